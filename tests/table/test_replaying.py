"""Replays: the moments of a table are those of its record, each leads to the next, and none tells anything too soon."""

import random
from pathlib import Path

import pytest

import rowlock
from dice_play import dice
from hosting import Client, House, act, play_out
from rowlock import Phase, Record, protocol
from rowlock.errors import NotationError, RecordError, SetupError, TableError, UnknownVariant
from rowlock.table.replaying import landed, record_text, replay_from, replay_of

TWOFOLD = (Path(__file__).parent.parent.parent / "examples" / "twofold.toml").read_text("utf-8")
RECORD = """\
variant classic
seats Ada, Ben
1  34 2516  r7 - | y9
2  11 6666  - - | -
"""


def sent(record: str, toml: str = "") -> protocol.Replay:
    return replay_from(protocol.NewReplay(record=record, toml=toml))


async def played(variant: str, seed: int = 1) -> tuple[House, list[Client]]:
    how = {"toml": TWOFOLD} if variant == "twofold" else {"variant": variant}
    house = House(seed=seed)
    clients = await house.started("Ada", "Ben", "Cy", **how)
    return house, clients


@pytest.mark.parametrize("variant", [*rowlock.variants(), "twofold"])
async def test_a_whole_playthrough_is_told_from_its_start_to_its_end(variant: str) -> None:
    house, clients = await played(variant)
    await play_out(clients, random.Random(1))
    table = await house.newest(clients[0].code)
    told = replay_of(table)
    first, *others = told.moments
    assert (first.now.turn, first.now.scene.phase, first.events) == (1, "roll", ())
    assert {len(sheet.split()) for sheet in first.now.scene.sheets} == {
        len(str(rowlock.start(table.variant).sheets[0]).split())
    }
    assert told.moments[-1].now == clients[0].now
    assert len(told.moments[-1].now.scene.results) == 3
    assert (told.over, told.table, told.variant) == (True, table.id, clients[0].variant)
    assert [seat.name for seat in told.seats] == list(dice(table).inputs.names)
    states = [
        state for state in rowlock.replay(dice(table).inputs) if not (state.phase is Phase.WHITE and any(state.choices))
    ]
    assert [moment.now.scene.sheets for moment in told.moments] == [tuple(map(str, state.sheets)) for state in states]
    assert all(moment.events for moment in others)
    heard = [event for client in clients[:1] for message in client.heard for event in getattr(message, "events", ())]
    public = [event for event in heard if not isinstance(event, protocol.Chose | protocol.TableChanged)]
    assert [event for moment in told.moments for event in moment.events] == public
    assert not any(
        moment.now.decision or moment.now.awaited or moment.now.decided or moment.now.due for moment in told.moments
    )


@pytest.mark.parametrize("variant", [*rowlock.variants(), "twofold"])
async def test_the_record_of_a_table_gives_the_same_replay(variant: str) -> None:
    house, clients = await played(variant)
    await play_out(clients, random.Random(2))
    table = await house.newest(clients[0].code)
    told, again = replay_of(table), sent(record_text(table), table.toml)
    assert (again.moments, again.variant, again.over) == (told.moments, told.variant, True)
    assert (again.table, again.record) == ("", told.record)
    assert [(seat.name, seat.lucky) for seat in again.seats] == [(seat.name, seat.lucky) for seat in told.seats]


@pytest.mark.parametrize("variant", rowlock.variants())
async def test_what_lies_face_down_is_in_no_replay(variant: str) -> None:
    """At every point, whatever has been chosen, the replay is what it would be if nobody had chosen yet."""
    house, clients = await played(variant, seed=2)
    rng = random.Random(3)
    hidden = 0
    while clients[0].now.scene.phase != "over":
        await act(rng.choice(clients), rng)
        if rng.random() > 0.1:
            continue
        table = await house.newest(clients[0].code)
        told = replay_of(table)
        assert told.moments[-1].now.scene.sheets == clients[0].now.scene.sheets
        assert table.is_over or table.seed.hex() not in told.record
        if dice(table).state.phase is Phase.WHITE:
            hidden += any(dice(table).state.choices)
            assert told.moments[-1].events == (
                protocol.Rolled(seat=dice(table).state.active, roll=clients[0].now.scene.roll),
            )
            assert Record.parse(landed(table).record, table.variant).turns[-1].white == (None,) * 3
            assert Record.parse(told.record, table.variant).turns[-1].white == (None,) * 3
    assert hidden > 2


async def test_a_table_that_has_not_started_has_no_replay() -> None:
    house = House()
    (ada,) = await house.table("Ada")
    with pytest.raises(TableError, match="has not started"):
        replay_of(await house.newest(ada.code))


async def test_a_table_with_only_its_first_roll_has_two_moments() -> None:
    house = House()
    ada, _ = await house.table("Ada", "Ben", dice="real")
    await ada.do(protocol.Start(first=0))
    await ada.roll("34 2516")
    await ada.choose("r7")
    told = replay_of(await house.newest(ada.code))
    assert [moment.now.scene.phase for moment in told.moments] == ["roll", "white"]
    assert told.record.startswith("variant classic\nseats Ada, Ben\n1  34 2516\n")


def test_moments_come_after_rolls_and_landed_actions() -> None:
    told = sent(RECORD)
    assert [(moment.now.turn, moment.now.scene.phase) for moment in told.moments] == [
        *((1, "roll"), (1, "white"), (1, "color")),
        *((2, "roll"), (2, "white"), (2, "color")),
        (3, "roll"),
    ]
    assert told.moments[2].events == (
        protocol.Crossed(seat=0, field="r7", by_bonus=False),
        protocol.Passed(seat=1),
    )
    assert told.moments[-1].events == (protocol.Passed(seat=1), protocol.Penalized(seat=1))
    assert told.moments[-1].now.scores == (2, -5)
    results = told.moments[-1].now.scene.results
    assert [(one.rows, one.bonus, one.penalties) for one in results] == [((1, 1, 0, 0), 0, 0), ((0, 0, 0, 0), 0, -5)]
    assert (told.over, told.table) == (False, "")
    assert told.seats[1] == protocol.SeatView(name="Ben", kind="person")


@pytest.mark.parametrize("last", ["3  12 3456", "3  12 3456  g3 ?", "3  12 3456  ? -"])
def test_an_unfinished_turn_is_told_as_far_as_it_landed(last: str) -> None:
    told = sent(RECORD + last)
    assert len(told.moments) == 8
    assert told.moments[-1].events == (protocol.Rolled(seat=0, roll="12 3456"),)
    assert told.moments[-1].now.decided == ()


def test_the_comments_of_a_record_stay() -> None:
    assert sent(RECORD + "# an evening in June\n").record.endswith("June\n")


def test_lucky_numbers_are_at_the_seats() -> None:
    (longo,) = [name for name in rowlock.variants() if rowlock.variant(name).lucky]
    printed = rowlock.variant(longo).lucky
    assert [seat.lucky for seat in sent(f"variant {longo}\nseats Ada, Ben\n").seats] == list(printed[:2])
    drawn = sent(f"variant {longo}\nseats Ada, Ben\nlucky 6/11 5/10\n")
    assert [seat.lucky for seat in drawn.seats] == [(6, 11), (5, 10)]


@pytest.mark.parametrize(
    ("record", "toml", "error", "said"),
    [
        ("", "", NotationError, "no line 'variant"),
        ("variant classic\nseats Ada\n1 34 25", "", NotationError, "line 3"),
        ("variant chess\nseats Ada", "", UnknownVariant, "chess"),
        ("variant twofold\nseats Ada", "", UnknownVariant, "twofold"),
        ("variant classic\nseats " + ",".join("ABCDEFGHIJ"), "", SetupError, "seats"),
        ("variant classic\nseats Ada\n1  34 2516  r8 | -", "", RecordError, "line 3, seat 0: .*C5"),
        (RECORD + "3  12 3456  - ? | -\n", "", RecordError, "line 5: a white choice is missing"),
        (RECORD, "#" * 5000, SetupError, "at most 4000"),
    ],
)
def test_a_record_that_cannot_be_played_is_refused(record: str, toml: str, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        sent(record, toml)
