"""The `rules` bot in Trex: positions in which one rule of thumb decides, with a partner and without."""

import pytest

from mamlaka.actions import Action
from mamlaka.bots import Decision, Limit
from mamlaka.bots.random import RandomBot
from mamlaka.bots.rules import RulesBot, tactics_of
from mamlaka.fair import FairShuffler
from mamlaka.games.trex import Trex
from mamlaka.match import Setup
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.texts import Texts
from mamlaka.view import View
from tests.advice import BOT, decided, forget, said, vote
from tests.tables import act, everybody, table_of

TACTICS = tactics_of("trex")
PAIRS = "partnership=on"
PRACTICE = 76
"""The rule that knows which cards turned out best."""


def view_after(hands: str, words: str, options: str = "") -> View:
    """Return the view of the seat to act next.

    Args:
        hands: those that matter, seat 0 first, with `|` between them. Whoever holds 7H is king.
        words: what has happened: a contract, `2:x_KH` for what seat 2 says, `no` of all others, cards.
        options: those that differ from the defaults.
    """
    table = table_of(*hands.split(" | "), options=dict(option.split("=") for option in options.split()))
    for word in words.split():
        seat, _, saying = word.rpartition(":")
        if word == "no":
            everybody(table, word)
        else:
            act(table, int(seat) if seat else table.waiting_for[0], saying.replace("_", " "))
    return table.view(table.waiting_for[0])


ADVICE = [
    pytest.param(1, "", "QT.A9872.K94.T76", "slaps", "TS", "2H", id="1: lead the shortest suit"),
    pytest.param(
        3,
        "",
        "J975.KJ2.AQ2.T86 | T86.T964.54.A975 | AK2.753.JT83.KJ4 | Q43.AQ8.K976.Q32",
        "slaps 2S 4S 5S TS",
        "4D",
        "6S",
        id="3: leave a suit to the opponent who has opened it",
    ),
    pytest.param(
        4,
        "",
        "KQ.AT53.Q.AJT753 | T53.876.J872.KQ6 | AJ742.J4.AT53.84 | 986.KQ92.K964.92",
        "slaps 3S AS 8S QS 4H 2H 3H 6H",
        "5S",
        "7H",
        id="4: who has played a two or a three is nearly out",
    ),
    pytest.param(
        5,
        PAIRS,
        ".2.. | .54.. | AT986..32.QJ9753 | .73..",
        "diamonds 3H 2H 4H 2D 5H",
        "3D",
        "AS",
        id="5: keep a card that takes over",
    ),
    pytest.param(
        6,
        "",
        "Q54.AK7.AT8.A743 | AJ7.J543.Q76.QT8 | K86.Q96.J9532.52 | T932.T82.K4.KJ96",
        "slaps 5S AS KS 9S 7S 6S 2S 4S JS 8S 3S QS 7H 3H 6H 8H",
        "4D",
        "TS",
        id="6: do not lead the thirteenth spade",
    ),
    pytest.param(
        7,
        "",
        "J72.AJ9.JT8.AQ94 | AT5.T2.7532.J732 | Q4.Q653.AKQ4.T86 | K9863.K874.96.K5",
        "slaps 5C 4C 2C TC 4S 3S 2S AS 2H",
        "5H",
        "3H",
        id="7: keep a card to get off lead",
    ),
    pytest.param(8, "", "T.764.AT9753.Q74", "", "trex", "diamonds", id="8: of two contracts Trex rather than diamonds"),
    pytest.param(9, PAIRS, "AQ8652.Q976.A7.9", "", "queens", "trex", id="9: two queens to double choose queens"),
    pytest.param(10, "", "AK52.K87.A5432.4", "king", "x KH", "no", id="10: double the guarded king"),
    pytest.param(
        11, "", "... | AK87.7532.J64.32", "", "slaps", "king", id="11: other contracts than king without the king"
    ),
    pytest.param(12, "", "QT84.KQT765.K8.J", "", "king", "trex", id="12: many hearts choose king"),
    pytest.param(13, "", "... | 843.KJ7.KT2.QT5", "", "queens", "king", id="13: a bare king is too much to lose"),
    pytest.param(14, "", "J9763.J75.A9.Q92", "king no", "5H", "9D", id="14: hearts drive the king out"),
    pytest.param(
        15,
        "",
        ".7..AKQJT98 | A.KJT9865432.A2.",
        "king no AC",
        "KH",
        "AS",
        id="15: throw the king of hearts first of all",
    ),
    pytest.param(
        16,
        "",
        "AQ3.AKQJ5.KT52.9 | 74.976.AQ863.653 | K62.T4.94.AQJT82 | JT985.832.J7.K74",
        "king 0:x_KH no 6H TH 8H AH 9C 5C 8C KC 2H JH 7H 4H",
        "QH",
        "3S",
        id="16: lead hearts until the others have none",
    ),
    pytest.param(
        16,
        "",
        "KT63.KJT864.KQ.7 | 8.5.AT9765.K9632 | J942.A97.J84.T85 | AQ75.Q32.32.AQJ4",
        "king 0:x_KH no 7H QH TH 5H 2H JH 8S AH 9H 3H 4H AD 4D 2D QD TD",
        "KD",
        "7C",
        id="16: when the others have none, lead the other high cards before getting off lead",
    ),
    pytest.param(
        17,
        "",
        "A72.6.Q42.KQ7432 | KJ84..J98765.T98 | T3.KQJT975432.3. | Q965.A8.AKT.AJ65",
        "king 2:x_KH no 3D KD QD JD 8H 6H KS QH 3S QS AS JS 2S 8S TS 9S",
        "KH",
        "JH",
        id="17: the ace must fall on the king",
    ),
    pytest.param(
        18,
        PAIRS,
        "KQ54.QT5.K865.T7 | J876.AJ3.Q9.QJ96 | A32.K864.J.AK543 | T9.972.AT7432.82",
        "king 2:x_KH no",
        "2C",
        "2H",
        id="18: hearts wait",
    ),
    pytest.param(
        19,
        PAIRS,
        "92.765.QT8752.AQ | A54.K92.J943.KJ9 | KJ763.AQT.K6.742 | QT8.J843.A.T8653",
        "slaps 6H 2H AH JH",
        "QH",
        "6D",
        id="19: return the partner's suit",
    ),
    pytest.param(
        20,
        PAIRS,
        "K9.AJT76.J632.82 | AQ86.Q9432.K94.6 | T74.8.A875.AKT73 | J532.K5.QT.QJ954",
        "slaps 2C 6C 3C QC 5H AH QH 8H 8C KD 7C 4C 7H 2H 5D KH JC KS QS KC",
        "AC",
        "TC",
        id="20: high cards keep the partner throwing",
    ),
    pytest.param(
        21,
        PAIRS,
        "A2.Q752.KQJ.KQJ2 | .AJT9864.. | KQJT9876543.K3..",
        "king 2:x_KH no QH 8H 3H TD AS 6D KS 9D",
        "2H",
        "KD",
        id="21: the ace must fall before the partner's king: their other cards are all spades",
    ),
    pytest.param(
        22,
        "",
        "KT97532.Q6.74.54 | 84.KT54.A852.AK2 | QJ.J98732.QJ6.Q8 | A6.A.KT93.JT9763",
        "queens 2:x_QD no 8C 6C 4C AC 4S JS 6S KS 5C 2C QC 3C 6D 9D 7D AD 8S QS AS 2S",
        "3D",
        "AH",
        id="22: do not lead the ace over the queen",
    ),
    pytest.param(23, "", ".AQ743.AJ.942", "", "queens", "slaps", id="23: covered queens choose queens"),
    pytest.param(24, "", "... | .AQJ7.Q986.QJ52", "", "queens", "slaps", id="24: these queens stay undoubled"),
    pytest.param(
        25,
        "",
        "AJT5.8653.A95.AJ | ... | 3.JT2.J4. | K7.AKQ74.2.",
        "queens 1:x_QS_QD no 2D 5D 3D JD 2H 4H 3H 9H 2S 3S 7S AS 5H QS TH 7H 4D QH",
        "AD",
        "9D",
        id="25: take a plain queen with what would catch a doubled one",
    ),
    pytest.param(27, "", "AKT962.97.QJ87.A", "queens no", "7D", "7H", id="27: lead under a covered queen"),
    pytest.param(
        28, "", "QT8.AJ72.QJ92.72", "", "diamonds", "king", id="28: choose diamonds when nothing else promises"
    ),
    pytest.param(29, "", ".QJ7.2.9", "", "diamonds", "king", id="29: few low diamonds choose diamonds"),
    pytest.param(30, "", "... | A5.7..JT9863", "", "diamonds", "slaps", id="30: no diamonds, and a short suit"),
    pytest.param(31, "", "AKT6.763.T64.AK4", "diamonds", "4D", "3H", id="31: lead a diamond that others must take"),
    pytest.param(
        32,
        PAIRS,
        "... | .54.. | T732..A76532. | .73..",
        "diamonds 3H 2H 4H 2D 5H",
        "AD",
        "KD",
        id="32: keep a middling diamond for the partner",
    ),
    pytest.param(
        33,
        PAIRS,
        "J65.A74.Q.JT8732 | T92.Q865.A97.K65 | KQ43.KJT32.T4.Q4 | A87.9.KJ86532.A9",
        "diamonds 4H 8H KH 9H",
        "4C",
        "4D",
        id="33: leave diamonds to the partner who chose them",
    ),
    pytest.param(34, "", "T74.7.6.2", "diamonds", "6D", "2C", id="34: open with a middling diamond"),
    pytest.param(35, "", "5432.7432.432.32", "", "slaps", "diamonds", id="35: low cards choose slaps"),
    pytest.param(
        36, PAIRS, "... | J53.T732.T862.43", "", "diamonds", "slaps", id="36: two low hands are not for slaps"
    ),
    pytest.param(
        37,
        "",
        "AK.A86532.T73.86 | T854.T4.KJ.JT943 | 9763.QJ7.Q964.K5 | QJ2.K9.A852.AQ72",
        "slaps 5C 2C 6C 3C 8C",
        "4C",
        "9C",
        id="37: let an early trick go",
    ),
    pytest.param(
        38,
        "",
        "AKQJT82..AT82.K8 | 9.JT987.QJ.Q9762 | 7654.KQ2.K973.AT | 3.A6543.654.J543",
        "slaps 2C TC 5C 8C 2H 3H KC JH 9S 7S 3S 8S JD 9D 6D TD QD 7D 5D 8D 6C AC JC AD 4S AH 2S 7H 5S 4H AS 8H 2D 9H",
        "KD",
        "3D",
        id="38: take a trick on purpose, then give the lead to who can only win",
    ),
    pytest.param(
        39,
        "",
        "KQ632.AQ973.9.Q9 | J9.K.AK764.J8432 | AT84.T642.3.AT76 | 75.J85.QJT852.K5",
        "slaps 2S JS TS 7S",
        "KH",
        "9S",
        id="39: a bare king early",
    ),
    pytest.param(
        40,
        PAIRS,
        "QT82.T72.AK3.A93 | K7..QJT86.QJ8764 | 94.AK96543.94.T2 | AJ653.QJ8.752.K5",
        "slaps 2H KS 3H JH",
        "8H",
        "5C",
        id="40: the partner can throw",
    ),
    pytest.param(41, "", "AKQJT.KQJT7.QJ.Q", "", "trex", "king", id="41: high and middle cards choose Trex"),
    pytest.param(42, "", "... | ... | ... | .AKQJ7..", "", "trex", "king", id="42: no twos choose Trex"),
    pytest.param(43, "", "... | J984.KT976.KQ.94", "", "king", "trex", id="43: suits that it can't steer"),
    pytest.param(
        44, "", "... | ... | ... | K952.A87.JT754.9", "", "diamonds", "trex", id="44: a single jack is bad for Trex"
    ),
    pytest.param(45, "", "... | K.KJ7.QJT8652.54", "", "trex", "diamonds", id="45: ten, jack and queen choose Trex"),
    pytest.param(46, "", "... | ... | J2.AJ74..", "trex no", "JS", "JH", id="46: open for one's own two"),
    pytest.param(
        47, "", "... | .7.. | ... | J7.AKQ.KJ9.KJT96", "trex no JH", "JC", "QH", id="47: help in the longest suit"
    ),
    pytest.param(
        48,
        "",
        "AK.J754.KQ65.K86 | Q87432.K2.42.Q42 | T96.AQ9863.AT7.A | J5.T.J983.JT9753",
        "trex no JH QH JC",
        "KH",
        "QC",
        id="48: hold back what only others need",
    ),
    pytest.param(
        48,
        "",
        "J.A973.AK87.9753 | Q8762.8.QJ9.JT84 | AK93.T54.T63.AK2 | T54.KQJ62.542.Q6",
        "trex no JS JC JH TC TH",
        "QH",
        "TS",
        id="48: hold back even what you need while others can be made to open another suit",
    ),
    pytest.param(
        49,
        "",
        ".A84.A96.AQ7 | ... | QT542.53.32.643 | AKJ.K92.K87.T952",
        "trex no JD JS TD TS 9D JH QS KS TH 9H 8H 7H 8D JC TC QC QD KC 9C AC QH AS 6H 5H KH AH 9S KD 8S 8C 7D 7S",
        "AD",
        "6S",
        id="49: open nothing for who is nearly out",
    ),
    pytest.param(
        50,
        PAIRS,
        "K982.J6.J8765.64 | AJ63.QT8.T94.QJ8 | Q54.A9542.Q2.975 | T7.K73.AK3.AKT32",
        "trex no JD",
        "TD",
        "JS",
        id="50: no risk while the partner is not ahead",
    ),
    pytest.param(51, "", "... | T72.AQ7.K87.KJT2", "", "king", "trex", id="51: spare Trex for a better hand"),
    pytest.param(52, "", "... | 9.QJT76.QJT54.J8 | QT...", "trex no JD JS", "TD", "JH", id="52: open for who passes"),
    pytest.param(60, "", "AK2.72.JT2.AKQJ2", "trex", "appeal", "no", id="60: appeal with four twos"),
    pytest.param(61, "", "2.KQJT76532.T3.A", "slaps", "2S", "AC", id="61: lead what others will beat"),
    pytest.param(
        62,
        "",
        "Q432.Q93.K85.J72 | T6.A87.AQ97.KQ85 | AKJ7.KT4.64.AT93 | 985.J652.JT32.64",
        "king no 7H TH JH",
        "QH",
        "9H",
        id="62: a free trick takes a high card away",
    ),
    pytest.param(
        64,
        "",
        "JT.KQ.QJ9842.876 | Q972.A972.K73.94 | A86.J543.A5.AQJ3 | K543.T86.T6.KT52",
        "slaps 4C",
        "3C",
        "AC",
        id="64: others must beat a three",
    ),
    pytest.param(
        65,
        "",
        "AJ964.9765.J.865 | T82.8.T9842.AQT2 | KQ5.KQT432.K.KJ7 | 73.AJ.AQ7653.943",
        "queens 1:x_QC 2:x_QH 3:x_QD no JD 8D KD",
        "QD",
        "AD",
        id="65: the queen slips under the king",
    ),
    pytest.param(66, "", "A.7.. | .Q5432.AKJT.AKJT", "queens no AS", "QH", "KD", id="66: throw the costliest card"),
    pytest.param(
        67, "", "A.7.. | .KQJ3.AKJT9.AKJT", "slaps AS", "KC", "3H", id="67: throw a high card without low ones"
    ),
    pytest.param(
        68,
        "",
        "... | .T.65. | QT92.J64.QT7. | K3.AQ98732.42.",
        "trex no JD",
        "JH",
        "QD",
        id="68: open the long way out",
    ),
    pytest.param(
        69,
        "",
        "AJ.T3.Q972.AQJT7 | K872.J8764..K942 | QT94.52.AKT84.63 | 653.AKQ9.J653.85",
        "trex no JH",
        "QH",
        "JD",
        id="69: queens open little",
    ),
    pytest.param(
        69,
        "",
        "T732.AK62.AJ72.5 | J8.QJT83.KT94.KQ | K94.974.Q.JT8732 | AQ65.5.8653.A964",
        "trex no JC JD TD TC 9C JH 8C",
        "TH",
        "9D",
        id="69: a ten over one's own eight opens little",
    ),
    pytest.param(70, "", "K543.K7.875.A752", "king no", "5D", "7H", id="70: who holds the king spares hearts"),
    pytest.param(71, "", "Q5432.7.K65.AK65", "queens", "x QS", "no", id="71: double the covered queen"),
    pytest.param(
        72,
        "",
        "AKT975.A8.A6.J86 | 63.J2.QJ95.QT932 | J4.KQ96543.83.K7 | Q82.T7.KT742.A54",
        "trex no JC",
        "TC",
        "JH",
        id="72: lay what helps no other player",
    ),
    pytest.param(
        73,
        PAIRS,
        "7632.7.AT8764.T4 | 9.KQJ98.KJ9.9753 | KQJ85.T62.53.AK8 | AT4.A543.Q2.QJ62",
        "slaps 7H JH TH",
        "AH",
        "3H",
        id="73: the partner takes it anyway",
    ),
    pytest.param(74, "", "... | ... | ... | Q752.QT9873.98.6", "", "queens", "slaps", id="74: nothing catches a queen"),
    pytest.param(
        76,
        "",
        "KT97532.Q6.74.54 | 84.KT54.A852.AK2 | QJ.J98732.QJ6.Q8 | A6.A.KT93.JT9763",
        "queens 2:x_QD no 8C 6C 4C AC 4S JS 6S KS 5C 2C QC 3C 6D 9D 7D AD 8S QS AS 2S",
        "9C",
        "3D",
        id="76: practice prefers a long suit without its queen",
    ),
    pytest.param(
        77,
        "",
        "... | ... | ... | 82.75.QJ5.AKQJT2",
        "",
        "king",
        "queens",
        id="77: a low hand without the ace chooses king without the king",
    ),
    pytest.param(78, "", "A52.K754.A32.A65", "king", "x KH", "no", id="78: double over four hearts"),
]


@pytest.mark.parametrize("rule,options,hands,words,wanted,otherwise", ADVICE)
def test_one_rule_makes_the_difference(
    monkeypatch: pytest.MonkeyPatch, rule: int, options: str, hands: str, words: str, wanted: str, otherwise: str
) -> None:
    """With the rule the bot does one thing, without it another; practice, which often agrees, is left out of both."""
    view = view_after(hands, words, options)
    others = {PRACTICE} - {rule}

    forget(monkeypatch, "trex", *others)
    assert wanted == said(view)
    forget(monkeypatch, "trex", rule, *others)
    assert otherwise == said(view)


def test_a_block_counts_only_where_the_lower_cards_are_missing() -> None:
    """7-6-5 speaks for Trex if other players hold 4-3-2 of the suit."""
    block, none = (vote(41, view_after(hand, ""), "trex") for hand in ("KT765.K974.Q2.A4", "KT764.K975.Q2.A4"))

    assert block > none


def test_four_hearts_without_a_short_suit_do_not_guard_the_king() -> None:
    """Rule 10 wants a fifth heart, or at most one card of another suit."""
    long, short = (vote(10, view_after(hand, "king"), "x KH") for hand in ("A52.K754.A32.A65", "A5432.K754.A432."))

    assert long < 0 < short


def test_the_ace_or_the_queen_helps_to_guard_the_king() -> None:
    """Of two hands with three hearts and a single club, rule 10 prefers the one with the queen."""
    helped, bare = (vote(10, view_after(hand, ""), "king") for hand in ("AK52.KQ7.A5432.4", "AK52.K87.A5432.4"))

    assert helped > bare > 0


def test_only_risky_contracts_leave_king_without_the_king() -> None:
    """Rule 11 wants high hearts and low cards in other suits, and no other contract that looks good."""
    promising = vote(11, view_after("5432.7432.432.32", ""), "king")
    high, low = (vote(11, view_after(hand, ""), "king") for hand in ("KQ6.AQJT7.K62.K2", "KQ6.97643.K62.K2"))

    assert promising < 0 < high
    assert low < high


def test_a_partner_who_may_hold_the_ace_is_not_attacked() -> None:
    """Rule 21 waits until the next opponent certainly holds the ace of hearts."""
    hands, words = "2.753.QJ32.AQ982 | .A8..4 | .KT..3", "king 2:x_KH no 5H 8H TH 9D 3C TC AC 4C"

    assert "2S" == said(view_after(hands, words, PAIRS))


@pytest.mark.parametrize(
    "hands,words",
    [
        pytest.param("KQ2.Q97.J62.A543", "king", id="without the king of hearts"),
        pytest.param("AQ52.K75.A2.AKQ5", "king", id="king of hearts under two hearts"),
        pytest.param("Q2.K97.J62.A5432", "queens", id="queen over one low card"),
    ],
)
def test_an_unsafe_card_is_not_doubled(hands: str, words: str) -> None:
    """Bare kings and queens stay secret."""
    assert "no" == said(view_after(hands, words))


@pytest.mark.parametrize(
    "hands,words",
    [
        pytest.param("A.7.. | .5432.KQJ.AKJT98", "AS", id="with winners of another suit"),
        pytest.param("A.7.. | .AKQ.KQJ.9876543", "AS", id="with bare hearts"),
    ],
)
def test_the_top_run_of_diamonds_is_not_kept(hands: str, words: str) -> None:
    """In diamonds the king, queen and jack without low cards beside them take many diamonds, so they go first."""
    assert said(view_after(hands, f"diamonds {words}"))[1] == "D"


@pytest.mark.parametrize("contract", ["king no", "queens no", "diamonds", "slaps"])
def test_a_dead_suit_is_not_led(contract: str) -> None:
    """Whoever leads a suit that no one else holds takes the trick, and whatever others throw on it."""
    hands = "AKQ2.7.AKQJ.AKQJ | 543... | 876... | JT9..."

    assert "2S" != said(view_after(hands, f"{contract} AS 3S 6S 9S KS 4S 7S TS QS 5S 8S JS"))


def test_every_rule_has_a_position_in_which_it_decides() -> None:
    """No rule is there that changes nothing. `test_own_contracts` has rule 75, which is not for these contracts."""
    assert {rule.number for rule in TACTICS.rules} == {*(case.values[0] for case in ADVICE), 75}


@pytest.mark.parametrize(
    "rule,hands,words",
    [
        (35, "5432.7432.432.32", ""),
        (71, "Q5432.7.K65.AK65", "queens"),
        (15, ".7..AKQJT98 | A.K5432.AKQJT98.", "king no AC"),
        (
            65,
            "AJ964.9765.J.865 | T82.8.T9842.AQT2 | KQ5.KQT432.K.KJ7 | 73.AJ.AQ7653.943",
            "queens 1:x_QC 2:x_QH 3:x_QD no JD 8D KD",
        ),
        (76, "A.7.. | K52.2..", "slaps AS"),
        (68, "... | ... | J2.AJ74..", "trex no"),
    ],
)
def test_a_decision_has_the_reasons_for_it(rule: int, hands: str, words: str) -> None:
    """Each reason is a rule with its message and weight, the weightiest first."""
    reasons = decided(view_after(hands, words)).reasons
    messages = {known.number: known.message for known in TACTICS.rules}

    assert rule == reasons[0].rule
    assert all(messages[reason.rule] == reason.message for reason in reasons)
    assert sorted((reason.weight for reason in reasons), reverse=True) == [reason.weight for reason in reasons]


def test_a_rule_that_spoke_against_another_card_is_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reasons name the rule that stopped the bot from leading another card."""
    hands = "Q54.AK7.AT8.A743 | AJ7.J543.Q76.QT8 | K86.Q96.J9532.52 | T932.T82.K4.KJ96"
    forget(monkeypatch, "trex", PRACTICE)
    reasons = decided(view_after(hands, "slaps 5S AS KS 9S 7S 6S 2S 4S JS 8S 3S QS 7H 3H 6H 8H")).reasons

    assert "tlata'shawy" in Texts().format(next(reason.message for reason in reasons if reason.rule == 6))


def test_the_same_view_gives_the_same_decision() -> None:
    """The bot uses no chance."""
    view = view_after("5432.7432.432.32", "")

    assert BOT.act(view, Limit()) == RulesBot(Rng(99)).act(view, Limit())


def test_a_forced_action_needs_no_reason() -> None:
    """If there is only one legal action, the bot takes it."""
    assert Decision(Action("no")) == BOT.act(view_after("A4.7632.J2.AKJ52", "king"), Limit())


@pytest.mark.slow
def test_advice_beats_chance() -> None:
    """Over eight matches one `rules` bot among three random ones is far ahead."""
    points = 0
    for number in range(8):
        bots = {seat: RandomBot(Rng(number * 4 + seat)) for seat in (1, 2, 3)}
        table = Table(Setup(Trex), FairShuffler(number.to_bytes(32, "big")), bots={0: BOT, **bots})
        table.run()
        points += table.state.totals[0]

    assert points > 8 * 200
