"""What a record says about its dice: fair ones to be checked, or the repeat of an old deal."""

from dataclasses import dataclass

from adamas.core.game import AnyGame
from adamas.play.dice import Deal, Sitting, options_text
from adamas.play.stacks import Stack


@dataclass(frozen=True, slots=True)
class FairDice:
    """What is needed to check the dice of a table. All values are in hex."""

    table: str
    anchor: str
    """The commitment that was published before anybody sat down."""
    commitments: tuple[str | None, ...]
    """The seats' commitments to their entropy."""
    entropies: tuple[str | None, ...]
    secrets: tuple[str, ...]
    """The secrets of the epochs, from the first, as far as they were published."""
    stacks: tuple[Stack, ...]

    def key(self, game: AnyGame, epoch: int) -> bytes | None:
        """The key of an epoch; None if its secret is not published."""
        if epoch >= len(self.secrets):
            return None
        entropies = tuple(None if each is None else bytes.fromhex(each) for each in self.entropies)
        sitting = Sitting(self.table, game.name, options_text(game), entropies)
        return sitting.key(bytes.fromhex(self.secrets[epoch]), epoch)


@dataclass(frozen=True, slots=True)
class RepeatedDeal:
    """The cards of another table were dealt again; there was nothing to hide or to prove."""

    table: str
    """The table that was played first."""
    keys: tuple[str, ...]
    stacks: tuple[Stack, ...]

    def deal(self) -> Deal:
        """The deal, to be dealt once more."""
        return Deal(self.table, tuple(map(bytes.fromhex, self.keys)))

    def key(self, game: AnyGame, epoch: int) -> bytes | None:  # noqa: ARG002 - the key says all
        """The key of an epoch."""
        return self.deal().key(epoch)


Dice = FairDice | RepeatedDeal
