/** Every text of the page in English. A catalog for another language has the same shape. */

import type { Unfair } from "../dice/fair";
import type { Reason } from "../generated/reasons";
import { variants } from "../generated/variants/en";
import { type Said, telling } from "./forms";

const minus = (number: number) => String(number).replace("-", "−");
const count = (number: number, one: string, many: string) => `${minus(number)} ${number === 1 ? one : many}`;
const list = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
const either = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;

const colors: Readonly<Record<string, string>> = {
  red: "red",
  yellow: "yellow",
  green: "green",
  blue: "blue",
  white: "white",
};
const color = (name: string) => colors[name] ?? name;

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

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

const unfair: Readonly<Record<Unfair, string>> = {
  no_proof: "This record says nothing about its dice: they were real ones.",
  other_scheme: "These dice follow a scheme that this page does not know. Reload the page and try again.",
  unreadable: "The record cannot be read.",
  not_revealed: "The seed is revealed when the game is over.",
  other_promise: "These are not the dice that the table promised when you sat down.",
  without_own_salt: "Your device’s contribution to the dice is missing from the record.",
  wrong_seed: "The seed does not match what the table promised.",
  wrong_salts: "There must be one contribution to the dice for each seat.",
  wrong_first: "Somebody else should have rolled first.",
  wrong_roll: "The dice do not match the seed.",
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
  unfair,

  notice: {
    unreachable:
      "The server cannot be reached, and you need it to play. We keep trying. Rules and history may still work.",
    notKept:
      "This browser does not let us store anything: if you reload or close the page, you lose your seat. You can still play.",
  },

  start: {
    yourName: "Your name",
    nameMissing: "Please tell us your name first.",
    /** The default name when playing a bot. */
    player: "Player",
    variant: "Game",
    variants: "Which game?",
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
    history: "History",
    more: "More",
  },

  /** Getting people to a table: the start page and the lobby. */
  gather: {
    codeLength: "Type the code of the table: six letters.",
    bots: "Who do you play against?",
    against: "Play against",
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

  /** Several people on one device. */
  device: {
    about: "Who plays on this phone? You hand it around.",
    aboutReal: "Roll real dice and make your crosses here. Who plays on this phone?",
    player: (number: number) => `Player ${number}`,
    add: "Add a player",
    begins: "Goes first",
    invite: "Others use their own phones",
  },

  more: {
    title: "More ways to play",
    clock: "Time per decision",
    anyoneRolls: "One device rolls for all",
    anyoneRollsAbout: "Anybody at the table can roll for the player whose turn it is: put one phone in the middle.",
    seconds: (seconds: number) => (seconds ? `${seconds} seconds` : "as long as you like"),
    own: "A game of your own",
    ownAbout: "A text file (TOML) with a drawing of its sheet.",
    ownPick: "Choose its file",
    record: "Continue from a record",
    recordAbout: "A game that was saved as a text file: everybody takes their old seat.",
    recordPick: "Choose the record",
    recordGo: "Go to its table",
    whoIsHere: "Who plays here?",
  },

  variants,

  rules: {
    title: "Rules",
    of: (variant: string) => `Rules of ${variant}`,
    contents: "On this page",
    others: "Other games",
    offline: "The rules come from the server, which cannot be reached right now.",
    /** Read out before the id of a rule. */
    rule: "rule",
    drawn: "A sheet.",
    drawnEmpty: "An empty sheet.",
    drawnCrossed: (fields: readonly string[]) => `Crossed: ${fields.join(", ")}.`,
    drawnNew: (fields: readonly string[]) => `New: ${fields.join(", ")}.`,
    drawnOpen: (fields: readonly string[]) => `Can be crossed: ${fields.join(", ")}.`,
  },

  settings: {
    title: "Settings",
    language: "Language",
    asBrowser: "Same as the browser",
    theme: "Appearance",
    themes: { auto: "Same as the device", light: "Light", dark: "Dark" },
    patterns: "Letters and patterns on the sheets",
    patternsAbout: "For anyone who finds the colors hard to tell apart. The dice always have them.",
    sound: "Sound",
    haptics: "Vibration",
    hints: "Show the beginner hints again",
    hintsShown: "The hints will appear on your next turn.",
    forget: "Forget everything on this device",
    forgetAbout: "This deletes your name, your seats and your history from this device. Tables continue without you.",
  },

  /** The lesson for newcomers. */
  tutorial: {
    title: "Learn the game",
    newHere: "New here? Learn it in two minutes",
    /** The name of the learner’s seat. */
    you: "You",
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    next: "Next",
    skip: "Skip",
    /** While the lesson plays some turns by itself. */
    film: "A few turns later…",
    /** Another legal move than the one the step is about. */
    other: (what: string) => `You could, but try this for now: ${what}.`,
    otherPass: "You could, but pass this time.",
    again: "Once more",
    play: "Now play",
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
    passed: "Nothing fits: passed.",
    penalized: (points: number) => `Nothing fits: penalty, −${points}.`,
    autoPass: "Pass for me when nothing fits",
    autoPassAbout: "Only when passing costs nothing.",
    autoPenalty: "Take a penalty for me when nothing fits",
    autoPenaltyAbout: "Otherwise you confirm every penalty yourself.",
    oneTap: "Confirm with a single tap",
    oneTapAbout:
      "A tap crosses a field at once, and you can take it back. A move that ends the game is still confirmed.",
    odds: "Shade the fields by their odds",
    oddsAbout: "The darker a field, the more often two dice make its number.",
    /** The odds of a field, for screen readers. */
    ways: (ways: number, all: number) => `${ways} in ${all}`,
    notify: "Notify me when it is my turn",
    notifyAbout: "While this page is in the background.",
    notifyDenied: "Your browser blocks notifications from this page. Allow them in its settings first.",
    notifyNone: "This browser cannot notify you here. On an iPhone or iPad, add rowlock to the home screen first.",
    soundOffer: "Would you like to hear the dice and the pen?",
    soundYes: "Turn sound on",
    installOffer: "rowlock can be an app on this device.",
    installYes: "Install",
    installByHand: "For rowlock on your home screen, tap Share, then “Add to Home Screen”.",
  },

  update: {
    ready: "A new version is available.",
    load: "Update",
  },

  invite: {
    keepTrying: "We keep trying.",
    whoAreYou: "This game continues an earlier one. Who are you?",
    sitAs: (name: string) => `Sit down as ${name}`,
    replay: "Watch the replay",
    title: (code: string) => `Table ${code}`,
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
    away: "away",
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
    you: "you",
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
    sending: "Sending…",
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
    pause: "Pause",
    resume: "Resume",
    botForYou: "A bot is playing for you.",
    comeBack: "Take my seat back",
    leave: "Leave the table",
    leaveHint: "A bot takes over for you. You can come back.",
    replace: (name: string) => `Let a bot play for ${name}`,
    replaceHint: (name: string) => `A bot decides for ${name} until ${name} comes back.`,
    replaceLater: (name: string) => `Available once ${name} has kept the table waiting for a minute.`,
    invite: "Link and code",
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
    reasons: {
      crossed: (field: string) => `${capital(field)} is already crossed.`,
      lost: (field: string, last: string) => `${capital(field)} is lost: your last cross, ${last}, is right of it.`,
      closed: (row: string) => `The ${color(row)} row is closed.`,
      too_few: (field: string, row: string, need: number, have: number) =>
        `${capital(field)} needs ${need} crosses in the ${color(row)} row; you have ${have || "none"}.`,
      no_neighbor: (field: string, neighbors: readonly string[]) =>
        `${field} needs ${either(neighbors)} to be crossed first.`,
      over: "The game is over.",
      /** @param name who rolls; empty for the reader */
      roll_first: (name: string) => (name ? `${name} has to roll first.` : "Roll the dice first."),
      decided: "You have already chosen. To change it, take it back.",
      not_active: (name: string) => `Only ${name} may use the colored dice now.`,
      white_sum: (numbers: readonly string[]) => `Only the sum of the white dice counts now: ${either(numbers)}.`,
      luck: (numbers: readonly string[], fields: readonly string[]) =>
        `Now you can cross ${either(numbers)}, or, with your lucky number, ${either(fields)}.`,
      color_sum: (name: string, numbers: readonly string[]) =>
        `With a white die, the ${color(name)} one makes ${either(numbers)}.`,
      /** @param numbers none if the die is out of the game */
      round_sum: (field: string, neighbors: readonly string[], numbers: readonly string[]) =>
        numbers.length
          ? `With a white die, the one for ${either(neighbors)} makes ${either(numbers)}.`
          : `The colored die for ${field} is out of the game.`,
      die_removed: (field: string, name: string) =>
        `The ${color(name)} die is out of the game: ${field} only takes the white dice now.`,
      tied: (rows: readonly string[]) => `Choose the row for the bonus: ${either(rows.map(color))}.`,
      not_tied: (field: string) => `The bonus of ${field} leaves no choice of row.`,
    } satisfies Readonly<Record<Reason, string | ((...given: never[]) => string)>>,
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
      closes: (rows: readonly string[]) => `This closes ${list(rows.map(color))}.`,
      ends: "This ends the game.",
    },
  },

  tv: {
    join: "Scan this, or open the link, and sit down.",
    nobody: "Nobody is here yet.",
    code: (code: string) => `Table ${code}`,
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
    dice: "The dice",
    faces: "What it shows",
    /** A die in the row: its color and what was entered; tapping it corrects that. */
    die: (name: string, face: number | null) => `${color(name)}: ${face ?? "not entered"}`,
    face: (name: string, face: number) => `${color(name)} ${face}`,
    done: {
      none: "Just cross",
      white: "Only the white dice",
      some: "Leave the rest open",
      all: "That is the roll",
    },
    missing: "Bots need every die",
    erase: "Delete",
  },

  /** One device for several people. */
  give: {
    to: (name: string) => `Give the phone to ${name}`,
    hidden: "Your choice stays hidden until everybody has chosen.",
    take: (name: string) => `I am ${name}`,
  },

  /** Hints for a player's first table. */
  guide: {
    skip: "No hints",
    hints: {
      roll: "Your turn: you roll all the dice, and everybody may use the white ones.",
      enter: "Enter what your dice show, or just cross without entering anything.",
      white: "Everybody may cross the white sum in one row. What you skip on the left is lost.",
      confirm: "This is only in pencil. Confirm it, or choose something else.",
      takeBack: "Changed your mind? Take it back before the others are done.",
      color: "Only you: add a white die to a colored one, and cross the sum in that color.",
      penalty: "Your own turn, and nothing crossed yet: passing now costs a penalty.",
      free: "Nothing fits. On somebody else’s roll passing costs nothing.",
      later: "Nothing fits. You still have the colored dice.",
    },
  },

  /** What keys do, for the help. */
  keys: {
    title: "Keys",
    on: "Play with the keyboard",
    chip: "choose an offered move, counted from the left; with real dice: enter a face",
    confirm: "confirm, roll, or continue",
    roll: "roll the dice",
    pass: "pass",
    takeBack: "take back; with real dice: delete the last face",
    cancel: "clear your choice, or go back to all rows",
    others: "look at the next player’s sheet",
    rules: "show the rules",
    menu: "open the menu",
    keys: "show these keys",
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
    closed: (rows: readonly string[]) => `${list(rows.map(color))} ${rows.length === 1 ? "is" : "are"} closed!`,
    endedByRows: "Enough rows are closed: game over.",
    endedByPenalties: "Final penalty: game over.",
  },

  /** Wide screens: the log of moves, the scale of points, and whose sheet is the large one. */
  log: {
    title: "What happened",
    turn: (turn: number, name: string) => `Turn ${turn}: ${name}`,
    none: "Every roll and every cross will be listed here.",
    you: "You",
    scale: "Points for the crosses in a row",
    crosses: "Crosses",
  },

  /** What the others did, and how long it is shown. */
  recent: {
    lastRoll: "Last roll",
    pace: "Pace of the bots",
    paces: { quick: "Quick", normal: "Medium", slow: "Slow" },
    paceAbout: "How long you see what bots do. A tap or a key goes on at once.",
  },

  end: {
    won: (names: readonly string[]) => (names.length === 1 ? `${names[0]} wins` : `${list(names)} win together`),
    youWon: "You win!",
    /** Somebody played alone. */
    alone: (points: number) => `You have ${count(points, "point", "points")}!`,
    rematch: "Play again",
    toRematch: "Go to the next table",
    record: "Download the record",
    verify: "Check the dice",
    verified: (turns: number) => `All dice of ${count(turns, "turn", "turns")} are as promised: nobody chose them.`,
    unfair: (reason: Unfair, turn: number | null) => `${unfair[reason]}${turn ? ` Look at turn ${turn}.` : ""}`,
    replay: "Watch the replay",
    another: "Another game",
  },

  /** The end of a game, its best scores, and the picture of a sheet to share. */
  ending: {
    youWonBy: (points: number) => `You win by ${minus(points)}!`,
    wonBy: (name: string, points: number) => `${name} wins by ${minus(points)}`,
    youShare: (names: readonly string[]) => `${list(["You", ...names])} win together!`,
    /** Somebody else played alone. */
    pointsOf: (name: string, points: number) => `${name} has ${count(points, "point", "points")}`,
    newBest: "New personal best!",
    newBestOf: (names: readonly string[]) => `New personal best: ${list(names)}!`,
    best: (variant: string, points: number) => `Your best in ${variant} so far: ${minus(points)}`,
    more: "More about this game",
    picture: "Share a picture",
    /** The alternative text of the picture. */
    sheetOf: (name: string, variant: string, result: string) => `${name}’s final sheet of ${variant}. ${result}.`,
    send: "Send picture",
    save: "Save picture",
    noPicture: "This browser cannot make the picture.",
  },

  plot: {
    /** A line plot in words: its lines with their last values. */
    summary: (title: string, lines: readonly { readonly name: string; readonly last: string }[]) =>
      `${title}. ${lines.map(({ name, last }) => `${name}: ${last}`).join(", ")}.`,
    bars: (title: string, bars: readonly { readonly name: string; readonly count: number }[]) =>
      `${title}. ${bars.map(({ name, count }) => `${name}: ${count}`).join(", ")}.`,
    between: (from: number, to: number) => (from === to ? minus(from) : `${minus(from)} to ${minus(to)}`),
    growth: "How the points grew",
    turns: "Turns",
    games: "Games",
  },

  history: {
    title: "History",
    none: "No games yet. Every game that you play to its end is kept here, on this device.",
    firstGame: "Play a game",
    few: (more: number) => `Play ${count(more, "more game", "more games")} to see how your points develop.`,
    forgetful:
      "This browser does not let us store anything: these games are here until you leave the page. You can save them.",
    all: "All",
    variant: "Which games",
    player: "Who played",
    games: "Games",
    average: "Average",
    best: "Best",
    wins: "Wins",
    winsOf: (wins: number, of: number) => `${wins} of ${of}`,
    locked: "Rows closed per game",
    penalties: "Penalties per game",
    overTime: "Points per game",
    points: "Points",
    running: (games: number) => `Average of ${games}`,
    spread: "Score distribution",
    byVariant: "By game",
    list: "Games",
    more: "Show more",
    won: "won",
    score: (name: string, points: number) => `${name} ${minus(points)}`,
    /** Which game a button is about. */
    named: (variant: string, date: string) => `${variant}, ${date}`,
    remove: (game: string) => `Delete ${game}`,
    removeSure: "Delete this game from this device? This cannot be undone.",
    removeAll: "Delete all",
    removeAllSure: (games: number) =>
      `Delete ${count(games, "game", "games")} from this device? This cannot be undone. You can save them to a file first.`,
    removeYes: "Delete",
    save: "Save to a file",
    load: "Load from a file",
    loaded: (games: number) =>
      games ? `${count(games, "new game", "new games")} added.` : "Nothing new in this file.",
    notLoaded: "This is not a file of saved games.",
    open: "Replay a record",
    openAbout: "A game that was saved as a text file, here or elsewhere.",
    openOwn: "This record is from a home-made game. Please choose its file (TOML) too.",
    file: "rowlock-games.json",
  },

  replay: {
    title: "Replay",
    turn: (number: number) => `Turn ${number}.`,
    start: "The game begins.",
    rolls: (name: string, whites: readonly (number | null)[]) =>
      whites.every((face) => face === null)
        ? `${name} rolls.`
        : `${name} rolls: white ${whites.map((face) => face ?? "?").join(" and ")}.`,
    unfinished: "This game is still going on. This is what has happened so far.",
    first: "Go to the start",
    back: "Back",
    play: "Play",
    pause: "Pause",
    next: "Next",
    last: "Go to the end",
    speed: (times: number) => `Speed ${times}×`,
    moment: "Moment",
    /** The position of the scrubber. */
    at: (turn: number, what: string) => `Turn ${turn}. ${what}`,
    keys: "Keys: ← → one step, Page Up and Page Down one turn, Home and End, Space to play.",
    record: "Download the record",
    share: "Share this replay",
    copied: "Link copied",
    scores: "How it was scored",
    bonus: "Bonus",
    penalties: "Penalties",
    total: "Total",
    /** There is no replay, only the final scores. */
    kept: "This is what this device has kept of the game.",
    toHistory: "Go to the history",
  },
};

/** The shape of every catalog. */
export type Texts = typeof en;
