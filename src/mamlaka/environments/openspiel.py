"""Deals as a game of OpenSpiel: import this module, then `pyspiel.load_game("mamlaka_deal")`.

A chance node gives the next card of the deck to a seat. So every deal has one history, and small deals have small
trees. The parameters are those of `deal_rules`: `contract`, `seats`, `cards` and `hand_size` (0: as many as possible).
Seat 0 leads, or begins. Players get the points of the deal at its end.

>>> import pyspiel
>>> game = pyspiel.load_game("mamlaka_deal(contract=slaps,seats=2,cards=A K Q,hand_size=3)")
>>> game.num_players(), game.num_distinct_actions()
(2, 52)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from mamlaka.cards import Card, iter_cards
from mamlaka.environments.observed import ObservedDeal, bits, observed_deal
from mamlaka.environments.rules import DealRules, deal_rules
from mamlaka.errors import InvalidSetup
from mamlaka.events import Dealt, Placed, Played
from mamlaka.game import Game
from mamlaka.notation import parse_event
from mamlaka.record import DealRecord, Record
from mamlaka.replaying import Replay
from mamlaka.seats import Seat

__all__ = ["DealGame", "DealObserver", "DealState", "recorded_deals"]

MAX_PLAYERS = 8
DEFAULTS: dict[str, Any] = {"contract": "slaps", "seats": 4, "cards": "", "hand_size": 0}
GAME_TYPE = pyspiel.GameType(
    short_name="mamlaka_deal",
    long_name="A deal of a contract of Mamlaka",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=DEFAULTS,
)


@cache
def _rules(contract: str, seats: int, cards: str, hand_size: int) -> DealRules:
    return deal_rules(contract, seats=seats, cards=cards, hand_size=hand_size or None)


class DealGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types for it
    """A deal of a contract as a game of OpenSpiel."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Choose what is played.

        Raises:
            InvalidSetup: as for `deal_rules`.
        """
        chosen = {**DEFAULTS, **(params or {})}
        self.rules = _rules(chosen["contract"], chosen["seats"], chosen["cards"], chosen["hand_size"])
        """What is played."""
        most = float(self.rules.most_points)
        super().__init__(
            GAME_TYPE,
            pyspiel.GameInfo(
                num_distinct_actions=len(self.rules.deck),
                max_chance_outcomes=self.rules.seats + 1,
                num_players=self.rules.seats,
                min_utility=-most,
                max_utility=most,
                utility_sum=None,
                max_game_length=self.rules.hand_size * self.rules.seats,
            ),
            dict(params or {}),
        )

    def new_initial_state(self) -> DealState:
        """Return a deal before its first card is dealt."""
        return DealState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> DealObserver:
        """Return the observer of deals."""
        return DealObserver(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class DealState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types for it
    """A deal in progress."""

    def __init__(self, game: DealGame) -> None:
        """Begin to deal; only `DealGame.new_initial_state` calls this."""
        super().__init__(game)
        self.rules = game.rules
        self.hands = [0] * game.rules.seats
        """(seats,): the cards that have been dealt to each seat."""
        self.undealt: list[Card] = list(iter_cards(game.rules.cards))
        """The cards that have not been dealt yet, in the order of the deck."""
        self.deal: ObservedDeal | None = None
        """The deal; None: it is being dealt."""
        self.plays: list[tuple[Seat, Card]] = []
        """All plays, in order."""

    def current_player(self) -> int:
        """Return the seat on turn, or the id of chance or of the end."""
        if self.deal is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.deal.turn if self.deal.legal else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return who may get the next card, with probabilities: a seat or, as the number of seats, nobody."""
        wanted = [self.rules.hand_size - hand.bit_count() for hand in self.hands]
        wanted.append(len(self.undealt) - sum(wanted))
        return [(seat, count / len(self.undealt)) for seat, count in enumerate(wanted) if count]

    def _legal_actions(self, player: int) -> list[Card]:
        return list(iter_cards(self.deal.legal)) if self.deal and player == self.deal.turn else []

    def _apply_action(self, action: int) -> None:
        if self.deal:
            self.plays.append((self.deal.turn, action))
            self.deal.play(action)
            return
        card = self.undealt.pop(0)
        if action < self.rules.seats:
            self.hands[action] |= 1 << card
        if not self.undealt:
            self.deal = observed_deal(self.rules.plan, self.hands, 0, self.rules.cards)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            name = self.rules.deck.names[self.undealt[0]]
            return f"{name} to {action}" if action < self.rules.seats else f"{name} left out"
        return str(self.rules.deck.names[action])

    def is_terminal(self) -> bool:
        """Return whether the deal is over."""
        return self.deal is not None and not self.deal.legal

    def returns(self) -> list[float]:
        """Return the points of all seats, 0 before the end."""
        if self.deal is None or self.deal.legal:
            return [0.0] * self.rules.seats
        return [float(points) for points in self.deal.points()]

    def information_state_string(self, player: Seat | None = None) -> str:
        """Return what a seat knows: the cards dealt to it, and all plays in order."""
        seat = self.current_player() if player is None else player
        deck = self.rules.deck
        plays = " ".join(f"{other}:{deck.names[card]}" for other, card in self.plays)
        return f"seat {seat} holds {deck.format(self.hands[seat])} plays {plays}"

    def __str__(self) -> str:
        deck = self.rules.deck
        hands = " | ".join(deck.format(hand) for hand in self.hands)
        return f"{hands} plays {' '.join(f'{seat}:{deck.names[card]}' for seat, card in self.plays)}"


class DealObserver:
    """The observer of deals: the planes of `mamlaka.environments.observed`, without the order of earlier plays."""

    def __init__(self, rules: DealRules, iig_obs_type: Any, params: Any) -> None:
        """Prepare the tensor."""
        if params:
            raise ValueError(f"there are no parameters of observations, but got {params}")
        self.rules, self.kind = rules, iig_obs_type
        self.tensor = np.zeros(rules.planes * len(rules.deck), np.float32)
        self.dict = {"planes": self.tensor.reshape(rules.planes, len(rules.deck))}

    def set_from(self, state: DealState, player: Seat) -> None:
        """Write what a seat observes."""
        count = len(self.rules.deck)
        planes = state.deal.planes(player) if state.deal else (state.hands[player], *[0] * (self.rules.planes - 1))
        self.dict["planes"][:] = [bits(plane, count) for plane in planes]

    def string_from(self, state: DealState, player: Seat) -> str:
        """Return what a seat observes, as text."""
        if self.kind.perfect_recall:
            return state.information_state_string(player)
        planes = state.deal.planes(player) if state.deal else (state.hands[player],)
        shown = self.rules.deck.format
        return f"seat {player}: " + " | ".join(shown(plane) or "-" for plane in planes)


pyspiel.register_game(GAME_TYPE, DealGame)


def recorded_deals(record: Record) -> Iterator[tuple[int, DealState]]:
    """Yield the deals of a sound record as finished states of OpenSpiel, each with its number in the match, from 1.

    A state holds the whole deal: who got which card, and every play. Its seat 0 is the one that led. Only deals that
    `mamlaka_deal` plays with the same cards and the same points are there. Others are missing, such as deals in which
    doubled cards changed the points, and contracts that `deal_rules` doesn't know.

    >>> import mamlaka as mk
    >>> table = mk.Table("trex", doubling=False, seed=1, bots="random")
    >>> done = table.run()
    >>> number, state = next(recorded_deals(table.record()))
    >>> pyspiel.serialize_game_and_state(state.get_game(), state).startswith("# Automatically generated by OpenSpiel")
    True

    Raises:
        InvalidSetup: the game of the record is not installed, or an option is unknown.
        ParseError: a line is not an event.
    """
    game = Replay(record).game
    for number, deal in enumerate(record.deals, 1):
        if deal.void or not deal.points or deal.leader is None:
            continue
        state = _recorded_state(deal, game, len(record.seats))
        if state is not None:
            yield number, state


def _recorded_state(deal: DealRecord, game: Game, seats: int) -> DealState | None:
    """Return a finished deal, or None if the game of OpenSpiel plays it in another way."""
    assert deal.leader is not None
    events = [parse_event(line, game) for line in deal.events]
    hands = {event.zone: event.cards for event in events if isinstance(event, Dealt)}
    order = [(deal.leader + turn) % seats for turn in range(seats)]
    size = hands[deal.leader].bit_count()
    try:
        dealt = pyspiel.load_game("mamlaka_deal", {"contract": deal.contract, "seats": seats, "hand_size": size})
    except (InvalidSetup, pyspiel.SpielError):
        return None
    state: DealState = dealt.new_initial_state()
    if state.rules.deck != game.deck:
        return None
    holders = (next((turn for turn in range(seats) if hands[order[turn]] >> card & 1), seats) for card in state.undealt)
    plays = (event.card for event in events if isinstance(event, Played | Placed))
    for action in [*holders, *plays]:
        if state.is_terminal() or action not in state.legal_actions():
            return None
        state.apply_action(action)
    points = [float(deal.points[seat] * game.points_sign) for seat in order]
    return state if state.is_terminal() and points == state.returns() else None
