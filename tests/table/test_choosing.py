"""Rolling and choosing: once, twice, late, too early, for others, and against the rules."""

import random

import pytest

from hosting import Client, House, play_out
from rowlock import protocol
from rowlock.errors import IllegalMove
from rowlock.table.entries import Chose, Supplied


async def at_white(house: House | None = None, *others: str) -> list[Client]:
    """Ada, Ben and others in the white action of the first turn: real dice show 34 2516, Ada is active."""
    clients = await (house or House()).table("Ada", "Ben", *others, dice="real")
    await clients[0].do(protocol.Start(first=0))
    await clients[0].roll("34 2516")
    return clients


async def at_color(house: House | None = None) -> list[Client]:
    """The same, after both have crossed r7: it is Ada's color choice."""
    clients = await at_white(house)
    for client in clients:
        await client.choose("r7")
    return clients


async def count(client: Client, kind: type) -> int:
    """The number of entries of this kind in the log."""
    return sum(isinstance(entry, kind) for entry in await client.house.log(client.code))


async def test_a_turn_as_everybody_sees_it() -> None:
    house = House()
    ada, ben = await house.started("Ada", "Ben")
    watching = await ada.watched()
    active, other = (ada, ben) if ada.now.active == ada.seat else (ben, ada)
    assert (ada.now.turn, ada.now.scene.phase, ada.now.decision, ada.now.scene.roll) == (1, "roll", "1r", "")
    assert ada.now.awaited == (active.seat,)
    await active.roll()
    for client in (ada, ben, watching):
        assert (client.now.scene.phase, client.now.decision, client.now.awaited) == ("white", "1w", (0, 1))
        (rolled,) = client.events
        assert rolled == protocol.Rolled(seat=active.seat, roll=client.now.scene.roll)
    await other.choose("-")
    for client in (ada, ben, watching):
        assert (client.now.awaited, client.now.decided) == ((active.seat,), (other.seat,))
        assert client.events == (protocol.Chose(seat=other.seat),)
    move = active.mine.legal[0]
    await active.choose(move)
    for client in (ada, ben, watching):
        assert (client.now.scene.phase, client.now.decision, client.now.awaited) == ("color", "1c", (active.seat,))
        assert client.now.decided == ()
        assert protocol.Passed(seat=other.seat) in client.events
        crossed = protocol.Crossed(seat=active.seat, field=move, by_bonus=False)
        assert crossed in client.events
    assert other.mine.legal == ()
    await active.choose("-")
    assert (ada.now.turn, ada.now.scene.phase, ada.now.active) == (2, "roll", other.seat)


async def test_only_the_offered_moves_are_legal_and_all_of_them() -> None:
    ada, ben = await at_white()
    assert set(ada.mine.legal) == {"r7", "y7", "g7", "b7", "-"}
    assert ben.mine.legal == ada.mine.legal
    assert (await ada.watched()).yours == ()


async def test_C10_a_pass_that_brings_a_penalty_is_told_beforehand() -> None:
    ada, ben = await at_white()
    assert not ada.mine.penalty
    await ben.choose("-")
    await ada.choose("-")
    assert (ada.mine.penalty, ben.mine.penalty) == (True, False)
    await ada.choose("-")
    assert (ada.mine.penalty, ada.now.scores) == (False, (-5, 0))


async def test_C10_a_cross_of_the_one_who_rolled_makes_the_second_pass_free() -> None:
    ada, ben = await at_color()
    assert not ada.mine.penalty
    assert not ben.mine.penalty


async def test_C10_nobody_is_told_of_a_penalty_while_a_bot_stands_in() -> None:
    ada, ben = await at_white()
    await ben.choose("-")
    await ada.do(protocol.Leave())
    assert not ada.mine.penalty


async def test_the_same_choice_twice_is_harmless() -> None:
    ada, _ = await at_white()
    first = await ada.choose("r7")
    assert await ada.choose("r7") == first
    assert await count(ada, Chose) == 1


async def test_a_second_thought_needs_to_take_back_first() -> None:
    ada, _ = await at_white()
    await ada.choose("r7")
    assert await ada.refused(protocol.Choose(decision="1w", move="y7")) == "already_decided"
    assert await ada.refused(protocol.Choose(decision="1w", move="-")) == "already_decided"


async def test_the_same_choice_after_it_landed_is_harmless() -> None:
    ada, ben = await at_color()
    for client in (ada, ben):
        assert await client.do(protocol.Choose(decision="1w", move="r7")) == client.version
    await ada.choose("-")
    assert await ada.do(protocol.Choose(decision="1c", move="-")) == ada.version
    await ada.roll("11 1111")
    for client in (ada, ben):
        assert await client.do(protocol.Choose(decision="1w", move="r7")) == client.version
    assert await ada.do(protocol.Choose(decision="1c", move="-")) == ada.version
    assert await count(ada, Chose) == 3


async def test_another_choice_after_it_landed_is_stale() -> None:
    ada, ben = await at_color()
    assert await ben.refused(protocol.Choose(decision="1w", move="y7")) == "stale_decision"
    await ada.choose("-")
    assert await ada.refused(protocol.Choose(decision="1c", move="y9")) == "stale_decision"
    assert await ben.refused(protocol.Choose(decision="1c", move="-")) == "stale_decision"


@pytest.mark.parametrize(
    "decision", ["2w", "0w", "99w", "1r", "1c", "w", "", "1", "1W", "-1w", "1o", "9999999999w", "²w"]
)
async def test_a_choice_for_a_decision_that_is_not_open_is_stale(decision: str) -> None:
    ada, _ = await at_white()
    assert await ada.refused(protocol.Choose(decision=decision, move="-")) == "stale_decision"


async def test_nobody_chooses_before_the_roll() -> None:
    _, ben = await House().started("Ada", "Ben")
    for decision in ("1r", "1w", "1c"):
        assert await ben.refused(protocol.Choose(decision=decision, move="-")) == "stale_decision"


async def test_a_choice_is_made_for_one_s_own_seat() -> None:
    ada, ben = await at_white()
    assert await ben.refused(protocol.Choose(decision="1w", move="-", seat=0)) == "not_seated"
    assert await ben.refused(protocol.Choose(decision="1w", move="-", seat=2)) == "seat_out_of_range"
    assert await ben.refused(protocol.Choose(decision="1w", move="-", seat=-1)) == "seat_out_of_range"
    await ben.choose("-", seat=1)
    assert ada.now.decided == (1,)


async def test_whoever_watches_decides_nothing() -> None:
    ada, _ = await at_white()
    watching = await ada.watched()
    for command in (
        protocol.Choose(decision="1w", move="-"),
        protocol.Choose(decision="1w", move="-", seat=0),
        protocol.TakeBack(decision="1w"),
        protocol.Roll(decision="1r", roll="11 1111"),
        protocol.Pause(),
        protocol.Resume(),
        protocol.Leave(),
        protocol.Return(),
        protocol.Replace(seat=0, player="greedy"),
        protocol.HandOver(seat=1),
        protocol.Rematch(),
        protocol.Start(),
    ):
        assert await watching.refused(command) == "not_seated"


async def test_the_color_choice_is_the_active_seat_s() -> None:
    ada, ben = await at_color()
    assert await ben.refused(protocol.Choose(decision="1c", move="-")) == "not_your_decision"
    assert ben.mine.legal == ()
    assert set(ada.mine.legal) == {"y8", "y9", "g4", "g5", "b9", "b10", "-"}


async def test_whoever_holds_several_seats_says_which() -> None:
    both = await House().open(new=protocol.NewTable(names=("Ada", "Ben"), dice="real"))
    await both.do(protocol.Start())
    await both.roll("34 2516")
    assert await both.refused(protocol.Choose(decision="1w", move="-")) == "table_refused"
    assert await both.refused(protocol.TakeBack(decision="1w")) == "table_refused"
    await both.choose("r7", seat=1)
    assert [yours.choice for yours in both.yours] == ["", "r7"]
    await both.choose("-", seat=0)
    assert both.now.scene.phase == "color"
    await both.choose("-", seat=0)
    assert both.now.active == 1


@pytest.mark.parametrize(("move", "rule"), [("r8", "C5"), ("y2", "C5"), ("r12", "C7"), ("g7>r", "BB1")])
async def test_an_illegal_move_is_refused_with_its_rule(move: str, rule: str) -> None:
    ada, _ = await at_white()
    with pytest.raises(IllegalMove) as caught:
        await ada.choose(move)
    assert (caught.value.code, caught.value.rule) == ("illegal_move", rule)
    assert await count(ada, Chose) == 0


@pytest.mark.parametrize("move", ["", "r", "7", "pass", "r7 y7", "z7", "r77", "R7", "x" * 4000, "r７"])
async def test_an_unreadable_move_is_refused(move: str) -> None:
    ada, _ = await at_white()
    assert await ada.refused(protocol.Choose(decision="1w", move=move)) == "notation"


async def test_rolling_twice_is_harmless() -> None:
    ada, ben = await House().started("Ada", "Ben")
    active, other = (ada, ben) if ada.now.active == ada.seat else (ben, ada)
    first = await active.do(protocol.Roll(decision="1r"))
    assert await active.do(protocol.Roll(decision="1r")) == first
    await play_turn(ada, ben)
    assert await active.do(protocol.Roll(decision="1r")) == active.version
    assert await other.do(protocol.Roll(decision="1r")) == other.version
    assert await count(ada, Supplied) == 1


async def play_turn(*clients: Client) -> None:
    """Everybody passes until the next roll."""
    for client in clients:
        await client.choose("-")
    for client in clients:
        if client.mine.legal:
            await client.choose("-")
    assert clients[0].now.scene.phase == "roll"


@pytest.mark.parametrize("decision", ["2r", "1w", "1c", "0r", "", "r"])
async def test_a_roll_that_is_not_due_is_stale(decision: str) -> None:
    ada, ben = await House().started("Ada", "Ben")
    active = ada if ada.now.active == ada.seat else ben
    assert await active.refused(protocol.Roll(decision=decision)) == "stale_decision"
    await active.roll()
    assert await active.refused(protocol.Roll(decision=decision)) == "stale_decision"


async def test_only_the_active_seat_rolls() -> None:
    ada, ben = await House().started("Ada", "Ben")
    other = ben if ada.now.active == ada.seat else ada
    assert await other.refused(protocol.Roll(decision="1r")) == "not_your_decision"


async def test_nobody_chooses_the_dice_of_the_table() -> None:
    (ada,) = await House().started("Ada")
    assert await ada.refused(protocol.Roll(decision="1r", roll="66 6666")) == "table_refused"
    assert await ada.refused(protocol.Roll(decision="1r", roll="nonsense")) == "notation"


async def test_after_the_end_everything_is_stale_and_what_was_is_harmless() -> None:
    (ada,) = await House().started("Ada")
    await ada.roll()
    await ada.choose("-")
    await play_out([ada], random.Random(1))
    assert ada.now.decision == ""
    for command in (
        protocol.Choose(decision="", move="-"),
        protocol.Choose(decision="0o", move="-"),
        protocol.Roll(decision=""),
        protocol.TakeBack(decision=""),
        protocol.TakeBack(decision="1w"),
    ):
        assert await ada.refused(command) == "stale_decision"
    assert await ada.do(protocol.Choose(decision="1w", move="-")) == ada.version
    assert await ada.do(protocol.Roll(decision="1r")) == ada.version
    assert await ada.refused(protocol.Pause()) == "table_refused"


async def test_everybody_may_choose_at_once_and_in_any_order() -> None:
    house = House()
    clients = await at_white(house, "Cy", "Di")
    for client in random.Random(3).sample(clients, 4):
        await client.choose("g7")
    assert clients[0].now.scene.sheets == ("- - g7 - p0",) * 4
