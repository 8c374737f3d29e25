"""Write tests/golden/playthroughs.json: a short, complete playthrough of each printed variant, as its table reports it.

python tools/golden_playthroughs.py            write it
python tools/golden_playthroughs.py --check    exit 1 if it is out of date

People and a bot play with real dice that favor the first seat, so that rows close early. The file has every step that
one device hears, the welcome it would get at that point, and the replay. Shared parts are stored once: the page's
tests, which read the file, reassemble the messages.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass

import fresh
import rowlock
from golden_messages import BOTS, TOKEN
from rowlock import protocol
from rowlock.chance import throw
from rowlock.rules.dice import play
from rowlock.rules.dice.dice_game import DicePlaythrough
from rowlock.rules.dice.legal import legal
from rowlock.rules.dice.moves import Cross, Pass
from rowlock.rules.dice.notation import parse_move
from rowlock.rules.dice.roll import Roll
from rowlock.rules.dice.state import State
from rowlock.table import gameplay
from rowlock.table.commands import decide
from rowlock.table.fold import fold, steps
from rowlock.table.gameplay import Pace
from rowlock.table.opening import opening
from rowlock.table.replaying import replay_of
from rowlock.table.table import Table
from rowlock.table.telling import Story, news, story, variant_view, welcome, yours

GOLDEN = fresh.ROOT / "tests/golden/playthroughs.json"
COMMAND = "python tools/golden_playthroughs.py"
NAMES = ("Ada", "Ben")
TRIES = 300
SECOND_THOUGHTS, PAUSES = 0.1, 0.03


@dataclass(frozen=True)
class Heard:
    """A table and the story that led to it; None if it is told by a welcome instead."""

    table: Table
    story: Story | None


def played(variant: str, names: Sequence[str]) -> Iterator[Heard]:
    """Everything that happens at a table, from the opening to the end."""
    new = protocol.NewTable(names=tuple(names), variant=variant, bots=tuple(BOTS), dice="real")
    table = fold(opening(new, "KXWPQM", bytes(range(32)), TOKEN, 0.0, BOTS))
    yield Heard(table, None)
    rng = random.Random(variant)
    while not table.is_over:
        made = steps(table, decide(table, TOKEN, wanted(table, rng), 0.0, BOTS))
        while entry := gameplay.follows(made[-1][2], 0.0, BOTS):
            made += steps(made[-1][2], [entry])
        told = story(made, Pace())
        table = told.table
        yield Heard(table, None if told.moved else told)


def wanted(table: Table, rng: random.Random) -> protocol.Command:
    """The people's next command."""
    if table.play is None:
        return protocol.Start(first=rng.randrange(2))
    if table.paused:
        return protocol.Resume()
    if rng.random() < PAUSES:
        return protocol.Pause()
    held = yours(table, table.held_by(TOKEN))
    for own in held:
        if own.take_back and rng.random() < SECOND_THOUGHTS:
            return protocol.TakeBack(decision=own.take_back, seat=own.seat)
    for own in held:
        if own.legal:
            return protocol.Choose(decision=table.decision, move=nearest(_state(table), own), seat=own.seat)
    return protocol.Roll(decision=table.decision, roll=str(kind_roll(_state(table), rng)))


def _state(table: Table) -> State:
    assert isinstance(table.play, DicePlaythrough)
    return table.play.state


def nearest(state: State, own: protocol.Yours) -> str:
    return min(own.legal, key=lambda move: far(state, own.seat, move))


def kind_roll(state: State, rng: random.Random) -> Roll:
    """A roll that brings the first seat closer to its locks."""
    rolls = [throw(state, rng) for _ in range(TRIES)]
    return min(rolls, key=lambda roll: min(far(state, 0, str(move)) for move in legal(play.roll(state, roll), 0)))


def far(state: State, seat: int, move: str) -> tuple[int, int, str]:
    """How far a move is from being good: a lock is best, then the next field of the fullest row."""
    match parse_move(move):
        case Pass():
            return 100, 0, move
        case Cross(field=at):
            field = state.variant.layout.fields[at]
            sheet = state.sheets[seat]
            skipped = -1 if field.closing else field.position - sheet.last(field.row) - 1
            return skipped, -len(sheet.crosses[field.row]), move


def told(variant: str, names: Sequence[str]) -> dict[str, object]:
    """A playthrough in the format of the file."""
    tables: list[protocol.TableView] = []
    listed: list[dict[str, object]] = []
    for heard in played(variant, names):
        held = heard.table.held_by(TOKEN)
        seen = welcome(heard.table, held, BOTS, Pace())
        if not tables or tables[-1] != seen.table:
            tables.append(seen.table)
        step: dict[str, object] = {"version": seen.version, "events": None, "changed": False}
        if heard.story:
            said = news(heard.story, held)
            assert (said.version, said.now, said.yours) == (seen.version, seen.now, seen.yours)
            assert said.table in (None, seen.table)
            step |= {"events": [asdict(event) for event in said.events], "changed": said.table is not None}
        now = asdict(seen.now) if seen.now else None
        listed.append({**step, "table": len(tables) - 1, "now": now, "yours": [asdict(own) for own in seen.yours]})
    shown = asdict(replay_of(heard.table))
    return {
        "variant": asdict(variant_view(rowlock.variant(variant))),
        "bots": [*BOTS],
        "tables": [asdict(table) for table in tables],
        "steps": listed,
        "replay": {key: shown[key] for key in ("table", "seats", "over", "record", "moments")},
    }


def golden() -> str:
    """The text of the file, one step or moment per line. In every other variant one device holds two seats."""
    parts = []
    for index, variant in enumerate(rowlock.variants()):
        part = told(variant, NAMES[: 1 + index % 2])
        parts.append(f'"{variant}": {_lines(part)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _lines(value: object) -> str:
    """JSON with one line per item of an object or of a list of objects."""
    if isinstance(value, dict) and ("steps" in value or "moments" in value):
        inside = ",\n".join(f'"{key}": {_lines(item)}' for key, item in value.items())
        return "{\n" + inside + "\n}"
    if isinstance(value, list | tuple) and any(isinstance(item, dict) for item in value):
        return "[\n" + ",\n".join(json.dumps(item, ensure_ascii=False, separators=(",", ":")) for item in value) + "\n]"
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    fresh.write_or_check(__doc__, lambda: {GOLDEN: golden()}, COMMAND)
