"""Hypothesis strategies: positions that random play almost never reaches, and sheets that nobody has printed."""

from collections.abc import Collection
from dataclasses import replace

from hypothesis import strategies as st

import rowlock
from rowlock import Phase, Roll, Sheet, State, Variant
from rowlock.rules.dice.roll import UNKNOWN
from rowlock.rules.dice.state import closed_rows, ends
from rowlock.rules.pad.layout import COLORS, parse_drawing
from rowlock.rules.pad.sheet import Crossed, Penalized, Struck, blank
from rowlock.rules.pad.variant import Kind

printed = st.sampled_from(rowlock.variants()).map(rowlock.variant)


@st.composite
def home_made(draw: st.DrawFn) -> Variant:
    """A variant with a random drawing, numbers and features."""
    sides = draw(st.integers(3, 8))
    length = draw(st.integers(4, 2 * sides - 1))
    close_after = draw(st.integers(1, length - 2))
    pairs = draw(st.lists(st.sampled_from(list(Kind)), unique=True))
    stars = draw(st.booleans())
    closing = draw(st.integers(1, length - close_after))
    cells = {color: draw(_cells(color, sides, length, closing, stars=stars)) for color in COLORS}
    places = draw(st.permutations([(c, i) for c in COLORS for i in range(length)]).map(lambda p: p[: 2 * len(pairs)]))
    for index, (color, position) in enumerate(places):
        cells[color][position] = cells[color][position].replace("@", "abcde"[index // 2])
    lines = [f"{color} {' '.join(cells[color]).replace('@', '')}" for color in COLORS]
    lines += draw(_bonus_rows(lines))
    toml = [
        'id = "home-made"\nname = "Home-made"\nabout = "Drawn by chance."',
        f"sides = {sides}\nclose_after = {close_after}\nmost_scored = {draw(st.integers(3, 20))}",
        f"rows_to_end = {draw(st.integers(1, 4))}\npenalties_to_end = {draw(st.integers(1, 6))}",
        "sheet = '''\n" + "\n".join(lines) + "\n'''",
    ]
    if any("*" in line for line in lines):
        toml.append(f'bar = "{" ".join(draw(st.lists(st.sampled_from("RYGB"), min_size=1, max_size=12)))}"')
    if draw(st.booleans()):
        numbers = st.lists(st.integers(2, 2 * sides), min_size=2, max_size=2, unique=True)
        lucky = draw(st.lists(numbers, min_size=8, max_size=8))
        toml.append(f"lucky = {[f'{one}/{other}' for one, other in lucky]}")
    toml.append("[pairs]\n" + "\n".join(f'{"abcde"[i]} = "{kind}"' for i, kind in enumerate(pairs)))
    return rowlock.parse_variant("\n".join(toml))


@st.composite
def _cells(draw: st.DrawFn, color: str, sides: int, length: int, closing: int, *, stars: bool) -> list[str]:
    """The cells of a row; @ marks where a pair's letter may go."""
    numbers = draw(st.permutations(range(2, 2 * sides + 1)))[:length]
    cells = []
    for position, number in enumerate(numbers):
        last = position >= length - closing
        letter = "" if last else draw(st.sampled_from(["", "", "", "R", "Y", "G", "B"]))
        star = "*" if stars and draw(st.integers(0, 3)) == 0 else ""
        double = draw(st.sampled_from(["", "", "", "x2"]))
        cells.append(f"[{number}{star}@{double}]" if last else f"{letter}{number}{star}@{double}")
    return cells


@st.composite
def _bonus_rows(draw: st.DrawFn, lines: list[str]) -> list[str]:
    layout = parse_drawing("\n".join(lines))
    found = []
    for above, name in enumerate(("ry", "yg", "gb")):
        numbers = {f.number for f in layout.rows[above].fields} & {f.number for f in layout.rows[above + 1].fields}
        if numbers and draw(st.integers(0, 3)) == 0:
            chosen = draw(st.lists(st.sampled_from(sorted(numbers)), min_size=1, unique=True))
            found.append(f"{name} {' '.join(f'({number})' for number in chosen)}")
    return found


any_variant = st.one_of(printed, home_made())


@st.composite
def sheets(draw: st.DrawFn, variant: Variant, may_lock: frozenset[str]) -> Sheet:
    """A sheet that some playthrough could produce, with locks only in these rows."""
    sheet = blank(variant)
    for _ in range(draw(st.integers(0, variant.penalties_to_end - 1))):
        sheet = sheet.after(Penalized())
    for row in variant.layout.all_rows:
        wanted = draw(st.lists(st.booleans(), min_size=len(row.fields), max_size=len(row.fields)))
        for field, want in zip(row.fields, wanted, strict=True):
            if want and (not field.closing or row.name in may_lock) and sheet.obstacle(field, ()) is None:
                sheet = sheet.after(Crossed(field.id))
    for index in range(draw(st.integers(0, len(variant.bar)))):
        sheet = sheet.after(Struck(index, used=True))
    return sheet


@st.composite
def states(draw: st.DrawFn, variants: st.SearchStrategy[Variant] = any_variant, most_seats: int = 4) -> State:
    """A state before a roll, in a white action (with some choices made), or before a color choice."""
    variant = draw(variants)
    seats = draw(st.integers(1, most_seats))
    open_rows = draw(st.permutations(COLORS))[: 5 - variant.rows_to_end]
    may_lock = frozenset(COLORS) - frozenset(open_rows)
    drawn = tuple(draw(sheets(variant, may_lock)) for _ in range(seats))
    closed = closed_rows(drawn)
    drawn = tuple(_strike(sheet, closed) for sheet in drawn)
    assert not ends(variant, drawn, closed)
    active = draw(st.integers(0, seats - 1))
    state = State(variant, drawn, variant.lucky[:seats], draw(st.integers(1, 99)), active, Phase.ROLL, closed)
    phase = draw(st.sampled_from([Phase.ROLL, Phase.WHITE, Phase.WHITE, Phase.COLOR]))
    if phase is Phase.ROLL:
        return state
    state = rowlock.roll(state, draw(rolls(state)))
    if phase is Phase.COLOR:
        landed = [field.id for field in variant.layout.fields.values() if state.sheets[active].has(field)]
        crossed = draw(st.booleans()) and bool(landed)
        move = rowlock.Cross(draw(st.sampled_from(landed))) if crossed else rowlock.Pass()
        passes = [rowlock.Pass()] * seats
        return replace(state, phase=phase, choices=(*passes[:active], move, *passes[active + 1 :]))
    for seat in range(seats - 1):
        if draw(st.booleans()):
            state = rowlock.choose(state, seat, draw(st.sampled_from(rowlock.legal(state, seat))))
    return state


def _strike(sheet: Sheet, closed: frozenset[str]) -> Sheet:
    for strike in sheet.strikes(closed):
        sheet = sheet.after(strike)
    return sheet


@st.composite
def half_told(draw: st.DrawFn, told: st.SearchStrategy[State], most: int = 6) -> State:
    """One of these states with at most `most` of its dice unknown."""
    state = draw(told)
    if state.roll is None:
        return state
    dice = [index for index, face in enumerate((*state.roll.whites, *state.roll.colors)) if face is not None]
    unknown = draw(st.lists(st.sampled_from(dice), unique=True, min_size=1, max_size=most))
    return replace(state, roll=forget(state.roll, unknown))


def forget(roll: Roll, dice: Collection[int]) -> Roll:
    """The roll with the dice at these indexes unknown; removed dice stay removed."""
    faces = (*roll.whites, *roll.colors)
    one, other, *colors = (UNKNOWN if index in dice and face is not None else face for index, face in enumerate(faces))
    assert one is not None
    assert other is not None
    return Roll((one, other), tuple(colors))


@st.composite
def rolls(draw: st.DrawFn, state: State) -> Roll:
    """A roll that the dice in the game can show."""
    face = st.integers(1, state.variant.sides)
    colors = tuple(None if color in state.closed else draw(face) for color in COLORS)
    return Roll((draw(face), draw(face)), colors)
