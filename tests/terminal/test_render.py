"""Terminal output: every variant fits, and everything on a sheet can be read without colors."""

import io

import pytest
from hypothesis import given
from rich.cells import cell_len
from rich.console import Console, RenderableType

import rowlock
import strategies
from rowlock import Sheet, State, Variant
from rowlock.rules.pad.layout import COLORS
from rowlock.rules.pad.sheet import blank
from rowlock.terminal.dice import render
from rowlock.terminal.dice.guide import guide
from rowlock.terminal.dice.options import options, targets
from rowlock.terminal.look import ASCII, COLORED, PLAIN, SIXTEEN, Look, look_for
from rowlock.terminal.menu import menu

LOOKS = {"colored": COLORED, "sixteen": SIXTEEN, "plain": PLAIN, "ascii": ASCII}
NAMES = ["Ada", "Benjamin the Younger", "Cleo", "Dora", "Émile"]
FULL = {
    "classic": "r2.r3.r4.r5.r6.r12 y3.y11 g12.g7 b11 p3",
    "longo": "r2.r3.r4.r5.r6.r7.r15 y3.y14 g16.g7 b11 p3",
    "mixx-a": "r2.r3.r4.r5.r6.r12 y3.y10 g12.g7 b11 p3",
    "mixx-b": "r10.r6.r2.r8.r3.r11 y9.y11 g8.g4 b11 p3",
    "bonus-a": "r2.r3.r4.r5.r6.r12 y3.y11 g12.g7 b11 p3 xx...x..x...",
    "bonus-b": "r2.r3.r4.r5.r6.r12 y3.y11 g12.g5 b11.b4 p3",
    "big-points": "r2.r3.r4.r5.r6.r12 y3.y11 g12.g7 b11 p3 ry2.ry4 gb12.gb7",
}
"""A sheet of each variant on which nearly everything has happened."""


def shown(*pictures: RenderableType, width: int = 80) -> list[str]:
    """The lines that a terminal without colors would show."""
    file = io.StringIO()
    console = Console(file=file, width=width)
    for picture in pictures:
        console.print(picture, highlight=False)
    return [line.rstrip() for line in file.getvalue().splitlines()]


def full(variant: str) -> Sheet:
    return rowlock.parse_sheet(FULL[variant], rowlock.variant(variant))


def full_state(variant: str, seats: int = 5) -> State:
    """A white action with five of these sheets on the table."""
    lucky = "".join(f" {one}/{other}" for one, other in rowlock.variant(variant).lucky[:seats])
    head = f"{variant}{' lucky' + lucky if lucky else ''} turn 9 seat 0 white 34 .516"
    return rowlock.parse_state(" / ".join([head, *[FULL[variant]] * seats, " ".join("?" * seats)]))


def row(label: str, picture: RenderableType) -> list[str]:
    """The contents of the row with this label, cell by cell."""
    return next(words[1:] for line in shown(picture) if (words := line.split())[:1] == [label])


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("variant", FULL)
def test_everything_fits_into_80_columns(variant: str, look: str) -> None:
    state, drawn = full_state(variant), LOOKS[look]
    assert state.roll is not None
    pictures: list[RenderableType] = [
        render.sheets(state, NAMES, look=drawn),
        render.others(state, NAMES, look=drawn),
        render.scoreboard(state, NAMES, look=drawn),
        render.dice(state.roll, state.variant.sides, sums=True, look=drawn),
        *menu(options(state, 0), drawn),
        guide(state.variant, drawn),
    ]
    for picture in pictures:
        narrow, wide = shown(picture), shown(picture, width=200)
        assert max(cell_len(line) for line in narrow) <= 80
        if picture is not pictures[-1]:  # the guide is prose
            assert narrow == wide, "something was wrapped or cut off"
        if look == "ascii":
            assert all(line.isascii() for line in narrow)


@pytest.mark.parametrize("variant", FULL)
def test_a_sheet_is_a_line_for_each_row_with_its_letter_and_all_its_numbers(variant: str) -> None:
    sheet = blank(rowlock.variant(variant))
    layout = sheet.variant.layout
    for index, its in enumerate(layout.rows):
        label = f"{index + 1}{its.id}" if layout.mixes_colors else its.id.upper()
        cells = row(label, render.sheet(sheet, look=PLAIN))
        assert len(cells) == len(its.fields) + 2, "all fields, the lock, the points"
        for field, cell in zip(its.fields, cells, strict=False):
            assert str(field.number) in cell
        assert cells[-2:] == [PLAIN.lock, "0"]


@pytest.mark.parametrize("variant", FULL)
def test_crossed_and_lost_fields_and_the_lock_can_be_told_apart(variant: str) -> None:
    sheet = full(variant)
    layout = sheet.variant.layout
    picture = render.sheet(sheet, closed={"red"}, look=PLAIN)
    for index, its in enumerate(layout.rows):
        cells = row(f"{index + 1}{its.id}" if layout.mixes_colors else its.id.upper(), picture)
        for field, cell in zip(its.fields, cells, strict=False):
            crossed = sheet.has(field)
            lost = not crossed and (field.position < sheet.last(index) or its.name == "red")
            assert ("╳" in cell) == crossed
            assert cell.startswith(".") == lost
        after = cells[len(its.fields) :]
        points = str(rowlock.score(sheet).rows[index])
        assert after == (["╳", points, "closed"] if its.name == "red" else ["🔒", points])


def test_a_row_that_others_closed_is_shown_closed_without_a_cross_on_the_lock() -> None:
    sheet = rowlock.parse_sheet("r2.r3 - - - p0", rowlock.variant("classic"))
    assert row("R", render.sheet(sheet, closed={"red"}, look=PLAIN)) == ["╳", "╳", *["."] * 9, "3", "closed"]


@pytest.mark.parametrize("look", [PLAIN, ASCII])
def test_legal_fields_are_pointed_at(look: Look) -> None:
    sheet = blank(rowlock.variant("classic"))
    picture = render.sheet(sheet, legal={"r7", "b2"}, look=look)
    assert [cell for cell in row("R", picture) if look.here in cell] == [f"{look.here}7"]
    assert [cell for cell in row("B", picture) if look.here in cell] == [f"{look.here}2"]
    assert look.here not in " ".join(row("Y", picture))


def test_legal_fields_stand_out_in_color() -> None:
    console = Console(file=io.StringIO(), width=80, force_terminal=True, color_system="truecolor")
    picture = render.sheet(blank(rowlock.variant("classic")), legal={"r7"})
    styles = [part.style for part in console.render(picture) if part.text.strip() == "▸7"]
    assert len(styles) == 1
    assert styles[0] is not None
    assert styles[0].bgcolor is not None
    assert styles[0].bgcolor.name == "#000000"


def test_fields_of_mixed_rows_lie_in_their_own_colors() -> None:
    console = Console(file=io.StringIO(), width=80, force_terminal=True, color_system="truecolor")
    sheet = blank(rowlock.variant("mixx-a"))
    cells = [(part.text.strip(), part.style) for part in console.render(render.sheet(sheet))]
    for field in sheet.variant.layout.fields.values():
        text = f"{field.color[0].upper()}{field.number}"
        styles = [style for cell, style in cells if cell == text]
        assert len(styles) == 1, "each color has each number once"
        assert styles[0] is not None
        assert styles[0].bgcolor is not None
        assert styles[0].bgcolor.name == COLORED.inks[field.color].field


def test_bonus_fields_have_stars_and_the_bar_shows_what_is_struck_and_what_comes_next() -> None:
    drawn = shown(render.sheet(full("bonus-a"), closed={"red"}, look=PLAIN))
    assert next(line for line in drawn if line.startswith("bonus bar")).split()[2:] == [
        *("╳", "╳", "▸", "G", "B", "G", "╳", "B", "Y", "╳", "Y", "B", "G")
    ]
    red = row("R", render.sheet(blank(rowlock.variant("bonus-a")), look=PLAIN))
    assert [cell for cell in red if "*" in cell] == ["3*", "6*", "9*"]


def test_pairs_have_letters_and_a_legend_that_ticks_what_is_earned() -> None:
    drawn = "\n".join(shown(render.sheet(full("bonus-b"), closed={"red"}, look=PLAIN)))
    assert "✓ d 13 points" in drawn
    assert "✓ e penalties cost nothing" in drawn
    assert "✓ a" not in drawn
    assert "╳d" in drawn
    assert "10c" not in drawn, "it is lost"
    assert "11a" in "\n".join(shown(render.sheet(blank(rowlock.variant("bonus-b")), look=PLAIN)))


def test_round_fields_lie_between_their_rows() -> None:
    drawn = shown(render.sheet(full("big-points"), closed={"red"}, look=PLAIN))
    assert [line.split()[0] for line in drawn[1:7]] == ["R", "ry", "Y", "G", "gb", "B"]
    assert drawn[2].split()[1:5] == ["(╳)", "(.)", "(╳)", "(5)"]
    assert drawn[2].split()[-1] == "+2"


def test_lucky_numbers_names_penalties_and_the_sum_are_shown() -> None:
    drawn = shown(render.sheet(full("longo"), name="Ada", active=True, lucky=(5, 10), closed={"red"}, look=PLAIN))
    assert drawn[0] == "Ada  rolls this turn  ★ lucky numbers 5 and 10"
    assert drawn[-1] == "penalties [╳] [╳] [╳] [ ]    36 + 3 + 3 + 1 − 15 = 28 points"


def test_double_fields_say_so() -> None:
    variant = rowlock.parse_variant(
        'id = "twice"\nname = "Twice"\nabout = "Sevens count double."\nsheet = """\n'
        + "\n".join(f"{color} 2 3 4 5 6 7x2 8 9 10 11 [12]" for color in COLORS)
        + '\n"""'
    )
    sheet = rowlock.parse_sheet("r7 - - - p0", variant)
    assert row("R", render.sheet(sheet, look=PLAIN))[5] == "╳×2"
    assert row("Y", render.sheet(sheet, look=ASCII))[5] == "7x2"
    assert "counts as two crosses" in " ".join(shown(guide(variant)))


def home_made(*closing: int, **numbers: int) -> Variant:
    """Four rows of eight fields, each with this many closing fields."""
    numerals = [[f"[{n}]" if n > 9 - last else str(n) for n in range(2, 10)] for last in closing]
    drawing = "\n".join(f"{color} {' '.join(cells)}" for color, cells in zip(COLORS, numerals, strict=True))
    settings = "\n".join(f"{name} = {number}" for name, number in numbers.items())
    return rowlock.parse_variant(
        f'id = "mine"\nname = "Mine"\nabout = "Mine."\n{settings}\nsheet = """\n{drawing}\n"""'
    )


def told(variant: Variant, look: Look = PLAIN) -> str:
    """The guide as one line of prose."""
    return " ".join(" ".join(shown(guide(variant, look))).split())


@pytest.mark.parametrize(
    ("variant", "sentence"),
    [
        (rowlock.variant("classic"), "give 1 3 6 10 15 21 28 36 45 55 66 78 points."),
        (rowlock.variant("longo"), "give 1 3 6 10 15 21 28 36 45 55 66 78 91 105 120 points."),
        (
            rowlock.variant("big-points"),
            "give 1 3 6 10 15 21 28 36 45 55 66 78 91 105 120 points; at most 15 crosses of a row count.",
        ),
        (home_made(1, 1, 1, 1), "give 1 3 6 10 15 21 28 36 45 points."),
        (home_made(1, 1, 1, 1, most_scored=3), "give 1 3 6 points; at most three crosses of a row count."),
        (home_made(1, 1, 1, 1, most_scored=1), "give 1 points; at most one cross of a row counts."),
    ],
)
def test_the_guide_has_the_points_for_all_crosses_that_count(variant: Variant, sentence: str) -> None:
    assert sentence in told(variant)


@pytest.mark.parametrize(
    ("variant", "sentence"),
    [
        (home_made(1, 1, 1, 1), "The last field of a row needs five crosses before it. It locks the row:"),
        (home_made(2, 2, 2, 2), "Each of the last two fields of a row needs five crosses before it. It locks the row:"),
        (
            home_made(1, 2, 1, 1),
            "The last field of a row, or one of the last few where several are closing fields, needs five crosses",
        ),
        (home_made(1, 1, 1, 1, close_after=0), "The last field of a row locks the row:"),
        (home_made(1, 1, 1, 1, penalty_points=0), "takes a penalty. The game ends"),
        (home_made(1, 1, 1, 1, penalty_points=1), "takes a penalty, −1 point. The game ends"),
        (home_made(1, 1, 1, 1), "takes a penalty, −5 points. The game ends"),
    ],
)
def test_the_guide_tells_the_numbers_of_a_home_made_variant(variant: Variant, sentence: str) -> None:
    assert sentence in told(variant)


def test_the_guide_explains_the_signs_as_they_are_drawn() -> None:
    classic = rowlock.variant("classic")
    assert "“R 3 → 4 8” is a red 3: it makes 4 with one white die, 8 with the other." in told(classic)
    assert '"R 3 > 4 8" is a red 3' in told(classic, ASCII)
    assert "“4 at 9” means four crosses, the last of them on 9." in told(classic)
    assert told(classic).endswith("q stop")


@pytest.mark.slow
@given(strategies.states())
def test_any_sheet_of_any_variant_can_be_drawn(state: State) -> None:
    names = NAMES[: len(state.sheets)]
    for look in LOOKS.values():
        for picture in (render.sheets(state, names, look=look), render.others(state, names, look=look)):
            text = "\n".join(shown(picture))
            assert all(name[:4] in text for name in names)  # long names are shortened
        assert shown(render.scoreboard(state, names, look=look))[-1].endswith((".", "each."))
        assert shown(guide(state.variant, look))[-1].endswith("stop")
        for seat in rowlock.to_decide(state):
            moves = rowlock.legal(state, seat)
            assert len(shown(render.sheet(state.sheets[seat], legal=targets(moves), look=look))) > len(COLORS)
            assert f" {len(moves)} " in " ".join(shown(*menu(options(state, seat), look)))


def test_dice_show_the_white_sum_letters_and_what_is_gone() -> None:
    roll = rowlock.parse_roll("34 2.16")
    assert shown(render.dice(roll, look=PLAIN)) == ["white [3] [4] = 7   [R 2]  Y out  [G 1]  [B 6]"]
    assert shown(render.dice(roll, 8, sums=True, look=PLAIN)) == [
        "white <3> <4> = 7   <R 2> → 5 6  Y out  <G 1> → 4 5  <B 6> → 9 10"
    ]
    assert shown(render.dice(roll, sums=True, look=ASCII)) == [
        "white [3] [4] = 7   [R 2] > 5 6  Y out  [G 1] > 4 5  [B 6] > 9 10"
    ]


def test_unknown_dice_show_what_they_can_make() -> None:
    roll = rowlock.parse_roll("3? 2.?6")
    assert shown(render.dice(roll, look=PLAIN)) == ["white [3] [?] = 4–9   [R 2]  Y out  [G ?]  [B 6]"]
    assert shown(render.dice(roll, sums=True, look=ASCII)) == [
        "white [3] [?] = 4-9   [R 2] > 3-8  Y out  [G ?] > 2-12  [B 6] > 7-12"
    ]


def test_unknown_dice_are_lucky_only_where_they_have_to_be() -> None:
    state = rowlock.roll(rowlock.start("longo", seats=1), "?? ????")
    assert "lucky" not in " ".join(shown(*menu(options(state, 0), PLAIN)))
    known = rowlock.roll(rowlock.start("longo", seats=1), "14 ????")
    assert "red 2 (lucky)" in " ".join(shown(*menu(options(known, 0), PLAIN)))


def test_the_widest_dice_fit_too() -> None:
    (line,) = shown(render.dice(rowlock.parse_roll("78 8888"), 8, sums=True, look=PLAIN))
    assert line.endswith("<B 8> → 15 16")


def test_others_are_a_line_each() -> None:
    state = full_state("bonus-b", seats=3)
    drawn = shown(render.others(state, NAMES[:3], without=[0], look=PLAIN))
    assert drawn[0].split() == ["red", "╳", "yellow", "green", "blue", "pairs", "penalties", "points"]
    assert drawn[1].split("  ")[0] == "Benjamin th…"
    assert " ".join(drawn[2].split()) == f"Cleo 7 lock 2 at 11 2 at 5 2 at 4 d e ╳ ╳ ╳ {rowlock.scores(state)[2]}"


def test_a_name_is_shown_as_it_is() -> None:
    state = rowlock.start("classic", seats=1)
    for picture in (render.sheets, render.others, render.scoreboard):
        assert "[b]:tada:" in "\n".join(shown(picture(state, ["[b]:tada:"])))


def test_the_scoreboard_puts_the_best_first_and_names_the_winner() -> None:
    state = rowlock.parse_state(
        "classic turn 20 seat 0 over / r2.r3.r4.r5.r6.r12 - - - p0 / - y2.y3.y4.y5.y6.y12 - b12 p1 / - - - - p4"
    )
    drawn = shown(render.scoreboard(state, ["Ada", "Ben", "Cleo"], look=PLAIN))
    assert [line.split() for line in drawn[1:4]] == [
        ["★", "Ada", "28", "0", "0", "0", "0", "28"],
        ["Ben", "0", "28", "0", "1", "−5", "24"],
        ["Cleo", "0", "0", "0", "0", "−20", "−20"],
    ]
    assert drawn[-1] == "Ada wins with 28 points."


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        ("classic turn 9 seat 0 over / - - - - p4", "Ada ends with −20 points."),
        (
            "classic turn 9 seat 0 over / - - - - p4 / r2 - - - p0 / - y2 - - p0",
            "Ben and Cleo share the win with 1 point each.",
        ),
        ("classic turn 9 seat 0 roll / r2 - - - p0 / - - - - p0", "Ada leads with 1 point."),
    ],
)
def test_the_scoreboard_tells_solo_tie_and_lead(state: str, sentence: str) -> None:
    drawn = rowlock.parse_state(state)
    assert shown(render.scoreboard(drawn, ["Ada", "Ben", "Cleo"][: len(drawn.sheets)]))[-1] == sentence


@pytest.mark.parametrize(
    ("console", "look"),
    [
        (Console(file=io.StringIO(), force_terminal=True, color_system="truecolor", _environ={}), COLORED),
        (Console(file=io.StringIO(), force_terminal=True, color_system="256", _environ={}), COLORED),
        (Console(file=io.StringIO(), force_terminal=True, color_system="standard", _environ={}), SIXTEEN),
        (Console(file=io.StringIO(), force_terminal=True, _environ={"NO_COLOR": "1"}), PLAIN),
        (Console(file=io.StringIO(), force_terminal=True, _environ={"TERM": "dumb"}), PLAIN),
        (Console(file=io.TextIOWrapper(io.BytesIO(), "ascii"), _environ={}), ASCII),
    ],
)
def test_the_look_follows_the_terminal(console: Console, look: Look) -> None:
    assert look_for(console) == look
