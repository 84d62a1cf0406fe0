"""The HTTP API of games that were played: looking at them again, and playing their cards again."""

import asyncio

from adamas.core.seat import Seat
from adamas.live.same_deal import same_deal
from adamas.play import record_json
from adamas.play.errors import BadRecord, SeatError
from adamas.play.record import Record
from adamas.play.recorded_dice import FairDice
from adamas.teller.replay import replay_of
from adamas.web.endpoints import ApiRequest, Endpoint
from adamas.web.recorded import recorded
from adamas.wire import api


async def _finished(request: ApiRequest) -> Record:
    """The record of the table in the path. Before the end nobody may look through other eyes."""
    return record_json.from_json((await recorded(request)).decode())


def _sent(request: ApiRequest) -> Record:
    """The record in the body."""
    # Replaying costs as much as opening a table does.
    request.gateway.count_creation(request.address)
    try:
        return record_json.from_json(request.body.decode())
    except UnicodeDecodeError:
        raise BadRecord("This is not a text in UTF-8.") from None


def _seat(request: ApiRequest) -> Seat | None:
    """The seat through whose eyes somebody wants to see; None for a spectator's."""
    text = request.query.get("seat")
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 2:
        raise SeatError("A seat is a number, counted from 0.")
    return int(text)


async def replay_table(request: ApiRequest) -> api.Replay:
    """A finished game, moment by moment."""
    seat, record = _seat(request), await _finished(request)
    return await asyncio.to_thread(replay_of, record, seat, request.path["table"])


async def replay_record(request: ApiRequest) -> api.Replay:
    """The same for a record that somebody has. Nothing of it is kept."""
    seat, record = _seat(request), _sent(request)
    table = record.dice.table if isinstance(record.dice, FairDice) else ""
    return await asyncio.to_thread(replay_of, record, seat, table)


async def deal_again(request: ApiRequest) -> api.TableCreated:
    """Open a table that plays the cards of a finished one."""
    return await _deal(request, await _finished(request))


async def deal_record(request: ApiRequest) -> api.TableCreated:
    """The same for a record that somebody has."""
    return await _deal(request, _sent(request))


async def _deal(request: ApiRequest, record: Record) -> api.TableCreated:
    wanted, deal = await asyncio.to_thread(same_deal, record)
    table = await request.gateway.create(wanted, request.somebody, request.address, deal)
    return api.TableCreated(table, f"/t/{table}")


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        "A finished game, moment by moment",
        replay_table,
        api.Replay,
        seat=True,
    ),
    Endpoint(
        "POST",
        "/api/replay",
        "A record, moment by moment; nothing is kept",
        replay_record,
        api.Replay,
        takes=bytes,
        seat=True,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/deal",
        "Open a table with the cards of a finished one",
        deal_again,
        api.TableCreated,
        needs="person",
        status=201,
    ),
    Endpoint(
        "POST",
        "/api/deal",
        "Open a table with the cards of a record",
        deal_record,
        api.TableCreated,
        takes=bytes,
        needs="person",
        status=201,
    ),
)
