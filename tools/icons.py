"""Draw the page's icons as PNG files from web/public/icon.svg, with Debian's chromium.

python tools/icons.py      writes web/public/icon-*.png and apple-touch-icon.png
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


def main() -> None:
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = chromium.new_page()
        for name in ICONS:
            draw(page, name)
        chromium.close()


if __name__ == "__main__":
    main()
