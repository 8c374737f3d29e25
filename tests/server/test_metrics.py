"""What a server counts and measures, and how it reports that to Prometheus."""

import asyncio
import errno
import gc
import re
from dataclasses import dataclass, field
from itertools import pairwise
from math import inf
from pathlib import Path

import pytest

import rowlock
from rowlock import protocol
from rowlock.errors import StoreUnavailable, VersionConflict
from rowlock.server.database import open_store
from rowlock.server.exposition import exposition
from rowlock.server.metrics import BOUNDS, FAMILIES, Metrics
from rowlock.server.node import Node
from rowlock.server.observer import measure_lag, watch_node
from rowlock.server.process_metrics import watch_process
from rowlock.server.settings import Settings
from rowlock.server.sockets import Connection
from rowlock.table.bus import LocalBus
from rowlock.table.store import MemoryStore
from serving import Message, Served, play
from waiting import run, until

SOURCE = Path(rowlock.__file__).parent

# ── The text format ──────────────────────────────────────────────────────────────────────────────────────────────────

NAME = r"[a-zA-Z_:][a-zA-Z0-9_:]*"
PAIR = r'([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\"n])*)"'
SAMPLE = re.compile(rf"({NAME})(?:\{{({PAIR}(?:,{PAIR})*)\}})? ([-+]?[0-9.]+(?:e[-+]?[0-9]+)?|[-+]Inf|NaN)")
SUFFIXES = {"histogram": ("_bucket", "_sum", "_count"), "counter": ("",), "gauge": ("",)}

Labels = tuple[tuple[str, str], ...]


@dataclass
class Parsed:
    """A family of metrics as it was written."""

    kind: str
    samples: dict[tuple[str, Labels], float] = field(default_factory=dict)


def unescaped(value: str) -> str:
    return re.sub(r"\\(.)", lambda found: {"n": "\n"}.get(found[1], found[1]), value)


def parse(text: str) -> dict[str, Parsed]:
    """Parse the format as strictly as it is specified: help, type, then all samples of a family, each once."""
    assert text.endswith("\n")
    families: dict[str, Parsed] = {}
    helped = ""
    for line in text.removesuffix("\n").split("\n"):
        if found := re.fullmatch(rf"# HELP ({NAME}) \S.*", line):
            helped = found[1]
            assert helped not in families, f"{helped} is described twice"
        elif found := re.fullmatch(rf"# TYPE ({NAME}) (counter|gauge|histogram)", line):
            assert found[1] == helped
            families[helped] = Parsed(found[2])
        else:
            found = SAMPLE.fullmatch(line)
            assert found, line
            labels = tuple((name, unescaped(value)) for name, value in re.findall(PAIR, found[2] or ""))
            family = families[helped]
            assert found[1] in {helped + suffix for suffix in SUFFIXES[family.kind]}, line
            assert (found[1], labels) not in family.samples, f"{line} appears twice"
            family.samples[found[1], labels] = float(found[7])
    return families


def check_histogram(name: str, family: Parsed) -> None:
    """Check that buckets are cumulative and end with +Inf, which equals the count."""
    series = {tuple(pair for pair in labels if pair[0] != "le") for _, labels in family.samples}
    for labels in series:
        buckets = [
            (float(dict(found)["le"].replace("+Inf", "inf")), value)
            for (sample, found), value in family.samples.items()
            if sample == f"{name}_bucket" and tuple(pair for pair in found if pair[0] != "le") == labels
        ]
        assert [bound for bound, _ in buckets] == [*BOUNDS, float("inf")]
        assert all(one <= other for (_, one), (_, other) in pairwise(buckets))
        assert buckets[-1][1] == family.samples[f"{name}_count", labels]
        assert family.samples[f"{name}_sum", labels] >= 0


def test_a_server_tells_its_metrics_in_the_format(served: Served) -> None:
    with served.at(served.open("Ada")) as talk:
        talk.ask(type="pause")
        answer = served.get("/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    families = parse(answer.text)
    assert list(families) == [family.name for family in FAMILIES]
    for name, family in families.items():
        assert family.samples or family.kind != "gauge", f"{name} has no value"
        if family.kind == "histogram":
            check_histogram(name, family)
    lag = families["rowlock_loop_lag_seconds"].samples
    assert lag["rowlock_loop_lag_seconds_count", ()] >= 0
    assert families["rowlock_guests"].samples["rowlock_guests", ()] >= 1


def test_labels_are_escaped() -> None:
    metrics = Metrics()
    strange = 'a "b"\\n\nc}'
    metrics.count("rowlock_messages_total", strange, by=3)
    metrics.observe("rowlock_message_seconds", 0.5, strange)
    families = parse(exposition(metrics))
    assert families["rowlock_messages_total"].samples["rowlock_messages_total", (("outcome", strange),)] == 3
    assert families["rowlock_message_seconds"].samples["rowlock_message_seconds_count", (("kind", strange),)] == 1


def test_the_check_of_the_format_sees_what_is_wrong() -> None:
    head = "# HELP x y\n# TYPE x counter\n"
    assert parse(head + 'x{a="b"} 1\n')["x"].samples == {("x", (("a", "b"),)): 1}
    for wrong in (
        "x",
        "x{} 1",
        'x{a="b} 1',
        'x{a="\\q"} 1',
        "x 1\nx 1",
        "y 1",
        "x_sum 1",
        "x one",
        "x 1 ",
        head + "x 1",
    ):
        with pytest.raises(AssertionError):
            parse(f"{head}{wrong}\n")
    family = Parsed("histogram", {("h_bucket", (("le", "+Inf"),)): 2, ("h_sum", ()): 1, ("h_count", ()): 2})
    with pytest.raises(AssertionError):
        check_histogram("h", family)


# ── Counters and histograms ──────────────────────────────────────────────────────────────────────────────────────────


def test_a_duration_falls_into_the_first_bucket_that_holds_it() -> None:
    metrics = Metrics()
    for seconds in (0.0, 0.0001, 0.00011, 0.001, 10.0, 10.1, 99.0):
        metrics.observe("rowlock_fold_seconds", seconds)
    samples = parse(exposition(metrics))["rowlock_fold_seconds"].samples
    by_bound = {dict(labels)["le"]: count for (name, labels), count in samples.items() if name.endswith("_bucket")}
    assert [by_bound[bound] for bound in ("0.0001", "0.0002", "0.0005", "0.001", "5.0", "10.0", "+Inf")] == [
        *(2, 3, 3, 4, 4, 5, 7)
    ]
    assert samples["rowlock_fold_seconds_sum", ()] == pytest.approx(119.10121)


def test_timing_counts_blocks_while_they_run_and_measures_those_that_end_well() -> None:
    metrics = Metrics()
    histogram = metrics.histograms["rowlock_commit_seconds", ""]
    with metrics.timing("rowlock_commit_seconds"), metrics.timing("rowlock_commit_seconds"):
        assert metrics.in_flight("rowlock_commit_seconds") == 2
    assert sum(histogram.buckets) == 2
    with pytest.raises(KeyError), metrics.timing("rowlock_commit_seconds"):
        raise KeyError
    assert sum(histogram.buckets) == 2
    assert metrics.in_flight("rowlock_commit_seconds") == 0


@pytest.mark.parametrize("name", ["rowlock_tabels", "rowlock_tables"])
def test_only_declared_counters_count(name: str) -> None:
    with pytest.raises(AssertionError, match=name):
        Metrics().count(name)
    with pytest.raises(AssertionError, match=name):
        Metrics().observe(name, 1.0)


def test_every_metric_in_the_code_is_declared_and_every_declared_one_is_used() -> None:
    declared = {family.name for family in FAMILIES}
    used = {
        name
        for path in (SOURCE / "server").glob("*.py")
        if path.stem != "metrics"
        for name in re.findall(r'(?:count|observe|timing|watch)\("([a-z_]+)"', path.read_text("utf-8"))
    }
    assert declared == used


def test_the_docs_list_every_metric() -> None:
    page = (SOURCE.parent.parent / "docs/how-to/scale.md").read_text("utf-8")
    assert set(re.findall(r"`((?:rowlock|process)_[a-z_]+)", page)) == {family.name for family in FAMILIES}


# ── What is counted ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_writes_are_counted_once_they_are_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    metrics = Metrics()

    def counted(*names: str) -> list[float]:
        return [metrics.values()[f"rowlock_{name}", ""] for name in names]

    async def story() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/tables.db", metrics)
        await store.create("oak", ["a", "b"], 1.0)
        await store.append("oak", 2, ["c"], 1.0)
        with pytest.raises(VersionConflict):
            await store.append("oak", 2, ["d"], 1.0)
        assert counted("writes_total", "entries_total", "tables_opened_total", "write_conflicts_total") == [2, 3, 1, 1]
        assert sum(metrics.histograms["rowlock_commit_seconds", ""].buckets) == 3

        async def fail(work: object) -> None:
            raise OSError("disk full")

        monkeypatch.setattr(store._writing, "run", fail)
        with pytest.raises(StoreUnavailable):
            await store.append("oak", 3, ["d"], 1.0)
        assert counted("writes_total", "writes_failed_total", "writes_waiting") == [2, 1, 0]
        await store.close()

    run(story())


def test_play_is_counted_and_measured(served: Served) -> None:
    before = served.counts()
    ada = served.open("Ada", "Nova")
    served.sit(ada["table"], "Ben")
    with served.at(ada) as talk:
        talk.ask(type="pause")
        talk.refused(type="pause", x=1)
        after = served.counts()
    more = {name: after[name] - before.get(name, 0) for name in after}
    assert more["rowlock_tables_opened_total"] == 1
    assert more["rowlock_seats_taken_total"] == 3
    assert more["rowlock_writes_total"] >= 2
    assert more["rowlock_entries_total"] >= more["rowlock_writes_total"]
    assert more['rowlock_message_seconds_count{kind="join"}'] == 1
    assert more['rowlock_message_seconds_count{kind="action"}'] == 2
    assert more["rowlock_request_seconds_count"] >= 2
    assert more['rowlock_messages_total{outcome="bad_message"}'] == 1


def test_decisions_of_bots_are_measured(served: Served) -> None:
    before = served.counts()["rowlock_offload_seconds_count"]
    with served.at(served.open("Ada")) as talk:
        assert talk.ask(type="add_bot", player=served.get("/api/bots").json()[0])["type"] == "ok"
        talk.ask(type="start")
        play(talk)
    assert served.counts()["rowlock_offload_seconds_count"] > before
    assert served.counts()["rowlock_offload_waiting"] == 0


def test_what_waits_for_clients_is_told_as_long_as_they_are_connected() -> None:
    async def nothing(message: object) -> None:
        """Send nothing."""

    async def never() -> Message:
        raise AssertionError

    async def story() -> None:
        node = Node(Settings(database=""), MemoryStore(), LocalBus())
        watch_node(node)
        connections = [Connection(node, "BCDFGH", {"client": None}, never, nothing) for _ in range(3)]
        for connection, messages in zip(connections, (5, 2, 0), strict=True):
            for _ in range(messages):
                connection._deliver(protocol.Ok(id=1, version=1))
        values = node.metrics.values()
        assert (values["rowlock_outbox_messages", ""], values["rowlock_outbox_longest", ""]) == (7, 5)
        for one in connections:
            node.visitors.leave(one._visit)
            if one._sending:
                one._sending.cancel()
        await asyncio.sleep(0.01)
        del connections, connection, one
        gc.collect()
        values = node.metrics.values()
        assert (values["rowlock_outbox_messages", ""], values["rowlock_outbox_longest", ""]) == (0, 0)

    run(story())


def test_a_process_without_free_descriptors_still_tells_its_metrics(monkeypatch: pytest.MonkeyPatch) -> None:
    metrics = Metrics()
    watch_process(metrics)
    assert 0 < metrics.values()["process_open_fds", ""] < metrics.values()["process_max_fds", ""]

    def fail(*arguments: object) -> object:
        raise OSError(errno.EMFILE, "too many open files")

    monkeypatch.setattr("os.scandir", fail)
    monkeypatch.setattr(Path, "read_text", fail)
    values = metrics.values()
    assert values["process_open_fds", ""] == values["process_max_fds", ""]
    assert values["process_resident_memory_bytes", ""] > 1e6


def test_a_limit_that_is_none_is_written_as_infinity() -> None:
    metrics = Metrics()
    metrics.watch("process_max_fds", lambda: inf)
    assert parse(exposition(metrics))["process_max_fds"].samples["process_max_fds", ()] == inf


def test_the_lag_of_the_event_loop_is_measured() -> None:
    metrics = Metrics()
    histogram = metrics.histograms["rowlock_loop_lag_seconds", ""]

    async def story() -> None:
        measuring = asyncio.create_task(measure_lag(metrics))
        await until(lambda: sum(histogram.buckets) >= 2)
        measuring.cancel()

    run(story())
    assert histogram.sum >= 0
