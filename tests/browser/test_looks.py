"""Everything can be seen, read and tapped: at every size, in every variant, in every state of a turn."""

import pytest

import rowlock
from browsing import Visit
from looking import THEMES, barriers, cut_off, resize, small_targets, stuck_out, too_high
from scenes import OVER, SCENES, show
from services import Service

pytestmark = pytest.mark.slow

SIZES = ((390, 844), (360, 640), (844, 390), (768, 1024), (1280, 800), (1920, 1080))
ZOOMED = ((195, 422), (640, 400))
"""A phone and a laptop at 200 % zoom, where scrolling down is allowed."""


@pytest.mark.parametrize("variant", rowlock.variants())
def test_the_table_fits_and_is_for_everybody(visit: Visit, server: Service, variant: str) -> None:
    page = visit(390, 844)
    wrong = []
    for number, name in enumerate((*SCENES, OVER), rowlock.variants().index(variant)):
        show(page, f"http://127.0.0.1:{server.port}/games", variant, name)
        for width, height in (*SIZES, *ZOOMED):
            resize(page, width, height)
            found = [*stuck_out(page), *cut_off(page), *small_targets(page)]
            if (width, height) in SIZES:
                found += too_high(page)
            wrong += [f"{name} at {width}×{height}: {one}" for one in found]
        resize(page, 390, 844)
        theme = THEMES[number % 2]  # every variant in both, and every scene in both
        page.emulate_media(color_scheme=theme)
        wrong += [f"{name} in the {theme}: {one}" for one in barriers(page)]
    assert not wrong, "\n".join(wrong)
