"""The HTTP API: people, tables, records."""

from typing import Any

import msgspec
import segno

from adamas.bots.roster import roster
from adamas.core.box import Box
from adamas.core.catalogue import box_with_screens, games_at
from adamas.core.errors import AdamasError, BadOption
from adamas.core.level import Level
from adamas.core.options import in_every_rulebook
from adamas.live.errors import NotYours
from adamas.live.keys import CODE_SECONDS
from adamas.live.new_table import TableRequest
from adamas.live.phrases import PHRASES
from adamas.live.retention import forget_person, said_by
from adamas.live.settings import Clock
from adamas.live.views import table_info
from adamas.play.errors import SeatError
from adamas.play.names import checked_name, checked_text
from adamas.store.database import reachable
from adamas.store.house_keys import HouseKeys
from adamas.teller.tutorial import tutorial_of
from adamas.web.answers import Answer
from adamas.web.endpoints import ApiRequest, Endpoint
from adamas.web.recorded import played
from adamas.wire import api
from adamas.wire.messages import TableInfo

LISTED = 50
OWN_TABLES = 30
LONGEST_REASON = 500


async def list_games(_: ApiRequest) -> api.Games:
    """Every game that the page can show."""
    found = games_at(Level.SCREENS).values()
    return api.Games(tuple(_game_info(box) for box in found), PHRASES)


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
            api.OptionInfo(
                each.name,
                each.values,
                tuple(
                    api.OriginInfo(
                        origin.source.value,
                        origin.editions,
                        in_every_rulebook(origin, box.editions),
                    )
                    for origin in each.origins.values()
                ),
                each.screen,
            )
            for each in box.options
        ),
        bots=tuple(api.BotInfo(bot.name, bot.level) for bot in playable),
        tutorial=box.tutorial.minutes if box.tutorial else None,
    )


async def show_rules(request: ApiRequest) -> api.Rules:
    """The facts of an edition, with the options in the query; the page has the words.

    `rules_version` in the query asks for the rules of an earlier version.
    """
    found = box_with_screens(request.path["game"])
    options = dict(request.query)
    version = options.pop("rules_version", None)
    game = found.open(request.path["edition"], options, _version(version))
    facts: dict[str, Any] = dict(found.facts(game))
    marks = {
        message: api.RuleMark(mark.source.value, mark.editions, bool(mark.options))
        for message, mark in found.marks(game).items()
    }
    described = next(each.described for each in found.editions if each.name == game.edition)
    return api.Rules(found.name, game.edition, dict(game.options), facts, marks, described)


def _version(text: str | None) -> int | None:
    """The version of the rules that was asked for."""
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 4):
        raise BadOption(f"`{text}` is no version of the rules; it should be a number such as 1.")
    return int(text)


async def show_tutorial(request: ApiRequest) -> Answer:
    """A first game with explanations, as everybody gets it."""
    game = box_with_screens(request.path["game"]).name

    def play() -> bytes:
        return msgspec.json.encode(tutorial_of(game))

    return await request.worked_out(("tutorial", game), play)


async def create_table(request: ApiRequest) -> api.TableCreated:
    """Open a table; whoever asks is its host."""
    body: api.NewTable = request.body
    wanted = TableRequest(
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
    table = await request.gateway.create(wanted, request.somebody, request.address)
    return api.TableCreated(table, f"/t/{table}")


async def list_tables(request: ApiRequest) -> api.TableList:
    """Tables that anybody may join or watch."""
    server = request.gateway.server
    async with reachable():
        found = await server.lobby.listed(LISTED)
    infos = []
    for each in found:
        try:
            infos.append(table_info((await server.live_table(each.id)).hosted))
        except AdamasError:
            continue  # It cannot be played here, or was just cleared away.
    return api.TableList(tuple(infos))


async def show_table(request: ApiRequest) -> TableInfo:
    """A table, as everybody may know it."""
    return table_info((await request.gateway.server.live_table(request.path["table"])).hosted)


async def invite(request: ApiRequest) -> Answer:
    """The address of a table that others can open, as text and as a picture."""
    return await _invitation(request, "t")


async def invite_phones(request: ApiRequest) -> Answer:
    """The same for phones that join a table on a big screen."""
    return await _invitation(request, "p")


async def _invitation(request: ApiRequest, page: str) -> Answer:
    table = (
        await request.gateway.server.live_table(request.path["table"])
    ).hosted.table.setup.table
    around = request.gateway.config.around if request.host.is_loopback else request.place
    address = f"{around or request.place}/{page}/{table}"

    def draw() -> bytes:
        picture = segno.make(address, error="m").svg_data_uri(border=2, omitsize=True)
        return msgspec.json.encode(api.Invitation(address, picture, elsewhere=around is not None))

    return await request.worked_out(("invitation", address), draw)


async def show_record(request: ApiRequest) -> Answer:
    """What was played, once the game is over."""
    game = await played(request.gateway.server, request.path["table"])
    return await request.worked_out(("record", game.key), game.text)


async def add_person(request: ApiRequest) -> api.PersonKey:
    """Become somebody: the key that comes back is all that proves it."""
    body = request.body
    person, key = await request.gateway.add_person(body.name, request.address, body.explorer)
    return api.PersonKey(person.id, person.name, key, person.explorer)


async def show_me(request: ApiRequest) -> api.Me:
    """Who one is, and where one sits; tables where one has to choose are marked."""
    person, server = request.somebody, request.gateway.server
    async with reachable():
        places = await server.people.tables_of(person.id, OWN_TABLES)
    tables = []
    for table, _, _ in places:
        try:
            hosted = (await server.live_table(table)).hosted
        except AdamasError:
            continue  # It was cleared away, or has rules that this server does not know.
        seats = hosted.seats_of(person.id)
        turn = bool(set(seats) & set(hosted.table.waiting_for)) and not hosted.closed
        host = hosted.is_host(person.id)
        tables.append(api.MyTable(table_info(hosted), seats, host, turn))
    return api.Me(person.id, person.name, tuple(tables), person.explorer)


async def rename(request: ApiRequest) -> api.Me:
    """Be called something else, or be somebody else, at tables to come."""
    name, person = checked_name(request.body.name), request.somebody
    explorer = person.explorer if request.body.explorer is None else request.body.explorer
    async with reachable():
        await request.gateway.server.people.change(person.id, name, explorer)
    return api.Me(person.id, name, (), explorer)


async def add_code(request: ApiRequest) -> api.Code:
    """A code that makes another device one's own."""
    return api.Code(await request.gateway.add_code(request.somebody), CODE_SECONDS)


async def redeem(request: ApiRequest) -> api.PersonKey:
    """Use a code from another device."""
    found = await request.gateway.redeem(request.body.code, request.address)
    if found is None:
        raise NotYours("This code is not known; it may be used up or too old. Get a new one.")
    person, key = found
    return api.PersonKey(person.id, person.name, key, person.explorer)


async def export(request: ApiRequest) -> api.Export:
    """Everything that the house holds under one's key."""
    request.gateway.count_work(request.address)
    person, server = request.somebody, request.gateway.server
    async with reachable():
        devices = await server.people.devices(person.id)
        places = await server.people.tables_of(person.id, 10_000)
        said = await said_by(server.services.database, person.id, [each[0] for each in places])
    infos = []
    for table, _, _ in places:
        try:
            infos.append(table_info((await server.live_table(table)).hosted))
        except AdamasError:
            continue
    return api.Export(
        person.id, person.name, person.created_at, devices, tuple(infos), said, person.explorer
    )


async def delete_me(request: ApiRequest) -> None:
    """Forget somebody: name, keys, places, words. What was played stays, without a name."""
    await forget_person(request.gateway.server, request.somebody.id)
    request.gateway.drop_person(request.somebody.id)


async def report(request: ApiRequest) -> None:
    """Tell the administrator about a name."""
    body: api.Report = request.body
    request.gateway.count_creation(request.address)
    server, reason = (
        request.gateway.server,
        checked_text(request.body.reason, "A reason", LONGEST_REASON),
    )
    hosted = (await server.live_table(body.table)).hosted
    holder = hosted.holders[body.seat] if body.seat in hosted.table.seats else None
    sitter = hosted.table.sitters[body.seat] if holder else None
    if holder is None or sitter is None:
        raise SeatError(f"No person sits at seat {body.seat}.")
    async with reachable():
        await server.people.report(
            table=body.table,
            person=holder,
            name=sitter.name,
            reason=reason,
            by=request.somebody.id,
            at=server.services.wall_time(),
        )


async def show_keys(request: ApiRequest) -> api.HouseKeyList:
    """The public keys with which this house signs and has signed."""
    async with reachable():
        found = await HouseKeys(request.gateway.server.services.database).all()
    keys = tuple(api.HouseKeyInfo(each.public, each.since, each.until) for each in found)
    return api.HouseKeyList("adamas-keys-1", keys)


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
        "GET",
        "/.well-known/adamas-keys.json",
        "The public keys with which this house signs records",
        show_keys,
        api.HouseKeyList,
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
        "PATCH",
        "/api/people/me",
        "Change one's name or explorer",
        rename,
        api.Me,
        api.Rename,
        needs="person",
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
