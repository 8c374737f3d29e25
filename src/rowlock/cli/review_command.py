"""`rowlock review`: what each decision of a recorded game cost, and what was luck."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from rowlock.cli.progress import progress
from rowlock.cli.shared import Flag, check_plot, gc_paused, print_json, refuse
from rowlock.errors import RecordError, SeatOutOfRange, UnknownVariant
from rowlock.files import find_variant, load_record_text, writing

if TYPE_CHECKING:
    from rowlock.coach.reviewed import Review


def review(
    file: Path, *, seat: int | None = None, variant: str | None = None, plot: Path | None = None, json: Flag = False
) -> None:
    """Review a recorded game: what each decision cost, which move was better and why, and what was luck.

    Parameters
    ----------
    file
        The record; an unfinished one is reviewed up to where it is.
    seat
        Only this seat, counted from 0; all of them by default.
    variant
        The TOML file, if the record uses a variant of your own.
    plot
        A file for a plot of the chances: NAME.svg.
    json
        Print the result as JSON.

    """
    if plot:
        check_plot(plot)
    own = find_variant(variant) if variant else None
    try:
        record, _ = load_record_text(file, own)
    except UnknownVariant as error:
        raise UnknownVariant(f"{error} (for one of your own add --variant FILE.toml)") from None
    if seat is not None and not 0 <= seat < len(record.names):
        raise SeatOutOfRange(f"there is no seat {seat}: the seats here are 0 to {len(record.names) - 1}")
    with gc_paused(), progress("reviewing", len(record.turns) or 1, "turns") as told:
        from rowlock.coach.review import review as reviewed

        try:
            found = reviewed(record, told=told)
        except RecordError as error:
            refuse(f"{file}: {error}", 1)
    if plot:
        _draw(found, file.stem, seat, plot)
    if json:
        _print_json(found, seat)
        return
    from rowlock.coach.wording import told_review

    for line in told_review(found, seat):
        print(line)


def _print_json(found: Review, seat: int | None) -> None:
    from rowlock.coach.report import review_as_json
    from rowlock.coach.wording import told_limits

    for line in told_limits(found):
        print(f"rowlock: {line}", file=sys.stderr)
    told = review_as_json(found)
    if seat is not None:
        decisions = told["decisions"]
        assert isinstance(decisions, list)
        told["decisions"] = [one for one in decisions if one["seat"] == seat]
    print_json(told)


def _draw(found: Review, title: str, seat: int | None, path: Path) -> None:
    from rowlock.coach.report import review_as_json
    from rowlock.printing.review_plot import SeatCurve, review_plot
    from rowlock.printing.svg import svg_of

    told = review_as_json(found)
    curve, rolls = told["curve"], told["rolls"]
    assert isinstance(curve, list)
    assert isinstance(rolls, list)
    shown = range(len(found.seats)) if seat is None else [seat]
    curves = [
        SeatCurve(
            found.seats[each].name,
            [chances[each] for chances in curve],
            [one.turn - 1 for one in found.mistakes(each)],
        )
        for each in shown
    ]
    by_turn = {roll["turn"]: roll["luck"][shown[0]] for roll in rolls}
    luck = [by_turn.get(turn, 0.0) for turn in range(1, len(curve))]
    drawing = review_plot(title, curves, luck, "points" if found.alone else "%")
    with writing(path) as file:
        file.write(svg_of(drawing, title))
