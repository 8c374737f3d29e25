"""The score pad: marked with taps and keys to its end, kept on the device, and at every size."""

import json
import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

import rowlock
from browsing import Visit, prefer
from looking import barriers, broken, cut_off, enlarge_text, hidden, resize, small_targets, stuck_out, too_high
from rowlock.rules.pad.score_pad import ScorePad, filled
from rowlock.rules.pad.scoring import score
from services import Service

pytestmark = pytest.mark.slow

SIZES = ((360, 640), (390, 844), (568, 320), (844, 390), (1280, 800), (1920, 1080))
LAYOUTS = {
    "classic": ["r2", "r5", "b!", "p"],
    "longo": ["r3", "y5", "g!"],
    "bonus-b": ["y11", "r2", "b12"],
    "big-points": ["r5", "ry5", "p"],
    "bonus-a": ["r2", "g11"],
}


@pytest.fixture
def address(server: Service) -> str:
    """The URL of the pads."""
    return f"http://127.0.0.1:{server.port}/games/#/pad"


def go(page: Page, address: str, variant: str, marks: Sequence[str] = ()) -> None:
    """Open the pad of a variant with these marks."""
    page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [f"rowlock.pad.{variant}", json.dumps(marks)])
    page.goto("about:blank")
    page.goto(f"{address}/{variant}")
    page.wait_for_selector(".sheet .row")


def marks(page: Page, variant: str) -> list[str]:
    """The marks kept on the device."""
    return list(json.loads(page.evaluate("key => localStorage[key] ?? '[]'", f"rowlock.pad.{variant}")))


def tap(page: Page, field: str) -> None:
    page.locator(f'.sheet [data-field="{field}"] button').click()


def shows(page: Page, held: ScorePad) -> None:
    """The pad on the page is this one."""
    total = score(held.sheet).total
    expect(page.locator(".total")).to_have_text(f"{total}".replace("-", "−"))
    count = sum(map(len, held.sheet.crosses))
    expect(page.locator(".sheet").get_by_label(re.compile(", crossed"))).to_have_count(count + _locks(held))


def _locks(held: ScorePad) -> int:
    return sum(held.sheet.is_locked(row) for row in range(4))


@pytest.mark.parametrize("variant", rowlock.variants())
def test_a_whole_pad_is_marked_with_taps(visit: Visit, address: str, variant: str) -> None:
    page = visit(390, 844)
    go(page, address, variant)
    rules = rowlock.variant(variant)
    held = filled(rules, [])
    while not held.is_over:
        offered = held.crosses()
        first = next((row for row in (0, 3) if rules.layout.rows[row].name not in held.closed), 0)
        wanted = [cross for cross in offered if rules.layout.fields[cross.field].row == first]
        closing = [cross for cross in wanted if rules.layout.fields[cross.field].closing]
        cross = (closing or wanted)[0]
        before = marks(page, variant)
        tap(page, cross.field)
        if cross.to:
            page.locator(f'.buttons [aria-label$="→ {rules.layout.rows["rygb".index(cross.to)].name}"]').click()
        held = held.after(cross)
        shows(page, held)
        assert marks(page, variant) == [*before, str(cross)]
    expect(page.get_by_role("heading", name=f"You have {score(held.sheet).total} points!")).to_be_visible()
    expect(page.locator(".sheet button.field")).to_have_count(0)
    assert filled(rules, marks(page, variant)) == held


def test_the_start_page_tells_the_two_ways_to_use_real_dice_apart(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Sheet for real dice").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Nobody enters the dice.")).to_be_visible()
    expect(dialog.get_by_text("you enter every roll")).to_be_visible()
    dialog.get_by_role("link", name="Open the score pad").click()
    expect(page.get_by_role("heading", name="Score pad")).to_be_visible()
    tap(page, "r5")
    page.get_by_role("link", name="Back").click()
    expect(page.get_by_role("link", name=re.compile("^Classic.*Has marks"))).to_be_visible()
    assert [*stuck_out(page), *cut_off(page), *small_targets(page), *broken(page), *barriers(page)] == []
    page.get_by_role("link", name=re.compile("^Longo")).click()
    expect(page.locator('[data-field="r16"]')).to_be_visible()


def test_why_not_undo_rows_closed_by_others_and_a_reload(visit: Visit, address: str) -> None:
    page = visit()
    go(page, address, "classic", ["r5"])
    said = page.get_by_role("status")
    tap(page, "r4")
    expect(said).to_contain_text("Red 4 is lost: your last cross, red 5, is right of it.")
    tap(page, "y12")
    expect(said).to_contain_text("Yellow 12 needs 5 crosses in the yellow row; you have none.")
    assert marks(page, "classic") == ["r5"]
    page.get_by_role("button", name="blue closed by somebody else").click()
    expect(page.get_by_role("img", name="blue lock, closed")).to_be_visible()
    tap(page, "b7")
    expect(said).to_contain_text("The blue row is closed.")
    page.reload()
    expect(page.get_by_role("button", name="Undo: blue closed by somebody else")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    tap(page, "b7")
    expect(page.locator(".total")).to_have_text("2")
    assert marks(page, "classic") == ["r5", "b7"]


def test_penalties_to_the_end_a_new_sheet_and_back(visit: Visit, address: str) -> None:
    page = visit()
    go(page, address, "classic", ["r5"])
    for taken in range(1, 5):
        page.get_by_role("button", name="Penalty −5").click()
        expect(page.get_by_role("img", name=f"Penalties: {taken}")).to_be_visible()
    expect(page.get_by_role("heading", name="You have −19 points!")).to_be_focused()
    expect(page.get_by_text("Final penalty: game over.")).to_be_visible()
    page.get_by_role("button", name="Share a picture").click()
    expect(page.get_by_role("img", name=re.compile("final sheet of Classic"))).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="New sheet").click()
    expect(page.locator(".total")).to_have_text("0")
    page.get_by_role("button", name="Undo: New sheet").click()
    page.get_by_role("button", name="Undo: penalty").click()
    expect(page.locator(".total")).to_have_text("−14")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="The game is over").click()
    expect(page.get_by_role("heading", name="You have −14 points!")).to_be_visible()
    page.get_by_role("button", name="Not over yet").click()
    expect(page.get_by_role("button", name="Undo: penalty")).to_be_visible()


def test_two_tabs_share_one_sheet(visit: Visit, address: str) -> None:
    one = visit()
    go(one, address, "classic")
    other = one.context.new_page()
    other.goto(f"{address}/classic")
    tap(other, "r5")
    expect(one.get_by_role("button", name="Undo: red 5")).to_be_visible()
    tap(one, "r6")
    expect(other.locator(".total")).to_have_text("3")
    assert marks(other, "classic") == ["r5", "r6"]


def test_crosses_that_are_confirmed_and_rows_that_tie(visit: Visit, address: str) -> None:
    page = visit()
    prefer(page, padConfirm=True)
    go(page, address, "bonus-b", ["y11", "r2", "b12"])
    tap(page, "r8")
    expect(page.get_by_role("status")).to_contain_text("red 8: then 5 points (+2).")
    expect(page.locator('[data-field="r7"] .losing')).to_be_visible()
    assert marks(page, "bonus-b") == ["y11", "r2", "b12"]
    page.get_by_role("button", name="Cancel").click()
    tap(page, "g9")
    expect(page.get_by_role("status")).to_contain_text("Which row gets the crosses of the bonus?")
    expect(page.locator("[data-order]")).to_have_count(2)
    page.get_by_role("button", name="green 9 → blue").click()
    expect(page.get_by_role("status")).to_contain_text("Crosses from the bonus: blue 11, blue 10.")
    assert marks(page, "bonus-b")[-1] == "g9>b"


def test_the_pad_is_marked_with_keys(visit: Visit, address: str) -> None:
    page = visit(1280, 800)
    go(page, address, "classic")
    page.locator('[data-field="r2"] button').focus()
    for key in ("ArrowRight", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_role("button", name="Undo: yellow 3")).to_be_visible()
    expect(page.get_by_role("button", name="yellow 3, crossed")).to_be_focused()
    page.keyboard.press("p")
    expect(page.locator(".total")).to_have_text("−4")
    page.keyboard.press("t")
    expect(page.locator(".total")).to_have_text("1")
    stops = page.evaluate("document.querySelectorAll('.sheet [tabindex=\"0\"]').length")
    assert stops == 1


def test_without_a_server_the_marks_are_kept(visit: Visit, address: str) -> None:
    page = visit()
    go(page, address, "classic", ["r5"])
    page.route("**/api/pads", lambda route: route.abort())
    tap(page, "r6")
    expect(page.get_by_role("alert")).to_contain_text("Your marks are safe on this device.")
    assert marks(page, "classic") == ["r5", "r6"]
    assert [*stuck_out(page), *cut_off(page), *small_targets(page), *barriers(page)] == []
    page.unroute("**/api/pads")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".total")).to_have_text("3")


def test_marks_that_do_not_fit_can_be_undone(visit: Visit, address: str) -> None:
    page = visit()
    page.evaluate("localStorage['rowlock.pad.classic'] = JSON.stringify(['r5', 'r4'])")
    page.goto(f"{address}/classic")
    expect(page.get_by_role("alert")).to_contain_text("do not fit this sheet")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".total")).to_have_text("1")


@pytest.mark.parametrize("variant", LAYOUTS)
def test_a_pad_looks_right_at_every_size(visit: Visit, address: str, variant: str) -> None:
    page = visit(390, 844)
    go(page, address, variant, LAYOUTS[variant])
    wrong: list[str] = []

    def look(at: str, *, fits: bool = True) -> None:
        found = [*hidden(page), *stuck_out(page), *cut_off(page), *small_targets(page)]
        found += too_high(page) if fits else []
        wrong.extend(f"{at}: {one}" for one in found)

    for width, height in SIZES:
        resize(page, width, height)
        look(f"{width}×{height}")
    for width, height in ((390, 844), (360, 640), (844, 390)):
        resize(page, width, height)
        enlarge_text(page, 200)
        look(f"{width}×{height} with text at 200 %", fits=False)
        enlarge_text(page, 100)
    for width, height in ((320, 256), (480, 270)):
        resize(page, width, height)
        look(f"{width}×{height}, as at 400 % zoom", fits=False)
    resize(page, 390, 844)
    page.emulate_media(color_scheme="light")
    wrong += barriers(page)
    page.emulate_media(color_scheme="dark")
    wrong += barriers(page)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("locale", ["de-DE", "nl-NL", "fr-FR", "es-ES", "it-IT"])
def test_a_pad_looks_right_in_every_language(visit: Visit, address: str, locale: str) -> None:
    page = visit(360, 640, locale=locale)
    wrong: list[str] = []
    for kept in (["r2", "r3", "g!"], ["r2", "b!", "r!"]):
        go(page, address, "classic", kept)
        page.wait_for_selector(".undo")
        for width, height in ((360, 640), (568, 320)):
            resize(page, width, height)
            found = [*stuck_out(page), *cut_off(page), *small_targets(page), *broken(page), *too_high(page)]
            wrong.extend(f"{width}×{height} {kept}: {one}" for one in found)
    assert not wrong, "\n".join(wrong)
