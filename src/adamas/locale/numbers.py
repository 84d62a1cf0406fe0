"""Numbers as a language writes them: 12.5 and 12,5, 1,000 and 1 000."""

from math import isfinite

from babel.numbers import format_decimal

from adamas.locale.languages import spoken


def decimal(value: float, digits: int = 1) -> str:
    """A number with so many digits after the point."""
    if not isfinite(value):
        return "∞"
    places = f".{'0' * digits}" if digits else ""
    return format_decimal(value, f"#,##0{places}", locale=spoken().replace("-", "_"))
