"""Write tests/golden/pads.json: what the server says about a few score pads. The page's tests read it.

python tools/golden_pads.py            write it
python tools/golden_pads.py --check    exit 1 if it is out of date
"""

from __future__ import annotations

import json
from dataclasses import asdict

import fresh
from rowlock import protocol
from rowlock.table.score_pads import pad_view

GOLDEN = fresh.ROOT / "tests/golden/pads.json"
COMMAND = "python tools/golden_pads.py"
PADS = (
    *("classic", "classic; r5", "classic; r5; r4", "classic; r5 p", "classic; r5 p r!", "classic; r5 p r!; r6"),
    "classic; r! b!",
)
"""The variant, the marks, and a field to explain."""


def told(pad: str) -> dict[str, object]:
    """The answer to such a request."""
    variant, marks, explain = (*pad.split("; "), "", "")[:3]
    return asdict(pad_view(protocol.NewPad(variant=variant, marks=tuple(marks.split()), explain=explain)))


def golden() -> str:
    """The text of the file."""
    lines = [f"{json.dumps(pad)}: {json.dumps(told(pad), ensure_ascii=False)}" for pad in PADS]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    fresh.write_or_check(__doc__, lambda: {GOLDEN: golden()}, COMMAND)
