"""People at a table, each with their own browser, and the server they play on."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

import rowlock
from browsing import Visit, act, check_dice, open_table, play_on, play_turns, shown_scores
from desks import ask, desk, moment
from rowlock import legal, to_decide
from services import Service

pytestmark = pytest.mark.slow

BOT = Path(__file__).resolve().parents[2] / "examples" / "bot.py"


@pytest.mark.parametrize("variant", rowlock.variants())
def test_two_browsers_and_a_bot_play_to_the_end(visit: Visit, server: Service, variant: str) -> None:
    ada = visit(360, 640, moving=True)
    open_table(ada, "Ada", "With friends", rowlock.variant(variant).name)
    address, _, code = ada.get_by_label("Link to this table").input_value().partition("/t/")
    ben = visit(390, 844, f"{address}/t/{code}")
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(ada.get_by_role("listitem")).to_have_count(2)
    ada.get_by_role("button", name=re.compile("^Add a bot")).first.click()
    expect(ada.get_by_role("listitem")).to_have_count(3)
    ada.get_by_role("button", name="Start").click()
    play_on(ada, ben)
    record = ask(address, f"tables/{code}/record.json")
    assert record["variant"] == variant
    assert shown_scores(ada) == shown_scores(ben) == dict(zip(record["seats"], record["scores"], strict=True))
    check_dice(ada, len(rowlock.Record.parse(record["text"]).turns))


def test_a_choice_shows_in_the_same_frame(visit: Visit, server: Service) -> None:
    page = visit(390, 844)
    people = ("Ada", "Ben")
    offers = moment("classic", people, lambda state: 0 in to_decide(state) and len(legal(state, 0)) > 1)
    desk(f"http://127.0.0.1:{server.port}/games", people, record=str(offers.record)).sit(page, 0)
    page.wait_for_selector(".chips button")
    shown = page.evaluate(
        """async () => {
            document.querySelector(".chips button").click();
            await new Promise(requestAnimationFrame);
            return document.querySelectorAll(".pencil").length;
        }"""
    )
    assert shown == 1


def test_friends_at_a_table_that_is_killed_and_comes_back(visit: Visit, server: Service) -> None:
    ada = visit(390, 844)
    open_table(ada, "Ada", "With friends")
    link = ada.get_by_label("Link to this table").input_value()

    ben = visit(844, 390, link)
    ben.get_by_label("Your name").fill("ADA")
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_role("alert")).to_contain_text("has this name")
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()

    expect(ada.get_by_role("listitem")).to_have_count(2)
    ada.get_by_role("button", name=re.compile("^Add a bot")).click()
    expect(ada.get_by_role("listitem")).to_have_count(3)
    ada.get_by_role("button", name="Start").click()

    watcher = visit(1280, 800, link)
    watcher.get_by_role("button", name="Just watch").click()
    expect(watcher.get_by_text("You are watching.")).to_be_visible()

    while not ada.locator(".chips").is_visible():
        for page in (ada, ben):
            if page.get_by_role("button", name="Roll the dice").is_visible():
                act(page)
        ada.wait_for_timeout(20)
    act(ada)
    expect(ada.get_by_text(re.compile("^You chose "))).to_be_visible()
    ada.get_by_role("button", name="Take back").click()
    ada.locator(".field.can").last.click()
    chosen = ada.get_by_role("button", name=re.compile("^Confirm ")).inner_text().removeprefix("Confirm ")
    ada.get_by_role("button", name=f"Confirm {chosen}").click()
    ada.reload()
    expect(ada.get_by_text(f"You chose {chosen}. Waiting for Ben.")).to_be_visible()

    server.stop()
    act(ben)
    expect(ben.get_by_text("Connection lost")).to_be_visible()
    server.start()
    expect(ada.get_by_text(re.compile("^You chose "))).to_have_count(0)
    expect(ben.get_by_text("Connection lost")).to_have_count(0)

    play_on(ada, ben)
    assert shown_scores(ada) == shown_scores(ben)
    ada.get_by_role("button", name="Play again").click()
    ben.get_by_role("button", name="Go to the next table").click()
    expect(ben.get_by_role("listitem")).to_have_count(3)


def test_two_browsers_a_phone_and_a_program_while_the_server_restarts(visit: Visit, server: Service) -> None:
    ada = visit(1280, 800)
    open_table(ada, "Ada", "With friends")
    link = ada.get_by_label("Link to this table").input_value()
    address, _, code = link.partition("/t/")
    others = [visit(768, 1024, link), visit(390, 844, link)]
    for page, name in zip(others, ("Ben", "Cleo"), strict=True):
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down").click()
    robin = subprocess.Popen(
        [sys.executable, BOT, address, code, "Robin"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        expect(ada.get_by_role("listitem")).to_have_count(4)
        ada.get_by_role("button", name="Start").click()
        everybody = (ada, *others)
        play_turns(everybody, 3)
        server.stop()
        server.start()
        play_on(*everybody)
        told, _ = robin.communicate(timeout=60)
    finally:
        robin.kill()
    record = ask(address, f"tables/{code}/record.json")
    expected = dict(zip(record["seats"], record["scores"], strict=True))
    assert json.loads(told) == record["scores"]
    assert [shown_scores(page) for page in everybody] == [expected] * 3
    check_dice(others[1], len(rowlock.Record.parse(record["text"]).turns))


def test_where_storage_is_blocked_one_can_play_all_the_same(visit: Visit) -> None:
    page = visit()
    page.add_init_script("Object.defineProperty(window, 'localStorage', {get() { throw new Error('blocked') }})")
    page.reload()
    open_table(page, "Ada", "Play a bot")
    expect(page.locator(".table")).to_be_visible()


def test_a_code_that_opens_nothing_says_so(visit: Visit) -> None:
    page = visit()
    page.get_by_label("Table code").fill("123")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_contain_text("only letters")
    page.get_by_label("Table code").fill("bcd fgh")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_contain_text("no table with this code")
    page.get_by_role("link", name="Open a new table").click()
    expect(page.get_by_role("button", name="Play a bot")).to_be_visible()
