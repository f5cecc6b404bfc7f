"""Draw the pictures of the tutorial about the king of hearts, by the code of its page.

    python tools/make_corpus_pictures.py FOLDER [--replayed N]

FOLDER has the parts of a corpus that `python -m bench.corpus` has played. The pictures of the repository come from more
matches than are in it.
"""

import argparse
import os
from pathlib import Path

from sybil.document import Document
from sybil.parsers.markdown import PythonCodeBlockParser

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "tutorials" / "king_of_hearts.md"
PICTURES = {"hands": "king_of_hearts.svg", "doubling": "doubling.svg"}
"""The pictures by the names that the code of the page gives them."""


def main() -> None:
    """Run the code of the page, and write what it draws."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--replayed", type=int, default=100, help="matches with both answers; default: %(default)s")
    chosen = parser.parse_args()
    os.environ |= {"CORPUS": str(chosen.folder), "REPLAYED": str(chosen.replayed)}
    document = Document.parse(str(PAGE), PythonCodeBlockParser())
    for example in document.examples():
        example.evaluate()
    folder = ROOT / "docs" / "pictures"
    folder.mkdir(exist_ok=True)
    for name, file in PICTURES.items():
        (folder / file).write_text(document.namespace[name], encoding="utf-8")


if __name__ == "__main__":
    main()
