"""Predicted chances against actual results."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import numpy as np
import pytest

import rowlock
from rowlock.lab.proofs.calibration import Calibrating, Calibration
from test_cli import run

pytestmark = pytest.mark.slow  # everything here waits for the compiler


def drawn(tilt: float) -> Calibration:
    """A calibration whose predicted chances exceed the true ones by `tilt`."""
    rng = np.random.default_rng(1)
    chances = rng.uniform(0, 1 - tilt, 20_000)
    return Calibration(np.stack((chances + tilt, (rng.uniform(size=20_000) < chances).astype(float)), axis=1))


def test_true_chances_have_a_small_error_and_others_their_own() -> None:
    true = drawn(0.0)
    assert sum(one.count for one in true.bins) == 20_000
    assert true.expected_error < 2 * true.expected_by_chance < 0.02
    assert drawn(0.1).expected_error == pytest.approx(0.1, abs=0.01)
    assert true.brier == pytest.approx(1 / 6, abs=0.01)


def test_bins_hold_what_was_predicted_there() -> None:
    found = Calibration(np.array([[0.0, 0.0], [0.05, 1.0], [0.1, 0.5], [1.0, 1.0]]))
    counts = [one.count for one in found.bins]
    assert counts == [2, 1, 0, 0, 0, 0, 0, 0, 0, 1]
    assert (found.bins[0].predicted, found.bins[0].observed) == pytest.approx((0.025, 0.5))
    assert found.bins[0].error == pytest.approx(0.5 / 2**0.5)
    assert found.expected_error == pytest.approx((2 * 0.475 + 0.4 + 0.0) / 4)


@pytest.mark.parametrize(("variant", "seats"), [("classic", 2), ("longo", 3)])
def test_champions_play_and_notes_are_taken(variant: str, seats: int) -> None:
    def notes(seed: int) -> np.ndarray:
        calibrating = Calibrating(rowlock.variant(variant), seats, 300, seed)
        assert list(calibrating.play()) == [250, 300]
        return calibrating.so_far().notes

    found = notes(5)
    assert (found == notes(5)).all()
    assert (found != notes(6)).any()
    assert 0 <= found[:, 0].min() < 0.3
    assert 0.7 < found[:, 0].max() <= 1
    assert found[:, 1].mean() == pytest.approx(1 / seats, abs=0.15)
    assert np.corrcoef(found.T)[0, 1] > 0.3, "a higher predicted chance wins more often"


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "calibration.svg"
    code, out, err = run(capsys, "prove", "calibration", "-n", "200", "--plot", str(path))
    assert (code, err) == (0, "")
    assert out.splitlines()[0] == "Classic, 2 seats: 200 games, seed 1"
    assert len(out.splitlines()) == 13
    picture = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    texts = {text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")}
    assert {"Classic, 2 seats: 200 games", "predicted chance to win", "100 %"} <= texts
    assert len(list(picture.iter("{http://www.w3.org/2000/svg}circle"))) <= 10
    code, out, _ = run(capsys, "prove", "calibration", "-n", "200", "--json")
    assert sum(one["count"] for one in json.loads(out)["bins"]) == json.loads(out)["games"] == 200


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("-n", "0"), "0 games: at least one is needed"),
        (("--seats", "1"), "at least two seats are needed"),
        (("--seats", "9"), "9 seats: 1 to 8 can play"),
        (("--plot", "a.png"), "must end in .svg"),
    ],
)
def test_what_is_refused_is_a_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], message: str
) -> None:
    code, out, err = run(capsys, "prove", "calibration", *arguments)
    assert (code, out) == (2, "")
    assert message in err
