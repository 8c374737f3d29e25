"""Everything can be seen, read and hit: at every size, in every variant, in all states of a turn."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

import rowlock
from browsing import Visit
from looking import barriers, cut_off, small_targets, stuck_out, too_high
from scenes import OVER, SCENES, show
from services import Service

pytestmark = pytest.mark.slow

SIZES = ((390, 844), (360, 640), (844, 390), (768, 1024), (1280, 800), (1920, 1080))
ZOOMED = ((195, 422), (640, 400))
"""A phone and a laptop with everything twice as large: there one may scroll down."""


@pytest.fixture
def scenes(visit: Visit, server: Service) -> Callable[[str], Iterator[tuple[str, Page]]]:
    """Every scene of a variant, one after the other."""
    address = f"http://127.0.0.1:{server.port}/games"

    def each(variant: str) -> Iterator[tuple[str, Page]]:
        page = visit(390, 844)
        for name in (*SCENES, OVER):
            show(page, address, variant, name)
            yield name, page

    return each


@pytest.mark.parametrize("variant", rowlock.variants())
def test_the_table_fits(scenes: Callable[[str], Iterator[tuple[str, Page]]], variant: str) -> None:
    wrong = []
    for name, page in scenes(variant):
        for width, height in (*SIZES, *ZOOMED):
            page.set_viewport_size({"width": width, "height": height})
            found = [*stuck_out(page), *cut_off(page), *small_targets(page)]
            if (width, height) in SIZES:
                found += too_high(page)
            wrong += [f"{name} at {width}×{height}: {one}" for one in found]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("variant", rowlock.variants())
def test_the_table_is_for_everybody(
    scenes: Callable[[str], Iterator[tuple[str, Page]]], variant: str, theme: str
) -> None:
    wrong = []
    for name, page in scenes(variant):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        wrong += [f"{name}: {one}" for one in barriers(page)]
    assert not wrong, "\n".join(wrong)
