"""What a server offers to devices that want to play without it."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from serving import Served, serving

WASM = bytes(range(256)) * 64


@pytest.fixture(scope="module")
def offering(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose page was built with Python for browsers."""
    folder = tmp_path_factory.mktemp("offering")
    with serving(folder, base_path="/games") as running:
        python = folder / "assets/page/offline/pyodide-1"
        python.mkdir(parents=True)
        (python / "python.wasm.packed").write_bytes(WASM)
        yield running


def test_all_that_the_manifest_lists_can_be_fetched_as_it_says(offering: Served) -> None:
    told = offering.get("/offline/manifest.json")
    assert told.headers["cache-control"] == "no-store"
    manifest = told.json()
    assert {file["path"] for file in manifest["files"]} == {"pyodide-1/python.wasm.packed", manifest["package"]}
    for file in manifest["files"]:
        got = offering.get(f"/offline/{file['path']}", headers={"accept-encoding": "gzip"})
        assert (len(got.content), hashlib.sha256(got.content).hexdigest()) == (file["size"], file["sha256"])
        assert "content-encoding" not in got.headers, "it is packed already"
        assert "immutable" in got.headers["cache-control"]


def test_an_older_package_and_other_files_are_not_there(offering: Served) -> None:
    for path in ("rowlock-0123456789abcdef.zip", "x", "pyodide-1/x", "../secret.txt"):
        assert offering.get(f"/offline/{path}").status_code == 404, path


def test_a_page_that_was_built_without_it_offers_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        answer = running.get("/offline/manifest.json")
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
