"""Everything can be seen, read and hit: at every size, in every variant, in all states of a turn."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page

import rowlock
from browsing import Visit
from desks import Wanted, desk, last, moment
from looking import barriers, cut_off, small_targets, stuck_out, too_high
from rowlock import Phase, State
from services import Service

pytestmark = pytest.mark.slow

PEOPLE = ("Ada", "Ben", "Cleo")

SIZES = ((390, 844), (360, 640), (844, 390), (768, 1024), (1280, 800), (1920, 1080))
ZOOMED = ((195, 422), (640, 400))
"""A phone and a laptop with everything twice as large: there one may scroll down."""


@dataclass(frozen=True)
class Scene:
    """A moment at the table, and what Ada does then."""

    wanted: Wanted
    act: Callable[[Page], None] = lambda page: None


def is_at(phase: Phase, active: int = 0, least: int = 0) -> Wanted:
    """Whether a turn of that seat has come so far, and Ada has so many moves to choose from."""

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


@pytest.fixture
def scenes(visit: Visit, server: Service) -> Callable[[str], Iterator[tuple[str, Page]]]:
    """Every scene of a variant, one after the other."""
    address = f"http://127.0.0.1:{server.port}/games"

    def each(variant: str) -> Iterator[tuple[str, Page]]:
        page = visit(390, 844)
        for name, scene in SCENES.items():
            made = desk(address, PEOPLE, record=str(moment(variant, PEOPLE, scene.wanted).record))
            made.sit(page, 0)
            page.wait_for_selector(".table .sheet")
            scene.act(page)
            yield name, page
        end = last(variant, PEOPLE)
        made = desk(address, PEOPLE, record=str(end.record))
        made.tell(end.seat, {"type": "choose", "move": end.move})
        made.sit(page, 0)
        page.wait_for_selector(".table.over")
        yield "over", page

    return each


@pytest.mark.parametrize("variant", rowlock.variants())
def test_the_table_fits(scenes: Callable[[str], Iterator[tuple[str, Page]]], variant: str) -> None:
    wrong = []
    for name, page in scenes(variant):
        for width, height in (*SIZES, *ZOOMED):
            page.set_viewport_size({"width": width, "height": height})
            found = [*stuck_out(page), *cut_off(page), *small_targets(page)]
            if (width, height) in SIZES:
                found += too_high(page)
            wrong += [f"{name} at {width}×{height}: {one}" for one in found]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("variant", rowlock.variants())
def test_the_table_is_for_everybody(
    scenes: Callable[[str], Iterator[tuple[str, Page]]], variant: str, theme: str
) -> None:
    wrong = []
    for name, page in scenes(variant):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        wrong += [f"{name}: {one}" for one in barriers(page)]
    assert not wrong, "\n".join(wrong)
