"""What a client may call the server: one strict reading, and a picture that cannot be made dear."""

import asyncio

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from adamas.web.hosts import Host, known_as, parse_host, parse_origin
from tests.web.clients import new_person, new_table
from tests.web.servers import Server
from tests.web.test_http_hostile import raw_answer


@pytest.mark.parametrize(
    ("text", "host"),
    [
        ("localhost", Host("localhost", None)),
        ("LocalHost.:8642", Host("localhost", 8642)),
        ("127.0.0.1:1", Host("127.0.0.1", 1)),
        ("[0:0::1]:65535", Host("::1", 65535)),
        ("my_box-1.games.example.org", Host("my_box-1.games.example.org", None)),
    ],
)
def test_a_host_is_a_name_or_an_address_and_perhaps_a_port(text: str, host: Host) -> None:
    assert parse_host(text) == host
    assert parse_host(str(host)) == host
    assert parse_origin(f"https://{text}") == host


BAD_HOSTS = [
    "",
    ".",
    "evil.example@localhost",
    "localhost@localhost",
    "localhost:",
    "localhost:0",
    "localhost:00080",
    "localhost:65536",
    "localhost:8642:8642",
    "localhost:+1",
    "localhost:8_0",
    "localhost:٣",
    "localhost/evil",
    "localhost?x",
    "localhost#x",
    "localhost ",
    " localhost",
    "local host",
    "localhost..",
    "-localhost",
    "[::1",
    "[::1]8642",
    "[::1%lo]",
    "::1",
    "lócalhost",
    "a" * 64,
    "localhost." * 30,
    "a" * 4000,
]


@pytest.mark.parametrize("text", BAD_HOSTS)
def test_nothing_else_is_a_host(text: str) -> None:
    assert parse_host(text) is None
    assert parse_origin(f"http://{text}") is None


@given(st.text(max_size=300))
def test_what_is_read_is_written_the_same(text: str) -> None:
    host = parse_host(text)
    assert host is None or parse_host(str(host)) == host


@pytest.mark.parametrize("text", ["null", "file://", "ftp://localhost", "localhost", "http:/x"])
def test_an_origin_is_a_page_of_a_server(text: str) -> None:
    assert parse_origin(text) is None


def test_the_names_of_a_house_are_written_in_one_way() -> None:
    assert known_as(["Games.Example.org.", "0::0:1"]) == {"games.example.org", "::1"}


@pytest.mark.parametrize("host", [each for each in BAD_HOSTS if each.isascii()])
def test_no_host_makes_the_server_fail(server: Server, host: str) -> None:
    """A host of 4,000 letters was a 500, and `evil.example@localhost` was let in."""

    async def table() -> str:
        return await new_table(server.url, await new_person(server.url, "Ann"), "diamant")

    path = f"/api/tables/{asyncio.run(table())}/invitation"
    answer = raw_answer(server, f"GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
    # Space around a header is not part of it.
    assert answer[:12] == (b"HTTP/1.1 200" if host.strip() == "localhost" else b"HTTP/1.1 403")


def test_the_link_names_the_host_that_was_read(server: Server) -> None:
    async def table() -> str:
        return await new_table(server.url, await new_person(server.url, "Ann"), "diamant")

    url = f"{server.url}/api/tables/{asyncio.run(table())}/invitation"
    answer = httpx.get(url, headers={"Host": "LocalHost.:1234"}).json()
    assert answer["address"].startswith("http://localhost:1234/t/")
