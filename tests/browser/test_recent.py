"""What just happened: the others' actions stay on the page until the next roll, and bots act at the chosen pace."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from browsing import Visit, act
from desks import ask
from services import Service

pytestmark = pytest.mark.slow

SETTLED = 350
"""How long new buttons cannot be pressed yet, in milliseconds, and a little more."""
ASKS = ".actions section:not(.settling) :is(.chips button, .buttons .pass, .buttons .main)"
CHOOSES = "Otto chooses with the colored dice."


def until_otto_chooses(page: Page) -> None:
    """Play until Otto has crossed with the white dice of his turn: with the page's clock stopped, it stays there."""
    for _ in range(500):
        if CHOOSES in page.locator(".actions").inner_text():
            return
        page.clock.run_for(SETTLED)
        if page.locator(ASKS).count():
            act(page)
        else:
            page.wait_for_timeout(20)
    pytest.fail("what Otto does is not shown one by one")


def test_what_a_bot_does_is_shown_step_by_step_and_stays_until_the_next_roll(visit: Visit, server: Service) -> None:
    address = f"http://127.0.0.1:{server.port}/games"
    page = visit(390, 844, f"{address}/#/settings")
    pace = page.get_by_role("group", name="Pace of the bots")
    expect(pace.get_by_label("Quick")).to_be_checked()
    pace.get_by_text("Slow").click()
    page.get_by_role("switch", name="Pass for me when nothing fits").uncheck()  # else Otto may cross at once

    held = ask(address, "tables", {"names": ["Ada"], "bots": ["otto"]})
    kept = json.dumps([{"code": held["table"], "token": held["token"], "salt": "ab", "commitment": ""}])
    page.evaluate("kept => localStorage.setItem('rowlock.seats', kept)", kept)
    page.clock.install()
    page.goto(f"{address}/#{held['table']}")
    page.reload()
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="No hints").click()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))

    prompt, told, caption = page.locator(".prompt"), page.locator(".told"), page.locator(".dice .caption")
    for by in ("key", "tap"):
        until_otto_chooses(page)
        expect(told).to_have_text(re.compile(r"^Otto (crossed \w+ \d+|passed)\.$"))
        expect(page.get_by_role("status").first).to_contain_text(told.inner_text())
        expect(page.locator(".dice .sum")).to_contain_text("=")
        expect(prompt).to_have_text(CHOOSES)
        if by == "key":
            page.keyboard.press("x")
        else:
            page.mouse.click(200, 20)
        expect(prompt).to_have_text("Your roll.")

        expect(caption).to_have_text("Last roll")
        expect(page.get_by_role("img", name=re.compile(r"^white die: \d \(Last roll\)$"))).to_have_count(2)
        line = told.inner_text()
        expect(page.locator(".others .fresh")).to_have_count(len(re.findall(r"(red|yellow|green|blue) \d", line)))
        page.clock.run_for(SETTLED)
        page.get_by_role("button", name="Roll the dice").click()
        expect(page.locator(".dice .sum")).to_contain_text("=")
        expect(page.locator(".others .fresh")).to_have_count(0)
        expect(caption).to_have_count(0)
        expect(told).to_have_text(line)

    page.goto(f"{address}/#/settings")
    page.reload()
    expect(pace.get_by_label("Slow")).to_be_checked()
