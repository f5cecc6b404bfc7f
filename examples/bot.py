"""A program that plays: python examples/bot.py http://127.0.0.1:8000 TABLE TOKEN. See docs/programs.md."""

import json
import random
import secrets
import sys
import time
from hashlib import sha256
from typing import Any
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def choose(turn: dict[str, Any]) -> dict[str, Any]:
    """Return one of the actions that the server offers. Better programs look at the scene."""
    offer = random.choice(turn["offers"])
    group = random.choice(offer["groups"] or [{"cards": [], "name": "", "takes": []}])
    count = random.randint(max(1, offer["least"]), max(1, offer["most"])) if offer["cards"] else 0
    cards = group["cards"] or random.sample(offer["cards"], count)
    name = random.choice(offer["names"] or [group["name"]])
    number = random.choice(offer["numbers"] or [None])
    return {"kind": offer["kind"], "cards": cards, "number": number, "name": name, "takes": group["takes"]}


def play(server: str, table: str, token: str) -> None:
    """Take a seat, and do something legal until the match is over."""
    nonce = secrets.token_hex(16)  # the deals depend on it; only its hash is known until all players have sent theirs
    wish = {"token": token, "nonceHash": sha256(bytes.fromhex(nonce)).hexdigest(), "name": "program"}
    address, kind = f"{server}/api/tables/{table}", {"Content-Type": "application/json"}
    urlopen(Request(f"{address}/seats", json.dumps(wish).encode(), kind)).close()
    with connect(f"{address.replace('http', 'ws', 1)}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 4, "token": token, "wholeScenes": True}))
        seat, scene, version, answered = None, None, 0, -1
        for message in map(json.loads, socket):
            seat = message["seat"] if message["type"] == "welcome" else seat
            scene, version = message.get("scene") or scene, message.get("version", version)
            info, answer = message.get("table"), None
            if info and info["status"] == "open" and not info["nonceHashes"][seat]:
                nonce = secrets.token_hex(16)  # a new one, because the last one may be known
                answer = {"type": "commit", "nonceHash": sha256(bytes.fromhex(nonce)).hexdigest()}
            elif info and seat in info["unready"]:  # the table waits for the nonce, or after the result of a deal
                answer = {"type": "reveal", "nonce": nonce} if info["status"] == "starting" else {"type": "ready"}
            elif scene and scene["over"]:
                return
            elif scene and scene["turn"] and (answered != version or message["type"] == "refused"):
                answered = version
                answer = {"type": "act", "id": secrets.token_hex(8), "seen": version, **choose(scene["turn"])}
            if answer:
                socket.send(json.dumps(answer))


while __name__ == "__main__":
    try:
        play(*sys.argv[1:])
        break
    except ConnectionClosed:  # the server restarts, and knows the seat by its token
        time.sleep(0.5)
