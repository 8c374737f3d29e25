"""Add a printed variant by following docs/how-to/add-a-printed-variant.md alone, in a copy of the project."""

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from rowlock.handbook.words import LANGUAGES
from rowlock.handbook.words.base import Words

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs/how-to/add-a-printed-variant.md").read_text(encoding="utf-8")
FOLDERS = ("src", "tools", "tests", "docs", "examples", "web/src/generated")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "page", "nets", "browser", "images")


def block(language: str) -> str:
    """The page's only code block in a language."""
    [found] = re.findall(rf"```{language}\n(.*?)```", PAGE, re.S)
    return str(found)


def named(pattern: str) -> Path:
    """The file that the page names."""
    [found] = set(re.findall(rf"`({pattern})`", PAGE))
    return Path(found)


@dataclass(frozen=True)
class Project:
    """A copy of the project, as far as the steps need it."""

    root: Path

    def run(self, *command: str) -> str:
        """Run a Python command there and return its output."""
        environment = {**os.environ, "PYTHONPATH": str(self.root / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(
            [sys.executable, *command], cwd=self.root, env=environment, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
        return done.stdout

    def read(self, path: str) -> str:
        return (self.root / path).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """The project after all steps of the page except training nets."""
    root = tmp_path_factory.mktemp("project")
    for name in FOLDERS:
        shutil.copytree(ROOT / name, root / name, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", root)
    project = Project(root)

    moved = root / named(r"src/[\w/]+/printed/[\w-]+\.toml")
    draft = root / moved.name
    draft.write_text(block("toml"), encoding="utf-8")
    assert f"`./go rowlock variants --check {draft.name}`" in PAGE
    assert "is fine" in project.run("-m", "rowlock", "variants", "--check", draft.name)
    draft.rename(moved)

    for command in block("sh").splitlines():
        project.run(*command.split()[1:])

    sheets = root / named(r"tests/rules/test_\w+\.py")
    with_entry, entered = re.subn(
        r"^}\n(?=\nevery_sheet)", block("python") + "}\n", sheets.read_text("utf-8"), flags=re.M
    )
    assert entered == 1
    sheets.write_text(with_entry, encoding="utf-8")

    first_counts = re.sub(r"^(depth (?!1 )\d+) \d+$", r"\1 0", block("text"), flags=re.M)
    (root / named(r"tests/perft/[\w-]+\.txt")).write_text(first_counts, encoding="utf-8")
    project.run("tools/perft_counts.py")
    return project


def test_it_is_offered_last(project: Project) -> None:
    *_, last = json.loads(project.run("-m", "rowlock", "variants", "--json"))
    assert (last["id"], last["name"], last["players"]) == ("double-b", "Double B", [2, 5])


PLAYTHROUGH = """
import random, rowlock
from rowlock.chance import throw
rng = random.Random(1)
state = rowlock.start("double-b", seats=3)
while not state.is_over:
    if not rowlock.to_decide(state):
        state = rowlock.roll(state, throw(state, rng))
    for seat in rowlock.to_decide(state)[:1]:
        state = rowlock.choose(state, seat, rng.choice(rowlock.legal(state, seat)))
print(*rowlock.scores(state))
"""


def test_it_is_played_to_the_end(project: Project) -> None:
    assert len(project.run("-c", PLAYTHROUGH).split()) == 3


@pytest.mark.parametrize("words", LANGUAGES.values(), ids=list(LANGUAGES))
def test_it_has_a_rules_page_in_every_language(words: Words, project: Project) -> None:
    written = f"page(rowlock.variant('double-b'), {words.language!r})"
    told = project.run("-c", f"import rowlock; from rowlock.handbook import page; print({written})")
    assert told.startswith("# Double B\n")
    section = block("toml").partition(f"[translations.{words.language}]")[2] or block("toml")
    [about, *_] = re.findall(r'^about = "(.*)"$', section, re.M)
    assert words.typeset(about) in told


def test_its_sheet_is_printed(project: Project) -> None:
    project.run("-m", "rowlock", "sheet", "double-b", "-o", "double-b.svg")
    project.run("-m", "rowlock", "sheet", "double-b", "-o", "double-b.pdf")
    assert "Double B" in project.read("double-b.svg")
    assert (project.root / "double-b.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_its_name_and_its_sentence(language: str, project: Project) -> None:
    assert '  "double-b": { name: "Double B", about: "' in project.read(f"web/src/generated/variants/{language}.ts")


def test_the_docs_and_the_golden_files_have_it(project: Project) -> None:
    assert "## [Double B](double-b.md)" in project.read("docs/rules/README.md")
    assert project.read("docs/rules/double-b.md").startswith("# Double B\n")
    assert '"double-b": {' in project.read("tests/golden/playthroughs.json")


def test_the_counts_of_the_page_are_those_of_the_tool(project: Project) -> None:
    assert project.read(str(named(r"tests/perft/[\w-]+\.txt"))) == block("text")


def test_the_tests_that_go_through_the_catalog_take_it(project: Project) -> None:
    rules = [f"tests/rules/test_{name}.py" for name in ("catalog", "perft", "most")]
    others = [f"tests/test_{name}.py" for name in ("languages", "typescript", "pickling")]
    chosen = "double-b or every or these or fresh"
    said = project.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", chosen, *rules, *others)
    assert re.search(r"\d\d passed", said)


def test_tests_with_expected_values_need_no_others(project: Project) -> None:
    """All of their tests are run, since the name of one that fails may not mention the variant."""
    rules = [f"tests/rules/test_{name}.py" for name in ("bad_input", "printed_sheets")]
    others = ["tests/players/net/test_features.py", "tests/test_handbook.py"]
    said = project.run("-m", "pytest", "-q", "-p", "no:cacheprovider", *rules, *others)
    assert re.search(r"\d\d\d passed", said)


def test_the_linter_takes_the_entry(project: Project) -> None:
    changed = str(named(r"tests/rules/test_\w+\.py"))
    project.run("-m", "ruff", "check", "--no-cache", changed)
    project.run("-m", "ruff", "format", "--no-cache", "--check", changed)
