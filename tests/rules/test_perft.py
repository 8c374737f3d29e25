"""Recompute the counts in tests/perft: a rule change that no other test notices changes some of them."""

import re
from pathlib import Path

import pytest

import perft_counts
import rowlock

FILES = sorted(perft_counts.FOLDER.glob("*.txt"))


def test_every_printed_variant_has_a_file() -> None:
    assert {path.stem for path in FILES} == set(rowlock.variants())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_counts_are_those_of_the_file(path: Path) -> None:
    for case in perft_counts.read(path):
        assert case.counted() == case


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_first_count_of_each_case_is_worked_out_by_hand(path: Path) -> None:
    for case in perft_counts.read(path):
        comment = " ".join(line for line in case.lines if line.startswith("#"))
        assert "By hand:" in comment
        assert str(case.counts[0]) in re.findall(r"\d+", comment)
