"""Writes the table of characters that look alike anew: python -m tools.lookalikes.

The source is Unicode's confusables.txt (UTS 39), as the package `confusable-homoglyphs` has it. It
keeps pairs without their direction, and takes a tenth of a second to load; the table written here
is small, and made for one question: what do two names look like?
"""

import json
import unicodedata
from collections import defaultdict
from collections.abc import Mapping, Sequence

from confusable_homoglyphs.confusables import confusables_data

from adamas.live.lookalikes import TABLE

Pairs = Mapping[str, Sequence[Mapping[str, str]]]
_MARK = "\u200e"
"""Put around letters that are written from right to left; no part of what is alike."""


def _pairs() -> dict[str, set[str]]:
    """What each text can be taken for."""
    data: Pairs = confusables_data
    found: dict[str, set[str]] = defaultdict(set)
    for text, others in data.items():
        found[text.strip(_MARK)] |= {each["c"].strip(_MARK) for each in others}
    return found


def models() -> dict[str, str]:
    """What stands for each character that looks like something else."""
    pairs = _pairs()
    found = {}
    for text, others in pairs.items():
        if len(text) > 1 or len(others) > 1 or unicodedata.category(text).startswith("C"):
            continue
        (other,) = others
        # Of two that look like each other and like nothing else, the one with the lower number.
        if len(other) > 1 or len(pairs[other]) > 1 or other < text:
            found[text] = other
    return {text: _end(found, model) for text, model in found.items()}


def _end(found: Mapping[str, str], text: str) -> str:
    """The text with each of its characters replaced until nothing changes any more."""
    while (after := "".join(found.get(each, each) for each in text)) != text:
        text = after
    return text


def content() -> str:
    """The table as a file: each model, and all characters that look like it."""
    grouped: dict[str, list[str]] = defaultdict(list)
    for text, model in models().items():
        grouped[model].append(text)
    table = {model: "".join(sorted(texts)) for model, texts in sorted(grouped.items())}
    return json.dumps(table, ensure_ascii=False, indent=0) + "\n"


if __name__ == "__main__":
    TABLE.write_text(content(), encoding="utf-8")
