"""The levels play as described: each has its weaknesses, and the strongest has none of them."""

import random
from dataclasses import fields, replace

import pytest

import rowlock
from rowlock.kernel.batch import Batch
from rowlock.packed import judging
from rowlock.packed.levels import LEVELS, Judgment
from rowlock.players.level_player import LevelPlayer

BY_NAME = {level.name: level.judgment for level in LEVELS}
CAREFUL = Judgment(reach=3000, penalty=3000, plans=1)


def choice(judgment: Judgment, text: str, seat: int = 0) -> str:
    state = rowlock.parse_state(text)
    return str(LevelPlayer(judgment, random.Random(1)).decide(rowlock.view(state, seat)))


def test_the_parts_of_a_judgment_are_numbered_in_their_order() -> None:
    named = [field.name.upper() for field in fields(Judgment)]
    assert [getattr(judging, name) for name in named] == list(range(judging.NUMBERS))


def test_there_are_five_with_a_name_and_a_character_each() -> None:
    assert len(BY_NAME) == 5
    assert len({level.about for level in LEVELS}) == 5


def test_nobody_decides_for_a_spectator() -> None:
    state = rowlock.roll(rowlock.start("classic"), "34 2516")
    with pytest.raises(AssertionError, match="spectator"):
        LevelPlayer(CAREFUL, random.Random()).decide(rowlock.view(state, None))


def test_a_small_gap_is_better_than_a_large_one() -> None:
    assert choice(CAREFUL, "classic turn 3 seat 1 white 13 1111 / r3 - - - p0 / - - - - p0") == "r4"
    assert choice(CAREFUL, "classic turn 3 seat 1 white 56 1111 / r3 y10 g9 b9 p0 / - - - - p0") == "y11"


def test_likely_numbers_are_skipped_less_readily_than_unlikely_ones() -> None:
    """Two fields are skipped either way, but 7 and 8 are rolled more often than 12 and 11."""
    assert choice(CAREFUL, "classic turn 3 seat 1 white 46 1111 / r2.r3.r4.r5.r6.r9 y2.y3 - - p0 / - - - - p0") == "r10"
    assert choice(CAREFUL, "classic turn 3 seat 1 white 45 1111 / r6 - g12 - p0 / - - - - p0") in ("g9", "b9")


def test_who_plans_passes_now_for_a_better_cross_in_the_same_turn() -> None:
    """Both avoid penalties: one takes white 6 to be safe, the other sees red 5, right after red 4."""
    text = "classic turn 3 seat 0 white 24 3666 / r2.r3.r4 - - - p0 / - - - - p0"
    planned, alone = (Judgment(reach=4000, penalty=20_000, fear=20_000, plans=plans) for plans in (1, 0))
    assert choice(alone, text) == "r6"
    assert choice(planned, text) == "-"


def test_fear_of_penalties_makes_people_skip() -> None:
    text = "classic turn 3 seat 0 color 11 6666 / r3.r4 y3.y4 g12.g11 b12.b11 p0 / - - - - p0 / - -"
    brave, afraid = (replace(CAREFUL, reach=6000, penalty=penalty) for penalty in (0, 60_000))
    assert choice(brave, text) == "-"
    assert choice(afraid, text) != "-"


def test_whoever_is_blind_for_locks_leaves_them() -> None:
    text = "classic turn 9 seat 1 white 66 1111 / r2.r3.r4.r5.r6.r7 - - - p0 / - - - - p0"
    assert choice(CAREFUL, text) == "r12"
    assert choice(replace(CAREFUL, blind=1000), text) != "r12"
    assert choice(replace(CAREFUL, overlooks=1000), text) == "r12", "other levels notice the lock"
    assert choice(replace(CAREFUL, overlooks=1000, blind=1000), text) == "-"


def test_who_sees_the_end_coming_ends_it_ahead_and_not_behind() -> None:
    """Green is already closed: red 12 would close the second row and make red worth 28 points. The other has 29."""
    text = "classic turn 30 seat 1 white 66 11.1 / r2.r3.r4.r5.r6 {} - - p0 / r2 - g12.g11.g10.g9.g8.g2 - p0"
    blind = Judgment(reach=2000, penalty=3000)
    seeing = replace(blind, others=1000, finish=100_000)
    assert choice(seeing, text.format("-")) != "r12"
    assert choice(seeing, text.format("y2.y3")) == "r12"
    assert choice(blind, text.format("-")) == choice(blind, text.format("y2.y3")) == "r12"


def test_playing_alone_nothing_is_ended_for_the_sake_of_winning() -> None:
    state = "classic turn 9 seat 0 white 66 11.1 / r2.r3.r4.r5.r6 y2 g12.g11.g10.g9.g8.g2 - p0"
    assert choice(BY_NAME["sage"], state) != "r12"


@pytest.mark.parametrize("seats", range(1, 9))
@pytest.mark.parametrize("variant", rowlock.variants())
def test_every_level_sits_down_at_every_table_and_plays_by_the_rules(variant: str, seats: int) -> None:
    turned = [[*BY_NAME][by:] + [*BY_NAME][:by] for by in range(len(BY_NAME))]
    batch = Batch(rowlock.start(variant, seats), [(order + order)[:seats] for order in turned], len(turned), 1)
    for _ in batch.play(1):
        pass
    found = batch.so_far()
    assert found.scores.mean() > 5
    for number, scores in enumerate(found.scores):
        *_, last = rowlock.replay(rowlock.Record.parse(str(batch.record(number))))
        assert last.is_over
        assert rowlock.scores(last) == tuple(scores)


@pytest.mark.parametrize("variant", rowlock.variants())
def test_each_level_is_stronger_than_the_one_before(variant: str) -> None:
    for weaker, stronger in zip(BY_NAME, list(BY_NAME)[1:], strict=False):
        match = rowlock.arena(stronger, weaker, variant, games=600)
        assert match.interval(confidence=0.999)[1] > 0.56, stronger
        assert match.score() > 0.5, stronger
