/** Every text of the page in German, with the terms of the printed pads. */

import { variants } from "../generated/variants/de";
import type { Problems, Texts } from "./en";
import { forms, telling } from "./forms";

const { number, date, count, list, either } = forms("de");

const colors: Readonly<Record<string, string>> = {
  red: "Rot",
  yellow: "Gelb",
  green: "Grün",
  blue: "Blau",
  white: "Weiß",
};
export const color = (name: string) => colors[name] ?? name;

/** The color before a noun: "rote" Reihe, "roter" Würfel. */
export const colored = (name: string, ending: string) => color(name).toLowerCase() + ending;
export const row = (name: string) => `${colored(name, "e")} Reihe`;

const letters: Readonly<Record<string, string>> = { red: "R", yellow: "Ge", green: "Gr", blue: "B", white: "W" };
const letter = (name: string) => letters[name] ?? name;

const bots: Readonly<Record<string, { readonly level: string; readonly about: string }>> = {
  dot: { level: "Anfänger", about: "Fürchtet Fehlwürfe und lässt zu viel aus." },
  otto: { level: "mittel", about: "Achtet auf Lücken, denkt aber nur an eine Aktion." },
  vera: { level: "schwer", about: "Plant ihren Zug, sieht aber das Ende nicht kommen." },
  sage: { level: "sehr schwer", about: "Wägt alles ab, weiß aber nicht, was du tun wirst." },
  champion: { level: "Champion", about: "Hat alle Zettel im Blick und spielt auf Sieg." },
};

const pairs: Readonly<Record<string, string>> = {
  "two-in-fewest": "zwei Kreuze in deiner kürzesten Reihe",
  "one-in-each": "ein Kreuz in jeder Reihe",
  "double-fewest": "deine kürzeste Reihe zählt doppelt",
  thirteen: "13 Punkte",
  "no-penalties": "Fehlwürfe kosten nichts",
};

const trouble = "Der Server hat ein Problem. Bitte versuch es gleich noch einmal.";
const impossible = (message: string) => `Das geht nicht: ${message}.`;
const mismatch = "Seite und Server haben verschiedene Versionen. Bitte lade die Seite neu.";

const problems: Problems = {
  unreachable: "Der Server ist nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.",
  unavailable: trouble,
  store_unavailable: trouble,
  version_conflict: trouble,
  log_damaged: "Der Verlauf dieses Tisches ist beschädigt. Wer den Server betreibt, kann eine Sicherung zurückspielen.",
  error: trouble,
  unreadable: mismatch,
  bad_message: mismatch,
  not_json: mismatch,
  foreign_site:
    "Dieser Server nimmt keine Anfragen von Seiten anderer Anbieter an. Öffne ihn unter seiner eigenen Adresse.",
  not_found: "Hier ist nichts. Vielleicht ist der Link kaputt.",
  method_not_allowed: "Das unterstützt der Server nicht. Bitte lade die Seite neu.",
  unknown_table: "Es gibt keinen Tisch mit diesem Code. Vielleicht vertippt, oder der Tisch ist längst weg.",
  table_taken: "Einen Tisch mit diesem Code gibt es schon. Bitte versuch es noch einmal.",
  table_full: "Alle Plätze sind besetzt. Du kannst zuschauen oder selbst einen Tisch öffnen.",
  table_refused: impossible,
  name_taken: "Am Tisch heißt schon jemand so. Bitte nimm einen anderen Namen.",
  not_seated: "Dieser Platz gehört dir nicht mehr.",
  not_host:
    "Das kann nur der Gastgeber. Lässt jemand den Tisch eine Minute lang warten, könnt ihr auch ohne ihn weitermachen.",
  coach_not_allowed: "Hier spielen auch andere, und der Gastgeber hat den Coach nicht erlaubt.",
  paused: "Der Tisch macht Pause. Lass ihn erst weiterspielen.",
  table_reloaded:
    "Der Server ist zu einem früheren Stand dieses Tisches zurückgekehrt. Sieh ihn dir an und entscheide dann neu.",
  stale_decision: "Das kam zu spät: Der Tisch ist schon weiter.",
  too_many: "Das war viel auf einmal. Bitte warte ein wenig.",
  too_large: "Das ist zu groß für den Server.",
  unknown_variant: "Dieses Spiel kennt der Server nicht. Bitte wähl ein anderes.",
  wrong_variant: "Diese Aufzeichnung gehört zu einem anderen Spiel.",
  variant_invalid: (message) => `In der Datei des Spiels ist ein Fehler. ${message}.`,
  record_illegal: (message) => `In der Aufzeichnung ist ein Fehler. ${message}.`,
  notation: (message) => `Das ist nicht lesbar: ${message}.`,
  not_consecutive: impossible,
  not_fair: "Es sind nicht die Würfel, die versprochen wurden.",
  bad_setup: impossible,
  seat_out_of_range: "Diesen Platz gibt es am Tisch nicht.",
  bad_roll: "Das können diese Würfel nicht zeigen.",
  not_time_to_roll: "Jetzt wird nicht gewürfelt.",
  face_out_of_range: "Diese Zahl hat der Würfel nicht.",
  removed_die: "Dieser Würfel ist aus dem Spiel: Seine Reihe ist abgeschlossen.",
  missing_die: "Ein Würfel fehlt: Bitte gib ihn auch ein.",
  not_your_decision: "Du hast jetzt nichts zu entscheiden.",
  already_decided: "Du hast schon gewählt.",
  illegal_move: "Das erlauben die Regeln nicht.",
};

export const de: Texts = {
  name: "rowlock",
  tagline: "Würfeln, ankreuzen, abschließen: für das Spiel Qwixx, mit Freunden oder gegen einen Bot.",
  color,
  letter,
  list,
  number,
  decimal: number,
  date,
  points: (points) => count(points, "Punkt", "Punkte"),
  back: "Zurück",
  close: "Schließen",
  cancel: "Abbrechen",
  loading: "Einen Moment…",
  tryAgain: "Noch einmal",
  toStart: "Zur Startseite",
  outdated: "Dieser Teil der Seite kommt nicht: Die Verbindung ist weg, oder es gibt eine neue Version der Seite.",
  reload: "Seite neu laden",
  broken: "Auf dieser Seite ist etwas schiefgegangen. Neu laden hilft meistens; dein Platz bleibt dir.",
  qr: (text) => `QR-Code: ${text}`,
  problems,
  problem: telling(problems, impossible),
  bots,
  pairs,
  pair: (kind) => pairs[kind] ?? kind,

  notice: {
    unreachable:
      "Der Server ist nicht erreichbar. Zum Spielen braucht es ihn; wir versuchen es weiter. Regeln und Verlauf gehen vielleicht trotzdem.",
    notKept:
      "Dieser Browser merkt sich nichts: Lädst du die Seite neu oder schließt sie, ist dein Platz weg. Spielen kannst du trotzdem.",
  },

  start: {
    player: "Spieler",
    variants: "Welches Spiel?",
    pad: "Wertungszettel",
    history: "Verlauf",
  },

  gather: {
    coach: "Coach erlaubt",
  },

  more: {
    title: "Mehr Spielarten",
    anyoneRolls: "Ein Gerät würfelt für alle",
  },

  variants,

  rules: {
    title: "Regeln",
    of: (variant) => `Regeln für ${variant}`,
  },

  settings: {
    title: "Einstellungen",
  },

  tutorial: {
    title: "Das Spiel lernen",
    newHere: "Neu hier? Lern es in 2 Minuten",
  },

  different: {
    title: (variant) => `Neu bei ${variant}`,
    gotIt: "Alles klar",
  },

  extras: {
    paused: "Pause",
    yourChoice: "Wähle",
    rolls: (name) => `${name} würfelt`,
    choose: (names) => `${list(names)} ${names.length === 1 ? "wählt" : "wählen"}`,
    ways: (ways, all) => `${ways} von ${all}`,
  },

  update: {
    ready: "Es gibt eine neue Version.",
    load: "Laden",
  },

  invite: {
    title: (code) => `Tisch ${code}`,
  },

  lobby: {
    away: "weg",
  },

  table: {
    turn: (turn) => `Spielzug ${turn}`,
    yourTurn: "Du bist dran",
    turnOf: (name) => `${name} ist dran`,
    over: "Spielende",
    turnIsYours: "Du bist dran.",
    turnIsOf: (name) => `${name} ist dran.`,
    forSeat: (name, text) => `${name}: ${text}`,
    watching: "Du schaust zu.",
    white: (sum) => `Weiße Würfel: ${sum}.`,
    whiteUnknown: "Weiße Würfel.",
    crossOrPass: "Kreuz die Zahl in einer Reihe an oder verzichte.",
    crossSumOrPass: "Kreuz ihre Summe in einer Reihe an oder verzichte.",
    nothingWhite: "Nichts passt.",
    colorHint: "Weißer Würfel plus Farbwürfel, oder verzichten.",
    colorHintPenalty: "Weißer Würfel plus Farbwürfel, oder Fehlwurf.",
    nothingColor: "Zu den Farbwürfeln passt nichts.",
    nothingColorPenalty: "Nichts passt: Das ist ein Fehlwurf.",
    chose: (what) => `Deine Wahl: ${what}.`,
    waitingFor: (names) => `Warten auf ${list(names)}.`,
    choosesColor: (name) => `${name} wählt mit den Farbwürfeln.`,
    rolls: (name) => `Jetzt würfelt ${name}.`,
    yourRoll: "Du würfelst.",
    roll: "Würfeln",
    rollFor: (name) => `Für ${name} würfeln`,
    rolling: "Die Würfel rollen…",
    yourMove: "Dein Zug",
    pass: "Verzichten",
    passPenalty: (points) => `Fehlwurf −${points}`,
    aPass: "verzichten",
    confirm: (what) => `${what} bestätigen`,
    confirmNothing: "Bestätigen",
    confirmPass: "Verzichten bestätigen",
    confirmPenalty: (points) => `Fehlwurf bestätigen, −${points}`,
    takeBack: "Zurücknehmen",
    takeBackOf: (name) => `${name}: zurücknehmen`,
    secondsLeft: (seconds) => `${seconds} s`,
    rowOf: (chip, moves) => `${chip}: ${count(moves, "Feld", "Felder")}`,
    fieldOf: (field, moves) => `${field}: ${count(moves, "Möglichkeit", "Möglichkeiten")}`,
    roundChip: (chip) => `rund ${chip}`,
    otherRow: "Andere Reihe",
    penalties: "Fehlwürfe",
    penalty: "Fehlwurf",
    lucky: (numbers) => `Glückszahlen ${numbers.join(" · ")}`,
    bar: (left) => (left.length ? `Bonusleiste, noch frei: ${left.join(", ")}` : "Bonusleiste, aufgebraucht"),
    pairCrossed: (crossed, of) => `${crossed} von ${of} angekreuzt`,
    bonus: "Bonus",
    penaltiesTaken: (penalties) => count(penalties, "Fehlwurf", "Fehlwürfe"),
    isActive: "ist dran",
    hasChosen: "hat gewählt",
    isAwaited: "wählt noch",
    paused: "Der Tisch macht Pause.",
    pausedByNobody: "Der Tisch macht Pause: Es war niemand da.",
    resume: "Weiter",
    botForYou: "Ein Bot spielt für dich.",
    comeBack: "Wieder selbst spielen",
    menu: "Menü",
    link: "Link zu diesem Tisch",
    reconnecting: "Verbindung weg. Wir versuchen es wieder…",
    sheetOf: (name) => `Zettel von ${name}`,
    nextSheet: "Nächster Zettel",
    noted: "Alles klar",
  },

  field: {
    named: (name, printed) => `${color(name)} ${printed}`,
    namedInRow: (field, name) => `${field} in der ${colored(name, "en")} Reihe`,
    colorInRow: (name, other) => `${color(name)}, ${row(other)}`,
    range: (first, last) => `${first}–${last}`,
    roundRow: (rows) => rows.map(letter).join("/"),
    round: (rows, printed) => `rundes Feld ${printed}, ${list(rows.map(color))}`,
    roundShort: (rows, printed) => `◯ ${printed} ${rows.map(letter).join("/")}`,
    toRow: (what, name) => `${what} → ${color(name)}`,
    can: "kann angekreuzt werden",
    canWhite: "kann mit den weißen Würfeln angekreuzt werden",
    canColor: "kann mit einem weißen Würfel und einem Farbwürfel angekreuzt werden",
    crossed: "angekreuzt",
    tried: "vorgemerkt",
    lost: "verloren",
    open: "offen",
    lock: (name) => `${colored(name, "es")} Schloss`,
    locked: "angekreuzt",
    closed: "abgeschlossen",
    pair: (kind) => `Bonus: ${pairs[kind] ?? kind}`,
    bonus: "Bonusfeld",
    double: "zählt doppelt",
  },

  why: {
    marks: {
      pair: (mark, bonus) => `Kreuze beide Felder mit „${mark}“ an: ${bonus}.`,
      pairEarned: "Das hast du.",
      pairLost: "Eins davon ist verloren, das schaffst du nicht mehr.",
      bonus:
        "Jedes Bonusfeld streicht das nächste Kästchen der Leiste, und du kreuzt das nächste Feld dieser Farbe an.",
      double: "Ein Kreuz hier zählt doppelt.",
      closing: (need) =>
        `Schließt die Reihe für alle ab. Vorher brauchst du ${need} Kreuze in der Reihe; das Schloss zählt als weiteres Kreuz.`,
      round: "Braucht einen angekreuzten Nachbarn mit derselben Zahl und zählt für beide Reihen.",
      lucky: (numbers) =>
        `Zeigen die weißen Würfel zusammen ${either(numbers.map(String))}, darfst du stattdessen das nächste Feld in deiner Reihe mit den wenigsten Kreuzen ankreuzen.`,
      penalties: (points, last) =>
        `Kreuzt du in deinem eigenen Zug nichts an, kostet das ${count(points, "Punkt", "Punkte")}. Fehlwurf Nummer ${last} beendet das Spiel.`,
    },
    preview: {
      score: (points, change) => `dann ${count(points, "Punkt", "Punkte")} (${change})`,
      setsOff: (fields) => `Kreuze durch den Bonus: ${fields.join(", ")}.`,
      earns: (bonuses) => `Du bekommst: ${bonuses.join(", ")}.`,
      lost: (fields) => `Verloren gehen: ${fields.join(", ")}.`,
      span: (first, last) => `${first} bis ${last}`,
      closes: (rows) => `Das schließt ${list(rows.map(color))} ab.`,
      ends: "Das beendet das Spiel.",
    },
  },

  dice: {
    shows: (name, face) => `${colored(name, "er")} Würfel: ${face ?? "unbekannt"}`,
    waiting: (name) => `${colored(name, "er")} Würfel`,
    gone: (name) => `${colored(name, "er")} Würfel: aus dem Spiel`,
  },

  announce: {
    closed: (name, names) => {
      if (!names.length) return `${color(name)} ist abgeschlossen!`;
      return `${list(names)} ${names.length === 1 ? "schließt" : "schließen"} ${color(name)} ab!`;
    },
    lastRow: "Noch eine abgeschlossene Reihe, dann ist Schluss.",
    lastPenalty: (names) => `Noch ein Fehlwurf von ${either(names)}, dann ist Schluss.`,
  },

  enter: {
    ask: "Was zeigen die Würfel?",
    askFor: (name) => `${name} würfelt. Was zeigen die Würfel?`,
  },

  keys: {
    title: "Tasten",
  },

  events: {
    crossed: (name, fields) => `${name} kreuzt ${list(fields)} an.`,
    rolled: (name) => `${name} würfelt.`,
    whites: (one, other) => `Weiß ${one} und ${other}, macht ${one + other}.`,
    die: (name, face) => `${color(name)} ${face}`,
    colored: (dice) => `${list(dice)}.`,
    tookBack: (name) => `${name} nimmt eine Wahl zurück.`,
    passed: (names) => `${list(names)} ${names.length === 1 ? "verzichtet" : "verzichten"}.`,
    penalized: (name) => `${name} bekommt einen Fehlwurf.`,
    closed: (rows) => `${list(rows.map(color))} ${rows.length === 1 ? "ist" : "sind"} abgeschlossen!`,
    endedByRows: "Genug Reihen sind abgeschlossen: Das Spiel ist zu Ende.",
    endedByPenalties: "Letzter Fehlwurf: Das Spiel ist zu Ende.",
  },

  log: {
    you: "Du",
  },

  recent: {
    lastRoll: "Letzter Wurf",
  },

  end: {
    won: (names) => (names.length === 1 ? `${names[0]} gewinnt` : `${list(names)} gewinnen gemeinsam`),
    youWon: "Du hast gewonnen!",
    alone: (points) => `Du hast ${count(points, "Punkt", "Punkte")}!`,
  },
};
