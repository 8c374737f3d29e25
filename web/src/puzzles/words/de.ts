/** What the puzzles say, in German. */

import { forms } from "../../texts/forms";
import type { Words } from "./en";

const { count } = forms("de");

export const de: Words = {
  title: "Rätsel",
  about: "In jeder Stellung ist ein Zug klar der beste, aber nicht leicht zu sehen. Finde ihn!",
  which: "Welche Rätsel",
  mine: "Meine Fehler",
  mineAbout: "Stellungen aus deinen eigenen Spielen. Sie zählen für die Serie, nicht für die Wertung.",
  begin: "Rätsel lösen",
  player: (number) => `Spieler ${number}`,

  rating: "Wertung",
  streak: "Serie",
  bestStreak: "Beste Serie",
  unkept: "Dieser Browser speichert nichts: Deine Wertung bleibt nur, bis du die Seite schließt.",

  ask: "Du bist dran: Was ist am besten?",
  white: "Weiße Würfel",
  color: "Farbige Würfel",
  youRolled: "Du hast gewürfelt",
  rolled: (name) => `${name} hat gewürfelt`,
  show: "Lösung zeigen",
  right: (move) => `Richtig, ${move} ist am besten!`,
  alsoRight: (move, best) => `Richtig, ${move} ist viel besser! Am besten ist ${best}.`,
  wrong: (move, best) => `${move} ist nicht der beste Zug. Am besten ist ${best}.`,
  again: (move, best) => `${move} war deine Wahl im Spiel. Am besten ist ${best}.`,
  difficulty: (rating) => `Schwierigkeit ${rating}`,
  newRating: (rating, change) => `Deine Wertung: ${rating} (${change})`,
  inARow: (solved) => `${solved} in Folge`,
  practice: "Dieses hast du schon einmal beantwortet, deshalb zählt es nicht.",
  next: "Nächstes Rätsel",
  board: "Auf dem Analysebrett öffnen",
  share: "Rätsel teilen",
  copied: "Link kopiert",
  toAll: "Alle Rätsel",

  unknown: "Dieses Rätsel gibt es nicht. Hier ist ein anderes:",
  none: "Für dieses Spiel gibt es keine Rätsel. Gedruckte Spiele haben welche, eigene Zettel nicht.",
  noMistakes: "Keine Fehler zum Lernen: Spiel ein paar Runden und komm dann wieder.",

  run: {
    title: "3-Minuten-Lauf",
    about: "Löse so viele wie möglich. Nach der dritten falschen Antwort ist Schluss.",
    best: (solved) => `Dein Rekord: ${solved}`,
    time: "Restzeit",
    solved: "Gelöst",
    wrong: "Falsch",
    right: "Richtig!",
    missed: "Falsch.",
    stop: "Aufhören",
    ends: {
      time: "Die Zeit ist um!",
      wrong: "Das war die dritte falsche Antwort.",
      all: "Du hast alle durch!",
    },
    result: (solved) => `${count(solved, "Rätsel", "Rätsel")} gelöst`,
    record: "Dein bester Lauf!",
    once: "Noch einmal",
    look: "Sieh dir an, was falsch war",
    nth: (number) => `Rätsel ${number}`,
  },
};
