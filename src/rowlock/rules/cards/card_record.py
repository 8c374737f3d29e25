"""The record of a card game: its inputs, and nothing that follows from them.

    variant cards
    seats Ada, Ben
    first 1                     who has the first turn, if not seat 0
    jokers yes                  if they are played with
    deal r5 y7 …                the deck from the top: the hands by seat, the display, the pile
    1  t3  r7 - | r3.r8:r3      turn, cards taken, the open number by seat, the active seat's play
    2  t1.2 (y4 …)  - b9 | y5:- a shuffle: the order of the new pile, from the top

A turn that the open number ended has no play. The last turn of an unfinished playthrough may stop anywhere, with `?`
for seats that have not chosen. Empty lines and whatever follows a # are ignored.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from rowlock.errors import NotationError, NotYourDecision, RecordError, RowlockError
from rowlock.rules.cards.card import Card, cards_text, parse_cards
from rowlock.rules.cards.card_moves import CardMove, parse_card_move
from rowlock.rules.cards.card_play import choose_card_move
from rowlock.rules.cards.card_state import CardPhase, CardState
from rowlock.rules.cards.dealing import start_cards, supply
from rowlock.rules.catalog import card_variant
from rowlock.rules.pad.record_text import check_seat, chosen, expect_number, names_for, read_lines
from rowlock.rules.pad.variant import Variant

_TURN = re.compile(r"(?P<number>\d+)\s+(?P<take>\S+)(?:\s+\((?P<pile>[^)]*)\))?(?P<open>[^|]*)(?:\|(?P<play>.*))?")


@dataclass(frozen=True, slots=True)
class CardTurn:
    """One turn's inputs. `line` is its line in the text it was parsed from."""

    take: CardMove
    shuffle: tuple[Card, ...] = ()
    """The order of the new pile, from the top, if the discards were shuffled in this turn."""
    number: tuple[CardMove | None, ...] = ()
    """What the seats did with the open number."""
    play: CardMove | None = None
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True, repr=False)
class CardRecord:
    """The inputs of a card game. `str` gives its text; `replay` plays it and checks every line."""

    variant: Variant
    names: tuple[str, ...]
    first: int = 0
    jokers: bool = False
    deal: tuple[Card, ...] = ()
    """The deck from the top; empty before it is dealt."""
    turns: tuple[CardTurn, ...] = ()
    deal_line: int = field(default=0, compare=False)
    """The line of the deal in the text that was parsed."""

    @classmethod
    def begin(cls, state: CardState, names: Sequence[str]) -> CardRecord:
        """An empty record for a playthrough that starts in this state."""
        return cls(state.variant, names_for(len(state.sheets), names), state.active, state.jokers)

    def supplied(self, cards: Sequence[Card]) -> CardRecord:
        """The record with these cards handed in: the deck, or a shuffle in the last turn."""
        if not self.turns:
            return replace(self, deal=tuple(cards))
        return self._with_turn(replace(self.turns[-1], shuffle=tuple(cards)))

    def chose(self, seat: int, move: CardMove) -> CardRecord:
        """The record with a seat's choice: what it takes, then what it does with the open number, then its play."""
        check_seat(seat, len(self.names))
        if not self.turns or self.turns[-1].play is not None:
            return replace(self, turns=(*self.turns, CardTurn(move, number=(None,) * len(self.names))))
        turn = self.turns[-1]
        return self._with_turn(_with_number(turn, seat, move) if None in turn.number else replace(turn, play=move))

    def took_back(self, seat: int) -> CardRecord:
        """The record without what the seat does with the open number, as long as that has not landed (K14)."""
        check_seat(seat, len(self.names))
        turn = self.turns[-1] if self.turns else None
        if turn is None or None not in turn.number or turn.number[seat] is None:
            raise NotYourDecision(f"seat {seat} has no choice about the open number that can be taken back (K14)")
        return self._with_turn(_with_number(turn, seat, None))

    def _with_turn(self, turn: CardTurn) -> CardRecord:
        """The record with its last turn replaced."""
        return replace(self, turns=(*self.turns[:-1], turn))

    @classmethod
    def parse(cls, text: str) -> CardRecord:
        """Parse a record. `replay` finds out whether it can be played."""
        lines = read_lines(text, ("variant", "seats", "first", "jokers", "deal"), _parse_turn)
        jokers = lines.headers.get("jokers", "no")
        if jokers not in ("yes", "no"):
            raise NotationError(f"jokers {jokers}: write jokers yes, or leave the line out")
        names = lines.names
        undecided = (None,) * len(names)
        return cls(
            card_variant(lines.headers["variant"]),
            names,
            lines.first,
            jokers == "yes",
            parse_cards(lines.headers.get("deal", "")),
            tuple(replace(turn, number=turn.number or undecided) for turn in lines.turns),
            lines.lines.get("deal", 0),
        )

    def __str__(self) -> str:
        lines = [f"variant {self.variant.id}", f"seats {', '.join(self.names)}"]
        lines += [f"first {self.first}"] * bool(self.first)
        lines += ["jokers yes"] * self.jokers
        lines += [f"deal {cards_text(self.deal)}"] * bool(self.deal)
        return "\n".join([*lines, *(_format_turn(n, turn) for n, turn in enumerate(self.turns, 1))]) + "\n"

    __repr__ = __str__


def _with_number(turn: CardTurn, seat: int, move: CardMove | None) -> CardTurn:
    """The turn with what a seat does with the open number replaced."""
    return replace(turn, number=(*turn.number[:seat], move, *turn.number[seat + 1 :]))


def _format_turn(number: int, turn: CardTurn) -> str:
    parts = [f"{number:<2} {turn.take} "]
    if turn.shuffle:
        parts[0] = f"{number:<2} {turn.take} ({cards_text(turn.shuffle)}) "
    if any(turn.number):
        parts += ["?" if move is None else str(move) for move in turn.number]
    if turn.play is not None:
        parts += ["|", str(turn.play)]
    return " ".join(parts).rstrip()


def _parse_turn(content: str, line: int, expected: int) -> CardTurn:
    match = _TURN.fullmatch(content)
    if not match:
        raise NotationError(f"line {line}: cannot read {content!r}; write a turn like 1  t3  r7 - | r3.r8:r3")
    expect_number(match["number"], expected, line)
    try:
        return CardTurn(
            parse_card_move(match["take"]),
            parse_cards(match["pile"] or ""),
            tuple(None if part == "?" else parse_card_move(part) for part in match["open"].split()),
            None if match["play"] is None else parse_card_move(match["play"]),
            line,
        )
    except NotationError as error:
        raise NotationError(f"line {line}: {error}") from None


def replay_cards(record: CardRecord) -> Iterator[CardState]:
    """The states of a record: the start, then one after each deal, shuffle and choice.

    A line that cannot be played raises a RecordError that names the line, the seat, the move and the rule.
    """
    state = start_cards(record.variant, len(record.names), record.first, jokers=record.jokers)
    yield state
    if record.deal:
        state = _supplied(state, record.deal, record.deal_line)
        yield state
    for index, turn in enumerate(record.turns):
        for state in _play(state, turn, unfinished=index == len(record.turns) - 1):  # noqa: B020
            yield state


def _play(state: CardState, turn: CardTurn, *, unfinished: bool) -> Iterator[CardState]:
    if state.is_over:
        raise RecordError("the playthrough was over before this turn (K6)", line=turn.line, rule="K6")
    state = chosen(choose_card_move, state, state.active, turn.take, turn.line)
    yield state
    if turn.shuffle:
        state = _supplied(state, turn.shuffle, turn.line)
        yield state
    if len(turn.number) != len(state.sheets):
        message = f"{len(turn.number)} choices about the open number for {len(state.sheets)} seats"
        raise RecordError(message, line=turn.line, rule="K3")
    for seat, move in enumerate(turn.number):
        if move is not None:
            state = chosen(choose_card_move, state, seat, move, turn.line)
            yield state
    if turn.play is not None:
        if state.phase is not CardPhase.PLAY:
            raise RecordError("a play comes after the open number, and not after the end", line=turn.line, rule="K3")
        state = chosen(choose_card_move, state, state.active, turn.play, turn.line)
        yield state
    elif not state.is_over and not unfinished:
        raise RecordError("this turn is not finished, but another follows", line=turn.line, rule="K3")


def _supplied(state: CardState, cards: tuple[Card, ...], line: int) -> CardState:
    try:
        return supply(state, cards)
    except RowlockError as error:
        raise RecordError(str(error), line=line) from None
