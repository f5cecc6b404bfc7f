"""The referee of Spar against the worked examples of the rules, random matches and falsified records."""

import pytest

from tests.games.spar.referee import Spar, referee
from tests.oracle.record_author import Script, false_verdicts, random_records, write_record
from tests.oracle.refereeing import Fault

HANDS = {"0": "9H 9C TC 9S TS", "1": "AH 6D QC QS KC", "2": "6C 7D JC JS 8C", "3": "7H 8H 7S 6S KD"}
START = ["chance dealer 0 3"]


def points_of(script: list[str], hands: dict[str, str] = HANDS, **options: str) -> list[int]:
    """Return the points of a deal of four players that seat 0 leads, played by a script."""
    record = write_record(Spar, options, 4, Script(script=START + script, hands=hands), deals=1)
    assert referee(record) == []
    points: list[int] = record["deals"][0]["points"]
    return points


def plays(*tricks: str) -> list[str]:
    """Return the lines of tricks as written: the leader's seat, then the cards."""
    lines = []
    for trick in tricks:
        leader, *cards = trick.split()
        lines += [f"{(int(leader) + step) % 4} {card}" for step, card in enumerate(cards)]
    return lines


SIX = plays("0 9H AH 6C 7H", "1 QS JS 6S 9S", "1 KC JC KD 9C", "1 QC 8C 8H TC", "1 6D 7D 7S TS")
LOST = plays("0 9H AH 6C 7H", "1 QS JS 6S TS", "1 KC JC KD 9C", "1 6D 7D 8H 9S", "2 8C 7S TC QC")


def test_only_the_winner_of_the_last_trick_scores_and_deals_next() -> None:
    """A card above the seven is worth one point."""
    record = write_record(Spar, {}, 4, Script(script=START + LOST, hands=HANDS), deals=2)

    assert [0, 1, 0, 0] == record["deals"][0]["points"]
    assert record["deals"][1]["leader"] == 2


@pytest.mark.parametrize(
    "answer, reveal, won",
    [
        ("(no)", "1 no_reserve", 0),
        ("(dry 6D)", "move 1 reserve.1 6D for 1", 6),
        ("(show 6D)", "move 1 reserve.1 6D", 12),
    ],
)
def test_a_declared_six_counts_more(answer: str, reveal: str, won: int) -> None:
    """A six is worth three, dry six, shown twelve; here the seven of diamonds follows it and wins if it can."""
    hands = HANDS | {"2": "6C 7C JC JS 8C"}
    last = SIX[:-4] + plays("1 6D 7C 7S TS")
    script = [
        f"1 {answer}",
        *(f"{seat} (no)" for seat in (0, 2, 3)),
        "0 no_reserve",
        reveal,
        "2 no_reserve",
        "3 no_reserve",
    ]

    assert [0, won or 3, 0, 0] == points_of(script + last, hands, dry="dry_show")


def test_the_chips_come_from_all_others() -> None:
    """With chips the winner gets his points from each other seat."""
    hands = HANDS | {"2": "6C 7C JC JS 8C"}

    assert [-3, 9, -3, -3] == points_of(SIX[:-4] + plays("1 6D 7C 7S TS"), hands, stake="chips")


@pytest.mark.parametrize("revoker, card, points", [(1, "6D", [0, -3, 0, 0]), (2, "6C", [0, 0, 0, -3])])
def test_a_flag_ends_the_deal(revoker: int, card: str, points: list[int]) -> None:
    """A right flag costs the player who revoked three, a wrong one the flagger."""
    script = ["0 9H", f"1 {card if revoker == 1 else 'AH'}", *([f"2 {card}"] if revoker == 2 else [])]

    assert points == points_of([*script, f"!3 flag{revoker}"], revoke="flag")


def test_a_set_aside_card_is_no_part_of_the_hand() -> None:
    """A player whose only heart is set aside need not follow hearts, and must not play it."""
    answers = [*(f"{seat} (no)" for seat in (0, 1, 2)), "3 (show 7H)"]
    answers += [*(f"{seat} no_reserve" for seat in (0, 1, 2)), "move 3 reserve.3 7H"]
    hands = HANDS | {"3": "7H 9D 7S 6S KD"}
    record = write_record(
        Spar, {"dry": "dry_show"}, 4, Script(script=[*START, *answers, "0 9H", "1 AH", "2 6C", "3 6S"], hands=hands), 1
    )
    assert referee(record) == []
    events = record["deals"][0]["events"]
    events[events.index("3 6S")] = "3 7H"

    assert referee(record)


def test_a_player_must_follow() -> None:
    """Any card of the led suit may be played, but no other one."""
    record = write_record(Spar, {}, 4, Script(script=[*START, "0 9H", "1 AH"], hands=HANDS), deals=1)
    events = record["deals"][0]["events"]
    events[events.index("1 AH")] = "1 6D"

    assert "due is '1 AH'" in referee(record)[0]


def test_a_flag_needs_a_card_that_does_not_follow() -> None:
    """A player who followed cannot be flagged."""
    with pytest.raises(Fault):
        points_of(["0 9H", "1 AH", "!3 flag1"], revoke="flag")


@pytest.mark.parametrize(
    "options",
    [{"target": "none"}, {"form": "agram", "dry": "dry"}, {"dry": "dry", "low_bonus": "off"}, {"target": "4"}],
)
def test_options_that_do_not_fit_are_rejected(options: dict[str, str]) -> None:
    """A record needs options that go together."""
    record = next(random_records(Spar, 1))

    assert referee(record | {"options": options})


def test_random_matches_are_accepted_and_changed_ones_rejected() -> None:
    """The referee is sure of itself under all options."""
    assert false_verdicts(Spar, random_records(Spar, 5)) == []
