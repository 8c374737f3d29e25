"""Random dice."""

import random
from collections import Counter

import rowlock
from rowlock.chance import throw


def test_a_throw_shows_every_face_of_every_die_in_the_game_and_no_other() -> None:
    state = rowlock.parse_state("longo lucky 5/10 turn 9 seat 0 roll / r2.r3.r4.r5.r6.r7.r15 - - - p0")
    rng = random.Random(3)
    seen: Counter[tuple[int, int | None]] = Counter()
    for _ in range(2000):
        roll = throw(state, rng)
        assert rowlock.roll(state, roll).roll == roll
        seen.update(enumerate((*roll.whites, *roll.colors)))
    assert seen.pop((2, None)) == 2000
    assert set(seen) == {(die, face) for die in (0, 1, 3, 4, 5) for face in range(1, 9)}
    assert min(seen.values()) > 180


def test_the_same_seed_throws_the_same_dice() -> None:
    state = rowlock.start("classic")
    assert throw(state, random.Random(1)) == throw(state, random.Random(1))
