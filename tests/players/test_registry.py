"""Players are known by name; anybody can add one."""

import random
import subprocess
import sys
from collections.abc import Iterator

import pytest

import rowlock
from rowlock.errors import SetupError
from rowlock.players import registry
from rowlock.players.compiled.tempo.habits import HABITS


class Passer:
    """Never crosses anything."""

    def decide(self, view: rowlock.View) -> rowlock.Move:
        """Pass."""
        return rowlock.Pass()


@pytest.fixture
def passer() -> Iterator[str]:
    rowlock.register("passer", "never crosses anything", lambda rng: Passer())
    yield "passer"
    del registry._REGISTRY["passer"]


def test_every_player_has_a_line() -> None:
    listed = rowlock.players()
    assert {"random", "greedy"} < set(listed)
    assert all(about and "\n" not in about for about in listed.values())


def test_a_player_is_made_by_name() -> None:
    state = rowlock.roll(rowlock.start("classic"), "34 2516")
    for name in set(rowlock.players()) - set(HABITS):
        for rng in (None, random.Random(1)):
            assert rowlock.player(name, rng).decide(rowlock.view(state, 0)) in rowlock.legal(state, 0)


def test_whoever_registers_a_player_can_name_it(passer: str) -> None:
    assert rowlock.players()[passer] == "never crosses anything"
    state = rowlock.roll(rowlock.start("classic"), "34 2516")
    assert rowlock.player(passer).decide(rowlock.view(state, 1)) == rowlock.Pass()


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("gredy", "there is no player 'gredy'; did you mean greedy?"),
        ("deep blue", "there is no player 'deep blue'; there are random, greedy, "),
    ],
)
def test_who_is_not_there_is_not_made(name: str, message: str) -> None:
    with pytest.raises(SetupError, match=message.replace("?", r"\?")):
        rowlock.player(name)


@pytest.mark.parametrize("name", ["greedy", "Ada", "a b", "a,b", "", "7"])
def test_names_are_simple_and_given_once(name: str) -> None:
    with pytest.raises(SetupError, match="player"):
        rowlock.register(name, "nobody", lambda rng: Passer())
    assert rowlock.players().get(name) != "nobody"


@pytest.mark.parametrize(
    "line",
    ["import rowlock.players.simple", "from rowlock.players.registry import register", "import rowlock.players"],
)
def test_the_function_stays_what_it_is_whatever_is_imported_from_the_room_of_that_name(line: str) -> None:
    code = f"{line}\nimport rowlock\nfrom rowlock.players.simple import GreedyPlayer\nprint(*rowlock.players())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert {"random", "greedy"} < set(done.stdout.split()) <= set(rowlock.players())
