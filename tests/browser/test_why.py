"""Why a field cannot be crossed, what marks mean, and what a tried move would bring."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

import rowlock
from browsing import SKIP_HINTS, Visit, overhang, prefer
from desks import desk, moment, moments
from looking import barriers, small_targets
from rowlock import Phase, State, legal, to_decide
from rowlock.rules.dice.objections import objection
from rowlock.rules.pad.layout import COLORS, Field
from rowlock.rules.pad.objecting import Reason
from scenes import brings, chained
from services import Service

pytestmark = pytest.mark.slow

PEOPLE = ("Ada", "Ben")
OFTEN = {Reason.CROSSED, Reason.LOST, Reason.CLOSED, Reason.TOO_FEW, Reason.ROLL_FIRST}
OFTEN |= {Reason.DECIDED, Reason.NOT_ACTIVE, Reason.WHITE_SUM, Reason.COLOR_SUM}
BESIDES = {
    "longo": {Reason.LUCK},
    "mixx-a": {Reason.DIE_REMOVED},
    "big-points": {Reason.NO_NEIGHBOR, Reason.ROUND_SUM},
}
"""What else can be the reason in a variant. Ties are chosen by a move, not by a field; after the end nobody asks."""
SENTENCES = {
    Reason.CROSSED: r"\w+ \d+ is already crossed\.",
    Reason.LOST: r"(\w+|◯) \d+.* is lost: your last cross, .+ \d+.*, is right of it\.",
    Reason.CLOSED: r"The (red|yellow|green|blue) row is closed\.",
    Reason.TOO_FEW: r"\w+ \d+ needs [56] crosses in the \w+ row; you have (\d|none)\.",
    Reason.NO_NEIGHBOR: r"◯ \d+ \w/\w needs \w+ \d+ or \w+ \d+ to be crossed first\.",
    Reason.ROLL_FIRST: r"Roll the dice first\.",
    Reason.DECIDED: r"You have already chosen\. To change it, take it back\.",
    Reason.NOT_ACTIVE: r"Only Ben may use the colored dice now\.",
    Reason.WHITE_SUM: r"Only the sum of the white dice counts now: \d+\.",
    Reason.LUCK: r"Now you can cross \d+, or, with your lucky number, .+ \d+\.",
    Reason.COLOR_SUM: r"With a white die, the \w+ one makes \d+( or \d+)?\.",
    Reason.ROUND_SUM: r"(With a white die, the one for .+ makes .+|The colored die for ◯ .+ is out of the game)\.",
    Reason.DIE_REMOVED: r"The \w+ die is out of the game: \w+ \d+ only takes the white dice now\.",
}
SAID = ".prompt.said > span >> nth=0"
Step = tuple[int, dict[str, str], dict[Reason, Field]]
"""What a seat tells the table, and then a field to ask about for each reason."""


def asked(state: State) -> dict[Reason, Field]:
    """A field for every reason that Ada can be told now: not beside one that can be crossed, whose target is wider."""
    layout = state.variant.layout
    open_to_her = {str(move).split(">")[0] for move in legal(state, 0)} if 0 in to_decide(state) else set()
    found: dict[Reason, Field] = {}
    for field in layout.fields.values():
        row = layout.all_rows[field.row].fields
        beside = {one.id for one in row[max(0, field.position - 1) : field.position + 2]}
        if (why := objection(state, 0, field)) and not beside & open_to_her:
            found.setdefault(why.reason, field)
    return found


def steps(state: State) -> Iterator[Step]:
    """A turn of Ada's and one of Ben's with chosen dice, in which nobody crosses anything."""
    for active, whites in ((0, "23"), (1, "11")):
        roll = whites + " " + "".join("." if row in state.closed else "6" for row in COLORS)
        state = rowlock.roll(state, roll)
        yield active, {"type": "roll", "roll": roll}, asked(state)
        for seat in (0, 1, active):
            state = rowlock.choose(state, seat, "-")
            if state.is_over:
                return
            yield seat, {"type": "choose", "move": "-"}, asked(state)


def covers(state: State) -> bool:
    """Whether Ada is about to roll, and in these two turns there is every reason that the variant has."""
    if (state.phase, state.active, len(state.closed)) != (Phase.ROLL, 0, 1):
        return False
    reasons = set(asked(state)).union(*(found for _, _, found in steps(state)))
    return reasons == OFTEN | BESIDES.get(state.variant.id, set())


@pytest.mark.parametrize("variant", rowlock.variants())
def test_there_are_no_other_reasons_while_people_play(variant: str) -> None:
    met = {
        why.reason
        for seed in range(15)
        for one in moments(variant, PEOPLE, seed)
        for field in one.state.variant.layout.fields.values()
        for seat in range(len(PEOPLE))
        if (why := objection(one.state, seat, field))
    }
    assert met == OFTEN | BESIDES.get(variant, set())


def field_of(page: Page, state: State, field: str) -> Locator:
    """A field of the sheet that is played here."""
    ids = [one.id for row in state.variant.layout.top_to_bottom() for one in row.fields]
    return page.locator(".sheet button.field").nth(ids.index(field))


@pytest.mark.parametrize("variant", rowlock.variants())
def test_a_tap_tells_why_not(visit: Visit, server: Service, variant: str) -> None:
    page = visit(360, 640)
    prefer(page, autoPass=False)
    found = moment(variant, PEOPLE, covers)
    made = desk(f"http://127.0.0.1:{server.port}/games", PEOPLE, record=str(found.record), dice="real")
    made.sit(page, 0)
    said = page.locator(SAID)
    expect(page.locator(".sheet button.field[tabindex='0']")).to_have_count(1)
    seen: set[Reason] = set()

    def tap(fields: dict[Reason, Field]) -> None:
        for reason, field in fields.items():
            if reason not in seen:
                field_of(page, found.state, field.id).click()
                expect(said).to_have_text(re.compile(f"^{SENTENCES[reason]}$"))
                expect(page.get_by_role("status").first).to_have_text(said.inner_text())
                assert overhang(page) == [0, 0]
                seen.add(reason)

    tap(asked(found.state))
    for seat, told, fields in steps(found.state):
        made.tell(seat, told)
        if Reason.DECIDED in fields:
            expect(page.locator(".buttons .pass")).to_have_count(0)
        else:
            expect(said).to_have_count(0)  # gone with the decision
        tap(fields)
        if not said.count():
            field_of(page, found.state, next(iter(fields.values())).id).click()
            expect(said).to_be_visible()
    assert seen == OFTEN | BESIDES.get(variant, set())


def test_a_tried_cross_shows_what_it_brings_in_the_same_frame(visit: Visit, server: Service) -> None:
    page = visit(360, 640)
    found, move, ahead = brings(
        "bonus-b", PEOPLE, lambda one: len(chained(one)) > 2 and bool(one.lost) and bool(one.closes)
    )
    made = desk(f"http://127.0.0.1:{server.port}/games", PEOPLE, record=str(found.record))
    made.sit(page, 0)
    page.wait_for_selector(".chips button")
    shown = ".sheet .order, .sheet .losing, .sheet .ahead, .sheet .earning, .prompt.said"
    expect(page.locator(shown)).to_have_count(0)

    counts = field_of(page, found.state, move).evaluate(
        """async field => {
            field.click();
            await new Promise(requestAnimationFrame);
            return [".order", ".losing", ".ahead"].map(one => document.querySelectorAll(`.sheet ${one}`).length);
        }"""
    )
    assert counts == [len(chained(ahead)), len(ahead.lost), 1]
    for number, field in enumerate(chained(ahead), 1):
        expect(field_of(page, found.state, field).locator(".order")).to_have_attribute("data-order", str(number))
    for field in ahead.lost:
        expect(field_of(page, found.state, field).locator(".losing")).to_be_visible()
    change = ahead.score - rowlock.scores(found.state)[0]
    expect(page.get_by_role("img", name=f"then {ahead.score} points (+{change})")).to_be_visible()
    expect(page.locator(".sheet .lock .pencil")).to_have_count(len(ahead.closes))
    expect(page.locator(SAID)).to_have_text(re.compile(f"This closes {ahead.closes[0]}"))
    expect(page.get_by_role("status").first).to_contain_text("Crosses from the bonus: ")
    assert (overhang(page), small_targets(page), barriers(page)) == ([0, 0], [], [])

    page.keyboard.press("Escape")
    expect(page.locator(shown)).to_have_count(0)


def test_a_cross_that_ends_the_game_says_so(visit: Visit, server: Service) -> None:
    page = visit(1280, 800)
    found, move, _ = brings("classic", PEOPLE, lambda one: one.ends)
    desk(f"http://127.0.0.1:{server.port}/games", PEOPLE, record=str(found.record)).sit(page, 0)
    field_of(page, found.state, move).click()
    expect(page.locator(SAID)).to_have_text(re.compile(r"^This closes \w+\. This ends the game\.$"))


MARKS = {
    "bonus-a": [(".bar", "Each bonus field you cross")],
    "bonus-b": [
        ("ul li >> nth=0", "Cross both fields marked “a”: "),
        ("ul li >> nth=3", "fields marked “d”: 13 points"),
    ],
    "longo": [(".lucky", "If the white dice make 5 or 10, ")],
    "classic": [(".lock >> nth=0", "It needs 5 crosses in the row first"), (".penalties", "you lose 5 points. ")],
}


@pytest.mark.parametrize("variant", MARKS)
def test_marks_say_what_they_bring_by_touch_mouse_and_keys(visit: Visit, server: Service, variant: str) -> None:
    page = visit(360, 640)
    page.evaluate(SKIP_HINTS)  # one that comes late moves the marks
    desk(f"http://127.0.0.1:{server.port}/games", PEOPLE, variant=variant).sit(page, 0)
    tip = page.get_by_role("tooltip")
    for where, text in MARKS[variant]:
        mark = page.locator(".sheet").locator(where)
        mark.click()
        expect(tip).to_contain_text(text)
        box = tip.bounding_box()
        assert box
        assert 0 <= box["x"] <= 360 - box["width"]
        assert 0 <= box["y"] <= 640 - box["height"]
        page.locator("header").click(position={"x": 5, "y": 5})
        expect(tip).to_have_count(0)
        page.mouse.move(180, 5)
        mark.hover()
        expect(tip).to_contain_text(text)
        page.mouse.move(180, 5)
        expect(tip).to_have_count(0)
        assert text in (mark.get_attribute("aria-description") or "")


def test_keys_alone_ask_and_read_the_legend(visit: Visit, server: Service) -> None:
    page = visit(390, 844)
    desk(f"http://127.0.0.1:{server.port}/games", PEOPLE, variant="bonus-b").sit(page, 0)
    fields = page.locator(".sheet button.field")
    expect(fields).to_have_count(44)
    expect(page.locator(".sheet [tabindex='0']")).to_have_count(1)  # one stop on the way to the buttons
    fields.first.focus()
    for key, index in (("ArrowRight", 1), ("ArrowDown", 12), ("ArrowLeft", 11), ("ArrowLeft", 11), ("ArrowUp", 0)):
        page.keyboard.press(key)
        expect(fields.nth(index)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(SAID)).to_have_text(re.compile("has to roll first|Roll the dice first"))
    for _ in range(4):
        page.keyboard.press("ArrowDown")
    tip = page.get_by_role("tooltip")
    expect(tip).to_have_text("Cross both fields marked “a”: two crosses in your shortest row.")
    page.keyboard.press("ArrowRight")
    expect(tip).to_have_text("Cross both fields marked “b”: a cross in every row.")
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    page.keyboard.press("ArrowDown")
    expect(tip).to_contain_text("you lose 5 points")


def cheat(socket: WebSocketRoute) -> None:
    """A page that sends another move than the one that was confirmed."""
    server = socket.connect_to_server()

    def send(text: str | bytes) -> None:
        message = json.loads(text)
        server.send(json.dumps({**message, "move": "r12"} if message["type"] == "choose" else message))

    socket.on_message(send)


def test_a_refused_move_is_explained_like_a_tapped_field(visit: Visit, server: Service) -> None:
    page = visit(390, 844)
    found = moment("classic", PEOPLE, lambda state: 0 in to_decide(state) and len(legal(state, 0)) > 1)
    made = desk(f"http://127.0.0.1:{server.port}/games", PEOPLE, record=str(found.record))
    page.route_web_socket(re.compile("/socket"), cheat)
    made.sit(page, 0)
    page.locator(".chips button").first.click()
    page.locator(".buttons .confirm").click()
    expect(page.get_by_role("alert")).to_have_text("Red 12 needs 5 crosses in the red row; you have none.")


def test_only_the_sheet_that_is_played_here_can_be_asked_about(visit: Visit, server: Service) -> None:
    made = desk(f"http://127.0.0.1:{server.port}/games", PEOPLE)
    watcher = visit(1280, 800, f"{made.address}/#{made.code}")
    watcher.get_by_role("button", name="Just watch").click()
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    expect(watcher.locator("button.field")).to_have_count(0)
    page = visit(1280, 800)
    made.sit(page, 0)
    expect(page.locator("button.field")).to_have_count(44)
