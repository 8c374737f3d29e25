/** Getting people to a table: the texts of the start page, the lobby, invitations and the TV, in French. */

import { forms } from "../forms";
import { of } from "../fr";
import type { Gather } from "./en";

const { count, list } = forms("fr");

export const fr: Gather = {
  start: {
    yourName: "Votre nom",
    nameMissing: "Dites-nous d’abord votre nom.",
    variant: "Jeu",
    homeMade: "Un jeu à vous.",
    bot: "Contre un bot",
    friends: "Entre amis",
    onePhone: "Un téléphone pour tous",
    realDice: "Feuille pour vrais dés",
    code: "Code d’une table",
    join: "Rejoindre",
    codeMissing: "Un code n’a que des lettres, comme KXWPQM.",
    goOn: (table) => `Continuer : ${table}`,
    tableOf: (variant, others) => (others.length ? `${variant} avec ${list(others)}` : variant),
    moreTables: (tables) => count(tables, "autre table", "autres tables"),
    links: "Plus",
    more: "Plus",
  },

  gather: {
    codeLength: "Tapez le code de la table : six lettres.",
    bots: "Contre qui jouez-vous ?",
    against: "Adversaire",
    beaten: "battu",
    howMany: "Combien",
    onlyHere:
      "Seul cet ordinateur peut ouvrir ce lien. Pour que des téléphones de votre réseau puissent jouer, relancez rowlock avec",
    or: "ou",
    clock: (seconds) => `Chrono ${seconds} s`,
    realDice: "Vrais dés",
    comeBack: (table) => `Revenir à la table : ${table}`,
    newTable: "Ouvrir une nouvelle table",
    rename: (name) => `Changer le nom ${name}`,
    newName: "Nouveau nom",
    save: "Enregistrer",
    freeSeat: "Une place est libre. Voulez-vous jouer ?",
  },

  invite: {
    keepTrying: "On continue d’essayer.",
    whoAreYou: "Cette table reprend une ancienne partie. Qui êtes-vous ?",
    sitAs: (name) => `Je suis ${name}`,
    replay: "Revoir la partie",
    who: (names) => (names.length ? `À la table : ${list(names)}.` : "Il n’y a encore personne."),
    sit: "Prendre place",
    watch: "Juste regarder",
    started: "La partie a commencé. Vous pouvez regarder.",
  },

  lobby: {
    title: "On attend les joueurs",
    code: "Code",
    copy: "Copier le lien",
    copied: "Copié",
    share: "Envoyer le lien",
    invitation: "Jouez aux dés avec moi :",
    scan: "Vos amis scannent ce code, ouvrent le lien ou tapent le code.",
    tv: "Afficher sur une télé",
    host: "hôte",
    bot: "bot",
    you: "vous",
    free: "libre",
    addBot: "Ajouter un bot",
    botKind: "Quel bot",
    remove: (name) => `Retirer ${name}`,
    makeHost: (name) => `Faire ${of(name)} l’hôte`,
    makeHostAbout: (name) => `${name} décide alors qui joue et quand on commence.`,
    start: "Commencer",
    begins: "Commence",
    alone: "Vous pouvez aussi jouer en solo, pour les points.",
    ready: "Commencez quand tout le monde est là.",
    missing: (names) => `Encore libre : ${list(names)}. Tout le monde doit être revenu, ou un bot prend la place.`,
    waitForHost: (name) => `Vous êtes à la table. ${name} lance la partie.`,
    waitForAway: (name) =>
      `Vous êtes à la table. Si ${name} n’est pas là d’ici une minute, vous pourrez lancer la partie.`,
    hostAway: (name) => `${name} n’est pas là. Vous pouvez commencer quand même : un bot pourra jouer à sa place.`,
    watching: (name) => `Vous regardez. ${name} lance la partie.`,
    leave: "Partir",
    leaveAbout: "Votre place devient libre.",
  },

  tv: {
    join: "Scannez ce code, ou ouvrez le lien, et prenez place.",
    nobody: "Il n’y a encore personne.",
    code: (code) => `Table ${code}`,
  },
};
