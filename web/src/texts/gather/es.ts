/** Getting people to a table: the texts of the start page, the lobby, invitations and the TV, in Spanish. */

import { forms } from "../forms";
import type { Gather } from "./en";

const { count, list } = forms("es");

export const es: Gather = {
  start: {
    yourName: "Tu nombre",
    nameMissing: "Dinos primero tu nombre.",
    variant: "Juego",
    homeMade: "Un juego propio.",
    bot: "Contra un bot",
    friends: "Con amigos",
    onePhone: "Un teléfono para todos",
    realDice: "Hoja para dados reales",
    code: "Código de una mesa",
    join: "Entrar",
    codeMissing: "Un código solo tiene letras, como KXWPQM.",
    goOn: (table) => `Seguir: ${table}`,
    tableOf: (variant, others) => (others.length ? `${variant} con ${list(others)}` : variant),
    moreTables: (tables) => count(tables, "mesa más", "mesas más"),
    links: "Más",
    more: "Más",
  },

  gather: {
    codeLength: "Escribe el código de la mesa: seis letras.",
    bots: "¿Contra quién juegas?",
    against: "Rival",
    beaten: "vencido",
    howMany: "Cuántos",
    onlyHere: "Solo este ordenador puede abrir este enlace. Para que entren teléfonos de tu red, reinicia rowlock con",
    or: "o",
    clock: (seconds) => `Reloj ${seconds} s`,
    realDice: "Dados reales",
    comeBack: (table) => `Volver a la mesa: ${table}`,
    newTable: "Abrir una mesa nueva",
    rename: (name) => `Cambiar el nombre ${name}`,
    newName: "Nombre nuevo",
    save: "Guardar",
    freeSeat: "Hay un asiento libre. ¿Quieres jugar?",
  },

  invite: {
    keepTrying: "Seguimos intentándolo.",
    whoAreYou: "Esta partida viene de antes. ¿Quién eres?",
    sitAs: (name) => `Soy ${name}`,
    replay: "Ver la partida otra vez",
    who: (names) => (names.length ? `En la mesa: ${list(names)}.` : "Todavía no hay nadie."),
    sit: "Sentarme",
    watch: "Solo mirar",
    started: "La partida ha empezado. Puedes mirar.",
  },

  lobby: {
    title: "Esperando jugadores",
    code: "Código",
    copy: "Copiar enlace",
    copied: "Copiado",
    share: "Enviar enlace",
    invitation: "Juega a los dados conmigo:",
    scan: "Tus amigos lo escanean, abren el enlace o escriben el código.",
    tv: "Ver en la tele",
    host: "anfitrión",
    bot: "bot",
    you: "tú",
    free: "libre",
    addBot: "Añadir un bot",
    botKind: "Qué bot",
    remove: (name) => `Quitar a ${name}`,
    makeHost: (name) => `Hacer anfitrión a ${name}`,
    makeHostAbout: (name) => `${name} decide entonces quién juega y cuándo se empieza.`,
    start: "Empezar",
    begins: "Empieza",
    alone: "También puedes jugar a solas, por los puntos.",
    ready: "Empieza cuando estén todos.",
    missing: (names) => `Aún libre: ${list(names)}. Tienen que volver todos, o un bot ocupa el asiento.`,
    waitForHost: (name) => `Estás en la mesa. ${name} empieza la partida.`,
    waitForAway: (name) => `Estás en la mesa. Si ${name} no llega en un minuto, podrás empezar la partida.`,
    hostAway: (name) => `${name} no está. Puedes empezar de todos modos: un bot podrá jugar en su lugar.`,
    watching: (name) => `Estás mirando. ${name} empieza la partida.`,
    leave: "Salir",
    leaveAbout: "Tu asiento queda libre.",
  },

  tv: {
    join: "Escanea esto, o abre el enlace, y siéntate.",
    nobody: "Todavía no hay nadie.",
    code: (code) => `Mesa ${code}`,
  },
};
