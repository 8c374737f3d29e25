"""Nets on disk: small, read back as written, and never used for another sheet."""

import json
from importlib.resources import files

import pytest

import rowlock
from drawn import EVERYTHING
from rowlock.errors import SetupError
from rowlock.players.net.file import NetFile, read_net, shipped_net, write_net
from rowlock.players.net.sizes import HIDDEN
from untrained import random_net

NETS = sorted(path.name for path in files("rowlock.players.net").joinpath("nets").iterdir() if path.name[-4:] == ".net")
MOST_BYTES = 3_000_000


def same(one: NetFile, other: NetFile) -> bool:
    return all(
        getattr(one, name) == getattr(other, name) for name in ("rows", "second", "second_bias", "out", "out_bias")
    )


def test_a_net_is_read_as_it_was_written() -> None:
    net = random_net(EVERYTHING, "file")
    for row in (0, 7, 11):  # features that never came up
        for unit in range(HIDDEN):
            net.rows[HIDDEN * row + unit] = 0
    assert same(read_net(write_net(net, EVERYTHING), EVERYTHING), net)


def test_a_net_for_another_sheet_is_refused() -> None:
    data = write_net(random_net(EVERYTHING, "file"), EVERYTHING)
    with pytest.raises(SetupError, match="made for a sheet other than Classic"):
        read_net(data, rowlock.variant("classic"))


def test_something_else_is_no_net() -> None:
    with pytest.raises(SetupError, match="not a rowlock net"):
        read_net(b"something else\n\n", rowlock.variant("classic"))


def test_who_has_no_net_is_told_how_to_make_one() -> None:
    with pytest.raises(SetupError, match="train one with rowlock train"):
        shipped_net(EVERYTHING, 2)
    with pytest.raises(SetupError, match="at least two seats"):
        shipped_net(rowlock.variant("classic"), 1)


@pytest.mark.parametrize("variant", rowlock.variants())
@pytest.mark.parametrize("seats", range(2, 9))
def test_every_printed_variant_has_a_net_for_every_table(variant: str, seats: int) -> None:
    assert any(shipped_net(rowlock.variant(variant), seats).rows)


def test_all_nets_together_are_small() -> None:
    folder = files("rowlock.players.net") / "nets"
    assert sum(len((folder / name).read_bytes()) for name in NETS) <= MOST_BYTES


@pytest.mark.parametrize("name", NETS)
def test_every_net_has_a_card(name: str) -> None:
    folder = files("rowlock.players.net") / "nets"
    card = json.loads((folder / name.replace(".net", ".json")).read_text(encoding="utf-8"))
    assert card["bytes"] == len((folder / name).read_bytes())
    assert card["command"].startswith(f"rowlock train {card['variant']} --seats {card['seats']} --games")
    assert card["net"] == name.removesuffix(".net")
    assert card["against_greedy"], "its strength has been measured"
