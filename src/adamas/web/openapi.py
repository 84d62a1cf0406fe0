"""OpenAPI, made from the endpoints and their types."""

from collections.abc import Iterable
from typing import Any

import msgspec

from adamas import __version__
from adamas.web.endpoints import Endpoint
from adamas.wire.api import ApiProblem

_REFUSED = {
    "400": "What was asked cannot be read or does not go",
    "401": "A key is missing or not known",
    "403": "Not allowed",
    "404": "There is no such thing",
    "409": "Not now",
    "413": "Too large",
    "429": "Too much",
    "503": "Not at the moment",
}


def describe(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    """The OpenAPI document."""
    endpoints = tuple(endpoints)
    types = {each for e in endpoints for each in (e.takes, e.gives) if _is_struct(each)}
    types.add(ApiProblem)
    ordered = sorted(types, key=lambda each: each.__name__)
    _, components = msgspec.json.schema_components(
        ordered, ref_template="#/components/schemas/{name}"
    )
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Adamas", "version": __version__, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
    }


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    found: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": endpoint.handler.__name__,
        "responses": {str(endpoint.status): _success(endpoint)} | _refusals(),
    }
    if endpoint.needs in ("person", "admin"):
        found["security"] = [{"key": []}]
    elif endpoint.needs == "house":
        found["security"] = [{"key": []}, {}]
    if endpoint.takes is not None:
        schema = {"type": "object"} if endpoint.takes is bytes else _reference(endpoint.takes)
        content = {"application/json": {"schema": schema}}
        found["requestBody"] = {"required": True, "content": content}
    if parameters := _parameters(endpoint):
        found["parameters"] = parameters
    return found


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    text = {"type": "string"}
    names = [part[1:-1] for part in endpoint.path.split("/") if part.startswith("{")]
    found: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": text} for name in names
    ]
    if endpoint.query:
        schema = {"type": "object", "additionalProperties": text}
        form = {"style": "form", "explode": True, "schema": schema}
        found.append({"name": "query", "in": "query", "description": endpoint.query} | form)
    if endpoint.seat:
        number = {"type": "integer", "minimum": 0, "maximum": 63}
        found.append({"name": "seat", "in": "query", "required": False, "schema": number})
    return found


def _success(endpoint: Endpoint) -> dict[str, Any]:
    described: dict[str, Any] = {"description": endpoint.summary}
    if endpoint.gives is str:
        described["content"] = {"text/plain": {"schema": {"type": "string"}}}
    elif endpoint.gives is dict:
        described["content"] = {"application/json": {"schema": {"type": "object"}}}
    elif endpoint.gives is not None:
        content = {"application/json": {"schema": _reference(endpoint.gives)}}
        described["content"] = content
    return described


def _refusals() -> dict[str, Any]:
    content = {"application/json": {"schema": _reference(ApiProblem)}}
    return {code: {"description": text, "content": content} for code, text in _REFUSED.items()}


def _reference(kind: Any) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{kind.__name__}"}
