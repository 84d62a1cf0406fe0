"""The same deal again: what a table must be like that plays the cards of a record once more."""

from dataclasses import replace

from adamas.core.catalogue import box
from adamas.core.errors import BadOption
from adamas.core.game import AnyGame
from adamas.live.new_table import TableRequest, check_bot
from adamas.live.signing import is_signed
from adamas.play.dice import CHAIN_LENGTH, Deal
from adamas.play.errors import BadRecord, WrongTime
from adamas.play.names import checked_text
from adamas.play.record import Record, check, deal_of
from adamas.play.recorded_dice import FairDice
from adamas.play.verify import verify

LONGEST_NAME = 40
"""Letters in the name of a table: a record may come from anywhere, and everybody is told it."""


def same_deal(record: Record) -> tuple[TableRequest, Deal]:
    """The same game, rules and bots with the same cards; an error says why that does not go."""
    if record.result is None:
        raise WrongTime("A deal can be played again when its game is over.")
    check(record)
    deal = deal_of(record)
    deal = replace(deal, table=checked_text(deal.table, "The name of a table", LONGEST_NAME))
    if len(deal.keys) > CHAIN_LENGTH:
        raise BadRecord(f"No deal has more than {CHAIN_LENGTH} keys.")
    game = record.rules()
    # All settings: what the edition has of its own may have been otherwise when it was played.
    wanted = TableRequest(
        game=record.game,
        edition=record.edition,
        options=dict(game.settings),
        seats=len(record.seats),
        seated=_bots(record, game),
    )
    return wanted, deal


def is_proven(record: Record) -> bool:
    """Whether a record holds what it takes to check its cards and its choices, and all of it holds.

    A deal that was repeated proves nothing: whoever deals knows all cards. Without a ledger nothing
    says what was chosen.
    """
    if not isinstance(record.dice, FairDice) or record.ledger is None:
        return False
    return all(check.holds for check in verify(record, signed=is_signed))


def _bots(record: Record, game: AnyGame) -> tuple[str | None, ...]:
    """The bots that this server has, where they sat. Somebody must be able to sit down."""
    bots = tuple(
        each.bot if _plays_here(record.game, game, each.bot) else None for each in record.seats
    )
    return bots if None in bots else (None, *bots[1:])


def _plays_here(name: str, game: AnyGame, spec: str | None) -> bool:
    if spec is None:
        return False
    try:
        check_bot(box(name), game, spec)
    except BadOption:
        return False
    return True
