"""`./go bench page` finishes, although it needs more rolls than a game without crosses lasts."""

import pytest
from playwright.sync_api import Browser

import bench_page
from rowlock.cli.limit import TimeLimit
from services import Service
from waiting import FOR_EVER


@pytest.mark.slow
def test_frames_are_counted_for_every_roll(browser: Browser, server: Service) -> None:
    with TimeLimit(3 * FOR_EVER) as limit:
        counted = [bench_page.frames(browser, f"http://127.0.0.1:{server.port}/games/") for _ in range(bench_page.RUNS)]
    assert not limit.ran_out
    assert all(idle > 0 and rolling > 0 for idle, rolling in counted)
