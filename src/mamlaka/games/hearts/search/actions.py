"""Hearts: estimate the value of each pass, from playouts of the deals that follow it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from math import inf
from time import perf_counter
from typing import NamedTuple

from mamlaka.actions import Action
from mamlaka.bots.base import ActionValue, Limit, best_first
from mamlaka.bots.rules import collect_votes
from mamlaka.bots.search.cards import WorldSampler, card_action_values, weights_of_side
from mamlaka.bots.search.halving import Candidate, halve
from mamlaka.bots.search.whole_deals import play_whole_deals
from mamlaka.cards import FRENCH, Card, Mask
from mamlaka.games.hearts import Hearts, HeartsDeals
from mamlaka.games.hearts.deal import OPENER
from mamlaka.games.hearts.phases import PassCards
from mamlaka.games.hearts.search.passes import pass_values
from mamlaka.plan import lower
from mamlaka.rng import Rng
from mamlaka.search.learned_weights import learned_policy
from mamlaka.search.likely_worlds import any_policies
from mamlaka.search.number_tables import number_table
from mamlaka.search.playouts import Playouts
from mamlaka.search.positions import HiddenCards, TrickPosition, hidden_cards_in
from mamlaka.search.worlds import world_array
from mamlaka.seats import Seat, next_seat
from mamlaka.view import View

__all__ = ["PassPlayouts", "PassWorld", "action_values"]

PASSES = 32
"""The most passes to compare: those that are worth most before any playout, or else that the rules support most."""
PASSES_A_SECOND = 700
"""The most passes to compare per second of the time limit."""
PRIOR_WORLDS = 100
"""The number of worlds that count as much as what a pass is expected to be worth before any playout."""
GUARDS = 3
"""The number of lower spades that guard the three highest ones."""
HIGH_SPADES = tuple(map(FRENCH.card, ("QS", "AS", "KS")))
LOW_SPADES = tuple(FRENCH.card(rank + "S") for rank in "JT98765432")
BY_RANK = tuple(FRENCH.card(rank + suit) for rank in "AKQJT98765432" for suit in "HDC")
UNGUARDED, GUARDED = (*HIGH_SPADES, *BY_RANK, *LOW_SPADES), (*BY_RANK, *LOW_SPADES, *HIGH_SPADES)
"""The order in which players pass cards, by whether low spades guard the high ones."""
ALL_LOW_SPADES = sum(1 << card for card in LOW_SPADES)


def action_values(view: View, limit: Limit, rng: Rng, sampler: WorldSampler = world_array) -> tuple[ActionValue, ...]:
    """Estimate the value of each pass or legal card, the best first; empty if there is no time to compare.

    Only the most promising passes are compared; those dropped early come last. Without time for playouts, passes have
    their learned values, if there are any.

    Raises:
        NotCompilable: no plan describes the play.
    """
    phase = view.state.phase
    return (
        _PassSearch(view, phase, limit, rng, sampler).action_values()
        if isinstance(phase, PassCards)
        else card_action_values(view, limit, rng, sampler)
    )


def _conventional_pass(hand: Mask, count: int) -> Mask:
    """Return the pass assumed for other seats: unguarded high spades, then the highest cards of the other suits."""
    passed = 0
    for card in GUARDED if (hand & ALL_LOW_SPADES).bit_count() >= GUARDS else UNGUARDED:
        if hand >> card & 1:
            passed |= 1 << card
            if passed.bit_count() == count:
                break
    return passed


class PassWorld(NamedTuple):
    """A world before this seat passes."""

    hands: Sequence[Mask]
    """(seats,): the hands after all other seats have passed."""
    policies: Sequence[int]
    """(policies,): the seats that follow each policy, as bits."""


class PassPlayouts:
    """Playouts of the deals that follow a pass."""

    def __init__(self, view: View, phase: PassCards, sampler: WorldSampler = world_array) -> None:
        game, bottom = view.state.game, view.state.stack[0]
        assert isinstance(game, Hearts)
        assert isinstance(bottom, HeartsDeals)
        assert view.seat is not None
        self.view, self.phase, self.sampler = view, phase, sampler
        self.seat, self.seats = view.seat, game.seats
        self.leader = None if bottom.dealer is None else next_seat(bottom.dealer, game.seats)
        self.plan, self.gone = lower(game.spec), view.state.zone("out").cards
        self.policy = learned_policy(self.plan)

    def worlds(self, count: int, rng: Rng) -> list[PassWorld]:
        """Draw worlds in which the others have passed."""
        hidden = hidden_cards_in(self.view, self.sampler(self.view, count, rng))
        known = [zone.cards for zone in self.view.state.zones[: self.seats]]
        worlds = []
        for number in range(len(hidden.cards)):
            hands = list(known)
            for column, place in enumerate(hidden.where):
                if place is not None:
                    hands[place] |= hidden.cards[number, column] & hidden.unseen
            passes = [_conventional_pass(hand, self.phase.count) for hand in hands]
            passes[self.seat] = 0
            for sender, passed in enumerate(passes):
                hands[sender] &= ~passed
                hands[self.phase.receiver(sender)] |= passed
            worlds.append(PassWorld(hands, any_policies(self.seats, self.seat, rng)))
        return worlds

    def play(self, passed: Mask, worlds: Sequence[PassWorld], seed: int, end: float = inf) -> list[Playouts]:
        """Play the deals of worlds after a pass, grouped by leader; return an empty list if they don't end in time."""
        rows, policies = defaultdict[Seat, list[Mask]](list), defaultdict[Seat, list[int]](list)
        for world in worlds:
            hands = list(world.hands)
            hands[self.seat] &= ~passed
            hands[self.phase.receiver(self.seat)] |= passed
            leader = _holder(hands, OPENER) if self.leader is None else self.leader
            rows[leader] += hands
            policies[leader] += world.policies
        deals = []
        for leader, cards in rows.items():
            hidden = HiddenCards(number_table("Q", cards, self.seats), tuple(range(self.seats)), FRENCH.all_mask)
            position = TrickPosition((0,) * self.seats, leader, gone=self.gone)
            played = play_whole_deals(self.plan, position, hidden, self.seat, policies[leader], Rng(seed), end)
            if self.seats * played.count < len(cards):
                return []
            deals.append(played)
        return deals


class _PassSearch:
    """Compares passes by playouts, within a limit."""

    def __init__(self, view: View, phase: PassCards, limit: Limit, rng: Rng, sampler: WorldSampler) -> None:
        self.start, self.limit = perf_counter(), limit
        self.playouts, self.view, self.rng = PassPlayouts(view, phase, sampler), view, rng
        self.most = PASSES if limit.seconds is None else max(1, min(PASSES, int(limit.seconds * PASSES_A_SECOND)))

    def action_values(self) -> tuple[ActionValue, ...]:
        """Estimate the values of passes, the best first; empty without time if nothing was learned."""
        candidates = self._candidates()
        deals = halve(candidates, self._batch, self.limit, self.start)
        if not deals and not candidates[0].prior_worlds:
            return ()
        return best_first(
            ActionValue(Action("give", cards=candidate.choice), candidate.value, candidate.standard_error)
            for candidate in candidates
        )

    def _batch(self, count: int) -> Callable[[Mask], list[Playouts]]:
        """Draw worlds, and return a function that plays a pass in them."""
        worlds, seed = self.playouts.worlds(count, self.rng), self.rng.next64()
        end = self.start + (inf if self.limit.seconds is None else self.limit.seconds)
        return lambda passed: self.playouts.play(passed, worlds, seed, end)

    def _candidates(self) -> list[Candidate[Mask]]:
        """Return the passes to compare, the most promising first."""
        actions = tuple(self.view.legal)
        side, weights = weights_of_side(self.view.state.game, self.playouts.seat, is_shared=False)
        if self.playouts.policy:
            values = pass_values(self.view.hand_mask, [action.cards for action in actions])
            prior_worlds = PRIOR_WORLDS if self.limit.reference is None else 0
        else:
            values = [sum(vote for _, vote in votes) for votes in collect_votes(self.view, actions)]
            prior_worlds = 0
        order = sorted(range(len(actions)), key=lambda index: -values[index])
        return [
            Candidate(actions[index].cards, side, weights, prior=values[index], prior_worlds=prior_worlds)
            for index in order[: self.most]
        ]


def _holder(hands: Sequence[Mask], card: Card) -> Seat:
    """Return the seat that holds a card."""
    return next(seat for seat, hand in enumerate(hands) if hand >> card & 1)
