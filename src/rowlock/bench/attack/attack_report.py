"""What an attack did to everybody else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from rowlock.bench.soak.soak_report import percentile

QUIET = "quiet"
LONGEST = 1000.0
"""The longest that a bystander may wait, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Waits:
    """Latencies in milliseconds."""

    count: int
    p50: float
    p99: float
    longest: float


@dataclass(frozen=True, slots=True)
class Phase:
    """What happened during one attack, or during the quiet phase."""

    attack: str
    people: Waits
    """From an action until the other person at the table is notified."""
    bots: Waits
    """From an action until the bot's answer."""
    done: Mapping[str, int]
    """What bystanders did besides playing."""
    failures: Mapping[str, int]
    """What bystanders were refused, or lost."""
    seen: Mapping[str, int]
    """What the attacker did, and the responses it got."""

    def problems(self) -> Iterator[str]:
        """Yield everything that must not happen, whatever the attacker does."""
        for who, waits in (("people", self.people), ("bots", self.bots)):
            if not waits.longest <= LONGEST:
                yield f"{self.attack}: {who} waited {waits.longest:.0f} ms"
        for what, number in self.failures.items():
            yield f"{self.attack}: {what} ({number} times)"


def waits(seconds: Sequence[float]) -> Waits:
    """Summarize some durations."""
    times = [1000 * each for each in seconds]
    return Waits(len(times), percentile(times, 0.5), percentile(times, 0.99), percentile(times, 1))


def lines(phase: Phase, quiet: Phase) -> Iterator[str]:
    """A human-readable report on a phase, compared with the quiet one."""
    yield f"{phase.attack:<8} people {_figures(phase.people, quiet.people)}"
    yield f"{'':<8} bots   {_figures(phase.bots, quiet.bots)}"
    yield f"{'':<8} {_list(phase.done)}; failed: {_list(phase.failures)}"
    if phase.seen:
        yield f"{'':<8} attacker: {_list(phase.seen)}"


def _figures(waits: Waits, quiet: Waits) -> str:
    return (
        f"p50 {waits.p50:6.1f} ms  p99 {waits.p99:7.1f} ms  max {waits.longest:7.1f} ms  "
        f"p50 is {waits.p50 / quiet.p50:5.2f} × quiet  {waits.count:,} actions"
    )


def _list(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{what} {number:,}" for what, number in sorted(counts.items())) or "nothing"
