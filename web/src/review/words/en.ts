/** What the review says, in English. The words of another language have the same shape. */

import { forms } from "../../texts/forms";
import type { Facts, Luck } from "../sentences";

const { count, list, number } = forms("en");

const fields = (names: readonly string[]) =>
  names.length ? `${count(names.length, "field", "fields")} (${list(names)})` : "no field";
const points = (amount: number) => count(amount, "point", "points");

export const en = {
  title: "Review",
  working: "Looking at every decision …",
  slow: "This can take half a minute.",
  seat: "Whose game",
  points,

  sums: {
    title: "In short",
    you: {
      perfect: "You gave nothing away. Perfect!",
      loss: (amount: string, bot: string) => `You gave away ${amount} of a win, about as ${bot} does.`,
      lossAlone: (amount: string, bot: string) => `You gave away ${amount}, about as ${bot} does.`,
    },
    other: {
      perfect: (name: string) => `${name} gave nothing away.`,
      loss: (name: string, amount: string, bot: string) =>
        `${name} gave away ${amount} of a win, about as ${bot} does.`,
      lossAlone: (name: string, amount: string, bot: string) => `${name} gave away ${amount}, about as ${bot} does.`,
    },
    luck: {
      very_kind: (amount: string) => `The dice were very kind: ${amount}.`,
      kind: (amount: string) => `The dice were kind: ${amount}.`,
      even: (amount: string) => `The dice were neither kind nor unkind: ${amount}.`,
      unkind: (amount: string) => `The dice were unkind: ${amount}.`,
      very_unkind: (amount: string) => `The dice were very unkind: ${amount}.`,
    } satisfies Record<Luck, (amount: string) => string>,
    adjusted: (amount: string) => `Luck aside, this game was worth ${amount} of a win.`,
    adjustedAlone: (amount: string) => `Luck aside, this game was worth ${amount}.`,
    how: "How it adds up",
    start: "Chance at the start",
    startAlone: "Points to expect at the start",
    lucky: "Luck of the dice",
    lost: "Given away",
    given: "Given by the others",
    surprise: "Surprises",
    result: "Result",
    sofar: "Now",
    surpriseAbout: "Surprises are choices of the others that nobody expects, and small corrections of the estimate.",
  },

  notes: {
    weaker: "Nobody has studied this sheet yet, so Sage’s judgment is used. Take it as a rough guide.",
    leftOut: (decisions: number) =>
      `${count(decisions, "decision is", "decisions are")} left out, because nobody entered all the dice.`,
    unfinished: "This game is unfinished. This is the review so far.",
  },

  curve: {
    title: "Chance of winning",
    titleAlone: "Points to expect",
    luck: "Luck of each roll",
    mark: "Marks",
    about: "Bars: luck of each roll. Dots: decisions to learn from; tap one.",
    summary: (title: string, from: string, to: string, marks: number) =>
      `${title}: from ${from} to ${to}. ${count(marks, "decision", "decisions")} to learn from, listed below.`,
  },

  rolls: {
    title: "Rolls that decided most",
    very_kind: (turn: number, dice: string, amount: string) => `Turn ${turn}, ${dice}: very kind, ${amount}`,
    kind: (turn: number, dice: string, amount: string) => `Turn ${turn}, ${dice}: kind, ${amount}`,
    unkind: (turn: number, dice: string, amount: string) => `Turn ${turn}, ${dice}: unkind, ${amount}`,
    very_unkind: (turn: number, dice: string, amount: string) => `Turn ${turn}, ${dice}: very unkind, ${amount}`,
  },

  marks: { "?!": "Slip", "?": "Mistake", "??": "Blunder" },
  list: {
    title: "Decisions to learn from",
    filter: "How large",
    filters: { "?!": "All", "?": "? and ??", "??": "?? only" },
    none: "Nothing to learn here: no decision cost that much.",
    white: (turn: number) => `Turn ${turn}, white dice`,
    color: (turn: number) => `Turn ${turn}, colored dice`,
    item: (move: string, amount: string) => `${move} gave away ${amount}`,
    begin: "Find the better moves",
  },

  exercise: {
    find: "Find the better move",
    chose: (move: string, amount: string) => `${move} was chosen and gave away ${amount}.`,
    youChose: (move: string, amount: string) => `You chose ${move} and gave away ${amount}.`,
    tap: "Tap a field, or pass.",
    best: (move: string) => `Right, ${move} is best!`,
    repairs: (move: string, best: string) => `Right, ${move} is much better! Best is ${best}.`,
    same: (move: string) => `${move} is what was chosen. Try another move.`,
    worse: (move: string) => `${move} does not repair it. Try again.`,
    answer: (best: string) => `Best is ${best}.`,
    show: "Show the answer",
    back: "Back to the review",
    toList: "Back to the list",
    previous: "Previous",
    next: "Next",
    of: (number: number, all: number) => `${number} of ${all}`,
    worths: "What each move is worth",
    played: "chosen",
    isBest: "best",
    exact: "These numbers are exact.",
  },

  reasons: {
    "ends-behind": ({ move }: Facts) => `${move} ends the game without a lead.`,
    "ends-ahead": ({ better }: Facts) => `${better} ends the game with a lead.`,
    penalty: ({ move, better }: Facts) => `${move} costs a penalty, ${better} does not.`,
    lock: ({ better, locks }: Facts) => `${better} closes ${list(locks)}.`,
    "lost-fields": ({ move, better, lost, kept }: Facts) =>
      `${move} loses ${fields(lost)}; ${better} loses ${fields(kept)}.`,
    cross: ({ better, pointsBetter, kept }: Facts) =>
      `${better} brings ${points(pointsBetter)} now and loses ${fields(kept)}.`,
    points: ({ move, better, points: now, pointsBetter }: Facts) =>
      `${better} brings ${points(pointsBetter)} now, ${move} brings ${number(now)}.`,
    numbers: ({ better, ways, waysBetter }: Facts) =>
      `${better} keeps more numbers that are rolled often: ${number(waysBetter)} ways with two dice, not ${number(ways)}.`,
    position: ({ better }: Facts) => `${better} leaves better prospects.`,
  },
  standing: {
    level: "The scores were level.",
    ahead: (lead: number) => `The lead was ${points(lead)}.`,
    behind: (lead: number) => `The leader was ${points(lead)} ahead.`,
  },
  closing: (row: string, ways: number, all: number) =>
    `Then ${row} can be closed by ${number(ways)} of ${number(all)} white rolls.`,

  mistakes: {
    title: "My mistakes",
    about: "Every decision of the last 90 days that cost you a good part of a win. Find the better moves!",
    progress: (done: number, of: number) => `Looking at game ${done} of ${of} …`,
    stop: "Stop",
    failed: (games: number) => `${count(games, "game", "games")} could not be reviewed.`,
    noGames: "No games in the last 90 days have been kept on this device.",
    named: (variant: string, date: string) => `${variant}, ${date}`,
    count: (mistakes: number, games: number) =>
      `${count(mistakes, "decision", "decisions")} from ${count(games, "game", "games")}`,
  },
};

export type Words = typeof en;
