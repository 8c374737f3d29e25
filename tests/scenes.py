"""Moments at a table for screenshots and layout tests: every phase of a turn, and the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from playwright.sync_api import Page

import rowlock
from desks import Moment, Wanted, desk, last, moment
from rowlock import Phase, State, legal, to_decide
from rowlock.rules.dice.previews import preview
from rowlock.rules.pad.consequences import Preview
from rowlock.rules.pad.sheet import Crossed

PEOPLE = ("Ada", "Ben", "Cleo")
OVER = "over"


@dataclass(frozen=True)
class Scene:
    """A moment at the table, and what Ada does at it."""

    wanted: Wanted
    act: Callable[[Page], None] = lambda page: None


def is_at(phase: Phase, active: int = 0, least: int = 0) -> Wanted:
    """Matches a turn of that seat in this phase, with at least `least` moves for Ada to choose from."""

    def wanted(state: State) -> bool:
        here = state.turn > 6 and state.phase is phase and state.active == active
        return here and (not least or (0 in rowlock.to_decide(state) and len(rowlock.legal(state, 0)) >= least))

    return wanted


def fits_nothing(phase: Phase, active: int, *, costs: bool = False) -> Wanted:
    """Matches a moment at which Ada can only pass, and whether that costs a penalty."""

    def wanted(state: State) -> bool:
        if state.phase is not phase or state.active != active or 0 not in to_decide(state):
            return False
        penalty = phase is Phase.COLOR and str(state.choices[0]) == "-"
        return [str(move) for move in legal(state, 0)] == ["-"] and penalty is costs

    return wanted


def brings(variant: str, names: Sequence[str], wanted: Callable[[Preview], bool]) -> tuple[Moment, str, Preview]:
    """A moment at which a cross of Ada's would bring this, the cross, and what it brings."""

    def offers(state: State) -> list[tuple[str, Preview]]:
        if 0 not in to_decide(state):
            return []
        moves = [(str(move), preview(state, 0, move)) for move in legal(state, 0)]
        return [(move, ahead) for move, ahead in moves if move != "-" and ">" not in move and wanted(ahead)]

    found = moment(variant, names, lambda state: bool(offers(state)))
    return found, *offers(found.state)[0]


def chained(ahead: Preview) -> list[str]:
    """The crosses from bonuses, in order."""
    return [step.field for step in ahead.steps if isinstance(step, Crossed) and step.by_bonus]


def try_first(page: Page) -> None:
    page.locator(".chips button").first.click()


def confirm_first(page: Page) -> None:
    try_first(page)
    page.locator(".buttons .confirm").click()


SCENES = {
    "roll": Scene(is_at(Phase.ROLL)),
    "white": Scene(is_at(Phase.WHITE, least=3)),
    "tried": Scene(is_at(Phase.WHITE, least=3), try_first),
    "chosen": Scene(is_at(Phase.WHITE, least=3), confirm_first),
    "color": Scene(is_at(Phase.COLOR, least=3)),
    "waiting": Scene(is_at(Phase.COLOR, active=1)),
    "closed": Scene(lambda state: bool(state.closed) and is_at(Phase.WHITE, least=2)(state)),
}


def show(page: Page, address: str, variant: str, name: str) -> None:
    """Take Ada's seat at a table at this scene, or at one that is over."""
    if name == OVER:
        end = last(variant, PEOPLE)
        made = desk(address, PEOPLE, record=str(end.record))
        made.tell(end.seat, {"type": "choose", "move": end.move})
        made.enter(page, 0)
        page.wait_for_selector(".table.over")
    else:
        scene = SCENES[name]
        desk(address, PEOPLE, record=str(moment(variant, PEOPLE, scene.wanted).record)).enter(page, 0)
        scene.act(page)
