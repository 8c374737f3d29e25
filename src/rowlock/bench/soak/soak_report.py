"""The results of a soak: latency and memory over time, and a verdict on each guarantee."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import nan, sqrt

from rowlock.bench.soak.server_process import Sample
from rowlock.bench.soak.tally import Tally

MINUTE = 60.0
_WARM_UP = 0.25
"""The initial fraction of a process's life that is ignored: memory is still growing to its normal size."""
_LONG_ENOUGH = 10.0
"""Below this many minutes, a slope is mostly noise."""
_STEEP = 10.0
"""Megabytes per hour that would matter: a quarter of a gigabyte a day."""

_SHOWN = 20


@dataclass(frozen=True, slots=True)
class Window:
    """One minute of the soak."""

    minute: int
    actions_per_second: float
    p50: float
    """Milliseconds from an action to its acknowledgment."""
    p99: float
    longest: float
    megabytes: float
    descriptors: int


@dataclass(frozen=True, slots=True)
class Slope:
    """Memory growth, fitted by least squares."""

    megabytes_per_hour: float
    error: float
    """The standard error."""
    minutes: float
    """How long the process was observed, excluding its warm-up."""


@dataclass(frozen=True, slots=True)
class Soaked:
    """The result of a soak."""

    minutes: float
    actions: int
    events: dict[str, int]
    abuse: dict[str, int]
    windows: tuple[Window, ...]
    slope: Slope
    reference_p99: float
    """Milliseconds before the abuse began."""
    p99: float
    """Milliseconds from then on."""
    lost: tuple[str, ...]
    errors: dict[str, int]
    traceback: str
    """The first one in the server's log."""

    @property
    def is_sound(self) -> bool:
        """Whether nothing was lost and nothing went wrong."""
        return not self.lost and not self.errors

    def verdict(self) -> Iterator[str]:
        """A line for each guarantee."""
        yield f"nothing lost   {_yes(not self.lost)}  {self.actions:,} acknowledged actions{_list(self.events)}"
        yield f"no error       {_yes(not self.errors)}{_list(self.errors)}"
        yield f"no slope       {self._flatness()}  {_slope(self.slope)}"
        ratio = self.p99 / self.reference_p99
        yield f"others' p99    {self.p99:.1f} ms, {ratio:.2f} × the {self.reference_p99:.1f} ms without abuse"

        yield from self.lost[:_SHOWN]
        if self.traceback:
            yield self.traceback

    def _flatness(self) -> str:
        if not self.slope.minutes >= _LONG_ENOUGH:
            return "too short to tell"
        return _yes(self.slope.megabytes_per_hour - 2 * self.slope.error < _STEEP)


def _yes(kept: bool) -> str:  # noqa: FBT001
    return "yes" if kept else "NO"


def _list(counts: dict[str, int]) -> str:
    return "".join(f", {count:,} {what}" for what, count in sorted(counts.items()))


def _slope(slope: Slope) -> str:
    return f"{slope.megabytes_per_hour:+.1f} ± {slope.error:.1f} MB an hour, over {slope.minutes:.1f} minutes"


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which this fraction of the values lies; NaN if there are none."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else nan


def window(tally: Tally, samples: Sequence[Sample], begun: float, start: float, end: float) -> Window:
    """Summarize what happened between two moments."""
    times = [1000 * seconds for at, seconds in tally.latencies if start <= at < end]
    seen = [sample for sample in samples if start <= sample.at < end]
    return Window(
        minute=1 + int((start - begun) / MINUTE),
        actions_per_second=len(times) / (end - start),
        p50=percentile(times, 0.5),
        p99=percentile(times, 0.99),
        longest=max(times, default=nan),
        megabytes=seen[-1].megabytes if seen else nan,
        descriptors=seen[-1].descriptors if seen else 0,
    )


def line(window: Window) -> str:
    """A human-readable line about one minute."""
    return (
        f"minute {window.minute:3}  {window.actions_per_second:6.1f} actions/s  "
        f"p50 {window.p50:6.1f} ms  p99 {window.p99:7.1f} ms  max {window.longest:7.1f} ms  "
        f"memory {window.megabytes:6.1f} MB  descriptors {window.descriptors}"
    )


def slope_of(samples: Sequence[Sample]) -> Slope:
    """The slope for the longest-running process, excluding its warm-up."""
    runs = [[sample for sample in samples if sample.run == run] for run in {sample.run for sample in samples}]
    longest = max(runs, key=_length, default=[])
    steady = [sample for sample in longest if sample.at >= longest[0].at + _WARM_UP * _length(longest)]
    if len(steady) < 3:
        return Slope(nan, nan, 0.0)
    per_second, error = fit([sample.at for sample in steady], [sample.megabytes for sample in steady])
    return Slope(3600 * per_second, 3600 * error, _length(steady) / MINUTE)


def _length(run: Sequence[Sample]) -> float:
    return run[-1].at - run[0].at if run else 0.0


def fit(xs: Sequence[float], ys: Sequence[float]) -> tuple[float, float]:
    """The slope of a line through points, by least squares, and its standard error.

    >>> fit([0, 1, 2, 3], [1, 3, 5, 7])
    (2.0, 0.0)
    """
    count, x_mean, y_mean = len(xs), sum(xs) / len(xs), sum(ys) / len(ys)
    spread = sum((x - x_mean) ** 2 for x in xs)
    slope = sum((x - x_mean) * (y - y_mean) for x, y in zip(xs, ys, strict=True)) / spread
    rest = sum((y - y_mean - slope * (x - x_mean)) ** 2 for x, y in zip(xs, ys, strict=True))
    return slope, sqrt(rest / (count - 2) / spread)
