/** What the puzzles say, in Italian. */

import { forms } from "../../texts/forms";
import type { Words } from "./en";

const { count } = forms("it");

export const it: Words = {
  title: "Problemi",
  about: "In ogni posizione c’è una mossa nettamente migliore, ma non facile da vedere. Trovala!",
  which: "Quali problemi",
  mine: "I miei errori",
  mineAbout: "Posizioni dalle tue partite. Contano per la serie, non per il punteggio.",
  begin: "Risolvi i problemi",
  player: (number) => `Giocatore ${number}`,

  rating: "Punteggio",
  streak: "Serie",
  bestStreak: "Serie migliore",
  unkept: "Questo browser non conserva nulla: il tuo punteggio dura finché chiudi la pagina.",

  ask: "Tocca a te: qual è la mossa migliore?",
  white: "Dadi bianchi",
  color: "Dadi colorati",
  youRolled: "Hai tirato tu",
  rolled: (name) => `Ha tirato ${name}`,
  show: "Mostra la risposta",
  right: (move) => `Giusto, ${move} è la mossa migliore!`,
  alsoRight: (move, best) => `Giusto, ${move} è molto meglio! La mossa migliore è ${best}.`,
  wrong: (move, best) => `${move} non è la mossa migliore. La migliore è ${best}.`,
  again: (move, best) => `${move} è quello che hai scelto in partita. La mossa migliore è ${best}.`,
  difficulty: (rating) => `Difficoltà ${rating}`,
  newRating: (rating, change) => `Il tuo punteggio: ${rating} (${change})`,
  inARow: (solved) => `${solved} di fila`,
  practice: "A questo hai già risposto, quindi non conta.",
  next: "Prossimo problema",
  board: "Apri sul tavolo di analisi",
  share: "Condividi il problema",
  copied: "Link copiato",
  toAll: "Tutti i problemi",

  unknown: "Questo problema non esiste. Eccone un altro:",
  none: "Per questo gioco non ci sono problemi. I giochi stampati ne hanno, le schede fatte in casa no.",
  noMistakes: "Nessun errore da cui imparare: gioca qualche partita e torna.",

  run: {
    title: "Sfida di 3 minuti",
    about: "Risolvine il più possibile. Al terzo errore finisce.",
    best: (solved) => `Il tuo record: ${solved}`,
    time: "Tempo rimasto",
    solved: "Risolti",
    wrong: "Errori",
    right: "Giusto!",
    missed: "Sbagliato.",
    stop: "Smetti",
    ends: {
      time: "Tempo scaduto!",
      wrong: "Era il terzo errore.",
      all: "Li hai visti tutti!",
    },
    result: (solved) => `${count(solved, "problema risolto", "problemi risolti")}`,
    record: "La tua sfida migliore!",
    once: "Ancora una volta",
    look: "Rivedi i tuoi errori",
    nth: (number) => `Problema ${number}`,
  },
};
