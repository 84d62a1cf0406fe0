"""The ASGI application: routes, safety at the door, pages."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from adamas.core.errors import Malformed
from adamas.live.calendar import Calendar
from adamas.live.retention import clear_up
from adamas.live.table_server import TableServer
from adamas.web import admin, api, replays
from adamas.web.door import Door
from adamas.web.endpoints import Endpoint, answer, json_response, problem_response, refused
from adamas.web.gateway import Config, Gateway
from adamas.web.openapi import describe
from adamas.web.safety import HEADERS, STRICT_TRANSPORT, client_address, refusal
from adamas.web.site import lost_page, page_routes
from adamas.wire import messages as wire
from adamas.wire.closes import CloseCode

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

ENDPOINTS = (*api.ENDPOINTS, *replays.ENDPOINTS, *admin.ENDPOINTS)
CLEAR_UP_SECONDS = 3600.0
DOOR_SECONDS = 5.0
COLLECT_AFTER = 20_000
"""So many requests, or closed sockets of which each counts as several, leave 5 MB of cycles."""
AGAIN_SECONDS = 2.0
"""When clients should come back after a restart."""
_log = logging.getLogger(__name__)


class App:
    """Everything that a server does, as one ASGI application."""

    def __init__(self, server: TableServer, config: Config) -> None:
        self.server, self.config = server, config
        self.gateway = Gateway(server, config)
        self.gateway.drop_person = self._drop_person
        self.door = Door(self.gateway)
        self._cycles = 0
        self._headers = (*HEADERS, STRICT_TRANSPORT) if config.secure else HEADERS
        self._web = Starlette(
            routes=self._routes(),
            exception_handlers={HTTPException: _not_found, Exception: _failed},
            lifespan=self._lifespan,
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or socket."""
        if scope["type"] == "lifespan":
            await self._web(scope, receive, send)
        else:
            await self._request(scope, receive, self._with_headers(send))

    def _with_headers(self, send: Send) -> Send:
        async def sending(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *self._headers]
            await send(message)

        return sending

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        reason = refusal(scope, self.config.hosts)
        if reason:
            response = problem_response("not_welcome", reason, "Use the address it printed.", 403)
            await response(scope, receive, send)
        else:
            await self._web(scope, receive, send)
        self._leave_behind(1)

    def _leave_behind(self, cycles: int) -> None:
        """Look for cycles by hand once enough may be there: serve.py has turned it off."""
        self._cycles += cycles
        if self._cycles >= COLLECT_AFTER:
            self._cycles = 0
            gc.collect()

    def _routes(self) -> list[BaseRoute]:
        by_path: dict[str, dict[str, Endpoint]] = {}
        for endpoint in ENDPOINTS:
            by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
        routes: list[BaseRoute] = [
            Route(path, partial(self._answer, methods), methods=list(methods))
            for path, methods in by_path.items()
        ]
        document = msgspec.json.encode(describe(ENDPOINTS))

        async def openapi(_: Request) -> Response:
            return json_response(document)

        return [*routes, Route("/api/openapi.json", openapi), *page_routes()]

    async def _answer(self, methods: dict[str, Endpoint], request: Request) -> Response:
        address = client_address(request.scope, self.config.trust_proxy)
        # Starlette answers HEAD where there is GET.
        method = "GET" if request.method == "HEAD" else request.method
        return await answer(self.gateway, methods[method], request, address)

    # Life

    @asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        await self.server.start()
        loops = (self._keep_house(), self._watch_door(), self.door.keep_alive())
        tasks = [asyncio.create_task(each) for each in loops]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            self.gateway.answers.close()
            await self.server.stop()
            await self.server.services.database.close()

    async def _keep_house(self) -> None:
        calendar = Calendar(self.server.services.wall_time)
        while True:
            try:
                if calendar.believable():
                    await clear_up(self.server, self.config.keep_days)
                else:
                    _log.warning("The date of this machine has jumped: clearing up waits an hour.")
            except Exception:
                _log.exception("Clearing up failed.")
            await asyncio.sleep(CLEAR_UP_SECONDS)

    async def _watch_door(self) -> None:
        """Drop people who were blocked or forgotten by another process."""
        while True:
            await asyncio.sleep(DOOR_SECONDS)
            here = {each.person for each in self.door.sockets.values() if each.person}
            try:
                for person in await self.server.people.unwelcome(here):
                    self._drop_person(person)
            except (SQLAlchemyError, OSError):
                continue  # The store is away; the server says so.

    async def farewell(self) -> None:
        """Finish what was acknowledged, and tell everybody to come back in a moment."""
        services = self.server.services
        services.closing = True
        try:
            async with asyncio.timeout(2):
                await services.journal.drain()
        except TimeoutError:
            _log.warning("The store is away; what is not acknowledged is not written.")
        bye = wire.encode(wire.Bye("restart", "The server is going down.", AGAIN_SECONDS))
        for socket in tuple(self.door.sockets):
            socket.send(bye)

    def _drop_person(self, person: str) -> None:
        for connection in tuple(self.door.sockets.values()):
            if connection.person == person:
                connection.drop(CloseCode.BLOCKED, "You are not known here any more.")


async def _not_found(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return lost_page(request) or problem_response(
            "not_found", "There is nothing here.", "Check the address."
        )
    if error.status_code == 405:
        response = problem_response("bad_method", "This cannot be done here.", "See the API.", 405)
        response.headers.update(error.headers or {})
        return response
    return refused(Malformed(str(error.detail)))


async def _failed(_: Request, _error: Exception) -> Response:
    sentence = "Something went wrong here, and it is not your fault."
    return problem_response("internal", sentence, "Try again; tell the host of the server.", 500)
