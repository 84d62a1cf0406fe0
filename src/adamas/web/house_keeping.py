"""What whoever looks after the house can ask: health, figures, people to block, tables to close."""

from contextlib import suppress

import msgspec
from starlette.responses import Response

from adamas import __version__
from adamas.core.errors import Malformed
from adamas.hall import commands
from adamas.hall.errors import HallError, NoTable, Unplayable
from adamas.hall.keys import is_id
from adamas.hall.upkeep import close_table as close_in_hall
from adamas.store.database import reachable
from adamas.store.lobby import LIVE
from adamas.web.endpoints import Asked, Endpoint, json_response
from adamas.wire import api


async def healthz(_: Asked) -> api.Health:
    """Whether the process answers at all."""
    return api.Health("ok")


async def readyz(asked: Asked) -> Response:
    """Whether tables can be played: the store takes what it is given."""
    house = asked.front.hall.house
    waits = house.closing or house.journal.trouble is not None
    content = msgspec.json.encode(api.Health("waits" if waits else "ok"))
    return json_response(content, 503 if waits else 200)


async def metrics(asked: Asked) -> Response:
    """Figures in Prometheus' text format. They name nobody."""
    media = "text/plain; version=0.0.4; charset=utf-8"
    return Response(asked.front.metrics.text(), media_type=media)


async def overview(asked: Asked) -> api.AdminPage:
    """The house at a glance."""
    hall = asked.front.hall
    async with reachable():
        people = await hall.people.latest()
        tables = await hall.lobby.latest(100)
        reports = await hall.people.reports()
    sockets = sum(asked.front.sockets_by_address.values())
    return api.AdminPage(
        __version__,
        sockets,
        len(hall.rooms),
        tuple(api.AdminPerson(p.id, p.name, p.blocked, p.created_at) for p in people),
        tuple(api.AdminTable(t.id, t.game, t.status, t.changed_at) for t in tables),
        tuple(api.AdminReport(r.id, r.at, r.table_id, r.person, r.name, r.reason) for r in reports),
    )


async def block(asked: Asked) -> None:
    """Refuse somebody, close their sockets and free their seats; or let them in again."""
    body: api.Block = asked.body
    hall = asked.front.hall
    async with reachable():
        if not is_id(body.person) or not await hall.people.block(body.person, body.blocked):
            raise Malformed("There is no such person.")
        places = await hall.people.tables_of(body.person)
    if not body.blocked:
        return
    asked.front.drop_person(body.person)
    for table, status, _ in places:
        if status in LIVE:
            # A table that cannot be opened here keeps its seats; nobody plays at it.
            with suppress(HallError):
                await (await hall.room(table)).perform(commands.give_up_seats(body.person))


async def close_table(asked: Asked) -> None:
    """Close a table."""
    hall, table = asked.front.hall, asked.body.table
    with suppress(Unplayable):
        if (await hall.room(table)).party.table.over:
            raise NoTable("The game at this table is over.")
    await close_in_hall(hall, table, "house")


ENDPOINTS = (
    Endpoint("GET", "/healthz", "Is it alive?", healthz, api.Health, needs="nobody"),
    Endpoint("GET", "/readyz", "Is it ready?", readyz, api.Health, needs="nobody"),
    Endpoint("GET", "/metrics", "Figures for Prometheus", metrics, str, needs="nobody"),
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
