/** Getting people to a table: the texts of the start page, the lobby, invitations and the TV, in German. */

import { forms } from "../forms";
import type { Gather } from "./en";

const { count, list } = forms("de");

export const de: Gather = {
  start: {
    yourName: "Dein Name",
    nameMissing: "Sag uns bitte erst deinen Namen.",
    variant: "Spiel",
    homeMade: "Ein eigenes Spiel.",
    bot: "Gegen einen Bot",
    friends: "Mit Freunden",
    onePhone: "Ein Handy für alle",
    realDice: "Zettel für echte Würfel",
    code: "Code eines Tisches",
    join: "Mitspielen",
    codeMissing: "Ein Code hat nur Buchstaben, wie KXWPQM.",
    goOn: (table) => `Weiter: ${table}`,
    tableOf: (variant, others) => (others.length ? `${variant} mit ${list(others)}` : variant),
    moreTables: (tables) => count(tables, "weiterer Tisch", "weitere Tische"),
    links: "Mehr",
    more: "Mehr",
  },

  gather: {
    codeLength: "Tipp den Code des Tisches ein: sechs Buchstaben.",
    bots: "Gegen wen spielst du?",
    against: "Gegner",
    beaten: "besiegt",
    howMany: "Wie viele",
    onlyHere:
      "Diesen Link kann nur dieser Computer öffnen. Damit Handys in deinem Netz mitspielen können, starte rowlock neu mit",
    or: "oder",
    clock: (seconds) => `Uhr ${seconds} s`,
    realDice: "Echte Würfel",
    comeBack: (table) => `Zurück an den Tisch: ${table}`,
    newTable: "Neuen Tisch eröffnen",
    rename: (name) => `Den Namen ${name} ändern`,
    newName: "Neuer Name",
    save: "Speichern",
    freeSeat: "Ein Platz ist frei. Willst du mitspielen?",
  },

  invite: {
    keepTrying: "Wir versuchen es weiter.",
    whoAreYou: "Hier geht ein früheres Spiel weiter. Wer bist du?",
    sitAs: (name) => `Als ${name} hinsetzen`,
    replay: "Das Spiel noch einmal ansehen",
    who: (names) => (names.length ? `Am Tisch: ${list(names)}.` : "Es ist noch niemand da."),
    sit: "Hinsetzen",
    watch: "Nur zuschauen",
    started: "Das Spiel läuft schon. Du kannst zuschauen.",
  },

  lobby: {
    title: "Warten auf Mitspieler",
    code: "Code",
    copy: "Link kopieren",
    copied: "Kopiert",
    share: "Link senden",
    invitation: "Würfel eine Runde mit mir:",
    scan: "Freunde scannen das, öffnen den Link oder tippen den Code ein.",
    tv: "Am Fernseher zeigen",
    host: "Gastgeber",
    bot: "Bot",
    you: "du",
    free: "frei",
    addBot: "Bot dazusetzen",
    botKind: "Welcher Bot",
    remove: (name) => `${name} entfernen`,
    makeHost: (name) => `${name} zum Gastgeber machen`,
    makeHostAbout: (name) => `${name} bestimmt dann, wer mitspielt und wann es losgeht.`,
    start: "Starten",
    begins: "Beginnt",
    alone: "Du kannst auch allein starten: Dann spielst du um Punkte.",
    ready: "Starte, wenn alle da sind.",
    missing: (names) => `Noch frei: ${list(names)}. Alle müssen zurück sein, oder ein Bot übernimmt den Platz.`,
    waitForHost: (name) => `Du sitzt am Tisch. ${name} startet das Spiel.`,
    waitForAway: (name) =>
      `Du sitzt am Tisch. Wenn ${name} nicht innerhalb einer Minute da ist, kannst du das Spiel starten.`,
    hostAway: (name) => `${name} ist weg. Du kannst trotzdem starten: Ein Bot kann dann für ${name} spielen.`,
    watching: (name) => `Du schaust zu. ${name} startet das Spiel.`,
    leave: "Verlassen",
    leaveAbout: "Dein Platz wird frei.",
  },

  tv: {
    join: "Scannt das oder öffnet den Link und setzt euch.",
    nobody: "Es ist noch niemand da.",
    code: (code) => `Tisch ${code}`,
  },
};
