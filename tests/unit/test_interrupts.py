"""Actions that come at the same time, too late or out of order, in Toepen, where anyone may speak at any time."""

from collections.abc import Sequence

import pytest

from mamlaka.actions import Action
from mamlaka.cards import PIQUET
from mamlaka.errors import IllegalAction
from mamlaka.games.toepen import Toepen
from mamlaka.seats import Seat
from mamlaka.table import Receipt, Table
from tests.games.toepen.hands import play, table_of
from tests.tables import counters

HANDS = ["AKQJ...", "T.987..", "98...KQ", "7.A.J.J"]
KNOCK = Action("knock")


def table_after(*steps: str, hands: Sequence[str] = HANDS, **options: str) -> Table:
    """Return a table of Toepen after some actions; seat 3 has dealt."""
    table = table_of({"hands": hands, "options": options})
    play(table, steps)
    return table


def card(name: str) -> Action:
    """Return the action that plays a card."""
    return Action("play", cards=PIQUET.mask(name))


def refused(table: Table, seat: Seat, action: Action, seen: int | None = None) -> str:
    """Return the code with which an action is refused; the table does not change."""
    before = table.state
    with pytest.raises(IllegalAction) as error:
        table.act(seat, action, seen=seen)
    assert before == table.state
    return error.value.refusal.code


def test_a_knock_comes_before_a_card_sent_at_the_same_time() -> None:
    """The knock comes first: the card is stale until its player has seen the outcome of the knock."""
    table = table_after("keep")
    seen = table.version
    table.act(2, KNOCK, seen=seen)

    assert "stale" == refused(table, 0, card("AS"), seen)
    play(table, ["3 stay"])
    assert "stale" == refused(table, 0, card("AS"), seen)
    play(table, ["0 stay", "1 stay"])
    assert "stale" == refused(table, 0, card("AS"), seen)
    table.act(0, card("AS"), seen=table.version)


def test_a_card_comes_before_a_knock_sent_at_the_same_time() -> None:
    """The card comes first: the knock still counts, because its turn was open before."""
    table = table_after("keep")
    seen = table.version
    table.act(0, card("AS"), seen=seen)
    table.act(2, KNOCK, seen=seen)

    assert (3,) == table.waiting_for


def test_only_the_first_of_two_knocks_at_the_same_time_counts() -> None:
    """The first one counts; the second is stale, or not possible if its player has seen the first and it is open."""
    table = table_after("keep")
    seen = table.version
    table.act(2, KNOCK, seen=seen)

    assert "stale" == refused(table, 1, KNOCK, seen)
    assert "knock_open" == refused(table, 1, KNOCK, table.version)
    assert "knock_open" == refused(table, 3, KNOCK, table.version)


def test_a_knock_is_stale_after_its_turn_was_closed() -> None:
    """After a settled knock and a card, an old knock is stale, because its turn has been opened again."""
    table = table_after("keep")
    seen = table.version
    play(table, ["2 knock", "3 stay", "0 stay", "1 stay", "0 AS"])

    assert "stale" == refused(table, 3, KNOCK, seen)
    assert "knock_own" == refused(table, 2, KNOCK)


def test_an_answer_out_of_order_is_refused() -> None:
    """The answers come in turn from the knocker's left; the knocker is not asked."""
    table = table_after("keep", "2 knock")

    for seat in (0, 1, 2):
        assert "not_your_turn" == refused(table, seat, Action("stay"))
    table.act(3, Action("stay"))
    assert "not_your_turn" == refused(table, 3, Action("fold"))


def test_a_challenge_after_the_window_is_refused() -> None:
    """After the window no player can challenge: the action is stale from an old view, and not offered in a new one."""
    table = table_after("0 exchange")
    seen = table.version
    play(table, ["decline"])

    assert "stale" == refused(table, 3, Action("challenge"), seen)
    assert "not_your_turn" == refused(table, 3, Action("challenge"))
    assert "not_offered" == refused(table, 1, Action("challenge"))


def test_a_late_answer_to_an_older_question_is_stale() -> None:
    """A "decline" for the first exchange does not answer the second."""
    table = table_after("0 exchange")
    seen = table.version
    play(table, ["decline", "1 exchange"])

    assert "stale" == refused(table, 3, Action("decline"), seen)
    assert "stale" == refused(table, 3, Action("challenge"), seen)
    table.act(3, Action("challenge"), seen=table.version)


def test_a_second_challenge_at_the_same_time_is_stale() -> None:
    """One challenge closes the window: the second one is stale and costs nothing."""
    table = table_after("0 exchange")
    seen = table.version
    table.act(3, Action("challenge"), seen=seen)

    assert "stale" == refused(table, 2, Action("challenge"), seen)
    assert 20 == counters(table.state)["chips"][2]


def test_no_player_leads_while_an_exchange_may_be_challenged() -> None:
    """With exchanges at any time, the leader cannot play a card until the window has closed."""
    table = table_after(exchange_order="any_time")
    seen = table.version
    table.act(2, Action("exchange"), seen=seen)

    assert "stale" == refused(table, 0, card("AS"), seen)
    assert "not_offered" == refused(table, 0, card("AS"))
    play(table, ["decline"])
    table.act(0, card("AS"), seen=table.version)
    assert "no_exchange" == refused(table, 3, Action("exchange"))


def test_a_signal_that_comes_too_late_is_refused() -> None:
    """A signal after the player's own card is refused with its own reason; before it any is legal, also out of turn."""
    table = table_after("keep", "0 KS", hands=["K.8.8.8", "Q.J.J.J", "9.A.A.A", "8.T.T.T"])
    seen = table.version
    table.act(2, Action("whistle"), seen=seen)

    assert "signal_too_late" == refused(table, 2, Action("whistle"))
    assert "cannot_signal" == refused(table, 3, Action("whistle"))
    assert "signal_too_late" == refused(table, 0, Action("stand"))


def test_a_repeated_knock_gets_its_first_answer() -> None:
    """A command that is sent twice knocks once."""
    table = table_after("keep")
    first = table.act(2, KNOCK, command_id="a")

    assert first == table.act(2, KNOCK, command_id="a")
    assert isinstance(first, Receipt)
    assert 1 == sum(getattr(event, "kind", "") == "knock" for event in table.log)


def test_no_seat_learns_which_others_accept_an_exchange() -> None:
    """Declining is secret: a seat receives only its own answer, and waits for all others in any case."""
    table = table_after("0 exchange", "2 decline")
    state = table.state
    assert isinstance(state.game, Toepen)

    assert (1, 3) == table.waiting_for
    assert (1, 2, 3) == table.view(0).actors
    assert (1, 3) == table.view(2).actors
    assert "decline" not in {getattr(event, "kind", "") for _, event in table.since(0, 0)}


@pytest.mark.parametrize("before", [(), ("1 decline",), ("1 decline", "2 decline")])
def test_the_numbers_of_events_do_not_reveal_how_many_have_accepted(before: tuple[str, ...]) -> None:
    """A challenge takes the same number of events, whatever the number of seats that have declined."""
    table = table_after("0 exchange", *before)
    opened = table.state.phase.opened
    table.act(3, Action("challenge"))

    assert opened + 4 == table.version
