"""Moments at a table for screenshots and layout tests: every phase of a turn, and the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

import rowlock
from desks import Wanted, desk, last, moment
from rowlock import Phase, State

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
        made.sit(page, 0)
        page.wait_for_selector(".table.over")
    else:
        scene = SCENES[name]
        desk(address, PEOPLE, record=str(moment(variant, PEOPLE, scene.wanted).record)).sit(page, 0)
        page.wait_for_selector(".table .sheet")
        scene.act(page)
