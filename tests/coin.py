"""A second, tiny game for tests: a coin and a pad of three fields.

In each turn the active seat tosses the coin. On heads everybody may cross their next field, all at the same time and
hidden until the last has chosen; on tails everybody can only pass. The first to cross the third field ends it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Literal

from rowlock import protocol
from rowlock.errors import IllegalMove, NotationError, NotYourDecision, RecordError, UnknownVariant
from rowlock.rules.game import Draw
from rowlock.rules.pad.layout import Field, Layout, Row
from rowlock.rules.pad.variant import Variant

FIELDS = tuple(Field(f"c{number}", 0, number - 1, number, "red", number == 3) for number in (1, 2, 3))
COIN = Variant("coin", "Coin", "Toss a coin and cross three fields.", Layout((Row("red", "c", FIELDS),)))
SIDES = ("heads", "tails")
Turn = tuple[str, tuple[str, ...]]
"""The face of the coin, and the choices by seat; empty for a seat that has not chosen."""


@dataclass(frozen=True, slots=True)
class CoinPlaythrough:
    """See Playthrough."""

    names: tuple[str, ...]
    first: int
    is_from_start = True
    turns: tuple[Turn, ...] = ()

    kind = "coin"
    variant = COIN

    @property
    def _is_open(self) -> bool:
        return bool(self.turns) and "" in self.turns[-1][1]

    @property
    def crosses(self) -> tuple[int, ...]:
        landed = self.turns[:-1] if self._is_open else self.turns
        return tuple(sum(choices[seat] == "x" for _, choices in landed) for seat in range(len(self.names)))

    @property
    def turn(self) -> int:
        return len(self.turns) if self._is_open or self.is_over else len(self.turns) + 1

    @property
    def active(self) -> int:
        return (self.first + self.turn - 1) % len(self.names)

    @property
    def decision(self) -> str:
        return "" if self.is_over else f"{self.turn}{'x' if self._is_open else 't'}"

    @property
    def awaits_chance(self) -> bool:
        return not self._is_open and not self.is_over

    @property
    def awaited(self) -> tuple[int, ...]:
        if self.awaits_chance:
            return (self.active,)
        return tuple(seat for seat in range(len(self.names)) if self._is_open and not self.turns[-1][1][seat])

    @property
    def is_over(self) -> bool:
        return max(self.crosses) >= 3

    @property
    def scores(self) -> tuple[int, ...]:
        return self.crosses

    def draw(self, draw: Draw) -> str:
        return SIDES[draw(2) - 1]

    def read_chance(self, text: str) -> str:
        if text.strip() not in SIDES:
            raise NotationError(f"{text!r}: a coin shows heads or tails")
        return text.strip()

    def supply(self, chance: str) -> CoinPlaythrough:
        if not self.awaits_chance:
            raise NotYourDecision("the coin has already been tossed")
        return replace(self, turns=(*self.turns, (self.read_chance(chance), ("",) * len(self.names))))

    def was_supplied(self, decision: str, chance: str) -> bool:
        turn = self._recorded(decision, "t")
        return turn is not None and chance in ("", turn[0])

    def is_complete(self, chance: str) -> bool:
        return True

    def choice(self, seat: int) -> str:
        return self.turns[-1][1][seat] if self._is_open else ""

    def read_move(self, text: str) -> str:
        if text not in ("x", "-"):
            raise NotationError(f"{text!r}: write x for a cross, - for a pass")
        return text

    def legal(self, seat: int) -> tuple[str, ...]:
        return ("x", "-") if self.turns[-1][0] == "heads" else ("-",)

    def choose(self, seat: int, move: str, *, final: bool = False) -> CoinPlaythrough:
        if self.awaits_chance or seat not in self.awaited:
            raise NotYourDecision(f"seat {seat} has nothing to choose")
        if move not in self.legal(seat):
            raise IllegalMove("the coin shows tails", rule="T1", seat=seat, move=move)
        return self._with(seat, move)

    def _with(self, seat: int, move: str) -> CoinPlaythrough:
        side, choices = self.turns[-1]
        return replace(self, turns=(*self.turns[:-1], (side, (*choices[:seat], move, *choices[seat + 1 :]))))

    def had_chosen(self, decision: str, seat: int, move: str) -> bool:
        turn = self._recorded(decision, "x")
        return turn is not None and turn[1][seat] == move

    def _recorded(self, decision: str, phase: str) -> Turn | None:
        number = decision.removesuffix(phase)
        known = number != decision and number.isdecimal() and 1 <= int(number) <= len(self.turns)
        return self.turns[int(number) - 1] if known else None

    def may_take_back(self, seat: int) -> str:
        return self.decision if self.choice(seat) else ""

    def take_back(self, seat: int) -> CoinPlaythrough:
        return self._with(seat, "")

    def default(self, seat: int) -> str:
        return "-"

    def view(self, seat: int) -> CoinPlaythrough:
        return self

    def landed(self) -> CoinPlaythrough:
        if not self._is_open:
            return self
        return replace(self, turns=(*self.turns[:-1], (self.turns[-1][0], ("",) * len(self.names))))

    @property
    def record(self) -> str:
        head = [f"variant {COIN.id}", f"seats {', '.join(self.names)}", f"first {self.first}"]
        turns = [" ".join((side, *(move or "?" for move in choices))) for side, choices in self.turns]
        return "\n".join([*head, *turns]) + "\n"


@dataclass(frozen=True, slots=True)
class CoinInputs:
    """See Inputs."""

    names: tuple[str, ...]
    first: int
    is_from_start = True
    turns: tuple[Turn, ...]

    def supplied(self) -> Iterator[tuple[CoinPlaythrough, str]]:
        play = CoinPlaythrough(self.names, self.first)
        for turn in self.turns:
            yield play, turn[0]
            play = played(play, turn)


def played(play: CoinPlaythrough, turn: Turn) -> CoinPlaythrough:
    play = play.supply(turn[0])
    for seat, move in enumerate(turn[1]):
        play = play.choose(seat, move) if move else play
    return play


class CoinGame:
    """See Game."""

    def variants(self) -> tuple[str, ...]:
        return (COIN.id,)

    def variant(self, variant_id: str) -> Variant:
        if variant_id != COIN.id:
            raise UnknownVariant(variant_id)
        return COIN

    def start(self, variant: Variant, names: Sequence[str], first: int) -> CoinPlaythrough:
        return CoinPlaythrough(tuple(names), first)

    def read(self, record: str, own: Variant | None) -> CoinInputs:
        _, seats, first, *turns = [line for line in record.splitlines() if not line.startswith("#")]
        names = tuple(seats.removeprefix("seats ").split(", "))
        split = [turn.split() for turn in turns]
        read = [(side, tuple("" if move == "?" else move for move in moves)) for side, *moves in split]
        return CoinInputs(names, int(first.removeprefix("first ")), tuple(read))

    def resume(self, record: str, own: Variant | None) -> CoinPlaythrough:
        inputs = self.read(record, own)
        try:
            return reduce(played, inputs.turns, CoinPlaythrough(inputs.names, inputs.first))
        except IllegalMove as error:
            raise RecordError(str(error), line=len(inputs.turns)) from None


@dataclass(frozen=True, slots=True, kw_only=True)
class CoinScene:
    """The visible state of the table."""

    kind: Literal["coin"] = "coin"
    coin: str
    crosses: tuple[int, ...]


class CoinTeller:
    """See Teller."""

    def scene(self, play: CoinPlaythrough) -> protocol.Scene:
        coin = play.turns[-1][0] if play.turns else ""
        return CoinScene(coin=coin, crosses=play.crosses)  # type: ignore[return-value]

    def position(self, play: CoinPlaythrough) -> str:
        return play.decision

    def supplied(self, before: CoinPlaythrough, chance: str) -> list[protocol.Event]:
        return [protocol.Rolled(seat=before.active, roll=chance)]

    def chose(self, before: CoinPlaythrough, after: CoinPlaythrough, seat: int, move: str) -> list[protocol.Event]:
        if after.decision == before.decision:
            return [protocol.Chose(seat=seat)]
        choices = after.turns[-1][1]
        crossed = [number for number, choice in enumerate(choices) if choice == "x"]
        return [protocol.Crossed(seat=number, field=f"c{after.crosses[number]}", by_bonus=False) for number in crossed]

    def options(self, play: CoinPlaythrough, seat: int) -> tuple[tuple[str, ...], tuple[protocol.MoveView, ...]]:
        moves = play.legal(seat)
        return moves, tuple(protocol.MoveView(score=play.crosses[seat] + (move == "x")) for move in moves)

    def explain(self, play: CoinPlaythrough, seat: int, field: str) -> protocol.Explained:
        crossed = field in [f"c{number}" for number in range(1, play.crosses[seat] + 1)]
        return protocol.Explained(id=0, field=field, reason="crossed" if crossed else "", facts={})

    def passing_costs(self, play: CoinPlaythrough, seat: int) -> bool:
        return False

    def lucky(self, play: CoinPlaythrough, seat: int) -> tuple[int, ...]:
        return ()

    def moments(self, play: CoinPlaythrough) -> Iterator[tuple[CoinPlaythrough, list[protocol.Event]]]:
        point = CoinPlaythrough(play.names, play.first)
        yield point, []
        for turn in play.turns:
            tossed = point.supply(turn[0])
            yield tossed, self.supplied(point, turn[0])
            after = played(point, turn)
            if after.landed() != tossed:
                seat = max(seat for seat, move in enumerate(turn[1]) if move)
                yield after, self.chose(tossed, after, seat, turn[1][seat])
            point = after
