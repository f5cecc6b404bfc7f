"""The search bot in Cribbage: exact discards, and cards played on in worlds."""

import msgspec
import pytest

from mamlaka.bots.base import ActionValue, Limit
from mamlaka.bots.random import RandomBot
from mamlaka.bots.search import SearchBot
from mamlaka.coach.hints import hint
from mamlaka.fair import FairShuffler
from mamlaka.games.cribbage import Cribbage
from mamlaka.games.cribbage.deal import CRIBS, DECK, HAND, points_shown
from mamlaka.games.cribbage.search.actions import HANDS_OF_OTHERS, LEADS_IN_PLAY
from mamlaka.games.cribbage.search.pegging import Pegging, pile_points, play_on
from mamlaka.games.cribbage.search.race import chance_to_win, pone_chance
from mamlaka.games.cribbage.values import crib_mean, hand_mean, hand_shares, quick_points
from mamlaka.ledger import DealResult, LedgerEntry
from mamlaka.match import DealsInTurn, Setup
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.view import View
from tests.tables import act, cribbage_table

BOT = SearchBot(Rng(0))
SIX = "8C 9H KD 3S 2C 2D"


def test_a_discard_is_valued_by_all_starters_and_cribs() -> None:
    """The pone's lead is the hand less the crib and what the dealer has besides, with the suits."""
    table = cribbage_table([SIX, "5H 6S 7D JC QS TH"], "4H")
    decision = BOT.act(table.view(1), Limit())
    assert decision is not None
    own, unseen = table.state.hand_mask(1), DECK.all_mask & ~table.state.hand_mask(1)
    best = max(value.value for value in decision.action_values)

    assert 15 == len(decision.action_values)
    assert decision.action_values[0].value == best
    for value in decision.action_values:
        hand = hand_mean(own & ~value.action.cards, unseen)
        crib = value.value - hand + HANDS_OF_OTHERS[2] + LEADS_IN_PLAY[2]
        assert "lead" == value.unit
        assert crib < 0  # it is the other's
        assert crib == pytest.approx(-crib_mean(value.action.cards, unseen), abs=2.0)


def test_a_crib_of_one_of_two_opponents_counts_half() -> None:
    """Values are points above the mean of the others: with three players the dealer is one of two."""
    table = cribbage_table(["4C 5H 6S 7D JC", "8C 9H KD 3S 2C", "AS 3D 8D TS QH"], "4H")
    decision = BOT.act(table.view(1), Limit())
    assert decision is not None
    own, unseen = table.state.hand_mask(1), DECK.all_mask & ~table.state.hand_mask(1)

    for value in decision.action_values:
        hand, crib = hand_mean(own & ~value.action.cards, unseen), crib_mean(value.action.cards, unseen)
        assert value.value == pytest.approx(hand - HANDS_OF_OTHERS[3] - (crib + LEADS_IN_PLAY[3]) / 2)


def test_a_hint_lists_all_discards() -> None:
    """Two of six cards: 15 ways, the worst of which are the most telling."""
    table = cribbage_table([SIX, "5H 6S 7D JC QS TH"], "4H")

    assert 15 == len(hint(table.view(1), Limit(worlds=1), Rng(0)).choices)


@pytest.mark.parametrize(
    "hands, turn, pile, card, pegged",
    [
        ("5 | K", 0, "T", "5", (2, 1)),
        ("4 | ", 0, "T 7 T", "4", (2, 0)),
        ("A 2 | 3", 0, "", "A", (4, 0)),
    ],
)
def test_a_world_is_played_on_to_the_last_card(
    hands: str, turn: int, pile: str, card: str, pegged: tuple[int, int]
) -> None:
    """Fifteen and thirty-one bring two, the last card one; a run is answered."""
    ranks = [tuple(sorted(DECK.ranks.index(rank) for rank in hand.split())) for hand in hands.split("|")]
    position = Pegging(tuple(ranks), turn, tuple(DECK.ranks.index(rank) for rank in pile.split()))

    assert pegged == play_on(position, DECK.ranks.index(card), (0, 1))


def test_the_play_stops_when_a_side_has_what_it_needs() -> None:
    """A pair of kings wins, so the third one is not played."""
    king = DECK.ranks.index("K")
    position = Pegging(((king,), (king, king)), 1)

    assert (6, 2 + 1) != play_on(position, king, (0, 1), (99, 99))
    assert (2, 0) == play_on(position, king, (0, 1), (2, 99))


def at_scores(view: View, scores: tuple[int, int]) -> View:
    """Return a view of a first deal of two players, before which they had these scores."""
    assert view.seat is not None
    deals = view.state.stack[0]
    assert isinstance(deals, DealsInTurn)
    before = DealResult(0, "", 0, tuple(LedgerEntry(seat, score, "hand_run") for seat, score in enumerate(scores)))
    state = msgspec.structs.replace(view.state, results=(before,))
    return View(view.seat, state.replace_phase(deals, msgspec.structs.replace(deals, deal_index=1)))


def values_at(scores: tuple[int, int]) -> tuple[ActionValue, ...]:
    """Return the values of the first cards of a deal that begins with these scores; seat 1 plays and shows first."""
    table = cribbage_table([SIX, "5H 5S 5D JC QS TH"], "4H")
    act(table, 0, "discard 2C 2D")
    act(table, 1, "discard QS TH")
    decision = BOT.act(at_scores(table.view(1), scores), Limit(worlds=4))
    assert decision is not None
    return decision.action_values


def test_near_the_end_of_a_game_the_chance_to_win_is_valued() -> None:
    """Of equals, the one who shows twelve points first wins; far from the end, points are valued."""
    far, near, lost = values_at((0, 0)), values_at((112, 112)), values_at((118, 60))

    assert {"lead"} == {value.unit for value in far}
    assert {"chance"} == {value.unit for value in (*near, *lost)}
    assert near[0].value > 0.7
    assert lost[0].value < 0.1


@pytest.mark.parametrize(
    "scores, unit, discard",
    [((0, 0), "lead", "KC 7C"), ((118, 113), "chance", "8H 7C"), ((118, 88), "chance", "KC 7C")],
)
def test_near_the_end_of_a_game_a_discard_is_valued_by_the_chance_to_win(
    scores: tuple[int, int], unit: str, discard: str
) -> None:
    """The pone needs eight points now, and what the dealer gets in the crib doesn't matter: seven and eight may go.

    Without a chance, points decide, as they do far from the end.
    """
    table = cribbage_table(["TH 9C QD QS TC 6H", "4S 8H JD KC 7C AD"], "4H")
    decision = BOT.act(at_scores(table.view(1), scores), Limit())
    assert decision is not None

    assert {unit} == {value.unit for value in decision.action_values}
    assert DECK.mask(discard) == decision.action.cards


@pytest.mark.parametrize("hand", ["8C 9H KD 3S", "5H 5S 5D JC", "2C 4C 8C TC"])
def test_the_points_of_a_hand_have_the_exact_mean(hand: str) -> None:
    """How likely they are, over all starters, agrees with it."""
    cards = DECK.mask(hand)
    shares = hand_shares(cards, DECK.all_mask & ~cards)

    assert sum(shares) == pytest.approx(1)
    assert sum(points * share for points, share in enumerate(shares)) == pytest.approx(
        hand_mean(cards, DECK.all_mask & ~cards)
    )


def test_who_shows_first_wins_if_both_have_enough() -> None:
    """A pone that needs four, with a hand of four in any case, loses only to points in the play."""
    sure, later = [0.0] * 4 + [1.0], [0.0] * 20 + [1.0]

    assert pone_chance(4, 20, sure, later) > 0.99
    assert pone_chance(30, 20, sure, later) < 0.1
    assert pone_chance(4, 3, sure, later) < pone_chance(4, 6, sure, later)


@pytest.mark.parametrize("need, other, deals", [(30, 30, False), (5, 20, True), (61, 61, True)])
def test_the_chances_of_both_sides_to_win_add_up(need: int, other: int, *, deals: bool) -> None:
    """One of them wins, and it is better to need less."""
    chance = chance_to_win(need, other, deals=deals)

    assert chance == pytest.approx(1 - chance_to_win(other, need, deals=not deals))
    assert chance_to_win(need - 1, other, deals=deals) > chance


def test_points_are_counted_quickly() -> None:
    """The table of ranks with the suits gives the points of all combinations."""
    rng = Rng(5)
    for _ in range(300):
        cards = [*range(len(DECK))]
        rng.shuffle(cards)
        starter, hand = cards[0], sum(1 << card for card in cards[1:5])
        for spec in (HAND, *CRIBS.values()):
            assert points_shown(spec, hand, starter) == quick_points(spec, hand, starter)


def test_points_of_a_pile() -> None:
    """Cards of one rank, runs and sums, as in the rules."""
    assert [0, 2, 6, 12] == [pile_points((4,) * number) + (0 if number != 3 else -2) for number in range(1, 5)]
    assert 5 == pile_points((5, 3, 4))


def test_it_values_all_cards_that_fit() -> None:
    """The best comes first."""
    table = cribbage_table([SIX, "5H 6S 7D JC QS TH"], "4H")
    act(table, 0, "discard 2C 2D")
    act(table, 1, "discard QS TH")
    decision = BOT.act(table.view(1), Limit(worlds=8))
    assert decision is not None
    values = [value.value for value in decision.action_values]

    assert 4 == len(values)
    assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("seats", [3, 4])
def test_it_plays_with_more_seats(seats: int) -> None:
    """A deal for three, and for two pairs."""
    table = Table(Setup(Cribbage, seats=seats), seed=3)
    while not table.state.results:
        seat = table.waiting_for[0]
        decision = BOT.act(table.view(seat), Limit(worlds=2))
        assert decision is not None
        table.act(seat, decision.action)

    assert sum(table.state.totals) > 0


@pytest.mark.slow
def test_search_beats_chance() -> None:
    """It wins nearly all games."""
    won = 0
    for number in range(6):
        seat = number % 2
        table = Table(Setup(Cribbage, {"target": "61"}), FairShuffler(number.to_bytes(32, "big")))
        other = RandomBot(Rng(number))
        while not table.is_over:
            turn = table.waiting_for[0]
            decision = (BOT if turn == seat else other).act(table.view(turn), Limit(worlds=8))
            assert decision is not None
            table.act(turn, decision.action)
        won += table.state.totals[seat] > table.state.totals[1 - seat]

    assert won >= 5
