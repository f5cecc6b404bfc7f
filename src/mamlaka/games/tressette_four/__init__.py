"""Tressette for four: two pairs, ten tricks, declarations in turn, and signals between partners.

Sources: tresette.it, tresette.org, tresettisti.it, spazioinwind, the encyclopaedia of adamoli, Treccani, trapaninfo,
webpratico, viniciocoletti and others, read in 2026. `docs/games/tressette_four.md` cites them rule by rule.

`TressetteFour.after_phase` is the state machine: it determines the phase that follows each finished one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace as with_fields
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.cards import ITALIAN, Card, Deck, Mask, iter_cards
from mamlaka.display import Badge, CardMark, Counter, Display, Message
from mamlaka.game import Game
from mamlaka.games.tressette_four.before_play import FindDecima, PoorHands
from mamlaka.games.tressette_four.deal import DEAL, TEAMS, THIRDS, melds_of, spec_of, words_of
from mamlaka.games.tressette_four.lesson import lesson_of
from mamlaka.games.tressette_four.options import FOUR_OF_COINS, TressetteFourOptions
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import DealResult, Ledger, LedgerEntry, Points, points_by_seat
from mamlaka.lesson import Lesson
from mamlaka.match import DealsInTurn, close_deal
from mamlaka.options import Options
from mamlaka.phase import Phase
from mamlaka.phases import DrawDealer, FindHolder, OpenHands, SpokenPlay, trick_play_of
from mamlaka.plan import lower
from mamlaka.plan_rules import trick_ledger
from mamlaka.seats import Direction, Seat, Teams, next_seat
from mamlaka.state import State
from mamlaka.tricks import TrickSpec

__all__ = ["FourDeals", "TressetteFour", "TressetteFourOptions"]

STRONGER = lower(DEAL).beats
"""(cards,): the cards of its suit that beat each card."""
FOUR = ITALIAN.card("4D")
DECIMA = "decima"


class FourDeals(DealsInTurn, frozen=True, kw_only=True):
    """Deals in turn, with the first leader of the running one."""

    leader: Seat | None = None
    """The seat that leads first; None: the one on the right of the dealer."""

    @property
    def right(self) -> Seat:
        """The seat on the right of the dealer, which is the next one in turn."""
        assert self.dealer is not None
        return next_seat(self.dealer, DEAL.seats)


class TressetteFour(Game):
    """The rules of Tressette for four."""

    name: ClassVar[str] = "tressette_four"
    version: ClassVar[int] = 1
    deck: Deck = ITALIAN
    allowed_seats: ClassVar[range] = range(4, 5)
    default_seats: ClassVar[int] = 4
    options_type: ClassVar[type[Options]] = TressetteFourOptions
    specs: ClassVar[tuple[TrickSpec | LayoutSpec, ...]] = (DEAL,)

    options: TressetteFourOptions

    @classmethod
    def board_options(cls, options: Options) -> Options:
        """Return the options without new deals for poor hands."""
        assert isinstance(options, TressetteFourOptions)
        return with_fields(options, poor_hand=False)

    @property
    def direction(self) -> Direction:
        """Counter-clockwise: the next seat sits on the right."""
        return "ccw"

    @property
    def teams(self) -> Teams:
        """The seats that sit opposite each other."""
        return TEAMS

    @property
    def unit(self) -> int:
        """3 if thirds of a point are carried from deal to deal; 1 if each deal is rounded down to whole points."""
        return THIRDS if self.options.rounding == "carry" else 1

    @property
    def target(self) -> Points:
        """The points that end the match, in the unit of the ledger."""
        return int(self.options.target) * self.unit

    def arrange(self, cards: Mask) -> list[Card]:
        """Return cards by suit, each from strong to weak, which is not the order of the deck."""
        return sorted(iter_cards(cards), key=lambda card: (self.deck.suit_of[card], STRONGER[card].bit_count()))

    def lesson(self) -> Lesson:
        """Return the order of the cards, the partners, declarations and signals, and the thirds of a point."""
        return lesson_of(self.options)

    def display(self, state: State) -> Display:
        """Return the dealer, what has been declared and said, totals that may end the match, and the sheet."""
        plain = super().display(state)
        deals, play = state.stack[0] if state.stack else None, trick_play_of(state)
        if not isinstance(deals, FourDeals) or deals.dealer is None:
            return plain
        badges = [Badge(deals.dealer, Message("badge-dealer"), "dealer")]
        marks: tuple[CardMark, ...] = ()
        if isinstance(play, SpokenPlay):
            for seat in range(self.seats):
                if melds := play.declared_by(seat):
                    names = "+".join(meld.name for meld in melds)
                    badges.append(Badge(seat, Message("badge-declared", {"name": names})))
            if word := play.word_of(state):
                marks = (CardMark(word.card, Message("mark-lead-word", {"name": word.word})),)
        counters: tuple[Counter, ...] = ()
        if self.options.end == "at_once":
            counters = tuple(
                Counter(
                    Message("counter-partners-points", {"seat": side[0], "other": side[1]}),
                    total // self.unit,
                    goal=int(self.options.target),
                )
                for side, total in zip(TEAMS, self.running_totals(state), strict=True)
            )
        return replace(plain, badges=tuple(badges), card_marks=marks, counters=counters)

    def initial_stack(self) -> tuple[Phase, ...]:
        """Return the deals, and the draw for the first dealer."""
        return (FourDeals(), DrawDealer())

    def after_phase(self, state: State, phase: Phase) -> State:
        """Return the state after a phase that has ended: the state machine of Tressette for four."""
        deals = deals_of(state)
        match phase:
            case DrawDealer(dealer=int(dealer)):
                return state.replace_phase(deals, replace(deals, dealer=dealer))
            case FindDecima(holder=int(holder)):
                hand = state.zones[holder].cards
                return self._close(replace(state, ledger=(LedgerEntry(holder, 0, DECIMA, cards=hand),)))
            case PoorHands(claimant=int()):
                return close_deal(state, deals, DealResult(deals.deal_index, "", deals.right, void="poor_hand"))
            case FindHolder(holder=int(holder)):
                return self._play(state, holder)
            case SpokenPlay():
                state = replace(state, ledger=self._entries(state, phase))
                cards_left = any(hand.count for hand in state.zones[: self.seats])
                return state.push_phase(OpenHands()) if cards_left else self._close(state)
            case OpenHands():
                return self._close(state)
        return self._before_play(state, phase)

    def _before_play(self, state: State, phase: Phase) -> State:
        """Return the state in the next step after the cards have been dealt; the steps depend on the options."""
        leader = deals_of(state).right
        if isinstance(phase, FourDeals) and self.options.decima:
            return state.push_phase(FindDecima(leader=leader))
        if isinstance(phase, FourDeals | FindDecima) and self.options.poor_hand:
            return state.push_phase(PoorHands(leader=leader, turn=leader, opened=state.version))
        if self.options.first_lead == FOUR_OF_COINS and state.deal_number == 1:
            return state.push_phase(FindHolder(card=FOUR, sentence="news-four-of-coins"))
        return self._play(state, leader)

    def _play(self, state: State, leader: Seat) -> State:
        """Return the state before the first lead."""
        options, spec, deals = self.options, spec_of(self.options), deals_of(state)
        return state.replace_phase(deals, replace(deals, leader=leader)).push_phase(
            SpokenPlay(
                spec=spec,
                plan=lower(spec),
                turn=leader,
                opened=state.version,
                melds=melds_of(self.unit) if options.declarations else (),
                meld_tricks=int(options.declare_until) if options.declarations else 0,
                words=words_of(options.signals),
            )
        )

    def _entries(self, state: State, play: SpokenPlay) -> Ledger:
        """Return the ledger of a deal as far as it has been played."""
        taken = [state.zone("taken", seat).cards for seat in range(self.seats)]
        is_whole = not state.trick and not any(hand.count for hand in state.zones[: self.seats])
        spec = play.spec if is_whole else with_fields(play.spec, last_trick_points=0)
        entries = (*state.ledger, *trick_ledger(spec, taken, play.winners))
        winner = play.winners[-1] if is_whole else None
        loser = next((side for side in TEAMS if winner not in side), ())
        if winner is None or sum(_thirds(taken[seat]) for seat in loser) >= THIRDS:
            return entries
        declared = points_by_seat(state.ledger, self.seats)
        lost = (seat for seat in loser if declared[seat] and self.options.shutout_voids)
        return (
            *entries,
            LedgerEntry(winner, 0, "cappotto", spec.name),
            *(LedgerEntry(seat, -declared[seat], "shutout", spec.name) for seat in lost),
        )

    def running_totals(self, state: State) -> list[Points]:
        """Return (sides,): the totals with the points of the running deal so far, in the unit of the ledger."""
        play = trick_play_of(state)
        entries = self._entries(state, play) if isinstance(play, SpokenPlay) else state.ledger
        points = [sum(column) for column in zip(state.totals, points_by_seat(entries, self.seats), strict=True)]
        return [sum(points[seat] for seat in side) for side in TEAMS]

    def stops_play(self, state: State) -> bool:
        """Return whether a side has reached the target, if that ends the match at once."""
        return self.options.end == "at_once" and max(self.running_totals(state)) >= self.target

    def _close(self, state: State) -> State:
        deals = deals_of(state)
        leader = deals.right if deals.leader is None else deals.leader
        result = DealResult(deals.deal_index, "", leader, state.ledger)
        after = replace(deals, dealer=deals.right, leader=None)
        closed = close_deal(state, after, result)
        return replace(closed, stack=()) if self._is_decided(closed) else closed

    def _is_decided(self, state: State) -> bool:
        """Return whether the match is over after the deals so far."""
        first, second = (sum(state.totals[seat] for seat in side) for side in TEAMS)
        return decima_of(state) is not None or (max(first, second) >= self.target and first != second)

    def final_ranks(self, state: State) -> tuple[int, ...]:
        """Return (sides,): the ranks by points, unless a hand of one suit has won."""
        winner = decima_of(state)
        return self.ranks(state.totals) if winner is None else tuple(1 + (winner not in side) for side in TEAMS)


def deals_of(state: State) -> FourDeals:
    """Return the bottom phase of a match that is not over."""
    bottom = state.stack[0]
    assert isinstance(bottom, FourDeals)
    return bottom


def decima_of(state: State) -> Seat | None:
    """Return the seat whose hand of one suit has won the match; None: there was none."""
    entries: Sequence[LedgerEntry] = state.results[-1].entries if state.results else ()
    return next((entry.seat for entry in entries if entry.reason == DECIMA), None)


def _thirds(cards: Mask) -> Points:
    """Return the thirds of some cards."""
    return sum(DEAL.points_of_cards[card] for card in iter_cards(cards))
