"""Numbers declared once: layouts, rows, columns, and numbers of actions."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import adamas
from adamas.core.action_numbers import ActionNumbers
from adamas.core.catalogue import box, games_at
from adamas.core.errors import BadOption
from adamas.core.fields import NOBODY, UNKNOWN, Column, Kind, Layout, Seen
from adamas.core.level import Level
from adamas.core.numbered import Numbered, fields_of
from adamas.core.seat import Seat
from adamas.core.text import Word

every_game = pytest.mark.parametrize("name", games_at(Level.SIMULATOR))


@dataclass
class Table:
    """Something to be told in numbers."""

    leader: int | None
    marks: list[int]
    friends: list[int]


def layout() -> Layout[Callable[[Table], object]]:
    """A field of each kind, for up to three seats."""
    made: Layout[Callable[[Table], object]] = Layout(3)
    assert made.add("seats", "how many", range(4), lambda table: len(table.marks)) == 0
    leader = made.add("leader", "", range(-1, 3), lambda table: table.leader, kind=Kind.SEAT)
    assert leader == 1
    made.add("weather", "", range(2), lambda _: 1, words=("rain", "sun"))
    made.add("pile", "", range(9), lambda _: [4, 5], each=("red", "blue", "none"))
    made.add("mark", "", range(-1, 9), lambda table: table.marks, by_seat=True, empty=-1)
    friends = made.add(
        "friends",
        "",
        range(8),
        lambda table: table.friends,
        kind=Kind.SEATS,
        by_seat=True,
        seen=Seen.KNOWING,
    )
    assert friends == 9
    secret = made.add("secret", "", range(100), lambda _: 99, seen=Seen.NOBODY)
    assert secret == 12
    return made


TABLE = Table(leader=1, marks=[7, 8], friends=[0b10, 0b01])


def test_a_state_has_all_fields_in_order() -> None:
    flat = layout().flatten(TABLE)
    assert flat == [2, 1, 1, 4, 5, 0, 7, 8, -1, 0b10, 0b01, 0, 99]
    assert layout().flatten(Table(None, [7, 8], [0, 0]))[1] == NOBODY


def test_a_row_is_seen_from_a_seat() -> None:
    made = layout()
    assert made.row_size == 12
    flat = made.flatten(TABLE)
    assert made.row(flat, 0, 2) == flat[:12]
    assert made.row(flat, 1, 2) == [2, 0, 1, 4, 5, 0, 8, 7, -1, 0b10, 0b01, 0]
    nobody = made.flatten(Table(None, [7, 8], [0, 0]))
    assert made.row(nobody, 1, 2)[1] == NOBODY


def test_a_row_in_words() -> None:
    made = layout()
    assert made.read(made.row(made.flatten(TABLE), 1, 2)) == {
        "seats": 2,
        "leader": 0,
        "weather": "sun",
        "pile": {"red": 4, "blue": 5, "none": 0},
        "seat +0": {"mark": 8, "friends": (1,)},
        "seat +1": {"mark": 7, "friends": (0,)},
        "seat +2": {"mark": -1, "friends": ()},
    }
    with pytest.raises(BadOption, match="has 12 numbers, not 2"):
        made.read([1, 2])


def test_names_and_columns() -> None:
    made = layout()
    assert made.names == (
        *("seats", "leader", "weather", "pile: red", "pile: blue", "pile: none"),
        *("mark: seat +0", "mark: seat +1", "mark: seat +2"),
        *("friends: seat +0", "friends: seat +1", "friends: seat +2"),
    )
    columns = {column.name: column for column in made.columns}
    assert columns["seats"] == Column("seats", 0)
    assert columns["leader = seat +2"] == Column("leader = seat +2", 1, value=2)
    assert columns["weather = sun"] == Column("weather = sun", 2, value=1)
    friend = "friends: seat +1: seat +2"
    assert columns[friend] == Column(friend, 10, bit=2)
    assert len(columns) == 1 + 3 + 2 + 3 + 3 + 9


def test_fields_come_in_groups() -> None:
    made = layout()
    with pytest.raises(ValueError, match="`late` should come before `secret`"):
        made.add("late", "", range(2), lambda _: 0)


@every_game
def test_all_fields_of_a_game_keep_within_their_values(name: str) -> None:
    """Those of the rules; rows are looked at while games are played."""
    for edition in box(name).editions:
        game = adamas.game(name, edition.name)
        declared = fields_of(box(name).package, name)
        numbers = declared.RULES.flatten(game)
        for field in declared.RULES.fields:
            for number in numbers[field.at :][: len(field.each)]:
                assert field.values[0] <= number <= field.values[-1], field.name


@every_game
def test_every_field_says_what_it_means(name: str) -> None:
    for field in fields_of(box(name).package, name).STATE.fields:
        assert field.meaning, field.name
        assert not field.words or len(field.words) == len(field.values), field.name


class TestActionNumbers:
    @every_game
    def test_every_number_is_an_action_and_back(self, name: str) -> None:
        game = adamas.game(name)
        for seats in box(name).seats:
            for seat in range(seats):
                for number, own in enumerate(game.action_numbers.actions):
                    named = getattr(own, "seat", getattr(own, "seller", 0))
                    if named >= seats:
                        with pytest.raises(BadOption, match=f"more seats than the {seats} at"):
                            game.action(number, seat, seats)
                        continue
                    action = game.action(number, seat, seats)
                    assert game.number(action, seat, seats) == number
                    assert game.parse_action(str(action)) == action

    @every_game
    def test_holes_are_refused_with_a_sentence(self, name: str) -> None:
        game = adamas.game(name)
        seats, most = box(name).seats[-1], len(game.action_numbers) - 1
        for number in (-1, most + 1):
            with pytest.raises(BadOption, match=rf"{number} is no number .* from 0 to {most}\."):
                game.action(number, 0, seats)
        for seat in (-1, seats):
            with pytest.raises(BadOption, match=f"At a table of {seats} there is no seat {seat}"):
                game.action(0, seat, seats)

    @pytest.mark.parametrize("wrong", [1.0, "1", None, [1]])
    def test_what_is_no_whole_number_is_refused(self, wrong: Any) -> None:
        game = adamas.game("gnomes")
        for given in ((wrong, 0, 3), (1, wrong, 3), (1, 0, wrong)):
            with pytest.raises(BadOption, match="should be a whole number, not"):
                game.action(*given)
        with pytest.raises(BadOption, match="`look-1-1` is the text of an action"):
            game.number("look-1-1", 0, 3)  # type: ignore[arg-type]

    def test_seats_count_from_the_own_one(self) -> None:
        game = adamas.game("diamoniak")
        buy = game.parse_action("buy-2")
        assert game.number(buy, 1, 3) == game.number(game.parse_action("buy-1"), 0, 3)
        assert game.number(buy, 0, 3) == game.number(game.parse_action("buy-1"), 2, 3)
        with pytest.raises(BadOption, match="`buy-2` is no action of seat 2 at a table of 3"):
            game.number(buy, 2, 3)
        with pytest.raises(BadOption, match="`buy-2` is no action of seat 0 at a table of 2"):
            game.number(buy, 0, 2)

    def test_no_action_has_two_numbers(self) -> None:
        @dataclass(frozen=True)
        class Nod(Word):
            seat: Seat

        assert len(ActionNumbers([Nod(0), Nod(1)])) == 2
        with pytest.raises(AssertionError, match="two numbers"):
            ActionNumbers([Nod(0), Nod(0)])


class TestViews:
    @every_game
    def test_a_spectator_has_no_row(self, name: str) -> None:
        game = adamas.game(name)
        view = game.observe(game.initial(box(name).seats[0]), None)
        with pytest.raises(BadOption, match="A spectator has no row"):
            game.encode(view)

    @pytest.mark.parametrize("wrong", ["state", "seat", "other", "text"])
    def test_what_is_no_view_is_refused(self, wrong: str) -> None:
        game, other = adamas.game("gnomes"), adamas.game("diamant")
        state = game.initial(3)
        views = {
            "state": state,
            "seat": game.observe(state, 3),
            "other": other.observe(other.initial(3), 0),
            "text": "view",
        }
        with pytest.raises(BadOption, match=r"is no view of `gnomes`|there is no seat 3"):
            game.encode(views[wrong])  # type: ignore[arg-type]

    @pytest.mark.parametrize("number", [-9, 99, 1.5, float("nan"), float("inf")])
    def test_a_row_that_cannot_be_is_refused(self, number: float) -> None:
        game = adamas.game("gnomes")
        row: list[float] = [*game.encode(game.observe(game.initial(3), 0))]
        row[game.row_fields.names.index("phase")] = number
        with pytest.raises(BadOption, match="`phase` is a whole number from 0 to 13, not"):
            game.decode_row(row)

    def test_what_is_not_known_is_said_to_be_unknown(self) -> None:
        game = adamas.game("gnomes")
        names = game.row_fields.names
        state = game.initial(2)
        row = game.encode(game.observe(state, 0))
        assert row[names.index("face: seat +1, slot 0")] == -1
        assert game.decode_row(row)["phase"] == "deal"
        assert UNKNOWN not in row

    def test_a_game_without_numbers_says_so(self) -> None:
        class Bare(Numbered[object, object]):
            name = "bare"

        with pytest.raises(BadOption, match="`bare` has no numbers yet: they come with the level"):
            Bare().decode_row([])

    def test_a_module_that_is_broken_is_not_taken_for_missing(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        folder = tmp_path / "broken_numbers"
        folder.mkdir()
        (folder / "__init__.py").touch()
        (folder / "fields.py").write_text("import no_such_module\n", encoding="utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        with pytest.raises(ModuleNotFoundError, match="no_such_module"):
            fields_of("broken_numbers", "broken")
