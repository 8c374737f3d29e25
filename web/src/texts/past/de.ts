/** What the history, replays, reviews and the analysis board say, in German. */

import type { Unfair } from "../../dice/fair";
import { forms } from "../forms";
import type { Past } from "./en";

const { number, count } = forms("de");

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

export const de: Past = {
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

  review: {
    open: "Spiel analysieren",
    of: (game) => `${game} analysieren`,
    mistakes: "Meine Fehler",
    puzzles: "Rätsel",
  },

  plot: {
    summary: (title, lines) => `${title}. ${lines.map(({ name, last }) => `${name}: ${last}`).join(", ")}.`,
    bars: (title, bars) => `${title}. ${bars.map((bar) => `${bar.name}: ${bar.count}`).join(", ")}.`,
    between: (from, to) => (from === to ? number(from) : `${number(from)} bis ${number(to)}`),
    growth: "Wie die Punkte wuchsen",
    turns: "Spielzüge",
    points: "Punkte",
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
    byOpponent: "Nach Gegner",
    marginAbout: "Diff.: deine Punkte minus die des Gegners, im Schnitt.",
    streak: "Siege in Folge",
    longest: "Längste Serie",
    ties: "Geteilte Siege",
    columns: {
      won: "Siege",
      lost: "Verl.",
      tied: "Remis",
      average: "Ø",
      best: "Rekord",
      margin: "Diff.",
    },
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

  ladder: {
    title: "Bots zum Besiegen",
    about:
      "Du besiegst einen Bot, wenn du ein Spiel gewinnst, in dem er mitspielt. Ein mit ihm geteilter Sieg zählt nicht.",
    tally: (wins, games, date) =>
      `${count(wins, "Sieg", "Siege")} in ${count(games, "Spiel", "Spielen")}, zuerst am ${date}`,
    tries: (games) => `Noch nicht besiegt, nach ${count(games, "Spiel", "Spielen")}`,
    never: "Noch nicht gespielt",
    marks: "Besiegt in",
    play: (bot) => `Gegen ${bot} spielen`,
    top: "Du hast alle besiegt!",
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
    playAs: "Du spielst",
    botFor: (name) => `Bot für ${name}`,
    go: "Spielen",
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
