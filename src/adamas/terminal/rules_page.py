"""`adamas rules`: the rules of an edition in our own words, with the edition's numbers."""

import re

from adamas.core.box import Box
from adamas.core.game import AnyGame
from adamas.locale.languages import spoken
from adamas.locale.shell import shell
from adamas.locale.words import Words, bundle, format_message, message_ids

FILE = "rules.ftl"


def rules_text(box: Box, game: AnyGame) -> str:
    """The rules as Markdown. A paragraph that does not apply in this edition is left out."""
    words = Words(box, ())
    facts = dict(box.facts(game))
    messages = bundle(box.package, spoken(), FILE)
    paragraphs = [
        f"# {shell('rules-title', title=words('title'), edition=game.edition)}",
        shell("rules-source", source=words(f"edition-{game.edition}")),
    ]
    for message in message_ids(box.package, spoken(), FILE):
        text = format_message(messages, message, facts).strip()
        if text:
            paragraphs.append(_paragraph(message, text))
    return "\n\n".join(paragraphs) + "\n"


def _paragraph(message: str, text: str) -> str:
    if message.startswith("heading"):
        return f"## {text}"
    # The rule numbers of RULES.md: `D4-3` stands for D4.3.
    number = re.sub(r"^([A-Z]\d+)-", r"\1.", message)
    return f"**{number}** {text}"
