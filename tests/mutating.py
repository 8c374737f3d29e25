"""Messages that no honest client sends: mutated valid ones, and plain noise. Deterministic by seed."""

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

Message = dict[str, Any]

TEXTS = [
    *(
        "",
        " ",
        "-",
        "\0",
        "r7",
        "1w",
        "1r",
        "1c",
        "0" * 32,
        "otto",
        "champion",
        "random",
        "null",
        "None",
        "true",
        "NaN",
    ),
    *("\u202e\u2066", "é", "e\u0301", "骰子", "🎲" * 40, "\ud83d\ude00", "٣", "Ⅷ", "\u2028", "\x7f\x1b[2J", "ß", "İ"),
    *("' OR 1=1 --", '"', "\\", "\\u0000", "../../etc/passwd", "<script>", "${x}", "%s%n", "{}", "{0.__class__}"),
    *("r2.r5 - g12 - p1", "34 2516", "66 66..", "?? ????", "y11>b", "r" * 1000, "9" * 1000, "-" * 500),
]
NUMBERS = [0, 1, -1, 2, 7, 8, 99, 2**31, -(2**31), 2**53, 2**63, 2**64, 10**40, -(10**300)]
VALUES: list[Any] = [None, True, False, 0.5, -0.0, 1e300, [], {}, [0], {"seat": 0}, [[[]]], {"": {"": {}}}, "\ud800"]


class Mutator:
    """Draws messages. `foreign` are tokens of other tables, `moves` the texts to use as moves."""

    def __init__(self, seed: int, foreign: Sequence[str], moves: Sequence[str]) -> None:
        self._rng = random.Random(seed)
        self._foreign = foreign
        self._moves = moves

    def draw(self, view: Message) -> str | bytes:
        """A message from somebody who sees this view (the newest welcome or news)."""
        message = self._valid(view)
        for _ in range(self._rng.choice((0, 0, 0, 0, 1, 1, 1, 2, 3))):
            self._rng.choice(self._changes)(self, message)
        text = json.dumps(message, ensure_ascii=self._rng.random() < 0.7 or _has_surrogate(message))
        if self._rng.random() < 0.15:
            return self._rng.choice(self._damages)(self, text)
        return text

    def _valid(self, view: Message) -> Message:
        """A plausible message of any type: about the open decision or another one, one's own seat or another's."""
        now = view.get("now") or {"decision": "", "turn": 1, "awaited": [0]}
        offered = [move for yours in view.get("yours", ()) for move in yours["legal"]]
        decisions = [now["decision"], f"{max(1, now['turn'] - 1)}w", f"{now['turn']}c", f"{now['turn'] + 1}r"]
        decision = self._rng.choice([now["decision"]] * 3 + decisions)
        seat = self._rng.randrange(3)
        move = self._rng.choice((*offered, self._rng.choice(self._moves), "-"))
        return self._rng.choice(
            (
                {"type": "join", "token": self._rng.choice(self._foreign), "have": 1, "salt": "0a"},
                {"type": "add_bot", "player": "otto", "seat": seat},
                {"type": "remove", "seat": seat},
                {"type": "start", "first": None},
                {"type": "roll", "decision": decision, "roll": "66 6666"},
                *[{"type": "roll", "decision": decision}] * 2,
                {"type": "choose", "decision": decision, "move": move},
                *[{"type": "choose", "decision": decision, "move": move, "seat": seat}] * 3,
                {"type": "take_back", "decision": decision, "seat": self._rng.choice((None, seat))},
                {"type": "pause"},
                {"type": "resume"},
                {"type": "leave"},
                {"type": "return"},
                {"type": "replace", "seat": seat, "player": "champion"},
                {"type": "hand_over", "seat": seat},
                {"type": "rename", "name": self._rng.choice(("Ada", "Zoë")), "seat": self._rng.choice((None, seat))},
                {"type": "rematch"},
                {
                    "type": "react",
                    "reaction": self._rng.choice(("lucky", "ouch")),
                    "seat": self._rng.choice((None, seat)),
                },
            )
        )

    def _value(self) -> Any:
        return self._rng.choice((*TEXTS, *NUMBERS, *VALUES, *self._foreign, *self._moves))

    def _replace(self, message: Message) -> None:
        if message:
            message[self._rng.choice(list(message))] = self._value()

    def _drop(self, message: Message) -> None:
        if message:
            del message[self._rng.choice(list(message))]

    def _add(self, message: Message) -> None:
        names = ("id", "token", "seat", "decision", "move", "version", "seed", "dice", "host", "__class__", "")
        message[self._rng.choice((*names, *TEXTS))] = self._value()

    def _retype(self, message: Message) -> None:
        types = ("join", "choose", "roll", "take_back", "start", "replace", "react", "reacted", "welcome", "news", "ok")
        message["type"] = self._rng.choice(types)

    def _number(self, message: Message) -> None:
        message["id"] = self._rng.choice(NUMBERS)

    _changes: tuple[Callable[["Mutator", Message], None], ...] = (_replace, _replace, _drop, _add, _retype, _number)

    def _cut(self, text: str) -> str:
        return text[: self._rng.randrange(len(text) + 1)]

    def _swap(self, text: str) -> str:
        at = self._rng.randrange(len(text) + 1)
        return text[:at] + self._rng.choice(TEXTS) + text[at + self._rng.randrange(3) :]

    def _flip(self, text: str) -> bytes:
        data = bytearray(text.encode())
        for _ in range(self._rng.randrange(1, 4)):
            data[self._rng.randrange(len(data))] = self._rng.randrange(256)
        return bytes(data)

    def _twice(self, text: str) -> str:
        return text + text

    def _wrap(self, text: str) -> str:
        return self._rng.choice(("[{}]", '{{"type": {}}}', '"{}"', "\ufeff{}", "{} ")).format(text)

    def _stretch(self, text: str) -> str:
        return text[:-1] + " " * self._rng.choice((3000, 4096, 20_000)) + text[-1:]

    def _bury(self, text: str) -> str:
        return "[" * self._rng.choice((10, 900, 4000)) + text

    def _noise(self, text: str) -> bytes:
        return self._rng.randbytes(self._rng.randrange(200))

    _damages: tuple[Callable[["Mutator", str], str | bytes], ...] = (
        *(_cut, _swap, _flip, _twice, _wrap, _stretch, _bury, _noise),
    )


def _has_surrogate(value: object) -> bool:
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return True
    return False
