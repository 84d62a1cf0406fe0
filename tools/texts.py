"""Checks translations against the English texts: python -m tools.texts [LANGUAGE …].

It says what is missing or too much, which variable or plural form a translation has lost, and what
was left in English. A message that is meant to be the same has the comment `# The same.` above it.
A game that nobody has begun to translate is named, but that is no fault: it is shown in English.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

PACKAGE = Path(__file__).parents[1] / "src" / "adamas"
LOCALE = PACKAGE / "locale"
SOURCE = "en"
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
COUNTS = (*range(201), 1.5)
"""The numbers whose plural forms a translation must have."""
WORD = re.compile(r"[^\W\d_]{4,}")
CYRILLIC = {"ru", "sr"}

Messages = dict[str, ast.Message]


def originals(package: Path = PACKAGE) -> dict[str, Path]:
    """The English files, by where the translation of each stands in a language's folder."""
    found = {path.name: path for path in sorted((package / "locale" / SOURCE).glob("*.ftl"))}
    for path in sorted(package.glob(f"games/*/locale/{SOURCE}/*.ftl")):
        found[f"{path.parents[2].name}/{path.name}"] = path
    return found


def faults(language: str, package: Path = PACKAGE) -> Iterator[str]:
    """Everything that is wrong with a translation, a sentence each."""
    folder = package / "locale" / language
    wanted = originals(package)
    extra = {str(path.relative_to(folder)) for path in folder.rglob("*.ftl")} - set(wanted)
    yield from (f"{name}: there is no English file for it" for name in sorted(extra))
    for name, english in wanted.items():
        if name.partition("/")[0] in untranslated(language, package):
            continue
        if not (folder / name).exists():
            yield f"{name}: is missing"
            continue
        for fault in _file_faults(language, english, folder / name):
            yield f"{name}: {fault}"


def untranslated(language: str, package: Path = PACKAGE) -> list[str]:
    """The games that have no folder in a language."""
    games = {name.partition("/")[0] for name in originals(package) if "/" in name}
    return sorted(game for game in games if not (package / "locale" / language / game).is_dir())


def _file_faults(language: str, english: Path, translated: Path) -> Iterator[str]:
    ours, _ = parse(english)
    theirs, broken = parse(translated)
    yield from broken
    yield from (f"{key} is missing" for key in ours if key not in theirs)
    yield from (f"{key} is not in the English file" for key in theirs if key not in ours)
    for key in ours:
        if key in theirs:
            for fault in _message_faults(language, ours[key], theirs[key]):
                yield f"{key} {fault}"


def _message_faults(language: str, ours: ast.Message, theirs: ast.Message) -> Iterator[str]:
    lost, found = variables(ours) - variables(theirs), variables(theirs) - variables(ours)
    if lost:
        yield f"has lost {', '.join(sorted(lost))}"
    if found:
        yield f"has {', '.join(sorted(found))}, which the English text does not have"
    for missing in _plural_faults(language, theirs):
        yield f"lacks the plural forms {', '.join(sorted(missing))}"
    same = theirs.comment is not None and "The same." in (theirs.comment.content or "")
    if text_of(ours) == text_of(theirs) and WORD.search(text_of(ours)) and not same:
        yield "is the same as in English"
    if language in CYRILLIC:
        for word in re.findall(r"\w*[А-Яа-яЂ-џ]\w*", text_of(theirs)):
            if re.search(r"[A-Za-z]", word):
                yield f"mixes two alphabets in “{word}”"


def parse(path: Path) -> tuple[Messages, list[str]]:
    """The messages of a file, and what of it cannot be read."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    broken = [
        f"cannot be read at “{(entry.content or '').strip().splitlines()[0]}”"
        for entry in body
        if isinstance(entry, ast.Junk)
    ]
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    names = [message.id.name for message in messages]
    broken += [f"has {name} twice" for name in sorted({n for n in names if names.count(n) > 1})]
    return dict(zip(names, messages, strict=True)), broken


class _Collector(Visitor):
    """Gathers what a message is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []
        self.selects: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """`$name`."""
        self.variables.add(f"${node.id.name}")

    def visit_TextElement(self, node: ast.TextElement) -> None:
        """Words."""
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """A choice between texts."""
        self.selects.append(node)
        self.generic_visit(node)


def _collected(message: ast.Message) -> _Collector:
    collector = _Collector()
    collector.visit(message.value)
    return collector


def variables(message: ast.Message) -> set[str]:
    """The variables that a message uses."""
    return _collected(message).variables


def text_of(message: ast.Message) -> str:
    """All words of a message."""
    return " ".join(_collected(message).texts)


def forms(language: str) -> set[str]:
    """The plural forms that whole numbers and fractions have in a language."""
    rule = Locale.parse(language.replace("-", "_")).plural_form
    return {rule(count) for count in COUNTS}


def _plural_faults(language: str, message: ast.Message) -> Iterator[set[str]]:
    for select in _collected(message).selects:
        keys = {
            variant.key.name
            for variant in select.variants
            if isinstance(variant.key, ast.Identifier)
        }
        # `[other]` alone stands for everything that has no words of its own.
        if keys & CATEGORIES - {"other"} and keys <= CATEGORIES and forms(language) - keys:
            yield forms(language) - keys


def translated() -> list[str]:
    """The languages that have a folder."""
    return sorted(
        path.name
        for path in LOCALE.iterdir()
        if path.is_dir() and path.name not in (SOURCE,) and not path.name.startswith("_")
    )


def main(asked: list[str]) -> int:
    """Print what is wrong; the number of faults decides the exit code."""
    count = 0
    for language in asked or translated():
        for fault in faults(language):
            print(f"{language}/{fault}")
            count += 1
        for game in untranslated(language):
            print(f"{language}/{game} is not there: the game is shown in English")
    print(f"{count} faults" if count else "Nothing is wrong.")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
