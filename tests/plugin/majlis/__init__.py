"""Majlis, an invented game: three seats bid for the widow; the best bidder names trumps and must make the bid.

Thirty-two cards are dealt, ten to each seat and two to the widow. The highest bidder takes the widow, discards two
cards, which score for the bidder, names trumps, and may show the king and queen of a suit for 20 points, or of trumps
for 40. A bidder who does not reach the bid loses it and scores nothing else.

The option `play` chooses between ordinary tricks, and two kinds of play of its own (`majlis.play`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from msgspec.structs import replace

from mamlaka.authoring import (
    PIQUET,
    Action,
    Auction,
    Badge,
    CardGroup,
    Choose,
    Counter,
    DealResult,
    Deals,
    Deck,
    Display,
    Event,
    Game,
    InTurn,
    Ledger,
    LedgerEntry,
    Mask,
    Message,
    MoveFaceUp,
    Offer,
    Options,
    Phase,
    Said,
    Seat,
    SheetRow,
    SheetSection,
    Shown,
    State,
    TakeWidow,
    TrickPlay,
    TrickSpec,
    choice_option,
    close_deal,
    contract_signs,
    points_by_seat,
    trick_ledger,
)

from .play import HighCards, Tower

BIDS = tuple(range(100, 301, 10))
SUITS = {"spades": "S", "hearts": "H", "diamonds": "D", "clubs": "C", "no_trump": ""}
PAIRS = {name: PIQUET.mask(f"K{suit} Q{suit}") for name, suit in SUITS.items() if suit}
CARD_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
SPECS = {
    name: TrickSpec(
        name, PIQUET, 3, order="789JQKTA", trump=suit, card_points=CARD_POINTS, trick_points=5, last_trick_points=10
    )
    for name, suit in SUITS.items()
}


@dataclass(frozen=True)
class MajlisOptions(Options):
    """The options of a table of Majlis."""

    deals: str = choice_option(
        "3", "6", default="3", doc="So many deals make a match, void ones too.", source="invented"
    )
    widow: str = choice_option("shown", "hidden", default="shown", doc="Whether all see the widow.", source="invented")
    play: str = choice_option(
        "tricks", "tower", default="tricks", doc="Whether half of the cards are laid on a tower.", source="invented"
    )


class Round(Deals, frozen=True, kw_only=True):
    """The deals, and the agreements of the running one."""

    declarer: Seat = 0
    """The seat with the highest bid."""
    bid: int = 0
    """0 if no seat has bid."""
    trump: str = ""
    """The name of the trump suit; empty until it has been named."""
    winners: tuple[Seat, ...] = ()
    """The winner of each trick, once all have been played."""


class Meld(InTurn, frozen=True, kw_only=True):
    """A seat may show the king and queen of a suit."""

    event_types: ClassVar[tuple[type, ...]] = (Said, Shown)

    pair: Mask = 0
    """The pair, once it has been announced."""

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return "no", or any pair in the hand."""
        held = tuple(CardGroup(pair) for pair in PAIRS.values() if not pair & ~state.hand_mask(seat))
        return (Offer("no", tone="quiet"), *((Offer("meld", groups=held),) if held else ()))

    def question(self, state: State, seat: Seat) -> Message:
        """Ask for a pair."""
        del state, seat
        return Message("ask-meld")

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Announce the pair and show it."""
        del state
        said = Said(seat, action.kind, cards=action.cards)
        return (said, Shown(seat, action.cards)) if action.cards else (said,)

    def evolve(self, state: State, event: Event) -> State:
        """End with "no", or when the pair has been shown."""
        if isinstance(event, Said) and event.cards:
            return state.replace_phase(self, replace(self, pair=event.cards))
        return state.game.after_phase(state.pop_phase(), self)


class Majlis(Game):
    """The rules of Majlis."""

    name: ClassVar[str] = "majlis"
    version: ClassVar[int] = 1
    deck: Deck = PIQUET
    allowed_seats: ClassVar[range] = range(3, 4)
    default_seats: ClassVar[int] = 3
    options_type: ClassVar[type[Options]] = MajlisOptions

    options: MajlisOptions

    def extra_zones(self, seats: int) -> tuple[tuple[str, Seat | None], ...]:
        """Return the widow and the discards."""
        del seats
        return (("widow", None), ("discards", None))

    def initial_stack(self) -> tuple[Phase, ...]:
        """Return the deals."""
        return (Round(),)

    def packets(self, state: State) -> tuple[tuple[int, int], ...]:
        """Return ten cards for each hand, and two for the widow."""
        return (*((seat, 10) for seat in range(state.seats)), (self.zone_index["widow", None], 2))

    def display(self, state: State) -> Display:
        """Return the bid, the badges of the declarer and of the seats that have passed, and a list of all bids."""
        top = state.stack[-1] if state.stack else None
        now = round_of(state)
        bid = top.bid if isinstance(top, Auction) else now.bid
        badges = top.badges if isinstance(top, Auction) else (declarer_badge(state, now),) if bid else ()
        display = super().display(state)
        rows = tuple(bid_row(number, result, self.seats) for number, result in enumerate(state.results, start=1))
        return replace(
            display,
            contract=now.trump,
            badges=badges,
            counters=(Counter(Message("counter-bid"), bid, goal=BIDS[-1]),) if bid else (),
            sheet=(*display.sheet, SheetSection(rows, Message("sheet-bids"))),
        )

    def after_phase(self, state: State, phase: Phase) -> State:
        """Return the state after a phase that has ended."""
        match phase:
            case Round():
                return state.push_phase(Auction(turn=phase.deal_index % self.seats, bids=BIDS, opened=state.version))
            case Auction(bidder=None):
                return self.closed(state, (), void="passed")
            case Auction(bidder=int(declarer), bid=bid):
                state = agreed(state, declarer=declarer, bid=bid)
                return state.push_phase(TakeWidow(turn=declarer, is_shown=self.options.widow == "shown"))
        declarer, trump = round_of(state).declarer, round_of(state).trump
        match phase:
            case TakeWidow():
                signs = tuple(map(contract_signs, SPECS.values()))
                return state.push_phase(Choose(seat=declarer, names=tuple(SUITS), signs=signs, opened=state.version))
            case Choose():
                state = agreed(state, trump=phase.chosen)
                return state.push_phase(Meld(turn=declarer, opened=state.version))
            case Meld():
                if phase.pair:
                    points = 40 if phase.pair == PAIRS.get(trump) else 20
                    state = replace(state, ledger=(LedgerEntry(declarer, points, "meld", trump, phase.pair),))
                if self.options.play == "tower":
                    return state.push_phase(HighCards(turn=declarer, opened=state.version))
                return state.push_phase(TrickPlay.start(SPECS[trump], declarer, state.version))
        return self.after_play(state, phase, round_of(state))

    def after_play(self, state: State, phase: Phase, now: Round) -> State:
        """Return the state after a phase that has ended, from the play of cards on."""
        match phase:
            case HighCards():
                state = agreed(state, winners=phase.winners)
                return state.push_phase(Tower(turn=phase.turn, opened=state.version))
            case TrickPlay() | Tower():
                state = agreed(state, winners=phase.winners) if isinstance(phase, TrickPlay) else state
                away, pile = self.zone_index["discards", None], self.zone_index["taken", now.declarer]
                return state.push_phase(MoveFaceUp(source=away, target=pile))
            case MoveFaceUp():
                taken = [state.zone("taken", seat).cards for seat in range(self.seats)]
                return self.closed(state, (*state.ledger, *trick_ledger(SPECS[now.trump], taken, now.winners)))
        raise AssertionError(phase)

    def closed(self, state: State, entries: Ledger, void: str = "") -> State:
        """Return the state after a deal: a bidder who failed scores only the lost bid."""
        now = round_of(state)
        if not void and points_by_seat(entries, self.seats)[now.declarer] < now.bid:
            others = tuple(entry for entry in entries if entry.seat != now.declarer)
            entries = (LedgerEntry(now.declarer, -now.bid, "failed", now.trump), *others)
        result = DealResult(now.deal_index, now.trump, now.declarer, entries, void)
        return close_deal(
            state, None if now.deal_index + 1 == int(self.options.deals) else Round(deal_index=now.deal_index), result
        )


def declarer_badge(state: State, now: Round) -> Badge:
    """Return the badge of the declarer, with the pair that the seat has shown in this deal."""
    shown = sum(entry.cards for entry in state.ledger if entry.reason == "meld")
    return Badge(now.declarer, Message("badge-declarer", {"name": now.trump or "none"}), cards=shown)


def bid_row(number: int, result: DealResult, seats: int) -> SheetRow:
    """Return the row of a deal in the list of bids: what the declarer won or lost."""
    points = result.points(seats)
    declared = tuple(points[seat] if seat == result.leader else 0 for seat in range(seats))
    return SheetRow(Message("sheet-declared", {"deal": number, "seat": result.leader}), declared)


def round_of(state: State) -> Round:
    """Return the agreements of the deal; empty when the match is over."""
    bottom = state.stack[0] if state.stack else Round()
    assert isinstance(bottom, Round)
    return bottom


def agreed(state: State, **news: Any) -> State:
    """Return the state after a change of the agreements."""
    return state.replace_phase(round_of(state), replace(round_of(state), **news))
