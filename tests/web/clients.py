"""A client of the protocol, for tests and benches: knows docs/protocol.md and nothing else."""

import asyncio
import hashlib
import json
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from adamas.teller.changes import changed
from adamas.wire.messages import PROTOCOL
from tests.effort import PATIENCE_SECONDS

Json = dict[str, Any]
_open: list["Client"] = []


class Refused(Exception):
    """The server answered with an error."""

    def __init__(self, problem: Json) -> None:
        super().__init__(f"{problem['code']}: {problem['message']}")
        self.code = problem["code"]


class Client:
    """One socket: keeps what the server told, and answers what it asks for."""

    def __init__(self, socket: ClientConnection, name: str, key: str | None) -> None:
        self.socket, self.name, self.key = socket, name, key
        self.version: int | None = None
        self.table: Json = {}
        self.you: Json = {}
        self.screen: Json | None = None
        self.turn: Json | None = None
        self.events: list[Json] = []
        self.received: list[Json] = []
        self.entropy: bytes | None = None
        self.keep = True
        self.on_message: Callable[[Json], None] = lambda _: None
        self.changed = asyncio.Event()
        self.closed: tuple[int, str] | None = None
        self._numbers = 0
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._reader = asyncio.create_task(self._read())

    @staticmethod
    async def open(url: str, name: str = "Ann", key: str | None = None) -> "Client":
        """Connect and say hello."""
        socket = await connect(
            url.replace("http", "ws", 1) + "/ws", compression=None, max_queue=None
        )
        client = Client(socket, name, key)
        _open.append(client)
        await client.send({"type": "hello", "protocol": PROTOCOL, "key": key})
        await client.until(lambda: any(m["type"] == "welcome" for m in client.received))
        return client

    async def send(self, message: Json) -> None:
        """Send a message and wait for nothing."""
        await self.socket.send(json.dumps(message))

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Send a command; its `done`, or Refused."""
        self._numbers += 1
        number = fields.pop("id", None) or f"{id(self)}-{self._numbers}"
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        await self.send({"type": kind, "id": number, **fields})
        found: Json = await answer
        if found["type"] == "error":
            raise Refused(found)
        return found

    async def follow(self, table: str, **fields: Any) -> Json:
        """Go to a table."""
        return await self.ask("follow", table=table, **fields)

    async def sit(self, seat: int | None = None, *, committed: bool = True) -> int:
        """Take a seat, with entropy for the dice."""
        commitment = None
        if committed:
            self.entropy = secrets.token_bytes(32)
            commitment = hashlib.sha256(self.entropy).hexdigest()
        done = await self.ask("sit", name=self.name, seat=seat, commitment=commitment)
        return int(done["seat"])

    async def choose(self, action: str, seat: int | None = None, **fields: Any) -> Json:
        """Make a sealed choice in the present decision."""
        assert self.turn is not None
        place = self.you["viewer"] if seat is None else seat
        decision = fields.pop("decision", self.turn["decision"])
        return await self.ask("choose", seat=place, decision=decision, action=action, **fields)

    async def until(self, condition: Callable[[], Any], seconds: float = PATIENCE_SECONDS) -> None:
        """Wait for something to become true."""
        async with asyncio.timeout(seconds):
            while not condition():
                self.changed.clear()
                await self.changed.wait()

    @property
    def asked(self) -> bool:
        """Whether this seat has to choose."""
        turn = self.turn
        return bool(turn and self.you.get("viewer") in turn["waiting"])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.turn and self.turn["result"])

    async def play(self, pick: Callable[[Json], str]) -> None:
        """Play to the end."""
        while True:
            await self.until(lambda: self.asked or self.over or self.closed)
            if self.over or self.closed:
                return
            assert self.turn is not None
            try:
                await self.choose(pick(self.turn))
            except Refused as refused:
                if refused.code not in ("too_late", "wrong_time"):
                    raise

    async def close(self) -> None:
        """Hang up."""
        self._reader.cancel()
        await self.socket.close()

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                self._take(msgspec.json.decode(text))
        except ConnectionClosed:
            pass  # Noted below; whoever waits for an answer is told.
        finally:
            self.closed = (self.socket.close_code or 0, self.socket.close_reason or "")
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError("The socket was closed."))
                    answer.exception()
            self.changed.set()

    def _take(self, message: Json) -> None:
        self.on_message(message)
        if self.keep:
            self.received.append(message)
        kind = message["type"]
        if kind in ("view", "update"):
            for name in ("version", "table", "you", "screen", "turn"):
                if name in message:
                    setattr(self, name, message[name])
            if message.get("turn"):
                self.turn = whole_turn(message["turn"])
            for name in ("waiting", "chosen"):
                if name in message and self.turn:
                    self.turn = {**self.turn, name: message[name]}
            if "changes" in message:
                self.screen = changed(self.screen, message["changes"])
            if self.keep:
                self.events += message.get("events", ())
            self._reveal()
        elif kind in ("done", "error") and message.get("id") in self._answers:
            answer = self._answers.pop(message["id"])
            if not answer.done():
                answer.set_result(message)
        self.changed.set()

    def _reveal(self) -> None:
        """Give the entropy that was committed to, once the start is called."""
        if not self.table.get("starting") or self.entropy is None:
            return
        for seat in self.you["seats"]:
            info = self.table["seats"][seat]
            if info["commitment"] and not info["revealed"]:
                entropy = self.entropy.hex()
                message = {"type": "reveal", "id": f"r{seat}-{entropy[:8]}", "seat": seat}
                task = self.send({**message, "entropy": entropy})
                self._sending = asyncio.create_task(task)


def whole_turn(turn: Json) -> Json:
    """A turn with what is left out of it because there is nothing to say."""
    plain: Json = {"deciding": [], "waiting": [], "legal": [], "seconds": {}}
    return {**plain, "default": None, "chosen": None, "result": None, **turn}


def run(work: Coroutine[Any, Any, None], seconds: float = PATIENCE_SECONDS) -> None:
    """Run a test's coroutine; hang up for it afterwards."""

    async def run_and_hang_up() -> None:
        try:
            async with asyncio.timeout(seconds):
                await work
        finally:
            for client in _open:
                await client.close()
            _open.clear()

    asyncio.run(run_and_hang_up())


async def new_person(url: str, name: str) -> str:
    """The key of a new person."""
    async with httpx.AsyncClient(base_url=url) as http:
        answer = await http.post("/api/people", json={"name": name})
        answer.raise_for_status()
        return str(answer.json()["key"])


async def new_table(url: str, key: str, game: str, **wanted: Any) -> str:
    """The id of a new table."""
    async with httpx.AsyncClient(base_url=url) as http:
        headers = {"Authorization": f"Bearer {key}"}
        answer = await http.post("/api/tables", json={"game": game, **wanted}, headers=headers)
        if answer.is_error:
            raise Refused(answer.json())
        return str(answer.json()["table"])
