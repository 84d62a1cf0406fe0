"""The record of a table: of one that is here, or of one that was cleared away."""

from adamas.live.errors import NoTable
from adamas.live.hosted_record import hosted_record
from adamas.live.keys import is_id
from adamas.play import record_json
from adamas.play.errors import WrongTime
from adamas.store.database import reachable
from adamas.web.endpoints import ApiRequest


async def recorded(request: ApiRequest) -> bytes:
    """What was played at the table in the path; before the end it would tell what is hidden."""
    server, table = request.gateway.server, request.path["table"]
    try:
        hosted = (await server.live_table(table)).hosted
    except NoTable:
        async with reachable():
            kept = await server.lobby.record(table) if is_id(table) else None
        if kept is None:
            raise
        return kept
    if not hosted.table.over:
        raise WrongTime("What was played at a table can be read when its game is over.")
    return record_json.to_json(hosted_record(hosted)).encode()
