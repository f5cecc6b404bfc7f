"""The points of a deal: places, cards left, or chips with a pool."""

from __future__ import annotations

from collections.abc import Iterator

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.games.fan_tan.deals import ante_of, fan_tan_deals, pips_of
from mamlaka.games.fan_tan.options import FanTanOptions
from mamlaka.ledger import LedgerEntry, Points
from mamlaka.phases import LayoutPlay
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["HELD_BACK", "NEIGHBOUR", "deal_ledger"]

HELD_BACK: Points = 2
"""What a pass with a card that fits costs after the deal, in addition to the chip for the pass."""
NEIGHBOUR: Points = 5
"""What it costs for each card next to an opening card held back, paid to the holder of that neighbour."""


def deal_ledger(state: State, play: LayoutPlay) -> tuple[LedgerEntry, ...]:
    """Return the ledger of a deal.

    Args:
        state: the state at its end; with points for cards left, all hands must be known.
        play: the play that has ended.
    """
    options = state.game.options
    assert isinstance(options, FanTanOptions)
    if options.score == "places":
        return tuple(
            LedgerEntry(seat, points, "eliminated" if seat in play.eliminated else "finished", count=place)
            for place, (seat, points) in enumerate(zip(play.places, play.spec.place_points, strict=True), start=1)
        )
    if options.score == "pips":
        return tuple(_pips_left(state))
    if options.score == "cards":
        return tuple(_cards_left(state))
    return tuple(_chips(state, play))


def _cards_left(state: State) -> Iterator[LedgerEntry]:
    counts = [(seat, state.zones[seat].count) for seat in range(state.seats)]
    return (LedgerEntry(seat, -count, "cards_left", count=count) for seat, count in counts if count)


def _pips_left(state: State) -> Iterator[LedgerEntry]:
    names = state.game.deck.names
    for seat in range(state.seats):
        if cards := state.hand_mask(seat):
            points = sum(pips_of(names[card][0]) for card in iter_cards(cards))
            yield LedgerEntry(seat, -points, "pips_left", cards=cards)


def _chips(state: State, play: LayoutPlay) -> Iterator[LedgerEntry]:
    """Yield what everyone pays into the pool and to each other, and the pool for the first out."""
    dealer = fan_tan_deals(state).dealer
    assert dealer is not None
    seats = range(state.seats)
    paid = [LedgerEntry(seat, -ante_of(dealer, seat, state.seats), "ante") for seat in seats]
    passed = [(seat, play.passes_of(seat)) for seat in seats]
    paid += [LedgerEntry(seat, -count, "passes", count=count) for seat, count in passed if count]
    holder = _holders(state, play)
    dues = []
    for seat in seats:
        held = [fits for other, fits in play.free_passes if other == seat and fits & _own(holder, seat)]
        if held:
            paid.append(LedgerEntry(seat, -HELD_BACK * len(held), "held_back", count=len(held)))
        for fits in held:
            dues += _neighbours_due(play, holder, seat, fits & _own(holder, seat))
    paid += _cards_left(state)
    yield from paid
    yield from dues
    yield LedgerEntry(play.places[0], -sum(entry.points for entry in paid), "pool")


def _holders(state: State, play: LayoutPlay) -> dict[Card, Seat]:
    """Return who held each card until it was played, or holds it at the end."""
    held = {card: seat for seat in range(state.seats) for card in iter_cards(state.hand_mask(seat))}
    return held | {card: seat for seat, card in play.plays}


def _own(holder: dict[Card, Seat], seat: Seat) -> Mask:
    return sum(1 << card for card, other in holder.items() if other == seat)


def _neighbours_due(play: LayoutPlay, holder: dict[Card, Seat], seat: Seat, fits: Mask) -> list[LedgerEntry]:
    """Return what a seat owes the holders of the neighbours of the opening cards that it has held back.

    No card of a row is played before its opening card, so the holder at the end is the one at the time of the pass.
    """
    entries = []
    for start, above, below in play.plan.rows:
        near = [card for card in iter_cards((start << 1 & above) | (start >> 1 & below)) if holder.get(card) != seat]
        for card in near if start & fits else ():
            entries.append(LedgerEntry(seat, -NEIGHBOUR, "owes", cards=start, other=holder[card]))
            entries.append(LedgerEntry(holder[card], NEIGHBOUR, "is_owed", cards=1 << card, other=seat))
    return entries
