"""What nobody may learn: tokens, the seed, future rolls, and choices that others have made face down."""

import random
from collections.abc import Callable, Collection
from dataclasses import replace

import msgspec
import pytest

import rowlock
from dice_play import dice
from hosting import Client, House, Told, act, play_out
from rowlock import protocol
from rowlock.table import fair, telling
from rowlock.table.bots import Bot
from rowlock.table.entries import Chose, Entry
from rowlock.table.opening import hashed
from rowlock.table.table import Table


class Secrets:
    """Inspects every message to every client as it is sent."""

    def __init__(self) -> None:
        self.tokens: set[str] = set()
        self.own: dict[Client, tuple[int, ...]] = {}
        self.seed = ""
        self.looked_at = 0
        self._landed: dict[int, tuple[str, ...]] = {}

    async def know(self, *clients: Client) -> None:
        """Note the clients and their seats, and listen in on them from now on."""
        clients[0].house.overhear = self.look
        table = await clients[0].house.newest(clients[0].code)
        self.seed = table.seed.hex()
        self.tokens = {client.token for client in clients if client.token}
        for client in clients:
            self.own[client] = table.held_by(hashed(client.token))

    def look(self, client: Client, message: Told) -> None:
        text = msgspec.json.encode(message).decode()
        for token in self.tokens:
            assert token not in text, "a token is sent once, and not here"
            assert hashed(token) not in text, "not even the hash of a token is sent"
        now = message.now
        over = now is not None and now.scene.phase == "over"
        assert (self.seed in text) <= over, "the seed is sent only at the end"
        if client in self.own:
            assert {yours.seat for yours in message.yours} == set(self.own[client]), "only a client's own seats"
        if now is None:
            return
        self.looked_at += 1
        assert bool(now.scene.roll) == (now.scene.phase in ("white", "color")), "only dice that have been rolled"
        if now.scene.phase == "roll":
            self._landed[now.turn] = now.scene.sheets
        elif now.scene.phase == "white":
            assert now.scene.sheets == self._landed.setdefault(now.turn, now.scene.sheets), (
                "nothing shows until all have chosen"
            )
            told = [yours.seat for yours in message.yours if yours.choice]
            assert set(told) <= set(now.decided), "a seat is told only its own choice"
            events = message.events if isinstance(message, protocol.News) else ()
            rolled = [index for index, event in enumerate(events) if isinstance(event, protocol.Rolled)]
            known = protocol.Rolled | protocol.Chose | protocol.TookBack | protocol.TableChanged
            since = events[rolled[-1] if rolled else 0 :]
            assert all(isinstance(event, known) for event in since), "sent too soon"


async def whole(variant: str, seed: int) -> Secrets:
    """Play with people, a bot and a spectator, with reloads and take-backs, and listen in on all of it."""
    house = House(seed=seed)
    secrets = Secrets()
    rng = random.Random(seed)
    clients = await house.table("Ada", "Ben", "Cy", bots=["greedy"], variant=variant)
    clients.append(await clients[0].watched())
    await secrets.know(*clients)
    await clients[0].do(protocol.Start())
    await secrets.know(*clients)
    while clients[0].now.scene.phase != "over":
        client = rng.choice(clients)
        if rng.random() < 0.1:
            have = client.version - rng.randint(0, 5)
            client.part()
            await client.join(max(0, have))
        elif client.yours and rng.random() < 0.1:
            seen, reactions = [one.seen for one in clients], [list(one.reactions) for one in clients]
            await client.react("thinking")
            reacted = protocol.Reacted(seat=client.seat, reaction="thinking")
            assert [one.reactions for one in clients] == [[*known, reacted] for known in reactions]
            assert [one.seen for one in clients] == seen
        elif client.yours and client.mine.take_back and rng.random() < 0.3:
            await client.do(protocol.TakeBack(decision=client.mine.take_back))
        elif not await act(client, rng) and client.now.due:
            await house.clock.advance(2)
    return secrets


@pytest.mark.parametrize("variant", rowlock.variants())
async def test_no_message_tells_a_secret(variant: str) -> None:
    secrets = await whole(variant, seed=1)
    assert secrets.looked_at > 100


def told_to_all(yours: Callable[..., tuple[protocol.Yours, ...]]) -> Callable[..., object]:
    return lambda table, held: yours(table, range(len(table.seats)))


def with_choices(yours: Callable[..., tuple[protocol.Yours, ...]]) -> Callable[..., object]:
    def leaking(table: Table, held: Collection[int]) -> tuple[protocol.Yours, ...]:
        return tuple(replace(one, choice=str(dice(table).state)) if table.play else one for one in yours(table, held))

    return leaking


def with_token(seat_view: Callable[..., protocol.SeatView]) -> Callable[..., object]:
    return lambda seat, lucky: replace(seat_view(seat, lucky), name=seat.token[:64] or seat.name)


def with_seed(table_view: Callable[[Table], protocol.TableView]) -> Callable[..., object]:
    return lambda table: replace(table_view(table), rematch=table.seed.hex())


def with_next_roll(now: Callable[..., protocol.Now | None]) -> Callable[..., object]:
    def leaky(table: Table, pace: object) -> protocol.Now | None:
        told = now(table, pace)
        if told is None or told.scene.roll or table.is_over:
            return told
        leak = dice(table).draw(fair.numbers(table.seed, table.id, table.salts, told.turn))
        return replace(told, scene=replace(told.scene, roll=leak))

    return leaky


def with_choices_on_sheets(now: Callable[..., protocol.Now | None]) -> Callable[..., object]:
    def leaky(table: Table, pace: object) -> protocol.Now | None:
        told = now(table, pace)
        if told is None:
            return None
        leak = (*told.scene.sheets[:-1], str(dice(table).state.choices))
        return replace(told, scene=replace(told.scene, sheets=leak))

    return leaky


def with_crosses(events: Callable[..., list[protocol.Event]]) -> Callable[..., object]:
    def leaky(before: Table, after: Table, entry: Entry) -> list[protocol.Event]:
        told = events(before, after, entry)
        if isinstance(entry, Chose) and len(told) == 1:
            return [*told, protocol.Crossed(seat=entry.seat, field=entry.move, by_bonus=False)]
        return told

    return leaky


@pytest.mark.parametrize(
    ("where", "leak", "found"),
    [
        ("yours", told_to_all, "own seats"),
        ("_seat_view", with_token, "hash of a token"),
        ("table_view", with_seed, "the seed"),
        ("now", with_next_roll, "dice that have been rolled"),
        ("now", with_choices_on_sheets, "until all have chosen"),
        ("_events", with_crosses, "sent too soon"),
    ],
)
async def test_the_look_at_messages_sees_a_leak(
    where: str, leak: Callable[..., object], found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telling, where, leak(getattr(telling, where)))
    with pytest.raises(AssertionError, match=found):
        await whole("classic", seed=1)


async def what_others_hear(turns: int, pick: int) -> tuple[str, list[bytes]]:
    """One of Ben's possible choices in a later white action, and all that the others hear until it has landed.

    Whatever Ben chooses, everything before it is the same, and so must be what the others hear.
    """
    house = House(seed=3)
    ada, ben, cy = await house.started("Ada", "Ben", "Cy", bots=["greedy"])
    watching = await ada.watched()
    rng = random.Random(3)
    while ada.now.turn <= turns or ada.now.scene.phase != "white":
        for client in (ada, ben, cy):
            if ada.now.turn <= turns or ada.now.scene.phase == "roll":
                await act(client, rng)
        if ada.now.scene.phase == "roll" and ada.now.due:
            await house.clock.advance(2)
    others = (ada, cy, watching)
    heard = [len(client.heard) for client in others]
    move = ben.mine.legal[pick % len(ben.mine.legal)]
    await ben.choose(move)
    ada.part()
    await ada.join()
    watching.part()
    await watching.join(watching.version - 1)
    await ben.do(protocol.TakeBack(decision=ben.mine.take_back))
    await ben.choose(move)
    await cy.choose("-")
    await cy.do(protocol.Pause())
    await cy.do(protocol.Resume())
    await ben.do(protocol.Leave())
    await ben.do(protocol.Return())
    assert ada.now.decision.endswith("w")
    messages = [message for client, n in zip(others, heard, strict=True) for message in client.heard[n:]]
    await ada.choose("-")
    assert not ada.now.decision.endswith("w")
    return move, [msgspec.json.encode(message) for message in messages]


@pytest.mark.parametrize("turns", [0, 1, 4, 9])
async def test_what_others_hear_does_not_depend_on_a_hidden_choice(turns: int) -> None:
    first, heard = await what_others_hear(turns, 0)
    other, heard_then = await what_others_hear(turns, 1)
    last, heard_at_last = await what_others_hear(turns, -1)
    assert len({first, other, last}) >= 2
    assert len(heard) > 15
    assert heard == heard_then == heard_at_last


@pytest.mark.parametrize(("where", "leak"), [("yours", with_choices), ("_events", with_crosses)])
async def test_the_comparison_sees_a_leak(
    where: str, leak: Callable[..., object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telling, where, leak(getattr(telling, where)))
    _, heard = await what_others_hear(1, 0)
    _, heard_then = await what_others_hear(1, 1)
    assert heard != heard_then


async def test_bots_see_no_more_than_people() -> None:
    """A bot is given what its seat sees, and chooses as soon as the dice are rolled."""
    seen: list[rowlock.View] = []

    def nosy(view: rowlock.View) -> rowlock.Move:
        seen.append(view)
        return rowlock.Pass()

    house = House(seed=4, bots={"nosy": Bot("Nosy", nosy)})
    clients = await house.started("Ada", "Ben", bots=["nosy", "nosy"])
    await play_out(clients, random.Random(4))
    white = [view for view in seen if view.state.phase is rowlock.Phase.WHITE]
    assert len(white) > 10
    assert all(set(view.state.choices) == {None} for view in white)


async def test_the_seed_is_told_at_the_end_to_everybody() -> None:
    house = House(seed=5)
    clients = await house.started("Ada", "Ben")
    watching = await clients[0].watched()
    await play_out(clients, random.Random(5))
    seed = (await house.newest(watching.code)).seed.hex()
    for client in (*clients, watching):
        assert client.at.fair
        assert client.at.fair.seed == seed
