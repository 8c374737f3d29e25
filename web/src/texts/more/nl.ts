/** More texts in Dutch: those of parts that are loaded on demand. */

import type { Unfair } from "../../dice/fair";
import { capital, forms } from "../forms";
import { color, die, row } from "../nl";
import type { More } from "./en";

const { number, count, list, either } = forms("nl");

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
    aboutReal:
      "Een blad voor elke speler: jullie voeren elke worp in, en rowlock houdt de beurten bij. Wie spelen er op deze telefoon?",
    player: (player) => `Speler ${player}`,
    add: "Nog iemand",
    begins: "Begint",
    invite: "Anderen hebben een eigen telefoon",
  },

  pad: {
    about:
      "Alleen je eigen blad, voor een spel met echte dobbelstenen: de anderen gebruiken papier of hun eigen telefoon. Niemand voert worpen in.",
    open: "Open het scoreblad",
    everybody: "Iedereen op deze telefoon",
    started: "Al begonnen",
    yours: "Jouw blad",
    prompt: "Tik op een vakje om het aan te kruisen.",
    tied: "Welke rij krijgt de kruisjes van de bonus?",
    undo: "Ongedaan maken",
    undoOf: (what) => `Ongedaan maken: ${what}`,
    closedByOthers: "Door iemand anders gesloten:",
    closedRow: (row) => `${row} door iemand anders gesloten`,
    confirm: "Elk kruisje bevestigen",
    confirmAbout: "Een tik laat eerst zien wat het kruisje oplevert.",
    end: "Het spel is afgelopen",
    goOn: "Toch nog niet",
    clear: "Nieuw blad",
    clearSure: "Wat op dit blad staat, is dan weg.",
    late: "Had je in deze worp nog een kruisje? Maak ongedaan, kruis aan en sluit de rij daarna opnieuw.",
    unreachable: "De server is niet bereikbaar. Je kruisjes zijn veilig op dit apparaat.",
    unfit:
      "De laatste kruisjes die hier zijn bewaard, passen niet op dit blad. Maak ze één voor één ongedaan, of begin een nieuw blad.",
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

  offline: {
    title: "Spelen zonder verbinding",
    about: "Tegen bots, of met vrienden rond dit apparaat: in de trein, in een hut, in het vliegtuig.",
    get: (megabytes: number) => `Offline beschikbaar maken (${megabytes} MB)`,
    getting: (percent: number) => `Downloaden: ${percent} %`,
    ready: "Offline beschikbaar. Spellen op dit apparaat wachten niet meer op een server.",
    fleeting:
      "Je browser kan deze bestanden en je tafels wissen als de ruimte krap wordt. Op het beginscherm is rowlock veiliger.",
    remove: "Offlinebestanden verwijderen",
    removeAbout: "Tafels op dit apparaat blijven, maar gaan pas verder als je de bestanden weer downloadt.",
    insecure: "Daarvoor is een veilig adres (https) en een actuele browser nodig.",
    offer: "Ook spelen in de trein en in het vliegtuig?",
    first: "Eenmalig: het spel wordt gedownload, zodat het op dit apparaat draait.",
    starting: "Bijna klaar…",
    alone:
      "Deze app heeft geen server: ze speelt hier, ook zonder verbinding. Voor tafels met vrienden op andere telefoons is een rowlock-server nodig.",
  },

  problems: {
    storage_full:
      "Er is geen ruimte meer op dit apparaat. Je laatste stap is niet bewaard, alles daarvoor wel: maak ruimte en probeer het opnieuw.",
    storage_refused:
      "Deze browser bewaart niets voor deze pagina, dus een tafel op dit apparaat zou verloren gaan. Sta de site toe gegevens te bewaren of verlaat het privévenster, en laad de pagina opnieuw.",
    other_version:
      "Deze pagina en haar offlinebestanden hebben verschillende versies. Laad de pagina opnieuw, met verbinding als het zonder niet helpt. Je tafels zijn veilig.",
    device:
      "Het offlinespel start niet. Laad de pagina opnieuw, of verwijder de offlinebestanden in de instellingen en download ze opnieuw.",
    not_kept:
      "Deze tafel staat op dit apparaat, maar de offlinebestanden ontbreken. Download ze in de instellingen, dan gaat het verder.",
    damaged: "De download is onderweg beschadigd. Probeer het opnieuw.",
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

  /** What people show each other. */
  reactions: {
    title: "Reageren",
    words: {
      hello: "Hallo!",
      well_played: "Goed gespeeld!",
      lucky: "Wat een geluk!",
      ouch: "Au!",
      laugh: "Haha!",
      thinking: "Even denken…",
    },
    show: "Reacties tonen",
    showAbout: "Wat anderen een paar seconden naast hun naam laten zien.",
  },

  extras: {
    passed: "Er past niets: gepast.",
    penalized: (points) => `Er past niets: mislukte worp, −${points}.`,
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

  review: {
    open: "Dit spel analyseren",
    of: (game) => `${game} analyseren`,
    mistakes: "Mijn fouten",
    puzzles: "Puzzels",
  },

  ending: {
    youWonBy: (points) => `Je wint met ${count(points, "punt", "punten")} verschil!`,
    wonBy: (name, points) => `${name} wint met ${count(points, "punt", "punten")} verschil`,
    youShare: (names) => `${list(["Jij", ...names])} winnen samen!`,
    pointsOf: (name, points) => `${name} heeft ${count(points, "punt", "punten")}`,
    newBest: "Nieuw persoonlijk record!",
    newBestOf: (names) => `Nieuw persoonlijk record: ${list(names)}!`,
    best: (variant, points) => `Je record in ${variant} tot nu toe: ${number(points)}`,
    firstWin: (names) => `Eerste winst op ${list(names)}!`,
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
    byOpponent: "Per tegenstander",
    marginAbout: "Saldo: jouw punten min die van de ander, gemiddeld.",
    streak: "Op rij gewonnen",
    longest: "Langste reeks",
    ties: "Gedeelde winst",
    columns: {
      won: "Winst",
      lost: "Verlies",
      tied: "Gelijk",
      average: "Gem.",
      best: "Record",
      margin: "Saldo",
    },
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

  ladder: {
    title: "Bots om te verslaan",
    about: "Je verslaat een bot als je een spel wint waarin die meespeelt. Een gedeelde winst met die bot telt niet.",
    tally: (wins, games, date) =>
      `${count(wins, "keer", "keer")} gewonnen in ${count(games, "spel", "spellen")}, voor het eerst op ${date}`,
    tries: (games) => `Nog niet verslagen, na ${count(games, "spel", "spellen")}`,
    never: "Nog niet gespeeld",
    marks: "Verslagen in",
    play: (bot) => `Speel tegen ${bot}`,
    top: "Je hebt ze allemaal verslagen!",
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

  reasons: {
    crossed: (field) => `${capital(field)} is al aangekruist.`,
    lost: (field, last) => `${capital(field)} is verloren: je laatste kruisje, ${last}, staat verder naar rechts.`,
    closed: (name) => `De ${row(name)} is gesloten.`,
    too_few: (field, name, need, have) =>
      `${capital(field)} heeft ${need} kruisjes in de ${row(name)} nodig, je hebt er ${have || "geen"}.`,
    no_neighbor: (field, neighbors) => `Voor ${field} moet eerst ${either(neighbors)} aangekruist zijn.`,
    over: "Het spel is afgelopen.",
    roll_first: (name) => (name ? `Eerst moet ${name} gooien.` : "Gooi eerst."),
    decided: "Je hebt al gekozen. Neem het terug als je iets wilt veranderen.",
    not_active: (name) => `Alleen ${name} mag nu de gekleurde dobbelstenen gebruiken.`,
    white_sum: (numbers) => `Nu telt alleen de som van de witte dobbelstenen: ${either(numbers)}.`,
    luck: (numbers, fields) => `Nu kan ${either(numbers)} of, dankzij je geluksgetal, ${either(fields)}.`,
    color_sum: (name, numbers) => `De ${die(name)} maakt met een witte ${either(numbers)}.`,
    round_sum: (field, neighbors, numbers) =>
      numbers.length
        ? `De dobbelsteen voor ${either(neighbors)} maakt met een witte ${either(numbers)}.`
        : `De gekleurde dobbelsteen voor ${field} is uit het spel.`,
    die_removed: (field, name) => `De ${die(name)} is uit het spel: ${field} kan alleen nog met de witte.`,
    tied: (rows) => `Kies de rij voor de bonus: ${either(rows.map(color))}.`,
    not_tied: (field) => `Bij de bonus van ${field} valt er geen rij te kiezen.`,
  },

  enter: {
    dice: "De dobbelstenen",
    faces: "Wat hij toont",
    die: (name, face) => `${color(name)}: ${face ?? "ontbreekt nog"}`,
    face: (name, face) => `${color(name)} ${face}`,
    done: {
      none: "Alleen aankruisen",
      white: "Alleen de witte",
      some: "De rest openlaten",
      all: "Dat is de worp",
    },
    missing: "Bots willen ze allemaal",
    erase: "Wissen",
  },

  give: {
    to: (name) => `Geef de telefoon aan ${name}`,
    hidden: "Wat je koos, blijft verborgen tot iedereen heeft gekozen.",
    take: (name) => `Ik ben ${name}`,
  },

  guide: {
    skip: "Geen tips",
    hints: {
      roll: "Jij gooit alle dobbelstenen, en de witte zijn voor iedereen.",
      enter: "Voer in wat de dobbelstenen tonen, of kruis gewoon aan zonder invoer.",
      white: "Iedereen mag de witte som in één rij aankruisen. Wat je links overslaat, is verloren.",
      confirm: "Dit staat er in potlood. Bevestig het, of kies iets anders.",
      takeBack: "Van gedachten veranderd? Neem het terug voordat de anderen klaar zijn.",
      color: "Alleen jij: een witte plus een gekleurde dobbelsteen. Kruis de som in die kleur aan.",
      penalty: "Jouw beurt, en nog niets aangekruist: passen kost nu een mislukte worp.",
      free: "Er past niets. Als een ander gooit, kost passen niets.",
      later: "Er past niets. Je hebt de gekleurde dobbelstenen nog.",
    },
  },

  log: {
    title: "Spelverloop",
    turn: (turn, name) => `Beurt ${turn}: ${name}`,
    none: "Hier komt elke worp en elk kruisje te staan.",
    scale: "Punten voor de kruisjes in een rij",
    crosses: "Kruisjes",
    points: "Punten",
  },
};
