"""`mamlaka review`: the costs of the decisions of a finished match, as text and as JSON."""

import json
import shlex
import signal
import sys
from html.parser import HTMLParser
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from mamlaka import Table, read_records, write_records
from mamlaka.record import OriginRecord, SeatRecord
from mamlaka.replaying import Replay
from tests.cli.processes import running, until
from tests.cli.running import BAD_USAGE, SUCCESS, run

FEW = ("--worlds", "20", "--nodes", "2000")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished match between bots that play at random."""
    folder = tmp_path_factory.mktemp("review")
    words = ("kein_stich", "--matches", "1", "--seed", "1", "--bots", "random", "--out", "match.jsonl")
    assert SUCCESS == run(folder, "simulate", *words).returncode
    return folder / "match.jsonl"


def reviewed(path: Path, *words: str) -> dict[str, Any]:
    """Return a review as a program reads it."""
    done = run(path.parent, "review", str(path), "--json", *FEW, *words)
    assert (SUCCESS, "") == (done.returncode, done.stderr)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_the_totals_are_those_of_the_decisions(played: Path) -> None:
    """By seat, by contract and by kind of decision, in one process or two."""
    found = reviewed(played, "--jobs", "2")
    decisions = found["decisions"]
    costly = sum(each["costly"] for each in decisions)

    assert found == reviewed(played, "--jobs", "1", "--fresh")
    assert costly > 0
    assert {"seats", "contracts", "kinds"} < found.keys()
    for groups in (found["seats"], found["contracts"], found["kinds"]):
        assert (len(decisions), costly) == tuple(
            sum(each[name] for each in groups.values()) for name in ("decisions", "costly")
        )
    assert all(each["known"]["loss"] >= 0 for each in decisions)
    assert found["kinds"].keys() <= {"play", "other"}


@pytest.mark.slow
def test_the_luck_of_the_cards_is_shown_on_request(played: Path) -> None:
    """For every deal and seat as JSON, in sum as text."""
    found = reviewed(played, "--luck")
    deals = next(read_records(played)).deals
    shown = run(played.parent, "review", str(played), "--luck", "--plain", *FEW).stdout

    assert list(range(1, len(deals) + 1)) == [deal["deal"] for deal in found["luck"]]
    assert all(len(deal[name]) == 4 for deal in found["luck"] for name in ("expected", "standard_errors", "actual"))
    assert 4 == shown.count("with these cards")
    assert "luck" not in reviewed(played)


@pytest.mark.slow
def test_a_review_is_kept(played: Path, tmp_path: Path) -> None:
    """The same review again reads what the first one has kept, also for one seat, unless it is to be made afresh."""
    match = tmp_path / "match.json"
    write_records(match, read_records(played))
    before = reviewed(match)
    kept = min(tmp_path.glob("reviews/*/1.json"))
    costs = json.loads(kept.read_text())
    place = next(place for place, each in enumerate(costs) if each["known"])
    costs[place]["known"]["value"] = 123.0
    kept.write_text(json.dumps(costs))
    seat = costs[place]["seat"]

    def losses(*words: str) -> list[float]:
        return [each["known"]["loss"] for each in reviewed(match, *words)["decisions"]]

    assert 123.0 in losses()
    assert 123.0 in losses("--seat", str(seat))
    assert 123.0 not in losses("--worlds", "21")
    assert before == reviewed(match, "--fresh") == reviewed(match)


@pytest.mark.slow
def test_a_damaged_review_is_made_again(played: Path, tmp_path: Path) -> None:
    """A file that is not whole counts as none."""
    match = tmp_path / "match.json"
    write_records(match, read_records(played))
    before = reviewed(match)
    for kept in tmp_path.glob("reviews/*/*.json"):
        kept.write_bytes(kept.read_bytes()[:-10])

    assert before == reviewed(match)
    assert all(json.loads(kept.read_text()) for kept in tmp_path.glob("reviews/*/*.json"))


@pytest.mark.slow
def test_a_review_that_cannot_be_kept_is_shown(played: Path, tmp_path: Path) -> None:
    """The user is told once."""
    match = tmp_path / "match.json"
    write_records(match, read_records(played))
    (tmp_path / "reviews").write_text("in the way")
    done = run(tmp_path, "review", str(match), "--json", *FEW)

    assert SUCCESS == done.returncode
    assert 1 == done.stderr.count("the review is not kept")
    assert reviewed(played) == json.loads(done.stdout)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="a signal is sent")
def test_an_interrupted_review_goes_on(played: Path, tmp_path: Path) -> None:
    """Ctrl-C keeps all deals that are done, and no half of a file; the same command reviews the others."""
    match = tmp_path / "match.json"
    write_records(match, read_records(played))
    with running(tmp_path, "review", str(match), "--json", *FEW, "--jobs", "1") as process:
        until(lambda: any(tmp_path.glob("reviews/*/2.json")))
        process.send_signal(signal.SIGINT)
        _, told = process.communicate()
    assert 130 == process.returncode
    assert "which are kept; the same command goes on" in told
    kept = {path: path.stat().st_mtime_ns for path in tmp_path.glob("reviews/*/*")}
    assert all(path.suffix == ".json" and json.loads(path.read_text()) for path in kept)

    assert reviewed(played) == reviewed(match)
    assert kept[(first := min(kept))] == first.stat().st_mtime_ns


class Page(HTMLParser):
    """The text of a document, whose tags must be closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Open a tag, which must not load anything."""
        assert not {"src", "href", "onload"} & dict(attrs).keys()
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Ignore a tag without contents."""

    def handle_endtag(self, tag: str) -> None:
        """Close the tag that was opened last."""
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Collect the text."""
        self.words.append(data)


def test_a_file_holds_the_whole_review(played: Path, tmp_path: Path) -> None:
    """It needs no other file, says what the terminal says, and shows strange names as they are; none is overwritten."""
    record = next(read_records(played))
    seats = (SeatRecord("<script>alert(1)</script>"), *record.seats[1:])
    write_records(tmp_path / "match.json", [replace(record, seats=seats)])
    words = ("review", "match.json", "--top", "3", "--html", "review.html", *FEW)
    assert SUCCESS == run(tmp_path, *words).returncode
    text = (tmp_path / "review.html").read_text(encoding="utf-8")
    page = Page(text)
    shown = run(tmp_path, "review", "match.json", "--top", "3", "--plain", *FEW).stdout

    assert [] == page.open
    assert "<script" not in text
    assert "<script>alert(1)</script>" in "".join(page.words)
    assert 3 == text.count("<article>") == shown.count("Better: ")
    assert "<p>trick: " not in text
    assert text.count("<polyline") == 2 * len(seats)
    assert BAD_USAGE == run(tmp_path, *words).returncode


def test_the_course_is_that_of_the_record(played: Path) -> None:
    """The points after each deal, and the deals after which another seat leads; as text, too."""
    record = next(read_records(played))
    course = reviewed(played)["course"]
    shown = run(played.parent, "review", str(played), "--top", "0", "--plain", *FEW).stdout

    assert [deal.contract for deal in record.deals] == [deal["contract"] for deal in course]
    assert list(record.totals) == course[-1]["totals"]
    leaders = [deal["leaders"] for deal in course]
    turns = sum(one != other for one, other in pairwise(leaders) if len(one) == len(other) == 1)
    assert turns <= sum(deal["turning_point"] for deal in course) == shown.count("now in the lead")
    assert all(f"Deal {number}: " in shown for number in range(1, len(course) + 1))


@pytest.mark.slow
def test_a_void_deal_is_marked(tmp_path: Path) -> None:
    """In each form of the course, so that it doesn't look like a deal without points."""
    table = Table("skat", deals="3", seed=1, bots="random")
    table.run()
    table.save(match := tmp_path / "match.json")
    plain = run(tmp_path, "review", str(match), "--plain", *FEW).stdout
    drawn = run(tmp_path, "review", str(match), *FEW).stdout
    assert SUCCESS == run(tmp_path, "review", str(match), "--html", "review.html", *FEW).returncode
    page = (tmp_path / "review.html").read_text(encoding="utf-8")

    assert [False, False, True] == [deal["void"] for deal in reviewed(match)["course"]]
    (line,) = (line for line in plain.splitlines() if "doesn't count" in line)
    assert line.strip().startswith("Deal 3")
    (marks,) = (line for line in drawn.splitlines() if "x doesn't count" in line)
    assert marks.index("x") == marks.rindex("x doesn't") - 3  # below the last of three bars
    assert (1, 1) == (page.count("doesn&#x27;t count"), page.count("</text>"))


def test_the_course_says_what_its_deals_cost(played: Path) -> None:
    """The costly decisions of a deal, with their error and with open hands, as in JSON; chances have no sum."""
    found = reviewed(played)
    shown = run(played.parent, "review", str(played), "--plain", *FEW).stdout
    costly = [each for each in found["decisions"] if each["costly"]]
    assert {"points"} == {each["known"]["unit"] for each in costly}
    for deal in {each["deal"] for each in costly}:
        losses = [each["known"] for each in costly if each["deal"] == deal]
        value, error = sum(loss["loss"] for loss in losses), hypot(*(loss["standard_error"] for loss in losses))
        (line,) = (line for line in shown.splitlines() if line.startswith(f"  Deal {deal}: ") and "costly" in line)

        assert f": {value:.1f} +/- {error:.1f} as far as they could know" in line
    assert {f"{each['known']['least']:.2f}" for each in found["decisions"]} == {
        line.split()[2] for line in shown.splitlines() if line.startswith("Losses below")
    }


def test_advice_is_told_once(played: Path) -> None:
    """Further decisions against the same advice name the deal in which it was told."""
    shown = run(played.parent, "review", str(played), "--top", "100", "--plain", *FEW).stdout.splitlines()
    advice = [line for line in shown if "Advice not followed: " in line and "as above, in deal " not in line]

    assert len(advice) == len(set(advice)) > 1
    assert any("as above, in deal " in line for line in shown)


def test_one_seat_is_reviewed_alone(played: Path) -> None:
    """Its decisions cost what they cost in the review of all, and the course says that it marks them alone."""
    everybody, alone = reviewed(played), reviewed(played, "--seat", "2")
    shown = [run(played.parent, "review", str(played), *words, *FEW).stdout for words in ((), ("--seat", "2"))]

    assert (None, 2) == (everybody["seat"], alone["seat"])
    assert [False, True] == ["Costly moves: of Seat 2 alone" in text for text in shown]
    assert [each for each in everybody["decisions"] if each["seat"] == 2] == alone["decisions"]
    assert list(alone["seats"]) == ["2"]


def test_the_costliest_decisions_are_shown_first(played: Path) -> None:
    """The number of decisions is chosen; the totals follow."""
    done = run(played.parent, "review", str(played), "--top", "2", "--plain", *FEW)

    assert (SUCCESS, "") == (done.returncode, done.stderr)
    assert done.stdout.count("Better: ") == 2
    assert [f"Seat {seat}: " in done.stdout for seat in range(4)] == [True] * 4


def test_a_costly_decision_is_made_again(played: Path, tmp_path: Path) -> None:
    """The printed command plays on from the decision, in its seat; the new record says where it began."""
    shown = run(played.parent, "review", str(played), "--top", "1", "--plain", *FEW).stdout
    command = next(line for line in shown.splitlines() if "mamlaka play --from " in line)
    words = shlex.split(command[command.index("play --from") :])
    event = int(words[-1])
    done = run(tmp_path, *words, "--bots", "random", "--record", "again.json", answers="q\n")
    assert (SUCCESS, "") == (done.returncode, done.stderr)
    old, new = (next(read_records(path)) for path in (played, tmp_path / "again.json"))
    decider = next(each.seat for each in Replay(old).decisions if each.number == event)

    assert OriginRecord(event, played.name) == new.origin
    assert [seat == decider for seat in range(4)] == [who.kind == "person" for who in new.seats]
    assert [line for deal in new.deals for line in deal.events] == [line for deal in old.deals for line in deal.events][
        :event
    ]
    assert SUCCESS == run(tmp_path, "verify", "again.json").returncode
    resumed = run(tmp_path, "play", "--resume", "again.json", answers="q\n")
    assert (SUCCESS, new.origin) == (resumed.returncode, next(read_records(tmp_path / "again.json")).origin)


def test_only_a_position_of_a_finished_match_is_played_on(played: Path, tmp_path: Path) -> None:
    """The file and the event belong together, and the event must be a decision of a match that is over."""
    left = tmp_path / "left.json"
    assert SUCCESS == run(tmp_path, "play", "--bots", "random", "--record", str(left), answers="q\n").returncode
    for words, reason in (
        (("--from", str(played)), "--from and --event belong together"),
        (("--from", str(played), "--event", "0"), "event 0 of"),
        (("--from", str(played), "--event", "9", "--set", "x=y"), "--from keeps the settings"),
        (("--from", str(left), "--event", "7"), "is not finished"),
    ):
        done = run(tmp_path, "play", *words)
        assert BAD_USAGE == done.returncode
        assert reason in done.stderr


def test_mistakes_are_told(played: Path, tmp_path: Path) -> None:
    """A seat that does not exist, and a match that is not over."""
    left = tmp_path / "left.json"
    assert SUCCESS == run(tmp_path, "play", "--bots", "random", "--record", str(left), answers="q\n").returncode
    seat = run(tmp_path, "review", str(played), "--seat", "4")
    unfinished = run(tmp_path, "review", str(left))

    assert (BAD_USAGE, "mamlaka: there is no seat 4: the match has seats 0 to 3\n") == (seat.returncode, seat.stderr)
    assert BAD_USAGE == unfinished.returncode
    assert "the match is not over" in unfinished.stderr
