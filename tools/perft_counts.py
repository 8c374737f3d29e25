"""Count the ways a playthrough can continue under a script of rolls, and store the counts in tests/perft.

    python tools/perft_counts.py             recount and write the files
    python tools/perft_counts.py --check     recount and report every difference

A file holds cases, separated by empty lines. A case starts from fresh sheets (`seats 2`) or from a given state
(`state …`, before a roll), and has a script of rolls and a count for each depth: the number of different sequences of
that many choices, with seats choosing in order; a sequence that ends the playthrough earlier counts once. The script
gives every die a face; faces of removed dice are dropped. It needs a roll for every turn that is reached.

Write 0 for a count that is not known yet. The count of depth 1 is worked out by hand: if it turns out differently,
nothing is written, for either the count or the rules are wrong.
"""

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path

import rowlock
from rowlock import Phase, State

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "perft"


@dataclass(frozen=True)
class Case:
    """One case of a file, with the lines that are kept unchanged."""

    lines: tuple[str, ...]
    start: State
    rolls: tuple[str, ...]
    counts: tuple[int, ...]

    def counted(self) -> "Case":
        """The case with its counts recomputed."""
        return replace(self, counts=counts(self.start, self.rolls, len(self.counts)))

    def __str__(self) -> str:
        return "\n".join([*self.lines, *(f"depth {depth} {n}" for depth, n in enumerate(self.counts, 1))])


def counts(start: State, rolls: tuple[str, ...], depth: int) -> tuple[int, ...]:
    """The number of sequences of 1, 2, … `depth` choices from here, counted layer by layer."""
    layer = {start: 1}
    found = []
    for _ in range(depth):
        layer = {_rolled(state, rolls[state.turn - start.turn]): ways for state, ways in layer.items()}
        found.append(sum(ways * max(1, len(_moves(state))) for state, ways in layer.items()))
        if len(found) < depth:
            layer = _chosen(layer)
    return tuple(found)


def _rolled(state: State, roll: str) -> State:
    if state.phase is not Phase.ROLL:
        return state
    return rowlock.roll(state, rowlock.parse_roll(roll).without(state.closed))


def _moves(state: State) -> tuple[rowlock.Move, ...]:
    """The legal moves of the next seat; none after the end."""
    return () if state.is_over else rowlock.legal(state, rowlock.to_decide(state)[0])


def _chosen(layer: dict[State, int]) -> dict[State, int]:
    following: Counter[State] = Counter()
    for state, ways in layer.items():
        for move in _moves(state):
            following[rowlock.choose(state, rowlock.to_decide(state)[0], move)] += ways
        if state.is_over:
            following[state] += ways
    return following


def read(path: Path) -> list[Case]:
    """The cases of a file, named after its variant."""
    return [_case(block, path.stem) for block in path.read_text(encoding="utf-8").split("\n\n")]


def _case(block: str, variant: str) -> Case:
    lines: list[str] = []
    depths: list[int] = []
    start: State | None = None
    rolls: tuple[str, ...] = ()
    for line in block.strip().splitlines():
        key, _, value = line.partition(" ")
        match key:
            case "depth":
                depths.append(int(value.split()[1]))
                continue
            case "seats":
                start = rowlock.start(variant, int(value))
            case "state":
                start = rowlock.parse_state(value)
            case "rolls":
                rolls = tuple(roll.strip() for roll in value.split(","))
        lines.append(line)
    assert start is not None
    return Case(tuple(lines), start, rolls, tuple(depths))


def contradictions(path: Path, cases: list[Case], counted: list[Case]) -> list[str]:
    """The counts of depth 1 that were worked out by hand and turn out differently."""
    return [
        f"{path.name}: depth 1 is {mine.counts[0]} by hand, but counted {found.counts[0]}:\n{mine}"
        for mine, found in zip(cases, counted, strict=True)
        if mine.counts[0] not in (0, found.counts[0])
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a count differs")
    check = parser.parse_args().check
    differences = 0
    contradicted: list[str] = []
    texts: dict[Path, str] = {}
    for path in sorted(FOLDER.glob("*.txt")):
        cases = read(path)
        counted = [case.counted() for case in cases]
        differences += sum(a != b for a, b in zip(cases, counted, strict=True))
        contradicted += contradictions(path, cases, counted)
        texts[path] = "\n\n".join(str(case) for case in counted) + "\n"
    if contradicted and not check:
        print(*contradicted, "Nothing was written: correct the count or the rules.", sep="\n\n", file=sys.stderr)
        return 1
    if not check:
        for path, text in texts.items():
            path.write_text(text, encoding="utf-8")
    print(f"{differences} cases differ")
    return 1 if differences and check else 0


if __name__ == "__main__":
    sys.exit(main())
