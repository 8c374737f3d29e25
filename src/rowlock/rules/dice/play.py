"""How a playthrough proceeds: start, roll, choose. Each function takes a state and returns the next one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce

from rowlock.errors import AlreadyDecided, NotTimeToRoll, NotYourDecision, SetupError
from rowlock.rules.catalog import variant as printed
from rowlock.rules.dice.legal import is_to_choose, legal, passing_costs, to_decide
from rowlock.rules.dice.moves import Cross, Move, Pass
from rowlock.rules.dice.notation import parse_move, parse_roll
from rowlock.rules.dice.objections import why_illegal
from rowlock.rules.dice.roll import Roll, check_roll
from rowlock.rules.dice.state import Phase, State, closed_rows, ends
from rowlock.rules.pad.chain import land
from rowlock.rules.pad.sheet import Penalized, Sheet, blank
from rowlock.rules.pad.variant import MOST_SEATS, Lucky, Variant, lucky_problem


def start(variant: Variant | str, seats: int = 2, first: int = 0, lucky: Sequence[Lucky] | None = None) -> State:
    """The state before the first roll, made by seat `first`. `lucky` holds the pairs of lucky numbers by seat (L7)."""
    variant = printed(variant) if isinstance(variant, str) else variant
    if not 1 <= seats <= MOST_SEATS:
        raise SetupError(f"{seats} seats: 1 to {MOST_SEATS} can play (C1)")
    if not 0 <= first < seats:
        raise SetupError(f"first {first}: the seats here are 0 to {seats - 1} (C2)")
    pairs = _lucky_pairs(variant, seats, lucky)
    return State(variant, (blank(variant),) * seats, pairs, 1, first, Phase.ROLL, frozenset())


def _lucky_pairs(variant: Variant, seats: int, lucky: Sequence[Lucky] | None) -> tuple[Lucky, ...]:
    if not variant.lucky:
        if lucky:
            raise SetupError(f"{variant.name} has no lucky numbers")
        return ()
    if lucky is not None and any(len(pair) != 2 for pair in lucky):
        raise SetupError("lucky numbers come in pairs, one for each seat: ((5, 10), (6, 11)) (L4)")
    pairs = variant.lucky[:seats] if lucky is None else tuple((one, other) for one, other in lucky)
    if len(pairs) != seats:
        raise SetupError(f"{len(pairs)} pairs of lucky numbers for {seats} seats: one each is needed (L4)")
    for pair in pairs:
        if problem := lucky_problem(pair, variant.sides):
            raise SetupError(problem)
    return pairs


def roll(state: State, roll: Roll | str) -> State:
    """Roll the dice for the active seat; now everybody has to choose (C4)."""
    if state.phase is not Phase.ROLL:
        waiting = ", ".join(str(seat) for seat in to_decide(state))
        raise NotTimeToRoll("the playthrough is over" if state.is_over else f"these seats choose first: {waiting}")
    roll = parse_roll(roll) if isinstance(roll, str) else roll
    check_roll(roll, state.variant.sides, state.closed)
    return replace(state, phase=Phase.WHITE, roll=roll, choices=(None,) * len(state.sheets))


def choose(state: State, seat: int, move: Move | str) -> State:
    """Make a choice for a seat. White choices are collected and land together once the last seat has chosen (C5)."""
    state.check_seat(seat)
    if not is_to_choose(state, seat):
        raise _not_yours(state, seat)
    move = parse_move(move) if isinstance(move, str) else move
    if not isinstance(move, Pass) and move not in legal(state, seat):
        raise why_illegal(state, seat, move)
    if state.phase is Phase.COLOR:
        return _land_color(state, move)
    state = _with_choice(state, seat, move)
    return state if None in state.choices else _land_white(state)


def take_back(state: State, seat: int) -> State:
    """Take back a seat's white choice while others still have to choose: landed choices are final (C5)."""
    state.check_seat(seat)
    if state.phase is not Phase.WHITE:
        raise NotYourDecision(f"seat {seat}: no white choice is open, landed choices are final (C5)")
    if state.choices[seat] is None:
        raise NotYourDecision(f"seat {seat} has not chosen yet: there is nothing to take back")
    return _with_choice(state, seat, None)


def _with_choice(state: State, seat: int, move: Move | None) -> State:
    """The state with a seat's white choice replaced; `replace` takes twice as long, and this runs for every choice."""
    choices = (*state.choices[:seat], move, *state.choices[seat + 1 :])
    return State(
        state.variant,
        state.sheets,
        state.lucky,
        state.turn,
        state.active,
        state.phase,
        state.closed,
        state.roll,
        choices,
    )


def _not_yours(state: State, seat: int) -> NotYourDecision:
    if state.phase is Phase.WHITE:
        return AlreadyDecided(f"seat {seat} has already chosen {state.choices[seat]} in this action")
    if state.phase is Phase.COLOR:
        return NotYourDecision(f"seat {seat}: only the active seat {state.active} chooses in action 2 (C6)")
    return NotYourDecision("the playthrough is over" if state.is_over else f"seat {state.active} has to roll first")


def _land_white(state: State) -> State:
    """All choices land on the state before the action (BA6)."""
    sheets = [_landed(state, seat, move) for seat, move in enumerate(state.choices)]
    state = _close(state, sheets)
    if state.is_over:
        return state
    return replace(state, phase=Phase.COLOR, roll=state.roll and state.roll.without(state.closed))


def _land_color(state: State, move: Move) -> State:
    """The active seat's second action; without a cross in either it takes a penalty (C10). Then the turn passes on."""
    sheets = list(state.sheets)
    sheets[state.active] = _landed(state, state.active, move)
    if isinstance(move, Pass) and passing_costs(state, state.active):
        sheets[state.active] = sheets[state.active].after(Penalized())
    state = _close(state, sheets)
    if state.is_over:
        return state
    following = (state.active + 1) % len(sheets)
    return replace(state, turn=state.turn + 1, active=following, phase=Phase.ROLL, roll=None, choices=())


def _landed(state: State, seat: int, move: Move | None) -> Sheet:
    sheet = state.sheets[seat]
    if not isinstance(move, Cross):
        return sheet
    landing = land(sheet, state.closed, state.variant.layout.fields[move.field], move.to)
    assert not landing.tied, "a legal move is complete in itself"
    return landing.sheet


def _close(state: State, sheets: list[Sheet]) -> State:
    """The end of an action: rows close for everybody, bars lose their colors, the end is checked (C8, BA3, C11)."""
    closed = closed_rows(sheets)
    if closed != state.closed:
        sheets = [reduce(Sheet.after, sheet.strikes(closed), sheet) for sheet in sheets]
    if ends(state.variant, sheets, closed):
        return replace(state, sheets=tuple(sheets), closed=closed, phase=Phase.OVER, roll=None, choices=())
    return replace(state, sheets=tuple(sheets), closed=closed)
