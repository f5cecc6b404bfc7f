"""The chances of winning a match between two deals."""

from __future__ import annotations

from mamlaka.games.knockout_whist.deals import KnockoutDeals

__all__ = ["CHOOSER_WEIGHTS", "DOG_WEIGHT", "winning_chances"]

DOG_WEIGHT = 0.3
"""How likely a dog wins the match, compared with a full player who does not name the trumps."""
CHOOSER_WEIGHTS = {1: 5.7, 2: 3.0, 3: 2.5, 4: 2.3, 5: 1.85, 6: 1.5}
"""The same of the player who names the trumps, by the number of cards of the deal. Both are from 3000 matches of three
to five `rules` bots; the errors are about 0.1, with one card 1."""


def winning_chances(deals: KnockoutDeals, seats: int) -> tuple[float, ...]:
    """Return (seats,): how likely each seat is to win, before the cards of the next deal are known."""
    more = (CHOOSER_WEIGHTS.get(deals.size, 1.0) - 1) / max(1, len(deals.most))
    weights = [
        0.0 if seat not in deals.live else (DOG_WEIGHT if seat in deals.dogs else 1.0) + more * (seat in deals.most)
        for seat in range(seats)
    ]
    return tuple(weight / sum(weights) for weight in weights)
