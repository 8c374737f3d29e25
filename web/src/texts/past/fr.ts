/** What the history, replays, reviews and the analysis board say, in French. */

import type { Unfair } from "../../dice/fair";
import { forms } from "../forms";
import type { Past } from "./en";

const { number, count } = forms("fr");

const unfair: Readonly<Record<Unfair, string>> = {
  no_proof: "Cet enregistrement ne dit rien de ses dés : c’étaient de vrais dés.",
  other_scheme: "Ces dés suivent un procédé que cette page ne connaît pas. Rechargez la page et réessayez.",
  unreadable: "L’enregistrement est illisible.",
  not_revealed: "La valeur de départ sera révélée à la fin de la partie.",
  other_promise: "Ce ne sont pas les dés que la table a promis quand vous avez pris place.",
  without_own_salt: "Ce que votre appareil a ajouté aux dés manque dans l’enregistrement.",
  wrong_seed: "La valeur de départ ne correspond pas à ce que la table a promis.",
  wrong_salts: "Il faut une contribution aux dés pour chaque place.",
  wrong_first: "Quelqu’un d’autre aurait dû lancer en premier.",
  wrong_roll: "Les dés ne correspondent pas à la valeur de départ.",
};

export const fr: Past = {
  end: {
    rematch: "Rejouer",
    toRematch: "À la table suivante",
    record: "Télécharger la partie",
    verify: "Vérifier les dés",
    verified: (turns) =>
      `Tous les dés de ${count(turns, "tour", "tours")} sont comme promis : personne ne les a choisis.`,
    unfair: (reason, turn) => `${unfair[reason]}${turn ? ` Regardez le tour ${turn}.` : ""}`,
    replay: "Revoir la partie",
    another: "Un autre jeu",
  },

  review: {
    open: "Analyser la partie",
    of: (game) => `Analyser ${game}`,
    mistakes: "Mes erreurs",
    puzzles: "Problèmes",
  },

  plot: {
    summary: (title, lines) => `${title}. ${lines.map(({ name, last }) => `${name} : ${last}`).join(", ")}.`,
    bars: (title, bars) => `${title}. ${bars.map((bar) => `${bar.name} : ${bar.count}`).join(", ")}.`,
    between: (from, to) => (from === to ? number(from) : `de ${number(from)} à ${number(to)}`),
    growth: "Comment les points ont grandi",
    turns: "Tours",
    points: "Points",
    games: "Parties",
  },

  history: {
    title: "Historique",
    none: "Pas encore de partie. Chaque partie que vous jouez jusqu’au bout est gardée ici, sur cet appareil.",
    firstGame: "Jouer une partie",
    few: (more) => `Encore ${count(more, "partie", "parties")}, et vous verrez ici l’évolution de vos points.`,
    forgetful:
      "Ce navigateur ne garde rien : ces parties restent là tant que la page est ouverte. Vous pouvez les enregistrer.",
    all: "Tout",
    variant: "Quels jeux",
    player: "Qui a joué",
    games: "Parties",
    average: "Moyenne",
    best: "Meilleur score",
    wins: "Victoires",
    winsOf: (wins, all) => `${wins} sur ${all}`,
    locked: "Lignes verrouillées par partie",
    penalties: "Pénalités par partie",
    overTime: "Points par partie",
    running: (games) => `Moy. de ${games}`,
    spread: "Répartition des points",
    byVariant: "Par jeu",
    byOpponent: "Par adversaire",
    marginAbout: "Écart : vos points moins les siens, en moyenne.",
    streak: "Victoires de suite",
    longest: "Plus longue série",
    ties: "Victoires partagées",
    columns: {
      won: "Gagn.",
      lost: "Perd.",
      tied: "Nulles",
      average: "Moy.",
      best: "Record",
      margin: "Écart",
    },
    list: "Parties",
    more: "En voir plus",
    won: "victoire",
    score: (name, points) => `${name} ${number(points)}`,
    named: (variant, when) => `${variant}, ${when}`,
    remove: (game) => `Supprimer ${game}`,
    removeSure: "Supprimer cette partie de cet appareil ? On ne pourra pas la retrouver.",
    removeAll: "Tout supprimer",
    removeAllSure: (games) =>
      `Supprimer ${count(games, "partie", "parties")} de cet appareil ? C’est définitif. Vous pouvez d’abord tout enregistrer dans un fichier.`,
    removeYes: "Supprimer",
    save: "Enregistrer un fichier",
    load: "Charger un fichier",
    loaded: (games) =>
      games
        ? `${count(games, "nouvelle partie ajoutée", "nouvelles parties ajoutées")}.`
        : "Rien de nouveau dans ce fichier.",
    notLoaded: "Ce n’est pas un fichier de parties enregistrées.",
    open: "Revoir un enregistrement",
    openAbout: "Une partie enregistrée dans un fichier texte, ici ou ailleurs.",
    openOwn: "C’est un jeu fait maison. Choisissez aussi son fichier (TOML).",
    file: "rowlock-parties.json",
  },

  ladder: {
    title: "Les bots à battre",
    about: "Vous battez un bot en gagnant une partie où il joue. Une victoire partagée avec lui ne compte pas.",
    tally: (wins, games, date) =>
      `${count(wins, "victoire", "victoires")} en ${count(games, "partie", "parties")}, la première le ${date}`,
    tries: (games) => `Pas encore battu, après ${count(games, "partie", "parties")}`,
    never: "Pas encore affronté",
    marks: "Battu à",
    play: (bot) => `Jouer contre ${bot}`,
    top: "Vous les avez tous battus !",
  },

  board: {
    title: "Table d’analyse",
    about: "Touchez les cases pour les cocher, ou pour enlever une croix.",
    here: "Analyser cette position",
    sheet: "Feuille",
    players: "Joueurs",
    player: (number) => `Joueur ${number}`,
    turnOf: "À qui le tour",
    phase: "En ce moment",
    phases: { roll: "avant le lancer", white: "dés blancs", color: "dés de couleur" },
    dice: "Dés",
    reroll: "D’autres dés",
    penalties: "Pénalités",
    crossed: "A coché quelque chose avec les dés blancs",
    crossedAbout: "Sinon, passer maintenant coûte une pénalité.",
    clear: "Feuilles vides",
    share: "Copier le lien",
    worth: "Ce que valent les coups",
    worthOf: (name) => `Ce que valent les coups de ${name}`,
    outset: "Avant le lancer",
    sums: (name) => `${name}, selon la somme des dés blancs`,
    over: "Avec cela, la partie est terminée : personne n’a rien à décider.",
    impossible: "Cette position ne peut pas se présenter.",
    playOn: "Continuer d’ici contre des bots",
    playAs: "Vous jouez",
    botFor: (name) => `Bot pour ${name}`,
    go: "Jouer",
    game: "Jeu",
  },

  replay: {
    title: "Revoir",
    turn: (number) => `Tour ${number}.`,
    start: "La partie commence.",
    rolls: (name, whites) =>
      whites.every((face) => face === null)
        ? `${name} lance les dés.`
        : `${name} lance les dés : blancs ${whites.map((face) => face ?? "?").join(" et ")}.`,
    unfinished: "Cette partie continue. Voici ce qui s’est passé jusqu’ici.",
    first: "Au début",
    back: "Reculer",
    play: "Lecture",
    pause: "Pause",
    next: "Avancer",
    last: "À la fin",
    speed: (times) => `Vitesse ${number(times)}×`,
    moment: "Instant",
    at: (turn, what) => `Tour ${turn}. ${what}`,
    keys: "Touches : ← → un pas, Page préc. et suiv. un tour, Début et Fin, Espace pour la lecture.",
    record: "Télécharger la partie",
    share: "Partager cette partie",
    copied: "Lien copié",
    scores: "Le score",
    bonus: "Bonus",
    penalties: "Pénalités",
    total: "Total",
    kept: "Voici ce que cet appareil a gardé de la partie.",
    toHistory: "Vers l’historique",
  },
};
