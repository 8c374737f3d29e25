"""What somebody does with the page in a browser."""

import re
from collections.abc import Callable, Sequence

from playwright.sync_api import Page, expect

Visit = Callable[..., Page]
"""Opens the page on a new device: of this width and height, at this address, for somebody who reads this language.
Things move on it only where asked."""


def overhang(page: Page) -> list[int]:
    """How far something sticks out sideways and, at a table, downwards; asked at one moment, as a page can change."""
    found: list[int] = page.evaluate(
        """() => {
            const {scrollWidth, clientWidth, scrollHeight, clientHeight} = document.documentElement;
            const atTable = document.querySelector(".actions section");
            return [scrollWidth - clientWidth, atTable ? scrollHeight - clientHeight : 0];
        }"""
    )
    return found


def choose(page: Page, variant: str) -> None:
    """Choose a game on the start page."""
    page.get_by_role("button", name=re.compile("^Game: ")).click()
    page.get_by_role("dialog").get_by_text(variant, exact=True).click()


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
    """Do what the page asks for: roll, cross the first that is offered, or pass. Whether there was anything to do."""
    asked = page.evaluate(_ASKED)
    if not asked:
        return False
    page.wait_for_selector(".actions section:not(.settling)")  # a click would try again less and less often
    page.locator(asked).first.click()
    if "main" not in asked:
        page.locator(".buttons .confirm").click()
    return True


def play_turns(pages: Sequence[Page], turns: int) -> None:
    """Play until so many turns are over."""
    while not re.search(rf"turn {turns + 1} ", pages[0].locator("header").inner_text()):
        for page in pages:
            if not act(page):
                page.wait_for_timeout(20)


def play_on(*pages: Page) -> None:
    """Play to the end; the page fits its screen all the time."""
    while not is_over(pages[0]):
        for page in pages:
            assert overhang(page) == [0, 0]
            if not act(page):
                page.wait_for_timeout(20)


def shown_scores(page: Page) -> dict[str, int]:
    """The final scores by name."""
    lines = page.locator("ol li").all()
    texts = [line.locator("span, b").all_inner_texts() for line in lines]
    return {name: int(score.replace("−", "-")) for name, score in texts}


def check_dice(page: Page, turns: int) -> None:
    """Let the page check the dice: they are as promised."""
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_text(re.compile(f"^All dice of {turns} turns are as promised"))).to_be_visible()
