"""The page in every language: no text is cut off, and none is left in English."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browsing import Visit
from desks import desk
from looking import broken, cut_off, resize, small_targets, stuck_out, too_high
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
WINDOWS = (".picture", ".bots .who", ".tiles button:nth-child(3)", ".tiles button:nth-child(4)", "nav button")
"""Buttons on the first page that open a dialog."""

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
    .map(one => `below the fold: ${one.innerText}`)"""


def literals(language: str) -> set[str]:
    """The texts of a catalog. Template strings are split into their literal parts."""
    other = TEXTS.parent / f"generated/variants/{language}.ts"
    files = (TEXTS / f"{language}.ts", *sorted(TEXTS.glob(f"*/{language}.ts")), other)
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    found = (plain or composed for plain, composed in _LITERAL.findall(source))
    return {part.strip() for text in found for part in re.split(r"\$\{[^}]*\}", text) if part.strip()}


def left_over(page: Page, language: str) -> list[str]:
    """The texts left in English: a whole text of that catalog, or several words of one."""
    if language == "en":
        return []
    english = literals("en") - literals(language)
    several = [text for text in english if _WORDS.search(text)]
    told: list[str] = page.evaluate(_TOLD)
    return [f"in English: {text}" for text in told if text in english or any(part in text for part in several)]


def wrong_with(page: Page, language: str, whole: bool) -> Iterator[str]:
    """The problems of a page, at every size. If `whole`, its buttons must be visible without scrolling."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    yield from left_over(page, language)
    for width, height in SIZES:
        resize(page, width, height)
        found = [*stuck_out(page), *cut_off(page), *broken(page), *small_targets(page), *too_high(page)]
        found += page.evaluate(_BELOW) if whole else []
        yield from (f"{width}×{height}: {one}" for one in found)


@pytest.fixture
def address(server: Service) -> str:
    """The URL of the page, without a trailing slash."""
    return f"http://127.0.0.1:{server.port}/games"


class Look:
    """A page in one language, and the problems found on it."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.language = language
        self.wrong: list[str] = []

    def at(self, place: str) -> None:
        found = wrong_with(self.page, self.language, whole=place == "start")
        self.wrong += [f"{place}: {one}" for one in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_the_way_to_a_table(visit: Visit, address: str, language: str) -> None:
    page = visit(locale=language)
    look = Look(page, language)
    expect(page.locator(".start button").first).to_be_visible()
    expect(page.locator(".start button:disabled")).to_have_count(0)
    look.at("start")
    for opener in WINDOWS:
        page.locator(opener).click()
        expect(page.locator("dialog button, dialog label").nth(2)).to_be_visible()
        look.at(opener)
        page.keyboard.press("Escape")
    for place, there in (("/settings", "select"), ("/rules/longo", "h2"), ("/history", "h1")):
        page.goto(f"{address}/#{place}")
        expect(page.locator(there).first).to_be_visible()
        look.at(place)
    desk(address, PEOPLE, started=False).sit(page, 0)
    expect(page.get_by_role("listitem")).to_have_count(len(PEOPLE))
    look.at("lobby")
    assert not look.wrong, "\n".join(look.wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_a_table(visit: Visit, address: str, language: str) -> None:
    page = visit(locale=language)
    look = Look(page, language)
    for variant, scene in TABLES:
        show(page, address, variant, scene)
        look.at(f"{variant}, {scene}")
    page.locator("header > button").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look.at("menu")
    for place, there in (("/tv", ".tv section"), ("/replay", "input[type=range]")):
        page.goto(f"{page.url.partition('/tv')[0]}{place}")
        expect(page.locator(there).first).to_be_visible()
        look.at(place)
    page.goto(f"{address}/#/history")
    expect(page.locator(f"a[href*=history]:has-text('{PEOPLE[0]}')").first).to_be_visible()
    look.at("history")
    assert not look.wrong, "\n".join(look.wrong)


def test_another_language_can_be_chosen(visit: Visit, address: str) -> None:
    page = visit(address=f"{address}/#/settings", locale="nl-BE")
    expect(page.get_by_role("heading", name="Instellingen")).to_be_visible()
    page.get_by_role("combobox").select_option("Deutsch")
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "de"
