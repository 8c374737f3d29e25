"""The page at the other end of a line to a table on a device."""

import asyncio
import json
from typing import Any

from rowlock.device.engine import Engine
from rowlock.device.lines import Line
from waiting import FOR_EVER


class Phone:
    """The page, at the other end of a line."""

    def __init__(self, engine: Engine, code: str) -> None:
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.line: Line = engine.connect(code, lambda text: self.heard.put_nowait(json.loads(text)))
        self.now: dict[str, Any] = {}
        self.yours: list[dict[str, Any]] = []

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        message = await asyncio.wait_for(self.heard.get(), FOR_EVER)
        if message["type"] in ("welcome", "news"):
            self.now, self.yours = message["now"], message["yours"]
        return message

    async def ask(self, **message: object) -> dict[str, Any]:
        """Say something, and wait for its answer."""
        self.line.receive(json.dumps({**message, "id": 1}))
        while (answer := await self.hear()).get("id") != 1:
            pass
        return answer


async def opened(engine: Engine, **how: object) -> tuple[dict[str, Any], Phone]:
    """A table on the device, with a phone that has joined it."""
    code, text = await engine.ask("tables", json.dumps(how))
    assert not code, text
    held = json.loads(text)
    phone = Phone(engine, held["table"].lower())
    assert (await phone.ask(type="join", token=held["token"], salt="ab"))["type"] == "ok"
    return held, phone


def wish(phone: Phone) -> dict[str, Any]:
    """What the rules ask of this phone now: to roll, or the first legal move of a seat."""
    decision = phone.now["decision"]
    for yours in phone.yours:
        if yours["legal"]:
            return {"type": "choose", "decision": decision, "move": yours["legal"][0], "seat": yours["seat"]}
    return {"type": "roll", "decision": decision}
