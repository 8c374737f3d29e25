"""A game is reviewed from its end and from the history; better moves are found, and mistakes become exercises."""

import re

import pytest
from playwright.sync_api import Page, expect

from browsing import Visit
from coaching import Coach, finished
from looking import barriers, cut_off, resize, small_targets, stuck_out
from rowlock.players.on_demand import can_compile
from services import Service

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not can_compile(), reason="a review in plain Python takes too long"),
]

SIZES = ((390, 844), (360, 640), (844, 390), (1280, 800))


def tap(page: Page, move: str) -> None:
    """Try a move, in English."""
    if move == "-":
        page.get_by_role("button", name="Pass", exact=True).click()
    else:
        page.locator(f"[data-field='{move}'] button").click()


def look(page: Page) -> None:
    """Check that the page fits, at every size, and that nobody is kept out."""
    for width, height in SIZES:
        resize(page, width, height)
        assert stuck_out(page) == []
        assert cut_off(page) == []
        assert small_targets(page) == []
    assert barriers(page) == []
    resize(page, 390, 844)


def test_a_review_from_the_end_and_better_moves_to_find(visit: Visit, server: Service) -> None:
    page = visit(390, 844)
    coach = Coach(page)
    finished(page, server)
    page.get_by_role("link", name="Review this game").click()
    expect(page.get_by_text(re.compile("^You gave away .* about as .* does"))).to_be_visible()
    marked = coach.marked()
    rows = page.locator("li button")
    expect(rows).to_have_count(len(marked))
    expect(page.locator("figure .dot")).to_have_count(len(marked))
    expect(page.locator("figure tbody tr")).to_have_count(len(coach.told.curve if coach.told else ()))
    look(page)

    page.get_by_text("?? only", exact=True).click()
    expect(rows).to_have_count(sum(one.mark == "??" for one in marked))
    page.get_by_text("All", exact=True).click()
    page.get_by_role("button", name="Find the better moves").click()
    first = marked[0]
    said = page.locator(".exercise").get_by_role("status")
    expect(said).to_have_text("Tap a field, or pass.")
    look(page)
    tap(page, first.move)
    expect(said).to_contain_text("Try another move.")
    tap(page, next(worth.move for worth in first.worths if not worth.repairs and worth.move != first.move))
    expect(said).to_contain_text("Try again.")
    expect(page.get_by_text("What each move is worth")).to_have_count(0)
    tap(page, first.best)
    expect(said).to_contain_text("is best!")
    expect(page.locator(".exercise li .bar")).to_have_count(len(first.worths))
    look(page)

    page.locator(".exercises nav").get_by_role("button", name="Next").click()
    expect(page.get_by_text(f"2 of {len(marked)}")).to_be_visible()
    page.get_by_role("button", name="Show the answer").click()
    expect(said).to_contain_text("Best is")
    page.get_by_role("button", name=re.compile("^Ben")).click()
    expect(page.get_by_role("heading", name="Ben’s sheet")).to_be_visible()
    page.get_by_role("button", name="Back to the review").click()

    page.get_by_text("Ben", exact=True).click()
    expect(page.get_by_text(re.compile("^Ben gave away|^Ben gave nothing away"))).to_be_visible()
    expect(rows).to_have_count(len(coach.marked(1)))
    assert len(coach.asked) == 1


def test_a_review_from_the_history_in_german_and_all_mistakes(visit: Visit, server: Service) -> None:
    page = visit(390, 844, locale="de-DE")
    coach = Coach(page)
    finished(page, server)
    page.evaluate("location.hash = '#/history'")
    coach.fails = True
    page.get_by_role("link", name=re.compile("analysieren$")).click()
    expect(page.get_by_role("alert")).to_be_visible()
    coach.fails = False
    page.get_by_role("button", name="Noch einmal").click()
    expect(page.get_by_text(re.compile("^Du hast .* verschenkt, etwa so viel wie"))).to_be_visible()
    marked = coach.marked()
    page.locator("figure svg").click(position={"x": 340, "y": 60})
    expect(page.get_by_text(f"{len(marked)} von {len(marked)}")).to_be_visible()
    page.get_by_role("button", name="Zurück zur Analyse").click()

    page.get_by_role("link", name="Meine Fehler").click()
    expect(page.locator("li button")).to_have_count(len(marked))
    look(page)
    page.locator("li button").first.click()
    page.get_by_role("button", name="Lösung zeigen").click()
    expect(page.get_by_text("Was jeder Zug wert ist")).to_be_visible()
    page.get_by_role("button", name="Zurück zur Liste").click()
    page.reload()
    expect(page.locator("li button")).to_have_count(len(marked))
    assert len(coach.asked) == 2, "one that failed, and one that the device kept"
