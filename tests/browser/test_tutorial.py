"""The tutorial, played to its end with taps and with keys, and the cards about other variants."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browsing import Visit, overhang
from desks import desk
from looking import barriers, broken, cut_off, enlarge_text, look, resize, small_targets, stuck_out
from rowlock.handbook.words import LANGUAGES
from services import Service

pytestmark = pytest.mark.slow

STEPS = 11


@pytest.fixture
def address(server: Service) -> str:
    """The URL of the page, without a trailing slash."""
    return f"http://127.0.0.1:{server.port}/games"


def at_step(page: Page, number: int) -> None:
    """Wait until a step is shown and can be answered."""
    expect(page.locator("header p")).to_have_text(re.compile(rf"\b{number}\b.*\b{STEPS}$"))
    page.wait_for_selector(".actions section:not(.settling) button, .actions section:not(.settling) a")


def tap(page: Page, field: str) -> None:
    page.locator(f'.sheet [data-field="{field}"] button').click()


def tap_and_confirm(field: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        tap(page, field)
        page.locator(".buttons .confirm").click()

    return act


def press_main(page: Page) -> None:
    page.locator(".buttons .main").click()


def pass_and_confirm(page: Page) -> None:
    page.locator(".buttons .pass").click()
    page.locator(".buttons .confirm").click()


TAPS: tuple[Callable[[Page], None], ...] = (
    *(press_main, tap_and_confirm("r3"), press_main, tap_and_confirm("y2"), tap_and_confirm("r4"), pass_and_confirm),
    *(press_main, tap_and_confirm("r12"), pass_and_confirm, press_main),
)
"""What the learner does at each step but the last."""

KEYS = (["R"], ["1", "Enter"], ["Enter"], ["3", "Enter"], ["1", "Enter"], ["P", "Enter"], ["R"], ["1", "Enter"])
KEYS_TO_THE_END = (*KEYS, ["P", "Enter"], ["P"])


def faults(page: Page) -> list[str]:
    assert overhang(page) == [0, 0]
    scrolled = page.evaluate(
        "() => { const s = document.querySelector('.sheet'); return s.scrollHeight - s.clientHeight }"
    )
    assert scrolled <= 0
    return [*stuck_out(page), *cut_off(page), *small_targets(page), *broken(page)]


def test_a_newcomer_plays_the_tutorial_with_taps_and_nothing_is_left_of_it(visit: Visit, address: str) -> None:
    page = visit(390, 844)
    page.get_by_role("link", name="New here? Learn it in two minutes").click()
    for number, act in enumerate(TAPS, 1):
        at_step(page, number)
        assert faults(page) == []
        if number == 2:
            astray_and_reloaded(page)
        act(page)
    at_step(page, STEPS)
    expect(page.get_by_role("status")).to_contain_text("45, Dot has 43: you win!")
    assert faults(page) == []
    assert barriers(page) == []
    page.get_by_role("link", name="Now play").click()
    expect(page.get_by_role("button", name="Play a bot Dot")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Continue"))).to_have_count(0)
    assert page.evaluate("[localStorage['rowlock.seats'], localStorage['rowlock.lesson']]") == [None, "null"]
    expect(page.get_by_text("New here?")).to_have_count(0)
    page.goto(f"{address}/#/history")
    expect(page.get_by_text("No games yet.")).to_be_visible()
    page.goto(f"{address}/")
    page.get_by_role("link", name="Learn the game").click()
    at_step(page, 1)
    page.get_by_role("link", name="Skip").click()
    expect(page.get_by_role("button", name="Play a bot")).to_be_visible()


def astray_and_reloaded(page: Page) -> None:
    """A field that cannot be crossed says why, another move stays in pencil, and a reload returns to the same step."""
    tap(page, "r8")
    expect(page.get_by_role("status")).to_contain_text("Only the sum of the white dice counts now: 3.")
    assert faults(page) == []
    tap(page, "g3")
    expect(page.get_by_role("status")).to_contain_text("try this for now: red 3.")
    page.locator(".buttons .confirm").click()
    expect(page.locator('.sheet [data-field="g3"] [aria-pressed="true"]')).to_be_visible()
    page.reload()
    at_step(page, 2)
    expect(page.locator(".sheet [data-pointed]")).to_have_attribute("data-field", "r3")


def test_the_tutorial_is_played_with_keys_alone_and_every_step_is_announced(visit: Visit, address: str) -> None:
    page = visit(1280, 800, f"{address}/#/learn")
    told = set()
    for number, keys in enumerate(KEYS_TO_THE_END, 1):
        at_step(page, number)
        told.add(page.get_by_role("status").inner_text())
        for key in keys:
            page.keyboard.press(key)
    at_step(page, STEPS)
    assert len(told) == STEPS - 1
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Play a bot")).to_be_visible()


def test_every_step_fits_on_a_small_phone_in_every_language(visit: Visit, address: str) -> None:
    pages = {language: visit(360, 640, f"{address}/#/learn", language) for language in LANGUAGES}
    wrong = []
    for number, act in enumerate((*TAPS, None), 1):
        for language, page in pages.items():
            at_step(page, number)
            wrong += [f"{language}, step {number}: {one}" for one in faults(page)]
            if number == 4:
                for field in ("b7", "r12"):  # the most chips, with a kind word besides, or the reason why not
                    tap(page, field)
                    expect(page.locator(".note p")).to_have_count(2)
                    wrong += [f"{language}, {field}: {one}" for one in faults(page)]
            if act:
                act(page)
    assert not wrong, "\n".join(wrong)


SIZES = ((390, 844), (844, 390), (1280, 800), (1920, 1080))
ZOOMED = ((568, 320), (320, 256), (480, 270))
"""A small phone on its side, and 400 % zoom: there the page scrolls."""


def test_every_step_can_be_seen_at_every_size(visit: Visit, address: str) -> None:
    page = visit(390, 844, f"{address}/#/learn")
    wrong = []
    for number, act in enumerate((*TAPS, None), 1):
        at_step(page, number)
        for width, height in (*SIZES, *ZOOMED):
            resize(page, width, height)
            found = look(page, scrolls=(width, height) in ZOOMED)
            wrong += [f"step {number} at {width}×{height}: {one}" for one in found]
        resize(page, 390, 844)
        enlarge_text(page, 200)
        wrong += [f"step {number} with large text: {one}" for one in look(page, scrolls=True)]
        enlarge_text(page, 100)
        page.emulate_media(color_scheme="dark" if number % 2 else "light")
        wrong += [f"step {number}: {one}" for one in barriers(page)]
        if act:
            act(page)
    assert not wrong, "\n".join(wrong)


def test_a_table_that_is_gone_is_replaced_by_a_new_one(visit: Visit, address: str) -> None:
    page = visit()
    gone = '{"code": "BCDFGH", "token": "none", "salt": ""}'
    page.evaluate("gone => localStorage.setItem('rowlock.lesson', gone)", gone)
    page.goto(f"{address}/#/learn")
    at_step(page, 1)


def test_a_variant_says_once_what_is_new_and_its_rules_say_it_again(visit: Visit, address: str) -> None:
    page = visit(locale="de-DE")
    page.get_by_role("button", name=re.compile("^Spiel: ")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Longo", exact=True).click()
    expect(dialog.get_by_text("Neu bei Longo")).to_be_visible()
    expect(dialog.get_by_role("button", name="Alles klar")).to_be_focused()
    assert [*stuck_out(page), *cut_off(page), *small_targets(page), *broken(page), *barriers(page)] == []
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Spiel: Longo").click()
    dialog.get_by_text("Longo", exact=True).click()
    expect(dialog).to_have_count(0)
    page.goto(f"{address}/#/rules/longo")
    expect(page.get_by_role("heading", name="Was anders ist als bei Classic")).to_be_visible()


def test_somebody_invited_is_told_in_the_lobby(visit: Visit, address: str) -> None:
    page = visit()
    desk(address, ("Ada", "Ben"), started=False, variant="mixx-b").sit(page, 1)
    expect(page.get_by_text("What is new in gemixxt B")).to_be_visible()
    page.get_by_role("button", name="Got it").click()
    expect(page.get_by_text("What is new in gemixxt B")).to_have_count(0)
    page.reload()
    expect(page.get_by_text("Ada starts the game")).to_be_visible()
    expect(page.get_by_text("What is new in gemixxt B")).to_have_count(0)
