"""The values a variant fills into the prose: its numbers, its fields and its drawing."""

from __future__ import annotations

import re
from itertools import product

from rowlock.handbook import played
from rowlock.handbook.examples import chain_examples, roll_example, scoring_example
from rowlock.handbook.figures import blank_fenced
from rowlock.handbook.text import plain
from rowlock.handbook.variant_features import features, ordinary_ends, shared_closings
from rowlock.handbook.words.base import Words
from rowlock.rules.pad.layout import COLORS
from rowlock.rules.pad.scoring import most_in_a_row, most_scored, points
from rowlock.rules.pad.sheet import blank
from rowlock.rules.pad.variant import MOST_SEATS, Kind, Lucky, Variant, lucky_text

_ON_PADS = {8: ("5/10", "5/8", "6/11")}
"""Pairs of lucky numbers known from the rulebooks, by the number of sides of the dice (L7)."""

_MAKES_CROSSES = (Kind.TWO_IN_FEWEST, Kind.ONE_IN_EACH)
"""The kinds of bonus pairs whose figures show the crosses they make."""


def values(variant: Variant, words: Words) -> dict[str, str]:
    """Every placeholder the prose can use, by name. Those about features the variant lacks may be empty."""
    told = variant.told_in(words.language)
    return {
        "name": plain(told.name),
        "about": plain(told.about),
        "players": _players(variant, words),
        "most_seats": str(MOST_SEATS),
        "sides": words.number(variant.sides),
        "dice_rules": "**C4** **L1**" if "eight sides" in features(variant) else "**C4**",
        "highest": str(2 * variant.sides),
        "drawing": blank_fenced(blank(variant), _legend(variant, words), words),
        "rows_run": _rows_run(variant, words),
        "need": words.count(words.crosses, variant.close_after),
        "close_rules": "**C7** **L2**" if "two closings" in features(variant) else "**C7**",
        "closings": _closings(variant, words),
        "closing_example": played.closing(variant, words) if variant.close_after else "",
        "together": words.groups.join(words.listing(map(words.color, group)) for group in shared_closings(variant)),
        "ends": words.choice(ordinary_ends(variant)),
        "rows_closed": _rows_closed(variant, words),
        "last_penalty": words.ordinals[variant.penalties_to_end - 1],
        "penalty_cost": words.points[variant.penalty_points != 1].format(variant.penalty_points),
        "points": _points_table(most_scored(variant), words),
        "limit": str(most_scored(variant)),
        "limit_points": str(points(most_scored(variant))),
        "limit_rule": "**BP7**" if variant.layout.bonus_rows else "**C12**",
        "room": str(most_in_a_row(variant)),
        "long_rule": "**L3**" if "two closings" in features(variant) else "**C12**",
        "example": scoring_example(variant, words),
        **roll_example(variant, words),
        **_next_values(variant, words),
        **_lucky_values(variant, words),
        **_bar_values(variant, words),
        **_pair_values(variant, words),
        **_round_values(variant, words),
    }


def _players(variant: Variant, words: Words) -> str:
    here = words.here.format(most=MOST_SEATS)
    if variant.players:
        return words.by_the_book.format(players=words.range(*variant.players), here=here)
    return words.no_number.format(here=here) if variant.layout.bonus_rows else here


def _rows_run(variant: Variant, words: Words) -> str:
    rows = [row.fields for row in variant.layout.rows]
    return words.listing(
        f"{color} {words.range(fields[0].number, fields[-1].number)}"
        for color, fields in zip(words.colors, rows, strict=True)
    )


def _legend(variant: Variant, words: Words) -> list[str]:
    """The symbols in the drawing, each shown by the plainest field that has it, and their meanings."""
    letters = ", ".join(f"{color[0].upper()} {words.color(color)}" for color in COLORS)
    signs = (
        (r"\[.*", words.closing_field),
        (r"\[?[RYGB].*", words.colored_field.format(letters=letters)),
        (r".*\*.*", words.bonus_field),
        (r".*\d[*]?[a-e].*", words.pair_field),
        (r".*x2.*", words.double_field),
        (r"\(.*", words.round_field),
    )
    cells = [cell for line in str(variant.layout).splitlines() for cell in line.split()[1:]]
    lines = []
    for looks, meaning in signs:
        if found := [cell for cell in cells if re.fullmatch(looks, cell)]:
            lines.append(f"{min(found, key=lambda cell: len(re.sub(r'[0-9]', '', cell)))}: {meaning}")
    for bonus_row in variant.layout.bonus_rows:
        rows = words.listing(words.color(COLORS[index]) for index in bonus_row.neighbors)
        lines.append(f"{bonus_row.name}: {words.bonus_row.format(rows=rows)}")
    if variant.bar:
        lines.append(f"{words.bar}: {words.bonus_bar.format(letters=letters)}")
    return lines


def _closings(variant: Variant, words: Words) -> str:
    fields = [[field.number for field in row.fields if field.closing] for row in variant.layout.rows]
    return words.listing(
        f"{color} {words.choice(numbers)}" for color, numbers in zip(words.colors, fields, strict=True)
    )


def _rows_closed(variant: Variant, words: Words) -> str:
    if variant.rows_to_end == len(COLORS):
        return words.all_rows_closed
    return words.count(words.rows_closed, variant.rows_to_end)


def _points_table(crosses: int, words: Words) -> str:
    numbers = range(1, crosses + 1)
    return "\n".join(
        (
            f"| {words.crosses_head} | {' | '.join(str(n) for n in numbers)} |",
            f"|---{'|---' * crosses}|",
            f"| {words.points_head} | {' | '.join(str(points(n)) for n in numbers)} |",
        )
    )


def _next_values(variant: Variant, words: Words) -> dict[str, str]:
    has = features(variant)
    rules = {"lucky": "**L4**", "bar": "**BA1**", "crosses by pair": "**BB2**"}
    users = {"lucky": words.lucky_users, "bar": words.bar_users, "crosses by pair": words.pair_users}
    named = words.listing(user for feature, user in users.items() if feature in has)
    return {
        "next_rules": " ".join(rule for feature, rule in rules.items() if feature in has),
        "next_users": named[:1].upper() + named[1:],
    }


def _lucky_values(variant: Variant, words: Words) -> dict[str, str]:
    pairs = [lucky_text(pair) for pair in variant.lucky]
    known = [pair for pair in _ON_PADS.get(variant.sides, ()) if pair in pairs]
    ways = sorted({_ways(pair, variant.sides) for pair in variant.lucky})
    row = variant.layout.rows[played.LUCKY_ROW]
    return {
        "lucky_pairs": words.listing(pairs),
        "lucky_seats": words.count(words.seats, len(pairs)),
        "lucky_known": f" {words.lucky_known.format(pairs=words.listing(known))}" if known else "",
        "lucky_ways": words.range(ways[0], ways[-1]) if ways else "",
        "throws": str(variant.sides**2),
        "lucky_pair": words.listing(variant.lucky[0]) if variant.lucky else "",
        "lucky_number": str(variant.lucky[0][0]) if variant.lucky else "",
        "lucky_field": words.name_of(variant.layout, row.fields[0]),
        "lucky_row": words.color(row.name),
        "lucky_figure": played.lucky(variant, words) if variant.lucky else "",
    }


def _ways(pair: Lucky, sides: int) -> int:
    """How many throws of two dice add up to one of the pair's numbers."""
    faces = range(1, sides + 1)
    return sum(one + other in pair for one, other in product(faces, faces))


def _bar_values(variant: Variant, words: Words) -> dict[str, str]:
    rows = [[field.number for field in row.fields if field.bonus] for row in variant.layout.rows]
    named = (f"{color} {words.listing(found)}" for color, found in zip(words.colors, rows, strict=True) if found)
    return {
        "bar_fields": "; ".join(named),
        "bar_size": words.count(words.bar_fields, len(variant.bar)),
        "chains": chain_examples(variant, words) if variant.bar else "",
    }


def _pair_values(variant: Variant, words: Words) -> dict[str, str]:
    found: dict[str, str] = {kind.name.lower(): "" for kind in Kind}
    found |= {f"{kind.name.lower()}_figure": "" for kind in _MAKES_CROSSES}
    example = {"pair_letter": "", "pair_one": "", "pair_other": "", "pair_figure": ""}
    for letter, kind in variant.pairs:
        layout = variant.layout
        one, other = (words.name_of(layout, field) for field in layout.fields.values() if field.pair == letter)
        drawn = played.pair(variant, letter, words)
        found[kind.name.lower()] = f"{words.listing((f'**{one}**', f'**{other}**'))} (`{letter}`)"
        if kind in _MAKES_CROSSES:
            found[f"{kind.name.lower()}_figure"] = drawn
        example = {
            "pair_letter": f"`{letter}`",
            "pair_one": one,
            "pair_other": other,
            "pair_figure": "" if kind in _MAKES_CROSSES else drawn,
        }
    return {**found, **example, "pair_count": words.count(words.pairs, len(variant.pairs))}


def _round_values(variant: Variant, words: Words) -> dict[str, str]:
    rows = [words.listing(words.color(COLORS[index]) for index in row.neighbors) for row in variant.layout.bonus_rows]
    return {
        "between": words.listing(words.between.format(rows=names) for names in rows),
        "round_example": _round_example(variant, words),
    }


def _round_example(variant: Variant, words: Words) -> str:
    """Which dice open two round fields of the first bonus row, each with one neighbor crossed (BP1)."""
    layout = variant.layout
    fields = layout.bonus_rows[0].fields if layout.bonus_rows else ()
    if len(fields) < 2:
        return ""
    first, second = fields[1], fields[min(3, len(fields) - 1)] if len(fields) > 2 else fields[0]
    (first_above, first_below), (second_above, _) = layout.around[first.id], layout.around[second.id]
    told = words.round_example.format(
        crossed=words.listing(words.name_of(layout, neighbor) for neighbor in (first_below, second_above)),
        first=words.name_of(layout, first),
        first_by=words.opens.format(number=first.number, color=words.color(first_below.color)),
        second=words.name_of(layout, second),
        second_by=words.opens.format(number=second.number, color=words.color(second_above.color)),
    )
    if first_above.color != first_below.color:
        told += " " + words.opens_not.format(number=first.number, color=words.color(first_above.color))
    drawn = played.round_fields(variant, (first_below, second_above), (first, second), words)
    return f"- {told} **BP1**" + (f"\n\n{drawn}" if drawn else "")
