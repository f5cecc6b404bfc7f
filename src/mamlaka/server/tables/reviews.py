"""Reviews of the deals of finished matches, computed in a thread while the tables continue."""

from __future__ import annotations

import logging
from collections.abc import Mapping

import anyio
import msgspec
from anyio import to_thread

from mamlaka.coach.course import course_of, turning_points
from mamlaka.coach.hints import scale_of
from mamlaka.coach.luck import DealLuck, Luck
from mamlaka.coach.review import Cost, Review, ReviewedDecision
from mamlaka.errors import IllegalAction, Refusal
from mamlaka.game import Game
from mamlaka.record import deal_bounds
from mamlaka.replaying import Replay
from mamlaka.server import protocol
from mamlaka.server.database.reviewed_deals import find_reviewed_deal, keep_reviewed_deal
from mamlaka.server.database.store import Store
from mamlaka.server.tables.live import LiveTable
from mamlaka.server.tables.replay import finished_log, parse_deal
from mamlaka.server.tables.scene import shown_action

__all__ = ["Reviews"]

log = logging.getLogger(__name__)

MAX_WAITING = 16
"""The most reviews that wait for others."""


class Reviews:
    """The reviewed deals of a server. One is computed at a time, so that bots and hints get the other processors.

    The database keeps them, so each is computed once, whatever restarts.
    """

    def __init__(self, store: Store) -> None:
        """Start with the reviews that a database has.

        Args:
            store: the database, which keeps them.
        """
        self._store = store
        self._turn = anyio.Lock()
        self._latest: tuple[str, Review, Luck] | None = None
        """The match that was reviewed last, because its next deal is likely to follow."""

    async def answer(self, table: LiveTable, query: Mapping[str, str]) -> protocol.ReviewedDeal:
        """Return the review of a deal of a finished match.

        Args:
            table: the table of the match.
            query: `deal`, the index of the deal, from 0.

        Raises:
            IllegalAction: the match is not over, the query is not valid, or too many reviews are wanted.
        """
        events = finished_log(table)
        deal = parse_deal(query, events)
        kept = await self._find(table, deal)
        if kept is not None:
            return kept
        if self._turn.statistics().tasks_waiting >= MAX_WAITING:
            raise IllegalAction(Refusal("server_busy"))
        async with self._turn:
            kept = await self._find(table, deal)  # someone else may have waited for the same deal
            if kept is not None:
                return kept
            reviewed = await self._review(table, deal, *deal_bounds(events)[deal])
            await self._keep(table, reviewed)
            return reviewed

    async def _find(self, table: LiveTable, deal: int) -> protocol.ReviewedDeal | None:
        """Return the review that the database has; None: it has none that this version can read."""
        try:
            body = await to_thread.run_sync(find_reviewed_deal, self._store, table.state.table_id, deal)
            return None if body is None else msgspec.json.decode(body, type=protocol.ReviewedDeal)
        except (OSError, msgspec.ValidationError) as error:  # an earlier version may have kept less
            log.warning("cannot read reviews: %s", error)
            return None

    async def _keep(self, table: LiveTable, reviewed: protocol.ReviewedDeal) -> None:
        """Keep a review; if that is not possible, it is computed again when someone asks for it."""
        body = msgspec.json.encode(reviewed).decode()
        try:
            await to_thread.run_sync(keep_reviewed_deal, self._store, table.state.table_id, reviewed.deal, body)
        except ValueError:  # another node has reviewed the same deal
            pass
        except OSError as error:
            log.warning("cannot keep reviews: %s", error)

    async def _review(self, table: LiveTable, deal: int, first: int, end: int) -> protocol.ReviewedDeal:
        table_id, game = table.state.table_id, table.state.game
        if self._latest is None or self._latest[0] != table_id:
            replay = Replay(await to_thread.run_sync(table.state.record))
            self._latest = table_id, Review(replay), Luck(replay)
        _, review, luck = self._latest
        numbers = await to_thread.run_sync(lambda: review.numbers)
        # Each decision and each play is a call of its own, so that a server which stops waits for one and not for all.
        reviewed = [
            await to_thread.run_sync(review.__getitem__, index)
            for index, number in enumerate(numbers)
            if first <= number < end
        ]
        leads = {turn.deal: turn.leaders[0] for turn in turning_points(course_of(review.record))}
        moves = tuple(move for one in reviewed for move in _moves(one, first, game))
        plays = [await to_thread.run_sync(luck.play, deal, number) for number in range(luck.plays)]
        cards = _luck(await to_thread.run_sync(luck.summary, deal, plays), game)
        return protocol.ReviewedDeal(deal, moves, leads.get(deal + 1, ()), cards)


def _moves(decision: ReviewedDecision, first: int, game: Game) -> list[protocol.ReviewedMove]:
    """Return the message form of a decision; nothing if there was no choice.

    Args:
        decision: the decision.
        first: the number of the first event of its deal.
        game: the game of the match.
    """
    if decision.known is None:
        return []
    return [
        protocol.ReviewedMove(
            decision.number - first,
            decision.seat,
            shown_action(decision.action, game),
            decision.is_costly,
            decision.group,
            _cost(decision.known, game),
            _open_cost(decision.open, game),
            tuple(reason.message for reason in decision.followed),
            tuple(reason.message for reason in decision.ignored),
            tuple(
                protocol.Alternative(
                    shown_action(one.action, game), one.is_right, _cost(one.known, game), _open_cost(one.open, game)
                )
                for one in decision.alternatives
            ),
        )
    ]


def _luck(luck: DealLuck, game: Game) -> protocol.CardLuck:
    def shown(values: tuple[float, ...], sign: int) -> tuple[float, ...]:
        return tuple(sign * value / game.unit for value in values)

    sign = game.points_sign
    return protocol.CardLuck(shown(luck.expected, sign), shown(luck.standard_errors, 1), shown(luck.actual, sign))


def _open_cost(cost: Cost | None, game: Game) -> protocol.MoveCost | None:
    return None if cost is None else _cost(cost, game)


def _cost(cost: Cost, game: Game) -> protocol.MoveCost:
    scale = scale_of(cost.unit, game)
    return protocol.MoveCost(cost.value * scale, cost.standard_error * scale, cost.unit, shown_action(cost.best, game))
