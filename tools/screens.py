"""Take the screenshots of the page for docs/images, in a real browser on a real server.

python tools/screens.py      writes docs/images/*.png; needs chromium and a built page
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

import bench_page
import rowlock
from rowlock import Phase, State

sys.path.append(str(Path(__file__).resolve().parent.parent / "tests"))

from desks import Desk, desk, last, moment

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
PHONE = (390, 844)
LAN = "192.168.1.20"
"""The address that the server has on a network, as the browser sees it."""
PEOPLE = ("Ada", "Ben", "Cleo")


def chooses(variant: str, phase: Phase = Phase.WHITE) -> Callable[[State], bool]:
    """Whether it is Ada's turn and she has several crosses to choose from, late enough for her sheet to look full."""
    late = 12 if rowlock.variant(variant).sides == 6 else 16
    return lambda state: (
        state.turn > late and state.phase is phase and state.active == 0 and len(rowlock.legal(state, 0)) > 3
    )


def main() -> None:
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    with bench_page.serving() as served, sync_playwright() as playwright:
        options = [*bench_page.OPTIONS, f"--host-resolver-rules=MAP {LAN} 127.0.0.1"]
        browser = playwright.chromium.launch(executable_path=bench_page.chromium(), args=options)
        address = served.rstrip("/")
        for name, (size, theme, scene) in SCREENS.items():
            page = open_page(browser, size, theme)
            page.goto(served)
            scene(page, address)
            page.wait_for_timeout(1500)
            page.screenshot(path=IMAGES / f"{name}.png")
            shrink(IMAGES / f"{name}.png")
            page.context.close()
        browser.close()


def shrink(path: Path) -> None:
    """Keep 256 colors, which is hardly seen here, and a third of the size."""
    with Image.open(path) as image:
        few = image.convert("RGB").quantize(256, dither=Image.Dither.NONE)
    few.save(path, optimize=True)


def open_page(browser: Browser, size: tuple[int, int], theme: str) -> Page:
    width, height = size
    scale = 1.5 if width < 800 else 1
    return browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        has_touch=width < 800,
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        locale="en-US",
    ).new_page()


def at_table(
    variant: str, phase: Phase = Phase.WHITE, people: tuple[str, ...] = PEOPLE, roll: str = ""
) -> Callable[[Page, str], None]:
    """Ada at her table, with the first offered cross penciled in."""
    wanted = chooses(variant, phase)

    def scene(page: Page, address: str) -> None:
        found = moment(variant, people, lambda state: wanted(state) and roll in str(state.roll))
        desk(address, people, record=str(found.record)).sit(page, 0)
        skip_hints(page)
        page.locator(".chips button").first.click()

    return scene


def ended(address: str) -> Desk:
    """A table with a finished playthrough."""
    end = last("classic", PEOPLE)
    made = desk(address, PEOPLE, record=str(end.record))
    made.tell(end.seat, {"type": "choose", "move": end.move})
    return made


def skip_hints(page: Page) -> None:
    """Dismiss the beginner hints."""
    page.wait_for_selector(".chips button")
    skip = page.get_by_role("button", name="No hints")
    if skip.is_visible():
        skip.click()


def lesson(page: Page, address: str) -> None:
    """The first cross of the tutorial, and why another one is not possible."""
    page.goto(f"{address}/#/learn")
    page.get_by_role("button", name="Roll the dice").click()
    page.locator('.sheet [data-field="r8"] button.field').click()
    page.wait_for_selector(".note p:nth-child(2)")


def lobby(page: Page, address: str) -> None:
    """Seen from the network, where there is a code to scan."""
    made = desk(address, PEOPLE[:2], started=False, variant="longo")
    replace(made, address=address.replace("127.0.0.1", LAN)).sit(page, 0)
    page.get_by_role("button", name="Got it").click()


def tv(page: Page, address: str) -> None:
    record = str(moment("classic", (*PEOPLE, "Dana"), chooses("classic")).record)
    made = desk(address, (*PEOPLE, "Dana"), record=record)
    page.goto(f"{address}/#{made.code}/tv")


def over(page: Page, address: str) -> None:
    ended(address).sit(page, 0)


def replayed(page: Page, address: str) -> None:
    made = ended(address)
    page.goto(f"{address}/#{made.code}/replay")


# The phone shows the roll of the turn that the README describes.
SCREENS: dict[str, tuple[tuple[int, int], str, Callable[[Page, str], None]]] = {
    "phone": (PHONE, "light", at_table("classic", people=PEOPLE[:2], roll="34 5634")),
    "start": (PHONE, "light", lambda page, address: None),
    "tutorial": ((360, 640), "light", lesson),
    "lobby": (PHONE, "light", lobby),
    "longo": ((360, 640), "light", at_table("longo")),
    "bonus-b": ((360, 640), "dark", at_table("bonus-b", Phase.COLOR)),
    "big-points": ((360, 640), "light", at_table("big-points", Phase.COLOR)),
    "desktop": ((1280, 800), "light", at_table("bonus-a")),
    "tv": ((1920, 1080), "light", tv),
    "over": (PHONE, "light", over),
    "replay": (PHONE, "dark", replayed),
}
"""By screenshot: the screen size, the theme, and how to get there."""


if __name__ == "__main__":
    main()
