"""The documentation is true: examples run, links resolve, generated pages are up to date."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import docs
import picture
import rowlock
from mixed_sheet import mixed_sheet
from rowlock.players import registry

ROOT = Path(__file__).resolve().parent.parent
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_examples_run_and_links_lead_somewhere(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_REGISTRY", registry._REGISTRY.copy())
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+)", text):
        assert "://" in target or (page.parent / target).exists(), target
    if "docs/reference" not in page.as_posix():  # those examples run as doctests in their modules
        assert doctest.testfile(str(page), module_relative=False).failed == 0


def test_generated_pages_are_fresh() -> None:
    stale = [path for path, text in docs.generated().items() if path.read_text(encoding="utf-8") != text]
    assert not stale, f"run {docs.COMMAND}"


def test_the_picture_shows_what_the_terminal_shows() -> None:
    assert picture.PICTURE.read_text(encoding="utf-8") == picture.picture(), "run python tools/picture.py"


def test_the_reference_has_every_public_name() -> None:
    pages = [(ROOT / "docs" / "reference" / name).read_text(encoding="utf-8") for name in ("api.md", "errors.md")]
    for name in rowlock.__all__:
        assert re.search(rf"\b{name}\b", "".join(pages)), name


def test_every_promise_of_the_threat_model_names_tests_that_exist() -> None:
    page = (ROOT / "docs/explanation/threats.md").read_text(encoding="utf-8")
    promises = page.partition("## What is promised")[2].partition("## What the operator")[0]
    rows = [row for row in promises.splitlines() if row.startswith("| ") and not row.startswith("| promise")]
    assert len(rows) > 20
    for row in rows:
        named = re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", row)
        assert named, row
        for path, name in named:
            code = (ROOT / path).read_text(encoding="utf-8")
            assert not name or re.search(rf"^(async )?def {name}\(", code, re.M), f"{path}::{name}"


def test_the_readme_names_the_two_commands() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "./go play" in readme
    assert "./go test" in readme


def test_the_variant_of_the_how_to_is_one() -> None:
    page = (ROOT / "docs" / "how-to" / "your-own-variant.md").read_text(encoding="utf-8")
    toml = re.search(r"```toml\n(.*?)```", page, re.S)
    assert toml
    assert rowlock.parse_variant(toml[1]).close_after == 3


def test_the_rooms_that_a_feature_touches_are_where_the_page_says() -> None:
    page = (ROOT / "docs" / "how-to" / "add-a-feature.md").read_text(encoding="utf-8")
    named = [path for path in re.findall(r"`([\w./-]+)`", page) if "/" in path]
    assert len(named) > 30
    for path in named:
        assert (ROOT / path).exists() or (ROOT / "src" / "rowlock" / path).exists(), path


def test_the_examples_are_variants() -> None:
    found = {path.stem: rowlock.load_variant(path) for path in (ROOT / "examples").glob("*.toml")}
    assert {stem: variant.id for stem, variant in found.items()} == {"mixed-7": "mixed-7", "twofold": "twofold"}


def test_the_mixed_example_is_what_its_seed_draws() -> None:
    assert (ROOT / "examples" / "mixed-7.toml").read_text(encoding="utf-8") == mixed_sheet(7)


def test_the_check_of_generated_pages_fails_on_a_stale_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stale = tmp_path / "stale.md"
    stale.write_text("old", encoding="utf-8")
    monkeypatch.setattr(docs, "ROOT", tmp_path)
    monkeypatch.setattr(docs, "generated", lambda: {stale: "new"})
    monkeypatch.setattr(sys, "argv", ["docs.py", "--check"])
    assert docs.main() == 1
    assert stale.read_text(encoding="utf-8") == "old"


def test_go_explains_itself() -> None:
    done = subprocess.run([sys.executable, ROOT / "go"], capture_output=True, text=True, check=True)
    for command in ("play", "check", "test", "bench"):
        assert f"./go {command}" in done.stdout


def test_the_map_names_every_room() -> None:
    page = (ROOT / "docs" / "explanation" / "architecture.md").read_text(encoding="utf-8")
    rooms = {path.stem for path in (ROOT / "src" / "rowlock").iterdir() if not path.name.startswith("_")}
    told = {name.split("/")[0] for name in re.findall(r"`([\w/]+)`", page)}
    assert rooms - told <= {"chance", "english", "files", "py"}, "small modules shared by several packages"
