"""What events say for pages: how the board looks then, in every edition and with every option."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from adamas.games.diamant import events as cave
from adamas.games.diamant.cards import Relic
from adamas.games.diamant.state import PathCard
from adamas.games.diamoniak import events as castle
from adamas.games.gnomes import events as mine
from adamas.games.gnomes.state import Phase
from tests.contract.cases import CASES, Case, Step, whole_game


def of(game: str) -> list[Case]:
    return [case for case in CASES if case.box.name == game]


def told(case: Case, kind: type) -> Iterator[Step]:
    """Moves in which an event of a kind happened."""
    return (
        step for step in whole_game(case) if any(isinstance(event, kind) for event in step.events)
    )


@pytest.mark.parametrize("case", of("diamant"), ids=str)
def test_diamant_says_what_stays_on_the_path(case: Case) -> None:
    for step in told(case, cave.WentHome):
        path, taken = step.before.path, 0
        for event in step.events:
            if isinstance(event, cave.WentHome):
                assert len(event.rests) == len(path)
                taken += event.found
                cards = zip(path, event.rests, strict=True)
                path = tuple(replace(lying, rubies=rubies) for lying, rubies in cards)
            elif isinstance(event, cave.RelicsTaken):
                path = tuple(lying for lying in path if not isinstance(lying.card, Relic))
        assert rubies_on(path) + taken == rubies_on(step.before.path)
        if step.after.expedition == step.before.expedition:
            assert step.after.path == path


def rubies_on(path: tuple[PathCard, ...]) -> int:
    return sum(lying.rubies for lying in path)


@pytest.mark.parametrize("case", of("diamant"), ids=str)
def test_diamant_says_where_the_cards_of_the_path_go(case: Case) -> None:
    for step in told(case, cave.ExpeditionEnded):
        (ended,) = (each for each in step.events if isinstance(each, cave.ExpeditionEnded))
        before, after = step.before, step.after
        assert after.removed == (*before.removed, *ended.removed)
        drawn = [each for each in step.events if isinstance(each, cave.Revealed)]
        lay = Counter([lying.card for lying in before.path] + [each.card for each in drawn])
        taken = sum(len(e.values) for e in step.events if isinstance(e, cave.RelicsTaken))
        gone = lay - Counter(ended.returned) - Counter(ended.removed)
        assert sum(gone.values()) == taken


@pytest.mark.parametrize("case", of("diamant"), ids=str)
def test_diamant_says_which_card_is_deadly(case: Case) -> None:
    for step in told(case, cave.Revealed):
        (card,) = (each for each in step.events if isinstance(each, cave.Revealed))
        assert card.deadly == any(isinstance(e, cave.ExpeditionFailed) for e in step.events)


@pytest.mark.parametrize("case", of("diamoniak"), ids=str)
def test_diamoniak_says_how_large_a_castle_begins(case: Case) -> None:
    for step in told(case, castle.CastleBegun):
        (begun,) = (each for each in step.events if isinstance(each, castle.CastleBegun))
        assert step.after.holdings[begun.seat].castle == begun.castle


@pytest.mark.parametrize("case", of("gnomes"), ids=str)
def test_gnomes_says_what_is_to_be_done(case: Case) -> None:
    kinds = (mine.HappeningDrawn, mine.Discarded, mine.Kept)
    for step in whole_game(case):
        for event in step.events:
            if isinstance(event, kinds):
                assert Phase(event.phase) is step.after.phase
