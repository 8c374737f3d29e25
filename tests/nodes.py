"""Real server processes for tests, which can be killed and restarted at any moment."""

import asyncio
import random
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from signal import SIGKILL

from services import Service, free_port


def node(*options: str) -> Service:
    """A server, not yet started. It trusts proxy headers, so that each client can have its own address."""
    port = free_port()
    command = [sys.executable, "-m", "rowlock", "serve", "--port", str(port), "--proxy-headers", *options]
    folder = Path(tempfile.mkdtemp(prefix="rowlock-node-"))
    (folder / "log").touch()
    plain = {"NUMBA_DISABLE_JIT": "1"}  # the champion is not needed here: do not compile it at every start
    return Service(command, folder, port, stop_signal=SIGKILL, settings=plain)


class Nodes:
    """Servers on one database. Clients ask for a live one, so that they never occupy the port of a dead server."""

    def __init__(self, services: Sequence[Service]) -> None:
        self._services = services
        self._living: set[int] = set()
        self._changed = asyncio.Condition()

    async def address(self, rng: random.Random) -> str:
        """The address of a live server, as soon as there is one."""
        async with self._changed:
            await self._changed.wait_for(lambda: self._living)
            index = rng.choice(sorted(self._living))
        return f"http://127.0.0.1:{self._services[index].port}"

    async def start(self, index: int) -> None:
        """Start a server and return once it listens."""
        await asyncio.to_thread(self._services[index].start)
        async with self._changed:
            self._living.add(index)
            self._changed.notify_all()

    async def kill(self, index: int) -> None:
        """Kill a server immediately, whatever it is doing."""
        self._living.discard(index)
        await asyncio.to_thread(self._services[index].stop)

    @property
    def logs(self) -> str:
        """The log output of all servers."""
        return "".join((service.folder / "log").read_text() for service in self._services)


@asynccontextmanager
async def running(*services: Service) -> AsyncIterator[Nodes]:
    """Start servers; stop them and remove their folders on exit."""
    nodes = Nodes(services)
    try:
        for index in range(len(services)):
            await nodes.start(index)
        yield nodes
    except BaseException:
        print(nodes.logs)
        raise
    finally:
        for service in services:
            service.stop()
            shutil.rmtree(service.folder)
