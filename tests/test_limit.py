"""Benchmarks end: on their own, or when they time out."""

import asyncio
import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

import pytest

from rowlock.bench import rules
from rowlock.bench.rules import Measurement
from rowlock.cli import main
from rowlock.cli.limit import CUT_OFF, TimeLimit
from rowlock.errors import SetupError
from waiting import FOR_EVER

SHORT = 0.01
MEASURED = Measurement("tiny", "random", 1, 1.0, 2.0, 3.0)


def loop() -> None:
    while True:
        pass


@pytest.mark.parametrize("work", [loop, lambda: time.sleep(FOR_EVER), lambda: asyncio.run(asyncio.sleep(FOR_EVER))])
def test_whatever_runs_is_interrupted(work: Callable[[], None]) -> None:
    with TimeLimit(SHORT) as limit:
        work()
    assert limit.ran_out
    with pytest.raises(SystemExit) as left:
        limit.check()
    assert left.value.code == CUT_OFF


def test_the_limit_is_over_with_its_block() -> None:
    before = signal.getsignal(signal.SIGALRM)
    with TimeLimit(FOR_EVER) as limit:
        pass
    limit.check()
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
    assert signal.getsignal(signal.SIGALRM) == before


def test_what_goes_wrong_inside_is_not_hidden() -> None:
    with pytest.raises(KeyboardInterrupt), TimeLimit(FOR_EVER):
        raise KeyboardInterrupt


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), float("inf")])
def test_a_limit_is_a_number_of_seconds(seconds: float) -> None:
    with pytest.raises(SetupError, match="--limit"):
        TimeLimit(seconds)


@pytest.mark.parametrize("options", [[], ["--json"]])
def test_what_was_measured_before_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], options: list[str]
) -> None:
    def endless(games: int, seed: int) -> Iterator[Measurement]:
        yield MEASURED
        loop()

    monkeypatch.setattr(rules, "measure_rules", endless)
    with pytest.raises(SystemExit) as left:
        main(["bench", "rules", "--limit", "0.1", *options])
    assert left.value.code == CUT_OFF
    said = capsys.readouterr()
    assert "--limit" in said.err
    if options:
        assert [one["variant"] for one in json.loads(said.out)] == ["tiny"]
    else:
        assert said.out.splitlines()[-1].startswith("tiny")


def test_the_limit_holds_where_interrupts_are_ignored() -> None:
    """As in jobs that a shell runs in the background."""
    code = (
        "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)\n"
        "from rowlock.cli.limit import TimeLimit\n"
        f"with TimeLimit({SHORT}) as limit:\n    while True: pass\n"
        "limit.check()"
    )
    done = subprocess.run([sys.executable, "-c", code], timeout=FOR_EVER, capture_output=True)
    assert done.returncode == CUT_OFF
