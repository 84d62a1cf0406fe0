"""The languages, which of them is spoken now, and where the texts of each are.

English texts stand beside what they belong to: those of the program here, those of a game in its
own folder. A translation is one folder here, with a folder in it for each game, and one line in
`languages.json`. A game that comes from elsewhere brings its translations in its own folder.
"""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files

SOURCE = "en"
"""The language from which all others are translated, and to which a missing text falls back."""
SHELL = "adamas"
"""The package whose texts are those of the program itself."""

CYRILLIC = "абвгдђежзијклљмнњопрстћуфхцчџш"
LATIN = (
    *("a", "b", "v", "g", "d", "đ", "e", "ž", "z", "i", "j", "k", "l", "lj", "m"),
    *("n", "nj", "o", "p", "r", "s", "t", "ć", "u", "f", "h", "c", "č", "dž", "š"),
)

_spoken: ContextVar[str] = ContextVar("language", default=SOURCE)


@cache
def languages() -> Mapping[str, str]:
    """All languages, each with its name in its own words."""
    return {code: facts["name"] for code, facts in _facts().items()}


@cache
def _facts() -> dict[str, dict[str, str]]:
    text = (files(SHELL) / "locale" / "languages.json").read_text(encoding="utf-8")
    return {code: dict(facts) for code, facts in json.loads(text).items()}


def spoken() -> str:
    """The language in which a person is spoken to here and now."""
    return _spoken.get()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language for a while."""
    token = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(token)


def wanted(environment: Mapping[str, str]) -> str:
    """The language that the environment of a program asks for."""
    for name in ("ADAMAS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return nearest(environment[name]) or SOURCE
    return SOURCE


def nearest(asked: str) -> str | None:
    """The language that is meant by `fr`, `fr_CA.UTF-8`, `sr_RS@latin` or `sr-Latn-RS`."""
    name, _, variant = asked.partition("@")
    parts = [part.lower() for part in name.partition(".")[0].replace("_", "-").split("-")]
    if variant.lower() == "latin":
        parts.insert(1, "latn")
    known = {code.lower(): code for code in languages()}
    return next((known[name] for name in ("-".join(parts[:2]), parts[0]) if name in known), None)


@cache
def source(package: str, language: str, file: str) -> str:
    """The text of a file of a package in a language; in English if it was not translated."""
    original = _facts().get(language, {}).get("latin_of")
    if original:
        return latin(source(package, original, file))
    places = [files(package) / "locale" / language]
    if package != SHELL:
        game = package.rpartition(".")[2]
        places.insert(0, files(SHELL) / "locale" / language / game)
    for place in places:
        if (place / file).is_file():
            return (place / file).read_text(encoding="utf-8")
    return (files(package) / "locale" / SOURCE / file).read_text(encoding="utf-8")


def latin(text: str) -> str:
    """Serbian in Latin letters. All other letters stay, and with them the syntax of Fluent."""
    small = dict(zip(CYRILLIC, LATIN, strict=True))
    written = []
    for place, letter in enumerate(text):
        found = small.get(letter.lower(), letter)
        if letter.isupper() and letter.lower() in small:
            # `Љ` is `Lj`, but `ЉУБАВ` is `LJUBAV`.
            shouted = text[place + 1 : place + 2].isupper()
            found = found.upper() if shouted else found.capitalize()
        written.append(found)
    return "".join(written)
