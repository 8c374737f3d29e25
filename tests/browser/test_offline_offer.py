"""Playing without a connection is offered on the start page after a first game, once, and fetched on the spot."""

import re

import pytest
from playwright.sync_api import Page, expect

from browsing import Visit
from desks import desk, last
from looking import barriers, stuck_out
from services import Service

pytestmark = pytest.mark.slow

PEOPLE = ("Ada", "Ben")
OFFER = "Play on the train and on the plane, too?"
NOTE = """() => {
    const note = {variant: "classic", variantName: "Classic", people: ["Ada", "Ben"], over: true};
    const seats = JSON.parse(localStorage.getItem("rowlock.seats")).map(seat => ({...seat, note}));
    localStorage.setItem("rowlock.seats", JSON.stringify(seats));
}"""
"""A device that took its seat by itself has noted how the table stands."""


def start(page: Page) -> None:
    """Go to the start page, and wait until it has said all."""
    address = page.url.partition("#")[0]
    page.goto("about:blank")
    page.goto(address)
    expect(page.get_by_role("button", name=re.compile("^Game: "))).to_be_enabled()
    page.wait_for_load_state("networkidle")


def after_a_game(page: Page, server: Service) -> None:
    end = last("classic", PEOPLE)
    made = desk(f"http://127.0.0.1:{server.port}/games", PEOPLE, record=str(end.record))
    made.sit(page, 0)
    page.wait_for_selector(".table")
    made.tell(end.seat, {"type": "choose", "move": end.move})
    page.wait_for_selector(".table.over")
    page.evaluate(NOTE)
    start(page)


def test_it_is_offered_after_a_game_once_and_can_be_refused(visit: Visit, server: Service) -> None:
    page = visit(390, 844)
    start(page)
    expect(page.get_by_text(OFFER)).to_have_count(0)
    after_a_game(page, server)
    expect(page.get_by_text(OFFER)).to_be_visible()
    assert barriers(page) == stuck_out(page) == []
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_text(OFFER)).to_have_count(0)
    start(page)
    expect(page.get_by_text(OFFER)).to_have_count(0)
    page.goto(f"{page.url.partition('#')[0]}#/settings")
    expect(page.get_by_role("button", name=re.compile("Make it available offline"))).to_be_visible()


def test_who_accepts_sees_how_far_it_is_and_has_it(visit: Visit, server: Service) -> None:
    page = visit(390, 844)
    after_a_game(page, server)
    page.get_by_role("button", name=re.compile("Make it available offline")).click()
    expect(page.get_by_role("progressbar", name="Play without a connection")).to_be_visible()
    expect(page.get_by_text("Available offline.")).to_be_visible()
    page.get_by_role("button", name="Play a bot").click()
    expect(page.locator(".table")).to_be_visible()
    assert re.search("#O[A-Z]+$", page.url), "the table is on this device"
