"""The end of a game: who won, a celebration, the next step, and a picture to share."""

import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browsing import Visit, prefer, shown_scores
from desks import Desk, ask, desk, last
from looking import THEMES, barriers, cut_off, look, small_targets, stuck_out
from services import Service

pytestmark = pytest.mark.slow

PEOPLE = ("Ada", "Ben")
NOTICING = """new MutationObserver(seen => seen.forEach(({addedNodes}) => addedNodes.forEach(node => {
    if (!node.querySelector?.(".confetti") && !node.matches?.(".confetti")) return;
    document.documentElement.dataset.celebrated = "yes";
}))).observe(document, {childList: true, subtree: true})"""
"""Notices confetti, which is gone after two seconds."""
SHARING = """() => {
    navigator.canShare = () => true;
    navigator.share = async ({files, text}) => { window.sent = [files[0].type, files[0].size, text]; };
}"""


def finish(server: Service, *pages: Page) -> Desk:
    """Sit down on these pages at a table one choice away from its end, and make that choice."""
    end = last("classic", PEOPLE)
    made = desk(f"http://127.0.0.1:{server.port}/games", PEOPLE, record=str(end.record))
    for seat, page in enumerate(pages):
        prefer(page, autoPass=False)
        made.sit(page, seat)
        page.wait_for_selector(".actions section")
    made.tell(end.seat, {"type": "choose", "move": end.move})
    return made


def result(made: Desk) -> dict[str, int]:
    record = ask(made.address, f"tables/{made.code}/record.json")
    return dict(zip(record["seats"], record["scores"], strict=True))


def test_the_end_says_who_won_and_what_comes_next(visit: Visit, server: Service, tmp_path: Path) -> None:
    ada, ben = visit(390, 844), visit(360, 640)
    ada.add_init_script(NOTICING)
    made = finish(server, ada, ben)
    scores = result(made)
    margin = scores["Ada"] - scores["Ben"]
    assert margin > 0, "the test needs Ada to win"
    headline = ada.get_by_role("heading", name=f"You win by {margin}!")
    expect(headline).to_be_visible()
    expect(headline).to_be_focused()
    expect(ben.get_by_role("heading", name=f"Ada wins by {margin}")).to_be_visible()
    assert shown_scores(ada) == shown_scores(ben) == scores
    assert list(shown_scores(ben)) == ["Ada", "Ben"], "the best first"
    expect(ada.locator(".actions .main")).to_have_text("Play again")
    expect(ada.get_by_text("Your best")).to_have_count(0)
    places = [ada.locator(part).bounding_box() for part in (".actions", ".sheet", ".others", ".more")]
    tops = [place["y"] for place in places if place]
    assert len(tops) == len(places)
    assert tops == sorted(tops), "the own sheet before the others"
    for page in (ada, ben):
        expect(page.locator("figure")).to_be_visible()
        assert not [*stuck_out(page), *cut_off(page), *small_targets(page), *barriers(page)]
    assert not ada.locator("html").get_attribute("data-celebrated"), "animations are off"
    finish(server, ada)
    expect(ada.get_by_text(f"Your best in Classic so far: {scores['Ada']}")).to_be_visible()
    share_picture(ada, tmp_path)


def share_picture(page: Page, folder: Path) -> None:
    """Look at the picture, save it and send it."""
    page.get_by_role("button", name="Share a picture").click()
    picture = page.get_by_role("img", name=re.compile(r"^Ada’s final sheet of Classic\. Ada wins by \d+\.$"))
    expect(picture).to_be_visible()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save picture").click()
    assert re.fullmatch(r"rowlock-[A-Z]+\.png", saving.value.suggested_filename)
    saving.value.save_as(folder / "sheet.png")
    content = (folder / "sheet.png").read_bytes()
    width, height = struct.unpack(">II", content[16:24])
    assert content.startswith(b"\x89PNG")
    assert (width, 700 < height < 1500, 20_000 < len(content) < 500_000) == (1080, True, True)
    assert picture.evaluate("shown => [shown.naturalWidth, shown.naturalHeight]") == [width, height]
    assert not barriers(page)
    page.get_by_role("button", name="Close").click()
    page.evaluate(SHARING)
    page.get_by_role("button", name="Share a picture").click()
    page.get_by_role("button", name="Send picture").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("sent")[:2] == ["image/png", len(content)]


def test_only_who_won_is_celebrated_and_only_once(visit: Visit, server: Service) -> None:
    ada, ben = visit(390, 844, moving=True), visit(390, 844, moving=True)
    for page in (ada, ben):
        page.add_init_script(NOTICING)
    animations = ada.context.new_cdp_session(ada)
    animations.send("Animation.enable")
    animations.send("Animation.setPlaybackRate", {"playbackRate": 0})
    finish(server, ada, ben)
    for page in (ada, ben):
        expect(page.get_by_role("heading", name="by")).to_be_visible()
    expect(ada.locator(".confetti")).to_be_visible()
    for theme in THEMES:
        ada.emulate_media(color_scheme=theme)
        assert [*look(ada), *barriers(ada)] == []
    ada.get_by_role("button", name="Share a picture").click(trial=True)  # nothing is in the way
    animations.send("Animation.setPlaybackRate", {"playbackRate": 1})
    expect(ada.locator("html")).to_have_attribute("data-celebrated", "yes")
    expect(ada.locator(".confetti")).to_have_count(0)
    assert not ben.locator("html").get_attribute("data-celebrated")
    ada.reload()
    expect(ada.get_by_role("heading", name="You win by")).to_be_visible()
    expect(ada.locator("figure")).to_be_visible()
    assert not ada.locator("html").get_attribute("data-celebrated")
