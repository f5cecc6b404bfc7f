"""Scopone: two pairs capture cards of the table with cards of the same value, or with their sum.

Sources: the federal rules of FIGS, scoponescientifico.tripod.com, digitalmoka, jmpcav, spazioinwind and others, read in
2026. `docs/games/scopone.md` cites them rule by rule.

`Scopone.after_phase` is the state machine: it determines the phase that follows each finished one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Literal

from msgspec.structs import replace

from mamlaka.captures import CaptureSpec
from mamlaka.cards import ITALIAN, Deck
from mamlaka.display import Badge, Display, Message
from mamlaka.game import Game
from mamlaka.games.scopone.lesson import lesson_of
from mamlaka.games.scopone.options import ScoponeOptions
from mamlaka.games.scopone.phases import CapturePlay
from mamlaka.games.scopone.scoring import NAPOLEONE, TEAMS, deal_entries, deal_tally
from mamlaka.ledger import DealResult
from mamlaka.lesson import Lesson
from mamlaka.match import DealsInTurn, close_deal
from mamlaka.options import Options
from mamlaka.phase import Phase
from mamlaka.phases import DrawDealer, MoveFaceUp
from mamlaka.seats import Direction, Seat, Teams, next_seat
from mamlaka.state import State

__all__ = ["Scopone", "ScoponeOptions", "capture_spec"]

TABLE_CARDS = 4
"""The number of cards that lie on the table at first, with nine cards each."""
MANY_KINGS = 3
"""With so many kings among them the cards are dealt again."""
KINGS = ITALIAN.select("K")


@lru_cache(maxsize=16)
def capture_spec(options: ScoponeOptions) -> CaptureSpec:
    """Return the rules of captures under these options."""
    return CaptureSpec(
        ITALIAN,
        fewest=options.sum_choice == "fewest",
        takes_all="A" if options.ace == "sweeps" else "",
        last_sweeps=options.last_scopa,
    )


class Scopone(Game):
    """The rules of Scopone."""

    name: ClassVar[str] = "scopone"
    version: ClassVar[int] = 1
    deck: Deck = ITALIAN
    allowed_seats: ClassVar[range] = range(4, 5)
    default_seats: ClassVar[int] = 4
    options_type: ClassVar[type[Options]] = ScoponeOptions

    options: ScoponeOptions

    @property
    def direction(self) -> Direction:
        """Counter-clockwise: the next seat sits on the right."""
        return "ccw"

    @property
    def look_back(self) -> Literal["none"]:
        """Nothing: there are no tricks. The option of this name is about the captured cards."""
        return "none"

    @property
    def teams(self) -> Teams:
        """The seats that sit opposite each other."""
        return TEAMS

    def extra_zones(self, seats: int) -> tuple[tuple[str, Seat | None], ...]:
        """Return the stock, from which the first cards of the table come."""
        del seats
        return (("stock", None),)

    def packets(self, state: State) -> tuple[tuple[int, int], ...]:
        """Return the hands, and the cards for the table if there are any."""
        on_table = TABLE_CARDS if self.options.form == "nine" else 0
        hands = tuple((seat, (len(self.deck) - on_table) // state.seats) for seat in range(state.seats))
        return (*hands, (self.zone_index["stock", None], on_table)) if on_table else hands

    def lesson(self) -> Lesson:
        """Return the values of the cards, captures, scope, and the points of a deal."""
        return lesson_of(self.options)

    def display(self, state: State) -> Display:
        """Return the dealer, the scope of each seat, and the captured cards that may be seen."""
        plain = super().display(state)
        deals = state.stack[0] if state.stack else None
        if not isinstance(deals, DealsInTurn) or deals.dealer is None:
            return plain
        badges, face_up = [Badge(deals.dealer, Message("badge-dealer"), "dealer")], 0
        play = state.phase
        if isinstance(play, CapturePlay):
            badges += [Badge(seat, Message("badge-scope", {"count": n})) for seat, n in enumerate(play.sweeps) if n]
            if self.options.look_back == "all":
                face_up = sum(state.zone("taken", seat).cards for seat in range(state.seats))
            elif self.options.look_back == "last" and play.latest is not None:
                face_up = play.latest.takes | 1 << play.latest.card
        return replace(plain, badges=tuple(badges), face_up=face_up)

    def initial_stack(self) -> tuple[Phase, ...]:
        """Return the deals, and the draw for the first dealer."""
        return (DealsInTurn(), DrawDealer())

    def after_phase(self, state: State, phase: Phase) -> State:
        """Return the state after a phase that has ended: the state machine of Scopone."""
        match phase:
            case DrawDealer(dealer=int(dealer)):
                deals = deals_of(state)
                return state.replace_phase(deals, replace(deals, dealer=dealer))
            case DealsInTurn() if self.options.form == "nine":
                index = self.zone_index
                return state.push_phase(MoveFaceUp(source=index["stock", None], target=self.layout_zone))
            case DealsInTurn():
                return self._play(state)
            case MoveFaceUp():
                deals = deals_of(state)
                kings = state.zones[self.layout_zone].cards & KINGS
                if self.options.kings == "redeal" and kings.bit_count() >= MANY_KINGS:
                    void = DealResult(deals.deal_index, "", self._first(deals), void="kings")
                    return close_deal(state, deals, void)
                return self._play(state)
            case CapturePlay():
                return self._close(state, phase)
        raise AssertionError(phase)

    def _play(self, state: State) -> State:
        """Return the state before the first card."""
        return state.push_phase(
            CapturePlay.start(capture_spec(self.options), self._first(deals_of(state)), state, "scopa")
        )

    def _first(self, deals: DealsInTurn) -> Seat:
        """Return the seat that plays first: the one on the right of the dealer, who deals next."""
        assert deals.dealer is not None
        return next_seat(deals.dealer, self.seats)

    def _close(self, state: State, play: CapturePlay) -> State:
        deals = deals_of(state)
        first = self._first(deals)
        taken = [state.zone("taken", seat).cards for seat in range(self.seats)]
        entries = deal_entries(self.options, taken, play.sweeps)
        tally = deal_tally(self.options, taken, play.sweeps)
        result = DealResult(deals.deal_index, "", first, entries, tally=tally)
        closed = close_deal(state, replace(deals, dealer=first), result)
        return replace(closed, stack=()) if self._is_decided(closed) else closed

    def _is_decided(self, state: State) -> bool:
        """Return whether the match is over after the deals so far."""
        first, second = (sum(state.totals[seat] for seat in side) for side in TEAMS)
        is_won = max(first, second) >= int(self.options.target) and first != second
        return is_won or all_coins_of(state) is not None

    def final_ranks(self, state: State) -> tuple[int, ...]:
        """Return (sides,): the ranks by points, unless all ten coins have won."""
        winner = all_coins_of(state)
        return self.ranks(state.totals) if winner is None else tuple(1 + (winner not in side) for side in TEAMS)


def deals_of(state: State) -> DealsInTurn:
    """Return the bottom phase of a match that is not over."""
    bottom = state.stack[0]
    assert isinstance(bottom, DealsInTurn)
    return bottom


def all_coins_of(state: State) -> Seat | None:
    """Return the first seat of the side that has won the match with all coins; None: there was none."""
    entries = state.results[-1].entries if state.results else ()
    return next((entry.seat for entry in entries if entry.reason == NAPOLEONE), None)
