/** What the history, replays, reviews and the analysis board say, in English. A catalog for another language has the same shape. */

import type { Unfair } from "../../dice/fair";
import { count, minus } from "../en";

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

export const en = {
  end: {
    rematch: "Play again",
    toRematch: "Go to the next table",
    record: "Download the record",
    verify: "Check the dice",
    verified: (turns: number) => `All dice of ${count(turns, "turn", "turns")} are as promised: nobody chose them.`,
    unfair: (reason: Unfair, turn: number | null) => `${unfair[reason]}${turn ? ` Look at turn ${turn}.` : ""}`,
    replay: "Watch the replay",
    another: "Another game",
  },

  /** Ways to the review. */
  review: {
    open: "Review this game",
    of: (game: string) => `Review ${game}`,
    mistakes: "My mistakes",
    puzzles: "Puzzles",
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
    points: "Points",
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
    running: (games: number) => `Average of ${games}`,
    spread: "Score distribution",
    byVariant: "By game",
    byOpponent: "By opponent",
    marginAbout: "Margin: your points minus theirs, on average.",
    streak: "Wins in a row",
    longest: "Longest streak",
    ties: "Shared wins",
    /** The heads of narrow columns. */
    columns: {
      won: "Won",
      lost: "Lost",
      tied: "Tied",
      average: "Avg.",
      best: "Best",
      margin: "Margin",
    },
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

  /** The ladder of the bots, from the weakest to the strongest. */
  ladder: {
    title: "Bots to beat",
    about: "You beat a bot when you win a game that it plays in. Sharing the win with it does not count.",
    tally: (wins: number, games: number, date: string) =>
      `${count(wins, "win", "wins")} in ${count(games, "game", "games")}, first on ${date}`,
    tries: (games: number) => `Not beaten yet, after ${count(games, "game", "games")}`,
    never: "Not played yet",
    /** Followed by the names of variants. */
    marks: "Beaten in",
    play: (bot: string) => `Play ${bot}`,
    top: "You have beaten them all!",
  },

  board: {
    title: "Analysis board",
    about: "Tap fields to cross them, or to take a cross away.",
    here: "Analyze this position",
    sheet: "Sheet",
    players: "Players",
    player: (number: number) => `Player ${number}`,
    turnOf: "Whose turn",
    phase: "Now",
    phases: { roll: "before the roll", white: "white dice", color: "colored dice" },
    dice: "Dice",
    reroll: "Other dice",
    penalties: "Penalties",
    crossed: "Has crossed something with the white dice",
    crossedAbout: "If not, passing now costs a penalty.",
    clear: "Empty sheets",
    share: "Copy the link",
    worth: "What the moves are worth",
    worthOf: (name: string) => `What the moves of ${name} are worth`,
    outset: "Before the roll",
    sums: (name: string) => `${name}, by the sum of the white dice`,
    over: "With this, the game is over: nobody has anything to decide.",
    impossible: "That position cannot arise.",
    playOn: "Play on from here against bots",
    /** Whose sheet one takes to play on. */
    playAs: "You play",
    botFor: (name: string) => `Bot for ${name}`,
    go: "Play",
    game: "Game",
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
export type Past = typeof en;
