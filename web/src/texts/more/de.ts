/** More texts in German: those of parts that are loaded on demand. */

import type { Unfair } from "../../dice/fair";
import { capital, forms } from "../forms";
import type { More } from "./en";

const { number, count, list } = forms("de");

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
  wrong_roll: "Die Würfel passen nicht zum Startwert.",
};

const judged: More["coach"]["judged"] = ({ exact, weaker }) => {
  if (exact) return "Genau: Nichts ist geschätzt.";
  return weaker ? "Geschätzt, von einem schwächeren Kenner." : "Geschätzt.";
};

export const de: More = {
  device: {
    about: "Wer spielt an diesem Handy? Ihr reicht es herum.",
    aboutReal: "Würfelt mit echten Würfeln und kreuzt hier an. Wer spielt an diesem Handy?",
    player: (player) => `Spieler ${player}`,
    add: "Noch jemand",
    begins: "Beginnt",
    invite: "Andere haben ihr eigenes Handy",
  },

  ways: {
    clock: "Zeit für jede Entscheidung",
    anyoneRollsAbout: "Alle am Tisch dürfen würfeln, wer auch dran ist: Legt ein Handy in die Mitte.",
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

  settings: {
    language: "Sprache",
    asBrowser: "Wie im Browser",
    theme: "Aussehen",
    themes: { auto: "Wie das Gerät", light: "Hell", dark: "Dunkel" },
    patterns: "Buchstaben und Muster auf den Zetteln",
    patternsAbout: "Damit niemand die Farben unterscheiden muss. Die Würfel haben sie immer.",
    sound: "Ton",
    haptics: "Vibration",
    hints: "Tipps zum ersten Spielzug wieder zeigen",
    hintsShown: "Die Tipps kommen mit deinem nächsten Spielzug.",
    forget: "Alles auf diesem Gerät vergessen",
    forgetAbout:
      "Dein Name, deine Plätze und dein Verlauf auf diesem Gerät sind dann weg. Die Tische spielen ohne dich weiter.",
  },

  menu: {
    pause: "Pause",
    leave: "Tisch verlassen",
    leaveHint: "Ein Bot spielt für dich weiter. Du kannst zurückkommen.",
    replace: (name) => `Bot für ${name} spielen lassen`,
    replaceHint: (name) => `Ein Bot entscheidet für ${name}, bis ${name} zurückkommt.`,
    replaceLater: (name) => `Möglich, sobald ${name} den Tisch eine Minute lang warten lässt.`,
    invite: "Einladen",
  },

  tutorial: {
    you: "Du",
    step: (step, of) => `Schritt ${step} von ${of}`,
    next: "Weiter",
    skip: "Überspringen",
    film: "Ein paar Züge später …",
    other: (what) => `Das ginge auch, aber nimm jetzt einmal ${what}.`,
    otherPass: "Das ginge auch, aber verzichte diesmal lieber.",
    again: "Noch einmal",
    play: "Jetzt spielen",
  },

  extras: {
    autoPass: "Für mich verzichten, wenn nichts passt",
    autoPassAbout: "Nur wenn es nichts kostet.",
    autoPenalty: "Auch Fehlwürfe für mich ankreuzen",
    autoPenaltyAbout: "Sonst bestätigst du jeden Fehlwurf selbst.",
    oneTap: "Mit einem Tipp bestätigen",
    oneTapAbout:
      "Ein Tipp kreuzt ein Feld sofort an, und du kannst es zurücknehmen. Was das Spiel beendet, bestätigst du weiterhin.",
    odds: "Felder nach Wahrscheinlichkeit tönen",
    oddsAbout: "Je dunkler ein Feld, desto öfter ergeben zwei Würfel seine Zahl.",
    notify: "Mir sagen, wenn ich dran bin",
    notifyAbout: "Mit einer Mitteilung, solange die Seite im Hintergrund ist.",
    notifyDenied: "Dein Browser blockiert Mitteilungen dieser Seite. Erlaube sie zuerst in seinen Einstellungen.",
    notifyNone:
      "Dieser Browser kann hier nichts mitteilen. Lege rowlock auf einem iPhone oder iPad zuerst auf den Home-Bildschirm.",
    soundOffer: "Möchtest du die Würfel und den Stift hören?",
    soundYes: "Ton einschalten",
    installOffer: "rowlock gibt es auch als App für dieses Gerät.",
    installYes: "Installieren",
    installByHand: "Für rowlock auf dem Home-Bildschirm: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“.",
  },

  keys: {
    on: "Mit der Tastatur spielen",
    chip: "wählen, was angeboten ist, der Reihe nach; bei echten Würfeln: was einer zeigt",
    confirm: "bestätigen, würfeln oder weiter",
    roll: "würfeln",
    pass: "verzichten",
    takeBack: "zurücknehmen; bei echten Würfeln: den letzten löschen",
    cancel: "nichts wählen oder zurück zu allen Reihen",
    others: "den nächsten Zettel der anderen ansehen",
    rules: "die Regeln zeigen",
    menu: "das Menü öffnen",
    hint: "zeigen, was die Züge wert sind",
    keys: "diese Tasten zeigen",
  },

  recent: {
    pace: "Tempo der Bots",
    paces: { quick: "Schnell", normal: "Mittel", slow: "Langsam" },
    paceAbout: "So lange siehst du, was die Bots tun. Mit einem Tipp oder einer Taste geht es sofort weiter.",
  },

  end: {
    rematch: "Noch einmal spielen",
    toRematch: "Zum nächsten Tisch",
    record: "Spiel speichern",
    verify: "Würfel prüfen",
    verified: (turns) =>
      `Alle Würfel aus ${count(turns, "Spielzug", "Spielzügen")} sind wie versprochen: Niemand hat sie ausgesucht.`,
    unfair: (reason, turn) => `${unfair[reason]}${turn ? ` Sieh dir Spielzug ${turn} an.` : ""}`,
    replay: "Wiederholung ansehen",
    another: "Anderes Spiel",
  },

  ending: {
    youWonBy: (points) => `Du gewinnst mit ${count(points, "Punkt", "Punkten")} Vorsprung!`,
    wonBy: (name, points) => `${name} gewinnt mit ${count(points, "Punkt", "Punkten")} Vorsprung`,
    youShare: (names) => `${list(["Du", ...names])} gewinnt gemeinsam!`,
    pointsOf: (name, points) => `${name} hat ${count(points, "Punkt", "Punkte")}`,
    newBest: "Neuer persönlicher Rekord!",
    newBestOf: (names) => `Neuer persönlicher Rekord: ${list(names)}!`,
    best: (variant, points) => `Dein Rekord in ${variant} bisher: ${number(points)}`,
    more: "Mehr zu diesem Spiel",
    picture: "Bild teilen",
    sheetOf: (name, variant, result) => `Der fertige Zettel von ${name} in ${variant}. ${result}.`,
    send: "Bild senden",
    save: "Bild speichern",
    noPicture: "Dieser Browser kann das Bild nicht erstellen.",
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
    locked: "Schlösser pro Spiel",
    penalties: "Fehlwürfe pro Spiel",
    overTime: "Punkte pro Spiel",
    running: (games) => `Ø aus ${games}`,
    spread: "Verteilung der Punkte",
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
    loaded: (games) =>
      games ? `Neu hinzugefügt: ${count(games, "Spiel", "Spiele")}.` : "In der Datei ist nichts Neues.",
    notLoaded: "Das ist keine Datei mit gespeicherten Spielen.",
    open: "Aufzeichnung ansehen",
    openAbout: "Ein Spiel, das als Textdatei gespeichert wurde, hier oder anderswo.",
    openOwn: "Das ist ein selbst gemachtes Spiel. Bitte wähl auch dessen Datei (TOML).",
    file: "rowlock-spiele.json",
  },

  coach: {
    hint: "Coach: was die Züge wert sind",
    percent: (part) => `${number(100 * part)}\u00a0%`,
    points: (points) => `${number(points)} P.`,
    described: (worth, good) => (good ? `${worth}, so gut wie der beste` : worth),
    best: (move, worth, how) => `Am besten: ${move}, ${worth}. ${judged(how)}`,
    judged,
    sure: "Sicher?",
    doubt: (move, costs) => `${capital(move)}: ${costs}.`,
    costs: (part) => `Das kostet etwa ${number(100 * part)}\u00a0% eines Sieges`,
    costsPoints: (points) => `Das kostet etwa ${count(Math.round(points), "Punkt", "Punkte")}`,
    look: "Zeigen, was die Züge wert sind",
    anyway: "Trotzdem spielen",
    always: "Immer zeigen, was Züge wert sind",
    alwaysAbout: "Gegen Bots, allein und wo der Gastgeber es erlaubt.",
    tutor: "Tutor",
    tutorAbout: "Fragt einmal nach, bevor eine Wahl 5\u00a0% eines Sieges oder mehr kostet. Niemand sonst sieht das.",
    allow: "Alle dürfen den Coach fragen",
    allowAbout: "Alle am Tisch erfahren es, und die Aufzeichnung sagt es.",
  },

  board: {
    title: "Analysebrett",
    about: "Tippe auf Felder, um sie anzukreuzen oder ein Kreuz wegzunehmen.",
    here: "Diese Stellung analysieren",
    sheet: "Zettel",
    players: "Spieler",
    player: (number) => `Spieler ${number}`,
    turnOf: "Wer ist dran",
    phase: "Gerade",
    phases: { roll: "vor dem Wurf", white: "weiße Würfel", color: "farbige Würfel" },
    dice: "Würfel",
    reroll: "Andere Würfel",
    penalties: "Fehlwürfe",
    crossed: "Hat mit den weißen Würfeln etwas angekreuzt",
    crossedAbout: "Sonst kostet Verzichten jetzt einen Fehlwurf.",
    clear: "Leere Zettel",
    share: "Link kopieren",
    worth: "Was die Züge wert sind",
    worthOf: (name) => `Was die Züge von ${name} wert sind`,
    outset: "Vor dem Wurf",
    sums: (name) => `${name}, nach der Summe der weißen Würfel`,
    over: "Damit ist das Spiel zu Ende: Niemand hat etwas zu entscheiden.",
    impossible: "Diese Stellung kann nicht vorkommen.",
    playOn: "Von hier gegen Bots weiterspielen",
    game: "Spiel",
  },

  replay: {
    title: "Wiederholung",
    turn: (number) => `Spielzug ${number}.`,
    start: "Das Spiel beginnt.",
    rolls: (name, whites) =>
      whites.every((face) => face === null)
        ? `${name} würfelt.`
        : `${name} würfelt: Weiß ${whites.map((face) => face ?? "?").join(" und ")}.`,
    unfinished: "Dieses Spiel läuft noch. So lief es bisher.",
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
