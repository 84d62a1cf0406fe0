"""What can be said has words."""

import pytest

from adamas.live.phrases import PHRASES
from adamas.locale.shell import shell


@pytest.mark.parametrize("phrase", PHRASES)
def test_every_phrase_has_words(phrase: str) -> None:
    assert shell(f"phrase-{phrase}")
