"""A bot that plays over the socket, in any game: python examples/socket_bot.py [ADDRESS].

It needs the library websockets and nothing of Adamas. Without an address it starts a server of its
own. It plays at random; `choose` is the place for something better. docs/protocol.md explains it.
"""

import argparse
import hashlib
import json
import random
import re
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

Json = dict[str, Any]
PROTOCOL = 3
"""The number of the protocol that this bot speaks."""
TURN_PARTS = ("waiting", "chosen")
"""What an update tells of the turn if nothing else of it changed."""
MOVED_ON = ("too_late", "wrong_time")
"""Errors after which the next update says what to do."""
PASSING = ("busy", "store")
"""Errors after which one comes back a little later."""
FOR_GOOD = (4005, 4006)
"""Closed like this, a socket need not be opened again."""


def choose(screen: Json, turn: Json) -> str:  # noqa: ARG001 - a better bot looks at the screen
    """One of the legal actions."""
    return str(random.choice(turn["legal"]))


class Bot:
    """One seat at one table, over as many sockets as it takes."""

    def __init__(self, address: str, key: str, table: str, name: str) -> None:
        self.address, self.key, self.table, self.name = address, key, table, name
        self.entropy = secrets.token_bytes(32)
        self.known: Json = {"you": {"seats": [], "viewer": None}, "turn": None}

    def play(self) -> Json:
        """Play to the end; how it ended."""
        while True:
            try:
                with connect(self.address.replace("http", "ws", 1) + "/ws") as self.socket:
                    self.send("hello", protocol=PROTOCOL, key=self.key)
                    self.send("follow", id="follow", table=self.table, **self.place())
                    for text in self.socket:
                        self.take(json.loads(text))
                        turn = self.known["turn"]
                        if turn and turn.get("result"):
                            return dict(turn["result"])
            except ConnectionClosed as closed:
                if closed.rcvd and closed.rcvd.code in FOR_GOOD:
                    raise
            except OSError as error:
                print("The server is away:", error, file=sys.stderr)
            time.sleep(2)

    def place(self) -> Json:
        """Where to go on after the socket was lost: a version belongs to a viewpoint."""
        viewer = self.known["you"]["viewer"]
        return {} if viewer is None else {"seat": viewer, "version": self.known["version"]}

    def send(self, kind: str, **fields: Any) -> None:
        """Send a message. Ids are the same if it is sent again, so nothing is done twice."""
        self.socket.send(json.dumps({"type": kind, **fields}))

    def take(self, message: Json) -> None:
        """Keep what is new, and answer."""
        if message["type"] == "error" and message["code"] not in MOVED_ON:
            trouble = ConnectionError if message["code"] in PASSING else SystemExit
            raise trouble(f"{message['message']} {message['todo']}")
        if message["type"] not in ("view", "update"):
            return
        self.known |= {name: message[name] for name in message if name not in TURN_PARTS}
        for name in TURN_PARTS:
            if name in message and self.known["turn"]:
                self.known["turn"][name] = message[name]
        for *way, last, value in message.get("changes", ()):
            put(self.known["screen"], way, last, value)
        self.act()

    def act(self) -> None:
        """Do what the table waits for."""
        table, you, turn = (self.known[name] for name in ("table", "you", "turn"))
        if table["closed"]:
            raise SystemExit("The table was closed.")
        if not you["seats"]:
            commitment = hashlib.sha256(self.entropy).hexdigest()
            self.send("sit", id="sit", name=self.name, commitment=commitment)
        elif table["starting"]:
            self.reveal(you["seats"][0], table)
        elif table["status"] == "open" and you["host"] and all(s["name"] for s in table["seats"]):
            self.send("start", id=f"start-{self.known['version']}")
        elif turn and you["viewer"] in turn.get("waiting", ()):
            number = turn["decision"]
            action = choose(self.known["screen"], turn)
            fields = {"seat": you["viewer"], "decision": number, "action": action}
            self.send("choose", id=f"choose-{number}", **fields)

    def reveal(self, seat: int, table: Json) -> None:
        """Give the entropy that was committed to."""
        info = table["seats"][seat]
        if info["commitment"] and not info["revealed"]:
            self.send("reveal", id="reveal", seat=seat, entropy=self.entropy.hex())


def put(screen: Any, way: list[str | int], last: str | int, value: Any) -> None:
    """Change one place of a screen; the number after the last item of a list adds one."""
    for step in way:
        screen = screen[step]
    if isinstance(screen, list) and last == len(screen):
        screen.append(value)
    else:
        screen[last] = value


def ask(address: str, path: str, body: Json | None = None, key: str = "") -> Json:
    """A request to the HTTP API."""
    headers = {"Content-Type": "application/json"}
    if key:
        headers["Authorization"] = f"Bearer {key}"
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(address + path, data, headers)) as answer:
        return dict(json.load(answer))


def new_table(address: str, key: str, game: str) -> str:
    """A table with bots of the server at all seats but the first."""
    games = {each["name"]: each for each in ask(address, "/api/games")["games"]}
    seats = games[game]["usual_seats"]
    body = {"game": game, "seats": seats, "bots": ["badger"] * (seats - 1)}
    return str(ask(address, "/api/tables", body, key)["table"])


@contextmanager
def own_server() -> Iterator[str]:
    """A server for one game; its address."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        place = ["--local", "--port", "0", "--database", f"{folder}/adamas.db"]
        command = [sys.executable, "-m", "adamas", "serve", "--no-browser", *place]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            found = re.search(r"http://[^/]+", process.stdout.readline())
            try:
                if not found:
                    raise SystemExit("The server does not start.")
                while not _answers(found[0]):
                    time.sleep(0.1)
                yield found[0]
            finally:
                process.terminate()


def _answers(address: str) -> bool:
    try:
        return bool(ask(address, "/readyz"))
    except OSError:
        return False


def main() -> None:
    """Sit down at a table, or at a new one, and play."""
    parser = argparse.ArgumentParser(description="A bot that plays over the socket.")
    parser.add_argument("address", nargs="?", help="of a server: http://localhost:8642")
    parser.add_argument("--table", help="usually a new one, with bots of the server")
    parser.add_argument("--game", default="diamant", help="for a new table")
    parser.add_argument("--name", default="Robin")
    asked = parser.parse_args()
    if asked.address is None:
        with own_server() as address:
            play(address, asked)
    else:
        play(asked.address.rstrip("/"), asked)


def play(address: str, asked: argparse.Namespace) -> None:
    """Play one game and print how it ended."""
    key = ask(address, "/api/people", {"name": asked.name})["key"]
    table = asked.table or new_table(address, key, asked.game)
    bot = Bot(address, key, table, asked.name)
    result = bot.play()
    rank = result["ranks"][bot.known["you"]["viewer"]]
    print(f"{asked.name} came in as number {rank}. Scores: {result['scores']}")


if __name__ == "__main__":
    main()
