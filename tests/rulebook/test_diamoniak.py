"""Diamoniak by the book: the cards, the set-up and the course of a turn (RULES M1, M2)."""

from dataclasses import replace

import pytest

from adamas.core.bag import Bag
from adamas.core.errors import BadOption, IllegalMove, Malformed
from adamas.core.event import Event
from adamas.core.turn import Chance, Decide, Over
from adamas.games.diamoniak import BOX
from adamas.games.diamoniak import events as happened
from adamas.games.diamoniak.cards import COLOURS, Card
from adamas.games.diamoniak.rules import Diamoniak
from adamas.games.diamoniak.state import Holding, Phase, State

RED, BLUE, GREEN, YELLOW = COLOURS
DIAMOND, FAIRY, WITCH = Card.DIAMOND, Card.FAIRY, Card.WITCH
EMPTY = Holding()


def opened(edition: str | None = None, /, **options: str) -> Diamoniak:
    """An edition with some options changed."""
    game = BOX.open(edition, options)
    assert isinstance(game, Diamoniak)
    return game


def laid(
    colour: Card | None = None,
    castle: int = 0,
    diamonds: int = 0,
    fairies: int = 0,
    spares: tuple[int, ...] = (0, 0, 0, 0),
) -> Holding:
    """The cards in front of a player."""
    return Holding(colour, castle, spares, diamonds, fairies)


def table(
    game: Diamoniak,
    *holdings: Holding,
    phase: Phase = Phase.BEGIN,
    pile: dict[Card, int] | None = None,
    seat: int = 0,
    epoch: int = 0,
) -> State:
    """A table at which no card is missing: what nobody holds is in the pile.

    With a `pile` given, the rest lies on the discard pile instead.
    """
    rest = game.rules.deck()
    for holding in holdings:
        for card in Card:
            rest = rest.minus(card, holding.count(card))
    rest = rest.minus(WITCH, 1 if phase is Phase.WITCH else 0)
    stack, discards = rest, rest.emptied()
    if pile is not None:
        stack, discards = rest.emptied(), rest
        for card, copies in pile.items():
            stack, discards = stack.plus(card, copies), discards.minus(card, copies)
    return State(seat, phase, epoch, stack, discards, holdings)


def play(game: Diamoniak, state: State, *moves: str) -> tuple[State, tuple[Event, ...]]:
    """The state after some moves, and all that happened. A move is the text of it."""
    happening: list[Event] = []
    for move in moves:
        turn = game.turn(state)
        if isinstance(turn, Decide):
            assert state.on_turn is not None
            state, events = game.apply(state, {state.on_turn: game.parse_action(move)})
        else:
            state, events = game.apply(state, game.parse_outcome(move))
        happening += events
    return state, tuple(happening)


def choices(game: Diamoniak, state: State) -> list[str]:
    """What the player on turn can do, in order."""
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    assert list(turn.choices) == [state.on_turn] == list(turn.defaults)
    return [str(action) for action in turn.choices[state.on_turn or 0]]


def default(game: Diamoniak, state: State) -> str:
    """What is done for the player on turn without an answer."""
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    return str(turn.defaults[state.on_turn or 0])


def contents(bag: Bag[Card]) -> dict[Card, int]:
    """What is in a bag."""
    return dict(bag)


def cards_of(state: State) -> dict[Card, int]:
    """All cards at the table, a witch who waits for her answer included."""
    waiting = 1 if state.phase is Phase.WITCH else 0
    return {
        card: state.pile.count(card)
        + state.discards.count(card)
        + sum(holding.count(card) for holding in state.holdings)
        + (waiting if card is WITCH else 0)
        for card in Card
    }


# M1: cards and preparation


def test_M1_1_the_box() -> None:
    deck = opened().rules.deck()
    assert contents(deck) == {RED: 6, BLUE: 6, GREEN: 6, YELLOW: 6, DIAMOND: 20, FAIRY: 3, WITCH: 7}
    assert len(deck) == 54
    assert (BOX.name, BOX.age, BOX.minutes, BOX.default_seats) == ("diamoniak", 5, 15, 3)
    assert BOX.seats == opened().seats == range(2, 5)
    assert BOX.designers == ()


@pytest.mark.parametrize("seats", [1, 5])
def test_M1_1_two_to_four_players(seats: int) -> None:
    with pytest.raises(BadOption, match=f"played by 2 to 4, not by {seats}"):
        opened().initial(seats)


def test_M1_2_parts_of_a_colour_are_alike() -> None:
    game = opened()
    assert [str(card) for card in Card if card.is_part] == ["red", "blue", "green", "yellow"]
    begun, _ = play(game, game.initial(2), "draw", "red")
    assert begun.holdings[0] == laid(RED, 1)
    turn = game.turn(game.initial(2))
    assert isinstance(turn, Decide)
    drawing, _ = play(game, game.initial(2), "draw")
    assert game.turn(drawing) == Chance(
        0, ((RED, 6), (BLUE, 6), (GREEN, 6), (YELLOW, 6), (DIAMOND, 20), (FAIRY, 3), (WITCH, 7))
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_M1_3_one_pile_and_nothing_in_front_of_anybody(seats: int) -> None:
    state = opened().initial(seats)
    assert state.holdings == (EMPTY,) * seats
    assert state.pile == opened().rules.deck()
    assert contents(state.discards) == {}
    assert (state.on_turn, state.phase, state.epoch) == (0, Phase.BEGIN, 0)


def test_M1_3_turns_go_round_clockwise() -> None:
    game = opened()
    state = game.initial(3)
    seats = []
    for _ in range(4):
        seats.append(state.on_turn)
        state, _ = play(game, state, "draw", "diamond", "stop")
    assert seats == [0, 1, 2, 0]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_M1_4_all_but_the_order_of_the_pile_is_open(viewer: int | None) -> None:
    game = opened()
    state = table(
        game, laid(RED, 2, 3, 1, (0, 1, 0, 0)), laid(BLUE, 1), pile={WITCH: 2, DIAMOND: 5}, epoch=4
    )
    view = game.observe(state, viewer)
    assert (view.seat, view.on_turn, view.phase, view.epoch) == (viewer, 0, Phase.BEGIN, 4)
    assert (view.pile, view.discards, view.holdings) == (
        state.pile,
        state.discards,
        state.holdings,
    )
    assert view.parts == 6


def test_M1_4_a_screen_shows_the_height_of_the_pile() -> None:
    game = opened()
    state = table(
        game, laid(RED, 2), laid(), pile={WITCH: 2, DIAMOND: 5}, phase=Phase.MORE, epoch=1, seat=1
    )
    screen = game.show(game.observe(state, 0), answered=False)
    assert screen.pile == 7
    assert (screen.discards, screen.holdings) == (state.discards, state.holdings)
    assert (screen.seat, screen.on_turn, screen.phase, screen.epoch, screen.parts) == (
        0,
        1,
        Phase.MORE,
        1,
        6,
    )
    assert screen == game.show(game.observe(state, 0), answered=True)


# M2: a turn


def test_M2_1_a_purchase_ends_the_turn() -> None:
    game = opened()
    state = table(game, laid(RED, 1, diamonds=2), laid(spares=(1, 0, 0, 0)))
    state, events = play(game, state, "draw", "diamond", "buy-1")
    assert (state.on_turn, state.phase) == (1, Phase.BEGIN)
    assert events[-1] == happened.PartBought(0, 1, "red", 3, True)


def test_M2_2_the_first_draw_is_compulsory() -> None:
    game = opened()
    assert choices(game, game.initial(2)) == ["draw"]
    assert default(game, game.initial(2)) == "draw"


@pytest.mark.parametrize("card", ["red", "diamond", "fairy"])
def test_M2_2_draw_again_or_stop(card: str) -> None:
    game = opened()
    state, events = play(game, game.initial(2), "draw", card)
    assert events[0] == happened.Drew(0, Card(card))
    assert (state.on_turn, state.phase) == (0, Phase.MORE)
    assert state.pile == game.rules.deck().minus(Card(card))
    assert choices(game, state) == ["draw", "stop"]
    assert default(game, state) == "stop"
    stopped, events = play(game, state, "stop")
    assert (stopped.on_turn, stopped.phase) == (1, Phase.BEGIN)
    assert events == (happened.Stopped(0),)
    again, events = play(game, state, "draw")
    assert (again.on_turn, again.phase) == (0, Phase.DRAW)
    assert events == ()


def test_M2_2_a_witch_ends_the_turn() -> None:
    game = opened()
    state, events = play(game, game.initial(2), "draw", "witch", "give")
    assert (state.on_turn, state.phase) == (1, Phase.BEGIN)
    assert events == (happened.Drew(0, WITCH), happened.NothingLost(0))


def test_M2_3_empty_pile_is_reshuffled() -> None:
    game = opened()
    state = table(
        game, laid(diamonds=9, fairies=1), laid(RED, 3), pile={}, phase=Phase.MORE, epoch=2
    )
    rest = state.discards
    assert len(rest) == 41
    state, events = play(game, state, "draw")
    assert events == (happened.PileShuffled(4, 41),)
    assert (state.pile, contents(state.discards), state.epoch) == (rest, {}, 3)
    assert game.turn(state) == Chance(3, tuple(rest))


def test_M2_3_a_pile_with_one_card_is_used_up_first() -> None:
    game = opened()
    state = table(game, laid(), laid(), pile={GREEN: 1})
    state, events = play(game, state, "draw")
    assert events == ()
    assert game.turn(state) == Chance(0, ((GREEN, 1),))
    state, _ = play(game, state, "green")
    assert (len(state.pile), len(state.discards), state.epoch) == (0, 53, 0)
    state, events = play(game, state, "draw")
    assert events == (happened.PileShuffled(2, 53),)


# The contract around the rules


def test_other_moves_are_refused() -> None:
    game = opened()
    state = game.initial(2)
    with pytest.raises(IllegalMove, match="cannot do `stop` now"):
        play(game, state, "stop")
    with pytest.raises(IllegalMove, match="Seat 1 has nothing to decide"):
        game.apply(state, {1: game.parse_action("draw")})
    with pytest.raises(IllegalMove, match="cannot be drawn"):
        game.apply(state, RED)
    drawing, _ = play(game, replace(state, pile=state.pile.emptied().plus(BLUE)), "draw")
    with pytest.raises(IllegalMove, match="It can be `blue`"):
        game.apply(drawing, RED)


def test_what_was_used_up_may_be_told() -> None:
    game = opened()
    state = table(game, laid(RED, 5), laid(), epoch=3)
    assert game.settled_epochs(game.initial(2)) == 0
    assert game.settled_epochs(state) == 3
    won, _ = play(game, state, "draw", "red")
    assert isinstance(game.turn(won), Over)
    assert game.settled_epochs(won) == 4


@pytest.mark.parametrize(
    "text", ["draw", "stop", "shield", "buy-2", "give", "give-red-diamond-diamond"]
)
def test_actions_have_one_text(text: str) -> None:
    assert str(opened().parse_action(text)) == text


@pytest.mark.parametrize("text", ["", "draw-1", "buy", "buy-x", "give-ruby", "sell-1"])
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(Malformed, match="is no action"):
        opened().parse_action(text)


def test_outcomes_have_one_text() -> None:
    game = opened()
    assert [str(game.parse_outcome(str(card))) for card in Card] == [card.value for card in Card]
    assert str(game.parse_outcome("first-1")) == "first-1"
    with pytest.raises(Malformed, match="`ghost` is no card"):
        game.parse_outcome("ghost")


def test_the_game_names_itself() -> None:
    game = opened("djeco", payment="discard")
    assert (game.name, game.rules_version, game.state_type) == ("diamoniak", 2, State)
    assert (game.edition, game.options) == ("djeco", {"payment": "discard"})
    assert game.settings["buy"] == "instead_of_drawing"


def test_the_first_version_of_the_rules_freed_a_lost_colour() -> None:
    for edition in ("cs", "djeco"):
        assert BOX.open(edition).settings["lost_colour"] == "kept"
        former = BOX.open(edition, version=1)
        assert (former.rules_version, former.options) == (1, {})
        assert former.settings["lost_colour"] == "freed"
        chosen = BOX.open(edition, {"lost_colour": "kept"}, 1)
        assert chosen.options == {"lost_colour": "kept"}
