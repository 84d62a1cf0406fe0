"""The numbers of a game, declared once.

A game's module `fields` adds one field after the other to a `Layout`; what `add` returns is the
place of the field in a state of the kernel. Everything else follows from the same lines: the state
behind a view (`flatten`), the row of numbers that a learner is given (`row`), that row in words
(`read`), its columns with choices told apart (`columns`), and the page that documents it.

A row is the beginning of a state, as one seat sees it: in the same places, with seats counted
clockwise from the own one, and without what the seat does not know. Fields that are in no row come
last.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, TypeVar

from adamas.core.errors import BadOption

Source = TypeVar("Source", bound=Callable[..., Any])

NOBODY = -1
"""Stands where a field names a seat, and there is none."""
UNKNOWN = -2
"""Stands in a flattened view where a seat does not know the true number."""


class Kind(Enum):
    """What the numbers of a field are."""

    NUMBER = "a number"
    CHOICE = "one of several"
    SEAT = "a seat, counted clockwise from the own one"
    SEATS = "a set of seats: bit k stands for seat +k"


class Seen(Enum):
    """Who may see a field."""

    ALL = "everybody"
    KNOWING = "those who know it"
    """A kernel's `conceal` takes it out of the rows of the others."""
    NOBODY = "nobody"
    """It is the kernel's own, and in no row."""


@dataclass(frozen=True, slots=True)
class Field(Generic[Source]):
    """One number of a state, or several that belong together."""

    name: str
    meaning: str
    values: range
    """From the least to the greatest one."""
    source: Source
    """Gives its numbers: of the rules, or of a view. As many as there are; the rest is `empty`."""
    each: tuple[str, ...] = ("",)
    """What each of several numbers is about."""
    kind: Kind = Kind.NUMBER
    words: tuple[str, ...] = ()
    """For each value of a choice, what it means."""
    by_seat: bool = False
    """Whether every seat has such a field. Those of one follow those of the other."""
    seen: Seen = Seen.ALL
    empty: int = 0
    """What stands where there is nothing: no such seat, no such place."""
    at: int = 0
    """Where it begins."""

    def says(self, number: float) -> object:
        """A number in words, where it has some; BadOption if the field cannot have it."""
        value = int(number) if -(2**31) < number < 2**31 else None
        if value != number or not self.values[0] <= value <= self.values[-1]:
            least, most = self.values[0], self.values[-1]
            raise BadOption(
                f"`{self.name}` is a whole number from {least} to {most}, not {number}."
            )
        if self.kind is Kind.SEATS:
            return tuple(seat for seat in range(value.bit_length()) if value >> seat & 1)
        return self.words[value - self.values[0]] if self.words else value


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a row in which choices and sets are told apart."""

    name: str
    place: int
    """The place in the row that it is made from."""
    value: int | None = None
    """It is 1 where that has this value, else 0; None if it is the number itself."""
    bit: int | None = None
    """It is 1 where that has this bit."""


class Layout(Generic[Source]):
    """Fields one after the other."""

    def __init__(self, most_seats: int = 1) -> None:
        self.most_seats = most_seats
        self.fields: list[Field[Source]] = []
        self.size = 0
        """How many numbers there are."""

    def add(
        self,
        name: str,
        meaning: str,
        values: range,
        source: Source,
        *,
        each: Iterable[object] = ("",),
        kind: Kind = Kind.NUMBER,
        words: Iterable[object] = (),
        by_seat: bool = False,
        seen: Seen = Seen.ALL,
        empty: int = 0,
    ) -> int:
        """Add a field; where it begins."""
        field = Field(
            name,
            meaning,
            values,
            source,
            tuple(map(str, each)),
            Kind.CHOICE if words else kind,
            tuple(map(str, words)),
            by_seat,
            seen,
            empty,
            self.size,
        )
        assert by_seat or kind is not Kind.SEATS, "sets of seats are by seat"
        if self.fields and _group(field) < _group(self.fields[-1]):
            raise ValueError(f"`{name}` should come before `{self.fields[-1].name}`.")
        self.fields.append(field)
        self.size += self.width(field)
        return field.at

    def width(self, field: Field[Source]) -> int:
        """How many numbers a field has, of all seats together."""
        return len(field.each) * (self.most_seats if field.by_seat else 1)

    @property
    def in_rows(self) -> list[Field[Source]]:
        """The fields of a row."""
        return [field for field in self.fields if field.seen is not Seen.NOBODY]

    @property
    def row_size(self) -> int:
        """How many numbers a row has."""
        return sum(map(self.width, self.in_rows))

    @property
    def names(self) -> tuple[str, ...]:
        """What each number of a row is called."""
        return tuple(name for _, name in self._places())

    def flatten(self, *about: Any) -> list[int]:
        """All numbers, as the sources of the fields give them."""
        numbers: list[int] = []
        for field in self.fields:
            if field.by_seat:
                of_seats = [_filled(field, each) for each in field.source(*about)]
                of_seats += [_filled(field, ())] * (self.most_seats - len(of_seats))
                numbers += [number for each in of_seats for number in each]
            else:
                numbers += _filled(field, field.source(*about))
        return numbers

    def row(self, state: Sequence[int], seat: int, seats: int) -> list[int]:
        """What a seat sees of a state that hides from it what it should."""
        numbers: list[int] = []
        for field in self.in_rows:
            found = [
                _turned(field, number, seat, seats)
                for number in state[field.at : field.at + self.width(field)]
            ]
            if field.by_seat:
                own, end = seat * len(field.each), seats * len(field.each)
                found = [*found[own:end], *found[:own], *found[end:]]
            numbers += found
        return numbers

    def read(self, row: Sequence[float]) -> dict[str, object]:
        """A row in words; what belongs to a seat is under `seat +0`, `seat +1` and so on."""
        if len(row) != self.row_size:
            raise BadOption(f"A row of this game has {self.row_size} numbers, not {len(row)}.")
        told: dict[str, object] = {}
        for field in self.in_rows:
            said = [field.says(number) for number in row[field.at :][: self.width(field)]]
            if field.by_seat:
                for seat in range(self.most_seats):
                    own = said[seat * len(field.each) :][: len(field.each)]
                    of_seat = told.setdefault(f"seat +{seat}", {})
                    assert isinstance(of_seat, dict)
                    of_seat[field.name] = _told(field, own)
            else:
                told[field.name] = _told(field, said)
        return told

    @property
    def columns(self) -> tuple[Column, ...]:
        """The columns of a row with one for each value of a choice and each seat of a set."""
        return tuple(
            column
            for place, (field, name) in enumerate(self._places())
            for column in self._columns_of(field, name, place)
        )

    def _columns_of(self, field: Field[Source], name: str, place: int) -> Iterator[Column]:
        match field.kind:
            case Kind.NUMBER:
                yield Column(name, place)
            case Kind.CHOICE:
                for value, word in zip(field.values, field.words, strict=True):
                    yield Column(f"{name} = {word}", place, value=value)
            case Kind.SEAT:
                for seat in range(self.most_seats):
                    yield Column(f"{name} = seat +{seat}", place, value=seat)
            case _:
                for seat in range(self.most_seats):
                    yield Column(f"{name}: seat +{seat}", place, bit=seat)

    def _places(self) -> Iterator[tuple[Field[Source], str]]:
        """The field and the name of every place of a row."""
        for field in self.in_rows:
            for seat in range(self.most_seats if field.by_seat else 1):
                for each in field.each:
                    parts = (f"seat +{seat}" if field.by_seat else "", each)
                    about = ", ".join(part for part in parts if part)
                    yield field, f"{field.name}: {about}" if about else field.name


def _group(field: Field[Any]) -> int:
    """What everybody sees alike comes first, then what is by seat, then what is in no row."""
    return 2 if field.seen is Seen.NOBODY else int(field.by_seat)


def _filled(field: Field[Any], found: object) -> list[int]:
    """The numbers of a field, or of one seat: as many as there are, and the rest empty."""
    several: Iterable[Any] = found if isinstance(found, Iterable) else (found,)
    numbers = [NOBODY if number is None else int(number) for number in several]
    return numbers + [field.empty] * (len(field.each) - len(numbers))


def _turned(field: Field[Any], number: int, seat: int, seats: int) -> int:
    """A number as seen from a seat."""
    if field.kind is Kind.SEAT and number != NOBODY:
        return (number - seat) % seats
    if field.kind is Kind.SEATS:
        return (number >> seat | number << seats - seat) & (1 << seats) - 1
    return number


def _told(field: Field[Any], said: list[object]) -> object:
    return said[0] if field.each == ("",) else dict(zip(field.each, said, strict=True))
