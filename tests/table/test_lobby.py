"""Before the start: who sits where, who may do what, and what everybody learns when it starts."""

import pytest

from hosting import Client, House, settle
from rowlock import protocol
from rowlock.errors import RowlockError
from rowlock.table import fair
from rowlock.table.entries import Renamed, Salted, Sat, Started

SALT = "c0ffee"


def names(client: Client) -> list[str]:
    """The names at the table, by seat."""
    return [seat.name for seat in client.at.seats]


async def sit_refused(client: Client, name: str, seat: int | None = None) -> str:
    """The error code with which somebody is refused a seat."""
    with pytest.raises(RowlockError) as caught:
        await client.invite(name, seat=seat)
    return caught.value.code


async def test_everybody_sees_who_sits_down() -> None:
    ada, ben = await House().table("Ada", "Ben")
    watching = await ada.watched()
    assert names(ada) == names(ben) == names(watching) == ["Ada", "Ben", "", "", "", "", "", ""]
    assert (ada.seat, ben.seat, watching.seats) == (0, 1, ())


async def test_one_may_take_any_free_seat() -> None:
    (ada,) = await House().table("Ada")
    ben = await ada.invite("Ben", seat=5)
    cy = await ada.invite("Cy")
    assert (ben.seat, cy.seat) == (5, 1)


@pytest.mark.parametrize("seat", [0, 8, -1, 10**9])
async def test_a_seat_that_is_taken_or_not_there_is_not_free(seat: int) -> None:
    (ada,) = await House().table("Ada")
    assert await sit_refused(ada, "Ben", seat) == "table_full"


async def test_the_ninth_can_only_watch() -> None:
    (ada,) = await House().table("Ada")
    for name in "BCDEFGH":
        await ada.invite(name)
    assert await sit_refused(ada, "I") == "table_full"
    assert await ada.refused(protocol.AddBot(player="greedy")) == "table_full"
    assert (await ada.watched()).seats == ()


async def test_nobody_has_the_name_of_somebody_else_in_whatever_case() -> None:
    (ada,) = await House().table("Ada", bots=["greedy"])
    for name in ("Ada", "aDA", " Ada\n", "GREEDY"):
        assert await sit_refused(ada, name) == "name_taken"


async def test_names_are_cleaned() -> None:
    (ada,) = await House().table("Ada, #1\u202e \x07 the\u2028first")
    assert names(ada)[0] == "Ada 1 the first"


async def test_one_may_take_another_name_before_the_start() -> None:
    house = House()
    ada, ben = await house.table("Ada", "Ben", bots=["greedy"])
    assert ben.mine.rename
    await ben.do(protocol.Rename(name=" Ben,  the\u202e second "))
    assert names(ada)[:3] == names(ben)[:3] == ["Ada", "Ben the second", "Greedy"]
    version = ada.version
    assert await ben.do(protocol.Rename(name="Ben the second")) == version, "twice is harmless"
    await ben.do(protocol.Rename(name="BEN THE SECOND"))
    for taken in ("ada", "Greedy"):
        assert await ben.refused(protocol.Rename(name=taken)) == "name_taken"
    for wrong in ("", " # ", "x" * 21):
        assert await ben.refused(protocol.Rename(name=wrong)) == "table_refused"
    assert await ben.refused(protocol.Rename(name="Cy", seat=0)) == "not_seated"
    assert await ben.refused(protocol.Rename(name="Cy", seat=8)) == "seat_out_of_range"
    assert await (await ada.watched()).refused(protocol.Rename(name="Cy")) == "not_seated"
    assert Renamed(at=house.clock.now(), seat=1, name="BEN THE SECOND") in await house.log(ada.code)
    assert (await ada.invite("Ben")).seat == 3, "the old name is free again"
    await ada.do(protocol.Start())
    assert not ada.mine.rename
    assert await ada.refused(protocol.Rename(name="Cy")) == "table_refused"
    assert [seat.name for seat in ada.at.seats] == ["Ada", "BEN THE SECOND", "Greedy", "Ben"]


async def test_who_holds_several_seats_says_which_one_gets_the_name() -> None:
    both = await House().open("Ada", "Ben")
    assert await both.refused(protocol.Rename(name="Cy")) == "table_refused"
    await both.do(protocol.Rename(name="Cy", seat=1))
    assert names(both)[:2] == ["Ada", "Cy"]


async def test_a_continued_record_keeps_its_names() -> None:
    (ada,) = await House().table("Ada", record="variant classic\nseats Ada, Ben\n1  34 2516  r7 - | -\n")
    assert not ada.mine.rename
    assert await ada.refused(protocol.Rename(name="Cy")) == "table_refused"


async def test_a_wrong_token_opens_nothing() -> None:
    house = House()
    (ada,) = await house.table("Ada")
    with pytest.raises(RowlockError) as caught:
        await Client(house, ada.code, "00" * 16).join()
    assert caught.value.code == "not_seated"
    assert house.host.load == (1, 1)


async def test_the_hash_of_a_token_is_no_token() -> None:
    house = House()
    (ada,) = await house.table("Ada")
    (sat,) = [entry for entry in await house.log(ada.code) if isinstance(entry, Sat)]
    with pytest.raises(RowlockError):
        await Client(house, ada.code, sat.token).join()


async def test_the_host_seats_bots() -> None:
    ada, ben = await House().table("Ada", "Ben")
    await ada.do(protocol.AddBot(player="greedy"))
    await ada.do(protocol.AddBot(player="greedy", seat=7))
    assert names(ben) == ["Ada", "Ben", "Greedy", "", "", "", "", "Greedy 2"]
    assert ben.at.seats[2] == protocol.SeatView(name="Greedy", kind="bot", player="greedy")
    assert await ada.refused(protocol.AddBot(player="greedy", seat=0)) == "table_full"
    assert await ada.refused(protocol.AddBot(player="clock")) == "bad_setup"
    assert await ada.refused(protocol.AddBot(player="")) == "bad_setup"


async def test_the_host_frees_seats_but_not_their_own() -> None:
    ada, ben = await House().table("Ada", "Ben", bots=["greedy"])
    await ada.do(protocol.Remove(seat=1))
    await ada.do(protocol.Remove(seat=2))
    assert names(ada) == ["Ada"] + [""] * 7
    assert await ada.do(protocol.Remove(seat=2)) == ada.version, "twice is harmless"
    assert await ada.refused(protocol.Remove(seat=0)) == "table_refused"
    assert await ada.refused(protocol.Remove(seat=8)) == "seat_out_of_range"
    assert await ada.refused(protocol.Remove(seat=-1)) == "seat_out_of_range"
    assert ben.seats == ()
    assert await ben.refused(protocol.Leave()) == "not_seated"
    ben.part()
    with pytest.raises(RowlockError):
        await ben.join()
    await settle()


async def test_whoever_gets_up_frees_the_seat_and_watches_on() -> None:
    ada, ben = await House().table("Ada", "Ben")
    await ben.do(protocol.Leave())
    assert names(ada) == ["Ada"] + [""] * 7
    assert (ben.seats, ben.version) == ((), ada.version)
    assert (await ada.invite("Ben")).seat == 1, "the name is free again"


async def test_if_the_host_gets_up_the_next_person_is_the_host() -> None:
    ada, ben, cy = await House().table("Ada", "Ben", "Cy", bots=["greedy"])
    await ada.do(protocol.Leave())
    assert ben.at.host == 1
    assert await ben.do(protocol.Remove(seat=3))
    await ben.do(protocol.Leave())
    assert cy.at.host == 2


async def test_whoever_sits_down_at_a_table_without_people_is_the_host() -> None:
    (ada,) = await House().table("Ada", bots=["greedy"])
    await ada.do(protocol.Leave())
    assert ada.at.host is None
    ben = await ada.invite("Ben")
    assert ben.at.host == ben.seat == 0


@pytest.mark.parametrize(
    "command",
    [
        protocol.AddBot(player="greedy"),
        protocol.Remove(seat=0),
        protocol.Start(),
        protocol.HandOver(seat=1),
    ],
)
async def test_only_the_host_may(command: protocol.Command) -> None:
    ada, ben = await House().table("Ada", "Ben")
    assert await ben.refused(command) == "not_host"
    assert await (await ada.watched()).refused(command) == "not_seated"


async def test_the_host_hands_over() -> None:
    ada, ben = await House().table("Ada", "Ben", bots=["greedy"])
    assert await ada.refused(protocol.HandOver(seat=2)) == "table_refused"
    assert await ada.refused(protocol.HandOver(seat=3)) == "table_refused"
    assert await ada.refused(protocol.HandOver(seat=8)) == "seat_out_of_range"
    await ada.do(protocol.HandOver(seat=1))
    assert (ada.at.host, ben.at.host) == (1, 1)
    assert await ada.do(protocol.HandOver(seat=1)) == ada.version, "twice is harmless"
    assert await ada.refused(protocol.Start()) == "not_host"
    await ben.do(protocol.Start())


async def test_a_spectator_changes_nothing_by_naming_the_host() -> None:
    (ada,) = await House().table("Ada")
    assert await (await ada.watched()).refused(protocol.HandOver(seat=0)) == "not_seated"


async def test_the_first_salt_of_a_seat_counts() -> None:
    house = House()
    (ada,) = await house.table("Ada")
    for salt in (SALT, "dead"):
        ada.part()
        await ada.join(salt=salt)
    assert ada.at.fair
    assert ada.at.fair.salts[0] == SALT
    assert sum(isinstance(entry, Salted) for entry in await house.log(ada.code)) == 1


async def test_one_device_gives_its_salt_for_all_its_seats() -> None:
    both = await House().open("Ada", "Ben")
    both.part()
    await both.join(salt=SALT)
    assert both.at.fair
    assert both.at.fair.salts[:3] == (SALT, SALT, "")


@pytest.mark.parametrize("salt", ["xyz", "C0FFEE", "a" * 65, "a|b", "a,b", " ", "a\n"])
async def test_a_salt_that_is_none_is_refused_and_leaves_nothing_behind(salt: str) -> None:
    house = House()
    (ada,) = await house.table("Ada")
    ada.part()
    heard = len(ada.heard)
    with pytest.raises(RowlockError, match="salt"):
        await ada.join(salt=salt)
    assert house.host.load[1] == 0
    assert len(ada.heard) == heard, "a refused client gets no welcome"
    await house.clock.advance(60)
    assert house.host.load == (0, 0)


async def test_no_salt_counts_after_the_start() -> None:
    (ada,) = await House().started("Ada")
    ada.part()
    await ada.join(salt=SALT)
    assert ada.at.fair
    assert ada.at.fair.salts == ("",)


async def test_a_spectator_adds_nothing_to_the_dice() -> None:
    house = House()
    (ada,) = await house.table("Ada")
    await Client(house, ada.code).join(salt=SALT)
    assert ada.at.fair
    assert set(ada.at.fair.salts) == {""}


async def test_empty_seats_vanish_at_the_start_and_everybody_learns_their_seat() -> None:
    (ada,) = await House().table("Ada")
    ben = await ada.invite("Ben", seat=3)
    cy = await ada.invite("Cy", seat=6)
    watching = await ada.watched()
    for client, salt in ((ben, "b"), (cy, "c")):
        client.part()
        await client.join(salt=salt)
    await ada.do(protocol.AddBot(player="greedy", seat=4))
    await ada.do(protocol.HandOver(seat=6))
    await cy.do(protocol.Start())
    for client in (ada, ben, cy, watching):
        assert names(client) == ["Ada", "Ben", "Greedy", "Cy"]
        assert isinstance(client.heard[-1], protocol.Welcome)
        assert client.at.fair
        assert client.at.fair.salts == ("", "b", "", "c"), "salts move with the seats"
        assert (client.at.status, client.at.host) == ("playing", 3)
        assert len(client.now.scene.sheets) == 4
    assert [client.seats for client in (ada, ben, cy, watching)] == [(0,), (1,), (3,), ()]


async def test_starting_twice_is_harmless() -> None:
    house = House()
    ada, ben = await house.started("Ada", "Ben")
    assert await ada.do(protocol.Start()) == ada.version
    assert sum(isinstance(entry, Started) for entry in await house.log(ada.code)) == 1
    assert await ben.refused(protocol.Start()) == "not_host"


async def test_the_dice_decide_who_begins() -> None:
    begun = set()
    for seed in range(12):
        house = House(seed=seed)
        ada, _, _ = await house.started("Ada", "Ben", "Cy")
        table = await house.newest(ada.code)
        assert ada.now.active == fair.first_seat(table.seed, table.id, table.salts)
        begun.add(ada.now.active)
    assert begun == {0, 1, 2}


async def test_nobody_can_choose_who_begins_with_the_table_s_dice() -> None:
    (ada,) = await House().table("Ada")
    assert await ada.refused(protocol.Start(first=0)) == "table_refused"


async def test_with_real_dice_the_host_says_who_begins() -> None:
    (ada,) = await House().table("Ada", dice="real")
    await ada.invite("Ben", seat=4)
    assert await ada.refused(protocol.Start(first=2)) == "seat_out_of_range"
    assert await ada.refused(protocol.Start(first=-1)) == "seat_out_of_range"
    await ada.do(protocol.Start(first=1))
    assert ada.now.active == 1


@pytest.mark.parametrize(
    "command",
    [
        protocol.Roll(decision="1r"),
        protocol.Choose(decision="1w", move="-"),
        protocol.TakeBack(decision="1w"),
        protocol.Pause(),
        protocol.Replace(seat=1, player="greedy"),
        protocol.Rematch(),
    ],
)
async def test_nothing_is_played_before_the_start(command: protocol.Command) -> None:
    ada, _ = await House().table("Ada", "Ben")
    assert await ada.refused(command) in ("table_refused", "stale_decision")


@pytest.mark.parametrize("command", [protocol.Resume(), protocol.Return()])
async def test_what_has_nothing_to_do_is_harmless(command: protocol.Command) -> None:
    ada, _ = await House().table("Ada", "Ben")
    assert await ada.do(command) == ada.version


@pytest.mark.parametrize(
    "command", [protocol.AddBot(player="greedy"), protocol.Remove(seat=1), protocol.AddBot(player="greedy", seat=0)]
)
async def test_the_seats_stay_after_the_start(command: protocol.Command) -> None:
    ada, _ = await House().started("Ada", "Ben")
    assert await ada.refused(command) == "table_refused"
    assert await sit_refused(ada, "Cy") == "table_refused"


async def test_who_is_away_in_the_lobby_is_shown_and_keeps_the_seat() -> None:
    house = House()
    ada, ben = await house.table("Ada", "Ben")
    ben.part()
    await house.clock.advance(60)
    assert ada.at.seats[1] == protocol.SeatView(name="Ben", kind="person", away=True)
    await ben.reload()
    assert not ada.at.seats[1].away
    assert ben.seen == await ben.fresh()
