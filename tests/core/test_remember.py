"""What is remembered is what would be worked out, and no more of it than wanted."""

import pytest

from adamas.core.remember import remembered


class Thing:
    """Equal to every other one, and yet not the same."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Thing)

    def __hash__(self) -> int:
        return 1


@pytest.mark.parametrize("arguments", [1, 2, 3])
def test_the_very_same_objects_are_worked_out_once(arguments: int) -> None:
    asked: list[tuple[object, ...]] = []

    def one(a: object) -> int:
        asked.append((a,))
        return len(asked)

    def two(a: object, b: object) -> int:
        return one((a, b))

    def three(a: object, b: object, c: object) -> int:
        return one((a, b, c))

    function = remembered(4)((one, two, three)[arguments - 1])
    things = [Thing() for _ in range(arguments)]
    assert function(*things) == function(*things) == 1
    # What is only equal may be another thing in the next moment.
    assert function(*things[:-1], Thing()) == 2
    assert function(*things) == 1


@pytest.mark.parametrize("arguments", [1, 2, 3])
def test_no_more_is_kept_than_wanted(arguments: int) -> None:
    calls = 0

    def one(_: object) -> int:
        nonlocal calls
        calls += 1
        return calls

    def two(a: object, _: object) -> int:
        return one(a)

    def three(a: object, _: object, __: object) -> int:
        return one(a)

    function = remembered(2)((one, two, three)[arguments - 1])
    first = Thing()
    rest = [Thing() for _ in range(arguments - 1)]
    assert [function(thing, *rest) for thing in (first, Thing(), Thing(), first)] == [1, 2, 3, 4]


def test_a_method_is_remembered_for_its_object() -> None:
    class Rules:
        def __init__(self, price: int) -> None:
            self.price = price

        @remembered(8)
        def cost(self, thing: object) -> tuple[int, object]:
            return self.price, thing

    cheap, dear, thing = Rules(1), Rules(9), Thing()
    assert (cheap.cost(thing), dear.cost(thing)) == ((1, thing), (9, thing))
    assert cheap.cost(thing) is cheap.cost(thing)
