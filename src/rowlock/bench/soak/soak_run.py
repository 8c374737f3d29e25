"""Run a soak: people arrive, then abusers; the server is restarted in the first half and left running in the second."""

from __future__ import annotations

import asyncio
import random
import signal
import tempfile
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from time import perf_counter
from typing import Any

from rowlock.bench.soak.abusers import Abuser
from rowlock.bench.soak.client import Site, retry
from rowlock.bench.soak.company import TableGroup, open_group
from rowlock.bench.soak.server_process import TRACEBACK, ServerProcess
from rowlock.bench.soak.soak_report import MINUTE, Soaked, Window, percentile, slope_of, window
from rowlock.bench.soak.tally import Tally

_REFERENCE = 20.0
"""Seconds without abusers at the start; a sixth of the time in a short soak."""
_APART = 300.0
"""At most this many seconds between two restarts."""
_LEAST_RESTARTS = 3
_READERS, _FUZZERS = 2, 4
_BACK = 20.0
"""Seconds that everybody has to reconnect at the end."""
_STILL = 30.0
"""Seconds without an action after which a table counts as stalled."""


@dataclass(frozen=True)
class Plan:
    """The parameters of a soak."""

    seconds: float
    tables: int
    think: float
    seed: int
    restarts: bool

    @property
    def reference(self) -> float:
        """Seconds until the abuse begins."""
        return min(_REFERENCE, self.seconds / 6)

    @property
    def restart_after(self) -> list[float]:
        """Seconds before each restart. All are done at half time, so that the last process runs for long."""
        if not self.restarts:
            return []
        available = self.seconds / 2 - self.reference
        count = max(_LEAST_RESTARTS, int(available / _APART))
        return [available / (count + 1)] * count


def soak(plan: Plan, tell: Callable[[Window], None]) -> Soaked:
    """Run a soak, and call `tell` after each minute."""
    with tempfile.TemporaryDirectory(prefix="rowlock-soak-") as folder:
        server = ServerProcess(Path(folder))
        try:
            return asyncio.run(_Soak(plan, server, tell).run())
        finally:
            server.end()


class _Soak:
    """A running soak."""

    def __init__(self, plan: Plan, server: ServerProcess, tell: Callable[[Window], None]) -> None:
        self._plan = plan
        self._server = server
        self._tell = tell
        self._rng = random.Random(plan.seed)
        self._tally = Tally()
        self._site = Site(server, self._tally, plan.think)
        self._companies: list[TableGroup] = []
        self._windows: list[Window] = []
        self._begun = self._abused = 0.0

    async def run(self) -> Soaked:
        await self._server.start()
        self._begun = perf_counter()
        async with asyncio.TaskGroup() as group:
            lasting = [group.create_task(self._attend(number)) for number in range(self._plan.tables)]
            lasting.append(group.create_task(self._watch()))
            await asyncio.sleep(self._plan.reference)
            self._abused = perf_counter()
            lasting += [group.create_task(each) for each in self._abuse()]
            await self._restart()
            await asyncio.sleep(self._begun + self._plan.seconds - perf_counter())
            await self._check_that_all_play()
            for task in lasting:
                task.cancel()
        self._close_window(perf_counter())
        await self._server.stop(signal.SIGTERM)
        return self._result()

    async def _attend(self, number: int) -> None:
        rng = random.Random(self._rng.random())
        company, code = await retry(self._site, lambda: open_group(self._site, number, rng))
        self._companies.append(company)
        await company.play(code)

    def _abuse(self) -> Iterator[Coroutine[Any, Any, None]]:
        for number in range(_READERS + _FUZZERS):
            rng = random.Random(self._rng.random())
            abuser = Abuser(self._site, f"127.0.0.{2 + number}", self._any_code, rng)
            yield abuser.read_slowly() if number < _READERS else abuser.send_nonsense()

    def _any_code(self) -> str:
        return self._rng.choice(self._rng.choice(self._companies).present).code

    async def _restart(self) -> None:
        """Restart the server, alternating between SIGTERM and SIGKILL."""
        for how, seconds in zip(cycle((signal.SIGTERM, signal.SIGKILL)), self._plan.restart_after, strict=False):
            await asyncio.sleep(seconds)
            await self._server.stop(how)
            await self._server.start()
            self._tally.events["restarts"] += 1

    async def _watch(self) -> None:
        """Sample the process every second, and report every minute."""
        while True:
            self._server.sample()
            now = perf_counter()
            if now - self._begun >= MINUTE * (len(self._windows) + 1):
                self._close_window(now)
            await asyncio.sleep(1)

    def _close_window(self, now: float) -> None:
        start = self._begun + MINUTE * len(self._windows)
        self._windows.append(window(self._tally, self._server.samples, self._begun, start, now))
        self._tell(self._windows[-1])

    async def _check_that_all_play(self) -> None:
        """Check that everybody reconnects in the end, and that no table has stalled."""
        missing = [client for company in self._companies for client in company.present]
        give_up = perf_counter() + _BACK
        while missing and perf_counter() < give_up:
            missing = [client for client in missing if not client.is_back]
            await asyncio.sleep(0.1)
        standing = [company for company in self._companies if perf_counter() - company.acted > _STILL]
        self._tally.errors.update({"clients that did not come back": len(missing), "tables at rest": len(standing)})

    def _result(self) -> Soaked:
        tally = self._tally
        tracebacks = {"tracebacks in the log": self._server.log.count(TRACEBACK)}
        before = [1000 * seconds for at, seconds in tally.latencies if at < self._abused]
        after = [1000 * seconds for at, seconds in tally.latencies if at >= self._abused]
        return Soaked(
            minutes=self._plan.seconds / MINUTE,
            actions=len(tally.latencies),
            events=dict(tally.events),
            abuse=dict(tally.abuse),
            windows=tuple(self._windows),
            slope=slope_of(self._server.samples),
            reference_p99=percentile(before, 0.99),
            p99=percentile(after, 0.99),
            lost=tuple(tally.lost),
            traceback=self._server.traceback,
            errors={what: count for what, count in (tally.errors + Counter(tracebacks)).items() if count},
        )
