"""Random states by the thousand, and the two engines compared on them."""

import random
from collections.abc import Iterator
from dataclasses import replace

import numpy as np

import rowlock
from rowlock import Phase, Sheet, State, Variant
from rowlock.chance import throw
from rowlock.kernel.arrays import Ints, pack, tables
from rowlock.kernel.machine import choose, legal_moves, score, sheet_of
from rowlock.packed import shape
from rowlock.packed.pack import pack_move, unpack, unpack_move
from rowlock.packed.tables import field_bits
from rowlock.rules.dice.state import closed_rows
from rowlock.rules.pad.layout import COLORS
from test_against_oracle import Chooser, at_random

EVERYTHING = rowlock.parse_variant("""
id = "everything"
name = "Everything"
about = "All features on one sheet, so that they meet."
sides = 5
close_after = 3
lucky = ["5/6", "2/9", "4/7", "3/8", "5/8", "6/7", "2/10", "3/4"]
bar = "R Y G B G R B Y R R"
sheet = '''
red     2   3*x2 Y4a  5*   6b  7   8    [9*]  [10]
ry     (2) (3)  (4)  (5)
yellow  2*  3    R4*c 5b   6   7*d 8x2  [9]   [10*]
green   10  9*   8e   7*a  B6  5   4*c  [3e]  [2]
gb     (10)(9)  (8)
blue    10* 9    8    G7d  6   5*  4    3x2   [2*]
'''
[pairs]
a = "two-in-fewest"
b = "one-in-each"
c = "double-fewest"
d = "thirteen"
e = "no-penalties"
""")
"""A sheet where every feature meets every other."""

SHEETS = (*map(rowlock.variant, rowlock.variants()), EVERYTHING)


def drawn_states(variant: Variant, many: int, seed: object) -> Iterator[State]:
    """Positions that random play almost never reaches, before a white or a color choice, for one to eight seats."""
    rng = random.Random(f"{variant.id} {seed}")
    for _ in range(many):
        yield drawn_state(rng, variant)


def drawn_state(rng: random.Random, variant: Variant) -> State:
    seats = rng.choice((1, 1, 2, 2, 3, 4, rng.randint(5, 8)))
    may_lock = rng.sample(COLORS, rng.randint(0, variant.rows_to_end - 1))
    sheets = [_sheet(rng, variant, may_lock) for _ in range(seats)]
    closed = closed_rows(sheets)
    for seat, sheet in enumerate(sheets):
        struck = {strike.index for strike in sheet.strikes(closed)}
        sheets[seat] = replace(sheet, struck=tuple(sorted({*sheet.struck, *struck})))
    active = rng.randrange(seats)
    lucky = tuple(_pair(rng, variant.sides) for _ in range(seats)) if variant.lucky else ()
    state = State(variant, tuple(sheets), lucky, rng.randint(1, 99), active, Phase.ROLL, closed)
    state = rowlock.roll(state, throw(state, rng))
    if rng.random() < 0.5:
        return state
    landed = [field.id for field in variant.layout.fields.values() if sheets[active].has(field)]
    move = rowlock.Cross(rng.choice(landed)) if landed and rng.random() < 0.5 else rowlock.Pass()
    choices: list[rowlock.Move] = [rowlock.Pass()] * seats
    choices[active] = move
    return replace(state, phase=Phase.COLOR, choices=tuple(choices))


def _pair(rng: random.Random, sides: int) -> tuple[int, int]:
    one, other = rng.sample(range(2, 2 * sides + 1), 2)
    return one, other


def _sheet(rng: random.Random, variant: Variant, may_lock: list[str]) -> Sheet:
    crosses: list[tuple[int, ...]] = []
    sheet = Sheet(variant, ((),) * len(variant.layout.all_rows))
    dense = rng.choice((0.1, 0.3, 0.6, 0.9))
    for row in variant.layout.all_rows:
        reach = rng.randint(0, len(row.fields))
        fields = [field for field in row.fields[:reach] if not field.closing and rng.random() < dense]
        if row.neighbors:
            fields = [f for f in fields if any(sheet.has(other) for other in variant.layout.around[f.id])]
        counted = sum(1 + field.double for field in fields)
        if row.name in may_lock and counted >= variant.close_after and rng.random() < 0.7:
            fields.append(rng.choice([field for field in row.fields if field.closing]))
        crosses.append(tuple(field.position for field in fields))
        missing = ((),) * (len(variant.layout.all_rows) - len(crosses))
        sheet = replace(sheet, crosses=(*crosses, *missing))
    struck = tuple(index for index in range(len(variant.bar)) if rng.random() < dense)
    return replace(sheet, penalties=rng.randrange(variant.penalties_to_end), struck=struck)


def kernel_moves(state: State, s: Ints, seat: int) -> tuple[rowlock.Move | None, ...]:
    """The legal moves of a seat according to the kernel."""
    moves = np.zeros(shape.MOST_MOVES, np.int64)
    size = legal_moves(tables(state.variant), s, seat, moves)
    return tuple(unpack_move(state.variant, int(move)) for move in moves[:size])


def same(state: State, s: Ints) -> None:
    """Assert that the packed playthrough is in this state, including all derived data that the kernel keeps."""
    assert unpack(state, s) == state
    for seat, sheet in enumerate(state.sheets):
        packed = [int(number) for number in s[sheet_of(seat) : sheet_of(seat) + shape.SHEET]]
        assert packed == sheet_by_the_rules(sheet, state.lucky[seat] if state.lucky else ()), state
    totals = tuple(score(tables(state.variant), s, sheet_of(seat)) for seat in range(len(state.sheets)))
    assert totals == rowlock.scores(state), state


def sheet_by_the_rules(sheet: Sheet, lucky: tuple[int, ...]) -> list[int]:
    """A packed sheet with everything derived from its crosses, computed by the rules."""
    variant, where = sheet.variant, field_bits(sheet.variant)
    fields = variant.layout.fields.values()
    to = [0] * shape.SHEET
    to[shape.CROSSED], to[shape.CROSSED_2] = where.pair(field for field in fields if sheet.has(field))
    ahead = (field for field in fields if field.position > sheet.last(field.row))
    to[shape.OPEN], to[shape.OPEN_2] = where.pair(
        field for field in ahead if field.row >= len(COLORS) or sheet.obstacle(field, ()) is None
    )
    to[shape.NEXT], to[shape.NEXT_2] = where.pair(
        field for field in fields if field.position == sheet.last(field.row) + 1
    )
    to[shape.LOCKED] = sum(1 << row for row in range(len(COLORS)) if sheet.is_locked(row))
    to[shape.PENALTIES] = sheet.penalties
    to[shape.BAR] = sum(1 << index for index in range(len(variant.bar)) if index not in sheet.struck)
    to[shape.LUCKY] = sum(1 << number for number in lucky)
    for index, color in enumerate(COLORS):
        rounds = (
            variant.layout.fields[name]
            for name, neighbors in variant.layout.around.items()
            if any(neighbor.color == color and sheet.has(neighbor) for neighbor in neighbors)
        )
        to[shape.READY + index] = where.pair(rounds)[1]
    return to


def agree(state: State, rng: random.Random, chooser: Chooser = at_random) -> State:
    """Assert that both engines list the same moves, and that one choice by each seat leads to the same state."""
    s = pack(state)
    same(state, s)
    for seat in rowlock.to_decide(state):
        assert kernel_moves(state, s, seat) == rowlock.legal(state, seat), state
    waiting = list(rowlock.to_decide(state))
    rng.shuffle(waiting)
    for seat in waiting:
        move = rowlock.parse_move(chooser(rng, state, seat))
        state = rowlock.choose(state, seat, move)
        choose(tables(state.variant), s, seat, pack_move(state.variant, move))
    same(state, s)
    return state
