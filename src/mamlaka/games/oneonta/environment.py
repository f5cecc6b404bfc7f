"""Oneonta Whist as an environment of Gymnasium: a solitaire whose best chance to win is known.

Importing this module registers `mamlaka/Oneonta-v0` with Gymnasium.

>>> import gymnasium
>>> import mamlaka.games.oneonta.environment
>>> env = gymnasium.make("mamlaka/Oneonta-v0")
>>> observation, info = env.reset(seed=1)
>>> observation["cards"].shape, int(info["action_mask"].sum())
((5, 22), 10)
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from mamlaka.actions import Action
from mamlaka.environments.observed import bits
from mamlaka.errors import InvalidSetup
from mamlaka.games.oneonta import BIDS, HAND_SIZE, ONEONTA, Oneonta, OneontaOptions
from mamlaka.match import Setup
from mamlaka.notation import format_action
from mamlaka.options import GivenValue
from mamlaka.phases import Bid
from mamlaka.table import Table

__all__ = ["OneontaEnv"]

PLAYER, DUMMY = 0, 1
CARDS = len(ONEONTA)
Observation: TypeAlias = dict[str, Any]


class OneontaEnv(gymnasium.Env[Observation, np.int64]):
    """A match of Oneonta Whist, deal after deal.

    An action below 22 plays a card of the deck; the later ones are the bids of the option `bidding`, in order.
    `info["action_mask"]` is (actions,) int8. An observation has

    * `cards`: (5, 22) int8, planes for the hand, the card that the dummy has led, the card turned up, and the cards
      that the player and the dummy have taken.
    * `bid`: (bids,) int8, a one at the bid of this deal; all zero before it.
    * `counts`: (3,) int32, the tricks won in this deal, the deals still to be finished, and the points still missing to
      the target, which are below zero if there are more than enough.

    With `reward="target"` the reward is 1 at the end of a match that reaches the target, and otherwise 0, so that its
    mean is the chance to win. With `reward="points"` it is the points of each deal, at its end.

    An action that is not legal loses the match at once, with the most points that can still be lost. Nothing is played,
    and `info["illegal"]` says what was legal.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # Gymnasium wants a rate

    def __init__(
        self,
        *,
        reward: Literal["target", "points"] = "target",
        render_mode: str | None = None,
        **options: GivenValue,
    ) -> None:
        """Choose what is played.

        Args:
            reward: what is rewarded, see above.
            render_mode: `ansi`, to return the text of `render`.
            options: the options of the game, such as `deals=1`.

        Raises:
            InvalidSetup: there is no such reward, mode or option.
        """
        if reward not in ("target", "points"):
            raise InvalidSetup(f"reward={reward!r} must be 'target' or 'points'")
        if render_mode not in (None, "ansi"):
            raise InvalidSetup(f"render_mode={render_mode!r} must be 'ansi' or None")
        self.render_mode = render_mode
        self.rewarded = reward
        self.options = OneontaOptions.parse(options)
        """The options of the game."""
        bids = BIDS[self.options.bidding]
        says = [Action(kind, number=number) for kind, numbers in bids for number in numbers]
        self.actions = (*(Action.of("play", card) for card in range(CARDS)), *says)
        """(actions,): the action of each number."""
        self.number_of = {action: number for number, action in enumerate(self.actions)}
        """The number of each action."""
        self.table: Table
        """The match; bots can act on `table.view(0)`."""
        self._lost = False
        """Whether an illegal action has lost the match."""
        deals, target = self.options.deals, self.options.target
        most = HAND_SIZE * deals  # points
        least_counts, most_counts = (0, 0, target - most), (HAND_SIZE, deals, target + most)
        self.observation_space = Dict(
            {
                "cards": Box(0, 1, (5, CARDS), np.int8),
                "bid": Box(0, 1, (len(says),), np.int8),
                "counts": Box(np.array(least_counts, np.int32), np.array(most_counts, np.int32), dtype=np.int32),
            }
        )
        self.action_space = Discrete(len(self.actions))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a match.

        Args:
            seed: the seed of this match and of those after it; None: the next match of the last seed.
            options: none are known.
        """
        super().reset(seed=seed, options=options)
        self.table = Table(Setup(Oneonta, self.options), seed=self.np_random.bytes(32))
        self._lost = False
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Bid, or play a card.

        Raises:
            ValueError: there is no such action, or the match is over.
        """
        if action not in self.action_space:
            raise ValueError(f"{action!r} is not an action: give an integer from 0 to {len(self.actions) - 1}")
        legal = self._legal()
        if not legal:
            raise ValueError("the match is over: call reset to begin another")
        if action not in legal:
            self._lost = True
            left = self.options.deals - len(self.table.state.results)
            reward = float(-HAND_SIZE * left) if self.rewarded == "points" else 0.0
            illegal = f"action {self._named(int(action))} is not legal: choose {', '.join(map(self._named, legal))}"
            return self._observation(), reward, True, False, {**self._info(), "illegal": illegal}
        before = self.table.state.totals[PLAYER]
        self.table.act(PLAYER, self.actions[int(action)])
        points, is_over = self.table.state.totals[PLAYER], self.table.is_over
        won = is_over and points >= self.options.target
        reward = float(points - before) if self.rewarded == "points" else float(won)
        return self._observation(), reward, is_over, False, self._info()

    def render(self) -> str | None:
        """Return what the player sees as text, or None without a mode."""
        if self.render_mode is None:
            return None
        view, state = self.table.view(PLAYER), self.table.state
        trick, taken = state.zone("trick").cards, state.zone("taken", PLAYER).count // 2
        lines = [
            f"deal {state.deal_number}, {state.totals[PLAYER]} of {self.options.target} points",
            f"turned up {ONEONTA.format(state.zone('turnup').cards) or '-'}, {taken} tricks won",
            f"led {ONEONTA.format(trick) or '-'}",
            f"hand {view.hand}",
        ]
        return "\n".join(lines)

    def _observation(self) -> Observation:
        state = self.table.view(PLAYER).state
        taken = [state.zone("taken", owner) for owner in (PLAYER, DUMMY)]
        planes = [state.zone("hand", PLAYER), state.zone("trick"), state.zone("turnup"), *taken]
        bid = np.zeros(len(self.actions) - CARDS, np.int8)
        for phase in state.stack:
            if isinstance(phase, Bid) and phase.kind:
                bid[self.number_of[Action(phase.kind, number=phase.number)] - CARDS] = 1
        left, missing = self.options.deals - len(state.results), self.options.target - state.totals[PLAYER]
        return {
            "cards": np.array([bits(zone.cards, CARDS) for zone in planes], np.int8),
            "bid": bid,
            "counts": np.array([taken[PLAYER].count // 2, left, missing], np.int32),
        }

    def _info(self) -> dict[str, Any]:
        mask = np.zeros(len(self.actions), np.int8)
        mask[self._legal()] = 1
        return {"action_mask": mask}

    def _legal(self) -> list[int]:
        """Return the numbers of the legal actions; none: the match is over."""
        return [] if self._lost else [self.number_of[action] for action in self.table.view(PLAYER).legal]

    def _named(self, number: int) -> str:
        return f"{number} ({format_action(self.actions[number], ONEONTA)})"


gymnasium.register("mamlaka/Oneonta-v0", "mamlaka.games.oneonta.environment:OneontaEnv")
