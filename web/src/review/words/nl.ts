/** What the review says, in Dutch. */

import { forms } from "../../texts/forms";
import type { Words } from "./en";

const { count, list, number } = forms("nl");

const fields = (names: readonly string[]) =>
  names.length ? `${count(names.length, "vakje", "vakjes")} (${list(names)})` : "geen vakje";
const points = (amount: number) => count(amount, "punt", "punten");

export const nl: Words = {
  title: "Analyse",
  working: "Elke beslissing wordt bekeken …",
  slow: "Dit kan een halve minuut duren.",
  seat: "Wiens spel",
  points,

  sums: {
    title: "In het kort",
    you: {
      perfect: "Je hebt niets weggegeven. Perfect!",
      loss: (amount, bot) => `Je hebt ${amount} van een zege weggegeven, ongeveer zoals ${bot}.`,
      lossAlone: (amount, bot) => `Je hebt ${amount} weggegeven, ongeveer zoals ${bot}.`,
    },
    other: {
      perfect: (name) => `${name} heeft niets weggegeven.`,
      loss: (name, amount, bot) => `${name} heeft ${amount} van een zege weggegeven, ongeveer zoals ${bot}.`,
      lossAlone: (name, amount, bot) => `${name} heeft ${amount} weggegeven, ongeveer zoals ${bot}.`,
    },
    luck: {
      very_kind: (amount) => `De dobbelstenen zaten heel erg mee: ${amount}.`,
      kind: (amount) => `De dobbelstenen zaten mee: ${amount}.`,
      even: (amount) => `De dobbelstenen zaten niet mee en niet tegen: ${amount}.`,
      unkind: (amount) => `De dobbelstenen zaten tegen: ${amount}.`,
      very_unkind: (amount) => `De dobbelstenen zaten heel erg tegen: ${amount}.`,
    },
    adjusted: (amount) => `Zonder het geluk was dit spel ${amount} van een zege waard.`,
    adjustedAlone: (amount) => `Zonder het geluk was dit spel ${amount} waard.`,
    how: "Hoe dat is opgebouwd",
    start: "Kans aan het begin",
    startAlone: "Verwachte punten aan het begin",
    lucky: "Geluk met de dobbelstenen",
    lost: "Weggegeven",
    given: "Gekregen van de anderen",
    surprise: "Verrassingen",
    result: "Uitslag",
    sofar: "Nu",
    surpriseAbout:
      "Verrassingen zijn keuzes van de anderen die niemand verwacht, en kleine correcties van de schatting.",
  },

  notes: {
    weaker: "Dit blad is nog niet grondig bestudeerd, daarom oordeelt Sage. Zie het als een ruwe richtlijn.",
    leftOut: (decisions) =>
      `${count(decisions, "beslissing is", "beslissingen zijn")} weggelaten, omdat niet alle dobbelstenen zijn ingevoerd.`,
    unfinished: "Dit spel is niet afgelopen. Dit is de analyse tot nu toe.",
  },

  curve: {
    title: "Winstkans",
    titleAlone: "Verwachte punten",
    luck: "Geluk bij elke worp",
    mark: "Markeringen",
    about: "Balken: geluk bij elke worp. Stippen: beslissingen om van te leren; tik er een aan.",
    summary: (title, from, to, marks) =>
      `${title}: van ${from} tot ${to}. ${count(marks, "beslissing", "beslissingen")} om van te leren, hieronder op een rij.`,
  },

  rolls: {
    title: "De belangrijkste worpen",
    very_kind: (turn, dice, amount) => `Beurt ${turn}, ${dice}: zat heel erg mee, ${amount}`,
    kind: (turn, dice, amount) => `Beurt ${turn}, ${dice}: zat mee, ${amount}`,
    unkind: (turn, dice, amount) => `Beurt ${turn}, ${dice}: zat tegen, ${amount}`,
    very_unkind: (turn, dice, amount) => `Beurt ${turn}, ${dice}: zat heel erg tegen, ${amount}`,
  },

  marks: { "?!": "Onnauwkeurig", "?": "Fout", "??": "Blunder" },
  list: {
    title: "Beslissingen om van te leren",
    filter: "Hoe groot",
    filters: { "?!": "Alle", "?": "? en ??", "??": "Alleen ??" },
    none: "Hier valt niets te leren: geen beslissing kostte zo veel.",
    white: (turn) => `Beurt ${turn}, witte dobbelstenen`,
    color: (turn) => `Beurt ${turn}, gekleurde dobbelstenen`,
    item: (move, amount) => `${move} gaf ${amount} weg`,
    begin: "Vind de betere zetten",
  },

  exercise: {
    find: "Vind de betere zet",
    chose: (move, amount) => `${move} werd gekozen en gaf ${amount} weg.`,
    youChose: (move, amount) => `Je koos ${move} en gaf ${amount} weg.`,
    tap: "Tik op een vakje, of pas.",
    best: (move) => `Goed, ${move} is het beste!`,
    repairs: (move, best) => `Goed, ${move} is veel beter! Het beste is ${best}.`,
    same: (move) => `${move} is wat er gekozen werd. Probeer iets anders.`,
    worse: (move) => `${move} maakt het niet goed. Probeer het nog eens.`,
    answer: (best) => `Het beste is ${best}.`,
    show: "Toon het antwoord",
    back: "Terug naar de analyse",
    toList: "Terug naar de lijst",
    previous: "Vorige",
    next: "Volgende",
    of: (number, all) => `${number} van ${all}`,
    worths: "Wat elke zet waard is",
    played: "gekozen",
    isBest: "het beste",
    exact: "Deze getallen zijn exact.",
  },

  reasons: {
    "ends-behind": ({ move }) => `${move} beëindigt het spel zonder voorsprong.`,
    "ends-ahead": ({ better }) => `${better} beëindigt het spel met voorsprong.`,
    penalty: ({ move, better }) => `${move} kost een mislukte worp, ${better} niet.`,
    lock: ({ better, locks }) => `${better} sluit ${list(locks)}.`,
    "lost-fields": ({ move, better, lost, kept }) =>
      `Met ${move} gaat verloren: ${fields(lost)}. Met ${better}: ${fields(kept)}.`,
    cross: ({ better, pointsBetter, kept }) =>
      `${better} levert meteen ${points(pointsBetter)} op. Verloren gaat: ${fields(kept)}.`,
    points: ({ move, better, points: now, pointsBetter }) =>
      `${better} levert meteen ${points(pointsBetter)} op, ${move} ${number(now)}.`,
    numbers: ({ better, ways, waysBetter }) =>
      `${better} laat meer getallen over die vaak vallen: ${number(waysBetter)} mogelijkheden met twee dobbelstenen in plaats van ${number(ways)}.`,
    position: ({ better }) => `${better} laat betere vooruitzichten.`,
  },
  standing: {
    level: "Het stond gelijk.",
    ahead: (lead) => `De voorsprong was ${points(lead)}.`,
    behind: (lead) => `De achterstand was ${points(lead)}.`,
  },
  closing: (row, ways, all) =>
    `Daarna kan ${row} gesloten worden, met ${number(ways)} van de ${number(all)} witte worpen.`,

  mistakes: {
    title: "Mijn fouten",
    about: "Alle beslissingen van de laatste 90 dagen die je veel hebben gekost. Vind de betere zetten!",
    progress: (done, of) => `Spel ${done} van ${of} wordt bekeken …`,
    stop: "Stoppen",
    failed: (games) => `${count(games, "spel kon", "spellen konden")} niet worden geanalyseerd.`,
    noGames: "Op dit apparaat is geen spel van de laatste 90 dagen bewaard.",
    named: (variant, date) => `${variant}, ${date}`,
    count: (mistakes, games) =>
      `${count(mistakes, "beslissing", "beslissingen")} uit ${count(games, "spel", "spellen")}`,
  },
};
