/** Getting people to a table: the texts of the start page, the lobby, invitations and the TV, in English. A catalog for another language has the same shape. */

import { count, list } from "../en";

export const en = {
  start: {
    yourName: "Your name",
    nameMissing: "Please tell us your name first.",
    variant: "Game",
    homeMade: "A game of your own.",
    bot: "Play a bot",
    friends: "With friends",
    onePhone: "One phone for all",
    realDice: "Sheet for real dice",
    code: "Table code",
    join: "Join",
    codeMissing: "A code has only letters, like KXWPQM.",
    goOn: (table: string) => `Continue: ${table}`,
    /** A table where the player has a seat. */
    tableOf: (variant: string, others: readonly string[]) =>
      others.length ? `${variant} with ${list(others)}` : variant,
    moreTables: (number: number) => count(number, "more table", "more tables"),
    links: "More",
    more: "More",
  },

  /** Getting people to a table: the start page and the lobby. */
  gather: {
    codeLength: "Type the code of the table: six letters.",
    bots: "Who do you play against?",
    against: "Play against",
    /** A bot that one has won against. */
    beaten: "beaten",
    howMany: "How many",
    /** Nobody else can open a link to this computer. What to type instead follows. */
    onlyHere: "Only this computer can open this link. To let phones on your network join, restart rowlock with",
    or: "or",
    clock: (seconds: number) => `Clock ${seconds} s`,
    realDice: "Real dice",
    comeBack: (table: string) => `Come back: ${table}`,
    newTable: "Open a new table",
    rename: (name: string) => `Change the name ${name}`,
    newName: "New name",
    save: "Save",
    freeSeat: "There is a free seat. Would you like to play?",
  },

  invite: {
    keepTrying: "We keep trying.",
    whoAreYou: "This game continues an earlier one. Who are you?",
    sitAs: (name: string) => `Sit down as ${name}`,
    replay: "Watch the replay",
    who: (names: readonly string[]) => (names.length ? `At the table: ${list(names)}.` : "Nobody is here yet."),
    sit: "Sit down",
    watch: "Just watch",
    started: "The game has started. You can watch.",
  },

  lobby: {
    title: "Waiting for players",
    code: "Code",
    copy: "Copy link",
    copied: "Copied",
    share: "Send link",
    /** The text sent along with a link. */
    invitation: "Play a dice game with me:",
    scan: "Friends scan this, open the link, or type the code.",
    tv: "Show on a TV",
    host: "host",
    bot: "bot",
    you: "you",
    free: "free",
    addBot: "Add a bot",
    botKind: "Which bot",
    remove: (name: string) => `Remove ${name}`,
    makeHost: (name: string) => `Make ${name} the host`,
    makeHostAbout: (name: string) => `${name} will then decide who plays and when it starts.`,
    start: "Start",
    begins: "Goes first",
    alone: "You can also start alone and play for points.",
    ready: "Start when everybody is here.",
    missing: (names: readonly string[]) =>
      `Still free: ${list(names)}. Everybody has to come back, or a bot takes the seat.`,
    waitForHost: (name: string) => `You are at the table. ${name} starts the game.`,
    waitForAway: (name: string) =>
      `You are at the table. If ${name} is not here within a minute, you can start the game.`,
    hostAway: (name: string) => `${name} is away. You can start anyway: a bot can then play for ${name}.`,
    watching: (name: string) => `You are watching. ${name} starts the game.`,
    leave: "Leave",
    leaveAbout: "Your seat becomes free.",
  },

  tv: {
    join: "Scan this, or open the link, and sit down.",
    nobody: "Nobody is here yet.",
    code: (code: string) => `Table ${code}`,
  },
};

/** The shape of every catalog. */
export type Gather = typeof en;
