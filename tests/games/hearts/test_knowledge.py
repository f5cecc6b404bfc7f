"""The knowledge of a seat of Hearts: cards passed and cards left over, counted by hand and sampled exactly."""

from math import factorial

import pytest

from mamlaka.cards import FRENCH, Mask
from mamlaka.games.hearts import HeartsOptions
from mamlaka.rng import Rng
from mamlaka.search.worlds import count_worlds, fill_hidden_cards, sample_worlds
from mamlaka.seats import Seat
from mamlaka.table import Table
from mamlaka.view import View
from tests.games.hearts.test_rules import VECTORS, play, table_of
from tests.tables import hearts_of, seen_from

DRAWS = 1000
BLACK_LADY = HeartsOptions.presets["black_lady"].texts
FIRST_PASS = ["0 give QS AH", "1 give TS 5D", "2 give 9H 7C"]
"""Seat 1 passes the ten of spades and the five of diamonds to seat 0."""


def black_lady(steps: list[str]) -> Table:
    """Return a table of three after some actions; seat 1 deals, and seat 2 leads."""
    hands = ["KQ64.AJ54.JT87.A864", "JT8732.K73.K9654.T2", "A.QT92.AQ32.KQJ9753"]
    table = table_of({"hands": hands, "stock": "6H 9S 8H 5S", "dealer": 1, "options": BLACK_LADY})
    play(table, FIRST_PASS + steps)
    return table


def share(view: View, seat: Seat, cards: Mask) -> float:
    """Return the share of the worlds of a view in which a seat holds all of the given cards."""
    rng = Rng(1)
    worlds = [fill_hidden_cards(view, world, rng) for world in sample_worlds(view, DRAWS, rng)]
    return sum(not cards & ~state.hand_mask(seat) for state in worlds) / DRAWS


def ways(*counts: int) -> int:
    """Return the number of ways in which cards spread over places of the given sizes."""
    product = factorial(sum(counts))
    for count in counts:
        product //= factorial(count)
    return product


def test_passed_cards_are_known_until_they_are_played() -> None:
    """Three of the thirteen cards of the left-hand neighbour are known; ten are left when these have been played."""
    row = VECTORS["pass"][0]
    table = table_of(row)
    play(table, row["said"])

    assert FRENCH.mask("QS AH KH") == table.view(0).state.hand_mask(1)
    assert ways(10, 12, 13) == count_worlds(table.view(0))  # everyone has seen 2C in the hand of seat 2
    assert ways(13, 13, 12, 13) == count_worlds(table.view(None))


def test_a_card_of_the_first_pass_is_known_when_the_second_is_chosen() -> None:
    """No card has been passed on yet; two cards are left over face down."""
    view = black_lady([]).view(1)

    assert FRENCH.mask("TS 5D") == view.state.hand_mask(0)
    assert ways(14, 16, 2) == count_worlds(view)


def test_passed_cards_may_have_been_passed_on() -> None:
    """One of sixteen cards has gone from seat 0 to seat 2: with a chance of two in sixteen it was one of those two."""
    view = black_lady(["0 give 7D", "1 give 3H", "2 give QD"]).view(1)
    given = FRENCH.mask("TS 5D")

    assert FRENCH.mask("3H") == view.state.hand_mask(0)
    assert ways(13, 15, 1, 2) + 2 * ways(14, 15, 2) == count_worlds(view)
    assert share(view, 0, given) == pytest.approx(14 / 16, abs=0.03)
    assert [1 / 16, 1 / 16] == [pytest.approx(share(view, 2, FRENCH.mask(card)), abs=0.03) for card in ("TS", "5D")]


def test_a_spectator_knows_nothing() -> None:
    """Only the passer and the receiver have seen a card that moved."""
    table = black_lady(["0 give 5D", "1 give 3H", "2 give QD"])

    assert FRENCH.mask("5D") == table.view(0).state.hand_mask(2)
    assert FRENCH.mask("5D") & table.view(2).hand_mask
    assert ways(16, 16, 16, 2) == count_worlds(table.view(None))


def test_a_card_that_was_passed_on_shows_which_others_were_not() -> None:
    """Seat 2 plays the five of diamonds: so that card was passed on, and the ten of spades was not."""
    table = black_lady(["0 give 5D", "1 give 3H", "2 give QD", "2 5D"])
    view = table.view(1)

    assert ways(14, 15, 2) == count_worlds(view)
    assert 1.0 == share(view, 0, FRENCH.mask("TS"))


def test_another_card_played_may_be_the_one_that_was_passed() -> None:
    """Seat 2 plays a diamond that it was dealt or received, so it is likelier that the ten of spades did not move."""
    table = black_lady(["0 give 7D", "1 give 3H", "2 give QD", "2 7D"])
    view = table.view(1)

    # The card passed was the one played, another one that is still held, or one of the two.
    assert ways(13, 15, 2) + ways(13, 14, 1, 2) + 2 * ways(14, 14, 2) == count_worlds(view)


def test_a_player_who_plays_a_card_did_not_pass_it() -> None:
    """Seat 0 follows with the ten of spades; the five of diamonds may still have been passed on."""
    table = black_lady(["0 give 7D", "1 give 3H", "2 give QD", "2 AS", "0 TS"])
    view = table.view(1)

    assert share(view, 2, FRENCH.mask("5D")) == pytest.approx(1 / 15, abs=0.03)


def test_a_void_holds_for_passed_cards_too() -> None:
    """Seat 2 cannot follow diamonds: so the five of diamonds was not passed on; the ten of spades may have been."""
    table = black_lady(["0 give KS", "1 give 3H", "2 give QD"])
    play(table, ["2 AD", "0 7D", "1 4D", "2 3D", "0 8D", "1 9D", "1 6D", "2 2D", "0 TD", "0 JD", "1 KD", "2 KC"])
    view = table.view(1)

    assert 0.0 == share(view, 2, FRENCH.mask("5D"))
    assert 0.0 < share(view, 2, FRENCH.mask("TS"))


@pytest.mark.parametrize("early_end,stock", [("on", {"2S", "3S"}), ("off", {"2S", "3S", "QS"})])
def test_a_deal_that_continues_shows_that_a_penalty_card_is_in_a_hand(early_end: str, stock: set[str]) -> None:
    """Of the cards that count only the queen is missing: if she were left over, the deal would be over."""
    options = HeartsOptions.parse({**BLACK_LADY, "early_end": early_end})
    hands = [FRENCH.mask(cards) for cards in ("AC", "QS", "2S")]
    state = hearts_of(hands, options, 0, first_trick=False)
    rest = FRENCH.all_mask & ~sum(hands) & ~FRENCH.mask("3S")
    for kind, owner, cards in (("stock", None, FRENCH.mask("3S")), ("taken", 0, rest)):
        place = state.game.zone_index[kind, owner]
        state = state.with_zone(place, state.zones[place].with_cards(cards, cards.bit_count()))
    view, rng = seen_from(state, 0), Rng(1)
    worlds = [fill_hidden_cards(view, world, rng) for world in sample_worlds(view, 100, rng)]

    assert stock == {FRENCH.format(world.zone("stock").cards) for world in worlds}
    assert 2 * len(stock) == count_worlds(view)
