"""The drawing of a sheet shows every part of the variant once, in its place, without overlaps."""

from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from hypothesis import given

import rowlock
from printed import VARIANTS, Look, box, every_variant, holds, overlap
from rowlock import Kind, Variant
from rowlock.printing.drawing import lowest, sheet, title
from rowlock.printing.inks import BLACK, INKS
from rowlock.printing.paper import PAPERS, pages
from rowlock.printing.shapes import Circle, Drawing, Rectangle
from rowlock.rules.pad.layout import parse_drawing
from rowlock.rules.pad.scoring import most_scored, points
from strategies import home_made


def check_fields(variant: Variant, drawing: Drawing) -> None:
    layout, look = variant.layout, Look(drawing)
    fields = look.named("field")
    assert set(fields) == set(layout.fields)
    for field in layout.fields.values():
        expected = [str(field.number), field.pair, "×2" * field.double]
        if layout.mixes_colors and field.color:
            expected.append(field.color[0].upper())
        assert look.size_of_number(fields[field.id]) >= 4
        assert Counter(look.written_in(fields[field.id])) == Counter(filter(None, expected)), field.id
    for row in layout.all_rows:
        places = [box(fields[field.id]) for field in row.fields]
        assert all(one[2] <= other[0] and one[1] == other[1] for one, other in pairwise(places))
        for index in row.neighbors:
            beside = box(fields[layout.rows[index].fields[0].id])
            assert beside[3] <= places[0][1] if index == row.neighbors[0] else places[0][3] <= beside[1]
    tops = [box(fields[row.fields[0].id])[1] for row in layout.rows]
    assert tops == sorted(tops)
    locks = look.named("lock")
    assert list(locks) == [row.name for row in layout.rows]
    for row in layout.rows:
        last = box(fields[row.fields[-1].id])
        assert last[2] <= box(locks[row.name])[0]
        assert last[1] < locks[row.name].y < last[3]


def check_space(drawing: Drawing) -> None:
    """Check that everything is on the sheet and that neither boxes nor texts overlap."""
    look = Look(drawing)
    check_margin(drawing, 0)
    for group in (look.parts, look.texts):
        for (one, its), (other, others) in combinations([(shape, box(shape)) for shape in group], 2):
            assert not overlap(its, others), (one, other)
    badges = [shape for shape in drawing.shapes if isinstance(shape, Circle | Rectangle) and shape.fill == BLACK]
    for badge in badges:
        assert look.touching(badge) == look.written_in(badge)


def check_margin(drawing: Drawing, margin: float) -> None:
    paper = margin, margin, drawing.width - margin, drawing.height - margin
    for shape in drawing.shapes:
        assert holds(paper, box(shape)), shape


def words(variant: Variant) -> list[str]:
    return [text.text for text in Look(sheet(variant)).texts]


@every_variant
def test_every_field_is_drawn_once_with_its_number_and_marks(variant: Variant) -> None:
    check_fields(variant, sheet(variant))


@every_variant
def test_nothing_is_off_the_sheet_or_on_top_of_another(variant: Variant) -> None:
    lucky = variant.lucky[-1] if variant.lucky else None
    for height in (None, lowest(variant, 190), 200):
        drawing = sheet(variant, lucky, height=height)
        check_fields(variant, drawing)
        check_space(drawing)


@every_variant
@pytest.mark.parametrize("paper", PAPERS)
def test_paper_has_margins(variant: Variant, paper: str) -> None:
    check_margin(pages(variant, 1, paper)[0], 8)


@pytest.mark.slow
@given(home_made())
def test_whatever_somebody_draws_can_be_printed(variant: Variant) -> None:
    drawing = sheet(variant, variant.lucky[0] if variant.lucky else None)
    check_fields(variant, drawing)
    check_space(drawing)
    check_space(sheet(variant, height=lowest(variant, 190)))
    check_margin(pages(variant)[0], 8)
    assert len(Look(drawing).named("penalty")) == variant.penalties_to_end


LARGE = """
    id = "large"
    name = "Large"
    about = "The most of everything."
    sides = 9
    penalties_to_end = 9
    lucky = ["17/18"]
    bar = "R Y G B R Y G B R Y G B R Y G B R Y G B R Y G B R Y G B"
    sheet = '''
    red     2*ax2 Y3x2 4 5 6 7 8 9 10* 11 12 13 14 15 16bx2 [17cx2] [18*]
    ry      (5)(7)(18)
    yellow  2x2 3x2 4x2 5x2 6x2 7x2 8x2 9x2 10x2 11x2 12x2 13cx2 14x2 15x2 16x2 17x2 [18]
    yg      (3)(10)(2)(9)
    green   18 17 10* 3 2 [9]
    gb      (18)(17)(10)(3)(2)(9)
    blue    18 17 16a 15e 14 13 12 11d 10 9 8 7 6 5 4b 3e [2dx2]
    '''
    [pairs]
    a = "two-in-fewest"
    b = "one-in-each"
    c = "double-fewest"
    d = "thirteen"
    e = "no-penalties"
"""


def test_the_largest_sheet_fits() -> None:
    variant = rowlock.parse_variant(LARGE)
    for height in (None, lowest(variant, 190)):
        drawing = sheet(variant, (17, 18), height=height)
        check_fields(variant, drawing)
        check_space(drawing)
    for paper in PAPERS:
        check_margin(pages(variant, 1, paper)[0], 8)


@every_variant
def test_the_points_are_those_of_the_rules(variant: Variant) -> None:
    texts = Look(sheet(variant)).texts
    table = texts[[text.text for text in texts].index("crosses") :]
    pairs = [(one.text, other.text) for one, other in pairwise(table) if one.x == other.x and other.bold][1:]
    expected = [(str(crosses), str(points(crosses))) for crosses in range(1, most_scored(variant) + 1)]
    assert [(crosses.rstrip("+"), its) for crosses, its in pairs[: len(expected)]] == expected


def test_BP7_the_last_points_are_also_for_more_crosses() -> None:
    assert "15+" in words(rowlock.variant("big-points"))
    assert "12+" not in words(rowlock.variant("classic"))


@every_variant
def test_penalties_bar_and_sum_are_those_of_the_variant(variant: Variant) -> None:
    look = Look(sheet(variant))
    assert len(look.named("penalty")) == variant.penalties_to_end
    assert [look.written_in(shape) for shape in look.named("bar").values()] == [[c[0].upper()] for c in variant.bar]
    bonus = ["bonus"] if Kind.THIRTEEN in dict(variant.pairs).values() else []
    assert list(look.named("sum")) == ["red", "yellow", "green", "blue", *bonus, "penalties", "total"]


@every_variant
def test_bonus_fields_have_a_black_frame(variant: Variant) -> None:
    drawing = sheet(variant)
    frames = [box(s) for s in drawing.shapes if isinstance(s, Rectangle) and s.stroke == BLACK and not s.fill]
    fields = Look(drawing).named("field")
    framed = {name for name, shape in fields.items() if any(holds(box(shape), frame) for frame in frames)}
    assert framed == {field.id for field in variant.layout.fields.values() if field.bonus}


@every_variant
def test_MA1_the_band_under_a_field_has_the_color_of_its_die(variant: Variant) -> None:
    drawing = sheet(variant)
    fields = Look(drawing).named("field")
    bands = {ink.band: color for color, ink in INKS.items()}
    for field in variant.layout.fields.values():
        its = fields[field.id]
        under = [s for s in drawing.shapes if isinstance(s, Rectangle) and s.fill in bands and holds(box(s), box(its))]
        if field.color:
            assert bands[under[-1].fill] == field.color
            assert its.fill == INKS[field.color].field


def test_every_pair_is_explained_beside_its_letter() -> None:
    written = words(rowlock.variant("bonus-b"))
    assert {letter: written.count(letter) for letter in "abcde"} == dict.fromkeys("abcde", 3)
    for letter, meaning in zip("abcde", ("two cross", "one cross", "twice", "13 points", "cost nothing"), strict=True):
        assert any(one == letter and meaning in other for one, other in pairwise(written))


def test_L4_a_sheet_has_its_lucky_numbers_or_room_for_them() -> None:
    longo = rowlock.variant("longo")
    for lucky, expected in (((6, 11), [["6"], ["11"]]), (None, [[], []])):
        look = Look(sheet(longo, lucky))
        assert [look.written_in(circle) for circle in look.named("lucky").values()] == expected
    assert not Look(sheet(rowlock.variant("classic"))).named("lucky")


def test_C7_the_sheet_says_when_a_row_may_be_locked() -> None:
    classic = rowlock.variant("classic")
    for crosses, sentence in ((5, "lock after 5 crosses"), (1, "lock after 1 cross")):
        assert sentence in words(replace(classic, close_after=crosses))
    assert not any("lock after" in word for word in words(replace(classic, close_after=0)))


def test_BP1_round_fields_lie_between_their_neighbors() -> None:
    variant = rowlock.variant("big-points")
    fields = Look(sheet(variant)).named("field")
    for name, neighbors in variant.layout.around.items():
        for neighbor in neighbors:
            left, _, right, _ = box(fields[neighbor.id])
            assert left < fields[name].x < right


def test_a_bonus_row_keeps_its_order_where_it_cannot_lie_beside_its_neighbors() -> None:
    drawing = str(rowlock.variant("classic").layout).replace("yellow", "ry (7)(5)(9)\nyellow")
    variant = replace(rowlock.variant("classic"), layout=parse_drawing(drawing))
    check_fields(variant, sheet(variant))


def test_a_sheet_grows_into_the_height_it_is_given() -> None:
    for variant in VARIANTS:
        height = lowest(variant, 190) + 5
        assert sheet(variant, height=height).height == pytest.approx(height)


def test_a_name_that_the_font_does_not_have_gives_way_to_the_id() -> None:
    classic = rowlock.variant("classic")
    assert title(replace(classic, name="Käse – süß")) == "Käse – süß"
    assert title(replace(classic, name="Кости")) == "classic"
    assert title(replace(classic, name="bell\a")) == "classic"


def test_a_long_name_is_made_smaller_and_cut() -> None:
    for name in ("W" * 300, "A rather long name for such a game", "x"):
        check_space(sheet(replace(rowlock.variant("longo"), name=name), (5, 10)))
