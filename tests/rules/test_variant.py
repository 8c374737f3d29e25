"""Variants read from TOML: what the settings mean, and the error message for every mistake, with its line."""

import pytest

import rowlock
from rowlock import Kind, Variant, VariantError
from rowlock.rules.pad.variant import Texts

HEAD = ('id = "own"', 'name = "Own"', 'about = "Made at home."')
RED = "red     2  3  4  5  6  7  8  9  10 11 [12]"
YELLOW = "yellow  2  3  4  5  6  7  8  9  10 11 [12]"
GREEN = "green   12 11 10 9  8  7  6  5  4  3  [2]"
BLUE = "blue    12 11 10 9  8  7  6  5  4  3  [2]"
ROWS = (RED, YELLOW, GREEN, BLUE)
STARRED = (RED.replace(" 5 ", " 5* "), YELLOW, GREEN, BLUE)
LETTERED = (RED.replace(" 5 ", " 5a "), YELLOW.replace(" 5 ", " 5a "), GREEN, BLUE)

KINDS = "two-in-fewest, one-in-each, double-fewest, thirteen, no-penalties"
LUCKY = 'lucky: a list of pairs is needed, ["5/10", "6/11"]'
PLAYERS = "players: the fewest and the most are needed, from 1 to 8: [2, 5]"
TABLE = 'pairs: a table is needed: [pairs] and then a = "thirteen"'


def toml(
    *settings: str, rows: tuple[str, ...] = ROWS, after: tuple[str, ...] = (), head: tuple[str, ...] = HEAD
) -> str:
    """A variant as text: id, name and description on lines 1 to 3, then the settings, the sheet, and the rest."""
    return "\n".join([*head, *settings, "sheet = '''", *rows, "'''", *after]) + "\n"


def on_one_line(rows: tuple[str, ...]) -> str:
    return 'sheet = "' + r"\n".join(rows) + '"'


def refusal(text: str) -> VariantError:
    with pytest.raises(VariantError) as caught:
        rowlock.parse_variant(text)
    return caught.value


def check(text: str, line: int | None, message: str) -> None:
    error = refusal(text)
    assert str(error) == (message if line is None else f"line {line}: {message}")
    assert error.line == line


SETTINGS = [
    ("sidse = 6", "there is no setting sidse; did you mean sides?"),
    ("penalty = 5", "there is no setting penalty; did you mean penalty_points?"),
    ("zzz = 5", "there is no setting zzz"),
    ("[extra]", "there is no setting extra"),
    ("[[extra]]", "there is no setting extra"),
    ("sides = 1", "sides: a number from 2 to 9 is needed"),
    ("sides = 10", "sides: a number from 2 to 9 is needed"),
    ("sides = 6.0", "sides: a number from 2 to 9 is needed"),
    ('sides = "6"', "sides: a number from 2 to 9 is needed"),
    ("close_after = -1", "close_after: a number from 0 to 99 is needed"),
    ("close_after = 100", "close_after: a number from 0 to 99 is needed"),
    ("close_after = true", "close_after: a number from 0 to 99 is needed"),
    ("rows_to_end = 0", "rows_to_end: a number from 1 to 4 is needed"),
    ("rows_to_end = 5", "rows_to_end: a number from 1 to 4 is needed"),
    ("rows_to_end = true", "rows_to_end: a number from 1 to 4 is needed"),
    ("penalties_to_end = 0", "penalties_to_end: a number from 1 to 9 is needed"),
    ("penalties_to_end = 10", "penalties_to_end: a number from 1 to 9 is needed"),
    ("penalty_points = -5", "penalty_points: a number from 0 to 99 is needed"),
    ("penalty_points = false", "penalty_points: a number from 0 to 99 is needed"),
    ("penalty_points = [5]", "penalty_points: a number from 0 to 99 is needed"),
    ("most_scored = 0", "most_scored: a number from 1 to 99 is needed"),
    ("most_scored = 100", "most_scored: a number from 1 to 99 is needed"),
    ("players = [0, 5]", PLAYERS),
    ("players = [5, 2]", PLAYERS),
    ("players = [2, 9]", PLAYERS),
    ("players = [2]", PLAYERS),
    ("players = 4", PLAYERS),
    ('players = "2-5"', PLAYERS),
    ("players = [true, 5]", PLAYERS),
    ("players = [1, true]", PLAYERS),
    ('lucky = "5/10"', LUCKY),
    ("lucky = 5", LUCKY),
    ('lucky = ["5/10", "6-11"]', LUCKY),
    ('lucky = ["5/10/11"]', LUCKY),
    ("lucky = [[5, 10]]", LUCKY),
    ('lucky = ["5/10", "6/6"]', "lucky 6/6: two different numbers from 2 to 12 are needed"),
    ('lucky = ["1/10"]', "lucky 1/10: two different numbers from 2 to 12 are needed"),
    ('lucky = ["5/13"]', "lucky 5/13: two different numbers from 2 to 12 are needed"),
    ('bar = "R Y P"', "bar: P is not a color; write R Y G B, left to right"),
    ('bar = "RY"', "bar: RY is not a color; write R Y G B, left to right"),
    ('bar = "r y"', "bar: r is not a color; write R Y G B, left to right"),
    ('bar = ["R", "Y"]', 'bar: a text is needed, bar = "…"'),
    ('bar = ""', 'bar: a text is needed, bar = "…"'),
    ('bar = "R Y"', "there is a bar, but no field of the sheet is a bonus field (7*)"),
    ("pairs = 3", TABLE),
    ('pairs = ["thirteen"]', TABLE),
]


@pytest.mark.parametrize(("setting", "message"), SETTINGS)
def test_a_wrong_setting_is_named_with_its_line(setting: str, message: str) -> None:
    if setting.startswith("["):
        check(toml(after=(setting,)), 10, message)
    else:
        check(toml(setting), 4, message)
        check(toml("# what we changed:", "", f"  {setting}"), 6, message)


def test_a_row_named_elsewhere_is_not_taken_for_the_row_of_the_sheet() -> None:
    head = (*HEAD[:2], 'about = "Short: the green row ends early."')
    check(toml("# green fields", rows=(RED, YELLOW, "green 4 [3]", BLUE), head=head), 8, TOO_SHORT.replace("4", "1"))


def test_a_line_inside_another_text_is_not_taken_for_the_setting() -> None:
    about = 'about = """Made at home, with \\\nsides = 6 \\\nas always."""'
    check(toml("sides = 66", head=(*HEAD[:2], about)), 6, "sides: a number from 2 to 9 is needed")


@pytest.mark.parametrize(("line", "key"), [(1, "id"), (2, "name"), (3, "about")])
@pytest.mark.parametrize("value", ['""', '"  "', "3", "true", "[]"])
def test_what_the_variant_is_called_must_be_text(line: int, key: str, value: str) -> None:
    head = (*HEAD[: line - 1], f"{key} = {value}", *HEAD[line:])
    check(toml(head=head), line, f'{key}: a text is needed, {key} = "…"')


@pytest.mark.parametrize(("line", "key"), [(2, "name"), (3, "about")])
def test_what_the_variant_is_called_is_one_line(line: int, key: str) -> None:
    head = (*HEAD[: line - 1], f'{key} = "one\\ntwo"', *HEAD[line:])
    check(toml(head=head), line, f"{key}: write it on one line")


@pytest.mark.parametrize("key", ["id", "name", "about"])
def test_what_is_missing_is_named(key: str) -> None:
    head = tuple(line for line in HEAD if not line.startswith(key))
    check(toml(head=head), None, f'{key}: a text is needed, {key} = "…"')


def test_a_missing_sheet_is_named() -> None:
    check("\n".join(HEAD), None, 'sheet: a text is needed, sheet = "…"')


@pytest.mark.parametrize("value", ["Own", "9lives", "-own", "my own", "own_1", "öwn", "own/2"])
def test_an_id_is_small_letters_digits_and_dashes(value: str) -> None:
    text = toml().replace('id = "own"', f'id = "{value}"')
    check(text, 1, "id: use lowercase letters, digits and dashes, starting with a letter")


@pytest.mark.parametrize("value", ["own", "x", "double-b", "a1-2"])
def test_ids_that_can_be_written_anywhere_are_taken(value: str) -> None:
    assert rowlock.parse_variant(toml().replace('id = "own"', f'id = "{value}"')).id == value


def test_an_empty_sheet_is_no_sheet() -> None:
    check(toml(rows=(" ",)), 4, 'sheet: a text is needed, sheet = "…"')


NOT_ROLLED = "row green: 13 cannot be rolled with 6-sided dice"
TOO_SHORT = "row green: closing needs 5 crosses, but only 4 fit before it"
SHEETS = [
    ((RED, YELLOW, GREEN.replace(" 9 ", " 7 "), BLUE), "row green: 7 appears twice"),
    ((RED, YELLOW, GREEN.replace(" 9 ", " [9] "), BLUE), "row green: a closing field must be last"),
    ((RED, YELLOW, "green 13 12 11 10 9 [2]", BLUE), NOT_ROLLED),
    ((RED, YELLOW, "green 12 11 10 9 1 [2]", BLUE), "row green: 1 cannot be rolled with 6-sided dice"),
    ((RED, YELLOW, "green 12 11 10 9 [2]", BLUE), TOO_SHORT),
    ((RED, YELLOW, "green 12 11x2 10 [3x2] [2]", BLUE), TOO_SHORT),
]


@pytest.mark.parametrize(("rows", "message"), SHEETS)
@pytest.mark.parametrize(
    ("opening", "closing", "line"),
    [
        ("'''\n", "'''", 8),
        ("'''\n\n\n", "\n'''", 10),
        ('"""\n', '"""', 8),
        ('"""', '"""', 7),
        ("''' \n", "'''", 8),
        ('"""\\\n  ', '"""', 8),
    ],
    ids=["quotes", "empty lines", "double quotes", "on the same line", "space after the quotes", "backslash"],
)
def test_mistakes_in_the_sheet_are_named_with_the_line_of_the_row(
    rows: tuple[str, ...], message: str, opening: str, closing: str, line: int
) -> None:
    text = "\n".join([*HEAD, "sides = 6", f"sheet = {opening}" + "\n".join(rows) + closing, "most_scored = 12", ""])
    check(text, line, message)


@pytest.mark.parametrize(("rows", "message"), SHEETS)
def test_a_sheet_written_on_one_line_has_its_mistakes_on_that_line(rows: tuple[str, ...], message: str) -> None:
    check("\n".join([*HEAD, on_one_line(rows), "sides = 6", ""]), 4, message)


def test_a_sheet_may_be_written_on_one_line() -> None:
    one_line = rowlock.parse_variant("\n".join([*HEAD, on_one_line(ROWS)]))
    assert one_line == rowlock.parse_variant(toml())


def test_the_dice_of_the_variant_decide_which_numbers_can_be_rolled() -> None:
    longer = tuple(row.replace("[", "13 14 [") for row in ROWS)
    assert rowlock.parse_variant(toml("sides = 7", rows=longer)).layout.fields["b14"].position == 11
    check(toml(rows=longer), 5, "row red: 13 cannot be rolled with 6-sided dice")


def test_double_fields_help_to_reach_the_closing_field() -> None:
    short = tuple(f"{color} 2 3x2 4x2 [5]" for color in ("red", "yellow", "green", "blue"))
    assert rowlock.parse_variant(toml(rows=short)).close_after == 5
    check(toml("close_after = 6", rows=short), 6, "row red: closing needs 6 crosses, but only 5 fit before it")


def test_a_round_row_may_be_short() -> None:
    assert rowlock.parse_variant(toml(rows=(*ROWS, "ry (2)"))).layout.bonus_rows[0].name == "ry"


def test_bonus_fields_need_a_bar() -> None:
    check(toml(rows=STARRED), 4, 'the sheet has bonus fields, so a bar is needed: bar = "R Y G B"')
    assert rowlock.parse_variant(toml('bar = "R  G B"', rows=STARRED)).bar == ("red", "green", "blue")


PAIRS = [
    (LETTERED, ("[pairs]", 'a = "fourteen"'), 11, f"pairs: fourteen is not a bonus; choose from {KINDS}"),
    (LETTERED, ("[pairs]", "a = 13"), 11, f"pairs: 13 is not a bonus; choose from {KINDS}"),
    (LETTERED, ("[pairs]", 'a = ["thirteen"]'), 11, f"pairs: ['thirteen'] is not a bonus; choose from {KINDS}"),
    (
        LETTERED,
        ("[ pairs ]", 'b = "thirteen"', 'a = "thirteen"'),
        11,
        "pairs: thirteen is given to two letters; only one is allowed",
    ),
    (
        (LETTERED[0], YELLOW, GREEN, BLUE),
        ("[pairs]", "", '"a" = "thirteen"'),
        12,
        "pairs: a must mark two fields of the sheet, it marks 1",
    ),
    (
        (*LETTERED[:2], GREEN.replace(" 5 ", " 5a "), BLUE),
        ("[pairs]", 'a = "thirteen"'),
        11,
        "pairs: a must mark two fields of the sheet, it marks 3",
    ),
    (
        LETTERED,
        ("[pairs]", 'a = "thirteen"', 'z = "one-in-each"'),
        12,
        "pairs: z must mark two fields of the sheet, it marks 0",
    ),
    (LETTERED, (), 4, 'the letter a marks a pair: say what it earns, [pairs] and a = "thirteen"'),
    (
        (RED.replace(" 5  6 ", " 5b 6a "), *ROWS[1:]),
        (),
        4,
        'the letter b marks a pair: say what it earns, [pairs] and b = "thirteen"',
    ),
    (LETTERED, ('pairs = {a = "fourteen"}',), 10, f"pairs: fourteen is not a bonus; choose from {KINDS}"),
    (LETTERED, ('pairs.a = "fourteen"',), 10, f"pairs: fourteen is not a bonus; choose from {KINDS}"),
    (LETTERED, ("[[pairs]]", 'a = "thirteen"'), 10, TABLE),
    (LETTERED, ("[pairs]", 'a = "thirteen"', "sides = 6"), 12, "sides belongs above [pairs]"),
    (LETTERED, ("[pairs]", 'a = "thirteen"', 'bar = "R"'), 12, "bar belongs above [pairs]"),
]


@pytest.mark.parametrize(("rows", "after", "line", "message"), PAIRS)
def test_a_mistake_in_the_pairs_is_named_with_its_line(
    rows: tuple[str, ...], after: tuple[str, ...], line: int, message: str
) -> None:
    check(toml(rows=rows, after=after), line, message)


@pytest.mark.parametrize(
    ("setting", "line", "words"),
    [
        ("sides = six", 4, "Invalid value"),
        ("sides 6", 4, "Expected '=' after a key"),
        ('id = "twice"', 4, "Cannot overwrite a value"),
        ('bar = "R Y', 4, "Illegal character"),
    ],
)
def test_text_that_is_not_toml_is_named_with_its_line(setting: str, line: int, words: str) -> None:
    error = refusal(toml(setting))
    assert str(error).startswith(f"line {line}: not TOML: {words}")
    assert error.line == line


def test_a_sheet_without_closing_quotes_is_not_toml() -> None:
    assert str(refusal(toml().removesuffix("'''\n"))).startswith("not TOML: Expected \"'''\"")


def test_settings_left_out_are_those_of_the_original() -> None:
    variant = rowlock.parse_variant(toml())
    assert variant == Variant("own", "Own", "Made at home.", rowlock.variant("classic").layout)
    assert (variant.players, variant.sides, variant.close_after) == (None, 6, 5)
    assert (variant.rows_to_end, variant.penalties_to_end, variant.penalty_points) == (2, 4, 5)
    assert (variant.most_scored, variant.lucky, variant.bar, variant.pairs) == (99, (), (), ())
    assert (str(variant), repr(variant)) == ("own", "own")


def test_a_variant_may_be_for_one_number_of_players() -> None:
    assert rowlock.parse_variant(toml("players = [4, 4]")).players == (4, 4)


def test_every_setting_is_read() -> None:
    variant = rowlock.parse_variant(
        toml(
            "players = [1, 8]\nsides = 9\nclose_after = 0\nrows_to_end = 4\npenalties_to_end = 9\npenalty_points = 0",
            'most_scored = 1\nlucky = ["2/18", "7/5"]\nbar = "B R"',
            rows=(*STARRED[:1], *LETTERED[1:2], GREEN, BLUE.replace(" 9 ", " 9a ")),
            after=("[pairs]", 'a = "no-penalties"'),
        )
    )
    assert (variant.players, variant.sides, variant.close_after) == ((1, 8), 9, 0)
    assert (variant.rows_to_end, variant.penalties_to_end, variant.penalty_points) == (4, 9, 0)
    assert (variant.most_scored, variant.lucky) == (1, ((2, 18), (7, 5)))
    assert (variant.bar, variant.pairs) == (("blue", "red"), (("a", Kind.NO_PENALTIES),))
    fields = variant.layout.fields
    assert variant.partners == {"y5": (Kind.NO_PENALTIES, fields["b9"]), "b9": (Kind.NO_PENALTIES, fields["y5"])}


GERMAN = ("[translations.de]", 'about = "Selbst gemacht."')


def test_a_variant_may_be_told_in_other_languages() -> None:
    dutch = ("[translations.nl]", 'name = "Eigen"', 'about = "Zelf gemaakt, thuis."', 'short = "Zelf gemaakt."')
    variant = rowlock.parse_variant(toml('short = "Own."', after=(*GERMAN, *dutch)))
    assert variant.told_in("en") == Texts("Own", "Made at home.", "Own.")
    assert variant.told_in("de") == Texts("Own", "Selbst gemacht.", "Selbst gemacht.")
    assert variant.told_in("nl") == Texts("Eigen", "Zelf gemaakt, thuis.", "Zelf gemaakt.")


def test_what_is_different_is_told_in_every_language_that_has_it() -> None:
    german = (*GERMAN, 'differences = ["Blaue Würfel."]')
    variant = rowlock.parse_variant(toml('differences = ["Blue dice.", "No locks."]', after=german))
    assert [variant.told_in(language).differences for language in ("en", "de", "nl")] == [
        ("Blue dice.", "No locks."),
        ("Blaue Würfel.",),
        ("Blue dice.", "No locks."),
    ]
    assert rowlock.parse_variant(toml()).told_in("en").differences == ()


def test_a_variant_that_does_not_speak_a_language_is_told_as_it_is() -> None:
    assert rowlock.parse_variant(toml()).told_in("de") == Texts("Own", "Made at home.", "Made at home.")


SECTION = 'translations: a section for each language is needed: [translations.de] and then about = "…"'


@pytest.mark.parametrize(
    ("lines", "line", "message"),
    [
        (("translations = 3",), 4, SECTION),
        (('translations.de = "Selbst gemacht."',), 4, SECTION),
        (('translations = { de = "Selbst gemacht." }',), 4, SECTION),
        (('short = ""',), 4, 'short: a text is needed, short = "…"'),
        (('short = "one\\ntwo"',), 4, "short: write it on one line"),
        (('differences = "Blue dice."',), 4, 'differences: a list of sentences is needed, differences = ["…", "…"]'),
        (
            ('differences = ["Blue dice.", " "]',),
            4,
            'differences: a list of sentences is needed, differences = ["…", "…"]',
        ),
    ],
)
def test_a_wrong_text_beside_the_sheet_is_named_with_its_line(lines: tuple[str, ...], line: int, message: str) -> None:
    check(toml(*lines), line, message)


@pytest.mark.parametrize(
    ("lines", "line", "message"),
    [
        (
            ("[translations.german]",),
            10,
            "translations: german is not a language code; use two letters: [translations.de]",
        ),
        (("[translations.DE]",), 10, "translations: DE is not a language code; use two letters: [translations.de]"),
        (("[translations.de]",), 10, 'translations.de.about: a text is needed, about = "…"'),
        (("[translations.de]", "", "about = 3"), 12, 'translations.de.about: a text is needed, about = "…"'),
        ((*GERMAN, 'name = " "'), 12, 'translations.de.name: a text is needed, name = "…"'),
        ((*GERMAN, 'short = "eins\\nzwei"'), 12, "translations.de.short: write it on one line"),
        (
            (*GERMAN, 'title = "Eigen"'),
            12,
            "translations: there is no title; choose from name, about, short, differences",
        ),
        (
            (*GERMAN, "differences = [3]"),
            12,
            'translations.de.differences: a list of sentences is needed, differences = ["…", "…"]',
        ),
        ((*GERMAN, "sides = 8"), 12, "sides belongs above [translations.de]"),
        ((*GERMAN, 'bar = "R Y"'), 12, "bar belongs above [translations.de]"),
    ],
)
def test_a_wrong_translation_is_named_with_its_line(lines: tuple[str, ...], line: int, message: str) -> None:
    check(toml(after=lines), line, message)


@pytest.mark.parametrize("variant", rowlock.variants())
def test_a_variant_is_plain_if_a_choice_brings_one_cross_and_no_more(variant: str) -> None:
    assert rowlock.variant(variant).is_plain is (variant not in ("longo", "bonus-a", "bonus-b", "big-points"))
