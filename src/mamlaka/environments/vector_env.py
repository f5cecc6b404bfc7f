"""Deals as a vector environment of Gymnasium: one seat learns at thousands of tables, and policies play the others."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from mamlaka.environments.rules import DealRules, deal_rules
from mamlaka.environments.tables import Autoreset, DealTables, Opponents
from mamlaka.errors import InvalidSetup

__all__ = ["DealVectorEnv"]

MODES: dict[Autoreset, AutoresetMode] = {
    "next_step": AutoresetMode.NEXT_STEP,
    "same_step": AutoresetMode.SAME_STEP,
    "disabled": AutoresetMode.DISABLED,
}
LEARNER = 0
"""The seat that learns. Whoever leads is drawn, so the seat makes no difference."""


class LegalCards(MultiDiscrete[np.int64]):
    """The cards that may ever be played at each table; `sample()` draws from those that are legal now."""

    def __init__(self, tables: DealTables) -> None:
        """Make the space of all cards of the deck at each table."""
        super().__init__(np.full(len(tables), len(tables.rules.deck)))
        self._tables = tables

    def sample(self, mask: Any = None, probability: Any = None) -> NDArray[np.int64]:
        """Draw a legal card at each table; masks or probabilities, if given, replace those of the tables."""
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        legal = self._tables.mask
        drawn: NDArray[np.int64] = np.where(legal, self.np_random.random(legal.shape), -1).argmax(axis=1)
        return drawn


class DealVectorEnv(VectorEnv[NDArray[np.uint8], NDArray[np.int64], NDArray[Any]]):
    """Seat 0 of deals of a contract, at many tables.

    Observations are (tables, planes, cards) uint8, as `mamlaka.environments.observed` describes them. An action is the
    number of a card. The reward is the points of the seat, at the end of the deal. `infos["action_mask"]` is
    (tables, cards) int8, and `action_space.sample()` draws legal cards. As in other vector environments of Gymnasium,
    each entry of the infos has a mask of the tables that it is for, such as `_action_mask`. With
    `autoreset="same_step"`, `final_obs` and `final_info` are there in each step that ends a deal.

    >>> envs = DealVectorEnv("slaps", num_envs=2)
    >>> observations, infos = envs.reset(seed=1)
    >>> observations.shape, infos["action_mask"].shape
    ((2, 12, 52), (2, 52))
    """

    def __init__(
        self,
        contract: str | DealRules = "slaps",
        *,
        num_envs: int = 1,
        opponents: Opponents = "heuristic",
        autoreset: Autoreset = "next_step",
        threads: int = 1,
        copy: bool = True,
        **rules: Any,
    ) -> None:
        """Open the tables.

        Args:
            contract: the name of a contract, or what `deal_rules` returns.
            num_envs: the number of tables.
            opponents: the policy of the other seats.
            autoreset: what follows the end of a deal, see `Autoreset`.
            threads: the number of threads of the kernel.
            copy: whether each step returns arrays of its own. Copies take time; without them the arrays are views that
                the next step overwrites.
            rules: other arguments of `deal_rules`.

        Raises:
            InvalidSetup: as for `deal_rules` and `DealTables`.
        """
        self.rules = contract if isinstance(contract, DealRules) else deal_rules(contract, **rules)
        """What is played."""
        self._deals_at_once = autoreset == "same_step"
        self.tables = DealTables(
            self.rules,
            num_envs,
            learners=[LEARNER],
            opponents=opponents,
            autoreset="disabled" if self._deals_at_once else autoreset,  # first we need the final observation
            threads=threads,
        )
        """The tables, with further arrays; in the mode `same_step` they show the new deals alone."""
        self.num_envs = num_envs
        self.copy = copy
        """Whether each step returns arrays of its own."""
        self.metadata = {"autoreset_mode": MODES[autoreset], "render_modes": []}
        cards = len(self.rules.deck)
        self.single_observation_space = Box(0, 1, (self.rules.planes, cards), np.uint8)
        self.single_action_space = Discrete(cards)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = LegalCards(self.tables)
        self._rewards = self.tables.points[:, LEARNER]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Deal anew.

        Args:
            seed: the seed of all deals; None: a random one at first, then the next of the last seed.
            options: `reset_mask`, (tables,) bool: only these tables get a new deal.

        Raises:
            InvalidSetup: another option, or a mask of another shape.
        """
        super().reset(seed=seed)
        unknown = {*(options or {})} - {"reset_mask"}
        if unknown:
            raise InvalidSetup(f"unknown option {min(unknown)!r}: only reset_mask is known")
        if options and "reset_mask" in options:
            self.tables.reset(chosen=options["reset_mask"])
        else:
            self.tables.reset(int(self.np_random.integers(2**63)) if seed is None else seed)
        return self._given(self.tables.features), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.uint8], NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play a card at each table, then let the other seats play.

        Args:
            actions: (tables,), the numbers of the cards.

        Returns:
            The observations, the rewards, whether each deal is over, False for each (no deal is cut short), and infos.

        Raises:
            ValueError: a card is not legal; no card has been played.
        """
        self.tables.step(actions)
        rewards, over, infos = self._given(self._rewards), self._given(self.tables.over), {}
        if self._deals_at_once and over.any():
            rewards, over = rewards.copy(), over.copy()
            infos = self._final_infos(over)
            self.tables.reset(chosen=over)
        infos |= self._infos()
        return self._given(self.tables.features), rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.copy else array

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._given(self.tables.mask), "_action_mask": np.ones(self.num_envs, np.bool_)}

    def _final_infos(self, over: NDArray[np.bool_]) -> dict[str, Any]:
        """Return what the learner observes at the end of a deal, and with which infos, in the form of Gymnasium."""
        observations = np.full(self.num_envs, None, object)
        for table in np.flatnonzero(over):
            observations[table] = self.tables.features[table].copy()
        infos = {"action_mask": np.zeros_like(self.tables.mask), "_action_mask": over.copy()}  # no card is legal
        return {
            "final_obs": observations,
            "_final_obs": over.copy(),
            "final_info": infos,
            "_final_info": over.copy(),
        }
