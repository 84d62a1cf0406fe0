"""An order of places, as a person types it."""

import pytest

from adamas.core.errors import Malformed
from adamas.core.text import Vocabulary
from adamas.games.diamant.actions import Decision
from adamas.games.gnomes.actions import Action, Confirm, Keep, Lay
from adamas.games.gnomes.choices import orders
from adamas.terminal.typed_order import Orders, orders_of
from tests.terminal.run import adamas


def laid() -> Orders:
    found = orders_of(orders(5))
    assert found
    return found


@pytest.mark.parametrize(
    "typed",
    ["3 0 1 4 2", "30142", "lay-3-0-1-4-2", "LAY 3 0 1 4 2", "3,0,1,4,2", " 3-0-1-4-2 "],
)
def test_is_understood(typed: str) -> None:
    assert laid().understand(typed) == Lay((3, 0, 1, 4, 2))


@pytest.mark.parametrize(
    "typed", ["3 0 1 4", "0 0 1 2 3", "1 2 3 4 5", "301423", "what", "lay", "-", "٣٠١٤٢"]
)
def test_is_not_guessed(typed: str) -> None:
    with pytest.raises(Malformed, match="Name each of the places 0 to 4 once"):
        laid().understand(typed)


def test_other_choices_are_no_orders() -> None:
    assert orders_of(tuple(Decision)) is None
    assert orders_of((Confirm(),)) is None
    assert orders_of(tuple(map(Keep, range(5)))) is None
    assert orders_of(orders(2)) is None, "two are soon listed"
    words = Vocabulary[Action]("action", Lay)
    some = tuple(words.parse(f"lay-0-1-{place}") for place in (2, 3, 4, 5, 6, 7))
    assert orders_of(some) is None
    assert orders_of(tuple(Lay((0, 0, place)) for place in range(6))) is None


def test_a_row_is_laid_in_the_terminal() -> None:
    """No list of a hundred choices; a sentence for what is no order; Enter for what lies there."""
    typed = "0 1 2 3\n43210\nq\n"
    done = adamas("play", "gnomes", "--name", "Ann", "--seed", "5", typed=typed)
    assert "for example 4 3 2 1 0" in done.out
    assert "lay-" not in done.out
    assert done.out.count("Name each of the places 0 to 4 once") == 1
    assert "The gnomes enter level I" in done.out


@pytest.mark.parametrize("typed", ["", "!", "0 1 2 3 4"])
def test_a_row_stays_as_it_was_dealt(typed: str) -> None:
    done = adamas("play", "gnomes", "--name", "Ann", "--seed", "5", typed=f"{typed}\nq\n")
    assert "The gnomes enter level I" in done.out


def test_where_rows_stay_nothing_is_asked_but_to_go_on() -> None:
    option = ("--option", "arrange=as_dealt")
    done = adamas("play", "gnomes", *option, "--name", "Ann", "--seed", "5", typed="\nq\n")
    assert "Press Enter to go on (seen enough)" in done.out
    assert "The gnomes enter level I" in done.out
