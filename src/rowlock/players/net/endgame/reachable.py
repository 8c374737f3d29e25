"""Which positions an endgame can reach, and by which choices.

The links of a position: a cell for both passing in the white action, then for every white sum the number of moves of
each seat and a cell for each pair of choices except the last, which is that first one. A cell is its number of links,
then what follows without a color move, then what follows from each color move; such a link also has its color and
number.

`e` holds the tables of the sheet. Compiled, the same functions work on arrays.
"""

from __future__ import annotations

from rowlock.packed.source import Numbers
from rowlock.players.net.endgame.end_workspace import FIRST, FULL, LINKED, LOST, POSITIONS, TIED, WON, EndWorkspace
from rowlock.players.net.endgame.sheet_tables import (
    AHEAD,
    BY_STATE,
    CLOSES,
    COLOR,
    CROSS,
    GAIN,
    LENGTH,
    MOST_PENALTIES,
    NEXT,
    NUMBER,
    OVER,
    PENALTIES,
    PENALTY_POINTS,
    ROW_BITS,
    SIDES,
    STATE,
    STATES,
    WHITE,
    WIDTH,
)
from rowlock.players.net.sizes import ONE

COLOR_BITS, LINK_BITS = 5, 7
"""A link has a number in its lowest bits, then a color, then the position."""
LEAD_BITS = 16
EVEN = 1 << LEAD_BITS - 1
_ALL = -1


def slot_of(m: EndWorkspace, mine: int, theirs: int) -> int:
    """The hash slot where a position is, or would be."""
    last = len(m.slots) - 1
    slot = (mine % 65521 * 31 + theirs % 65519) * 7 & last
    while m.slots[slot] >= 0 and (m.mine[m.slots[slot]] != mine or m.theirs[m.slots[slot]] != theirs):
        slot = slot + 1 & last
    return slot


def sums(e: Numbers, sheet: int, table: int) -> int:
    """Sum a table's entries for the states of a sheet's rows."""
    start = BY_STATE + 4 * table * e[STATES]
    total: int = 0
    for row in range(4):
        total += e[start + e[STATES] * row + (sheet >> ROW_BITS * row & STATE)]
    return total


def position(e: Numbers, m: EndWorkspace, mine: int, theirs: int, closed: int, lead: int) -> int:
    """The number of a position, a new one if need be. If it can only be won or lost, its worth is set right away."""
    one, two = mine << 4 | closed, theirs << LEAD_BITS | lead + EVEN
    slot = slot_of(m, one, two)
    known: int = m.slots[slot]
    if known >= 0:
        return known
    new: int = m.counts[POSITIONS]
    if new == len(m.worth):
        m.counts[FULL] = 1
        return LOST
    m.counts[POSITIONS] = new + 1
    m.slots[slot] = new
    m.mine[new] = one
    m.theirs[new] = two
    penalties = (mine >> PENALTIES) + (theirs >> PENALTIES)
    if lead - e[PENALTY_POINTS] * (e[MOST_PENALTIES] - (mine >> PENALTIES)) > sums(e, theirs, GAIN):
        m.worth[new] = ONE
    elif -lead - e[PENALTY_POINTS] * (e[MOST_PENALTIES] - (theirs >> PENALTIES)) > sums(e, mine, GAIN):
        m.worth[new] = 0
    else:
        m.worth[new] = -1
        progress = penalties + sums(e, mine, NEXT) + sums(e, theirs, NEXT)
        m.before[new] = m.latest[progress]
        m.latest[progress] = new
    return new


def following(e: Numbers, m: EndWorkspace, mine: int, theirs: int, closed: int, lead: int) -> int:
    """The position after the turn of the seat whose sheet is `mine`: the other rolls next."""
    if e[OVER + closed] or mine >> PENALTIES >= e[MOST_PENALTIES]:
        return LOST if lead > 0 else TIED if lead == 0 else WON
    return position(e, m, theirs, mine, closed, -lead)


def add_link(m: EndWorkspace, link: int) -> None:
    """Append a number to the links."""
    at = m.counts[LINKED]
    if at == len(m.links):
        m.counts[FULL] = 1
        return
    m.links[at] = link
    m.counts[LINKED] = at + 1


def color_cell(e: Numbers, m: EndWorkspace, mine: int, theirs: int, closed: int, lead: int, crossed: int) -> None:
    """Add the cell of a white action that has landed, with the color moves in `m.offered`.

    If the active seat has not `crossed` anything, and does not now, it takes a penalty (C10).
    """
    start = m.counts[LINKED]
    add_link(m, 0)
    if crossed:
        add_link(m, following(e, m, mine, theirs, closed, lead) << LINK_BITS)
    else:
        penalized = mine + (1 << PENALTIES)
        add_link(m, following(e, m, penalized, theirs, closed, lead - e[PENALTY_POINTS]) << LINK_BITS)
    for row in range(4):
        shift = ROW_BITS * row
        state = mine >> shift & STATE
        here = e[STATES] * row + state
        for place in range(e[BY_STATE + 4 * NEXT * e[STATES] + here], e[LENGTH + row]):
            cross = e[BY_STATE + 4 * CROSS * e[STATES] + WIDTH * here + place]
            color, number = e[COLOR + WIDTH * row + place], e[NUMBER + WIDTH * row + place]
            if cross < 0 or closed >> color & 1 or not m.offered[color] >> number & 1:
                continue
            after, other, shut = mine + ((cross & STATE) - state << shift), theirs, closed
            if cross >> CLOSES:
                shut |= 1 << row
                other &= ~(STATE << shift)
            new = following(e, m, after, other, shut, lead + (cross >> ROW_BITS & STATE))
            add_link(m, new << LINK_BITS | color << COLOR_BITS | number)
    if not m.counts[FULL]:
        m.links[start] = m.counts[LINKED] - start - 1


def white_moves(e: Numbers, m: EndWorkspace, sheet: int, total: int, first: int) -> int:
    """Note from `first` on in which rows a sheet can cross the white sum, and the effect; return how many there are."""
    size = 0
    for row in range(4):
        place = e[WHITE + 4 * total + row]
        if place >= 0:
            here = e[STATES] * row + (sheet >> ROW_BITS * row & STATE)
            cross = e[BY_STATE + 4 * CROSS * e[STATES] + WIDTH * here + place]
            if cross >= 0:
                m.rows[first + size] = row
                m.crosses[first + size] = cross
                size += 1
    return size


def white_cells(
    e: Numbers, m: EndWorkspace, mine: int, theirs: int, closed: int, lead: int, total: int, both_pass: int
) -> None:
    """Add the cells of a white action, the one for both passing only with `both_pass`."""
    one, two = white_moves(e, m, mine, total, 0), white_moves(e, m, theirs, total, 5)
    add_link(m, one + 1)
    add_link(m, two + 1)
    for move in range(one + 1):
        for other in range(5, 5 + two + 1):
            after, their, shut, ahead = mine, theirs, closed, lead
            if move < one:
                cross, shift = m.crosses[move], ROW_BITS * m.rows[move]
                after += (cross & STATE) - (mine >> shift & STATE) << shift
                ahead += cross >> ROW_BITS & STATE
                shut |= cross >> CLOSES << m.rows[move]
            if other < 5 + two:
                cross, shift = m.crosses[other], ROW_BITS * m.rows[other]
                their += (cross & STATE) - (theirs >> shift & STATE) << shift
                ahead -= cross >> ROW_BITS & STATE
                shut |= cross >> CLOSES << m.rows[other]
            if move == one and other == 5 + two and not both_pass:
                continue
            for row in range(4):
                if shut >> row & 1:
                    after &= ~(STATE << ROW_BITS * row)
                    their &= ~(STATE << ROW_BITS * row)
            if e[OVER + shut]:
                add_link(m, 1)
                add_link(m, (LOST if ahead > 0 else TIED if ahead == 0 else WON) << LINK_BITS)
            else:
                color_cell(e, m, after, their, shut, ahead, int(move < one))


def offer(m: EndWorkspace, numbers: int) -> None:
    """Offer these numbers, as a bitmask, in every color."""
    for color in range(4):
        m.offered[color] = numbers


def spread(e: Numbers, m: EndWorkspace) -> bool:
    """Find all positions reachable from those so far; return whether there is room for them."""
    at = FIRST
    while at < m.counts[POSITIONS] and not m.counts[FULL]:
        m.start[at] = m.counts[LINKED]
        if m.worth[at] < 0:
            mine, closed = m.mine[at] >> 4, m.mine[at] & 15
            theirs, lead = m.theirs[at] >> LEAD_BITS, (m.theirs[at] & 2 * EVEN - 1) - EVEN
            offer(m, _ALL)
            color_cell(e, m, mine, theirs, closed, lead, 0)
            for total in range(2, 2 * e[SIDES] + 1):
                least, most = max(1, total - e[SIDES]), min(e[SIDES], total - 1)
                offer(m, (1 << most + e[SIDES] + 1) - (1 << least + 1))
                white_cells(e, m, mine, theirs, closed, lead, total, 0)
        at += 1
    return not m.counts[FULL]


def size_at_most(e: Numbers, mine: int, theirs: int, limit: int) -> bool:
    """Whether at most `limit` positions are reachable, treating rows and penalties as independent."""
    most = (e[MOST_PENALTIES] - (mine >> PENALTIES)) * (e[MOST_PENALTIES] - (theirs >> PENALTIES))
    for row in range(4):
        start = BY_STATE + e[STATES] * (4 * AHEAD + row)
        most *= e[start + (mine >> ROW_BITS * row & STATE)]
        most *= e[start + (theirs >> ROW_BITS * row & STATE)]
        if most > limit:
            return False
    return True
