"""Sheets on pages."""

from dataclasses import replace

import pytest

import rowlock
from rowlock import SetupError
from rowlock.printing.paper import MOST_PAGES, PAPERS, pages
from rowlock.printing.shapes import Circle, Drawing, Line, Rectangle, Text


def sheets_on(page: Drawing) -> int:
    return sum(isinstance(shape, Rectangle) and shape.part == "sum total" for shape in page.shapes)


def lucky_on(page: Drawing) -> list[tuple[int, ...]]:
    """The pairs of lucky numbers from top to bottom."""
    circles = [shape for shape in page.shapes if isinstance(shape, Circle) and shape.part.startswith("lucky")]
    centers = {(circle.x, circle.y) for circle in circles}
    numbers = [int(s.text) for s in page.shapes if isinstance(s, Text) and (s.x, s.y) in centers]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


@pytest.mark.parametrize("variant", rowlock.variants())
@pytest.mark.parametrize("paper", PAPERS)
def test_two_or_three_sheets_fit_on_a_page_with_fields_large_enough_to_cross(variant: str, paper: str) -> None:
    page = pages(rowlock.variant(variant), 1, paper)[0]
    assert (page.width, page.height) == PAPERS[paper]
    assert sheets_on(page) in (2, 3)
    fields = [s for s in page.shapes if isinstance(s, Rectangle | Circle) and s.part.startswith("field")]
    for field in fields:
        width, height = (2 * field.radius,) * 2 if isinstance(field, Circle) else (field.width, field.height)
        assert min(width, height) >= 7


def test_a_page_has_lines_to_cut_along_between_the_sheets() -> None:
    page = pages(rowlock.variant("classic"))[0]
    cuts = [shape.y for shape in page.shapes if isinstance(shape, Line) and shape.to_x - shape.x > 190]
    assert cuts == sorted(cuts)
    assert len(cuts) == sheets_on(page) - 1
    for cut in cuts:
        assert not any(isinstance(s, Rectangle) and s.y < cut < s.y + s.height for s in page.shapes)


def test_L4_every_sheet_has_the_next_pair_of_lucky_numbers() -> None:
    longo = rowlock.variant("longo")
    printed = [pair for page in pages(longo, 3) for pair in lucky_on(page)]
    assert len(printed) == 9
    assert printed == [*longo.lucky, longo.lucky[0]]


@pytest.mark.parametrize("number", [0, -1, MOST_PAGES + 1])
def test_so_many_pages_are_refused(number: int) -> None:
    with pytest.raises(SetupError, match=f"not {number}"):
        pages(rowlock.variant("classic"), number)


def test_a_sheet_too_large_for_a_page_is_refused() -> None:
    endless = replace(rowlock.variant("bonus-a"), bar=rowlock.variant("bonus-a").bar * 50)
    with pytest.raises(SetupError, match="a sheet of bonus-a is too large for a page of a4"):
        pages(endless)


def test_unknown_paper_is_refused_with_those_there_are() -> None:
    with pytest.raises(SetupError, match="'a3'; choose one of a4, letter"):
        pages(rowlock.variant("classic"), 1, "a3")
