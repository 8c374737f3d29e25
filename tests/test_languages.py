"""The rules pages in every language: each says what the English one says, in words of its own."""

import re
from dataclasses import fields, replace
from pathlib import Path

import pytest

import rowlock
from home_made import EVERYTHING
from rowlock import Variant
from rowlock.handbook import SECTIONS, page
from rowlock.handbook.text import paragraphs
from rowlock.handbook.values import values
from rowlock.handbook.words import LANGUAGES
from rowlock.handbook.words.base import Words
from rowlock.rules.pad.layout import COLORS

ROOT = Path(__file__).parent.parent
HANDBOOK = ROOT / "src" / "rowlock" / "handbook"
OTHERS = [language for language in LANGUAGES if language != "en"]
RULE = re.compile(r"\b(?:C|L|MA|MB|BA|BB|BP)\d+\b")

BARE = """
id = "bare"
name = "Bare"
about = "As little as there can be."
close_after = 1
rows_to_end = 1
penalties_to_end = 1
sides = 3
most_scored = 1
lucky = ["2/3", "2/4"]
bar = "R"
sheet = '''
red    2* 3 [4]
yellow 2 3x2 [4]
green  4 3 [2]
blue   6 [5]
'''
"""


def every_variant() -> list[Variant]:
    printed = [rowlock.variant(variant_id) for variant_id in rowlock.variants()]
    examples = [rowlock.load_variant(path) for path in sorted((ROOT / "examples").glob("*.toml"))]
    return [
        *printed,
        *examples,
        *map(rowlock.parse_variant, (EVERYTHING.replace("penalty_points = 0", "penalty_points = 1"), BARE)),
    ]


VARIANTS = every_variant()


def rules(text: str) -> list[str]:
    return sorted(RULE.findall(text))


def bracketed(text: str) -> list[str]:
    """The placeholders of a short sentence, in any order."""
    return sorted(re.findall(r"\{(\w*)\}", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_section_and_nothing_else(language: str) -> None:
    assert {path.name for path in (HANDBOOK / language).iterdir()} == {f"{name}.md" for name in SECTIONS}
    assert {path.stem for path in (HANDBOOK / "words").glob("??.py")} == set(LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("section", SECTIONS)
def test_every_paragraph_has_its_conditions_its_values_and_its_rules(section: str, language: str) -> None:
    ours, theirs = paragraphs(section, language), paragraphs(section)
    for here, there in zip(ours, theirs, strict=True):
        assert (here.needs, here.excludes) == (there.needs, there.excludes), here.template.template
        said, meant = here.template, there.template
        assert sorted(said.get_identifiers()) == sorted(meant.get_identifiers()), said.template
        assert rules(said.template) == rules(meant.template), said.template
        marks = r"^(#+ |- |\| |)"
        assert re.findall(marks, said.template) == re.findall(marks, meant.template), said.template


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_page_is_whole(variant: Variant, language: str) -> None:
    text, english = page(variant, language), page(variant)
    assert not re.search(r"\$|::|\{|\}|None", text)
    drawn = re.sub(r"```.*?```", "drawn", text, flags=re.DOTALL)
    assert not re.search(r" [,.]|\(\)|\*\*\*\*|\n\n\n| \n|  ", drawn)
    assert rules(text) == rules(english)
    assert text.count("\n") == english.count("\n"), "as many paragraphs and lines of tables"
    assert re.findall(r"^(#+) ", text, re.MULTILINE) == re.findall(r"^(#+) ", english, re.MULTILINE)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_no_line_of_a_page_is_left_in_english(variant: Variant, language: str) -> None:
    english = {line for line in page(variant).splitlines() if len(re.findall(r"[a-z]{2,}", line)) > 2}
    english = {line for line in english if not line.startswith("```text ")}
    same = english & set(page(variant, language).splitlines())
    assert {line.replace("\\", "") for line in same} <= {variant.about}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_drawing_is_the_same_but_for_the_names_of_the_rows(variant: Variant, language: str) -> None:
    words = LANGUAGES[language]
    drawing, _, _legend = values(variant, words)["drawing"].partition("\n\n")
    for color, name in zip(COLORS, words.colors, strict=True):
        drawing = re.sub(rf"^{name} +", f"{color} ", drawing, flags=re.MULTILINE)
    drawing = re.sub(rf"^{words.bar} +", "bar ", drawing, flags=re.MULTILINE)
    english, _, _legend = values(variant, LANGUAGES["en"])["drawing"].partition("\n\n")
    english = re.sub(r"^(\w+) +", r"\1 ", english, flags=re.MULTILINE)
    assert re.sub(r"^(\w+) +", r"\1 ", drawing, flags=re.MULTILINE) == english


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_same_sheets_are_drawn(variant: Variant, language: str) -> None:
    fences = re.compile(r"^```text (.*)$", re.MULTILINE)
    assert fences.findall(page(variant, language)) == fences.findall(page(variant))


@pytest.mark.parametrize("language", OTHERS)
def test_every_word_asks_for_what_the_english_one_asks_for(language: str) -> None:
    words, english = LANGUAGES[language], LANGUAGES["en"]
    for field in fields(Words):
        here, there = getattr(words, field.name), getattr(english, field.name)
        assert type(here) is type(there)
        if isinstance(here, tuple):
            assert len(here) == len(there), field.name
            assert all(here), field.name
            assert [bracketed(form) for form in here[1:]] == [bracketed(form) for form in there[1:]], field.name
        elif isinstance(here, str):
            assert here, field.name
            assert set(bracketed(here)) == set(bracketed(there)), field.name


@pytest.mark.parametrize("variant_id", rowlock.variants())
def test_what_the_printed_variants_say_about_themselves_is_translated(variant_id: str) -> None:
    variant = rowlock.variant(variant_id)
    assert [language for language, _ in variant.translations] == OTHERS
    told = [variant.told_in(language) for language in LANGUAGES]
    assert len({texts.about for texts in told}) == len({texts.short for texts in told}) == len(LANGUAGES)
    assert not [texts for texts in told if len(texts.short) > len(texts.about)]


@pytest.mark.parametrize("variant_id", rowlock.variants()[1:])
def test_every_variant_but_the_first_says_in_a_few_sentences_what_is_different(variant_id: str) -> None:
    told = [rowlock.variant(variant_id).told_in(language).differences for language in LANGUAGES]
    assert len({len(sentences) for sentences in told}) == 1
    assert 2 <= len(told[0]) <= 4
    assert len({sentence for sentences in told for sentence in sentences}) == len(told) * len(told[0])
    assert not [line for sentences in told for line in sentences if len(line) > 170 or not line.endswith(".")]
    assert len({tuple(re.findall(r"\d+", " ".join(sentences))) for sentences in told}) == 1


def test_the_first_variant_differs_from_nothing() -> None:
    assert rowlock.variant(rowlock.variants()[0]).differences == ()


@pytest.mark.parametrize("words", LANGUAGES.values(), ids=list(LANGUAGES))
def test_numbers_colors_and_ordinals_are_told_apart(words: Words) -> None:
    assert len(set(words.colors)) == len(COLORS)
    assert len(set(words.numbers)) == len(words.numbers) == 13
    assert len(set(words.ordinals)) == len(words.ordinals) == 9


def test_C11_the_german_page_follows_the_numbers() -> None:
    classic = rowlock.variant("classic")
    assert "wenn zwei Reihen abgeschlossen sind, egal von wem, oder wenn ein Spieler einen vierten Fehlwurf" in page(
        classic, "de"
    )
    changed = page(replace(classic, rows_to_end=1, penalties_to_end=2, close_after=1, penalty_points=1), "de")
    assert "wenn eine Reihe abgeschlossen ist, egal von wem, oder wenn ein Spieler einen zweiten Fehlwurf" in changed
    assert "schon mindestens ein Kreuz haben" in changed
    assert "Jeder Fehlwurf kostet 1 Punkt." in changed
    assert "wenn alle vier Reihen abgeschlossen sind" in page(replace(classic, rows_to_end=4), "de")


def test_french_signs_of_two_parts_have_a_narrow_space_before_them() -> None:
    text = page(rowlock.variant("bonus-b"), "fr")
    assert not re.search("[^\N{NARROW NO-BREAK SPACE}][:;!?»]|«[^\N{NARROW NO-BREAK SPACE}]", text)
    assert "\N{NARROW NO-BREAK SPACE}" * 2 not in text


@pytest.mark.parametrize(
    ("words", "said"),
    [((7, 8), "7 u 8"), ((10, 11), "10 u 11"), ((9, 10), "9 o 10"), ((7, 12), "7 o 12"), ((18, 110), "18 o 110")],
)
def test_spanish_or_changes_before_its_own_sound(words: tuple[int, ...], said: str) -> None:
    assert LANGUAGES["es"].choice(words) == said
    assert " y " in LANGUAGES["es"].listing(words)


def test_the_german_pages_have_the_terms_of_the_pads() -> None:
    text = "".join(page(rowlock.variant(variant_id), "de") for variant_id in rowlock.variants())
    glossary = (ROOT / "docs" / "rules" / "glossary.md").read_text(encoding="utf-8")
    for term in (
        "Zettel",
        "Schloss",
        "Fehlwurf",
        "Farbwürfel",
        "Glückszahlen",
        "Bonusleiste",
        "Kettenzug",
        "Bonusreihe",
    ):
        assert term in text
        assert term in glossary
