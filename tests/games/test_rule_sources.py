"""The table of a game that says which sentences of its rules depend on which options.

Every rules page is built for every value of every option, in every language. What depends on the
option changes, and nothing else does.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from adamas.core.catalogue import games_at
from adamas.core.errors import BadOption
from adamas.core.game import AnyGame
from adamas.core.level import Level
from adamas.core.options import Source
from adamas.core.rule_sources import On
from adamas.locale.languages import languages, source
from adamas.locale.words import bundle, format_message, message_ids

GAMES = games_at(Level.SCREENS)
EDITIONS = [(game, each.name) for game, box in GAMES.items() for each in box.editions]
FILES = ("rules.ftl", "figures.ftl")
WHATEVER = 2
"""For what a figure counts or names by itself: no option changes it here."""


@cache
def variables(package: str, language: str, file: str) -> Mapping[str, frozenset[str]]:
    """The variables of each message of a file. No message of these files refers to another."""
    text = source(package, language, file)
    blocks = re.split(r"^(?=[A-Za-z][\w-]* =)", text, flags=re.MULTILINE)[1:]
    found = {block.split(" =")[0]: frozenset(re.findall(r"\$(\w+)", block)) for block in blocks}
    return {name: found[name] for name in message_ids(package, language, file)}


def page(
    game: str, facts: Mapping[str, object], language: str, only: frozenset[str] | None = None
) -> Mapping[str, str]:
    """The rules and the words of their figures, by message; or those with some variable."""
    box = GAMES[game]
    found = {}
    for file in FILES:
        made = bundle(box.package, language, file)
        for message, named in variables(box.package, language, file).items():
            if not message.startswith("heading") and (only is None or named & only):
                given = {**dict.fromkeys(named, WHATEVER), **facts}
                found[message] = format_message(made, message, given).strip()
    return found


def changes(game: str, edition: str) -> Iterator[tuple[AnyGame, AnyGame]]:
    """The game as the edition has it, beside the same with another value of one option."""
    box = GAMES[game]
    usual = box.open(edition)
    for option in box.options:
        for value in option.values:
            try:
                yield usual, box.open(edition, {option.name: value})
            except BadOption:
                continue


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_what_depends_on_an_option_changes_and_nothing_else_does(
    game: str, edition: str, language: str
) -> None:
    box, sentences = GAMES[game], GAMES[game].sentences
    usually = dict(box.facts(box.open(edition)))
    before = page(game, usually, language)
    wrong = []
    for usual, rules in changes(game, edition):
        facts = dict(box.facts(rules))
        # What names no fact that has changed reads as before.
        other = frozenset(name for name, fact in facts.items() if usually.get(name) != fact)
        after = {**before, **page(game, facts, language, other)}
        for message, text in after.items():
            depends = sentences[message].depends if message in sentences else ()
            meant = any(on.changes(usual.settings, rules.settings) for on in depends)
            if (text != before[message]) != meant:
                wrong.append((message, dict(rules.options), "should change" if meant else text))
    assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_is_in_the_table_and_no_other(game: str) -> None:
    box = GAMES[game]
    rules, figures = (message_ids(box.package, "en", file) for file in FILES)
    meant = {each for each in rules if not each.startswith("heading")}
    assert meant <= set(box.sentences) <= meant | set(figures)


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_has_its_sentence(game: str) -> None:
    box = GAMES[game]
    named = {on.option for sentence in box.sentences.values() for on in sentence.depends}
    assert named <= {option.name for option in box.options}
    assert named >= {option.name for option in box.options if not option.screen}


@pytest.mark.parametrize("game", GAMES)
def test_values_that_are_alike_are_values(game: str) -> None:
    box = GAMES[game]
    known = {option.name: option.values for option in box.options}
    for sentence in box.sentences.values():
        for on in sentence.depends:
            assert set(on.alike) <= set(known[on.option])


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_an_edition_borrows_nothing_and_has_no_house_rules(game: str, edition: str) -> None:
    """As it comes out of the box, it is printed, described, or open to a ruling."""
    box = GAMES[game]
    for message, mark in box.marks(box.open(edition)).items():
        assert mark.source in (Source.RULING, Source.ELSEWHERE), message
        assert mark.editions == ()
        assert mark.source is Source.RULING or not mark.options, message


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_a_value_marks_the_sentences_that_it_changes(game: str, edition: str) -> None:
    """Unless the edition prints it or it changes screens only, or leaves the sentence out."""
    box = GAMES[game]
    options = {option.name: option for option in box.options}
    described = next(each.described for each in box.editions if each.name == edition)
    for usual, rules in changes(game, edition):
        if not rules.options:
            continue
        ((name, value),) = rules.options.items()
        origin = options[name].origin(value)
        printed = origin.source in (Source.PRINTED, Source.SCREEN)
        if printed and (edition in origin.editions or described or options[name].screen):
            continue
        marks = box.marks(rules)
        for message, sentence in box.sentences.items():
            moved = [on for on in sentence.depends if on.changes(usual.settings, rules.settings)]
            if any(_says(on, rules) for on in moved):
                assert message in marks, (message, name, value)


def _says(on: On, rules: AnyGame) -> bool:
    """Whether the sentence speaks of the option's present value alone."""
    return on.where(rules.settings) and not on.alike
