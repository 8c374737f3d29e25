"""Score pads as clients are told about them: stateless, complete, and clear about what is wrong."""

import random
from pathlib import Path

import pytest

import rowlock
from rowlock import protocol
from rowlock.errors import IllegalMove, NotationError, RowlockError, SetupError, UnknownVariant, VariantError
from rowlock.rules.pad.score_pad import filled, most_marks
from rowlock.rules.pad.scoring import score
from rowlock.table.score_pads import pad_view

TWOFOLD = (Path(__file__).parent.parent.parent / "examples" / "twofold.toml").read_text("utf-8")


def told(*marks: str, variant: str = "classic", explain: str = "", toml: str = "") -> protocol.PadView:
    return pad_view(protocol.NewPad(variant=variant, marks=marks, explain=explain, toml=toml))


@pytest.mark.parametrize("variant", rowlock.variants())
def test_a_whole_pad_is_played_by_what_is_told(variant: str) -> None:
    rng, marks = random.Random(variant), list[str]()
    view = told(variant=variant)
    while not view.ended_by:
        penalty = ["p"] if view.penalty and rng.random() < 0.1 else []
        closings = [f"{row[0]}!" for row in view.closable if rng.random() < 0.02]
        mark = rng.choice([*penalty, *closings] or view.legal or ["p"])
        before, view = view, told(*marks, mark, variant=variant)
        marks.append(mark)
        held = filled(rowlock.variant(variant), marks)
        assert (view.sheet, view.score) == (str(held.sheet), score(held.sheet).total)
        assert view.score == sum(view.result.rows) + view.result.bonus + view.result.penalties
        assert set(view.closed).isdisjoint(view.closable)
        assert len(view.legal) == len(view.brings)
        if mark in before.legal:
            brought = before.brings[before.legal.index(mark)]
            assert (brought.score, brought.ends) == (view.score, bool(view.ended_by))
        if mark == "p":
            assert before.penalty is not None
            assert (before.penalty.score, before.penalty.ends) == (view.score, bool(view.ended_by))
        if mark.endswith("!"):
            assert before.last_row == bool(view.ended_by)
    assert (view.legal, view.brings, view.penalty, view.closable) == ((), (), None, ())


def test_why_not_is_told_with_the_facts_that_the_page_knows() -> None:
    why = told("r5", explain="r4").why
    assert why == protocol.WhyNot(field="r4", reason="lost", rule="C3", facts={"last": "r5"})
    assert told("r5", explain="r6").why == protocol.WhyNot(field="r6", reason="", rule="", facts={})
    assert told("r5").why is None


def test_what_ended_it_is_told() -> None:
    assert told("r!", "b!").ended_by == ("rows",)
    assert told("p", "p", "p", "p").ended_by == ("penalties",)
    assert told("r!").last_row
    assert not told().last_row


def test_a_home_made_variant_has_a_pad_too() -> None:
    assert told("p", variant="", toml=TWOFOLD).variant.id == "twofold"


@pytest.mark.parametrize(
    ("new", "error", "message"),
    [
        ({"variant": "chess"}, UnknownVariant, "there is no variant 'chess'"),
        ({"variant": "classic", "toml": TWOFOLD}, SetupError, "not both"),
        ({"toml": "id ="}, VariantError, "not TOML"),
        ({"marks": ("r5", "r13")}, NotationError, "mark 2, r13: there is no field r13 on this sheet"),
        ({"marks": ("r5", "q")}, NotationError, "mark 2, 'q' is not a mark; write a field like r7"),
        ({"marks": ("r5", "y2", "r4")}, IllegalMove, r"mark 3, r4: red 4 is not right of the last cross.*\(C3\)"),
        ({"marks": ("r!", "r2")}, IllegalMove, r"mark 2, r2: row red is closed \(C8\)"),
        ({"marks": ("p",) * 5}, IllegalMove, r"mark 5, p: it is over \(C11\)"),
        ({"marks": ("p",) * 53}, SetupError, "53 marks: a sheet of Classic has room for 52"),
        ({"explain": "r13"}, NotationError, "there is no such field on this sheet"),
    ],
)
def test_what_is_wrong_is_named(new: dict[str, str], error: type[RowlockError], message: str) -> None:
    with pytest.raises(error, match=message):
        pad_view(protocol.NewPad(**new))  # type: ignore[arg-type]


def test_no_pad_is_longer_than_the_limit() -> None:
    assert most_marks(rowlock.variant("classic")) == 52
