"""Playouts of deals for a stake: only the last trick counts, and any seat may raise the stake by knocking.

Every seat plays, knocks, stays and folds by one number, its estimated probability of taking the last trick
(`win_probability.py`). To model different players, every seat except the one to decide gets a risk profile, drawn at
random for each world, which raises or lowers its estimate.

All arithmetic is in integers, so that the C++ counterpart (`kernel/toepen/stakes.hpp`) returns the same results.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf
from time import monotonic
from typing import TYPE_CHECKING

from mamlaka.cards import Card, Mask
from mamlaka.games.toepen.search.limits import holds_chips
from mamlaka.games.toepen.search.win_probability import CERTAIN, most_promising_card, win_probability
from mamlaka.ledger import Points
from mamlaka.plan import TrickPlan
from mamlaka.rng import Rng, SmallNumbers
from mamlaka.search.compiled import compiled_trick_deal, compiled_trick_plan, engine_for
from mamlaka.search.deals import UNUSED_NUMBERS, TrickDeal, random_card
from mamlaka.search.limits import holds_worlds
from mamlaka.search.number_tables import number_table
from mamlaka.search.positions import HiddenCards, TrickPosition, seat_mask
from mamlaka.seats import Seat, turn_order

if TYPE_CHECKING:
    from mamlaka import _kernel

__all__ = ["EXCHANGE", "FOLD", "KNOCK", "STAY", "WAIT", "Stakes", "StakesAction", "play_stakes"]

StakesAction = int
"""A card to play, or one of the actions below."""
WAIT, KNOCK, STAY, FOLD, EXCHANGE = range(64, 69)

RISK_PROFILES = 16
"""The number of risk profiles."""
EXTREMES = (CERTAIN, 0)
"""The chances that the first two risk profiles always assume: reckless and timid."""
BALANCED = RISK_PROFILES
"""The risk profile of the seat to decide, which doesn't change its estimate."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """The stake of a deal, and the seats that have raised it."""

    seat: Seat
    """The seat to decide."""
    players: int
    """The number of seats in the deal, including those that have folded."""
    chips: tuple[int, ...]
    """(seats,): the chips of each seat; 0 for a seat that is out of the match."""
    pot: int = 0
    stake: int = 1
    max_stake: int = 0
    """The stake at which knocking ends; 0: no limit."""
    last: Seat | None = None
    """The last seat to knock."""
    knocker: Seat | None = None
    """The seat whose knock is being answered."""
    may_knock: bool = True
    """Whether a knock is allowed before the next card."""
    needs_card_between: bool = True
    """Whether a card must be played between two knocks."""
    takes: bool = True
    """Whether the winner takes the stake from the pot."""
    waiting: tuple[Seat, ...] = ()
    """The seats that have still to answer the knock."""
    passed: tuple[Seat, ...] = ()
    """The seats that have declined to knock before this card."""
    stayed: tuple[Seat, ...] = ()
    """The seats that have stayed in."""
    folded: int = 0
    """The number of seats that have folded on this knock."""


def play_stakes(
    plan: TrickPlan,
    position: TrickPosition,
    stakes: Stakes,
    hidden: HiddenCards,
    samples: int,
    candidates: Sequence[StakesAction],
    rng: Rng,
    *,
    seconds: float = inf,
) -> memoryview:
    """Play each candidate in `samples` plausible worlds, and the deal to its end.

    While a knock is being answered, worlds in which the knocker would not have knocked are rejected, as long as enough
    worlds are left.

    Args:
        plan: the rules of the deal.
        position: the position, without the hidden cards.
        stakes: the stake.
        hidden: the hidden cards of each world; an exchange draws from the stock.
        samples: the number of worlds to play.
        candidates: the actions to compare.
        rng: the only source of randomness.
        seconds: the time limit; at least one world is played.

    Returns:
        (samples, candidates) int32, fewer rows if time runs out: the gain of the seat to decide, in chips above the
        mean of all seats in the deal, times their number.

    Raises:
        ValueError: `samples` is less than 1 or more than the number of worlds.
    """
    if not 1 <= samples <= len(hidden.cards):
        raise ValueError(f"the number of worlds to play must be 1 to {len(hidden.cards)}, not {samples}")
    seed = rng.next64()
    kernel = engine_for(plan)
    amounts = (stakes.stake, stakes.max_stake, stakes.pot, *stakes.chips)
    if kernel is None or not (holds_worlds(hidden) and holds_chips(amounts)):
        numbers = [
            number
            for row in _rows(plan, position, stakes, hidden, samples, candidates, seed, seconds)
            for number in row
        ]
        return number_table("i", numbers, len(candidates))
    where = [-1 if place is None else place for place in hidden.where]
    start, pot = compiled_trick_deal(plan, position), _compiled(plan, stakes)
    return kernel.stakes(
        compiled_trick_plan(plan), start, pot, hidden.cards, where, hidden.unseen, samples, candidates, seed, seconds
    )


def _compiled(plan: TrickPlan, stakes: Stakes) -> _kernel.Stakes:
    from mamlaka import _kernel  # noqa: PLC0415  (it may be missing)

    return _kernel.Stakes(
        compiled_trick_plan(plan),
        seat=stakes.seat,
        players=stakes.players,
        stake=stakes.stake,
        max_stake=stakes.max_stake,
        last=-1 if stakes.last is None else stakes.last,
        knocker=-1 if stakes.knocker is None else stakes.knocker,
        may_knock=stakes.may_knock,
        needs_card_between=stakes.needs_card_between,
        takes=stakes.takes,
        pot=stakes.pot,
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
    hidden: HiddenCards,
    samples: int,
    candidates: Sequence[StakesAction],
    seed: int,
    seconds: float,
) -> list[list[int]]:
    """Return the rows of `play_stakes`."""
    end, worlds = monotonic() + seconds, len(hidden.cards)
    rows: list[list[int]] = []
    for number in range(worlds):
        numbers = SmallNumbers(Rng(seed).stream(number))
        world, stock = _filled(plan, position, hidden, number)
        risk_profiles = [numbers.below(RISK_PROFILES) for _ in range(plan.seats)]
        risk_profiles[stakes.seat] = BALANCED
        if worlds - number > samples - len(rows) and not _is_plausible(plan, world, stakes, risk_profiles):
            continue
        row = []
        for candidate in candidates:
            start = _exchanged(world, stakes.seat, stock, numbers) if candidate == EXCHANGE else world
            first = WAIT if candidate == EXCHANGE else candidate
            row.append(_StakedDeal(plan, start, stakes, risk_profiles).play(first))
        rows.append(row)
        if len(rows) == samples or monotonic() >= end:
            break
    return rows


def _filled(plan: TrickPlan, position: TrickPosition, hidden: HiddenCards, number: int) -> tuple[TrickPosition, Mask]:
    """Return a position with the hidden cards of one world added, and the stock of that world."""
    hands, stock = list(position.hands), 0
    for column, place in enumerate(hidden.where):
        cards = hidden.cards[number, column] & hidden.unseen
        if place == plan.seats:
            stock |= cards
        elif place is not None:
            hands[place] |= cards
    return replace(position, hands=tuple(hands)), stock


def _is_plausible(plan: TrickPlan, world: TrickPosition, stakes: Stakes, risk_profiles: Sequence[int]) -> bool:
    """Return whether the knocker, given its risk profile, would have knocked in this world."""
    knocker = stakes.knocker
    if knocker is None:
        return True
    # Seats that have folded since were still in when the knocker knocked.
    players = plan.seats - len(world.out) + stakes.folded
    chance = win_probability(TrickDeal.of(plan, world), knocker)
    return _would_knock(_perceived_chance(chance, risk_profiles[knocker]), players)


def _exchanged(world: TrickPosition, seat: Seat, stock: Mask, numbers: SmallNumbers) -> TrickPosition:
    """Return a world in which a seat has discarded its hand and drawn a new one from the stock."""
    old, new = world.hands[seat], 0
    for _ in range(old.bit_count()):
        drawn = 1 << random_card(stock, numbers)
        stock ^= drawn
        new |= drawn
    return replace(world, hands=(*world.hands[:seat], new, *world.hands[seat + 1 :]), gone=world.gone | old)


def _perceived_chance(chance: int, risk_profile: int) -> int:
    """Return a chance as a seat with this risk profile perceives it."""
    if risk_profile < len(EXTREMES):
        return EXTREMES[risk_profile]
    return chance if risk_profile == BALANCED else min(CERTAIN, chance * (160 + 12 * risk_profile) >> 8)


def _would_knock(chance: int, players: int) -> bool:
    """Return whether a chance is far enough above a fair share to raise the stake.

    The thresholds here and in `_would_stay` were tuned in matches: if all seats use them, no seat gains by another one.
    """
    return chance * (players + 1) >= 2 * CERTAIN


def _would_stay(chance: int, stake: int, chips: int, *, takes: bool) -> bool:
    """Return whether to stay in: folding costs the stake, losing one chip more.

    Against a knock, a chance counts a fifth less.
    """
    lost = min(stake + 1, chips)
    return 4 * chance * (lost + (stake + 1 if takes else 0)) >= 5 * CERTAIN * (lost - min(stake, chips))


class _StakedDeal:
    """The playout of a deal, with knocks and answers."""

    def __init__(self, plan: TrickPlan, position: TrickPosition, stakes: Stakes, risk_profiles: Sequence[int]) -> None:
        self.deal = TrickDeal.of(plan, position)
        self.seats = plan.seats
        self.stakes = stakes
        self.risk_profiles = risk_profiles
        self.chips = list(stakes.chips)
        self.pot = stakes.pot
        self.stake = stakes.stake
        self.last = stakes.last
        self.may_knock = stakes.may_knock
        self.passed = set(stakes.passed)
        self.stayed = list(stakes.stayed)
        self.waiting = list(stakes.waiting)
        self.winner: Seat | None = None

    def play(self, candidate: StakesAction) -> Points:
        """Play a candidate, then the rest of the deal; return the relative gain, times the number of players."""
        stakes, knocker = self.stakes, self.stakes.knocker
        if candidate == KNOCK:
            knocker = self._knock(stakes.seat)
        elif candidate in (STAY, FOLD):
            self._answer(stakes.seat, stays=candidate == STAY)
        elif candidate != WAIT:
            self._put(candidate)
        if knocker is not None:
            self._resolve_knock(knocker)
        while self.winner is None:
            self._play_next()
        gained = [now - before for now, before in zip(self.chips, stakes.chips, strict=True)]
        return stakes.players * gained[stakes.seat] - sum(gained)

    def _play_next(self) -> None:
        """Sweep a complete trick, then ask for knocks and play a card."""
        deal = self.deal
        if self._is_complete():
            winner = deal.trick_winner()
            deal.take_trick(UNUSED_NUMBERS)
            if not deal.hands[winner]:
                self._pay_all(winner)
                return
        self._ask_for_knocks()
        if self.winner is None and not self._is_complete():
            self._put(most_promising_card(deal)[0])

    def _is_complete(self) -> bool:
        return bool(self.deal.trick) and not self.deal.left_to_play

    def _put(self, card: Card) -> None:
        self.deal.play(card)
        self.may_knock = True
        self.passed.clear()

    def _live_seats(self) -> list[Seat]:
        """Return the seats that have not folded."""
        return [seat for seat in range(self.seats) if seat not in self.deal.out]

    def _chance(self, seat: Seat) -> int:
        return _perceived_chance(win_probability(self.deal, seat), self.risk_profiles[seat])

    def _pay(self, seat: Seat) -> None:
        paid = min(self.stake, self.chips[seat])
        self.chips[seat] -= paid
        self.pot += paid

    def _pay_all(self, winner: Seat) -> None:
        self.winner = winner
        for seat in self._live_seats():
            if seat != winner:
                self._pay(seat)
        if self.stakes.takes:
            self.chips[winner] += min(self.stake, self.pot)

    def _ask_for_knocks(self) -> None:
        """Ask each seat before a card, starting left of the seat on turn, until one knocks."""
        if not self.may_knock or self.stake == self.stakes.max_stake:
            return
        live = self._live_seats()
        for seat in turn_order(self.deal.turn + 1, self.seats):
            if seat not in live or seat == self.last or seat in self.passed:
                continue
            if self.stake < max(self.chips[other] for other in live if other != seat) and _would_knock(
                self._chance(seat), len(live)
            ):
                self._resolve_knock(self._knock(seat))
                return

    def _knock(self, seat: Seat) -> Seat:
        self.stayed.clear()
        self.waiting = [other for other in self._live_seats() if other != seat]
        return seat

    def _answer(self, seat: Seat, *, stays: bool) -> None:
        self.waiting.remove(seat)
        if stays:
            self.stayed.append(seat)
        else:
            self._pay(seat)
            self.deal.out = (*self.deal.out, seat)

    def _resolve_knock(self, knocker: Seat) -> None:
        """Let the waiting seats answer a knock, then raise the stake or end the deal."""
        for seat in turn_order(knocker + 1, self.seats):
            if seat in self.waiting:
                stays = _would_stay(self._chance(seat), self.stake, self.chips[seat], takes=self.stakes.takes)
                self._answer(seat, stays=stays)
        if not self.stayed:
            self._pay_all(knocker)
            return
        self.stake += 1
        self.last = knocker
        self.may_knock = not self.stakes.needs_card_between
        self.passed.clear()
        if self.deal.turn in self.deal.out:
            self.deal.turn = self.deal.next_seat(self.deal.turn)
