"""Rich renderables for states, sheets and dice. Nothing here prints, prompts or knows who plays."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from rowlock.rules.dice.roll import Roll, face_text
from rowlock.rules.dice.standings import scores, winners
from rowlock.rules.dice.state import State
from rowlock.rules.pad.layout import COLORS, INITIALS, Row
from rowlock.rules.pad.scoring import earned, score
from rowlock.rules.pad.sheet import Sheet
from rowlock.terminal.look import COLORED, Look
from rowlock.terminal.pad import WIDTH, sheet
from rowlock.terminal.words import verdict

__all__ = ["WIDTH", "dice", "others", "scoreboard", "sheet", "sheets"]


def dice(roll: Roll, sides: int = 6, *, sums: bool = False, look: Look = COLORED) -> Text:
    """The white dice with their sum, then the colored ones by letter; `sums` adds their sums with each white die."""
    line = Text("white ", no_wrap=True, overflow="crop")
    white = Style(color="#000000", bgcolor="#ffffff", bold=True) if look.colored else Style(bold=True)
    for pips in roll.whites:
        line.append_text(_die(face_text(pips), white, sides, look)).append(" ")
    line.append(f"= {_numbers(roll.white_sums(sides), look)} ", "bold")
    for color, initial, face in zip(COLORS, INITIALS, roll.colors, strict=True):
        line.append("  ")
        if face is None:
            line.append(f"{initial.upper()} out", "dim")
            continue
        line.append_text(_die(f"{initial.upper()} {face_text(face)}", look.band(color), sides, look))
        if sums:
            line.append(f" {look.makes} {_numbers(roll.sums(color, sides), look)}", "dim")
    return line


def _numbers(sums: Sequence[int], look: Look) -> str:
    """The possible sums: one or two numbers, or a range if a face is unknown."""
    return look.fit(f"{sums[0]}–{sums[-1]}") if len(sums) > 2 else " ".join(map(str, sums))


def _die(text: str, style: Style, sides: int, look: Look) -> Text:
    """A die: square if it has six sides, pointed if it has more or fewer."""
    if look.colored:
        return Text(f" {text} ", style)
    return Text(f"[{text}]" if sides == 6 else f"<{text}>", style)


def sheets(state: State, names: Sequence[str], *, look: Look = COLORED) -> RenderableType:
    """All sheets, one below the other."""
    drawn: list[RenderableType] = []
    for seat, name in enumerate(names):
        active = seat == state.active and not state.is_over
        lucky = state.lucky[seat] if state.lucky else None
        drawn += [
            sheet(state.sheets[seat], name=name, active=active, lucky=lucky, closed=state.closed, look=look),
            Text(),
        ]
    return Group(*drawn[:-1])


def others(state: State, names: Sequence[str], *, without: Collection[int] = (), look: Look = COLORED) -> Table:
    """A line for each seat not in `without`: the crosses in each row and how far they reach, penalties, points."""
    variant = state.variant
    extras = [title for title, has in (("pairs", variant.pairs), ("bar", variant.bar), ("lucky", state.lucky)) if has]
    gap = 2 if len(extras) + len(variant.layout.bonus_rows) < 3 else 1
    table = Table(box=None, padding=(0, gap, 0, 0), pad_edge=False, show_edge=False, header_style="dim")
    width = min(5, max(len(name) for name in names))
    table.add_column("", no_wrap=True, style="bold", min_width=width)  # never crop names and points
    for row in variant.layout.all_rows:
        closed = f" {look.cross}" if row.name in state.closed else ""
        table.add_column(f"{row.name}{closed}", no_wrap=True, min_width=0 if row.neighbors else 7)
    for title in (*extras, "penalties"):
        table.add_column(title, no_wrap=True)
    table.add_column("points", justify="right", no_wrap=True, min_width=6)
    for seat, (name, its) in enumerate(zip(names, state.sheets, strict=True)):
        if seat in without:
            continue
        cells = [_reach(its, row, look) for row in variant.layout.all_rows]
        if variant.pairs:
            kinds = earned(its)
            cells.append(" ".join(letter for letter, kind in variant.pairs if kind in kinds))
        if variant.bar:
            cells.append(f"{len(variant.bar) - len(its.struck)} left")
        if state.lucky:
            cells.append("/".join(str(number) for number in state.lucky[seat]))
        points = look.points(score(its).total)
        table.add_row(Text(look.cut(name, 12)), *cells, " ".join(look.cross * its.penalties), points)
    return table


def _reach(its: Sheet, row: Row, look: Look) -> str:
    """How far the crosses of a row go: "4 at 9" means four crosses, the last of them on 9."""
    index = its.variant.layout.row_index[row.id]
    crosses = its.crosses[index]
    if not crosses:
        return look.fit("–")
    if row.neighbors:
        return str(len(crosses))
    reach = "lock" if its.is_locked(index) else f"at {row.fields[crosses[-1]].number}"
    return f"{its.count(index)} {reach}"


def scoreboard(state: State, names: Sequence[str], *, look: Look = COLORED) -> RenderableType:
    """The points by row, best seat first, and a sentence on who won, or who leads if the playthrough is not over."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False)
    table.add_column("", width=1)
    table.add_column("", no_wrap=True, style="bold")
    for row in state.variant.layout.rows:
        table.add_column(Text(row.name, look.band(row.name)), justify="right")
    if state.variant.pairs:
        table.add_column("bonus", justify="right")
    table.add_column("penalties", justify="right")
    table.add_column("points", justify="right", style="bold")
    best = winners(state)
    results = [score(its) for its in state.sheets]
    for seat in sorted(range(len(names)), key=lambda seat: -results[seat].total):
        parts = results[seat]
        points = [*parts.rows, *([parts.bonus] if state.variant.pairs else []), parts.penalties, parts.total]
        mark = look.best if seat in best else ""
        table.add_row(mark, Text(look.cut(names[seat], 14)), *map(look.points, points))
    return Group(table, Text(), Text(look.fit(verdict(scores(state), names, is_over=state.is_over)), "bold"))
