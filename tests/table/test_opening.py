"""Opening a table: what can be asked for, and how the rest is refused."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import rowlock
from dice_play import dice, inputs
from hosting import Client, House, play_out
from rowlock import protocol
from rowlock.errors import RowlockError
from rowlock.rules.dice import dice_game
from rowlock.rules.dice.record import Record, replay
from rowlock.rules.dice.state import State
from rowlock.rules.pad.variant import MOST_SEATS
from rowlock.table import fair, opening
from rowlock.table.opening import hashed

EXAMPLES = sorted((Path(__file__).parent.parent.parent / "examples").glob("*.toml"))
UNFINISHED = """\
variant classic
seats Ada, Ben
first 1
1  34 2516  r7 - | y9
2  11 1234  - r2 | -
3  25 4612  b7 ?
"""
FINISHED = """\
variant classic
seats Ada
1  11 1111  - | -
2  11 1111  - | -
3  11 1111  - | -
4  11 1111  - | -
"""


async def refusal(new: protocol.NewTable) -> tuple[str, str]:
    """The code and the message with which opening a table is refused."""
    with pytest.raises(RowlockError) as caught:
        await House().host.open(new)
    return caught.value.code, str(caught.value)


@pytest.mark.parametrize("variant", rowlock.variants())
async def test_every_printed_variant_can_be_opened(variant: str) -> None:
    (ada,) = await House().table("Ada", variant=variant)
    assert ada.variant
    assert ada.variant.id == variant
    assert [seat.name for seat in ada.at.seats] == ["Ada"] + [""] * 7
    assert (ada.at.status, ada.at.host, ada.at.clock, ada.at.paused) == ("lobby", 0, 0, "")


async def test_without_a_name_of_a_variant_the_first_one_is_played() -> None:
    (ada,) = await House().table("Ada")
    assert ada.variant
    assert ada.variant.id == rowlock.variants()[0]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
async def test_a_home_made_variant_can_be_opened_from_its_text(path: Path) -> None:
    (ada,) = await House().started("Ada", toml=path.read_text("utf-8"))
    assert ada.variant
    assert ada.variant.id == path.stem


async def test_one_device_can_hold_several_seats() -> None:
    house = House()
    all_of_us = await house.open("Ada", "Ben", "Cy")
    assert all_of_us.seats == (0, 1, 2)
    assert [seat.kind for seat in all_of_us.at.seats[:4]] == ["person", "person", "person", "empty"]


async def test_bots_are_seated_after_the_people() -> None:
    new = protocol.NewTable(names=("Greedy",), bots=("greedy", "random", "greedy"))
    ada = await House().open(new=new)
    seats = ada.at.seats[:4]
    assert [seat.name for seat in seats] == ["Greedy", "Greedy 2", "Random", "Greedy 3"]
    assert [seat.player for seat in seats] == ["", "greedy", "random", "greedy"]


async def test_real_dice_need_no_proof() -> None:
    (ada,) = await House().table("Ada", dice="real")
    assert (ada.at.dice, ada.at.fair) == ("real", None)


async def test_the_dice_are_promised_at_once_and_differently_at_every_table() -> None:
    house = House()
    promised = [(await house.table("Ada"))[0].at.fair for _ in range(3)]
    assert len({one.commitment for one in promised if one}) == 3
    assert {one.seed for one in promised if one} == {""}


async def test_tokens_are_128_bits_and_only_their_hash_is_kept() -> None:
    house = House()
    held = await house.host.open(protocol.NewTable(names=("Ada",)))
    assert len(bytes.fromhex(held.token)) == 16
    lines = "".join(await house.store.load(held.table))
    assert held.token not in lines
    assert hashed(held.token) in lines


async def test_a_code_that_is_taken_is_drawn_anew() -> None:
    house = House(seed=1)
    first = await house.host.open(protocol.NewTable(names=("Ada",)))
    second = await House(seed=1, store=house.store).host.open(protocol.NewTable(names=("Ada",)))
    assert first.table != second.table
    assert len(first.table) == len(second.table) == 6


@pytest.mark.parametrize(
    ("new", "code"),
    [
        (protocol.NewTable(names=("Ada",), variant="monopoly"), "unknown_variant"),
        (protocol.NewTable(names=("Ada",), toml="id = "), "variant_invalid"),
        (protocol.NewTable(names=("Ada",), toml="sheet = ''"), "variant_invalid"),
        (protocol.NewTable(names=("Ada",), toml="a." * 100_000 + "b = 1"), "bad_setup"),
        (protocol.NewTable(names=("Ada",), toml=EXAMPLES[0].read_text("utf-8"), variant="classic"), "bad_setup"),
        (protocol.NewTable(names=()), "bad_setup"),
        (protocol.NewTable(names=(), bots=("greedy",)), "bad_setup"),
        (protocol.NewTable(names=tuple("ABCDEFGHI")), "table_full"),
        (protocol.NewTable(names=tuple("ABCDEFGH"), bots=("greedy",)), "bad_setup"),
        (protocol.NewTable(names=("Ada",), bots=("greedy",) * 8), "bad_setup"),
        (protocol.NewTable(names=("Ada",), clock=4.9), "bad_setup"),
        (protocol.NewTable(names=("Ada",), clock=3601), "bad_setup"),
        (protocol.NewTable(names=("Ada",), clock=-5), "bad_setup"),
        (protocol.NewTable(names=("Ada",), clock=float("nan")), "bad_setup"),
        (protocol.NewTable(names=("Ada",), clock=float("inf")), "bad_setup"),
        (protocol.NewTable(names=("Ada",), bots=("deep-thought",)), "bad_setup"),
        (protocol.NewTable(names=("",)), "table_refused"),
        (protocol.NewTable(names=("Ada", " \t\u200b\x00")), "table_refused"),
        (protocol.NewTable(names=("A" * 21,)), "table_refused"),
        (protocol.NewTable(names=("Ada", "ADA")), "name_taken"),
        (protocol.NewTable(names=("Ada", " A\u200bda ")), "name_taken"),
        (protocol.NewTable(names=("Ada",), record="what is this"), "notation"),
        (protocol.NewTable(names=("Ada",), record="variant monopoly\nseats Ada\n"), "unknown_variant"),
        (protocol.NewTable(names=("Cleo",), record=UNFINISHED), "bad_setup"),
        (protocol.NewTable(names=("Ada",), record=UNFINISHED.replace("r7 - | y9", "r8 - | y9")), "bad_setup"),
        (protocol.NewTable(names=("Ada",), record="variant classic\nseats Ada, Ben\n"), "bad_setup"),
        (
            protocol.NewTable(names=("A" * 500,), record=f"variant classic\nseats {'A' * 500}\n1  11 1111\n"),
            "bad_setup",
        ),
        (protocol.NewTable(names=("A\x1bB",), record="variant classic\nseats A\x1bB\n1  11 1111\n"), "bad_setup"),
    ],
    ids=lambda value: str(value)[:60],
)
async def test_what_cannot_be_is_refused_in_words(new: protocol.NewTable, code: str) -> None:
    refused, text = await refusal(new)
    assert (refused, bool(text)) == (code, True)


async def test_an_illegal_record_is_refused_with_its_line_and_rule() -> None:
    _, text = await refusal(protocol.NewTable(names=("Ada",), record=UNFINISHED.replace("r7 - | y9", "r8 - | y9")))
    assert "line 4" in text
    assert "C5" in text


async def test_an_unfinished_record_goes_on_where_it_stopped() -> None:
    house = House()
    ben = await house.open(new=protocol.NewTable(names=("Ben",), record=UNFINISHED))
    assert [(seat.name, seat.kind) for seat in ben.at.seats] == [("Ada", "empty"), ("Ben", "person")]
    assert await ben.refused(protocol.Start()) == "table_refused"
    ada = await ben.invite("Ada")
    await ben.do(protocol.Start())
    assert (ada.seat, ben.seat) == (0, 1)
    assert (ben.now.turn, ben.now.scene.phase, ben.now.scene.roll, ben.now.decided) == (3, "white", "25 4612", (0,))
    assert ada.mine.choice == "b7"
    await ben.choose("-")
    await play_out([ada, ben], random.Random(1))
    table = await house.newest(ada.code)
    assert str(dice(table).inputs).startswith(UNFINISHED.removesuffix(" ?\n"))
    assert table.proof
    assert table.proof.from_turn == 4
    fair.verify(inputs(dice(table).record, table.variant), table.proof)


async def test_of_a_record_only_what_was_read_is_kept() -> None:
    house = House()
    noise = "# secret thoughts\n" + "#" * 50_000 + "\n\n   \n"
    sent = noise + UNFINISHED.replace("2  11 1234  - r2", "002\t11   1234   -    r2 ") + noise
    held = await house.host.open(protocol.NewTable(names=("Ben",), record=sent))
    lines = "".join(await house.store.load(held.table))
    assert len(lines) < 1000
    assert "secret" not in lines
    resumed = (await house.newest(held.table)).resumes
    assert resumed is not None
    assert resumed.record == UNFINISHED


async def test_a_record_is_replayed_once_when_its_table_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    replayed = []

    def counted(record: Record) -> Iterator[State]:
        replayed.append(record)
        return replay(record)

    monkeypatch.setattr(dice_game, "replay", counted)
    await House().host.open(protocol.NewTable(names=("Ben",), record=UNFINISHED.replace("Ada", "Anna")))
    assert len(replayed) == 1


async def test_a_record_beyond_any_playthrough_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "LONGEST_RECORD", len(UNFINISHED) - 1)
    code, text = await refusal(protocol.NewTable(names=("Ben",), record=UNFINISHED))
    assert (code, str(len(UNFINISHED) - 1) in text) == ("bad_setup", True)


@pytest.mark.parametrize("name", rowlock.variants())
def test_the_longest_playthrough_of_a_printed_variant_can_be_continued(name: str) -> None:
    """In each turn the active seat crosses at least one field or takes a penalty; everybody else may pass."""
    variant = rowlock.variant(name)
    crosses = MOST_SEATS * len(variant.layout.fields)
    turns = crosses + MOST_SEATS * variant.penalties_to_end
    passes = len("999 34 2516  " + "- " * MOST_SEATS + "| -\n")
    heads = 1000
    assert heads + turns * passes + crosses * len("ry12>b") < opening.LONGEST_RECORD


async def test_a_home_made_variant_has_a_name_of_ordinary_length() -> None:
    """Fitting a long one on a sheet takes seconds."""
    toml = EXAMPLES[0].read_text("utf-8").replace('name = "', 'name = "' + "x" * 60)
    assert (await refusal(protocol.NewTable(names=("Ada",), toml=toml)))[0] == "bad_setup"


async def test_seats_of_a_record_are_taken_by_their_names() -> None:
    house = House()
    record = UNFINISHED.replace("Ada, Ben", "Ada, Ben, Cy").replace("r7 -", "r7 - -").replace("- r2", "- r2 -")
    ben = await house.open(new=protocol.NewTable(names=("Ben",), record=record.replace("b7 ?", "b7 ? ?")))
    cy = await ben.invite("cy")
    assert (ben.seat, cy.seat) == (1, 2)
    with pytest.raises(RowlockError, match="Ada"):
        await ben.invite("Dora")
    with pytest.raises(RowlockError, match="not free"):
        await ben.invite("Ben")
    ada = await ben.invite("whoever", seat=0)
    assert [seat.name for seat in ada.at.seats] == ["Ada", "Ben", "Cy"]


async def test_bots_can_take_the_seats_of_a_record() -> None:
    house = House()
    ben = await house.open(new=protocol.NewTable(names=("Ben",), bots=("greedy",), record=UNFINISHED))
    assert [(seat.name, seat.player) for seat in ben.at.seats] == [("Ada", "greedy"), ("Ben", "")]
    await ben.do(protocol.Start())
    await ben.choose("-")
    await play_out([ben], random.Random(2))
    assert ben.at.status == "over"


async def test_whoever_gets_up_leaves_the_name_in_the_record() -> None:
    house = House()
    ben = await house.open(new=protocol.NewTable(names=("Ben",), record=UNFINISHED))
    ada = await ben.invite("Ada")
    await ada.do(protocol.Leave())
    assert [(seat.name, seat.kind) for seat in ben.at.seats] == [("Ada", "empty"), ("Ben", "person")]
    await ben.do(protocol.AddBot(player="greedy"))
    assert [(seat.name, seat.kind) for seat in ben.at.seats] == [("Ada", "bot"), ("Ben", "person")]


async def test_a_finished_record_can_be_looked_at() -> None:
    house = House()
    held = await house.host.open(protocol.NewTable(names=(), record=FINISHED))
    assert held.seats == ()
    guest = await Client(house, held.table).join()
    assert (guest.at.status, guest.now.scores, guest.now.winners) == ("over", (-20,), (0,))
    with pytest.raises(RowlockError, match="watch"):
        await guest.invite("Ada")


async def test_a_record_of_a_home_made_variant_needs_its_text() -> None:
    toml = EXAMPLES[0].read_text("utf-8")
    record = f"variant {EXAMPLES[0].stem}\nseats Ada\n1  34 2516\n"
    assert (await refusal(protocol.NewTable(names=("Ada",), record=record)))[0] == "unknown_variant"
    ada = await House().open(new=protocol.NewTable(names=("Ada",), record=record, toml=toml))
    assert ada.variant
    assert ada.variant.id == EXAMPLES[0].stem


async def test_a_table_that_nobody_opened_is_unknown() -> None:
    house = House()
    with pytest.raises(RowlockError) as caught:
        await house.host.look("BCDFGH")
    assert caught.value.code == "unknown_table"
    with pytest.raises(RowlockError):
        await house.host.sit("BCDFGH", protocol.NewSeat(name="Ada"))
    with pytest.raises(RowlockError):
        await house.host.submit("BCDFGH", "", protocol.Start())
    assert house.host.load == (0, 0)


POSITION = "variant classic\nseats Ada, Ben\nposition {}\n"
PLACED = {
    "roll": "classic turn 1 seat 1 roll / r2.r5 - g12 - p1 / - y3 - - p0",
    "white": "classic turn 6 seat 1 white 34 2516 / r2.r5 - g12 - p1 / - y3 - - p0 / ? ?",
    "color": "classic turn 6 seat 0 color 34 2516 / r2.r5.r7 - g12 - p1 / - y3 - - p0 / r7 -",
}


@pytest.mark.parametrize(("phase", "from_turn"), [("roll", 1), ("white", 2), ("color", 2)])
async def test_a_table_can_begin_from_a_position(phase: str, from_turn: int) -> None:
    house = House()
    new = protocol.NewTable(names=("Ada",), bots=("greedy",), record=POSITION.format(PLACED[phase]))
    ada = await house.open(new=new)
    await ada.do(protocol.Start())
    assert [(seat.name, seat.kind) for seat in ada.at.seats] == [("Ada", "person"), ("Ben", "bot")]
    begun = next(replay(Record.parse(new.record)))
    assert (ada.now.scene.phase, ada.now.scene.sheets) == (phase, tuple(map(str, begun.sheets)))
    assert (ada.now.active, ada.now.turn) == (begun.active, 1)
    await play_out([ada], random.Random(3))
    table = await house.newest(ada.code)
    *_, last = replay(Record.parse(dice(table).record))
    assert rowlock.scores(last) == ada.now.scores == dice(table).scores
    assert all(after.penalties >= before.penalties for before, after in zip(begun.sheets, last.sheets, strict=True))
    assert table.proof
    assert table.proof.from_turn == from_turn
    fair.verify(inputs(dice(table).record, table.variant), table.proof)
    changed = dice(table).record.replace("\n2  ", "\n2  11 1111 #", 1)
    with pytest.raises(RowlockError):
        fair.verify(inputs(changed, table.variant), table.proof)


async def test_a_position_that_cannot_arise_is_refused_with_the_reason() -> None:
    record = POSITION.format(PLACED["roll"].replace("r2.r5", "r5.r2"))
    code, text = await refusal(protocol.NewTable(names=("Ada",), record=record))
    assert code == "notation"
    assert "left to right" in text
