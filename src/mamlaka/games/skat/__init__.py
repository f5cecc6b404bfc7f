"""Skat: bid for the right to play alone against two, take the skat or leave it, and win 61 of 120 card points.

Sources: the Internationale Skatordnung (ISkO), skatblog, preisskat.org and others, read in 2026. `docs/games/skat.md`
cites them rule by rule.

`Skat.after_phase` is the state machine: it determines the phase that follows each finished one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from mamlaka.cards import PIQUET, Card, Deck, Mask, iter_cards
from mamlaka.display import Badge, Display, Message, SheetRow, SheetSection, Sign
from mamlaka.errors import InvalidSetup
from mamlaka.game import Game
from mamlaka.games.skat.contracts import (
    DEAL,
    HAND_SIZE,
    JACKS,
    LADDER,
    LAST_DEAL,
    PLAIN_ORDER,
    RAMSCH_NAME,
    SEEGER_FABIAN,
    SKAT_SIZE,
    Contract,
    Outcome,
    announcements,
    card_points,
    ledger_of,
    matadors,
    players_of,
    ramsch_spec,
    spec_of,
    value_tally,
)
from mamlaka.games.skat.lesson import lesson_of
from mamlaka.games.skat.options import BIERLACHS, RAMSCH, SEEGER, SkatOptions
from mamlaka.games.skat.phases import DuelAuction
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import DealResult, Ledger, Tally, points_by_seat
from mamlaka.lesson import Lesson
from mamlaka.match import DealsInTurn, close_deal, passed_in
from mamlaka.options import Options
from mamlaka.phase import Phase
from mamlaka.phases import Choose, DeclarerPlay, DrawDealer, MoveFaceUp, OpenHands, TakeWidow, trick_play_of
from mamlaka.plan import lower
from mamlaka.plan_rules import trick_ledger
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.tricks import TrickSpec

__all__ = ["ANNOUNCE", "SKAT", "TAKE", "Skat", "SkatDeals", "SkatOptions", "deals_of"]

TAKE, HAND = "take", "hand"
"""The answers to the question whether the declarer takes the skat."""
ROLES = ("badge-forehand", "badge-middlehand", "badge-rearhand")
"""The badges of the seats in the order in which they enter the auction."""
SKAT, DISCARD_SKAT, ANNOUNCE = "skat", "discard_skat", "announce"
"""The topics of the declarer's choices."""


class SkatDeals(DealsInTurn, frozen=True, kw_only=True):
    """Deals in turn, with what is agreed in the running one, and what its tricks have left to be scored."""

    declarer: Seat | None = None
    bid: int = 0
    """The value that the declarer has bid or held."""
    is_hand: bool = False
    """Whether the declarer has left the skat."""
    announced: str = ""
    """The name of the declarer's announcement; empty before it, and if there is no declarer."""
    play: DeclarerPlay | None = None
    """The play with all its tricks, once it is over; None before."""

    @property
    def contract(self) -> Contract | None:
        """The contract; None before the announcement, and if there is no declarer."""
        return Contract.of(self.announced, is_hand=self.is_hand) if self.announced else None


class Skat(Game):
    """The rules of Skat."""

    name: ClassVar[str] = "skat"
    version: ClassVar[int] = 2
    deck: Deck = PIQUET
    allowed_seats: ClassVar[range] = range(3, 5)
    default_seats: ClassVar[int] = 3
    options_type: ClassVar[type[Options]] = SkatOptions
    specs: ClassVar[tuple[TrickSpec | LayoutSpec, ...]] = (DEAL,)

    options: SkatOptions

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(options, seats)
        if seats not in self.seats_for(options):
            raise InvalidSetup(
                f"skat with players={self.options.players} is played by {self.options.players} seats, not {seats}: "
                "change the number of seats, or players"
            )

    @classmethod
    def seats_for(cls, options: Options) -> Sequence[int]:
        """Return the number of players."""
        assert isinstance(options, SkatOptions)
        return (int(options.players),)

    def extra_zones(self, seats: int) -> tuple[tuple[str, Seat | None], ...]:
        """Return the skat, and the cards that a declarer has put away instead of it."""
        del seats
        return (("widow", None), ("discards", None))

    def packets(self, state: State) -> tuple[tuple[int, int], ...]:
        """Return ten cards for each seat that plays, and two for the skat."""
        hands = tuple((seat, HAND_SIZE) for seat in sorted(self.players(state)))
        return (*hands, (self.zone_index["widow", None], SKAT_SIZE))

    def arrange(self, cards: Mask) -> list[Card]:
        """Return cards by suit, from strong to weak, the jacks first."""
        return self._with_trumps_first(cards, "")

    def arrange_hand(self, state: State, cards: Mask) -> list[Card]:
        """Return cards with the trumps of the contract first; in null by suit, in the order of null."""
        contract = _contract_of(state)
        if contract is not None and contract.is_null:
            return self.deck.arrange(cards)
        return self._with_trumps_first(cards, contract.trump if contract else "")

    def in_front(self, state: State) -> Mask:
        """Return the trumps of the contract; before it, and in grand, the jacks; in null none."""
        contract = _contract_of(state)
        if contract is not None and contract.is_null:
            return 0
        suit = self.deck.select(f"*{contract.trump}") if contract and contract.trump else 0
        return self.deck.select("J") | suit

    def _with_trumps_first(self, cards: Mask, trump: str) -> list[Card]:
        """Return the jacks, the cards of a suit, if there is one, and those of the others, from strong to weak."""
        jacks = [self.deck.card(name) for name in JACKS if cards >> self.deck.card(name) & 1]
        by_rank = sorted(
            iter_cards(cards & ~self.deck.select("J")),
            key=lambda card: -PLAIN_ORDER.index(self.deck.names[card][0]),
        )
        by_suit = sorted(by_rank, key=self.deck.suit_of.__getitem__)
        return [*jacks, *sorted(by_suit, key=lambda card: self.deck.names[card][1] != trump)]

    def initial_stack(self) -> tuple[Phase, ...]:
        """Return the deals, and the draw for the first dealer."""
        return (SkatDeals(), DrawDealer())

    def players(self, state: State) -> tuple[Seat, ...]:
        """Return forehand, middlehand and rearhand of the running deal."""
        dealer = deals_of(state).dealer
        assert dealer is not None
        return players_of(dealer, self.seats)

    def out(self, state: State) -> tuple[Seat, ...]:
        """Return the seat that sits out, if there are four."""
        return tuple({*range(self.seats)} - {*self.players(state)})

    def display(self, state: State) -> Display:
        """Return the dealer, who sits out, the places, the bids, the declarer with the contract, and the list."""
        plain = Display(headline=self._headline(state), sheet=self._list(state))
        deals, top = state.stack[0] if state.stack else None, state.stack[-1] if state.stack else None
        if not isinstance(deals, SkatDeals) or deals.dealer is None:
            return plain
        badges = [Badge(deals.dealer, Message("badge-dealer"), "dealer")]
        if deals.deal_index >= 0:
            badges += [Badge(seat, Message("badge-sits-out"), "out") for seat in self.out(state)]
            if not isinstance(top, DeclarerPlay) or not top.tricks:
                badges += [Badge(seat, Message(role)) for seat, role in zip(self.players(state), ROLES, strict=True)]
        if isinstance(top, DuelAuction):
            bid = (Badge(None, Message("badge-bid-value", {"number": top.bid})),) if top.bid else ()
            return replace(plain, badges=(*badges, *bid, *top.badges))
        if deals.declarer is None:
            return replace(plain, contract=RAMSCH_NAME if trick_play_of(state) else "", badges=tuple(badges))
        badges.append(Badge(deals.declarer, Message("badge-skat-declarer"), "crown"))
        badges.append(Badge(None, Message("badge-bid-value", {"number": deals.bid})))
        contract = deals.contract
        if deals.is_hand and contract is None:
            badges.append(Badge(deals.declarer, Message("badge-hand-game")))
        return replace(plain, contract=contract.title if contract else "", badges=tuple(badges))

    @property
    def numbers_void_deals(self) -> bool:
        """Yes: a deal that all have passed has a line of the list."""
        return True

    def _headline(self, state: State) -> Message | None:
        """Return the number of the running deal and of all deals; None: their number does not end the match."""
        if self.options.scoring == BIERLACHS or self.deal_limit or state.is_over:
            return None
        return Message("headline-skat", {"deal": state.deal_number, "deals": int(self.options.deals)})

    def _list(self, state: State) -> tuple[SheetSection, ...]:
        """Return the list: the values of the games, also those passed, and below them what Seeger and Fabian add."""
        rows = tuple(
            SheetRow(
                Message("sheet-passed") if result.void else Message("sheet-contract", {"name": result.name}),
                points_by_seat((entry for entry in result.entries if entry.reason not in SEEGER_FABIAN), self.seats),
                result.deal_index,
                result.points(self.seats) if self.options.scoring == SEEGER else None,
            )
            for result in state.results
        )
        if self.options.scoring != SEEGER or not rows:
            return (SheetSection(rows, is_list=True),)
        entries = [entry for result in state.results for entry in result.entries]
        added = tuple(
            SheetRow(Message(label), points_by_seat((entry for entry in entries if entry.reason == reason), self.seats))
            for reason, label in zip(SEEGER_FABIAN, ("sheet-declarer-bonus", "sheet-defence"), strict=True)
        )
        return (SheetSection(rows, is_list=True), SheetSection(added, Message("sheet-seeger"), is_list=True))

    def lesson(self) -> Lesson:
        """Return the cards, the auction, the games with their values, and the words of the game."""
        return lesson_of(self.options, self.seats)

    def after_phase(self, state: State, phase: Phase) -> State:
        """Return the state after a phase that has ended: the state machine of Skat."""
        match phase:
            case DrawDealer(dealer=int(dealer)):
                return _agreed(state, dealer=dealer)
            case SkatDeals():
                return state.push_phase(DuelAuction.start(LADDER, self.players(state), state.version))
            case DuelAuction(bidder=int(declarer), bid=bid):
                state = _agreed(state, declarer=declarer, bid=bid)
                choice = Choose(seat=declarer, names=(TAKE, HAND), topic=SKAT, opened=state.version)
                return state.push_phase(choice)
            case DuelAuction():
                return self._play(state) if self.options.all_pass == RAMSCH else self._pass_in(state)
            case Choose():
                return self._chosen(state, phase)
            case TakeWidow():
                return self._announce(state)
            case DeclarerPlay():
                return self._played(state, phase)
            case OpenHands():
                return self._show_skat(state)
            case MoveFaceUp():
                return self._count(state)
        raise AssertionError(phase)

    def _chosen(self, state: State, choice: Choose) -> State:
        """Return the state after the declarer has taken or left the skat, or announced the game."""
        if choice.topic == ANNOUNCE:
            return self._play(_agreed(state, announced=choice.chosen))
        if choice.chosen == TAKE:
            return state.push_phase(
                TakeWidow(turn=choice.seat, is_shown=False, topic=DISCARD_SKAT, opened=state.version)
            )
        return self._announce(_agreed(state, is_hand=True))

    def _announce(self, state: State) -> State:
        """Return the state in which the declarer announces the contract."""
        deals = deals_of(state)
        assert deals.declarer is not None
        names = announcements(self.options, deals.bid, is_hand=deals.is_hand)
        contracts = [Contract.of(name, is_hand=deals.is_hand) for name in names]
        signs = tuple((Sign("suit", row.trump),) if row.trump and not row.announced else () for row in contracts)
        titles = tuple(row.title for row in contracts)
        choice = Choose(
            seat=deals.declarer, names=names, titles=titles, signs=signs, topic=ANNOUNCE, opened=state.version
        )
        return state.push_phase(choice)

    def _play(self, state: State) -> State:
        """Return the state before the first lead, by forehand."""
        deals, out = deals_of(state), self.out(state)
        contract = deals.contract
        spec = ramsch_spec(self.options, self.seats, out)
        if contract is not None and deals.declarer is not None:
            spec = spec_of(self.options, self.seats, contract, deals.declarer, out, deals.bid)
        return state.push_phase(
            DeclarerPlay(
                spec=spec,
                plan=lower(spec),
                turn=self.players(state)[0],
                opened=state.version,
                out=out,
                open_hand=deals.declarer if contract and contract.is_open else None,
            )
        )

    def _played(self, state: State, play: DeclarerPlay) -> State:
        """Return the state after the last trick, in which the hands that are left are shown."""
        state = _agreed(state, play=play)
        if any(hand.count for hand in state.zones[: self.seats]):
            return state.push_phase(OpenHands())
        return self._show_skat(state)

    def _show_skat(self, state: State) -> State:
        """Return the state in which the skat is moved face up to its taker's cards."""
        deals = deals_of(state)
        is_taken = deals.declarer is not None and not deals.is_hand
        source = self.zone_index["discards" if is_taken else "widow", None]
        return state.push_phase(MoveFaceUp(source=source, target=self.zone_index["taken", _skat_taker(deals)]))

    def _scored(self, state: State) -> tuple[Ledger, tuple[Tally, ...]]:
        """Return the ledger of a deal that has been played, and what was counted."""
        deals, contract, play = deals_of(state), deals_of(state).contract, deals_of(state).play
        assert play is not None
        played = sum(1 << card for trick in play.tricks for _, card in trick)
        skat = state.zone("taken", _skat_taker(deals)).cards & ~played
        if deals.declarer is None or contract is None:
            taken = [state.zone("taken", seat).cards & ~skat for seat in range(self.seats)]
            entries = trick_ledger(ramsch_spec(self.options, self.seats, self.out(state)), taken, play.winners)
            if self.options.ramsch_skat == "last_trick":
                taken[_skat_taker(deals)] |= skat
            counts = (None if seat in self.out(state) else card_points(cards) for seat, cards in enumerate(taken))
            return entries, (Tally("card-points", tuple(counts)), *self._opened(skat, "skat-left"))
        own = sum(1 << card for trick in play.tricks for seat, card in trick if seat == deals.declarer)
        held = own | state.hand_mask(deals.declarer) | skat
        tricks_won = play.winners.count(deals.declarer)
        outcome = Outcome(
            card_points(state.zone("taken", deals.declarer).cards),
            tricks_won,
            len(play.winners) - tricks_won,
            matadors(held, contract),
        )
        entries = ledger_of(self.options, self.seats, deals.declarer, contract, outcome, deals.bid)
        is_with = bool(held >> self.deck.card(JACKS[0]) & 1)
        value = value_tally(self.options, contract, outcome, deals.bid, is_with=is_with)
        return entries, (value, *self._opened(skat, "skat-left" if deals.is_hand else "put-away"))

    def _opened(self, skat: Mask, word: str) -> tuple[Tally, ...]:
        """Return the skat, or what was put away, for those who want to see it at the end of a deal."""
        cards = " ".join(self.deck.names[card] for card in self.arrange(skat))
        return (Tally(word, facts=(("cards", cards),)),) if skat else ()

    def _pass_in(self, state: State) -> State:
        """Return the state after a deal that everyone has passed."""
        return self._close(state, passed_in(state, deals_of(state).deal_index, self.players(state)[0]))

    def _count(self, state: State) -> State:
        """Return the state after a deal that has been played."""
        deals, (entries, tally) = deals_of(state), self._scored(state)
        title = deals.contract.title if deals.contract else ""
        contract, forehand = deals.announced or RAMSCH_NAME, self.players(state)[0]
        return self._close(state, DealResult(deals.deal_index, contract, forehand, entries, tally=tally, title=title))

    def _close(self, state: State, result: DealResult) -> State:
        """Return the state after a deal with this result."""
        deals, forehand = deals_of(state), self.players(state)[0]
        next_deals = SkatDeals(deal_index=deals.deal_index, dealer=forehand, opened=deals.opened)
        closed = close_deal(state, next_deals, result)
        return replace(closed, stack=()) if self._is_last(closed) else closed

    def _is_last(self, state: State) -> bool:
        """Return whether the match is over after the deals so far."""
        if self.options.scoring == BIERLACHS:
            return min(state.totals) <= -int(self.options.limit) or len(state.results) == LAST_DEAL
        return len(state.results) == int(self.options.deals)


def deals_of(state: State) -> SkatDeals:
    """Return the bottom phase of a match that is not over."""
    bottom = state.stack[0]
    assert isinstance(bottom, SkatDeals)
    return bottom


def _contract_of(state: State) -> Contract | None:
    """Return the contract of the running deal; None before the announcement, in Ramsch and after the match."""
    deals = state.stack[0] if state.stack else None
    return deals.contract if isinstance(deals, SkatDeals) else None


def _skat_taker(deals: SkatDeals) -> Seat:
    """Return the seat that gets the skat at the end: the declarer, or the taker of the last trick."""
    assert deals.play is not None
    return deals.play.winners[-1] if deals.declarer is None else deals.declarer


def _agreed(state: State, **news: Any) -> State:
    """Return the state after a change of what is agreed."""
    return state.replace_phase(deals_of(state), replace(deals_of(state), **news))
