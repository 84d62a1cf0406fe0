"""How hard tests try, and how long they wait: neither says anything about the machine's speed."""

import os

PATIENCE_SECONDS = 300.0
"""Tests wait for events; what has not happened after so long never will."""


def examples(few: int) -> int:
    """So many random examples in every run, and a multiple in a long one (ADAMAS_EXAMPLES=20)."""
    return few * int(os.environ.get("ADAMAS_EXAMPLES", "1"))
