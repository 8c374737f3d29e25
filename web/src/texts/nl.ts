/** Every text of the page in Dutch. */

import { variants } from "../generated/variants/nl";
import type { Problems, Texts } from "./en";
import { capital, forms, telling } from "./forms";

const { number, date, count, list, either } = forms("nl");

const colors: Readonly<Record<string, string>> = {
  red: "rood",
  yellow: "geel",
  green: "groen",
  blue: "blauw",
  white: "wit",
};
export const color = (name: string) => colors[name] ?? name;

/** The color before a noun: "rode" rij. */
const inflected: Readonly<Record<string, string>> = {
  red: "rode",
  yellow: "gele",
  green: "groene",
  blue: "blauwe",
  white: "witte",
};
const colored = (name: string) => inflected[name] ?? name;
export const row = (name: string) => `${colored(name)} rij`;
export const die = (name: string) => `${colored(name)} dobbelsteen`;

const letters: Readonly<Record<string, string>> = { red: "R", yellow: "Ge", green: "Gr", blue: "B", white: "W" };
const letter = (name: string) => letters[name] ?? name;

const bots: Readonly<Record<string, { readonly level: string; readonly about: string }>> = {
  dot: { level: "beginner", about: "Is bang voor mislukte worpen en slaat te veel over." },
  otto: { level: "gemiddeld", about: "Let op gaten, maar denkt aan één actie tegelijk." },
  vera: { level: "moeilijk", about: "Plant haar beurt, maar ziet het einde niet aankomen." },
  sage: { level: "heel moeilijk", about: "Weegt alles af, maar weet niet wat jij gaat doen." },
  champion: { level: "kampioen", about: "Let op alle bladen en speelt om te winnen." },
};

const pairs: Readonly<Record<string, string>> = {
  "two-in-fewest": "twee kruisjes in je kortste rij",
  "one-in-each": "een kruisje in elke rij",
  "double-fewest": "je kortste rij telt dubbel",
  thirteen: "13 punten",
  "no-penalties": "mislukte worpen kosten niets",
};

const trouble = "De server heeft een probleem. Probeer het zo nog eens.";
const impossible = (message: string) => `Dat gaat niet: ${message}.`;
const mismatch = "Deze pagina en de server hebben verschillende versies. Laad de pagina opnieuw.";

const problems: Problems = {
  unreachable: "De server is niet bereikbaar. Controleer je verbinding en probeer het nog eens.",
  unavailable: trouble,
  store_unavailable: trouble,
  version_conflict: trouble,
  log_damaged: "Het logboek van deze tafel is beschadigd. De beheerder van de server kan een back-up terugzetten.",
  error: trouble,
  unreadable: mismatch,
  bad_message: mismatch,
  not_json: mismatch,
  foreign_site: "Deze server accepteert geen verzoeken van pagina’s van andere sites. Open hem op zijn eigen adres.",
  not_found: "Hier is niets. Misschien is de link stuk.",
  method_not_allowed: "Dat ondersteunt de server niet. Laad de pagina opnieuw.",
  unknown_table: "Er is geen tafel met deze code. Misschien een tikfout, of de tafel is allang weg.",
  table_taken: "Er is al een tafel met deze code. Probeer het nog eens.",
  table_full: "Alle plaatsen zijn bezet. Je kunt toekijken, of zelf een tafel openen.",
  table_refused: impossible,
  name_taken: "Iemand aan tafel heet al zo. Kies een andere naam.",
  not_seated: "Deze plaats is niet meer van jou.",
  not_host: "Dat kan alleen de gastheer. Laat iemand de tafel een minuut wachten, dan kun je zonder diegene verder.",
  coach_not_allowed: "Hier spelen ook anderen, en de gastheer heeft de coach niet toegestaan.",
  paused: "De tafel pauzeert. Laat hem eerst verdergaan.",
  table_reloaded: "De server is teruggegaan naar een eerdere stand van deze tafel. Bekijk die en kies dan opnieuw.",
  stale_decision: "Dat kwam te laat: de tafel is al verder.",
  too_many: "Dat was veel tegelijk. Wacht even.",
  too_large: "Dat is te groot voor de server.",
  unknown_variant: "De server kent dit spel niet. Kies een ander.",
  wrong_variant: "Dit verslag hoort bij een ander spel.",
  variant_invalid: (message) => `In het bestand van het spel zit een fout. ${message}.`,
  record_illegal: (message) => `In het verslag zit een fout. ${message}.`,
  notation: (message) => `Dit is niet te lezen: ${message}.`,
  not_consecutive: impossible,
  not_fair: "Dit zijn niet de dobbelstenen die beloofd waren.",
  bad_setup: impossible,
  seat_out_of_range: "Deze plaats is er niet aan tafel.",
  bad_roll: "Dat kunnen deze dobbelstenen niet tonen.",
  not_time_to_roll: "Er valt nu niets te gooien.",
  face_out_of_range: "Dat getal heeft de dobbelsteen niet.",
  removed_die: "Deze dobbelsteen doet niet meer mee: zijn rij is gesloten.",
  missing_die: "Er ontbreekt een dobbelsteen: voer die ook in.",
  not_your_decision: "Je hebt nu niets te beslissen.",
  already_decided: "Je hebt al gekozen.",
  illegal_move: "Dat mag niet van de regels.",
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
  outdated: "Dit deel van de pagina komt niet: de verbinding is weg, of er is een nieuwe versie van de pagina.",
  reload: "Pagina opnieuw laden",
  broken: "Er ging iets mis op deze pagina. Opnieuw laden helpt meestal; je houdt je plaats.",
  qr: (text) => `QR-code: ${text}`,
  problems,
  problem: telling(problems, impossible),
  bots,
  pairs,
  pair: (kind) => pairs[kind] ?? kind,

  notice: {
    unreachable:
      "De server is niet bereikbaar. Om te spelen is hij nodig; we blijven het proberen. Regels en geschiedenis zijn er misschien wel.",
    notKept:
      "Deze browser bewaart niets: als je de pagina opnieuw laadt of sluit, ben je je plaats kwijt. Spelen kan gewoon.",
  },

  start: {
    player: "Speler",
    variants: "Welk spel?",
    pad: "Scoreblad",
    history: "Geschiedenis",
  },

  gather: {
    coach: "Coach toegestaan",
  },

  more: {
    title: "Meer manieren om te spelen",
    anyoneRolls: "Eén apparaat gooit voor iedereen",
  },

  variants,

  rules: {
    title: "Regels",
    of: (variant) => `Regels van ${variant}`,
  },

  settings: {
    title: "Instellingen",
  },

  tutorial: {
    title: "Het spel leren",
    newHere: "Nieuw hier? Leer het in 2 minuten",
  },

  different: {
    title: (variant) => `Nieuw bij ${variant}`,
    gotIt: "Begrepen",
  },

  extras: {
    paused: "Gepauzeerd",
    yourChoice: "Jouw keuze",
    rolls: (name) => `${name} gooit`,
    choose: (names) => `${list(names)} ${names.length === 1 ? "kiest" : "kiezen"}`,
    ways: (ways, all) => `${ways} van de ${all}`,
  },

  update: {
    ready: "Er is een nieuwe versie.",
    load: "Laden",
  },

  invite: {
    title: (code) => `Tafel ${code}`,
  },

  lobby: {
    away: "weg",
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
    resume: "Verder",
    botForYou: "Een bot speelt voor je.",
    comeBack: "Weer zelf spelen",
    menu: "Menu",
    link: "Link naar deze tafel",
    reconnecting: "Verbinding weg. We proberen het weer…",
    sheetOf: (name) => `Scoreblad van ${name}`,
    nextSheet: "Volgend scoreblad",
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
    can: "kan worden aangekruist",
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

  why: {
    marks: {
      pair: (mark, bonus) => `Kruis beide vakjes met ‘${mark}’ aan: ${bonus}.`,
      pairEarned: "Die heb je.",
      pairLost: "Een ervan is verloren, dus die krijg je niet meer.",
      bonus:
        "Elk bonusvakje streept het volgende vakje van de balk door, en je kruist het volgende vakje in die kleur aan.",
      double: "Een kruisje hier telt dubbel.",
      closing: (need) =>
        `Sluit de rij voor iedereen. Je hebt eerst ${need} kruisjes in de rij nodig; het slot telt als extra kruisje.`,
      round: "Heeft een aangekruiste buur met hetzelfde getal nodig en telt voor beide rijen.",
      lucky: (numbers) =>
        `Maken de witte dobbelstenen ${either(numbers.map(String))}, dan mag je in plaats daarvan het volgende vakje aankruisen in je rij met de minste kruisjes.`,
      penalties: (points, last) =>
        `Kruis je in je eigen beurt niets aan, dan kost dat ${count(points, "punt", "punten")}. Mislukte worp nummer ${last} beëindigt het spel.`,
    },
    preview: {
      score: (points, change) => `dan ${count(points, "punt", "punten")} (${change})`,
      setsOff: (fields) => `Kruisjes door de bonus: ${fields.join(", ")}.`,
      earns: (bonuses) => `Je krijgt: ${bonuses.join(", ")}.`,
      lost: (fields) => `Je verliest: ${fields.join(", ")}.`,
      span: (first, last) => `${first} tot en met ${last}`,
      closes: (rows) => `Dit sluit ${list(rows.map(color))}.`,
      ends: "Dit beëindigt het spel.",
    },
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
  },

  keys: {
    title: "Toetsen",
  },

  events: {
    crossed: (name, fields) => `${name} kruist ${list(fields)} aan.`,
    rolled: (name) => `${name} gooit.`,
    whites: (one, other) => `Wit ${one} en ${other}, samen ${one + other}.`,
    die: (name, face) => `${color(name)} ${face}`,
    colored: (dice) => `${capital(list(dice))}.`,
    tookBack: (name) => `${name} neemt een keuze terug.`,
    passed: (names) => `${list(names)} ${names.length === 1 ? "past" : "passen"}.`,
    penalized: (name) => `${name} krijgt een mislukte worp.`,
    closed: (rows) => `${capital(list(rows.map(color)))} ${rows.length === 1 ? "is" : "zijn"} gesloten!`,
    endedByRows: "Er zijn genoeg rijen gesloten: het spel is afgelopen.",
    endedByPenalties: "Laatste mislukte worp: het spel is afgelopen.",
  },

  log: {
    you: "Jij",
  },

  recent: {
    lastRoll: "Vorige worp",
  },

  end: {
    won: (names) => (names.length === 1 ? `${names[0]} wint` : `${list(names)} winnen samen`),
    youWon: "Je hebt gewonnen!",
    alone: (points) => `Je hebt ${count(points, "punt", "punten")}!`,
  },
};
