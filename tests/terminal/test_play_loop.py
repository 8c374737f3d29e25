"""Playing at the terminal, with scripted input."""

import io
import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

import rowlock
import strategies
from rowlock import Move, Phase, Variant, View
from rowlock.errors import SetupError
from rowlock.players.simple import GreedyPlayer, RandomPlayer
from rowlock.rules.dice.dice_game import DiceGame
from rowlock.terminal.dice.dice_presenter import DicePresenter
from rowlock.terminal.play_loop import play
from rowlock.terminal.screen import Screen
from scripted import NAMES, PERSON, Table, always, at, lines, table


@pytest.mark.parametrize("variant", rowlock.variants())
def test_whole_playthroughs_come_to_an_end(variant: str) -> None:
    here = table(variant, PERSON, GreedyPlayer(), PERSON)
    assert here.play(always("1")).is_over
    assert "The game is over: " in here.printed
    assert "win" in here.printed.splitlines()[-2]
    assert here.printed.splitlines()[-1] == "The record is in there.txt"


@pytest.mark.slow
@pytest.mark.parametrize("variant", rowlock.variants())
@pytest.mark.parametrize("seed", range(3))
def test_whole_playthroughs_with_any_numbers_typed(variant: str, seed: int) -> None:
    rng = random.Random(seed)
    here = table(variant, PERSON, RandomPlayer(rng), PERSON, seed=seed)
    words = ["1", "2", "3", "4", "-", "u", "?", "s", "r7", "what", "", "", "u Ben", "99"]
    assert here.play(lambda prompt: rng.choice(words)).is_over


@pytest.mark.slow
@given(strategies.home_made(), st.integers(0, 99))
def test_home_made_variants_can_be_played_too(variant: Variant, seed: int) -> None:
    rng = random.Random(seed)
    here = Table(rowlock.start(variant, 2), [PERSON, RandomPlayer(rng)], seed)
    assert here.play(lambda prompt: rng.choice(["1", "2", "-", "u", ""])).is_over


@pytest.mark.parametrize("variant", rowlock.variants())
def test_bots_play_on_without_a_prompt(variant: str) -> None:
    here = table(variant, *[GreedyPlayer()] * 3)
    assert here.play(lines()).is_over
    assert here.prompts == []
    assert "1. Ada  white" in here.printed


def test_one_person_alone_can_play() -> None:
    here = table("classic", PERSON)
    assert here.play(always("1")).is_over
    assert "Ada ends with" in here.printed


def test_whoever_is_called_you_is_spoken_to() -> None:
    file = io.StringIO()
    prompts: list[str] = []
    play(
        DiceGame().start(rowlock.variant("classic"), ["You", "Bot"], 0),
        [PERSON, GreedyPlayer()],
        rng=random.Random(1),
        console=Console(file=file, width=80),
        ask=lambda prompt: prompts.append(prompt) or always("1")(prompt.lower()),  # type: ignore[func-returns-value]
        save=lambda play: None,
    )
    assert prompts[1] == "Your choice: "
    assert "You cross red 7" in file.getvalue()
    assert "Turn 1 · You roll" in file.getvalue()
    assert not re.search(r"You\s+(crosses|passes|takes|locks|rolls|has|chooses)\b", file.getvalue())


def test_the_dice_come_from_the_generator() -> None:
    one, same, other = (table("classic", PERSON, GreedyPlayer(), seed=seed) for seed in (1, 1, 2))
    for here in (one, same, other):
        here.play(always("1"))
    assert one.saved == same.saved
    assert one.saved != other.saved


def test_the_record_is_saved_after_every_turn_and_at_the_end() -> None:
    here = table("classic", PERSON, GreedyPlayer())
    state = here.play(always("1"))
    turns = [len(record.turns) for record in here.saved]
    assert turns == [*range(1, state.turn + 1), state.turn]


def test_moves_are_listed_with_numbers_and_notation_and_either_can_be_typed() -> None:
    here = table("classic", PERSON, seed=1)
    here.play(lines("", "2"))
    assert "1  red 7 r7    2  yellow 7 y7    3  green 7 g7    4  blue 7 b7    5  pass -" in here.printed
    assert here.saved[-1].turns[0].white == (rowlock.Cross("y7"),)
    for typed, move in (("g7", "g7"), (" B7 ", "b7"), ("-", "-"), ("pass", "-"), ("5", "-")):
        here = table("classic", PERSON, seed=1)
        here.play(lines("", typed))
        assert str(here.saved[-1].turns[0].white[0]) == move


def test_a_second_pass_says_what_it_costs_but_only_if_it_does() -> None:
    here = table("classic", PERSON, seed=1)
    here.play(lines("", "-"))
    assert "pass and take a penalty" in here.printed
    here = table("classic", PERSON, seed=1)
    here.play(lines("", "r7"))
    assert "pass -" in here.printed
    assert "penalty -" not in here.printed


def test_the_pass_that_ends_it_says_so() -> None:
    for penalties, label in (
        (2, "pass and take a penalty -"),
        (3, "pass and take your last penalty: this ends the game -"),
    ):
        here = at(f"classic turn 9 seat 0 color 11 1111 / - - - - p{penalties} / -", PERSON)
        here.play(lines())
        assert label in here.printed


def test_bonus_crosses_are_announced_in_the_menu() -> None:
    here = at("bonus-b turn 9 seat 0 white 56 1111 / r2 y2 g12.g9 b12 p0 / ?", PERSON)
    here.play(lines())
    assert "yellow 11, bonus in red → red 3 → red 4 y11>r" in here.printed
    here = at("classic turn 9 seat 0 white 66 1111 / r2.r3.r4.r5.r6 - - - p0 / ?", PERSON)
    here.play(lines())
    assert "red 12 + lock r12" in here.printed


def test_a_lucky_number_is_pointed_out() -> None:
    here = at("longo lucky 5/10 turn 9 seat 0 white 55 1111 / r2 y2 g16 - p0 / ?", PERSON)
    here.play(lines())
    assert "★ lucky\n" in here.printed
    assert "blue 16 (lucky) b16" in here.printed
    here = at("longo lucky 5/10 turn 9 seat 0 white 5? ???? / r2 y2 g16 - p0 / ?", PERSON)
    here.play(lines())
    assert "★ lucky\n" not in here.printed
    assert "blue 16 (lucky) b16" in here.printed


def test_with_nothing_to_cross_nobody_is_asked() -> None:
    here = at("classic turn 9 seat 0 white 11 6666 / r11 y11 g3 b3 p0 / ?", PERSON)
    here.play(lines())
    assert here.prompts == ["Enter to roll: "]
    assert "Ada has nothing to cross now." in here.printed
    assert "Ada takes a penalty" in here.printed


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("", "Please type a number from 1 to 5, a field like r7, - to pass, or ? for help."),
        ("6", "The numbers go from 1 to 5."),
        ("0", "The numbers go from 1 to 5."),
        ("r3", "Not allowed: r3: the white dice make 7 (C5)."),
        ("r99", "Not allowed: r99: there is no field r99 on this sheet."),
        ("9" * 5000, "The numbers go from 1 to 5."),
        ("hello", "Please type a number from 1 to 5, a field like r7, - to pass, or ? for help."),
        ("u", "Ada has nothing to take back: what came before the roll stays."),
        ("u a", "Ada has nothing to take back: what came before the roll stays."),
        ("u Ben", "There is no Ben here; type u Ada."),  # a bot keeps its choices
    ],
)
def test_bad_input_is_answered_kindly_and_asked_again(typed: str, sentence: str) -> None:
    here = table("classic", PERSON, GreedyPlayer(), seed=1)
    state = here.play(lines("", typed))
    assert sentence in here.printed
    assert here.prompts[1:] == ["Ada, your choice: "] * 2
    assert state.phase is Phase.WHITE


def test_anything_but_enter_does_not_roll() -> None:
    here = table("classic", PERSON)
    state = here.play(lines("now", "7"))
    assert state.phase is Phase.ROLL
    assert here.printed.count("Please press Enter to go on, or type ? for help.") == 2


def test_help_and_sheets_can_be_seen_at_any_prompt() -> None:
    here = table("classic", PERSON, GreedyPlayer())
    here.play(lines("?", "s", "", "?", "s", "1"))
    assert here.printed.count("Classic, for the game Qwixx") == 2
    assert here.printed.count("1  red 7 r7") == 3, "the menu is shown again"


@pytest.mark.parametrize("script", [lines("", "1", "q"), lines("", "1"), lines("", "1", then=KeyboardInterrupt)])
def test_stopping_is_polite_and_keeps_the_record(script: Callable[[str], str]) -> None:
    here = table("classic", PERSON)
    state = here.play(script)
    assert state.phase is Phase.COLOR
    assert here.printed.splitlines()[-2:] == ["Stopped here.", "The record is in there.txt"]
    assert here.last_turn == "25 1314  r7"


def test_a_stopped_playthrough_goes_on_where_it_was() -> None:
    first = table("classic", PERSON, GreedyPlayer(), seed=1)
    state = first.play(lines("", "r7"))
    second = Table(state, [PERSON, GreedyPlayer()], 2, record=first.saved[-1])
    assert second.play(always("1")).is_over
    assert second.prompts[0] == "Ada, your choice: "


@dataclass
class Noting:
    """A player that crosses what it can and notes what it was shown."""

    seen: list[View] = field(default_factory=list)

    def decide(self, view: View) -> Move:
        self.seen.append(view)
        assert view.seat is not None
        return rowlock.legal(view.state, view.seat)[0]


def test_bots_choose_first_see_nothing_hidden_and_keep_their_choices() -> None:
    bots = [Noting(), Noting()]
    here = table("classic", bots[0], PERSON, bots[1], seed=1)
    state = here.play(lines("", "r7", "u", "y7", "u", "-"))
    white = [view for bot in bots for view in bot.seen if view.state.phase is Phase.WHITE]
    assert len(white) == 2, "they were asked once, no matter what the person took back"
    assert all(view.state.choices == (None, None, None) for view in white)
    assert all(1 not in view.decided for view in white), "the person had not chosen yet"
    assert "has chosen" not in here.printed, "with one person at the terminal there is nothing to hide"
    color = [view for view in bots[0].seen if view.state.phase is Phase.COLOR]
    assert len(color) == 1
    assert here.last_turn == f"25 1314  r7 - r7 | {rowlock.legal(color[0].state, 0)[0]}"
    assert state.phase is Phase.ROLL


def test_a_bot_decides_anew_if_its_choice_is_no_longer_possible() -> None:
    """The person first passes, then closes red: the bot's red cross cannot stand."""
    here = at(
        """
        classic turn 9 seat 0 white 66 1111
        r2 y2 - - p0
        r2.r3.r4.r5.r6 - - - p0
        """,
        Noting(),
        PERSON,
    )
    here.play(lines("-", "u", "r12"))
    assert "Ada crosses red 7" in here.screens[1]
    assert here.last_turn == "66 1111  g12 r12 | y7"


def test_people_at_one_terminal_do_not_see_what_the_others_chose_before_it_lands() -> None:
    here = table("classic", PERSON, PERSON, seed=1)
    here.play(lines("", "r7", "g7"))
    assert here.prompts[1:3] == ["Ada, your choice: ", "Ben, your choice: "]
    for_ben = here.screens[2].removeprefix(here.screens[1])
    assert "Ada has chosen." in for_ben
    assert "crosses" not in for_ben
    assert "╳" not in for_ben
    landed = here.screens[3].removeprefix(here.screens[2])
    assert "Ada crosses red 7" in landed
    assert "Ben crosses green 7" in landed


@pytest.mark.parametrize(
    ("is_terminal", "term", "height", "wiped"),
    [
        (True, "xterm", 30, "\x1b[2J\x1b[H"),
        (True, "dumb", 30, "\n" * 30),
        (False, "xterm", 10, "\n" * 24),
    ],
)
def test_a_choice_is_wiped_away_or_moved_out_of_sight(is_terminal: bool, term: str, height: int, wiped: str) -> None:
    file = io.StringIO()
    environ = {"TERM": term, "NO_COLOR": "1"}
    console = Console(file=file, width=80, height=height, force_terminal=is_terminal, _environ=environ)
    Screen(console, NAMES, DicePresenter()).chosen(0)
    assert file.getvalue() == f"{wiped}Ada has chosen.\n"


def test_closings_and_what_comes_close_to_the_end_are_announced() -> None:
    here = at("classic turn 9 seat 0 white 66 1111 / r2.r3.r4.r5.r6 - - - p0 / ?", PERSON)
    here.play(lines("r12", "1", ""))
    assert "★ Red is closed, its die is out.\n★ One more row ends the game.\n" in here.printed
    assert "Turn 10 · Ada rolls · one more row ends the game" in here.printed
    assert "R out" in here.printed
    assert here.printed.count("One more row ends the game") == 1, "it is announced once, then shown above each turn"


def test_a_person_sees_the_others_before_a_white_choice() -> None:
    here = at("classic turn 9 seat 0 white 66 1111 / r2 - - - p0 / - y3 - - p1 / ? -", PERSON, GreedyPlayer())
    here.play(lines())
    assert "Ben  –        1 at 3   –        –        ╳              −4" in here.printed


def test_a_terminal_that_knows_only_ascii_can_be_played_on() -> None:
    here = table("bonus-a", PERSON, GreedyPlayer())
    here.encoding = "ascii"
    assert here.play(lambda prompt: "?" if len(here.prompts) == 2 else always("1")(prompt)).is_over


def test_a_narrow_window_is_mentioned() -> None:
    here = table("classic", PERSON)
    here.width = 60
    here.play(lines())
    assert "Widen the window to 80 columns to see the whole sheet." in here.printed


@pytest.mark.parametrize(
    ("players", "seats", "line"),
    [
        ((2, 4), 1, "Players by the book: 2 to 4; here 1 to 8 can play.\n"),
        ((2, 4), 5, "Players by the book: 2 to 4; here 1 to 8 can play.\n"),
        ((2, 2), 3, "Players by the book: 2; here 1 to 8 can play.\n"),
        ((2, 4), 2, ""),
        ((2, 4), 4, ""),
        (None, 1, ""),
    ],
)
def test_a_number_of_players_that_is_not_by_the_book_is_mentioned(
    players: tuple[int, int] | None, seats: int, line: str
) -> None:
    variant = replace(rowlock.variant("classic"), players=players)
    file = io.StringIO()
    Screen(Console(file=file, width=80), ["Ada"] * seats, DicePresenter()).greet(variant)
    assert file.getvalue().partition("at any time.\n")[2] == line


def test_every_seat_needs_somebody() -> None:
    with pytest.raises(SetupError):
        Table(rowlock.start("classic", 3), [PERSON]).play(lines())


def test_an_interrupted_bot_leaves_state_and_record_in_step() -> None:
    @dataclass
    class Slow:
        turns: int = 0

        def decide(self, view: View) -> Move:
            self.turns += 1
            if self.turns == 5:
                raise KeyboardInterrupt
            return rowlock.Pass()

    here = table("classic", Slow(), GreedyPlayer())
    assert not here.play(lines()).is_over
