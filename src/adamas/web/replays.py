"""The HTTP API of games that were played: looking at them again, and playing their cards again."""

from dataclasses import replace

import msgspec

from adamas.core.seat import Seat
from adamas.live.errors import NoTable
from adamas.live.new_table import TableRequest
from adamas.live.same_deal import is_proven, same_deal
from adamas.play import record_json
from adamas.play.dice import Deal
from adamas.play.errors import BadRecord, SeatError
from adamas.play.record import Record, deal_of
from adamas.play.recorded_dice import FairDice
from adamas.teller.replay import replay_of
from adamas.web.answers import Answer, pack
from adamas.web.endpoints import ApiRequest, Endpoint
from adamas.web.recorded import played
from adamas.wire import api


async def _sent(request: ApiRequest) -> Record:
    """The record in the body."""
    # Replaying costs as much as opening a table does.
    request.gateway.count_creation(request.address)
    try:
        text = request.body.decode()
    except UnicodeDecodeError:
        raise BadRecord("This is not a text in UTF-8.") from None
    return await request.gateway.answers.run(lambda: record_json.from_json(text))


def _seat(request: ApiRequest) -> Seat | None:
    """The seat through whose eyes somebody wants to see; None for a spectator's."""
    text = request.query.get("seat")
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 2:
        raise SeatError("A seat is a number, counted from 0.")
    return int(text)


async def replay_table(request: ApiRequest) -> Answer:
    """A finished game, moment by moment. Before the end nobody may look through other eyes."""
    seat, table = _seat(request), request.path["table"]
    game = await played(request.gateway.server, table)

    def show() -> bytes:
        return msgspec.json.encode(replay_of(game.record(), seat, table))

    return await request.worked_out(("replay", seat, game.key), show)


async def replay_record(request: ApiRequest) -> Answer:
    """The same for a record that somebody has. Nothing of it is kept."""
    seat, record = _seat(request), await _sent(request)
    table = record.dice.table if isinstance(record.dice, FairDice) else ""

    def show() -> Answer:
        return pack(msgspec.json.encode(replay_of(record, seat, table)))

    return await request.gateway.answers.run(show)


async def deal_again(request: ApiRequest) -> api.TableCreated:
    """Open a table that plays the cards of a finished one."""
    game = await played(request.gateway.server, request.path["table"])
    request.gateway.count_work(request.address)
    record = await request.gateway.answers.run(game.record)
    return await _deal(request, *await request.gateway.answers.run(lambda: same_deal(record)))


async def deal_record(request: ApiRequest) -> api.TableCreated:
    """The same for a record that somebody has."""
    record = await _sent(request)
    wanted, deal = await request.gateway.answers.run(lambda: same_deal(record))
    return await _deal(request, wanted, await _believed(request, record, deal))


async def _believed(request: ApiRequest, record: Record, deal: Deal) -> Deal:
    """The deal of a record that somebody sent, with points only if somebody vouches for them.

    Everybody at the new table is shown them as what was played before. Of its own tables the house
    knows that itself; a record from elsewhere has to prove it.
    """
    own = record.ledger.table if record.ledger else deal.table
    for table in dict.fromkeys((own, deal.table)):
        try:
            game = await played(request.gateway.server, table)
        except NoTable:
            continue
        known = deal_of(await request.gateway.answers.run(game.record))
        if (known.table, known.keys) != (deal.table, deal.keys):
            raise BadRecord(f"At table {table} of this house other cards were dealt than these.")
        return known
    proven = await request.gateway.answers.run(lambda: is_proven(record))
    return deal if proven else replace(deal, scores=())


async def _deal(request: ApiRequest, wanted: TableRequest, deal: Deal) -> api.TableCreated:
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
