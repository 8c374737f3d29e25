"""Whatever several nodes do at once, there is a single log, on a real database too."""

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from interleaving import Nodes
from rowlock.server.database import open_store
from rowlock.server.migrate import migrate
from rowlock.table.store import Store
from waiting import run


@pytest.mark.slow
def test_any_interleaving_on_a_database_leaves_one_log_and_equal_tables(url: str) -> None:
    run(migrate(url))

    class OnDatabase(Nodes):
        async def new_store(self) -> Store:
            return await open_store(url)

    run_state_machine_as_test(OnDatabase, settings=settings(max_examples=25, stateful_step_count=20, deadline=None))
