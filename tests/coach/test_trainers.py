"""Trainers: the answers hold in every deal that agrees with the view, and nothing more is certain."""

from functools import cache

import pytest

from mamlaka import Record, Rng, Table
from mamlaka.cards import iter_cards
from mamlaka.coach.trainers import TRAINERS, Question, Trainer, questions_of
from mamlaka.phases import TrickPlay
from mamlaka.plan_rules import trick_winner
from mamlaka.search.worlds import sample_worlds
from mamlaka.state import State

WORLDS = 300
GAMES = ("trex", "hearts", "tressette", "spar", "romanian_whist", "toepen")


@cache
def match(game: str) -> Record:
    """Return a finished match between players of the rules of thumb."""
    table = Table(game, seed=4, bots="rules")
    table.run()
    return table.record()


def asked(game: str, trainer: Trainer, count: int = 6) -> list[Question]:
    """Return questions about positions of a match."""
    return questions_of(match(game), trainer, count, Rng(7))


def hands(question: Question) -> list[dict[int, int]]:
    """Return the hands of all other seats in worlds that agree with the view, by seat."""
    view = question.view
    slots, unseen = view.deductions().slots, view.deductions().unseen
    found = []
    for world in sample_worlds(view, WORLDS, Rng(1)):
        held = {seat: view.state.zones[seat].cards for seat in range(view.state.seats) if seat != view.seat}
        for slot, cards in zip(slots, world, strict=True):
            if slot.zone in held:
                held[slot.zone] |= cards & unseen
        found.append(held)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_void_seat_has_no_card_of_the_suit_in_any_world(game: str) -> None:
    """And each other seat has one in some world."""
    questions = asked(game, "voids")
    assert questions
    for question in questions:
        deck = question.view.state.game.deck
        suit = deck.suit_masks[deck.suits.index(question.suit)]
        able = {seat for held in hands(question) for seat in question.choices if held[seat] & suit}

        assert set(question.choices) - question.answer == able


@pytest.mark.parametrize(
    "game",
    [
        "trex",
        *(pytest.param(game, marks=pytest.mark.slow) for game in ("hearts", "tressette", "tressette_four")),
        "spar",
        "toepen",
    ],
)
@pytest.mark.slow
def test_a_certain_card_wins_in_every_world(game: str) -> None:
    """Whatever the others follow with; and each other card that may be led can be beaten in some world."""
    questions = asked(game, "winners")
    assert questions
    for question in questions:
        view = question.view
        play = view.state.phase
        assert isinstance(play, TrickPlay)
        assert view.seat is not None
        out = set(play.out)
        beaten = {
            card
            for held in hands(question)
            for card in question.choices
            for seat, cards in held.items()
            if seat not in out
            for other in iter_cards(cards)
            if trick_winner(play.plan, ((view.seat, card), (seat, other))) == seat
        }

        assert set(question.choices) - question.answer == beaten


@pytest.mark.parametrize("game", GAMES)
def test_unseen_cards_are_counted_by_what_was_played(game: str) -> None:
    """Those of the suit without the own hand, the cards played in this deal, and the cards shown."""
    questions = asked(game, "count")
    assert questions
    for question in questions:
        state: State = question.view.state
        suit = state.game.deck.suit_masks[state.game.deck.suits.index(question.suit)]
        play = state.phase
        assert isinstance(play, TrickPlay)
        seen = question.view.hand_mask
        for trick in (*play.tricks, state.trick):
            for _, card in trick:
                seen |= 1 << card
        for zone in state.zones:
            seen |= zone.cards

        assert {(suit & ~seen).bit_count()} == question.answer


@pytest.mark.parametrize("trainer", TRAINERS)
def test_the_same_seed_asks_the_same(trainer: Trainer) -> None:
    """And another seed asks about other positions."""
    one, same, other = (questions_of(match("hearts"), trainer, 5, Rng(seed)) for seed in (1, 1, 2))

    assert one == same
    assert one != other


@pytest.mark.parametrize("trainer", TRAINERS)
def test_a_game_without_tricks_has_no_questions(trainer: Trainer) -> None:
    """Its deals have no position for them."""
    assert [] == asked("fan_tan", trainer)


def test_questions_are_about_the_seats_that_are_wanted() -> None:
    """Each shows what one of these seats knows."""
    questions = questions_of(match("hearts"), "count", 8, Rng(3), [2])

    assert {2} == {question.view.seat for question in questions}
