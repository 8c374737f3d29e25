"""Actions of a person using the page in a browser."""

import json
import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page, expect

Visit = Callable[..., Page]
"""Opens the page on a new device with the given width, height, address and language.
Animations are off unless asked for."""

SKIP_HINTS = """() => localStorage.setItem("rowlock.hints", JSON.stringify(
    ["roll", "enter", "white", "confirm", "takeBack", "color", "penalty", "free", "later"]))"""
"""They come a moment after the table."""


def overhang(page: Page) -> list[int]:
    """Horizontal and, at a table, vertical overflow in pixels; read in one call, as the page can change in between."""
    found: list[int] = page.evaluate(
        """() => {
            const {scrollWidth, clientWidth, scrollHeight, clientHeight} = document.documentElement;
            const atTable = document.querySelector(".actions section");
            return [scrollWidth - clientWidth, atTable ? scrollHeight - clientHeight : 0];
        }"""
    )
    return found


def prefer(page: Page, **settings: Any) -> None:
    """Store settings on this device, and load the page with them."""
    page.evaluate("kept => localStorage.setItem('rowlock.settings', kept)", json.dumps(settings))
    page.reload()


def choose(page: Page, variant: str) -> None:
    """Choose a game on the start page, and read what is new if it says so."""
    page.get_by_role("button", name=re.compile("^Game: ")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(variant, exact=True).click()
    expect(dialog.get_by_role("list").filter(has_text="Classic")).to_have_count(0)  # a card in its place, or nothing
    if dialog.is_visible():
        dialog.get_by_role("button", name="Got it").click()


def open_table(page: Page, name: str, how: str, variant: str = "") -> None:
    """Open a table from the start page."""
    page.get_by_label("Your name").fill(name)
    if variant:
        choose(page, variant)
    page.get_by_role("button", name=how).click()


def is_over(page: Page) -> bool:
    return page.get_by_role("button", name="Check the dice").is_visible()


_ASKED = """() => [".chips button", ".buttons .pass.costs", ".buttons button.main:not(.confirm)"]
    .find(way => document.querySelector(way)?.checkVisibility()) ?? ''"""


def act(page: Page) -> bool:
    """Do what the page asks for: roll, take the first cross offered, or pass. Return whether it asked for anything."""
    asked = page.evaluate(_ASKED)
    if not asked:
        return False
    page.wait_for_selector(".actions section:not(.settling), .table.over")  # click() itself retries with growing delays
    asked = page.evaluate(_ASKED)  # where nothing fits, it has passed by itself meanwhile
    if not asked:
        return False
    page.locator(asked).first.click()
    if "main" not in asked:
        page.locator(".buttons .confirm").click()
    return True


def play_turns(pages: Sequence[Page], turns: int) -> None:
    """Play until this many turns are over."""
    while not re.search(rf"turn {turns + 1} ", pages[0].locator("header").inner_text()):
        for page in pages:
            if not act(page):
                page.wait_for_timeout(20)


def play_on(*pages: Page) -> None:
    """Play to the end, checking that the page always fits its screen."""
    while not is_over(pages[0]):
        for page in pages:
            assert overhang(page) == [0, 0]
            if not act(page):
                page.wait_for_timeout(20)


def shown_scores(page: Page) -> dict[str, int]:
    """The final scores by name."""
    names = page.locator(".actions tbody th > span:first-child").all_inner_texts()
    totals = page.locator(".actions tbody .total").all_inner_texts()
    return {name: int(total.replace("−", "-")) for name, total in zip(names, totals, strict=True)}


def check_dice(page: Page, turns: int) -> None:
    """Let the page check the dice, and expect them to be as promised."""
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_text(re.compile(f"^All dice of {turns} turns are as promised"))).to_be_visible()
