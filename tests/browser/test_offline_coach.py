"""The coach without a server: replays, the board, hints, the tutor and reviews, as Python elsewhere has them."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import rowlock
from desks import moment
from devices import OfflineDevice, against_nova, check_scores, play
from rowlock import Phase, State
from rowlock.advice.hints import hint
from rowlock.coach.review_view import review_of_text

pytestmark = pytest.mark.slow

BULB = "button[aria-keyshortcuts='W']"
PEOPLE = ("Ada", "Ben")
LONG = 120_000
"""Milliseconds that a review may take on the slowest machine."""


def is_tempting(state: State) -> bool:
    """Ada has to choose, and among her moves are one that costs a lot and several others."""
    if state.phase is not Phase.WHITE or any(state.choices) or state.turn < 3 or len(rowlock.legal(state, 0)) < 4:
        return False
    return any(worth.mark == "??" for worth in hint(rowlock.view(state, 0)).moves)


def show(page: Page, device: OfflineDevice, record: rowlock.Record) -> None:
    """Look at the last moment of a record."""
    page.goto(f"{device.address}#/history")
    text = str(record).encode()
    page.get_by_label("Replay a record").set_input_files({"name": "x.txt", "mimeType": "text/plain", "buffer": text})
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("End")


def test_a_replay_the_board_hints_and_the_tutor(device: OfflineDevice) -> None:
    tempting = moment("classic", PEOPLE, is_tempting)
    worths = {worth.move: worth for worth in hint(rowlock.view(tempting.state, 0)).moves}
    page = device.open()
    show(page, device, tempting.record)
    page.get_by_role("link", name="Analyze this position").click()
    expect(page.locator("section li b")).to_have_count(len(worths))
    show(page, device, tempting.record)
    page.get_by_role("button", name="Play on from here against bots").click()
    expect(page.locator(".chips button")).to_have_count(len(worths) - 1)
    page.locator(BULB).click()
    expect(page.locator("[data-worth]")).to_have_count(len(worths))
    expect(page.locator("[data-good]")).to_have_count(sum(worth.good for worth in worths.values()))
    percent = f"{round(100 * worths['-'].chance, 1):g}"
    assert percent in (page.locator("button.pass").get_attribute("data-worth") or "")
    page.evaluate("() => { localStorage['rowlock.settings'] = JSON.stringify({pace: 'quick', tutor: true}); }")
    page.reload()
    page.locator(BULB).click()
    expect(page.locator("[data-worth]").first).to_be_visible()
    page.locator(BULB).click()
    worst = max(worths.values(), key=lambda worth: (worth.move != "-", worth.loss)).move
    page.locator(f"[data-field={worst}] button").click()
    page.locator("button.confirm").click()
    expect(page.get_by_role("dialog", name="Sure?")).to_contain_text("of a win")
    page.evaluate("() => { localStorage['rowlock.settings'] = JSON.stringify({pace: 'quick'}); }")


def test_a_review_shows_how_far_it_is_and_has_a_worker_of_its_own(device: OfflineDevice, tmp_path: Path) -> None:
    page = device.open()
    against_nova(page)
    play(page)
    record = check_scores(page, tmp_path)
    assert len(page.workers) == 1
    page.get_by_role("link", name="Review this game").click()
    page.wait_for_selector("progress[value]", timeout=LONG)
    assert len(page.workers) == 2, "one for the tables, one for the review"
    expect(page.locator("figure tbody tr")).to_have_count(len(record.turns) + 1, timeout=LONG)
    told = review_of_text(str(record), plain=True)
    own = record.names.index("Ada")
    expect(page.locator("figure .dot")).to_have_count(sum(bool(one.mark) and one.seat == own for one in told.decisions))
    assert len(page.workers) == 1
