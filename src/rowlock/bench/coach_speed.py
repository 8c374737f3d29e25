"""The coach's time, as a ratio to a decision of the champion: moves, rolls and whole reviews."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from time import thread_time

from rowlock.chance import throw
from rowlock.coach.choosing_judge import judge_for
from rowlock.coach.review import review
from rowlock.players.compiled.compiled_champion import CompiledChampion
from rowlock.players.registry import player
from rowlock.rules.catalog import DEFAULT
from rowlock.rules.dice.legal import to_decide
from rowlock.rules.dice.play import choose, roll, start
from rowlock.rules.dice.record import Record, replay
from rowlock.rules.dice.roll import Roll
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.dice.view import view

_BOTS = ("vera", "sage", "otto", "vera")


@dataclass(frozen=True, slots=True)
class CoachTime:
    """Milliseconds of CPU time, and how many decisions of the champion would take as long."""

    what: str
    milliseconds: float
    ratio: float


def measure_coach(games: int, seed: int) -> Iterator[CoachTime]:
    """Time the champion's decisions first, then the coach on the same playthroughs, two seats unless stated."""
    records = [played(2, random.Random(f"{seed} {game}")) for game in range(games)]
    states = [state for record in records for state in replay(record)]
    decisions = [state for state in states if state.phase is Phase.COLOR or _is_open(state)]
    judge = judge_for(start(DEFAULT, 2))
    champion = CompiledChampion(random.Random(seed))
    rolls = [pair for record in records for pair in _rolls(record)]

    def judged(state: State) -> None:
        if state.phase is Phase.COLOR:
            judge.color(state)
        else:
            judge.white(state)

    def rolled(pair: tuple[State, Roll]) -> None:
        judge.chances(*pair)

    one = _time(lambda state: champion.decide(view(state, state.active)), decisions)
    yield CoachTime("a decision of the champion", one, 1.0)
    for what, milliseconds in (
        ("worth of all moves of a decision", _time(judged, decisions)),
        ("exact luck of a roll", _time(rolled, [pair for pair in rolls if pair[1].is_known])),
        ("a review, compiled", _time(lambda record: review(record), records)),
    ):
        yield CoachTime(what, milliseconds, milliseconds / one)
    plain = judge_for(start(DEFAULT, 2), plain=True)
    took = _time(lambda record: review(record, judge=plain), records[:1], warm=False)
    yield CoachTime("a review in plain Python", took, took / one)
    of_four = [played(4, random.Random(f"{seed} four"))]
    took = _time(lambda record: review(record), of_four)
    yield CoachTime("a review of four seats, compiled", took, took / one)


def _time(work: Callable[..., object], on: Sequence[object], *, warm: bool = True) -> float:
    """The mean time, once everything is compiled."""
    if warm:
        work(on[0])
    begun = thread_time()  # CPU time: the machine is shared
    for each in on:
        work(each)
    return 1000 * (thread_time() - begun) / len(on)


def _is_open(state: State) -> bool:
    return state.phase is Phase.WHITE and not any(state.choices)


def _rolls(record: Record) -> Iterator[tuple[State, Roll]]:
    """Every roll, and the state before it."""
    before = (state for state in replay(record) if state.phase is Phase.ROLL)
    return zip(before, (turn.roll for turn in record.turns), strict=False)  # the record may end before a roll


def played(seats: int, rng: random.Random) -> Record:
    """The record of a playthrough between bots."""
    state = start(DEFAULT, seats)
    record = Record.begin(state, _BOTS[:seats])
    players = [player(name, rng) for name in _BOTS[:seats]]
    while not state.is_over:
        if state.phase is Phase.ROLL:
            thrown = throw(state, rng)
            state, record = roll(state, thrown), record.rolled(thrown)
        for seat in to_decide(state):
            move = players[seat].decide(view(state, seat))
            state, record = choose(state, seat, move), record.chose(seat, move)
    return record
