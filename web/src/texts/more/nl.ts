/** More texts in Dutch: those of parts that are loaded on demand. */

import type { Unfair } from "../../dice/fair";
import { capital, forms } from "../forms";
import type { More } from "./en";

const { number, count, list } = forms("nl");

const unfair: Readonly<Record<Unfair, string>> = {
  no_proof: "Dit verslag zegt niets over de dobbelstenen: het waren echte.",
  other_scheme:
    "Deze dobbelstenen volgen een methode die deze pagina niet kent. Laad de pagina opnieuw en probeer het nog eens.",
  unreadable: "Het verslag is niet te lezen.",
  not_revealed: "De startwaarde wordt onthuld als het spel afgelopen is.",
  other_promise: "Dit zijn niet de dobbelstenen die de tafel beloofde toen je ging zitten.",
  without_own_salt: "Wat jouw apparaat aan de dobbelstenen bijdroeg, ontbreekt in het verslag.",
  wrong_seed: "De startwaarde past niet bij wat de tafel beloofde.",
  wrong_salts: "Elke plaats moet precies één bijdrage aan de dobbelstenen hebben.",
  wrong_first: "Iemand anders had als eerste moeten gooien.",
  wrong_roll: "De dobbelstenen kloppen niet met de startwaarde.",
};

const judged: More["coach"]["judged"] = ({ exact, weaker }) => {
  if (exact) return "Exact: niets is geschat.";
  return weaker ? "Geschat, door een zwakkere kenner." : "Geschat.";
};

export const nl: More = {
  device: {
    about: "Wie spelen er op deze telefoon? Jullie geven hem door.",
    aboutReal: "Gooi met echte dobbelstenen en kruis hier aan. Wie spelen er op deze telefoon?",
    player: (player) => `Speler ${player}`,
    add: "Nog iemand",
    begins: "Begint",
    invite: "Anderen hebben een eigen telefoon",
  },

  ways: {
    clock: "Tijd per beslissing",
    anyoneRollsAbout: "Iedereen aan tafel mag gooien, wie er ook aan de beurt is: leg één telefoon in het midden.",
    seconds: (seconds) => (seconds ? `${seconds} seconden` : "zoveel je wilt"),
    own: "Een eigen spel",
    ownAbout: "Een tekstbestand (TOML) met een tekening van het scoreblad.",
    ownPick: "Bestand kiezen",
    record: "Verder met een verslag",
    recordAbout: "Een spel dat als tekstbestand is bewaard: iedereen neemt zijn oude plaats in.",
    recordPick: "Verslag kiezen",
    recordGo: "Naar de tafel",
    whoIsHere: "Wie speelt hier?",
  },

  settings: {
    language: "Taal",
    asBrowser: "Zoals de browser",
    theme: "Uiterlijk",
    themes: { auto: "Zoals het apparaat", light: "Licht", dark: "Donker" },
    patterns: "Letters en patronen op de scorebladen",
    patternsAbout: "Zodat niemand de kleuren uit elkaar hoeft te houden. De dobbelstenen hebben ze altijd.",
    sound: "Geluid",
    haptics: "Trillen",
    hints: "Tips voor de eerste beurt weer tonen",
    hintsShown: "De tips komen bij je volgende beurt.",
    forget: "Alles op dit apparaat vergeten",
    forgetAbout:
      "Je naam, je plaatsen en je geschiedenis op dit apparaat zijn dan weg. De tafels gaan zonder jou verder.",
  },

  menu: {
    pause: "Pauzeren",
    leave: "Tafel verlaten",
    leaveHint: "Een bot speelt voor je verder. Je kunt terugkomen.",
    replace: (name) => `Een bot voor ${name} laten spelen`,
    replaceHint: (name) => `Een bot beslist voor ${name} tot ${name} terugkomt.`,
    replaceLater: (name) => `Mogelijk zodra ${name} de tafel een minuut heeft laten wachten.`,
    invite: "Uitnodigen",
  },

  tutorial: {
    you: "Jij",
    step: (step, of) => `Stap ${step} van ${of}`,
    next: "Verder",
    skip: "Overslaan",
    film: "Een paar beurten later…",
    other: (what) => `Dat mag ook, maar neem nu eens ${what}.`,
    otherPass: "Dat mag ook, maar pas deze keer liever.",
    again: "Nog een keer",
    play: "Nu spelen",
  },

  extras: {
    autoPass: "Voor mij passen als er niets past",
    autoPassAbout: "Alleen als passen niets kost.",
    autoPenalty: "Ook mislukte worpen voor mij aankruisen",
    autoPenaltyAbout: "Anders bevestig je elke mislukte worp zelf.",
    oneTap: "Bevestigen met één tik",
    oneTapAbout:
      "Een tik kruist een vakje meteen aan, en je kunt het terugnemen. Wat het spel beëindigt, bevestig je nog steeds.",
    odds: "Vakjes kleuren naar hun kans",
    oddsAbout: "Hoe donkerder een vakje, hoe vaker twee dobbelstenen zijn getal geven.",
    notify: "Laat me weten wanneer ik aan de beurt ben",
    notifyAbout: "Met een melding, zolang deze pagina op de achtergrond is.",
    notifyDenied: "Je browser blokkeert meldingen van deze pagina. Sta ze eerst toe in zijn instellingen.",
    notifyNone:
      "Deze browser kan hier geen meldingen geven. Zet rowlock op een iPhone of iPad eerst op het beginscherm.",
    soundOffer: "Wil je de dobbelstenen en de pen horen?",
    soundYes: "Geluid aanzetten",
    installOffer: "rowlock kan een app op dit apparaat zijn.",
    installYes: "Installeren",
    installByHand: "Voor rowlock op je beginscherm: tik op ‘Deel’ en dan op ‘Zet op beginscherm’.",
  },

  keys: {
    on: "Met het toetsenbord spelen",
    chip: "kiezen wat er te kiezen is, op volgorde; bij echte dobbelstenen: wat er een toont",
    confirm: "bevestigen, gooien of verder",
    roll: "gooien",
    pass: "passen",
    takeBack: "terugnemen; bij echte dobbelstenen: de laatste wissen",
    cancel: "niets kiezen, of terug naar alle rijen",
    others: "het volgende scoreblad van de anderen bekijken",
    rules: "de regels tonen",
    menu: "het menu openen",
    hint: "tonen wat de zetten waard zijn",
    keys: "deze toetsen tonen",
  },

  recent: {
    pace: "Tempo van de bots",
    paces: { quick: "Snel", normal: "Gemiddeld", slow: "Langzaam" },
    paceAbout: "Zo lang zie je wat de bots doen. Met een tik of een toets gaat het meteen verder.",
  },

  end: {
    rematch: "Nog een keer spelen",
    toRematch: "Naar de volgende tafel",
    record: "Spel bewaren",
    verify: "Worpen controleren",
    verified: (turns) =>
      `Alle dobbelstenen van ${count(turns, "beurt", "beurten")} zijn zoals beloofd: niemand heeft ze uitgekozen.`,
    unfair: (reason, turn) => `${unfair[reason]}${turn ? ` Kijk naar beurt ${turn}.` : ""}`,
    replay: "Spel terugkijken",
    another: "Een ander spel",
  },

  ending: {
    youWonBy: (points) => `Je wint met ${count(points, "punt", "punten")} verschil!`,
    wonBy: (name, points) => `${name} wint met ${count(points, "punt", "punten")} verschil`,
    youShare: (names) => `${list(["Jij", ...names])} winnen samen!`,
    pointsOf: (name, points) => `${name} heeft ${count(points, "punt", "punten")}`,
    newBest: "Nieuw persoonlijk record!",
    newBestOf: (names) => `Nieuw persoonlijk record: ${list(names)}!`,
    best: (variant, points) => `Je record in ${variant} tot nu toe: ${number(points)}`,
    more: "Meer over dit spel",
    picture: "Deel een plaatje",
    sheetOf: (name, variant, result) => `Het ingevulde scoreblad van ${name} in ${variant}. ${result}.`,
    send: "Plaatje versturen",
    save: "Plaatje bewaren",
    noPicture: "Deze browser kan het plaatje niet maken.",
  },

  plot: {
    summary: (title, lines) => `${title}. ${lines.map(({ name, last }) => `${name}: ${last}`).join(", ")}.`,
    bars: (title, bars) => `${title}. ${bars.map((bar) => `${bar.name}: ${bar.count}`).join(", ")}.`,
    between: (from, to) => (from === to ? number(from) : `${number(from)} tot ${number(to)}`),
    growth: "Hoe de punten groeiden",
    turns: "Beurten",
    games: "Spellen",
  },

  history: {
    title: "Geschiedenis",
    none: "Nog geen spellen. Elk spel dat je uitspeelt, wordt hier bewaard, op dit apparaat.",
    firstGame: "Een spel spelen",
    few: (more) => `Nog ${count(more, "spel", "spellen")} en je ziet hier hoe je punten zich ontwikkelen.`,
    forgetful:
      "Deze browser bewaart niets: deze spellen zijn er tot je de pagina verlaat. Je kunt ze in een bestand bewaren.",
    all: "Alle",
    variant: "Welke spellen",
    player: "Wie er speelde",
    games: "Spellen",
    average: "Gemiddeld",
    best: "Beste",
    wins: "Gewonnen",
    winsOf: (wins, of) => `${wins} van ${of}`,
    locked: "Sloten per spel",
    penalties: "Mislukte worpen per spel",
    overTime: "Punten per spel",
    running: (games) => `Gem. van ${games}`,
    spread: "Verdeling van de punten",
    byVariant: "Per spel",
    list: "Spellen",
    more: "Meer tonen",
    won: "gewonnen",
    score: (name, points) => `${name} ${number(points)}`,
    named: (variant, when) => `${variant}, ${when}`,
    remove: (game) => `${game} wissen`,
    removeSure: "Dit spel van dit apparaat wissen? Het is dan voorgoed weg.",
    removeAll: "Alles wissen",
    removeAllSure: (games) =>
      `${count(games, "spel", "spellen")} van dit apparaat wissen? Weg is weg. Je kunt alles eerst in een bestand bewaren.`,
    removeYes: "Wissen",
    save: "Als bestand bewaren",
    load: "Bestand laden",
    loaded: (games) => (games ? `Nieuw toegevoegd: ${count(games, "spel", "spellen")}.` : "Er staat niets nieuws in."),
    notLoaded: "Dit is geen bestand met bewaarde spellen.",
    open: "Een verslag bekijken",
    openAbout: "Een spel dat als tekstbestand is bewaard, hier of elders.",
    openOwn: "Dit is een zelfgemaakt spel. Kies ook het bestand ervan (TOML).",
    file: "rowlock-spellen.json",
  },

  coach: {
    hint: "Coach: wat de zetten waard zijn",
    percent: (part) => `${number(100 * part)}%`,
    points: (points) => `${number(points)} pt`,
    described: (worth, good) => (good ? `${worth}, zo goed als de beste` : worth),
    best: (move, worth, how) => `Het beste: ${move}, ${worth}. ${judged(how)}`,
    judged,
    sure: "Zeker weten?",
    doubt: (move, costs) => `${capital(move)}: ${costs}.`,
    costs: (part) => `dat kost ongeveer ${number(100 * part)}% van een overwinning`,
    costsPoints: (points) => `dat kost ongeveer ${count(Math.round(points), "punt", "punten")}`,
    look: "Tonen wat de zetten waard zijn",
    anyway: "Toch spelen",
    always: "Altijd tonen wat zetten waard zijn",
    alwaysAbout: "Tegen bots, alleen, en waar de gastheer het toestaat.",
    tutor: "Tutor",
    tutorAbout: "Vraagt één keer na voordat een keuze 5% van een overwinning of meer kost. Niemand anders ziet dat.",
    allow: "Iedereen mag de coach vragen",
    allowAbout: "Iedereen aan tafel krijgt het te zien, en het staat in het verslag.",
  },

  board: {
    title: "Analysebord",
    about: "Tik op vakjes om ze aan te kruisen of een kruisje weg te halen.",
    here: "Deze stelling analyseren",
    sheet: "Scoreblad",
    players: "Spelers",
    player: (number) => `Speler ${number}`,
    turnOf: "Wie is aan de beurt",
    phase: "Nu",
    phases: { roll: "vóór de worp", white: "witte dobbelstenen", color: "gekleurde dobbelstenen" },
    dice: "Dobbelstenen",
    reroll: "Andere dobbelstenen",
    penalties: "Mislukte worpen",
    crossed: "Heeft met de witte dobbelstenen iets aangekruist",
    crossedAbout: "Anders kost passen nu een mislukte worp.",
    clear: "Lege scorebladen",
    share: "Link kopiëren",
    worth: "Wat de zetten waard zijn",
    worthOf: (name) => `Wat de zetten van ${name} waard zijn`,
    outset: "Vóór de worp",
    sums: (name) => `${name}, naar de som van de witte dobbelstenen`,
    over: "Hiermee is het spel afgelopen: niemand heeft iets te beslissen.",
    impossible: "Deze stelling kan niet voorkomen.",
    playOn: "Vanaf hier verder tegen bots",
    game: "Spel",
  },

  replay: {
    title: "Terugkijken",
    turn: (number) => `Beurt ${number}.`,
    start: "Het spel begint.",
    rolls: (name, whites) =>
      whites.every((face) => face === null)
        ? `${name} gooit.`
        : `${name} gooit: wit ${whites.map((face) => face ?? "?").join(" en ")}.`,
    unfinished: "Dit spel is nog bezig. Zo ging het tot nu toe.",
    first: "Naar het begin",
    back: "Terug",
    play: "Afspelen",
    pause: "Pauze",
    next: "Verder",
    last: "Naar het einde",
    speed: (times) => `Snelheid ${number(times)}×`,
    moment: "Moment",
    at: (turn, what) => `Beurt ${turn}. ${what}`,
    keys: "Toetsen: ← → een stap, Page Up en Page Down een beurt, Home en End, spatie speelt af.",
    record: "Spel bewaren",
    share: "Dit spel delen",
    copied: "Link gekopieerd",
    scores: "De telling",
    bonus: "Bonus",
    penalties: "Mislukte worpen",
    total: "Totaal",
    kept: "Dit heeft het apparaat van het spel bewaard.",
    toHistory: "Naar de geschiedenis",
  },
};
