"""Deals of which only the last trick counts, for a stake that anybody may raise: played to their end in many worlds.

Everybody plays, knocks, stays and folds by one number: how likely he takes the last trick, as far as he can tell
(`win_probability.py`).

People differ: every other seat gets a risk profile, drawn at random for each world, under which its chances look
better or worse to it: some bluff, and some are frightened.

Everything is reckoned in whole numbers, so that the compiled twin does the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf
from time import monotonic
from typing import TYPE_CHECKING

from mamlaka.cards import Card, Mask
from mamlaka.ledger import Points
from mamlaka.plan import TrickPlan
from mamlaka.rng import Quarters, Rng
from mamlaka.search.compiled import compiled_tricks, tricks_of
from mamlaka.search.kernel import engine
from mamlaka.search.limits import holds, holds_worlds
from mamlaka.search.positions import Hidden, TrickPosition, seat_mask
from mamlaka.search.reference import NOTHING_TO_DRAW, Tricks, drawn_card, taker_of
from mamlaka.search.tables import table
from mamlaka.search.toepen.limits import holds_chips
from mamlaka.search.toepen.win_probability import CERTAIN, most_promising_card, win_probability
from mamlaka.seats import Seat, turn_order

if TYPE_CHECKING:
    from mamlaka import _kernel

__all__ = ["EXCHANGE", "FOLD", "KNOCK", "STAY", "WAIT", "Stakes", "Step", "play_stakes"]

Step = int
"""A card to be played, or one of the steps below."""
WAIT, KNOCK, STAY, FOLD, EXCHANGE = range(64, 69)

RISK_PROFILES = 16
"""How many risk profiles there are."""
EXTREMES = (CERTAIN, 0)
"""The chance that the first risk profiles always assume: one is reckless, one is timid."""
BALANCED = RISK_PROFILES
"""The risk profile of whose question it is."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What is at stake, and who has raised it."""

    seat: Seat
    """Whose question it is."""
    players: int
    """How many seats play the deal, those that have folded included."""
    chips: tuple[int, ...]
    """(seats,): what everybody has; 0 for who is not in the match any more."""
    tray: int = 0
    stake: int = 1
    most: int = 0
    """The stake at which nobody may knock any more; 0: none."""
    last: Seat | None = None
    """The last knocker."""
    knocker: Seat | None = None
    """Whose knock is being answered."""
    may_knock: bool = True
    """Whether a knock is allowed before the next card."""
    gap: bool = True
    """Whether a card must be played between two knocks."""
    takes: bool = True
    """Whether the winner takes the stake from the tray."""
    waiting: tuple[Seat, ...] = ()
    """Who has still to answer the knock."""
    passed: tuple[Seat, ...] = ()
    """Who has been asked before this card, and does not knock."""
    stayed: tuple[Seat, ...] = ()
    """Who has stayed for it."""
    folded: int = 0
    """How many have not."""


def play_stakes(
    plan: TrickPlan,
    position: TrickPosition,
    stakes: Stakes,
    hidden: Hidden,
    wanted: int,
    steps: Sequence[Step],
    rng: Rng,
    *,
    seconds: float = inf,
) -> memoryview:
    """In so many plausible worlds take each step, and then play the deal to its end.

    While a knock is being answered, worlds in which the knocker would not have knocked are left out; but when no more
    are left than are wanted, none of them is.

    Args:
        plan: the rules of the deal.
        position: where it stands, without what is hidden.
        stakes: what is at stake.
        hidden: the hidden cards of each world; a stock is what an exchange draws from.
        wanted: how many worlds to play.
        steps: what the seat in question may do.
        rng: the only source of chance.
        seconds: for how long; at least one world is played.

    Returns:
        (wanted, steps) int32, fewer rows if time runs out: what each step brings the seat, in chips above the mean of
        all that play the deal, times their number.

    Raises:
        ValueError: there are not so many worlds, or none is wanted.
    """
    if not 1 <= wanted <= len(hidden.cards):
        raise ValueError(f"{wanted} of {len(hidden.cards)} worlds cannot be played")
    seed = rng.next64()
    kernel = engine()
    amounts = (stakes.stake, stakes.most, stakes.tray, *stakes.chips)
    if kernel is None or not (holds(plan) and holds_worlds(hidden) and holds_chips(amounts)):
        numbers = [
            number for row in _rows(plan, position, stakes, hidden, wanted, steps, seed, seconds) for number in row
        ]
        return table("i", numbers, len(steps))
    where = [-1 if place is None else place for place in hidden.where]
    start, pot = tricks_of(plan, position), _compiled(plan, stakes)
    return kernel.stakes(
        compiled_tricks(plan), start, pot, hidden.cards, where, hidden.unseen, wanted, steps, seed, seconds
    )


def _compiled(plan: TrickPlan, stakes: Stakes) -> _kernel.Stakes:
    from mamlaka import _kernel  # noqa: PLC0415  (it may be missing)

    return _kernel.Stakes(
        compiled_tricks(plan),
        seat=stakes.seat,
        players=stakes.players,
        stake=stakes.stake,
        most=stakes.most,
        last=-1 if stakes.last is None else stakes.last,
        knocker=-1 if stakes.knocker is None else stakes.knocker,
        may_knock=stakes.may_knock,
        gap=stakes.gap,
        takes=stakes.takes,
        tray=stakes.tray,
        chips=stakes.chips,
        waiting=seat_mask(stakes.waiting),
        passed=seat_mask(stakes.passed),
        stayed=seat_mask(stakes.stayed),
        folded=stakes.folded,
    )


def _rows(
    plan: TrickPlan,
    position: TrickPosition,
    stakes: Stakes,
    hidden: Hidden,
    wanted: int,
    steps: Sequence[Step],
    seed: int,
    seconds: float,
) -> list[list[int]]:
    """Return the rows of `play_stakes`."""
    end, worlds = monotonic() + seconds, len(hidden.cards)
    rows: list[list[int]] = []
    for number in range(worlds):
        draws = Quarters(Rng(seed).stream(number))
        world, stock = _filled(plan, position, hidden, number)
        risk_profiles = [draws.below(RISK_PROFILES) for _ in range(plan.seats)]
        risk_profiles[stakes.seat] = BALANCED
        if worlds - number > wanted - len(rows) and not _is_plausible(plan, world, stakes, risk_profiles):
            continue
        row = []
        for step in steps:
            start = _exchanged(world, stakes.seat, stock, draws) if step == EXCHANGE else world
            row.append(_StakedDeal(plan, start, stakes, risk_profiles).play(WAIT if step == EXCHANGE else step))
        rows.append(row)
        if len(rows) == wanted or monotonic() >= end:
            break
    return rows


def _filled(plan: TrickPlan, position: TrickPosition, hidden: Hidden, number: int) -> tuple[TrickPosition, Mask]:
    """Return a position with the hidden cards of one world, and its stock."""
    hands, stock = list(position.hands), 0
    for column, place in enumerate(hidden.where):
        cards = hidden.cards[number, column] & hidden.unseen
        if place == plan.seats:
            stock |= cards
        elif place is not None:
            hands[place] |= cards
    return replace(position, hands=tuple(hands)), stock


def _is_plausible(plan: TrickPlan, world: TrickPosition, stakes: Stakes, risk_profiles: Sequence[int]) -> bool:
    """Return whether somebody of that risk profile would have made the knock that is being answered."""
    knocker = stakes.knocker
    if knocker is None:
        return True
    # Who has folded since was in when he knocked.
    players = plan.seats - len(world.out) + stakes.folded
    return _would_knock(_felt(win_probability(Tricks.of(plan, world), knocker), risk_profiles[knocker]), players)


def _exchanged(world: TrickPosition, seat: Seat, stock: Mask, draws: Quarters) -> TrickPosition:
    """Return a world in which a seat has laid its hand away and drawn a new one from the stock."""
    old, new = world.hands[seat], 0
    for _ in range(old.bit_count()):
        drawn = 1 << drawn_card(stock, draws)
        stock ^= drawn
        new |= drawn
    return replace(world, hands=(*world.hands[:seat], new, *world.hands[seat + 1 :]), gone=world.gone | old)


def _felt(chance: int, risk_profile: int) -> int:
    """Return how good a chance looks to somebody."""
    if risk_profile < len(EXTREMES):
        return EXTREMES[risk_profile]
    return chance if risk_profile == BALANCED else min(CERTAIN, chance * (160 + 12 * risk_profile) >> 8)


def _would_knock(chance: int, players: int) -> bool:
    """Return whether a chance is so much better than a fair share that a higher stake is welcome.

    This, and who stays, was found by play: where all do so, nobody gains by knocking or folding more or less.
    """
    return chance * (players + 1) >= 2 * CERTAIN


def _would_stay(chance: int, stake: int, chips: int, *, takes: bool) -> bool:
    """Return whether a chance is worth what it costs to stay: to fold costs the stake, to lose one more.

    Against somebody who has knocked it is worth a fifth less.
    """
    lost = min(stake + 1, chips)
    return 4 * chance * (lost + (stake + 1 if takes else 0)) >= 5 * CERTAIN * (lost - min(stake, chips))


class _StakedDeal:
    """A deal that is played to its end, with knocks and answers."""

    def __init__(self, plan: TrickPlan, position: TrickPosition, stakes: Stakes, risk_profiles: Sequence[int]) -> None:
        self.deal = Tricks.of(plan, position)
        self.seats = plan.seats
        self.stakes = stakes
        self.risk_profiles = risk_profiles
        self.chips = list(stakes.chips)
        self.tray = stakes.tray
        self.stake = stakes.stake
        self.last = stakes.last
        self.may_knock = stakes.may_knock
        self.passed = set(stakes.passed)
        self.stayed = list(stakes.stayed)
        self.waiting = list(stakes.waiting)
        self.winner: Seat | None = None

    def play(self, step: Step) -> Points:
        """Take a step, then play on; return what it brings to the seat in question, compared with the others."""
        stakes, knocker = self.stakes, self.stakes.knocker
        if step == KNOCK:
            knocker = self._knock(stakes.seat)
        elif step in (STAY, FOLD):
            self._answer(stakes.seat, stays=step == STAY)
        elif step != WAIT:
            self._put(step)
        if knocker is not None:
            self._answers(knocker)
        while self.winner is None:
            self._go_on()
        gained = [now - before for now, before in zip(self.chips, stakes.chips, strict=True)]
        return stakes.players * gained[stakes.seat] - sum(gained)

    def _go_on(self) -> None:
        """Sweep a trick, or let somebody knock and somebody play."""
        deal = self.deal
        if self._is_complete():
            taker = taker_of(deal)
            deal.sweep(NOTHING_TO_DRAW)
            if not deal.hands[taker]:
                self._pay_all(taker)
                return
        self._knocks()
        if self.winner is None and not self._is_complete():
            self._put(most_promising_card(deal)[0])

    def _is_complete(self) -> bool:
        return bool(self.deal.trick) and not self.deal.to_play()

    def _put(self, card: Card) -> None:
        self.deal.put(card)
        self.may_knock = True
        self.passed.clear()

    def _in(self) -> list[Seat]:
        """Return the seats that are in."""
        return [seat for seat in range(self.seats) if seat not in self.deal.out]

    def _hope(self, seat: Seat) -> int:
        return _felt(win_probability(self.deal, seat), self.risk_profiles[seat])

    def _pay(self, seat: Seat) -> None:
        paid = min(self.stake, self.chips[seat])
        self.chips[seat] -= paid
        self.tray += paid

    def _pay_all(self, winner: Seat) -> None:
        self.winner = winner
        for seat in self._in():
            if seat != winner:
                self._pay(seat)
        if self.stakes.takes:
            self.chips[winner] += min(self.stake, self.tray)

    def _knocks(self) -> None:
        """Ask everybody before a card, from the left of the seat on turn, which comes last; one knock is enough."""
        if not self.may_knock or self.stake == self.stakes.most:
            return
        there = self._in()
        for seat in turn_order(self.deal.turn + 1, self.seats):
            if seat not in there or seat == self.last or seat in self.passed:
                continue
            if self.stake < max(self.chips[other] for other in there if other != seat) and _would_knock(
                self._hope(seat), len(there)
            ):
                self._answers(self._knock(seat))
                return

    def _knock(self, seat: Seat) -> Seat:
        self.stayed.clear()
        self.waiting = [other for other in self._in() if other != seat]
        return seat

    def _answer(self, seat: Seat, *, stays: bool) -> None:
        self.waiting.remove(seat)
        if stays:
            self.stayed.append(seat)
        else:
            self._pay(seat)
            self.deal.out = (*self.deal.out, seat)

    def _answers(self, knocker: Seat) -> None:
        """Let all that are asked answer a knock, and settle it."""
        for seat in turn_order(knocker + 1, self.seats):
            if seat in self.waiting:
                stays = _would_stay(self._hope(seat), self.stake, self.chips[seat], takes=self.stakes.takes)
                self._answer(seat, stays=stays)
        if not self.stayed:
            self._pay_all(knocker)
            return
        self.stake += 1
        self.last = knocker
        self.may_knock = not self.stakes.gap
        self.passed.clear()
        if self.deal.turn in self.deal.out:
            self.deal.turn = self.deal.next_seat(self.deal.turn)
