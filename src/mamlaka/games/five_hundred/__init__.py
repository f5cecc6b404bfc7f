"""Five Hundred: bid for the contract, take the widow, and make the tricks with bowers and a joker.

Sources: McLeod's notes, the Official Team Rules, howstuffworks, gokurakism.com, trickstercards and others, read in
2026. `docs/games/five_hundred.md` cites them rule by rule.

`FiveHundred.after_phase` is the state machine: it determines the phase that follows each finished one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from mamlaka.cards import Deck
from mamlaka.display import Badge, CardMark, Display, Message, PileStyle
from mamlaka.errors import InvalidSetup
from mamlaka.game import Game
from mamlaka.games.five_hundred.contracts import (
    BIDS,
    DEAL,
    HAND_SIZE,
    LAST_DEAL,
    MADE,
    NO_TRUMP,
    SLAMS,
    THREE,
    WIDOW_SIZE,
    Bid,
    bids_of,
    deck_of,
    ledger_of,
    partner_of,
    spec_of,
    teams_of,
    words_of,
)
from mamlaka.games.five_hundred.lesson import lesson_of
from mamlaka.games.five_hundred.options import THROW_IN, FiveHundredOptions
from mamlaka.games.five_hundred.phases import LayAway
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import DealResult, Points
from mamlaka.lesson import Lesson
from mamlaka.match import DealsInTurn, close_deal, passed_in
from mamlaka.options import Options
from mamlaka.phase import Phase
from mamlaka.phases import Auction, DeclarerPlay, DrawDealer, TakeWidow, trick_play_of
from mamlaka.plan import lower
from mamlaka.seats import Seat, Teams, next_seat
from mamlaka.state import State
from mamlaka.tricks import TrickSpec

__all__ = ["FiveHundred", "FiveHundredDeals", "FiveHundredOptions", "deals_of"]


class FiveHundredDeals(DealsInTurn, frozen=True, kw_only=True):
    """Deals in turn, with the contract of the running one."""

    rank: int = 0
    """The rank of the highest bid, from 1; 0: there is none."""
    contractor: Seat | None = None
    """The seat that has made it."""

    @property
    def bid(self) -> Bid | None:
        """The contract; None: there is none."""
        return BIDS[self.rank - 1] if self.rank else None


class FiveHundred(Game):
    """The rules of Five Hundred."""

    name: ClassVar[str] = "five_hundred"
    version: ClassVar[int] = 2
    deck: Deck = THREE
    allowed_seats: ClassVar[range] = range(3, 5)
    default_seats: ClassVar[int] = 3
    options_type: ClassVar[type[Options]] = FiveHundredOptions
    specs: ClassVar[tuple[TrickSpec | LayoutSpec, ...]] = (DEAL,)

    options: FiveHundredOptions

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(options, seats)
        if seats not in self.seats_for(options):
            raise InvalidSetup(
                f"five_hundred with players={self.options.players} is played by {self.options.players} seats, not "
                f"{seats}: change the number of seats, or players"
            )

    @classmethod
    def seats_for(cls, options: Options) -> Sequence[int]:
        """Return the number of players."""
        assert isinstance(options, FiveHundredOptions)
        return (int(options.players),)

    @classmethod
    def deck_for(cls, options: Options, seats: int) -> Deck:
        """Return 33 cards for three players, and 43 for four."""
        del options
        return deck_of(seats)

    @property
    def teams(self) -> Teams:
        """The seats that sit opposite each other, if there are four."""
        return teams_of(self.seats)

    @property
    def target(self) -> Points:
        """The points that end the match."""
        return int(self.options.target)

    def extra_zones(self, seats: int) -> tuple[tuple[str, Seat | None], ...]:
        """Return the widow, the discards, and a place for each hand that its owner lays away."""
        return (("widow", None), ("discards", None), *(("out", seat) for seat in range(seats)))

    def packets(self, state: State) -> tuple[tuple[int, int], ...]:
        """Return ten cards for each hand, and three for the widow."""
        hands = tuple((seat, HAND_SIZE) for seat in range(state.seats))
        return (*hands, (self.zone_index["widow", None], WIDOW_SIZE))

    def initial_stack(self) -> tuple[Phase, ...]:
        """Return the deals, and the draw for the first dealer."""
        return (FiveHundredDeals(), DrawDealer())

    def display(self, state: State) -> Display:
        """Return the dealer, the bids, the contract with its trumps, and the suit that a joker is led as."""
        plain = replace(super().display(state), piles=(PileStyle("out", "hidden"),))
        deals, top = state.stack[0] if state.stack else None, state.stack[-1] if state.stack else None
        if not isinstance(deals, FiveHundredDeals) or deals.dealer is None:
            return plain
        badges = [Badge(deals.dealer, Message("badge-dealer"), "dealer")]
        if isinstance(top, Auction):
            bid = (Badge(None, Message("badge-bid-name", {"name": top.bid_name})),) if top.bid else ()
            return replace(plain, badges=(*badges, *bid, *top.badges))
        play = trick_play_of(state)
        if deals.contractor is not None and deals.bid:
            badges.append(Badge(deals.contractor, Message("badge-contract-of", {"name": deals.bid.name}), "crown"))
        marks: tuple[CardMark, ...] = ()
        if isinstance(play, DeclarerPlay):
            trump = play.spec.trump
            badges.append(Badge(None, Message("badge-trump", {"suit": trump}) if trump else Message("badge-no-trump")))
            badges += [Badge(seat, Message("badge-hand-away"), "out") for seat in play.out]
            if word := play.word_of(state):
                marks = (CardMark(word.card, Message("mark-lead-word", {"name": word.word})),)
        contract = deals.bid.name if deals.bid else NO_TRUMP if play else ""
        return replace(plain, contract=contract, badges=tuple(badges), card_marks=marks)

    def lesson(self) -> Lesson:
        """Return the cards, the auction, the widow, the bids with their values, and the words of the game."""
        return lesson_of(self.options, self.seats)

    def after_phase(self, state: State, phase: Phase) -> State:
        """Return the state after a phase that has ended: the state machine of Five Hundred."""
        match phase:
            case DrawDealer(dealer=int(dealer)):
                return _agreed(state, dealer=dealer)
            case FiveHundredDeals():
                rows = bids_of(self.options)
                first, form = self._first(state), self.options.auction
                return state.push_phase(Auction(turn=first, **rows._asdict(), form=form, opened=state.version))
            case Auction(bidder=int(contractor), bid=rank):
                state = _agreed(state, rank=rank, contractor=contractor)
                return state.push_phase(TakeWidow(turn=contractor, is_shown=False))
            case Auction():
                return self._pass_in(state) if self.options.all_pass == THROW_IN else self._play(state)
            case TakeWidow():
                away = self._away(state)
                return self._play(state) if away is None else state.push_phase(LayAway(seat=away))
            case LayAway():
                return self._play(state)
            case DeclarerPlay():
                deals = deals_of(state)
                entries = ledger_of(self.options, self.seats, phase.winners, deals.bid, deals.contractor)
                leader = self._first(state) if deals.contractor is None else deals.contractor
                contract = deals.bid.name if deals.bid else NO_TRUMP
                return self._close(state, DealResult(deals.deal_index, contract, leader, entries))
        raise AssertionError(phase)

    def _first(self, state: State) -> Seat:
        """Return the seat that bids first: the one on the dealer's left."""
        dealer = deals_of(state).dealer
        assert dealer is not None
        return next_seat(dealer, self.seats)

    def _away(self, state: State) -> Seat | None:
        """Return the seat that lays its hand away: the partner of a contractor who plays misère."""
        deals = deals_of(state)
        if deals.contractor is None or not deals.bid or not deals.bid.is_misere:
            return None
        return partner_of(deals.contractor, self.seats)

    def _play(self, state: State) -> State:
        """Return the state before the first lead: by the contractor, or on the dealer's left if there is none."""
        deals, away = deals_of(state), self._away(state)
        leader = self._first(state) if deals.contractor is None else deals.contractor
        spec = spec_of(self.options, self.seats, deals.bid, leader)
        return state.push_phase(
            DeclarerPlay(
                spec=spec,
                plan=lower(spec),
                turn=leader,
                opened=state.version,
                out=() if away is None else (away,),
                words=words_of(self.deck, spec.trump),
                open_hand=leader if deals.bid and deals.bid.is_open else None,
                open_after=1,
            )
        )

    def _pass_in(self, state: State) -> State:
        """Return the state after a deal that everyone has passed."""
        return self._close(state, passed_in(state, deals_of(state).deal_index, self._first(state)))

    def _close(self, state: State, result: DealResult) -> State:
        """Return the state after a deal with this result."""
        deals, first = deals_of(state), self._first(state)
        closed = close_deal(state, replace(deals, dealer=first, rank=0, contractor=None), result)
        over = self.is_decided(closed) or deals.deal_index + 1 == LAST_DEAL
        return replace(closed, stack=()) if over else closed

    def side_totals(self, state: State) -> list[Points]:
        """Return (sides,): the points so far."""
        return [sum(state.totals[seat] for seat in side) for side in self.sides]

    def maker(self, state: State) -> int | None:
        """Return the index of the side that has made the contract of the last deal and has the target."""
        entries = state.results[-1].entries if state.results else ()
        made = {entry.seat for entry in entries if entry.reason in (MADE, SLAMS)}
        totals = self.side_totals(state)
        rows = enumerate(zip(self.sides, totals, strict=True))
        return next((place for place, (side, total) in rows if made & {*side} and total >= self.target), None)

    def is_decided(self, state: State) -> bool:
        """Return whether the points decide the match after the deals so far."""
        totals = self.side_totals(state)
        if self.maker(state) is not None:
            return True
        best = max(totals)
        if self.options.win_by == "any" and best >= self.target and totals.count(best) == 1:
            return True
        return self.options.back_door and min(totals) <= -self.target

    def final_ranks(self, state: State) -> tuple[int, ...]:
        """Return (sides,): the ranks by points; a contractor who has made a contract and has the target comes first."""
        totals, winner = self.side_totals(state), self.maker(state)
        keys = [(place == winner, total) for place, total in enumerate(totals)]
        return tuple(1 + sum(other > key for other in keys) for key in keys)


def deals_of(state: State) -> FiveHundredDeals:
    """Return the bottom phase of a match that is not over."""
    bottom = state.stack[0]
    assert isinstance(bottom, FiveHundredDeals)
    return bottom


def _agreed(state: State, **news: Any) -> State:
    """Return the state after a change of what is agreed."""
    return state.replace_phase(deals_of(state), replace(deals_of(state), **news))
