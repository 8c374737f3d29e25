"""Reactions between people at two devices: shown beside the name, spoken, muted, and not offered without company."""

import pytest
from playwright.sync_api import Page, expect

from browsing import Visit
from desks import Desk, ask, desk
from looking import barriers, cut_off, small_targets, stuck_out
from services import Service

pytestmark = pytest.mark.slow

PEOPLE = ["Ada", "Ben"]
PLACE = "header > span:not(.unseen)"
"""Where the button is, as soon as there is a header."""


@pytest.fixture
def address(server: Service) -> str:
    """The URL of the page, without a trailing slash."""
    return f"http://127.0.0.1:{server.port}/games"


def open_set(page: Page) -> None:
    """Open the set of reactions."""
    page.get_by_role("button", name="React", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(6)


def react(page: Page, word: str) -> None:
    """Show a reaction."""
    open_set(page)
    page.get_by_role("dialog").get_by_role("button", name=word).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def said(page: Page, text: str) -> None:
    """Check that screen readers are told."""
    expect(page.locator(".unseen[role=status]", has_text=text)).to_have_count(1)


def test_a_reaction_is_shown_beside_the_name_from_the_lobby_to_the_game(visit: Visit, address: str) -> None:
    made = desk(address, PEOPLE, started=False)
    ada, ben, tv = visit(390, 844), visit(360, 640), visit(1280, 800, f"{address}/#{made.code}/tv")
    made.sit(ada, 0)
    made.sit(ben, 1)
    react(ada, "Hello!")
    for page in (ada, ben):
        expect(page.get_by_role("listitem").filter(has_text="Ada")).to_contain_text("Hello!")
    expect(tv.get_by_role("listitem").filter(has_text="Ada")).to_contain_text("Hello!")
    said(ben, "Ada: Hello!")
    made.tell(0, {"type": "start"})
    ada.wait_for_selector(".table")
    ben.wait_for_selector(".table")
    expect(ben.locator(PLACE)).to_have_count(1)
    ben.get_by_role("button", name="React", exact=True).wait_for()
    ben.keyboard.press("Tab")
    expect(ben.get_by_role("button", name="React", exact=True)).to_be_focused()
    ben.keyboard.press("Enter")
    ben.get_by_role("dialog").get_by_role("button", name="Lucky!").press("Enter")
    expect(ada.locator(".card .bubble")).to_contain_text("Lucky!")
    expect(tv.get_by_role("region", name="Ben").locator(".bubble")).to_contain_text("Lucky!")
    said(ada, "Ben: Lucky!")
    expect(ada.locator(".bubble")).to_have_count(0)  # after a few seconds


@pytest.mark.parametrize("size", [(390, 844), (360, 640)], ids=str)
def test_the_set_is_for_everybody(visit: Visit, address: str, size: tuple[int, int]) -> None:
    made = desk(address, PEOPLE)
    page = visit(*size)
    made.sit(page, 0)
    page.wait_for_selector(".table")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        open_set(page)
        assert not barriers(page)
        assert not [*stuck_out(page), *small_targets(page), *cut_off(page)]
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name="React", exact=True)).to_be_focused()


def test_whoever_mutes_the_others_sees_their_own_alone(visit: Visit, address: str) -> None:
    made = desk(address, PEOPLE)
    ada, ben = visit(), visit()
    made.sit(ada, 0)
    made.sit(ben, 1)
    open_set(ada)
    ada.get_by_role("switch", name="Show reactions").uncheck()
    ada.get_by_role("dialog").get_by_role("button", name="Close").click()
    react(ben, "Ouch!")
    react(ada, "Well played!")
    expect(ben.locator(".card .bubble")).to_contain_text("Well played!")
    said(ada, "Ada: Well played!")
    assert ada.locator(".bubble").count() == 0
    assert ada.get_by_text("Ouch!").count() == 0


def test_nobody_is_offered_to_react_without_company(visit: Visit, address: str) -> None:
    """Neither against bots, nor on one phone for all, nor as a spectator."""
    page = visit()
    one_phone = ask(address, "tables", {"names": PEOPLE})
    bots = ask(address, "tables", {"names": ["Ada"], "bots": ["dot"]})
    for held in (one_phone, bots):
        made = Desk(address, held["table"], (held["token"],))
        made.tell(0, {"type": "start"})
        made.sit(page, 0)
        expect(page.get_by_role("heading", name="turn")).to_be_visible()
        assert page.locator(PLACE).count() == 0
    watched = desk(address, PEOPLE)
    page.goto(f"{address}/#{watched.code}")
    page.get_by_role("button", name="Watch").click()
    expect(page.get_by_role("heading", name="turn")).to_be_visible()
    assert page.locator(PLACE).count() == 0
