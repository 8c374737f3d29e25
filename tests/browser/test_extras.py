"""What makes a table comfortable: passing by itself, single taps, notices, odds, and offers made once."""

import re

import pytest
from playwright.sync_api import expect

import rowlock
from browsing import Visit, prefer
from desks import ask, desk, last, moment
from looking import barriers, cut_off, small_targets, stuck_out
from rowlock import Phase, State, legal, to_decide
from scenes import fits_nothing
from services import Service

pytestmark = pytest.mark.slow

PEOPLE = ("Ada", "Ben")


@pytest.fixture
def address(server: Service) -> str:
    """The base URL of the server."""
    return f"http://127.0.0.1:{server.port}/games"


NOTICING = """new MutationObserver(() => {
    if (document.body?.innerText.includes("Nothing fits: passed.")) document.documentElement.dataset.passed = "yes";
}).observe(document, {childList: true, subtree: true})"""
"""Notices that the page says that it passed, which it does for four seconds."""


HIDE = """() => {
    Object.defineProperty(document, 'hidden', {value: true});
    document.dispatchEvent(new Event('visibilitychange'));
}"""


def offers(state: State) -> bool:
    return state.phase is Phase.WHITE and state.active == 1 and 0 in to_decide(state) and len(legal(state, 0)) > 2


def test_where_nothing_fits_it_passes_by_itself_once(visit: Visit, address: str) -> None:
    record = str(moment("classic", PEOPLE, fits_nothing(Phase.WHITE, 1)).record)
    page = visit(360, 640)
    page.add_init_script(NOTICING)
    made = desk(address, PEOPLE, record=record, started=False)
    made.sit(page, 0)
    expect(page).to_have_title(f"Table {made.code} · rowlock")
    made.tell(0, {"type": "start"})  # only now, or it passes before the page is loaded a second time
    expect(page.locator("html")).to_have_attribute("data-passed", "yes")
    expect(page.get_by_text("You chose to pass. Waiting for Ben.")).to_be_visible()
    expect(page).to_have_title("Ben chooses · Classic · rowlock")
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("button", name="Pass", exact=True)).to_be_visible()
    expect(page).to_have_title("Your choice · Classic · rowlock")

    prefer(page, autoPass=False)
    desk(address, PEOPLE, record=record).sit(page, 0)
    expect(page.get_by_role("button", name="Pass", exact=True)).to_be_visible()
    expect(page.get_by_text("Nothing fits: passed.")).to_have_count(0)


def test_a_penalty_is_taken_by_itself_only_on_request(visit: Visit, address: str) -> None:
    record = str(moment("classic", PEOPLE, fits_nothing(Phase.COLOR, 0, costs=True)).record)
    page = visit(360, 640)
    desk(address, PEOPLE, record=record).sit(page, 0)
    expect(page.get_by_role("button", name="Penalty −5")).to_be_visible()
    expect(page).to_have_title("Your turn · Classic · rowlock")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Take a penalty for me").check()
    expect(page.get_by_text("Nothing fits: penalty, −5.")).to_be_attached()
    expect(page).to_have_title("Ben rolls · Classic · rowlock")


def test_a_single_tap_sends_and_can_be_taken_back(visit: Visit, address: str) -> None:
    page = visit(360, 640)
    prefer(page, oneTap=True)
    desk(address, PEOPLE, record=str(moment("classic", PEOPLE, offers).record)).sit(page, 0)
    page.wait_for_selector(".actions section:not(.settling)")
    expect(page.locator(".confirm")).to_have_count(0)
    for offered in (".field.can", ".chips button"):
        page.locator(offered).first.click()
        expect(page.get_by_text(re.compile("^You chose "))).to_be_visible()
        page.get_by_role("button", name="Take back").click()
        page.wait_for_selector(".chips")
        page.wait_for_selector(".actions section:not(.settling)")


def closes_the_game(state: State) -> bool:
    """Whether Ada can end the game with the colored dice, by a cross and not only by a penalty."""
    here = state.phase is Phase.COLOR and state.active == 0 and len(legal(state, 0)) == 2
    return here and rowlock.choose(state, 0, legal(state, 0)[0]).is_over


def test_what_ends_the_game_is_confirmed_even_with_single_taps(visit: Visit, address: str) -> None:
    page = visit(360, 640)
    prefer(page, oneTap=True)
    made = desk(address, PEOPLE, record=str(moment("classic", PEOPLE, closes_the_game).record))
    made.sit(page, 0)
    page.wait_for_selector(".actions section:not(.settling)")
    page.locator(".chips button").first.click()
    page.locator(".confirm:enabled").click()
    expect(page.locator(".table.over")).to_be_visible()
    winners = ask(address, f"tables/{made.code}")["now"]["winners"]
    told = "You win!" if winners == [0] else "Ben wins" if winners == [1] else "Ada and Ben win together"
    expect(page).to_have_title(f"{told} · Classic · rowlock")


def test_a_hidden_page_notifies_once_asked_to(visit: Visit, address: str) -> None:
    page = visit(360, 640)
    page.add_init_script(
        """window.told = [];
        window.Notification = class {
            static permission = "default";
            static async requestPermission() { return this.permission = localStorage.getItem("answer") ?? "denied" }
            constructor(title, options) { told.push([title, options.tag]) }
        };"""
    )
    page.goto(f"{address}/#/settings")
    page.reload()
    switch = page.get_by_role("switch", name="Notify me")
    switch.click()
    expect(page.get_by_text("Your browser blocks notifications")).to_be_visible()
    expect(switch).not_to_be_checked()
    page.evaluate("localStorage.setItem('answer', 'granted')")
    switch.click()
    expect(switch).to_be_checked()
    expect(page.get_by_text("Your browser blocks notifications")).to_have_count(0)

    page.add_init_script("Notification.permission = 'granted'")
    at = moment("classic", PEOPLE, lambda state: state.turn == 4 and state.phase is Phase.COLOR and state.active == 1)
    made = desk(address, PEOPLE, record=str(at.record))
    made.sit(page, 0)
    expect(page).to_have_title("Ben chooses · Classic · rowlock")
    assert page.evaluate("told") == []
    page.evaluate(HIDE)
    made.tell(1, {"type": "choose", "move": "-"})
    expect(page).to_have_title("Your turn · Classic · rowlock")
    page.wait_for_function("told.length")
    assert page.evaluate("told") == [["Your turn", made.code]]
    expect(page.locator("link[rel=icon][href$='icon-turn.svg']")).to_have_count(1)

    made = desk(address, PEOPLE, record=str(at.record))
    made.sit(page, 0)
    expect(page).to_have_title("Ben chooses · Classic · rowlock")
    page.evaluate(HIDE)
    other = page.context.new_page()
    other.goto(page.url)
    expect(other).to_have_title("Ben chooses · Classic · rowlock")
    made.tell(1, {"type": "choose", "move": "-"})
    expect(page).to_have_title("Your turn · Classic · rowlock")
    page.evaluate("navigator.locks.query()")
    assert page.evaluate("told") == [], "another tab shows it"


@pytest.mark.parametrize("variant", rowlock.variants())
def test_odds_shade_what_is_open_and_can_be_read(visit: Visit, address: str, variant: str) -> None:
    page = visit(360, 640)
    prefer(page, odds=True)
    desk(address, PEOPLE, variant=variant).sit(page, 0)
    shades = page.locator(".sheet .shaded")
    expect(shades.first).to_be_visible()
    sides = rowlock.variant(variant).sides
    likely = page.get_by_label(re.compile(f", {sides} in {sides**2}$")).first
    rare = page.get_by_label(re.compile(f", 1 in {sides**2}$")).first
    ground = "element => getComputedStyle(element).backgroundColor"
    assert likely.evaluate(ground) != rare.evaluate(ground)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        assert not barriers(page)


def test_sound_and_the_app_are_offered_once_each_after_a_game(visit: Visit, address: str) -> None:
    page = visit(360, 640)
    end = last("classic", PEOPLE)

    def finish() -> None:
        made = desk(address, PEOPLE, record=str(end.record))
        made.tell(end.seat, {"type": "choose", "move": end.move})
        made.sit(page, 0)
        page.wait_for_selector(".table.over .actions table")

    finish()
    page.get_by_role("button", name="Turn sound on").click()
    expect(page.get_by_role("button", name="Turn sound on")).to_have_count(0)
    assert page.evaluate("JSON.parse(localStorage.getItem('rowlock.settings')).sound") is True
    page.add_init_script(
        """window.asked = 0;
        document.addEventListener("DOMContentLoaded", () => setTimeout(() => {
            const event = new Event("beforeinstallprompt", {cancelable: true});
            event.prompt = async () => { asked += 1 };
            window.dispatchEvent(event);
        }))"""
    )
    finish()
    install = page.get_by_role("button", name="Install")
    expect(install).to_be_visible()
    assert [*stuck_out(page), *cut_off(page), *small_targets(page), *barriers(page)] == []
    install.click()
    expect(install).to_have_count(0)
    assert page.evaluate("asked") == 1
    finish()
    expect(page.get_by_role("button", name=re.compile("Install|sound"))).to_have_count(0)
