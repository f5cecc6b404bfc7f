"""Tables whose first deal somebody names, card by card."""

import pytest

from mamlaka.cards import Mask, iter_cards
from mamlaka.errors import InvalidSetup
from mamlaka.events import Dealt
from mamlaka.notation import format_zone
from mamlaka.registry import game_names
from mamlaka.table import Table

JACKS = "JC JS JH JD AC TC KC QC 9C 8C"


def packets_of(table: Table) -> list[tuple[int, Mask, tuple[int, ...]]]:
    """Return what the first deal gave to each place."""
    return [(event.zone, event.cards, event.order) for event in table.log if isinstance(event, Dealt)]


@pytest.mark.parametrize("name", game_names())
def test_every_game_deals_the_given_cards(name: str) -> None:
    """The cards of a deal, read from its events, make the same deal at a table with another seed."""
    table = Table(name, seed=1)
    game = table.state.game
    dealt = {
        format_zone(zone, game): " ".join(game.deck.names[card] for card in order or iter_cards(cards))
        for zone, cards, order in packets_of(table)
    }
    hands = [dealt.pop(str(seat), "") for seat in range(table.state.seats)]

    assert packets_of(table) == packets_of(Table(name, seed=2, hands=hands, zones=dealt))
    assert packets_of(table) != packets_of(Table(name, seed=2))


def test_cards_that_are_not_given_come_from_the_others() -> None:
    """An empty hand, a place without a name, and the rest of a stock; the later deals are those of the seed."""
    skat = Table("skat", seed=1, hands=[JACKS, "", "7S 8S 9S TS QS KS AS 7H 8H 9H"])
    schnapsen = Table("schnapsen", seed=1, zones={"stock": "QC"})

    assert JACKS.split() == [str(skat.state.game.deck.names[card]) for card in sorted_as(skat, JACKS)]
    assert 10 == skat.state.zones[1].cards.bit_count()
    assert "turnup: QC" in str(schnapsen)
    assert 20 == sum(cards.bit_count() for _, cards, _ in packets_of(schnapsen))


def sorted_as(table: Table, text: str) -> list[int]:
    """Return the cards of the first hand in the order of a text."""
    names = table.state.game.deck.names
    return sorted(iter_cards(table.state.zones[0].cards), key=lambda card: text.split().index(names[card]))


@pytest.mark.parametrize(
    "hands,zones,reason",
    [
        (["AS"], {}, "seat 0 gets 10 cards in skat, not 1"),
        ([JACKS, JACKS], {}, "JC is given too often, at last to seat 1"),
        ([], {"stock": "AS"}, "skat deals no cards to stock: other places are widow"),
        ([JACKS], {"widow": "JC"}, "JC is given too often, at last to widow"),
        (["", "", "", JACKS], {}, "there are 4 hands for 3 seats"),
        ([], {"widow": "AS KS QS"}, "widow gets 2 cards in skat, not 3"),
    ],
)
def test_an_impossible_deal_is_explained(hands: list[str], zones: dict[str, str], reason: str) -> None:
    """The error names the place and the cards."""
    with pytest.raises(InvalidSetup, match=reason):
        Table("skat", seed=1, hands=hands, zones=zones)


def test_a_piece_of_many_copies_is_given_as_often_as_there_are() -> None:
    """Chinese chess has five soldiers of each colour."""
    table = Table("da_qi_zi", seed=1, hands=["SR SR SR SR SR SB SB SB"])
    assert "S S S S S" in str(table)
    with pytest.raises(InvalidSetup, match="SR is given too often"):
        Table("da_qi_zi", seed=1, hands=["SR SR SR SR SR SR SB SB"])
