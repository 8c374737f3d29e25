"""The rules pages: composed from the data, complete, and identical to the committed ones."""

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

import rowlock
from home_made import EVERYTHING
from rowlock import Variant
from rowlock.handbook import SECTIONS, page
from rowlock.handbook.text import paragraphs
from rowlock.handbook.values import values
from rowlock.handbook.variant_features import DIFFERENCES, FEATURES, features
from rowlock.handbook.words import LANGUAGES
from rowlock.rules.dice.notation import parse_sheet
from rowlock.rules.pad.chain import land
from rowlock.rules.pad.layout import COLORS
from rowlock.rules.pad.sheet import Crossed, Obstacle, Sheet

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules"
TOOL = ROOT / "tools" / "docs.py"

DIFFERENT = "What is different from Classic"


def ids(prefix: str, last: int) -> set[str]:
    return {f"{prefix}{number}" for number in range(1, last + 1)}


CORE = ids("C", 13)
OWN = {
    "classic": set[str](),
    "longo": ids("L", 8),
    "mixx-a": ids("MA", 3),
    "mixx-b": ids("MB", 1),
    "bonus-a": ids("BA", 7),
    "bonus-b": ids("BB", 6),
    "big-points": ids("BP", 8),
}
"""The rules that the first printed variants add to the original's."""

POCKET = """
id = "pocket"
name = "Pocket"
about = "Short rows, small dice, some luck."
players = [1, 3]
sides = 3
close_after = 2
rows_to_end = 3
penalties_to_end = 2
penalty_points = 1
most_scored = 7
lucky = ["2/4", "3/6", "4/5"]
sheet = '''
red     2 3 4 5 [6]
ry      (3)(4)(5)
yellow  2 3 4x2 5 [6]
green   6 5 4 3 [2]
blue    6 5 4 [3] [2]
'''
"""

TINY = """
id = "tiny"
name = "Tiny"
about = "A field for each row."
close_after = 0
rows_to_end = 1
penalties_to_end = 1
sides = 2
sheet = '''
red [4]
yellow [4]
green [4]
blue [2]
'''
"""


def printed() -> list[Variant]:
    return [rowlock.variant(variant_id) for variant_id in rowlock.variants()]


def named(text: str) -> set[str]:
    return set(re.findall(r"\b(?:C|L|MA|MB|BA|BB|BP)\d+\b", text))


def section(text: str, heading: str) -> str:
    found = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE)
    assert found, f"no section {heading}"
    return found[1]


def headings(text: str) -> list[str]:
    return re.findall(r"^## (.*)$", text, re.MULTILINE)


def statements(text: str) -> Iterable[str]:
    """The lines with statements: bullets and prose, without headings, drawings, tables and the frame."""
    body = re.sub(r"```.*?```", "", text.partition("## The sheet")[2], flags=re.DOTALL)
    no_rules_own = ("Example of a whole sheet:", "*The rules of a variant")
    frame = ("#", "|", "Every player has", "The rulebook leaves some things", "Qwixx is a trademark", *no_rules_own)
    return [line for line in body.splitlines() if line and not line.startswith(frame)]


@pytest.mark.parametrize("variant_id", OWN)
def test_a_page_names_every_rule_that_concerns_its_variant_and_no_other(variant_id: str) -> None:
    assert named(page(rowlock.variant(variant_id))) == CORE | OWN[variant_id]


def test_every_rule_is_on_some_page() -> None:
    everything = CORE.union(*OWN.values())
    assert len(everything) == 13 + 8 + 3 + 1 + 7 + 6 + 8
    assert set().union(*(named(page(variant)) for variant in printed())) == everything


ALL = [*printed(), *map(rowlock.parse_variant, (POCKET, EVERYTHING, TINY))]


@pytest.mark.parametrize("variant", ALL, ids=str)
def test_every_statement_carries_the_id_of_its_rule(variant: Variant) -> None:
    for statement in statements(page(variant)):
        assert named(statement), statement


@pytest.mark.parametrize("variant", ALL, ids=str)
def test_nothing_is_left_unfilled(variant: Variant) -> None:
    text = page(variant)
    assert not re.search(r"\$|::|\{|\}|None", text)
    prose = re.sub(r"```.*?```", "drawn", text, flags=re.DOTALL)
    assert not re.search(r" [,.;:]|\(\)|\*\*\*\*|\n\n\n| \n|  |`drawn`", prose)
    assert not re.search(r"[^\n]\n```text|```\n[^\n]", prose), "a drawing is a paragraph of its own"
    assert str(variant.layout) in text
    assert text.endswith("\n\nQwixx is a trademark of its publisher; rowlock is not affiliated with it.\n")


@pytest.mark.parametrize("variant", ALL, ids=str)
def test_rulings_are_marked_as_rulings_and_stand_in_their_section(variant: Variant) -> None:
    text = page(variant)
    rulings = section(text, "Rulings")
    bullets = [line for line in rulings.splitlines() if line.startswith("- ")]
    assert bullets
    assert all(line.startswith("- Ruling: ") for line in bullets)
    assert "Ruling:" not in text.replace(rulings, "")


@pytest.mark.parametrize("variant", printed(), ids=str)
def test_the_committed_pages_are_what_the_data_gives(variant: Variant) -> None:
    committed = (RULES / f"{variant}.md").read_text(encoding="utf-8")
    text = page(variant)
    assert committed.startswith(text)
    last = committed.removeprefix(text).strip()
    assert "\n" not in last
    assert "Generated by `python tools/docs.py`" in last


def test_the_index_and_the_glossary_are_linked() -> None:
    index = (RULES / "README.md").read_text(encoding="utf-8")
    for variant in printed():
        assert f"[{variant.name}]({variant}.md)" in index
        assert str(variant.layout) in index
    assert "(glossary.md)" in index
    glossary = (RULES / "glossary.md").read_text(encoding="utf-8")
    for word in ("Zettel", "Schloss", "Fehlwurf", "Glückszahl", "Bonusleiste", "Bonusreihe", "gemixxt"):
        assert word in glossary


def test_the_prose_asks_only_for_features_and_values_that_exist() -> None:
    known, asked = set(values(rowlock.variant("classic"), LANGUAGES["en"])), set[str]()
    for name in SECTIONS:
        for paragraph in paragraphs(name):
            assert (paragraph.needs | paragraph.excludes) <= FEATURES.keys(), name
            asked.update(paragraph.template.get_identifiers())
    assert asked == known


def test_every_feature_is_spoken_about_or_decides_something() -> None:
    asked = {word for name in SECTIONS for p in paragraphs(name) for word in p.needs | p.excludes}
    assert FEATURES.keys() - asked == {"eight sides"}, "it only picks the rule ids of the dice"


@pytest.mark.parametrize("section_name", SECTIONS)
def test_every_text_file_is_a_section(section_name: str) -> None:
    files = {path.stem for path in (ROOT / "src" / "rowlock" / "handbook" / "en").iterdir()}
    assert section_name in files
    assert files == set(SECTIONS)


EXTRA = {
    "mixed colors": "Mixed colors",
    "mixed numbers": "Mixed numbers",
    "double": "Double fields",
    "next": "The next possible field",
    "lucky": "Lucky numbers",
    "bar": "The bonus bar",
    "pairs": "Bonus pairs",
    "round": "Bonus rows",
}
"""The sections about features, in their order."""


def extra(variant: Variant) -> list[str]:
    frame = [DIFFERENT, "The game", "The sheet", "A turn", "Closing a row", "The end", "Scoring", "Rulings"]
    return [heading for heading in headings(page(variant)) if heading not in frame]


@pytest.mark.parametrize("variant", ALL, ids=str)
def test_sections_follow_from_features(variant: Variant) -> None:
    has = features(variant)
    assert extra(variant) == [heading for feature, heading in EXTRA.items() if feature in has]


@pytest.mark.parametrize(
    ("variant_id", "sections"),
    {
        "classic": [],
        "longo": ["The next possible field", "Lucky numbers"],
        "mixx-a": ["Mixed colors"],
        "mixx-b": ["Mixed numbers"],
        "bonus-a": ["The next possible field", "The bonus bar"],
        "bonus-b": ["The next possible field", "Bonus pairs"],
        "big-points": ["Bonus rows"],
    }.items(),
)
def test_the_sections_of_the_first_printed_variants(variant_id: str, sections: list[str]) -> None:
    assert extra(rowlock.variant(variant_id)) == sections


@pytest.mark.parametrize("variant", ALL, ids=str)
def test_a_page_does_not_depend_on_the_id(variant: Variant) -> None:
    assert page(replace(variant, id="somebody-elses")) == page(variant)


def test_C7_the_page_follows_close_after() -> None:
    classic = rowlock.variant("classic")
    assert "at least five crosses in that row" in section(page(classic), "Closing a row")
    assert "at least three crosses in that row" in section(page(replace(classic, close_after=3)), "Closing a row")
    assert "at least one cross in that row" in section(page(replace(classic, close_after=1)), "Closing a row")
    assert "needs no crosses before it" in section(page(replace(classic, close_after=0)), "Closing a row")
    assert "at least six crosses in that row" in section(page(rowlock.variant("longo")), "Closing a row")


def test_C11_C12_the_page_follows_the_other_numbers() -> None:
    classic = rowlock.variant("classic")
    changed = page(
        replace(classic, rows_to_end=3, penalties_to_end=5, penalty_points=7, most_scored=10, players=(3, 6))
    )
    assert "when three rows are closed" in changed
    assert "a fifth penalty" in changed
    assert "Each penalty costs 7 points." in changed
    assert "At most 10 crosses per row are scored, which makes 55 points. **C12**" in changed
    assert "| Crosses | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |\n" in changed
    assert "| Players | 3 to 6 by the book, 1 to 8 here **C1** |" in changed
    assert "| penalties | 2 | −14 |\n| **total** | | **66** |" in changed
    assert "all four rows are closed" in page(replace(classic, rows_to_end=4))


@pytest.mark.parametrize(
    ("variant_id", "rule", "total"),
    [
        *((variant_id, "C13", 70) for variant_id in ("classic", "mixx-a", "mixx-b", "bonus-a", "bonus-b")),
        ("longo", "L8", 87),
        ("big-points", "BP8", 161),
    ],
)
def test_C13_L8_BP8_the_worked_examples(variant_id: str, rule: str, total: int) -> None:
    scoring = section(page(rowlock.variant(variant_id)), "Scoring")
    assert f"Example of a whole sheet **{rule}**:" in scoring
    assert f"| **total** | | **{total}** |" in scoring
    if rule != "C13":
        assert "10 + 6 + 28 + 36 − 10 = 70. **C13**" in scoring


SHORT_SUM = "Example: rows with 4, 3, 7 and 8 crosses and two penalties give 10 + 6 + 28 + 36 − 10 = 70. **C13**"


@pytest.mark.parametrize("variant_id", ["classic", "longo", "big-points"])
@pytest.mark.parametrize("change", [{"penalty_points": 7}, {"penalty_points": 0}, {"most_scored": 7}], ids=str)
def test_C13_L8_BP8_a_changed_example_is_not_the_rules_own(variant_id: str, change: dict[str, int]) -> None:
    text = page(replace(rowlock.variant(variant_id), **change))  # type: ignore[arg-type]
    assert "Example of a whole sheet:\n" in text
    assert not named(text) & {"C13", "L8", "BP8"}
    assert "C13" not in named(page(replace(rowlock.variant(variant_id), penalties_to_end=1)))  # there are no two


def test_C13_a_made_sheet_has_no_id_and_the_short_sum_stands_where_it_is_true() -> None:
    rows = "red 3 2 4 5 6 7 8 9 [10]\nyellow 3 4 [5]\ngreen 9 8 7 6 5 4 3 [2]\nblue 9 8 7 6 5 4 3 [2]"
    text = home_made(rows, "close_after = 2")
    assert f"{SHORT_SUM}\n\nExample of a whole sheet:\n" in text
    short = home_made(rows.replace("blue 9 8 7 6 5", "blue 5"), "close_after = 2")
    assert "Example of a whole sheet:\n" in short
    assert "C13" not in named(short)
    limited = home_made(rows, "close_after = 2\nmost_scored = 8")
    assert SHORT_SUM in limited


def test_L3_a_long_table_is_longos_only_with_two_closing_fields() -> None:
    longer = "The table is longer than in the original, because a row can hold up to {} crosses, but never more. {}"
    assert longer.format(15, "**L3**") in page(rowlock.variant("longo"))
    rows = "red 2x2 3x2 4 5 6 7 8 9 10 11 [12]\nyellow 2 3 [4]\ngreen 4 3 [2]\nblue 4 3 [2]"
    text = home_made(rows, "close_after = 2")
    assert longer.format(14, "**C12**") in text
    assert "L3" not in named(text)


def test_C1_the_facts_box_names_the_players_that_the_book_names() -> None:
    classic = rowlock.variant("classic")
    assert "| Players | 2 to 5 by the book, 1 to 8 here **C1** |" in page(classic)
    assert "| Players | 3 by the book, 1 to 8 here **C1** |" in page(replace(classic, players=(3, 3)))
    assert "| Players | 1 to 8 here **C1** |" in page(replace(classic, players=None))
    assert "| Players | the pad gives no number; 1 to 8 here **C1** |" in page(rowlock.variant("big-points"))


@pytest.mark.parametrize("variant", ALL, ids=str)
def test_C1_age_and_time_are_told_of_the_printed_games(variant: Variant) -> None:
    text = page(variant)
    told = "The printed games are for ages 8 and up and take about 15 minutes, only Longo 20. **C1**"
    assert told in section(text, "Rulings")
    assert not re.search(r"^\| (Age|Time) ", text, re.MULTILINE)


@pytest.mark.parametrize(
    ("variant_id", "table"),
    [
        ("classic", "1 3 6 10 15 21 28 36 45 55 66 78"),
        ("longo", "1 3 6 10 15 21 28 36 45 55 66 78 91 105 120"),
        ("big-points", "1 3 6 10 15 21 28 36 45 55 66 78 91 105 120"),
    ],
)
def test_C12_L3_BP7_the_points_table_ends_with_the_most_a_row_can_score(variant_id: str, table: str) -> None:
    assert f"| Points | {' | '.join(table.split())} |\n" in page(rowlock.variant(variant_id))


def test_C7_double_fields_help_to_close_where_the_others_are_too_few() -> None:
    rows = "red 2 3x2 4 5x2 [6]\nyellow 2 3 4 [5]\ngreen 6 5 4 [3]\nblue 6 5 4 [3]"
    told = section(home_made(rows, "close_after = 3"), "Closing a row")
    assert "three crosses in the row, so you may cross red 6 and the lock beside it: five crosses in all." in told
    assert [listed(figure, "new") for figure in figures(told)] == [["r6"]]


def test_C9_the_rows_that_one_number_closes() -> None:
    assert "red and yellow, or green and blue. **C9**" in page(rowlock.variant("longo"))
    assert "never closes two rows. **C9**" in page(rowlock.variant("mixx-b"))


def test_BA7_the_examples_are_played_by_the_engine() -> None:
    bar = section(page(rowlock.variant("bonus-a")), "The bonus bar")
    assert "you cross green 11 → the bar says red → you cross red 5. **BA7**" in bar
    chain = "you cross red 9 → the bar says blue → you cross blue 5 → the bar says yellow → you cross yellow 10."
    assert chain in bar


def test_BP1_BB6_L4_examples_from_the_data() -> None:
    assert (
        "with yellow 3 and red 5 crossed, a white 3 or a yellow 3 opens the round red/yellow 3, and a white 5 or "
        "a red 5 the round red/yellow 5. A red 3 does not open the first one. **BP1**"
    ) in page(rowlock.variant("big-points"))
    assert "yellow 3 is already crossed. When you cross green 5 as well, the pair `e`" in page(
        rowlock.variant("bonus-b")
    )
    longo = section(page(rowlock.variant("longo")), "Lucky numbers")
    assert "11 of the 64 rolls" in longo
    assert "5/10, 6/11, 7/12, 8/13, 4/9, 5/8, 9/14 and 11/12" in longo


def test_MA1_a_home_made_mix_does_not_promise_every_number_once() -> None:
    mixed = rowlock.variant("mixx-a")
    assert "exactly once" in page(mixed)
    assert "exactly once" not in page(rowlock.parse_variant(EVERYTHING))
    assert "each color once" in features(mixed)


def test_a_home_made_variant_gets_a_page_of_its_own() -> None:
    text = page(rowlock.parse_variant(POCKET))
    assert headings(text) == [
        *(DIFFERENT, "The game", "The sheet", "A turn", "Closing a row", "Double fields", "The next possible field"),
        *("Lucky numbers", "Bonus rows", "The end", "Scoring", "Rulings"),
    ]
    assert "all have three sides, so two of them make 2 to 6" in text
    assert "red 6, yellow 6, green 2 and blue 3 or 2" in text
    assert "at least two crosses in that row" in text
    assert "when three rows are closed, no matter by whom, or when a player takes a second penalty" in text
    assert "Pairs of lucky numbers in this variant: 2/4, 3/6 and 4/5. Each comes up in 3 to 5 of the 9 rolls" in text
    assert "there are pairs for three seats only" in text
    assert "a bonus row between red and yellow, with" in text
    assert "At most 7 crosses per row are scored, which makes 28 points. **BP7**" in text
    assert "\n4x2: a double field\n" in text
    assert "| **total** | | **30** |" in text
    assert named(text) >= ids("C", 12) | {"L2", "L4", "L5", "L6", "L7"} | ids("BP", 7)
    assert not named(text) & ({"C13", "L8", "BP8"} | ids("BA", 7) | ids("BB", 6) | ids("MA", 3) | ids("MB", 1))


def test_many_features_at_once_stay_readable() -> None:
    text = page(rowlock.parse_variant(EVERYTHING))
    assert text.startswith("# Every\\<thing\\>\n\nAll \\*at\\* once.\n")
    assert "Lucky numbers, the bonus bar and bonus pairs can send you" in text
    assert "If a single field sets off both, the bar comes first. **BB3**" in text
    assert "the bar already skips the fields of that row. **BA4**" in text
    assert "there are pairs for one seat only" in text
    assert "Penalties cost no points here." in text
    assert "| yellow | 3 | 12 (doubled) |" in text


def test_the_smallest_sheet_has_a_page() -> None:
    text = page(rowlock.parse_variant(TINY))
    assert "when one row is closed, no matter by whom, or when a player takes a first penalty" in text
    assert "| Points | 1 | 3 |\n" in text


def home_made(sheet: str, more: str) -> str:
    head = 'id = "mine"\nname = "Mine"\nabout = "A try."'
    return page(rowlock.parse_variant(f"{head}\nsheet = '''\n{sheet}\n'''\n{more}"))


def test_BA7_a_chain_on_an_empty_sheet_may_lock_a_row_or_come_to_nothing() -> None:
    rows = "red 2* 3 [4]\nyellow 2 [3]\ngreen 2 [3]"
    locked = home_made(f"{rows}\nblue [12]", 'close_after = 0\nbar = "B"')
    assert "the sheet is empty. Now you cross red 2 → the bar says blue → you cross blue 12 → you lock blue." in locked
    rows = "red 2 3* [4]\nyellow 2 3 [4]\ngreen 2 3 [4]\nblue 2 3 [4]"
    lapsed = home_made(rows, 'close_after = 2\nbar = "R"')
    assert "Now you cross red 3 → the bar says red → nothing to cross there. **BA7**" in lapsed


def test_BA7_no_example_where_bonus_pairs_join_the_chain() -> None:
    text = home_made(
        "red 2*a 3 [4]\nyellow 2a [3]\ngreen 2 [3]\nblue 2 [3]",
        'close_after = 0\nbar = "Y"\n[pairs]\na = "two-in-fewest"',
    )
    assert "BA6" in named(text)
    assert "BA7" not in named(text)


def test_C13_the_thirteen_points_of_a_pair_have_a_line_in_the_example() -> None:
    text = home_made(
        "red 2a 3 4a 5 6 [7]\nyellow 2 3 4 [5]\ngreen 6 5 4 3 [2]\nblue 6 5 4 3 [2]",
        'close_after = 3\n[pairs]\na = "thirteen"',
    )
    assert "| bonus pairs | | 13 |" in text


def figures(text: str) -> list[dict[str, str]]:
    """What the pages ask to be drawn, as the client reads it."""
    return [dict(re.findall(r'(\w+)="([^"]*)"', line)) for line in re.findall(r"^```text (.*)$", text, re.MULTILINE)]


def listed(figure: dict[str, str], name: str) -> list[str]:
    return [part for part in figure.get(name, "").split(".") if part]


@pytest.mark.parametrize("variant", ALL, ids=str)
def test_the_crosses_of_every_example_are_legal(variant: Variant) -> None:
    for figure in figures(page(variant)):
        sheet = parse_sheet(figure["sheet"], variant)
        new = listed(figure, "new")
        before = without(sheet, new)
        if new:
            # Of tied rows the first is chosen.
            field = variant.layout.fields[new[0]]
            assert before.obstacle(field, ()) is None
            landed = land(before, (), field)
            landed = land(before, (), field, landed.tied[0]) if landed.tied else landed
            assert [step.field for step in landed.steps if isinstance(step, Crossed)] == new
            assert str(landed.sheet) == str(sheet)
        for field_id in listed(figure, "open"):
            assert sheet.obstacle(variant.layout.fields[field_id], ()) is None, figure
        for field_id in listed(figure, "lost"):
            field = variant.layout.fields[field_id]
            assert not sheet.has(field)
            assert sheet.obstacle(field, ()) in {Obstacle.LOST, Obstacle.CLOSED}, figure
        assert listed(figure, "locked") == [color for index, color in enumerate(COLORS) if sheet.is_locked(index)]


def without(sheet: Sheet, new: list[str]) -> Sheet:
    """The sheet before these crosses and the bar fields that they struck."""
    fields = [sheet.variant.layout.fields[field_id] for field_id in new]
    crosses = [
        tuple(p for p in row if (i, p) not in {(f.row, f.position) for f in fields})
        for i, row in enumerate(sheet.crosses)
    ]
    struck = sum(sheet.variant.layout.fields[field_id].bonus for field_id in new)
    return replace(sheet, crosses=tuple(crosses), struck=sheet.struck[: len(sheet.struck) - struck])


@pytest.mark.parametrize("variant", ALL, ids=str)
def test_C5_C6_the_dice_of_an_example_allow_the_fields_that_are_marked(variant: Variant) -> None:
    rolled = [figure for figure in figures(page(variant)) if "roll" in figure]
    phases = []
    for figure in rolled:
        state = rowlock.roll(rowlock.start(variant, seats=1), figure["roll"])
        marked = set(listed(figure, "open"))
        white = {str(move).partition(">")[0] for move in rowlock.legal(state, 0)} - {"-"}
        for seat in rowlock.to_decide(state):
            state = rowlock.choose(state, seat, "-")
        color = {str(move).partition(">")[0] for move in rowlock.legal(state, 0)} - {"-"}
        assert marked in (white, color)
        phases.append("white" if marked == white else "color")
    assert phases in (["white", "color"], ["white"], ["color"], [])
    assert len(phases) == 2 or variant.id in {"pocket", "tiny"}


@pytest.mark.parametrize("variant", [*printed(), rowlock.parse_variant(EVERYTHING)], ids=str)
def test_an_example_is_drawn_for_each_feature(variant: Variant) -> None:
    text, has = page(variant), features(variant)
    drawn = {heading: len(figures(section(text, heading))) for heading in headings(text)}
    assert drawn["The sheet"] == drawn["Scoring"] == 1
    assert drawn["A turn"] == 2
    assert drawn["Closing a row"] == ("closing free" not in has)
    for feature, heading in (
        *(("lucky", "Lucky numbers"), ("bar", "The bonus bar")),
        *(("pairs", "Bonus pairs"), ("round", "Bonus rows")),
    ):
        assert bool(drawn.get(heading)) == (feature in has)


def sentences(text: str) -> list[str]:
    """The sentences of a page in one spelling, without drawings, tables and the ids of rules."""
    prose = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    lines = [line.removeprefix("- ") for line in prose.splitlines() if not line.startswith(("|", "#", "---"))]
    bare = [re.sub(r"\*\*[A-Z]+[0-9]+\*\*|\w+: |\*", "", line) for line in lines]
    return [found.strip().casefold() for line in bare for found in re.split(r"(?<=[.?!])\s", line) if found.strip()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", ALL, ids=str)
def test_no_page_says_anything_twice(variant: Variant, language: str) -> None:
    counted = Counter(sentences(page(variant, language)))
    assert [sentence for sentence, times in counted.items() if times > 1] == []


def lead(text: str) -> str:
    return text.partition("\n---\n")[0]


@pytest.mark.parametrize("variant", ALL, ids=str)
def test_the_differences_name_each_feature_that_the_original_lacks(variant: Variant) -> None:
    said = {name: bullet for bullet in paragraphs("differences")[1:-1] for name in bullet.needs}
    assert said.keys() == set(DIFFERENCES)
    has = features(variant).intersection(DIFFERENCES)
    filled = values(variant, LANGUAGES["en"])
    bullets = [line for line in lead(page(variant)).splitlines() if line.startswith("- ")]
    assert bullets == [said[name].template.substitute(filled) for name in DIFFERENCES if name in has]
    assert (DIFFERENT in headings(page(variant))) == bool(has)


@pytest.mark.parametrize(
    ("variant_id", "differences"),
    {
        "classic": set(),
        "longo": {"other dice", "other ends", "two closings", "other need", "lucky"},
        "mixx-a": {"mixed colors"},
        "mixx-b": {"mixed numbers"},
        "bonus-a": {"bar"},
        "bonus-b": {"pairs"},
        "big-points": {"round", "limit"},
    }.items(),
)
def test_the_differences_of_the_first_printed_variants(variant_id: str, differences: set[str]) -> None:
    assert features(rowlock.variant(variant_id)).intersection(DIFFERENCES) == differences


def test_the_whole_rules_of_a_variant_do_not_need_the_lead() -> None:
    """They say everything that Classic's page says, where the variant does not change it."""
    classic, mixed = (page(rowlock.variant(name)).partition("\n---\n")[2] for name in ("classic", "mixx-b"))
    kept = [heading for heading in headings(classic) if heading in {"A turn", "Rulings"}]
    for heading in kept:
        ours, theirs = ({*section(text, heading).splitlines()} for text in (classic, mixed))
        assert {line for line in ours if line.startswith("- ")} <= theirs
