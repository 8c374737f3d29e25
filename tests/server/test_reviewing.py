"""Reviews over HTTP."""

import gzip
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from rowlock.coach.review_view import review_of_text
from rowlock.errors import RecordError, SetupError
from rowlock.reviews import ReviewView
from rowlock.server import review_process, review_worker, reviewing
from rowlock.server.limits import Rate
from rowlock.server.review_process import ReviewProcess, Stopping
from rowlock.server.wire import write
from serving import Served, limits, serving
from waiting import FOR_EVER, run, until

pytestmark = pytest.mark.usefixtures("calm")

LAST = "variant classic\nseats Ada\n1  ?? ????  - | -\n2  66 1111  -"
"""One turn can be judged, and only its white choice is made. Alone, that is quick."""
HANGS = (sys.executable, "-c", "import time; time.sleep(600)")


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The records that were reviewed."""
    reviewed: list[str] = []

    def noting(self: ReviewProcess, record: str, toml: str, *, plain: bool) -> bytes:
        reviewed.append(record)
        return gzip.compress(b"{}")

    monkeypatch.setattr(ReviewProcess, "ask", noting)
    return reviewed


def test_a_record_is_reviewed(served: Served) -> None:
    answer = served.post("/api/reviews", {"record": LAST})
    assert (answer.status_code, answer.content) == (200, write(review_of_text(LAST, plain=True)))
    told = answer.json()
    assert [(one["turn"], one["seat"]) for one in told["decisions"]] == [(2, 0)]
    assert (told["left_out"], told["over"]) == (2, False)


def test_a_client_that_cannot_decompress_gets_plain_json(served: Served) -> None:
    answers = [
        served.post("/api/reviews", {"record": LAST}, headers={"accept-encoding": how}) for how in ("identity", "gzip")
    ]
    assert [answer.headers.get("content-encoding") for answer in answers] == [None, "gzip"]
    assert {answer.headers["vary"] for answer in answers} == {"Accept-Encoding"}
    assert answers[0].json() == answers[1].json()


def test_the_same_record_is_reviewed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[str] = []

    def noting(record: str, *rest: object, **how: object) -> ReviewView:
        found.append(record)
        return review_of_text("variant classic\nseats Ada\n", plain=True)

    monkeypatch.setattr(review_worker, "review_of_text", noting)
    review_worker.reviewed.cache_clear()
    for name in ("Ada", "Ada", "Ben"):
        review_worker.reviewed(f"variant classic\nseats {name}\n", "", plain=True)
    assert len(found) == 2
    review_worker.reviewed.cache_clear()


@pytest.mark.parametrize(
    ("body", "status", "code", "path"),
    [
        ({}, 400, "bad_message", "$.record"),
        ({"record": "", "seat": 1}, 400, "bad_message", "$.seat"),
        ({"record": "hello"}, 422, "notation", ""),
        ({"record": "variant chess\nseats Ada\n"}, 404, "unknown_variant", ""),
        ({"record": "variant small\nseats Ada\n", "toml": "id ="}, 422, "variant_invalid", ""),
        ({"record": "variant classic\nseats Ada\n1  34 2516  r8"}, 422, "record_illegal", ""),
        ({"record": "#" * 70_000}, 413, "too_large", "$"),
    ],
)
def test_what_cannot_be_reviewed_is_refused(
    served: Served, body: dict[str, object], status: int, code: str, path: str
) -> None:
    answer = served.post("/api/reviews", body)
    assert (answer.status_code, answer.json()["code"], answer.json()["path"]) == (status, code, path)


def test_a_game_that_would_take_minutes_is_refused(served: Served, counted: list[str]) -> None:
    turns = "".join(f"{turn}  34 2516  - - | -\n" for turn in range(1, 100))
    answer = served.post("/api/reviews", {"record": f"variant classic\nseats Ada, Ben\n{turns}"})
    assert (answer.status_code, answer.json()["code"], counted) == (422, "bad_setup", [])
    assert "rowlock review" in answer.json()["message"]


def test_long_games_use_up_the_time_of_an_address(tmp_path: Path, counted: list[str]) -> None:
    turns = "".join(f"{turn}  34 2516  - - | -\n" for turn in range(1, 11))
    seconds = 20 * reviewing.SECONDS_PER_CHOICE["plain"]
    with serving(tmp_path, limits=limits(reviews=Rate(1.5 * seconds, 0))) as served:
        statuses = [
            served.post("/api/reviews", {"record": f"variant classic\nseats {name}, Cleo\n{turns}"}).status_code
            for name in ("Ada", "Ben")
        ]
    assert statuses == [200, 429]


@pytest.fixture
def process() -> Iterator[ReviewProcess]:
    made = ReviewProcess()
    yield made
    made.close()


def test_a_killed_process_is_restarted(process: ReviewProcess, caplog: pytest.LogCaptureFixture) -> None:
    review = process.ask(LAST, "", plain=True)
    assert gzip.decompress(review) == write(review_of_text(LAST, plain=True))
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    assert process.ask(LAST, "", plain=True) == review
    with pytest.raises(RecordError):  # by the same process: whatever cannot be reviewed does no harm
        process.ask("variant classic\nseats Ada\n1  34 2516  r8", "", plain=True)
    assert process.ask(LAST, "", plain=True) == review


def test_a_review_under_way_is_begun_again_after_a_kill(
    process: ReviewProcess, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with ThreadPoolExecutor(1) as thread:
        with monkeypatch.context() as patch:
            patch.setattr(review_process, "COMMAND", HANGS)
            asked = thread.submit(process.ask, LAST, "", plain=True)
            pid = _pid(process)
        os.kill(pid, signal.SIGKILL)
        assert gzip.decompress(asked.result(FOR_EVER)) == write(review_of_text(LAST, plain=True))
    assert "ended with code -9" in caplog.text


def test_a_record_that_ends_the_process_twice_is_refused(
    process: ReviewProcess, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(review_process, "COMMAND", (sys.executable, "-c", "import os; os._exit(3)"))
    with pytest.raises(SetupError, match="second attempt"):
        process.ask(LAST, "", plain=True)
    assert caplog.text.count("ended with code 3") == 2


def test_a_fault_in_a_review_is_logged_and_ends_nothing(process: ReviewProcess) -> None:
    with pytest.raises(RuntimeError, match="Traceback"):
        process.ask(None, "", plain=True)  # type: ignore[arg-type]
    pid = process.pid
    assert process.ask(LAST, "", plain=True)
    assert process.pid == pid


def test_compiled_reviews_have_another_process_which_compiles_nothing_itself(
    process: ReviewProcess, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))  # without any compiled code: then it is made plainly
    record = "variant classic\nseats Ada, Ben\n1  34 2516  - -"
    review = process.ask(record, "", plain=True)
    pid = process.pid
    assert process.ask(record, "", plain=False) == review
    assert process.pid != pid
    assert not list(tmp_path.rglob("*.nb*"))


def test_a_server_that_stops_gives_up_its_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_process, "COMMAND", HANGS)
    process = ReviewProcess()
    with ThreadPoolExecutor(1) as thread:
        asked = thread.submit(process.ask, LAST, "", plain=True)
        _pid(process)
        process.close()
        with pytest.raises(Stopping):
            asked.result(FOR_EVER)
    with pytest.raises(Stopping):
        process.ask(LAST, "", plain=True)


def _pid(process: ReviewProcess) -> int:
    """The id of a process that another thread starts."""
    run(until(lambda: process.pid))
    assert process.pid is not None
    return process.pid


def test_the_process_ends_with_its_server_and_finishes_no_review_first() -> None:
    turns = "".join(f"{turn}  34 2516  {'- ' * 8}| -\n" for turn in range(1, 25))
    record = f"variant classic\nseats {', '.join('ABCDEFGH')}\n{turns}"  # that takes most of a minute
    with _worker("main('plain')") as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        pickle.dump((record, ""), worker.stdin)
        worker.stdin.close()
        assert worker.wait(FOR_EVER) == 0
        assert worker.stdout.read() == b""


def test_a_process_with_nothing_to_do_ends() -> None:
    with _worker("IDLE = 0.01; review_worker.main('plain')") as worker:
        assert worker.wait(FOR_EVER) == 0


def _worker(code: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-c", f"from rowlock.server import review_worker; review_worker.{code}"]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
