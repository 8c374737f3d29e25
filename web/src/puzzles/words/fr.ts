/** What the puzzles say, in French. */

import { forms } from "../../texts/forms";
import type { Words } from "./en";

const { count } = forms("fr");

export const fr: Words = {
  title: "Problèmes",
  about: "Dans chaque position, un coup est nettement le meilleur, sans être évident. À toi de le trouver !",
  which: "Quels problèmes",
  mine: "Mes erreurs",
  mineAbout: "Des positions de tes propres parties. Elles comptent pour la série, pas pour le classement.",
  begin: "Résoudre",
  player: (number) => `Joueur ${number}`,

  rating: "Classement",
  streak: "Série",
  bestStreak: "Record",
  unkept: "Ce navigateur ne garde rien : ton classement dure tant que la page reste ouverte.",

  ask: "À toi : quel est le meilleur coup ?",
  white: "Dés blancs",
  color: "Dés de couleur",
  youRolled: "Tes dés",
  rolled: (name) => `Dés de ${name}`,
  show: "Voir la réponse",
  right: (move) => `Oui, ${move}, c’est le meilleur coup !`,
  alsoRight: (move, best) => `Oui, ${move}, c’est bien mieux ! Le meilleur coup : ${best}.`,
  wrong: (move, best) => `${move}, ce n’est pas le meilleur coup. Le meilleur : ${best}.`,
  again: (move, best) => `${move}, c’était ton choix dans la partie. Le meilleur coup : ${best}.`,
  difficulty: (rating) => `Difficulté ${rating}`,
  newRating: (rating, change) => `Ton classement : ${rating} (${change})`,
  inARow: (solved) => `${solved} d’affilée`,
  practice: "Tu as déjà répondu à celui-ci : il ne compte pas.",
  next: "Problème suivant",
  board: "Ouvrir sur la table d’analyse",
  share: "Partager ce problème",
  copied: "Lien copié",
  toAll: "Tous les problèmes",

  unknown: "Ce problème n’existe pas. En voici un autre :",
  none: "Il n’y a pas de problèmes pour ce jeu. Les jeux imprimés en ont, les feuilles maison non.",
  noMistakes: "Aucune erreur à étudier : fais quelques parties, puis reviens.",

  run: {
    title: "Course de 3 minutes",
    about: "Résous-en le plus possible. La troisième erreur met fin à la course.",
    best: (solved) => `Ton record : ${solved}`,
    time: "Temps restant",
    solved: "Résolus",
    wrong: "Erreurs",
    right: "Oui !",
    missed: "Non.",
    stop: "Arrêter",
    ends: {
      time: "Le temps est écoulé !",
      wrong: "C’était la troisième erreur.",
      all: "Tu les as tous vus !",
    },
    result: (solved) => `${count(solved, "problème résolu", "problèmes résolus")}`,
    record: "Ta meilleure course !",
    once: "Encore une fois",
    look: "Revois tes erreurs",
    nth: (number) => `Problème ${number}`,
  },
};
