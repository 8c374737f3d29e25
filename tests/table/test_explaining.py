"""Asking why a field cannot be crossed: answered to whoever holds the seat, and nothing changes."""

import pytest

from hosting import Client, House
from rowlock import protocol
from rowlock.errors import NotationError, NotSeated, RowlockError, StaleDecision, TablePaused
from rowlock.table.opening import hashed


async def ask(client: Client, field: str, decision: str = "", seat: int | None = None) -> protocol.Explained:
    question = protocol.Explain(decision=decision or client.now.decision, field=field, seat=seat, id=7)
    return await client.host.explain(client.code, hashed(client.token) if client.token else "", question)


async def real_table(*names: str) -> list[Client]:
    clients = await House().table(*names, dice="real")
    await clients[0].do(protocol.Start(first=0))
    return clients


async def test_C5_a_seat_is_told_why() -> None:
    ada, ben = await real_table("Ada", "Ben")
    assert (await ask(ben, "r7")).reason == "roll_first"
    await ada.roll("34 2516")
    told = await ask(ben, "r8")
    assert told == protocol.Explained(id=7, field="r8", reason="white_sum", rule="C5", facts={"numbers": "7"})
    assert (await ask(ben, "r7")).reason == ""
    version = ben.version
    await ben.choose("r7")
    assert (await ask(ben, "y7")).reason == "decided"
    assert ben.version == version + 1  # the choice: questions leave no trace


@pytest.mark.parametrize(
    ("field", "decision", "error"),
    [
        ("x9", "", NotationError),
        ("r" * 3000, "", NotationError),
        ("ry7", "", NotationError),
        ("-", "", NotationError),
        ("r7", "0w", StaleDecision),
        ("r7", "1r", StaleDecision),
    ],
)
async def test_what_cannot_be_answered_is_refused(field: str, decision: str, error: type[RowlockError]) -> None:
    ada, _ = await real_table("Ada", "Ben")
    await ada.roll("34 2516")
    with pytest.raises(error) as raised:
        await ask(ada, field, decision)
    assert len(str(raised.value)) < 200


async def test_a_spectator_and_another_seat_are_told_nothing() -> None:
    ada, ben = await real_table("Ada", "Ben")
    await ada.roll("34 2516")
    watcher = await ada.watched()
    with pytest.raises(NotSeated):
        await ask(watcher, "r8")
    with pytest.raises(NotSeated):
        await ask(ben, "r8", seat=0)


async def test_a_spectator_is_answered_in_the_same_way_whatever_they_ask() -> None:
    ada, _ = await real_table("Ada", "Ben")
    await ada.roll("34 2516")
    watcher = await ada.watched()
    answers = set()
    for field, decision in (("r8", "1w"), ("r7", "1w"), ("x9", "1w"), ("r8", "1r"), ("r8", "9c")):
        with pytest.raises(NotSeated) as raised:
            await ask(watcher, field, decision)
        answers.add(str(raised.value))
    assert len(answers) == 1


async def test_a_decision_that_is_over_is_refused_with_the_open_one() -> None:
    ada, ben = await real_table("Ada", "Ben")
    await ada.roll("34 2516")
    await ada.choose("r7")
    await ben.choose("-")
    with pytest.raises(StaleDecision, match="the table is at 1c"):
        await ask(ben, "r8", decision="1w")
    assert (await ask(ben, "r8", decision="1c")).reason == "not_active"


async def test_C11_after_the_end_a_seat_is_told_that_it_is_over() -> None:
    (ada,) = await real_table("Ada")
    for _ in range(4):  # penalties
        await ada.roll("34 2516")
        await ada.choose("-")
        await ada.choose("-")
    with pytest.raises(StaleDecision, match="the table is at the end"):
        await ask(ada, "r8", decision="4c")
    assert (await ask(ada, "r8")).reason == "over"


async def test_whoever_left_has_to_come_back_first() -> None:
    ada, ben = await real_table("Ada", "Ben")
    await ada.roll("34 2516")
    await ben.do(protocol.Leave())
    with pytest.raises(NotSeated, match="come back first"):
        await ask(ben, "r8")


async def test_a_device_with_several_seats_says_which_one() -> None:
    both = await House().open(new=protocol.NewTable(names=("Ada", "Ben"), dice="real"))
    cleo = await both.invite("Cleo")
    await both.do(protocol.Start(first=0))
    await both.roll("34 2516")
    await both.choose("r7", seat=0)
    with pytest.raises(RowlockError, match="say which one"):
        await ask(both, "r8")
    assert (await ask(both, "r8", seat=0)).reason == "decided"
    assert (await ask(both, "r8", seat=1)).reason == "white_sum"
    with pytest.raises(NotSeated):
        await ask(both, "r8", seat=2)
    with pytest.raises(NotSeated):
        await ask(cleo, "r8", seat=1)


async def test_a_table_that_pauses_says_so() -> None:
    ada, _ = await real_table("Ada", "Ben")
    await ada.roll("34 2516")
    await ada.do(protocol.Pause())
    with pytest.raises(TablePaused):
        await ask(ada, "r8")


async def test_before_the_start_there_is_nothing_to_explain() -> None:
    (ada,) = await House().table("Ada")
    with pytest.raises(RowlockError):
        await ask(ada, "r8", decision="1w")


async def test_legal_moves_come_with_what_they_bring() -> None:
    ada, _ = await real_table("Ada", "Ben")
    await ada.roll("34 2516")
    brought = dict(zip(ada.mine.legal, ada.mine.brings, strict=True))
    assert brought["r7"] == protocol.MoveView(score=1, lost=("r2", "r3", "r4", "r5", "r6"))
    assert brought["-"] == protocol.MoveView(score=0)
