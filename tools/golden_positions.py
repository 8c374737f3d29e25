"""Write tests/golden/positions.json: decisions whose best move is known.

python tools/golden_positions.py [--rollouts 100000] [--seed 1] [--first 2000] [--to FILE]

They come from playthroughs of champions and other players, and are kept if the best move is clear. Two-player endgames
are solved exactly (`lab.proofs.exact_endgame`); elsewhere every move is rolled out --rollouts times with the same dice,
and the best has to lead by at least four standard errors. Every line of the plan below has its own random generator: an
interrupted run resumes and ends with the same positions, if FILE was started with the same numbers.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from dataclasses import astuple, dataclass
from pathlib import Path
from time import process_time

import rowlock
from rowlock import Phase, State
from rowlock.chance import throw
from rowlock.files import writing
from rowlock.lab.proofs.exact_endgame import Endgame, TooLarge, size_at_most
from rowlock.lab.proofs.known_positions import Position, as_json
from rowlock.lab.proofs.rollouts import Rollouts
from rowlock.players.compiled.compiled_champion import CompiledChampion
from rowlock.players.player import Player
from rowlock.players.registry import player
from rowlock.rules.dice.legal import passing_costs
from rowlock.rules.dice.view import view

GOLDEN = Path(__file__).resolve().parent.parent / "tests/golden/positions.json"
SURE = 4.0
"""How many standard errors the best move has to lead by."""
PROMISING = 3.0
"""The lead needed after the first rollouts for a position to be worth more of them."""
CLEAR = 0.005
"""How much the best move has to lead by in an exact position, as a share of a win."""
BOUND, MOST = 4_000, 800
"""An endgame is tried if its estimated size is at most BOUND, and abandoned if it exceeds MOST positions."""
OTHERS = ("sage", "vera", "greedy")

EXACT, LAST_LOCK, SHARED_LOCK, LOCK, PENALTY, OPEN = (
    *("to the end", "a lock that ends it", "a lock for several", "a lock", "the last penalty", "on the way"),
)


@dataclass(frozen=True)
class Line:
    """A number of positions of one kind."""

    variant: str
    seats: int
    kind: str
    many: int


_BONUSES = ("longo", "bonus-a", "bonus-b", "big-points")
_MIXED = ("mixx-a", "mixx-b")
PLAN = (
    *(Line("classic", 2, kind, many) for kind, many in ((EXACT, 24), (LAST_LOCK, 8), (SHARED_LOCK, 6), (LOCK, 6))),
    Line("classic", 2, PENALTY, 6),
    *(Line(name, 2, EXACT, 3) for name in _MIXED),
    *(Line(name, 2, LAST_LOCK, 1) for name in _MIXED),
    *(Line(name, 2, LOCK, 2) for name in _BONUSES),
    *(Line(name, 2 + seats % 4, LAST_LOCK, 1) for seats, name in enumerate((*_BONUSES, *_MIXED), 1)),
    *(Line("classic", seats, LAST_LOCK, 1) for seats in (3, 4, 5)),
    *(Line("classic", seats, LOCK, many) for seats, many in ((3, 1), (4, 2), (5, 2))),
    *(Line("classic", seats, PENALTY, 1) for seats in (3, 4)),
    Line("classic", 5, SHARED_LOCK, 1),
    *(Line(name, 2, OPEN, 1) for name in (*_BONUSES, *_MIXED)),
    Line("classic", 3, OPEN, 1),
    Line("classic", 2, OPEN, 10),
)
"""The positions to collect: mostly two players on the classic sheet, and many of them late."""


def kinds(state: State, seat: int) -> set[str]:
    """The kinds of decision this is."""
    closing = _locks(state, seat)
    found = set()
    if closing:
        found.add(LAST_LOCK if len(state.closed) + 1 >= state.variant.rows_to_end else LOCK)
        others = (other for other in rowlock.to_decide(state) if other != seat)
        if any(closing & _locks(state, other) for other in others):
            found.add(SHARED_LOCK)
    last = state.sheets[seat].penalties == state.variant.penalties_to_end - 1
    if last and passing_costs(state, seat):
        found.add(PENALTY)
    if state.variant.is_plain and len(state.sheets) == 2 and size_at_most(state) <= BOUND:
        found.add(EXACT)
    return found or {OPEN}


def _locks(state: State, seat: int) -> set[int]:
    """The rows a seat can close now with the field it crosses."""
    fields = state.variant.layout.fields
    crosses = (move for move in rowlock.legal(state, seat) if isinstance(move, rowlock.Cross))
    return {fields[move.field].row for move in crosses if fields[move.field].closing}


def decisions(line: Line, rng: random.Random) -> Iterator[tuple[State, int]]:
    """Decisions of the kind with a choice of moves, at most one per playthrough; half of the seats are champions."""
    while True:
        found = []
        state = rowlock.start(line.variant, line.seats, first=rng.randrange(line.seats))
        players: list[Player] = [
            CompiledChampion(rng) if rng.random() < 0.5 else player(rng.choice(OTHERS), rng) for _ in range(line.seats)
        ]
        while not state.is_over:
            if state.phase is Phase.ROLL:
                state = rowlock.roll(state, throw(state, rng))
            for seat in rowlock.to_decide(state):
                seen = view(state, seat)
                if len(rowlock.legal(seen.state, seat)) > 1 and line.kind in kinds(seen.state, seat):
                    found.append((seen.state, seat))
                state = rowlock.choose(state, seat, players[seat].decide(seen))
        if found:
            yield rng.choice(found)


def solved(state: State, seat: int) -> Position | None:
    """The position with the exact worth of each move, if it is small and clear enough."""
    try:
        worths = Endgame(MOST).worths(state, seat)
    except TooLarge:
        return None
    best, second, *_ = sorted(worths.values(), reverse=True)
    ordered = dict(sorted(worths.items(), key=lambda pair: -pair[1]))
    return Position(state, seat, EXACT, "exact", ordered) if best - second >= CLEAR else None


def rolled_out(state: State, seat: int, kind: str, first: int, rollouts: int, seed: int) -> Position | None:
    """The position with the worth of each move by rollouts, if the best move is clear."""
    trying = Rollouts(state, seat, seed)
    if trying.go_on(first).sureness < PROMISING:
        return None
    found = trying.go_on(rollouts)
    how = f"{rollouts} rollouts, leads by {min(found.sureness, 999):.0f} standard errors"
    return Position(state, seat, kind, how, found.worths) if found.sureness >= SURE else None


def positions(line: Line, first: int, rollouts: int, seed: int) -> Iterator[Position]:
    """The positions of a line."""
    rng = random.Random(f"{seed} {line}")
    found = 0
    for tried, (state, seat) in enumerate(decisions(line, rng), 1):
        number = rng.getrandbits(63)
        exact = line.kind == EXACT
        position = solved(state, seat) if exact else rolled_out(state, seat, line.kind, first, rollouts, number)
        if position:
            found += 1
            print(f"  {found} of {line.many}, {tried} tried, {process_time():.0f} s", file=sys.stderr, flush=True)
            yield position
        if found == line.many:
            return


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rollouts", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=2_000, help="rollouts to see whether it is worth more")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=GOLDEN, metavar="FILE")
    options = parser.parse_args()
    numbers = {"seed": options.seed, "first": options.first, "rollouts": options.rollouts}
    begun = json.loads(options.to.read_text(encoding="utf-8")) if options.to.exists() else {}
    done = begun["lines"] if begun.get("made with") == numbers else {}
    names = {" ".join(map(str, astuple(line))): line for line in PLAN}
    for name, line in names.items():
        if name not in done:
            print(name, file=sys.stderr, flush=True)
            done[name] = [as_json(one) for one in positions(line, options.first, options.rollouts, options.seed)]
        lines = {name: done[name] for name in names if name in done}
        with writing(options.to) as file:
            file.write(json.dumps({"made with": numbers, "lines": lines}, indent=1, ensure_ascii=False) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
