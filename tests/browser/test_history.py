"""Finished games stay on the device: they are counted, replayed, exported, imported and deleted."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browsing import Visit, check_dice, play_on, shown_scores
from desks import Desk, desk, last
from looking import barriers, cut_off, resize, small_targets, stuck_out
from services import Service

pytestmark = pytest.mark.slow

TWOFOLD = Path(__file__).resolve().parents[2] / "examples" / "twofold.toml"
PEOPLE = ("Ada", "Ben")
SIZES = ((390, 844), (360, 640), (844, 390), (768, 1024), (1280, 800), (640, 400))
NO_DATABASE = "Object.defineProperty(window, 'indexedDB', {get() { throw new Error('blocked') }})"
SEED = """games => new Promise((done, failed) => {
    const opening = indexedDB.open("rowlock", 1);
    opening.onupgradeneeded = () => ["games", "kept"].forEach(name => opening.result.createObjectStore(name));
    opening.onerror = failed;
    opening.onsuccess = () => {
        const transaction = opening.result.transaction("games", "readwrite");
        for (const game of games) transaction.objectStore("games").put(game, game.id);
        transaction.oncomplete = () => { opening.result.close(); done(); };
    };
})"""


DRAWN = """() => [...document.querySelectorAll("figure > svg")]
    .every(svg => svg.width.baseVal.value === svg.parentElement.clientWidth)"""
"""Plots are redrawn shortly after their page is resized."""


def address(server: Service) -> str:
    return f"http://127.0.0.1:{server.port}/games"


def nearly_over(server: Service) -> Desk:
    """A table one choice away from its end."""
    return desk(address(server), PEOPLE, record=str(last("classic", PEOPLE).record))


def finish(made: Desk) -> None:
    end = last("classic", PEOPLE)
    made.tell(end.seat, {"type": "choose", "move": end.move})


def go(page: Page, place: str) -> None:
    page.evaluate("place => { location.hash = place }", place)


def history(page: Page) -> list[str]:
    """The games in the history, as they are listed."""
    go(page, "#/history")
    expect(page.get_by_role("heading", name="History")).to_be_visible()
    expect(page.get_by_label("Replay a record")).to_be_attached()
    return page.locator("li > a:first-child").all_inner_texts()


def keep_game(page: Page, server: Service, games: int = 1) -> Desk:
    """Finish a game in which this device has a seat, and wait until the history lists this many."""
    made = nearly_over(server)
    made.sit(page, 0)
    page.wait_for_selector(".table")
    with page.expect_response(re.compile("/record")):
        finish(made)
        page.wait_for_selector(".table.over")
    while len(history(page)) < games:
        go(page, "#/")
        expect(page.locator(".start")).to_be_visible()
    return made


def final_scores(page: Page) -> dict[str, int]:
    """The final scores of a replay, by name."""
    expect(page.locator("tbody .total").first).to_be_visible()
    names = page.locator("tbody th > span:first-child").all_inner_texts()
    totals = page.locator("tbody .total").all_inner_texts()
    return {name: int(total.replace("−", "-")) for name, total in zip(names, totals, strict=True)}


def said(page: Page) -> str:
    """The position of the scrubber, in words."""
    return page.get_by_role("slider").get_attribute("aria-valuetext") or ""


def test_a_game_is_kept_seen_again_saved_deleted_and_loaded(visit: Visit, server: Service, tmp_path: Path) -> None:
    made = nearly_over(server)
    ada, ben = visit(390, 844), visit(390, 844)
    made.sit(ada, 0)
    made.sit(ben, 1)
    play_on(ada, ben)
    scores = shown_scores(ada)
    ada.reload()
    ada.wait_for_selector(".table.over")
    [game] = history(ada)
    for name, points in scores.items():
        assert f"{name} {points}".replace("-", "−") in game
    expect(ada.locator("dl")).to_contain_text("Games1")

    ada.locator("li > a:first-child").click()
    slider = ada.get_by_role("slider")
    expect(slider).to_be_visible()
    assert final_scores(ada) == scores
    ada.keyboard.press("Home")
    assert said(ada) == "Turn 1. The game begins."
    expect(ada.locator("tbody .total")).to_have_count(0)
    ada.get_by_role("button", name="Next").click()
    assert re.fullmatch(r"Turn 1\. \w+ rolls: white \d and \d\.", said(ada))
    marker = ada.locator("figure .moment")
    before = marker.get_attribute("d")
    ada.keyboard.press("PageDown")
    assert said(ada).startswith("Turn 2. ")
    assert marker.get_attribute("d") != before
    slider.fill("0")
    ada.get_by_role("button", name=re.compile("^Speed")).click()
    ada.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value("2")
    ada.get_by_role("button", name="Pause").click()
    ada.keyboard.press("End")
    assert final_scores(ada) == scores

    history(ada)
    with ada.expect_download() as saving:
        ada.get_by_role("button", name="Save to a file").click()
    saved = tmp_path / "games.json"
    saving.value.save_as(saved)
    ada.get_by_role("button", name=re.compile("^Delete Classic")).click()
    ada.get_by_role("button", name="Cancel").click()
    assert len(history(ada)) == 1
    ada.get_by_role("button", name=re.compile("^Delete Classic")).click()
    ada.get_by_role("button", name="Delete", exact=True).click()
    expect(ada.get_by_text("No games yet.")).to_be_visible()
    ada.reload()
    expect(ada.get_by_text("No games yet.")).to_be_visible()
    pick = ada.get_by_label("Load from a file")
    pick.set_input_files(saved)
    expect(ada.get_by_text("1 new game added.")).to_be_visible()
    pick.set_input_files(saved)
    expect(ada.get_by_text("Nothing new in this file.")).to_be_visible()
    assert history(ada) == [game]
    pick.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"{}"})
    expect(ada.get_by_text("This is not a file of saved games.")).to_be_visible()
    ada.get_by_role("button", name="Delete all").click()
    ada.get_by_role("button", name="Delete", exact=True).click()
    expect(ada.get_by_text("No games yet.")).to_be_visible()


def test_a_table_that_the_server_has_forgotten_is_replayed_from_the_device(
    visit: Visit, server: Service, database: Path, tmp_path: Path
) -> None:
    page = visit(390, 844)
    made = keep_game(page, server)
    assert len(history(page)) == 1
    page.context.set_offline(True)
    go(page, f"#/history/{made.code}")
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    kept = final_scores(page)
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Share this replay")).to_be_visible()
    assert final_scores(page) == kept

    server.stop()
    for file in database.parent.glob("tables.db*"):
        file.unlink()
    server.start()
    page.reload()
    expect(page.get_by_role("slider")).to_be_visible()
    assert final_scores(page) == kept
    expect(page.get_by_role("button", name="Share this replay")).to_have_count(0)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Download the record").click()
    record = tmp_path / "record.txt"
    saving.value.save_as(record)

    stranger = visit(390, 844, f"{address(server)}/#{made.code}/replay")
    expect(stranger.get_by_role("alert")).to_contain_text("no table with this code")
    assert history(stranger) == []
    stranger.get_by_label("Replay a record").set_input_files(record)
    expect(stranger.get_by_role("slider")).to_be_visible()
    assert final_scores(stranger) == kept
    stranger.get_by_role("button", name="History").click()
    stranger.get_by_label("Replay a record").set_input_files(
        {"name": "x.txt", "mimeType": "text/plain", "buffer": b"hello"}
    )
    expect(stranger.get_by_role("alert")).to_be_visible()


def test_a_record_of_a_home_made_variant_asks_for_it(visit: Visit) -> None:
    page = visit(390, 844)
    history(page)
    record = b"variant twofold\nseats Ada, Ben\n1  34 2516  - - | -\n"
    page.get_by_label("Replay a record").set_input_files({"name": "x.txt", "mimeType": "text/plain", "buffer": record})
    expect(page.get_by_role("alert")).to_contain_text("choose its file")
    page.get_by_label("Choose its file").set_input_files(TWOFOLD)
    page.get_by_role("slider").press("End")
    assert said(page) == "Turn 1. Ada takes a penalty."


def test_a_replay_is_shared_with_anybody(visit: Visit, server: Service) -> None:
    page = visit(390, 844)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    made = keep_game(page, server)
    go(page, f"#{made.code}/replay")
    page.get_by_role("button", name="Share this replay").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    stranger = visit(1280, 800, page.evaluate("navigator.clipboard.readText()"))
    expect(stranger.get_by_role("slider")).to_be_visible()
    assert final_scores(stranger) == final_scores(page)
    check_dice(stranger, len(last("classic", PEOPLE).record.turns))
    assert history(stranger) == []


def test_a_table_that_goes_on_is_replayed_so_far(visit: Visit, server: Service) -> None:
    made = nearly_over(server)
    page = visit(390, 844, f"{address(server)}/#{made.code}/replay")
    expect(page.get_by_text("This game is still going on.")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Check the dice")).to_have_count(0)
    expect(page.locator("tbody .total")).to_have_count(0)


def test_two_tabs_keep_every_game_once(visit: Visit, server: Service) -> None:
    first = visit(390, 844)
    made = keep_game(first, server)
    second = first.context.new_page()
    second.goto(f"{address(server)}/#{made.code}")
    second.wait_for_selector(".table.over")
    keep_game(second, server, games=2)
    go(first, "#/")
    expect(first.locator(".start")).to_be_visible()
    assert len(history(first)) == 2
    assert history(second) == history(first)


def test_where_storage_is_blocked_games_are_there_until_the_page_is_left(visit: Visit, server: Service) -> None:
    page = visit(390, 844)
    page.add_init_script(NO_DATABASE)
    keep_game(page, server)
    assert len(history(page)) == 1
    expect(page.get_by_text("This browser does not let us store anything")).to_be_visible()
    page.reload()
    assert history(page) == []


def test_a_bot_that_is_beaten_takes_its_place_on_the_ladder(visit: Visit, server: Service) -> None:
    page = visit(390, 844)
    end = last("longo", PEOPLE)
    assert end.seat == 0, "Ada makes the last choice, and wins"
    made = desk(address(server), PEOPLE[:1], record=str(end.record), bots=["vera"])
    made.sit(page, 0)
    page.wait_for_selector(".table")
    with page.expect_response(re.compile("/record")):
        made.tell(end.seat, {"type": "choose", "move": end.move})
        expect(page.get_by_text("First win against Vera!")).to_be_visible()
    page.reload()
    expect(page.get_by_text("First win against Vera!")).to_be_visible()
    assert len(history(page)) == 1
    vera = page.locator("ol li").filter(has_text="Vera hard")
    expect(vera).to_contain_text(re.compile(r"1 win in 1 game, first on .* Beaten in: Longo"))
    row = page.get_by_role("table", name="By opponent").get_by_role("row", name=re.compile("^Vera hard 1 1 0 0 [+]"))
    expect(row).to_be_visible()
    assert not [*stuck_out(page), *cut_off(page), *small_targets(page), *barriers(page)]
    page.get_by_role("button", name=re.compile("^Play Dot")).click()
    expect(page.locator(".others")).to_contain_text("Dot")
    go(page, "#/")
    page.get_by_role("button", name=re.compile("^Play against: Dot")).click()
    expect(page.get_by_role("dialog").locator("label", has_text="beaten")).to_contain_text("Vera, hard, beaten")


def seeded(number: int) -> list[dict[str, object]]:
    """This many games of several variants, some with a second player on this device."""
    return [seeded_game(index) for index in range(number)]


def seeded_game(index: int) -> dict[str, object]:
    scores = {"Ada": 20 + index * 7 % 60, "Greedy": 10 + index * 11 % 80, "Bartholomew": 15 + index * 5 % 70}
    seats = [
        {"name": name, "bot": name == "Greedy", "score": points, "won": points == max(scores.values())}
        | {"own": name == "Ada" or (name != "Greedy" and index % 5 == 0), "points": [points, 0, 0, 0], "bonus": 0}
        | {"penalties": index % 4, "locked": ["red"] * (index % 3)}
        for name, points in scores.items()
    ]
    variant, title = (("classic", "Classic"), ("longo", "Longo"), ("mine", "My own long one"))[index % 3]
    code = "".join("BCDFGHJKLM"[int(digit)] for digit in f"{index:06}")
    when = 1_700_000_000_000 + index * 90_000_000
    rows = ["red", "yellow", "green", "blue"]
    return {"id": code, "when": when, "variant": variant, "title": title, "turns": 20, "rows": rows, "seats": seats}


@pytest.mark.parametrize("number", [0, 1, 3, 120])
def test_the_history_fits_and_is_for_everybody(visit: Visit, number: int) -> None:
    page = visit(390, 844)
    page.evaluate(SEED, seeded(number))
    assert len(history(page)) == min(number, 25)
    wrong = look(page)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("variant", ["classic", "bonus-b", "big-points"])
def test_a_replay_fits_and_is_for_everybody(visit: Visit, server: Service, variant: str) -> None:
    people = (*PEOPLE, "Cleo")
    made = desk(address(server), people, record=str(last(variant, people).record))
    page = visit(390, 844, f"{address(server)}/#{made.code}/replay")
    page.emulate_media(reduced_motion="reduce")
    page.get_by_role("slider").press("End")
    wrong = look(page)
    assert not wrong, "\n".join(wrong)


def look(page: Page) -> list[str]:
    """The problems of a page at every size, in light and dark."""
    wrong = []
    for width, height in SIZES:
        resize(page, width, height)
        page.wait_for_function(DRAWN)
        found = [*stuck_out(page), *cut_off(page), *small_targets(page)]
        wrong += [f"at {width}×{height}: {one}" for one in found]
    page.emulate_media(color_scheme="light")
    wrong += barriers(page)
    page.emulate_media(color_scheme="dark")
    return wrong + barriers(page)
