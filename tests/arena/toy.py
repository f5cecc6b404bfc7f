"""A game of which everything is known: a card of luck for each seat, and a number that each may name."""

from typing import ClassVar

from msgspec.structs import replace

from mamlaka.cards import FRENCH, Deck, iter_cards
from mamlaka.game import Game
from mamlaka.ledger import DealResult, LedgerEntry
from mamlaka.match import Deals, close_deal
from mamlaka.options import Options
from mamlaka.phase import Phase
from mamlaka.phases import Choose, OpenHands
from mamlaka.seats import Seat, Teams
from mamlaka.state import State

RANKS = 13
NUMBERS = ("0", "1", "2", "3")


class ToyDeals(Deals, frozen=True, kw_only=True):
    """The bottom phase: the numbers named in this deal."""

    named: tuple[int, ...] = ()


class Toy(Game):
    """Every seat is dealt a card and names a number: it gets the rank of its card and the number in points.

    Two deals make a match, four of which in a row two are partners.
    """

    name: ClassVar[str] = "toy"
    version: ClassVar[int] = 1
    deck: Deck = FRENCH
    allowed_seats: ClassVar[range] = range(1, 5)
    default_seats: ClassVar[int] = 4
    options_type: ClassVar[type[Options]] = Options

    def extra_zones(self, seats: int) -> tuple[tuple[str, Seat | None], ...]:
        """Return the zone of the other cards."""
        del seats
        return (("stock", None),)

    def initial_stack(self) -> tuple[Phase, ...]:
        """Return the deals."""
        return (ToyDeals(),)

    def packets(self, state: State) -> tuple[tuple[int, int], ...]:
        """Deal a card to each seat."""
        hands = tuple((seat, 1) for seat in range(state.seats))
        return (*hands, (self.zone_index["stock", None], len(self.deck) - state.seats))

    def after_phase(self, state: State, phase: Phase) -> State:
        """Ask one seat after the other, then show the cards and pay."""
        match phase:
            case Deals():
                return state.push_phase(Choose(seat=0, names=NUMBERS, opened=state.version))
            case Choose():
                deals = state.stack[0]
                assert isinstance(deals, ToyDeals)
                state = state.replace_phase(deals, replace(deals, named=(*deals.named, int(phase.chosen))))
                if phase.seat + 1 < state.seats:
                    return state.push_phase(Choose(seat=phase.seat + 1, names=NUMBERS, opened=state.version))
                return state.push_phase(OpenHands())
            case OpenHands():
                return self._close(state)
        raise AssertionError(phase)

    def _close(self, state: State) -> State:
        deals = state.stack[0]
        assert isinstance(deals, ToyDeals)
        ranks = [card % RANKS for seat in range(state.seats) for card in iter_cards(state.hand_mask(seat))]
        points = [rank + number for rank, number in zip(ranks, deals.named, strict=True)]
        entries = tuple(LedgerEntry(seat, value, "cards") for seat, value in enumerate(points))
        over = deals.deal_index == 1
        return close_deal(
            state, None if over else replace(deals, named=()), DealResult(deals.deal_index, "", 0, entries)
        )


class Pairs(Toy):
    """The same with partners."""

    name: ClassVar[str] = "pairs"
    allowed_seats: ClassVar[range] = range(4, 5)

    @property
    def teams(self) -> Teams:
        """The seats opposite each other."""
        return ((0, 2), (1, 3))
