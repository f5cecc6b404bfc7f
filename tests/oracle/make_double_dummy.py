"""Write the values that DDS, a solver of bridge, finds for random deals. Imports nothing from the project.

    python tests/oracle/make_double_dummy.py

The values go to tests/vectors/double_dummy/. The package endplay, which contains DDS, must be
installed; it is no dependency of the project.
"""

from pathlib import Path
from random import Random

from endplay.dds import solve_board  # type: ignore[import-not-found,unused-ignore]
from endplay.dds.solve import SolveMode  # type: ignore[import-not-found,unused-ignore]
from endplay.types import Deal, Denom, Player  # type: ignore[import-not-found,unused-ignore]

PATH = Path(__file__).parents[1] / "vectors" / "double_dummy" / "values.txt"
RANKS = "AKQJT98765432"
TRUMPS = {"N": Denom.nt, "S": Denom.spades, "H": Denom.hearts, "D": Denom.diamonds, "C": Denom.clubs}
SIZES = ((7, 150, 150), (10, 20, 20), (13, 500, 200))
"""The numbers of cards in a hand, with the numbers of deals without trumps and with them."""


def random_hands(random: Random, size: int) -> list[str]:
    """Deal four hands, as spades.hearts.diamonds.clubs."""
    cards = [rank + suit for suit in "SHDC" for rank in RANKS]
    random.shuffle(cards)
    hands = [cards[seat * size : (seat + 1) * size] for seat in range(4)]
    return [".".join("".join(r for r in RANKS if r + suit in hand) for suit in "SHDC") for hand in hands]


def value(hands: list[str], trump: str, leader: int) -> int:
    """Return the tricks of the leader's side."""
    deal = Deal("N:" + " ".join(hands))
    deal.trump, deal.first = TRUMPS[trump], Player(leader)
    return int(max(score for _, score in solve_board(deal, SolveMode.OptimalOne)))


def main() -> None:
    """Write a line for each deal: the trump, the four hands, and the tricks of the side of each leader."""
    random = Random(1)
    lines = ["# trump, hands of the seats 0 to 3, and the tricks of the leader's side when seat 0, 1, 2, 3 leads (DDS)"]
    for size, without, trumps in SIZES:
        for number in range(without + trumps):
            hands, trump = random_hands(random, size), "N" if number < without else random.choice("SHDC")
            tricks = [value(hands, trump, leader) for leader in range(4)]
            lines.append(" ".join([trump, *hands, *map(str, tricks)]))
    PATH.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
