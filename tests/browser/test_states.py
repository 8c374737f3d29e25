"""What a table explains can be seen and read: in every state, at every size and magnification, in every language.

Every state is opened once in each language, on pages beside each other, and then looked at in place: in English at all
sizes and in both themes, in the other languages on a small phone.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from browsing import Visit
from desks import Desk, Moment, ask, desk, last, moment
from looking import barriers, broken, enlarge_text, look, resize
from rowlock import Phase, State, to_decide
from rowlock.handbook.words import LANGUAGES
from scenes import brings, chained, fits_nothing, is_at
from services import Service

pytestmark = pytest.mark.slow

PEOPLE = ("Ada", "Ben")
SMALL = (360, 640)
SIZES = ((390, 844), SMALL, (844, 390), (1280, 800), (1920, 1080))
"""Tables fit without scrolling."""
ZOOMED = ((568, 320), (320, 256), (480, 270))
"""The smallest phone on its side; a laptop and a wide screen at 400 %."""
LARGE_TEXT = ((390, 844), (844, 390))
CORNERS: tuple[tuple[int, int, Literal["light", "dark"]], ...] = ((390, 844, "light"), (1280, 800, "dark"))
"""Where axe looks."""

PASSED = ".sheet [role=status] p"
STAYS = """() => {
    const later = setTimeout;
    window.setTimeout = (act, wait, ...rest) => later(act, wait === 4000 ? 1e8 : wait, ...rest);
}"""
"""Keeps a notice that is shown for four seconds."""


@dataclass(frozen=True)
class Shown:
    """A state of the page: how to get there from anywhere, in any language, and what is there then."""

    open: Callable[[Page], None]
    there: str
    """A selector of what makes the state, visible for as long as somebody looks."""
    then: Callable[[], None] = lambda: None
    """What happens once everybody is there."""


def table(made: Desk, there: str, act: Callable[[Page], None] = lambda page: None) -> Shown:
    """A state at a table, after acting on Ada's seat."""

    def open_it(page: Page) -> None:
        made.enter(page, 0)
        page.wait_for_selector(".actions section:not(.settling)")
        act(page)

    return Shown(open_it, there)


def click(*ways: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        for way in ways:
            page.locator(way).first.click()

    return act


def focus(way: str) -> Callable[[Page], None]:
    """Reach something by keyboard, so that its tip stays whatever the pointer is over."""

    def act(page: Page) -> None:
        page.mouse.move(1, 1)
        page.keyboard.press("Tab")
        page.locator(way).first.focus()

    return act


def field(name: str) -> str:
    return f'.sheet [data-field="{name}"] button'


def explained(address: str) -> Iterator[tuple[str, Shown]]:
    """Why not, what marks mean, and what a tried cross would bring."""

    def at(found: Moment) -> Desk:
        return desk(address, PEOPLE, record=str(found.record))

    late = at(moment("classic", PEOPLE, is_at(Phase.WHITE, least=4)))
    yield "why not", table(late, ".prompt.said", click(field("r12")))
    rounds = at(moment("big-points", PEOPLE, is_at(Phase.COLOR, least=4)))
    yield "why not a round field", table(rounds, ".prompt.said", click(".round button.field:not(.can):not(.lost)"))
    bonus, move, _ = brings("bonus-b", PEOPLE, lambda one: len(chained(one)) > 2 and bool(one.lost and one.closes))
    yield "a chain", table(at(bonus), ".sheet .order", click(field(move)))
    yield "what a pair brings", table(at(bonus), "[role=tooltip]", focus(".sheet ul li"))
    lucky = at(moment("longo", PEOPLE, is_at(Phase.WHITE, least=4)))
    yield "what luck brings", table(lucky, "[role=tooltip]", focus(".sheet .lucky"))
    final, last_move, _ = brings("classic", PEOPLE, lambda one: one.ends)
    yield "the end ahead", table(at(final), ".prompt.said", click(field(last_move)))


def done(address: str) -> Iterator[tuple[str, Shown]]:
    """What the others did, what passes by itself, and the phone that is handed over."""

    def stuck(state: State) -> bool:
        return len(state.closed) == 1 and fits_nothing(Phase.WHITE, 1)(state)

    mover = moment("classic", PEOPLE, lambda state: is_at(Phase.COLOR, 1)(state) and len(state.closed) == 1)
    played = desk(address, PEOPLE, record=str(mover.record))
    yield (
        "what Ben did",
        replace(table(played, ".dice .caption"), then=lambda: played.tell(1, {"type": "choose", "move": mover.move})),
    )
    nothing = str(moment("classic", PEOPLE, stuck).record)
    yield "passed by itself", Shown(lambda page: desk(address, PEOPLE, record=nothing).enter(page, 0), PASSED)
    chosen = moment("classic", PEOPLE, lambda state: is_at(Phase.WHITE)(state) and to_decide(state) == (1,))
    held = ask(address, "tables", {"names": PEOPLE, "record": str(chosen.record)})
    both = Desk(address, held["table"], (held["token"], held["token"]))
    both.tell(0, {"type": "start"})
    yield "give the phone to Ben, face down", Shown(lambda page: both.enter(page, 0), "dialog[open] h2")
    yield (
        "give the phone to Ada for the colored dice",
        Shown(
            click("dialog[open] .main"),
            "dialog.open h2",
            lambda: both.tell(1, {"type": "choose", "move": "-", "seat": 1}),
        ),
    )
    settings = '{"odds": true, "oneTap": true, "patterns": true}'
    odds = desk(address, PEOPLE, record=str(moment("longo", PEOPLE, is_at(Phase.WHITE, least=4)).record))

    def shade(page: Page) -> None:
        page.evaluate("kept => localStorage.setItem('rowlock.settings', kept)", settings)
        page.reload()

    yield "odds", table(odds, ".sheet .shaded", shade)


def around(address: str) -> Iterator[tuple[str, Shown]]:
    """Before and after a game, and beside it."""

    def go(place: str, act: Callable[[Page], None] = lambda page: None) -> Callable[[Page], None]:
        def open_it(page: Page) -> None:
            page.goto(f"{address}/{place}")
            act(page)

        return open_it

    def meet(page: Page) -> None:
        page.locator(".picture").click()
        page.get_by_role("dialog").get_by_text("Longo", exact=True).click()

    lobby = desk(address, PEOPLE, started=False)
    end = last("classic", PEOPLE)
    over = desk(address, PEOPLE, record=str(end.record))
    over.tell(end.seat, {"type": "choose", "move": end.move})
    yield "what is new in Longo", Shown(go("", meet), "dialog[open] .main")
    yield "rules", Shown(go("#/rules/bonus-b"), ".rules figure")
    yield "settings", Shown(go("#/settings"), "select")
    yield "a lobby for this computer alone", Shown(lambda page: lobby.sit(page, 0), "code")
    yield "the end", Shown(lambda page: over.enter(page, 0), ".over figure")
    yield "a picture of it", Shown(click(".over .actions button:has(svg)"), "dialog[open] img")

    def answer(page: Page) -> None:
        click(".moves button:not(.chip), .moves button", ".buttons .main")(page)

    yield "puzzles to choose", Shown(go("#/puzzles"), "select")
    yield "a puzzle", Shown(go("#/puzzles/bonus-b-1"), ".rest li")
    yield "its answer", Shown(answer, ".verdict li")
    yield "a puzzle with round fields", Shown(go("#/puzzles/big-points-1"), ".rest li")
    yield "nothing here", Shown(go("nothing/here"), "main a")


@pytest.fixture
def pages(visit: Visit) -> Mapping[str, Page]:
    """A page for each language."""
    opened = {language: visit(*SMALL, locale=language) for language in LANGUAGES}
    for page in opened.values():
        page.evaluate(STAYS)
    return opened


def wrong_with(page: Page, there: Locator) -> Iterator[str]:
    """What is wrong at any size and in any theme."""
    for width, height in (*SIZES, *ZOOMED):
        resize(page, width, height)
        found = look(page, scrolls=(width, height) in ZOOMED)
        yield from (f"{width}×{height}: {one}" for one in found)
        if not there.is_visible():
            yield f"{width}×{height}: it is gone"
    for width, height in LARGE_TEXT:
        resize(page, width, height)
        enlarge_text(page, 200)
        yield from (f"{width}×{height} with large text: {one}" for one in look(page, scrolls=True))
        enlarge_text(page, 100)
    for width, height, theme in CORNERS:
        resize(page, width, height)
        page.emulate_media(color_scheme=theme)
        yield from (f"{theme}: {one}" for one in barriers(page))
    resize(page, *SMALL)


@pytest.mark.parametrize("states", [explained, done, around])
def test_every_state_can_be_seen_and_read(
    pages: Mapping[str, Page], server: Service, states: Callable[[str], Iterator[tuple[str, Shown]]]
) -> None:
    wrong = []
    for name, shown in states(f"http://127.0.0.1:{server.port}/games"):
        for page in pages.values():
            shown.open(page)
        shown.then()
        for language, page in pages.items():
            there = page.locator(shown.there).first
            expect(there).to_be_visible()
            found = [*wrong_with(page, there)] if language == "en" else [*look(page), *broken(page)]
            wrong += [f"{name}, {language}: {one}" for one in found]
            expect(there).to_be_visible()
    assert not wrong, "\n".join(wrong)
