"""Generate the test vectors of the score keeper: `python tools/make_score_vectors.py [--check]`.

`tests/vectors/scores/matches.json` contains score forms, and matches between bots as answers to their questions. The
points come from the ledgers of the matches; the page must compute the same points from the answers.
"""

import json
import sys
from pathlib import Path

import msgspec

from mamlaka import FairShuffler, Rng, Setup, Table, find_bot, find_game
from mamlaka.cards import FRENCH, iter_cards
from mamlaka.ledger import DealResult, LedgerEntry, points_by_contract
from mamlaka.score_form import Counts, FormRow, Places, ScoreForm

PATH = Path(__file__).resolve().parents[1] / "tests" / "vectors" / "scores" / "matches.json"
GAME = find_game("trex")
SEED_BYTES = 32
MATCHES: dict[str, dict[str, str]] = {
    "standard": {},
    "combination": {"mode": "combination"},
    "complex": {"mode": "complex4", "kingdom_order": "right_right_across_rest"},
    "partners": {"partnership": "on", "values_swapped": "on"},
    "worst": {"partnership": "on", "partnership_scoring": "worst_loses", "mode": "complex4"},
    "reversed": {"score_sign": "reversed", "doubling": "off", "mode": "complex4"},
}
"""By name: the options of a match."""

Answer = dict[str, str | list[int | None]]


def answer_of(row: FormRow, entries: list[LedgerEntry], seats: int) -> Answer:
    """Return the answer to the question of a row, from the reasons in the ledger, without its points."""
    match row.question:
        case Counts():
            counts = [0] * seats
            for entry in entries:
                counts[entry.seat] += entry.count or entry.cards.bit_count()
            return {"type": "counts", "counts": list(counts)}
        case Places():
            return {"type": "places", "order": [entry.seat for entry in sorted(entries, key=lambda entry: entry.count)]}
    takers: dict[str, int] = {}
    doublers: dict[str, int | None] = {}
    for entry in entries:
        if entry.reason != "doubler":
            names = [FRENCH.names[card] for card in iter_cards(entry.cards)]
            takers |= dict.fromkeys(names, entry.seat)
            doublers |= dict.fromkeys(names, entry.other)
    cards = [paid.card for paid in row.question.cards]
    return {
        "type": "takers",
        "takers": [takers[card] for card in cards],
        "doublers": [doublers[card] for card in cards],
    }


def deal_of(form: ScoreForm, result: DealResult, sign: int) -> object:
    """Return the answers of a deal by contract, with the points of every seat."""
    points = points_by_contract(result.entries, form.seats)
    return [
        {
            "contract": row.contract,
            "answer": answer_of(row, [entry for entry in result.entries if entry.contract == row.contract], form.seats),
            "points": [sign * number for number in points[row.contract]],
        }
        for row in form.rows
        if row.contract in points
    ]


def match(options: dict[str, str], seed: int) -> object:
    """Return a form and a match between bots."""
    shuffler = FairShuffler(bytes([seed]) * SEED_BYTES)
    table = Table(Setup(GAME, options), shuffler, bots={seat: find_bot("random")(Rng(seat)) for seat in range(4)})
    table.run()
    game, results = table.state.game, [result for result in table.state.results if not result.void]
    form = game.score_form()
    assert form is not None
    totals = [sum(result.points(game.seats)[seat] for result in results) for seat in range(game.seats)]
    return {
        "form": msgspec.to_builtins(form),
        "first": results[0].leader,
        "deals": [deal_of(form, result, game.points_sign) for result in results],
        "leaders": [result.leader for result in results],
        "totals": [game.points_sign * total for total in totals],
        "ranks": game.ranks(totals),
    }


def vectors() -> str:
    """Return the text of the file."""
    matches = {name: match(options, seed) for seed, (name, options) in enumerate(MATCHES.items())}
    return json.dumps(matches, separators=(",", ":")) + "\n"


def main() -> int:
    """Write the file, or compare it and return 1 if it is stale."""
    if sys.argv[1:] == ["--check"]:
        return int(PATH.read_text(encoding="utf-8") != vectors())
    PATH.parent.mkdir(parents=True, exist_ok=True)
    PATH.write_text(vectors(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
