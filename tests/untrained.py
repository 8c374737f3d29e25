"""Untrained nets: they play badly, but the same plain and compiled."""

from __future__ import annotations

import random
from array import array

from rowlock import Variant
from rowlock.players.net.features import features_of
from rowlock.players.net.file import NetFile
from rowlock.players.net.sizes import HIDDEN, SECOND


def random_net(variant: Variant, seed: object, times: int = 1) -> NetFile:
    """A net of random weights, as large as early in training; later some are `times` as large."""
    rng = random.Random(f"{variant.id} {seed}")

    def weights(kind: str, size: int, reach: int) -> array[int]:
        return array(kind, (rng.randint(-reach, reach) for _ in range(size)))

    return NetFile(
        weights("h", HIDDEN * features_of(variant).rows, times * 500),
        weights("h", SECOND * HIDDEN, times * 1500),
        weights("i", SECOND, 1 << 20),
        weights("h", 2 * SECOND, 1500),
        weights("i", 2, 1 << 20),
    )
