"""`rowlock arena` and `rowlock players`, run as people run them."""

import json
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

import pytest

import rowlock
from rowlock.arena.running_match import RunningMatch
from rowlock.players import registry
from test_cli import Terminal, run


def arena(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    return run(capsys, "arena", *arguments)


def test_it_tells_who_won_and_how_sure_that_is(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = arena(capsys, "greedy", "random", "--variant", "longo", "--games", "200")
    assert (code, err) == (0, "")
    head, _, *lines = out.splitlines()
    assert head.startswith("Longo, 2 seats: 200 games, seed 1, ")
    assert [line.split()[0] for line in lines] == ["greedy", "random"]


def test_alone_they_are_compared_by_their_points(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = arena(capsys, "sage", "random", "--games", "100", "--seats", "1")
    assert out.startswith("Classic, each alone with the same dice: 50 games, seed 1, ")
    _, out, _ = arena(capsys, "sage", "random", "greedy", "--games", "99", "--seats", "1", "--json")
    found = json.loads(out)
    assert [one["player"] for one in found["ratings"]] == ["sage", "greedy", "random"]
    assert [(one["seats"], one["games"], one["players"]) for one in found["matches"]] == [
        (1, 33, ["sage", "random", "greedy"])
    ]


def test_json_has_what_other_programs_rely_on(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("greedy", "random", "--variant", "classic", "--games", "300", "--seed", "7", "--json")
    _, out, _ = arena(capsys, *arguments)
    found = json.loads(out)
    expected = rowlock.arena("greedy", "random", games=300, seed=7)
    assert found["wins"] == [expected.wins(0), expected.wins(1)]
    assert found["ties"] == expected.ties()
    assert sum(found["wins"]) + found["ties"] == found["games"] == 300
    assert found["mean_margin"] == pytest.approx(expected.mean_margin())
    assert found["ci95"] == pytest.approx(list(expected.interval()))
    assert found["ci99"][0] < found["ci95"][0] < found["score"] < found["ci95"][1]


def test_a_table_of_others(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = arena(capsys, "sage", "greedy", "--seats", "4", "--games", "40")
    assert "sage at a table of greedy: " in out.splitlines()[-1]
    assert out.splitlines()[-1].endswith(" times its fair share of wins")


def test_it_stops_when_it_is_decided(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = arena(capsys, "random", "greedy", "--games", "50000", "--until-decided")
    assert out.splitlines()[-1] == "stopped: it is clear that random is weaker"
    assert "200 games" in out


def test_several_are_rated(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = arena(capsys, "random", "greedy", "sage", "--games", "100")
    _, head, *lines = out.splitlines()
    assert head.split() == ["player", "rating", "against", "sage", "greedy", "random"]
    assert [line.split()[0] for line in lines] == ["sage", "greedy", "random"]
    _, out, _ = arena(capsys, "random", "greedy", "sage", "--games", "100", "--json")
    found = json.loads(out)
    assert [one["player"] for one in found["ratings"]] == ["sage", "greedy", "random"]
    assert len(found["matches"]) == 3
    _, out, _ = arena(capsys, "random", "greedy", "sage", "--games", "60", "--seats", "3")
    assert out.splitlines()[1] == "player      rating"


def test_a_plot_is_a_picture(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "scores.svg"
    for players in (("greedy", "random"), ("greedy", "greedy")):
        assert arena(capsys, *players, "--games", "200", "--plot", str(path))[0] == 0
        picture = ElementTree.fromstring(path.read_text(encoding="utf-8"))
        texts = {text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")}
        assert {"Classic: 200 games", "points"} <= texts
        assert ({"greedy", "random"} if len(set(players)) == 2 else {"0: greedy", "1: greedy"}) <= texts


def test_ctrl_c_tells_what_is_there_so_far(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    whole = RunningMatch.play

    def interrupted(self: RunningMatch, threads: int) -> Iterator[int]:
        for done in whole(self, threads):
            yield done
            raise KeyboardInterrupt

    monkeypatch.setattr(RunningMatch, "play", interrupted)
    code, out, _ = arena(capsys, "greedy", "random", "--seats", "3", "--games", "3000", "--json")
    assert code == 130
    assert json.loads(out)["games"] == 249, "the whole rounds of three in 250"
    code, out, _ = arena(capsys, "greedy", "random", "sage", "--games", "3000", "--json")
    assert code == 130
    assert len(json.loads(out)["matches"]) == 1


def test_ctrl_c_before_the_first_round_is_over(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(self: RunningMatch, threads: int) -> Iterator[int]:
        raise KeyboardInterrupt

    monkeypatch.setattr(RunningMatch, "play", interrupted)
    assert arena(capsys, "greedy", "random") == (130, "", "rowlock: stopped before a single round was over\n")


def test_people_who_watch_see_a_bar(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Terminal()
    monkeypatch.setattr("sys.stderr", shown)
    arena(capsys, "greedy", "random", "--games", "3000", "--threads", "1")
    assert "%" in shown.getvalue()


def test_players_of_your_own_are_loaded(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(
        "import rowlock\n"
        "class Last:\n"
        "    def decide(self, view):\n"
        "        return rowlock.legal(view.state, view.seat)[0]\n"
        "rowlock.register('first-there-is', 'crosses the topmost', lambda rng: Last())\n",
        encoding="utf-8",
    )
    try:
        code, out, _ = arena(capsys, "first-there-is", "random", "--games", "4", "--load", str(path))
        assert code == 0
        assert out.splitlines()[2].startswith("first-there-is ")
    finally:
        del registry._REGISTRY["first-there-is"]
    assert "mine.py is not a file" in arena(capsys, "a", "b", "--load", "mine.py")[2]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("greedy",), "name at least two players"),
        (("greedy", "gredy"), "there is no player 'gredy'; did you mean greedy?"),
        (("greedy", "random", "--variant", "clasic"), "there is no variant 'clasic'; did you mean classic?"),
        (("greedy", "random", "--seats", "9"), "9 seats: 1 to 8 can play (C1)"),
        (("greedy", "random", "sage", "--seats", "5"), "3 players for 5 seats"),
        (("greedy", "random", "--games", "0"), "0 games: at least one is needed"),
        (("greedy", "random", "--plot", "scores.png"), "scores.png: the name of the plot must end in .svg"),
        (("greedy", "random", "--plot", "nowhere/scores.svg"), "nowhere/scores.svg cannot be written"),
        (("greedy", "random", "--variant", "longo", "--lucky", "5"), "'5': not lucky numbers"),
    ],
)
def test_what_is_refused_is_a_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], message: str
) -> None:
    code, out, err = arena(capsys, *arguments)
    assert (code, out) == (2, "")
    assert message in err


def test_players_lists_them_with_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "players")
    assert [line.split()[0] for line in out.splitlines()] == list(rowlock.players())
    _, out, _ = run(capsys, "players", "--json")
    assert json.loads(out) == rowlock.players()
