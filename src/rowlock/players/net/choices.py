"""How a seat chooses. The white choices of a table are a game: each seat anticipates what the others will do.

First the seats, in turn, switch to their best response to the others' expected choices, until none wants to change:
those are their choices. If they never settle, the seats that keep changing play mixed strategies, found by regret
matching. Compiled, the same functions work on arrays.
"""

from __future__ import annotations

import random
from typing import Any

from rowlock.packed import shape
from rowlock.packed.copying import copy
from rowlock.packed.source import Numbers
from rowlock.packed.step import land_color, land_white, legal_moves
from rowlock.players.net.choice_workspace import ChoiceWorkspace
from rowlock.players.net.feature_tables import FeatureTables
from rowlock.players.net.regret import ANSWERS, CELLS, MOVES, drawn, solve
from rowlock.players.net.sizes import ONE
from rowlock.players.net.worth import value


def best_color(t: Numbers, f: FeatureTables, net: Any, work: ChoiceWorkspace, s: Numbers) -> tuple[int, int]:
    """The color move worth most to the active seat, and its worth."""
    active = s[shape.ACTIVE]
    size = legal_moves(t, s, active, work.colors)
    best, most = shape.PASS, 0
    for index in range(size):
        copy(s, work.turned, 0, len(s))
        land_color(t, work.turned, work.colors[index])
        worth = value(t, f, net, work, work.turned, active)
        if index == 0 or worth > most:
            best, most = work.colors[index], worth
    return best, most


def _worth_of_profile(t: Numbers, f: FeatureTables, net: Any, work: ChoiceWorkspace, s: Numbers, seat: int) -> int:
    """What the choices in `work.profile` are worth to a seat, followed by the active seat's best color move.

    For other seats that is its planned move, if `work.plan` has one and no row closes.
    """
    white, active = work.white, s[shape.ACTIVE]
    copy(s, white, 0, len(s))
    for other in range(s[shape.SEATS] & 15):
        white[shape.CHOICE + other] = work.moves[other][work.profile[other]]
    land_white(t, white)
    if white[shape.PHASE] == shape.OVER:
        return value(t, f, net, work, white, seat)
    move = work.plan[0]
    if seat == active or move == shape.NONE or white[shape.CLOSED] != s[shape.CLOSED]:
        move, most = best_color(t, f, net, work, white)
        if seat == active:
            work.plan[0] = move
            return most
        if s[shape.SEATS] == 2:
            return ONE - most
    copy(white, work.turned, 0, len(s))
    land_color(t, work.turned, move)
    return value(t, f, net, work, work.turned, seat)


def _answer(t: Numbers, f: FeatureTables, net: Any, work: ChoiceWorkspace, s: Numbers, seat: int) -> bool:
    """Switch the seat to its best response to the others' expected moves; return whether anything changed."""
    before, planned = work.profile[seat], work.plan[0]
    best = before
    most = _worth_of_profile(t, f, net, work, s, seat)
    plan = work.plan[0]
    for move in range(work.sizes[seat]):
        if move != before:
            work.profile[seat] = move
            worth = _worth_of_profile(t, f, net, work, s, seat)
            if worth > most:
                best, most, plan = move, worth, work.plan[0]
    work.profile[seat] = best
    work.plan[0] = plan
    work.taken[seat] |= 1 << best
    return bool(best != before or plan != planned)


def white_choices(t: Numbers, f: FeatureTables, net: Any, work: ChoiceWorkspace, s: Numbers) -> int:
    """Work out the white choices of all seats.

    The moves of each seat are in `work.moves`, the one it is expected to choose in `work.profile`. Return how many
    seats mix their choices: those in `work.torn`, from the moves in `work.support`, with the chances in `work.mixed`.
    """
    seats, active = s[shape.SEATS], s[shape.ACTIVE]
    work.plan[0] = shape.PASS
    for seat in range(seats):
        work.sizes[seat] = min(MOVES - 1, legal_moves(t, s, seat, work.moves[seat]))
        work.moves[seat][work.sizes[seat] - 1] = shape.PASS
        work.profile[seat] = work.sizes[seat] - 1
    quiet = 0
    for turn in range(ANSWERS * seats):
        seat = (active + 1 + turn) % seats
        if turn % seats == 0:
            for other in range(seats):
                work.taken[other] = 1 << work.profile[other]
        changed = (seat == active or work.sizes[seat] > 1) and _answer(t, f, net, work, s, seat)
        quiet = 0 if changed else quiet + 1
        if quiet >= seats - 1 and turn >= seats - 1:  # every seat has responded to what the others do now
            return 0
    return _mix(t, f, net, work, s)


def _mix(t: Numbers, f: FeatureTables, net: Any, work: ChoiceWorkspace, s: Numbers) -> int:
    """Solve the game of the seats that changed in the last round of responses; with two seats, of all their moves."""
    seats = s[shape.SEATS]
    torn, cells = 0, 1
    for seat in range(seats):
        taken = work.taken[seat]
        if seats == 2 and work.sizes[0] * work.sizes[1] <= CELLS:
            taken = (1 << work.sizes[seat]) - 1
        size = 0
        for move in range(work.sizes[seat]):
            if taken >> move & 1:
                work.support[torn][size] = move
                size += 1
        if size > 1 and cells * size <= CELLS:
            work.torn[torn] = seat
            work.support_sizes[torn] = size
            cells *= size
            torn += 1
    for cell in range(cells):
        left = cell
        for back in range(torn):
            index = torn - 1 - back
            work.profile[work.torn[index]] = work.support[index][left % work.support_sizes[index]]
            left //= work.support_sizes[index]
        for index in range(torn):
            work.plan[0] = shape.NONE
            work.worth[CELLS * index + cell] = float(_worth_of_profile(t, f, net, work, s, work.torn[index]))
    solve(torn, work.support_sizes, work.worth, work.mixed, work.now, work.regret, work.gain)
    return torn


def chosen(work: ChoiceWorkspace, torn: int, me: int, rng: random.Random) -> int:
    """The move of a seat after `white_choices` has returned `torn`; a seat that mixes its choices draws one."""
    for index in range(torn):
        if work.torn[index] == me:
            move = drawn(work.support_sizes[index], work.mixed, MOVES * index, rng.random())
            return int(work.moves[me][work.support[index][move]])
    return int(work.moves[me][work.profile[me]])
