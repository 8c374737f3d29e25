"""Puzzles: found, answered, counted once; a timed run; own mistakes; and kind words where something is missing."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browsing import Visit
from coaching import Coach, finished
from looking import barriers, cut_off, resize, small_targets, stuck_out
from rowlock.advice.puzzle_views import puzzles_view
from rowlock.players.on_demand import can_compile
from rowlock.protocol import PuzzleView
from services import Service

pytestmark = pytest.mark.slow

SIZES = ((390, 844), (320, 568), (844, 390), (1280, 800))
PUZZLES = {puzzle.id: puzzle for puzzle in puzzles_view("classic").puzzles}
KEY = "rowlock.puzzles"


def go(page: Page, place: str) -> None:
    """Go to a place, by a link, and wait until it is there."""
    page.goto(f"{page.url.split('#')[0]}#/puzzles{place}")
    page.reload()


def kept(page: Page) -> Any:
    return json.loads(page.evaluate(f"localStorage.getItem('{KEY}')"))


def shown(page: Page) -> PuzzleView:
    """The puzzle that waits for an answer."""
    page.wait_for_selector(".moves")
    return PUZZLES[page.locator("[data-puzzle]").get_attribute("data-puzzle") or ""]


def pick(page: Page, move: str) -> None:
    """Choose a move and confirm it, in any language."""
    if move == "-":
        page.locator(".moves button:not(.chip)").click()
    else:
        page.locator(f"[data-field='{move.partition('>')[0]}'] button").click()
    page.locator(".buttons .main").click()


def best(puzzle: PuzzleView) -> str:
    return puzzle.answers[0].move


def wrong(puzzle: PuzzleView) -> str:
    """A move that is not right, whatever becomes of its bonus."""
    right = {one.move.partition(">")[0] for one in puzzle.answers if one.good}
    return next(one.move for one in puzzle.answers if one.move.partition(">")[0] not in right)


def look(page: Page) -> None:
    for width, height in SIZES:
        resize(page, width, height)
        assert stuck_out(page) == []
        assert cut_off(page) == []
        assert small_targets(page) == []
    assert barriers(page) == []
    resize(page, 390, 844)


def test_puzzles_are_found_from_the_start_page_and_answered(visit: Visit) -> None:
    page = visit(390, 844)
    page.get_by_role("button", name="More").click()
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("heading", name="Puzzles")).to_be_visible()
    look(page)
    page.get_by_role("button", name="Solve puzzles").click()
    first = shown(page)
    expect(page.get_by_role("heading", name="Your move: what is best?")).to_be_focused()
    expect(page.locator(".rest li")).to_have_count(len(first.scores) - 1)
    look(page)
    pick(page, best(first))
    expect(page.get_by_role("status").filter(has_text="is best!")).to_be_visible()
    expect(page.locator(".verdict li .bar")).to_have_count(len(first.answers))
    expect(page.get_by_text(re.compile(r"Your rating: 15\d\d \(\+\d+\)"))).to_be_visible()
    expect(page.get_by_role("button", name="Next puzzle")).to_be_focused()
    page.emulate_media(color_scheme="dark")
    look(page)
    page.keyboard.press("Enter")
    second = shown(page)
    assert second.id != first.id
    pick(page, wrong(second))
    expect(page.get_by_role("status").filter(has_text="is not best. Best is")).to_be_visible()
    now = kept(page)
    assert (now["streak"], now["bestStreak"], now["rated"]) == (0, 1, 2)
    assert now["times"] == {first.id: 1, second.id: 1}

    page.get_by_role("link", name="Open on the analysis board").click()
    expect(page.get_by_role("heading", name="Analysis board")).to_be_visible()
    assert page.evaluate("decodeURIComponent(location.hash)") == f"#/board/{second.state}"


def test_a_puzzle_counts_once_whatever_is_reloaded_or_shared(visit: Visit, server: Service) -> None:
    page = visit(1280, 800, locale="de-DE")
    go(page, "/classic")
    first = shown(page)
    page.reload()
    assert shown(page).id == first.id, "it waits for an answer"
    other = page.context.new_page()
    other.goto(page.url)
    assert shown(other).id == first.id
    pick(page, wrong(first))
    expect(page.get_by_text(re.compile(r"^Deine Wertung: 14\d\d"))).to_be_visible()
    rating = kept(page)["rating"]
    expect(other.get_by_text(str(round(rating)), exact=True)).to_be_visible()
    pick(other, best(first))
    expect(other.locator(".verdict .said.right")).to_be_visible()
    now = kept(page)
    assert (now["rating"], now["rated"], now["times"]) == (rating, 1, {first.id: 2})

    other.close()
    page.reload()
    assert shown(page).id != first.id
    go(page, f"/{first.id}")
    pick(page, best(first))
    expect(page.get_by_text(re.compile("schon einmal beantwortet"))).to_be_visible()
    assert kept(page)["times"] == now["times"]
    page.get_by_role("button", name="Nächstes Rätsel").click()
    expect(page).to_have_url(re.compile("#/puzzles/classic$"))
    look(page)


def answer_in_run(page: Page, *, right: bool) -> str:
    """Answer the puzzle that is shown, and wait for what follows."""
    puzzle = shown(page)
    pick(page, best(puzzle) if right else wrong(puzzle))
    expect(page.locator(f"[data-puzzle='{puzzle.id}']")).to_have_count(0)
    return puzzle.id


def test_a_run_ends_with_its_time_or_with_the_third_wrong_answer(visit: Visit) -> None:
    page = visit(390, 844, locale="de-DE")
    page.clock.install()
    go(page, "")
    page.get_by_role("button", name="3-Minuten-Lauf").click()
    seen = [answer_in_run(page, right=True)]
    expect(page.locator("dd")).to_have_text([re.compile(r"^[23]:\d\d$"), "1", "0 / 3"])
    look(page)
    page.clock.fast_forward(181_000)
    expect(page.get_by_role("heading", name="1 Rätsel gelöst")).to_be_visible()
    expect(page.get_by_text("Die Zeit ist um!")).to_be_visible()
    expect(page.get_by_text("Dein bester Lauf!")).to_be_visible()
    assert kept(page)["runs"] == {"classic": 1}

    page.get_by_role("button", name="Noch einmal").click()
    missed = [answer_in_run(page, right=False) for _ in range(3)]
    assert len({*seen, *missed}) == 4
    expect(page.get_by_text("Das war die dritte falsche Antwort.")).to_be_visible()
    expect(page.get_by_text("Dein Rekord: 1")).to_be_visible()
    look(page)
    page.locator(f"a[href='#/puzzles/{missed[0]}']").click()
    assert shown(page).id == missed[0]
    assert kept(page)["rated"] == 4


@pytest.mark.skipif(not can_compile(), reason="a review in plain Python takes too long")
def test_own_mistakes_are_solved_the_same_way(visit: Visit, server: Service) -> None:
    page = visit(390, 844)
    coach = Coach(page)
    finished(page, server)
    go(page, "/mine")
    expect(page.get_by_role("heading", name="My mistakes")).to_be_visible()
    page.wait_for_selector(".moves")
    marked = coach.marked()
    expect(page.locator("[data-puzzle^='mine:']")).to_be_visible()
    look(page)
    page.get_by_role("button", name="Show the answer").click()
    expect(page.get_by_role("status").filter(has_text="Best is")).to_be_visible()
    expect(page.get_by_role("button", name="Share this puzzle")).to_have_count(0)
    now = kept(page)
    assert (now["rating"], now["rated"], now["streak"], len(now["times"])) == (1500, 0, 0, 1)
    if len(marked) > 1:
        page.get_by_role("button", name="Next puzzle").click()
        expect(page.locator(f"[data-puzzle='{next(iter(now['times']))}']")).to_have_count(0)


def test_what_is_missing_is_said_kindly(visit: Visit) -> None:
    page = visit(390, 844)
    go(page, "/classic-9999")
    expect(page.get_by_role("alert")).to_have_text("There is no such puzzle. Here is another one:")
    expect(page.locator(".moves")).to_be_visible()
    go(page, "/my-own")
    expect(page.get_by_role("alert")).to_have_text(re.compile("home-made sheets have none"))
    look(page)
    go(page, "/mine")
    expect(page.get_by_text("No games in the last 90 days have been kept on this device.")).to_be_visible()

    def cut(route: Route) -> None:
        route.abort()

    page.route("**/api/puzzles/*", cut)
    go(page, "/longo")
    expect(page.get_by_role("alert")).to_have_text(re.compile("cannot be reached"))
    page.unroute("**/api/puzzles/*", cut)
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".moves")).to_be_visible()


def test_a_browser_that_stores_nothing_still_counts_until_the_page_is_closed(visit: Visit) -> None:
    page = visit(390, 844)
    page.add_init_script("Storage.prototype.setItem = () => { throw new Error('full') }")
    go(page, "/classic")
    expect(page.get_by_text("This browser stores nothing")).to_be_visible()
    first = shown(page)
    pick(page, best(first))
    page.get_by_role("button", name="Next puzzle").click()
    assert shown(page).id != first.id
    expect(page.locator("dd").nth(1)).to_have_text("1")
