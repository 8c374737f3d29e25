"""The page in every language: all of it can be read to its end, and nothing of it is left in English."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browsing import Visit
from desks import desk
from looking import cut_off, small_targets, stuck_out, too_high
from rowlock.handbook.words import LANGUAGES
from scenes import OVER, PEOPLE, show
from services import Service

pytestmark = pytest.mark.slow

TEXTS = Path(__file__).resolve().parents[2] / "web/src/texts"
SIZES = ((360, 640), (844, 390))
TABLES = (
    *(("classic", scene) for scene in ("white", "color", "chosen", "waiting", "closed")),
    *((variant, "white") for variant in ("longo", "mixx-a", "bonus-a", "bonus-b", "big-points")),
    ("bonus-b", "color"),
    ("classic", OVER),
)
"""The last one leaves a playthrough in the history."""

_LITERAL = re.compile(r'"([^"\n]+)"|`([^`\n]*)`')
_WORDS = re.compile(r"[^\W\d_]{2,}.* [^\W\d_]{2,}")

_TOLD = """() => {
    const told = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode())
        if (!text.parentElement.closest("script, style")) told.push(text.data);
    for (const name of ["aria-label", "placeholder", "title", "alt"])
        for (const one of document.querySelectorAll(`[${name}]`)) told.push(one.getAttribute(name));
    return told.map(text => text.trim()).filter(Boolean);
}"""

_BELOW = """() => [...document.querySelectorAll("button")]
    .filter(one => !one.closest("nav") && one.getBoundingClientRect().bottom > innerHeight)
    .map(one => `one has to scroll to ${one.innerText}`)"""


def literals(language: str) -> set[str]:
    """The texts of a catalog. Those that are put together of parts are cut into their parts."""
    source = (TEXTS / f"{language}.ts").read_text(encoding="utf-8")
    found = (plain or composed for plain, composed in _LITERAL.findall(source))
    return {part.strip() for text in found for part in re.split(r"\$\{[^}]*\}", text) if part.strip()}


def left_over(page: Page, language: str) -> list[str]:
    """What is told in English: a whole text of that catalog, or several words of it."""
    if language == "en":
        return []
    english = literals("en") - literals(language)
    several = [text for text in english if _WORDS.search(text)]
    told: list[str] = page.evaluate(_TOLD)
    return [f"in English: {text}" for text in told if text in english or any(part in text for part in several)]


def wrong_with(page: Page, language: str, whole: bool) -> Iterator[str]:
    """What is wrong with a page, at every size. On some pages the whole of what there is to do has to be in view."""
    assert page.locator("html").get_attribute("lang") == language
    yield from left_over(page, language)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found = [*stuck_out(page), *cut_off(page), *small_targets(page), *too_high(page)]
        found += page.evaluate(_BELOW) if whole else []
        yield from (f"{width}×{height}: {one}" for one in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_in_a_language(visit: Visit, server: Service, language: str) -> None:
    address = f"http://127.0.0.1:{server.port}/games"
    page = visit(locale=language)
    wrong: list[str] = []

    def look(place: str) -> None:
        wrong.extend(f"{place}: {one}" for one in wrong_with(page, language, whole=place == "start"))

    for place, there in (("", "form"), ("/settings", "select"), ("/rules/longo", "h2"), ("/history", "h1")):
        page.goto(f"{address}/#{place}")
        expect(page.locator(there).first).to_be_visible()
        look(place or "start")
    desk(address, PEOPLE, started=False).sit(page, 0)
    expect(page.get_by_role("listitem")).to_have_count(len(PEOPLE))
    look("lobby")
    for variant, scene in TABLES:
        show(page, address, variant, scene)
        look(f"{variant}, {scene}")
    page.locator("header button").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look("menu")
    page.goto(f"{address}/#/history")
    expect(page.locator("h1")).to_be_visible()
    look("history")
    assert not wrong, "\n".join(wrong)
