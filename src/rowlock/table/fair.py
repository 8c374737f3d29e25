"""Dice that anybody can check afterwards: the scheme `rowlock-dice-1`.

The table commits to a secret seed by its SHA-256 before anybody sits down; each seat may add a salt; every roll follows
from seed, table, salts and turn alone; at the end the seed is revealed. docs/explanation/fair-dice.md specifies every
byte. The scheme never changes: a different one gets a different name.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count, takewhile

from rowlock.errors import FairError, NotationError
from rowlock.rules.game import Draw, Inputs

SCHEME = "rowlock-dice-1"
FORMS = {
    "table": re.compile(r"[0-9A-Za-z-]{1,64}"),
    "commitment": re.compile(r"[0-9a-f]{64}"),
    "seed": re.compile(r"(?:[0-9a-f]{64})?"),
    "salt": re.compile(r"[0-9a-f]{0,64}"),
}
"""How each part of a proof is written. None of them has a `|` or a comma, so no two proofs make the same stream."""

_HEAD = re.compile(rf"\s*#\s*dice\s+({SCHEME.removesuffix('1')}\S+)\s*")
_LINE = re.compile(r"\s*#\s*(table|commitment|seed|salts|from)(?:\s+(\S+))?\s*")


def commitment(seed: bytes) -> str:
    """What is shown of a seed before anybody sits down: it fixes the seed and gives nothing away."""
    return hashlib.sha256(seed).hexdigest()


def numbers(seed: bytes, table: str, salts: Sequence[str], turn: int) -> Draw:
    """The source of a turn's random numbers, to roll dice or shuffle a deck with."""
    return partial(_number, _stream(seed, table, salts, f"turn {turn}"))


def first_seat(seed: bytes, table: str, salts: Sequence[str]) -> int:
    """The seat that rolls first, drawn from as many seats as there are salts."""
    return _number(_stream(seed, table, salts, "first"), len(salts)) - 1


def _stream(seed: bytes, table: str, salts: Sequence[str], purpose: str) -> Iterator[int]:
    for block in count():
        message = "|".join((SCHEME, table, ",".join(salts), purpose, str(block)))
        yield from hmac.digest(seed, message.encode(), "sha256")


def _number(stream: Iterator[int], most: int) -> int:
    """The next number from 1 to `most`. Bytes that would make low numbers likelier are rejected."""
    end = 256 - 256 % most
    return next(byte for byte in stream if byte < end) % most + 1


@dataclass(frozen=True, slots=True)
class Proof:
    """What the dice of a table follow from. In a record it is a block of comments, so parsers of moves skip it."""

    table: str
    commitment: str
    seed: str
    """In hexadecimal; empty until it is revealed."""
    salts: tuple[str, ...]
    """By seat; empty for a seat that gave none."""
    from_turn: int = 1
    """The first turn with these dice: later than 1 if the table continued a record from elsewhere."""

    def __post_init__(self) -> None:
        written = [("table", self.table), ("commitment", self.commitment), ("seed", self.seed)]
        for key, value in [*written, *(("salt", salt) for salt in self.salts)]:
            if not FORMS[key].fullmatch(value):
                raise NotationError(f"{key} {value!r} is not valid, so the dice cannot be checked")
        if not self.salts or self.from_turn < 1:
            raise NotationError(f"salts {self.salts}, from {self.from_turn}: one per seat and a turn from 1 are needed")

    def lines(self) -> tuple[str, ...]:
        """The comments that carry the proof in a record."""
        return (
            f"# dice {SCHEME}",
            f"# table {self.table}",
            f"# commitment {self.commitment}",
            *([f"# seed {self.seed}"] if self.seed else []),
            f"# salts {','.join(self.salts)}".rstrip(),
            f"# from {self.from_turn}",
        )

    @classmethod
    def parse(cls, text: str) -> Proof | None:
        """Parse the proof in the text of a record, its lines in any order after the first; None if there is none."""
        lines = text.splitlines()
        heads = [(index, head[1]) for index, line in enumerate(lines) if (head := _HEAD.fullmatch(line))]
        if not heads:
            return None
        (start, scheme), *others = heads
        if others:
            raise NotationError(f"line {others[0][0] + 1}: a second proof of the dice; keep only one")
        if scheme != SCHEME:
            raise NotationError(f"these dice follow {scheme}, and only {SCHEME} is known here; try a newer rowlock")
        block = [line for line in takewhile(bool, map(_LINE.fullmatch, lines[start + 1 :])) if line]
        found = {line[1]: line[2] or "" for line in block}
        missing = [key for key in ("table", "commitment", "salts", "from") if key not in found]
        if missing or len(found) != len(block) or not re.fullmatch(r"[0-9]{1,6}", found["from"]):
            rule = "'# table', '# commitment', '# salts' and '# from' with a number, and perhaps '# seed', once each"
            raise NotationError(f"line {start + 1}: this has to be followed by the lines {rule}")
        salts = tuple(found["salts"].split(","))
        return cls(found["table"], found["commitment"], found.get("seed", ""), salts, int(found["from"]))


def verify(inputs: Inputs, proof: Proof) -> None:
    """Replay a record; FairError says where its outcomes of chance differ from those that follow from the proof.

    It proves something only if the commitment is the one that was shown beforehand: only people can tell.
    """
    if not proof.seed:
        raise FairError("the seed is not revealed yet; that happens when the playthrough is over")
    seed = bytes.fromhex(proof.seed)
    if commitment(seed) != proof.commitment:
        raise FairError(f"the seed is not the committed one: its SHA-256 is {commitment(seed)}, not {proof.commitment}")
    if len(proof.salts) != len(inputs.names):
        raise FairError(f"there are {len(proof.salts)} salts for {len(inputs.names)} seats: one each is needed")
    drawn = proof.from_turn == 1 and inputs.is_from_start
    if drawn and inputs.first != (first := first_seat(seed, proof.table, proof.salts)):
        raise FairError(f"seat {inputs.first} rolls first, but the seed gives seat {first}")
    for point, shown in inputs.supplied():
        due = point.draw(numbers(seed, proof.table, proof.salts, point.turn))
        if point.turn >= proof.from_turn and shown != due:
            raise FairError(f"turn {point.turn} shows {shown}, but the seed gives {due}", turn=point.turn)
