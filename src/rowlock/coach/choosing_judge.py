"""The judge for a table: the exact table or a level for one seat, a net for several, a level where there is none."""

from __future__ import annotations

from typing import Protocol

from rowlock.coach.on_demand import compiled_judge, solo_judge
from rowlock.coach.outlook import ByWhites, Chances, Outlook
from rowlock.errors import SetupError
from rowlock.packed.tables import can_pack
from rowlock.players.on_demand import can_compile
from rowlock.rules.dice.roll import Roll
from rowlock.rules.dice.state import State


class AnyJudge(Protocol):
    """Whatever judges moves and rolls."""

    @property
    def is_weaker(self) -> bool:
        """Whether a level judges, because there is neither a net nor a table."""
        ...

    def color(self, state: State) -> Outlook:
        """The outlook of the active seat in its color action."""
        ...

    def white(self, state: State) -> tuple[Outlook, ...]:
        """The outlooks of all seats in the white action."""
        ...

    def chances(self, state: State, rolled: Roll, /) -> Chances:
        """Everybody's chances before this roll, over all rolls, and with it."""
        ...

    def by_whites(self, state: State) -> ByWhites:
        """Everybody's chances before a roll, and with every pair of white dice."""
        ...


def judge_for(state: State, *, plain: bool = False) -> AnyJudge:
    """The best judge there is for a table like this; with `plain`, without compiled code or tables."""
    from rowlock.coach.plain_judge import by_level, by_net  # slow to import, and rarely needed
    from rowlock.players.champion import has_net

    variant, seats = state.variant, len(state.sheets)
    if not can_pack(variant):
        raise SetupError(f"{variant.name}: this sheet has more fields than the coach can judge")
    if seats == 1:
        lucky = state.lucky[0] if state.lucky else None
        return (None if plain else solo_judge(variant, lucky)) or by_level(variant, seats)
    if not has_net(variant, seats):
        return by_level(variant, seats)
    return by_net(variant, seats) if plain or not can_compile() else compiled_judge(variant, seats)
