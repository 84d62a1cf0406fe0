"""Diamant as it is shown: drawings, screens, words and the sensible player."""

import random
from dataclasses import FrozenInstanceError, replace
from itertools import product

import pytest

from adamas.core.codec import dumps, loads
from adamas.core.event import Event
from adamas.core.first import Begins, First
from adamas.core.seat import Seat
from adamas.core.sketch import Sketch, plain
from adamas.core.text import kebab
from adamas.core.turn import Chance, Decide, Over
from adamas.games.diamant import BOX
from adamas.games.diamant import events as happened
from adamas.games.diamant.actions import Decision
from adamas.games.diamant.cards import Card, Outcome, Relic, Trap, Treasure
from adamas.games.diamant.odds import danger, expected_gain
from adamas.games.diamant.rules import Diamant
from adamas.games.diamant.state import State
from adamas.games.diamant.tiny import tiny
from adamas.locale.words import Words, bundle, format_message, message_ids
from tests.games.drawings import sketch_of
from tests.rulebook.test_diamant import EDITIONS, GO, HOME, go_deeper, opened, play

WORDS = Words(BOX, ("Ann", "Bo", "Cleopatra the Great", "Dmitri", "Eve", "Fay", "Gus", "Hal"))
WIDEST = 78


def sketched(game: Diamant, state: State, seat: Seat | None = 0) -> Sketch:
    """The drawing that a seat sees."""
    return sketch_of(BOX, WORDS, game, state, seat)


def picture(game: Diamant, state: State, seat: Seat | None = 0) -> str:
    """The same without its styles, and never too wide."""
    text = plain(sketched(game, state, seat))
    assert max(map(len, text.splitlines())) <= WIDEST
    assert all(line == line.rstrip() for line in text.splitlines())
    return text


# Drawings


def test_the_cave_before_the_first_card() -> None:
    game = opened()
    assert picture(game, game.initial(3)) == (
        "Expedition 1 of 5  ░░░░░  35 cards in the deck\n"
        "\n"
        "The path is empty.\n"
        "\n"
        "▶ Ann             in the cave, 0 ♦ in hand    chest 0 ♦\n"
        "▶ Bo              in the cave, 0 ♦ in hand    chest closed\n"
        "▶ Cleopatra the   in the cave, 0 ♦ in hand    chest closed"
    )


def test_the_cave_with_cards_leavers_and_relics() -> None:
    game = opened()
    state, _ = go_deeper(game, game.initial(4), "treasure-9", "trap-spider", "relic")
    state, _ = play(game, state, "home 2", "treasure-17", "home", "relic", "home", "trap-ram")
    assert picture(game, replace(state, expedition=1), 2) == (
        "Expedition 2 of 5  ▓░░░░  29 cards in the deck\n"
        "\n"
        "╭─────────╮╭─────────╮╭─────────╮╭─────────╮╭─────────╮\n"
        "│   9 ♦   ││  spider ││   17 ♦  ││ ★ relic ││   ram   │\n"
        "│         ││         ││   +2 ♦  ││         ││         │\n"
        "╰─────────╯╰─────────╯╰─────────╯╰─────────╯╰─────────╯\n"
        "Deadly if repeated, left:  spider ×2  ram ×2\n"
        "\n"
        "▶ Ann             in the cave, 7 ♦ in hand    chest closed\n"
        "▶ Bo              in the cave, 7 ♦ in hand    chest closed\n"
        "⌂ Cleopatra the   safe in the camp            chest 3 ♦     ★5\n"
        "▶ Dmitri          in the cave, 7 ♦ in hand    chest closed"
    )


def test_points_in_the_camp_are_those_of_the_result() -> None:
    game = opened(expeditions="1")
    over, _ = play(game, game.initial(3), "trap-ram", "home 0 1 2")
    drawn = sketch_of(BOX, WORDS, game, over, None, Over((7, 1, 0), (1, 2, 3)))
    assert "⌂ Ann             7 points" in plain(drawn)


def test_the_camp_when_the_game_is_over() -> None:
    game = opened("lavka_relics")
    relics = ((5, 7, 8, 10, 12), (), ())
    state = replace(game.initial(3), expedition=5, inside=(), chests=(33, 1, 120), relics=relics)
    assert picture(game, state, 1) == (
        "All 5 expeditions are over  ▓▓▓▓▓\n"
        "\n"
        "⌂ Ann             75 points                   chest 33 ♦    ★5 ★7 ★8 ★10 ★12\n"
        "⌂ Bo              1 point                     chest 1 ♦\n"
        "⌂ Cleopatra the   120 points                  chest 120 ♦"
    )
    single = opened(expeditions="1")
    over, _ = play(single, single.initial(3), "trap-ram", "home 0 1 2")
    assert picture(single, over).startswith(
        "The expedition is over  ▓\n\n⌂ Ann             0 points"
    )


def test_a_long_path_takes_several_rows() -> None:
    game = opened("lavka_relics", relics="all_in_deck")
    cards = ["relic-12", *(f"treasure-{n}" for n in (1, 2, 3, 4, 5, 7, 9, 11)), "trap-boulder"]
    state, _ = go_deeper(game, game.initial(8), *cards)
    lines = picture(game, state).splitlines()
    tops = [line for line in lines if line.startswith("╭")]
    assert [len(line) // 11 for line in tops] == [7, 3]
    assert "│   ★ 12  │" in lines[3]
    assert lines[10] == "Deadly if repeated, left:  boulder ×2"


def test_long_names_of_traps_fit_and_wrap() -> None:
    game = opened("schmidt2005")
    kinds = ("scorpion", "rockslide", "explosion", "snake", "gas")
    state, _ = go_deeper(game, game.initial(3), *(f"trap-{kind}" for kind in kinds))
    lines = picture(game, state).splitlines()
    assert lines[3] == "│ scorpion││rockslide││explosion││  snake  ││   gas   │"
    assert lines[6:8] == [
        "Deadly if repeated, left:  scorpion ×2  rockslide ×2  explosion ×2  snake ×2",
        "  gas ×2",
    ]


def test_the_widest_line_of_an_explorer() -> None:
    game = opened(unofficial_seats="on", chests="open")
    state = replace(
        game.initial(1), hand=124, chests=(530,), relics=((5, 5, 5, 10, 10),), expedition=4
    )
    assert picture(game, state, None).splitlines()[-1] == (
        "▶ Ann             in the cave, 124 ♦ in hand  chest 530 ♦   ★5 ★5 ★5 ★10 ★10"
    )


def test_styles_tell_what_matters() -> None:
    game = opened()
    state, _ = go_deeper(game, game.initial(3), "treasure-9", "trap-ram", "relic")
    lines = sketched(game, replace(state, deck=state.deck.minus(Trap("ram"), 2)), 1)
    assert [span[1] for span in lines[3]] == ["bright_red", "bold magenta", "bold yellow"]
    assert lines[6] == (("Deadly if repeated, left:", "dim"), ("  ram ×0", "dim"))
    assert [line[0][1] for line in lines[-3:]] == ["", "bold", ""]
    dangerous = sketched(game, state)
    assert dangerous[6][1] == ("  ram ×2", "bold magenta")
    assert dangerous[0][2:4] == (("", "red"), ("░░░░░", "dim"))


def test_every_screen_of_random_games_is_narrow_enough() -> None:
    for edition, seats in product(EDITIONS, (3, 8)):
        game, rng = opened(edition), random.Random(f"{edition} {seats}")
        state = game.initial(seats)
        while not isinstance(game.turn(state), Over):
            state, _ = step(game, state, rng)
            for seat in (None, 0):
                assert picture(game, state, seat)


def step(game: Diamant, state: State, rng: random.Random) -> tuple[State, tuple[Event, ...]]:
    """A random move; explorers rarely leave, so that paths grow long."""
    turn = game.turn(state)
    if isinstance(turn, Chance):
        cards, copies = [card for card, _ in turn.outcomes], [n for _, n in turn.outcomes]
        return game.apply(state, rng.choices(cards, copies)[0])
    return game.apply(state, {seat: rng.choices((GO, HOME), (9, 1))[0] for seat in state.inside})


# Views and screens


def test_a_view_holds_what_a_seat_can_know() -> None:
    game = opened("lavka_relics")
    state, _ = go_deeper(game, game.initial(3), "treasure-9", "relic-5", "trap-ram")
    state, _ = play(game, state, "home 1")
    view = game.observe(state, 2)
    assert (view.seat, view.first, view.expedition, view.expeditions) == (2, 0, 0, 5)
    assert (view.deck, view.path, view.inside) == (state.deck, state.path, (0, 2))
    assert (view.hand, view.deciding, view.chests) == (3, False, (0, 3, 0))
    assert (view.relics, view.relics_revealed, view.removed) == (((), (5,), ()), 1, ())
    assert view.relic_stack == (Relic(7), Relic(8), Relic(10), Relic(12))
    assert game.sample_state(view, random.Random(0)) == state
    assert game.observe(game.sample_state(view, random.Random(0)), 2) == view


def test_a_screen_holds_the_view_but_for_the_chests_of_others() -> None:
    game = opened("lavka_relics")
    state, _ = go_deeper(game, game.initial(3), "treasure-9", "trap-ram")
    view = game.observe(state, 2)
    screen = game.show(view, answered=False)
    assert screen == game.show(view, answered=True)
    for name in ("seat", "first", "expedition", "expeditions", "deck", "relic_stack", "path"):
        assert getattr(screen, name) == getattr(view, name)
    for name in ("inside", "hand", "deciding", "relics", "removed"):
        assert getattr(screen, name) == getattr(view, name)
    assert screen.chests == (None, None, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_states_survive_their_text(edition: str) -> None:
    game, rng = opened(edition, first_seat="random"), random.Random(edition)
    state = game.initial(3)
    while not isinstance(game.turn(state), Over):
        assert loads(State, dumps(state)) == state
        state, _ = step(game, state, rng)
    assert loads(game.state_type, dumps(state)) == state


def test_cards_and_decisions_survive_their_text() -> None:
    game = opened()
    assert [str(card) for card in (Treasure(9), Trap("ram"), Relic(None), Relic(12))] == [
        "treasure-9",
        "trap-ram",
        "relic",
        "relic-12",
    ]
    for edition in EDITIONS:
        for card in opened(edition).rules.cards():
            assert game.parse_outcome(str(card)) == card
    assert all(game.parse_action(str(decision)) is decision for decision in Decision)
    assert game.parse_outcome("first-2") == First(2)


def test_the_game_says_what_it_is() -> None:
    game = opened("lavka", chests="open")
    assert (game.name, game.rules_version, game.edition) == ("diamant", 1, "lavka")
    assert game.options == {"chests": "open"}
    assert game.settings["relics"] == "none"
    assert game.state_type is State
    assert BOX.usual_seats(game) == 4
    assert BOX.designers == ("Alan R. Moon", "Bruno Faidutti")
    for field in ("edition", "rules"):
        with pytest.raises(FrozenInstanceError):
            setattr(game, field, None)


def test_the_tiny_game_is_tiny() -> None:
    game, seats = tiny()
    state = game.initial(seats)
    assert {str(card): n for card, n in state.deck} == {
        "treasure-3": 1,
        "treasure-5": 1,
        "trap-snake": 2,
        "trap-lava": 2,
        "relic": 1,
    }
    assert (seats, game.rules.expeditions, count_nodes(game, state, 4)) == (
        2,
        1,
        (1, 5, 20, 66, 160),
    )


def count_nodes(game: Diamant, state: State, depth: int) -> tuple[int, ...]:
    """How many sequences of moves there are, by their length."""
    level, counts = [state], [1]
    for _ in range(depth):
        level = [game.apply(each, move)[0] for each in level for move in moves(game, each)]
        counts.append(len(level))
    return tuple(counts)


def moves(game: Diamant, state: State) -> list[Outcome | dict[Seat, Decision]]:
    """All moves that a turn allows."""
    turn = game.turn(state)
    if isinstance(turn, Chance):
        return [card for card, _ in turn.outcomes]
    if isinstance(turn, Decide):
        choices = product(*turn.choices.values())
        return [dict(zip(turn.choices, each, strict=True)) for each in choices]
    return []


# Words


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Begins(2), "Cleopatra the Great turns the cards."),
        (happened.ExpeditionStarted(1, None), "Expedition 1 begins."),
        (
            happened.ExpeditionStarted(2, Relic(7)),
            "Expedition 2 begins; a relic worth 7 is shuffled in.",
        ),
        (
            happened.ExpeditionStarted(2, Relic(None)),
            "Expedition 2 begins; a relic is shuffled in.",
        ),
        (happened.Revealed(Treasure(1)), "The next card: a treasure of 1 ruby."),
        (
            happened.RubiesShared(9, 4, 2, 1),
            "9 ÷ 4 = 2 for each explorer; 1 stays on the card.",
        ),
        (
            happened.RubiesShared(8, 4, 2, 0),
            "8 ÷ 4 = 2 for each explorer; nothing stays on the card.",
        ),
        (
            happened.RubiesShared(7, 4, 1, 3),
            "7 ÷ 4 = 1 for each explorer; 3 stay on the card.",
        ),
        (
            happened.ExpeditionFailed(Trap("ram"), (0, 1), 4),
            "The second of its kind: a battering ram! Ann and Bo lost 4 each, "
            "and one such card leaves the game.",
        ),
        (
            happened.ExpeditionFailed(Trap("gas"), (3,), 0),
            "The second of its kind: poison gas! Dmitri had nothing to lose, "
            "and one such card leaves the game.",
        ),
        (happened.Stayed(0), "Ann goes on."),
        (happened.WentHome(1, 3, 2), "Bo goes home: 3 carried + 2 found on the way."),
        (
            happened.RelicsTaken(0, (5, 10)),
            "Ann goes home alone and takes 2 relics, worth 5 and 10.",
        ),
        (happened.RelicsTaken(0, (7,)), "Ann goes home alone and takes a relic worth 7."),
        (happened.DeckRanOut(), "No card is left; whoever is in the cave goes home."),
        (
            happened.ExpeditionEnded(1, 3, 2),
            "Expedition 1 is over. 3 rubies stay behind in the cave. 2 relics are lost for good.",
        ),
        (
            happened.ExpeditionEnded(2, 1, 1),
            "Expedition 2 is over. 1 ruby stays behind in the cave. 1 relic is lost for good.",
        ),
        (happened.ExpeditionEnded(5, 0, 0), "Expedition 5 is over."),
    ],
)
def test_an_event_in_words(event: Event, words: str) -> None:
    assert WORDS.event(event) == words
    assert event.audience is None
    assert event.visible_to(None)
    assert event.visible_to(0)


def test_every_event_has_its_words() -> None:
    defined = [
        name
        for name, value in vars(happened).items()
        if isinstance(value, type) and issubclass(value, Event) and value is not Event
    ]
    assert len(defined) == 9
    assert all(WORDS.has(f"event-{kebab(name)}") for name in defined)


def test_every_card_and_decision_has_its_words() -> None:
    every: set[Card] = set()
    for edition in EDITIONS:
        every |= set(opened(edition).rules.cards())
    kinds = {card.kind for card in every if isinstance(card, Trap)}
    assert len(kinds) == 12
    assert all(WORDS.move(Trap(kind)) != kind for kind in kinds)
    assert WORDS.move(Treasure(17)) == "a treasure of 17 rubies"
    assert WORDS.move(First(1)) == "Bo begins"
    assert [WORDS.move(decision) for decision in Decision] == ["go on", "go home"]


def test_every_edition_and_option_has_its_words() -> None:
    assert WORDS("title") == "Diamant"
    assert all(WORDS.has(message) for message in ("tagline", "question"))
    assert all(WORDS.has(f"edition-{edition}") for edition in EDITIONS)
    assert all(edition.source for edition in BOX.editions)
    for option in BOX.options:
        assert WORDS.has(f"option-{option.name}")
        named = [value for value in option.values if not value.isdecimal()]
        assert all(WORDS.has(f"option-{option.name}-{value}") for value in named)


def rules_text(game: Diamant) -> dict[str, str]:
    """The rules as a player reads them, by the number of the rule."""
    made = bundle(BOX.package, "en", "rules.ftl")
    ids = message_ids(BOX.package, "en", "rules.ftl")
    return {each: format_message(made, each, BOX.facts(game)) for each in ids}


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rules_can_be_read_in_every_edition(edition: str) -> None:
    relics = ("D1-4", "D4-6", "D5-2", "D6-2")
    text = rules_text(opened(edition))
    without = opened(edition).settings["relics"] == "none"
    assert all((text[rule] == "") is without for rule in relics)
    assert ("every relic on the path" in text["D4-8"]) is not without
    joining = opened(edition).settings["relics"] == "one_per_expedition"
    assert ("the next relic is shuffled in" in text["D3-2"]) is joining
    assert ("not used" in text["D3-2"]) is (edition == "lavka")
    assert not any(mark in line for line in text.values() for mark in "{}$")
    assert len(text) == len(set(text)) > 30


def test_relics_that_an_option_brings_back_are_used() -> None:
    text = rules_text(opened("lavka", relics="all_in_deck"))
    assert text["D3-2"] == ""
    assert text["D1-4"].startswith("5 relics")


def test_the_rules_tell_the_numbers_of_the_edition() -> None:
    text = rules_text(opened("lavka_relics"))
    assert text["D1-1"].startswith("You are explorers, 3 to 8 of you. 5 expeditions lead into")
    assert ": 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17." in text["D1-2"]
    assert text["D1-3"].startswith("15 traps, 3 of each kind: giant spider,")
    assert text["D3-2"].endswith("come in the order 5, 7, 8, 10, 12.")
    assert text["D6-2"] == "A relic is worth what is printed on it: 5, 7, 8, 10, 12."
    turned = rules_text(opened("lavka_relics", relic_order="descending"))
    assert turned["D3-2"].endswith("come in the order 12, 10, 8, 7, 5.")
    assert "14 treasures" in rules_text(opened("online14"))["D1-2"]
    assert "scorpion" in rules_text(opened("schmidt2005"))["D1-3"]


@pytest.mark.parametrize(
    ("options", "rule", "words"),
    [
        ({"expeditions": "1"}, "D1-1", "A single expedition leads"),
        ({"expeditions": "1"}, "D5-5", "this one expedition"),
        ({"leftover": "per_card"}, "D4-8", "each card separately"),
        ({"leftover": "pooled"}, "D4-8", "of all cards together"),
        ({"relic_counter": "revealed"}, "D6-2", "that are turned over"),
        ({"relic_counter": "taken"}, "D6-2", "takes home"),
        ({"relic_batch": "each"}, "D6-2", "the third and the fourth together bring 5 and 10"),
        ({"relic_batch": "by_first"}, "D6-2", "the third and the fourth together bring 5 and 5"),
        ({"tie": "relics_then_shared"}, "D-A11", "more relics win"),
        ({"chests": "open"}, "D-A12", "can see"),
        ({"chests": "hidden"}, "D-A12", "stay closed"),
        ({"unofficial_seats": "on"}, "D-A16", "One or two can play"),
        ({"first_seat": "random"}, "D-A18", "Lots are drawn"),
        ({"first_seat": "2"}, "D-A18", "One of you"),
        ({"relics": "one_per_expedition"}, "D3-2", "is shuffled in for as long"),
    ],
)
def test_the_rules_follow_the_options(options: dict[str, str], rule: str, words: str) -> None:
    assert words in rules_text(opened(**options))[rule]


# Odds


def test_what_the_next_card_brings_and_risks() -> None:
    game = opened("lavka")
    state = game.initial(4)
    whole = sum(rubies // 4 for rubies in game.rules.treasures)
    assert expected_gain(game.observe(state, 0)) == whole / 30
    state, _ = go_deeper(game, state, "trap-ram", "treasure-17")
    assert danger(game.observe(state, 0)) == 2 / 28
    empty = game.observe(replace(state, deck=state.deck.emptied()), 0)
    assert (danger(empty), expected_gain(empty)) == (0, 0)
