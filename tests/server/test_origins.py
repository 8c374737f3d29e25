"""What pages of other sites may do here: follow links, and more only if the operator has named their site."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from serving import Served, serving

pytestmark = pytest.mark.usefixtures("calm")

ALLOWED = "https://example.org"
FOREIGN = "https://evil.example"
TABLE = {"names": ["Eve"]}


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that another site's pages may use."""
    with serving(tmp_path_factory.mktemp("shared"), origins=(ALLOWED,)) as running:
        yield running


def is_foreign(answer: httpx.Response) -> bool:
    return answer.status_code == 403 and answer.json()["code"] == "foreign_site"


# ── Requests from other sites' pages ─────────────────────────────────────────────────────────────────────────────────

UNKNOWN: list[dict[str, str]] = [
    {"sec-fetch-site": "cross-site", "sec-fetch-mode": "cors", "origin": FOREIGN},
    {"sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors"},
    {"sec-fetch-site": "same-site", "sec-fetch-mode": "cors", "origin": FOREIGN},
    {"sec-fetch-site": "cross-site", "sec-fetch-mode": "cors", "origin": "null"},
    {"origin": FOREIGN},
    {"origin": "null"},
    {"origin": ALLOWED + ".evil.example"},
]


@pytest.mark.parametrize("number", range(len(UNKNOWN)))
def test_pages_of_other_sites_may_not_ask(shared: Served, number: int) -> None:
    headers = UNKNOWN[number]
    assert is_foreign(shared.post("/api/tables", TABLE, headers=headers))
    assert is_foreign(shared.post("/api/replays", {"record": ""}, headers=headers))
    for path in ("/api/tables/BCDFGH", "/api/variants/classic/sheet.pdf", "/metrics"):
        assert is_foreign(shared.get(path, headers=headers))


def test_a_form_of_another_site_may_not_post_by_navigating(shared: Served) -> None:
    headers = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "origin": FOREIGN}
    assert is_foreign(shared.post("/api/tables", TABLE, headers=headers))


def test_links_may_be_followed_from_anywhere(shared: Served) -> None:
    code = shared.open("Ada")["table"]
    headers = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document"}
    for path in ("/", "/icon.svg", f"/api/tables/{code}/sheet.svg", "/api/openapi.json"):
        assert shared.get(path, headers=headers).status_code == 200, path
    assert shared.get(f"/t/{code}", headers=headers).status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "same-origin", "sec-fetch-mode": "cors", "origin": "null"},
        {"sec-fetch-site": "none"},
        {},
    ],
    ids=["our own page", "the address bar", "a program"],
)
def test_everybody_else_may_ask(shared: Served, headers: dict[str, str]) -> None:
    assert shared.post("/api/tables", TABLE, headers=headers).status_code == 201


def test_our_own_page_may_ask_where_browsers_do_not_name_the_site(shared: Served) -> None:
    """On plain HTTP in a local network."""
    assert shared.post("/api/tables", TABLE, headers={"origin": shared.root}).status_code == 201


# ── Content types ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "kind",
    ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", "application/jsonx"],
)
def test_only_json_is_accepted(shared: Served, kind: str) -> None:
    """Any page may send other types without a preflight request."""
    headers = {"content-type": kind} if kind else {}
    for path in ("/api/tables", "/api/tables/BCDFGH/seats", "/api/replays", "/api/pads"):
        answer = shared.ask("POST", path, content=b'{"names": ["Eve"]}', headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (415, "not_json")
        assert "application/json" in answer.json()["message"]


@pytest.mark.parametrize("kind", ["application/json", "Application/JSON; charset=utf-8"])
def test_json_may_name_its_charset(shared: Served, kind: str) -> None:
    answer = shared.ask("POST", "/api/tables", content=b'{"names": ["Ada"]}', headers={"content-type": kind})
    assert answer.status_code == 201


# ── Allowed sites ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_pages_of_an_allowed_site_may_ask_and_read(shared: Served) -> None:
    headers = {"origin": ALLOWED, "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors"}
    answers = [
        shared.post("/api/tables", TABLE, headers=headers),
        shared.post("/api/tables", {}, headers=headers),
        shared.get("/api/variants", headers=headers),
        shared.get("/api/tables/BCDFGH", headers=headers),
    ]
    assert [answer.status_code for answer in answers] == [201, 400, 200, 404]
    for answer in answers:
        assert answer.headers["access-control-allow-origin"] == ALLOWED
        assert "Origin" in answer.headers["vary"]
        assert "access-control-allow-credentials" not in answer.headers


def preflight(served: Served, origin: str) -> httpx.Response:
    asked = {"access-control-request-method": "POST", "access-control-request-headers": "content-type"}
    return served.ask("OPTIONS", "/api/tables", headers={"origin": origin, **asked})


def test_an_allowed_site_is_told_so_beforehand(shared: Served) -> None:
    answer = preflight(shared, ALLOWED)
    assert answer.status_code == 200
    assert answer.headers["access-control-allow-origin"] == ALLOWED
    assert "POST" in answer.headers["access-control-allow-methods"]
    assert "content-type" in answer.headers["access-control-allow-headers"].lower()


def test_other_sites_are_allowed_nothing(shared: Served, tmp_path: Path) -> None:
    assert "access-control-allow-origin" not in preflight(shared, FOREIGN).headers
    assert "access-control-allow-origin" not in shared.get("/api/variants", headers={"origin": FOREIGN}).headers
    with serving(tmp_path) as alone:
        assert preflight(alone, ALLOWED).status_code == 405
        assert is_foreign(alone.get("/api/variants", headers={"origin": ALLOWED}))
