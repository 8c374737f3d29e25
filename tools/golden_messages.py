"""Write tests/golden/messages.json: what a table of each printed variant tells the person at seat 0 or 1.

python tools/golden_messages.py            write it
python tools/golden_messages.py --check    exit 1 if it is out of date

A person who plays at random and a bot play a whole playthrough with fixed dice. The file keeps the first messages, in
which a choice is taken back, and the last ones. The page's tests read them.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import asdict

import fresh
import rowlock
from rowlock import protocol
from rowlock.rules.dice.legal import legal
from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.view import View
from rowlock.table import gameplay
from rowlock.table.bots import Bot
from rowlock.table.commands import decide
from rowlock.table.entries import Entry
from rowlock.table.fold import fold, steps
from rowlock.table.gameplay import Pace
from rowlock.table.opening import hashed, opening
from rowlock.table.table import Table
from rowlock.table.telling import news, story, welcome, yours

GOLDEN = fresh.ROOT / "tests/golden/messages.json"
COMMAND = "python tools/golden_messages.py"
TOKEN = hashed("a token")
FIRST, LAST = 12, 6


def eager(view: View) -> Move:
    """A bot that always crosses the first field it can; its play must never change."""
    assert view.seat is not None
    moves = legal(view.state, view.seat)
    return next((move for move in moves if str(move) != "-"), moves[0])


BOTS = {"eager": Bot("Eager", eager)}


def told(variant: str) -> Iterator[protocol.Welcome | protocol.News]:
    """Everything the person is told, from the opening to the end."""
    new = protocol.NewTable(names=("Ada",), variant=variant, bots=tuple(BOTS))
    table = fold(opening(new, "KXWPQM", bytes(range(32)), TOKEN, 0.0, BOTS))
    yield welcome(table, table.held_by(TOKEN), BOTS, Pace())
    rng = random.Random(variant)
    may_take_back = True
    while not table.is_over:
        command = wanted(table, rng, take_back=may_take_back)
        may_take_back = may_take_back and not isinstance(command, protocol.TakeBack)
        made = steps(table, entries(table, command))
        while entry := gameplay.follows(made[-1][2], 0.0, BOTS):
            made += steps(made[-1][2], [entry])
        table = made[-1][2]
        held, heard = table.held_by(TOKEN), story(made, Pace())
        yield welcome(table, held, BOTS, Pace()) if heard.moved else news(heard, held)


def entries(table: Table, command: protocol.Command | None) -> list[Entry]:
    """The entries a command produces; without a command the bot rolls."""
    if command is None:
        return gameplay.tick(table, table.since + Pace().bot_rolls, Pace())
    return decide(table, TOKEN, command, 0.0, BOTS)


def wanted(table: Table, rng: random.Random, *, take_back: bool) -> protocol.Command | None:
    """The person's next command; None if it is the bot's turn to roll."""
    if table.play is None:
        return protocol.Start()
    (own,) = yours(table, table.held_by(TOKEN))
    if take_back and own.take_back:
        return protocol.TakeBack(decision=own.take_back)
    if own.legal:
        crosses = [move for move in own.legal if move != "-"]
        return protocol.Choose(decision=table.decision, move=rng.choice(crosses) if crosses else "-")
    return protocol.Roll(decision=table.decision) if own.seat in table.awaited else None


def golden() -> str:
    """The text of the file, one message per line."""
    parts = []
    for variant in rowlock.variants():
        messages = [json.dumps(asdict(message), ensure_ascii=False) for message in told(variant)]
        kept = ",\n  ".join((*messages[:FIRST], *messages[-LAST:]))
        parts.append(f'"{variant}": [\n  {kept}\n]')
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    fresh.write_or_check(__doc__, lambda: {GOLDEN: golden()}, COMMAND)
