"""The record of a table: of one that is here, or of one that was cleared away."""

from adamas.hall.errors import NoTable
from adamas.hall.keys import is_id
from adamas.play import record_json
from adamas.play.errors import WrongTime
from adamas.play.record import record_of
from adamas.store.database import reachable
from adamas.web.endpoints import Asked


async def recorded(asked: Asked) -> bytes:
    """What was played at the table in the path; before the end it would tell what is hidden."""
    hall, table = asked.front.hall, asked.path["table"]
    try:
        party = (await hall.room(table)).party
    except NoTable:
        async with reachable():
            kept = await hall.lobby.record(table) if is_id(table) else None
        if kept is None:
            raise
        return kept
    if not party.table.over:
        raise WrongTime("What was played at a table can be read when its game is over.")
    return record_json.to_json(record_of(party.table)).encode()
