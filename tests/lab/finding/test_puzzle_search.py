"""Finding puzzles: repeatable by seed, whatever the number of threads; and the command, run as people run it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from home_made import EVERYTHING
from rowlock.cli import main
from rowlock.coach.puzzles import puzzles, read_puzzles
from rowlock.lab.finding import puzzle_finder
from rowlock.lab.finding.puzzle_search import PuzzleSearch
from rowlock.rules.catalog import variant

MANY = 2


@pytest.fixture(autouse=True, scope="module")
def few_rollouts() -> Iterator[None]:
    """Enough to run all of it, not to be sure of anything."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(puzzle_finder, "FIRST", 100)
        patch.setattr(puzzle_finder, "ALL", 150)
        patch.setattr(puzzle_finder, "SURE", 2.5)
        yield


@pytest.fixture(scope="module")
def whole(few_rollouts: None) -> PuzzleSearch:
    """A search with one thread."""
    search = PuzzleSearch(variant("bonus-a"), MANY, 1)
    assert list(search.run(1))[-1] == MANY
    return search


def test_the_same_seed_finds_the_same_puzzles_with_any_number_of_threads(whole: PuzzleSearch) -> None:
    again = PuzzleSearch(variant("bonus-a"), MANY, 1)
    list(again.run(2))
    assert again == whole
    assert [one.id for one in again.found] == ["bonus-a-1", "bonus-a-2"]


def test_another_seed_finds_other_puzzles(whole: PuzzleSearch) -> None:
    other = PuzzleSearch(variant("bonus-a"), 1, 2)
    list(other.run(2))
    assert other.found[0].state not in {one.state for one in whole.found}


def test_a_search_resumes_where_it_was_stopped(whole: PuzzleSearch) -> None:
    begun = PuzzleSearch(variant("bonus-a"), 1, 1)
    list(begun.run(2))
    assert begun.games < whole.games
    resumed = PuzzleSearch(variant("bonus-a"), MANY, 1, begun.found, begun.games)
    list(resumed.run(1))
    assert resumed == whole


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code: object = 0
    try:
        main(["puzzles", *arguments])
    except SystemExit as stopped:
        code = stopped.code
    out, err = capsys.readouterr()
    return int(str(code or 0)), out, err


def test_the_command_prints_and_writes_what_it_finds(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    code, out, _ = run(capsys, "--count", "1", "--variant", "mixx-b", "--seed", "5", "-o", str(file))
    assert code == 0
    (puzzle,) = read_puzzles(file.read_text(encoding="utf-8"), "found.json")
    assert out.startswith(f"mixx-b-1, rated {puzzle.rating}, solved by ")
    assert f"seat {puzzle.seat} in {puzzle.state}\n  {puzzle.best} " in out
    _, told, _ = run(capsys, "--count", "1", "--variant", "mixx-b", "--seed", "5", "--threads", "1", "--json")
    assert json.loads(told) == json.loads(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("many", [0, 1])
def test_ctrl_c_keeps_what_was_found(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, many: int
) -> None:
    def stop(search: PuzzleSearch, threads: int) -> Iterator[int]:
        search.found += puzzles("classic")[:many]
        yield many
        raise KeyboardInterrupt

    monkeypatch.setattr(PuzzleSearch, "run", stop)
    file = tmp_path / "found.json"
    code, _, err = run(capsys, "-o", str(file))
    assert code == 130
    if many:
        assert read_puzzles(file.read_text(encoding="utf-8"), "found.json") == puzzles("classic")[:1]
    else:
        assert not file.exists()
        assert "stopped before a puzzle was found" in err


def test_bad_input_is_said_plainly(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(EVERYTHING, encoding="utf-8")
    for arguments, sentence in (
        (("--variant", "clasic"), "there is no variant 'clasic'; did you mean classic?"),
        (("--variant", str(own)), "there is no net for Every<thing>, and only a champion with one can tell puzzles"),
        (("--count", "0"), "count 0: there has to be at least one puzzle to find"),
        (("--threads", "0"), "0 threads: at least one is needed"),
        (
            ("-o", str(tmp_path / "none" / "found.json")),
            "cannot be written; choose a file in a folder you can write to",
        ),
    ):
        code, out, err = run(capsys, *arguments)
        assert (code, out) == (2, "")
        assert sentence in err
