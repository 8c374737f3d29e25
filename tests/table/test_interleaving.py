"""Whatever several nodes do at once, there is a single log."""

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from interleaving import Nodes


def test_any_interleaving_leaves_one_log_and_equal_tables() -> None:
    run_state_machine_as_test(Nodes, settings=settings(max_examples=100, stateful_step_count=25))


@pytest.mark.slow
def test_many_more_interleavings_leave_one_log_and_equal_tables() -> None:
    run_state_machine_as_test(Nodes, settings=settings(max_examples=200, stateful_step_count=40))
