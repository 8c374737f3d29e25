"""Hints and the tutor at a table, who may have them, and the analysis board."""

import re
from urllib.parse import quote, unquote

import pytest
from playwright.sync_api import Page, expect

import rowlock
from browsing import Visit, overhang, prefer
from desks import Desk, desk, moment
from looking import barriers, small_targets
from rowlock import Phase, State
from rowlock.advice.hints import hint
from services import Service

pytestmark = pytest.mark.slow

BULB = "button[aria-keyshortcuts='W']"
PEOPLE = ("Ada", "Ben")


def address(server: Service) -> str:
    return f"http://127.0.0.1:{server.port}/games"


def is_tempting(state: State) -> bool:
    """Ada has to choose, and among her moves are one that costs a lot and several others."""
    if state.phase is not Phase.WHITE or any(state.choices) or state.turn < 3 or len(rowlock.legal(state, 0)) < 4:
        return False
    return any(worth.mark == "??" for worth in hint(rowlock.view(state, 0)).moves)


TEMPTING = moment("classic", PEOPLE, is_tempting)
WORTHS = {worth.move: worth for worth in hint(rowlock.view(TEMPTING.state, 0)).moves}
WORST = max(WORTHS.values(), key=lambda worth: (worth.move != "-", worth.loss)).move


def against_a_bot(server: Service) -> Desk:
    return desk(address(server), ("Ada",), record=str(TEMPTING.record), bots=["otto"])


@pytest.mark.parametrize("locale", ["en-US", "de"])
def test_a_hint_shows_what_each_move_is_worth(visit: Visit, server: Service, locale: str) -> None:
    page = visit(locale=locale)
    against_a_bot(server).sit(page, 0)
    expect(page.locator(".chips button")).to_have_count(len(WORTHS) - 1)
    expect(page.locator("[data-worth]")).to_have_count(0)
    page.locator(BULB).click()
    expect(page.locator("[data-worth]")).to_have_count(len(WORTHS))
    expect(page.locator("[data-good]")).to_have_count(sum(worth.good for worth in WORTHS.values()))
    percent = f"{round(100 * WORTHS['-'].chance, 1):g}".replace(".", "," if locale == "de" else ".")
    assert percent in (page.locator("button.pass").get_attribute("data-worth") or "")
    assert not barriers(page)
    assert overhang(page)[0] == 0
    assert not small_targets(page)
    page.keyboard.press("w")
    expect(page.locator("[data-worth]")).to_have_count(0)


def choose_worst(page: Page) -> None:
    page.locator(f"[data-field={WORST}] button").click()
    page.locator("button.confirm").click()


def test_the_tutor_asks_once_and_shows_what_is_better(visit: Visit, server: Service) -> None:
    page = visit()
    prefer(page, tutor=True)
    with page.expect_websocket() as opened:
        against_a_bot(server).sit(page, 0)
    assert opened.value
    expect(page.locator(BULB)).to_be_visible()
    page.locator(BULB).click()  # what it shows is what the tutor knows
    expect(page.locator("[data-worth]").first).to_be_visible()
    page.locator(BULB).click()
    choose_worst(page)
    dialog = page.get_by_role("dialog", name="Sure?")
    expect(dialog).to_contain_text("of a win")
    assert not barriers(page)
    dialog.get_by_role("button", name="Show what the moves are worth").click()
    expect(page.locator("[data-worth]").first).to_be_visible()
    page.locator("button.confirm").click()  # asked once is enough
    expect(page.locator(BULB).or_(page.locator("button.roll")).or_(page.locator(".buttons .aside"))).not_to_have_count(
        0
    )
    expect(dialog).to_have_count(0)


def test_among_people_the_host_decides_and_everybody_sees_it(visit: Visit, server: Service) -> None:
    without = desk(address(server), PEOPLE, record=str(TEMPTING.record))
    page = visit()
    without.sit(page, 0)
    expect(page.locator("button.pass")).to_be_visible()
    expect(page.locator(BULB)).to_have_count(0)
    made = desk(address(server), PEOPLE, started=False)
    host, guest = visit(), visit()
    made.sit(host, 0)
    made.sit(guest, 1)
    expect(guest.get_by_role("switch")).to_have_count(0)
    host.get_by_role("switch", name="Everybody may ask the coach").click()
    for each in (host, guest):
        expect(each.get_by_text("Coach allowed")).to_be_visible()
    assert not barriers(host)
    made.tell(0, {"type": "start"})
    expect(guest.get_by_text("turn 1 · Classic · Coach allowed")).to_be_visible()


def replay_at_its_end(page: Page, server: Service) -> None:
    made = desk(address(server), PEOPLE, record=str(TEMPTING.record))
    page.goto(f"{address(server)}/#{made.code}/replay")
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("End")


@pytest.mark.parametrize("locale", ["en-US", "de"])
def test_a_moment_of_a_replay_becomes_a_board_that_a_link_opens_again(
    visit: Visit, server: Service, locale: str
) -> None:
    page = visit(locale=locale)
    replay_at_its_end(page, server)
    page.get_by_role("link", name=re.compile("Analyze this position|Diese Stellung analysieren")).click()
    shown = page.locator("section li b")
    expect(shown).to_have_count(len(WORTHS))
    assert unquote(page.url).endswith(str(TEMPTING.state))
    assert not barriers(page)
    assert overhang(page)[0] == 0
    page.locator("[data-field=b2] button").click()
    expect(page.get_by_role("status")).to_contain_text(re.compile("cannot arise|nicht vorkommen"))
    page.locator("fieldset select").first.select_option("1")
    expect(page).to_have_url(re.compile(r"white%201"))
    expect(shown.first).to_be_visible()
    told = shown.all_text_contents()
    other = visit(locale=locale, address=page.url)
    expect(other.locator("section li b")).to_have_text(told)


def test_a_replay_is_played_on_against_bots(visit: Visit, server: Service) -> None:
    page = visit()
    replay_at_its_end(page, server)
    page.get_by_role("button", name="Play on from here against bots").click()
    expect(page.locator(".chips button")).to_have_count(len(WORTHS) - 1)
    expect(page.locator(BULB)).to_be_visible()


@pytest.mark.parametrize("locale", ["en-US", "de"])
def test_a_position_is_played_on_against_the_chosen_bot(visit: Visit, server: Service, locale: str) -> None:
    position = "classic turn 5 seat 0 white 34 2516 / r2.r5 - g12 - p1 / - y3 - - p0"
    page = visit(locale=locale, address=f"{address(server)}/#/board/{quote(position, safe='')}")
    page.get_by_role("button", name=re.compile("^(Play on from here|Von hier)")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert not barriers(page)
    dialog.get_by_role("combobox").select_option("sage")
    dialog.locator("button.main").click()
    expect(page.locator(".chips button")).to_have_count(4)
    expect(page.locator(".others")).to_contain_text("Sage")
    crossed = page.get_by_label(re.compile(", (crossed|angekreuzt)"))
    for each in ("r2", "r5", "g12"):
        expect(page.locator(f'.sheet [data-field="{each}"]').filter(has=crossed)).to_have_count(1)
    page.reload()
    expect(page.locator(".chips button")).to_have_count(4)
