// Written by `python tools/typescript.py` from src/rowlock/protocol.py; do not edit.

/** A field of the printed sheet, as `rowlock variants` draws it. */
export interface FieldView {
  readonly id: string;
  readonly number: number;
  /** The color of its die; empty for a round field. */
  readonly color: string;
  readonly closing: boolean;
  readonly bonus: boolean;
  readonly pair: string;
  readonly double: boolean;
}

/** A row of fields. A row of round fields names its two neighbors by id. */
export interface RowView {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly FieldView[];
  readonly neighbors: readonly string[];
}

/** What a client needs to draw a variant's sheet. */
export interface VariantView {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly sides: number;
  /** From top to bottom of the sheet. */
  readonly rows: readonly RowView[];
  readonly bar: readonly string[];
  /** The kind of bonus for each letter. */
  readonly pairs: Readonly<Record<string, string>>;
  /** The points for 0, 1, 2 … crosses in a row. */
  readonly points: readonly number[];
  /** The number of penalties that ends the playthrough. */
  readonly penalties: number;
  readonly penalty_points: number;
  readonly close_after: number;
  readonly rows_to_end: number;
}

/** The current value of a sheet, part by part, and what is still open on it. */
export interface SheetView {
  /** The points of each row that has a die, from top to bottom, including points from round fields and bonuses. */
  readonly rows: readonly number[];
  /** Points that belong to no row. */
  readonly bonus: number;
  /** Zero or less. */
  readonly penalties: number;
  /** The rows whose lock is crossed on this sheet. */
  readonly locked: readonly string[];
  /** By row, in the order of the sheet: the position of the first field that is neither crossed nor lost for good. */
  readonly open_from: readonly number[];
  /** The field of the bonus bar that the next bonus strikes; None if there is none. */
  readonly bar_next: number | null;
}

/** What a legal move would bring, if nobody else crosses anything. */
export interface MoveView {
  /** The total of the seat afterwards. */
  readonly score: number;
  /** The fields that bonuses cross after it, in order. */
  readonly sets_off: readonly string[];
  /** The fields of the bonus bar that it strikes, used or lost. */
  readonly strikes: readonly number[];
  /** The kinds of the bonus pairs that it completes. */
  readonly earns: readonly string[];
  /** The fields that can never be crossed afterwards. */
  readonly lost: readonly string[];
  /** The rows that close. */
  readonly closes: readonly string[];
  /** Whether it ends the playthrough. */
  readonly ends: boolean;
}

/** What is on the table in the dice game. */
export interface DiceScene {
  readonly kind: "dice";
  readonly phase: "roll" | "white" | "color" | "over";
  /** The dice on the table; empty before the roll. */
  readonly roll: string;
  readonly sheets: readonly string[];
  readonly closed: readonly string[];
  /** The seats that may use a lucky number now: the white dice show it, or may show it if one is unknown. */
  readonly lucky: readonly number[];
  /** By seat: the current value of each sheet. */
  readonly results: readonly SheetView[];
  /** The colors of the dice that have left the game. */
  readonly removed: readonly string[];
  /** Whether the next row to close ends the playthrough. */
  readonly last_row: boolean;
  /** The seats whose next penalty ends the playthrough. */
  readonly last_penalty: readonly number[];
  /** What ended the playthrough; empty before the end. */
  readonly ended_by: readonly ("rows" | "penalties")[];
}

/** What is on the table, by the kind of game. */
export type Scene = DiceScene;

/** Ask how a score pad with these marks stands. */
export interface NewPad {
  /** The id of a printed variant; the first one if left out. */
  readonly variant?: string;
  /** The text of a home-made variant, instead of `variant`. */
  readonly toml?: string;
  /** From the first to the last: `r5` a cross, `p` a penalty, `r!` a row that somebody else has closed. */
  readonly marks?: readonly string[];
  /** A field: why can it not be crossed? */
  readonly explain?: string;
}

/** Why no dice allow to cross a field, as in `explained`. */
export interface WhyNot {
  readonly field: string;
  /** A code, or empty if it can be crossed. */
  readonly reason: string;
  readonly rule: string;
  readonly facts: Readonly<Record<string, string>>;
}

/** How a score pad stands, and what can be marked on it. */
export interface PadView {
  readonly variant: VariantView;
  readonly sheet: string;
  /** The current value of the sheet. */
  readonly result: SheetView;
  readonly score: number;
  /** The rows that are closed, here or by somebody else. */
  readonly closed: readonly string[];
  /** The crosses that some dice allow. */
  readonly legal: readonly string[];
  /** What each of these crosses would bring, in the same order. */
  readonly brings: readonly MoveView[];
  /** What a penalty would bring; None after the end. */
  readonly penalty: MoveView | null;
  /** The rows that somebody else can close. */
  readonly closable: readonly string[];
  /** Whether the next row to close ends it. */
  readonly last_row: boolean;
  /** What ended it; empty before the end. */
  readonly ended_by: readonly ("rows" | "penalties")[];
  /** The answer to `explain`. */
  readonly why: WhyNot | null;
}

/** Let everybody ask the coach while they play, or nobody. Host only, before the start. */
export interface Allow {
  readonly type: "allow";
  readonly coach: boolean;
  readonly id?: number;
}

/**
 * Ask what each move of an own decision is worth. It is answered with `advised`, and changes nothing.
 *
 * Against bots and alone that is always possible; among people only if the host allows it for everybody.
 */
export interface Advise {
  readonly type: "advise";
  readonly decision: string;
  readonly seat?: number | null;
  readonly id?: number;
}

/** What a move is worth. */
export interface WorthView {
  readonly move: string;
  /** Of winning, ties shared, from 0 to 1; always 1 for a seat that plays alone. */
  readonly chance: number;
  /** By how many points the seat can expect to be ahead of the best of the others; its score if it plays alone. */
  readonly points: number;
  /** How much of a win it gives away, from 0 to 1; in points if the seat plays alone. */
  readonly loss: number;
  /** How bad that is: `?` from 5 % of a win between two seats on. */
  readonly mark: "" | "?!" | "?" | "??";
  /** Whether it is as good as the best move. */
  readonly good: boolean;
}

/** What all moves of a decision are worth, the best first. */
export interface Advice {
  readonly seat: number;
  readonly moves: readonly WorthView[];
  /** Whether the seat plays alone: then points count, and there are no chances. */
  readonly alone: boolean;
  /** Whether nothing is estimated. */
  readonly exact: boolean;
  /** Whether a level judges, because there is no net for this sheet. */
  readonly weaker: boolean;
}

/** The answer to `advise`. White moves are judged against what the others are expected to choose. */
export interface Advised {
  readonly type: "advised";
  readonly id: number;
  readonly decision: string;
  readonly advice: Advice;
}

/** A position to analyze, perhaps changed a little first. Nothing is stored. */
export interface NewBoard {
  /** Its text; empty for the start of a playthrough of `variant`. */
  readonly state?: string;
  /** The id of a printed variant; the first one if left out. */
  readonly variant?: string;
  /** A change: see the reference of the notation. */
  readonly edit?: string;
  /** Whether to look at all rolls if the position is before one, which takes a second. */
  readonly rolls?: boolean;
}

/** What it would bring each seat if the white dice made this sum. */
export interface WhiteLuck {
  readonly total: number;
  /** In how many of all ways two dice make it. */
  readonly ways: number;
  /** By seat, with these white dice and before the colored ones are known. */
  readonly chances: readonly number[];
}

/** What the position is worth before the roll, over all rolls. */
export interface Outset {
  /** By seat; points if a single seat plays. */
  readonly chances: readonly number[];
  readonly sums: readonly WhiteLuck[];
  readonly alone: boolean;
  readonly exact: boolean;
  readonly weaker: boolean;
}

/** Why a change was not made: the position could not arise. The reasons and facts are those of `explained`. */
export interface Impossible {
  readonly seat: number;
  readonly field: string;
  readonly reason: string;
  readonly rule: string;
  readonly facts: Readonly<Record<string, string>>;
}

/** A position, and what it is worth: of the open decisions, or before the roll. */
export interface BoardView {
  /** Its text, which opens the same board again. */
  readonly state: string;
  readonly variant: VariantView;
  readonly turn: number;
  readonly active: number;
  readonly scene: Scene;
  readonly scores: readonly number[];
  /** By seat: its lucky numbers, where the variant has them. */
  readonly lucky: readonly (readonly number[])[];
  /** Whether the active seat takes a penalty if it passes in the color action. */
  readonly costs: boolean;
  /** By seat: its legal moves. */
  readonly legal: readonly (readonly string[])[];
  /** Of each seat that has to decide. */
  readonly advice: readonly Advice[];
  /** Before a roll, if it was asked for. */
  readonly outset: Outset | null;
  /** Why the change was not made; None if it was. */
  readonly impossible: Impossible | null;
}

/** A legal move of a puzzle, and what it is worth. */
export interface AnswerView {
  readonly move: string;
  /** Of winning, ties shared, from 0 to 1. */
  readonly chance: number;
  /** Whether it is right: the best move, or as good as it. */
  readonly good: boolean;
  /** A code for why the best move is better; empty if this one is right. */
  readonly reason: string;
  /** What a sentence about it needs. Several fields or rows are separated by spaces. */
  readonly facts: Readonly<Record<string, string>>;
}

/** A position whose best move is clear, but not obvious. */
export interface PuzzleView {
  readonly id: string;
  /** The text of the position, which also opens it on the analysis board. */
  readonly state: string;
  /** The seat that has to find its best move. */
  readonly seat: number;
  /** How hard it is, on the scale on which players are rated. */
  readonly rating: number;
  /** Whether the seat takes a penalty if it passes. */
  readonly costs: boolean;
  readonly turn: number;
  readonly active: number;
  readonly scene: Scene;
  readonly scores: readonly number[];
  /** By seat: its lucky numbers, where the variant has them. */
  readonly lucky: readonly (readonly number[])[];
  /** Every legal move, the best first. */
  readonly answers: readonly AnswerView[];
}

/** All puzzles of a printed variant. */
export interface PuzzlesView {
  readonly variant: VariantView;
  readonly puzzles: readonly PuzzleView[];
}

/** The dice were rolled. */
export interface Rolled {
  readonly type: "rolled";
  readonly seat: number;
  readonly roll: string;
}

/** A seat made its white choice, face down. */
export interface Chose {
  readonly type: "chose";
  readonly seat: number;
}

/** A seat took its choice back. */
export interface TookBack {
  readonly type: "took_back";
  readonly seat: number;
}

/** A seat crossed nothing in the action that landed. */
export interface Passed {
  readonly type: "passed";
  readonly seat: number;
}

/** A cross on a sheet. */
export interface Crossed {
  readonly type: "crossed";
  readonly seat: number;
  readonly field: string;
  readonly by_bonus: boolean;
}

/** A seat crossed the lock of a row. */
export interface Locked {
  readonly type: "locked";
  readonly seat: number;
  readonly row: string;
}

/** A field of a bonus bar was struck: used for a bonus, or lost. */
export interface Struck {
  readonly type: "struck";
  readonly seat: number;
  readonly index: number;
  readonly used: boolean;
}

/** Both fields of a bonus pair are crossed. */
export interface Earned {
  readonly type: "earned";
  readonly seat: number;
  readonly kind: string;
}

/** A penalty was marked. */
export interface Penalized {
  readonly type: "penalized";
  readonly seat: number;
}

/** A row closed for everybody. */
export interface Closed {
  readonly type: "closed";
  readonly row: string;
}

/** The playthrough is over. */
export interface Ended {
  readonly type: "ended";
  readonly by_rows: boolean;
  readonly by_penalties: boolean;
}

/** Somebody came, left, paused or handed over: the table itself has changed. */
export interface TableChanged {
  readonly type: "table_changed";
}

/** Every message between a client and a table, defined once. Plain data, so that a web worker can use it, too. A client opens a socket to a table, sends `join`, and gets a `welcome` with everything it may see. From then on each change reaches it as `news` with the resulting version; after a gap the client joins again with the version it has and gets what it missed. Values are notation text. A client is told the legal moves and judges nothing itself. Any client message may carry an `id`: it is then answered by an `ok` or a `refused` with that id. */
export type Event =
  | Rolled
  | Chose
  | TookBack
  | Passed
  | Crossed
  | Locked
  | Struck
  | Earned
  | Penalized
  | Closed
  | Ended
  | TableChanged;

/** The first message on a socket. Without a token the client only watches. */
export interface Join {
  readonly type: "join";
  readonly token?: string;
  /** The version the client has; 0 asks for everything. */
  readonly have?: number;
  /** This seat's contribution to the dice, 1 to 64 hex digits; ignored after the start. */
  readonly salt?: string;
  readonly id?: number;
}

/** Seat a bot. For the host, and anybody else who may start. */
export interface AddBot {
  readonly type: "add_bot";
  readonly player: string;
  /** An empty seat; the first one if left out. */
  readonly seat?: number | null;
  readonly id?: number;
}

/** Free a seat before the start. Host only, even while the host is away. */
export interface Remove {
  readonly type: "remove";
  readonly seat: number;
  readonly id?: number;
}

/** Start with everybody seated: the host anytime, others from `others_start` on. With real dice, `first` begins. */
export interface Start {
  readonly type: "start";
  readonly first?: number | null;
  readonly id?: number;
}

/** Roll for the active seat. With real dice, `roll` is what they show, `?` for a die left out. */
export interface Roll {
  readonly type: "roll";
  readonly decision: string;
  readonly roll?: string;
  readonly id?: number;
}

/** Answer a decision. Sending it twice is harmless. */
export interface Choose {
  readonly type: "choose";
  readonly decision: string;
  readonly move: string;
  /** The seat that chooses, for a client that holds several. */
  readonly seat?: number | null;
  readonly id?: number;
}

/** Take a choice back: until everybody has chosen, or, for a color choice, until the next roll. */
export interface TakeBack {
  readonly type: "take_back";
  readonly decision: string;
  readonly seat?: number | null;
  readonly id?: number;
}

/** Stop the table and its clock. */
export interface Pause {
  readonly type: "pause";
  readonly id?: number;
}

/** Continue after a pause. */
export interface Resume {
  readonly type: "resume";
  readonly id?: number;
}

/** Leave the table. Before the start the seat becomes free; after it a bot stands in, until `return`. */
export interface Leave {
  readonly type: "leave";
  readonly id?: number;
}

/** Take the seat back from the bot that stands in. */
export interface Return {
  readonly type: "return";
  readonly id?: number;
}

/** Let a bot stand in for somebody: the host at any time, others if that person is away or stalls the table. */
export interface Replace {
  readonly type: "replace";
  readonly seat: number;
  readonly player: string;
  readonly id?: number;
}

/** Make somebody else the host. Host only, even while the host is away. */
export interface HandOver {
  readonly type: "hand_over";
  readonly seat: number;
  readonly id?: number;
}

/** Go by another name before the start; not at a table that continues a record, which has its names. */
export interface Rename {
  readonly type: "rename";
  readonly name: string;
  readonly seat?: number | null;
  readonly id?: number;
}

/** After the end: open a new table with the same people, who keep their tokens. */
export interface Rematch {
  readonly type: "rematch";
  readonly id?: number;
}

/** Ask why a field cannot be crossed. It is answered with `explained`, and changes nothing. */
export interface Explain {
  readonly type: "explain";
  readonly decision: string;
  readonly field: string;
  readonly seat?: number | null;
  readonly id?: number;
}

/** All that people can say to each other at a table. */
export type Reaction =
  | "hello"
  | "well_played"
  | "lucky"
  | "ouch"
  | "laugh"
  | "thinking";

/** Show a reaction to everybody connected, before, during or after play. It is not stored, and changes nothing. */
export interface React {
  readonly type: "react";
  readonly reaction: Reaction;
  readonly seat?: number | null;
  readonly id?: number;
}

/** What somebody at the table can ask for. */
export type Command =
  | AddBot
  | Remove
  | Start
  | Roll
  | Choose
  | TakeBack
  | Pause
  | Resume
  | Leave
  | Return
  | Replace
  | HandOver
  | Rename
  | Rematch
  | Allow;

export type ClientMessage =
  | Join
  | Explain
  | React
  | Advise
  | Command;

/** A place at the table. */
export interface SeatView {
  readonly name: string;
  readonly kind: "person" | "bot" | "empty";
  /** The bot that plays, or stands in. */
  readonly player: string;
  /** Whether that bot only stands in for somebody. */
  readonly stand_in: boolean;
  readonly away: boolean;
  readonly lucky: readonly number[];
}

/** Where the playthrough stands, as everybody sees it. */
export interface Now {
  readonly turn: number;
  readonly active: number;
  /** The name of the open decision; empty after the end. */
  readonly decision: string;
  /** The seats that have to choose, or to roll. */
  readonly awaited: readonly number[];
  /** The seats whose choice has not landed yet. */
  readonly decided: readonly number[];
  readonly scene: Scene;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** When the table moves on by itself, in seconds since 1970. */
  readonly due: number | null;
}

/** What only the holder of a seat sees. */
export interface Yours {
  readonly seat: number;
  /** The moves to choose from; empty if there is nothing to decide. */
  readonly legal: readonly string[];
  /** What each of these moves would bring, in the same order. */
  readonly brings: readonly MoveView[];
  /** Whether passing now costs a penalty. */
  readonly penalty: boolean;
  /** This seat's white choice, which the others do not see yet. */
  readonly choice: string;
  /** The decision whose choice can still be taken back. */
  readonly take_back: string;
  /** Whether this seat may roll or enter the dice now, even on behalf of another. */
  readonly rolls: boolean;
  /** Whether this seat may take another name. */
  readonly rename: boolean;
  /** The seats that this one can make the host. */
  readonly hand_over: readonly number[];
  /** The seats that this one can have replaced by a bot. */
  readonly replace: readonly number[];
  /** The seats that it can have replaced once they have kept the table waiting for a minute. */
  readonly replace_later: readonly number[];
}

/** What is known about the dice; the seed only after the end. */
export interface FairView {
  readonly commitment: string;
  readonly seed: string;
  readonly salts: readonly string[];
}

/** A table without its playthrough. */
export interface TableView {
  readonly code: string;
  readonly status: "lobby" | "playing" | "over";
  readonly dice: "server" | "real";
  /** Whether every real die has to be entered: bots need to see them all. */
  readonly every_die: boolean;
  /** Seconds per decision; 0 for no clock. */
  readonly clock: number;
  /** Whether anybody seated may roll for the active seat. */
  readonly anyone_rolls: boolean;
  /** Whether the host lets everybody ask the coach. */
  readonly coach: boolean;
  /** Whether people can ask it: the host lets them, or nobody else plays but bots. */
  readonly hints: boolean;
  readonly seats: readonly SeatView[];
  readonly host: number | null;
  /** When everybody seated may start because the host is away, in seconds since 1970; None if only the host may. */
  readonly others_start: number | null;
  /** Whether starting it, or its rematch once it is over, takes `first`: neither the dice nor a record decides. */
  readonly asks_first: boolean;
  readonly paused: "" | "person" | "nobody";
  /** By seat, after the end: 1 for the winners. Equal scores share a rank. */
  readonly ranks: readonly number[];
  /** None for real dice. */
  readonly fair: FairView | null;
  /** The code of the rematch table, once somebody has asked for one. */
  readonly rematch: string;
}

/** Everything the client may see, with the seats that its token holds. It replaces all that the client knew. */
export interface Welcome {
  readonly type: "welcome";
  readonly version: number;
  readonly table: TableView;
  readonly variant: VariantView;
  readonly now: Now | null;
  readonly yours: readonly Yours[];
  /** The bots that can be seated, from the weakest to the strongest. */
  readonly bots: readonly string[];
}

/** What has happened, and where things stand now; `table` only if the events changed it. */
export interface News {
  readonly type: "news";
  readonly version: number;
  readonly events: readonly Event[];
  readonly now: Now | null;
  readonly yours: readonly Yours[];
  readonly table: TableView | null;
}

/** The command with this id has been carried out and durably stored. */
export interface Ok {
  readonly type: "ok";
  readonly id: number;
  readonly version: number;
}

/** The command with this id was refused, and why. Nothing has changed. */
export interface Refused {
  readonly type: "refused";
  readonly id: number;
  readonly code: string;
  readonly message: string;
  /** The place in the message that cannot be read, such as `$.move`. */
  readonly path: string;
  /** The rule that forbids the move. */
  readonly rule: string;
  /** Why a move is illegal: see `explained`. */
  readonly reason: string;
  readonly facts: Readonly<Record<string, string>>;
}

/** Why the field cannot be crossed. A client words it in the language of its reader. */
export interface Explained {
  readonly type: "explained";
  readonly id: number;
  readonly field: string;
  /** A code, or empty if it can be crossed. */
  readonly reason: string;
  readonly rule: string;
  /** What a sentence needs. Several fields or numbers are separated by spaces. */
  readonly facts: Readonly<Record<string, string>>;
}

/** Somebody reacts: show it for a few seconds. It is not repeated to those who were not connected. */
export interface Reacted {
  readonly type: "reacted";
  readonly seat: number;
  readonly reaction: Reaction;
}

export type ServerMessage =
  | Welcome
  | News
  | Ok
  | Refused
  | Explained
  | Reacted
  | Advised;

/** Open a table. With several names, one device holds several seats. */
export interface NewTable {
  readonly names: readonly string[];
  /** The id of a printed variant; the first one if left out. */
  readonly variant?: string;
  /** The text of a home-made variant, instead of `variant`. */
  readonly toml?: string;
  readonly dice?: "server" | "real";
  readonly clock?: number;
  /** Whether anybody seated may roll for the active seat, for example with one shared device. */
  readonly anyone_rolls?: boolean;
  /** Whether everybody may ask the coach while they play. */
  readonly coach?: boolean;
  readonly bots?: readonly string[];
  /** A record to continue from: its seats have to be taken under their names. */
  readonly record?: string;
}

/** Sit down at a table. */
export interface NewSeat {
  readonly name: string;
  /** An empty seat; the first one if left out. */
  readonly seat?: number | null;
}

/** The seats you hold. The token is sent only once: whoever has it holds the seats. */
export interface Held {
  readonly table: string;
  readonly seats: readonly number[];
  readonly token: string;
}

/** Ask for the replay of a record, finished or not. */
export interface NewReplay {
  readonly record: string;
  /** The text of its variant, if that is a home-made one. */
  readonly toml?: string;
}

/** A point of a replay: the start, or after a roll or an action that landed. Nobody has anything to decide. */
export interface Moment {
  readonly now: Now;
  /** What led here. */
  readonly events: readonly Event[];
  /** Its text, for the analysis board. */
  readonly state: string;
}

/** A playthrough from its start, as far as it has landed. */
export interface Replay {
  /** The code of its table; empty for a record that was sent. */
  readonly table: string;
  readonly variant: VariantView;
  readonly seats: readonly SeatView[];
  readonly over: boolean;
  readonly moments: readonly Moment[];
  /** The text of the record, with the proof of its dice. */
  readonly record: string;
}

/** How large a mistake is; empty if it is none. */
export type Mark =
  | ""
  | "?!"
  | "?"
  | "??";

/** Ask for the review of a record; an unfinished one is reviewed up to where it is. */
export interface NewReview {
  readonly record: string;
  /** The text of its variant, if that is a home-made one. */
  readonly toml?: string;
}

/** The sums of a seat: result = start + luck - loss + given + surprise. */
export interface SeatReviewView {
  readonly name: string;
  /** Its chance before the first roll. */
  readonly start: number;
  /** Its share of the win, or its chance if the playthrough is unfinished. */
  readonly result: number;
  readonly luck: number;
  readonly loss: number;
  /** What the mistakes of the others brought it. */
  readonly given: number;
  /** What others chose that was not to be expected, and what the judge corrected when it looked one roll further. */
  readonly surprise: number;
  /** The result without the luck of the dice. */
  readonly luck_adjusted: number;
  /** The bot that loses about as much in a playthrough. */
  readonly like: string;
}

/** What a move is worth to the seat that chose. */
export interface ChoiceView {
  readonly move: string;
  /** Of winning, ties shared; 1 for a seat that plays alone. */
  readonly chance: number;
  /** By how many points it can expect to be ahead of the best of the others; its score if it plays alone. */
  readonly points: number;
  /** Whether it is as good as the best. */
  readonly good: boolean;
  /** Whether it makes up for at least half of what the chosen move gave away. */
  readonly repairs: boolean;
}

/** What a seat chose, and what else it could have chosen. */
export interface DecisionView {
  readonly turn: number;
  readonly phase: "white" | "color";
  readonly seat: number;
  /** The index of the moment of the replay in which it chose. */
  readonly moment: number;
  readonly move: string;
  readonly best: string;
  readonly loss: number;
  readonly mark: Mark;
  /** Whether nothing is estimated. */
  readonly exact: boolean;
  /** Every legal move, the best first. */
  readonly worths: readonly ChoiceView[];
  /** A code for why another move is better; empty if the move is as good as the best. */
  readonly reason: string;
  /** What a sentence about it needs. Several fields or rows are separated by spaces. */
  readonly facts: Readonly<Record<string, string>>;
}

/** What a roll brought each seat, compared with all rolls. */
export interface RollLuckView {
  readonly turn: number;
  readonly roll: string;
  readonly luck: readonly number[];
  /** The part of it that the white dice brought. */
  readonly whites: readonly number[];
}

/** A reviewed record. */
export interface ReviewView {
  /** Whether a single seat played: then chances, losses and luck are points. */
  readonly solo: boolean;
  readonly over: boolean;
  /** Whether a bot's judgment was used, because no net knows this sheet; that is a rough guide only. */
  readonly weaker: boolean;
  /** Decisions that could not be judged, because not all dice are known. */
  readonly left_out: number;
  readonly seats: readonly SeatReviewView[];
  readonly decisions: readonly DecisionView[];
  readonly rolls: readonly RollLuckView[];
  /** By seat: the chance before each turn, and at the end. */
  readonly curve: readonly (readonly number[])[];
}
