"""TypeScript types of a JSON Schema, as far as schema.py makes use of it; and constants."""

import json
import re
from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import Any

WIDTH = 96
_NAMES = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}


def types_of(document: dict[str, Any], others: str = "") -> str:
    """All definitions of a document as a module; unions can be told apart by their `type`.

    What it refers to and does not define is imported from the module `others`.
    """
    parts = [f"// {document['title']}. {document['description']}"]
    if foreign := sorted(_referred(document) - set(document["$defs"])):
        parts.append(f"import type {{ {', '.join(foreign)} }} from {json.dumps(others)};")
    for name, schema in document["$defs"].items():
        parts.append("\n".join((*_comment(schema, ""), _declaration(name, schema))))
    return "\n\n".join(parts) + "\n"


def constants_text(constants: Mapping[str, int | Mapping[str, int]]) -> str:
    """Numbers, and tables of numbers, as constants at the end of a module."""
    return "".join(f"\n{line}\n" for line in map(_constant, constants, constants.values()))


def _constant(name: str, value: int | Mapping[str, int]) -> str:
    if isinstance(value, int):
        return f"export const {name} = {value};"
    entries = "".join(f"  {each}: {number},\n" for each, number in value.items())
    return f"export const {name} = {{\n{entries}}} as const;"


def _referred(document: dict[str, Any]) -> set[str]:
    """The names of all definitions that a document refers to."""
    return set(re.findall(r'"#/\$defs/(\w+)"', json.dumps(document)))


def _declaration(name: str, schema: dict[str, Any]) -> str:
    if "properties" not in schema:
        members = _members(schema)
        text = f"export type {name} = {' | '.join(members)};"
        if len(text) > WIDTH:
            text = f"export type {name} =\n" + "\n".join(f"  | {each}" for each in members) + ";"
        return text
    return "\n".join((f"export interface {name} {{", *_fields(schema, "  "), "}"))


def _fields(schema: dict[str, Any], indent: str) -> Iterator[str]:
    for name, field in schema["properties"].items():
        yield from _comment(field, indent)
        optional = "" if name in schema.get("required", ()) else "?"
        yield f"{indent}readonly {name}{optional}: {type_of(field)};"


def _comment(schema: dict[str, Any], indent: str) -> Iterator[str]:
    text = schema.get("description", "").replace("*/", "* /")
    lines = wrap(text, WIDTH - len(indent) - 3, break_long_words=False, break_on_hyphens=False)
    if len(lines) == 1 and len(lines[0]) + len(indent) + 7 <= WIDTH:
        yield f"{indent}/** {lines[0]} */"
    elif lines:
        yield f"{indent}/**"
        yield from (f"{indent} * {line}" for line in lines)
        yield f"{indent} */"


def _members(schema: dict[str, Any]) -> list[str]:
    """The members of a union, or the type alone."""
    if "enum" in schema:
        return [json.dumps(each) for each in schema["enum"]]
    if "anyOf" in schema:
        return list(dict.fromkeys(map(type_of, schema["anyOf"])))
    return [type_of(schema)]


def type_of(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix("#/$defs/")
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema or "anyOf" in schema:
        return " | ".join(_members(schema))
    match schema["type"]:
        case list():
            return "unknown"
        case "null":
            return "null"
        case "array":
            return _array(schema)
        case "object" if "properties" in schema:
            return "{ " + " ".join(_fields_in_line(schema)) + " }"
        case "object":
            return f"Readonly<Record<string, {type_of(schema['additionalProperties'])}>>"
        case kind:
            return _NAMES[kind]


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"readonly [{', '.join(map(type_of, schema['prefixItems']))}]"
    item = type_of(schema["items"])
    nested = " | " in item or item.startswith("readonly ")
    return f"readonly ({item})[]" if nested else f"readonly {item}[]"


def _fields_in_line(schema: dict[str, Any]) -> Iterator[str]:
    for name, field in schema["properties"].items():
        optional = "" if name in schema.get("required", ()) else "?"
        yield f"readonly {name}{optional}: {type_of(field)};"
