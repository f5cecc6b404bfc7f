"""Files of vectors that a script generates: written whole, or compared."""

import sys
from collections.abc import Callable, Iterable
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
            sys.exit(f"{target} is not what the oracle says; run: python tests/oracle/{Path(sys.argv[0]).name}")
    else:
        target.parent.mkdir(parents=True, exist_ok=True)
        draft = target.with_suffix(".tmp")
        draft.write_text(text, encoding="utf-8", newline="\n")
        draft.replace(target)
