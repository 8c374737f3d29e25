/** Every text of the page in Dutch. */

import type { Unfair } from "../game/fair";
import type { Texts } from "./en";
import { capital, forms } from "./forms";

const { number, date, count, list, either } = forms("nl");

const colors: Readonly<Record<string, string>> = {
  red: "rood",
  yellow: "geel",
  green: "groen",
  blue: "blauw",
  white: "wit",
};
const color = (name: string) => colors[name] ?? name;

/** The color before a noun: "rode" rij. */
const inflected: Readonly<Record<string, string>> = {
  red: "rode",
  yellow: "gele",
  green: "groene",
  blue: "blauwe",
  white: "witte",
};
const colored = (name: string) => inflected[name] ?? name;
const row = (name: string) => `${colored(name)} rij`;
const die = (name: string) => `${colored(name)} dobbelsteen`;

const letters: Readonly<Record<string, string>> = { red: "R", yellow: "Ge", green: "Gr", blue: "B", white: "W" };
const letter = (name: string) => letters[name] ?? name;

const bots: Readonly<Record<string, string>> = {
  greedy: "makkelijk: slaat zo weinig mogelijk over",
  random: "heel makkelijk: doet zomaar iets",
};

const pairs: Readonly<Record<string, string>> = {
  "two-in-fewest": "twee kruisjes in je kortste rij",
  "one-in-each": "een kruisje in elke rij",
  "double-fewest": "je kortste rij telt dubbel",
  thirteen: "13 punten",
  "no-penalties": "mislukte worpen kosten niets",
};

const unfair: Readonly<Record<Unfair, string>> = {
  no_proof: "Dit verslag zegt niets over de dobbelstenen: het waren echte.",
  other_scheme:
    "Deze dobbelstenen volgen een methode die deze pagina niet kent. Laad de pagina opnieuw en probeer het nog eens.",
  unreadable: "Het verslag is niet te lezen.",
  not_revealed: "De startwaarde wordt verteld als het spel afgelopen is.",
  other_promise: "Dit zijn niet de dobbelstenen die de tafel beloofde toen je ging zitten.",
  without_own_salt: "Wat jouw apparaat aan de dobbelstenen bijdroeg, ontbreekt in het verslag.",
  wrong_seed: "De startwaarde past niet bij wat de tafel beloofde.",
  wrong_salts: "Elke plaats moet precies één bijdrage aan de dobbelstenen hebben.",
  wrong_first: "Iemand anders had als eerste moeten gooien.",
  wrong_roll: "Dit zijn niet de dobbelstenen die uit de startwaarde volgen.",
};

const problems: Readonly<Record<string, string>> = {
  unreachable: "De server is niet bereikbaar. Controleer je verbinding en probeer het nog eens.",
  unavailable: "De server heeft een probleem. Probeer het zo nog eens.",
  store_unavailable: "De server heeft een probleem. Probeer het zo nog eens.",
  unknown_table: "Er is geen tafel met deze code. Misschien een tikfout, of de tafel is allang weg.",
  table_full: "Alle plaatsen zijn bezet. Je kunt toekijken, of zelf een tafel openen.",
  name_taken: "Iemand aan tafel heet al zo. Kies een andere naam.",
  not_seated: "Deze plaats is niet meer van jou.",
  not_host: "Dat kan alleen de gastheer.",
  paused: "De tafel pauzeert. Laat hem eerst verdergaan.",
  stale_decision: "Dat kwam te laat: de tafel is al verder.",
  too_many: "Dat was veel tegelijk. Wacht even.",
};

export const nl: Texts = {
  name: "rowlock",
  tagline: "Gooien, aankruisen, sluiten: voor het spel Qwixx, met vrienden of tegen een bot.",
  color,
  letter,
  list,
  number,
  decimal: number,
  date,
  points: (points) => count(points, "punt", "punten"),
  back: "Terug",
  close: "Sluiten",
  cancel: "Annuleren",
  loading: "Een ogenblik…",
  tryAgain: "Nog eens proberen",
  toStart: "Naar de startpagina",
  outdated: "Er is een nieuwe versie van deze pagina.",
  reload: "Laden",
  qr: (text) => `QR-code: ${text}`,
  problem: (code, message) => problems[code] ?? message,
  bot: (name) => bots[name] ?? name,
  pair: (kind) => pairs[kind] ?? kind,

  notice: {
    unreachable:
      "De server is niet bereikbaar. Om te spelen is hij nodig; we blijven het proberen. Regels en geschiedenis zijn er misschien wel.",
    notKept:
      "Deze browser bewaart niets: als je de pagina opnieuw laadt of sluit, ben je je plaats kwijt. Spelen kan gewoon.",
  },

  start: {
    yourName: "Je naam",
    nameMissing: "Vertel ons eerst je naam.",
    player: "Speler",
    variant: (name) => `Spel: ${name}. Een ander kiezen`,
    variants: "Welk spel?",
    homeMade: "Een eigen spel.",
    bot: "Tegen een bot",
    friends: "Met vrienden",
    onePhone: "Eén telefoon voor iedereen",
    realDice: "Blad voor echte dobbelstenen",
    code: "Code van een tafel",
    join: "Meedoen",
    codeMissing: "Een code heeft alleen letters, zoals KXWPQM.",
    goOn: "Verder",
    tableOf: (variant, others) => (others.length ? `${variant} met ${list(others)}` : variant),
    moreTables: (tables) => count(tables, "andere tafel", "andere tafels"),
    links: "Meer",
    history: "Geschiedenis",
    more: "Meer",
  },

  device: {
    about: "Wie spelen er op deze telefoon? Jullie geven hem door.",
    aboutReal: "Gooi met echte dobbelstenen en kruis hier aan. Wie spelen er op deze telefoon?",
    player: (player) => `Speler ${player}`,
    add: "Nog iemand",
    begins: "Begint",
    invite: "Anderen hebben een eigen telefoon",
  },

  more: {
    title: "Meer manieren om te spelen",
    bot: "Tegenstander",
    clock: "Tijd per beslissing",
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

  variants: {
    classic: { name: "Classic", about: "Het origineel: kruis van links naar rechts aan en sluit de rijen." },
    longo: { name: "Longo", about: "Lange rijen, achtzijdige dobbelstenen en je eigen geluksgetallen." },
    "mixx-a": { name: "gemixxt A", about: "De getallen lopen zoals altijd, maar de rijen wisselen van kleur." },
    "mixx-b": { name: "gemixxt B", about: "De getallen van elke rij staan kriskras door elkaar." },
    "bonus-a": { name: "Bonus A", about: "Bonusvakjes geven kruisjes uit een balk, vaak als kettingreactie." },
    "bonus-b": { name: "Bonus B", about: "Kruis beide vakjes van een paar aan en verdien de bonus." },
    "big-points": { name: "Big Points", about: "Ronde vakjes tussen de rijen tellen voor allebei." },
  },

  bots: {
    greedy: { name: "Gretig", about: "slaat zo weinig vakjes over als het kan" },
  },

  rules: {
    title: "Regels",
    of: (variant) => `Regels van ${variant}`,
    contents: "Op deze pagina",
    others: "Andere spellen",
    offline: "De regels komen van de server, en die is nu niet bereikbaar.",
  },

  settings: {
    title: "Instellingen",
    language: "Taal",
    asBrowser: "Zoals de browser",
    theme: "Uiterlijk",
    themes: { auto: "Zoals het apparaat", light: "Licht", dark: "Donker" },
    patterns: "Letters en patronen op de scorebladen",
    patternsAbout: "Zodat niemand de kleuren uit elkaar hoeft te houden. De dobbelstenen hebben ze altijd.",
    sound: "Geluid",
    haptics: "Trillen",
    hints: "Tips voor de eerste beurt weer tonen",
    hintsShown: "Ze komen bij je volgende beurt.",
    forget: "Alles op dit apparaat vergeten",
    forgetAbout:
      "Je naam, je plaatsen en je geschiedenis op dit apparaat zijn dan weg. De tafels gaan zonder jou verder.",
    forgotten: "Alles is vergeten.",
  },

  update: {
    ready: "Er is een nieuwe versie.",
    load: "Laden",
  },

  invite: {
    title: (code) => `Tafel ${code}`,
    who: (names) => (names.length ? `Aan tafel: ${list(names)}.` : "Er is nog niemand."),
    sit: "Gaan zitten",
    watch: "Alleen kijken",
    started: "Het spel is begonnen. Je kunt toekijken.",
  },

  lobby: {
    title: "Wachten op spelers",
    code: "Code",
    copy: "Link kopiëren",
    copied: "Gekopieerd",
    share: "Link sturen",
    scan: "Vrienden scannen dit, openen de link of typen de code.",
    tv: "Op een tv tonen",
    host: "gastheer",
    bot: "bot",
    you: "jij",
    away: "weg",
    free: "vrij",
    addBot: (bot) => `Bot erbij (${bot})`,
    botKind: "Welke bot",
    remove: (name) => `${name} verwijderen`,
    makeHost: (name) => `${name} gastheer maken`,
    makeHostAbout: (name) => `${name} bepaalt dan wie er meespeelt en wanneer het begint.`,
    start: "Starten",
    begins: "Begint",
    alone: "Je kunt ook alleen starten: dan speel je om de punten.",
    ready: "Start als iedereen er is.",
    missing: (names) => `Nog vrij: ${list(names)}. Iedereen moet terug zijn, of een bot neemt de plaats in.`,
    waitForHost: (name) => `Je zit aan tafel. ${name} start het spel.`,
    watching: (name) => `Je kijkt toe. ${name} start het spel.`,
    leave: "Weggaan",
    leaveAbout: "Je plaats komt vrij.",
  },

  table: {
    turn: (turn) => `beurt ${turn}`,
    yourTurn: "Jouw beurt",
    turnOf: (name) => `${name} is aan de beurt`,
    over: "Het is afgelopen",
    turnIsYours: "Jij bent aan de beurt.",
    turnIsOf: (name) => `${name} is aan de beurt.`,
    forSeat: (name, text) => `${name}: ${text}`,
    watching: "Je kijkt toe.",
    you: "jij",
    white: (sum) => `Witte dobbelstenen: ${sum}.`,
    whiteUnknown: "Witte dobbelstenen.",
    crossOrPass: "Kruis het in één rij aan, of pas.",
    crossSumOrPass: "Kruis hun som in één rij aan, of pas.",
    nothingWhite: "Er past niets.",
    colorHint: "Een witte plus een gekleurde dobbelsteen, of pas.",
    colorHintPenalty: "Een witte plus een gekleurde dobbelsteen, of een mislukte worp.",
    nothingColor: "Er past niets bij de gekleurde dobbelstenen.",
    nothingColorPenalty: "Er past niets: een mislukte worp.",
    chose: (what) => `Jouw keuze: ${what}.`,
    waitingFor: (names) => `Wachten op ${list(names)}.`,
    choosesColor: (name) => `${name} kiest met de gekleurde dobbelstenen.`,
    rolls: (name) => `Nu gooit ${name}.`,
    yourRoll: "Jij gooit.",
    roll: "Gooien",
    rollFor: (name) => `Gooien voor ${name}`,
    rolling: "De dobbelstenen rollen…",
    yourMove: "Jouw zet",
    pass: "Passen",
    passPenalty: (points) => `Mislukte worp −${points}`,
    aPass: "passen",
    confirm: (what) => `${capital(what)} bevestigen`,
    confirmNothing: "Bevestigen",
    confirmPass: "Passen bevestigen",
    confirmPenalty: (points) => `Mislukte worp bevestigen, −${points}`,
    takeBack: "Terugnemen",
    takeBackOf: (name) => `${name}: terugnemen`,
    secondsLeft: (seconds) => `${seconds} s`,
    rowOf: (chip, moves) => `${chip}: ${count(moves, "vakje", "vakjes")}`,
    fieldOf: (field, moves) => `${field}: ${count(moves, "mogelijkheid", "mogelijkheden")}`,
    roundChip: (chip) => `rond ${chip}`,
    otherRow: "Andere rij",
    sending: "Versturen…",
    penalties: "Mislukte worpen",
    penalty: "mislukte worp",
    lucky: (numbers) => `Geluksgetallen ${numbers.join(" · ")}`,
    bar: (left) => (left.length ? `Bonusbalk, nog vrij: ${left.join(", ")}` : "Bonusbalk, opgebruikt"),
    pairCrossed: (crossed, of) => `${crossed} van ${of} aangekruist`,
    bonus: "bonus",
    penaltiesTaken: (penalties) => count(penalties, "mislukte worp", "mislukte worpen"),
    isActive: "is aan de beurt",
    hasChosen: "heeft gekozen",
    isAwaited: "kiest nog",
    paused: "De tafel pauzeert.",
    pausedByNobody: "De tafel pauzeert: er was niemand.",
    pause: "Pauzeren",
    resume: "Verder",
    botForYou: "Een bot speelt voor je.",
    comeBack: "Weer zelf spelen",
    leave: "Tafel verlaten",
    leaveHint: "Een bot speelt voor je verder. Je kunt terugkomen.",
    replace: (name) => `Een bot voor ${name} laten spelen`,
    menu: "Menu",
    link: "Link naar deze tafel",
    reconnecting: "Verbinding weg. We proberen het weer…",
    sheetOf: (name) => `Scoreblad van ${name}`,
    noted: "Goed",
  },

  field: {
    named: (name, printed) => `${color(name)} ${printed}`,
    namedInRow: (field, name) => `${field} in de ${row(name)}`,
    colorInRow: (name, other) => `${color(name)}, ${row(other)}`,
    range: (first, last) => `${first}–${last}`,
    roundRow: (rows) => rows.map(letter).join("/"),
    round: (rows, printed) => `rond vakje ${printed}, ${list(rows.map(color))}`,
    roundShort: (rows, printed) => `◯ ${printed} ${rows.map(letter).join("/")}`,
    toRow: (what, name) => `${what} → ${color(name)}`,
    canWhite: "kan met de witte dobbelstenen worden aangekruist",
    canColor: "kan met een witte en een gekleurde dobbelsteen worden aangekruist",
    crossed: "aangekruist",
    tried: "in potlood",
    lost: "verloren",
    open: "open",
    lock: (name) => `${color(name)} slot`,
    locked: "aangekruist",
    closed: "gesloten",
    pair: (kind) => `bonus: ${pairs[kind] ?? kind}`,
    bonus: "bonusvakje",
    double: "telt dubbel",
  },

  tv: {
    join: "Scan dit of open de link, en ga zitten.",
    nobody: "Er is nog niemand.",
    code: (code) => `Tafel ${code}`,
  },

  dice: {
    shows: (name, face) => `${die(name)}: ${face ?? "onbekend"}`,
    waiting: die,
    gone: (name) => `${die(name)}: uit het spel`,
  },

  announce: {
    closed: (name, names) => {
      if (!names.length) return `${capital(color(name))} is gesloten!`;
      return `${list(names)} ${names.length === 1 ? "sluit" : "sluiten"} ${color(name)}!`;
    },
    lastRow: "Nog één gesloten rij en het spel is afgelopen.",
    lastPenalty: (names) => `Nog één mislukte worp van ${either(names)} en het spel is afgelopen.`,
  },

  enter: {
    ask: "Wat tonen de dobbelstenen?",
    askFor: (name) => `${name} gooit. Wat tonen de dobbelstenen?`,
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
      white: "Iedereen mag de som van de witte in één rij aankruisen. Wat je links overslaat, is verloren.",
      confirm: "Dit staat er in potlood. Bevestig het, of kies iets anders.",
      takeBack: "Van gedachten veranderd? Neem het terug voordat de anderen klaar zijn.",
      color: "Alleen jij: een witte plus een gekleurde dobbelsteen. Kruis de som in die kleur aan.",
      penalty: "Jouw beurt, en nog niets aangekruist: passen kost nu een mislukte worp.",
      free: "Er past niets. Als een ander gooit, kost passen niets.",
      later: "Er past niets. Je hebt de gekleurde dobbelstenen nog.",
    },
  },

  keys: {
    title: "Toetsen",
    on: "Met toetsen spelen",
    chip: "kiezen wat er te kiezen is, op volgorde; bij echte dobbelstenen: wat er een toont",
    confirm: "bevestigen, gooien of verder",
    roll: "gooien",
    pass: "passen",
    takeBack: "terugnemen; bij echte dobbelstenen: de laatste wissen",
    cancel: "niets kiezen, of terug naar alle rijen",
    others: "het volgende scoreblad van de anderen bekijken",
    rules: "de regels tonen",
    menu: "het menu openen",
    keys: "deze toetsen tonen",
  },

  events: {
    crossed: (name, fields) => `${name}: ${fields.join(", ")}.`,
    rolled: (name) => `${name} gooit.`,
    whites: (one, other) => `Wit ${one} en ${other}, samen ${one + other}.`,
    die: (name, face) => `${color(name)} ${face}`,
    colored: (dice) => `${capital(list(dice))}.`,
    tookBack: (name) => `${name} neemt een keuze terug.`,
    passed: (names) => `${list(names)} ${names.length === 1 ? "past" : "passen"}.`,
    penalized: (name) => `${name} krijgt een mislukte worp.`,
    closed: (rows) => `${capital(list(rows.map(color)))} ${rows.length === 1 ? "is" : "zijn"} gesloten!`,
    endedByRows: "Er zijn genoeg rijen gesloten: het spel is afgelopen.",
    endedByPenalties: "De laatste mislukte worp is er: het spel is afgelopen.",
  },

  end: {
    won: (names) => (names.length === 1 ? `${names[0]} wint` : `${list(names)} winnen samen`),
    youWon: "Je hebt gewonnen!",
    rematch: "Nog een keer spelen",
    toRematch: "Naar de volgende tafel",
    record: "Spel bewaren",
    verify: "Worpen controleren",
    verified: (turns) =>
      `Alle dobbelstenen van ${count(turns, "beurt", "beurten")} zijn zoals beloofd: niemand heeft ze uitgekozen.`,
    unfair: (reason, turn) => `${unfair[reason]}${turn ? ` Kijk naar beurt ${turn}.` : ""}`,
    another: "Een ander spel",
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
    locked: "Rijen gesloten per spel",
    penalties: "Mislukte worpen per spel",
    overTime: "Punten per spel",
    points: "Punten",
    running: (games) => `Gemiddelde van ${games}`,
    spread: "Hoe vaak hoeveel punten",
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
    save: "In een bestand bewaren",
    load: "Uit een bestand laden",
    loaded: (games) => (games ? `Nieuw hier: ${count(games, "spel", "spellen")}.` : "Er staat niets nieuws in."),
    notLoaded: "Dit is geen bestand met bewaarde spellen.",
    open: "Een verslag bekijken",
    openAbout: "Een verslag van elders, als tekstbestand. Hoort het bij een eigen spel, kies dan ook het TOML-bestand.",
    file: "rowlock-spellen.json",
  },

  replay: {
    title: "Terugkijken",
    turn: (number) => `Beurt ${number}.`,
    start: "Het spel begint.",
    rolls: (name, whites) =>
      whites.every((face) => face === null)
        ? `${name} gooit.`
        : `${name} gooit: wit ${whites.map((face) => face ?? "?").join(" en ")}.`,
    unfinished: "Dit spel is nog bezig. Tot nu toe ging het zo.",
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
    kept: "Dit bewaarde dit apparaat van het spel.",
    toHistory: "Naar de geschiedenis",
  },
};
