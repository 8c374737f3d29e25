"""A thread for long computations, shared fairly: an address that asks for a lot delays only itself."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from functools import partial
from typing import Any, TypeVar

_Result = TypeVar("_Result")

SOURCE: ContextVar[str] = ContextVar("source", default="")
"""The client address that the current code runs for. Tasks and timers inherit it from their creator."""

_Job = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class FairWorker:
    """Runs jobs one at a time, taking sources in turn. Only a single thread competes with the event loop."""

    def __init__(self) -> None:
        self._queues: OrderedDict[str, deque[_Job]] = OrderedDict()
        self._is_busy = False
        self._thread = ThreadPoolExecutor(1, "worker")

    async def __call__(self, work: Callable[[], _Result], /) -> _Result:
        """Run the work when it is its source's turn; see Offload."""
        done: asyncio.Future[_Result] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(SOURCE.get(), deque()).append((work, done))
        if not self._is_busy:
            self._begin_next()
        return await done

    @property
    def waiting(self) -> int:
        """The number of jobs that have not started."""
        return sum(map(len, self._queues.values()))

    def close(self) -> None:
        """Start no more jobs, and cancel those that are waiting."""
        for _, done in (job for queue in self._queues.values() for job in queue):
            done.cancel()
        self._queues.clear()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _begin_next(self) -> None:
        job = self._next()
        self._is_busy = job is not None
        if job is not None:
            work, done = job
            running = asyncio.get_running_loop().run_in_executor(self._thread, work)
            running.add_done_callback(partial(self._finish, done))

    def _next(self) -> _Job | None:
        """The next job that is still wanted. Its source goes to the back of the queue."""
        while self._queues:
            source, queue = self._queues.popitem(last=False)
            work, done = queue.popleft()
            if queue:
                self._queues[source] = queue
            if not done.done():
                return work, done
        return None

    def _finish(self, done: asyncio.Future[Any], running: asyncio.Future[Any]) -> None:
        self._begin_next()
        if done.done() or running.cancelled():
            return
        if error := running.exception():
            done.set_exception(error)
        else:
            done.set_result(running.result())
