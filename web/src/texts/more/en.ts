/** More texts in English: those of parts that are loaded on demand. A catalog for another language has the same shape. */

import type { Reaction } from "../../generated/protocol";
import type { Reason } from "../../generated/reasons";
import { capital, color, count, either, list, minus } from "../en";

/** How sure a judgment is. */
interface How {
  readonly exact: boolean;
  readonly weaker: boolean;
}

const oneDecimal = (number: number) => minus(Math.round(10 * number) / 10);

function judged({ exact, weaker }: How): string {
  if (exact) return "Exact: nothing is estimated.";
  return weaker ? "Estimated, by a weaker judge." : "Estimated.";
}

export const en = {
  /** Several people on one device. */
  device: {
    about: "Who plays on this phone? You hand it around.",
    aboutReal: "A sheet for each player: you enter every roll, and rowlock keeps the turns. Who plays on this phone?",
    player: (number: number) => `Player ${number}`,
    add: "Add a player",
    begins: "Goes first",
    invite: "Others use their own phones",
  },

  /** The score pad: one's own sheet, at a table with real dice and paper. */
  pad: {
    about:
      "Just your own sheet, for a game with real dice: the others use paper or their own phones. Nobody enters the dice.",
    open: "Open the score pad",
    everybody: "Everybody on this phone",
    started: "Has marks",
    yours: "Your sheet",
    prompt: "Tap a field to cross it.",
    tied: "Which row gets the crosses of the bonus?",
    undo: "Undo",
    undoOf: (what: string) => `Undo: ${what}`,
    /** Followed by a button for each row. */
    closedByOthers: "Closed by somebody else:",
    closedRow: (row: string) => `${row} closed by somebody else`,
    confirm: "Confirm every cross",
    confirmAbout: "A tap shows first what the cross would bring.",
    end: "The game is over",
    goOn: "Not over yet",
    clear: "New sheet",
    clearSure: "The marks on this sheet will be gone.",
    /** A row closed by somebody else has ended it. */
    late: "Did you have a cross in this roll? Undo, cross it, then close the row again.",
    unreachable: "The server cannot be reached. Your marks are safe on this device.",
    unfit: "The last marks kept here do not fit this sheet. Undo them one by one, or start a new sheet.",
  },

  ways: {
    clock: "Time per decision",
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

  settings: {
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

  /** Playing on this device, without a server. */
  offline: {
    title: "Play without a connection",
    about: "Against bots, or with friends around this device: on a train, in a cabin, on a plane.",
    get: (megabytes: number) => `Make it available offline (${megabytes} MB)`,
    getting: (percent: number) => `Downloading: ${percent} %`,
    ready: "Available offline. Games on this device no longer wait for a server.",
    fleeting:
      "Your browser may delete these files and your tables when space runs low. rowlock on the home screen is safer.",
    remove: "Remove the offline files",
    removeAbout: "Tables on this device stay, but cannot go on until you download the files again.",
    insecure: "That takes a secure address (https) and a current browser.",
    offer: "Play on the train and on the plane, too?",
    first: "Once: fetching the game, so that it can run on this device.",
    starting: "Getting ready…",
    alone:
      "This app has no server: it plays here, also without a connection. Tables with friends on other phones need a rowlock server.",
  },

  /** What can go wrong on this device, by code, and what to do. */
  problems: {
    storage_full:
      "There is no room left on this device. Your last step was not saved, everything before it is: free some space, then try again.",
    storage_refused:
      "This browser stores nothing for this page, so a table on this device would be lost. Allow storage for this site, or leave the private window, then reload the page.",
    other_version:
      "This page and its offline files have different versions. Reload the page, with a connection if it does not help without. Your tables are safe.",
    device:
      "The offline game cannot start. Reload the page, or remove the offline files in the settings and download them again.",
    not_kept:
      "This table is on this device, but the offline files are missing. Download them in the settings, and it goes on.",
    damaged: "The download was damaged on its way. Please try again.",
  },

  /** The menu of a table. */
  menu: {
    pause: "Pause",
    leave: "Leave the table",
    leaveHint: "A bot takes over for you. You can come back.",
    replace: (name: string) => `Let a bot play for ${name}`,
    replaceHint: (name: string) => `A bot decides for ${name} until ${name} comes back.`,
    replaceLater: (name: string) => `Available once ${name} has kept the table waiting for a minute.`,
    invite: "Link and code",
  },

  /** What people show each other. */
  reactions: {
    title: "React",
    words: {
      hello: "Hello!",
      well_played: "Well played!",
      lucky: "Lucky!",
      ouch: "Ouch!",
      laugh: "Haha!",
      thinking: "Let me think…",
    } satisfies Readonly<Record<Reaction, string>>,
    show: "Show reactions",
    showAbout: "What others show beside their names for a few seconds.",
  },

  extras: {
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

  keys: {
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
    hint: "show what the moves are worth",
    keys: "show these keys",
  },

  recent: {
    pace: "Pace of the bots",
    paces: { quick: "Quick", normal: "Medium", slow: "Slow" },
    paceAbout: "How long you see what bots do. A tap or a key goes on at once.",
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
    /** Bots that were beaten. */
    firstWin: (names: readonly string[]) => `First win against ${list(names)}!`,
    more: "More about this game",
    picture: "Share a picture",
    /** The alternative text of the picture. */
    sheetOf: (name: string, variant: string, result: string) => `${name}’s final sheet of ${variant}. ${result}.`,
    send: "Send picture",
    save: "Save picture",
    noPicture: "This browser cannot make the picture.",
  },

  /** What the coach tells during play. */
  coach: {
    hint: "Coach: what the moves are worth",
    percent: (part: number) => `${oneDecimal(100 * part)}%`,
    points: (points: number) => `${oneDecimal(points)} pts`,
    /** For screen readers, on the button of a move. */
    described: (worth: string, good: boolean) => (good ? `${worth}, as good as the best` : worth),
    best: (move: string, worth: string, how: How) => `Best: ${move}, ${worth}. ${judged(how)}`,
    judged: (how: How) => judged(how),
    sure: "Sure?",
    doubt: (move: string, costs: string) => `${capital(move)}: ${costs}.`,
    costs: (part: number) => `that gives away about ${oneDecimal(100 * part)}% of a win`,
    costsPoints: (points: number) => `that gives away about ${count(Math.round(points), "point", "points")}`,
    look: "Show what the moves are worth",
    anyway: "Play it anyway",
    always: "Always show what moves are worth",
    alwaysAbout: "Against bots, alone, and where the host allows it.",
    tutor: "Tutor",
    tutorAbout: "Asks once before a choice that gives away 5% of a win or more. Nobody else sees it.",
    allow: "Everybody may ask the coach",
    allowAbout: "Everybody at the table is told, and the record says so.",
  },

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

  enter: {
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

  give: {
    to: (name: string) => `Give the phone to ${name}`,
    hidden: "Your choice stays hidden until everybody has chosen.",
    take: (name: string) => `I am ${name}`,
  },

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

  log: {
    title: "What happened",
    turn: (turn: number, name: string) => `Turn ${turn}: ${name}`,
    none: "Every roll and every cross will be listed here.",
    scale: "Points for the crosses in a row",
    crosses: "Crosses",
    points: "Points",
  },

  rules: {
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
};

/** The shape of every such catalog. */
export type More = typeof en;
