"""Numbers as a language writes them: 12.5 and 12,5, 1,000 and 1 000, 5% and 5 %."""

from math import isfinite

from babel import Locale
from babel.numbers import format_decimal

from adamas.locale.languages import spoken


def decimal(value: float, digits: int = 1) -> str:
    """A number with so many digits after the point."""
    if not isfinite(value):
        return "∞"
    places = f".{'0' * digits}" if digits else ""
    return format_decimal(value, f"#,##0{places}", locale=_tag())


def percent(share: float, error: float, digits: int = 1) -> str:
    """A share and how far it may be off, in hundredths."""
    written = f"{decimal(100 * share, digits)} ± {decimal(100 * error, digits)}"
    _, sign = Locale.parse(_tag()).percent_formats[None].suffix
    return written + str(sign or "%")


def _tag() -> str:
    return spoken().replace("-", "_")
