"""`rowlock prove puzzles`: roll out the answers of puzzles again."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from rowlock.cli.progress import progress
from rowlock.cli.shared import Flag, gc_paused, print_json
from rowlock.errors import SetupError
from rowlock.files import read_text
from rowlock.rules.catalog import variants

if TYPE_CHECKING:
    from rowlock.coach.puzzles import Puzzle
    from rowlock.lab.proofs.puzzle_answers import Proof


def puzzles(
    *names: str,
    rollouts: Annotated[int, Parameter(alias="-n")] = 100_000,
    seed: int = 1,
    threads: int | None = None,
    json: Flag = False,
) -> None:
    """Roll out the moves of puzzles again, with fresh dice: does each answer hold?

    Exits with 1 if one does not: if another move wins more often, or the lead is less than four standard errors. Ctrl-C
    stops and prints the results so far.

    Parameters
    ----------
    names
        Printed variants whose shipped puzzles to check, or files by `rowlock puzzles -o`; all shipped ones by default.
    rollouts
        Rollouts of the best two moves; the others get as many until they are six standard errors behind.
    seed
        A different seed gives different dice.
    threads
        How many cores to use; all of them by default.
    json
        Print the result as JSON.

    """
    if rollouts < 1:
        raise SetupError(f"{rollouts} rollouts: at least one is needed")
    with gc_paused():
        from rowlock.kernel.simulate import usable_threads
        from rowlock.lab.proofs.puzzle_answers import prove_all

    cores, results, stopped, wrong = usable_threads(threads), {}, False, False
    for name, asked in [(name, _puzzles(name)) for name in names or variants()]:
        proofs: list[Proof] = []
        try:
            with progress(name, len(asked), "puzzles") as tell:
                for proof in prove_all(asked, rollouts, seed, cores):
                    proofs.append(proof)
                    tell(len(proofs))
        except KeyboardInterrupt:
            stopped = True
        wrong = wrong or not all(proof.holds for proof in proofs)
        results[name] = _as_json(proofs)
        if not json and proofs:
            _tell(name, proofs)
        if stopped:
            break
    if json:
        print_json(results)
    if stopped or wrong:
        sys.exit(130 if stopped else 1)


def _puzzles(name: str) -> tuple[Puzzle, ...]:
    """The puzzles shipped for a variant, or those in a file."""
    from rowlock.coach.puzzles import puzzles, read_puzzles

    path = Path(name)
    return read_puzzles(read_text(path), name) if path.suffix == ".json" else puzzles(name)


def _as_json(proofs: Sequence[Proof]) -> list[dict[str, object]]:
    return [
        {"id": one.puzzle.id, "answer": one.puzzle.best, "best": one.best}
        | {"lead": one.lead, "standard_errors": one.sureness, "holds": one.holds}
        for one in proofs
    ]


def _tell(name: str, proofs: Sequence[Proof]) -> None:
    for one in proofs:
        if not one.holds:
            how = f"{one.best} leads by {one.lead:.2%}, {one.sureness:.1f} standard errors"
            print(f"{one.puzzle.id}: the answer {one.puzzle.best} does not hold: {how}")
    holding = [one for one in proofs if one.holds]
    line = f"{name}: {len(holding)} of {len(proofs)} hold"
    if holding:
        least = min(holding, key=lambda one: one.sureness)
        line += f"; the closest by {least.lead:.2%} of a win, {least.sureness:.0f} standard errors ({least.puzzle.id})"
    print(line, flush=True)
