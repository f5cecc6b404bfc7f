"""The tactics of Kein Stich. Rules up to 11 are advice from the game's sources; rules from 60 are additions."""

from __future__ import annotations

from collections.abc import Callable

from mamlaka.actions import Action
from mamlaka.bots.costly_tricks import (
    QUEEN,
    SHORT_SUIT,
    TOP,
    CostlyPosition,
    discard_costs,
    discards,
    duck,
    follows,
    king_costs,
    leads,
    mind_the_king,
    queens_cost,
    save_low_for_last,
    slip_under,
)
from mamlaka.bots.positions import lead_low
from mamlaka.bots.rules import RuleOfThumb, Tactics, all_of
from mamlaka.cards import iter_cards, lowest_card
from mamlaka.games.kein_stich.options import KeinStichOptions

__all__ = ["TACTICS"]

LOW = 1
"""The place of the eight, up to which cards are worth keeping for the last tricks."""
COVER = 2
"""The number of lower cards that make a queen safe, and of seats without a suit that make it dangerous to win."""


Condition = Callable[[CostlyPosition], bool]


# --- when -------------------------------------------------------------------------------------------------------------


def must_win(position: CostlyPosition) -> bool:
    """Return whether the bot beats the trick with every card, and plays last or the tricks cost."""
    return position.must_win and position.is_last


def lays(position: CostlyPosition) -> bool:
    """Return whether a card is to be played to the layout."""
    return position.layout is not None


def tricks_cost(position: CostlyPosition) -> bool:
    """Return whether a trick costs, or the last one does."""
    return bool(position.per_trick) or position.only_last_costs


def hearts_cost(position: CostlyPosition) -> bool:
    """Return whether every heart costs."""
    return all(position.costs[card] for card in iter_cards(position.hearts))


def last_costs(position: CostlyPosition) -> bool:
    """Return whether only the last trick costs."""
    return position.only_last_costs


def all_counts(position: CostlyPosition) -> bool:
    """Return whether some trick or card of the deal costs other than the last trick."""
    return position.play is not None and not position.only_last_costs


# --- advice on tricks -------------------------------------------------------------------------------------------------


def keep_low(position: CostlyPosition, action: Action) -> float:
    """Get rid of high cards of short suits, and keep sevens and eights."""
    card = action.card
    if position.place(card) <= LOW:
        return -1.0
    is_short = (position.hand & position.suit(card)).bit_count() <= SHORT_SUIT
    return position.place(card) / TOP if is_short else 0.0


def discard_from_unsafe(position: CostlyPosition, action: Action) -> float:
    """Discard the highest card of a suit in which the cards can't stay below others."""
    card = action.card
    own = position.hand & position.suit(card)
    is_highest = not own & position.above(card)
    return position.unsafe(position.suit(card)) / own.bit_count() if is_highest else 0.0


def hearts_from_below(position: CostlyPosition, action: Action) -> float:
    """Discard the highest heart, and lead only the lowest."""
    card = action.card
    own = position.hand & position.hearts
    if not own >> card & 1:
        return 0.0
    if position.leads:
        return 0.0 if card == lowest_card(own) else -1.0
    return 1.0 if position.discards and card == own.bit_length() - 1 else 0.0


def mind_queens(position: CostlyPosition, action: Action) -> float:
    """Discard a queen without two lower cards; lead suits whose queen has fallen, and no ace or king over a queen."""
    card = action.card
    queen = position.queens & position.suit(card)
    if position.discards:
        is_bare = (position.hand & position.below(card)).bit_count() < COVER
        return 1.0 if queen >> card & 1 and is_bare else 0.0
    if not position.leads:
        return 0.0
    if not queen & (position.hand | position.unseen):
        return 1.0
    return -1.0 if position.place(card) >= QUEEN else 0.0


def count_voids(position: CostlyPosition, action: Action) -> float:
    """Lead a suit that two seats lack only if someone else must win it."""
    card = action.card
    suit = position.suit(card)
    if position.without(suit) < COVER:
        return 0.0
    return 1.0 if position.unseen & position.above(card) and not position.unseen & position.below(card) else -1.0


def win_high(position: CostlyPosition, action: Action) -> float:
    """Take the trick with the highest card that costs nothing more."""
    card = action.card
    return position.place(card) / TOP - position.costs[card] / 10


# --- advice on the layout ---------------------------------------------------------------------------------------------


def jacks_last(position: CostlyPosition, action: Action) -> float:
    """Keep for later a jack whose ten and queen are in the hand: it opens nothing, and no one can block it."""
    card = action.card
    return -1.0 if position.jacks >> card & 1 and not position.opened(card) & position.unseen else 0.0


def towards_own(position: CostlyPosition, action: Action) -> float:
    """Play towards own aces and sevens, and hold back cards that only others wait for."""
    card = action.card
    value = 0.0
    for side in position.sides(card):
        beyond = side & ~position.placed
        own = beyond & position.hand
        if own:
            farthest = max(abs(other - card) for other in iter_cards(own))
            value += farthest / TOP
        elif beyond:
            value -= beyond.bit_count() / TOP
    return max(-1.0, min(1.0, value))


def count_passes(position: CostlyPosition, action: Action) -> float:
    """Open nothing new while a seat with the fewest cards has none that fits."""
    assert position.layout is not None
    sizes = {seat: position.state.zones[seat].count for seat in position.others if position.state.zones[seat].count}
    fitting = position.layout.placeable(position.state)
    stuck = [seat for seat in sizes if sizes[seat] == min(sizes.values()) and not position.may_hold[seat] & fitting]
    return -1.0 if stuck and position.opened(action.card) & position.unseen else 0.0


def opens_nothing(position: CostlyPosition, action: Action) -> float:
    """Play the end of a row, or a card whose neighbours are in the hand."""
    return 0.0 if position.opened(action.card) & position.unseen else 1.0


TACTICS = Tactics(
    CostlyPosition,
    (
        RuleOfThumb(1, "rule-kein-stich-1", 12, all_of(tricks_cost, discards), keep_low),
        RuleOfThumb(2, "rule-kein-stich-2", 30, discards, discard_from_unsafe),
        RuleOfThumb(3, "rule-kein-stich-3", 60, hearts_cost, hearts_from_below),
        RuleOfThumb(4, "rule-kein-stich-4", 60, queens_cost, mind_queens),
        RuleOfThumb(5, "rule-kein-stich-5", 100, king_costs, mind_the_king),
        RuleOfThumb(7, "rule-kein-stich-7", 20, lays, jacks_last),
        RuleOfThumb(8, "rule-kein-stich-8", 60, lays, towards_own),
        RuleOfThumb(9, "rule-kein-stich-9", 30, lays, count_passes),
        RuleOfThumb(11, "rule-kein-stich-11", 30, all_of(leads, all_counts), count_voids),
        RuleOfThumb(60, "rule-kein-stich-60", 50, all_of(leads, all_counts), lead_low),
        RuleOfThumb(61, "rule-kein-stich-61", 50, all_of(follows, all_counts), duck),
        RuleOfThumb(62, "rule-kein-stich-62", 40, must_win, win_high),
        RuleOfThumb(64, "rule-kein-stich-64", 80, follows, slip_under),
        RuleOfThumb(65, "rule-kein-stich-65", 80, discards, discard_costs),
        RuleOfThumb(66, "rule-kein-stich-66", 100, last_costs, save_low_for_last),
        RuleOfThumb(67, "rule-kein-stich-67", 30, lays, opens_nothing),
    ),
    supported_options=frozenset(row.name for row in KeinStichOptions.describe()),
    explained={
        6: "The bot counts prices by the rules of the deal, so that two tricks weigh as much as a queen.",
        10: "The bot does not play for the standing: each deal counts for itself, the layout as much as any.",
    },
)
"""Which card to play to tricks and to the layout."""
