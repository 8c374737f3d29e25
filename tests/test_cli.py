"""The command, run as people run it."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

import rowlock
from rowlock import cli
from rowlock.files import find_variant
from rowlock.rules.catalog import card_variants

ROOT = Path(__file__).resolve().parent.parent
RECORD = "variant classic\nseats Ada, Ben\n1  34 2516  r7 - | y9\n2  11 1111  - r2 | -\n"


class Terminal(io.StringIO):
    """A stream that somebody watches in a terminal."""

    def isatty(self) -> bool:
        return True


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Run the command; return its exit code and output."""
    code = 0
    try:
        cli.main(arguments)
    except SystemExit as stop:
        code = stop.code if isinstance(stop.code, int) else 0
    printed = capsys.readouterr()
    return code, printed.out, printed.err


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(RECORD, encoding="utf-8")
    return path


def test_variants_lists_the_printed_ones(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "variants")
    assert code == 0
    assert [line.split()[0] for line in out.splitlines()] == list(rowlock.variants())


def test_variants_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "variants", "--json")
    listed = json.loads(out)
    assert [one["id"] for one in listed] == list(rowlock.variants())
    assert listed[0]["sheet"].startswith("red ")


def test_variants_check_shows_what_was_understood(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "variants", "--check", str(ROOT / "examples" / "twofold.toml"))
    assert code == 0
    assert "Twofold is fine" in out
    assert str(rowlock.load_variant(ROOT / "examples" / "twofold.toml").layout) in out


def test_variants_check_says_what_is_wrong_and_where(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    text = (ROOT / "examples" / "twofold.toml").read_text(encoding="utf-8").replace("8x2  7    6", "7x2  7    6")
    path.write_text(text, encoding="utf-8")
    code, out, err = run(capsys, "variants", "--check", str(path))
    assert (code, out) == (2, "")
    assert err == f"rowlock: {path}, line 12: row green: 7 appears twice\n"


@pytest.mark.parametrize("variant", [*rowlock.variants(), str(ROOT / "examples" / "twofold.toml")])
def test_rules_prints_the_page(capsys: pytest.CaptureFixture[str], variant: str) -> None:
    code, out, _ = run(capsys, "rules", variant)
    assert code == 0
    assert out.startswith("# ")
    assert "**C7**" in out


def test_an_unknown_variant_is_met_with_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "rules", "bonus")
    assert code == 2
    assert "did you mean bonus-" in err


def test_replay_tells_the_turns_and_the_scores(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    code, out, _ = run(capsys, "replay", str(record))
    assert code == 0
    for words in ("Ada crosses red 7", "Ben passes", "Ada crosses yellow 9", "Ben crosses red 2"):
        assert words in out


def test_replay_shows_dice_that_nobody_told(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    record.write_text("variant classic\nseats Ada, Ben\n1  3? ?5??  r7 - | y9\n2  ?? ????  r8 -\n", encoding="utf-8")
    code, out, _ = run(capsys, "replay", str(record))
    assert code == 0
    assert "[3] [?] = 4" in out
    assert "Ada crosses yellow 9" in out


def test_replay_check_says_that_all_is_legal(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    code, out, _ = run(capsys, "replay", str(record), "--check")
    assert code == 0
    assert out == f"{record}: every line is legal; 2 turns, unfinished; Ada 2, Ben 1\n"


def test_replay_refuses_an_illegal_line(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    record.write_text(RECORD.replace("- r2", "r2 r2"), encoding="utf-8")
    for options in ([], ["--check"], ["--json"]):
        code, out, err = run(capsys, "replay", str(record), *options)
        assert (code, out) == (1, "")
        assert err == f"rowlock: {record}: line 4, seat 0: r2: red 2 is not right of the last cross, red 7 (C3)\n"


def test_replay_as_json(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    _, out, _ = run(capsys, "replay", str(record), "--json")
    assert json.loads(out) == {
        "variant": "classic",
        "seats": ["Ada", "Ben"],
        "turns": 2,
        "over": False,
        "closed": [],
        "sheets": ["r7 y9 - - p0", "r2 - - - p0"],
        "scores": [2, 1],
        "winners": [],
    }


def test_replay_of_a_home_made_variant_needs_its_file(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    record.write_text(RECORD.replace("classic", "twofold"), encoding="utf-8")
    code, _, err = run(capsys, "replay", str(record))
    assert code == 2
    assert err.endswith(" (for one of your own add --variant FILE.toml)\n")
    twofold = str(ROOT / "examples" / "twofold.toml")
    code, out, _ = run(capsys, "replay", str(record), "--check", "--variant", twofold)
    assert code == 0
    assert out.endswith("Ada 2, Ben 1\n")


def test_replay_of_another_variant_is_refused(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    code, _, err = run(capsys, "replay", str(record), "--variant", "longo")
    assert code == 2
    assert err == f"rowlock: {record}: this belongs to the variant classic, not to longo\n"


def test_replay_of_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, _, err = run(capsys, "replay", str(tmp_path / "nothing.txt"))
    assert code == 2
    assert err.endswith("cannot be read: no such file or directory\n")


@pytest.mark.parametrize("variant", [*rowlock.variants(), str(ROOT / "examples" / "mixed-7.toml")])
def test_play_to_the_end_and_replay_the_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, variant: str
) -> None:
    path = tmp_path / "game.txt"
    options = ["--variant", variant, "--seats", "Ada=bot,random,bot", "--seed", "5", "--record", str(path)]
    code, _, _ = run(capsys, "play", *options)
    assert code == 0
    names = rowlock.Record.parse(path.read_text(encoding="utf-8"), find_variant(variant)).names
    assert names == ("Ada", "Random", "Bot")
    code, out, _ = run(capsys, "replay", str(path), "--json", "--variant", variant)
    assert code == 0
    assert json.loads(out)["over"] is True


def test_play_with_a_person_who_types(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n1\n" * 9))
    code, out, _ = run(capsys, "play", "--seed", "1", "--first", "0", "--record", str(path))
    assert code == 0
    assert str(path) in out.replace("\n", "")
    assert rowlock.Record.parse(path.read_text(encoding="utf-8")).names == ("You", "Bot")


def test_play_is_repeatable_by_seed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    texts = []
    for name in ("one", "two"):
        run(capsys, "play", "--seats", "bot,random,random", "--seed", "9", "--record", str(tmp_path / name))
        texts.append((tmp_path / name).read_text(encoding="utf-8"))
    assert texts[0] == texts[1]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seats", "you,gredy"], "did you mean greedy?"),
        (["--seats", "you,,bot"], "there is no player ''"),
        (["--seats", ",".join(["bot"] * 9)], "9 seats: 1 to 8 can play"),
        (["--seats", "bot,bot", "--first", "2"], "first 2: the seats here are 0 to 1"),
        (["--variant", "clasic"], "did you mean classic?"),
        (["--variant", "nothing.toml"], "nothing.toml cannot be read"),
        (["--lucky", "5/10 6/11"], "Classic has no lucky numbers"),
        (["--lucky", "5-10"], "not lucky numbers"),
    ],
)
def test_play_refuses_what_cannot_be_played(
    capsys: pytest.CaptureFixture[str], arguments: list[str], words: str
) -> None:
    code, out, err = run(capsys, "play", *arguments)
    assert (code, out) == (2, "")
    assert words in err


def test_play_never_overwrites_a_file(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    code, out, err = run(capsys, "play", "--seats", "bot,bot", "--record", str(record))
    assert (code, out) == (2, "")
    assert err == f"rowlock: {record} already exists; choose another file for the record\n"
    assert record.read_text(encoding="utf-8") == RECORD


@pytest.mark.parametrize("place", ["nowhere/game.txt", "."])
def test_play_says_at_once_that_a_record_cannot_be_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, place: str
) -> None:
    code, out, err = run(capsys, "play", "--seats", "bot,bot", "--record", str(tmp_path / place))
    assert (code, out) == (2, "")
    assert "cannot be written" in err


def test_play_keeps_no_record_of_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
    assert run(capsys, "play", "--record", str(tmp_path / "game.txt"))[0] == 0
    assert not (tmp_path / "game.txt").exists()


def test_play_without_any_input_stops_politely(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    code, out, _ = run(capsys, "play")
    assert code == 0
    assert "Stopped here." in out


def test_equal_names_get_a_number(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run(capsys, "play", "--seats", "R2=bot,R2=bot,Bot 2=bot,bot,bot", "--record", str(path))
    names = rowlock.Record.parse(path.read_text(encoding="utf-8")).names
    assert names == ("R2", "R2 2", "Bot 2", "Bot", "Bot 3")


def test_a_record_that_cannot_start_is_named(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    record.write_text(RECORD.replace("seats Ada, Ben", "seats Ada, Ben\nfirst 5"), encoding="utf-8")
    code, _, err = run(capsys, "replay", str(record))
    assert code == 1
    assert err == f"rowlock: {record}: first 5: the seats here are 0 to 1 (C2)\n"


def test_a_typo_in_the_variant_is_not_blamed_on_the_record(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    code, _, err = run(capsys, "replay", str(record), "--variant", "clasic")
    assert code == 2
    assert err == "rowlock: there is no variant 'clasic'; did you mean classic?\n"


def test_bots_sit_down_under_the_names_that_people_know(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run(capsys, "play", "--seats", "pip,nova,champion,solo-optimal=pip", "--seed", "1", "--record", str(path))
    assert rowlock.Record.parse(path.read_text(encoding="utf-8")).names == ("Pip", "Nova", "Nova 2", "solo-optimal")


def test_play_hands_in_lucky_numbers(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    arguments = ["--variant", "longo", "--seats", "bot,bot", "--lucky", "4/9 8/13", "--record", str(path)]
    assert run(capsys, "play", *arguments)[0] == 0
    assert rowlock.Record.parse(path.read_text(encoding="utf-8")).lucky == ((4, 9), (8, 13))


def test_bench_prints_ratios(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "bench", "rules", "--games", "1")
    assert code == 0
    measured = {*rowlock.variants(), *card_variants()}
    assert out.count("ratio") == 1 + 2 * len(measured)
    _, out, _ = run(capsys, "bench", "--games", "1", "--json")
    assert {one["variant"] for one in json.loads(out)} == measured
    assert all(one["ratio"] > 0 and one["decisions"] > 0 for one in json.loads(out))


@pytest.mark.parametrize("arguments", [["nothing"], ["rules", "--games", "0"], ["rules", "--limit", "0"]])
def test_bench_refuses_what_it_cannot_measure(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    assert run(capsys, "bench", *arguments)[0] == 2


def test_the_module_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "rowlock", "variants"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("classic")


def test_help_loads_nothing_heavy() -> None:
    heavy = ["rich.markdown", "rowlock.terminal", "rowlock.server", "asyncio", "fpdf", "sqlalchemy", "starlette"]
    code = f"import sys, rowlock.cli; print([m for m in {heavy} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.slow
def test_bench_players_prints_times(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "bench", "players", "--decisions", "2", "--json")
    assert code == 0
    measured = json.loads(out)
    assert [one["way"] for one in measured] == ["greedy", "compiled", "plain"] * len(rowlock.variants())
    assert [one["ratio"] for one in measured[::3]] == [1.0] * len(rowlock.variants())
    assert all(one["mean"] > 0 for one in measured)
    assert run(capsys, "bench", "players", "--decisions", "0")[0] == 2
