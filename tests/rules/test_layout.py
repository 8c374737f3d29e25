"""Drawings of sheets: what every mark means, and the error message for every mistake, with its line."""

import pytest

from rowlock import VariantError
from rowlock.rules.pad.layout import Field, Layout, parse_drawing

ROWS = {
    "red": "red     2  3  4  5  6  7  8  9  10 11 [12]",
    "yellow": "yellow  2  3  4  5  6  7  8  9  10 11 [12]",
    "green": "green   12 11 10 9  8  7  6  5  4  3  [2]",
    "blue": "blue    12 11 10 9  8  7  6  5  4  3  [2]",
}

MARKED = """
red     2  3*  4  5   6  7  8   9    10    11  [12]
ry     (2)(4)(12)
yellow  2  R3  4  5a  6  7  8a  9x2  B10*bx2 11  [12]
green   12 11 10  9b  8  7  6   5    4  [3] [2*x2]
gb     (11)
blue    2  12 11 [10]
"""

HOW_TO_WRITE = (
    "write a number like 7, [12] for a closing field, R7 for a red field, 7* for a bonus field, "
    "7a for half of pair a, 7x2 for a double field"
)


def drawing(**changed: str) -> str:
    """Four ordinary rows, one per line, with some replaced and others added below."""
    return "\n".join({**ROWS, **changed}.values())


@pytest.fixture(scope="module")
def marked() -> Layout:
    return parse_drawing(MARKED)


MISTAKES = [
    ({"green": "green 12 11 7 9 8 7 6 5 4 3 [2]"}, 3, "row green: 7 appears twice"),
    ({"red": "red 2 3 4 02 5 6 7 8 [12]"}, 1, "row red: 2 appears twice"),
    ({"ry": "ry (2)(3)(2)"}, 5, "row ry: 2 appears twice"),
    ({"yellow": "yellow 2 3 [4] 5 6 7 8 [12]"}, 2, "row yellow: a closing field must be last"),
    ({"blue": "blue [12] 11 10 9 8 7"}, 4, "row blue: a closing field must be last"),
    ({"red": "red 2 3 4 5 6 7"}, 1, "row red: the last field must be a closing field, [7]"),
    ({"purple": "purple 2 3 [4]"}, 5, "row purple: no such row; choose from red, yellow, green, blue, ry, yg, gb"),
    ({"Red": "Red 2 3 [4]"}, 5, "row Red: no such row; choose from red, yellow, green, blue, ry, yg, gb"),
    ({"rg": "rg (2)"}, 5, "row rg: no such row; choose from red, yellow, green, blue, ry, yg, gb"),
    ({"blue": ""}, 3, "row blue is missing"),
    ({"blue": "gb (12)(11)"}, 4, "row blue is missing"),
    ({"green": "", "blue": ""}, 2, "row green is missing"),
    ({"red": ROWS["yellow"]}, 1, "row yellow: the rows are red, yellow, green, blue from top to bottom"),
    ({"yellow": ""}, 3, "row green: the rows are red, yellow, green, blue from top to bottom"),
    ({"again": ROWS["green"]}, 5, "row green is drawn twice"),
    ({"yellow": ROWS["red"]}, 2, "row red is drawn twice"),
    ({"one": "gb (12)", "two": "gb (11)"}, 6, "row gb is drawn twice"),
    ({"green": "green"}, 3, "row green has no fields"),
    ({"yg": "yg"}, 5, "row yg has no fields"),
    (
        {"yellow": "yellow 2 3 [R12]"},
        2,
        "row yellow: its closing field 12 must be yellow, because the row is named after it",
    ),
    (
        {"green": "green 4 [B3] [2]"},
        3,
        "row green: its closing field 3 must be green, because the row is named after it",
    ),
    ({"blue": "blue 12 11 9 [2]", "gb": "gb (11)(10)"}, 5, "row gb: 10 has no neighbor in row blue"),
    ({"red": "red 2 3 [4]", "ry": "ry (2)(5)"}, 5, "row ry: 5 has no neighbor in row red"),
    ({"ry": "ry (2) 3 (4)"}, 5, "row ry: cannot read the field '3'; round fields are written (7)"),
    ({"ry": "ry (2)(x)"}, 5, "row ry: cannot read the field '(x)'; round fields are written (7)"),
    ({"yg": "yg (2"}, 5, "row yg: cannot read the field '(2'; round fields are written (7)"),
]


@pytest.mark.parametrize(("changed", "line", "message"), MISTAKES)
def test_a_mistake_is_named_with_its_line(changed: dict[str, str], line: int, message: str) -> None:
    with pytest.raises(VariantError) as caught:
        parse_drawing(drawing(**changed))
    assert str(caught.value) == f"line {line}: {message}"
    assert caught.value.line == line


@pytest.mark.parametrize(
    "field",
    [
        "seven",
        "-7",
        "100",
        "P7",
        "r7",
        "7**",
        "*7",
        "7f",
        "7A",
        "7x3",
        "7x",
        "7x2*",
        "7a*",
        "(7)",
        "[7",
        "7]",
        "[]",
        "#",
    ],
)
def test_a_field_that_cannot_be_read_is_shown_with_the_ways_to_write_one(field: str) -> None:
    with pytest.raises(VariantError) as caught:
        parse_drawing(drawing(yellow=f"yellow 2 3 4 {field} 8 9 [12]"))
    assert str(caught.value) == f"line 2: row yellow: cannot read the field {field!r}; {HOW_TO_WRITE}"
    assert caught.value.line == 2


def test_empty_lines_are_counted_too() -> None:
    with pytest.raises(VariantError) as caught:
        parse_drawing("\n\n" + drawing(green="green 7 7 [2]"))
    assert (caught.value.line, str(caught.value)) == (5, "line 5: row green: 7 appears twice")


@pytest.mark.parametrize("text", ["", "  \n\n"])
def test_an_empty_drawing_has_no_first_row(text: str) -> None:
    with pytest.raises(VariantError) as caught:
        parse_drawing(text)
    assert (caught.value.line, str(caught.value)) == (1, "line 1: row red is missing")


@pytest.mark.parametrize(
    "field",
    [
        Field("r2", 0, 0, 2, "red"),
        Field("r3", 0, 1, 3, "red", bonus=True),
        Field("r12", 0, 10, 12, "red", closing=True),
        Field("y3", 1, 1, 3, "red"),
        Field("y5", 1, 3, 5, "yellow", pair="a"),
        Field("y9", 1, 7, 9, "yellow", double=True),
        Field("y10", 1, 8, 10, "blue", bonus=True, pair="b", double=True),
        Field("g3", 2, 9, 3, "green", closing=True),
        Field("g2", 2, 10, 2, "green", closing=True, bonus=True, double=True),
        Field("b10", 3, 3, 10, "blue", closing=True),
        Field("ry4", 4, 1, 4, ""),
        Field("gb11", 5, 0, 11, ""),
    ],
    ids=lambda field: field.id,
)
def test_every_mark_around_a_number_is_read(marked: Layout, field: Field) -> None:
    assert marked.fields[field.id] == field


def test_rows_keep_their_order_and_bonus_rows_come_last(marked: Layout) -> None:
    assert [row.name for row in marked.rows] == ["red", "yellow", "green", "blue"]
    assert [row.name for row in marked.all_rows] == ["red", "yellow", "green", "blue", "ry", "gb"]
    assert [row.id for row in marked.all_rows] == ["r", "y", "g", "b", "ry", "gb"]
    assert [row.neighbors for row in marked.all_rows] == [(), (), (), (), (0, 1), (2, 3)]
    assert marked.row_index == {"r": 0, "y": 1, "g": 2, "b": 3, "ry": 4, "gb": 5}
    assert [field.number for field in marked.rows[3].fields] == [2, 12, 11, 10]


def test_doubles_are_the_places_that_count_twice(marked: Layout) -> None:
    assert [row.doubles for row in marked.all_rows] == [set(), {7, 8}, {10}, set(), set(), set()]


def test_a_number_names_its_fields_from_top_to_bottom_and_round_ones_last(marked: Layout) -> None:
    assert ids(marked.by_number[2]) == ["r2", "y2", "g2", "b2", "ry2"]
    assert ids(marked.by_number[11]) == ["r11", "y11", "g11", "b11", "gb11"]
    assert ids(marked.by_number[3]) == ["r3", "y3", "g3"]
    assert set(marked.by_number) == set(range(2, 13))


def test_a_color_and_a_number_name_the_fields_of_that_color_in_any_row(marked: Layout) -> None:
    assert ids(marked.by_color["red", 3]) == ["r3", "y3"]
    assert ("yellow", 3) not in marked.by_color
    assert ids(marked.by_color["blue", 10]) == ["y10", "b10"]


def test_a_round_field_answers_to_the_colors_of_its_neighbors(marked: Layout) -> None:
    assert ids(marked.around["ry4"]) == ["r4", "y4"]
    assert ids(marked.around["gb11"]) == ["g11", "b11"]
    assert set(marked.around) == {"ry2", "ry4", "ry12", "gb11"}
    assert ids(marked.by_color["red", 4]) == ["r4", "ry4"]
    assert ids(marked.by_color["yellow", 4]) == ["y4", "ry4"]
    assert ids(marked.by_color["green", 4]) == ["g4"]


def test_a_round_field_between_two_fields_of_one_color_answers_to_it_once() -> None:
    layout = parse_drawing(drawing(red="red 2 Y3 [12]", ry="ry (3)"))
    assert ids(layout.by_color["yellow", 3]) == ["r3", "y3", "ry3"]
    assert ("red", 3) not in layout.by_color


def test_fields_are_called_what_people_call_them(marked: Layout) -> None:
    plain = parse_drawing(drawing(ry="ry (5)"))
    assert not plain.mixes_colors
    assert plain.name_of(plain.fields["r5"]) == "red 5"
    assert plain.name_of(plain.fields["ry5"]) == "red/yellow 5"
    assert marked.mixes_colors
    assert marked.name_of(marked.fields["y3"]) == "row 2, red 3"
    assert marked.name_of(marked.fields["b2"]) == "row 4, blue 2"
    assert marked.name_of(marked.fields["gb11"]) == "green/blue 11"


def test_a_row_may_name_its_own_color_on_its_fields() -> None:
    assert parse_drawing(drawing(red=ROWS["red"].replace(" 5 ", " R5 "))) == parse_drawing(drawing())


def test_space_and_empty_lines_mean_nothing() -> None:
    tight = "red 2 3 [12]\nyellow 2 3 [12]\ngreen 4 3 [2]\nblue 4 3 [2]\nry(2)(3)"
    loose = "\n  red\t2   3 [12]  \n\nyellow 2 3 [12]\n \ngreen 4 3 [2]\nblue 4  3\t[2]\n   ry  (2) (3)\n"
    assert parse_drawing(loose) == parse_drawing(tight)


def test_a_drawing_is_written_as_the_sheet_lies_on_the_table() -> None:
    layout = parse_drawing(drawing(red=ROWS["red"].replace(" 3 ", " 3*ax2 "), blue="blue 4 [3] [2*]", gb="gb (3)"))
    cells = [line.split() for line in str(layout).splitlines()]
    assert cells == [
        ["red", "2", "3*ax2", "4", "5", "6", "7", "8", "9", "10", "11", "[12]"],
        ["yellow", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "[12]"],
        ["green", "12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "[2]"],
        ["gb", "(3)"],
        ["blue", "4", "[3]", "[2*]"],
    ]
    assert repr(layout) == str(layout)
    assert parse_drawing(str(layout)) == layout


def test_the_digits_of_a_drawing_stand_in_line() -> None:
    rows = {"red": "red 8 9 10 [11]", "yellow": "yellow 9 10 8 [11]", "green": "green 11 10 9 [8]"}
    assert str(parse_drawing(drawing(**rows, blue="blue 11 9x2 10 [8]", ry="ry (9)(10)"))).splitlines() == [
        "red      8    9   10   [11]",
        "ry       (9) (10)",
        "yellow   9   10    8   [11]",
        "green   11   10    9    [8]",
        "blue    11    9x2 10    [8]",
    ]


def test_where_colors_are_mixed_every_field_is_written_with_its_color(marked: Layout) -> None:
    lines = [line.split() for line in str(marked).splitlines()]
    assert [line[0] for line in lines] == ["red", "ry", "yellow", "green", "gb", "blue"]
    assert lines[1] == ["ry", "(2)", "(4)", "(12)"]
    assert lines[2][1:] == ["Y2", "R3", "Y4", "Y5a", "Y6", "Y7", "Y8a", "Y9x2", "B10*bx2", "Y11", "[Y12]"]
    assert lines[5] == ["blue", "B2", "B12", "B11", "[B10]"]
    assert parse_drawing(str(marked)) == marked


def test_it_does_not_matter_where_a_bonus_row_is_drawn() -> None:
    below = parse_drawing(drawing(gb="gb (12)(11)", ry="ry (2)(3)"))
    assert below == parse_drawing(drawing(ry="ry (2)(3)", gb="gb (12)(11)"))
    assert parse_drawing(str(below)) == below


def ids(fields: tuple[Field, ...]) -> list[str]:
    return [field.id for field in fields]
