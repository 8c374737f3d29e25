"""Learning from samples: the loss is the cross-entropy of the win plus a part of the squared error of the margin."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from rowlock.kernel.arrays import Ints, Words
from rowlock.kernel.compiled import lean, numeric
from rowlock.kernel.generator import below
from rowlock.kernel.machine import score, sheet_of
from rowlock.lab.training.learning_arrays import UPPER, Learner, Samples, Weights
from rowlock.packed import shape
from rowlock.players.compiled.net_arrays import Net
from rowlock.players.compiled.net_machine import pair_features, sheet_features
from rowlock.players.net.feature_tables import MOST, OTHERS
from rowlock.players.net.sizes import HIDDEN, OUT_BITS, ROW_BITS, SECOND, WEIGHT_BITS

MARGIN_PART = np.float32(0.15)
_FADE, _FADE_SQUARE, _TINY = np.float32(0.9), np.float32(0.999), np.float32(1e-7)
_HALF, _ZERO, _ONE = np.float32(0.5), np.float32(0), np.float32(1)


class TrainingWorkspace(NamedTuple):
    """Scratch arrays for training."""

    found: Ints
    """By pair of seats: its features."""
    sizes: Ints
    sums: Weights
    hidden: Weights
    second: Weights
    back: Weights


def training_workspace(seats: int) -> TrainingWorkspace:
    """Scratch arrays for tables with this many seats."""
    return TrainingWorkspace(
        np.zeros((seats, 3 * MOST), np.int64),
        np.zeros(seats, np.int64),
        np.zeros((seats, HIDDEN), np.float32),
        np.zeros(HIDDEN, np.float32),
        np.zeros(SECOND, np.float32),
        np.zeros(HIDDEN, np.float32),
    )


@lean
def _look(t: Ints, f: Ints, s: Ints, me: int, symmetry: Ints, parts: Ints, bench: TrainingWorkspace) -> int:
    """Write the features, with parts, of every pair that a seat is in, mapped by a symmetry; return how many pairs."""
    points = score(t, s, sheet_of(me))
    pairs = 0
    for other in range(s[shape.SEATS]):
        if other == me:
            continue
        found = bench.found[pairs]
        size = sheet_features(t, f, s, sheet_of(me), found)
        more = sheet_features(t, f, s, sheet_of(other), found[size:])
        for index in range(size, size + more):
            found[index] += f[OTHERS]
        size += more
        size += pair_features(f, s, me, other, points - score(t, s, sheet_of(other)), found[size:])
        more = size
        for index in range(size):
            row = symmetry[found[index]]
            found[index] = row
            for part in parts[row]:
                if part >= 0:
                    found[more] = part
                    more += 1
        bench.sizes[pairs] = more
        pairs += 1
    return pairs


@numeric
def _forward(w: Weights, upper: int, bench: TrainingWorkspace, pairs: int) -> tuple[np.float32, np.float32]:
    """The outputs for the features that `_look` wrote."""
    found, sums, hidden, second = bench.found, bench.sums, bench.hidden, bench.second
    for unit in range(HIDDEN):
        hidden[unit] = _ZERO
    for pair in range(pairs):
        for unit in range(HIDDEN):
            sums[pair, unit] = _ZERO
        for index in range(bench.sizes[pair]):
            row = HIDDEN * found[pair, index]
            for unit in range(HIDDEN):
                sums[pair, unit] += w[row + unit]
        for unit in range(HIDDEN):
            hidden[unit] += max(sums[pair, unit], _ZERO)
    bias = upper + SECOND * HIDDEN
    out = bias + SECOND
    win, margin = w[out + 2 * SECOND], w[out + 2 * SECOND + 1]
    for unit in range(SECOND):
        total = w[bias + unit]
        row = upper + HIDDEN * unit
        for below_it in range(HIDDEN):
            total += hidden[below_it] * w[row + below_it]
        second[unit] = max(total, _ZERO)
        win += second[unit] * w[out + unit]
        margin += second[unit] * w[out + SECOND + unit]
    return win, margin


@numeric
def _backward(
    w: Weights, slope: Weights, upper: int, bench: TrainingWorkspace, pairs: int, win: np.float32, margin: np.float32
) -> None:
    """Add the gradient of one sample to the slope; `win` and `margin` are those of its loss by the outputs."""
    found, sums, hidden, second, back = bench.found, bench.sums, bench.hidden, bench.second, bench.back
    bias = upper + SECOND * HIDDEN
    out = bias + SECOND
    slope[out + 2 * SECOND] += win
    slope[out + 2 * SECOND + 1] += margin
    for below_it in range(HIDDEN):
        back[below_it] = _ZERO
    for unit in range(SECOND):
        if second[unit] > _ZERO:
            slope[out + unit] += win * second[unit]
            slope[out + SECOND + unit] += margin * second[unit]
            through = np.float32(win * w[out + unit] + margin * w[out + SECOND + unit])
            slope[bias + unit] += through
            row = upper + HIDDEN * unit
            for below_it in range(HIDDEN):
                slope[row + below_it] += through * hidden[below_it]
                back[below_it] += through * w[row + below_it]
    for pair in range(pairs):
        for unit in range(HIDDEN):
            sums[pair, unit] = back[unit] if sums[pair, unit] > _ZERO else _ZERO
        for index in range(bench.sizes[pair]):
            row = HIDDEN * found[pair, index]
            for unit in range(HIDDEN):
                slope[row + unit] += sums[pair, unit]


@lean
def learn_batch(
    t: Ints,
    f: Ints,
    learner: Learner,
    bench: TrainingWorkspace,
    samples: Samples,
    order: Ints,
    symmetries: Ints,
    parts: Ints,
    rng: Words,
) -> float:
    """Add up the gradients of the samples in `order`, each mapped by a random symmetry; return their mean loss."""
    w = learner.weights
    upper = len(w) - UPPER
    part = np.float32(1.0 / len(order))
    loss = 0.0
    for sample in order:
        symmetry = symmetries[below(rng, len(symmetries))]
        pairs = _look(t, f, samples.states[sample], samples.seats[sample], symmetry, parts, bench)
        win, margin = _forward(w, upper, bench, pairs)
        odds = max(-30.0, min(30.0, float(win)))
        chance = 1.0 / (1.0 + math.exp(-odds))
        wide = margin - samples.margins[sample]
        loss -= samples.wins[sample] * math.log(chance) + (1.0 - samples.wins[sample]) * math.log(1.0 - chance)
        loss += _HALF * MARGIN_PART * wide * wide
        by_win = part * np.float32(chance - samples.wins[sample])
        _backward(w, learner.slope, upper, bench, pairs, by_win, part * MARGIN_PART * wide)
    return loss / len(order)


@numeric
def adam(learner: Learner, rate: float, step: int, keep: float) -> None:
    """Take one step of Adam down the slope, and clear it; `keep` is the decay of the average."""
    weights, average, slope, mean, square = learner
    now = np.float32(rate * math.sqrt(1.0 - 0.999**step) / (1.0 - 0.9**step))
    kept = np.float32(keep)
    for index in range(len(weights)):
        down = slope[index]
        slope[index] = _ZERO
        mean[index] = _FADE * mean[index] + (_ONE - _FADE) * down
        square[index] = _FADE_SQUARE * square[index] + (_ONE - _FADE_SQUARE) * down * down
        weights[index] -= now * mean[index] / (np.sqrt(square[index]) + _TINY)
        average[index] = kept * average[index] + (_ONE - kept) * weights[index]


@lean
def _whole(weight: float, bits: int) -> int:
    return max(-32768, min(32767, math.floor(weight * (1 << bits) + 0.5)))


@lean
def quantize(average: Weights, parts: Ints, net: Net) -> None:
    """Write averaged weights into a net, as integers. A row of its table is a feature with all its parts."""
    for row in range(len(net.rows)):
        for unit in range(HIDDEN):
            total = average[HIDDEN * row + unit]
            for part in parts[row]:
                if part >= 0:
                    total += average[HIDDEN * part + unit]
            net.rows[row, unit] = _whole(total, ROW_BITS)
    begin = len(average) - UPPER
    for unit in range(SECOND):
        for below_it in range(HIDDEN):
            net.second[unit, below_it] = _whole(average[begin + HIDDEN * unit + below_it], WEIGHT_BITS)
    begin += SECOND * HIDDEN
    for unit in range(SECOND):
        net.second_bias[unit] = math.floor(average[begin + unit] * (1 << OUT_BITS))
    begin += SECOND
    for output in range(2):
        for unit in range(SECOND):
            net.out[output, unit] = _whole(average[begin + SECOND * output + unit], WEIGHT_BITS)
        net.out_bias[output] = math.floor(average[begin + 2 * SECOND + output] * (1 << OUT_BITS))
