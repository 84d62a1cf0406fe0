"""The length of what is sent tells no choice, to whoever watches an encrypted line."""

import json

from websockets.asyncio.client import ClientConnection, connect

from adamas.wire.messages import PROTOCOL
from tests.web.clients import Client, Json, new_person, new_table, run
from tests.web.servers import Server


async def second_tab(server: Server, key: str, table: str) -> ClientConnection:
    socket = await connect(server.url.replace("http", "ws", 1) + "/ws")
    await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "key": key}))
    await socket.send(json.dumps({"type": "follow", "id": "f", "table": table}))
    return socket


async def until_shown(socket: ClientConnection) -> None:
    while json.loads(await socket.recv())["type"] != "view":
        pass


async def until_chosen(socket: ClientConnection) -> tuple[int, Json]:
    """How long the message is that tells of the own choice, and what it says."""
    while True:
        text = await socket.recv()
        message: Json = json.loads(text)
        if message.get("chosen") or (message.get("turn") or {}).get("chosen"):
            return len(text), message


def test_all_choices_are_told_to_their_seat_at_the_same_length(server: Server) -> None:
    async def work() -> None:
        told: dict[str, list[int]] = {}
        for action in ("exit", "continue"):
            keys = [await new_person(server.url, name) for name in ("Ann", "Bo", "Cy")]
            table = await new_table(server.url, keys[0], "diamant", seats=3)
            clients = [await Client.open(server.url, f"P{n}", key) for n, key in enumerate(keys)]
            for client in clients:
                await client.follow(table)
                await client.sit(committed=False)
            await clients[0].ask("start")
            tab = await second_tab(server, keys[0], table)
            await until_shown(tab)
            ann = clients[0]
            await ann.until(lambda: ann.asked)  # noqa: B023
            await ann.choose(action)
            live, message = await until_chosen(tab)
            assert "turn" not in message
            # Whoever comes back is told the whole.
            back = await second_tab(server, keys[0], table)
            whole, message = await until_chosen(back)
            assert message["turn"]["chosen"] == action
            # No two tables have the same card on the way, which everybody knows.
            known = len(json.dumps(message["screen"], separators=(",", ":"), ensure_ascii=False))
            told[action] = [live, whole - known]
            await tab.close()
            await back.close()
        assert told["exit"] == told["continue"]

    run(work())
