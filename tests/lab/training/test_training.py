"""Training gives the same net for the same seed, interrupted or not, and the net has learned something."""

from pathlib import Path

import numpy as np
import pytest

import rowlock
from rowlock.errors import SetupError
from rowlock.lab.training.feature_parts import parts_of
from rowlock.lab.training.plan import Plan, parse_seats
from rowlock.lab.training.session import Session
from rowlock.lab.training.strength import strength
from rowlock.lab.training.training import Training
from rowlock.lab.training.unseen import stand_ins
from rowlock.players.compiled.net_loading import shipped_net_arrays
from rowlock.players.net.features import features_of
from test_cli import run

pytestmark = pytest.mark.slow
CLASSIC = rowlock.variant("classic")


def trained(plan: Plan, folder: Path, stop_after: int | None = None) -> bytes:
    """The net that a plan gives; if `stop_after` is set, stopped after that many rounds and resumed."""
    folder.mkdir(exist_ok=True)
    session = Session(plan, folder)
    for _ in session.run():
        if session.training.rounds == stop_after:
            session.save()
            return trained(plan, folder)
    session.finish(0)
    return session.net_path.read_bytes()


@pytest.mark.parametrize(("variant", "seats"), [("classic", (2,)), ("longo", (3, 4))])
def test_the_same_seed_gives_the_same_bytes(variant: str, seats: tuple[int, ...], tmp_path: Path) -> None:
    plan = Plan(rowlock.variant(variant), seats, 200, 5)
    first = trained(plan, tmp_path / "one")
    assert trained(plan, tmp_path / "two") == first
    assert trained(plan, tmp_path / "three", stop_after=2) == first, "stopped and resumed"
    assert trained(Plan(plan.variant, seats, 200, 6), tmp_path / "four") != first
    assert not list(tmp_path.rglob("*.npz")), "a finished training leaves no checkpoint"


def test_it_learns_to_win(tmp_path: Path) -> None:
    plan = Plan(CLASSIC, (2,), 4000, 1)
    session = Session(plan, tmp_path)
    before = strength(session.training.net, CLASSIC, 2, 400, 1).score
    for _ in session.run():
        pass
    assert strength(session.training.net, CLASSIC, 2, 400, 1).score > max(50, before + 10)


def test_the_command_writes_a_net_and_its_card(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    arguments = ("train", "classic", "--games", "130", "--folder", str(tmp_path), "--measure", "20")
    code, out, err = run(capsys, *arguments)
    assert (code, err) == (0, "")
    assert "130 games" in out
    assert "against greedy, 2 seats:" in out
    assert sorted(path.name for path in tmp_path.iterdir()) == ["classic-2.json", "classic-2.net"]


def test_a_checkpoint_of_another_training_is_refused(tmp_path: Path) -> None:
    Session(Plan(CLASSIC, (2,), 200, 5), tmp_path).save()
    with pytest.raises(SetupError, match="to another training run: rowlock train classic --seats 2 --games 200"):
        Session(Plan(CLASSIC, (2,), 300, 5), tmp_path)
    (tmp_path / "classic-2.checkpoint.npz").write_bytes(b"damaged")
    with pytest.raises(SetupError, match="move it away to start over"):
        Session(Plan(CLASSIC, (2,), 200, 5), tmp_path)


def test_what_cannot_be_trained_is_refused() -> None:
    for text in ("", "two", "3-", "-3", "2,3"):
        with pytest.raises(SetupError, match="write a number like 2"):
            parse_seats(text)
    for seats in ((), (1,), (8, 9)):
        with pytest.raises(SetupError, match="2 to 8 seats"):
            Plan(CLASSIC, seats, 10, 1)
    with pytest.raises(SetupError, match="at least one"):
        Plan(CLASSIC, (2,), 0, 1)
    with pytest.raises(SetupError, match="negative"):
        Plan(CLASSIC, (2,), 10, -1)
    assert parse_seats("3-5") == (3, 4, 5)


def test_a_net_like_another_begins_with_what_that_one_knows() -> None:
    plan = Plan(CLASSIC, (2,), 10, 1, like="classic-2")
    net, shipped = Training(plan).net, shipped_net_arrays(CLASSIC, 2)
    features = features_of(CLASSIC)
    assert np.array_equal(net.rows[: features.between], shipped.rows[: features.between])
    assert np.array_equal(net.second, shipped.second)
    assert np.array_equal(net.second_bias, shipped.second_bias)
    assert np.array_equal(net.out, shipped.out)
    assert plan.command.endswith("--seed 1 --like classic-2")
    other = rowlock.variant("bonus-b")
    theirs = Training(Plan(other, (3,), 10, 1, like="classic-2")).net.rows
    row, known = features_of(other).index["state", 2, 4, 3], features.index["state", 2, 4, 3]
    assert np.array_equal(theirs[row], shipped.rows[known])
    assert not theirs[features_of(other).index["pair", 0, 1, 1]].any(), "unknown: classic does not have it"
    for name in ("classic", "2", "classic-two"):
        with pytest.raises(SetupError, match="write the name of a shipped net"):
            Training(Plan(CLASSIC, (2,), 10, 1, like=name))


def test_what_is_never_seen_is_taken_for_what_is_near() -> None:
    features = features_of(CLASSIC)
    names = {row: name for name, row in features.pair_index.items()}
    pairs = {names[int(row)]: names[int(near)] for row, near in stand_ins(features, (3, 4))}
    assert pairs["seats", 2] == ("seats", 3)
    assert pairs["seats", 5] == ("seats", 4)
    assert pairs["turn", 4, 0] == ("turn", 3, 0)
    assert ("turn", 2, 1) not in pairs
    assert not {near[0] for near in pairs.values()} - {"turn", "seats"}
    assert {near for name, near in pairs.items()} & set(pairs) == set(), "stand-ins have been seen themselves"
    two = {names[int(row)]: names[int(near)] for row, near in stand_ins(features, (2,))}
    assert {near for name, near in two.items() if name[0] == "turn"} == {("turn", 0, 1)}


def test_parts_of_another_sheet_are_not_those_of_ones_own() -> None:
    features = features_of(CLASSIC)
    parts, names = parts_of(features)
    own, other = features.index["state", 1, 3, 2], features.index["state", 1, 3, 2] + features.others
    assert [names[part] for part in parts[own]] == [names[part] for part in parts[other]]
    assert not set(parts[own]) & set(parts[other])
    assert np.all(parts[features.between :] == -1)
