/** Getting people to a table: the texts of the start page, the lobby, invitations and the TV, in Dutch. */

import { forms } from "../forms";
import type { Gather } from "./en";

const { count, list } = forms("nl");

export const nl: Gather = {
  start: {
    yourName: "Je naam",
    nameMissing: "Vertel ons eerst je naam.",
    variant: "Spel",
    homeMade: "Een eigen spel.",
    bot: "Tegen een bot",
    friends: "Met vrienden",
    onePhone: "Eén telefoon voor iedereen",
    realDice: "Zelf dobbelen",
    code: "Code van een tafel",
    join: "Meedoen",
    codeMissing: "Een code heeft alleen letters, zoals KXWPQM.",
    goOn: (table) => `Verder: ${table}`,
    tableOf: (variant, others) => (others.length ? `${variant} met ${list(others)}` : variant),
    moreTables: (tables) => count(tables, "andere tafel", "andere tafels"),
    links: "Meer",
    more: "Meer",
  },

  gather: {
    codeLength: "Typ de code van de tafel: zes letters.",
    bots: "Tegen wie speel je?",
    against: "Tegenstander",
    beaten: "verslagen",
    howMany: "Hoeveel",
    onlyHere:
      "Alleen deze computer kan deze link openen. Wil je dat telefoons in je netwerk meedoen, start rowlock dan opnieuw met",
    or: "of",
    clock: (seconds) => `Klok ${seconds} s`,
    realDice: "Echte dobbelstenen",
    comeBack: (table) => `Terug naar de tafel: ${table}`,
    newTable: "Nieuwe tafel openen",
    rename: (name) => `De naam ${name} wijzigen`,
    newName: "Nieuwe naam",
    save: "Opslaan",
    freeSeat: "Er is een plaats vrij. Wil je meespelen?",
  },

  invite: {
    keepTrying: "We blijven het proberen.",
    whoAreYou: "Hier gaat een eerder spel verder. Wie ben jij?",
    sitAs: (name) => `Gaan zitten als ${name}`,
    replay: "Het spel terugkijken",
    who: (names) => (names.length ? `Aan tafel: ${list(names)}.` : "Er is nog niemand."),
    sit: "Gaan zitten",
    watch: "Alleen kijken",
    started: "Het spel is begonnen. Je kunt toekijken.",
  },

  lobby: {
    title: "Wachten op spelers",
    code: "Code",
    copy: "Link kopiëren",
    copied: "Gekopieerd",
    share: "Link sturen",
    invitation: "Speel een dobbelspel met me:",
    scan: "Vrienden scannen dit, openen de link of typen de code.",
    tv: "Op een tv tonen",
    host: "gastheer",
    bot: "bot",
    you: "jij",
    free: "vrij",
    addBot: "Bot erbij",
    botKind: "Welke bot",
    remove: (name) => `${name} verwijderen`,
    makeHost: (name) => `${name} gastheer maken`,
    makeHostAbout: (name) => `${name} bepaalt dan wie er meespeelt en wanneer het begint.`,
    start: "Starten",
    begins: "Begint",
    alone: "Je kunt ook alleen starten: dan speel je om de punten.",
    ready: "Start als iedereen er is.",
    missing: (names) => `Nog vrij: ${list(names)}. Iedereen moet terug zijn, of een bot neemt de plaats in.`,
    waitForHost: (name) => `Je zit aan tafel. ${name} start het spel.`,
    waitForAway: (name) => `Je zit aan tafel. Als ${name} er niet binnen een minuut is, kun je het spel starten.`,
    hostAway: (name) => `${name} is weg. Je kunt toch starten: een bot kan dan voor ${name} spelen.`,
    watching: (name) => `Je kijkt toe. ${name} start het spel.`,
    leave: "Weggaan",
    leaveAbout: "Je plaats komt vrij.",
  },

  tv: {
    join: "Scan dit of open de link, en ga zitten.",
    nobody: "Er is nog niemand.",
    code: (code) => `Tafel ${code}`,
  },
};
