"""Compile the judges into the cache, in a separate process: `python -m rowlock.coach.compiled.precompiled_judges`."""

from __future__ import annotations

from rowlock.coach.compiled.compiled_judge import by_compiled_net
from rowlock.kernel.compiled import cached_only
from rowlock.players.compiled.precompile import run_in_background
from rowlock.rules.catalog import DEFAULT
from rowlock.rules.dice.notation import parse_roll
from rowlock.rules.dice.play import choose, roll, start

_ROLL = "34 2516"


def judge_everything() -> None:
    """Call every compiled function a review may need, for two seats and for more."""
    for seats in (2, 3):
        state = start(DEFAULT, seats)
        judge = by_compiled_net(state.variant, seats)
        judge.chances(state, parse_roll(_ROLL))
        state = roll(state, _ROLL)
        judge.white(state)
        for seat in range(seats):
            state = choose(state, seat, "-")
        judge.color(state)


def load_everything() -> None:
    """Like `judge_everything`, but only load from disk; raise NotCached instead of compiling."""
    with cached_only():
        judge_everything()


if __name__ == "__main__":
    run_in_background(judge_everything)
