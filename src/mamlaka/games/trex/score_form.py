"""The score form of Trex: four kingdoms with a row for each contract."""

from __future__ import annotations

from mamlaka.games.trex.contracts import CONTRACTS, parts_of, spec_of
from mamlaka.games.trex.kingdoms import ORDERS, Kingdoms
from mamlaka.games.trex.options import TrexOptions
from mamlaka.score_form import ScoreForm, form_row
from mamlaka.seats import Teams

__all__ = ["score_form_of"]


def score_form_of(options: TrexOptions, seats: int, teams: Teams, sign: int) -> ScoreForm:
    """Return the form for some options.

    Args:
        options: the options of the match.
        seats: the number of seats.
        teams: the partners; empty without partnerships.
        sign: -1 if penalties are shown as positive.
    """
    rows = tuple(form_row(spec_of(contract, options), doubling=options.doubling, sign=sign) for contract in CONTRACTS)
    deals = options.contract_choice or Kingdoms.of(options, tuple(CONTRACTS)).choices
    return ScoreForm(
        seats=seats,
        rows=rows,
        deals=tuple(parts_of(deal) for deal in deals),
        owners=ORDERS[options.kingdom_order],
        teams=teams,
        lowest_wins=sign < 0,
        ranking="worst" if options.partnership_scoring == "worst_loses" else "sum",
    )
