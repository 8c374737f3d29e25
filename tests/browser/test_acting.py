"""Acting at the table: by touch, by keyboard, with real dice, and with several people on one phone."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import rowlock
from browsing import Visit, is_over, overhang, play_on
from desks import ask, desk, last, moment
from rowlock import Phase, State
from rowlock.rules.dice.legal import legal, to_decide
from services import Service

pytestmark = pytest.mark.slow


@pytest.fixture
def address(server: Service) -> str:
    """The base URL of the server."""
    return f"http://127.0.0.1:{server.port}/games"


def open_here(page: Page, address: str, *names: str, **new: Any) -> dict[str, Any]:
    """Open a table whose seats are all on this device, and start it."""
    held: dict[str, Any] = ask(address, "tables", {"names": names, **new})
    hold(page, address, held)
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".actions section")).to_be_visible()
    return held


def hold(page: Page, address: str, held: dict[str, Any]) -> None:
    """Hold these seats on this device, and open their table."""
    kept = json.dumps([{"code": held["table"], "token": held["token"], "salt": "ab", "commitment": ""}])
    page.goto(f"{address}/")
    page.evaluate("kept => localStorage.setItem('rowlock.seats', kept)", kept)
    page.goto(f"{address}/#{held['table']}")
    page.reload()


def settled(page: Page) -> None:
    """Wait until the buttons can be pressed, or the game is over."""
    page.wait_for_selector(".actions section:not(.settling), .table.over")


def chips(page: Page) -> Locator:
    return page.locator(".chips button")


def enter(page: Page, faces: str) -> None:
    """Enter what the dice show, tap by tap."""
    for face in faces:
        page.locator(".faces button").nth(int(face) - 1).click()


def confirm(page: Page) -> None:
    page.locator(".buttons .confirm").click()


def test_one_phone_for_two_is_handed_over_and_hides_what_was_chosen(visit: Visit, address: str) -> None:
    page = visit(360, 640)
    open_here(page, address, "Ada", "Ben", dice="real")
    enter(page, "342516")
    page.get_by_role("button", name="That is the roll").click()
    chips(page).nth(0).click()
    confirm(page)

    expect(page.get_by_role("heading", name="Give the phone to Ben")).to_be_visible()
    page.get_by_role("button", name="Ada: take back").click()
    chips(page).nth(1).click()
    expect(page.locator(".pencil")).to_have_count(1)
    confirm(page)

    page.get_by_role("button", name="I am Ben").click()
    expect(page.locator(".actions")).to_contain_text("Ben")
    expect(page.locator(".pencil")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("take back"))).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", name="Give the phone to Ben")).to_be_visible()
    page.get_by_role("button", name="I am Ben").click()
    chips(page).nth(3).click()
    confirm(page)

    expect(page.get_by_role("heading", name="Give the phone to Ada")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("take back"))).to_have_count(0)
    page.get_by_role("button", name="I am Ada").click()
    expect(page.locator(".actions")).to_contain_text("Ada")
    expect(page.get_by_role("status").first).to_contain_text("Ada crossed yellow 7. Ben crossed blue 7.")
    chips(page).nth(0).click()
    confirm(page)
    expect(page.get_by_role("heading", name="Ben’s turn")).to_be_visible()
    expect(
        page.get_by_role("button", name="Ada: take back").or_(page.get_by_role("button", name="Take back"))
    ).to_be_visible()


def test_real_dice_can_be_corrected_or_left_out(visit: Visit, address: str) -> None:
    page = visit(360, 640)
    open_here(page, address, "Ada", dice="real")
    enter(page, "343")
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="white: 4").click()
    enter(page, "52516")
    page.get_by_role("button", name="That is the roll").click()
    expect(page.locator("div.dice")).to_contain_text("= 8")
    expect(chips(page)).to_have_count(4)
    chips(page).first.click()
    confirm(page)
    page.get_by_role("button", name="Pass").click()
    confirm(page)

    page.get_by_role("button", name="Just cross").click()
    expect(chips(page)).to_have_count(4)
    chips(page).nth(2).click()
    expect(page.get_by_role("button", name="green 12", exact=True)).to_be_visible()
    page.get_by_role("button", name="Another row").click()
    chips(page).nth(3).click()
    page.get_by_role("button", name="blue 9", exact=True).click()
    assert overhang(page) == [0, 0]
    page.get_by_role("button", name="Confirm blue 9").click()


def test_bots_need_every_die(visit: Visit, address: str) -> None:
    page = visit(360, 640)
    open_here(page, address, "Ada", dice="real", bots=["otto"])
    expect(page.get_by_role("button", name="Bots need every die")).to_be_disabled()
    enter(page, "342516")
    page.get_by_role("button", name="That is the roll").click()
    expect(chips(page)).to_have_count(4)


def test_one_phone_rolls_and_all_are_pads(visit: Visit, address: str) -> None:
    made = desk(address, ("Ada", "Ben"), anyone_rolls=True)
    ada, ben = visit(390, 844), visit(360, 640)
    made.sit(ada, 0)
    made.sit(ben, 1)
    expect(ada.get_by_role("button", name=re.compile("^Roll "))).to_be_visible()
    rolls = ada if ada.get_by_role("button", name=re.compile("^Roll for Ben")).is_visible() else ben
    rolls.get_by_role("button", name=re.compile("^Roll for ")).click()
    for page in (ada, ben):
        expect(chips(page).first).to_be_visible()


def offers(state: State) -> bool:
    return state.phase is Phase.WHITE and 0 in to_decide(state) and len(legal(state, 0)) > 2


def is_penalty(state: State) -> bool:
    """Whether Ada has crossed nothing with the white dice of her turn, and can cross nothing with the colored ones."""
    alone = state.phase is Phase.COLOR and state.active == 0 and len(legal(state, 0)) == 1
    return alone and str(state.choices[0]) == "-"


def test_a_choice_of_one_tab_shows_in_the_other(visit: Visit, address: str) -> None:
    people = ("Ada", "Ben")
    made = desk(address, people, record=str(moment("classic", people, offers).record))
    first, second = visit(360, 640), visit(360, 640)
    made.sit(first, 0)
    made.sit(second, 0)
    chips(second).nth(1).click()
    chips(first).first.click()
    confirm(first)
    for page in (first, second):
        expect(page.get_by_text(re.compile("^You chose "))).to_be_visible()
    second.get_by_role("button", name="Take back").click()
    expect(chips(first).first).to_be_visible()


def test_whoever_taps_twice_hits_nothing_else(visit: Visit, address: str) -> None:
    people = ("Ada", "Ben")
    rolls = moment("classic", people, lambda state: state.turn > 3 and state.phase is Phase.ROLL and state.active == 0)
    made = desk(address, people, record=str(rolls.record))
    page = visit(360, 640)
    made.sit(page, 0)
    settled(page)
    just_come = page.evaluate(
        """() => new Promise(tell => {
            new MutationObserver((_, watching) => {
                const pass = document.querySelector(".pass");
                if (!pass) return;
                watching.disconnect();
                tell(getComputedStyle(pass).pointerEvents);
            }).observe(document.body, {childList: true, subtree: true});
            document.querySelector(".buttons .roll").click();
        })"""
    )
    assert just_come == "none"
    page.get_by_role("button", name="Pass").click()
    expect(page.get_by_role("button", name="Confirm: pass")).to_be_enabled()


def test_a_penalty_says_what_it_costs_and_is_confirmed(visit: Visit, address: str) -> None:
    people = ("Ada", "Ben")
    made = desk(address, people, record=str(moment("classic", people, is_penalty).record))
    page = visit(360, 640)
    made.sit(page, 0)
    page.get_by_role("button", name="Penalty −5").click()
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    page.get_by_role("button", name="Confirm: penalty, −5").click()
    expect(page.get_by_role("heading", name="Ben’s turn")).to_be_visible()


def press_next(page: Page) -> None:
    """Play on by keyboard: cross the first field offered, pass if there is none, or roll."""
    settled(page)
    page.keyboard.press("1" if chips(page).count() else "p" if page.locator(".pass").count() else "r")
    page.wait_for_timeout(20)
    if page.locator(".confirm:enabled").count():
        page.keyboard.press("Enter")


def go_to(page: Page, name: str) -> None:
    """Press Tab until an element whose text starts with this name has the focus."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()").startswith(name):
            return
    raise AssertionError(f"the tab key does not reach {name}")


def test_a_rematch_against_a_bot_starts_by_itself(visit: Visit, address: str) -> None:
    page = visit(360, 640)
    end = last("classic", ("Ada", "Otto"))
    held = ask(address, "tables", {"names": ["Ada"], "bots": ["otto"], "record": str(end.record)})
    hold(page, address, held)
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".actions section, .table.over").first).to_be_visible()
    play_on(page)
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("header").first).to_contain_text(re.compile("turn 1 ·"))
    assert held["table"] not in page.url


@pytest.mark.parametrize("variant", rowlock.variants())
def test_keys_alone_play_some_turns(visit: Visit, address: str, variant: str) -> None:
    page = visit(1280, 800)
    open_here(page, address, "Ada", variant=variant)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("r")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Roll the dice")).to_be_visible()
    while not re.search(r"turn 4 ", page.locator("header").first.inner_text()):
        press_next(page)


def test_keys_alone_play_a_whole_game_and_another(visit: Visit) -> None:
    page = visit(1280, 800)
    expect(page.get_by_role("button", name="Play a bot")).to_be_enabled()
    go_to(page, "Play a bot")
    page.keyboard.press("Enter")
    expect(page.locator(".actions section")).to_be_visible()
    while not is_over(page):
        press_next(page)
    over = page.url
    go_to(page, "Play again")
    page.keyboard.press("Enter")
    expect(page.locator(".actions section")).to_be_visible()
    assert page.url != over
