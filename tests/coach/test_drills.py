"""Drills: costly decisions as their player saw them, and the days on which they are asked again."""

from datetime import date, timedelta
from functools import cache

import msgspec

from mamlaka import Record, Table
from mamlaka.cards import iter_cards
from mamlaka.coach.drills import INTERVALS, Drill, DrillBook, DrilledMatch, DrillPlace, drilled_match, match_key
from mamlaka.coach.review import Review
from mamlaka.replaying import Replay

TODAY = date(2030, 3, 1)
SEAT = 1


@cache
def reviewed() -> tuple[Record, DrilledMatch]:
    """Return a finished match between bots that play at random, and the drills of a seat."""
    table = Table("kein_stich", seed=3, bots="random")
    table.run()
    record = table.record()
    return record, drilled_match(record, SEAT, Review(record, worlds=20, nodes=2000), TODAY)


def book_of(*days: date) -> DrillBook:
    """Return a book with a drill that is due on each of some days."""
    _, match = reviewed()
    drills = tuple(Drill(decision=match.drills[0].decision, due=day) for day in days)
    return DrillBook(matches=(msgspec.structs.replace(match, drills=drills),))


def test_a_drill_shows_exactly_what_its_seat_saw() -> None:
    """The view is that of the seat before the decision, also after it was stored as JSON."""
    record, match = reviewed()
    stored = msgspec.json.decode(msgspec.json.encode(match), type=DrilledMatch)

    assert len(match.drills) > 3
    for drill in match.drills:
        number = drill.decision.number
        seen = stored.view(number)
        assert Replay(record).view(SEAT, number) == seen
        assert drill.decision.action in seen.legal


def test_a_drill_stores_no_hidden_card() -> None:
    """Of each hand but one's own, the events before a drill name only cards that the view shows, too."""
    record, match = reviewed()
    states = Replay(record).states
    drill = match.drills[-1]
    hidden = 0
    for seat, zone in enumerate(states[drill.decision.number].zones[: match.seats]):
        if seat != SEAT:
            hidden |= zone.cards
    deck = states[1].game.deck
    deal = max(number for number, line in match.events if line.startswith("new deal"))
    words = {word for number, line in match.events if number >= deal for word in line.replace(".", " ").split()}

    assert hidden
    assert not {deck.names[card] for card in iter_cards(hidden)} & words


def test_the_best_action_is_right_and_the_costly_one_wrong() -> None:
    """So is every action within the error of the best one; what the review has no value for is wrong."""
    _, match = reviewed()
    for drill in match.drills:
        decision = drill.decision
        assert decision.known is not None
        assert drill.is_right(decision.known.best)
        assert not drill.is_right(decision.action)
        assert not drill.is_right(msgspec.structs.replace(decision.action, kind="nothing"))
        for one in decision.alternatives:
            assert drill.is_right(one.action) == (one.known.value <= 2 * one.known.standard_error)


def test_the_costs_of_the_action_taken_are_those_of_the_review() -> None:
    """The two numbers of an alternative are the two numbers of the decision."""
    _, match = reviewed()
    for drill in match.drills:
        found = drill.alternative(drill.decision.action)
        assert found is not None
        assert (drill.decision.known, drill.decision.open) == (found.known, found.open)


def test_right_answers_come_back_at_growing_intervals() -> None:
    """After each interval a right answer leads to the next one; after the last one the drill is learnt."""
    day = TODAY
    drill = Drill(decision=reviewed()[1].drills[0].decision, due=day)
    waited = []
    while not drill.is_learnt:
        drill = drill.answered(day, is_right=True)
        waited.append((drill.due - day).days)
        day = drill.due

    assert [*INTERVALS, 0] == waited
    assert sorted(INTERVALS) == list(INTERVALS)


def test_a_wrong_answer_starts_again() -> None:
    """The drill is due at once, and all right answers before are forgotten."""
    drill = Drill(decision=reviewed()[1].drills[0].decision, right=2, due=TODAY).answered(TODAY, is_right=False)

    assert (0, TODAY, False) == (drill.right, drill.due, drill.is_learnt)


def test_the_drills_that_have_waited_longest_come_first() -> None:
    """Those of later days and those that are learnt are not asked."""
    later, earlier = TODAY + timedelta(days=1), TODAY - timedelta(days=2)
    book = book_of(TODAY, later, earlier, earlier)
    learnt = book.with_drill(DrillPlace(0, 3), msgspec.structs.replace(book.drill(DrillPlace(0, 3)), right=9))

    assert [DrillPlace(0, 2), DrillPlace(0, 0)] == learnt.due(TODAY)
    assert (4, 1, earlier) == (learnt.count, learnt.learnt, learnt.next_due)


def test_a_match_is_known_by_its_events_and_the_seat() -> None:
    """The same match is not reviewed again for the same seat."""
    record, match = reviewed()

    assert match.key == match_key(record, SEAT)
    assert match_key(record, 0) != match.key
    assert {match.key} == DrillBook().with_match(match).keys
