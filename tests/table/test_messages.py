"""Golden files of the messages as JSON: an example of each kind, and all that a client hears in a short playthrough.

A change of the protocol changes these files, and the page's tests read them. Rewrite them, and review the diff:

    ROWLOCK_GOLDEN=write python -m pytest tests/table/test_messages.py
"""

import dataclasses
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

import rowlock
from hosting import Client, House
from rowlock import protocol as p
from rowlock.table.bots import Bot

FOLDER = Path(__file__).parent.parent / "golden"
EVENTS = {kind.__dataclass_fields__["type"].default: kind for kind in get_args(p.Event)}

CLIENT: list[p.ClientMessage] = [
    p.Join(token="00112233445566778899aabbccddeeff", have=12, salt="c0ffee", id=1),
    p.AddBot(player="greedy", seat=3, id=2),
    p.Remove(seat=1, id=3),
    p.Start(first=1, id=4),
    p.Roll(decision="1r", roll="34 2?16", id=5),
    p.Choose(decision="1w", move="y11>b", seat=0, id=6),
    p.TakeBack(decision="1w", seat=0, id=7),
    p.Pause(id=8),
    p.Resume(id=9),
    p.Leave(id=10),
    p.Return(id=11),
    p.Replace(seat=1, player="greedy", id=12),
    p.HandOver(seat=1, id=13),
    p.Rename(name="Zoë", seat=0, id=16),
    p.Rematch(id=14),
    p.Explain(decision="1w", field="r8", seat=0, id=15),
    p.React(reaction="well_played", seat=0, id=17),
    p.Advise(decision="1w", seat=0, id=19),
    p.Allow(coach=True, id=18),
]
EVENT: list[p.Event] = [
    p.Rolled(seat=0, roll="34 25.6"),
    p.Chose(seat=1),
    p.TookBack(seat=1),
    p.Passed(seat=1),
    p.Crossed(seat=0, field="r7", by_bonus=True),
    p.Locked(seat=0, row="red"),
    p.Struck(seat=0, index=3, used=False),
    p.Earned(seat=0, kind="two-in-fewest"),
    p.Penalized(seat=0),
    p.Closed(row="red"),
    p.Ended(by_rows=True, by_penalties=False),
    p.TableChanged(),
]
FIELD = p.FieldView(id="r2", number=2, color="red", closing=False, bonus=True, pair="a", double=True)
ROW = p.RowView(id="ry", name="red-yellow", fields=(FIELD,), neighbors=("r", "y"))
VARIANT = p.VariantView(
    id="tiny",
    name="Tiny",
    about="For an example.",
    sides=6,
    rows=(ROW,),
    bar=("red", "blue"),
    pairs={"a": "thirteen"},
    points=(0, 1, 3),
    penalties=4,
    penalty_points=5,
    close_after=5,
    rows_to_end=2,
)
SEAT = p.SeatView(name="Zoë", kind="person", player="greedy", stand_in=True, away=True, lucky=(5, 10))
FAIR = p.FairView(commitment="ab" * 32, seed="", salts=("c0ffee", ""))
TABLE = p.TableView(
    code="KXWPQM",
    status="playing",
    dice="server",
    every_die=True,
    clock=30.0,
    anyone_rolls=True,
    coach=True,
    hints=True,
    seats=(SEAT,),
    host=0,
    others_start=None,
    asks_first=True,
    paused="person",
    ranks=(1,),
    fair=FAIR,
    rematch="BCDFGH",
)
SHEET = p.SheetView(rows=(3, 0, 1, 0), bonus=13, penalties=-5, locked=("green",), open_from=(4, 0, 11, 0), bar_next=1)
SCENE = p.DiceScene(
    phase="white",
    roll="34 25.6",
    sheets=("r2.r5 - g12 - p1",),
    closed=("green",),
    lucky=(0,),
    results=(SHEET,),
    removed=("green",),
    last_row=True,
    last_penalty=(0,),
    ended_by=("rows",),
)
NOW = p.Now(
    turn=3,
    active=0,
    decision="3w",
    awaited=(0,),
    decided=(1,),
    scene=SCENE,
    scores=(-1,),
    winners=(0,),
    due=1700000030.5,
)
CROSS = p.MoveView(
    score=7,
    sets_off=("y2", "b11"),
    strikes=(1,),
    earns=("two-in-fewest",),
    lost=("r6",),
    closes=("red",),
    ends=True,
)
YOURS = p.Yours(
    seat=0,
    legal=("r7", "-"),
    brings=(CROSS, p.MoveView(score=3)),
    penalty=True,
    choice="",
    take_back="2c",
    rename=True,
    hand_over=(1,),
    replace=(1, 2),
    replace_later=(3,),
)
STATE = "tiny turn 3 seat 0 white 34 25.6 / r2.r5 - g12 - p1 / ?"
MOMENT = p.Moment(now=NOW, events=tuple(EVENT), state=STATE)
WORTH = p.WorthView(move="r7", chance=0.5, points=1.25, loss=0.0625, mark="?", good=False)
LUCK = p.WhiteLuck(total=7, ways=6, chances=(0.5,))
WRONG = p.Impossible(seat=0, field="r12", reason="too_few", rule="C7", facts={"row": "red"})
OUTSET = p.Outset(chances=(0.5,), sums=(LUCK,), alone=False, exact=False, weaker=True)
ANSWER = p.AnswerView(move="r7", chance=0.5, good=False, reason="lost", facts={"fields": "r5 r6"})
ADVICE = p.Advice(seat=0, moves=(WORTH,), alone=False, exact=True, weaker=False)
PUZZLE = p.PuzzleView(
    id="tiny-1",
    state=STATE,
    seat=0,
    rating=1500,
    costs=True,
    turn=3,
    active=0,
    scene=SCENE,
    scores=(-1,),
    lucky=((5, 10),),
    answers=(ANSWER,),
)
SERVER: list[p.ServerMessage] = [
    p.Welcome(version=12, table=TABLE, variant=VARIANT, now=NOW, yours=(YOURS,), bots=("greedy",)),
    p.News(version=13, events=tuple(EVENT), now=NOW, yours=(YOURS,), table=TABLE),
    p.Ok(id=5, version=13),
    p.Refused(id=6, code="illegal_move", message="r8: the white dice make 7 (C5)", path="$.move", rule="C5"),
    p.Explained(id=15, field="r8", reason="white_sum", rule="C5", facts={"numbers": "7"}),
    p.Reacted(seat=0, reaction="well_played"),
    p.Advised(id=17, decision="3w", advice=ADVICE),
]
WHY = p.WhyNot(field="r2", reason="crossed", rule="C3", facts={"last": "r2"})
PAD = p.PadView(
    variant=VARIANT,
    sheet="r2 - - - p1",
    result=SHEET,
    score=-4,
    closed=("green",),
    legal=("r3",),
    brings=(CROSS,),
    penalty=CROSS,
    closable=("red", "yellow", "blue"),
    last_row=True,
    ended_by=("rows",),
    why=WHY,
)
HTTP = [
    p.NewTable(
        names=("Ada", "Ben"),
        variant="classic",
        toml="",
        dice="real",
        clock=30.0,
        anyone_rolls=True,
        coach=True,
        bots=("greedy",),
        record="",
    ),
    p.NewSeat(name="Cy", seat=2),
    p.Held(table="KXWPQM", seats=(0, 1), token="00112233445566778899aabbccddeeff"),
    p.NewReplay(record="variant tiny\nseats Zoë\n", toml='id = "tiny"'),
    p.Replay(
        table="KXWPQM",
        variant=VARIANT,
        seats=(SEAT,),
        over=True,
        moments=(MOMENT,),
        record="variant tiny\nseats Zoë\n",
    ),
    p.NewPad(variant="classic", toml="", marks=("r2", "y11>b", "p", "g!"), explain="r2"),
    PAD,
    p.PuzzlesView(variant=VARIANT, puzzles=(PUZZLE,)),
    p.NewBoard(state=STATE, variant="", edit="cross 0 r7", rolls=True),
    p.BoardView(
        state=STATE,
        variant=VARIANT,
        turn=3,
        active=0,
        scene=SCENE,
        scores=(-1,),
        lucky=((5, 10),),
        costs=True,
        legal=(("r7", "-"),),
        advice=(ADVICE,),
        outset=OUTSET,
        impossible=WRONG,
    ),
]
LEAST: dict[type, dict[str, object]] = {
    p.Join: {"type": "join"},
    p.AddBot: {"type": "add_bot", "player": "greedy"},
    p.Start: {"type": "start"},
    p.Roll: {"type": "roll", "decision": "1r"},
    p.Choose: {"type": "choose", "decision": "1w", "move": "-"},
    p.TakeBack: {"type": "take_back", "decision": "1w"},
    p.NewTable: {"names": ["Ada"]},
    p.NewSeat: {"name": "Cy"},
    p.NewReplay: {"record": "variant tiny\nseats Zoë\n"},
    p.NewPad: {},
}
"""The messages without their optional fields."""


def examples() -> dict[str, dict[str, Any]]:
    """The examples as in the file: by type tag, or for HTTP by class name."""
    groups: dict[str, list[Any]] = {"client": [*CLIENT], "events": [*EVENT], "server": [*SERVER], "http": [*HTTP]}
    return {
        group: {getattr(one, "type", type(one).__name__): plain(one) for one in ones} for group, ones in groups.items()
    }


def plain(value: object) -> Any:
    """A value as plain JSON data."""
    return json.loads(msgspec.json.encode(value))


def read(data: Any, kind: type) -> Any:
    """Convert JSON data to this type. Events are read by their tag: msgspec takes no unions of dataclasses."""
    inside: dict[str, Callable[[Any], type]] = {
        "events": lambda event: EVENTS[event["type"]],
        "moments": lambda _: p.Moment,
    }
    hints = get_type_hints(kind)
    if not inside.keys() & hints.keys():
        return msgspec.convert(data, kind, strict=True)
    plainly = {key: msgspec.convert(value, hints[key]) for key, value in data.items() if key not in inside}
    parts = {key: tuple(read(part, inside[key](part)) for part in data[key]) for key in data.keys() & inside.keys()}
    return kind(**plainly, **parts)


def check(path: Path, text: str) -> None:
    """Check that the file has this text; write it first if asked to."""
    if os.environ.get("ROWLOCK_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8", newline="\n")
    assert path.read_text(encoding="utf-8") == text, f"{path.name} has changed; see the top of this file"


def test_the_examples_of_all_messages_are_as_they_were() -> None:
    check(FOLDER / "protocol.json", json.dumps(examples(), ensure_ascii=False, indent=2) + "\n")


def test_there_is_an_example_of_every_message() -> None:
    parts = (
        *(FIELD, ROW, VARIANT, SEAT, FAIR, TABLE, NOW, SCENE, YOURS, CROSS, SHEET, MOMENT, WHY),
        *(WRONG, WORTH, ADVICE, OUTSET, LUCK, ANSWER, PUZZLE),
    )
    shown = {type(one) for one in (*CLIENT, *EVENT, *SERVER, *HTTP, *parts)}
    kinds = {kind for kind in vars(p).values() if isinstance(kind, type) and dataclasses.is_dataclass(kind)}
    assert shown == kinds


@pytest.mark.parametrize("message", [*CLIENT, *EVENT, *SERVER, *HTTP], ids=lambda message: type(message).__name__)
def test_messages_are_written_and_read_without_loss(message: Any) -> None:
    group = next(group for group in examples().values() if plain(message) in group.values())
    data = group[getattr(message, "type", type(message).__name__)]
    assert read(data, type(message)) == message
    assert plain(read(data, type(message))) == data


@pytest.mark.parametrize("kind", LEAST, ids=lambda kind: kind.__name__)
def test_what_may_be_left_out_has_its_usual_value(kind: type) -> None:
    (whole,) = [message for message in (*CLIENT, *HTTP) if type(message) is kind]
    message = read(LEAST[kind], kind)
    usual = {item.name: item.default for item in dataclasses.fields(kind) if item.name not in LEAST[kind]}
    for name, value in usual.items():
        assert getattr(message, name) in (value, ())
        assert getattr(whole, name) != value or name in ("toml", "record"), f"the example should show {name}"


def test_every_client_message_says_what_it_is() -> None:
    marks = [message.type for message in (*CLIENT, *SERVER)]
    assert len(set(marks)) == len(marks)
    assert {type(message) for message in CLIENT} == set(get_args(p.ClientMessage))
    assert {type(message) for message in SERVER} == set(get_args(p.ServerMessage))


def test_a_message_cannot_be_changed() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        CLIENT[0].id = 2  # type: ignore[misc]


def eager(view: rowlock.View) -> rowlock.Move:
    """A bot that crosses the first field it can, and will never change."""
    assert view.seat is not None
    return rowlock.legal(view.state, view.seat)[0]


async def short_playthrough() -> Client:
    """All that Ada hears: with salts, a bot, take-backs, a pause, somebody who leaves, a reload, and the end."""
    house = House(seed=1, bots={"eager": Bot("Eager", eager)})
    ada, ben = await house.table("Ada", "Ben", bots=["eager"], clock=60)
    for client, salt in ((ada, "ada1"), (ben, "be4")):
        client.part()
        await client.join(client.version, salt)
    await ada.do(p.Start())
    thoughts = 0
    while ada.now.scene.phase != "over":
        for client in (ada, ben):
            if client.mine.legal:
                await client.choose("-" if client is ada else client.mine.legal[0])
                if client.mine.take_back and thoughts < 2:
                    thoughts += 1
                    await client.do(p.TakeBack(decision=client.mine.take_back))
            elif client.now.scene.phase == "roll" and client.now.active == client.seat:
                await client.roll()
            elif client.now.scene.phase == "roll":
                await house.clock.advance(1.2)
        if ada.now.turn == 3 and ada.now.scene.phase == "roll":
            ada.part()
            await ben.do(p.Pause())
            await ben.do(p.Resume())
            await ada.reload()
            await ben.do(p.Leave())
            await ben.do(p.Return())
    await ada.do(p.Rematch())
    return ada


async def test_all_that_somebody_hears_is_as_it_was() -> None:
    ada = await short_playthrough()
    told = {event.type for message in ada.heard if isinstance(message, p.News) for event in message.events}
    assert told >= {"rolled", "chose", "took_back", "passed", "crossed", "penalized", "ended", "table_changed"}
    lines = [json.dumps(plain(message), ensure_ascii=False) for message in ada.heard]
    check(FOLDER / "stream.json", "[\n" + ",\n".join(lines) + "\n]\n")


async def test_all_that_somebody_hears_can_be_read() -> None:
    ada = await short_playthrough()
    for message, data in zip(ada.heard, json.loads((FOLDER / "stream.json").read_text("utf-8")), strict=True):
        assert read(data, type(message)) == message
