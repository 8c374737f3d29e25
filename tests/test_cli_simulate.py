"""`rowlock simulate` and `rowlock bench kernel`, run as people run them."""

import gc
import json
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

import pytest

import rowlock
from rowlock.files import load_records
from rowlock.kernel.batch import Batch
from test_cli import Terminal, run


def simulate(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    return run(capsys, "simulate", *arguments)


def test_it_tells_how_every_seat_did(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = simulate(capsys, "--variant", "longo", "--players", "greedy,random,greedy", "--games", "60")
    assert (code, err) == (0, "")
    head, _, *seats, last = out.splitlines()
    assert head.startswith("Longo: 60 games, seed 1, ")
    assert [line.split()[:2] for line in seats] == [["0", "greedy"], ["1", "random"], ["2", "greedy"]]
    assert "turns a game; closed at the end: red" in last


def test_json_has_what_other_programs_rely_on(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--variant", "classic", "--seats", "4", "--players", "greedy", "--games", "50", "--seed", "7")
    _, out, _ = simulate(capsys, *arguments, "--threads", "2", "--json")
    found = json.loads(out)
    assert {"games", "games_per_second", "mean_scores", "win_rates", "mean_turns"} <= set(found)
    expected = rowlock.simulate("classic", seats=4, games=50, seed=7)
    assert found["games"] == 50
    assert found["mean_scores"] == pytest.approx(list(expected.scores.mean(axis=0)))
    assert found["win_rates"] == pytest.approx(list(expected.win_rates))
    assert found["mean_turns"] == pytest.approx(float(expected.turns.mean()))


def test_records_are_replayed_by_the_rules_to_the_same_end(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "records.txt"
    simulate(capsys, "--variant", "bonus-b", "--players", "greedy,random", "--games", "20", "--records", str(path))
    expected = rowlock.simulate("bonus-b", players=["greedy", "random"], games=20)
    ends = [list(rowlock.replay(record))[-1] for record in load_records(path)]
    assert all(end.is_over for end in ends)
    assert [rowlock.scores(end) for end in ends] == [tuple(scores) for scores in expected.scores]
    code, out, _ = run(capsys, "replay", str(path), "--check")
    assert code == 0
    assert "20 records, every line is legal" in out
    assert simulate(capsys, "--games", "5", "--records", str(path))[0] == 2, "nothing is overwritten"


def test_a_plot_is_a_picture(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "scores.svg"
    assert simulate(capsys, "--players", "greedy,random", "--games", "500", "--plot", str(path))[0] == 0
    picture = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    texts = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Classic: 500 games", "0: greedy", "1: random", "points"} <= set(texts)
    assert len(list(picture.iter("{http://www.w3.org/2000/svg}line"))) > 40


def test_ctrl_c_tells_what_is_there_so_far(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    whole = Batch.play

    def interrupted(self: Batch, threads: int) -> Iterator[int]:
        for done in whole(self, threads):
            yield done
            raise KeyboardInterrupt

    monkeypatch.setattr(Batch, "play", interrupted)
    path = tmp_path / "records.txt"
    code, out, _ = simulate(capsys, "--games", "2000", "--json", "--records", str(path))
    assert code == 130
    assert json.loads(out)["games"] == 250
    assert len(list(load_records(path))) == 250


def test_ctrl_c_before_the_first_game_is_over(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(self: Batch, threads: int) -> Iterator[int]:
        raise KeyboardInterrupt

    monkeypatch.setattr(Batch, "play", interrupted)
    assert simulate(capsys, "--games", "20") == (130, "", "rowlock: stopped before a single game was over\n")


def test_people_who_watch_see_a_bar(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Terminal()
    monkeypatch.setattr("sys.stderr", shown)
    simulate(capsys, "--games", "3000", "--threads", "1")
    assert "%" in shown.getvalue()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--variant", "clasic"), "there is no variant 'clasic'; did you mean classic?"),
        (("--seats", "9"), "9 seats: 1 to 8 can play (C1)"),
        (("--players", "genius"), "there is no player 'genius' that can be simulated; there are random, greedy"),
        (("--seats", "3", "--players", "greedy,random"), "2 players for 3 seats"),
        (("--games", "0"), "0 games: at least one is needed"),
        (("--plot", "scores.png"), "scores.png: the name of the plot must end in .svg"),
        (("--plot", "nowhere/scores.svg"), "nowhere/scores.svg cannot be written"),
        (("--records", "nowhere/records.txt"), "nowhere/records.txt cannot be written"),
        (("--variant", "longo", "--lucky", "5"), "'5': not lucky numbers"),
    ],
)
def test_what_is_refused_is_a_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], message: str
) -> None:
    code, out, err = simulate(capsys, *arguments)
    assert (code, out) == (2, "")
    assert message in err
    assert gc.isenabled()


def test_a_full_disk_leaves_no_half_of_a_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def full(self: Batch, number: int) -> object:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Batch, "record", full)
    path = tmp_path / "records.txt"
    code, out, err = simulate(capsys, "--games", "3", "--records", str(path))
    assert (code, out, err) == (2, "", f"rowlock: {path} cannot be written: no space left on device\n")
    assert list(tmp_path.iterdir()) == []


def test_bench_kernel_prints_ratios(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "bench", "kernel", "--games", "20", "--json")
    assert code == 0
    lines = {one["what"]: one for one in json.loads(out)}
    assert lines["plain loop"]["ratio"] == 1
    assert lines["classic greedy"]["of"] == "plain loop"
    assert lines["classic greedy, rules"]["of"] == "classic greedy"
    assert run(capsys, "bench", "kernel", "--games", "0")[0] == 2
    assert "games/s" in run(capsys, "bench", "kernel", "--games", "1")[1]
