"""Writes what describes the protocol: python -m tools.protocol [--play].

That is docs/protocol.schema.json, the generated parts of docs/protocol.md, and what the browser
client knows of the server: client/src/wire.
With --play it also plays the game whose transcript is on that page, which has other cards each
time.
"""

import dataclasses
import hashlib
import json
import re
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints

from websockets.sync.client import ClientConnection, connect

from adamas.core import first
from adamas.core.box import Box
from adamas.core.catalogue import games_at
from adamas.core.errors import AdamasError
from adamas.core.event import Event
from adamas.core.level import Level
from adamas.core.text import Word, WordEnum
from adamas.live import commands, fold_rows, live_table
from adamas.live import events as live_events
from adamas.live.errors import ADVICE
from adamas.live.phrases import PHRASES
from adamas.play import events as play_events
from adamas.play import names
from adamas.play.events import TableEvent
from adamas.web import socket
from adamas.web.limits import Limits
from adamas.wire.closes import CloseCode
from adamas.wire.grammar import Grammar, grammar_of, grammar_text
from adamas.wire.messages import PROTOCOL
from adamas.wire.schema import Source, api_document, describe, field_docs, one_line
from adamas.wire.typescript import constants_text, type_of, types_of
from examples.socket_bot import ask, own_server
from tools.word_form import word_form

ROOT = Path(__file__).parents[1]
DOCS, WIRE = ROOT / "docs", ROOT / "client" / "src" / "wire"
PAGE, SCHEMA, TYPES = DOCS / "protocol.md", DOCS / "protocol.schema.json", WIRE / "protocol.ts"
Json = dict[str, Any]
PARTS = ("TableInfo", "SeatInfo", "TurnInfo", "You")
"""The objects in messages that the page lists field by field."""


# The types


def events_in(module: ModuleType) -> tuple[type[Event], ...]:
    """The events that a module defines, in its order."""
    kinds = (each for each in vars(module).values() if isinstance(each, type))
    own = (each for each in kinds if each.__module__ == module.__name__)
    return tuple(each for each in own if issubclass(each, Event) and each is not TableEvent)


def screen_of(box: Box) -> type[Any]:
    """The class of what a game shows."""
    shown: type[Any] = get_type_hints(type(box.open()).show)["return"]
    return shown


def sources() -> list[Source]:
    """The table and all games, with their events and screens."""
    table = [*events_in(play_events), *events_in(first), *events_in(live_events)]
    found = [Source("", tuple(table))]
    for box in games_at(Level.SCREENS).values():
        events = events_in(import_module(f"{box.package}.events"))
        found.append(Source(box.name, events, screen_of(box)))
    return found


@cache
def document() -> Json:
    """The JSON Schema."""
    return describe(sources())


# The page


def page(text: str) -> str:
    """The page with its generated parts written anew."""
    for name, section in SECTIONS.items():
        text = replaced(text, name, "\n".join(section()).rstrip())
    return text


def replaced(text: str, name: str, content: str) -> str:
    """The page with the part between the markers of that name replaced."""
    start, end = f"<!-- generated: {name} -->\n", "<!-- end -->"
    before, found, rest = text.partition(start)
    if not found:
        raise ValueError(f"The page has no part {name}.")
    return f"{before}{start}\n{content}\n\n{rest[rest.index(end) :]}"


def message_tables() -> Iterator[str]:
    """All messages, by direction; then what is in them."""
    definitions = document()["$defs"]
    for direction, title in (("FromClient", "A client sends"), ("FromServer", "The server sends")):
        yield f"#### {title}\n\n| `type` | fields | |\n|---|---|---|"
        for member in definitions[direction]["anyOf"]:
            message = definitions[_name(member)]
            kind = message["properties"]["type"]["const"]
            yield f"| `{kind}` | {_fields(message)} | {message['description']} |"
        yield ""


def part_tables() -> Iterator[str]:
    """What is in messages: the table, the turn and so on."""
    definitions = document()["$defs"]
    for name in PARTS:
        yield f"#### {name}\n\n{definitions[name]['description']}\n"
        yield from _field_table(definitions[name])
        yield ""


def _field_table(schema: Json) -> Iterator[str]:
    yield "| field | type | |\n|---|---|---|"
    for field, described in schema["properties"].items():
        if field != "type":
            kind = re.sub(r"readonly |Readonly(?=<)", "", type_of(described)).replace("|", "\\|")
            yield f"| `{field}` | `{kind}` | {described.get('description', '')} |"


def event_tables() -> Iterator[str]:
    """All events: of the table, then of each game."""
    definitions = document()["$defs"]
    for source in sources():
        yield f"### {source.name.capitalize() or 'Table'}: events\n"
        yield "| `type` | fields | |\n|---|---|---|"
        for member in definitions[f"{source.prefix or 'Table'}Event"]["anyOf"]:
            event = definitions[_name(member)]
            kind = event["properties"]["type"]["const"]
            yield f"| `{kind}` | {_fields(event)} | {event['description']} |"
        yield ""


def screen_tables() -> Iterator[str]:
    """The fields of each game's screen and of what is in them."""
    definitions = document()["$defs"]
    for source in sources():
        if source.screen is None:
            continue
        name = f"{source.prefix}Screen"
        yield f"### {source.name.capitalize()}: screen\n"
        yield f"{definitions[name]['description']}\n"
        yield from _field_table(definitions[name])
        yield ""


def _name(reference: Json) -> str:
    return str(reference["$ref"]).removeprefix("#/$defs/")


def _fields(schema: Json) -> str:
    """The names of the fields; those that may be left out in brackets."""
    wanted = schema.get("required", ())
    others = (name for name in schema["properties"] if name != "type")
    return " ".join(f"`{name}`" if name in wanted else f"[`{name}`]" for name in others)


def actions_in(module: ModuleType) -> list[type[Any]]:
    """The actions that a module defines, in its order."""
    kinds = (each for each in vars(module).values() if isinstance(each, type))
    return [each for each in kinds if each.__module__ == module.__name__]


def action_tables() -> Iterator[str]:
    """The actions of each game."""
    yield "| game | action | |\n|---|---|---|"
    for box in games_at(Level.SCREENS).values():
        for kind in actions_in(import_module(f"{box.package}.actions")):
            if issubclass(kind, WordEnum):
                for word in kind:
                    doc = field_docs(kind).get(word.name, one_line(kind.__doc__))
                    yield f"| {box.name} | `{word}` | {doc} |"
            elif issubclass(kind, Word):
                yield f"| {box.name} | `{word_form(kind)}` | {one_line(kind.__doc__)} |"


def error_table() -> Iterator[str]:
    """The codes of errors."""
    yield "| `code` | meaning | `todo` |\n|---|---|---|"
    meanings: dict[str, str] = {}
    for kind in _kinds(AdamasError):
        meanings.setdefault(kind.code, one_line(kind.__doc__))
    for code, todo in ADVICE.items():
        yield f"| `{code}` | {meanings[code]} | {todo} |"


def _kinds(kind: type[AdamasError]) -> Iterator[type[AdamasError]]:
    """All kinds of errors below one, each before those below it."""
    for each in kind.__subclasses__():
        yield each
        yield from _kinds(each)


def close_table() -> Iterator[str]:
    """The codes with which sockets are closed."""
    yield "| code | meaning |\n|---:|---|"
    meanings = field_docs(CloseCode)
    for code in CloseCode:
        yield f"| {code.value} | {meanings[code.name]} |"


def limit_table() -> Iterator[str]:
    """The usual limits of a house."""
    yield "| limit | usually | |\n|---|---:|---|"
    docs = field_docs(Limits)
    for field in dataclasses.fields(Limits):
        doc, value = docs.get(field.name, ""), field.default
        assert isinstance(value, int | float)
        yield f"| {field.name.replace('_', ' ')} | {value:,.10g} | {doc} |"
    others = {
        "letters in a name": names.LONGEST,
        "letters in a free text": commands.LONGEST_TEXT,
        "commands that wait at one table": live_table.MOST_QUEUED,
        "messages that could not be read": socket.MOST_FAULTS,
        "seconds until `hello`": socket.HELLO_SECONDS,
        "seconds to reveal entropy": commands.REVEAL_SECONDS,
        "seconds unseen before one counts as away": live_table.GRACE_SECONDS,
        "rows kept for `version`": live_table.REMEMBERED_ROWS,
        "commands kept for repeated ids": fold_rows.REMEMBERED_COMMANDS,
        "lines of chat in a view": fold_rows.REMEMBERED_CHAT,
    }
    for name, value in others.items():
        yield f"| {name} | {value:,.10g} | |"


def phrase_list() -> Iterator[str]:
    """What can be said."""
    yield " ".join(f"`{phrase}`" for phrase in PHRASES)


SECTIONS: dict[str, Callable[[], Iterator[str]]] = {
    "messages": message_tables,
    "parts": part_tables,
    "errors": error_table,
    "closes": close_table,
    "limits": limit_table,
    "phrases": phrase_list,
    "actions": action_tables,
    "events": event_tables,
    "screens": screen_tables,
}


# A game over the wire


class Witness:
    """A player who writes down everything that is sent and received."""

    LONGEST = 24

    def __init__(self, address: str) -> None:
        self.address, self.lines = address, list[str]()
        self.known: Json = {}
        self._shown: Json = {}
        self._numbers = 0
        self._sockets = ExitStack()
        self._socket: ClientConnection | None = None

    def note(self, text: str) -> None:
        """Write a remark."""
        self.lines.append(f"\n# {text}")

    def ask(self, path: str, body: Json, key: str = "") -> Json:
        """A request over HTTP."""
        shown = f"→ POST {path} {json.dumps(body)}"
        self.lines.append(f"{shown}   Authorization: Bearer {key[:8]}…" if key else shown)
        answer = ask(self.address, path, body, key)
        self.lines.append(f"← 201 {json.dumps(self._short(answer), ensure_ascii=False)}")
        return answer

    def hello(self, key: str) -> None:
        """Open a socket, in place of the last one."""
        self._sockets.close()
        opening = connect(self.address.replace("http", "ws", 1) + "/ws")
        self._socket = self._sockets.enter_context(opening)
        self._send({"type": "hello", "protocol": PROTOCOL, "key": key})
        self.receive()

    def close(self) -> None:
        """Hang up."""
        self._sockets.close()

    def do(self, kind: str, **fields: Any) -> None:
        """Send a command and read up to its answer."""
        self._numbers += 1
        self._send({"type": kind, "id": f"c{self._numbers}", **fields})
        while self.receive()["type"] not in ("done", "error"):
            pass

    def wait(self) -> None:
        """Read until one has to choose, or the game is over."""
        while not self.over and self.known["you"]["viewer"] not in self.known["turn"]["waiting"]:
            self.receive()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.known["turn"]["result"] is not None

    def _send(self, message: Json) -> None:
        assert self._socket
        self._socket.send(json.dumps(message))
        self.lines.append("→ " + pretty(self._short(message)))

    def receive(self) -> Json:
        """Read a message."""
        assert self._socket
        message: Json = json.loads(self._socket.recv(timeout=20))
        if message["type"] in ("view", "update"):
            self.known |= {name: message[name] for name in message if name != "waiting"}
            if "waiting" in message and self.known["turn"]:
                self.known["turn"]["waiting"] = message["waiting"]
        self.lines.append("← " + pretty(self._short(self._changed(message))))
        return message

    def _changed(self, message: Json) -> Json:
        """The message with only those parts of table and screen that were not shown before."""
        shown = dict(message)
        for name in ("table", "screen"):
            new, old = message.get(name), self._shown.get(name)
            if isinstance(new, dict):
                if old:
                    rest = {key: value for key, value in new.items() if old[key] != value}
                    shown[name] = rest | {"…": "…"}
                self._shown[name] = new
        return shown

    def _short(self, value: Any) -> Any:
        if isinstance(value, dict):
            return {key: self._short(each) for key, each in value.items()}
        if isinstance(value, list) and len(value) > 6 and value[0] != value[-1]:
            return [*(self._short(each) for each in value[:2]), "…"]
        if isinstance(value, list):
            return [self._short(each) for each in value]
        if isinstance(value, str) and len(value) > self.LONGEST and " " not in value:
            return value[:8] + "…"
        return value


def pretty(value: Any, indent: str = "  ", width: int = 120) -> str:
    """JSON in one line if it fits, otherwise a field a line."""
    line = json.dumps(value, ensure_ascii=False)
    if len(line) + len(indent) <= width or not isinstance(value, dict | list):
        return line
    inner = indent + "  "
    if isinstance(value, list):
        parts = [inner + pretty(each, inner, width) for each in value]
        return "[\n" + ",\n".join(parts) + f"\n{indent}]"
    parts = [f'{inner}"{key}": {pretty(each, inner, width)}' for key, each in value.items()]
    return "{\n" + ",\n".join(parts) + f"\n{indent}}}"


def transcript(address: str) -> list[str] | None:
    """A short game; None if it ended too soon to show everything."""
    ann = Witness(address)
    key = ann.ask("/api/people", {"name": "Ann"})["key"]
    wanted = {"game": "diamant", "options": {"expeditions": "1"}, "seats": 3}
    table = ann.ask("/api/tables", {**wanted, "bots": ["fox", "mouse"]}, key)["table"]
    ann.note("A socket: wss://…/ws")
    ann.hello(key)
    ann.do("follow", table=table)
    ann.note("She sits down with a commitment and sees through the eyes of seat 0 from then on.")
    entropy = secrets.token_bytes(32)
    ann.do("sit", name="Ann", commitment=hashlib.sha256(entropy).hexdigest())
    ann.do("say", phrase="hello")
    ann.note("She is the host and calls the start; her entropy is wanted now.")
    ann.do("start")
    ann.do("reveal", seat=0, entropy=entropy.hex())
    ann.wait()
    ann.note("She chooses. When all have chosen, the choices are opened and the game goes on.")
    _choose(ann, "continue")
    ann.wait()
    if ann.over:
        ann.close()
        return None
    ann.note("The socket is lost. She comes back with the version that she has.")
    ann.hello(key)
    ann.do("follow", table=table, seat=0, version=ann.known["version"])
    _choose(ann, "exit")
    ann.note("The bots play on until the end.")
    while not ann.over:
        ann.receive()
    ann.close()
    return ann.lines


def _choose(player: Witness, action: str) -> None:
    player.do("choose", seat=0, decision=player.known["turn"]["decision"], action=action)


def play() -> str:
    """The transcript of a game that shows everything."""
    with own_server() as address:
        while not (lines := transcript(address)):
            pass
    return "```text\n" + "\n".join(lines) + "\n```"


def schema_text() -> str:
    """The JSON Schema as it is written."""
    return json.dumps(document(), ensure_ascii=False, indent=1) + "\n"


def grammar(box: Box) -> Grammar:
    """How the texts of a game are to be read."""
    events, actions = (import_module(f"{box.package}.{each}") for each in ("events", "actions"))
    outcomes = get_args(get_type_hints(type(box.open()).parse_outcome)["return"])
    return grammar_of(events_in(events), actions_in(actions), outcomes)


def numbers() -> str:
    """The numbers that a page has to know."""
    codes = {code.name: code.value for code in CloseCode}
    return constants_text({"PROTOCOL": PROTOCOL, CloseCode.__name__: codes})


def client_files() -> dict[Path, str]:
    """What the browser client knows of the server."""
    grammars = {box.name: grammar(box) for box in games_at(Level.SCREENS).values()}
    bodies = "docs/protocol.md and /api/openapi.json explain them."
    return {
        TYPES: types_of(document()) + numbers(),
        WIRE / "api.ts": types_of(api_document("The bodies of the HTTP API", bodies), "./protocol"),
        WIRE / "grammar.ts": grammar_text(grammars),
    }


def main() -> None:
    """Write everything."""
    text = page(PAGE.read_text(encoding="utf-8"))
    if "--play" in sys.argv[1:]:
        text = replaced(text, "transcript", play())
    PAGE.write_text(text, encoding="utf-8")
    SCHEMA.write_text(schema_text(), encoding="utf-8")
    for path, written in client_files().items():
        path.write_text(written, encoding="utf-8")


if __name__ == "__main__":
    main()
