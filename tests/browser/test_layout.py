"""The table at every magnification and on wide screens: nothing is hidden, and one's own sheet comes first."""

import json

import pytest
from playwright.sync_api import Page, expect

from browsing import Visit
from desks import desk, moment
from looking import THEMES, barriers, cut_off, enlarge_text, hidden, resize, small_targets, stuck_out, too_high
from rowlock import Phase
from scenes import PEOPLE, is_at, show
from services import Service

pytestmark = pytest.mark.slow

LAYOUTS = ("classic", "longo", "big-points", "bonus-b")
"""The variants whose sheets differ most: the widest one, round rows, a bar and pairs of bonuses."""

ZOOMED = ((320, 256), (480, 270), (568, 320), (844, 390))
"""A laptop and a wide screen at 400 % zoom, and phones on their side."""

LARGE_TEXT = ((390, 844), (360, 640), (844, 390))


@pytest.mark.parametrize("language", ["en-US", "de-DE"])
def test_nothing_is_hidden_at_any_magnification(visit: Visit, server: Service, language: str) -> None:
    page = visit(390, 844, locale=language)
    wrong: list[str] = []

    def look(at: str) -> None:
        found = [*hidden(page), *stuck_out(page), *cut_off(page), *small_targets(page)]
        wrong.extend(f"{at}: {one}" for one in found)

    for variant in LAYOUTS:
        show(page, f"http://127.0.0.1:{server.port}/games", variant, "color")
        for width, height in ZOOMED:
            resize(page, width, height)
            look(f"{variant} at {width}×{height}")
        for width, height in LARGE_TEXT:
            resize(page, width, height)
            page.evaluate("document.documentElement.style.fontSize = '200%'")
            look(f"{variant} at {width}×{height} with the page's text at 200 %")
            page.evaluate("document.documentElement.style.fontSize = ''")
            enlarge_text(page, 200)
            look(f"{variant} at {width}×{height} with the browser's text at 200 %")
            enlarge_text(page, 100)
    assert not wrong, "\n".join(wrong)


_SHEETS = """() => [...document.querySelectorAll(".table .pad")].map(pad => {
    const {width, height} = pad.querySelector(".rows").getBoundingClientRect();
    return [Boolean(pad.closest(".sheet")), width, height];
})"""


@pytest.mark.parametrize("variant", LAYOUTS)
def test_the_own_sheet_is_first_and_largest_on_wide_screens(visit: Visit, server: Service, variant: str) -> None:
    page = visit(1280, 800)
    show(page, f"http://127.0.0.1:{server.port}/games", variant, "white")
    for width, height in ((1280, 800), (1920, 1080)):
        resize(page, width, height)
        expect(page.get_by_role("heading", name="You", exact=True)).to_be_visible()
        (own, *most), *others = page.evaluate(_SHEETS)
        assert own
        assert len(others) == 2
        for is_own, *size in others:
            assert not is_own
            assert 1.3 * size[0] < most[0]
            assert size[1] < most[1]
        assert [*hidden(page), *stuck_out(page), *too_high(page)] == []
    scale = page.get_by_role("row", name="Points").get_by_role("cell")
    assert scale.all_inner_texts()[:6] == ["1", "3", "6", "10", "15", "21"]
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        assert barriers(page) == []


def entries(page: Page) -> list[str]:
    """The turns of the log, each on one line."""
    return [" ".join(text.split()) for text in page.locator("ol > .turn").all_inner_texts()]


def test_the_log_lists_what_happened_and_keeps_secrets(visit: Visit, server: Service) -> None:
    address = f"http://127.0.0.1:{server.port}/games"
    names = PEOPLE[:2]
    found = moment("classic", names, is_at(Phase.WHITE, least=3))
    made = desk(address, names, record=str(found.record))
    page = visit(1280, 800)
    made.sit(page, 0)
    log = page.get_by_role("region", name="What happened")
    turn = found.state.turn
    expect(log.get_by_role("heading", level=3)).to_have_count(turn)
    newest = log.locator(".turn").first
    expect(newest).to_contain_text(f"Turn {turn}: Ada")
    expect(newest).to_contain_text("Ada rolls. White ")
    assert not page.locator("[aria-live], [role=status], [role=log]").locator(".turn").count()
    before = entries(page)

    page.locator(".chips button").first.click()
    crossed = page.locator(".buttons .confirm").inner_text().removeprefix("Confirm ")
    page.locator(".buttons .confirm").click()
    expect(page.get_by_text(f"You chose {crossed}.")).to_be_visible()
    assert entries(page) == before
    made.tell(1, {"type": "choose", "move": "-"})
    expect(newest.locator(".field")).to_have_text([crossed])
    expect(newest).to_contain_text("Ben passed.")

    page.locator(".chips button").first.click()
    also = page.locator(".buttons .confirm").inner_text().removeprefix("Confirm ")
    page.locator(".buttons .confirm").click()
    expect(newest.locator(".field")).to_have_text([crossed, also])
    page.get_by_role("button", name="Take back").click()
    expect(newest.locator(".field")).to_have_text([crossed])
    page.locator(".chips button").last.click()
    last = page.locator(".buttons .confirm").inner_text().removeprefix("Confirm ")
    page.locator(".buttons .confirm").click()
    expect(newest.locator(".field")).to_have_text([crossed, last])
    heard = entries(page)
    assert heard[1:] == before[1:]

    page.reload()
    expect(newest.locator(".field")).to_have_text([crossed, last])
    assert entries(page) == heard


_PLACES = """() => [".table .sheet", ".table .actions", "header > button"]
    .map(way => JSON.stringify(document.querySelector(way).getBoundingClientRect()))"""


def test_a_lost_connection_covers_and_moves_nothing(visit: Visit, server: Service) -> None:
    pages = [visit(360, 640, locale=language) for language in ("en-US", "de-DE", "nl-NL", "fr-FR", "es-ES", "it-IT")]
    for page in pages:
        show(page, f"http://127.0.0.1:{server.port}/games", "classic", "white")
    for page in pages:
        page.wait_for_selector(".actions section:not(.settling)")
    before = [page.evaluate(_PLACES) for page in pages]
    server.stop()
    for page, places in zip(pages, before, strict=True):
        lost = page.locator("header .lost")
        expect(lost).to_be_visible()
        assert page.evaluate(_PLACES) == places
        box, menu = lost.bounding_box(), json.loads(places[2])
        assert box
        assert box["x"] + box["width"] <= menu["left"]
        assert [*hidden(page), *cut_off(page)] == []
    pages[0].locator("header > button").click()
    expect(pages[0].get_by_role("dialog")).to_be_visible()
