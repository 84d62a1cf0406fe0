"""The parts of the contract that have behaviour of their own."""

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import adamas.games
from adamas.core import catalogue
from adamas.core.bag import Bag
from adamas.core.codec import dumps, from_data, loads, to_data
from adamas.core.errors import BadOption, Malformed, UnknownGame, listing, unknown
from adamas.core.event import Event
from adamas.core.first import first_seat, first_seat_option, pick_first
from adamas.core.options import HOUSE, RULING, Edition, Option, settle
from adamas.core.seat import clockwise, ranks
from adamas.core.sketch import plain
from adamas.core.text import Vocabulary, Word, WordEnum, kebab
from adamas.core.turn import Chance, Over


class Colour(WordEnum):
    RED = "red"
    BLUE = "blue"


@dataclass(frozen=True, slots=True)
class Wait(Word):
    pass


@dataclass(frozen=True, slots=True)
class WaitLong(Word):
    turns: int


@dataclass(frozen=True, slots=True)
class Paint(Word):
    colours: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class Gift(Word):
    colour: Colour
    size: int | None


@dataclass(frozen=True, slots=True)
class Whisper(Event):
    to: int

    @property
    def audience(self) -> int:
        return self.to


Any_ = Wait | WaitLong | Paint | Gift | Colour
MOVES: Vocabulary[Any_] = Vocabulary("move", Wait, WaitLong, Paint, Gift, Colour)


class TestText:
    @pytest.mark.parametrize(
        ("move", "text"),
        [
            (Wait(), "wait"),
            (WaitLong(3), "wait-long-3"),
            (Paint(()), "paint"),
            (Paint((Colour.RED, Colour.RED, Colour.BLUE)), "paint-red-red-blue"),
            (Gift(Colour.BLUE, None), "gift-blue"),
            (Gift(Colour.BLUE, 12), "gift-blue-12"),
            (Colour.RED, "red"),
        ],
    )
    def test_writes_and_reads(self, move: Any_, text: str) -> None:
        assert str(move) == text
        assert MOVES.parse(text) == move

    @pytest.mark.parametrize(
        "text",
        [
            "",
            "wai",
            "wait-",
            "wait-3",
            "wait-long",
            "wait-long-x",
            "wait-long-03",
            "wait-long-3-4",
            "paint-green",
            "gift",
            "gift-12",
            "gift-red-x",
            "Wait",
            "red-",
            "wait-long-٣",
        ],
    )
    def test_refuses_other_spellings(self, text: str) -> None:
        with pytest.raises(Malformed, match="is no move"):
            MOVES.parse(text)

    @given(st.text())
    def test_any_text_parses_or_is_malformed(self, text: str) -> None:
        try:
            assert str(MOVES.parse(text)) == text
        except Malformed:
            assert text not in {"wait", "red", "blue", "paint"}

    def test_kebab(self) -> None:
        assert kebab("SnowWhite") == "snow-white"


class Size(Enum):
    SMALL = 1
    LARGE = 2


@dataclass(frozen=True, slots=True)
class Thing:
    size: Size
    owner: int | None
    note: str | Size
    content: tuple[Colour | Wait, ...]
    place: tuple[int, str]
    bag: Bag[Colour]
    gift: Gift | Wait | None = None


THING = Thing(
    Size.LARGE, None, Size.SMALL, (Colour.RED, Wait()), (1, "x"), Bag.of([(Colour.RED, 2)]), Wait()
)


class TestCodec:
    def test_round_trip(self) -> None:
        assert loads(Thing, dumps(THING)) == THING

    def test_is_tagged_and_canonical(self) -> None:
        assert to_data(Gift(Colour.RED, 1)) == {"type": "gift", "colour": "red", "size": 1}
        assert dumps({"b": (1,), "a": "é"}) == '{"a":"é","b":[1]}'

    @pytest.mark.parametrize(
        ("name", "value"),
        [
            ("size", 3),
            ("owner", "x"),
            ("owner", True),
            ("note", 1.5),
            ("content", "red"),
            ("content", ["green"]),
            ("content", [{"type": "other"}]),
            ("place", [1]),
            ("place", [1, 2]),
            ("bag", None),
            ("bag", {"type": "bag", "kinds": ["red"]}),
            ("gift", {"type": "gift"}),
            ("gift", {"type": "paint", "colours": []}),
        ],
    )
    def test_says_what_does_not_fit(self, name: str, value: object) -> None:
        with pytest.raises(Malformed, match="is no "):
            from_data(Thing, {**to_data(THING), name: value})

    def test_refuses_text_that_is_not_json(self) -> None:
        with pytest.raises(Malformed, match="not JSON"):
            loads(Thing, "{")

    def test_refuses_unknown_and_missing_fields(self) -> None:
        with pytest.raises(Malformed):
            from_data(WaitLong, {"type": "wait-long", "turns": 1, "more": 2})
        with pytest.raises(Malformed):
            from_data(WaitLong, {"type": "wait-long"})


class TestBag:
    BAG = Bag.of([("a", 2), ("b", 0), ("c", 1)])

    def test_contents(self) -> None:
        assert list(self.BAG) == [("a", 2), ("c", 1)]
        assert len(self.BAG) == 3
        assert self.BAG.cards() == ("a", "a", "c")
        assert self.BAG.count("b") == 0

    def test_changes_give_another_bag(self) -> None:
        assert list(self.BAG.plus("b", 2).minus("a")) == [("a", 1), ("b", 2), ("c", 1)]
        assert list(self.BAG.merged(self.BAG)) == [("a", 4), ("c", 2)]
        assert len(self.BAG.emptied()) == 0
        assert len(self.BAG) == 3

    def test_never_goes_below_nothing(self) -> None:
        with pytest.raises(ValueError, match="only 1 of c"):
            self.BAG.minus("c", 2)


class TestOptions:
    TASTE = Option("taste", {"sweet": RULING, "sour": HOUSE}, "X1.1")
    HEAT = Option(
        "heat", {"1": RULING}, "X1.2", parse=lambda text: str(int(text)), from_file=str.strip
    )
    EDITIONS = (Edition("mild"), Edition("hot", {"heat": "9"}))

    def settle(
        self, edition: str | None, **given: str
    ) -> tuple[str, dict[str, str], dict[str, str]]:
        chosen, settings, changed = settle(self.EDITIONS, (self.TASTE, self.HEAT), edition, given)
        return chosen.name, dict(settings), dict(changed)

    def test_the_first_edition_is_the_default(self) -> None:
        assert self.settle(None) == ("mild", {"taste": "sweet", "heat": "1"}, {})

    def test_only_what_differs_from_the_edition_is_changed(self) -> None:
        name, settings, changed = self.settle("hot", heat="09", taste="sour")
        assert (name, settings) == ("hot", {"taste": "sour", "heat": "9"})
        assert changed == {"taste": "sour"}

    def test_unknown_words_are_refused_with_a_guess(self) -> None:
        with pytest.raises(BadOption, match=r"no edition `hit`\. Did you mean `hot`"):
            self.settle("hit")
        with pytest.raises(BadOption, match=r"no option `tast`\. Did you mean `taste`"):
            self.settle(None, tast="sour")
        with pytest.raises(
            BadOption, match=r"`bitter` is no value of `taste`\. It can be `sweet` or"
        ):
            self.settle(None, taste="bitter")
        with pytest.raises(BadOption, match="or what a file says"):
            self.settle(None, heat="x")

    def test_earlier_versions_of_the_rules_had_other_values_of_their_own(self) -> None:
        both = (self.TASTE, self.HEAT)
        edition, settings, changed = settle(self.EDITIONS, both, "hot", {}, {"taste": "sour"})
        assert (edition.name, settings, changed) == ("hot", {"taste": "sour", "heat": "9"}, {})
        _, settings, changed = settle(
            self.EDITIONS, both, None, {"taste": "sweet"}, {"taste": "sour"}
        )
        assert changed == {"taste": "sweet"}

    def test_where_a_value_comes_from(self) -> None:
        assert self.TASTE.values == ("sweet", "sour")
        assert [self.TASTE.origin(each) for each in self.TASTE.values] == [RULING, HOUSE]
        assert self.HEAT.origin("7") == HOUSE
        assert not self.TASTE.screen

    def test_first_seat(self) -> None:
        option = first_seat_option(4, "X2.1")
        assert option.values == ("0", "1", "2", "3", "random")
        assert first_seat({"first_seat": "2"}, 3) == 2
        assert first_seat({"first_seat": "random"}, 3) is None
        with pytest.raises(BadOption, match="`first_seat` is 3, but the 3 seats are 0 to 2"):
            first_seat({"first_seat": "3"}, 3)
        assert [str(outcome) for outcome, _ in pick_first(2).outcomes] == ["first-0", "first-1"]


class TestSmallThings:
    def test_sentences(self) -> None:
        assert listing([]) == "nothing"
        assert listing(["a"]) == "`a`"
        assert listing("abc") == "`a`, `b` and `c`"
        assert listing("abcd", "or", most=3) == "`a`, `b`, `c` or `d`"
        assert listing("abcd", "or", most=2) == "`a`, `b` or 2 others"
        assert unknown("card", "zz", ["ace"]) == "There is no card `zz`. It can be `ace`."

    def test_seats(self) -> None:
        assert clockwise(2, 3) == 0
        assert ranks([30, 12, 30, 5]) == (1, 3, 1, 4)

    def test_turns(self) -> None:
        assert Chance(0, (("a", 2), ("b", 1))).copies == 3
        assert Over((5, 9, 9), (3, 1, 1)).winners == (1, 2)

    def test_an_event_is_for_everybody_unless_it_says_otherwise(self) -> None:
        assert Event().visible_to(None)
        assert Whisper(1).visible_to(1)
        assert not Whisper(1).visible_to(0)
        assert not Whisper(1).visible_to(None)

    def test_a_sketch_without_styles(self) -> None:
        assert plain((("a ", ("b", "bold")), (), (("c", ""),))) == "a b\n\nc"


class TestCatalogue:
    def test_finds_games_by_name(self) -> None:
        for name, box in catalogue.shelf().items():
            assert catalogue.box(name) is box
            assert box.package.endswith(name)

    def test_an_unknown_game_is_named(self) -> None:
        known = next(iter(catalogue.shelf()))
        with pytest.raises(UnknownGame, match=rf"no game `{known}x`\. Did you mean `{known}`"):
            catalogue.box(f"{known}x")

    def test_a_box_without_a_drawing_and_a_usual_number(self) -> None:
        from dataclasses import replace

        box = next(iter(catalogue.shelf().values()))
        bare = replace(box, sketch=None, default_seats=0)
        assert bare.draw(object(), None) is None  # type: ignore[arg-type]
        assert bare.usual_seats(box.open()) == box.seats[0]

    def test_another_folder_of_games(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """ADAMAS_GAMES: a folder that is walked as well; what is not there or broken is named."""
        monkeypatch.setattr("adamas.games.__path__", list(adamas.games.__path__))
        walk = catalogue.shelf.__wrapped__
        monkeypatch.setenv("ADAMAS_GAMES", str(tmp_path / "nothing"))
        with pytest.raises(UnknownGame, match="there is no such folder"):
            walk()
        monkeypatch.setenv("ADAMAS_GAMES", str(tmp_path))
        (tmp_path / "no_game").mkdir()
        (tmp_path / "no_game" / "__init__.py").touch()
        assert walk() == catalogue.shelf()
        assert walk() == catalogue.shelf(), "the folder is added once"
        (tmp_path / "broken_game").mkdir()
        (tmp_path / "broken_game" / "__init__.py").write_text("1 / 0\n")
        with pytest.raises(UnknownGame, match="`broken_game` cannot be loaded: ZeroDivisionError"):
            walk()
