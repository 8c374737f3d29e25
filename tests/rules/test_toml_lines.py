"""The line numbers of settings, and of the lines of a text, in every notation that TOML allows."""

import tomllib

import pytest

import rowlock
from rowlock import VariantError
from rowlock.rules.pad.toml_lines import TomlLines

SETTINGS = '''# sides = 1
id = "own"
about = """
sides = 2
[name]
"""
"name" = 'a = b'
lucky = [
    "5/10", # sides = 3
    "6/11",
]
  sides=4
extra.deep.down = 5

[ pairs ]
a = "thirteen" # b = 6
'b' = "one-in-each"
[[many]]
a = 7
'''


@pytest.mark.parametrize(
    ("key", "line"),
    [
        (("id",), 2),
        (("about",), 3),
        (("name",), 7),
        (("lucky",), 8),
        (("sides",), 12),
        (("extra",), 13),
        (("extra", "deep", "down"), 13),
        (("pairs",), 15),
        (("pairs", "a"), 16),
        (("pairs", "b"), 17),
        (("pairs", "c"), 15),
        (("many",), 18),
        (("many", "a"), 19),
        (("nowhere",), None),
        (("a",), None),
    ],
)
def test_a_setting_is_found_where_it_stands(key: tuple[str, ...], line: int | None) -> None:
    assert "extra" in tomllib.loads(SETTINGS)
    assert TomlLines(SETTINGS).line(*key) == line


@pytest.mark.parametrize("quotes", ['"""', "'''"])
def test_a_text_of_several_lines_may_end_where_it_starts(quotes: str) -> None:
    text = f"about = {quotes}one line{quotes}\nsides = 4\n"
    assert tomllib.loads(text)["sides"] == 4
    assert TomlLines(text).line("sides") == 2


@pytest.mark.parametrize(
    ("value", "lines"),
    [
        (r'"a\nb\na"', [1, 1]),
        ("'a'", [1]),
        ("'''\na\nb\na'''", [2, 4]),
        ('"""\na\nb\na"""', [2, 4]),
        ("'''a\nb\na\n'''", [1, 3]),
        ("''' \n\na\n\nb'''", [3]),
        ('"""\\\n\n\n  a\nb"""', [4]),
        (r'"""a\na\u000Aa"""', [1, 1, 1]),
    ],
)
def test_each_occurrence_of_a_word_is_found_where_it_stands(value: str, lines: list[int]) -> None:
    for before, after in (("", ""), ("id = 'a'\n", "\nsides = 4\n")):
        text = f"{before}sheet = {value}{after}"
        assert tomllib.loads(text)["sheet"].split().count("a") == len(lines)
        shift = before.count("\n")
        found = [TomlLines(text).line_of_word("a", "sheet", nth + 1) for nth in range(len(lines))]
        assert found == [line + shift for line in lines]


def test_a_word_that_is_not_there_stands_where_the_text_starts() -> None:
    text = "id = 'own'\nsheet = '''\na\nb'''"
    assert [TomlLines(text).line_of_word(word, "sheet") for word in ("c", "")] == [2, 2]
    assert TomlLines("id = 'own'").line_of_word("a", "sheet") is None


ROWS = ("red 2 3 4 5 6 [7]", "yellow 2 3 4 5 6 [7]", "green 7 7 [2]", "blue 2 3 4 5 6 [7]")
HEAD = 'id = "own"\nname = "Own"\nabout = "Made at home."\n'


@pytest.mark.parametrize(
    ("sheet", "line"),
    [
        ('sheet = """' + r"\n".join(ROWS) + '"""', 4),
        ('sheet = """\n' + r"\n".join(ROWS) + '"""', 5),
        ('sheet = """\\\n\n' + "\n".join(ROWS) + '"""', 8),
        ('sheet = """\nred 2 3 \\\n  4 5 6 [7]\n' + "\n".join(ROWS[1:]) + '"""', 8),
    ],
)
def test_a_mistake_is_named_with_its_line_however_the_sheet_is_written(sheet: str, line: int) -> None:
    for row, message in (
        ("green 7 7 [2]", "row green: 7 appears twice"),
        ("green 4 3 [2]", "row green: closing needs 5 crosses, but only 2 fit before it"),
    ):
        with pytest.raises(VariantError) as caught:
            rowlock.parse_variant(HEAD + sheet.replace("green 7 7 [2]", row))
        assert str(caught.value) == f"line {line}: {message}"
        assert caught.value.line == line


@pytest.mark.parametrize("sign", ["\u2028", "\u2029", "\x85"])
def test_lines_are_those_of_an_editor(sign: str) -> None:
    head = HEAD.replace("Made at", f"Made{sign}at")
    with pytest.raises(VariantError) as caught:
        rowlock.parse_variant(head + "sheet = '''\n" + "\n".join(ROWS) + "'''\n")
    assert str(caught.value) == "line 7: row green: 7 appears twice"


@pytest.mark.parametrize("setting", ["extra.deep = 5", "[extra.deep]", '"extra" = 5'])
def test_an_unknown_setting_is_found_by_its_first_name(setting: str) -> None:
    with pytest.raises(VariantError) as caught:
        rowlock.parse_variant(f"{HEAD}{setting}\n")
    assert str(caught.value) == "line 4: there is no setting extra"


@pytest.mark.parametrize("escape", ["\\u000A", "\\U0000000a", "\\n"])
def test_a_line_break_written_as_a_number_is_no_stumbling_block(escape: str) -> None:
    with pytest.raises(VariantError, match=r"^line \d+: row green: 7 appears twice$"):
        rowlock.parse_variant(HEAD + 'sheet = """' + escape.join(ROWS) + '"""')


@pytest.mark.parametrize(
    "row", ["2 3 4 5 6 [7]", "[7] 2 3", "# the second row", "- 2 3", "(2)(3)", "3", "Yellow 2 3 [7]"]
)
@pytest.mark.parametrize(("opening", "line"), [("'''\n", 6), ('"""', 5), ('"""\\\n', 6)])
def test_a_row_without_its_name_is_found_by_what_stands_there_instead(row: str, opening: str, line: int) -> None:
    with pytest.raises(VariantError) as caught:
        rowlock.parse_variant(f"{HEAD}sheet = {opening}{ROWS[0]}\n{row}\n{ROWS[2]}\n{ROWS[3]}{opening[:3]}\n")
    name = "(2)" if row == "(2)(3)" else row.split()[0]
    assert (
        str(caught.value) == f"line {line}: row {name}: no such row; choose from red, yellow, green, blue, ry, yg, gb"
    )


def test_a_row_named_within_another_is_not_taken_for_it() -> None:
    rows = ("red 2 3 4 5 6 [7]", "yellow 2 3 4 5 6 [7]", "green 2 3 4 5 6 [7]", "green 2 3 4 red [7]")
    for count, message in ((3, "row green: cannot read the field 'red'"), (4, "row green is drawn twice")):
        drawn = (*rows[: count - 1], rows[3])
        with pytest.raises(VariantError) as caught:
            rowlock.parse_variant(f"{HEAD}sheet = '''\n" + "\n".join(drawn) + "'''\n")
        assert str(caught.value).startswith(f"line {4 + count}: {message}")
