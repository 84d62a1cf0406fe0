"""The HTTP API under fire: the answer is always one that the OpenAPI document promises."""

import socket
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from adamas.web.app import ENDPOINTS
from adamas.web.openapi import describe
from tests.effort import PATIENCE_SECONDS, examples
from tests.web.servers import ADMIN_KEY, Server, sqlite

pytest_plugins = ("schemathesis.pytest.plugin",)
"""It makes the cases; pyproject.toml keeps it out of all other tests."""
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
document = msgspec.json.decode(msgspec.json.encode(describe(ENDPOINTS)))
schema = schemathesis.openapi.from_dict(document)
few = settings(
    max_examples=examples(12),
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of their own for tests that attack it."""
    made = Server(sqlite(tmp_path_factory.mktemp("attacked")), "--no-rate-limits")
    yield made
    made.kill()


def new_key(server: Server) -> str:
    answer = httpx.post(f"{server.url}/api/people", json={"name": "Mallory"})
    return str(answer.json()["key"])


@pytest.fixture(scope="module")
def key(server: Server) -> str:
    """Somebody's key, for all requests but the one that deletes them."""
    return new_key(server)


def test_the_server_gives_the_document_that_is_tested_here(server: Server) -> None:
    assert httpx.get(f"{server.url}/api/openapi.json").json() == document


@schema.parametrize()
@few
def test_strangers_get_documented_answers(case: schemathesis.Case[Any], server: Server) -> None:
    case.call_and_validate(base_url=server.url, checks=CHECKS)


@schema.parametrize()
@few
def test_people_get_documented_answers(
    case: schemathesis.Case[Any], server: Server, key: str
) -> None:
    used = new_key(server) if case.method.upper() == "DELETE" else key
    headers = {"Authorization": f"Bearer {used}"}
    case.call_and_validate(base_url=server.url, headers=headers, checks=CHECKS)


@schema.include(path_regex="^/api/admin").parametrize()
@few
def test_the_house_gets_documented_answers(case: schemathesis.Case[Any], server: Server) -> None:
    headers = {"Authorization": f"Bearer {ADMIN_KEY}"}
    case.call_and_validate(base_url=server.url, headers=headers, checks=CHECKS)


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00",
        "/api/tables/%00/record",
        "/api/tables/..%2f..%2fetc%2fpasswd",
        "/api/tables/%ff%fe",
        "/api/tables/" + "a" * 3000,
        "/t/%00",
        "/static/%00",
        "/static/..%2f..%2fapp.py",
        "/static/%2e%2e/%2e%2e/app.py",
        "/static//etc/passwd",
        "/static/" + "a" * 3000,
        "/app/" + "a" * 300,
        "/app/assets/" + "a" * 3000,
        "/app/%00",
        "/%00",
    ],
)
def test_strange_paths_are_found_or_not_but_never_fail(server: Server, path: str) -> None:
    """Sent as they are: a client library would tidy them up first."""
    server.output()
    head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n"
    answer = raw_answer(server, head.encode())
    assert answer[:12] in (b"HTTP/1.1 200", b"HTTP/1.1 400", b"HTTP/1.1 404")
    assert b"class App" not in answer
    assert b"root:" not in answer
    assert "Traceback" not in server.output()


@pytest.mark.parametrize("path", ["/api/tables/%00", "/api/tables/%00/record"])
def test_a_strange_table_is_no_table_on_every_database(
    database: str, serve: Callable[..., Server], path: str
) -> None:
    server = serve(database)
    answer = raw_answer(server, f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    assert answer.startswith(b"HTTP/1.1 404")


@pytest.mark.parametrize(
    "request_text",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n",
        b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n",
        b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nA\x00B: c\r\n\r\n",
    ],
)
def test_what_is_not_http_is_refused_without_a_fuss(server: Server, request_text: bytes) -> None:
    server.output()
    answer = raw_answer(server, request_text)
    assert answer.startswith((b"HTTP/1.1 400", b"HTTP/1.1 403", b"HTTP/1.1 404"))
    assert "Traceback" not in server.output()
    assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_whoever_hangs_up_in_the_middle_of_a_body_leaves_no_traceback(server: Server) -> None:
    server.output()
    head = b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n"
    with socket.create_connection(
        ("127.0.0.1", server.port), timeout=PATIENCE_SECONDS
    ) as connection:
        connection.sendall(head + b'{"name":')
    assert httpx.get(f"{server.url}/healthz").status_code == 200
    assert "Traceback" not in server.output()


def test_a_head_without_an_end_is_cut_off(server: Server) -> None:
    sent = 0
    with socket.create_connection(
        ("127.0.0.1", server.port), timeout=PATIENCE_SECONDS
    ) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
        try:
            while sent < 20_000_000:
                sent += connection.send(b"a" * 65536)
        except ConnectionError:
            pass
    assert sent < 20_000_000
    assert httpx.get(f"{server.url}/healthz").status_code == 200


def raw_answer(server: Server, data: bytes) -> bytes:
    """The first bytes that come back for some bytes."""
    with socket.create_connection(
        ("127.0.0.1", server.port), timeout=PATIENCE_SECONDS
    ) as connection:
        connection.sendall(data)
        return connection.recv(65536)
