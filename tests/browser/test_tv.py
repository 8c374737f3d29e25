"""A shared big screen: it shows the whole table, and nothing that only one seat may see."""

import json

import pytest
from playwright.sync_api import Page, WebSocket, expect

import rowlock
from browsing import Visit
from desks import desk, last, moment
from looking import barriers, cut_off, resize, stuck_out
from rowlock import Phase
from services import Service

pytestmark = pytest.mark.slow

PEOPLE = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hannah-Sophie")
SCREENS = ((1920, 1080), (1280, 720), (1080, 1920))


def wrong(page: Page) -> list[str]:
    """Everything that does not fit on one of the screens."""
    found = []
    for width, height in SCREENS:
        resize(page, width, height)
        found += [f"{width}×{height}: {one}" for one in (*stuck_out(page), *cut_off(page))]
        if page.evaluate("document.documentElement.scrollHeight > document.documentElement.clientHeight"):
            found.append(f"{width}×{height}: the page is too tall")
    return found


def test_it_shows_how_to_join_and_then_the_game(visit: Visit, server: Service) -> None:
    address = f"http://127.0.0.1:{server.port}/games"
    made = desk(address, PEOPLE[:2], started=False)
    page = visit(1920, 1080, f"{address}/#{made.code}/tv")
    expect(page.get_by_role("heading", name=made.code)).to_be_visible()
    expect(page.get_by_text(f"{address}/t/{made.code}")).to_be_visible()
    expect(page.get_by_text("Only this computer can open this link.")).to_be_visible()
    assert page.get_by_role("listitem").all_inner_texts() == list(PEOPLE[:2])
    page.get_by_role("heading", name=made.code).evaluate("code => (code.textContent = 'WWWWWW')")
    assert not wrong(page)
    assert not barriers(page)
    made.tell(0, {"type": "start"})
    expect(page.get_by_role("heading", name="turn")).to_be_visible()


@pytest.mark.parametrize("variant", rowlock.variants())
def test_all_sheets_are_there_and_fit(visit: Visit, server: Service, variant: str) -> None:
    address = f"http://127.0.0.1:{server.port}/games"
    page = visit(1920, 1080)
    for seats in (1, 3, 5, 8):
        names = PEOPLE[:seats]
        found = moment(variant, names, lambda state: state.turn > 6 and state.phase is Phase.WHITE)
        made = desk(address, names, record=str(found.record))
        page.goto(f"{address}/#{made.code}/tv")
        page.wait_for_selector(".tv section")
        for name, score in zip(names, rowlock.scores(found.state), strict=True):
            expect(page.get_by_role("region", name=name)).to_contain_text(str(score).replace("-", "−"))
        assert not wrong(page), variant
    page.emulate_media(color_scheme="dark")
    assert not barriers(page)


def test_a_seat_that_the_device_holds_is_not_used(visit: Visit, server: Service) -> None:
    address = f"http://127.0.0.1:{server.port}/games"
    found = moment("classic", PEOPLE[:2], lambda state: state.turn > 3 and len(rowlock.to_decide(state)) == 2)
    made = desk(address, PEOPLE[:2], record=str(found.record))
    move = next(str(move) for move in rowlock.legal(found.state, 0) if str(move) != "-")
    made.tell(0, {"type": "choose", "move": move})
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)))

    page = visit(1920, 1080)
    page.on("websocket", listen)
    made.sit(page, 0, "/tv")
    expect(page.get_by_text("Waiting for Ben.")).to_be_visible()
    assert {json.loads(text).get("token") for text in sent if '"join"' in text} == {""}
    assert page.get_by_label("penciled in").count() == 0
    assert page.get_by_role("button").count() == 0


def test_the_end_is_a_ranking(visit: Visit, server: Service) -> None:
    address = f"http://127.0.0.1:{server.port}/games"
    end = last("classic", PEOPLE[:3])
    made = desk(address, PEOPLE[:3], record=str(end.record))
    page = visit(1920, 1080, f"{address}/#{made.code}/tv")
    page.wait_for_selector(".tv section")
    made.tell(end.seat, {"type": "choose", "move": end.move})
    scores = rowlock.scores(rowlock.choose(end.state, end.seat, end.move))
    ranked = sorted(zip(PEOPLE, scores, strict=False), key=lambda seat: -seat[1])
    (winner, most), (_, next_best), *_ = ranked
    expect(page.get_by_role("heading", name=f"{winner} wins by {most - next_best}")).to_be_visible()
    shown = [text.split() for text in page.locator("ol li").all_inner_texts()]
    assert [(name, int(score)) for name, score in shown] == ranked
    assert not wrong(page)
