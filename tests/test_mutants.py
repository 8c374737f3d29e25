"""The faults that tools/mutants.py plants fit the sources as they are, and there are enough of them."""

import pytest

import mutants
from mutants import Mutant
from test_rule_ids import RULES

UNBREAKABLE = {
    *("C13", "L8", "BP8"),  # worked examples: they break with the rules that they show
    "BP2",  # a move is one cross: there is nothing to break
}


@pytest.mark.parametrize("mutant", mutants.MUTANTS, ids=lambda mutant: f"{mutant.rule} {mutant.what}")
def test_a_fault_can_be_planted(mutant: Mutant) -> None:
    source = (mutants.ROOT / mutant.path).read_text(encoding="utf-8")
    assert mutant.old in source
    assert mutant.old != mutant.new


def test_every_rule_that_can_be_broken_is_broken() -> None:
    assert {mutant.rule for mutant in mutants.MUTANTS if mutant.room == "rules"} == RULES - UNBREAKABLE


def test_enough_faults_are_planted_in_the_kernel() -> None:
    planted = [mutant for mutant in mutants.MUTANTS if mutant.room == "kernel"]
    assert len(planted) >= 30
    assert {mutant.rule for mutant in planted} <= RULES
    assert {mutant.module for mutant in planted} >= {"offers.py", "landing.py", "step.py", "scoring.py", "policies.py"}


def test_faults_are_planted_in_the_solver() -> None:
    planted = [mutant for mutant in mutants.MUTANTS if mutant.room == "solve"]
    assert {mutant.rule for mutant in planted} <= RULES
    assert len(planted) >= 15


def test_faults_are_planted_in_the_players() -> None:
    planted = [mutant for mutant in mutants.MUTANTS if mutant.room == "players"]
    assert {mutant.rule for mutant in planted} <= RULES
    assert {mutant.module.split("/")[0] for mutant in planted} == {"fast", "net"}


def test_faults_are_planted_in_the_arena() -> None:
    planted = [mutant for mutant in mutants.MUTANTS if mutant.room == "arena"]
    assert {mutant.rule for mutant in planted} <= RULES
    assert {mutant.module for mutant in planted} == {"lineups.py", "match.py"}
