"""Compiled judges and exact tables, imported on demand: the only path from the plain coach to numpy and numba."""

from __future__ import annotations

from functools import lru_cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

from rowlock.coach.solo_judge import SoloJudge
from rowlock.rules.pad.variant import Lucky, Variant

if TYPE_CHECKING:
    from rowlock.coach.judge import Judge


def compiled_judge(variant: Variant, seats: int) -> Judge:
    """A judge by the shipped net, compiled."""
    from rowlock.coach.compiled.compiled_judge import by_compiled_net

    return by_compiled_net(variant, seats)


def compile_judges() -> None:
    """Compile everything a compiled judge calls that is not cached."""
    from rowlock.coach.compiled.precompiled_judges import judge_everything

    judge_everything()


def load_judges() -> None:
    """Like `compile_judges`, but only load from disk; raise NotCached instead of compiling."""
    from rowlock.coach.compiled.precompiled_judges import load_everything

    load_everything()


@lru_cache(maxsize=4)
def solo_judge(variant: Variant, lucky: Lucky | None) -> SoloJudge | None:
    """A judge by the exact table that `rowlock solve` has left in the cache, if there is one."""
    if variant.layout.bonus_rows or find_spec("numba") is None:
        return None
    from rowlock.players.compiled.exact_player import by_cached_table

    player = by_cached_table(variant, lucky)
    return SoloJudge(player.solved) if player else None
