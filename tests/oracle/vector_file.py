"""Files of vectors that a script generates: written whole, or compared."""

import json
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TypeVar

D = TypeVar("D")


def rewrite(target: Path, head: str, deals: Iterable[D], write_vector: Callable[[D], str]) -> None:
    """Rewrite a file with a table for each deal, or with --check compare it; the deals are enumerated in parallel."""
    with ProcessPoolExecutor() as pool:
        text = head + "".join(pool.map(write_vector, deals))
    if sys.argv[1:] == ["--check"]:
        if not target.exists() or target.read_text(encoding="utf-8") != text:
            program = f"tests.games.{target.parent.name}.make_perft"
            sys.exit(f"{target} is not what the oracle says; run: python -m {program}")
    else:
        target.parent.mkdir(parents=True, exist_ok=True)
        draft = target.with_suffix(".tmp")
        draft.write_text(text, encoding="utf-8", newline="\n")
        draft.replace(target)


def write_hand(cards: Iterable[str], ranks: str) -> str:
    """Write the cards of a hand as spades.hearts.diamonds.clubs; `ranks` are in order from low to high."""
    held = sorted(cards, key=lambda card: -ranks.index(card[0]))
    return ".".join("".join(card[0] for card in held if card[1] == suit) for suit in "SHDC")


def write_perft(
    note: str, values: Mapping[str, object], places: Sequence[int], results: Mapping[str, object], most: int
) -> str:
    """Write the table of a perft vector.

    Args:
        note: the purpose of the deal.
        values: what describes the deal, by name.
        places: (depths,): the number of sequences of each depth.
        results: what the whole deal gives, by name; empty if it was not enumerated to its end.
        most: the most sequences of all depths together.
    """
    counts = [count for count in places if count]
    if sum(counts) > most:
        sys.exit(f"too many sequences, {counts}: {note}, {values}")
    lines = (f"{name} = {json.dumps(value)}\n" for name, value in {**values, "counts": counts, **results}.items())
    return f"\n# {note}\n[[perft]]\n{''.join(lines)}"
