"""Draw the page's icons and the picture in link previews from web/public/icon.svg, with Debian's chromium.

python tools/icons.py      writes web/public/icon-*.png, apple-touch-icon.png and preview.png
"""

import argparse
import io
import shutil

from PIL import Image
from playwright.sync_api import Page, sync_playwright

import page as built

PUBLIC = built.WEB / "public"
PAPER = "#fffdf8"
COLORS = 64
"""Enough for smooth edges, while the file stays at a few kB."""
SAFE = 0.72
"""Slightly less than the safe zone of a maskable icon, which is visible under every mask."""
ICONS = {
    "icon-192.png": (192, 1.0, "transparent"),
    "icon-512.png": (512, 1.0, "transparent"),
    "icon-maskable-192.png": (192, SAFE, PAPER),
    "icon-maskable-512.png": (512, SAFE, PAPER),
    "apple-touch-icon.png": (180, 0.92, PAPER),
}
"""By file: size in pixels, the share the drawing fills, and the background."""

PREVIEW = (1200, 630)
"""The size that chats and social networks expect."""
BANDS = (
    ("#c0322b", "#fdeeeb", "#9c1f19"),
    ("#e6ac0c", "#fff6dc", "#6b4b00"),
    ("#2c7d3f", "#e9f5ea", "#1a562a"),
    ("#24519c", "#e8effb", "#1b3f7d"),
)
"""The band, field and numeral of each row, as in web/src/app.css."""
CROSSED = ({2, 3, 5, 6}, {2, 4, 5, 8, 9}, {12, 11, 9}, {11, 10, 8, 7})


def draw(page: Page, name: str) -> None:
    size, part, around = ICONS[name]
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>body {{ margin: 0; height: 100vh; display: grid; place-items: center; background: {around} }}"
        f"svg {{ width: {100 * part}vw }}</style>{drawing}"
    )
    picture = Image.open(io.BytesIO(page.screenshot(omit_background=True)))
    picture.quantize(COLORS, method=Image.Quantize.FASTOCTREE).save(PUBLIC / name, optimize=True)


def draw_preview(page: Page) -> None:
    width, height = PREVIEW
    icon = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    rows = "".join(_row(index) for index in range(len(BANDS)))
    page.set_viewport_size({"width": width, "height": height})
    page.set_content(
        f"<style>body {{ margin: 0; background: {PAPER}; font: 800 40px sans-serif; color: #1d1b19 }}"
        "header { display: flex; align-items: center; gap: 40px; padding: 44px 60px 40px }"
        "header svg { width: 150px } h1 { margin: 0; font-size: 96px; line-height: 1 }"
        "p { margin: 10px 0 0; font-weight: 400 }"
        "div { display: flex; gap: 8px; margin: 0 60px 10px; padding: 9px; border-radius: 14px }"
        "b { flex: 1; position: relative; border-radius: 10px; text-align: center; font-size: 38px; line-height: 60px }"
        "b svg { position: absolute; inset: 0; width: 100%; height: 100% }</style>"
        f"<header>{icon}<span><h1>rowlock</h1><p>Roll, cross, lock.</p></span></header>{rows}"
    )
    picture = Image.open(io.BytesIO(page.screenshot()))
    picture.quantize(COLORS, method=Image.Quantize.FASTOCTREE).save(PUBLIC / "preview.png", optimize=True)


def _row(index: int) -> str:
    band, field, numeral = BANDS[index]
    cross = (
        '<svg viewBox="0 0 24 24" preserveAspectRatio="none"><path d="M5 5L19 19M19 5L5 19" stroke="#14142e" '
        'stroke-width="2.6" stroke-linecap="round"/></svg>'
    )
    numbers = range(2, 13) if index < 2 else range(12, 1, -1)
    fields = "".join(
        f'<b style="background: {field}; color: {numeral}">{number}{cross if number in CROSSED[index] else ""}</b>'
        for number in numbers
    )
    return f'<div style="background: {band}">{fields}</div>'


def main() -> None:
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = chromium.new_page()
        for name in ICONS:
            draw(page, name)
        draw_preview(page)
        chromium.close()


if __name__ == "__main__":
    main()
