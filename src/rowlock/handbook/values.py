"""What a variant fills into the prose: its numbers, its fields and its drawing."""

from __future__ import annotations

import re
from itertools import product

from rowlock.english import count, listing, number, ordinal, plain
from rowlock.handbook.examples import chain_examples, roll_example, scoring_example
from rowlock.handbook.features import features, ordinary_ends, shared_closings
from rowlock.rules.layout import COLORS, Field
from rowlock.rules.scoring import most_in_a_row, most_scored, points
from rowlock.rules.variant import MOST_SEATS, Kind, Lucky, Variant, lucky_text

_ON_PADS = {8: ("5/10", "5/8", "6/11")}
"""By the sides of the dice: the pairs of lucky numbers that are known from the rulebooks (L7)."""

_LEGEND = (
    (r"\[.*", "a closing field; the lock of the row lies beside it **C7**"),
    (
        r"\[?[RYGB].*",
        "a field in the color of its letter: R red, Y yellow, G green, B blue **MA1**",
    ),
    (r".*\*.*", "a bonus field **BA1**"),
    (r".*\d[*]?[a-e].*", "half of a bonus pair; the other half has the same letter **BB6**"),
    (r".*x2.*", "a double field **C12**"),
    (r"\(.*", "a round field of a bonus row **BP1**"),
)
"""The signs of a drawing, what they look like and what they mean."""


def values(variant: Variant) -> dict[str, str]:
    """All words that the prose can ask for, by name; those about features the variant does not have may be empty."""
    return {
        "name": plain(variant.name),
        "about": plain(variant.about),
        "players": _players(variant),
        "most_seats": str(MOST_SEATS),
        "sides": number(variant.sides),
        "dice_rules": "**C4** **L1**" if "eight sides" in features(variant) else "**C4**",
        "highest": str(2 * variant.sides),
        "drawing": _drawing(variant),
        "legend": _legend(variant),
        "need": count(variant.close_after, "cross", "crosses"),
        "close_rules": "**C7** **L2**" if "two closings" in features(variant) else "**C7**",
        "closings": _closings(variant),
        "together": ", or ".join(listing(group) for group in shared_closings(variant)),
        "ends": listing(ordinary_ends(variant), "or"),
        "rows_closed": _rows_closed(variant.rows_to_end),
        "last_penalty": ordinal(variant.penalties_to_end),
        "penalty_cost": f"{variant.penalty_points} point{'s' * (variant.penalty_points != 1)}",
        "points": _points_table(most_scored(variant)),
        "limit": str(most_scored(variant)),
        "limit_points": str(points(most_scored(variant))),
        "limit_rule": "**BP7**" if variant.layout.bonus_rows else "**C12**",
        "room": str(most_in_a_row(variant)),
        "long_rule": "**L3**" if "two closings" in features(variant) else "**C12**",
        "example": scoring_example(variant),
        **roll_example(variant),
        **_next_values(variant),
        **_lucky_values(variant),
        **_bar_values(variant),
        **_pair_values(variant),
        **_round_values(variant),
    }


def _players(variant: Variant) -> str:
    here = f"1 to {MOST_SEATS} here"
    if variant.players:
        low, high = variant.players
        return f"{f'{low} to {high}' if low < high else low} by the book, {here}"
    return f"the pad names no number; {here}" if variant.layout.bonus_rows else here


def _drawing(variant: Variant) -> str:
    bar = [f"{'bar':<9}{' '.join(color[0].upper() for color in variant.bar)}"] if variant.bar else []
    return "\n".join(["```text", str(variant.layout), *bar, "```"])


def _legend(variant: Variant) -> str:
    cells = [cell for line in str(variant.layout).splitlines() for cell in line.split()[1:]]
    lines = []
    for looks, meaning in _LEGEND:
        if found := [cell for cell in cells if re.fullmatch(looks, cell)]:
            lines.append(f"- `{min(found, key=lambda cell: len(re.sub(r'[0-9]', '', cell)))}` {meaning}")
    for bonus_row in variant.layout.bonus_rows:
        between = listing(COLORS[index] for index in bonus_row.neighbors)
        lines += [f"- `{bonus_row.name}` the bonus row between {between} **BP1**"]
    if variant.bar:
        lines.append("- `bar` the bonus bar: R red, Y yellow, G green, B blue **BA1**")
    return "\n".join(lines)


def _closings(variant: Variant) -> str:
    fields = [[field.number for field in row.fields if field.closing] for row in variant.layout.rows]
    return listing(f"{color} {listing(numbers, 'or')}" for color, numbers in zip(COLORS, fields, strict=True))


def _rows_closed(rows: int) -> str:
    if rows == len(COLORS):
        return "all four rows are closed"
    return f"{count(rows, 'row is', 'rows are')} closed"


def _points_table(crosses: int) -> str:
    numbers = range(1, crosses + 1)
    return "\n".join(
        (
            f"| Crosses | {' | '.join(str(n) for n in numbers)} |",
            f"|---{'|---' * crosses}|",
            f"| Points | {' | '.join(str(points(n)) for n in numbers)} |",
        )
    )


def _next_values(variant: Variant) -> dict[str, str]:
    has = features(variant)
    rules = {"lucky": "**L4**", "bar": "**BA1**", "crosses by pair": "**BB2**"}
    users = {"lucky": "lucky numbers", "bar": "the bonus bar", "crosses by pair": "bonus pairs"}
    named = listing(user for feature, user in users.items() if feature in has)
    return {
        "next_rules": " ".join(rule for feature, rule in rules.items() if feature in has),
        "next_users": named[:1].upper() + named[1:],
    }


def _lucky_values(variant: Variant) -> dict[str, str]:
    pairs = [lucky_text(pair) for pair in variant.lucky]
    known = [pair for pair in _ON_PADS.get(variant.sides, ()) if pair in pairs]
    ways = sorted({_ways(pair, variant.sides) for pair in variant.lucky})
    green = variant.layout.rows[2]
    return {
        "lucky_pairs": listing(pairs),
        "lucky_seats": count(len(pairs), "seat", "seats"),
        "lucky_known": f" Known from the printed sheets: {listing(known)}." if known else "",
        "lucky_ways": (str(ways[0]) if len(ways) == 1 else f"{ways[0]} to {ways[-1]}") if ways else "",
        "throws": str(variant.sides**2),
        "lucky_pair": listing(variant.lucky[0]) if variant.lucky else "",
        "lucky_number": str(variant.lucky[0][0]) if variant.lucky else "",
        "lucky_field": variant.layout.name_of(green.fields[0]),
        "lucky_row": green.name,
    }


def _ways(pair: Lucky, sides: int) -> int:
    """How many of the throws of two dice make one of the pair's numbers."""
    faces = range(1, sides + 1)
    return sum(one + other in pair for one, other in product(faces, faces))


def _bar_values(variant: Variant) -> dict[str, str]:
    rows = [[field.number for field in row.fields if field.bonus] for row in variant.layout.rows]
    named = (f"{color} {listing(numbers)}" for color, numbers in zip(COLORS, rows, strict=True) if numbers)
    return {
        "bar_fields": "; ".join(named),
        "bar_size": count(len(variant.bar), "field", "fields"),
        "chains": chain_examples(variant) if variant.bar else "",
    }


def _pair_values(variant: Variant) -> dict[str, str]:
    found: dict[str, str] = {kind.name.lower(): "" for kind in Kind}
    example = {"pair_letter": "", "pair_one": "", "pair_other": ""}
    for letter, kind in variant.pairs:
        one, other = (variant.layout.name_of(f) for f in variant.layout.fields.values() if f.pair == letter)
        found[kind.name.lower()] = f"**{one}** and **{other}** (`{letter}`)"
        example = {"pair_letter": f"`{letter}`", "pair_one": one, "pair_other": other}
    return {**found, **example, "pair_count": count(len(variant.pairs), "pair", "pairs")}


def _round_values(variant: Variant) -> dict[str, str]:
    names = [[variant.layout.rows[index].name for index in row.neighbors] for row in variant.layout.bonus_rows]
    return {
        "between": listing(f"between {listing(pair)}" for pair in names),
        "round_example": _round_example(variant),
    }


def _round_example(variant: Variant) -> str:
    """Which dice open two round fields of the first bonus row, each with one neighbor crossed (BP1)."""
    layout = variant.layout
    fields = layout.bonus_rows[0].fields if layout.bonus_rows else ()
    if len(fields) < 2:
        return ""
    first, second = fields[1], fields[min(3, len(fields) - 1)] if len(fields) > 2 else fields[0]
    (first_above, first_below), (second_above, _) = layout.around[first.id], layout.around[second.id]
    crossed = listing(layout.name_of(neighbor) for neighbor in (first_below, second_above))
    wrong = ""
    if first_above.color != first_below.color:
        wrong = f" A {first_above.color} {first.number} does not open the first one."
    return (
        f"- Example: with {crossed} crossed, {_opens(first, first_below)} opens the round "
        f"{layout.name_of(first)}, and {_opens(second, second_above)} the round "
        f"{layout.name_of(second)}.{wrong} **BP1**"
    )


def _opens(field: Field, neighbor: Field) -> str:
    return f"a white {field.number} or a {neighbor.color} {field.number}"
