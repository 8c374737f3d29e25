/** More texts in French: those of parts that are loaded on demand. */

import { capital, forms } from "../forms";
import { color, of, ofRow, row } from "../fr";
import type { More } from "./en";

const { number, count, list, either } = forms("fr");

const judged: More["coach"]["judged"] = ({ exact, weaker }) => {
  if (exact) return "Exact : rien n’est estimé.";
  return weaker ? "Estimé, par un juge plus faible." : "Estimé.";
};

export const fr: More = {
  device: {
    about: "Qui joue sur ce téléphone ? Vous vous le passez.",
    aboutReal:
      "Une feuille par personne : vous saisissez chaque lancer, et rowlock suit les tours. Qui joue sur ce téléphone ?",
    player: (player) => `Joueur ${player}`,
    add: "Un joueur de plus",
    begins: "Commence",
    invite: "D’autres ont leur téléphone",
  },

  pad: {
    about:
      "Votre feuille à vous, pour une partie avec de vrais dés : les autres prennent du papier ou leur propre téléphone. Personne ne saisit les dés.",
    open: "Ouvrir la feuille de score",
    everybody: "Tous sur ce téléphone",
    started: "Déjà commencée",
    yours: "Votre feuille",
    prompt: "Touchez une case pour la cocher.",
    tied: "Quelle rangée reçoit les croix du bonus ?",
    undo: "Annuler",
    undoOf: (what) => `Annuler : ${what}`,
    closedByOthers: "Fermée par quelqu’un d’autre :",
    closedRow: (row) => `${row}, fermée par quelqu’un d’autre`,
    confirm: "Confirmer chaque croix",
    confirmAbout: "Toucher une case montre d’abord ce que la croix apporterait.",
    end: "La partie est terminée",
    goOn: "Pas encore",
    clear: "Nouvelle feuille",
    clearSure: "Ce qui est coché sur cette feuille sera perdu.",
    late: "Aviez-vous une croix à faire dans ce lancer ? Annulez, cochez, puis fermez de nouveau la rangée.",
    unreachable: "Le serveur est injoignable. Vos croix sont en sécurité sur cet appareil.",
    unfit:
      "Les dernières croix gardées ici ne vont pas sur cette feuille. Annulez-les une à une, ou commencez une nouvelle feuille.",
  },

  ways: {
    clock: "Temps pour chaque décision",
    anyoneRollsAbout: "Tout le monde à la table peut lancer les dés à chaque tour : posez un téléphone au milieu.",
    seconds: (seconds) => (seconds ? count(seconds, "seconde", "secondes") : "autant que vous voulez"),
    own: "Un jeu à vous",
    ownAbout: "Un fichier texte (TOML) avec le dessin de sa feuille.",
    ownPick: "Choisir son fichier",
    record: "Reprendre une partie",
    recordAbout: "Une partie enregistrée dans un fichier texte : chacun retrouve sa place.",
    recordPick: "Choisir l’enregistrement",
    recordGo: "À la table",
    whoIsHere: "Qui joue ici ?",
  },

  settings: {
    language: "Langue",
    asBrowser: "Celle du navigateur",
    theme: "Apparence",
    themes: { auto: "Comme l’appareil", light: "Clair", dark: "Sombre" },
    patterns: "Lettres et motifs sur les feuilles",
    patternsAbout: "Pour que personne n’ait à distinguer les couleurs. Les dés en ont toujours.",
    sound: "Son",
    haptics: "Vibreur",
    hints: "Revoir les conseils du premier tour",
    hintsShown: "Les conseils viendront à votre prochain tour.",
    forget: "Tout oublier sur cet appareil",
    forgetAbout:
      "Votre nom, vos places et votre historique disparaissent de cet appareil. Les tables continuent sans vous.",
  },

  offline: {
    title: "Jouer sans connexion",
    about: "Contre des bots, ou entre amis autour de cet appareil : dans le train, au chalet, en avion.",
    get: (megabytes: number) => `Rendre disponible hors ligne (${megabytes} Mo)`,
    getting: (percent: number) => `Téléchargement : ${percent} %`,
    ready: "Disponible hors ligne. Les parties sur cet appareil n’attendent plus de serveur.",
    fleeting:
      "Votre navigateur peut effacer ces fichiers et vos tables quand la place manque. Sur l’écran d’accueil, rowlock est plus à l’abri.",
    remove: "Supprimer les fichiers hors ligne",
    removeAbout:
      "Les tables sur cet appareil restent, mais ne continuent qu’une fois les fichiers téléchargés à nouveau.",
    insecure: "Il faut une adresse sécurisée (https) et un navigateur récent.",
    offer: "Jouer aussi dans le train et en avion ?",
    first: "Une seule fois : téléchargement du jeu, pour qu’il tourne sur cet appareil.",
    starting: "C’est bientôt prêt…",
    alone:
      "Cette application n’a pas de serveur : elle joue ici, même sans connexion. Les tables avec des amis sur d’autres téléphones demandent un serveur rowlock.",
  },

  problems: {
    storage_full:
      "Il n’y a plus de place sur cet appareil. La dernière action n’est pas enregistrée, tout ce qui précède l’est : libérez de l’espace, puis réessayez.",
    storage_refused:
      "Ce navigateur n’enregistre rien pour cette page : une table sur cet appareil serait perdue. Autorisez le stockage pour ce site, ou quittez la fenêtre privée, puis rechargez la page.",
    other_version:
      "Cette page et ses fichiers hors ligne n’ont pas la même version. Rechargez la page, avec une connexion si cela ne suffit pas. Vos tables sont à l’abri.",
    device:
      "Le jeu hors ligne ne démarre pas. Rechargez la page, ou supprimez les fichiers hors ligne dans les réglages et téléchargez-les à nouveau.",
    not_kept:
      "Cette table est sur cet appareil, mais les fichiers hors ligne manquent. Téléchargez-les dans les réglages, et la partie continue.",
    damaged: "Le téléchargement a été endommagé en route. Veuillez réessayer.",
  },

  menu: {
    pause: "Pause",
    leave: "Quitter la table",
    leaveHint: "Un bot joue pour vous. Vous pouvez revenir.",
    replace: (name) => `Faire jouer un bot pour ${name}`,
    replaceHint: (name) => `Un bot décide pour ${name} jusqu’à son retour.`,
    replaceLater: (name) => `Possible dès que ${name} a fait attendre la table une minute.`,
    invite: "Lien et code",
  },

  /** What people show each other. */
  reactions: {
    title: "Réagir",
    words: {
      hello: "Salut !",
      well_played: "Bien joué !",
      lucky: "Quelle chance !",
      ouch: "Aïe !",
      laugh: "Haha !",
      thinking: "Je réfléchis…",
    },
    show: "Afficher les réactions",
    showAbout: "Ce que les autres montrent quelques secondes à côté de leur nom.",
  },

  extras: {
    passed: "Rien ne convient : passé.",
    penalized: (points) => `Rien ne convient : pénalité, −${points}.`,
    autoPass: "Passer pour moi quand rien ne convient",
    autoPassAbout: "Seulement si passer ne coûte rien.",
    autoPenalty: "Prendre aussi les pénalités pour moi",
    autoPenaltyAbout: "Sinon, vous confirmez chaque pénalité vous-même.",
    oneTap: "Confirmer d’un seul geste",
    oneTapAbout:
      "Toucher une case la coche aussitôt, et vous pouvez annuler. Un coup qui termine la partie reste à confirmer.",
    odds: "Teinter les cases selon leurs chances",
    oddsAbout: "Plus une case est foncée, plus deux dés donnent souvent son nombre.",
    notify: "Me prévenir quand c’est à moi",
    notifyAbout: "Par une notification, tant que cette page est à l’arrière-plan.",
    notifyDenied: "Votre navigateur bloque les notifications de cette page. Autorisez-les d’abord dans ses réglages.",
    notifyNone:
      "Ce navigateur ne peut pas vous prévenir ici. Sur un iPhone ou un iPad, ajoutez d’abord rowlock à l’écran d’accueil.",
    soundOffer: "Voulez-vous entendre les dés et le stylo ?",
    soundYes: "Activer le son",
    installOffer: "rowlock peut devenir une application sur cet appareil.",
    installYes: "Installer",
    installByHand: "Pour avoir rowlock sur l’écran d’accueil, touchez « Partager », puis « Sur l’écran d’accueil ».",
  },

  keys: {
    on: "Jouer au clavier",
    chip: "choisir ce qui est proposé, dans l’ordre ; avec de vrais dés : la face",
    confirm: "confirmer, lancer ou continuer",
    roll: "lancer les dés",
    pass: "passer",
    takeBack: "annuler le choix ; avec de vrais dés : effacer la dernière face",
    cancel: "ne rien choisir, ou revenir à toutes les lignes",
    others: "voir la feuille du joueur suivant",
    rules: "afficher les règles",
    menu: "ouvrir le menu",
    hint: "montrer ce que valent les coups",
    keys: "afficher ces touches",
  },

  recent: {
    pace: "Rythme des bots",
    paces: { quick: "Rapide", normal: "Moyen", slow: "Lent" },
    paceAbout: "Le temps de voir ce que font les bots. Touchez l’écran ou une touche pour continuer aussitôt.",
  },

  ending: {
    youWonBy: (points) => `Vous gagnez de ${count(points, "point", "points")} !`,
    wonBy: (name, points) => `${name} gagne de ${count(points, "point", "points")}`,
    youShare: (names) => `${list(["Vous", ...names])} gagnez ensemble !`,
    pointsOf: (name, points) => `${name} a ${count(points, "point", "points")}`,
    newBest: "Nouveau record personnel !",
    newBestOf: (names) => `Nouveau record personnel : ${list(names)} !`,
    best: (variant, points) => `Votre record à ${variant} jusqu’ici : ${number(points)}`,
    firstWin: (names) => `Première victoire contre ${list(names)} !`,
    more: "Plus sur cette partie",
    picture: "Partager une image",
    sheetOf: (name, variant, result) => `Feuille finale ${of(name)} à ${variant}. ${result}.`,
    send: "Envoyer l’image",
    save: "Enregistrer l’image",
    noPicture: "Ce navigateur ne peut pas créer l’image.",
  },

  coach: {
    hint: "Coach : ce que valent les coups",
    percent: (part) => `${number(100 * part)}\u00a0%`,
    points: (points) => `${number(points)} pts`,
    described: (worth, good) => (good ? `${worth}, aussi bon que le meilleur` : worth),
    best: (move, worth, how) => `Le mieux : ${move}, ${worth}. ${judged(how)}`,
    judged,
    sure: "Vraiment ?",
    doubt: (move, costs) => `${capital(move)} : ${costs}.`,
    costs: (part) => `cela coûte environ ${number(100 * part)}\u00a0% d’une victoire`,
    costsPoints: (points) => `cela coûte environ ${count(Math.round(points), "point", "points")}`,
    look: "Montrer ce que valent les coups",
    anyway: "Jouer quand même",
    always: "Toujours montrer ce que valent les coups",
    alwaysAbout: "Contre les bots, en solo, et là où l’hôte le permet.",
    tutor: "Tuteur",
    tutorAbout:
      "Demande une fois avant un choix qui coûte 5\u00a0% d’une victoire ou plus. Personne d’autre ne le voit.",
    allow: "Tout le monde peut consulter le coach",
    allowAbout: "Toute la table en est avertie, et c’est noté dans la transcription.",
  },

  reasons: {
    crossed: (field) => `La case ${field} est déjà cochée.`,
    lost: (field, last) => `La case ${field} est perdue : votre dernière croix, ${last}, est plus à droite.`,
    closed: (name) => `La ${row(name)} est verrouillée.`,
    too_few: (field, name, need, have) =>
      `Pour la case ${field}, il faut ${need} croix dans la ${row(name)} ; vous en avez ${have || "zéro"}.`,
    no_neighbor: (field, neighbors) => `Pour la case ${field}, il faut d’abord avoir coché ${either(neighbors)}.`,
    over: "La partie est terminée.",
    roll_first: (name) => (name ? `C’est d’abord à ${name} de lancer les dés.` : "Lancez d’abord les dés."),
    decided: "Vous avez déjà choisi. Pour changer, annulez votre choix.",
    not_active: (name) => `Les dés de couleur sont maintenant réservés à ${name}.`,
    white_sum: (numbers) => `Seule la somme des dés blancs compte maintenant : ${either(numbers)}.`,
    luck: (numbers, fields) =>
      `Vous pouvez cocher ${either(numbers)} ou, grâce à votre nombre porte-bonheur, ${either(fields)}.`,
    color_sum: (name, numbers) => `Avec un dé blanc, le dé ${color(name)} donne ${either(numbers)}.`,
    round_sum: (field, neighbors, numbers) =>
      numbers.length
        ? `Avec un dé blanc, le dé de ${either(neighbors)} donne ${either(numbers)}.`
        : `Le dé de couleur de la case ${field} est hors jeu.`,
    die_removed: (field, name) =>
      `Le dé ${color(name)} est hors jeu : la case ${field} ne va plus qu’avec les dés blancs.`,
    tied: (rows) => `Choisissez la ligne du bonus : ${either(rows.map(ofRow))}.`,
    not_tied: (field) => `Le bonus de la case ${field} ne laisse pas le choix de la ligne.`,
  },

  enter: {
    dice: "Les dés",
    faces: "Ce qu’il montre",
    die: (name, face) => `${color(name)} : ${face ?? "à saisir"}`,
    face: (name, face) => `${color(name)} ${face}`,
    done: {
      none: "Cocher sans saisir",
      white: "Seulement les blancs",
      some: "Laisser le reste",
      all: "C’est le lancer",
    },
    missing: "Les bots veulent tous les dés",
    erase: "Effacer",
  },

  give: {
    to: (name) => `Donnez le téléphone à ${name}`,
    hidden: "Votre choix reste caché jusqu’à ce que tous aient choisi.",
    take: (name) => `Je suis ${name}`,
  },

  guide: {
    skip: "Sans conseils",
    hints: {
      roll: "À vous : vous lancez tous les dés, et les blancs servent à tout le monde.",
      enter: "Saisissez ce que montrent vos dés, ou cochez simplement sans rien saisir.",
      white: "Chacun peut cocher la somme blanche dans une ligne. Les cases sautées sont perdues.",
      confirm: "Ce n’est qu’au crayon. Confirmez, ou choisissez autre chose.",
      takeBack: "Changé d’avis ? Annulez votre choix avant que les autres aient fini.",
      color: "Vous seulement : ajoutez un dé blanc à un dé de couleur, et cochez dans cette couleur.",
      penalty: "C’est votre tour, et rien n’est coché : passer coûte maintenant une pénalité.",
      free: "Rien ne convient. Quand un autre lance, passer ne coûte rien.",
      later: "Rien ne convient. Il vous reste les dés de couleur.",
    },
  },

  log: {
    title: "Déroulement",
    turn: (turn, name) => `Tour ${turn} : ${name}`,
    none: "Chaque lancer et chaque croix apparaîtront ici.",
    scale: "Points pour les croix d’une ligne",
    crosses: "Croix",
    points: "Points",
  },

  rules: {
    contents: "Sur cette page",
    others: "Autres jeux",
    offline: "Les règles viennent du serveur, qui est injoignable pour l’instant.",
    rule: "règle",
    drawn: "Une feuille.",
    drawnEmpty: "Une feuille vide.",
    drawnCrossed: (fields) => `Cochées : ${fields.join(", ")}.`,
    drawnNew: (fields) => `Nouvelles : ${fields.join(", ")}.`,
    drawnOpen: (fields) => `À cocher maintenant : ${fields.join(", ")}.`,
  },
};
