"""Dice that anyone can check: docs/dice.md describes the algorithm in full.

The table commits to a chain of secrets before anybody sits down; every seat may add entropy of its
own. Each shuffle (epoch) has a key made of both, and each copy of a card ranks by a hash under that
key. The lowest copy present is drawn. When nothing of an epoch is hidden any more its secret is
published, and everybody can rank the cards again.
"""

import hashlib
import hmac
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from adamas.core.game import AnyGame
from adamas.core.turn import Chance

ALGORITHM = "adamas-dice-1"
CHAIN_LENGTH = 1024
"""Secrets in a chain. Should a game ever need more epochs, the later ones share the last secret."""
STRIDE = 64
"""A chain is walked in steps of so many links, which are remembered."""
SECRET_BYTES = 32
NO_ENTROPY = "-"


def commitment(secret: bytes) -> bytes:
    """What is published of a secret before the secret itself: its SHA-256."""
    return hashlib.sha256(secret).digest()


@dataclass(frozen=True, slots=True)
class Chain:
    """A chain of secrets: each is the SHA-256 of the next, so one value commits to all of them."""

    last: bytes
    """The last secret, from which all others follow. It never leaves the table before the end."""

    def secret(self, epoch: int) -> bytes:
        """The secret of an epoch."""
        links = CHAIN_LENGTH - 1 - link(epoch)
        far = links // STRIDE * STRIDE
        return _walk_back(_walk_back(self.last, far), links - far)

    @property
    def anchor(self) -> bytes:
        """The commitment to the first secret, and so to all."""
        return commitment(self.secret(0))


@lru_cache(maxsize=8192)
def _walk_back(secret: bytes, links: int) -> bytes:
    """The secret so many links before another one."""
    for _ in range(links):
        secret = commitment(secret)
    return secret


def link(epoch: int) -> int:
    """The place in the chain of the secret that an epoch uses."""
    return min(epoch, CHAIN_LENGTH - 1)


def options_text(game: AnyGame) -> str:
    """An edition and what differs from it, in one line: `iello2016;leftover=per_card`."""
    return ";".join((game.edition, *(f"{name}={value}" for name, value in game.options.items())))


@dataclass(frozen=True, slots=True)
class Sitting:
    """What the keys of a table are bound to, besides its secrets."""

    table: str
    game: str
    options: str
    """See `options_text`."""
    entropies: tuple[bytes | None, ...]
    """What each seat added, by seat."""

    @lru_cache(maxsize=4096)  # noqa: B019 - a value, not an object that lives
    def key(self, secret: bytes, epoch: int) -> bytes:
        """The key of an epoch."""
        parts = (
            ALGORITHM,
            self.table,
            self.game,
            self.options,
            str(len(self.entropies)),
            str(epoch),
            *(NO_ENTROPY if each is None else each.hex() for each in self.entropies),
        )
        return _mac(secret, "\n".join(parts))


@dataclass(frozen=True, slots=True)
class Deal:
    """The keys of a game that was played, so that another table can get the same cards."""

    table: str
    """The table that they come from."""
    keys: tuple[bytes, ...]
    """The key of each epoch."""
    scores: tuple[int, ...] = ()
    """The points of each seat when it was played, for whoever wants to compare."""

    def key(self, epoch: int) -> bytes:
        """The key of an epoch; beyond those that were played, one that follows from the last."""
        if epoch < len(self.keys):
            return self.keys[epoch]
        return _mac(self.keys[-1], f"{ALGORITHM}\nbeyond\n{epoch}")


def rank(key: bytes, card: str, copy: int) -> bytes:
    """Where a copy of a card stands in the shuffle: lower comes earlier."""
    return _mac(key, f"{card}#{copy}")


def draw(key: bytes, chance: Chance[Any], drawn: Mapping[str, int]) -> Any:
    """The outcome that comes next, given how many of each card this epoch has already drawn.

    Of a card with n copies in the stack and k drawn, the copies 0 to n+k−1 were in at the start
    of the epoch, and the k lowest of them have gone.
    """

    lowest, found = b"", None
    for outcome, copies in chance.outcomes:
        card = str(outcome)
        gone = drawn.get(card, 0)
        next_copy = _ranks(key, card, copies + gone)[gone]
        if found is None or next_copy < lowest:
            lowest, found = next_copy, outcome
    return found


def order(key: bytes, chance: Chance[Any], drawn: Mapping[str, int]) -> list[str]:
    """All that lies in a stack, in the order in which `draw` gives it."""
    ranked = [
        (place, card)
        for card, copies in ((str(outcome), copies) for outcome, copies in chance.outcomes)
        for place in _ranks(key, card, copies + drawn.get(card, 0))[drawn.get(card, 0) :]
    ]
    return [card for _, card in sorted(ranked)]


@lru_cache(maxsize=8_192)
def _ranks(key: bytes, card: str, copies: int) -> tuple[bytes, ...]:
    """Where the copies of a card stand, the lowest first."""
    return tuple(sorted(rank(key, card, copy) for copy in range(copies)))


def _mac(key: bytes, text: str) -> bytes:
    return hmac.digest(key, text.encode(), "sha256")
