"""The referee of Schnapsen against the worked examples of the rules, random matches and falsified records."""

import pytest

from tests.games.schnapsen.referee import Deal, Schnapsen, referee
from tests.oracle.record_author import Script, false_verdicts, random_records, write_record
from tests.oracle.refereeing import Lines, read_options


def deal_of(turn_up: str = "JH", **options: str) -> Deal:
    """Return a deal without cards, whose state a test sets."""
    complete, wrong = read_options(Schnapsen, options, 2)
    assert not wrong
    deal = Deal.__new__(Deal)
    deal.options, deal.lines, deal.leader = complete, Lines([]), 0
    deal.turn_up, deal.trump, deal.stock, deal.closer = turn_up, turn_up[1], 10, -1
    deal.tricks, deal.cards, deal.married = [0, 0], [0, 0], [0, 0]
    return deal


def close(deal: Deal, closer: int, other: tuple[bool, int]) -> None:
    """Let a seat close while the other one has this state."""
    deal.closer = closer
    deal.at_closing = [(True, 0), (True, 0)]
    deal.at_closing[1 - closer] = other


@pytest.mark.parametrize(
    "hand, led, legal",
    [
        ("AS JS KH", "TS", "AS"),
        ("KS JS KH", "AS", "KS JS"),
        ("JS AH", "TS", "JS"),
        ("KH QH TD", "AS", "KH QH"),
        ("TD QD", "AS", "TD QD"),
        ("AH JH TD", "KH", "AH"),
        ("QH JH TD", "KH", "QH JH"),
    ],
)
def test_strict_play(hand: str, led: str, legal: str) -> None:
    """Without a stock a reply must head, follow, or trump, in this order."""
    assert deal_of().strict(set(hand.split()), led) == set(legal.split())


@pytest.mark.parametrize("other, points", [((1, 33), 1), ((1, 32), 2), ((0, 0), 3)])
def test_grades(other: tuple[int, int], points: int) -> None:
    """A right claim brings one, two or three, by what the opponent has; a pending marriage counts nothing."""
    deal = deal_of()
    deal.tricks, deal.cards, deal.married = [1, other[0]], [66, other[1]], [0, 40 if not other[0] else 0]

    assert (0, points) == deal.claim(0)


@pytest.mark.parametrize("other, fixed, mirror", [((1, 40), 2, 1), ((1, 14), 2, 2), ((0, 0), 3, 3)])
def test_a_wrong_claim(other: tuple[int, int], fixed: int, mirror: int) -> None:
    """A wrong claim brings the opponent two or three, or what a right one would have brought."""
    for wrong_claim, points in (("fixed", fixed), ("mirror", mirror)):
        deal = deal_of(wrong_claim=wrong_claim)
        deal.tricks, deal.cards = [1, other[0]], [65, other[1]]
        assert (1, points) == deal.claim(0)


@pytest.mark.parametrize("closing_score, points", [("dark", 2), ("final", 1)])
def test_dark_closing(closing_score: str, points: int) -> None:
    """The closer's points go by what the opponent had at the closing."""
    deal = deal_of(closing_score=closing_score)
    close(deal, 0, (True, 13))
    deal.tricks, deal.cards = [2, 2], [66, 40]

    assert (0, points) == deal.claim(0)


def test_a_failed_closing() -> None:
    """It brings the opponent three without a trick at the closing."""
    deal = deal_of()
    close(deal, 0, (False, 0))
    deal.tricks, deal.cards = [4, 1], [61, 35]

    assert (1, 3) == deal.ended(1)


def test_the_opponent_is_first() -> None:
    """The other seat's right claim brings it two."""
    deal = deal_of()
    close(deal, 0, (True, 20))
    deal.tricks, deal.cards = [2, 2], [40, 67]

    assert (1, 2) == deal.claim(1)


def test_a_forgotten_claim_and_one_by_the_last_trick() -> None:
    """A closer who loses the last trick has failed; one who takes it with 66 has claimed."""
    deal = deal_of()
    close(deal, 0, (True, 20))
    deal.tricks, deal.cards = [4, 2], [67, 30]

    assert (1, 2) == deal.ended(1)
    deal.cards = [71, 30]
    assert (0, 2) == deal.ended(0)


@pytest.mark.parametrize(
    "counts, last_trick, expected",
    [
        ((65, 55), "wins", (1, 1)),
        ((65, 55), "points", (0, 1)),
        ((60, 60), "points", (1, 1)),
        ((40, 80), "wins", (1, 1)),
    ],
)
def test_the_last_trick(counts: tuple[int, int], last_trick: str, expected: tuple[int, int]) -> None:
    """Without a closing or a claim the last trick wins one point, or the higher count."""
    deal = deal_of(last_trick=last_trick)
    deal.tricks, deal.cards = [5, 5], [*counts]

    assert expected == deal.ended(1)


HANDS = {"0": "JS QS TC TD AD", "1": "AH KH QH AC TS", "stock": "JH JC JD KS QC KC QD KD TH AS"}


def test_a_deal_of_trumps() -> None:
    """The leader closes with A K Q of trumps, draws an ace, and announces forty."""
    script = ["chance dealer 0 0", "1 close_stock", "1 AH", "0 JS", "1 declare forty_h", "1 KH", "0 QS", "1 AC"]
    record = write_record(Schnapsen, {}, 2, Script(script=[*script, "0 TC", "1 claim"], hands=HANDS), deals=1)

    assert referee(record) == []
    assert record["deals"][0]["points"] == [0, 3]


def test_the_jack_may_not_be_exchanged_after_the_closing() -> None:
    """Before it, it may."""
    hands = {"1": "JH KH QH AC TS", "stock": "AH"}
    exchange = ["1 swap", "move 1 turnup JH", "move turnup 1 AH"]
    for script, is_legal in (([*exchange, "1 close_stock"], True), (["1 close_stock", *exchange], False)):
        record = write_record(Schnapsen, {}, 2, Script(script=["chance dealer 0 0", *script[:1]], hands=hands), deals=1)
        events = record["deals"][0]["events"]
        start = next(at for at, line in enumerate(events) if line.startswith("move stock turnup")) + 1
        events[start:] = script
        assert (
            referee({"options": {}, **record, "deals": [{"events": events}], "is_over": False, "totals": [0, 0]}) == []
        ) == is_legal


def test_the_options_fit() -> None:
    """A wrong claim costs something only where there can be one."""
    record = next(random_records(Schnapsen, 1))

    assert referee(record | {"options": {"claims": "auto", "wrong_claim": "mirror"}})


def test_random_matches_are_accepted_and_changed_ones_rejected() -> None:
    """The referee is sure of itself under all options."""
    assert false_verdicts(Schnapsen, random_records(Schnapsen, 5)) == []
