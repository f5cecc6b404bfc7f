"""The `rules` bot in Scopone: positions in which one rule of thumb decides."""

import pytest

from mamlaka.bots import Limit
from mamlaka.bots.random import RandomBot
from mamlaka.bots.rules import tactics_of
from mamlaka.cards import ITALIAN
from mamlaka.coach.hints import hint
from mamlaka.fair import FairShuffler
from mamlaka.games.scopone import Scopone, ScoponeOptions
from mamlaka.match import Setup
from mamlaka.notation import format_action
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.view import View
from tests.advice import BOT, forget, said, vote
from tests.tables import scopone_of, seen_from

ADVICE = [
    pytest.param(
        1,
        "6S 4S AH 5D 3D 7C | KH JH 7H 3H KD AD | 5S 2S QH 5H QC JC | 2H QD JD KC AC",
        "3S AS 7D 6C",
        "KS JS 7S 6H 2D 4C",
        (0, 2, 3),
        "7C x 7D",
        "4S x 3S AS",
        id="1: the seven of coins lies there",
    ),
    pytest.param(
        63,
        "QC | 7D JC | 7C | 4S",
        "5H 4C",
        "KS JS 6S 4H KD JD 6D 4D 2D AD 3C",
        (1, 1, 3),
        "JC",
        "7D",
        id="63: the seven of coins may be taken",
    ),
    pytest.param(
        2,
        "QS JS 5S 2D | AS 2H AC | KD JD 3D 6C | KH QH AH KC",
        "KS AD",
        "7S 3S 2S 7H 6H 5H 4H 5D 7C 4C 2C",
        (2, 0, 2),
        "JD",
        "KD x KS",
        id="2: a capture would leave a lone ace",
    ),
    pytest.param(
        3,
        "6S 5S | AS | 5D | KD",
        "2D",
        "KS 7S 4S 2S KH QH 7H 3H AH 6D AD JC 6C 5C 4C 3C AC",
        (0, 0, 1),
        "6S",
        "5S",
        id="3: no card is left that takes the six",
    ),
    pytest.param(
        5,
        "AD AC | 4D 2D | 6S | 6D 7C",
        "QS 6H 5H 2H",
        "JS 4S 3S AS KH JH 7H 4H AH QD 7D QC JC 4C",
        (3, 1, 1),
        "6D x 6H",
        "7C x 5H 2H",
        id="5: the dealer's partner takes an equal card",
    ),
    pytest.param(
        6,
        "AD AC | 4D 2D | 6S | 6D 7C",
        "QS 6H 5H 2H",
        "JS 4S 3S AS KH JH 7H 4H AH QD 7D QC JC 4C",
        (3, 1, 1),
        "6D x 6H",
        "7C x 5H 2H",
        id="6: the partner has taken with a two",
    ),
    pytest.param(
        7,
        "AH | 7D 5C | 7H | AC",
        "2H",
        "KS QS 7S 6S 2S AS 6H 4H 6D 4D AD KC QC JC 6C 3C 2C",
        (1, 1, 1),
        "7D",
        "5C",
        id="7: two sevens are gone",
    ),
    pytest.param(
        8,
        "KC JC | KD 3C | QS AS | 4H AC",
        "QH 7H 6C",
        "KS 7S 6S 4S 2S KH 2H 5D 4D 3D AD QC 7C 2C",
        (3, 2, 1),
        "4H",
        "AC",
        id="8: the ace may be taken",
    ),
    pytest.param(
        9,
        "7C 4C 3C | 5S 6H 7D | QH KD JC | KS JD 3D",
        "4S",
        "QS 6S KH JH 7H 2H QD 5D 2D AD QC 2C AC",
        (1, 0, 2),
        "7D",
        "5S",
        id="9: four and seven are eleven",
    ),
    pytest.param(
        10,
        "AS 7H 5C | 5H 3D 6C | 6H 4H 6D | JS 7S 4D",
        "",
        "KS QS 6S QH JH AH QD JD 2D KC JC 4C 2C AC",
        (2, 1, 0),
        "6H",
        "4H",
        id="10: two sixes",
    ),
    pytest.param(
        11,
        "7C 5C | 6S JD | 4S 3D | 3S QC 3C",
        "5H 5D 2D 2C",
        "7S 2S AS JH 6H 4H 2H KD QD 6D AD JC 6C",
        (3, 3, 2),
        "QC x 5D 2D 2C",
        "3S",
        id="11: two coins",
    ),
    pytest.param(
        64,
        "6D | 6H | 2D 4C | 7C",
        "JH 7D",
        "JS 7S 6S 3S AS QH 7H 3H AH KD QD JD 5D 3D JC 6C 5C 3C 2C",
        (2, 2, 0),
        "4C",
        "2D",
        id="64: the two is a coin",
    ),
    pytest.param(
        12,
        "KS 7C | 6S 4H | KD 2D | AC",
        "4S AS 3C",
        "QS JS 7S 3S 2S KH 5H 2H QD 6D 3D AD KC JC 2C",
        (0, 2, 0),
        "7C x 4S 3C",
        "KS",
        id="12: near the end",
    ),
    pytest.param(
        60,
        "3S 3H 3D 5C | 2H 7D QC AC | 5S QH 4H 5D | JD JC 3C 2C",
        "2S 6H AH",
        "JS 4S JH 7H 5H KD 6D 2D KC 4C",
        (1, 0, 3),
        "QC x 2S 6H AH",
        "7D x 6H AH",
        id="60: everything adds up to nine",
    ),
    pytest.param(
        61,
        "QS JS | 4S 7D | 6S JH | AH QC",
        "6H 3H JD",
        "KS 7S 5S 2S KH 4H KD 6D 5D JC 6C 5C 4C AC",
        (3, 2, 2),
        "QC x 6H 3H",
        "AH",
        id="61: the side that began takes a sum",
    ),
    pytest.param(
        62,
        "6C 4C | AC | AD | JC",
        "JH 4H 6D",
        "KS QS 7S 6S 4S 3S 2S 7H 6H 3H 2H KD QD 7D 5D 4D 3D 7C 5C 3C",
        (0, 0, 3),
        "6C x 6D",
        "4C x 4H",
        id="62: the six counts for the primiera",
    ),
]


def view_of(hands: str, on_table: str, pile: str, places: tuple[int, int, int]) -> View:
    """Return the view of the seat on turn.

    Args:
        hands: the cards of the seats.
        on_table: the cards of the table.
        pile: what the side of seat 0 has taken; the other side has all other cards.
        places: the seat on turn, the dealer, and the seat that captured last.
    """
    held, table, own = [*map(ITALIAN.mask, hands.split(" | "))], ITALIAN.mask(on_table), ITALIAN.mask(pile)
    other = ITALIAN.all_mask & ~sum(held) & ~table & ~own
    turn, dealer, last = places
    return seen_from(scopone_of(held, table, (own, other), turn=turn, dealer=dealer, last=last), turn)


@pytest.mark.parametrize("rule,hands,on_table,pile,places,wanted,otherwise", ADVICE)
def test_one_rule_makes_the_difference(
    monkeypatch: pytest.MonkeyPatch,
    rule: int,
    hands: str,
    on_table: str,
    pile: str,
    places: tuple[int, int, int],
    wanted: str,
    otherwise: str,
) -> None:
    """With the rule the bot does one thing, without it another."""
    view = view_of(hands, on_table, pile, places)

    assert wanted == said(view)
    forget(monkeypatch, "scopone", rule)
    assert otherwise == said(view)


def test_the_advice_to_take_sevens_is_given_only_where_one_is_taken() -> None:
    """A king that takes a king is no reason to speak of sevens."""
    view = view_of("KS 6C | 7H 2C | 4S 5D | AS AC", "KH 5C JD", "", (0, 3, 1))

    assert 0 == vote(1, view, "KS x KH")


def test_only_a_sum_that_leaves_ranks_unpaired_is_praised_for_it() -> None:
    """With one seven, four and three gone, a seven that takes four and three makes three pairs."""
    pairing = view_of("7D KS | 7S 4H | 7H 4D | 3S 3D", "4S 3H", "7C 4C 3C", (0, 3, 1))
    parting = view_of("7D KS | 7S 4H | 4D 3D | 3S 3C", "4S 3H", "7H 7C 4C", (0, 3, 1))

    assert 0 == vote(61, pairing, "7D x 4S 3H")
    assert 5 == vote(61, parting, "7D x 4S 3H")


def test_a_card_that_takes_nothing_is_not_played_to_take_something() -> None:
    """Who keeps the seven of coins, or a coin, back in the hand is told so, not to take sevens or coins."""
    view = view_of("QC | 7D JC | 7C | 4S", "5H 4C", "KS JS 6S 4H KD JD 6D 4D 2D AD 3C", (1, 1, 3))
    found = hint(view, Limit(worlds=20), Rng(0))

    assert found.best is not None
    assert "JC" == format_action(found.best, ITALIAN)
    assert 63 in (told := {reason.rule for reason in found.reasons})
    assert not {1, 11} & told


def test_every_rule_has_a_position_in_which_it_decides() -> None:
    """No rule is there that changes nothing."""
    assert [rule.number for rule in tactics_of("scopone").rules] == [case.values[0] for case in ADVICE]


@pytest.mark.slow
@pytest.mark.parametrize("preset", ScoponeOptions.presets)
def test_advice_beats_chance(preset: str) -> None:
    """The side that follows the advice wins most matches."""
    won = 0
    for number in range(6):
        side = number % 2
        table = Table(Setup(Scopone, ScoponeOptions.parse({}, preset)), FairShuffler(number.to_bytes(32, "big")))
        table.bots |= {seat: BOT if seat % 2 == side else RandomBot(Rng(number * 4 + seat)) for seat in range(4)}
        table.run()
        own, other = (sum(table.state.totals[seat] for seat in range(one, 4, 2)) for one in (side, 1 - side))
        won += own > other

    assert won >= 5
