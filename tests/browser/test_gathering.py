"""Getting people to one table: the start page remembers, the lobby explains, and nobody has to reload."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import LAN
from browsing import Visit, open_table
from desks import ask, desk, last
from services import Service

pytestmark = pytest.mark.slow


@pytest.fixture
def address(server: Service) -> str:
    """The URL of the page, without a trailing slash."""
    return f"http://127.0.0.1:{server.port}/games"


def seated(page: Page, address: str) -> list[str]:
    """The names at the table that the page shows."""
    seats = ask(address, f"tables/{page.url.partition('#')[2]}")["table"]["seats"]
    return [seat["name"] for seat in seats if seat["kind"] != "empty"]


def test_a_shared_phone_starts_with_the_names_that_its_fields_show(visit: Visit, address: str) -> None:
    page = visit()
    page.get_by_role("button", name="Sheet for real dice").click()
    page.get_by_label("Player 2", exact=True).fill("Ben")
    expect(page.get_by_label("Goes first").get_by_role("option")).to_have_text(["Player 1", "Ben"])
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".table")
    assert seated(page, address) == ["Player 1", "Ben"]
    page.goto(f"{address}/")
    page.get_by_role("button", name="One phone for all").click()
    expect(page.get_by_label("Player 1", exact=True)).to_have_value("")
    expect(page.get_by_label("Player 2", exact=True)).to_have_value("Ben")


def test_clock_and_dice_are_remembered_and_shown(visit: Visit, address: str) -> None:
    page = visit()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_label("Time per decision").select_option("30 seconds")
    page.get_by_role("switch", name="One device rolls for all").check()
    page.get_by_role("button", name="Close").click()
    for _ in range(2):  # a second table is opened in the same way
        expect(page.get_by_text("Clock 30 s")).to_be_visible()
        open_table(page, "Ada", "With friends")
        expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
        expect(page.get_by_text("Clock 30 s")).to_be_visible()
        expect(page.get_by_text("One device rolls for all")).to_be_visible()
        expect(page.get_by_text("Real dice", exact=True)).to_have_count(0)
        page.goto(f"{address}/")
    page.get_by_role("button", name="Sheet for real dice").click()
    page.get_by_role("button", name="Others use their own phones").click()
    expect(page.get_by_text("Real dice", exact=True)).to_be_visible()


def test_a_code_that_cannot_be_one_is_explained(visit: Visit) -> None:
    page = visit()
    field, join = page.get_by_label("Table code"), page.get_by_role("button", name="Join")
    length, letters = "six letters", "only letters"
    for typed, told in (("", length), ("KXW", length), ("KXWPQMX", length), ("4711", letters)):
        field.fill(typed)
        join.click()
        expect(page.get_by_role("alert")).to_contain_text(told)
        expect(field).to_be_focused()


def test_a_link_that_only_this_computer_can_open_says_so(visit: Visit, server: Service) -> None:
    page = visit()
    open_table(page, "Ada", "With friends")
    note = page.get_by_text("Only this computer can open this link.")
    expect(note).to_contain_text("./go play --lan or rowlock serve --lan.")
    expect(page.get_by_role("img", name="QR code")).to_have_count(0)
    page.goto(f"http://{LAN}:{server.port}/games/")
    open_table(page, "Ada", "With friends")
    link = page.get_by_label("Link to this table").input_value()
    assert link.startswith(f"http://{LAN}:{server.port}/games/t/")
    expect(page.get_by_role("img", name=f"QR code: {link}")).to_be_visible()
    expect(note).to_have_count(0)
    page.goto(f"{link}/tv")  # as the docs say
    expect(page.get_by_role("img", name=f"QR code: {link}")).to_be_visible()


def test_a_watcher_sits_down_and_both_change_their_names(visit: Visit, address: str) -> None:
    ada = visit()
    open_table(ada, "Ada", "With friends")
    ben = visit(address=ada.get_by_label("Link to this table").input_value())
    ben.get_by_role("button", name="Just watch").click()
    expect(ben.get_by_text("You are watching. Ada starts the game.")).to_be_visible()
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_text("You are at the table. Ada starts the game.")).to_be_visible()
    expect(ben.get_by_role("button", name="Change the name Ada")).to_have_count(0)
    ben.get_by_role("button", name="Change the name Ben").click()
    expect(ben.get_by_label("New name")).to_be_focused()
    ben.keyboard.type("Ada")
    ben.keyboard.press("Enter")
    expect(ben.get_by_role("alert")).to_contain_text("has this name")
    ben.get_by_role("button", name="Change the name Ben").click()
    ben.get_by_label("New name").fill("Benedikt")
    ben.get_by_role("button", name="Save").click()
    for page in (ada, ben):
        expect(page.get_by_role("listitem").nth(1)).to_contain_text("Benedikt")
    expect(ben.get_by_role("alert")).to_have_count(0)
    expect(ben.get_by_role("button", name="Change the name Benedikt")).to_be_focused()
    ada.get_by_role("button", name="Start").click()
    expect(ben.locator(".table")).to_be_visible()
    assert seated(ada, address) == ["Ada", "Benedikt"]


def test_a_watcher_follows_to_the_next_table(visit: Visit, address: str) -> None:
    end = last("classic", ("Ada", "Ben"))
    made = desk(address, ("Ada", "Ben"), record=str(end.record))
    watcher = visit(address=f"{address}/#{made.code}")
    watcher.get_by_role("button", name="Just watch").click()
    expect(watcher.locator(".table")).to_be_visible()
    made.tell(end.seat, {"type": "choose", "move": end.move})
    expect(watcher.get_by_role("link", name="Watch the replay")).to_be_visible()
    expect(watcher.get_by_role("link", name="Go to the next table")).to_have_count(0)
    made.tell(0, {"type": "rematch"})
    watcher.get_by_role("link", name="Go to the next table").click()
    expect(watcher.get_by_text("At the table: Ada and Ben.")).to_be_visible()
    expect(watcher).not_to_have_url(re.compile(made.code))


def test_a_path_where_nothing_is_leads_to_the_start_page(visit: Visit, address: str) -> None:
    page = visit(address=f"{address}/nothing/here", locale="de-AT")
    expect(page.get_by_role("heading", name="Hier ist nichts")).to_be_visible()
    page.get_by_role("link", name="Zur Startseite").click()
    expect(page.get_by_role("button", name="Gegen einen Bot")).to_be_visible()
