/** What the review says, in Italian. */

import { forms } from "../../texts/forms";
import type { Words } from "./en";

const { count, list, number } = forms("it");

const fields = (names: readonly string[]) =>
  names.length ? `${count(names.length, "casella", "caselle")} (${list(names)})` : "nessuna casella";
const points = (amount: number) => count(amount, "punto", "punti");

export const it: Words = {
  title: "Analisi",
  working: "Sto esaminando ogni decisione…",
  slow: "Può volerci mezzo minuto.",
  seat: "La partita di chi",
  points,

  sums: {
    title: "In breve",
    you: {
      perfect: "Non hai regalato nulla. Perfetto!",
      loss: (amount, bot) => `Hai regalato ${amount} di una vittoria, più o meno come ${bot}.`,
      lossAlone: (amount, bot) => `Hai regalato ${amount}, più o meno come ${bot}.`,
    },
    other: {
      perfect: (name) => `${name} non ha regalato nulla.`,
      loss: (name, amount, bot) => `${name} ha regalato ${amount} di una vittoria, più o meno come ${bot}.`,
      lossAlone: (name, amount, bot) => `${name} ha regalato ${amount}, più o meno come ${bot}.`,
    },
    luck: {
      very_kind: (amount) => `I dadi sono stati molto generosi: ${amount}.`,
      kind: (amount) => `I dadi sono stati generosi: ${amount}.`,
      even: (amount) => `I dadi non sono stati né generosi né avari: ${amount}.`,
      unkind: (amount) => `I dadi sono stati avari: ${amount}.`,
      very_unkind: (amount) => `I dadi sono stati molto avari: ${amount}.`,
    },
    adjusted: (amount) => `Fortuna a parte, questa partita valeva ${amount} di una vittoria.`,
    adjustedAlone: (amount) => `Fortuna a parte, questa partita valeva ${amount}.`,
    how: "Come si arriva al risultato",
    start: "Probabilità all’inizio",
    startAlone: "Punti attesi all’inizio",
    lucky: "Fortuna ai dadi",
    lost: "Regalato",
    given: "Regalato dagli altri",
    surprise: "Sorprese",
    result: "Risultato",
    sofar: "Adesso",
    surpriseAbout: "Le sorprese sono scelte degli altri che nessuno si aspetta, e piccole correzioni della stima.",
  },

  notes: {
    weaker:
      "Questo foglio non è ancora stato studiato a fondo, perciò giudica Sage. Prendilo come indicazione di massima.",
    leftOut: (decisions) =>
      `${count(decisions, "decisione è esclusa", "decisioni sono escluse")}, perché non sono stati inseriti tutti i dadi.`,
    unfinished: "Questa partita non è finita. Ecco l’analisi fin qui.",
  },

  curve: {
    title: "Probabilità di vincere",
    titleAlone: "Punti attesi",
    luck: "Fortuna a ogni lancio",
    mark: "Segni",
    about: "Barre: fortuna a ogni lancio. Punti: decisioni da cui imparare; toccane uno.",
    summary: (title, from, to, marks) =>
      `${title}: da ${from} a ${to}. ${count(marks, "decisione", "decisioni")} da cui imparare, elencate sotto.`,
  },

  rolls: {
    title: "I lanci decisivi",
    very_kind: (turn, dice, amount) => `Turno ${turn}, ${dice}: molto generoso, ${amount}`,
    kind: (turn, dice, amount) => `Turno ${turn}, ${dice}: generoso, ${amount}`,
    unkind: (turn, dice, amount) => `Turno ${turn}, ${dice}: avaro, ${amount}`,
    very_unkind: (turn, dice, amount) => `Turno ${turn}, ${dice}: molto avaro, ${amount}`,
  },

  marks: { "?!": "Imprecisione", "?": "Errore", "??": "Errore grave" },
  list: {
    title: "Decisioni da cui imparare",
    filter: "Di quale entità",
    filters: { "?!": "Tutte", "?": "? e ??", "??": "Solo ??" },
    none: "Qui non c’è nulla da imparare: nessuna decisione è costata tanto.",
    white: (turn) => `Turno ${turn}, dadi bianchi`,
    color: (turn) => `Turno ${turn}, dadi colorati`,
    item: (move, amount) => `${move} è costato ${amount}`,
    begin: "Trova le mosse migliori",
  },

  exercise: {
    find: "Trova una mossa migliore",
    chose: (move, amount) => `Mossa scelta: ${move}. È costata ${amount}.`,
    youChose: (move, amount) => `La tua scelta: ${move}. È costata ${amount}.`,
    tap: "Tocca una casella, oppure passa.",
    best: (move) => `Giusto, ${move} è la mossa migliore!`,
    repairs: (move, best) => `Giusto, ${move} è molto meglio! La mossa migliore: ${best}.`,
    same: (move) => `${move} è la mossa scelta. Prova qualcos’altro.`,
    worse: (move) => `${move} non rimedia. Riprova.`,
    answer: (best) => `La mossa migliore: ${best}.`,
    show: "Mostra la risposta",
    back: "Torna all’analisi",
    toList: "Torna all’elenco",
    previous: "Precedente",
    next: "Successiva",
    of: (number, all) => `${number} di ${all}`,
    worths: "Quanto vale ogni mossa",
    played: "scelta",
    isBest: "la migliore",
    exact: "Questi numeri sono esatti.",
  },

  reasons: {
    "ends-behind": ({ move }) => `${move} chiude la partita senza vantaggio.`,
    "ends-ahead": ({ better }) => `${better} chiude la partita in vantaggio.`,
    penalty: ({ move, better }) => `${move} costa una penalità, ${better} no.`,
    lock: ({ better, locks }) => `${better} chiude ${list(locks)}.`,
    "lost-fields": ({ move, better, lost, kept }) => `${move} perde ${fields(lost)}; ${better} perde ${fields(kept)}.`,
    cross: ({ better, pointsBetter, kept }) => `${better} dà subito ${points(pointsBetter)} e perde ${fields(kept)}.`,
    points: ({ move, better, points: now, pointsBetter }) =>
      `${better} dà subito ${points(pointsBetter)}, ${move} ne dà ${number(now)}.`,
    numbers: ({ better, ways, waysBetter }) =>
      `${better} conserva più numeri che escono spesso: ${number(waysBetter)} combinazioni di due dadi invece di ${number(ways)}.`,
    position: ({ better }) => `${better} lascia prospettive migliori.`,
  },
  standing: {
    level: "Il punteggio era pari.",
    ahead: (lead) => `Il vantaggio era di ${points(lead)}.`,
    behind: (lead) => `Lo svantaggio era di ${points(lead)}.`,
  },
  closing: (row, ways, all) => `Poi si può chiudere ${row} con ${number(ways)} dei ${number(all)} lanci bianchi.`,

  mistakes: {
    title: "I miei errori",
    about: "Tutte le decisioni degli ultimi 90 giorni che ti sono costate molto. Trova le mosse migliori!",
    progress: (done, of) => `Esamino la partita ${done} di ${of}…`,
    stop: "Ferma",
    failed: (games) => `Non è stato possibile analizzare ${count(games, "partita", "partite")}.`,
    noGames: "Su questo dispositivo non c’è nessuna partita degli ultimi 90 giorni.",
    named: (variant, date) => `${variant}, ${date}`,
    count: (mistakes, games) => `${count(mistakes, "decisione", "decisioni")} da ${count(games, "partita", "partite")}`,
  },
};
