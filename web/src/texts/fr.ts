/** Every text of the page in French. Two-part punctuation marks take a narrow no-break space. */

import { variants } from "../generated/variants/fr";
import type { Problems, Texts } from "./en";
import { capital, forms, telling } from "./forms";

const { number, date, count, list, either } = forms("fr");

const colors: Readonly<Record<string, string>> = {
  red: "rouge",
  yellow: "jaune",
  green: "vert",
  blue: "bleu",
  white: "blanc",
};
export const color = (name: string) => colors[name] ?? name;

/** The color of a row, which is feminine. */
const feminine: Readonly<Record<string, string>> = { green: "verte", blue: "bleue" };
export const ofRow = (name: string) => feminine[name] ?? color(name);
export const row = (name: string) => `ligne ${ofRow(name)}`;

const letters: Readonly<Record<string, string>> = { red: "R", yellow: "J", green: "V", blue: "B", white: "Bc" };
const letter = (name: string) => letters[name] ?? name;

/** "de Cleo", "d’Ada". */
export const of = (name: string) => (/^[aeiouàâéèêëîïôùû]/i.test(name) ? `d’${name}` : `de ${name}`);

const bots: Readonly<Record<string, { readonly level: string; readonly about: string }>> = {
  dot: { level: "débutante", about: "Craint les pénalités et saute trop de cases." },
  otto: { level: "moyen", about: "Il évite les trous, mais pense à une action à la fois." },
  vera: { level: "difficile", about: "Elle prévoit son tour, mais ne voit pas venir la fin." },
  sage: { level: "très difficile", about: "Il pèse tout, mais ne sait pas ce que tu vas faire." },
  champion: { level: "championne", about: "Elle observe toutes les feuilles et joue pour gagner." },
};

const pairs: Readonly<Record<string, string>> = {
  "two-in-fewest": "deux croix dans votre ligne la plus courte",
  "one-in-each": "une croix dans chaque ligne",
  "double-fewest": "votre ligne la plus courte compte double",
  thirteen: "13 points",
  "no-penalties": "les pénalités ne coûtent rien",
};

const trouble = "Le serveur a un problème. Réessayez dans un instant.";
const impossible = (message: string) => `Ce n’est pas possible : ${message}.`;
const mismatch = "Cette page et le serveur n’ont pas la même version. Rechargez la page.";

const problems: Problems = {
  unreachable: "Le serveur est injoignable. Vérifiez votre connexion et réessayez.",
  unavailable: trouble,
  store_unavailable: trouble,
  version_conflict: trouble,
  log_damaged:
    "Le journal de cette table est endommagé. La personne qui gère le serveur peut restaurer une sauvegarde.",
  error: trouble,
  unreadable: mismatch,
  bad_message: mismatch,
  not_json: mismatch,
  foreign_site: "Ce serveur n’accepte pas les requêtes venant de pages d’autres sites. Ouvrez-le à sa propre adresse.",
  not_found: "Il n’y a rien ici. Le lien est peut-être cassé.",
  method_not_allowed: "Le serveur ne permet pas cela. Rechargez la page.",
  unknown_table: "Aucune table n’a ce code. Une faute de frappe, peut-être, ou la table n’existe plus.",
  table_taken: "Il y a déjà une table avec ce code. Réessayez.",
  table_full: "Toutes les places sont prises. Vous pouvez regarder, ou ouvrir votre propre table.",
  table_refused: impossible,
  name_taken: "Quelqu’un à la table porte déjà ce nom. Prenez-en un autre.",
  not_seated: "Cette place n’est plus la vôtre.",
  not_host:
    "Seul l’hôte peut faire cela. Si quelqu’un fait attendre la table une minute, vous pouvez continuer sans cette personne.",
  coach_not_allowed: "D’autres personnes jouent ici, et l’hôte n’a pas autorisé le coach.",
  paused: "La table est en pause. Reprenez la partie pour continuer.",
  table_reloaded: "Le serveur est revenu à un état antérieur de cette table. Regardez-la, puis choisissez à nouveau.",
  stale_decision: "Trop tard : la partie a déjà continué.",
  too_many: "Cela fait beaucoup à la fois. Attendez un peu.",
  too_large: "C’est trop volumineux pour le serveur.",
  unknown_variant: "Le serveur ne connaît pas ce jeu. Choisissez-en un autre.",
  wrong_variant: "Cet enregistrement est d’un autre jeu.",
  variant_invalid: (message) => `Il y a une erreur dans le fichier du jeu. ${message}.`,
  record_illegal: (message) => `Il y a une erreur dans l’enregistrement. ${message}.`,
  notation: (message) => `Ceci est illisible : ${message}.`,
  not_consecutive: impossible,
  not_fair: "Ce ne sont pas les dés promis.",
  bad_setup: impossible,
  seat_out_of_range: "Cette place n’existe pas à cette table.",
  bad_roll: "Ces dés ne peuvent pas montrer cela.",
  not_time_to_roll: "Ce n’est pas le moment de lancer les dés.",
  face_out_of_range: "Un dé n’a pas cette face.",
  removed_die: "Ce dé n’est plus en jeu : sa ligne est verrouillée.",
  missing_die: "Il manque un dé : saisissez-le aussi.",
  not_your_decision: "Vous n’avez rien à décider maintenant.",
  already_decided: "Vous avez déjà choisi.",
  illegal_move: "Les règles ne le permettent pas.",
};

export const fr: Texts = {
  name: "rowlock",
  tagline: "Lancez, cochez, verrouillez : pour jouer à Qwixx, entre amis ou contre un bot.",
  color,
  letter,
  list,
  number,
  decimal: number,
  date,
  points: (points) => count(points, "point", "points"),
  back: "Retour",
  close: "Fermer",
  cancel: "Annuler",
  loading: "Un instant…",
  tryAgain: "Réessayer",
  toStart: "Vers l’accueil",
  outdated:
    "Cette partie de la page ne se charge pas : la connexion est perdue, ou il y a une nouvelle version de la page.",
  reload: "Recharger la page",
  broken: "Quelque chose n’a pas marché sur cette page. La recharger aide presque toujours ; votre place est gardée.",
  qr: (text) => `Code QR : ${text}`,
  problems,
  problem: telling(problems, impossible),
  bots,
  pairs,
  pair: (kind) => pairs[kind] ?? kind,

  notice: {
    unreachable:
      "Le serveur est injoignable. Il le faut pour jouer ; nous réessayons. Les règles et l’historique restent peut-être lisibles.",
    notKept:
      "Ce navigateur ne garde rien : si vous rechargez ou fermez la page, votre place est perdue. Vous pouvez jouer quand même.",
  },

  start: {
    player: "Joueur",
    variants: "Quel jeu ?",
    pad: "Feuille de score",
    history: "Historique",
  },

  gather: {
    coach: "Coach autorisé",
  },

  more: {
    title: "Autres façons de jouer",
    anyoneRolls: "Un appareil lance pour tous",
  },

  variants,

  rules: {
    title: "Règles",
    of: (variant) => `Règles ${of(variant)}`,
  },

  settings: {
    title: "Réglages",
  },

  tutorial: {
    title: "Apprendre le jeu",
    newHere: "Nouveau ? Apprenez en 2 minutes",
  },

  different: {
    title: (variant) => `Nouveau dans ${variant}`,
    gotIt: "Compris",
  },

  extras: {
    paused: "En pause",
    yourChoice: "À vous de choisir",
    rolls: (name) => `${name} lance les dés`,
    choose: (names) => `${list(names)} ${names.length === 1 ? "choisit" : "choisissent"}`,
    ways: (ways, all) => `${ways} sur ${all}`,
  },

  update: {
    ready: "Une nouvelle version est là.",
    load: "Charger",
  },

  invite: {
    title: (code) => `Table ${code}`,
  },

  lobby: {
    away: "pas là",
  },

  table: {
    turn: (turn) => `tour ${turn}`,
    yourTurn: "À vous",
    turnOf: (name) => `Tour ${of(name)}`,
    over: "C’est fini",
    turnIsYours: "C’est à vous de jouer.",
    turnIsOf: (name) => `C’est à ${name} de jouer.`,
    forSeat: (name, text) => `${name} : ${text}`,
    watching: "Vous regardez.",
    white: (sum) => `Dés blancs : ${sum}.`,
    whiteUnknown: "Dés blancs.",
    crossOrPass: "Cochez ce nombre dans une ligne, ou passez.",
    crossSumOrPass: "Cochez leur somme dans une ligne, ou passez.",
    nothingWhite: "Rien ne convient.",
    colorHint: "Un dé blanc plus un dé de couleur, ou passez.",
    colorHintPenalty: "Un dé blanc plus un dé de couleur, ou une pénalité.",
    nothingColor: "Rien ne convient aux dés de couleur.",
    nothingColorPenalty: "Rien ne convient : c’est une pénalité.",
    chose: (what) => `Votre choix : ${what}.`,
    waitingFor: (names) => `On attend ${list(names)}.`,
    choosesColor: (name) => `${name} choisit avec les dés de couleur.`,
    rolls: (name) => `C’est à ${name} de lancer les dés.`,
    yourRoll: "À vous de lancer.",
    roll: "Lancer les dés",
    rollFor: (name) => `Lancer pour ${name}`,
    rolling: "Les dés roulent…",
    yourMove: "Votre coup",
    pass: "Passer",
    passPenalty: (points) => `Pénalité −${points}`,
    aPass: "passer",
    confirm: (what) => `Confirmer ${what}`,
    confirmNothing: "Confirmer",
    confirmPass: "Confirmer : passer",
    confirmPenalty: (points) => `Confirmer : pénalité,\u00a0−${points}`,
    takeBack: "Annuler mon choix",
    takeBackOf: (name) => `${name} : annuler le choix`,
    secondsLeft: (seconds) => `${seconds} s`,
    rowOf: (chip, moves) => `${chip} : ${count(moves, "case", "cases")}`,
    fieldOf: (field, moves) => `${field} : ${count(moves, "possibilité", "possibilités")}`,
    roundChip: (chip) => `case ronde ${chip}`,
    otherRow: "Autre ligne",
    penalties: "Pénalités",
    penalty: "pénalité",
    lucky: (numbers) => `Chance ${numbers.join(" · ")}`,
    bar: (left) => (left.length ? `Barre bonus, encore libre : ${left.join(", ")}` : "Barre bonus, épuisée"),
    pairCrossed: (crossed, all) => `cochées : ${crossed} sur ${all}`,
    bonus: "bonus",
    penaltiesTaken: (penalties) => count(penalties, "pénalité", "pénalités"),
    isActive: "c’est son tour",
    hasChosen: "a choisi",
    isAwaited: "doit encore choisir",
    paused: "La table est en pause.",
    pausedByNobody: "La table est en pause : il n’y avait personne.",
    resume: "Continuer",
    botForYou: "Un bot joue pour vous.",
    comeBack: "Rejouer moi-même",
    menu: "Menu",
    link: "Lien vers cette table",
    reconnecting: "Connexion perdue. Nouvel essai…",
    sheetOf: (name) => `Feuille ${of(name)}`,
    nextSheet: "Feuille suivante",
    noted: "D’accord",
  },

  field: {
    named: (name, printed) => `${color(name)} ${printed}`,
    namedInRow: (field, name) => `${field} dans la ${row(name)}`,
    colorInRow: (name, other) => `${color(name)}, ${row(other)}`,
    range: (first, last) => `${first}–${last}`,
    roundRow: (rows) => rows.map(letter).join("/"),
    round: (rows, printed) => `case ronde ${printed}, ${list(rows.map(color))}`,
    roundShort: (rows, printed) => `◯ ${printed} ${rows.map(letter).join("/")}`,
    toRow: (what, name) => `${what} → ${color(name)}`,
    can: "peut être cochée",
    canWhite: "peut être cochée avec les dés blancs",
    canColor: "peut être cochée avec un dé blanc et un dé de couleur",
    crossed: "cochée",
    tried: "au crayon",
    lost: "perdue",
    open: "ouvert",
    lock: (name) => `cadenas ${color(name)}`,
    locked: "coché",
    closed: "fermé",
    pair: (kind) => `bonus : ${pairs[kind] ?? kind}`,
    bonus: "case bonus",
    double: "compte double",
  },

  why: {
    marks: {
      pair: (mark, bonus) => `Cochez les deux cases « ${mark} » : ${bonus}.`,
      pairEarned: "Vous l’avez.",
      pairLost: "L’une des deux est perdue : ce bonus n’est plus possible.",
      bonus:
        "Chaque case bonus cochée raye la prochaine case de la barre, et vous cochez la prochaine case de cette couleur.",
      double: "Une croix ici compte double.",
      closing: (need) =>
        `Verrouille la ligne pour tout le monde. Il faut d’abord ${need} croix dans la ligne ; le cadenas compte comme une croix de plus.`,
      round: "Il faut une voisine cochée du même nombre ; elle compte pour les deux lignes.",
      lucky: (numbers) =>
        `Si les dés blancs font ${either(numbers.map(String))}, vous pouvez cocher à la place la prochaine case de votre ligne qui a le moins de croix.`,
      penalties: (points, last) =>
        `Ne rien cocher à votre tour coûte ${count(points, "point", "points")}. La pénalité numéro ${last} met fin à la partie.`,
    },
    preview: {
      score: (points, change) => `ensuite ${count(points, "point", "points")} (${change})`,
      setsOff: (fields) => `Croix du bonus : ${fields.join(", ")}.`,
      earns: (bonuses) => `Vous obtenez : ${bonuses.join(", ")}.`,
      lost: (fields) => `Perdus : ${fields.join(", ")}.`,
      span: (first, last) => `${first} à ${last}`,
      closes: (rows) => `Cela verrouille ${list(rows.map((name) => `la ${row(name)}`))}.`,
      ends: "Cela met fin à la partie.",
    },
  },

  dice: {
    shows: (name, face) => `dé ${color(name)} : ${face ?? "inconnu"}`,
    waiting: (name) => `dé ${color(name)}`,
    gone: (name) => `dé ${color(name)} : hors jeu`,
  },

  announce: {
    closed: (name, names) => {
      if (!names.length) return `La ${row(name)} est verrouillée !`;
      return `${list(names)} ${names.length === 1 ? "verrouille" : "verrouillent"} la ${row(name)} !`;
    },
    lastRow: "Encore une ligne verrouillée, et c’est la fin.",
    lastPenalty: (names) => `Encore une pénalité pour ${either(names)}, et c’est la fin.`,
  },

  enter: {
    ask: "Que montrent les dés ?",
    askFor: (name) => `${name} lance les dés. Que montrent-ils ?`,
  },

  keys: {
    title: "Touches",
  },

  events: {
    crossed: (name, fields) => `${name} coche ${list(fields)}.`,
    rolled: (name) => `${name} lance les dés.`,
    whites: (one, other) => `Blancs ${one} et ${other}, total ${one + other}.`,
    die: (name, face) => `${color(name)} ${face}`,
    colored: (dice) => `${capital(list(dice))}.`,
    tookBack: (name) => `${name} revient sur son choix.`,
    passed: (names) => `${list(names)} ${names.length === 1 ? "passe" : "passent"}.`,
    penalized: (name) => `${name} prend une pénalité.`,
    closed: (rows) =>
      rows.length === 1
        ? `La ligne ${list(rows.map(ofRow))} est verrouillée !`
        : `Les lignes ${list(rows.map(ofRow))} sont verrouillées !`,
    endedByRows: "Assez de lignes sont verrouillées : la partie est terminée.",
    endedByPenalties: "Dernière pénalité : la partie est terminée.",
  },

  log: {
    you: "Vous",
  },

  recent: {
    lastRoll: "Dernier lancer",
  },

  end: {
    won: (names) => (names.length === 1 ? `${names[0]} gagne` : `${list(names)} gagnent ensemble`),
    youWon: "Vous avez gagné !",
    alone: (points) => `Vous avez ${count(points, "point", "points")} !`,
  },
};
