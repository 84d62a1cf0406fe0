"""The reference: a bare server, without rules and storage.

python -m bench.bare PORT GROUP ANSWER UPDATE [LAYER]: sockets form groups of GROUP; each message is
answered to its sender with ANSWER bytes and to everybody in the group with UPDATE bytes. LAYER says
who handles the sockets: uvicorn (with websockets), own (adamas.web.websocket) or picows, which has
to be installed by hand.
"""

import asyncio
import importlib
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn
import uvloop

from adamas.web.limits import Bucket, Limits
from adamas.web.websocket import WebSocket

Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]
LAYERS = ("uvicorn", "own", "picows")


class Groups:
    """Who is told of whose messages."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._newest: list[Any] = []

    def join(self, somebody: object) -> list[Any]:
        """The group of whoever came last."""
        if len(self._newest) == self._size:
            self._newest = []
        self._newest.append(somebody)
        return self._newest


class Bare:
    """The bare server for uvicorn."""

    def __init__(self, group: int, answer: int, update: int) -> None:
        self._groups = Groups(group)
        self._answer = {"type": "websocket.send", "text": "a" * answer}
        self._update = {"type": "websocket.send", "text": "u" * update}

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        """Serve one socket."""
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        group = self._groups.join(send)
        try:
            while (await receive())["type"] == "websocket.receive":
                for each in group:
                    await each(self._update)
                await send(self._answer)
        finally:
            group.remove(send)


def uvicorn_layer(port: int, group: int, answer: int, update: int) -> None:
    """Serve with uvicorn and its protocol for websockets."""
    uvicorn.run(
        Bare(group, answer, update),
        port=port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        log_level="error",
        backlog=2048,
    )


def own_layer(port: int, group: int, answer: int, update: int) -> None:
    """Serve with the sockets of adamas."""
    groups, said, told = Groups(group), b"a" * answer, b"u" * update
    limits = Limits().without_rates()

    class Bystander:
        def __init__(self, socket: WebSocket) -> None:
            self.socket, self.group = socket, groups.join(socket)

        def receive(self, _: bytes) -> None:
            for each in self.group:
                each.send(told)
            self.socket.send(said)

        def lost(self) -> None:
            self.group.remove(self.socket)

    def socket() -> WebSocket:
        return WebSocket(
            limits,
            lambda made, _: (Bystander(made), Bucket(1e9, 1e9)),
            lambda _: None,
            lambda: None,
        )

    async def serve() -> None:
        loop = asyncio.get_running_loop()
        server = await loop.create_server(socket, "127.0.0.1", port, backlog=2048)
        await server.serve_forever()

    uvloop.run(serve())


def picows_layer(port: int, group: int, answer: int, update: int) -> None:
    """Serve with picows."""
    picows: Any = importlib.import_module("picows")
    groups, said, told = Groups(group), b"a" * answer, b"u" * update
    text = picows.WSMsgType.TEXT

    class Bystander(picows.WSListener):  # type: ignore[misc]
        def on_ws_connected(self, transport: Any) -> None:
            self.transport, self.group = transport, groups.join(transport)

        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            if frame.msg_type != text:
                return
            frame.get_payload_as_bytes()
            for each in self.group:
                each.send(text, told)
            transport.send(text, said)

        def on_ws_disconnected(self, transport: Any) -> None:
            self.group.remove(transport)

    async def serve() -> None:
        server = await picows.ws_create_server(lambda _: Bystander(), "127.0.0.1", port)
        await server.serve_forever()

    uvloop.run(serve())


if __name__ == "__main__":
    numbers = [int(each) for each in sys.argv[1:5]]
    layer = sys.argv[5] if len(sys.argv) > 5 else "uvicorn"
    {"uvicorn": uvicorn_layer, "own": own_layer, "picows": picows_layer}[layer](*numbers)
