"""The example bot: it joins a real server, which may go away for a moment."""

import asyncio
import json
import random
import re
import sys
from pathlib import Path

import pytest

import nodes
from playing import play_out, sit_down
from rowlock import protocol, replay, scores
from rowlock.server.wire import read_message

ROOT = Path(__file__).resolve().parents[2]
BOT = ROOT / "examples" / "bot.py"
ENOUGH = 120.0


async def bot(server: str, code: str, name: str) -> asyncio.subprocess.Process:
    command = (sys.executable, str(BOT), server, code, name)
    return await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )


def test_the_how_to_says_what_can_be_said() -> None:
    page = (ROOT / "docs" / "how-to" / "write-a-bot.md").read_text(encoding="utf-8")
    said = [read_message(text) for text in re.findall(r'{"type": "(?:join|choose|roll)"[^}]*}', page)]
    assert [type(message) for message in said] == [protocol.Join, protocol.Choose, protocol.Roll]


@pytest.mark.slow
def test_the_example_plays_to_the_end_though_the_server_restarts(tmp_path: Path) -> None:
    async def play() -> None:
        async with nodes.running(nodes.node("--database", f"sqlite:///{tmp_path}/tables.db")) as servers:
            rng = random.Random(3)
            (ada,) = people = await sit_down(servers.address, ["Ada"], rng)
            robin = await bot(await servers.address(rng), ada.code, "Robin")
            playing = asyncio.create_task(play_out(people))
            while not (ada.knows.now and ada.knows.now["turn"] >= 4):
                await asyncio.sleep(0.01)
            await servers.kill(0)
            await servers.start(0)
            record = await playing
            told, complaints = await robin.communicate()
            assert robin.returncode == 0, complaints.decode()
            *_, last = replay(record)
            assert json.loads(told) == list(scores(last))
            assert record.names == ("Ada", "Robin")
            crosses = [move for turn in record.turns for move in (turn.white[1], turn.color) if str(move) != "-"]
            assert len(crosses) > 5, "it follows its own rule"

    asyncio.run(asyncio.wait_for(play(), ENOUGH))


@pytest.mark.slow
def test_the_example_gets_up_when_the_host_says_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with nodes.running(nodes.node("--database", f"sqlite:///{tmp_path}/tables.db")) as servers:
            (ada,) = await sit_down(servers.address, ["Ada"], random.Random(1))
            server = await servers.address(random.Random(1))
            robin = await bot(server, ada.code, "Robin")
            async with ada.connected(server) as socket:
                await socket.send(json.dumps({"type": "join", "token": ada.token}))
                async for text in socket:
                    if json.loads(text)["table"]["seats"][1]["kind"] == "person":
                        break
                await socket.send(json.dumps({"type": "remove", "seat": 1}))
                told, _ = await robin.communicate()
            assert b"took the seat away" in told or b"opens no seat" in told

    asyncio.run(asyncio.wait_for(play(), ENOUGH))
