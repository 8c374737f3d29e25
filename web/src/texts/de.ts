/** Every text of the page in German, with the terms of the printed pads. */

import type { Unfair } from "../game/fair";
import type { Texts } from "./en";
import { forms } from "./forms";

const { number, date, count, list, either } = forms("de");

const colors: Readonly<Record<string, string>> = {
  red: "Rot",
  yellow: "Gelb",
  green: "Grün",
  blue: "Blau",
  white: "Weiß",
};
const color = (name: string) => colors[name] ?? name;

/** The color before a noun: "rote" Reihe, "roter" Würfel. */
const colored = (name: string, ending: string) => color(name).toLowerCase() + ending;
const row = (name: string) => `${colored(name, "e")} Reihe`;

const letters: Readonly<Record<string, string>> = { red: "R", yellow: "Ge", green: "Gr", blue: "B", white: "W" };
const letter = (name: string) => letters[name] ?? name;

const bots: Readonly<Record<string, string>> = {
  greedy: "leicht: lässt möglichst wenig aus",
  random: "sehr leicht: macht irgendetwas",
};

const pairs: Readonly<Record<string, string>> = {
  "two-in-fewest": "zwei Kreuze in deiner kürzesten Reihe",
  "one-in-each": "ein Kreuz in jeder Reihe",
  "double-fewest": "deine kürzeste Reihe zählt doppelt",
  thirteen: "13 Punkte",
  "no-penalties": "Fehlwürfe kosten nichts",
};

const unfair: Readonly<Record<Unfair, string>> = {
  no_proof: "Die Aufzeichnung sagt nichts über ihre Würfel: Es waren echte.",
  other_scheme:
    "Diese Würfel folgen einem Verfahren, das diese Seite nicht kennt. Lade die Seite neu und versuch es noch einmal.",
  unreadable: "Die Aufzeichnung ist nicht lesbar.",
  not_revealed: "Der Startwert wird verraten, wenn das Spiel zu Ende ist.",
  other_promise: "Es sind nicht die Würfel, die der Tisch versprochen hat, als du dich hingesetzt hast.",
  without_own_salt: "Was dein Gerät zu den Würfeln beigetragen hat, fehlt in der Aufzeichnung.",
  wrong_seed: "Der Startwert passt nicht zu dem, was der Tisch versprochen hat.",
  wrong_salts: "Jeder Platz muss genau einen Beitrag zu den Würfeln haben.",
  wrong_first: "Jemand anders hätte zuerst würfeln müssen.",
  wrong_roll: "Es sind nicht die Würfel, die der Startwert ergibt.",
};

const problems: Readonly<Record<string, string>> = {
  unreachable: "Der Server ist nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.",
  unavailable: "Der Server hat ein Problem. Bitte versuch es gleich noch einmal.",
  store_unavailable: "Der Server hat ein Problem. Bitte versuch es gleich noch einmal.",
  unknown_table: "Es gibt keinen Tisch mit diesem Code. Vielleicht vertippt, oder der Tisch ist längst weg.",
  table_full: "Alle Plätze sind besetzt. Du kannst zuschauen oder selbst einen Tisch öffnen.",
  name_taken: "Am Tisch heißt schon jemand so. Bitte nimm einen anderen Namen.",
  not_seated: "Dieser Platz gehört dir nicht mehr.",
  not_host: "Das kann nur der Gastgeber.",
  paused: "Der Tisch macht Pause. Lass ihn erst weiterspielen.",
  stale_decision: "Das kam zu spät: Der Tisch ist schon weiter.",
  too_many: "Das war viel auf einmal. Bitte warte ein wenig.",
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
  outdated: "Es gibt eine neue Version dieser Seite.",
  reload: "Laden",
  qr: (text) => `QR-Code: ${text}`,
  problem: (code, message) => problems[code] ?? message,
  bot: (name) => bots[name] ?? name,
  pair: (kind) => pairs[kind] ?? kind,

  notice: {
    unreachable:
      "Der Server ist nicht erreichbar. Zum Spielen braucht es ihn; wir versuchen es weiter. Regeln und Verlauf gehen vielleicht trotzdem.",
    notKept:
      "Dieser Browser merkt sich nichts: Lädst du die Seite neu oder schließt sie, ist dein Platz weg. Spielen kannst du trotzdem.",
  },

  start: {
    yourName: "Dein Name",
    nameMissing: "Sag uns bitte erst deinen Namen.",
    player: "Spieler",
    variant: (name) => `Spiel: ${name}. Ein anderes wählen`,
    variants: "Welches Spiel?",
    homeMade: "Ein eigenes Spiel.",
    bot: "Gegen einen Bot",
    friends: "Mit Freunden",
    onePhone: "Ein Handy für alle",
    realDice: "Zettel für echte Würfel",
    code: "Code eines Tisches",
    join: "Mitspielen",
    codeMissing: "Ein Code hat nur Buchstaben, wie KXWPQM.",
    goOn: "Weiter",
    tableOf: (variant, others) => (others.length ? `${variant} mit ${list(others)}` : variant),
    moreTables: (tables) => count(tables, "weiterer Tisch", "weitere Tische"),
    links: "Mehr",
    history: "Verlauf",
    more: "Mehr",
  },

  device: {
    about: "Wer spielt an diesem Handy? Ihr reicht es herum.",
    aboutReal: "Würfelt mit echten Würfeln und kreuzt hier an. Wer spielt an diesem Handy?",
    player: (player) => `Spieler ${player}`,
    add: "Noch jemand",
    begins: "Beginnt",
    invite: "Andere haben ihr eigenes Handy",
  },

  more: {
    title: "Mehr Spielarten",
    bot: "Gegner",
    clock: "Zeit für jede Entscheidung",
    seconds: (seconds) => (seconds ? `${seconds} Sekunden` : "so viel du willst"),
    own: "Ein eigenes Spiel",
    ownAbout: "Eine Textdatei (TOML) mit einer Zeichnung des Zettels.",
    ownPick: "Datei wählen",
    record: "Ein Spiel fortsetzen",
    recordAbout: "Ein Spiel, das als Textdatei gespeichert wurde: Alle nehmen ihren alten Platz ein.",
    recordPick: "Aufzeichnung wählen",
    recordGo: "An den Tisch",
    whoIsHere: "Wer spielt hier?",
  },

  variants: {
    classic: { name: "Classic", about: "Das Original: von links nach rechts ankreuzen, Reihen abschließen." },
    longo: { name: "Longo", about: "Lange Reihen, achtseitige Würfel und eigene Glückszahlen." },
    "mixx-a": { name: "gemixxt A", about: "Die Zahlen laufen wie immer, aber die Reihen wechseln die Farbe." },
    "mixx-b": { name: "gemixxt B", about: "Die Zahlen jeder Reihe stehen wild durcheinander." },
    "bonus-a": { name: "Bonus A", about: "Bonusfelder bringen Kreuze aus einer Leiste, oft als Kettenzug." },
    "bonus-b": { name: "Bonus B", about: "Kreuz beide Felder eines Paares an und hol dir den Bonus." },
    "big-points": { name: "Big Points", about: "Runde Felder zwischen den Reihen zählen für beide." },
  },

  bots: {
    greedy: { name: "Gierig", about: "lässt so wenige Felder aus wie möglich" },
  },

  rules: {
    title: "Regeln",
    of: (variant) => `Regeln für ${variant}`,
    contents: "Auf dieser Seite",
    others: "Andere Spiele",
    offline: "Die Regeln kommen vom Server, und der ist gerade nicht erreichbar.",
  },

  settings: {
    title: "Einstellungen",
    language: "Sprache",
    asBrowser: "Wie im Browser",
    theme: "Aussehen",
    themes: { auto: "Wie das Gerät", light: "Hell", dark: "Dunkel" },
    patterns: "Buchstaben und Muster auf den Zetteln",
    patternsAbout: "Damit niemand die Farben unterscheiden muss. Die Würfel haben sie immer.",
    sound: "Ton",
    haptics: "Vibration",
    hints: "Hinweise zum ersten Spielzug wieder zeigen",
    hintsShown: "Sie kommen mit deinem nächsten Spielzug.",
    forget: "Alles auf diesem Gerät vergessen",
    forgetAbout:
      "Dein Name, deine Plätze und dein Verlauf auf diesem Gerät sind dann weg. Die Tische spielen ohne dich weiter.",
    forgotten: "Alles ist vergessen.",
  },

  update: {
    ready: "Es gibt eine neue Version.",
    load: "Laden",
  },

  invite: {
    title: (code) => `Tisch ${code}`,
    who: (names) => (names.length ? `Am Tisch: ${list(names)}.` : "Es ist noch niemand da."),
    sit: "Hinsetzen",
    watch: "Nur zuschauen",
    started: "Das Spiel läuft schon. Du kannst zuschauen.",
  },

  lobby: {
    title: "Warten auf Mitspieler",
    code: "Code",
    copy: "Link kopieren",
    copied: "Kopiert",
    share: "Link senden",
    scan: "Freunde scannen das, öffnen den Link oder tippen den Code ein.",
    tv: "Am Fernseher zeigen",
    host: "Gastgeber",
    bot: "Bot",
    you: "du",
    away: "weg",
    free: "frei",
    addBot: (bot) => `Bot dazusetzen (${bot})`,
    botKind: "Welcher Bot",
    remove: (name) => `${name} entfernen`,
    makeHost: (name) => `${name} zum Gastgeber machen`,
    makeHostAbout: (name) => `${name} bestimmt dann, wer mitspielt und wann es losgeht.`,
    start: "Starten",
    begins: "Beginnt",
    alone: "Du kannst auch allein starten: Dann spielst du um Punkte.",
    ready: "Starte, wenn alle da sind.",
    missing: (names) => `Noch frei: ${list(names)}. Alle müssen zurück sein, oder ein Bot übernimmt den Platz.`,
    waitForHost: (name) => `Du sitzt am Tisch. ${name} startet das Spiel.`,
    watching: (name) => `Du schaust zu. ${name} startet das Spiel.`,
    leave: "Verlassen",
    leaveAbout: "Dein Platz wird frei.",
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
    you: "du",
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
    sending: "Wird gesendet…",
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
    pause: "Pause",
    resume: "Weiter",
    botForYou: "Ein Bot spielt für dich.",
    comeBack: "Wieder selbst spielen",
    leave: "Tisch verlassen",
    leaveHint: "Ein Bot spielt für dich weiter. Du kannst zurückkommen.",
    replace: (name) => `Bot für ${name} spielen lassen`,
    menu: "Menü",
    link: "Link zu diesem Tisch",
    reconnecting: "Verbindung weg. Wir versuchen es wieder…",
    sheetOf: (name) => `Zettel von ${name}`,
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

  tv: {
    join: "Scannt das oder öffnet den Link und setzt euch.",
    nobody: "Es ist noch niemand da.",
    code: (code) => `Tisch ${code}`,
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
    dice: "Die Würfel",
    faces: "Was er zeigt",
    die: (name, face) => `${color(name)}: ${face ?? "fehlt noch"}`,
    face: (name, face) => `${color(name)} ${face}`,
    done: {
      none: "Nur ankreuzen",
      white: "Nur die weißen Würfel",
      some: "Den Rest offen lassen",
      all: "Das ist der Wurf",
    },
    missing: "Bots brauchen alle Würfel",
    erase: "Löschen",
  },

  give: {
    to: (name) => `Gib ${name} das Handy`,
    hidden: "Was du gewählt hast, bleibt verdeckt, bis alle gewählt haben.",
    take: (name) => `Ich bin ${name}`,
  },

  guide: {
    skip: "Keine Tipps",
    hints: {
      roll: "Du würfelst mit allen Würfeln, und die weißen gelten für alle.",
      enter: "Gib ein, was die Würfel zeigen, oder kreuz einfach an, ohne etwas einzugeben.",
      white: "Alle dürfen die Summe der weißen Würfel in einer Reihe ankreuzen. Was du links auslässt, ist verloren.",
      confirm: "Das ist nur vorgemerkt. Bestätige es oder wähl etwas anderes.",
      takeBack: "Anders überlegt? Nimm es zurück, bevor die anderen fertig sind.",
      color: "Nur du: weißer Würfel plus Farbwürfel. Kreuz die Summe in dieser Farbe an.",
      penalty: "Dein Zug, und noch nichts angekreuzt: Verzichten kostet jetzt einen Fehlwurf.",
      free: "Nichts passt. Wenn andere würfeln, kostet Verzichten nichts.",
      later: "Nichts passt. Du hast noch die Farbwürfel.",
    },
  },

  keys: {
    title: "Tasten",
    on: "Mit Tasten spielen",
    chip: "wählen, was angeboten ist, der Reihe nach; bei echten Würfeln: was einer zeigt",
    confirm: "bestätigen, würfeln oder weiter",
    roll: "würfeln",
    pass: "verzichten",
    takeBack: "zurücknehmen; bei echten Würfeln: den letzten löschen",
    cancel: "nichts wählen oder zurück zu allen Reihen",
    others: "den nächsten Zettel der anderen ansehen",
    rules: "die Regeln zeigen",
    menu: "das Menü öffnen",
    keys: "diese Tasten zeigen",
  },

  events: {
    crossed: (name, fields) => `${name}: ${fields.join(", ")}.`,
    rolled: (name) => `${name} würfelt.`,
    whites: (one, other) => `Weiß ${one} und ${other}, macht ${one + other}.`,
    die: (name, face) => `${color(name)} ${face}`,
    colored: (dice) => `${list(dice)}.`,
    tookBack: (name) => `${name} nimmt eine Wahl zurück.`,
    passed: (names) => `${list(names)} ${names.length === 1 ? "verzichtet" : "verzichten"}.`,
    penalized: (name) => `${name} bekommt einen Fehlwurf.`,
    closed: (rows) => `${list(rows.map(color))} ${rows.length === 1 ? "ist" : "sind"} abgeschlossen!`,
    endedByRows: "Genug Reihen sind abgeschlossen: Das Spiel ist zu Ende.",
    endedByPenalties: "Der letzte Fehlwurf ist da: Das Spiel ist zu Ende.",
  },

  end: {
    won: (names) => (names.length === 1 ? `${names[0]} gewinnt` : `${list(names)} gewinnen gemeinsam`),
    youWon: "Du hast gewonnen!",
    rematch: "Noch einmal spielen",
    toRematch: "Zum nächsten Tisch",
    record: "Spiel speichern",
    verify: "Würfel prüfen",
    verified: (turns) =>
      `Alle Würfel aus ${count(turns, "Spielzug", "Spielzügen")} sind wie versprochen: Niemand hat sie ausgesucht.`,
    unfair: (reason, turn) => `${unfair[reason]}${turn ? ` Sieh dir Spielzug ${turn} an.` : ""}`,
    another: "Anderes Spiel",
  },

  plot: {
    summary: (title, lines) => `${title}. ${lines.map(({ name, last }) => `${name}: ${last}`).join(", ")}.`,
    bars: (title, bars) => `${title}. ${bars.map((bar) => `${bar.name}: ${bar.count}`).join(", ")}.`,
    between: (from, to) => (from === to ? number(from) : `${number(from)} bis ${number(to)}`),
    growth: "Wie die Punkte wuchsen",
    turns: "Spielzüge",
    games: "Spiele",
  },

  history: {
    title: "Verlauf",
    none: "Noch keine Spiele. Jedes Spiel, das du zu Ende spielst, bleibt hier, auf diesem Gerät.",
    firstGame: "Ein Spiel spielen",
    few: (more) => `Noch ${count(more, "Spiel", "Spiele")}, dann siehst du hier, wie sich deine Punkte entwickeln.`,
    forgetful:
      "Dieser Browser merkt sich nichts: Diese Spiele sind da, bis du die Seite verlässt. Du kannst sie speichern.",
    all: "Alle",
    variant: "Welche Spiele",
    player: "Wer gespielt hat",
    games: "Spiele",
    average: "Durchschnitt",
    best: "Bestes",
    wins: "Siege",
    winsOf: (wins, of) => `${wins} von ${of}`,
    locked: "Reihen abgeschlossen, pro Spiel",
    penalties: "Fehlwürfe pro Spiel",
    overTime: "Punkte pro Spiel",
    points: "Punkte",
    running: (games) => `Mittel aus ${games}`,
    spread: "Wie oft wie viele Punkte",
    byVariant: "Nach Spiel",
    list: "Spiele",
    more: "Mehr zeigen",
    won: "gewonnen",
    score: (name, points) => `${name} ${number(points)}`,
    named: (variant, when) => `${variant}, ${when}`,
    remove: (game) => `${game} löschen`,
    removeSure: "Dieses Spiel von diesem Gerät löschen? Es ist dann endgültig weg.",
    removeAll: "Alle löschen",
    removeAllSure: (games) =>
      `${count(games, "Spiel", "Spiele")} von diesem Gerät löschen? Was weg ist, bleibt weg. Vorher kannst du alles in einer Datei speichern.`,
    removeYes: "Löschen",
    save: "In Datei speichern",
    load: "Aus Datei laden",
    loaded: (games) => (games ? `Neu hier: ${count(games, "Spiel", "Spiele")}.` : "Nichts darin ist neu."),
    notLoaded: "Das ist keine Datei mit gespeicherten Spielen.",
    open: "Aufzeichnung ansehen",
    openAbout:
      "Eine Aufzeichnung von anderswo, als Textdatei. Gehört sie zu einem eigenen Spiel, wähl auch dessen TOML-Datei.",
    file: "rowlock-spiele.json",
  },

  replay: {
    title: "Wiederholung",
    turn: (number) => `Spielzug ${number}.`,
    start: "Das Spiel beginnt.",
    rolls: (name, whites) =>
      whites.every((face) => face === null)
        ? `${name} würfelt.`
        : `${name} würfelt: Weiß ${whites.map((face) => face ?? "?").join(" und ")}.`,
    unfinished: "Dieses Spiel läuft noch. Bisher ging es so.",
    first: "Zum Anfang",
    back: "Zurück",
    play: "Abspielen",
    pause: "Pause",
    next: "Weiter",
    last: "Zum Ende",
    speed: (times) => `Tempo ${number(times)}×`,
    moment: "Zeitpunkt",
    at: (turn, what) => `Spielzug ${turn}. ${what}`,
    keys: "Tasten: ← → ein Schritt, Bild auf und ab ein Spielzug, Pos1 und Ende, Leertaste spielt ab.",
    record: "Spiel speichern",
    share: "Wiederholung teilen",
    copied: "Link kopiert",
    scores: "Die Wertung",
    bonus: "Bonus",
    penalties: "Fehlwürfe",
    total: "Ergebnis",
    kept: "Das hat dieses Gerät vom Spiel behalten.",
    toHistory: "Zum Verlauf",
  },
};
