"""A program that plays: python examples/bot.py http://127.0.0.1:8620 CODE Robin (see docs/how-to/write-a-bot.md)."""

import json
import sys
import time
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect


def choose(legal, places, turn):
    """Cross the field that lies farthest to the left, but never far ahead of the turn: then rather pass."""
    crosses = {move: places[move.split(">")[0]] for move in legal if move != "-"}
    return min((move for move in crosses if crosses[move] <= 1 + turn // 2), key=crosses.get, default="-")


def play(server, code, token):
    """Play to the end, with a new connection whenever one is lost: what was missed comes first."""
    version = 0
    while True:
        try:
            with connect(f"ws{server.removeprefix('http')}/api/tables/{code}/socket") as socket:
                socket.send(json.dumps({"type": "join", "token": token, "have": version}))
                for message in map(json.loads, socket):
                    if message["type"] == "refused":
                        if message["code"] in ("not_seated", "unknown_table"):
                            return message["message"]
                        if message["code"] in ("too_many", "store_unavailable", "unavailable"):
                            break  # and come back in a moment
                        continue  # too late, or the table pauses: news will come
                    if message["type"] == "welcome":
                        rows = [row["fields"] for row in message["variant"]["rows"]]
                        places = {field["id"]: place for row in rows for place, field in enumerate(row)}
                    version, now, mine = message["version"], message["now"], message["yours"]
                    if not mine:
                        return "the host took the seat away"
                    if now and now["scene"]["phase"] == "over":
                        return now["scores"]
                    if now and now["scene"]["phase"] == "roll" and mine[0]["seat"] in now["awaited"]:
                        socket.send(json.dumps({"type": "roll", "decision": now["decision"]}))
                    elif legal := mine[0]["legal"]:
                        move = choose(legal, places, now["turn"])
                        socket.send(json.dumps({"type": "choose", "decision": now["decision"], "move": move}))
        except (OSError, WebSocketException) as problem:
            print(problem, file=sys.stderr)
        time.sleep(1)


if __name__ == "__main__":
    server, code, name = sys.argv[1:]
    seat = json.dumps({"name": name}).encode()
    headers = {"content-type": "application/json"}
    with urlopen(Request(f"{server}/api/tables/{code}/seats", seat, headers)) as answer:
        print(play(server, code, json.load(answer)["token"]))
