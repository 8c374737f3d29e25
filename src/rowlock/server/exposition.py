"""Metrics in the Prometheus text format, version 0.0.4."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from math import inf

from rowlock.server.metrics import BOUNDS, FAMILIES, Family, Histogram, Key, Metrics

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


def exposition(metrics: Metrics) -> str:
    """Every metric, with its help and type."""
    values = metrics.values()
    return "".join(f"{line}\n" for family in FAMILIES for line in _lines(family, values, metrics))


def _lines(family: Family, values: dict[Key, float], metrics: Metrics) -> Iterator[str]:
    yield f"# HELP {family.name} {family.help}."
    yield f"# TYPE {family.name} {family.kind}"
    for (name, label), value in sorted(values.items()):
        if name == family.name:
            yield f"{name}{_labels(family, label)} {'+Inf' if value == inf else value}"
    for (name, label), histogram in sorted(metrics.histograms.items()):
        if name == family.name:
            yield from _histogram(family, label, histogram)


def _histogram(family: Family, label: str, histogram: Histogram) -> Iterator[str]:
    bounds = (*map(str, BOUNDS), "+Inf")
    totals = list(accumulate(histogram.buckets))
    for bound, total in zip(bounds, totals, strict=True):
        yield f"{family.name}_bucket{_labels(family, label, bound)} {total}"
    yield f"{family.name}_sum{_labels(family, label)} {histogram.sum}"
    yield f"{family.name}_count{_labels(family, label)} {totals[-1]}"


def _labels(family: Family, label: str, bound: str = "") -> str:
    pairs = ((family.label, label), ("le", bound))
    written = ",".join(f'{name}="{_escaped(value)}"' for name, value in pairs if value)
    return f"{{{written}}}" if written else ""


def _escaped(value: str) -> str:
    r"""Escape a label's value.

    >>> print(_escaped('a "b"'))
    a \"b\"
    """
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
