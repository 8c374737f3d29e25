"""Threads for compiled work, which releases the GIL while it runs."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager


@contextmanager
def pool_of(threads: int) -> Iterator[ThreadPoolExecutor]:
    """A thread pool that starts no queued task after the block is left, even by an exception."""
    pool = ThreadPoolExecutor(threads)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)
