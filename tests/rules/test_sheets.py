"""The printed sheets: the order of the fields of every row, which C3 goes by."""

import pytest

import rowlock
from drawing import draw
from rowlock.errors import NotationError

UP, DOWN = "2 3 4 5 6 7 8 9 10 11 12", "12 11 10 9 8 7 6 5 4 3 2"
LONG_UP, LONG_DOWN = "2 3 4 5 6 7 8 9 10 11 12 13 14 15", "16 15 14 13 12 11 10 9 8 7 6 5 4 3"
PRINTED = {
    "classic": {"r": UP, "y": UP, "g": DOWN, "b": DOWN},
    "longo": {"r": LONG_UP, "y": LONG_UP, "g": LONG_DOWN, "b": LONG_DOWN},
    "mixx-a": {"r": UP, "y": UP, "g": DOWN, "b": DOWN},
    "mixx-b": {
        "r": "10 6 2 8 3 4 12 5 9 7 11",
        "y": "9 12 4 6 7 2 5 8 11 3 10",
        "g": "8 2 10 12 6 9 7 4 5 11 3",
        "b": "5 7 11 9 12 3 8 10 2 6 4",
    },
    "bonus-a": {"r": UP, "y": UP, "g": DOWN, "b": DOWN},
    "bonus-b": {"r": UP, "y": UP, "g": DOWN, "b": DOWN},
    "big-points": {"r": UP, "y": UP, "g": DOWN, "b": DOWN, "ry": UP, "gb": DOWN},
}


def full(rows: dict[str, list[str]], variant: str) -> str:
    """A finished solo playthrough with all these fields crossed, in this order."""
    words = [".".join(f"{row}{number}" for number in numbers) for row, numbers in rows.items()]
    lucky = " lucky 5/10" if variant == "longo" else ""
    bar = ["x" * 12] if variant == "bonus-a" else []
    sheet = " ".join([*words[:4], "p0", *words[4:], *bar])
    return f"{variant}{lucky} turn 99 seat 0 over\n{sheet}"


@pytest.mark.parametrize("variant", PRINTED)
def test_C3_the_fields_of_every_row_stand_in_their_printed_order(variant: str) -> None:
    rows = {row: numbers.split() for row, numbers in PRINTED[variant].items()}
    text = full(rows, variant)
    assert str(draw(text)) == text.replace("\n", " / ")
    for row, numbers in rows.items():
        for i in range(len(numbers) - 1):
            swapped = [*numbers[:i], numbers[i + 1], numbers[i], *numbers[i + 2 :]]
            with pytest.raises(NotationError):
                draw(full({**rows, row: swapped}, variant))


def test_C3_there_are_seven_printed_sheets() -> None:
    assert rowlock.variants() == tuple(PRINTED)
