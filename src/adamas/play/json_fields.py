"""Reads the fields of a JSON file one by one, and says in a sentence what is wrong with one."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from adamas.play.errors import BadRecord

HEX_DIGITS = 64
LONGEST_QUOTE = 60


@dataclass(frozen=True, slots=True)
class Fields:
    """An object of a JSON file, of which every field must be asked for."""

    data: Mapping[str, Any]
    where: str
    """What it is, for messages: `record`, `record.dice`, …"""
    asked: set[str] = field(default_factory=set)
    parts: list["Fields"] = field(default_factory=list)
    """The objects inside that were asked for."""

    @staticmethod
    def parse(text: str, what: str, *formats: str) -> "Fields":
        """The object in a JSON text, if its `format` is one that is known; the newest is last."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            where = f" (line {error.lineno})" if isinstance(error, json.JSONDecodeError) else ""
            raise BadRecord(f"This is not a whole JSON file{where}.") from None
        if not isinstance(data, dict) or data.get("format") not in formats:
            found = data.get("format") if isinstance(data, dict) else None
            raise BadRecord(
                f"This is not a {what} that can be read here: its `format` should be "
                f"`{formats[-1]}`, but it is {json.dumps(found)}."
            )
        return Fields(data, what, {"format"})

    def has(self, name: str) -> bool:
        """Whether there is such a field."""
        return name in self.data

    def text(self, name: str) -> str:
        """A text."""
        return self._of(name, str, "a text")  # type: ignore[no-any-return]

    def text_or_none(self, name: str) -> str | None:
        """A text, if the field is there."""
        return self.text(name) if self.has(name) else None

    def number(self, name: str) -> int:
        """A whole number."""
        return self._whole(self._of(name, int, "a whole number"), name, "a whole number")

    def numbers(self, name: str) -> tuple[int, ...]:
        """A list of whole numbers."""
        return tuple(self._whole(each, name) for each in self._list(name))

    def texts(self, name: str) -> tuple[str, ...]:
        """A list of texts."""
        for place, each in enumerate(self._list(name)):
            if not isinstance(each, str):
                raise self._wrong(f"{name}[{place}]", "a text", each)
        return tuple(self._list(name))

    def hex(self, name: str) -> str:
        """32 bytes in hex."""
        return self._hex(self.text(name), name)

    def hex_or_none(self, name: str) -> str | None:
        """32 bytes in hex, or null."""
        self.asked.add(name)
        return None if self.data.get(name) is None else self.hex(name)

    def long_hex(self, name: str) -> str:
        """64 bytes in hex."""
        return self._hex(self.text(name), name, 2 * HEX_DIGITS)

    def hexes(self, name: str) -> tuple[str, ...]:
        """A list of them."""
        return tuple(self._hex(each, name) for each in self.texts(name))

    def hexes_or_none(self, name: str, count: int) -> tuple[str | None, ...]:
        """A list of so many of them, or of null."""
        found = self._list(name)
        if len(found) != count:
            raise self._wrong(name, f"a list of {count}, one for each seat", found)
        return tuple(None if each is None else self._hex(each, name) for each in found)

    def texts_by_name(self) -> dict[str, str]:
        """All fields, which must be texts."""
        return {name: self.text(name) for name in self.data}

    def numbers_by_name(self) -> tuple[tuple[str, int], ...]:
        """All fields with their names, which must be whole numbers."""
        return tuple((name, self.number(name)) for name in self.data)

    def inner(self, name: str) -> "Fields":
        """An object."""
        return self._part(self._of(name, dict, "an object"), name)

    def inner_or_none(self, name: str) -> "Fields | None":
        """An object or null."""
        if self.has(name) and self.data[name] is None:
            self.asked.add(name)
            return None
        return self.inner(name)

    def items(self, name: str) -> Iterator["Fields"]:
        """The objects of a list."""
        for place, each in enumerate(self._list(name)):
            if not isinstance(each, dict):
                raise self._wrong(f"{name}[{place}]", "an object", each)
            yield self._part(each, f"{name}[{place}]")

    def refuse_others(self) -> None:
        """Raise if there are fields, here or inside, that nobody asked for."""
        others = sorted(self.data.keys() - self.asked)
        if others:
            raise BadRecord(f"`{self.where}` has a field `{others[0]}` that has no meaning.")
        for part in self.parts:
            part.refuse_others()

    def _part(self, data: Mapping[str, Any], name: str) -> "Fields":
        self.parts.append(Fields(data, f"{self.where}.{name}"))
        return self.parts[-1]

    def _of(self, name: str, kind: type, what: str) -> Any:
        self.asked.add(name)
        if name not in self.data:
            raise BadRecord(f"`{self.where}` lacks the field `{name}`. Is the file cut off?")
        if not isinstance(self.data[name], kind):
            raise self._wrong(name, what, self.data[name])
        return self.data[name]

    def _list(self, name: str) -> list[Any]:
        return self._of(name, list, "a list")  # type: ignore[no-any-return]

    def _whole(self, value: Any, name: str, what: str = "a list of whole numbers") -> int:
        if type(value) is not int:
            raise self._wrong(name, what, value)
        return value

    def _hex(self, value: Any, name: str, length: int = HEX_DIGITS) -> str:
        digits = "0123456789abcdef"
        if not isinstance(value, str) or len(value) != length or set(value) - set(digits):
            raise self._wrong(name, f"{length} hexadecimal digits", value)
        return value

    def _wrong(self, name: str, what: str, found: Any) -> BadRecord:
        shown = json.dumps(found)
        shown = shown if len(shown) <= LONGEST_QUOTE else shown[:LONGEST_QUOTE] + "…"
        return BadRecord(f"`{self.where}.{name}` should be {what}, but it is {shown}.")
