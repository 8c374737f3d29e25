/** What the review says, in French. */

import { forms } from "../../texts/forms";
import type { Words } from "./en";

const { count, list, number } = forms("fr");

const fields = (names: readonly string[]) =>
  names.length ? `${count(names.length, "case", "cases")} (${list(names)})` : "aucune case";
const points = (amount: number) => count(amount, "point", "points");

export const fr: Words = {
  title: "Analyse",
  working: "Examen de chaque décision…",
  slow: "Cela peut prendre une demi-minute.",
  seat: "La partie de qui",
  points,

  sums: {
    title: "En bref",
    you: {
      perfect: "Tu n’as rien laissé échapper. Parfait !",
      loss: (amount, bot) => `Tu as laissé échapper ${amount} d’une victoire, à peu près comme ${bot}.`,
      lossAlone: (amount, bot) => `Tu as laissé échapper ${amount}, à peu près comme ${bot}.`,
    },
    other: {
      perfect: (name) => `${name} n’a rien laissé échapper.`,
      loss: (name, amount, bot) => `${name} a laissé échapper ${amount} d’une victoire, à peu près comme ${bot}.`,
      lossAlone: (name, amount, bot) => `${name} a laissé échapper ${amount}, à peu près comme ${bot}.`,
    },
    luck: {
      very_kind: (amount) => `Les dés ont été très généreux : ${amount}.`,
      kind: (amount) => `Les dés ont été généreux : ${amount}.`,
      even: (amount) => `Les dés n’ont été ni généreux ni cruels : ${amount}.`,
      unkind: (amount) => `Les dés ont été cruels : ${amount}.`,
      very_unkind: (amount) => `Les dés ont été très cruels : ${amount}.`,
    },
    adjusted: (amount) => `Chance mise à part, cette partie valait ${amount} d’une victoire.`,
    adjustedAlone: (amount) => `Chance mise à part, cette partie valait ${amount}.`,
    how: "Le détail du calcul",
    start: "Chances au départ",
    startAlone: "Points attendus au départ",
    lucky: "Chance aux dés",
    lost: "Laissé échapper",
    given: "Offert par les autres",
    surprise: "Surprises",
    result: "Résultat",
    sofar: "Maintenant",
    surpriseAbout:
      "Les surprises sont les choix des autres auxquels personne ne s’attend, et de petites corrections de l’estimation.",
  },

  notes: {
    weaker: "Cette feuille n’a pas encore été étudiée à fond : c’est Sage qui juge. À prendre comme un simple repère.",
    leftOut: (decisions) =>
      `${count(decisions, "décision est laissée", "décisions sont laissées")} de côté, car tous les dés n’ont pas été saisis.`,
    unfinished: "Cette partie n’est pas terminée. Voici l’analyse jusqu’ici.",
  },

  curve: {
    title: "Chances de gagner",
    titleAlone: "Points attendus",
    luck: "Chance à chaque lancer",
    mark: "Marques",
    about: "Barres : chance à chaque lancer. Points : décisions instructives ; touche l’un d’eux.",
    summary: (title, from, to, marks) =>
      `${title} : de ${from} à ${to}. ${count(marks, "décision instructive", "décisions instructives")}, voir la liste plus bas.`,
  },

  rolls: {
    title: "Les lancers décisifs",
    very_kind: (turn, dice, amount) => `Tour ${turn}, ${dice} : très généreux, ${amount}`,
    kind: (turn, dice, amount) => `Tour ${turn}, ${dice} : généreux, ${amount}`,
    unkind: (turn, dice, amount) => `Tour ${turn}, ${dice} : cruel, ${amount}`,
    very_unkind: (turn, dice, amount) => `Tour ${turn}, ${dice} : très cruel, ${amount}`,
  },

  marks: { "?!": "Imprécision", "?": "Erreur", "??": "Grosse erreur" },
  list: {
    title: "Décisions instructives",
    filter: "Quelle ampleur",
    filters: { "?!": "Toutes", "?": "? et ??", "??": "?? seulement" },
    none: "Rien à apprendre ici : aucune décision n’a coûté autant.",
    white: (turn) => `Tour ${turn}, dés blancs`,
    color: (turn) => `Tour ${turn}, dés de couleur`,
    item: (move, amount) => `${move} a coûté ${amount}`,
    begin: "Trouve les meilleurs coups",
  },

  exercise: {
    find: "Trouve un meilleur coup",
    chose: (move, amount) => `Coup choisi : ${move}. Il a coûté ${amount}.`,
    youChose: (move, amount) => `Ton choix : ${move}. Il a coûté ${amount}.`,
    tap: "Touche une case, ou passe.",
    best: (move) => `Oui, ${move}, c’est le meilleur coup !`,
    repairs: (move, best) => `Oui, ${move}, c’est bien mieux ! Le meilleur coup : ${best}.`,
    same: (move) => `${move}, c’est le coup choisi. Essaie autre chose.`,
    worse: (move) => `${move} ne répare rien. Essaie encore.`,
    answer: (best) => `Le meilleur coup : ${best}.`,
    show: "Voir la réponse",
    back: "Retour à l’analyse",
    toList: "Retour à la liste",
    previous: "Précédent",
    next: "Suivant",
    of: (number, all) => `${number} sur ${all}`,
    worths: "Ce que vaut chaque coup",
    played: "choisi",
    isBest: "le meilleur",
    exact: "Ces nombres sont exacts.",
  },

  reasons: {
    "ends-behind": ({ move }) => `${move} met fin à la partie sans avance.`,
    "ends-ahead": ({ better }) => `${better} met fin à la partie avec de l’avance.`,
    penalty: ({ move, better }) => `${move} coûte une pénalité, ${better} non.`,
    lock: ({ better, locks }) => `${better} ferme ${list(locks)}.`,
    "lost-fields": ({ move, better, lost, kept }) => `${move} perd ${fields(lost)} ; ${better} perd ${fields(kept)}.`,
    cross: ({ better, pointsBetter, kept }) =>
      `${better} rapporte ${points(pointsBetter)} tout de suite et perd ${fields(kept)}.`,
    points: ({ move, better, points: now, pointsBetter }) =>
      `${better} rapporte ${points(pointsBetter)} tout de suite, ${move} en rapporte ${number(now)}.`,
    numbers: ({ better, ways, waysBetter }) =>
      `${better} garde plus de nombres qui sortent souvent : ${number(waysBetter)} combinaisons de deux dés au lieu de ${number(ways)}.`,
    position: ({ better }) => `${better} laisse de meilleures perspectives.`,
  },
  standing: {
    level: "Les scores étaient à égalité.",
    ahead: (lead) => `L’avance était de ${points(lead)}.`,
    behind: (lead) => `Le retard était de ${points(lead)}.`,
  },
  closing: (row, ways, all) => `Ensuite, on peut fermer ${row} avec ${number(ways)} des ${number(all)} lancers blancs.`,

  mistakes: {
    title: "Mes erreurs",
    about: "Toutes les décisions des 90 derniers jours qui t’ont coûté cher. Trouve les meilleurs coups !",
    progress: (done, of) => `Examen de la partie ${done} sur ${of}…`,
    stop: "Arrêter",
    failed: (games) => `${count(games, "partie n’a pas pu être analysée", "parties n’ont pas pu être analysées")}.`,
    noGames: "Aucune partie des 90 derniers jours n’est conservée sur cet appareil.",
    named: (variant, date) => `${variant}, ${date}`,
    count: (mistakes, games) => `${count(mistakes, "décision", "décisions")} dans ${count(games, "partie", "parties")}`,
  },
};
