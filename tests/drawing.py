"""Draw a position as text, play on from it, and get the result as text again."""

import pytest

import rowlock
from rowlock import State, Variant
from rowlock.errors import IllegalMove


def draw(text: str, variant: Variant | None = None) -> State:
    """The state drawn on lines: the head, a sheet for each seat, then the white choices if there are any."""
    return rowlock.parse_state(" / ".join(line.strip() for line in text.strip().splitlines()), variant)


def moves(state: State, seat: int) -> set[str]:
    """The legal moves of a seat, as text; none may be offered twice."""
    offered = [str(move) for move in rowlock.legal(state, seat)]
    assert len(offered) == len(set(offered)), f"offered twice: {offered}"
    return set(offered)


def land(state: State, *choices: str) -> State:
    """The state after every seat that is to decide has made its choice, given in the order of the seats."""
    for seat, move in zip(rowlock.to_decide(state), choices, strict=True):
        state = rowlock.choose(state, seat, move)
    return state


def sheets(state: State) -> list[str]:
    """The sheets as text, by seat."""
    return [str(sheet) for sheet in state.sheets]


def forbidden_by(state: State, seat: int, move: str) -> str:
    """The id of the rule that forbids a move, which must not be on offer either."""
    assert move not in moves(state, seat)
    with pytest.raises(IllegalMove) as caught:
        rowlock.choose(state, seat, move)
    return caught.value.rule
