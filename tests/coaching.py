"""A game that ended on a device, and a coach that reviews it quickly."""

import json
import re

from playwright.sync_api import Page, Route

from desks import Desk, desk, last
from rowlock.coach.review_view import review_of_text
from rowlock.reviews import DecisionView, ReviewView
from rowlock.server.wire import write
from services import Service

PEOPLE = ("Ada", "Ben")


class Coach:
    """Answers the page's requests for reviews with compiled code, which the server of these tests does without."""

    def __init__(self, page: Page) -> None:
        self.asked: list[str] = []
        self.told: ReviewView | None = None
        self.fails = False
        review_of_text(str(last("classic", PEOPLE).record))  # compiled before anybody waits for it
        page.route("**/api/reviews", self._answer)

    def _answer(self, route: Route) -> None:
        record = json.loads(route.request.post_data or "")["record"]
        self.asked.append(record)
        if self.fails:
            route.abort()
            return
        self.told = review_of_text(record)
        route.fulfill(status=200, content_type="application/json", body=write(self.told))

    def marked(self, seat: int = 0) -> list[DecisionView]:
        assert self.told
        return [one for one in self.told.decisions if one.mark and one.seat == seat]


def finished(page: Page, server: Service) -> Desk:
    """A game that has just ended on this device."""
    end = last("classic", PEOPLE)
    made = desk(f"http://127.0.0.1:{server.port}/games", PEOPLE, record=str(end.record))
    made.sit(page, 0)
    page.wait_for_selector(".table")
    with page.expect_response(re.compile("/record")):
        made.tell(end.seat, {"type": "choose", "move": end.move})
        page.wait_for_selector(".table.over")
    return made
