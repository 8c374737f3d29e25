"""The dice game as a table hosts it; `rules.game` documents the interface."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from rowlock.rules.catalog import variant, variants
from rowlock.rules.dice import play
from rowlock.rules.dice.legal import to_decide
from rowlock.rules.dice.moves import Move, Pass
from rowlock.rules.dice.notation import parse_move, parse_roll
from rowlock.rules.dice.record import Record, replay
from rowlock.rules.dice.roll import Roll
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.dice.view import View, view
from rowlock.rules.game import Draw
from rowlock.rules.pad.layout import COLORS
from rowlock.rules.pad.scoring import score
from rowlock.rules.pad.sheet import Sheet
from rowlock.rules.pad.variant import Variant

_LETTERS = {Phase.ROLL: "r", Phase.WHITE: "w", Phase.COLOR: "c"}
"""The letter that follows the turn number in the name of a decision, by phase."""


@dataclass(frozen=True, slots=True)
class DicePlaythrough:
    """A state and the record that leads to it.

    A host asks for `decision`, `awaited` and the like a dozen times at every step, so they are computed once.
    """

    state: State
    inputs: Record
    before: State | None = None
    """The state before a color choice that may still be taken back."""
    decision: str = field(init=False, repr=False, compare=False)
    """See Playthrough: 12r to roll, 12w white, 12c color."""
    awaits_chance: bool = field(init=False, repr=False, compare=False)
    awaited: tuple[int, ...] = field(init=False, repr=False, compare=False)
    is_over: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        state, derive = self.state, object.__setattr__
        rolls = state.phase is Phase.ROLL
        derive(self, "decision", _decision(state))
        derive(self, "awaits_chance", rolls)
        derive(self, "awaited", (state.active,) if rolls else to_decide(state))
        derive(self, "is_over", state.phase is Phase.OVER)

    @property
    def kind(self) -> str:
        """See Playthrough."""
        return "dice"

    @property
    def variant(self) -> Variant:
        """See Playthrough."""
        return self.state.variant

    @property
    def names(self) -> tuple[str, ...]:
        """See Playthrough."""
        return self.inputs.names

    @property
    def first(self) -> int:
        """See Playthrough."""
        return self.inputs.first

    @property
    def turn(self) -> int:
        """See Playthrough."""
        return self.state.turn

    @property
    def active(self) -> int:
        """See Playthrough."""
        return self.state.active

    @property
    def scores(self) -> tuple[int, ...]:
        """See Playthrough."""
        return tuple([_total(sheet) for sheet in self.state.sheets])

    def draw(self, draw: Draw) -> str:
        """See Playthrough. All six dice are drawn in every turn, even removed ones."""
        one, other, *colors = (draw(self.variant.sides) for _ in range(2 + len(COLORS)))
        return str(Roll((one, other), tuple(colors)).without(self.state.closed))

    def read_chance(self, text: str) -> str:
        """See Playthrough."""
        return str(parse_roll(text))

    def supply(self, chance: str) -> DicePlaythrough:
        """See Playthrough."""
        shown = parse_roll(chance)
        return DicePlaythrough(play.roll(self.state, shown), self.inputs.rolled(shown))

    def was_supplied(self, decision: str, chance: str) -> bool:
        """See Playthrough."""
        index = self._recorded(decision, Phase.ROLL)
        shown = parse_roll(chance) if chance else None
        return index is not None and (shown is None or self.inputs.turns[index].roll == shown)

    def is_complete(self, chance: str) -> bool:
        """See Playthrough."""
        return parse_roll(chance).is_known

    def choice(self, seat: int) -> str:
        """See Playthrough."""
        move = self.state.choices[seat] if self.state.phase is Phase.WHITE else None
        return "" if move is None else str(move)

    def read_move(self, text: str) -> str:
        """See Playthrough."""
        return str(parse_move(text))

    def choose(self, seat: int, move: str, *, final: bool = False) -> DicePlaythrough:
        """See Playthrough."""
        chosen = parse_move(move)
        after = play.choose(self.state, seat, chosen)
        may_return = self.state.phase is Phase.COLOR and not after.is_over and not final
        return DicePlaythrough(after, self.inputs.chose(seat, chosen), self.state if may_return else None)

    def had_chosen(self, decision: str, seat: int, move: str) -> bool:
        """See Playthrough."""
        return self._chosen(decision, seat) == parse_move(move)

    def _chosen(self, decision: str, seat: int) -> Move | None:
        if (white := self._recorded(decision, Phase.WHITE)) is not None:
            return self.inputs.turns[white].white[seat]
        color = self._recorded(decision, Phase.COLOR)
        is_own = color is not None and (self.first + color) % len(self.names) == seat
        return self.inputs.turns[color].color if color is not None and is_own else None

    def _recorded(self, decision: str, phase: Phase) -> int | None:
        """The index of the recorded turn that a decision of this phase belongs to, if there is one."""
        number = decision.removesuffix(_LETTERS[phase])
        if number == decision or not number.isdecimal() or len(number) > 4:
            return None
        return int(number) - 1 if 1 <= int(number) <= len(self.inputs.turns) else None

    def may_take_back(self, seat: int) -> str:
        """See Playthrough."""
        if self.before is not None:
            return _decision(self.before) if seat == self.before.active else ""
        return self.decision if self.choice(seat) else ""

    def take_back(self, seat: int) -> DicePlaythrough:
        """See Playthrough."""
        back = play.take_back(self.state, seat) if self.before is None else self.before
        return DicePlaythrough(back, self.inputs.took_back(seat))

    def default(self, seat: int) -> str:
        """See Playthrough."""
        return str(Pass())

    def view(self, seat: int) -> View | None:
        """See Playthrough. A bot that cannot see the dice would cross anything they might show."""
        return view(self.state, seat) if self.state.roll and self.state.roll.is_known else None

    def landed(self) -> DicePlaythrough:
        """See Playthrough."""
        if self.state.phase is not Phase.WHITE:
            return self
        nobody = (None,) * len(self.names)
        *turns, turn = self.inputs.turns
        inputs = replace(self.inputs, turns=(*turns, replace(turn, white=nobody)))
        return DicePlaythrough(replace(self.state, choices=nobody), inputs)

    @property
    def record(self) -> str:
        """See Playthrough."""
        return str(self.inputs)


@dataclass(frozen=True, slots=True)
class DiceInputs:
    """See Inputs."""

    record: Record

    @property
    def names(self) -> tuple[str, ...]:
        """See Inputs."""
        return self.record.names

    @property
    def first(self) -> int:
        """See Inputs."""
        return self.record.first

    @property
    def is_from_start(self) -> bool:
        """See Inputs."""
        return self.record.position is None

    def supplied(self) -> Iterator[tuple[DicePlaythrough, str]]:
        """See Inputs."""
        turns = self.record.turns
        for state in replay(self.record):
            if state.phase is Phase.ROLL and state.turn <= len(turns):
                so_far = replace(self.record, turns=turns[: state.turn - 1])
                yield DicePlaythrough(state, so_far), str(turns[state.turn - 1].roll)


class DiceGame:
    """See Game."""

    def variants(self) -> tuple[str, ...]:
        """See Game."""
        return variants()

    def variant(self, variant_id: str) -> Variant:
        """See Game."""
        return variant(variant_id)

    def start(self, variant: Variant, names: Sequence[str], first: int) -> DicePlaythrough:
        """See Game."""
        state = play.start(variant, len(names), first)
        return DicePlaythrough(state, Record.begin(state, names))

    def read(self, record: str, own: Variant | None) -> DiceInputs:
        """See Game."""
        return DiceInputs(Record.parse(record, own))

    def resume(self, record: str, own: Variant | None) -> DicePlaythrough:
        """See Game."""
        return _resumed(Record.parse(record, own))


@lru_cache(maxsize=4)
def _resumed(inputs: Record) -> DicePlaythrough:
    """Cached: opening a table asks three times, and a long record takes a while to replay."""
    *_, last = replay(inputs)
    return DicePlaythrough(last, inputs)


@lru_cache(maxsize=4096)
def _total(sheet: Sheet) -> int:
    """The points of a sheet, cached: most sheets do not change from one choice to the next."""
    return score(sheet).total


def _decision(state: State) -> str:
    return f"{state.turn}{_LETTERS[state.phase]}" if state.phase in _LETTERS else ""
