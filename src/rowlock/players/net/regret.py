"""A game of seats that choose simultaneously, solved by regret matching: no seat would gain by choosing differently.

A cell of the game has a move for each seat, the last seat's varying fastest. `worth[CELLS * seat + cell]` is its worth
to a seat; `mixed`, `now` and `regret` are indexed by `[MOVES * seat + move]`. Compiled, the same functions work on
arrays; the order of all sums is written out, so that both give the same to the last bit.
"""

from __future__ import annotations

from rowlock.packed.source import Floats, Numbers

ANSWERS = 4
"""How often each seat may change its mind before it mixes its choices."""
ROUNDS = 300
CELLS = 1024
"""The most cells a game can have."""
MOVES = 64
"""The most moves a seat can have."""
_RARE = 0.02


def begin(seat: int, size: int, mixed: Floats, now: Floats, regret: Floats) -> None:
    """Start the seat with all moves equally likely and no regrets."""
    for move in range(MOVES * seat, MOVES * seat + size):
        mixed[move] = 0.0
        now[move] = 1.0 / size
        regret[move] = 0.0


def learn(
    seats: int, sizes: Numbers, cells: int, worth: Floats, now: Floats, regret: Floats, gain: Floats, seat: int
) -> None:
    """Update the seat's regrets, and its choice in proportion to them."""
    first, size = MOVES * seat, sizes[seat]
    for move in range(size):
        gain[move] = 0.0
    for cell in range(cells):
        chance = 1.0
        left = cell
        mine = 0
        for back in range(seats):
            other = seats - 1 - back
            move = left % sizes[other]
            left //= sizes[other]
            if other == seat:
                mine = move
            else:
                chance *= now[MOVES * other + move]
        gain[mine] += chance * worth[CELLS * seat + cell]
    mean = 0.0
    for move in range(size):
        mean += now[first + move] * gain[move]
    total = 0.0
    for move in range(size):
        regret[first + move] = max(0.0, regret[first + move] + gain[move] - mean)
        total += regret[first + move]
    for move in range(size):
        now[first + move] = regret[first + move] / total if total > 0.0 else 1.0 / size


def remember(turn: int, seat: int, size: int, mixed: Floats, now: Floats) -> None:
    """Add the seat's current choice to its mixed choice; later rounds weigh more."""
    for move in range(MOVES * seat, MOVES * seat + size):
        mixed[move] += (turn + 1.0) * now[move]


def finish(seat: int, size: int, mixed: Floats) -> None:
    """Normalize the seat's chances to sum to one, without moves that are hardly ever right."""
    first = MOVES * seat
    total = 0.0
    for move in range(first, first + size):
        total += mixed[move]
    kept = 0.0
    for move in range(first, first + size):
        mixed[move] = mixed[move] / total if mixed[move] > _RARE * total else 0.0
        kept += mixed[move]
    for move in range(first, first + size):
        mixed[move] /= kept


def solve(seats: int, sizes: Numbers, worth: Floats, mixed: Floats, now: Floats, regret: Floats, gain: Floats) -> None:
    """Write into `mixed` how often each seat should choose each of its moves."""
    cells = 1
    for seat in range(seats):
        cells *= sizes[seat]
        begin(seat, sizes[seat], mixed, now, regret)
    for turn in range(ROUNDS):
        for seat in range(seats):
            learn(seats, sizes, cells, worth, now, regret, gain, seat)
            remember(turn, seat, sizes[seat], mixed, now)
    for seat in range(seats):
        finish(seat, sizes[seat], mixed)


def drawn(size: int, mixed: Floats, first: int, chance: float) -> int:
    """The move that `chance`, a number below one, draws from the mixed choice that begins at `first`."""
    move = 0
    for other in range(size):
        if mixed[first + other] > 0.0:
            move = other
            chance -= mixed[first + other]
            if chance < 0.0:
                return move
    return move
