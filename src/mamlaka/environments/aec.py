"""Deals as environments of PettingZoo, in which every seat is an agent."""

from __future__ import annotations

import functools
import sys
from typing import Any, TypeAlias

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from mamlaka.cards import Card, Mask
from mamlaka.environments.observed import ObservedDeal, bits, observed_deal
from mamlaka.environments.rules import DealRules, deal_rules
from mamlaka.errors import InvalidSetup
from mamlaka.rng import Rng, SmallNumbers
from mamlaka.search.python_playouts import deal_hands
from mamlaka.seats import Seat

__all__ = ["DealEnv", "env", "parallel_env"]

Observation: TypeAlias = dict[str, NDArray[np.int8]]
RENDER_MODES = ("ansi", "human")


class DealEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types for it
    """One deal of a contract. Agents are `seat_0`, `seat_1`, ..., in the order of play.

    An observation has `observation`, (planes, cards) int8 with the bits of the planes that
    `mamlaka.environments.observed` describes, and `action_mask`, (cards,) int8. An action is the number of a card. All
    seats get their points as rewards when the deal is over.

    >>> env = DealEnv("king")
    >>> env.reset(seed=1)
    >>> env.observe(env.agent_selection)["observation"].shape
    (12, 52)
    """

    metadata = {"name": "mamlaka_deal_v0", "render_modes": [*RENDER_MODES], "is_parallelizable": True}  # noqa: RUF012

    def __init__(self, contract: str | DealRules = "slaps", *, render_mode: str | None = None, **rules: Any) -> None:
        """Choose what is played.

        Args:
            contract: the name of a contract, or what `deal_rules` returns.
            render_mode: `ansi`, to return the text of `render`, or `human`, to print it.
            rules: other arguments of `deal_rules`.

        Raises:
            InvalidSetup: as for `deal_rules`, or there is no such mode.
        """
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise InvalidSetup(f"render_mode={render_mode!r} must be ansi, human or None")
        self.rules = contract if isinstance(contract, DealRules) else deal_rules(contract, **rules)
        """What is played."""
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.seats)]
        self._numbers = SmallNumbers(Rng(int(np.random.default_rng().integers(2**63))))
        self._deal: ObservedDeal

    @functools.cache  # noqa: B019  # PettingZoo wants the same object each time
    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:  # noqa: ARG002
        """Return the space of the observations of an agent, the same for all."""
        cards = len(self.rules.deck)
        return gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0, 1, (self.rules.planes, cards), np.int8),
                "action_mask": gymnasium.spaces.Box(0, 1, (cards,), np.int8),
            }
        )

    @functools.cache  # noqa: B019  # as above
    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:  # noqa: ARG002
        """Return the space of the actions of an agent, the same for all."""
        return gymnasium.spaces.Discrete(len(self.rules.deck))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal anew.

        Args:
            seed: the seed of this deal and of those after it; None: the next deal of the last seed.
            options: none are known.
        """
        if seed is not None:
            self._numbers = SmallNumbers(Rng(seed))
        rules = self.rules
        while True:
            hands = deal_hands(rules.cards, rules.seats, rules.hand_size, self._numbers)
            leader = self._numbers.below(rules.seats)
            self._deal = observed_deal(rules.plan, hands, leader, rules.cards)
            if self._deal.legal:
                break
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._deal.turn]

    def observe(self, agent: str) -> Observation:
        """Return what an agent observes; the mask has no card unless it is on turn."""
        seat = self.possible_agents.index(agent)
        is_on_turn = agent == self.agent_selection and bool(self._deal.legal)
        count = len(self.rules.deck)
        return {
            "observation": np.array([bits(plane, count) for plane in self._deal.planes(seat)], np.int8),
            "action_mask": np.array(bits(self._deal.legal if is_on_turn else 0, count), np.int8),
        }

    def step(self, action: Card | None) -> None:
        """Play a card of the agent on turn; None after its deal is over.

        Raises:
            ValueError: the card is not legal; it has not been played.
        """
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None or not (0 <= action < len(self.rules.deck) and self._deal.legal >> int(action) & 1):
            legal = self.rules.deck.format(self._deal.legal)
            raise ValueError(f"card {action} of {self.agent_selection} is not legal: {legal} are")
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self._deal.play(int(action))
        if self._deal.legal:
            self.agent_selection = self.possible_agents[self._deal.turn]
        else:
            for other, points in zip(self.possible_agents, self._deal.points(), strict=True):
                self.rewards[other], self.terminations[other] = points, True
            self.agent_selection = self.possible_agents[(self.possible_agents.index(agent) + 1) % self.rules.seats]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Return the deal as text with all hands, or print it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() shows nothing: choose render_mode='ansi' or 'human'")
            return None
        deck, deal = self.rules.deck, self._deal
        lines = [f"{self.rules.contract}, {self.agent_selection} {'plays' if deal.legal else 'is told the end'}"]
        for seat, hand in enumerate(deal.hands):
            lines.append(f"seat_{seat}  {deck.format(hand) or '-'}")
        lines += [f"on the table: {self._shown(0)}"]
        text = "\n".join(lines)
        if self.render_mode == "human":
            sys.stdout.write(text + "\n")
            return None
        return text

    def _shown(self, seat: Seat) -> str:
        """Return the cards of the trick or of the layout."""
        seats = self.rules.seats
        shown: Mask = sum(self._deal.planes(seat)[seats : 2 * seats])
        return self.rules.deck.format(shown) or "-"

    def close(self) -> None:
        """Release nothing: there is nothing to release."""


def env(contract: str | DealRules = "slaps", *, render_mode: str | None = None, **rules: Any) -> AECEnv:
    """Return a `DealEnv` with the usual wrapper of PettingZoo, which checks the order of the calls."""
    return wrappers.OrderEnforcingWrapper(DealEnv(contract, render_mode=render_mode, **rules))


def parallel_env(contract: str | DealRules = "slaps", *, render_mode: str | None = None, **rules: Any) -> ParallelEnv:
    """Return the same for PettingZoo's parallel interface: only the action of the agent on turn counts."""
    return turn_based_aec_to_parallel(env(contract, render_mode=render_mode, **rules))
