"""A first deal whose cards somebody names, as they lie on a kitchen table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from mamlaka.cards import Card, Deck, Mask, iter_cards
from mamlaka.engine import start_match
from mamlaka.errors import InvalidSetup
from mamlaka.events import Dealt
from mamlaka.match import DEAL
from mamlaka.notation import format_zone, parse_card, parse_hand
from mamlaka.phase import Shuffler
from mamlaka.state import State

__all__ = ["given_deal"]


def given_deal(start: State, hands: Sequence[str], zones: Mapping[str, str], shuffler: Shuffler) -> Shuffler:
    """Return a shuffler that deals the given cards in the first deal, and all others as another shuffler does.

    Args:
        start: the state before the match.
        hands: the hand of each seat, as text; an empty one is not given.
        zones: the cards of other places, by the names of the places; of a stock the top card first, and perhaps only
            some.
        shuffler: deals everything else.

    Raises:
        InvalidSetup: the game does not deal so, or a card is given twice.
        ParseError: a text is no cards.
    """
    game, deck = start.game, start.game.deck
    packets = [
        (format_zone(event.zone, game), event.count)
        for event in start_match(start, shuffler)[0]
        if isinstance(event, Dealt)
    ]
    given = _given_cards(deck, hands, zones)
    _check_places(given, packets, len(hands), start)
    named = {card for cards in given.values() for card in cards}
    others = iter([card for card in shuffler(DEAL, 0, len(deck)) if card not in named])
    order: list[Card] = []
    for place, count in packets:
        mine = [given[place].pop(0) for _ in range(min(count, len(given.get(place, ()))))]
        order += mine
        order += islice(others, count - len(mine))
    order += others

    def deal(label: str, index: int, size: int) -> Sequence[int]:
        return order if (label, index) == (DEAL, 0) else shuffler(label, index, size)

    return deal


def _given_cards(deck: Deck, hands: Sequence[str], zones: Mapping[str, str]) -> dict[str, list[Card]]:
    """Return the cards of each place in their order; no card is given twice."""
    taken = 0
    found: dict[str, list[Card]] = {}
    for place, text in (*((str(seat), hand) for seat, hand in enumerate(hands)), *zones.items()):
        cards: list[Card] = []
        for mask in _masks(deck, text):
            copies = deck.joining(taken, mask)
            if taken & copies or deck.format(copies) != deck.format(mask):
                raise InvalidSetup(f"{deck.format(mask)} is given too often, at last to {_receiver(place)}")
            taken |= copies
            cards += iter_cards(copies)
        if cards:
            found[place] = cards
    return found


def _masks(deck: Deck, text: str) -> Iterator[Mask]:
    """Yield the cards of a text: ranks by suit, such as `AKT3.Q9.J742.865`, together, and names one by one."""
    if "." in text:
        yield parse_hand(text, deck)
    else:
        yield from (1 << parse_card(name, deck) for name in text.split())


def _check_places(given: Mapping[str, list[Card]], packets: list[tuple[str, int]], hands: int, start: State) -> None:
    """Raise InvalidSetup if a place gets no cards or another number of them."""
    if hands > start.seats:
        raise InvalidSetup(f"there are {hands} hands for {start.seats} seats")
    counts: dict[str, int] = {}
    for place, count in packets:
        counts[place] = counts.get(place, 0) + count
    for place, cards in given.items():
        if place not in counts:
            known = ", ".join(name for name in counts if not name.isdecimal()) or "none"
            raise InvalidSetup(f"{start.game.name} deals no cards to {_receiver(place)}: other places are {known}")
        count = counts[place]
        if len(cards) > count or (place.isdecimal() and len(cards) < count):
            raise InvalidSetup(f"{_receiver(place)} gets {count} cards in {start.game.name}, not {len(cards)}")


def _receiver(place: str) -> str:
    return f"seat {place}" if place.isdecimal() else place
