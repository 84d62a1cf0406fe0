"""What the administrator can ask: health, figures, people to block, tables to close."""

from contextlib import suppress

import msgspec
from starlette.responses import Response

from adamas import __version__
from adamas.core.errors import Malformed
from adamas.live import commands
from adamas.live.errors import LiveError, NoTable, Unplayable
from adamas.live.keys import is_id
from adamas.live.retention import close_table as close_live_table
from adamas.play.status import LIVE
from adamas.store.database import reachable
from adamas.store.errors import Damaged
from adamas.web.endpoints import ApiRequest, Endpoint, json_response
from adamas.wire import api


async def healthz(_: ApiRequest) -> api.Health:
    """Whether the process answers at all."""
    return api.Health("ok")


async def readyz(request: ApiRequest) -> Response:
    """Whether tables can be played: the store takes what it is given.

    Damage that was found is told; it concerns some tables, and the others go on.
    """
    services = request.gateway.server.services
    damaged = len(services.database.damaged)
    if services.closing or services.journal.trouble is not None:
        return json_response(msgspec.json.encode(api.Health("waits", damaged)), 503)
    return json_response(msgspec.json.encode(api.Health("damaged" if damaged else "ok", damaged)))


async def metrics(request: ApiRequest) -> Response:
    """Figures in Prometheus' text format. They name nobody.

    The administrator, who could read the database as well, gets all of them as they are now.
    """
    found = request.gateway.metrics
    text = found.text() if request.admin else found.minute_text()
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


async def overview(request: ApiRequest) -> api.AdminPage:
    """The server at a glance."""
    server = request.gateway.server
    async with reachable():
        people = await server.people.latest()
        tables = await server.lobby.latest(100)
        reports = await server.people.reports()
    sockets = sum(request.gateway.sockets_by_address.values())
    return api.AdminPage(
        __version__,
        sockets,
        len(server.live_tables),
        tuple(api.AdminPerson(p.id, p.name, p.blocked, p.created_at) for p in people),
        tuple(api.AdminTable(t.id, t.game, t.status, t.changed_at) for t in tables),
        tuple(api.AdminReport(r.id, r.at, r.table_id, r.person, r.name, r.reason) for r in reports),
    )


async def block(request: ApiRequest) -> None:
    """Refuse somebody, close their sockets and free their seats; or let them in again."""
    body: api.Block = request.body
    server = request.gateway.server
    async with reachable():
        if not is_id(body.person) or not await server.people.block(body.person, body.blocked):
            raise Malformed("There is no such person.")
        places = await server.people.tables_of(body.person)
    if not body.blocked:
        return
    request.gateway.drop_person(body.person)
    for table, status, _ in places:
        if status in LIVE:
            # A table that cannot be opened here keeps its seats; nobody plays at it.
            with suppress(LiveError, Damaged):
                await (await server.live_table(table)).perform(commands.give_up_seats(body.person))


async def close_table(request: ApiRequest) -> None:
    """Close a table."""
    server, table = request.gateway.server, request.body.table
    with suppress(Unplayable, Damaged):
        if (await server.live_table(table)).hosted.table.over:
            raise NoTable("The game at this table is over.")
    await close_live_table(server, table, "house")


ENDPOINTS = (
    Endpoint("GET", "/healthz", "Is it alive?", healthz, api.Health, needs="nobody"),
    Endpoint("GET", "/readyz", "Is it ready?", readyz, api.Health, needs="nobody"),
    Endpoint("GET", "/metrics", "Figures for Prometheus", metrics, str, needs="house"),
    Endpoint("GET", "/api/admin", "The house", overview, api.AdminPage, needs="admin"),
    Endpoint(
        "POST",
        "/api/admin/block",
        "Block somebody, or no longer",
        block,
        None,
        takes=api.Block,
        needs="admin",
        status=204,
    ),
    Endpoint(
        "POST",
        "/api/admin/close",
        "Close a table",
        close_table,
        None,
        takes=api.CloseTable,
        needs="admin",
        status=204,
    ),
)
