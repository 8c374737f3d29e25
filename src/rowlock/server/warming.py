"""Speed up Nova and reviews while the server already answers: other processes compile, and it only loads the result.

The compiler would take several hundred megabytes in the server's process and never release them.
"""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from threading import Lock, Thread

from rowlock.coach.ready_judges import load as load_judges
from rowlock.kernel.cache_folder import check_writable, compiled_folder, open_to_others
from rowlock.players.champion import load
from rowlock.players.compiled.precompile import stamp
from rowlock.players.on_demand import can_compile

COMPILE = (sys.executable, "-P", "-m", "rowlock.players.compiled.precompile")
"""-P: a server may run in a folder whose files must not be imported."""
COMPILE_JUDGES = (*COMPILE[:-1], "rowlock.coach.compiled.precompiled_judges")

_PLAIN = "Nova decides in plain Python, which takes a few hundredths of a second"
_PLAIN_REVIEWS = "reviews are made in plain Python, which takes some ten seconds each"
_log = logging.getLogger(__name__)


class CompilerFailed(Exception):
    """The compiler process exited before it had compiled everything; the message says why."""


class Warming:
    """Compiles and loads the champion and the judges in the background, until they are done or `stop` is called."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._stopped = False
        self._compiler: subprocess.Popen[str] | None = None
        self._private: TemporaryDirectory[str] | None = None
        self.thread = Thread(target=self._warm_up, name="warming", daemon=True)

    def start(self) -> None:
        """Start the background thread, if compiling is possible at all."""
        if can_compile():
            self.thread.start()

    def stop(self) -> None:
        """Kill the compiler if it is still running, and leave no temporary files behind."""
        with self._lock:
            self._stopped = True
            if self._compiler:
                self._compiler.kill()
                self._compiler.wait()
            if self._private:
                self._private.cleanup()

    def _warm_up(self) -> None:
        with self._reporting(f"{_PLAIN}, and {_PLAIN_REVIEWS}"):
            self._choose_folder()
            if not (stamp().exists() and loaded(load)):
                self._compile(COMPILE)
                _check(load)
            _log.info("Nova is compiled")
            with self._reporting(_PLAIN_REVIEWS):
                if not loaded(load_judges):
                    self._compile(COMPILE_JUDGES)
                    _check(load_judges)
                _log.info("reviews are compiled")

    @contextmanager
    def _reporting(self, otherwise: str) -> Iterator[None]:
        """Log why something could not be compiled, and what happens instead."""
        try:
            yield
        except CompilerFailed as error:
            if not self._stopped:
                _log.warning("could not compile: %s; %s", error, otherwise)
        except Exception:
            _log.exception("could not compile; %s", otherwise)

    def _choose_folder(self) -> None:
        """Keep machine code in a private temporary folder if the usual one is unsafe or unusable."""
        if not (reason := _objection()):
            return
        with self._lock:
            if self._stopped:
                return
            self._private = TemporaryDirectory(prefix="rowlock-")
            os.environ["NUMBA_CACHE_DIR"] = self._private.name
        _log.warning(
            "%s; compiling again at every start, into %s. To keep compiled code, set ROWLOCK_CACHE to a folder that "
            "only this user can write to, or CacheDirectory=rowlock in the systemd unit",
            *(reason, self._private.name),
        )

    def _compile(self, command: tuple[str, ...]) -> None:
        with self._lock:
            if self._stopped:
                raise CompilerFailed("the server is stopping")
            self._compiler = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
            )
        with self._compiler as compiler:  # its standard input stays open until it has exited
            said = compiler.stderr.read().strip() if compiler.stderr else ""
        if code := compiler.returncode:
            raise CompilerFailed(said.splitlines()[-1] if said else f"the compiler exited with code {code}")


def _objection() -> str:
    """Why the usual folder cannot be used; empty if it can."""
    try:
        folder = compiled_folder()
        if exposed := open_to_others(folder):
            return f"others can write to {exposed}"
        if not stamp().exists():
            check_writable(folder)
    except (OSError, RuntimeError) as error:  # RuntimeError: this user has no home
        return f"the cache cannot be used ({error})"
    return ""


def _check(load_it: Callable[[], None]) -> None:
    if not loaded(load_it):
        raise CompilerFailed(f"some of the compiled code is missing from {compiled_folder()}")


def loaded(load_it: Callable[[], None]) -> bool:
    """Switch to compiled code if all of it is on disk."""
    from rowlock.kernel.compiled import NotCached  # imports the compiler

    try:
        load_it()
    except NotCached:
        return False
    return True
