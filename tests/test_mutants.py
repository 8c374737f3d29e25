"""The faults that tools/mutants.py plants apply to the current sources, and there are enough of them."""

import subprocess
import sys

import pytest

import mutants
from mutants import Mutant
from test_rule_ids import RULES

UNBREAKABLE = {
    *("C13", "L8", "BP8"),  # worked examples: they break along with the rules that they show
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
    planted = [mutant for mutant in mutants.MUTANTS if mutant.room in ("kernel", "packed")]
    assert len(planted) >= 30
    assert {mutant.rule for mutant in planted} <= RULES
    assert {mutant.module for mutant in planted} >= {"offers.py", "landing.py", "step.py", "points.py", "policies.py"}


def test_faults_are_planted_in_the_solver() -> None:
    planted = [mutant for mutant in mutants.MUTANTS if mutant.room == "solve"]
    assert {mutant.rule for mutant in planted} <= RULES
    assert len(planted) >= 15


def test_faults_are_planted_in_the_players() -> None:
    planted = [mutant for mutant in mutants.MUTANTS if mutant.room == "players"]
    assert {mutant.rule for mutant in planted} <= RULES
    assert {mutant.module.split("/")[0] for mutant in planted} == {"compiled", "net"}


def test_faults_are_planted_in_the_arena() -> None:
    planted = [mutant for mutant in mutants.MUTANTS if mutant.room == "arena"]
    assert {mutant.rule for mutant in planted} <= RULES
    assert {mutant.module for mutant in planted} == {"lineups.py", "match.py"}


def test_faults_are_planted_in_the_coach() -> None:
    planted = [mutant for mutant in mutants.MUTANTS if mutant.room == "coach"]
    assert {mutant.rule for mutant in planted} <= RULES
    assert {mutant.module for mutant in planted} == {"prospects.py", "roll_means.py"}


PLANT = """
import mutants
mutants.MUTANTS = [mutants.Mutant({rule!r}, "a fault", "pad/sheet.py", "field.position <= self.last(", {new!r})]
sys.exit(mutants.main())
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rule", "new", "code", "told"),
    [
        ("C3", "field.position == self.last(", 0, "a fault: caught by test_C3_"),
        ("C3", "field.position < 1 + self.last(", 1, "a fault: NOT CAUGHT"),
        ("C3", "field.position <= ) self.last(", 1, "the tests of C3 did not run"),
    ],
)
def test_a_fault_that_no_test_notices_is_told(rule: str, new: str, code: int, told: str) -> None:
    plant = f"import sys; sys.path.insert(0, {str(mutants.ROOT / 'tools')!r}){PLANT.format(rule=rule, new=new)}"
    done = subprocess.run([sys.executable, "-c", plant], capture_output=True, text=True)
    said = done.stdout + done.stderr
    assert (done.returncode, told in said) == (code, True), said
