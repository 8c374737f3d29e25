/** Every text of the page in English. A catalog for another language has the same shape. */

import { variants } from "../generated/variants/en";
import { type Said, telling } from "./forms";

export const minus = (number: number) => String(number).replace("-", "−");
export const count = (number: number, one: string, many: string) => `${minus(number)} ${number === 1 ? one : many}`;
export const list = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
export const either = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;

const colors: Readonly<Record<string, string>> = {
  red: "red",
  yellow: "yellow",
  green: "green",
  blue: "blue",
  white: "white",
};
export const color = (name: string) => colors[name] ?? name;

export const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

const letter = (name: string) => color(name).slice(0, 1).toUpperCase();

/** The level and description of each bot, by player. Names are the same in every language. */
const bots: Readonly<Record<string, { readonly level: string; readonly about: string }>> = {
  dot: { level: "beginner", about: "Fears penalties and skips too much." },
  otto: { level: "medium", about: "Minds the gaps, but takes one action at a time." },
  vera: { level: "hard", about: "Plans her turns, but does not see the end coming." },
  sage: { level: "very hard", about: "Weighs everything, but does not know what you will do." },
  champion: { level: "champion", about: "Watches every sheet and plays to win." },
};

/** The bonus for both fields of a pair. */
const pairs: Readonly<Record<string, string>> = {
  "two-in-fewest": "two crosses in your shortest row",
  "one-in-each": "a cross in every row",
  "double-fewest": "your shortest row counts twice",
  thirteen: "13 points",
  "no-penalties": "penalties cost nothing",
};

const trouble = "The server has a problem. Please try again in a moment.";
const impossible = (message: string) => `That does not work: ${message}.`;

const mismatch = "This page and the server have different versions. Please reload the page.";

/** By error code: what went wrong and what to do. */
const problems = {
  unreachable: "The server cannot be reached. Check your connection and try again.",
  unavailable: trouble,
  store_unavailable: trouble,
  version_conflict: trouble,
  log_damaged: "The log of this table is damaged. Whoever runs the server can restore a backup.",
  error: trouble,
  unreadable: mismatch,
  bad_message: mismatch,
  not_json: mismatch,
  foreign_site: "This server does not accept requests from other sites. Open it at its own address.",
  not_found: "There is nothing here. Maybe the link is broken.",
  method_not_allowed: "The server does not support that. Please reload the page.",
  unknown_table: "There is no table with this code. Maybe it was mistyped, or the table is long gone.",
  table_taken: "There is already a table with this code. Please try again.",
  table_full: "Every seat is taken. You can watch, or open a table of your own.",
  table_refused: impossible,
  name_taken: "Somebody at the table already has this name. Please choose another one.",
  not_seated: "This seat is no longer yours.",
  not_host: "Only the host can do that. If somebody keeps the table waiting for a minute, you can go on without them.",
  coach_not_allowed: "Other people play here, and the host has not allowed the coach.",
  paused: "The table is paused. Resume it to continue.",
  table_reloaded: "The server went back to an earlier state of this table. Look at it, then decide again.",
  stale_decision: "Too late: the table has moved on.",
  too_many: "That was a lot at once. Please wait a little.",
  too_large: "That is too large for the server.",
  unknown_variant: "The server does not know this game. Please choose another one.",
  wrong_variant: "This record is from another game.",
  variant_invalid: (message: string) => `There is a mistake in the game file. ${message}.`,
  record_illegal: (message: string) => `There is a mistake in the record. ${message}.`,
  notation: (message: string) => `This cannot be read: ${message}.`,
  not_consecutive: impossible,
  not_fair: "These are not the dice that were promised.",
  bad_setup: impossible,
  seat_out_of_range: "There is no such seat at this table.",
  bad_roll: "These dice cannot show that.",
  not_time_to_roll: "It is not time to roll.",
  face_out_of_range: "A die does not have that face.",
  removed_die: "This die is out of the game: its row is closed.",
  missing_die: "A die is missing. Please enter it too.",
  not_your_decision: "There is nothing for you to decide now.",
  already_decided: "You have already chosen.",
  illegal_move: "The rules do not allow that.",
} satisfies Readonly<Record<string, Said>>;

/** The error messages every catalog has. */
export type Problems = Readonly<Record<keyof typeof problems, Said>>;

export const en = {
  name: "rowlock",
  tagline: "Roll, cross, lock: for the game Qwixx, with friends or a bot.",
  color,
  letter,
  list,
  number: minus,
  /** With one decimal, unless it is zero. */
  decimal: (number: number) => minus(Math.round(number * 10) / 10),
  date: (when: number) => new Intl.DateTimeFormat("en", { dateStyle: "medium" }).format(when),
  points: (number: number) => count(number, "point", "points"),
  back: "Back",
  close: "Close",
  cancel: "Cancel",
  loading: "One moment…",
  tryAgain: "Try again",
  toStart: "Go to the start page",
  /** A part of the page failed to load. */
  outdated: "This part of the page could not be loaded: you are offline, or there is a new version of the page.",
  reload: "Reload the page",
  /** We made a mistake, or an old page does not understand a new server. */
  broken: "Something went wrong on this page. Reloading it usually helps; your seat is kept.",
  /** The alternative text of a QR code. */
  qr: (text: string) => `QR code: ${text}`,
  problems: problems as Problems,
  problem: telling(problems, impossible),
  bots,
  pairs,
  pair: (kind: string) => pairs[kind] ?? kind,

  notice: {
    unreachable:
      "The server cannot be reached, and you need it to play. We keep trying. Rules and history may still work.",
    notKept:
      "This browser does not let us store anything: if you reload or close the page, you lose your seat. You can still play.",
  },

  start: {
    /** The default name when playing a bot. */
    player: "Player",
    variants: "Which game?",
    pad: "Score pad",
    history: "History",
  },

  gather: {
    coach: "Coach allowed",
  },

  more: {
    title: "More ways to play",
    anyoneRolls: "One device rolls for all",
  },

  variants,

  rules: {
    title: "Rules",
    of: (variant: string) => `Rules of ${variant}`,
  },

  settings: {
    title: "Settings",
  },

  /** The lesson for newcomers. */
  tutorial: {
    title: "Learn the game",
    newHere: "New here? Learn it in two minutes",
  },

  /** The card about a variant that somebody meets for the first time. */
  different: {
    title: (variant: string) => `What is new in ${variant}`,
    gotIt: "Got it",
  },

  /** Behavior of the table that can be set, notices, and offers made once. */
  extras: {
    /** In the title of the tab. */
    paused: "Paused",
    yourChoice: "Your choice",
    rolls: (name: string) => `${name} rolls`,
    choose: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? "chooses" : "choose"}`,
    /** The odds of a field, for screen readers. */
    ways: (ways: number, all: number) => `${ways} in ${all}`,
  },

  update: {
    ready: "A new version is available.",
    load: "Update",
  },

  invite: {
    title: (code: string) => `Table ${code}`,
  },

  lobby: {
    away: "away",
  },

  table: {
    turn: (number: number) => `turn ${number}`,
    yourTurn: "Your turn",
    turnOf: (name: string) => `${name}’s turn`,
    over: "Game over",
    /** The same as a sentence. */
    turnIsYours: "It is your turn.",
    turnIsOf: (name: string) => `It is ${name}’s turn.`,
    /** A prompt for one of several people sharing a device. */
    forSeat: (name: string, text: string) => `${name}: ${text}`,
    watching: "You are watching.",
    white: (sum: number) => `White dice: ${sum}.`,
    whiteUnknown: "White dice.",
    crossOrPass: "Cross it in one row, or pass.",
    crossSumOrPass: "Cross their sum in one row, or pass.",
    nothingWhite: "Nothing fits.",
    colorHint: "A white die plus a colored one, or pass.",
    colorHintPenalty: "A white die plus a colored one, or a penalty.",
    nothingColor: "Nothing fits the colored dice.",
    nothingColorPenalty: "Nothing fits, so it is a penalty.",
    chose: (what: string) => `You chose ${what}.`,
    waitingFor: (names: readonly string[]) => `Waiting for ${list(names)}.`,
    choosesColor: (name: string) => `${name} chooses with the colored dice.`,
    rolls: (name: string) => `${name} rolls next.`,
    yourRoll: "Your roll.",
    roll: "Roll the dice",
    rollFor: (name: string) => `Roll for ${name}`,
    rolling: "Rolling…",
    yourMove: "Your move",
    pass: "Pass",
    passPenalty: (points: number) => `Penalty −${points}`,
    aPass: "to pass",
    confirm: (what: string) => `Confirm ${what}`,
    confirmNothing: "Confirm",
    confirmPass: "Confirm: pass",
    confirmPenalty: (points: number) => `Confirm: penalty, −${points}`,
    takeBack: "Take back",
    takeBackOf: (name: string) => `${name}: take back`,
    secondsLeft: (seconds: number) => `${seconds} s`,
    /** If there are many moves: a chip that opens those of one row or field. */
    rowOf: (row: string, moves: number) => `${row}: ${count(moves, "field", "fields")}`,
    fieldOf: (field: string, moves: number) => `${field}: ${count(moves, "way", "ways")}`,
    /** A chip of round fields, for screen readers. */
    roundChip: (chip: string) => `round ${chip}`,
    otherRow: "Another row",
    penalties: "Penalties",
    penalty: "penalty",
    lucky: (numbers: readonly number[]) => `Lucky ${numbers.join(" · ")}`,
    bar: (left: readonly string[]) =>
      left.length ? `Bonus bar, still free: ${left.join(", ")}` : "Bonus bar, used up",
    pairCrossed: (crossed: number, of: number) => `${crossed} of ${of} crossed`,
    bonus: "bonus",
    penaltiesTaken: (number: number) => count(number, "penalty", "penalties"),
    isActive: "it is their turn",
    hasChosen: "has chosen",
    isAwaited: "still to decide",
    paused: "The table is paused.",
    pausedByNobody: "The table is paused: nobody was here.",
    resume: "Resume",
    botForYou: "A bot is playing for you.",
    comeBack: "Take my seat back",
    menu: "Menu",
    link: "Link to this table",
    reconnecting: "Connection lost. Trying again…",
    sheetOf: (name: string) => `${name}’s sheet`,
    nextSheet: "Next sheet",
    noted: "OK",
  },

  field: {
    named: (name: string, number: number) => `${color(name)} ${number}`,
    namedInRow: (field: string, row: string) => `${field} in the ${color(row)} row`,
    colorInRow: (name: string, row: string) => `${color(name)}, ${color(row)} row`,
    range: (first: number, last: number) => `${first}–${last}`,
    /** A row of round fields, in short. */
    roundRow: (rows: readonly string[]) => rows.map(letter).join("/"),
    round: (rows: readonly string[], number: number) => `round ${number}, ${rows.map(color).join(" and ")}`,
    roundShort: (rows: readonly string[], number: number) => `◯ ${number} ${rows.map(letter).join("/")}`,
    toRow: (what: string, row: string) => `${what} → ${color(row)}`,
    can: "can be crossed",
    canWhite: "can be crossed with the white dice",
    canColor: "can be crossed with a white and a colored die",
    crossed: "crossed",
    tried: "penciled in",
    lost: "lost",
    open: "open",
    lock: (row: string) => `${color(row)} lock`,
    locked: "crossed",
    closed: "closed",
    pair: (kind: string) => `bonus: ${pairs[kind] ?? kind}`,
    bonus: "bonus field",
    double: "counts twice",
  },

  /** Why a field cannot be crossed, what marks mean, and what a tried move would bring. */
  why: {
    marks: {
      pair: (letter: string, bonus: string) => `Cross both fields marked “${letter}”: ${bonus}.`,
      pairEarned: "You have it.",
      pairLost: "One of them is lost, so you can no longer get it.",
      bonus: "Each bonus field you cross strikes the next box of the bar, and you cross the next field in that color.",
      double: "A cross here counts twice.",
      closing: (need: number) =>
        `Closes the row for everybody. It needs ${need} crosses in the row first; the lock counts as one more.`,
      round: "Needs a crossed neighbor with the same number, and counts for both rows.",
      lucky: (numbers: readonly number[]) =>
        `If the white dice make ${either(numbers.map(String))}, you may instead cross the next field in the row where you have the fewest crosses.`,
      penalties: (points: number, last: number) =>
        `If you cross nothing in your own turn, you lose ${count(points, "point", "points")}. Penalty number ${last} ends the game.`,
    },
    preview: {
      score: (points: number, change: string) => `then ${count(points, "point", "points")} (${change})`,
      setsOff: (fields: readonly string[]) => `Crosses from the bonus: ${fields.join(", ")}.`,
      earns: (bonuses: readonly string[]) => `You get: ${bonuses.join(", ")}.`,
      /** Fields, or spans of them. */
      lost: (fields: readonly string[]) => `Lost: ${fields.join(", ")}.`,
      span: (first: string, last: string) => `${first} to ${last}`,
      closes: (rows: readonly string[]) => `This closes ${list(rows.map(color))}.`,
      ends: "This ends the game.",
    },
  },

  dice: {
    shows: (name: string, face: number | null) => `${color(name)} die: ${face ?? "not known"}`,
    waiting: (name: string) => `${color(name)} die`,
    gone: (name: string) => `${color(name)} die: out of the game`,
  },

  announce: {
    closed: (row: string, names: readonly string[]) =>
      `${capital(color(row))} is closed${names.length ? ` by ${list(names)}` : ""}!`,
    lastRow: "One more closed row ends the game.",
    lastPenalty: (names: readonly string[]) =>
      `One more penalty for ${names.length > 2 ? `one of ${list(names)}` : names.join(" or ")} ends the game.`,
  },

  /** Entering what real dice show. */
  enter: {
    ask: "What do the dice show?",
    askFor: (name: string) => `${name} rolls. What do the dice show?`,
  },

  /** One device for several people. */
  /** Hints for a player's first table. */
  /** What keys do, for the help. */
  keys: {
    title: "Keys",
  },

  events: {
    crossed: (name: string, fields: readonly string[]) => `${name} crossed ${list(fields)}.`,
    rolled: (name: string) => `${name} rolls.`,
    /** The two white dice and their sum. */
    whites: (one: number, other: number) => `White ${one} and ${other} make ${one + other}.`,
    die: (name: string, face: number) => `${color(name)} ${face}`,
    colored: (dice: readonly string[]) => `${capital(list(dice))}.`,
    tookBack: (name: string) => `${name} takes a choice back.`,
    passed: (names: readonly string[]) => `${list(names)} passed.`,
    penalized: (name: string) => `${name} takes a penalty.`,
    closed: (rows: readonly string[]) =>
      `${capital(list(rows.map(color)))} ${rows.length === 1 ? "is" : "are"} closed!`,
    endedByRows: "Enough rows are closed: game over.",
    endedByPenalties: "Final penalty: game over.",
  },

  /** Wide screens: the log of moves, the scale of points, and whose sheet is the large one. */
  log: {
    you: "You",
  },

  /** What the others did, and how long it is shown. */
  recent: {
    lastRoll: "Last roll",
  },

  end: {
    won: (names: readonly string[]) => (names.length === 1 ? `${names[0]} wins` : `${list(names)} win together`),
    youWon: "You win!",
    /** Somebody played alone. */
    alone: (points: number) => `You have ${count(points, "point", "points")}!`,
  },
};

/** The shape of every catalog. */
export type Texts = typeof en;
