"""Whatever breaks, in any phase, the seat and the choice survive."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

import rowlock
from browsing import SKIP_HINTS, Visit, act
from cables import Cable
from desks import Desk, Wanted, ask, desk, moment
from rowlock import Phase, State
from services import Service

pytestmark = pytest.mark.slow

PEOPLE = ("Ada", "Ben")


def is_at(phase: Phase, active: int, *awaited: int) -> Wanted:
    """A predicate: past turn 2, in this phase, with this active seat, and every awaited seat can cross a field."""

    def wanted(state: State) -> bool:
        offered = all(seat in rowlock.to_decide(state) and len(rowlock.legal(state, seat)) > 1 for seat in awaited)
        return state.turn > 2 and state.phase is phase and state.active == active and offered

    return wanted


def confirm_first(page: Page) -> None:
    page.locator(".chips button").first.click()
    page.locator(".buttons .confirm").click()
    expect(page.get_by_text(re.compile("^You chose "))).to_be_visible()
    expect(page.get_by_role("button", name="Take back")).to_be_visible()  # the server has received it


PHASES: dict[str, tuple[Wanted, Callable[[Page], None]]] = {
    "my roll": (is_at(Phase.ROLL, 0), lambda page: None),
    "another's roll": (is_at(Phase.ROLL, 1), lambda page: None),
    "white dice": (is_at(Phase.WHITE, 1, 0, 1), lambda page: None),
    "chosen": (is_at(Phase.WHITE, 1, 0, 1), confirm_first),
    "colored dice": (is_at(Phase.COLOR, 0, 0), lambda page: None),
    "another's colored dice": (is_at(Phase.COLOR, 1, 1), lambda page: None),
}


@pytest.fixture
def cable(server: Service) -> Iterator[Cable]:
    laid = Cable(server.port)
    yield laid
    laid.close()


def seen(page: Page) -> tuple[str, ...]:
    """Everything that a player sees of the table."""
    return tuple(page.locator(part).inner_text() for part in (".table header", ".table .sheet .pad", ".actions"))


def reload(page: Page, server: Service, cable: Cable) -> Page:
    page.reload()
    return page


def open_another_tab(page: Page, server: Service, cable: Cable) -> Page:
    other = page.context.new_page()
    other.goto(page.url)
    return other


def cut_the_network(page: Page, server: Service, cable: Cable) -> Page:
    cable.cut()
    page.wait_for_timeout(200)
    cable.mend()
    return page


def restart_the_server(page: Page, server: Service, cable: Cable) -> Page:
    server.stop()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    server.start()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    return page


FAULTS = (reload, open_another_tab, cut_the_network, restart_the_server)


@pytest.mark.parametrize("fault", FAULTS)
def test_nothing_is_lost_in_any_phase(
    visit: Visit, server: Service, cable: Cable, fault: Callable[[Page, Service, Cable], Page]
) -> None:
    for wanted, prepare in PHASES.values():
        address = f"http://127.0.0.1:{cable.port}/games"
        page = visit(390, 844, f"{address}/")
        page.evaluate(SKIP_HINTS)
        made = desk(address, PEOPLE, record=str(moment("classic", PEOPLE, wanted).record))
        made.sit(page, 0)
        expect(page.locator(".actions section")).to_be_visible()
        prepare(page)
        before = seen(page)
        after = fault(page, server, cable)
        expect(after.locator(".actions section")).to_be_visible()
        assert seen(after) == before
        play_another_turn(made, after)


def play_another_turn(made: Desk, page: Page) -> None:
    """Play on from this seat, with Ben's choices, until the turn ends."""
    ben = visit_beside(made, page)
    turn = ask(made.address, f"tables/{made.code}")["now"]["turn"]
    while ask(made.address, f"tables/{made.code}")["now"]["turn"] == turn:
        for one in (page, ben):
            act(one)
    assert ask(made.address, f"tables/{made.code}")["now"]["turn"] == turn + 1


def visit_beside(made: Desk, page: Page) -> Page:
    """Ben's device."""
    browser = page.context.browser
    assert browser is not None
    ben = browser.new_context(viewport={"width": 360, "height": 640}).new_page()
    made.sit(ben, 1)
    return ben
