"""Write where the shapes of each card lie, as `mamlaka.drawing` draws it: the page must draw every card the same way.

    python tools/make_card_places.py [--check]

The vectors are in tests/vectors/card_places.json: for each card the transforms of its shapes, in the order of drawing.
With `--check` the file is compared; the exit status is 1 if it is stale.
"""

import json
import re
import sys
from pathlib import Path

from mamlaka.cards import FRENCH, XIANGQI
from mamlaka.drawing.cards import CardStyle, drawn_card

PLACES = Path(__file__).resolve().parents[1] / "tests" / "vectors" / "card_places.json"
CARDS = {
    "french": (*FRENCH.names, "*L", "*S"),
    "italian": (*FRENCH.names, "*L", "*S"),
    "xiangqi": tuple(dict.fromkeys(XIANGQI.names)),
}
"""The cards of each style of faces. Italian ones have no large corners."""
STYLES = (
    CardStyle("french"),
    CardStyle("french", jumbo=True),
    CardStyle("italian"),
    CardStyle("xiangqi"),
    CardStyle("xiangqi", jumbo=True),
)


def places(card: str, style: CardStyle) -> str:
    """Return the transforms of the shapes of a card, without those inside its picture."""
    drawn = re.sub(r'<g class="picture".*?</svg></g>', "", drawn_card(card, 0, 0, 240, style))
    return "; ".join(re.findall(r'transform="([^"]*)"', drawn))


def main() -> int:
    """Write or compare the file."""
    made = {
        f"{style.faces}{' jumbo' * style.jumbo}": {card: places(card, style) for card in CARDS[style.faces]}
        for style in STYLES
    }
    text = json.dumps(made, indent=2) + "\n"
    if "--check" in sys.argv[1:]:
        return int(not PLACES.is_file() or PLACES.read_text(encoding="utf-8") != text)
    PLACES.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
