"""The values of the cards at a position of a finished match, when all hands are open."""

from __future__ import annotations

from collections.abc import Mapping

from anyio import CapacityLimiter, to_thread

from mamlaka.coach.open_hands import open_values
from mamlaka.coach.review import REVIEW_NODES
from mamlaka.engine import fold, waiting_for
from mamlaka.record import deal_bounds
from mamlaka.server import protocol
from mamlaka.server.tables.live import LiveTable
from mamlaka.server.tables.replay import finished_log, parse_deal, parse_number

__all__ = ["answer_open_hands"]


async def answer_open_hands(table: LiveTable, query: Mapping[str, str], limiter: CapacityLimiter) -> protocol.OpenHands:
    """Return what each card is worth at a position of a finished match, computed in a thread.

    Args:
        table: the table of the match.
        query: `deal`, the index of the deal, from 0; `event`, the index of the last event before the position.
        limiter: limits the computations at the same time.

    Raises:
        IllegalAction: the match is not over, so its cards are still secret, or the query is not valid.
    """
    log = finished_log(table)
    deal = parse_deal(query, log)
    first, end = deal_bounds(log)[deal]
    event = parse_number(query, "event", 0, end - first) or 0
    return await to_thread.run_sync(_values_after, table, first + event, deal, event, limiter=limiter)


def _values_after(table: LiveTable, number: int, deal: int, event: int) -> protocol.OpenHands:
    """Return the values after an event of the match.

    Args:
        table: the table of the match.
        number: the number of the event in the match.
        deal: the index of its deal.
        event: its index in the deal.
    """
    match = table.state.table
    assert match is not None, "a finished match has a table"
    state = fold(table.state.setup.start(), match.log[: number + 1])
    game = state.game
    waiting = waiting_for(state)
    values = open_values(state, waiting[0], nodes=REVIEW_NODES) if len(waiting) == 1 else {}
    cards = tuple(
        protocol.OpenCard(game.deck.names[card], game.points_sign * points / game.unit)
        for card, points in sorted(values.items(), key=lambda value: (-value[1], value[0]))
    )
    return protocol.OpenHands(deal, event, waiting[0] if values else None, cards)
