"""Every attack that one hostile address can make, for a moment each: nobody else is refused anything."""

import pytest

from rowlock.bench.attack.attack_report import QUIET, Phase, Waits, waits
from rowlock.bench.attack.attack_run import measure_attacks
from rowlock.bench.attack.attacks import ATTACKS
from rowlock.bench.attack.long_record import long_record
from rowlock.rules.dice.record import replay
from rowlock.table.opening import LONGEST_RECORD

PATIENCE = (1.0, 10.0)
"""Seconds per attack: the second try is only for slow machines that did not get far enough in the first."""
SIGNS = {
    "openings": {"201"},
    "joins": {"201", "start ok", "welcome"},
    "silent": {"sockets", "connections"},
    "guesses": {"404", "429", "too_many"},
    "bots": {"201", "welcome"},
    "replays": {"200"},
    "questions": {"200", "429"},
    "floods": {"welcome", "sent"},
}
"""Actions and answers that prove an attack really ran."""


def lacking(phases: list[Phase]) -> dict[str, set[str]]:
    """The missing signs, by attack."""
    return {phase.attack: missing for phase in phases if (missing := SIGNS.get(phase.attack, set()) - set(phase.seen))}


@pytest.mark.slow
def test_nobody_else_is_refused_anything_during_an_attack() -> None:
    for seconds in PATIENCE:
        told: list[Phase] = []
        phases = measure_attacks(seconds, told.append)
        assert phases == told
        assert [phase.attack for phase in phases] == [QUIET, *ATTACKS]
        for phase in phases:
            assert phase.failures == {}, phase
            assert phase.people.count > 0, phase
            assert phase.done["reconnect"] > 0, phase
            assert phase.done["newcomer"] > 0, phase
        if not lacking(phases):
            return
    pytest.fail(f"attacks did less than they should: {lacking(phases)}")


def test_the_long_record_is_legal_and_can_be_continued() -> None:
    record = long_record()
    *_, last = replay(record)
    assert not last.is_over
    assert len(record.turns) > 400
    assert len(str(record)) <= LONGEST_RECORD


@pytest.mark.parametrize(
    ("people", "bots", "failures", "problems"),
    [
        ([0.1], [0.2], {}, []),
        ([0.1, 1.1], [0.2], {}, ["joins: people waited 1100 ms"]),
        ([0.1], [1.2], {}, ["joins: bots waited 1200 ms"]),
        ([0.1], [0.2], {"reconnect: too_many": 2}, ["joins: reconnect: too_many (2 times)"]),
        ([], [0.2], {}, ["joins: people waited nan ms"]),
    ],
)
def test_a_second_of_waiting_or_a_refusal_is_a_problem(
    people: list[float], bots: list[float], failures: dict[str, int], problems: list[str]
) -> None:
    phase = Phase("joins", waits(people), waits(bots), {}, failures, {})
    assert list(phase.problems()) == problems


def test_the_figures_of_some_times() -> None:
    assert waits([number / 1024 for number in range(128)]) == Waits(128, 62.5, 1000 * 126 / 1024, 1000 * 127 / 1024)
