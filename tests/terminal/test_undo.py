"""Taking back at the terminal: what, by whom, and what stays."""

import io
import random

import pytest
from rich.console import Console

import rowlock
from rowlock import Phase
from rowlock.players.simple import GreedyPlayer
from rowlock.rules.dice.dice_game import DiceGame
from rowlock.terminal.play_loop import play
from scripted import PERSON, always, at, lines, table


def test_a_color_choice_can_be_taken_back_until_the_next_roll() -> None:
    here = table("classic", PERSON, seed=1)
    state = here.play(lines("", "r7", "y5", "u"))
    assert state.phase is Phase.COLOR
    assert here.last_turn == "25 1314  r7"
    assert here.prompts[3] == "Enter to go on and roll, u to take back: "


def test_a_white_choice_can_be_taken_back_before_and_after_the_color_choice() -> None:
    before = table("classic", PERSON, seed=1)
    state = before.play(lines("", "r7", "u"))
    assert state.phase is Phase.WHITE
    assert before.last_turn == "25 1314"
    after = table("classic", PERSON, seed=1)
    assert after.play(lines("", "r7", "y5", "u", "u")) == state
    assert after.saved[-1] == before.saved[-1]


def test_what_came_before_the_roll_stays() -> None:
    here = table("classic", PERSON, seed=1)
    state = here.play(lines("", "r7", "y5", "", "u"))
    assert state.turn == 2
    assert state.phase is Phase.WHITE
    assert "Ada has nothing to take back" in here.printed


def test_before_a_roll_with_nothing_chosen_there_is_nothing_to_take_back() -> None:
    here = table("classic", PERSON)
    here.play(lines("u"))
    assert "There is nothing to take back: what came before the roll stays." in here.printed


def test_after_taking_back_the_dice_are_the_same_and_so_is_what_follows() -> None:
    straight = table("classic", PERSON, GreedyPlayer(), seed=5)
    state = straight.play(always("1"))
    hesitant = table("classic", PERSON, GreedyPlayer(), seed=5)
    answers: dict[str, int] = {}

    def hesitate(prompt: str) -> str:
        """A script that takes back the last choice and makes it again before every other roll."""
        if prompt.startswith("Enter"):
            answers[prompt] = answers.get(prompt, 0) + 1
            return "u" if "take back" in prompt and answers[prompt] % 2 else ""
        return "1"

    assert hesitant.play(hesitate) == state
    assert hesitant.saved[-1] == straight.saved[-1]


@pytest.mark.parametrize(
    ("typed", "turn"),
    [
        (["r7", "g7", "u", "b7"], "b7 g7"),  # Ada is asked for a color, so it is her choice that she takes back
        (["r7", "u", "g7"], "r7 g7"),  # Ben has not chosen yet, and cannot take back Ada's choice
        (["r7", "u ada", "b7", "g7"], "b7 g7"),  # unless she asks for it
        (["r7", "g7", "y5", "u", "y8"], "r7 g7 | y8"),  # when all have chosen, the latest is taken back first
        (["r7", "g7", "y5", "u ben", "-"], "r7 - | y5"),  # Ada's choices in both actions stand
        (["r7", "g7", "y5", "u ben", "u ada", "-", "y8"], "r7 - | y8"),
    ],
)
def test_each_person_can_take_back_their_own_choice_and_the_others_stand(typed: list[str], turn: str) -> None:
    here = table("classic", PERSON, PERSON, seed=1)
    here.play(lines("", *typed))
    assert here.last_turn == f"25 1314  {turn}"


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("u", "Ann has nothing to take back"),
        ("u Bob", "There is no Bob here; type u An or u Ann or u Cleo."),
        ("u Bot", "There is no Bot here; type u An or u Ann or u Cleo."),
        ("u a", "There is more than one a; type u An or u Ann."),
        ("u AN", "Taken back: An chooses again."),
        ("u ann", "Ann has nothing to take back"),
        ("u c", "Cleo has nothing to take back"),
    ],
)
def test_who_takes_back_is_named_in_full_or_by_letters_that_nobody_else_begins_with(typed: str, sentence: str) -> None:
    file = io.StringIO()
    play(
        DiceGame().start(rowlock.variant("classic"), ["An", "Ann", "Bot", "Cleo"], 0),
        [PERSON, PERSON, GreedyPlayer(), PERSON],
        rng=random.Random(1),
        console=Console(file=file, width=80),
        ask=lines("", "r7", typed),
        save=lambda play: None,
    )
    assert sentence in file.getvalue()


def test_the_last_choice_can_be_taken_back_before_the_scores() -> None:
    here = at("classic turn 9 seat 0 color 11 1111 / - - - - p3 / -", PERSON)
    state = here.play(lines("-", "u", "1", ""))
    assert here.prompts[1] == "Enter for the scores, u to take back: "
    assert not state.is_over
