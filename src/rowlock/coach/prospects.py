"""Everybody's prospects after an action; see `units`. Compiled, the same functions work on arrays."""

from __future__ import annotations

from typing import Any

from rowlock.coach.coach_workspace import SEATS, CoachWorkspace
from rowlock.coach.units import POINT, SHIFT
from rowlock.packed import shape
from rowlock.packed.copying import copy
from rowlock.packed.points import score
from rowlock.packed.source import Numbers
from rowlock.packed.step import land_color, land_white, legal_moves, sheet_of
from rowlock.players.net.choice_workspace import ChoiceWorkspace
from rowlock.players.net.feature_tables import FeatureTables
from rowlock.players.net.sizes import ONE
from rowlock.players.net.worth import prospects


def seen(t: Numbers, f: FeatureTables, net: Any, work: ChoiceWorkspace, s: Numbers, me: int) -> tuple[int, int]:
    """A seat's chance and margin between two turns or after the end, or its points if it plays alone."""
    if s[shape.SEATS] == 1 and s[shape.PHASE] == shape.OVER:
        return (score(t, s, sheet_of(me)) + SHIFT) * POINT, 0
    return prospects(t, f, net, work, s, me)


def seen_by_all(
    t: Numbers, f: FeatureTables, net: Any, work: ChoiceWorkspace, c: CoachWorkspace, s: Numbers, at: int
) -> None:
    """Write everybody's chance to `c.wins`, from `at` on."""
    seats = s[shape.SEATS] & 15
    if seats == 2:
        win, _ = seen(t, f, net, work, s, 0)
        c.wins[at] = win
        c.wins[at + 1] = ONE - win
        return
    for seat in range(seats):
        c.wins[at + seat] = seen(t, f, net, work, s, seat)[0]


def best_color_move(
    t: Numbers, f: FeatureTables, net: Any, work: ChoiceWorkspace, c: CoachWorkspace, s: Numbers
) -> tuple[int, int]:
    """The color move with the best chance for the active seat, and that chance; `c.trial` is overwritten."""
    active = s[shape.ACTIVE]
    best, most = shape.PASS, -1
    for index in range(legal_moves(t, s, active, c.colors)):
        copy(s, c.trial, 0, len(s))
        land_color(t, c.trial, c.colors[index])
        win, _ = seen(t, f, net, work, c.trial, active)
        if win > most:
            best, most = c.colors[index], win
    return best, most


def color_worths(t: Numbers, f: FeatureTables, net: Any, work: ChoiceWorkspace, c: CoachWorkspace, s: Numbers) -> int:
    """Write what each color move is worth to `c.wins` and `c.margins`, and the moves to `work.colors`."""
    active = s[shape.ACTIVE]
    size = legal_moves(t, s, active, work.colors)
    for index in range(size):
        copy(s, c.trial, 0, len(s))
        land_color(t, c.trial, work.colors[index])
        seen_by_all(t, f, net, work, c, c.trial, SEATS * index)
        c.margins[index] = seen(t, f, net, work, c.trial, active)[1]
    return size


def white_worths(
    t: Numbers, f: FeatureTables, net: Any, work: ChoiceWorkspace, c: CoachWorkspace, s: Numbers, me: int
) -> None:
    """Write what each white move of a seat is worth to `c.wins` and `c.margins`, against `work.profile`.

    The active seat makes its best color move afterwards.
    """
    before = work.profile[me]
    for index in range(work.sizes[me]):
        work.profile[me] = index
        land_profile(t, work, c, s)
        if c.landed[shape.PHASE] == shape.OVER:
            copy(c.landed, c.trial, 0, len(s))
        else:
            move, _ = best_color_move(t, f, net, work, c, c.landed)
            copy(c.landed, c.trial, 0, len(s))
            land_color(t, c.trial, move)
        seen_by_all(t, f, net, work, c, c.trial, SEATS * index)
        c.margins[index] = seen(t, f, net, work, c.trial, me)[1]
    work.profile[me] = before


def land_profile(t: Numbers, work: ChoiceWorkspace, c: CoachWorkspace, s: Numbers) -> None:
    """Write to `c.landed` the playthrough after the white choices in `work.profile`."""
    copy(s, c.landed, 0, len(s))
    for seat in range(s[shape.SEATS] & 15):
        c.landed[shape.CHOICE + seat] = work.moves[seat][work.profile[seat]]
    land_white(t, c.landed)


def list_white_moves(t: Numbers, work: ChoiceWorkspace, s: Numbers) -> None:
    """Write the white moves of all seats to `work.moves`."""
    for seat in range(s[shape.SEATS] & 15):
        work.sizes[seat] = legal_moves(t, s, seat, work.moves[seat])
        work.profile[seat] = work.sizes[seat] - 1


def white_matrix(t: Numbers, f: FeatureTables, net: Any, work: ChoiceWorkspace, c: CoachWorkspace, s: Numbers) -> None:
    """Write the white action of two seats as a game to `c.game.matrix`: by moves of the active seat, then the other.

    `c.margins` has the active seat's margin in each cell.
    """
    list_white_moves(t, work, s)
    active = s[shape.ACTIVE]
    width = work.sizes[1 - active]
    for row in range(work.sizes[active]):
        for column in range(width):
            work.profile[active], work.profile[1 - active] = row, column
            land_profile(t, work, c, s)
            if c.landed[shape.PHASE] == shape.OVER:
                copy(c.landed, c.trial, 0, len(s))
            else:
                move, _ = best_color_move(t, f, net, work, c, c.landed)
                copy(c.landed, c.trial, 0, len(s))
                land_color(t, c.trial, move)
            cell = width * row + column
            c.game.matrix[cell], c.margins[cell] = seen(t, f, net, work, c.trial, active)
