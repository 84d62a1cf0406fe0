"""`adamas rules`: the rules of an edition in our own words, with the edition's numbers."""

import re
from collections.abc import Mapping

from adamas.core.box import Box
from adamas.core.game import AnyGame
from adamas.core.rule_sources import Mark
from adamas.locale.languages import spoken
from adamas.locale.shell import shell
from adamas.locale.words import Words, bundle, format_message, message_ids
from adamas.terminal.source_words import key_words, mark_words

FILE = "rules.ftl"


def rules_text(box: Box, game: AnyGame) -> str:
    """The rules as Markdown. A paragraph that does not apply in this edition is left out."""
    words = Words(box, ())
    facts = dict(box.facts(game))
    messages = bundle(box.package, spoken(), FILE)
    ids = message_ids(box.package, spoken(), FILE)
    texts = {each: format_message(messages, each, facts).strip() for each in ids}
    applying = {each: text for each, text in texts.items() if text}
    marks = {each: mark for each, mark in box.marks(game).items() if each in applying}
    paragraphs = [
        f"# {shell('rules-title', title=words('title'), edition=game.edition)}",
        shell("rules-source", source=words(f"edition-{game.edition}")),
        *_key(box, game, marks),
        *(
            _paragraph(each, f"{text}{_aside(marks[each], words) if each in marks else ''}")
            for each, text in applying.items()
        ),
    ]
    return "\n\n".join(paragraphs) + "\n"


def _key(box: Box, game: AnyGame, marks: Mapping[str, Mark]) -> list[str]:
    """What the marks mean; nothing for a game that does not say yet where its rules come from."""
    if not box.sentences:
        return []
    described = next(each.described for each in box.editions if each.name == game.edition)
    lines = key_words(marks.values(), described)
    return ["\n".join(f"- {line}" for line in lines)]


def _aside(mark: Mark, words: Words) -> str:
    return f" *({mark_words(mark, words)})*"


def _paragraph(message: str, text: str) -> str:
    if message.startswith("heading"):
        return f"## {text}"
    # The rule numbers of RULES.md: `D4-3` stands for D4.3.
    number = re.sub(r"^([A-Z]\d+)-", r"\1.", message)
    return f"**{number}** {text}"
