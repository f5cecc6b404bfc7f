"""Toepen: four tricks, of which only the last one counts, and a stake that any player may raise.

Sources: a Japanese article on the form played at Nakayoshi-mura, where the ace is high, and public descriptions of the
Dutch game. `docs/games/toepen.md` cites them rule by rule.

`Toepen.after_phase` is the state machine: it determines the phase that follows each finished one.
"""

from __future__ import annotations

import dataclasses
from itertools import chain
from typing import ClassVar, Literal

from msgspec.structs import replace

from mamlaka.cards import PIQUET, Card, Deck, Mask, iter_cards
from mamlaka.display import Badge, Counter, Display, Message, PileStyle, message_id
from mamlaka.events import Event
from mamlaka.game import Game
from mamlaka.games.toepen.chips import ChipDeals, chip_deals, chips_of, pay, pot_of, take
from mamlaka.games.toepen.exchange import Challenge, Exchange, FreeExchange, may_exchange
from mamlaka.games.toepen.knocks import AnswerKnock, Stake, current_stake, stake_phase
from mamlaka.games.toepen.lesson import lesson_of
from mamlaka.games.toepen.options import ToepenOptions
from mamlaka.games.toepen.signals import CallSignals, CheckSignals, Signals, played_by, signals_for_ranks
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import DealResult
from mamlaka.lesson import Lesson
from mamlaka.match import close_deal
from mamlaka.options import Options
from mamlaka.phase import Phase
from mamlaka.phases import DrawDealer, TrickPlay, trick_play_of
from mamlaka.plan import lower
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.tricks import TrickSpec

__all__ = ["ChipDeals", "Toepen", "ToepenOptions"]

HAND = 4
MAX_SEATS = 8
ORDERS = {"ace_high": "789TJQKA", "dutch": "JQKA789T"}
SPECS = {rank: TrickSpec("toepen", PIQUET, seats=MAX_SEATS, order=order) for rank, order in ORDERS.items()}
WASHES = {"ace_high": PIQUET.select("7 8 9 T"), "dutch": PIQUET.select("J Q K A")}
"""The worthless cards: a hand may be exchanged if all four of its cards are among them."""
SIGNALS = {"ace_high": signals_for_ranks("A", "7"), "dutch": signals_for_ranks("T", "J")}


class SignalledPlay(TrickPlay, frozen=True, kw_only=True):
    """Trick play with automatic signals and free exchanges: the signals are called after the first card is led."""

    def evolve(self, state: State, event: Event) -> State:
        """Handle a card; after the first one call the signals."""
        first = not self.tricks and len(state.trick) == 1
        state = super().evolve(state, event)
        return state.push_phase(CallSignals(seats=chip_deals(state).live)) if first else state


class Toepen(Game):
    """The rules of Toepen."""

    name: ClassVar[str] = "toepen"
    version: ClassVar[int] = 1
    deck: Deck = PIQUET
    allowed_seats: ClassVar[range] = range(2, MAX_SEATS + 1)
    default_seats: ClassVar[int] = 4
    offered_seats: ClassVar[range | None] = range(3, 8)
    options_type: ClassVar[type[Options]] = ToepenOptions
    specs: ClassVar[tuple[TrickSpec | LayoutSpec, ...]] = (SPECS["ace_high"],)

    options: ToepenOptions

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(options, seats)
        self.spec = dataclasses.replace(SPECS[self.options.rank], seats=seats)

    def extra_zones(self, seats: int) -> tuple[tuple[str, Seat | None], ...]:
        """Return the stock, and for each seat its discards and its folded hand."""
        owners = range(seats)
        return (("stock", None), *(("discards", seat) for seat in owners), *(("out", seat) for seat in owners))

    def arrange(self, cards: Mask) -> list[Card]:
        """Return cards by suit, each from strong to weak, which is not always the order of the deck."""
        stronger = lower(self.spec).beats
        return sorted(iter_cards(cards), key=lambda card: (self.deck.suit_of[card], stronger[card].bit_count()))

    def lesson(self) -> Lesson:
        """Return the last trick, the stake, exchanges, and signals."""
        rank = self.options.rank
        signals = () if self.options.signals == "off" else SIGNALS[rank]
        return lesson_of(self.options, self.spec, WASHES[rank], signals)

    def initial_stack(self) -> tuple[Phase, ...]:
        """Return the deals, with the initial chips, and the draw for the first dealer."""
        return (ChipDeals(chips=(self.options.chips,) * self.seats), DrawDealer())

    def packets(self, state: State) -> tuple[tuple[int, int], ...]:
        """Return four cards for each seat that plays; the rest is the stock."""
        live = chip_deals(state).live
        rest = len(self.deck) - HAND * len(live)
        stock = ((self.zone_index["stock", None], rest),) if rest else ()
        return (*((seat, HAND) for seat in live), *stock)

    def display(self, state: State) -> Display:
        """Return the chips, the stake, the badges of the seats, and a sheet with one row per deal."""
        display = replace(super().display(state), piles=(PileStyle("out", "hidden"),))
        if not state.stack:
            chips = tuple(self.options.chips + points for points in state.totals)
            return replace(display, counters=_counters(chips, self.options.chips * self.seats - sum(chips)))
        stake = Counter(Message("counter-stake"), current_stake(state), style="tokens")
        counters = (stake, *_counters(chips_of(state), pot_of(state)))
        return replace(display, badges=_badges(state), counters=counters)

    def after_phase(self, state: State, phase: Phase) -> State:
        """Return the state after a phase that has ended: the state machine of Toepen."""
        match phase:
            case DrawDealer(dealer=int(dealer)):
                stacks = chip_deals(state)
                return state.replace_phase(stacks, replace(stacks, dealer=dealer))
            case ChipDeals() if self.options.exchange_order == "in_turn" and may_exchange(state):
                repeated = self.options.exchanges_per_player == "repeated"
                return state.push_phase(Exchange(queue=_from_left(state), repeated=repeated, opened=state.version))
            case ChipDeals() | Exchange():
                return self._play(state)
            case Challenge():
                return self._challenged(state, phase)
            case CallSignals():
                return state
            case AnswerKnock():
                return self._answered(state, phase)
            case TrickPlay():
                return self._won(state, phase, phase.winners[-1], _still_in(state, phase))
            case CheckSignals():
                return self._close(state, phase.winner, phase.still_in, phase.forgetful)
        raise AssertionError(phase)

    def _play(self, state: State) -> State:
        """Return the state before the first lead."""
        options, stacks, opened = self.options, chip_deals(state), state.version
        free = options.exchange_order == "any_time"
        auto = options.signals == "auto"
        out = tuple(seat for seat in range(self.seats) if seat not in stacks.live)
        rows = () if options.signals == "off" else SIGNALS[options.rank]
        until_lead = options.signal_time == "before_play"
        state = state.push_phase(Signals(rows=rows, until_lead=until_lead, opened=opened))
        stake = Stake(
            needs_card_between=options.knock_gap == "one_card",
            max_stake=options.max_stake,
            next_knock_after=int(free),
            opened=opened,
        )
        state = state.push_phase(stake)
        if free:
            state = state.push_phase(FreeExchange(repeated=options.exchanges_per_player == "repeated", opened=opened))
        play = SignalledPlay if free and auto else TrickPlay
        state = state.push_phase(play.start(self.spec, _from_left(state)[0], opened, out))
        return state.push_phase(CallSignals(seats=stacks.live)) if auto and not free else state

    def _challenged(self, state: State, challenge: Challenge) -> State:
        """Return the state after the time to challenge an exchange: after a challenge the loser pays a chip."""
        if challenge.caller is not None:
            bluff = challenge.cards & ~WASHES[self.options.rank]
            state = (
                pay(state, challenge.exchanger, 1, "wash") if bluff else pay(state, challenge.caller, 1, "challenge")
            )
        exchange = state.stack[-1]
        return exchange.ask_next(state) if isinstance(exchange, Exchange) else state

    def _answered(self, state: State, answers: AnswerKnock) -> State:
        """Return the state after the answers to a knock: a higher stake and perhaps fewer seats, or a winner."""
        play = trick_play_of(state)
        assert play is not None
        if not answers.stayed:
            return self._won(state, play, answers.knocker, (answers.knocker,))
        stake = stake_phase(state)
        state = state.replace_phase(stake, stake.raised(state, play, answers.knocker))
        return play.without(state, answers.folded)

    def _won(self, state: State, play: TrickPlay, winner: Seat, still_in: tuple[Seat, ...]) -> State:
        """Return the state when the winner of a deal is known. Forgotten signals are revealed before the payments."""
        if self.options.signals != "manual":
            return self._close(state, winner, still_in, ())
        plays = (*chain.from_iterable(play.tricks), *state.trick)
        played = tuple(played_by(plays, seat) for seat in range(self.seats))
        live = chip_deals(state).live
        return state.push_phase(CheckSignals(seats=live, winner=winner, still_in=still_in, played=played))

    def _close(self, state: State, winner: Seat, still_in: tuple[Seat, ...], forgetful: tuple[Seat, ...]) -> State:
        """Return the state after all payments: those of losers, those for forgotten signals, and the winner's."""
        stake, stacks = stake_phase(state).stake, chip_deals(state)
        for seat in still_in:
            if seat != winner:
                state = pay(state, seat, stake, "loser")
        for seat in forgetful:
            state = pay(state, seat, stake, "forgot")
        if self.options.winner_takes == "stake":
            state = take(state, winner, stake)
        result = DealResult(stacks.deal_index, "", _from_left(state)[0], state.ledger)
        chips = chips_of(state)
        alive = sum(map(bool, chips))
        over = alive < len(stacks.live) if self.options.end_mode == "first_bankrupt" else alive <= 1
        if over:
            return close_deal(state, None, result)
        paid = replace(stacks, chips=chips, pot=pot_of(state))
        assert stacks.dealer is not None
        dealer = paid.clockwise(stacks.dealer)[0]
        if self.options.next_dealer == "winner":
            dealer = winner if chips[winner] else paid.clockwise(winner)[0]
        return close_deal(state, replace(paid, dealer=dealer), result)


def _from_left(state: State) -> tuple[Seat, ...]:
    """Return the seats of the deal in turn order from the dealer's left; the first one leads."""
    stacks = chip_deals(state)
    assert stacks.dealer is not None
    return stacks.clockwise(stacks.dealer)


def _still_in(state: State, play: TrickPlay) -> tuple[Seat, ...]:
    return tuple(seat for seat in chip_deals(state).live if seat not in play.out)


def _counters(chips: tuple[int, ...], pot: int) -> tuple[Counter, ...]:
    """Return the counters of the chips in the pot and of each seat."""
    name = Message("counter-chips")
    owned = (Counter(name, count, seat, style="tokens", is_standing=True) for seat, count in enumerate(chips))
    return (Counter(Message("counter-pot"), pot), *owned)


def _badges(state: State) -> tuple[Badge, ...]:
    """Return the badges of the seats: dealer, out, folded, knocker, exchanger, and their signals."""
    stacks = chip_deals(state)
    tones: dict[str, Literal["note", "dealer", "out"]] = {"dealer": "dealer", "broke": "out", "folded": "out"}
    facts: dict[str, list[Seat]] = {name: [] for name in ("dealer", "broke", "folded", "knocker", "exchanger")}
    facts["dealer"] = [] if stacks.dealer is None else [stacks.dealer]
    facts["broke"] = [seat for seat in range(state.seats) if seat not in stacks.live]
    for phase in state.stack:
        match phase:
            case Stake(last=int(knocker)):
                facts["knocker"] = [knocker]
            case Signals(given=given):
                facts |= {f"signal_{word}": [seat for seat, other in given if other == word] for _, word in given}
            case Challenge(exchanger=exchanger, caller=None):
                facts["exchanger"] = [exchanger]
            case TrickPlay(out=out):
                facts["folded"] += [seat for seat in out if seat in stacks.live]
            case AnswerKnock(knocker=knocker, folded=folded):
                facts["knocker"] = [knocker]
                facts["folded"] += folded
    return tuple(
        Badge(seat, Message(message_id("badge", name)), tones.get(name, "note"))
        for name, seats in facts.items()
        for seat in seats
    )
