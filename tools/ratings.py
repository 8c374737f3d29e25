"""Rate the bots for every variant and for 1 to 5 seats: docs/reference/ratings.md. Takes some twenty minutes.

    python tools/ratings.py [--games N] [--to FILE]

Where somebody plays alone, the champion needs the solved tables (`rowlock solve VARIANT`), or Sage stands in for it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import rowlock
from rowlock.arena.ratings import Rating, ratings
from rowlock.players.offered_bots import BOTS, called

PAGE = Path(__file__).resolve().parents[1] / "docs" / "reference" / "ratings.md"
SEATS = range(1, 6)
HEAD = """# How strong the bots are

Openskill ratings (Plackett-Luce; an unknown player has 25) with one standard deviation, from matches of everybody with
everybody: {games:,} games for each group that fills the table, each at each seat with the same dice. Every line is a
scale of its own: only differences in a line mean something, and where there is more luck they are smaller. With one
seat all play alone, with the same dice, and more points win; the champion plays by the exact table then, where there
is one. Big Points has none: alone, Nova is Sage there, and what differs is luck.

One line again: `./go rowlock arena {bots} --variant longo --seats 3 -n {games}`. All of them:
`python tools/ratings.py`.
"""


def page(games: int) -> Iterator[str]:
    """The page, part by part."""
    yield HEAD.format(games=games, bots=" ".join(BOTS))
    for name in rowlock.variants():
        variant = rowlock.variant(name)
        yield f"\n## {variant.name}\n\n| seats | {' | '.join(map(called, BOTS))} |\n|---|{'---|' * len(BOTS)}\n"
        for seats in SEATS:
            found = {one.player: one for one in ratings(rowlock.tournament(BOTS, variant, seats=seats, games=games))}
            yield f"| {seats} | {' | '.join(_cell(found[bot]) for bot in BOTS)} |\n"


def _cell(rating: Rating) -> str:
    return f"{rating.mean:.1f} ± {rating.uncertainty:.1f}"


def main() -> None:
    """Write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--to", type=Path, default=PAGE, metavar="FILE")
    arguments = parser.parse_args()
    parts = []
    for part in page(arguments.games):
        print(part, end="", flush=True)
        parts.append(part)
    arguments.to.write_text("".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
