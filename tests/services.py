"""Real services for tests, with their own ports and folders. If one is missing, tests are skipped; in CI they fail."""

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

PLACES = os.pathsep.join(
    [os.environ["PATH"], "/usr/sbin", *map(str, sorted(Path("/usr/lib/postgresql").glob("*/bin")))]
)
"""The PATH, plus folders in which Debian keeps programs off it."""


def program(name: str, package: str) -> str:
    """The path of a program. If it is missing, the test is skipped, or fails in CI."""
    found = shutil.which(name, path=PLACES)
    if found:
        return found
    reason = f"NOT TESTED: {name} is not installed. On Debian or Ubuntu: apt-get install {package}"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


@dataclass
class Service:
    """A program that listens on its own port; it can be stopped and restarted."""

    command: Sequence[str]
    folder: Path
    port: int
    user: str | None = None
    stop_signal: signal.Signals = signal.SIGTERM
    settings: Mapping[str, str] = field(default_factory=dict)
    """Extra environment variables."""
    process: subprocess.Popen[bytes] | None = field(default=None, init=False)

    def start(self) -> None:
        log = (self.folder / "log").open("ab")
        self.process = subprocess.Popen(
            self.command,
            cwd=self.folder,
            env={**os.environ, **self.settings},
            stdout=log,
            stderr=log,
            user=self.user,
            extra_groups=[] if self.user else None,
        )
        log.close()
        give_up = time.monotonic() + 60
        while not self.listens():
            if self.process.poll() is not None or time.monotonic() > give_up:
                pytest.fail(f"{self.command[0]} did not start:\n{(self.folder / 'log').read_text()}")
            time.sleep(0.05)

    def listens(self) -> bool:
        with socket.socket() as attempt:
            return attempt.connect_ex(("127.0.0.1", self.port)) == 0

    def stop(self) -> None:
        if self.process:
            self.process.send_signal(self.stop_signal)
            self.process.wait()
            self.process = None


@contextmanager
def _cleared(service: Service) -> Iterator[None]:
    try:
        yield
    finally:
        service.stop()
        shutil.rmtree(service.folder)


@dataclass(frozen=True)
class Postgres:
    """A PostgreSQL server."""

    service: Service

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://rowlock:secret@127.0.0.1:{self.service.port}/{database}"

    def execute(self, statement: str, database: str = "postgres") -> None:
        asyncio.run(self.run(statement, database))

    async def run(self, statement: str, database: str = "postgres") -> None:
        connection = await asyncpg.connect(self.url(database))
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    def start(self) -> None:
        """Start it and wait until it accepts logins, which is a little after it listens."""
        self.service.start()
        give_up = time.monotonic() + 60
        while True:
            try:
                return self.execute("SELECT 1")
            except asyncpg.CannotConnectNowError:
                assert time.monotonic() < give_up
                time.sleep(0.05)


@contextmanager
def postgres() -> Iterator[Postgres]:
    initdb, server = program("initdb", "postgresql"), program("postgres", "postgresql")
    folder = Path(tempfile.mkdtemp(prefix="rowlock-postgres-"))
    user = None
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        user = next(name for name in ("postgres", "nobody") if name in {entry.pw_name for entry in pwd.getpwall()})
        shutil.chown(folder, user)
    (folder / "password").write_text("secret")
    (folder / "password").chmod(0o644)
    setup = [initdb, "--no-sync", "--username=rowlock", "--auth=scram-sha-256", "--pwfile=password", "--encoding=UTF8"]
    made = subprocess.run(
        [*setup, "--locale=C", "-D", "data"],
        cwd=folder,
        user=user,
        extra_groups=[] if user else None,
        capture_output=True,
        text=True,
    )
    assert made.returncode == 0, made.stderr
    port = free_port()
    settings = {"listen_addresses": "127.0.0.1", "unix_socket_directories": "", "fsync": "off", "max_connections": "40"}
    options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
    command = [server, "-D", "data", "-p", str(port), *options]
    service = Service(command, folder, port, user=user, stop_signal=signal.SIGINT)
    running = Postgres(service)
    with _cleared(service):
        running.start()
        yield running


@dataclass(frozen=True)
class RedisServer:
    """A Redis server without persistence."""

    service: Service

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.service.port}/0"


@contextmanager
def redis_server() -> Iterator[RedisServer]:
    server = program("redis-server", "redis-server")
    port = free_port()
    command = [server, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    service = Service(command, Path(tempfile.mkdtemp(prefix="rowlock-redis-")), port, stop_signal=signal.SIGKILL)
    with _cleared(service):
        service.start()
        yield RedisServer(service)
