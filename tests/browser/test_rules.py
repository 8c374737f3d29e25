"""The rules on the page: sheets are drawn, differences come first, and rules can be linked to."""

import json
import re
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

from browsing import Visit
from looking import barriers, resize, small_targets, stuck_out
from services import Service

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("variant", ["longo", "bonus-a", "big-points"])
def test_examples_are_drawn_on_sheets(visit: Visit, server: Service, variant: str) -> None:
    address = f"http://127.0.0.1:{server.port}/games"
    page = visit(360, 640, address=f"{address}/#/rules/{variant}")
    figures = page.locator(".whole figure")
    expect(figures.first).to_be_visible()
    with urlopen(f"{address}/api/variants/{variant}/rules") as answer:
        asked = re.findall(r"^```text (sheet.*)$", answer.read().decode(), re.MULTILINE)
    expect(figures).to_have_count(len(asked))
    expect(page.locator(".rules pre")).to_have_count(0)
    for index, facts in enumerate(asked):
        said = dict(re.findall(r'(\w+)="([^"]*)"', facts))
        crosses = len(re.findall(r"\b[rygb]+\d+", said["sheet"]))
        locks = len(said.get("locked", "").split(".")) if "locked" in said else 0
        figure = figures.nth(index)
        expect(figure.locator("g.pen")).to_have_count(crosses + locks)
        marked = [field for name in ("new", "open") for field in said.get(name, "").split(".") if field]
        expect(figure.locator("g.new")).to_have_count(len(marked))
        expect(figure.locator(".die")).to_have_count(6 if "roll" in said else 0)
        expect(figure.get_by_role("img")).to_have_accessible_name(
            re.compile("A sheet" if crosses else "An empty sheet")
        )
    first, second = page.locator(".rules h2").all_inner_texts()[:2]
    assert (first, second) == ("What is different from Classic", "The game")
    assert json.dumps(stuck_out(page)) == "[]"
    wrong = small_targets(page)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        wrong += barriers(page)
    resize(page, 1280, 800)
    assert not [*wrong, *stuck_out(page)]


def test_one_can_jump_to_a_section_or_a_rule(visit: Visit, server: Service) -> None:
    address = f"http://127.0.0.1:{server.port}/games"
    page = visit(390, 844, address=f"{address}/#/rules/classic")
    contents = page.get_by_role("navigation", name="On this page")
    contents.get_by_role("button", name="Scoring").click()
    heading = page.get_by_role("heading", name="Scoring")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    points = page.locator("table", has_text="Points").first
    expect(points.get_by_role("rowheader", name="Crosses")).to_have_count(2)
    expect(page.locator("sup[data-rule=C7]").first).to_have_text("rule C7")
    page.goto("about:blank")
    page.goto(f"{address}/#/rules/classic/C11")
    expect(page.locator(".whole [data-rule=C11]").first).to_be_in_viewport()
