"""Matches: a sequence of deals, and the setup of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.errors import InvalidSetup
from mamlaka.events import DealStarted, Dealt, Event
from mamlaka.game import Game
from mamlaka.ledger import DealResult, Tally
from mamlaka.options import GivenValue, Options
from mamlaka.phase import Phase, Shuffler
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["DEAL", "PASSED_IN", "Deals", "DealsInTurn", "PotDeals", "Setup", "close_deal", "passed_in"]

DEAL = "deal"
"""The label of the draws that shuffle a deck; their index is the index of the deal."""
PASSED_IN = "passed_in"
"""The contract of a deal that everyone has passed, where it counts."""


class Deals(Phase, frozen=True, kw_only=True):
    """The bottom phase of every stack: it deals until the game ends the match."""

    event_types: ClassVar[tuple[type, ...]] = (DealStarted, Dealt)

    deal_index: int = -1
    """The index of the running deal, from 0; void deals count."""
    to_come: int = 0
    """The number of packets still to be dealt."""

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Shuffle the deck and deal one packet to each zone, in order."""
        deck = state.game.deck
        index = self.deal_index + 1
        order = shuffler(DEAL, index, len(deck))
        events: list[Event] = [DealStarted(index)]
        start = 0
        for place, count in state.game.packets(state):
            packet = tuple(order[start : start + count])
            zone = state.zones[place]
            audience = () if zone.owner is None else (zone.owner,)
            ordered_cards = packet if zone.is_ordered else ()
            cards = deck.joining(0, sum(1 << card for card in packet))
            events.append(Dealt(place, cards, count, audience, ordered_cards))
            start += count
        return events

    def evolve(self, state: State, event: Event) -> State:
        """Count the packets; play begins after the last one."""
        if isinstance(event, DealStarted):
            deals = replace(self, deal_index=event.deal_index, to_come=len(state.game.packets(state)))
        else:
            deals = replace(self, to_come=self.to_come - 1)
        state = state.replace_phase(self, deals)
        return state if deals.to_come else state.game.after_phase(state, deals)


class DealsInTurn(Deals, frozen=True, kw_only=True):
    """Deals in which the seats take turns as the dealer."""

    dealer: Seat | None = None
    """The dealer; None before the first one is drawn."""


class PotDeals(DealsInTurn, frozen=True, kw_only=True):
    """Deals around a pot: it gets all that the seats lose, and pays all that they gain."""

    pot: int = 0
    """The chips in the pot at the start of the deal."""

    def pot_now(self, state: State) -> int:
        """Return the number of chips in the pot, after the entries of the ledger so far."""
        return self.pot - sum(entry.points for entry in state.ledger)


def passed_in(state: State, deal_index: int, leader: Seat) -> DealResult:
    """Return the result of a deal that everyone has passed.

    It is void, and the next one is dealt, unless the match has a limit of deals, as a board has, whose result is
    compared with others for the same cards: then it counts, and no one scores.
    """
    if state.game.deal_limit is None:
        return DealResult(deal_index, "", leader, void="passed")
    return DealResult(deal_index, PASSED_IN, leader, tally=(Tally("passed-in"),))


def close_deal(state: State, bottom: Deals | None, result: DealResult) -> State:
    """Return the state after a deal, with its result added and the table empty.

    Args:
        state: the state at the end of the deal.
        bottom: the bottom phase for the next deal; None: the match is over. It is also over at the limit of its deals.
        result: the result of the deal.
    """
    results = (*state.results, result)
    is_limit = sum(not each.void for each in results) == state.game.deal_limit
    stack = () if bottom is None or is_limit else (bottom,)
    return State(state.game, state.game.empty_zones, stack, state.version, (), results)


@dataclass(frozen=True)
class Setup:
    """Unvalidated settings of a match: a game, options and a number of seats. `start` validates them.

    >>> from mamlaka.games.trex import Trex
    >>> Setup(Trex, {"doubling": "off"}).start().game.options.doubling
    False
    """

    game: type[Game]
    options: Options | Mapping[str, GivenValue] = field(default_factory=dict)
    """The options, or the values or texts of those that differ from the defaults."""
    seats: int | None = None
    """The number of seats; None: the game's default, or else the first that its options allow."""
    deal_limit: int | None = None
    """The number of counted deals after which the match ends in any case; None: only the rules end it. With a limit, a
    deal that everyone has passed counts."""

    def start(self) -> State:
        """Return the state before the first deal. Every `State` begins here.

        Raises:
            InvalidSetup: a setting is invalid; the message says what to change.
        """
        if isinstance(self.game, str):
            raise InvalidSetup(f"a setup takes a class of games, not a name: use find_game({self.game!r})")
        game, options = self.game, self.options
        if isinstance(options, Mapping):
            options = game.options_type.parse(options)
        if type(options) is not game.options_type:
            raise InvalidSetup(f"{game.name} takes {game.options_type.__name__}, not {type(options).__name__}")
        seats = game.usual_seats(options) if self.seats is None else self.seats
        if type(seats) is not int or seats not in game.allowed_seats:
            low, high = game.allowed_seats[0], game.allowed_seats[-1]
            allowed = f"{low} to {high} seats" if low < high else f"{low} {'seat' if low == 1 else 'seats'}"
            raise InvalidSetup(f"{game.name} is played by {allowed}, not {seats!r}")
        if self.deal_limit is not None and (type(self.deal_limit) is not int or self.deal_limit < 1):
            raise InvalidSetup(f"a match has at least one deal, so it can't be limited to {self.deal_limit!r}")
        rules = game(options, seats)
        if self.deal_limit is not None:
            rules.deal_limit = self.deal_limit
        return State(rules, rules.empty_zones, rules.initial_stack())
