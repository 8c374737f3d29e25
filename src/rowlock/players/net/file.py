"""Nets on disk: a line that names the format, a line of JSON, then compressed integers."""

from __future__ import annotations

import hashlib
import json
import sys
import zlib
from array import array
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from rowlock.errors import SetupError
from rowlock.players.net.features import features_of
from rowlock.players.net.sizes import HIDDEN, SECOND
from rowlock.rules.pad.variant import Variant

_FIRST_LINE = b"rowlock net 1\n"
_FEWEST_SEATS = 2


@dataclass(frozen=True, eq=False)
class NetFile:
    """The numbers of a net, row by row."""

    rows: array[int]
    second: array[int]
    second_bias: array[int]
    out: array[int]
    out_bias: array[int]


def sheet_digest(variant: Variant) -> str:
    """A digest of what a net depends on in a variant: a net for one sheet is of no use on another."""
    known = (
        *(str(variant.layout), variant.sides, variant.close_after, variant.rows_to_end, variant.penalties_to_end),
        *(variant.penalty_points, variant.most_scored, variant.bar, tuple(map(str, variant.pairs))),
        *(bool(variant.lucky), features_of(variant).rows),
    )
    return hashlib.sha256(repr(known).encode()).hexdigest()[:16]


def write_net(net: NetFile, variant: Variant) -> bytes:
    """Serialize a net. Rows of zeros, which belong to features that never came up, are left out."""
    rows = len(net.rows) // HIDDEN
    used = [row for row in range(rows) if any(net.rows[HIDDEN * row : HIDDEN * (row + 1)])]
    kept = array("h", (number for row in used for number in net.rows[HIDDEN * row : HIDDEN * (row + 1)]))
    parts = (array("h", used), kept, net.second, net.second_bias, net.out, net.out_bias)
    head = {"sheet": sheet_digest(variant), "rows": rows, "used": len(used)}
    body = b"".join(_little(part).tobytes() for part in parts)
    return _FIRST_LINE + json.dumps(head).encode() + b"\n" + zlib.compress(body, 9)


def read_net(data: bytes, variant: Variant) -> NetFile:
    """Deserialize a net, for the variant it was made for."""
    first, _, rest = data.partition(b"\n")
    if first + b"\n" != _FIRST_LINE:
        raise SetupError("this is not a rowlock net, or one of another version")
    line, _, packed = rest.partition(b"\n")
    head = json.loads(line)
    if head["sheet"] != sheet_digest(variant):
        raise SetupError(f"this net was made for a sheet other than {variant.name}: train one with rowlock train")
    body, used, rows = zlib.decompress(packed), head["used"], head["rows"]
    sizes = (("h", used), ("h", HIDDEN * used), ("h", SECOND * HIDDEN), ("i", SECOND), ("h", 2 * SECOND), ("i", 2))
    parts: list[array[int]] = []
    for kind, size in sizes:
        part = array(kind)
        part.frombytes(body[: size * part.itemsize])
        body = body[size * part.itemsize :]
        parts.append(_little(part))
    table = array("h", bytes(2 * HIDDEN * rows))
    for index, row in enumerate(parts[0]):
        table[HIDDEN * row : HIDDEN * (row + 1)] = parts[1][HIDDEN * index : HIDDEN * (index + 1)]
    return NetFile(table, *parts[2:])


def _little(part: array[int]) -> array[int]:
    """Convert numbers to the little-endian order of the file, or back."""
    if sys.byteorder == "little":
        return part
    turned = part[:]
    turned.byteswap()
    return turned


def net_name(variant: Variant, seats: int) -> str:
    """The name of the net for a variant and a number of seats, without its extension."""
    return f"{variant.id}-{seats}"


@lru_cache(maxsize=16)
def shipped_net(variant: Variant, seats: int) -> NetFile:
    """The shipped net for a variant and a number of seats: the one made for it, or for the next lower number."""
    if seats < _FEWEST_SEATS:
        raise SetupError("the champion's nets play against others: at least two seats are needed")
    for number in range(seats, _FEWEST_SEATS - 1, -1):
        path = files("rowlock.players.net") / "nets" / f"{net_name(variant, number)}.net"
        if path.is_file():
            return read_net(path.read_bytes(), variant)
    raise SetupError(f"there is no net for {variant.name}: train one with rowlock train")
