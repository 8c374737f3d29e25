"""Whole games without a server: everything is on the device, and stays there."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import rowlock
from browsing import act
from devices import PLAY, OfflineDevice, against_nova, check_scores, one_phone, play

pytestmark = pytest.mark.slow

TWOFOLD = Path(__file__).resolve().parents[2] / "examples" / "twofold.toml"


@pytest.mark.parametrize("variant", ["Classic", "Longo", "gemixxt A", "gemixxt B", "Bonus A", "Bonus B", "Big Points"])
def test_a_whole_game_against_the_champion(device: OfflineDevice, tmp_path: Path, variant: str) -> None:
    page = device.open()
    against_nova(page, variant)
    play(page, crossing=4)
    record = check_scores(page, tmp_path)
    assert any(move and str(move) != "-" for turn in record.turns for move in turn.white)
    if variant == "Longo":
        page.get_by_role("button", name="Check the dice").click()
        expect(page.get_by_text(re.compile("are as promised"))).to_be_visible()


def test_one_phone_for_three_then_the_replay_the_rules_and_the_pad(device: OfflineDevice, tmp_path: Path) -> None:
    page = device.open()
    one_phone(page, "Ada", "Ben", "Cleo")
    while not page.get_by_role("dialog").is_visible():
        act(page)
    asked = page.get_by_role("dialog").get_by_role("heading").inner_text()
    page.reload()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_role("heading")).to_have_text(asked)  # it is still being handed over
    play(page)
    check_scores(page, tmp_path)
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("button", name="Share")).to_have_count(0)
    page.goto(f"{device.address}#/rules/bonus-b")
    expect(page.get_by_role("heading", name="Scoring")).to_be_visible()
    page.goto(f"{device.address}#/pad/bonus-a")
    page.locator('.sheet [data-field="r5"] button').click()
    expect(page.get_by_label(re.compile("^red 5, crossed", re.IGNORECASE))).to_be_visible()
    page.locator('.sheet [data-field="r3"] button').click()
    expect(page.get_by_text("Red 3 is lost: your last cross, red 5, is right of it.")).to_be_visible()


def test_a_sheet_of_ones_own(device: OfflineDevice, tmp_path: Path) -> None:
    page = device.open()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_label("Choose its file").set_input_files(TWOFOLD)
    against_nova(page)
    play(page, crossing=2)
    check_scores(page, tmp_path, rowlock.load_variant(TWOFOLD))


PHASE = """() => {
    const section = document.querySelector(".actions section");
    if (document.querySelector(".table.over")) return "over";
    if (section?.querySelector(".roll.main")) return "roll";
    const fields = text => section?.querySelector(".pass") && document.querySelector(`.sheet [aria-label*="${text}"]`);
    return fields("with the white dice") ? "white" : fields("with a white and a colored die") ? "color" : "";
}"""
"""What the page asks for; empty if nothing."""


def seen(page: Page, phase: str) -> list[str]:
    """What is on the table. Before a roll, the dice of the turn before may lie there, and are gone after a reload."""
    parts = (*([] if phase == "roll" else [".dice"]), ".sheet", ".actions section .prompt, .actions section p")
    return [page.locator(part).first.aria_snapshot() for part in parts]


def test_a_table_survives_a_reload_in_each_phase_and_the_end_of_its_tab(device: OfflineDevice, tmp_path: Path) -> None:
    page = device.open()
    against_nova(page)
    missing = {"roll", "white", "color"}
    while missing:
        phase = page.evaluate(PHASE)
        assert phase != "over", missing
        if phase in missing:
            missing.remove(phase)
            before = seen(page, phase)
            if phase == "white":
                page = in_a_new_tab(page, device)
            else:
                page.reload()
            expect(page.locator(".table")).to_be_visible()
            page.wait_for_function(f"phase => ({PHASE})() === phase", arg=phase)
            assert seen(page, phase) == before
        elif not act(page):
            page.wait_for_timeout(20)
    play(page)
    check_scores(page, tmp_path)
    page.reload()
    expect(page.locator(".table.over")).to_be_visible()
    check_scores(page, tmp_path)


def in_a_new_tab(page: Page, device: OfflineDevice) -> Page:
    """The table in a new tab, after its tab was closed without any notice to the page."""
    page.close()
    again = device.open()
    again.get_by_role("link", name=re.compile("^Continue: Classic with Nova")).first.click()
    return again


def test_two_tabs_play_at_one_table_and_no_move_counts_twice(device: OfflineDevice, tmp_path: Path) -> None:
    one = device.open()
    against_nova(one)
    other = device.open(f"#{one.url.partition('#')[2]}")
    expect(other.locator(".table")).to_be_visible()
    for page in (one, other):
        page.evaluate(f"turns => {{ window.playing = ({PLAY})(turns); }}", 3)
    for page in (one, other):
        page.evaluate("() => window.playing")
    assert check_scores(one, tmp_path) == check_scores(other, tmp_path)
