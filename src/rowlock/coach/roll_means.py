"""What a playthrough is worth before a roll: the exact mean over all rolls. Compiled, it works on arrays.

With two seats, the white action is solved as a game for every roll. With more, the seats that did not roll choose as
they would without seeing the colored dice, and the one that rolled makes its best white and color moves.
"""

from __future__ import annotations

from typing import Any

from rowlock.coach.coach_workspace import BY_NUMBER, FACES, FULL_CELLS, SEATS, CoachWorkspace
from rowlock.coach.color_table import note_cell, note_shares, show_whites
from rowlock.coach.prospects import land_profile, list_white_moves
from rowlock.packed import shape
from rowlock.packed.source import Numbers, inlined
from rowlock.players.net.choice_workspace import ChoiceWorkspace
from rowlock.players.net.choices import white_choices
from rowlock.players.net.endgame.position_values import game_worth
from rowlock.players.net.feature_tables import FeatureTables
from rowlock.players.net.regret import MOVES
from rowlock.players.net.sizes import ONE


def mean_of_two(
    t: Numbers, f: FeatureTables, net: Any, work: ChoiceWorkspace, c: CoachWorkspace, s: Numbers, rolled: Numbers
) -> None:
    """Write to `c.means` what a playthrough of two seats is worth before a roll, and with the six faces in `rolled`."""
    active, sides = s[shape.ACTIVE], t[shape.SIDES]
    mean = 0
    for total in range(2, 2 * sides + 1):
        show_whites(t, c, s, total)
        list_white_moves(t, work, c.here)
        height, width = work.sizes[active], work.sizes[1 - active]
        for cell in range(height * width):
            work.profile[active], work.profile[1 - active] = cell // width, cell % width
            land_profile(t, work, c, c.here)
            note_cell(t, f, net, work, c, total, cell)
        for low in range(max(1, total - sides), total // 2 + 1):
            part = sum_of_games(t, c, height, width, low, total - low)
            mean += part if 2 * low == total else 2 * part
            at = pair_at(low, total - low)
            c.pairs[at + active] = part // sides**4
            c.pairs[at + 1 - active] = ONE - part // sides**4
            if low == min(rolled[0], rolled[1]) and total == rolled[0] + rolled[1]:
                set_means(c, 1, active, part // sides**4)
                set_means(c, 2, active, game_of_roll(t, c, height, width, rolled))
    set_means(c, 0, active, mean // sides**6)


@inlined
def pair_at(low: int, high: int) -> int:
    """The place of a white pair in `c.pairs`."""
    return SEATS * (FACES * low + high)


def most_cells(t: Numbers, work: ChoiceWorkspace, c: CoachWorkspace, s: Numbers) -> int:
    """The most cells that the white action of two seats can have, whatever the roll."""
    most = 0
    for total in range(2, 2 * t[shape.SIDES] + 1):
        show_whites(t, c, s, total)
        list_white_moves(t, work, c.here)
        most = max(most, work.sizes[0] * work.sizes[1])
    return most


def set_means(c: CoachWorkspace, which: int, active: int, win: int) -> None:
    """Write the chances of two seats."""
    c.means[SEATS * which + active] = win
    c.means[SEATS * which + 1 - active] = ONE - win


def game_of_roll(t: Numbers, c: CoachWorkspace, height: int, width: int, rolled: Numbers) -> int:
    """What the white action with this roll is worth to the active seat."""
    for cell in range(height * width):
        most = c.base[cell]
        for color in range(shape.COLORS):
            face = rolled[2 + color]
            if face <= t[shape.SIDES]:
                start = BY_NUMBER * cell + shape.NUMBERS * color + face
                most = max(most, c.best[start + rolled[0]], c.best[start + rolled[1]])
        c.game.matrix[cell] = most
    return game_worth(c.game, height, width)


def group_faces(t: Numbers, c: CoachWorkspace, cells: int, color: int, low: int, high: int) -> int:
    """Group the faces of a color by what they are worth in all cells with these white dice; return how many groups."""
    size = 0
    for face in range(1, t[shape.SIDES] + 1):
        start = FULL_CELLS * (FACES * color + face)
        for cell in range(cells):
            at = BY_NUMBER * cell + shape.NUMBERS * color + face
            c.faces[start + cell] = max(c.base[cell], c.best[at + low], c.best[at + high])
        group = 0
        while group < size and not is_alike(
            c, cells, start, FULL_CELLS * (FACES * color + c.groups[FACES * color + group])
        ):
            group += 1
        if group == size:
            c.groups[FACES * color + group] = face
            c.weights[FACES * color + group] = 0
            size += 1
        c.weights[FACES * color + group] += 1
    return size


def is_alike(c: CoachWorkspace, cells: int, one: int, other: int) -> bool:
    """Whether two faces are worth the same in all cells."""
    same = 0
    while same < cells and c.faces[one + same] == c.faces[other + same]:
        same += 1
    return same == cells


def add_die(c: CoachWorkspace, cells: int, color: int, group: int) -> int:
    """Add a die of this color that shows a face of the group to those before it; return the weight of the group."""
    start = FULL_CELLS * (FACES * color + c.groups[FACES * color + group])
    here = FULL_CELLS * color
    for cell in range(cells):
        face = c.faces[start + cell]
        c.partial[here + cell] = max(c.partial[here - FULL_CELLS + cell], face) if color else face
    weight: int = c.weights[FACES * color + group]
    return weight


def sum_of_games(t: Numbers, c: CoachWorkspace, height: int, width: int, low: int, high: int) -> int:
    """What white actions with these white dice are worth, summed over all faces of the colored dice."""
    cells = height * width
    reds, yellows = group_faces(t, c, cells, 0, low, high), group_faces(t, c, cells, 1, low, high)
    greens, blues = group_faces(t, c, cells, 2, low, high), group_faces(t, c, cells, 3, low, high)
    last = FULL_CELLS * 3
    total = 0
    for red in range(reds):
        by_red = add_die(c, cells, 0, red)
        for yellow in range(yellows):
            by_yellow = by_red * add_die(c, cells, 1, yellow)
            for green in range(greens):
                by_green = by_yellow * add_die(c, cells, 2, green)
                for blue in range(blues):
                    weight = by_green * add_die(c, cells, 3, blue)
                    for cell in range(cells):
                        c.game.matrix[cell] = c.partial[last + cell]
                    total += weight * game_worth(c.game, height, width)
    return total


def mean_of_many(
    t: Numbers, f: FeatureTables, net: Any, work: ChoiceWorkspace, c: CoachWorkspace, s: Numbers, rolled: Numbers
) -> None:
    """The same with any number of seats."""
    seats, sides = s[shape.SEATS] & 15, t[shape.SIDES]
    for at in range(3 * SEATS):
        c.means[at] = 0
    for total in range(2, 2 * sides + 1):
        expect_choices(t, f, net, work, c, s, total)
        for low in range(max(1, total - sides), total // 2 + 1):
            sum_of_shares(t, c, low, total - low, seats)
            here = low == min(rolled[0], rolled[1]) and total == rolled[0] + rolled[1]
            for seat in range(seats):
                c.means[seat] += c.sums[seat] if 2 * low == total else 2 * c.sums[seat]
                c.pairs[pair_at(low, total - low) + seat] = c.sums[seat] // sides**4
                if here:
                    c.means[SEATS + seat] = c.sums[seat] // sides**4
            if here:
                share_of_roll(t, c, rolled, seats)
    for seat in range(seats):
        c.means[seat] //= sides**6


def expect_choices(
    t: Numbers, f: FeatureTables, net: Any, work: ChoiceWorkspace, c: CoachWorkspace, s: Numbers, total: int
) -> None:
    """Note what the active seat can make of a white sum, if the others choose as expected."""
    show_whites(t, c, s, total)
    torn = white_choices(t, f, net, work, c.here)
    for index in range(torn):
        likely = 0
        for move in range(work.support_sizes[index]):
            if work.mixed[MOVES * index + move] > work.mixed[MOVES * index + likely]:
                likely = move
        work.profile[work.torn[index]] = work.support[index][likely]
    c.base[0] = -1
    for at in range(BY_NUMBER):
        c.best[at] = -1
    active = s[shape.ACTIVE]
    for move in range(work.sizes[active]):
        work.profile[active] = move
        land_profile(t, work, c, c.here)
        note_shares(t, f, net, work, c, total)


def better(c: CoachWorkspace, one: int, other: int) -> int:
    """The better of two entries of the color table for the active seat; BY_NUMBER stands for no color move."""
    worth = c.base[0] if one == BY_NUMBER else c.best[one]
    return other if c.best[other] > worth else one


def sum_of_shares(t: Numbers, c: CoachWorkspace, low: int, high: int, seats: int) -> None:
    """Sum everybody's chances with these white dice over all faces of the colored dice, in `c.sums`."""
    sides = t[shape.SIDES]
    for seat in range(seats):
        c.sums[seat] = 0
    for red in range(1, sides + 1):
        first = better(c, better(c, BY_NUMBER, red + low), red + high)
        for yellow in range(1, sides + 1):
            at = shape.NUMBERS + yellow
            second = better(c, better(c, first, at + low), at + high)
            for green in range(1, sides + 1):
                at = 2 * shape.NUMBERS + green
                third = better(c, better(c, second, at + low), at + high)
                for blue in range(1, sides + 1):
                    at = 3 * shape.NUMBERS + blue
                    last = better(c, better(c, third, at + low), at + high)
                    for seat in range(seats):
                        c.sums[seat] += c.shares[SEATS * last + seat]


def share_of_roll(t: Numbers, c: CoachWorkspace, rolled: Numbers, seats: int) -> None:
    """Write everybody's chance with this roll to `c.means`."""
    best = BY_NUMBER
    for color in range(shape.COLORS):
        face = rolled[2 + color]
        if face <= t[shape.SIDES]:
            at = shape.NUMBERS * color + face
            best = better(c, better(c, best, at + rolled[0]), at + rolled[1])
    for seat in range(seats):
        c.means[2 * SEATS + seat] = c.shares[SEATS * best + seat]
