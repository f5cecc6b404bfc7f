"""Tables: commands, refusals, and the events that each seat receives."""

import pytest

from mamlaka.actions import Action
from mamlaka.bots.random import RandomBot
from mamlaka.cards import FRENCH
from mamlaka.errors import IllegalAction, InvalidSetup, OutOfTurn, StaleAction
from mamlaka.events import Dealt, redact
from mamlaka.fair import FairShuffler
from mamlaka.games.trex import Trex
from mamlaka.match import Setup
from mamlaka.registry import game_names
from mamlaka.replaying import Replay
from mamlaka.rng import Rng
from mamlaka.table import Table
from tests.strategies import random_match
from tests.tables import act, everybody, table_of


def test_a_repeated_command_gets_its_first_answer() -> None:
    """A repeated command id does nothing and gets the first answer again."""
    table = table_of(".7..")
    first = table.act(0, Action("choose", name="slaps"), command_id="a")

    assert first == table.act(0, Action("choose", name="slaps"), command_id="a")
    assert first.after == table.version


def test_a_repeated_command_that_was_refused_stays_refused() -> None:
    """The first answer stands, even if the same action is legal by now."""
    table = table_of(".7..")
    lead = Action("play", cards=FRENCH.mask("7H"))
    with pytest.raises(IllegalAction, match="not offered"):
        table.act(0, lead, command_id="b")
    act(table, 0, "slaps")
    with pytest.raises(IllegalAction, match="not offered"):
        table.act(0, lead, command_id="b")


def test_an_answer_to_an_older_question_is_stale() -> None:
    """A card chosen before the turn opened is refused, and the table does not change."""
    table = table_of(".7..")
    seen = table.version
    act(table, 0, "slaps")
    with pytest.raises(StaleAction, match="stale"):
        table.act(0, table.view(0).legal[0], seen=seen)


def test_out_of_turn_is_refused_by_name() -> None:
    """A seat that is not asked cannot act."""
    table = table_of(".7..")
    with pytest.raises(OutOfTurn, match="not your turn"):
        table.act(2, Action("choose", name="slaps"))
    with pytest.raises(OutOfTurn, match="no such seat"):
        table.act(7, Action("choose", name="slaps"))


def test_the_refusal_names_the_cards_that_follow() -> None:
    """The refusal of a card has the rule, the suit and the legal cards."""
    table = table_of(".75..", "AQJT9876.K9.32.2")
    act(table, 0, "slaps")
    act(table, 0, "5H")
    with pytest.raises(IllegalAction) as caught:
        act(table, 1, "AS")

    assert "must_follow" == caught.value.refusal.code
    assert {"card": "AS", "cards": "KH 9H", "suit": "H"} == caught.value.refusal.facts


def test_a_view_explains_every_card_that_may_not_be_played() -> None:
    """A view refuses exactly the cards of the hand that are not legal."""
    table = table_of(".75..", "AQJT9876.K9.32.2")
    act(table, 0, "slaps")
    act(table, 0, "5H")
    view = table.view(1)
    legal = sum(action.cards for action in view.legal)

    assert view.hand_mask & ~legal == sum(1 << card for card in view.refusals())
    assert {"must_follow"} == {refusal.code for refusal in view.refusals().values()}


def test_numbers_jump_over_secret_answers_by_the_same_amount() -> None:
    """The numbers of hidden answers are skipped in the same way whatever the answers are; then the reveals follow."""
    tables = [table_of("Q.7..", ".Q..", "...Q", "..Q.") for _ in range(2)]
    for table, answer in zip(tables, ("no", "x QS"), strict=True):
        act(table, 0, "queens")
        act(table, 0, answer)
        everybody(table, "no")
    received = [[number for number, _ in table.since(0, 3)] for table in tables]

    assert received[0] == received[1]


def test_a_table_is_reopened_at_the_end_of_its_log() -> None:
    """Folding the log gives the same state, and play continues with the same cards."""
    match = random_match("trex", 3)
    table = match.table(match.versions[len(match.versions) // 2])
    table.bots |= {seat: RandomBot(Rng(seat)) for seat in range(4)}
    table.run()

    assert table.is_over
    assert [e for e in match.log if isinstance(e, Dealt)][:8] == [e for e in table.log if isinstance(e, Dealt)][:8]


def test_an_unknown_kind_of_event_is_never_sent() -> None:
    """An event type without a rule for its viewers raises an error and is not sent."""
    with pytest.raises(TypeError, match="there is no rule about who may see"):
        redact("secret", 0)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "options,sentence",
    [
        ({"colour": "red"}, "unknown option 'colour'"),
        ({"doubling": "perhaps"}, "unknown value 'perhaps' for option doubling: use on or off"),
        ({"kh_appeal": "K,Z"}, "unknown value 'K,Z' for option kh_appeal"),
        ({"appeal_who": "not_king", "kh_appeal": "none", "trex_redeal": "off"}, "needs kh_appeal or trex_redeal"),
    ],
)
def test_the_error_for_an_invalid_setup_names_the_defect(options: dict[str, str], sentence: str) -> None:
    """Unknown options and values, and options without the option they depend on, are refused with a hint."""
    with pytest.raises(InvalidSetup, match=sentence):
        Setup(Trex, options).start()


def test_three_seats_cannot_play_trex() -> None:
    """The error names the number of seats and the right one."""
    with pytest.raises(InvalidSetup, match="played by 4 seats, not 3"):
        Setup(Trex, seats=3).start()


def test_options_are_rebuilt_from_their_texts() -> None:
    """Parsing the texts of options gives the same options."""
    options = Trex.options_type.parse({"kh_appeal": "A,K", "doubling": "no"})

    assert options == Trex.options_type.parse(options.texts())


def test_the_same_shuffler_deals_the_same_twice() -> None:
    """A shuffler is a pure function, and different draws differ."""
    shuffler = FairShuffler(bytes(32), ("0a", "ff"))

    assert shuffler("deal", 3, 52) == shuffler("deal", 3, 52)
    assert list(range(52)) == sorted(shuffler("deal", 3, 52))
    assert shuffler("deal", 3, 52) != shuffler("deal", 4, 52)
    assert shuffler("deal", 3, 52) != FairShuffler(bytes(32), ("0a", "fe"))("deal", 3, 52)


@pytest.mark.parametrize("seed,nonces", [(b"short", ()), (bytes(32), ("xyz",)), (bytes(32), ("", "abc"))])
def test_bad_seeds_and_nonces_are_refused(seed: bytes, nonces: tuple[str, ...]) -> None:
    """A seed has 32 bytes, a nonce pairs of hexadecimal digits."""
    with pytest.raises(InvalidSetup):
        FairShuffler(seed, nonces)


@pytest.mark.parametrize("name", game_names())
def test_what_is_taken_back_can_be_done_again(name: str) -> None:
    """The last action is taken back first, with what followed from it; the same actions lead to the same log."""
    match = random_match(name, 3)
    table = match.table(match.versions[min(len(match.versions) - 1, 60)])
    log, decided = table.log, Replay(table.record()).decisions
    for decision in reversed(decided):
        table.undo()
        assert decision.number == table.version
    with pytest.raises(InvalidSetup, match="nothing to undo"):
        table.undo()
    for decision in decided:
        table.act(decision.seat, decision.action)

    assert log == table.log


def test_a_printed_table_shows_everything() -> None:
    """The hands, what lies on the table, who is asked, and the points; `legal` has what they may do."""
    table = Table("hearts", pass_cards=False, seed=1)
    assert "2C" == str(table.legal)
    table.play("2C")
    *_, hand, _, trick, asked, points = str(table).splitlines()

    assert "Seat 2\n" in str(table)
    assert ("♣ 10 5", "trick: seat 2 2C") == (hand.strip(), trick)
    assert ("Table of hearts: version 7, waiting for seat 3", "points: 0 0 0 0") == (asked, points)
