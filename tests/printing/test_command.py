"""`rowlock sheet`, run as people run it."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

import rowlock
from rowlock import cli
from rowlock.printing.pdf import pdf

ROOT = Path(__file__).resolve().parents[2]


def run(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str, str]:
    """Run the command; return its exit code and output."""
    code = 0
    try:
        cli.main(["sheet", *map(str, arguments)])
    except SystemExit as stop:
        code = stop.code if isinstance(stop.code, int) else 0
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_sheet_writes_a_pdf(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "longo.pdf"
    code, out, _ = run(capsys, "longo", "-o", path, "--pages", "2", "--paper", "letter")
    assert (code, out) == (0, f"Wrote {path}: print it at full size (100 %).\n")
    assert path.read_bytes() == pdf(rowlock.variant("longo"), 2, "letter")


def test_sheet_writes_a_page_as_svg(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "twofold.SVG"
    code, _, _ = run(capsys, ROOT / "examples" / "twofold.toml", "--output", path)
    assert code == 0
    root = ElementTree.parse(path).getroot()
    assert (root.get("width"), root.get("height")) == ("210mm", "297mm")


def test_sheet_writes_over_an_older_one(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    path.write_text("old", encoding="utf-8")
    assert run(capsys, "classic", "-o", path)[0] == 0
    assert path.read_bytes() == pdf(rowlock.variant("classic"))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["classic", "-o", "sheet.png"], "sheet.png: the name of the file must end in .pdf or .svg"),
        (["classic", "-o", "sheet.svg", "--pages", "2"], "sheet.svg: an SVG has one page; choose a .pdf for 2"),
        (["classic", "-o", "sheet.svg", "--pages", "0"], "the number of pages must be from 1 to 100, not 0"),
        (["classic", "-o", "sheet.pdf", "--paper", "a3"], "unknown paper size 'a3'; choose one of a4, letter"),
        (["classic", "-o", "no/sheet.pdf"], f"{Path('no/sheet.pdf')} cannot be written: no such file or directory"),
        (["clasic", "-o", "sheet.pdf"], "there is no variant 'clasic'; did you mean classic?"),
    ],
)
def test_sheet_says_what_is_wrong(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    arguments: list[str],
    sentence: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(capsys, *arguments) == (2, "", f"rowlock: {sentence}\n")
    assert not list(tmp_path.iterdir())
