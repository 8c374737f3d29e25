"""The page's tutorial, played by the rules: every step is legal and teaches what it says."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import rowlock
from rowlock import Phase, Record, State
from rowlock.rules.pad.scoring import points

PAGE = Path(__file__).resolve().parent.parent / "web/src"
LESSON = json.loads((PAGE / "tutorial/lesson.json").read_text(encoding="utf-8"))
RECORD = Record.parse("\n".join([f"variant {LESSON['variant']}", f"seats You, {LESSON['partner']}", *LESSON["record"]]))
STATES = list(rowlock.replay(RECORD))
YOU, DOT = 0, 1
RED, YELLOW, GREEN = range(3)


@dataclass(frozen=True)
class Step:
    """A decision of the lesson, what the learner does there, and the state that follows."""

    before: State
    move: str
    after: State

    @property
    def legal(self) -> set[str]:
        return {str(move) for move in rowlock.legal(self.before, YOU)}

    @property
    def whites(self) -> list[int]:
        return [int(face) for face in str(self.before.roll)[:2]]


def step(at: str) -> Step:
    """The decision of a turn and phase."""
    turn, phase = at.split()
    here = [index for index, state in enumerate(STATES) if f"{state.turn} {state.phase.name.lower()}" == at]
    moves = RECORD.turns[int(turn) - 1]
    chosen = {"white": moves.white[YOU], "color": moves.color}.get(phase)
    return Step(STATES[here[0]], str(chosen), STATES[min(here[-1] + 1, len(STATES) - 1)])


def note(key: str) -> tuple[Step, list[int]]:
    """The decision that a note of the lesson is about, and the numbers that the note mentions."""
    [at] = [one["at"] for one in LESSON["notes"] if one["key"] == key]
    notes = (PAGE / "texts/more/en.ts").read_text(encoding="utf-8").partition("    notes: {")[2].partition("\n    },")[0]
    [text] = re.findall(rf'^ +{key}:\s+"(.+)",$', notes, re.MULTILINE)
    return step(at), [int(number) for number in re.findall(r"\d+", text)]


def test_the_record_is_legal_and_played_to_its_end() -> None:
    assert STATES[-1].is_over
    assert STATES[0].active == YOU


def test_there_are_about_ten_steps_in_the_order_of_play_each_at_a_decision() -> None:
    places = [f"{state.turn} {state.phase.name.lower()}" for state in STATES]
    order = [places.index(one["at"]) for one in LESSON["notes"]]
    assert order == sorted(order)
    assert 8 <= len(order) <= 11


def test_what_is_left_to_the_learner_is_theirs_to_decide() -> None:
    for one in LESSON["notes"]:
        here = step(one["at"]).before
        assert here.phase in (Phase.WHITE, Phase.OVER) or here.active == YOU, one


def welcome(here: Step) -> list[int]:
    assert here.before.phase is Phase.ROLL
    assert here.before.turn == 1
    return []


def white(here: Step) -> list[int]:
    total = sum(here.whites)
    assert here.move == f"r{total}"
    assert here.before.active == YOU
    return [total, total, total]


def skip(here: Step) -> list[int]:
    assert here.before.sheets[YOU].open_from(RED, ()) == 2  # red 2 is lost, red 3 crossed
    return [2]


def color(here: Step) -> list[int]:
    die = int(str(here.before.roll).split()[1][YELLOW])
    assert here.whites[0] + die == 2
    assert here.move == "y2"
    assert str(here.before.sheets[YOU]).split()[YELLOW] == "-"
    assert here.before.sheets[YOU].next_field(YELLOW, ()) == here.before.variant.layout.fields["y2"]
    return [here.whites[0], die, 2, 2]


def others(here: Step) -> list[int]:
    total = sum(here.whites)
    assert here.before.active == DOT
    assert here.move == f"r{total}"
    assert here.before.sheets[YOU].next_field(RED, ()) == here.before.variant.layout.fields[here.move]
    return [total, total]


def penalty(here: Step) -> list[int]:
    assert here.legal == {"-"}
    assert {str(move) for move in rowlock.legal(step("3 white").before, YOU)} == {"-"}
    assert (here.before.sheets[YOU].penalties, here.after.sheets[YOU].penalties) == (0, 1)
    return [rowlock.scores(here.before)[YOU] - rowlock.scores(here.after)[YOU]]


def scoring(here: Step) -> list[int]:
    crosses = here.before.sheets[YOU].count(RED)
    return [*(points(count) for count in range(1, crosses + 1)), crosses]


def lock(here: Step) -> list[int]:
    total = sum(here.whites)
    crosses = here.before.sheets[YOU].count(RED)
    assert here.move == f"r{total}"
    assert here.before.variant.layout.fields[here.move].closing
    assert here.after.sheets[YOU].count(RED) == crosses + 2
    assert here.after.closed == {"red"}
    return [total, here.before.variant.close_after, crosses, total]


def closed(here: Step) -> list[int]:
    assert str(here.before.roll).split()[1][RED] == "."
    assert here.legal == {"y11", "-"}
    assert here.move == "-"
    assert here.after.sheets[YOU].penalties == here.before.sheets[YOU].penalties
    first = here.before.sheets[YOU].next_field(YELLOW, ())
    assert first is not None
    return [11, 11 - first.number]


def last(here: Step) -> list[int]:
    assert here.before.active == DOT
    assert here.legal == {"-"}
    assert here.after.sheets[YOU] == here.before.sheets[YOU]
    return []


def end(here: Step) -> list[int]:
    assert here.before.is_over
    assert here.before.closed == {"red", "green"}
    assert here.before.sheets[DOT].is_locked(GREEN)
    assert (here.before.variant.rows_to_end, here.before.variant.penalties_to_end) == (2, 4)
    assert here.before.sheets[YOU].penalties == 1
    yours, dots = rowlock.scores(here.before)
    assert yours > dots
    return [yours, dots]


TAUGHT: tuple[Callable[[Step], list[int]], ...] = (
    *(welcome, white, skip, color, others, penalty),
    *(scoring, lock, closed, last, end),
)


@pytest.mark.parametrize("taught", TAUGHT, ids=lambda taught: taught.__name__)
def test_a_step_teaches_what_it_says(taught: Callable[[Step], list[int]]) -> None:
    here, mentioned = note(taught.__name__)
    assert mentioned == taught(here)


def test_every_step_is_checked() -> None:
    assert [taught.__name__ for taught in TAUGHT] == [one["key"] for one in LESSON["notes"]]
