"""Worked examples for a page, computed by the engine on the variant's own sheet."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from rowlock.errors import NotationError
from rowlock.handbook.figures import Figure, fenced
from rowlock.handbook.played import landing
from rowlock.handbook.variant_features import features
from rowlock.handbook.words.base import Words
from rowlock.rules.dice.notation import parse_sheet
from rowlock.rules.dice.roll import Roll
from rowlock.rules.pad.chain import land
from rowlock.rules.pad.layout import COLORS, Field
from rowlock.rules.pad.scoring import most_crosses, points, score
from rowlock.rules.pad.sheet import Crossed, Earned, Locked, Sheet, Struck, blank
from rowlock.rules.pad.variant import Variant

_COUNTS = (4, 3, 7, 8)
"""Crosses per row in the worked example C13, which also has two penalties."""
_FACES = (3, 4, 2, 5, 1, 6)
"""The faces of the example roll: two whites, then the colors; capped at the number of sides."""


@cache
def _stored(kind: str) -> list[dict[str, Any]]:
    text = files("rowlock.handbook").joinpath("examples.toml").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = tomllib.loads(text)[kind]
    return found


def scoring_example(variant: Variant, words: Words) -> str:
    """A sheet scored row by row, preceded by the short example C13 where it holds and the sheet does not show it."""
    sheet, rule = _example_sheet(variant)
    table = _score_table(sheet, rule, words)
    return f"{_short_sum(variant, words)}\n\n{table}" if rule != "C13" and _allows_short_sum(variant) else table


def _example_sheet(variant: Variant) -> tuple[Sheet, str]:
    """The first stored sheet that fits, or a generated one, with the id of its rule if it scores that rule's points."""
    has = features(variant)
    for example in _stored("scoring"):
        sheet = _read(variant, example["sheet"]) if has.issuperset(example["needs"]) else None
        if sheet:
            scored = score(sheet)
            same = [*scored.rows, scored.bonus, scored.penalties] == example["points"]
            return sheet, example["rule"] if same else ""
    return _leading(variant), ""


def _read(variant: Variant, text: str, bar: str = "") -> Sheet | None:
    """The sheet, or None if this variant cannot have it. Bonus rows and a bar that are not given are empty."""
    parts = text.split()
    parts += ["-"] * (len(variant.layout.all_rows) + 1 - len(parts))
    if variant.bar:
        parts.append(bar or "." * len(variant.bar))
    try:
        return parse_sheet(" ".join(parts), variant)
    except NotationError:
        return None


def _leading(variant: Variant) -> Sheet:
    """A sheet with the counts of C13, as far as they fit, crossed from the left without closing a row."""
    sheet = Sheet(variant, blank(variant).crosses, min(2, variant.penalties_to_end))
    for index, wanted in enumerate(_COUNTS):
        for field in variant.layout.rows[index].fields:
            if not field.closing and sheet.count(index) + field.weight <= wanted:
                sheet = sheet.after(Crossed(field.id))
    return sheet


def _score_table(sheet: Sheet, rule: str, words: Words) -> str:
    scored = score(sheet)
    head = (words.row_head, words.crosses_head, words.points_head)
    lines = [f"| {' | '.join(head)} |", "|---|---|---|"]
    lines += [_score_line(sheet, index, scored.rows[index], words) for index in range(len(COLORS))]
    if scored.bonus:
        lines.append(f"| {words.bonus_pairs} | | {scored.bonus} |")
    lines.append(f"| {words.penalties} | {sheet.penalties} | {_signed(scored.penalties)} |")
    lines.append(f"| **{words.total}** | | **{_signed(scored.total)}** |")
    table = "\n".join(lines)
    return f"{words.whole_sheet}{f' **{rule}**' if rule else ''}:\n\n{fenced(Figure(sheet), words)}\n\n{table}"


def _score_line(sheet: Sheet, row: int, gained: int, words: Words) -> str:
    counts = [sheet.count(row) - sheet.is_locked(row)]
    parts = [str(counts[0])]
    if sheet.is_locked(row):
        counts.append(1)
        parts.append(words.lock)
    for index, bonus_row in enumerate(sheet.variant.layout.all_rows):
        if row in bonus_row.neighbors and sheet.crosses[index]:
            counts.append(len(sheet.crosses[index]))
            parts.append(f"{counts[-1]} {words.round}")
    total, most = sum(counts), sheet.variant.most_scored
    counted = " + ".join(parts) + (f" = {total}" if len(counts) > 1 else "")
    counted += f", {words.scored.format(most=most)}" if total > most else ""
    doubled = f" ({words.doubled})" if gained > points(min(total, most)) else ""
    return f"| {words.colors[row]} | {counted} | {gained}{doubled} |"


def _crosses(sheet: Sheet, row: int, words: Words) -> str:
    fields = sheet.variant.layout.all_rows[row].fields
    return " ".join(str(fields[position].number) for position in sheet.crosses[row]) or words.none


def _signed(value: int) -> str:
    return f"−{-value}" if value < 0 else str(value)


def _allows_short_sum(variant: Variant) -> bool:
    """Whether the crosses and penalties of C13 are possible in this variant and score the same."""
    fits = all(most_crosses(row) >= crosses for row, crosses in zip(variant.layout.rows, _COUNTS, strict=True))
    usual = variant.penalty_points == 5 and variant.penalties_to_end >= 2
    return fits and usual and variant.most_scored >= max(_COUNTS)


def _short_sum(variant: Variant, words: Words) -> str:
    gained = [points(crosses) for crosses in _COUNTS]
    lost = 2 * variant.penalty_points
    added = f"{' + '.join(map(str, gained))} − {lost} = {sum(gained) - lost}"
    return f"{words.short_sum.format(crosses=words.listing(_COUNTS), sum=added)} **C13**"


def roll_example(variant: Variant, words: Words) -> dict[str, str]:
    """A roll, and the crosses it allows on an empty sheet in action 1 and action 2."""
    one, other, *colors = (min(face, variant.sides) for face in _FACES)
    roll = Roll((one, other), tuple(colors))
    layout, sheet = variant.layout, blank(variant)
    white = [f for f in layout.by_number.get(roll.white_sum, ()) if sheet.obstacle(f, ()) is None]
    offers, colored = [], []
    for color in COLORS:
        fields = [f for n in sorted(roll.sums(color, variant.sides)) for f in layout.by_color.get((color, n), ())]
        possible = [f for f in fields if sheet.obstacle(f, ()) is None]
        if possible:
            colored += possible
            names = words.choice(_short_name(variant, f, words) for f in possible)
            offers.append(f"{words.color(color)} {names}")
    return {
        "roll": f"{words.white} {words.listing((one, other))}, "
        + words.listing(f"{color} {face}" for color, face in zip(words.colors, colors, strict=True)),
        "white_sum": str(roll.white_sum),
        "white_rows": _rows_of(variant, white, words) or words.no_row,
        "white_figure": fenced(Figure(sheet, open=_ids(white), roll=roll), words) if white else "",
        "color_offers": "; ".join(offers) or words.nothing,
        "color_figure": fenced(Figure(sheet, open=_ids(colored), roll=roll), words) if colored else "",
    }


def _ids(fields: list[Field]) -> tuple[str, ...]:
    return tuple(field.id for field in fields)


def _short_name(variant: Variant, field: Field, words: Words) -> str:
    where = f" ({words.row.format(number=field.row + 1)})" if variant.layout.mixes_colors else ""
    return f"{field.number}{where}"


def _rows_of(variant: Variant, fields: list[Field], words: Words) -> str:
    if variant.layout.mixes_colors and fields:
        return words.row.format(number=words.choice(field.row + 1 for field in fields))
    return words.choice(words.color(variant.layout.rows[field.row].name) for field in fields)


def chain_examples(variant: Variant, words: Words) -> str:
    """Chains set off by crossing a bonus field: the stored examples that fit the sheet, or one on an empty sheet."""
    told = []
    for example in _stored("chain"):
        field = variant.layout.fields.get(example["cross"])
        sheet = _read(variant, example["sheet"], example["bar"])
        if sheet and field and field.bonus and (story := _tell(sheet, field, words)):
            told.append((story, landing(sheet, field, words)))
    if not told:
        sheet = blank(variant)
        starred = [field for field in variant.layout.fields.values() if field.bonus and not field.closing]
        stories = [(story, landing(sheet, field, words)) for field in starred if (story := _tell(sheet, field, words))]
        told = stories[:1]
    return "\n\n".join(f"- {story} **BA7**\n\n{drawn}" for story, drawn in told)


def _tell(sheet: Sheet, field: Field, words: Words) -> str:
    """A chain in words; empty if bonus pairs take part in it, because only the bar is being explained."""
    steps = land(sheet, (), field).steps
    if any(isinstance(step, Earned) for step in steps):
        return ""
    layout = sheet.variant.layout
    rows = [f"{words.colors[row]} {_crosses(sheet, row, words)}" for row in range(len(COLORS)) if sheet.crosses[row]]
    so_far = words.crossed_so_far.format(rows=words.listing(rows)) if rows else words.empty_sheet
    struck = words.count(words.struck, len(sheet.struck)) if sheet.struck else ""
    parts = []
    lapsed = False
    for step in steps:
        match step:
            case Crossed(field_id):
                parts.append(words.you_cross.format(field=words.name_of(layout, layout.fields[field_id])))
                lapsed = False
            case Struck(index):
                parts += [words.lapses] if lapsed else []
                parts.append(words.bar_says.format(color=words.color(sheet.variant.bar[index])))
                lapsed = True
            case Locked(row):
                parts.append(words.you_lock.format(color=words.color(row)))
    parts += [words.lapses] if lapsed else []
    return words.chain.format(so_far=so_far, struck=struck, steps=" → ".join(parts))
