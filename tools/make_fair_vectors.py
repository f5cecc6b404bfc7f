"""Generate the test vectors of verifiable deals: `python tools/make_fair_vectors.py [--check]`.

`tests/vectors/fair/matches.json` contains draws of `mamlaka.fair`, and the first deals of matches between bots. An
implementation in another language, such as that of the page, must agree with them.
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path

import msgspec

from mamlaka import FairShuffler, Rng, SeatRecord, Setup, Table, find_bot, find_game, record_match
from mamlaka.fair import shuffled, terms_of

PATH = Path(__file__).resolve().parents[1] / "tests" / "vectors" / "fair" / "matches.json"
SEED = bytes(range(32))
DEALS = 3
MATCHES: Mapping[str, tuple[str, str, int, Mapping[str, str]]] = {
    "classic": ("trex", "classic", 4, {}),
    "drawn_king": ("trex", "drawn_king", 4, {}),
    "stock": ("tressette", "classic", 2, {}),
    "chips": ("toepen", "nakayoshi", 3, {}),
    "places": ("quodlibet", "catsatcards", 4, {"contracts": "open,hunt"}),
}
"""By name: the game, its preset, the number of seats, and options that differ from the preset."""
DRAWS = (("deal", 0, 52), ("deal", 1, 54), ("draw", 0, 40), ("deal", 7, 2), ("dealer", 0, 3))


def nonces(seats: int) -> tuple[str, ...]:
    """Return the nonces of a match with people in the first two seats."""
    return ("0a1b", "ffee", *[""] * (seats - 2))


def match(game: str, preset: str, count: int, options: Mapping[str, str]) -> object:
    """Return the record of a match between bots as JSON, truncated after its first deals."""
    rules = find_game(game)
    setup = Setup(rules, rules.options_type.parse(options, preset), seats=count)
    shuffler = FairShuffler(SEED, nonces(count), terms_of(setup.start().game))
    bots = {seat: find_bot("random")(Rng(seat)) for seat in range(count)}
    table = Table(setup, shuffler, bots=bots)
    table.run()
    seats = [SeatRecord("Ada"), SeatRecord("Salma"), *[SeatRecord("random", "bot", 1)] * (count - 2)]
    record = record_match(table.state.game, table.log, seats, fair=shuffler.evidence(published=True))
    return msgspec.to_builtins(msgspec.structs.replace(record, deals=record.deals[:DEALS]))


def vectors() -> str:
    """Return the text of the file."""
    draws = [
        {"label": label, "index": index, "size": size, "order": shuffled(SEED, nonces(4), label, index, size)}
        for label, index, size in DRAWS
    ]
    return json.dumps({"draws": draws, "records": {name: match(*row) for name, row in MATCHES.items()}}) + "\n"


def main() -> int:
    """Write the file, or compare it and return 1 if it is stale."""
    if sys.argv[1:] == ["--check"]:
        return int(PATH.read_text(encoding="utf-8") != vectors())
    PATH.parent.mkdir(parents=True, exist_ok=True)
    PATH.write_text(vectors(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
