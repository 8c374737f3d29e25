/** What the review says, in German. */

import { forms } from "../../texts/forms";
import type { Words } from "./en";

const { count, list, number } = forms("de");

const fields = (names: readonly string[]) =>
  names.length ? `${count(names.length, "Feld", "Felder")} (${list(names)})` : "kein Feld";
const points = (amount: number) => count(amount, "Punkt", "Punkte");

export const de: Words = {
  title: "Analyse",
  working: "Jede Entscheidung wird angesehen …",
  slow: "Das kann eine halbe Minute dauern.",
  seat: "Wessen Spiel",
  points,

  sums: {
    title: "Kurz gesagt",
    you: {
      perfect: "Du hast nichts verschenkt. Perfekt!",
      loss: (amount, bot) => `Du hast ${amount} eines Sieges verschenkt, etwa so viel wie ${bot}.`,
      lossAlone: (amount, bot) => `Du hast ${amount} verschenkt, etwa so viel wie ${bot}.`,
    },
    other: {
      perfect: (name) => `${name} hat nichts verschenkt.`,
      loss: (name, amount, bot) => `${name} hat ${amount} eines Sieges verschenkt, etwa so viel wie ${bot}.`,
      lossAlone: (name, amount, bot) => `${name} hat ${amount} verschenkt, etwa so viel wie ${bot}.`,
    },
    luck: {
      very_kind: (amount) => `Die Würfel waren sehr gnädig: ${amount}.`,
      kind: (amount) => `Die Würfel waren gnädig: ${amount}.`,
      even: (amount) => `Die Würfel waren weder gnädig noch gemein: ${amount}.`,
      unkind: (amount) => `Die Würfel waren gemein: ${amount}.`,
      very_unkind: (amount) => `Die Würfel waren sehr gemein: ${amount}.`,
    },
    adjusted: (amount) => `Ohne das Glück war dieses Spiel ${amount} eines Sieges wert.`,
    adjustedAlone: (amount) => `Ohne das Glück war dieses Spiel ${amount} wert.`,
    how: "Wie sich das zusammensetzt",
    start: "Chance am Anfang",
    startAlone: "Erwartete Punkte am Anfang",
    lucky: "Würfelglück",
    lost: "Verschenkt",
    given: "Von den anderen geschenkt",
    surprise: "Überraschungen",
    result: "Ergebnis",
    sofar: "Jetzt",
    surpriseAbout:
      "Überraschungen sind Entscheidungen der anderen, die niemand erwartet, und kleine Korrekturen der Schätzung.",
  },

  notes: {
    weaker: "Dieser Block wurde noch nicht eingehend untersucht, deshalb urteilt Sage. Nimm es als groben Anhalt.",
    leftOut: (decisions) =>
      `${count(decisions, "Entscheidung fehlt", "Entscheidungen fehlen")}, weil nicht alle Würfel eingegeben wurden.`,
    unfinished: "Dieses Spiel ist nicht zu Ende. Das ist die Analyse bis hierher.",
  },

  curve: {
    title: "Gewinnchance",
    titleAlone: "Erwartete Punkte",
    luck: "Glück bei jedem Wurf",
    mark: "Markierungen",
    about: "Balken: Glück bei jedem Wurf. Punkte: Entscheidungen, aus denen man lernen kann; tippe einen an.",
    summary: (title, from, to, marks) =>
      `${title}: von ${from} bis ${to}. ${count(marks, "Entscheidung", "Entscheidungen")} zum Lernen, unten aufgelistet.`,
  },

  rolls: {
    title: "Die wichtigsten Würfe",
    very_kind: (turn, dice, amount) => `Zug ${turn}, ${dice}: sehr gnädig, ${amount}`,
    kind: (turn, dice, amount) => `Zug ${turn}, ${dice}: gnädig, ${amount}`,
    unkind: (turn, dice, amount) => `Zug ${turn}, ${dice}: gemein, ${amount}`,
    very_unkind: (turn, dice, amount) => `Zug ${turn}, ${dice}: sehr gemein, ${amount}`,
  },

  marks: { "?!": "Ungenau", "?": "Fehler", "??": "Grober Fehler" },
  list: {
    title: "Entscheidungen zum Lernen",
    filter: "Wie groß",
    filters: { "?!": "Alle", "?": "? und ??", "??": "Nur ??" },
    none: "Hier gibt es nichts zu lernen: Keine Entscheidung hat so viel gekostet.",
    white: (turn) => `Zug ${turn}, weiße Würfel`,
    color: (turn) => `Zug ${turn}, farbige Würfel`,
    item: (move, amount) => `${move} hat ${amount} verschenkt`,
    begin: "Finde die besseren Züge",
  },

  exercise: {
    find: "Finde den besseren Zug",
    chose: (move, amount) => `${move} wurde gewählt und hat ${amount} verschenkt.`,
    youChose: (move, amount) => `Deine Wahl war ${move}: ${amount} verschenkt.`,
    tap: "Tippe auf ein Feld, oder verzichte.",
    best: (move) => `Richtig, ${move} ist am besten!`,
    repairs: (move, best) => `Richtig, ${move} ist viel besser! Am besten ist ${best}.`,
    same: (move) => `${move} wurde ja gewählt. Versuch etwas anderes.`,
    worse: (move) => `${move} macht es nicht gut. Versuch es noch einmal.`,
    answer: (best) => `Am besten ist ${best}.`,
    show: "Lösung zeigen",
    back: "Zurück zur Analyse",
    toList: "Zurück zur Liste",
    previous: "Vorige",
    next: "Nächste",
    of: (number, all) => `${number} von ${all}`,
    worths: "Was jeder Zug wert ist",
    played: "gewählt",
    isBest: "am besten",
    exact: "Diese Zahlen sind exakt.",
  },

  reasons: {
    "ends-behind": ({ move }) => `${move} beendet das Spiel ohne Vorsprung.`,
    "ends-ahead": ({ better }) => `${better} beendet das Spiel mit Vorsprung.`,
    penalty: ({ move, better }) => `${move} kostet einen Fehlwurf, ${better} nicht.`,
    lock: ({ better, locks }) => `${better} schließt ${list(locks)}.`,
    "lost-fields": ({ move, better, lost, kept }) =>
      `Mit ${move} geht verloren: ${fields(lost)}. Mit ${better}: ${fields(kept)}.`,
    cross: ({ better, pointsBetter, kept }) =>
      `${better} bringt sofort ${points(pointsBetter)}. Verloren geht dabei: ${fields(kept)}.`,
    points: ({ move, better, points: now, pointsBetter }) =>
      `${better} bringt sofort ${points(pointsBetter)}, ${move} ${number(now)}.`,
    numbers: ({ better, ways, waysBetter }) =>
      `${better} lässt mehr Zahlen übrig, die oft fallen: ${number(waysBetter)} Möglichkeiten mit zwei Würfeln statt ${number(ways)}.`,
    position: ({ better }) => `${better} lässt bessere Aussichten.`,
  },
  standing: {
    level: "Es stand unentschieden.",
    ahead: (lead) => `Der Vorsprung betrug ${points(lead)}.`,
    behind: (lead) => `Der Rückstand betrug ${points(lead)}.`,
  },
  closing: (row, ways, all) =>
    `Danach lässt sich ${row} schließen, mit ${number(ways)} von ${number(all)} weißen Würfen.`,

  mistakes: {
    title: "Meine Fehler",
    about: "Alle Entscheidungen der letzten 90 Tage, die dich viel gekostet haben. Finde die besseren Züge!",
    progress: (done, of) => `Spiel ${done} von ${of} wird angesehen …`,
    stop: "Anhalten",
    failed: (games) => `${count(games, "Spiel konnte", "Spiele konnten")} nicht analysiert werden.`,
    noGames: "Auf diesem Gerät ist kein Spiel der letzten 90 Tage aufbewahrt.",
    named: (variant, date) => `${variant}, ${date}`,
    count: (mistakes, games) =>
      `${count(mistakes, "Entscheidung", "Entscheidungen")} aus ${count(games, "Spiel", "Spielen")}`,
  },
};
