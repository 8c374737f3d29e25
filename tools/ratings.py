"""Rate the bots for every variant and for 1 to 5 seats: docs/reference/ratings.md. Takes about twenty minutes.

    python tools/ratings.py [--games N] [--to FILE]

With one seat the champion needs the solved tables (`rowlock solve VARIANT`); without them Sage stands in for it.
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

Openskill ratings (Plackett-Luce; a new player starts at 25) with one standard deviation, from a round-robin:
{games:,} games for each group of bots that fills the table, with every bot at every seat with the same dice. Every line
is a scale of its own: only differences within a line are meaningful, and they are smaller where luck matters more. With
one seat every bot plays alone with the same dice, and the higher score wins; the champion then plays by the exact table
where one exists. Big Points has none: Nova plays like Sage there, and the difference is luck.

To repeat one line: `./go rowlock arena {bots} --variant longo --seats 3 -n {games}`.
To repeat all of them: `python tools/ratings.py`.
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
