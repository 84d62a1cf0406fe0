"""What tests need besides Python: skipped with a reason where it is missing, unless required.

ADAMAS_REQUIRE=postgresql,chromium makes a missing one a failure, as `.ci/run` does.
"""

import os

import pytest


def need(what: str, found: bool, hint: str) -> None:
    """Skip the test if something is missing, or fail where it is required."""
    if found:
        return
    if what in os.environ.get("ADAMAS_REQUIRE", "").split(","):
        pytest.fail(f"ADAMAS_REQUIRE names {what}, but it is missing: {hint}")
    pytest.skip(f"needs {what}: {hint}")
