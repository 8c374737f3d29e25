"""Compile what many tests need. They run in parallel, and otherwise each process would compile it again."""

from __future__ import annotations

import argparse

import rowlock
from rowlock.coach import ready_judges
from rowlock.lab.training.plan import Plan
from rowlock.lab.training.training import Training
from rowlock.players.compiled.precompile import compile_all
from rowlock.solve.values import backward_induction


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    rowlock.simulate(games=2)
    backward_induction.warm_up()
    compile_all()
    ready_judges.warm_up()
    rowlock.arena("champion", "greedy", games=2)
    Training(Plan(rowlock.variant("classic"), (2,), games=2, seed=1)).go_on()


if __name__ == "__main__":
    main()
