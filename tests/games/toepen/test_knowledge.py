"""The knowledge of a seat of Toepen: discards, folded hands, signals; counted by hand and sampled exactly."""

from math import comb

import pytest

from mamlaka.cards import PIQUET
from mamlaka.rng import Rng
from mamlaka.search.worlds import count_worlds, fill_hidden_cards, sample_worlds
from mamlaka.seats import Seat
from mamlaka.table import Table
from tests.games.toepen.hands import play, table_of

ACES, SEVENS = PIQUET.select("A"), PIQUET.select("7")
DRAWS = 1000


def table_after(*hands: str, steps: str, **options: str) -> Table:
    """Return a table of two seats after some actions; seat 0 leads."""
    table = table_of({"hands": hands, "seats": 2, "options": options})
    play(table, steps.split(", "))
    return table


def share(table: Table, seat: Seat, zone: int, cards: int, number: int) -> float:
    """Return the share of the worlds of a seat's view in which a zone holds `number` of the given cards."""
    view, rng = table.view(seat), Rng(1)
    worlds = [fill_hidden_cards(view, world, rng) for world in sample_worlds(view, DRAWS, rng)]
    assert {table.state.game.deck.all_mask} == {sum(z.cards for z in state.zones) for state in worlds}
    return sum((state.zones[zone].cards & cards).bit_count() == number for state in worlds) / DRAWS


def test_a_fresh_hand_is_any_four_of_the_unseen_cards() -> None:
    """The stock is the rest."""
    table = table_after("KQJT...", "A.A.A.K", steps="keep")

    assert comb(28, 4) == count_worlds(table.view(0))


def test_a_whistle_means_three_aces_or_three_sevens() -> None:
    """Both are equally likely to a viewer who holds none of either."""
    table = table_after("KQJT...", "A.A.A.K", steps="keep, 1 whistle")

    assert 2 * comb(4, 3) * 24 == count_worlds(table.view(0))
    assert share(table, 0, 1, ACES, 3) == pytest.approx(0.5, abs=0.06)


def test_a_holder_of_aces_takes_a_whistle_for_sevens() -> None:
    """With two aces in the viewer's own hand, no opponent can hold three."""
    table = table_after("A.A.KQ.", "7.7.7.K", steps="keep, 1 whistle")

    assert comb(4, 3) * 24 == count_worlds(table.view(0))
    assert 1.0 == share(table, 0, 1, SEVENS, 3)


def test_standing_up_means_four() -> None:
    """Four aces or four sevens: two worlds."""
    table = table_after("KQJT...", "A.A.A.A", steps="keep, 1 stand")

    assert 2 == count_worlds(table.view(0))


def test_a_card_that_was_played_counts_for_its_signal() -> None:
    """A player who whistled and played an ace holds two more aces and another card, or three sevens: 72 and 4 worlds.

    They have followed spades with the ace, so their other cards may still be spades.
    """
    table = table_after("KQJT...", "A.A.A.9", steps="keep, 1 whistle, 0 KS, 1 AS")

    assert comb(3, 2) * 24 + comb(4, 3) == count_worlds(table.view(0))
    assert share(table, 0, 1, ACES, 2) == pytest.approx(72 / 76, abs=0.04)


def test_a_void_counts_together_with_a_signal() -> None:
    """A player who has whistled and could not follow spades holds no spade."""
    table = table_after("KQJT...", ".A.A.A9", steps="keep, 1 whistle, 0 KS, 1 9C")

    # Three aces without the ace of spades, or three sevens without the seven of spades: one world each.
    assert 2 == count_worlds(table.view(0))


def test_a_folded_hand_keeps_what_its_signal_proved() -> None:
    """The cards have moved to the discards, and are the same."""
    table = table_of({"hands": ["KQJT...", "A.A.A.9"], "seats": 3})
    play(table, ["keep", "1 whistle", "0 knock", "1 fold", "2 stay"])
    out = table.state.game.zone_index["out", 1]

    assert 2 * comb(4, 3) * 24 * comb(24, 4) == count_worlds(table.view(0))
    assert share(table, 0, out, ACES, 3) == pytest.approx(0.5, abs=0.06)


def test_a_folded_hand_keeps_what_its_plays_proved() -> None:
    """A player who could not follow spades and then folds has laid down no spade."""
    table = table_of({"hands": ["KQJT...", ".9.8.97"], "seats": 3})
    play(table, ["keep", "0 KS", "1 9H"])
    out = table.state.game.zone_index["out", 1]
    before = {slot.zone: slot.allowed for slot in table.view(2).deductions().slots}
    play(table, ["2 knock", "0 stay", "1 fold"])
    after = {slot.zone: slot.allowed for slot in table.view(2).deductions().slots}

    assert before[1] == after[out]
    assert not after[out] & table.state.game.deck.suit_masks[0]


def test_a_hand_keeps_what_its_plays_proved_while_others_still_answer() -> None:
    """It does so at once: the others have not yet said whether they stay in."""
    table = table_of({"hands": ["KQJT...", ".9.8.97"], "seats": 3})
    play(table, ["keep", "0 KS", "1 9H", "0 knock", "1 fold"])
    out = table.state.game.zone_index["out", 1]
    allowed = {slot.zone: slot.allowed for slot in table.view(2).deductions().slots}

    assert (2,) == table.waiting_for
    assert not allowed[out] & table.state.game.deck.suit_masks[0]


def test_silence_proves_something_only_if_the_table_calls_the_signals() -> None:
    """With auto a seat without a call does not hold three or four aces; without auto it may have forgotten."""
    silent = table_after("KQJT...", "A.A.9.K", steps="keep", signals="auto")
    manual = table_after("KQJT...", "A.A.9.K", steps="keep")

    assert comb(28, 4) - comb(4, 3) * 24 - 1 == count_worlds(silent.view(0))
    assert comb(28, 4) == count_worlds(manual.view(0))


def test_a_signal_that_the_table_calls_is_due() -> None:
    """With auto a whistle that is called means three aces, never three sevens."""
    table = table_after("KQJT...", "A.A.A.K", steps="keep", signals="auto")

    assert comb(4, 3) * 24 == count_worlds(table.view(0))


def test_a_signal_that_the_table_did_not_call_is_a_bluff() -> None:
    """With auto a player who whistles voluntarily has three sevens."""
    table = table_after("KQJT...", "7.7.7.K", steps="keep, 1 whistle", signals="auto")

    assert comb(4, 3) * 24 == count_worlds(table.view(0))


def test_discards_that_no_player_challenged_are_a_slot_of_their_own() -> None:
    """The opponent's new hand and discards are any of the unseen cards."""
    table = table_after("KQJT...", "A.A.A.9", steps="0 keep, 1 exchange, decline")

    assert comb(28, 4) * comb(24, 4) == count_worlds(table.view(0))


def test_discards_that_were_turned_up_are_known_to_everyone() -> None:
    """They cannot be anywhere else, and lie face up."""
    table = table_of({"hands": ["KQJT...", "A.A.A.9"], "seats": 2, "dealer": 0})
    play(table, ["1 exchange", "0 challenge"])
    view = table.view(0)
    away = view.state.zone("discards", 1)

    assert PIQUET.mask("AS AH AD 9C") == away.cards == away.shown
    assert comb(24, 4) == count_worlds(view)


def test_every_order_of_the_stock_is_equally_likely() -> None:
    """All orders of the stock are equally likely: the top card may be each of the unseen ones."""
    table = table_after("KQJT...", "A.A.A.9", steps="keep")
    view, rng = table.view(0), Rng(2)
    tops = [fill_hidden_cards(view, world, rng).zone("stock").order[0] for world in sample_worlds(view, 2800, rng)]

    assert 28 == len(set(tops))
    assert all(50 < tops.count(card) < 160 for card in set(tops))
