"""Output formats of a drawing: SVG that parses, PDF that opens, both deterministic."""

import re
import zlib
from dataclasses import replace
from xml.etree import ElementTree

import pytest

import rowlock
from printed import every_variant
from rowlock import Variant
from rowlock.printing.drawing import sheet
from rowlock.printing.paper import PAPERS
from rowlock.printing.pdf import pdf
from rowlock.printing.shapes import Text
from rowlock.printing.svg import svg

SVG = "{http://www.w3.org/2000/svg}"


def words(drawn: Variant) -> list[str]:
    return [shape.text for shape in sheet(drawn).shapes if isinstance(shape, Text)]


def contents(file: bytes) -> list[str]:
    """The decompressed streams of a PDF: what is drawn on each page."""
    streams = re.findall(rb"stream\n(.*?)\nendstream", file, re.S)
    return [zlib.decompress(stream).decode("cp1252") for stream in streams]


@every_variant
def test_an_svg_has_every_shape_and_every_word(variant: Variant) -> None:
    root = ElementTree.fromstring(svg(variant))
    assert root.tag == f"{SVG}svg"
    assert len(root) == len(sheet(variant).shapes) + 1
    parts = [element.get("data-part", "") for element in root]
    assert {f"field {name}" for name in variant.layout.fields} <= set(parts)
    assert [element.text for element in root.iter(f"{SVG}text")] == words(variant)
    assert root.findtext(f"{SVG}title") == variant.name


@every_variant
def test_an_svg_asks_for_nothing_from_elsewhere(variant: Variant) -> None:
    root = ElementTree.fromstring(svg(variant))
    assert {element.tag.removeprefix(SVG) for element in root} <= {"title", "rect", "circle", "line", "text"}
    for element in root.iter():
        assert not [key for key in element.attrib if "href" in key or key.startswith("on") or key == "style"]


def test_an_svg_holds_names_with_signs_of_xml() -> None:
    named = replace(rowlock.variant("classic"), name='<b> & "c"')
    root = ElementTree.fromstring(svg(named))
    assert root.findtext(f"{SVG}title") == '<b> & "c"'


def test_an_svg_shows_the_lucky_numbers() -> None:
    assert svg(rowlock.variant("longo"), (9, 14)) != svg(rowlock.variant("longo"))


@every_variant
@pytest.mark.parametrize("paper", PAPERS)
def test_a_pdf_has_its_pages_and_every_word(variant: Variant, paper: str) -> None:
    file = pdf(variant, 2, paper)
    assert file.startswith(b"%PDF-")
    assert file.rstrip().endswith(b"%%EOF")
    assert len(re.findall(rb"/Type /Page\b", file)) == 2
    width, height = (f"{side * 72 / 25.4:.2f}".encode() for side in PAPERS[paper])
    assert re.search(rb"/MediaBox \[0 0 %b %b\]" % (width, height), file)
    drawn = contents(file)[0]
    for word in set(words(variant)) - {""}:
        escaped = word.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
        assert f"({escaped}) Tj" in drawn, word


def test_a_pdf_uses_fonts_that_every_reader_has() -> None:
    file = pdf(rowlock.variant("bonus-b"))
    assert set(re.findall(rb"/BaseFont /([\w-]+)", file)) == {b"Helvetica", b"Helvetica-Bold"}
    assert b"/FontFile" not in file


@every_variant
def test_the_same_input_gives_the_same_bytes(variant: Variant) -> None:
    assert svg(variant) == svg(variant)
    assert pdf(variant) == pdf(variant)
    assert pdf(variant) != pdf(variant, paper="letter")


def test_names_that_the_font_does_not_have_can_be_printed() -> None:
    for name in ("Кости", "骰子", "W" * 200, "bell\a", "a\u200bb", "\ud83d"):
        named = replace(rowlock.variant("classic"), name=name)
        assert pdf(named).startswith(b"%PDF-")
        ElementTree.fromstring(svg(named))
