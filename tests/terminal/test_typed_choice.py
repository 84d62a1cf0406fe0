"""What a person may type for an action."""

import pytest

from adamas.core.errors import Malformed
from adamas.games.diamant.actions import Decision
from adamas.games.gnomes.actions import Discard, Keep, Look, Pass
from adamas.terminal.typed_choice import is_numbered, understand

PLAIN = tuple(Decision)
KEEP = (Discard(), *map(Keep, range(5)))
LOOK = (Look(1, 0), Look(1, 3), Look(2, 3), Pass())


@pytest.mark.parametrize(
    ("typed", "legal", "meant"),
    [
        ("1", PLAIN, Decision.CONTINUE),
        ("2", PLAIN, Decision.EXIT),
        ("e", PLAIN, Decision.EXIT),
        ("EXIT", PLAIN, Decision.EXIT),
        ("0", KEEP, Keep(0)),
        ("3", KEEP, Keep(3)),
        ("keep 3", KEEP, Keep(3)),
        ("keep-3", KEEP, Keep(3)),
        ("d", KEEP, Discard()),
        ("0", LOOK, Look(1, 0)),
        ("look 2", LOOK, Look(2, 3)),
        ("", (Pass(),), Pass()),
    ],
)
def test_is_understood(typed: str, legal: tuple[object, ...], meant: object) -> None:
    assert understand(typed, legal) == meant


@pytest.mark.parametrize(
    ("typed", "legal", "sentence"),
    [
        ("0", PLAIN, "none of the choices"),
        ("3", PLAIN, "none of the choices"),
        ("", PLAIN, "none of the choices"),
        ("6", KEEP, "none of the choices"),
        ("keep", KEEP, "could mean keep-0, keep-1"),
        ("3", LOOK, "could mean look-1-3, look-2-3"),
        ("²", KEEP, "none of the choices"),
    ],
)
def test_is_not_guessed(typed: str, legal: tuple[object, ...], sentence: str) -> None:
    with pytest.raises(Malformed, match=sentence):
        understand(typed, legal)


def test_the_words_of_the_menu_will_do() -> None:
    assert understand("Go home", PLAIN, {"go home": Decision.EXIT}) is Decision.EXIT


def test_menus_are_numbered_unless_actions_have_numbers() -> None:
    assert is_numbered(PLAIN)
    assert not is_numbered(KEEP)
