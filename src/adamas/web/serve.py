"""Runs the server: uvicorn around the application, and a good end to both."""

import asyncio
import gc
import logging
import socket as sockets
import sys
from collections.abc import Callable
from dataclasses import dataclass

import uvicorn

from adamas.core.errors import AdamasError
from adamas.live.table_server import TableServer
from adamas.store.damage import look_for_damage
from adamas.store.database import open_database
from adamas.web.app import App
from adamas.web.door import Http
from adamas.web.gateway import Config

BACKLOG = 128
"""Connections that are let in at once: more would hold up those who are in."""
STOP_SECONDS = 1
"""What uvicorn gives open connections after they were told."""


class CannotServe(AdamasError):
    """The server cannot be started like this."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where the server listens and what it keeps."""

    database: str
    """A path or an address."""
    hosts: tuple[str, ...]
    port: int


class Server(uvicorn.Server):
    """A server that says goodbye."""

    def __init__(self, config: uvicorn.Config, app: App) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        """Tell the clients, then close."""
        await self._app.farewell()
        await super().shutdown(sockets)


def listen(hosts: tuple[str, ...], port: int) -> list[sockets.socket]:
    """Sockets that listen on all the addresses; port 0 takes any free one, the same for all."""
    listening: list[sockets.socket] = []
    for host in hosts:
        family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
        made = sockets.socket(family, sockets.SOCK_STREAM, sockets.IPPROTO_TCP)
        made.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
        if family == sockets.AF_INET6:
            made.setsockopt(sockets.IPPROTO_IPV6, sockets.IPV6_V6ONLY, 1)
        try:
            made.bind((host, port))
        except OSError as error:
            for each in (made, *listening):
                each.close()
            raise CannotServe(
                f"{host}:{port} cannot be listened on: {error.strerror}. "
                "Choose another port with --port."
            ) from None
        made.listen(2048)
        made.setblocking(False)
        port = made.getsockname()[1]
        listening.append(made)
    return listening


def raise_file_limit() -> None:
    """Allow as many sockets as the system does: each is a file, and the usual limit is low."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def serve(
    place: Place, config: Config, listening: list[sockets.socket], ready: Callable[[], None]
) -> None:
    """Serve until a signal says to stop; `ready` is called once nothing can go wrong any more."""
    database = await open_database(place.database)
    await look_for_damage(database)
    ready()
    app = App(TableServer(database), config)
    settings = uvicorn.Config(
        app,
        http=type("HttpAtDoor", (Http,), {"door": app.door}),
        ws=app.door.open_socket,  # type: ignore[arg-type]
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        timeout_keep_alive=20,
        backlog=BACKLOG,
    )
    # What anybody can send is no warning.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    await Server(settings, app).serve(sockets=listening)


def _collect_rarely() -> None:
    """Look for cycles less often: nearly all that a server makes is freed without.

    Old objects are looked through by hand, after many sockets have closed (`App`): each leaves a
    small cycle in asyncio, and looking through everything stops the house for a moment.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 1_000_000)


def run(
    place: Place, config: Config, listening: list[sockets.socket], ready: Callable[[], None]
) -> None:
    """Serve; for a program that does nothing else."""
    raise_file_limit()
    _collect_rarely()
    with asyncio.Runner(loop_factory=_new_loop()) as runner:
        runner.run(serve(place, config, listening, ready))


def _new_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """How the event loop is made: uvloop costs less, where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
