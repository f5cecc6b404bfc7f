"""Deals as a vector environment of Gymnasium: one seat learns at thousands of tables, and policies play the others."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
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


class DealVectorEnv(VectorEnv[NDArray[np.uint8], NDArray[np.int64], NDArray[Any]]):
    """Seat 0 of deals of a contract, at many tables.

    Observations are (tables, planes, cards) uint8, as `mamlaka.environments.observed` describes them. An action is the
    number of a card. The reward is the points of the seat, at the end of the deal. `infos["action_mask"]` is
    (tables, cards) int8. All arrays are views that the next step overwrites: copy what you keep.

    With `autoreset="same_step"` no final observation is given, since nothing can be done after the end of a deal.

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
        **rules: Any,
    ) -> None:
        """Open the tables.

        Args:
            contract: the name of a contract, or what `deal_rules` returns.
            num_envs: the number of tables.
            opponents: the policy of the other seats.
            autoreset: what follows the end of a deal, see `Autoreset`.
            threads: the number of threads of the kernel.
            rules: other arguments of `deal_rules`.

        Raises:
            InvalidSetup: as for `deal_rules` and `DealTables`.
        """
        self.rules = contract if isinstance(contract, DealRules) else deal_rules(contract, **rules)
        """What is played."""
        self.tables = DealTables(
            self.rules, num_envs, learners=[LEARNER], opponents=opponents, autoreset=autoreset, threads=threads
        )
        """The tables, with further arrays."""
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": MODES[autoreset], "render_modes": []}
        cards = len(self.rules.deck)
        self.single_observation_space = Box(0, 1, (self.rules.planes, cards), np.uint8)
        self.single_action_space = Discrete(cards)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rewards = self.tables.points[:, LEARNER]
        self._no_truncations = np.zeros(num_envs, np.bool_)

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
        return self.tables.features, self._infos()

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
        return self.tables.features, self._rewards, self.tables.over, self._no_truncations, self._infos()

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.tables.mask}
