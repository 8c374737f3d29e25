/** What the puzzles say, in English. The words of another language have the same shape. */

import { forms } from "../../texts/forms";
import type { RunEnd } from "../run";

const { count } = forms("en");

export const en = {
  title: "Puzzles",
  about: "In each position one move is clearly best, but not easy to see. Find it!",
  which: "Which puzzles",
  mine: "My mistakes",
  mineAbout: "Positions from your own games. They count for the streak, not for the rating.",
  begin: "Solve puzzles",
  player: (number: number) => `Player ${number}`,

  rating: "Rating",
  streak: "Streak",
  bestStreak: "Best streak",
  unkept: "This browser stores nothing, so your rating lasts until you close the page.",

  ask: "Your move: what is best?",
  white: "White dice",
  color: "Colored dice",
  youRolled: "You rolled",
  rolled: (name: string) => `${name} rolled`,
  show: "Show the answer",
  right: (move: string) => `Right, ${move} is best!`,
  alsoRight: (move: string, best: string) => `Right, ${move} is much better! Best is ${best}.`,
  wrong: (move: string, best: string) => `${move} is not best. Best is ${best}.`,
  again: (move: string, best: string) => `${move} is what you chose in the game. Best is ${best}.`,
  difficulty: (rating: number) => `Difficulty ${rating}`,
  newRating: (rating: number, change: string) => `Your rating: ${rating} (${change})`,
  inARow: (solved: number) => `${solved} in a row`,
  practice: "You have answered this one before, so it does not count.",
  next: "Next puzzle",
  board: "Open on the analysis board",
  share: "Share this puzzle",
  copied: "Link copied",
  toAll: "All puzzles",

  unknown: "There is no such puzzle. Here is another one:",
  none: "There are no puzzles for this game. Printed games have some; home-made sheets have none.",
  noMistakes: "No mistakes to learn from: play a few games, and come back.",

  run: {
    title: "3-minute run",
    about: "Solve as many as you can. The third wrong answer ends it.",
    best: (solved: number) => `Your best: ${solved}`,
    time: "Time left",
    solved: "Solved",
    wrong: "Wrong",
    right: "Right!",
    missed: "Wrong.",
    stop: "Stop",
    ends: {
      time: "Time is up!",
      wrong: "That was the third wrong answer.",
      all: "You have been through them all!",
    } satisfies Record<RunEnd, string>,
    result: (solved: number) => `${count(solved, "puzzle", "puzzles")} solved`,
    record: "Your best run!",
    once: "Once more",
    look: "Look at what you missed",
    nth: (number: number) => `Puzzle ${number}`,
  },
};

export type Words = typeof en;
