"""`rowlock verify`, run as people run it."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from rowlock import cli

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = json.loads((ROOT / "tests" / "golden" / "fair.json").read_text("utf-8"))
RECORDS: dict[str, str] = {one["what"]: one["text"] for one in GOLDEN["records"]}
WHOLE = RECORDS["a whole playthrough in which a die is removed"]
COMMITMENT, SEED = (WHOLE.split(f"# {key} ")[1].split()[0] for key in ("commitment", "seed"))


Verify = Callable[..., tuple[int, str, str]]


@pytest.fixture
def verify(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Verify:
    """Runs the command on a text; returns its exit code and output."""
    path = tmp_path / "game.txt"

    def run(text: str, *options: str) -> tuple[int, str, str]:
        path.write_text(text, encoding="utf-8")
        with pytest.raises(SystemExit) as stop:
            cli.main(["verify", str(path), *options])
        out, err = (printed.replace(str(path), "game.txt") for printed in capsys.readouterr())
        assert isinstance(stop.value.code, int)
        return stop.value.code, out, err

    return run


def test_good_dice_are_told_with_what_was_promised(verify: Verify) -> None:
    code, out, err = verify(WHOLE)
    assert (code, err) == (0, "")
    assert out == (
        "game.txt: every line is legal, and the dice of 26 turns follow from the seed.\n"
        f"The commitment to the seed is {COMMITMENT}, and the salts are: Ada a1, Ben none.\n"
        "Compare them with the commitment that the table showed before it began, and with your own salt.\n"
    )


def test_turns_from_elsewhere_are_told(verify: Verify) -> None:
    text = RECORDS["continued from turn 4: the first seat and turns 1 to 3 came from elsewhere"]
    code, out, _ = verify(text)
    assert code == 0
    assert "the dice of 2 turns follow from the seed.\nThe first 3 turns came from elsewhere" in out
    assert json.loads(verify(text, "--json")[1])["turns"] == 2
    code, out, _ = verify(text.replace("# from 4", "# from 99"), "--json")
    assert json.loads(out)["turns"] == 0


def test_good_dice_as_json(verify: Verify) -> None:
    code, out, _ = verify(WHOLE, "--json")
    assert code == 0
    assert json.loads(out) == {"fair": True, "turns": 26, "commitment": COMMITMENT, "problem": None}


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("1  15 6445", "1  15 6446", "turn 1 shows 15 6446, but the seed gives 15 6445"),
        ("first 1\n", "", "seat 0 rolls first, but the seed gives seat 1"),
        (f"# seed {SEED}\n", "", "the seed is not revealed yet; that happens when the playthrough is over"),
        ("- - | b10", "- - | b9", "line 10, seat 1: b9: no white die and the blue die make 9 (C6)"),
    ],
)
def test_what_is_wrong_is_exit_1(verify: Verify, old: str, new: str, problem: str) -> None:
    text = WHOLE.replace(old, new, 1)
    code, out, err = verify(text)
    assert (code, out) == (1, "")
    assert err == f"rowlock: game.txt: {problem}\n"
    code, out, err = verify(text, "--json")
    assert (code, err) == (1, "")
    assert json.loads(out) == {"fair": False, "turns": 26, "commitment": COMMITMENT, "problem": problem}


def test_a_record_without_promised_dice_is_exit_2(verify: Verify) -> None:
    text = "".join(line for line in WHOLE.splitlines(keepends=True) if not line.startswith("#"))
    for options in ([], ["--json"]):
        code, out, err = verify(text, *options)
        assert (code, out) == (2, "")
        assert err.startswith("rowlock: game.txt: there is no commitment to these dice")


def test_what_cannot_be_read_is_exit_2(verify: Verify) -> None:
    code, _, err = verify(WHOLE.replace("# from 1", "# from one"))
    assert code == 2
    assert err.startswith("rowlock: game.txt: line 1: this has to be followed by the lines")
    assert verify(WHOLE.replace("seats", "chairs"))[0] == 2
    assert verify(WHOLE, "--variant", "nothing.toml")[0] == 2


def test_a_home_made_variant_needs_its_file(verify: Verify) -> None:
    text = RECORDS["four turns"].replace("variant classic", "variant twofold")
    code, _, err = verify(text)
    assert code == 2
    assert err.endswith(" (for one of your own add --variant FILE.toml)\n")
    code, out, _ = verify(text, "--variant", str(ROOT / "examples" / "twofold.toml"))
    assert code == 0
    assert "the dice of 4 turns" in out
