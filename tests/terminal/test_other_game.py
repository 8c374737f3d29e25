"""A second game at the terminal: everything but its presenter uses the `Game` protocol alone."""

import io
import random
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from coin import COIN, CoinGame, CoinPlaythrough
from rowlock.rules.game import Playthrough
from rowlock.rules.pad.variant import Variant
from rowlock.terminal import presenter
from rowlock.terminal.look import Look
from rowlock.terminal.menu import Option
from rowlock.terminal.play_loop import Decider, play
from rowlock.terminal.replay import tell_record
from rowlock.terminal.words import Story, does, verdict
from scripted import always, lines

LABELS = {"x": "cross your next field", "-": "pass"}


class CoinPresenter:
    """See Presenter."""

    verb = "toss"
    example = "x to cross"

    def draw(self, play: CoinPlaythrough, rng: random.Random) -> str:
        return play.draw(lambda sides: rng.randint(1, sides))

    def options(self, play: CoinPlaythrough, seat: int) -> list[Option]:
        return [Option(move, LABELS[move]) for move in play.legal(seat)]

    def chance(self, play: CoinPlaythrough, look: Look, seat: int | None = None) -> Text:
        return Text(f"the coin shows {play.turns[-1][0]}")

    def warnings(self, play: CoinPlaythrough) -> list[str]:
        return [f"{name} has two" for name, crosses in zip(play.names, play.crosses, strict=True) if crosses == 2]

    def overview(self, play: CoinPlaythrough, seat: int, look: Look) -> list[RenderableType]:
        return [Text(f"{play.names[seat]}: {play.crosses[seat]} of 3")]

    def action(self, play: CoinPlaythrough) -> str:
        return "cross"

    def story(self, before: CoinPlaythrough, after: CoinPlaythrough) -> Story:
        choices = zip(after.names, after.turns[-1][1], strict=True)
        deeds = tuple(does(name, "cross" if move == "x" else "pass") for name, move in choices)
        return Story(deeds, ("it is over",) if after.is_over else ())

    def guide(self, variant: Variant, look: Look) -> RenderableType:
        return Text(variant.about)

    def sheets(self, play: CoinPlaythrough, look: Look) -> RenderableType:
        return Text(" ".join("x" * crosses or "-" for crosses in play.crosses))

    def scoreboard(self, play: CoinPlaythrough, look: Look) -> RenderableType:
        return Text(verdict(play.scores, play.names, is_over=play.is_over))


@pytest.fixture(autouse=True)
def coin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(presenter.PRESENTERS, "coin", CoinPresenter())


class Crossing:
    """A player that crosses whenever it can."""

    def decide(self, view: CoinPlaythrough) -> str:
        return view.legal(0)[0]


@dataclass(frozen=True)
class Played:
    last: CoinPlaythrough
    saved: list[str]
    printed: str


def played(script: Callable[[str], str], *deciders: Decider | None, seed: int = 1) -> Played:
    file, saved = io.StringIO(), list[str]()

    def save(play: Playthrough) -> None:
        saved.append(play.record)

    names = ["Ada", "Ben", "Cy"][: len(deciders)]
    last = play(
        CoinGame().start(COIN, names, 0),
        deciders,
        rng=random.Random(seed),
        console=Console(file=file, width=80),
        ask=script,
        save=save,
    )
    assert isinstance(last, CoinPlaythrough)
    return Played(last, saved, file.getvalue())


def test_a_coin_is_played_to_the_end_by_people_and_bots() -> None:
    here = played(always("1"), None, Crossing(), None)
    assert here.last.is_over
    assert here.last.crosses == (3, 3, 3)
    assert here.saved[-1] == here.last.record
    assert len(here.saved) == len(here.last.turns) + 1
    assert "Turn 1 · Ada tosses" in here.printed
    assert "  cross  Ada crosses\n         Ben crosses\n         Cy crosses\n" in here.printed
    assert here.printed.endswith("★ It is over.\n\nxxx xxx xxx\n\nAda, Ben and Cy share the win with 3 points each.\n")


def test_on_tails_nobody_is_asked() -> None:
    here = played(lines(""), None, seed=5)
    assert "the coin shows tails\nAda has nothing to cross now.\n" in here.printed
    assert here.last.turn == 2


def test_what_is_typed_is_read_and_refused_by_the_game() -> None:
    here = played(lines("?", "s", "", "r7", "3", "x"), None, None)
    assert COIN.about in here.printed
    assert "Please type a number from 1 to 2, x to cross, - to pass, or ? for help." in here.printed
    assert "The numbers go from 1 to 2." in here.printed
    assert " 1  cross your next field x    2  pass -\n" in here.printed
    assert here.last.turns == (("heads", ("x", "")),)
    assert "Ada has chosen." in here.printed


@pytest.mark.parametrize(
    ("typed", "choices"),
    [
        (["x", "u ada", "-"], ("-", "")),  # still hidden
        (["x", "x", "u"], ("x", "")),  # landed, and the latest is taken back first
        (["x", "x", "u ada", "-"], ("-", "x")),  # what Ben chose stands
    ],
)
def test_choices_are_taken_back_until_the_next_toss(typed: list[str], choices: tuple[str, str]) -> None:
    here = played(lines("", *typed), None, None)
    assert here.last.turns[-1][1] == choices
    assert "nothing to take back: what came before the toss stays" in played(lines("u"), None).printed


def test_a_record_is_told() -> None:
    file = io.StringIO()
    start = CoinGame().start(COIN, ["Ada", "Ben"], 1)
    tossed = start.supply("heads")
    hidden = tossed.choose(0, "x")
    tell_record([start, tossed, hidden, hidden.choose(1, "-")], Console(file=file, width=80))
    assert file.getvalue() == (
        "1. Ben  the coin shows heads\n  cross  Ada crosses\n         Ben passes\n\nx -\n\nAda leads with 1 point.\n"
    )
