"""The reference: a bare server of the same stack, without rules and storage.

python -m bench.bare PORT GROUP ANSWER UPDATE: sockets form groups of GROUP; each message is
answered to its sender with ANSWER bytes and to everybody in the group with UPDATE bytes.
"""

import sys
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn

Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]


class Bare:
    """The bare server."""

    def __init__(self, group: int, answer: int, update: int) -> None:
        self._group = group
        self._answer = {"type": "websocket.send", "text": "a" * answer}
        self._update = {"type": "websocket.send", "text": "u" * update}
        self._groups: list[list[Send]] = [[]]

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        """Serve one socket."""
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        if len(self._groups[-1]) == self._group:
            self._groups.append([])
        own = self._groups[-1]
        own.append(send)
        try:
            while (await receive())["type"] == "websocket.receive":
                for each in own:
                    await each(self._update)
                await send(self._answer)
        finally:
            own.remove(send)


if __name__ == "__main__":
    port, *numbers = map(int, sys.argv[1:])
    uvicorn.run(
        Bare(*numbers),
        port=port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        log_level="error",
        backlog=2048,
    )
