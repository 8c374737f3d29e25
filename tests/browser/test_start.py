"""Getting to a table: from the first page, by a link or a code, and what can go wrong on the way."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

import rowlock
from browsing import Visit, choose, open_table
from desks import ask, desk, last, moment
from looking import barriers, cut_off, resize, small_targets, stuck_out
from services import Service

pytestmark = pytest.mark.slow

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
SIZES = ((390, 844), (360, 640), (844, 390), (768, 1024), (1280, 800), (1920, 1080))
ZOOMED = ((195, 422), (640, 400))
UNKNOWN = "BCDFGH"
WAYS = ("Play a bot", "With friends", "One phone for all", "Sheet for real dice", "Join")


@pytest.fixture
def address(server: Service) -> str:
    """The URL of the page, without a trailing slash."""
    return f"http://127.0.0.1:{server.port}/games"


def in_view(page: Page, name: str) -> bool:
    """Whether a button is fully visible without scrolling."""
    box = page.get_by_role("button", name=re.compile(f"^{name}")).bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640), (844, 390)])
def test_every_way_to_play_is_in_view(visit: Visit, address: str, width: int, height: int) -> None:
    page = visit(width, height)
    expect(page.get_by_role("button", name=re.compile("^Game: "))).to_be_enabled()
    assert [name for name in WAYS if not in_view(page, name)] == []
    open_table(page, "Ada", "With friends")
    expect(page.get_by_role("listitem")).to_have_count(1)
    page.goto(f"{address}/")
    expect(page.get_by_role("link", name=re.compile("^Continue: Classic"))).to_be_visible()
    for variant in rowlock.variants():
        choose(page, rowlock.variant(variant).name)
        assert [f"{variant}: {name}" for name in WAYS if not in_view(page, name)] == []


def test_one_tap_leads_to_a_game_against_a_bot(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play a bot").click()
    expect(page.locator(".table")).to_be_visible()


def test_five_bots_can_be_chosen_and_the_last_one_is_remembered(visit: Visit, address: str) -> None:
    page = visit()
    expect(page.get_by_role("button", name="Play a bot Otto")).to_be_visible()
    page.get_by_role("button", name="Play against: Otto").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="Otto")).to_be_checked()
    shown = ["Dot, beginner", "Otto, medium", "Vera, hard", "Sage, very hard", "Nova, champion"]
    expect(dialog.get_by_role("group", name="Who do you play").locator("label")).to_contain_text(shown)
    dialog.get_by_role("radio", name="Nova, champion Watches every sheet and plays to win.").check()
    dialog.get_by_text("3", exact=True).click()
    page.get_by_role("button", name="Close").click()
    page.reload()
    page.get_by_role("button", name="Play a bot 3 × Nova").click()
    for name in ("Nova", "Nova 2", "Nova 3"):
        expect(page.locator(".table").get_by_text(name, exact=True).first).to_be_attached()
    page.goto(f"{address}/")
    expect(page.get_by_role("button", name="Play against: 3 × Nova")).to_be_visible()


def test_the_name_and_the_game_are_remembered(visit: Visit, address: str) -> None:
    page = visit()
    open_table(page, "Ada", "With friends", "Longo")
    expect(page.get_by_text("Longo")).to_be_visible()
    page.goto(f"{address}/")
    expect(page.get_by_label("Your name")).to_have_value("Ada")
    expect(page.get_by_role("button", name="Game: Longo")).to_be_visible()


def test_who_invites_friends_is_asked_for_a_name(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="With friends").click()
    expect(page.get_by_role("alert")).to_contain_text("your name")
    expect(page.get_by_label("Your name")).to_be_focused()


def test_one_phone_for_all(visit: Visit, address: str) -> None:
    page = visit()
    page.get_by_role("button", name="One phone for all").click()
    for number, name in enumerate(("Ada", "Ben"), 1):
        page.get_by_label(f"Player {number}", exact=True).fill(name)
    page.get_by_role("button", name="Add a player").click()
    expect(page.get_by_label("Player 3", exact=True)).to_be_focused()
    page.keyboard.type("Cleo")
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".table")
    seen = ask(address, f"tables/{page.url.partition('#')[2]}")
    assert [seat["name"] for seat in seen["table"]["seats"]] == ["Ada", "Ben", "Cleo"]
    page.goto(f"{address}/")
    page.get_by_role("button", name="One phone for all").click()
    expect(page.get_by_label("Player 3", exact=True)).to_have_value("Cleo")


def test_real_dice_and_who_begins(visit: Visit, address: str) -> None:
    page = visit()
    page.get_by_role("button", name="Sheet for real dice").click()
    page.get_by_label("Player 1", exact=True).fill("Ada")
    page.get_by_label("Player 2", exact=True).fill("Ben")
    page.get_by_label("Goes first").select_option("Ben")
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".table")
    seen = ask(address, f"tables/{page.url.partition('#')[2]}")
    assert (seen["table"]["dice"], seen["now"]["active"]) == ("real", 1)


def test_a_game_of_ones_own_and_what_is_wrong_with_it(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    page.get_by_label("Your name").fill("Ada")
    broken = tmp_path / "broken.toml"
    broken.write_text((EXAMPLES / "twofold.toml").read_text().replace("[12]", "[99]"))
    for file in (broken, EXAMPLES / "twofold.toml"):
        page.get_by_role("button", name="More", exact=True).click()
        page.get_by_label("Choose its file").set_input_files(file)
        page.get_by_role("button", name="With friends").click()
        if file is broken:
            expect(page.get_by_role("alert")).to_contain_text(re.compile("mistake in the game file.*line 10"))
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    expect(page.get_by_text("Twofold")).to_be_visible()
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("heading", name="Scoring")).to_be_visible()


def test_a_record_goes_on_with_everybody_in_their_old_seat(visit: Visit, tmp_path: Path) -> None:
    people = ("Ada", "Ben")
    file = tmp_path / "evening.txt"
    file.write_text(str(moment("classic", people, lambda state: state.turn == 5).record))
    ada = visit()
    ada.get_by_role("button", name="More", exact=True).click()
    ada.get_by_label("Choose the record").set_input_files(file)
    ada.get_by_label("Ada").check()
    ada.get_by_role("button", name="Go to its table").click()
    expect(ada.get_by_text("Still free: Ben")).to_be_visible()
    expect(ada.get_by_role("button", name="Start")).to_be_disabled()
    ben = visit(address=ada.get_by_label("Link to this table").input_value())
    ben.get_by_role("button", name="Ben", exact=True).click()
    expect(ben.get_by_text("Ada starts the game")).to_be_visible()
    ada.get_by_role("button", name="Start").click()
    expect(ben.locator(".table header")).to_contain_text("turn 5")


def test_the_host_seats_bots_removes_them_and_hands_over(visit: Visit) -> None:
    ada = visit()
    open_table(ada, "Ada", "With friends")
    ben = visit(address=ada.get_by_label("Link to this table").input_value())
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(ada.get_by_role("listitem")).to_have_count(2)
    ada.get_by_role("button", name="Add a bot").click()
    expect(ada.get_by_role("listitem")).to_have_count(3)
    ada.get_by_role("button", name="Remove Otto").click()
    expect(ada.get_by_role("listitem")).to_have_count(2)
    ada.get_by_label("Which bot").select_option("Nova, champion")
    ada.get_by_role("button", name="Add a bot Watches every sheet and plays to win.").click()
    ada.get_by_role("button", name="Remove Nova").click()
    expect(ada.get_by_role("listitem")).to_have_count(2)
    ada.get_by_role("button", name="Make Ben the host").click()
    ada.get_by_role("button", name="Make Ben the host", exact=True).click()
    expect(ada.get_by_text("Ben starts the game")).to_be_visible()
    ada.get_by_role("button", name="Leave").click()
    ada.get_by_role("button", name="Leave", exact=True).click()
    expect(ben.get_by_role("listitem")).to_have_count(1)
    ben.get_by_role("button", name="Start").click()
    expect(ben.locator(".table")).to_be_visible()


def test_a_guest_waits_a_minute_for_a_host_who_is_away_and_can_remove_nobody(visit: Visit) -> None:
    ada = visit()
    open_table(ada, "Ada", "With friends")
    ben = visit(address=ada.get_by_label("Link to this table").input_value())
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_text("Ada starts the game")).to_be_visible()
    ben.clock.install()
    ada.close()
    expect(ben.get_by_text("If Ada is not here within a minute")).to_be_visible()
    start = ben.get_by_role("button", name="Start", exact=True)
    expect(start).to_have_count(0)
    ben.clock.fast_forward("01:00")
    expect(ben.get_by_text("Ada is away. You can start anyway")).to_be_visible()
    expect(ben.get_by_role("button", name="Add a bot")).to_be_visible()
    expect(ben.get_by_role("button", name=re.compile("^Remove|^Make"))).to_have_count(0)
    start.click()  # only this device's clock was moved forward
    expect(ben.get_by_text("Only the host can do that.")).to_be_visible()


def test_the_menu_has_rules_settings_and_the_link_and_asks_before_one_leaves(visit: Visit, address: str) -> None:
    page = visit()
    desk(address, ("Ada", "Ben")).sit(page, 0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("heading", name="Scoring")).to_be_visible()
    page.get_by_role("button", name="Scoring").click()
    expect(page.get_by_role("heading", name="Scoring")).to_be_focused()
    page.get_by_role("button", name="Back").click()
    page.get_by_role("button", name="Link and code").click()
    expect(page.get_by_label("Link to this table")).to_be_visible()
    page.get_by_role("button", name="Back").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Leave the table", exact=True).click()
    page.get_by_role("link", name="Come back: Classic with Ada and Ben").click()
    expect(page.locator(".table")).to_be_visible()
    expect(page.get_by_role("button", name="Take my seat back")).to_have_count(0)
    page.goto(f"{address}/")
    expect(page.get_by_role("link", name="Continue: Classic with Ada and Ben")).to_be_visible()


def test_settings_last_until_everything_is_forgotten(visit: Visit, address: str) -> None:
    page = visit()
    open_table(page, "Ada", "With friends")
    expect(page.get_by_role("listitem")).to_have_count(1)
    page.goto(f"{address}/#/settings")
    page.get_by_text("Dark", exact=True).click()
    page.get_by_role("switch", name="Sound").check()
    page.reload()
    expect(page.get_by_role("radio", name="Dark")).to_be_checked()
    expect(page.get_by_role("switch", name="Sound")).to_be_checked()
    assert page.evaluate("getComputedStyle(document.body).colorScheme") == "dark"
    page.get_by_role("button", name="Forget everything").click()
    page.get_by_role("button", name="Forget everything on this device", exact=True).click()
    expect(page.get_by_label("Your name")).to_have_value("")
    assert page.evaluate("localStorage.length") == 0
    assert page.evaluate("getComputedStyle(document.body).colorScheme") == "light dark"


# ── What goes wrong ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_wrong_code_can_be_mended(visit: Visit, address: str) -> None:
    code = desk(address, ("Ada",), started=False).code
    page = visit(address=f"{address}/#{UNKNOWN}")
    expect(page.get_by_role("alert")).to_contain_text("no table with this code")
    expect(page.get_by_role("link", name="Open a new table")).to_be_visible()
    expect(page.get_by_label("Table code")).to_have_value(UNKNOWN)
    page.get_by_label("Table code").fill(f"{code[:3]} {code[3:].lower()}")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("At the table: Ada.")).to_be_visible()
    expect(page).to_have_title(f"Table {code} · rowlock")


def test_a_taken_name_comes_with_a_free_one(visit: Visit, address: str) -> None:
    code = desk(address, ("Ada", "ada 2"), started=False).code
    page = visit(address=f"{address}/#{code}")
    page.get_by_label("Your name").fill("ADA")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_contain_text("has this name")
    free = page.get_by_role("button", name="Sit down as ADA 3")
    page.get_by_label("Your name").fill("Ben")
    expect(free).to_have_count(0)
    page.get_by_label("Your name").fill("ADA")
    free.click()
    expect(page.get_by_text("Ada starts the game")).to_be_visible()


def test_a_full_table_can_be_watched(visit: Visit, address: str) -> None:
    code = desk(address, [f"Nr {number}" for number in range(8)], started=False).code
    page = visit(address=f"{address}/#{code}")
    expect(page.get_by_text("Every seat is taken")).to_be_visible()
    page.get_by_role("button", name="Just watch").click()
    expect(page.get_by_text("You are watching.")).to_be_visible()


def test_a_table_that_plays_can_be_watched(visit: Visit, address: str) -> None:
    code = desk(address, ("Ada", "Ben")).code
    page = visit(address=f"{address}/#{code}")
    expect(page.get_by_text("The game has started")).to_be_visible()
    page.get_by_role("button", name="Just watch").click()
    expect(page.locator(".table")).to_be_visible()


def test_a_table_that_is_over_shows_who_won_and_how(visit: Visit, address: str) -> None:
    end = last("classic", ("Ada", "Ben"))
    made = desk(address, ("Ada", "Ben"), record=str(end.record))
    made.tell(end.seat, {"type": "choose", "move": end.move})
    page = visit(address=f"{address}/#{made.code}")
    scores = ask(address, f"tables/{made.code}")["now"]["scores"]
    expect(page.get_by_role("listitem").first).to_contain_text(str(max(scores)))
    page.get_by_role("link", name="Watch the replay").click()
    expect(page).to_have_url(f"{address}/#{made.code}/replay")


def test_where_storage_is_blocked_it_is_said_what_is_lost(visit: Visit, address: str) -> None:
    page = visit()
    page.add_init_script("Object.defineProperty(window, 'localStorage', {get() { throw new Error('blocked') }})")
    page.reload()
    expect(page.get_by_text("you lose your seat")).to_be_visible()
    open_table(page, "Ada", "With friends")
    expect(page.get_by_text("you lose your seat")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".table")).to_be_visible()


@pytest.mark.parametrize("place", ["", "#BCDFGH"])
def test_a_server_that_is_gone_is_asked_until_it_is_back(
    visit: Visit, server: Service, address: str, place: str
) -> None:
    page = visit(address=f"{address}/#/settings")
    page.evaluate("() => navigator.serviceWorker.ready")
    server.stop()
    page.evaluate("place => { location.hash = place }", place)
    expect(page.get_by_text(re.compile("keep trying"))).to_be_visible()
    server.start()
    expect(page.get_by_text(re.compile("keep trying"))).to_have_count(0)


@pytest.mark.parametrize("text", ["{", '{"type": "song"}'])
def test_a_page_that_does_not_understand_the_server_offers_a_new_one(visit: Visit, address: str, text: str) -> None:
    page = visit()
    understood = False

    def garble(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: route.send(message if understood else text))

    page.route_web_socket(re.compile("/socket$"), garble)
    desk(address, ("Ada", "Ben")).sit(page, 0)
    expect(page.get_by_role("alert")).to_contain_text("have different versions")
    understood = True
    page.get_by_role("button", name="Reload the page").click()
    expect(page.locator(".table")).to_be_visible()


# ── How it looks ─────────────────────────────────────────────────────────────────────────────────────────────────────


def at(place: str) -> Callable[[Page, str], None]:
    return lambda page, address: page.evaluate("place => { location.hash = place }", place)


def opened(button: str) -> Callable[[Page, str], None]:
    def open_window(page: Page, address: str) -> None:
        page.get_by_role("button", name=re.compile(button)).click()
        page.wait_for_selector("dialog[open] :is(button:not([aria-label=Close]), label)")

    return open_window


def lobby(page: Page, address: str) -> None:
    made = desk(address, ("Ada", "Ben", "Maximiliane-Charlott"), started=False, variant="big-points")
    made.sit(page, 0)


def menu(page: Page, address: str) -> None:
    desk(address, ("Ada", "Ben")).sit(page, 0)
    page.get_by_role("button", name="Menu").click()


def invitation(page: Page, address: str) -> None:
    at(desk(address, ("Ada", "Ben"), started=False, variant="longo").code)(page, address)
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


SCENES: dict[str, Callable[[Page, str], None]] = {
    "start": at(""),
    "chooser": opened("^Game: "),
    "bots": opened("^Play against: "),
    "one phone": opened("^One phone"),
    "real dice": opened("^Sheet for real"),
    "more": opened("^More$"),
    "lobby": lobby,
    "menu": menu,
    "invitation": invitation,
    "unknown": at(UNKNOWN),
    "rules": at("/rules/bonus-b"),
    "settings": at("/settings"),
}


@pytest.mark.parametrize("scene", SCENES)
def test_everything_fits_and_is_for_everybody(visit: Visit, address: str, scene: str) -> None:
    page = visit()
    expect(page.get_by_role("button", name=re.compile("^Game: "))).to_be_enabled()
    SCENES[scene](page, address)
    page.wait_for_load_state("networkidle")
    wrong = []
    for width, height in (*SIZES, *ZOOMED):
        resize(page, width, height)
        found = [*stuck_out(page), *cut_off(page), *small_targets(page)]
        wrong += [f"{scene} at {width}×{height}: {one}" for one in found]
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        wrong += [f"{scene} in {theme}: {one}" for one in barriers(page)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("variant", rowlock.variants())
def test_the_rules_of_every_variant_can_be_read(visit: Visit, address: str, variant: str) -> None:
    page = visit(address=f"{address}/#/rules/{variant}")
    expect(page.get_by_role("heading", name="Rulings")).to_be_visible()
    with urlopen(f"{address}/api/variants/{variant}/rules") as answer:
        written = answer.read().decode()
    shown = page.locator(".rules").inner_text()
    for sentence in re.findall(r"^- ([A-Z][^*`.]+\.)", written, re.MULTILINE):
        assert sentence in shown
    assert not [mark for mark in ("**", "](", "\n#", "|---") if mark in shown]
    assert json.dumps(stuck_out(page)) == "[]"
