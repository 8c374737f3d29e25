"""What the positions of an endgame are worth, in integers, by backward induction.

A white action is a matrix game, a different one with every roll. Compiled, the same functions work on arrays.
"""

from __future__ import annotations

from rowlock.packed.source import Numbers
from rowlock.players.net.endgame.end_workspace import FACES, GAME, EndWorkspace
from rowlock.players.net.endgame.reachable import COLOR_BITS, LINK_BITS
from rowlock.players.net.endgame.sheet_tables import NUMBERS, SIDES
from rowlock.players.net.regret import CELLS, MOVES, solve
from rowlock.players.net.sizes import ONE


def pair_worth(m: EndWorkspace, height: int, width: int, row: int, column: int) -> int:
    """What the game in `m.matrix` is worth if both mix two moves each: this row and column, and a later one each.

    -1 if there are no such moves. It is checked that neither would gain by another move.
    """
    cells = m.matrix
    for other in range(row + 1, height):
        for beside in range(column + 1, width):
            a, b = cells[width * row + column], cells[width * row + beside]
            c, d = cells[width * other + column], cells[width * other + beside]
            rows, worth = a + d - b - c, a * d - b * c
            if rows == 0:
                continue
            sign = 1 if rows > 0 else -1
            mine, mine_too = sign * (d - c), sign * (a - b)
            theirs, theirs_too = sign * (d - b), sign * (a - c)
            if min(mine, mine_too, theirs, theirs_too) < 0:
                continue
            rows, worth = sign * rows, sign * worth
            best = True
            for index in range(height):
                if theirs * cells[width * index + column] + theirs_too * cells[width * index + beside] > worth:
                    best = False
            for index in range(width):
                if mine * cells[width * row + index] + mine_too * cells[width * other + index] < worth:
                    best = False
            if best:
                exact: int = worth // rows
                return exact
    return -1


def mixed_worth(m: EndWorkspace, height: int, width: int) -> int:
    """What the game in `m.matrix` is worth if it has no saddle point."""
    for row in range(height - 1):
        for column in range(width - 1):
            worth = pair_worth(m, height, width, row, column)
            if worth >= 0:
                return worth
    return matched_worth(m, height, width)


def matched_worth(m: EndWorkspace, height: int, width: int) -> int:
    """The same by regret matching: approximate, and rounded down."""
    m.sizes[0], m.sizes[1] = height, width
    for cell in range(height * width):
        m.value[cell] = float(m.matrix[cell])
        m.value[CELLS + cell] = -float(m.matrix[cell])
    solve(2, m.sizes, m.value, m.mixed, m.now, m.regret, m.gain)
    total = 0.0
    for row in range(height):
        for column in range(width):
            total += m.mixed[row] * m.mixed[MOVES + column] * m.value[width * row + column]
    return int(total)


def game_worth(m: EndWorkspace, height: int, width: int) -> int:
    """What the game in `m.matrix` is worth to the row player."""
    low, high = -1, ONE + 1
    for row in range(height):
        least = ONE + 1
        for column in range(width):
            least = min(least, m.matrix[width * row + column])
        low = max(low, least)
    for column in range(width):
        most = -1
        for row in range(height):
            most = max(most, m.matrix[width * row + column])
        high = min(high, most)
    return low if low == high else mixed_worth(m, height, width)


def note_cells(m: EndWorkspace, at: int, cells: int, both_pass: int) -> int:
    """Note where the links of a white action's cells begin, from `at` on; return where they end."""
    for cell in range(cells - 1):
        m.cells[cell] = at
        at += 1 + m.links[at]
    m.cells[cells - 1] = both_pass
    return at


def note_gains(m: EndWorkspace, cells: int) -> int:
    """Note the cells' worth without color moves, and the color moves worth more; return how many numbers those take."""
    size = 0
    for cell in range(cells):
        start = m.cells[cell]
        base = ONE - m.worth[m.links[start + 1] >> LINK_BITS]
        m.base[cell] = base
        for at in range(start + 2, start + 1 + m.links[start]):
            link = m.links[at]
            worth = ONE - m.worth[link >> LINK_BITS]
            if worth > base:
                m.gains[size] = cell
                m.gains[size + 1] = link >> COLOR_BITS & 3
                m.gains[size + 2] = link & NUMBERS - 1
                m.gains[size + 3] = worth
                size += 4
    return size


def note_faces(e: Numbers, m: EndWorkspace, gains: int, cells: int, color: int, white: int, other: int) -> int:
    """Group the faces of a color by what they are worth in all cells; return the number of groups."""
    seen = 0
    for at in range(0, gains, 4):
        if m.gains[at + 1] != color:
            continue
        for face in (m.gains[at + 2] - white, m.gains[at + 2] - other):
            if 1 <= face <= e[SIDES]:
                start = GAME * (FACES * color + face)
                if not seen >> face & 1:
                    seen |= 1 << face
                    for cell in range(cells):
                        m.faces[start + cell] = m.base[cell]
                cell = m.gains[at]
                m.faces[start + cell] = max(m.faces[start + cell], m.gains[at + 3])
    first = FACES * color
    m.groups[first] = 0
    m.weights[first] = e[SIDES]
    size = 1
    for face in range(1, e[SIDES] + 1):
        if seen >> face & 1:
            m.weights[first] -= 1
            group = alike(m, cells, color, face, size)
            if group < size:
                m.weights[first + group] += 1
            else:
                m.groups[first + size] = face
                m.weights[first + size] = 1
                size += 1
    return size


def alike(m: EndWorkspace, cells: int, color: int, face: int, groups: int) -> int:
    """The group whose faces are worth the same as this one; the number of groups if there is none."""
    start = GAME * (FACES * color + face)
    for group in range(1, groups):
        other = GAME * (FACES * color + m.groups[FACES * color + group])
        same = True
        for cell in range(cells):
            if m.faces[start + cell] != m.faces[other + cell]:
                same = False
        if same:
            return group
    return groups


def rolls_worth(e: Numbers, m: EndWorkspace, height: int, width: int, gains: int, white: int, other: int) -> int:
    """What a white action is worth, summed over all faces of the colored dice."""
    cells = height * width
    red = note_faces(e, m, gains, cells, 0, white, other)
    yellow = note_faces(e, m, gains, cells, 1, white, other)
    green = note_faces(e, m, gains, cells, 2, white, other)
    blue = note_faces(e, m, gains, cells, 3, white, other)
    total = 0
    for rolled in range(red * yellow * green * blue):
        weight, left = 1, rolled
        for cell in range(cells):
            m.matrix[cell] = m.base[cell]
        for color in range(4):
            groups = red if color == 0 else yellow if color == 1 else green if color == 2 else blue
            group = left % groups
            left //= groups
            weight *= m.weights[FACES * color + group]
            if group:
                start = GAME * (FACES * color + m.groups[FACES * color + group])
                for cell in range(cells):
                    m.matrix[cell] = max(m.matrix[cell], m.faces[start + cell])
        if weight:
            total += weight * game_worth(m, height, width)
    return total


def expected(e: Numbers, m: EndWorkspace, start: int) -> int:
    """What the position whose links begin at `start` is worth: the mean over all rolls."""
    at = start + 1 + m.links[start]
    sides = e[SIDES]
    total = 0
    for whites in range(2, 2 * sides + 1):
        height, width = m.links[at], m.links[at + 1]
        at = note_cells(m, at + 2, height * width, start)
        gains = note_gains(m, height * width)
        for white in range(max(1, whites - sides), whites // 2 + 1):
            twice = 1 if 2 * white == whites else 2
            total += twice * rolls_worth(e, m, height, width, gains, white, whites - white)
    mean: int = total // sides**6
    return mean


def settle(e: Numbers, m: EndWorkspace) -> None:
    """Solve all positions, the furthest first."""
    for back in range(1, len(m.latest) + 1):
        at = m.latest[len(m.latest) - back]
        while at >= 0:
            m.worth[at] = expected(e, m, m.start[at])
            at = m.before[at]
