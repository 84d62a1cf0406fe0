"""The form of an action's or an outcome's text, for pages: `keep-SLOT`, `give[-CARD]…`."""

import dataclasses
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints

from adamas.core.text import kebab


def word_form(kind: type[Any]) -> str:
    """The text of a `Word`, with the names of its fields in capitals; brackets may be left out."""
    hints, text = get_type_hints(kind), kebab(kind.__name__)
    for field in dataclasses.fields(kind):
        hint, name = hints[field.name], field.name.upper()
        if get_origin(hint) is tuple:
            text += f"[-{name.removesuffix('S')}]…"
        else:
            text += f"[-{name}]" if NoneType in get_args(hint) else f"-{name}"
    return text
