"""Whatever workers on several nodes do at once: one log, the same for all, with every entry exactly once."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from itertools import count

from hypothesis import given, settings
from hypothesis import strategies as st

from rowlock.errors import TableTaken, VersionConflict
from rowlock.table.store import Store
from stores import Open
from waiting import FOR_EVER

NODES = 2


@dataclass(frozen=True)
class Plan:
    """What a worker does: on which node, how many entries at a time, and how long it waits before each attempt."""

    node: int
    lengths: Sequence[int]
    pauses: Sequence[int]


plans = st.builds(
    Plan,
    st.integers(0, NODES - 1),
    st.lists(st.integers(1, 3), min_size=1, max_size=4),
    st.lists(st.integers(0, 6), min_size=1, max_size=6),
)


@dataclass
class Worker:
    """Loads the log, appends its entries, and retries on a version conflict."""

    name: int
    plan: Plan
    stored: list[str] = field(default_factory=list)
    seen: list[list[str]] = field(default_factory=list)

    async def work(self, store: Store, table: str) -> None:
        attempt = count()
        with suppress(TableTaken):
            await store.create(table, [], 1.0)
        for number, length in enumerate(self.plan.lengths):
            entries = [f"{self.name}-{number}-{part}" for part in range(length)]
            while True:
                self.seen.append(await store.load(table))
                for _ in range(self.plan.pauses[next(attempt) % len(self.plan.pauses)]):
                    await asyncio.sleep(0)
                try:
                    await store.append(table, len(self.seen[-1]), entries, 1.0)
                except VersionConflict:
                    continue
                break
            self.stored += entries


async def check(nodes: Sequence[Store], table: str, workers: Sequence[Worker]) -> None:
    async with asyncio.timeout(FOR_EVER):
        await asyncio.gather(*(worker.work(nodes[worker.plan.node], table) for worker in workers))
    log = await nodes[0].load(table)
    assert [await node.load(table) for node in nodes] == [log] * len(nodes)
    assert sorted(log) == sorted(entry for worker in workers for entry in worker.stored)
    for worker in workers:
        own = [entry for entry in log if entry.startswith(f"{worker.name}-")]
        assert own == worker.stored, "in the order in which they were stored"
        assert all(seen == log[: len(seen)] for seen in worker.seen), "every log ever seen is a prefix of it"


def test_workers_at_once_make_one_log(store: Open) -> None:
    tables = (f"t{number}" for number in count())

    @settings(max_examples=25)
    @given(st.lists(plans, min_size=2, max_size=6))
    def any_workers(plans: list[Plan]) -> None:
        workers = [Worker(name, plan) for name, plan in enumerate(plans)]
        runner.run(check(nodes, next(tables), workers))

    async def open_all(stack: AsyncExitStack) -> list[Store]:
        return [await stack.enter_async_context(store()) for _ in range(NODES)]

    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        nodes = runner.run(open_all(stack))
        try:
            any_workers()
        finally:
            runner.run(stack.aclose())
