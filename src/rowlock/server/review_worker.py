"""The process that reviews records: `python -m rowlock.server.review_worker plain|compiled`. See `review_process`.

It reads pairs of a record and the text of its variant from its standard input, and answers each on its standard output:
with the review, as compressed JSON, or with the error. It exits when its input is closed: with the server, however that
ends. After a while without anything to do it exits as well, which releases its memory.
"""

from __future__ import annotations

import gzip
import os
import pickle
import signal
import sys
from collections.abc import Callable
from functools import lru_cache, partial
from queue import Empty, SimpleQueue
from threading import Thread
from traceback import format_exc
from typing import BinaryIO

from rowlock.coach import ready_judges
from rowlock.coach.review_view import review_of_text
from rowlock.errors import RowlockError
from rowlock.server.warming import loaded
from rowlock.server.wire import write
from rowlock.table.opening import home_made

IDLE = 600.0
"""Seconds without a request after which it exits."""
_LEVEL = 5
"""Of compression: see `offline_routes.Compressed`."""
_NICE = 10
"""Reviews give way to people who play, and still go on while the machine is busy."""

Asked = tuple[str, str]
"""A record, and the text of its variant if that is home-made."""
Answer = bytes | RowlockError | str
"""A review as compressed JSON; why there is none; or the traceback of a fault."""


@lru_cache(maxsize=64)
def reviewed(record: str, toml: str, *, plain: bool) -> bytes:
    """The review of a record, as compressed JSON. It is cached: people look at theirs more than once."""
    return gzip.compress(write(review_of_text(record, home_made(toml), plain=plain)), _LEVEL, mtime=0)


def answer(asked: Asked, *, plain: bool) -> Answer:
    """The review, or what went wrong."""
    try:
        return reviewed(*asked, plain=plain)
    except RowlockError as error:
        return error
    except Exception:
        return format_exc()


def serve(source: BinaryIO, target: BinaryIO, answering: Callable[[Asked], Answer]) -> None:
    """Answer what comes from the source, until nothing has come for a while. Exit at once when it is closed."""
    waiting: SimpleQueue[Asked] = SimpleQueue()
    Thread(target=_read, args=(source, waiting), daemon=True).start()
    while True:
        try:
            asked = waiting.get(timeout=IDLE)
        except Empty:
            return
        pickle.dump(answering(asked), target)
        target.flush()


def _read(source: BinaryIO, waiting: SimpleQueue[Asked]) -> None:
    """Take requests while others are answered, to notice the end of the input even then."""
    while True:
        try:
            waiting.put(pickle.load(source))
        except EOFError:
            os._exit(0)


def main(how: str) -> None:
    """Answer a server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes: the server decides when to stop
    if hasattr(os, "nice"):
        os.nice(_NICE)
    target = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed must not get between the answers
    plain = how == "plain" or not loaded(ready_judges.load)
    serve(sys.stdin.buffer, target, partial(answer, plain=plain))
    os._exit(0)  # the thread that reads holds a lock of the input


if __name__ == "__main__":
    main(sys.argv[1])
