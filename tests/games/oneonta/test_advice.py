"""The `rules` bot in Oneonta Whist: positions in which one rule of thumb decides, and what is lost by it."""

from fractions import Fraction
from typing import Any

import pytest

from mamlaka.bots.rules import tactics_of
from mamlaka.cards import iter_cards
from mamlaka.fair import FairShuffler
from mamlaka.games.oneonta import BID, HAND_SIZE, Oneonta
from mamlaka.games.oneonta.deck import ONEONTA
from mamlaka.games.oneonta.odds import expected_scores
from mamlaka.games.oneonta.tactics import is_low
from mamlaka.match import Setup
from mamlaka.notation import parse_hand
from mamlaka.table import Table
from mamlaka.view import View
from tests.advice import decided, forget, said
from tests.examples import read_vectors, rows_of
from tests.tables import oneonta_of, played_views

HOLDINGS = rows_of(read_vectors("oneonta", "odds"), "holding")

ADVICE = [
    pytest.param(1, ".AJ.AK.AKQJ.*L", "QH", "QS", "", "bid 5", "bid 9", id="1: unchallenged cards win nothing"),
    pytest.param(2, "Q.KQ.AQJT.Q.*L", "*S", "TC", "", "bid 4", "bid 3", id="2: bid what is made in most ways"),
    pytest.param(3, "KQT..AQT.AJ.*L", "JH", "JD", "", "bid 4", "bid 3", id="3: suits with a ten count for half"),
    pytest.param(4, "KQ.A.AK.AQJT", "QD", "KC", "", "bid 4", "bid 3", id="4: the lone ace is a trick"),
    pytest.param(5, "AQJ.QT.QT.KJ", "*L", "AD", "", "bid 3", "bid 2", id="5: a suit without low cards"),
    pytest.param(6, "KJT..AKT.AQ.*S", "*L", "AH QS JD", "bid 4, TS, KS", "KD", "TD", id="6: keep the ten to duck with"),
    pytest.param(8, "QJ.A.KJT.AK.*L", "TH", "KH", "", "bid 5", "bid 4", id="8: ace and king are two tricks"),
    pytest.param(9, "KJT..AKJ.KJ.*L", "QC", "QS", "", "bid 4", "bid 3", id="9: ace, king and jack are one trick"),
    pytest.param(10, "KQJ.AQ.K.AJ.*S", "KH", "KC", "bid 5", "AC", "JC", id="10: rather a trick too many"),
    pytest.param(11, ".QJ.AT.AQJ.*L*S", "JD", "KS", "bid 5", "JH", "AD", id="11: throw what may win and may lose"),
    pytest.param(12, "AJ.AK.J.KJT.*L", "QC", "KS", "bid 6", "JS", "AS", id="12: the ace can wait"),
    pytest.param(60, "AKT.A.AK.AQ.*L", "JS", "JD", "", "bid 8", "bid 7", id="60: trumps win or ruff"),
    pytest.param(61, "KJT.KQT.J.AJ", "TC", "QC", "hutnik", "null 9", "bid 2", id="61: high cards can be thrown away"),
]


def view_after(hand: str, turnup: str, dummy: str, words: str) -> View:
    """Return what the player sees when these cards have been led, and to all but the last one something was played.

    Args:
        hand: nine cards.
        turnup: the card turned up.
        dummy: its first cards; the bot does not know which ones follow.
        words: the bid and the cards that were played, with commas; before the bid, how to bid, if not as usual.
    """
    known = {*dummy.split(), turnup, *(ONEONTA.names[card] for card in iter_cards(parse_hand(hand, ONEONTA)))}
    others = [name for name in ONEONTA.names if name not in known]
    pile = [*dummy.split(), *others][:HAND_SIZE]
    bid, *played = words.split(", ")
    spoken = [bid, *played] if bid.startswith(BID) else []
    options = {"bidding": bid} if bid and not spoken else {}
    *_, (_, views) = played_views(oneonta_of(hand, " ".join(pile), turnup, options), spoken)
    return views[0]


@pytest.mark.parametrize("rule,hand,turnup,dummy,words,wanted,otherwise", ADVICE)
def test_one_rule_makes_the_difference(
    monkeypatch: pytest.MonkeyPatch,
    rule: int,
    hand: str,
    turnup: str,
    dummy: str,
    words: str,
    wanted: str,
    otherwise: str,
) -> None:
    """With the rule the bot bids or plays one thing, without it another."""
    view = view_after(hand, turnup, dummy, words)

    assert wanted == said(view)
    forget(monkeypatch, "oneonta", rule)
    assert otherwise == said(view)


def test_every_rule_has_a_position_in_which_it_decides() -> None:
    """No rule is there that changes nothing."""
    assert [rule.number for rule in tactics_of("oneonta").rules] == [case.values[0] for case in ADVICE]


FLEXIBLE = "Q.AQT.JT.QJT"
ACE_KING_JACK = "AKJ.T.JT.QJT"


@pytest.mark.parametrize(
    "hand,dummy,words,wanted",
    [
        pytest.param(FLEXIBLE, "", "", "bid 1", id="7: one trick of queen, and ace-queen-ten"),
        pytest.param(FLEXIBLE, "TS KH", "bid 1, QS", "QH", id="7: the queen has won, so duck under the king"),
        pytest.param(FLEXIBLE, "TS KH JH", "bid 1, QS, QH", "TH", id="7: and under the jack"),
        pytest.param(FLEXIBLE, "KS KH", "bid 1, QS", "AH", id="7: the queen has lost, so win with the ace"),
        pytest.param(FLEXIBLE, "KS KH JS", "bid 1, QS, AH", "QH", id="7: and throw the queen before the ten"),
        pytest.param(ACE_KING_JACK, "AH QS", "bid 1, TH", "JS", id="9: the first queen is ducked"),
        pytest.param(
            ACE_KING_JACK, "AH KC AC KD AD QD QS", "bid 1, TH, QC, JC, JD, TD, TC", "KS", id="9: a late queen is won"
        ),
    ],
)
def test_what_the_list_recommends_follows_from_the_count(hand: str, dummy: str, words: str, wanted: str) -> None:
    """Tactics 7 and 9, card by card."""
    assert wanted == said(view_after(hand, "*L", dummy, words))


@pytest.mark.parametrize("row", HOLDINGS)
def test_low_suits_are_those_that_need_not_win(row: dict[str, Any]) -> None:
    """Tactic 3 counts the holdings that are sure to win nothing if need be, and no others."""
    suit = tuple(rank in row["own"] for rank in ONEONTA.ranks)

    assert row["sure_zero"] == is_low(suit)


def test_advice_is_nearly_optimal() -> None:
    """Over two matches the `rules` bot loses less than a fifth of the expected points under the best play."""
    best = lost = Fraction(0)
    for number in range(2):
        table = Table(Setup(Oneonta), FairShuffler(number.to_bytes(32, "big")))
        while not table.is_over:
            view = table.view(0)
            worth, action = expected_scores(view), decided(view).action
            best += max(worth.values()) if action.kind == BID else 0
            lost += max(worth.values()) - worth[action]
            table.act(0, action)

    assert lost < best / 5
