"""The door: every connection from the network comes in here, and pays for what it sends.

HTTP is uvicorn's. What is added: a connection must make a whole request in time, an address may
have so many connections, and pays for what it sends before any of it is read.
"""

import asyncio
from collections import Counter
from collections.abc import MutableMapping
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState
from websockets.http11 import Request

from adamas.web.gateway import Gateway
from adamas.web.limits import Bucket, Buckets
from adamas.web.safety import client_address, refusal
from adamas.web.socket import Connection
from adamas.web.websocket import BYTES_PER_TOKEN, PIECE_TOKENS, Refused, WebSocket
from adamas.wire.closes import CloseCode

REQUEST_SECONDS = 15.0
"""Within so long a request must be there, with its body."""
READING_SECONDS = 60.0
"""Within so long whoever asked must read some of the answer."""
OPENING_TOKENS = 3.0
"""What it costs to open a socket."""
KEEP_ALIVE_SECONDS = 5.0


class Door:
    """Who has come in, and what they may still ask for."""

    def __init__(self, gateway: Gateway) -> None:
        self.gateway = gateway
        self.sockets: dict[WebSocket, Connection] = {}
        limits = gateway.config.limits
        self._budgets = Buckets(limits.address_per_second, limits.address_burst)
        self.connections: Counter[str] = Counter()
        """How many connections each address has."""
        self._addresses: dict[WebSocket, str] = {}
        self._states: dict[WebSocket, ServerState] = {}

    # Connections

    def enter(self, address: str) -> bool:
        """Whether one more connection of an address is let in."""
        config = self.gateway.config
        if not config.trust_proxy and (
            self.connections[address] >= config.limits.connections_per_address
        ):
            return False
        self.connections[address] += 1
        return True

    def leave(self, address: str) -> None:
        """A connection is gone."""
        _count_down(self.connections, address)

    def budget(self, address: str) -> Bucket:
        """What an address has left."""
        return self._budgets.of(address)

    # Sockets

    def open_socket(self, server_state: ServerState, **_: object) -> WebSocket:
        """A socket for a connection that asks for one: uvicorn calls this."""
        limits, on_slow = self.gateway.config.limits, self.gateway.metrics.dropped.inc
        made = WebSocket(limits, self._welcome, self._closed, on_slow)
        self._states[made] = server_state
        server_state.connections.add(made)  # type: ignore[arg-type]
        return made

    def _welcome(self, socket: WebSocket, request: Request) -> tuple[Connection, Bucket]:
        gateway = self.gateway
        scope = _scope(socket, request)
        reason = refusal(scope, gateway.config.hosts)
        if reason or scope["path"] != "/ws" or gateway.server.services.closing:
            raise Refused(None, reason or "There is no socket here.")
        address = client_address(scope, gateway.config.trust_proxy)
        limits, budget = gateway.config.limits, self.budget(address)
        here = gateway.sockets_by_address[address]
        too_many = here >= limits.sockets_per_address or len(self.sockets) >= limits.sockets
        if too_many or not budget.take(OPENING_TOKENS):
            raise Refused(CloseCode.TOO_MANY, "Too many sockets.")
        connection = Connection(gateway, socket, address)
        self.sockets[socket] = connection
        self._addresses[socket] = address
        gateway.sockets_by_address[address] += 1
        gateway.metrics.sockets.inc()
        return connection, budget

    def _closed(self, socket: WebSocket) -> None:
        self._states.pop(socket).connections.discard(socket)
        address = _peer(socket.transport)
        self.leave(address)
        if self.sockets.pop(socket, None):
            _count_down(self.gateway.sockets_by_address, self._addresses.pop(socket))
            self.gateway.metrics.sockets.dec()

    async def keep_alive(self) -> None:
        """Look after silent sockets, for ever."""
        while True:
            await asyncio.sleep(KEEP_ALIVE_SECONDS)
            for socket in tuple(self.sockets):
                socket.keep_alive()


class Http(H11Protocol):
    """A connection that speaks HTTP, and may become a socket."""

    door: Door
    """Set by whoever serves: uvicorn makes the instances."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let somebody in, unless too many of them are here."""
        super().connection_made(transport)
        self._address = _peer(transport)
        self._let_in = self.door.enter(self._address)
        self._late: asyncio.TimerHandle | None = None
        self._unread: list[bytes] = []
        if self._let_in:
            self._expect_request()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever was there is gone."""
        self._in_time()
        if self._let_in:
            self.door.leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read what came, or later, if the address has sent too much."""
        if not self._let_in:
            return
        if self._unread:
            self._unread.append(data)
            return
        budget = self.door.budget(self._address)
        if not budget.take(max(len(data) / BYTES_PER_TOKEN, PIECE_TOKENS), debt=True):
            self._unread.append(data)
            self.flow.pause_reading()
            self.loop.call_later(budget.wait(), self._read_on)
            return
        self._read(data)

    def _read_on(self) -> None:
        data = b"".join(self._unread)
        self._unread.clear()
        if not self.transport.is_closing():
            self.flow.resume_reading()
            self._read(data)

    def _read(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            # It is a socket now, which has a patience of its own.
            self._in_time()
        elif self.cycle is None or self.cycle.response_complete or self.cycle.more_body:
            self._expect_request()
        else:
            self._in_time()

    def _expect_request(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _in_time(self) -> None:
        if self._late:
            self._late.cancel()
            self._late = None

    def on_response_complete(self) -> None:
        """Wait for the next request: how long, uvicorn knows."""
        self._in_time()
        super().on_response_complete()

    def pause_writing(self) -> None:
        """They do not read: that may last for a while."""
        super().pause_writing()
        self._stuck = self.loop.call_later(READING_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """They read again."""
        super().resume_writing()
        self._stuck.cancel()


def _peer(transport: asyncio.BaseTransport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else "unknown"


def _count_down(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if counter[key] <= 0:
        del counter[key]


def _scope(socket: WebSocket, request: Request) -> MutableMapping[str, Any]:
    """A request for a socket as those checks want it that HTTP has too."""
    headers = [
        (name.lower().encode("latin-1"), value.encode("latin-1"))
        for name, value in request.headers.raw_items()
    ]
    peer = socket.transport.get_extra_info("peername")
    path = request.path.partition("?")[0]
    return {"type": "websocket", "path": path, "headers": headers, "client": peer}
