"""How a seat chooses. The white choices of a table are a game: each seat expects what the others will do.

First every seat answers what the others seem to choose, in turn, until nobody wants to change: then everybody does just
that. If choices never settle, those who keep changing play a game of mixed choices, solved by regret matching.
"""

from __future__ import annotations

from rowlock.kernel import shape as at
from rowlock.kernel.arrays import Ints
from rowlock.kernel.compiled import inlined, lean
from rowlock.kernel.step import land_color, land_white, legal_moves
from rowlock.players.compiled.net_arrays import Net, Room
from rowlock.players.compiled.packed_evaluation import value
from rowlock.players.compiled.packed_regret import solve
from rowlock.players.net.regret import ANSWERS, CELLS, MOVES
from rowlock.players.net.sizes import ONE


@inlined
def _copy(s: Ints, to: Ints) -> None:
    for column in range(len(s)):
        to[column] = s[column]


@lean
def best_color(t: Ints, f: Ints, net: Net, room: Room, s: Ints) -> tuple[int, int]:
    """The color move of the active seat that is worth most to it, and what it is worth."""
    active = s[at.ACTIVE]
    size = legal_moves(t, s, active, room.colors)
    best, most = at.PASS, 0
    for index in range(size):
        _copy(s, room.turned)
        land_color(t, room.turned, room.colors[index])
        worth = value(t, f, net, room, room.turned, active)
        if index == 0 or worth > most:
            best, most = room.colors[index], worth
    return best, most


@lean
def _worth_of_profile(t: Ints, f: Ints, net: Net, room: Room, s: Ints, seat: int) -> int:
    """What the choices in `room.profile` are worth to a seat, with the best that the active seat can do then.

    Unless a row closes that is the move that it plans, if `room.plan` has one.
    """
    white, active = room.white, s[at.ACTIVE]
    _copy(s, white)
    for other in range(s[at.SEATS] & 15):
        white[at.CHOICE + other] = room.moves[other, room.profile[other]]
    land_white(t, white)
    if white[at.PHASE] == at.OVER:
        return value(t, f, net, room, white, seat)
    move = room.plan[0]
    if seat == active or move == at.NONE or white[at.CLOSED] != s[at.CLOSED]:
        move, most = best_color(t, f, net, room, white)
        if seat == active:
            room.plan[0] = move
            return most
        if s[at.SEATS] == 2:
            return ONE - most
    _copy(white, room.turned)
    land_color(t, room.turned, move)
    return value(t, f, net, room, room.turned, seat)


@lean
def _answer(t: Ints, f: Ints, net: Net, room: Room, s: Ints, seat: int) -> bool:
    """The seat takes its best move against the others' expected ones; whether it does another thing than before."""
    before, planned = room.profile[seat], room.plan[0]
    best = before
    most = _worth_of_profile(t, f, net, room, s, seat)
    plan = room.plan[0]
    for move in range(room.sizes[seat]):
        if move != before:
            room.profile[seat] = move
            worth = _worth_of_profile(t, f, net, room, s, seat)
            if worth > most:
                best, most, plan = move, worth, room.plan[0]
    room.profile[seat] = best
    room.plan[0] = plan
    room.taken[seat] |= 1 << best
    return bool(best != before or plan != planned)


@lean
def white_choices(t: Ints, f: Ints, net: Net, room: Room, s: Ints) -> int:
    """Work out what all seats choose in the white action.

    The moves of each seat are in `room.moves`, the one it is expected to choose in `room.profile`. The result is how
    many mix their choices: the seats in `room.torn`, from the moves in `room.support`, by the chances in `room.mixed`.
    """
    seats, active = s[at.SEATS], s[at.ACTIVE]
    room.plan[0] = at.PASS
    for seat in range(seats):
        room.sizes[seat] = min(MOVES - 1, legal_moves(t, s, seat, room.moves[seat]))
        room.moves[seat, room.sizes[seat] - 1] = at.PASS
        room.profile[seat] = room.sizes[seat] - 1
    quiet = 0
    for turn in range(ANSWERS * seats):
        seat = (active + 1 + turn) % seats
        if turn % seats == 0:
            for other in range(seats):
                room.taken[other] = 1 << room.profile[other]
        changed = (seat == active or room.sizes[seat] > 1) and _answer(t, f, net, room, s, seat)
        quiet = 0 if changed else quiet + 1
        if quiet >= seats - 1 and turn >= seats - 1:  # everybody has answered what the others do now
            return 0
    return _mix(t, f, net, room, s)


@lean
def _mix(t: Ints, f: Ints, net: Net, room: Room, s: Ints) -> int:
    """The game of those who changed their minds in the last round of answers; between two, of both with all moves."""
    seats = s[at.SEATS]
    torn, cells = 0, 1
    for seat in range(seats):
        taken = room.taken[seat]
        if seats == 2 and room.sizes[0] * room.sizes[1] <= CELLS:
            taken = (1 << room.sizes[seat]) - 1
        size = 0
        for move in range(room.sizes[seat]):
            if taken >> move & 1:
                room.support[torn, size] = move
                size += 1
        if size > 1 and cells * size <= CELLS:
            room.torn[torn] = seat
            room.support_sizes[torn] = size
            cells *= size
            torn += 1
    for cell in range(cells):
        left = cell
        for back in range(torn):
            index = torn - 1 - back
            room.profile[room.torn[index]] = room.support[index, left % room.support_sizes[index]]
            left //= room.support_sizes[index]
        for index in range(torn):
            room.plan[0] = at.NONE
            room.worth[CELLS * index + cell] = _worth_of_profile(t, f, net, room, s, room.torn[index])
    solve(torn, room.support_sizes, room.worth, room.mixed, room.now, room.regret, room.gain)
    return torn
