/** Getting people to a table: the texts of the start page, the lobby, invitations and the TV, in Italian. */

import { forms } from "../forms";
import type { Gather } from "./en";

const { count, list } = forms("it");

export const it: Gather = {
  start: {
    yourName: "Il tuo nome",
    nameMissing: "Dicci prima il tuo nome.",
    variant: "Gioco",
    homeMade: "Un gioco tuo.",
    bot: "Contro un bot",
    friends: "Con amici",
    onePhone: "Un telefono per tutti",
    realDice: "Scheda per dadi veri",
    code: "Codice di un tavolo",
    join: "Entra",
    codeMissing: "Un codice ha solo lettere, come KXWPQM.",
    goOn: (table) => `Continua: ${table}`,
    tableOf: (variant, others) => (others.length ? `${variant} con ${list(others)}` : variant),
    moreTables: (tables) => count(tables, "altro tavolo", "altri tavoli"),
    links: "Altro",
    more: "Altro",
  },

  gather: {
    codeLength: "Scrivi il codice del tavolo: sei lettere.",
    bots: "Contro chi giochi?",
    against: "Avversario",
    beaten: "battuto",
    howMany: "Quanti",
    onlyHere:
      "Solo questo computer può aprire questo link. Per far entrare i telefoni della tua rete, riavvia rowlock con",
    or: "o",
    clock: (seconds) => `Orologio ${seconds} s`,
    realDice: "Dadi veri",
    comeBack: (table) => `Torna al tavolo: ${table}`,
    newTable: "Apri un nuovo tavolo",
    rename: (name) => `Cambia il nome ${name}`,
    newName: "Nuovo nome",
    save: "Salva",
    freeSeat: "C’è un posto libero. Vuoi giocare?",
  },

  invite: {
    keepTrying: "Continuiamo a provare.",
    whoAreYou: "Questa partita riprende da prima. Chi sei?",
    sitAs: (name) => `Sono ${name}`,
    replay: "Rivedi la partita",
    who: (names) => (names.length ? `Al tavolo: ${list(names)}.` : "Non c’è ancora nessuno."),
    sit: "Siediti",
    watch: "Guarda soltanto",
    started: "La partita è cominciata. Puoi guardare.",
  },

  lobby: {
    title: "In attesa dei giocatori",
    code: "Codice",
    copy: "Copia il link",
    copied: "Copiato",
    share: "Manda il link",
    invitation: "Gioca a dadi con me:",
    scan: "Gli amici inquadrano il codice, aprono il link o scrivono il codice.",
    tv: "Mostra su una TV",
    host: "host",
    bot: "bot",
    you: "tu",
    free: "libero",
    addBot: "Aggiungi un bot",
    botKind: "Quale bot",
    remove: (name) => `Togli ${name}`,
    makeHost: (name) => `Fai diventare host ${name}`,
    makeHostAbout: (name) => `Allora è ${name} a decidere chi gioca e quando si comincia.`,
    start: "Inizia",
    begins: "Comincia",
    alone: "Puoi anche giocare in solitario, per i punti.",
    ready: "Comincia quando ci sono tutti.",
    missing: (names) => `Ancora libero: ${list(names)}. Devono tornare tutti, oppure un bot prende il posto.`,
    waitForHost: (name) => `Sei al tavolo. La partita la fa partire ${name}.`,
    waitForAway: (name) => `Sei al tavolo. Se ${name} non arriva entro un minuto, potrai far partire tu la partita.`,
    hostAway: (name) => `${name} non c’è. Puoi iniziare lo stesso: un bot potrà giocare al suo posto.`,
    watching: (name) => `Stai guardando. La partita la fa partire ${name}.`,
    leave: "Esci",
    leaveAbout: "Il tuo posto si libera.",
  },

  tv: {
    join: "Inquadra il codice, o apri il link, e siediti.",
    nobody: "Non c’è ancora nessuno.",
    code: (code) => `Tavolo ${code}`,
  },
};
