"""The frozen opponents never change: at fixed decision points of recorded matches they decide as before."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest

import bench.opponents
from bench.opponents._pool import POOL
from mamlaka.actions import Action
from mamlaka.arena import bot_of
from mamlaka.bots import Bot, Limit
from mamlaka.conformance import check_bot
from mamlaka.engine import evolve, free_to_act
from mamlaka.events import Placed, Played, Said, redact
from mamlaka.notation import format_action
from mamlaka.record import Record
from mamlaka.replaying import Replay
from mamlaka.rng import Rng
from mamlaka.search.kernel import reason_of_absence
from mamlaka.storage import read_records
from mamlaka.view import View
from tests.needs import missing

FOLDER = str(Path(next(iter(bench.opponents.__path__))).resolve())
MATCHES = Path(__file__).parents[1] / "vectors" / "opponents" / "matches.jsonl"
RECORDS = tuple(read_records(MATCHES))
NAMES = [f"{record.game} for {len(record.seats)}" for record in RECORDS]
RULES_1 = [
    "ab164c0653811156",
    "0dbdd3176f40ac31",
    "e6121b9dcc2edf2c",
    "09c8615178375727",
    "f779c6f53eec74e6",
    "f06b9285664fe9f6",
]
FLAT_1 = [
    "06b50891a3a840be",
    "dfefc8a946a42a9b",
    "192a6c2f69e122a1",
    "30ffc95c746feee8",
    "12d5105510c680dd",
    "5713ad538ea5b931",
]
"""(matches,): what they do, as hashes. No change of ours may change them; a bot that is better gets the next number."""
POOL_HASHES = {
    "cafe-1": ["a4a2fde231ba9eb8", "2b7910737d87a141", "bd71213f8d1d3cc4"],
    "counter-1": ["5a2eeb8ea341cf34", "73dc5c70515bc26a", "541da8409a161e3c"],
    "daring-1": ["9ee6b5d9f1ce19b1", "102a5f8470772b3b", "99dd71f4cdc9d4dc"],
    "ducker-1": ["1ea681aaeeb66936", "12bcda0ad25b7c45", "985133f80cb329e4"],
    "careful-1": ["0604d10334fbbfe2", "1a9bf97bc825c949", "00c73790d41d80fc"],
    "partner-1": ["533c0d628d15eced", "1b7949e0d8616785", "687427ab4d169452"],
    "salon-1": ["632798a83bf83936", "bab48b58b6b18e6e", "1c48aa3f214116c3"],
    "worlds-1": ["6a40314c831abc7c", "461e76f91f24ee52", "6d0bb7eaee8792dd"],
}
"""The same for the opponents of the pool, in the games that they know."""


def views_of(record: Record) -> Iterator[View]:
    """Yield the views before each decision: of the seat that made it, and of the seats free to act."""
    replay = Replay(record)
    state = replay.start
    views = [View(seat, state) for seat in range(state.seats)]
    for number, event in enumerate(replay.log):
        if isinstance(event, Played | Placed | Said):
            asked = {*free_to_act(state), event.seat}
            yield from (views[seat] for seat in range(state.seats) if seat in asked and views[seat].turn)
        state = evolve(state, event)
        updates = [redact(event, seat) for seat in range(state.seats)]
        views = [view.apply([(number, seen)] if seen else ()) for view, seen in zip(views, updates, strict=True)]


def decisions_of(bot: type[Bot], record: Record, every: int) -> str:
    """Return a hash of a bot's decisions at every n-th decision point of a match."""
    lines = []
    for number, view in enumerate(views_of(record)):
        if number % every == 0:
            decision = bot(Rng(number)).act(view, Limit())
            words = "-" if decision is None else format_action(decision.action, view.state.game.deck)
            lines.append(f"{view.version} {view.seat} {words}")
            assert decision is None or decision.action in view.legal
    assert len(lines) > 5
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


@pytest.mark.parametrize("record,expected", list(zip(RECORDS, RULES_1, strict=True)), ids=NAMES)
def test_rules_1_never_changes(record: Record, expected: str) -> None:
    """At all decision points of six matches it decides as it did when it was frozen."""
    assert expected == decisions_of(bot_of("rules-1", FOLDER), record, 1)


@pytest.mark.kernel
@pytest.mark.parametrize("record,expected", list(zip(RECORDS, FLAT_1, strict=True)), ids=NAMES)
def test_flat_1_never_changes(record: Record, expected: str) -> None:
    """At some decision points of six matches it decides as it did when it was frozen."""
    if why := reason_of_absence():
        missing(why)

    assert expected == decisions_of(bot_of("flat-1", FOLDER), record, 5)


@pytest.mark.kernel
def test_search_7_never_changes() -> None:
    """At some decision points of a match of Trex it decides as it did when it was frozen."""
    if why := reason_of_absence():
        missing(why)
    record = next(record for record in RECORDS if record.game == "trex")

    assert decisions_of(bot_of("search-7", FOLDER), record, 5) == "7f6f0a199ce7ba77"


def require_kernel_for(name: str) -> None:
    """Skip a test, or fail in CI, if there is no kernel for an opponent that is too slow without it."""
    if name == "worlds-1" and (why := reason_of_absence()):
        missing(why)


POOL_PARAMS = [pytest.param(name, marks=pytest.mark.kernel if name == "worlds-1" else ()) for name in POOL]


@pytest.mark.slow
@pytest.mark.parametrize("name", POOL_PARAMS)
def test_an_opponent_of_the_pool_never_changes(name: str) -> None:
    """At some decision points of the matches of Trex and Hearts it decides as it did when it was frozen."""
    require_kernel_for(name)
    records = [record for record in RECORDS if record.game in ("trex", "hearts")]

    assert POOL_HASHES[name] == [decisions_of(bot_of(name, FOLDER), record, 5) for record in records]


@pytest.mark.slow
@pytest.mark.parametrize("name", POOL_PARAMS)
@pytest.mark.parametrize(
    "game,options",
    [
        ("trex", {}),
        ("trex", {"mode": "complex4", "slam_replay": "any", "doubling_reveal": "in_turn"}),
        ("trex", {"mode": "combination", "partnership": "on", "partner_picks_up_late": "on"}),
        ("hearts", {"jd_bonus": "on"}),
        ("barbu", {}),
        ("fan_tan", {}),
        ("kein_stich", {}),
        ("schnapsen", {}),
    ],
    ids=str,
)
def test_an_opponent_of_the_pool_plays_any_game(name: str, game: str, options: dict[str, str]) -> None:
    """Its answers are legal and need only its view and its random numbers, also in games that it does not know."""
    require_kernel_for(name)

    check_bot(bot_of(name, FOLDER), game, options=options)


def test_flat_1_does_nothing_special() -> None:
    """It answers no to every question that does not ask for a card, and never acts out of turn, whatever it holds."""
    for record in RECORDS:
        for number, view in enumerate(views_of(record)):
            turn = view.turn
            assert turn is not None
            decision = bot_of("flat-1", FOLDER)(Rng(number)).act(view, Limit()) if turn.optional else None
            words = {offer.kind for offer in turn.offers}
            if "no" in words:
                decision = bot_of("flat-1", FOLDER)(Rng(number)).act(view, Limit())

            assert decision is None or decision.action.kind == "no"


@pytest.mark.parametrize(
    "name,word",
    [
        ("always-knock", "knock"),
        ("never-fold", "stay"),
        ("always-fold", "fold"),
        ("always-exchange", "exchange"),
        ("always-challenge", "challenge"),
    ],
)
def test_a_scheme_of_toepen_follows_the_rules_except_for_one_word(name: str, word: str) -> None:
    """It says the word whenever it may, and otherwise does what rules-1 does."""
    scheme, rules = bot_of(name, FOLDER)(Rng(0)), bot_of("rules-1", FOLDER)(Rng(0))
    views = [view for record in RECORDS if record.game == "toepen" for view in views_of(record)]
    may = [Action(word) in view.legal for view in views]
    done = [scheme.act(view, Limit()) for view in views]

    assert True in may
    assert all(decision and Action(word) == decision.action for decision, can in zip(done, may, strict=True) if can)
    assert [rules.act(view, Limit()) for view, can in zip(views, may, strict=True) if not can] == [
        decision for decision, can in zip(done, may, strict=True) if not can
    ]


def test_frozen_opponents_depend_on_nothing_that_changes() -> None:
    """They import the rules and the search, but neither the bots nor the tactics of the package."""
    files = sorted(Path(FOLDER).rglob("*.py"))
    lines = [line for path in files for line in path.read_text("utf-8").splitlines() if "mamlaka.bots" in line]

    assert len(files) > 7
    assert [] == [
        line
        for line in lines
        if not line.startswith(("from mamlaka.bots.base", "from mamlaka.bots.random")) and "import" in line
    ]
