"""The HTTP API: people, tables, records."""

from typing import Any

import segno
from starlette.responses import Response

from adamas.bots.roster import roster
from adamas.core.box import Box
from adamas.core.catalogue import box as find_box
from adamas.core.catalogue import shelf
from adamas.core.errors import AdamasError
from adamas.hall.errors import NotYours
from adamas.hall.keys import CODE_SECONDS
from adamas.hall.opening import Wanted
from adamas.hall.phrases import PHRASES
from adamas.hall.settings import Clock
from adamas.hall.tutorials import tutorial_of
from adamas.hall.upkeep import forget_person, said_by
from adamas.hall.views import table_info
from adamas.play.errors import SeatError
from adamas.play.names import checked_name, checked_text
from adamas.store.database import reachable
from adamas.web.endpoints import Asked, Endpoint, json_response
from adamas.web.recorded import recorded
from adamas.web.safety import host_name, is_loopback
from adamas.wire import api
from adamas.wire.messages import TableInfo

LISTED = 50
OWN_TABLES = 30
LONGEST_REASON = 500


async def list_games(_: Asked) -> api.Games:
    """Everything on the shelf."""
    return api.Games(tuple(_game_info(box) for box in shelf().values()), PHRASES)


def _game_info(box: Box) -> api.GameInfo:
    usual = box.open()
    playable = [bot for bot in roster(box).values() if not bot.searches]
    return api.GameInfo(
        name=box.name,
        rules_version=usual.rules_version,
        seats=(box.seats[0], box.seats[-1]),
        usual_seats=box.usual_seats(usual),
        age=box.age,
        minutes=box.minutes,
        designers=box.designers,
        editions={each.name: dict(box.open(each.name).settings) for each in box.editions},
        options=tuple(
            api.OptionInfo(each.name, tuple(each.values), each.house, each.screen)
            for each in box.options
        ),
        bots=tuple(api.BotInfo(bot.name, bot.level) for bot in playable),
        tutorial=box.tutorial.minutes if box.tutorial else None,
    )


async def show_rules(asked: Asked) -> api.Rules:
    """The facts of an edition, with the options in the query; the page has the words."""
    found = find_box(asked.path["game"])
    game = found.open(asked.path["edition"], asked.query)
    facts: dict[str, Any] = dict(found.facts(game))
    return api.Rules(found.name, game.edition, dict(game.options), facts)


async def show_tutorial(asked: Asked) -> api.Tutorial:
    """A first game with explanations, as everybody gets it."""
    return tutorial_of(asked.path["game"])


async def create_table(asked: Asked) -> api.TableCreated:
    """Open a table; whoever asks is its host."""
    body: api.NewTable = asked.body
    wanted = Wanted(
        game=body.game,
        edition=body.edition,
        options=dict(body.options),
        seats=body.seats,
        bots=body.bots,
        clock=Clock(body.clock.kind, body.clock.seconds, body.clock.increment),
        listed=body.listed,
        chat=body.chat,
        stand_in_seconds=body.stand_in_seconds,
        stand_in=body.stand_in,
        everybody_hosts=body.everybody_hosts,
    )
    table = await asked.front.create(wanted, asked.somebody, asked.address)
    return api.TableCreated(table, f"/t/{table}")


async def list_tables(asked: Asked) -> api.TableList:
    """Tables that anybody may join or watch."""
    hall = asked.front.hall
    async with reachable():
        found = await hall.lobby.listed(LISTED)
    infos = []
    for each in found:
        try:
            infos.append(table_info((await hall.room(each.id)).party))
        except AdamasError:
            continue  # It cannot be played here, or was just cleared away.
    return api.TableList(tuple(infos))


async def show_table(asked: Asked) -> TableInfo:
    """A table, as everybody may know it."""
    return table_info((await asked.front.hall.room(asked.path["table"])).party)


async def invite(asked: Asked) -> api.Invitation:
    """The address of a table that others can open, as text and as a picture."""
    return await _invitation(asked, "t")


async def invite_phones(asked: Asked) -> api.Invitation:
    """The same for phones that join a table on a big screen."""
    return await _invitation(asked, "p")


async def _invitation(asked: Asked, page: str) -> api.Invitation:
    table = (await asked.front.hall.room(asked.path["table"])).party.table.setup.table
    here = is_loopback(host_name(asked.place.partition("://")[2]))
    around = asked.front.config.around if here else asked.place
    address = f"{around or asked.place}/{page}/{table}"
    picture = segno.make(address, error="m").svg_data_uri(border=2, omitsize=True)
    return api.Invitation(address, picture, elsewhere=around is not None)


async def show_record(asked: Asked) -> Response:
    """What was played, once the game is over."""
    return json_response(await recorded(asked))


async def add_person(asked: Asked) -> api.PersonKey:
    """Become somebody: the key that comes back is all that proves it."""
    person, key = await asked.front.add_person(asked.body.name, asked.address)
    return api.PersonKey(person.id, person.name, key)


async def show_me(asked: Asked) -> api.Me:
    """Who one is, and where one sits; tables where one has to choose are marked."""
    person, hall = asked.somebody, asked.front.hall
    async with reachable():
        places = await hall.people.tables_of(person.id, OWN_TABLES)
    tables = []
    for table, _, _ in places:
        try:
            party = (await hall.room(table)).party
        except AdamasError:
            continue  # It was cleared away, or has rules that this server does not know.
        seats = party.seats_of(person.id)
        turn = bool(set(seats) & set(party.table.waiting_for)) and not party.closed
        host = party.is_host(person.id)
        tables.append(api.MyTable(table_info(party), seats, host, turn))
    return api.Me(person.id, person.name, tuple(tables))


async def rename(asked: Asked) -> api.Me:
    """Be called something else, at tables to come."""
    name = checked_name(asked.body.name)
    async with reachable():
        await asked.front.hall.people.rename(asked.somebody.id, name)
    return api.Me(asked.somebody.id, name, ())


async def add_code(asked: Asked) -> api.Code:
    """A code that makes another device one's own."""
    return api.Code(await asked.front.add_code(asked.somebody), CODE_SECONDS)


async def redeem(asked: Asked) -> api.PersonKey:
    """Use a code from another device."""
    found = await asked.front.redeem(asked.body.code, asked.address)
    if found is None:
        raise NotYours("This code is not known; it may be used up or too old. Get a new one.")
    person, key = found
    return api.PersonKey(person.id, person.name, key)


async def export(asked: Asked) -> api.Export:
    """Everything that the house holds under one's key."""
    person, hall = asked.somebody, asked.front.hall
    async with reachable():
        devices = await hall.people.devices(person.id)
        places = await hall.people.tables_of(person.id, 10_000)
        said = await said_by(hall.house.database, person.id, [each[0] for each in places])
    infos = []
    for table, _, _ in places:
        try:
            infos.append(table_info((await hall.room(table)).party))
        except AdamasError:
            continue
    return api.Export(person.id, person.name, person.created_at, devices, tuple(infos), said)


async def delete_me(asked: Asked) -> None:
    """Forget somebody: name, keys, places, words. What was played stays, without a name."""
    await forget_person(asked.front.hall, asked.somebody.id)
    asked.front.drop_person(asked.somebody.id)


async def report(asked: Asked) -> None:
    """Tell whoever looks after the house about a name."""
    body: api.Report = asked.body
    hall, reason = asked.front.hall, checked_text(asked.body.reason, "A reason", LONGEST_REASON)
    party = (await hall.room(body.table)).party
    holder = party.holders[body.seat] if body.seat in party.table.seats else None
    sitter = party.table.sitters[body.seat] if holder else None
    if holder is None or sitter is None:
        raise SeatError(f"No person sits at seat {body.seat}.")
    async with reachable():
        await hall.people.report(
            table=body.table,
            person=holder,
            name=sitter.name,
            reason=reason,
            by=asked.somebody.id,
            at=hall.house.wall(),
        )


ENDPOINTS = (
    Endpoint("GET", "/api/games", "All games, editions, options and bots", list_games, api.Games),
    Endpoint(
        "GET",
        "/api/games/{game}/rules/{edition}",
        "The facts for the rules of an edition",
        show_rules,
        api.Rules,
        query="Options of the game that have another value than in the edition",
    ),
    Endpoint(
        "GET", "/api/games/{game}/tutorial", "A first game, guided", show_tutorial, api.Tutorial
    ),
    Endpoint(
        "POST",
        "/api/tables",
        "Open a table",
        create_table,
        api.TableCreated,
        takes=api.NewTable,
        needs="person",
        status=201,
    ),
    Endpoint("GET", "/api/tables", "Tables to join or watch", list_tables, api.TableList),
    Endpoint("GET", "/api/tables/{table}", "One table", show_table, TableInfo),
    Endpoint(
        "GET",
        "/api/tables/{table}/invitation",
        "The link to a table, also as a QR code",
        invite,
        api.Invitation,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/invitation/phone",
        "The link by which phones join a big screen, also as a QR code",
        invite_phones,
        api.Invitation,
    ),
    Endpoint(
        "GET", "/api/tables/{table}/record", "The record of a finished game", show_record, dict
    ),
    Endpoint(
        "POST",
        "/api/people",
        "Become somebody",
        add_person,
        api.PersonKey,
        takes=api.NewPerson,
        status=201,
    ),
    Endpoint("GET", "/api/people/me", "Who one is", show_me, api.Me, needs="person"),
    Endpoint(
        "PATCH", "/api/people/me", "Change one's name", rename, api.Me, api.Rename, needs="person"
    ),
    Endpoint(
        "DELETE",
        "/api/people/me",
        "Be forgotten",
        delete_me,
        None,
        needs="person",
        status=204,
    ),
    Endpoint(
        "GET", "/api/people/me/export", "All that is kept", export, api.Export, needs="person"
    ),
    Endpoint(
        "POST",
        "/api/people/me/code",
        "A code for another device",
        add_code,
        api.Code,
        needs="person",
        status=201,
    ),
    Endpoint(
        "POST",
        "/api/people/redeem",
        "Use a code from another device",
        redeem,
        api.PersonKey,
        takes=api.Redeem,
        status=201,
    ),
    Endpoint(
        "POST",
        "/api/reports",
        "Report a name",
        report,
        None,
        takes=api.Report,
        needs="person",
        status=204,
    ),
)
