"""How many random examples are tried: a long run raises the number (ADAMAS_EXAMPLES=20)."""

import os


def examples(few: int) -> int:
    """So many in every run, and a multiple of it in a long one."""
    return few * int(os.environ.get("ADAMAS_EXAMPLES", "1"))
