"""Conformance tests, which authors can run on their own games and bots.

Each function raises an `AssertionError` that names the first defect it finds, and returns None if it finds none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from statistics import median
from time import process_time
from typing import cast

import msgspec

from mamlaka.actions import Action
from mamlaka.bots.base import ANY_OPTION, Bot, Decision, Limit, reject_oracle, supported_options
from mamlaka.bots.fallback import ask, make_bot
from mamlaka.bots.random import RandomBot
from mamlaka.bots.registry import defect_of_bot, find_bot
from mamlaka.cards import iter_cards
from mamlaka.engine import apply_action, fold, start_match, turn_of, turns, why_not
from mamlaka.errors import BotFailed, GameError, InvalidSetup
from mamlaka.events import Event, redact
from mamlaka.fair import FairShuffler
from mamlaka.game import Game
from mamlaka.lesson import MAX_PAGES, Lesson
from mamlaka.match import Setup
from mamlaka.notation import format_action, format_event, parse_action, parse_event
from mamlaka.phase import Shuffler
from mamlaka.plugin_deadline import DEFAULT_TIMEOUT, plugin_deadline
from mamlaka.plugins import PluginCrash, call_plugin, describe_error
from mamlaka.registry import find_game
from mamlaka.rng import Rng
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.view import View

__all__ = ["check_bot", "check_game", "check_view"]

SEED_BYTES = 32
MAX_ACTIONS = 20_000
NONSENSE = Action("nonsense")
COPY_LIMIT = Limit(worlds=10, nodes=1000)
"""The limit under which two copies of a bot must decide the same. Under a limit of time they need not."""
TIME_LIMIT, MAX_SECONDS = Limit(seconds=0.02), 0.15
"""The time limit given to a bot, and the most that the median decision may take, since machines are slow at times."""
SAMPLED, MAX_SAMPLES = 7, 9
"""Every how many decisions one is timed, and the largest number of timed decisions in a match."""


def check_game(
    game: type[Game] | str, *, matches: int = 3, options: Mapping[str, str] | None = None, seats: int | None = None
) -> None:
    """Play random matches of a game and check its invariants at every decision.

    * Every card is in exactly one zone, and the table has no unknown cards.
    * Until the match is over at least one seat has a turn, and the next decision is always reached.
    * Offered actions are accepted and others are refused, with the same reason by the table and by a view.
    * Every view, of a seat or of a spectator, agrees with the state.
    * Actions and events survive a round trip through their text forms.
    * The log folds to the state, and the same actions give the same log.
    * The lesson has one to three pages, and values of the declared types.
    * None of this raises another exception.

    Args:
        game: the game, or its name.
        matches: the number of random matches.
        options: the texts of options that differ from the defaults.
        seats: the number of seats; None: the default of the game.
    """
    game = find_game(game) if isinstance(game, str) else game
    for number in range(matches):
        try:
            _check_lesson(Setup(game, options or {}, seats))
            _check_match(Setup(game, options or {}, seats), number)
        except AssertionError:
            raise
        except GameError as error:
            raise AssertionError(str(error)) from error
        except Exception as error:
            raise AssertionError(f"{game.name}: match {number} raises {describe_error(error)}") from error


def _check_lesson(setup: Setup) -> None:
    lesson = setup.start().game.lesson()
    try:
        msgspec.convert(msgspec.to_builtins(lesson), Lesson)
    except msgspec.ValidationError as error:
        raise AssertionError(f"{setup.game.name}: the lesson is malformed: {error}") from error
    pages = len(lesson.pages)
    assert 1 <= pages <= MAX_PAGES, f"{setup.game.name}: the lesson has {pages} pages, not 1 to {MAX_PAGES}"


def _check_match(setup: Setup, number: int) -> None:
    game, rng = setup.game, Rng(number)
    shuffler = FairShuffler(number.to_bytes(SEED_BYTES, "big"))
    start = setup.start()
    views = {viewer: View(viewer, start) for viewer in (*range(start.seats), None)}
    log, state = start_match(start, shuffler)
    applied = 0
    while not state.is_over:
        assert len(log) < MAX_ACTIONS, f"{game.name} has not ended after {len(log)} events"
        _check_zones(state)
        for viewer, view in views.items():
            views[viewer] = view.apply(_events_for(viewer, log, applied))
            check_view(views[viewer], state)
        applied = len(log)
        open_turns = turns(state)
        assert open_turns, f"{game.name}: the match is not over, but no seat has a turn after event {len(log)}"
        turn = rng.choice(open_turns)
        action = RandomBot.answer(rng, rng.choice(turn.offers))
        _check_legality(state, views, turn.seat, action)
        events, after = apply_action(state, turn.seat, action, shuffler)
        again = apply_action(state, turn.seat, action, shuffler)
        assert again == (events, after), f"{game.name}: the same action gave other events the second time"
        _check_texts(state, turn.seat, action, events)
        log += events
        state = after
    assert not turns(state), f"{game.name}: the match is over, but a seat has a turn"
    assert fold(start, log) == state, f"{game.name}: the log does not fold to the state"


def _events_for(viewer: Seat | None, log: Sequence[Event], start: int) -> list[tuple[int, Event]]:
    """Return the events that a viewer receives, from number `start`, each with its number."""
    redacted = ((number, redact(log[number], viewer)) for number in range(start, len(log)))
    return [(number, event) for number, event in redacted if event is not None]


def _check_zones(state: State) -> None:
    deck = state.game.deck
    missing = Counter(deck.names)
    for zone in state.zones:
        assert not zone.unknown, f"zone {zone.kind} of the table has {zone.unknown} unknown cards"
        missing.subtract(map(deck.name_of, iter_cards(zone.cards)))
    twice = [name for name, count in missing.items() if count < 0]
    assert not twice, f"{' '.join(twice)} are in two zones"
    assert not any(missing.values()), f"{' '.join(missing.elements())} are in no zone"


def check_view(view: View, state: State) -> None:
    """Check that a view agrees with the state: its public facts, its known cards, its turn and its deductions."""
    seen, deck = view.state, state.game.deck
    assert seen.ledger == state.ledger, "the ledger of the view differs from that of the table"
    assert seen.results == state.results, "the results of the view differ from those of the table"
    assert seen.game.display(seen) == state.game.display(state), (
        "the display of the view differs from that of the table"
    )
    for known, real in zip(seen.zones, state.zones, strict=True):
        where = f"{real.kind} {'' if real.owner is None else real.owner} in the view of {view.seat}"
        wrong = known.cards & ~real.cards
        assert not wrong, f"{where} contains {deck.format(wrong)}, which the zone of the table does not"
        assert known.count == real.count, f"{where} has {known.count} cards instead of {real.count}"
        assert known.shown == real.shown, f"{where}: shown cards differ"
        assert known.plays == real.plays, f"{where}: the trick differs"
    if view.seat is not None:
        is_picked_up = not seen.zones[view.seat].unknown
        assert not is_picked_up or view.hand_mask == state.hand_mask(view.seat), (
            f"seat {view.seat} does not see its own hand"
        )
        assert view.turn == turn_of(state, view.seat), f"seat {view.seat} sees another turn than the table"
    allowed = [zone.cards for zone in seen.zones]
    for slot in view.deductions().slots:
        allowed[slot.zone] |= deck.joining(allowed[slot.zone], slot.allowed)
    for zone, real in enumerate(state.zones):
        wrong = real.cards & ~allowed[zone]
        assert not wrong, f"seat {view.seat} deduces that zone {zone} lacks {deck.format(wrong)}, but it does not"


def _check_legality(state: State, views: Mapping[Seat | None, View], seat: Seat, action: Action) -> None:
    text = format_action(action, state.game.deck)
    for turn in turns(state):
        for legal in turn.actions():
            assert why_not(state, turn.seat, legal) is None, f"an offered action was refused: {legal}"
            break
    assert why_not(state, seat, action) is None, f"an offered action was refused: {text}"
    assert why_not(views[seat].state, seat, action) is None, f"the seat's own view refuses {text}, the table does not"
    for wrong in (NONSENSE, Action(action.kind, name="nonsense"), Action(action.kind, cards=1 << len(state.game.deck))):
        refusal = why_not(state, seat, wrong)
        assert refusal is not None, f"the table accepts {wrong}"
        assert refusal == why_not(views[seat].state, seat, wrong), (
            f"table and view refuse {wrong} for different reasons"
        )
    for other in range(state.seats):
        if turn_of(state, other) is None:
            assert why_not(state, other, action) is not None, f"seat {other} may act without a turn"


def _check_texts(state: State, seat: Seat, action: Action, events: Sequence[Event]) -> None:
    game = state.game
    turn = turn_of(state, seat)
    assert turn is not None
    text = format_action(action, game.deck)
    assert parse_action(text, turn, game.deck) == action, f"the action {text!r} is parsed as another action"
    for event in events:
        for viewer in (*range(state.seats), None):
            redacted = redact(event, viewer)
            if redacted is not None:
                line = format_event(redacted, game)
                assert parse_event(line, game) == redacted, f"the event {line!r} is parsed as another event"


def check_bot(
    bot: type[Bot] | str,
    game: type[Game] | str,
    *,
    matches: int = 1,
    options: Mapping[str, str] | None = None,
    timeout: float = DEFAULT_TIMEOUT,
) -> None:
    """Let a bot play all seats of a game and check the requirements for bots.

    * It has a name and a version, and its only argument is a random number generator.
    * No decision raises an exception or takes `timeout` seconds.
    * It needs only a view, and cannot decide from the state of the table.
    * It supports every option that differs from its default (see `Bot`), and names no unknown option.
    * It answers whenever it must, and its answers are legal.
    * If worlds and nodes are limited, but not time, a copy with the same random numbers decides the same.
    * Its median decision roughly respects a time limit, in processor time: at most 0.15 s for a limit of 0.02 s.

    Args:
        bot: the bot.
        game: the game to play.
        matches: the number of matches.
        options: the texts of options that differ from the defaults.
        timeout: the seconds after which a decision counts as missing.
    """
    bot = find_bot(bot) if isinstance(bot, str) else bot
    game = find_game(game) if isinstance(game, str) else game
    defect = defect_of_bot(bot, getattr(bot, "name", ""))
    assert not defect, defect
    _check_knowledge(bot, game, options or {})
    try:
        with plugin_deadline(timeout):
            for number in range(matches):
                _check_play(bot, Setup(game, options or {}), number)
    except BotFailed as failed:
        raise AssertionError(str(failed)) from failed


def _check_play(bot: type[Bot], setup: Setup, number: int) -> None:
    """Let a bot play all seats of a match."""
    state = setup.start()
    shuffler: Shuffler = FairShuffler(number.to_bytes(SEED_BYTES, "big"))
    pairs = []
    for seat in range(state.seats):
        first, second = (make_bot(bot, Rng(number * 64 + seat)) for _ in range(2))
        pairs.append((first, second))
    views = [View(seat, state) for seat in range(state.seats)]
    log, state = start_match(state, shuffler)
    applied, asked = [0] * state.seats, 0
    spent: list[float] = []
    while not state.is_over:
        for seat in dict.fromkeys(turn.seat for turn in sorted(turns(state), key=lambda turn: not turn.optional)):
            views[seat] = views[seat].apply(_events_for(seat, log, applied[seat]))
            applied[seat] = len(log)
            asked += 1
            if asked % SAMPLED == 1 and len(spent) < MAX_SAMPLES:
                _check_blindness(bot, seat, state)
                spent.append(_seconds_spent(bot, views[seat]))
            action = _common_answer(bot, pairs[seat], views[seat])
            if action is not None:
                events, state = apply_action(state, seat, action, shuffler)
                log += events
                break
    assert median(spent) <= MAX_SECONDS, (
        f"bot {bot.name} exceeds its time limit: with {TIME_LIMIT.seconds} s per decision it takes "
        f"{median(spent):.2f} s (the median of {len(spent)} decisions)"
    )


def _check_knowledge(bot: type[Bot], game: type[Game], options: Mapping[str, str]) -> None:
    """Check that a bot needs no hidden cards and supports the options."""
    try:
        reject_oracle(bot)
    except InvalidSetup as error:
        raise AssertionError(f"bot {bot.name} would be given the whole state: {error}") from error
    try:
        supported = call_plugin(lambda: supported_options(bot, game.name))
    except PluginCrash as crash:
        raise AssertionError(f"`supported_options` of bot {bot.name} failed: {crash}") from crash
    assert isinstance(supported, AbstractSet), (
        f"`supported_options` of bot {bot.name} must return a set of names, such as frozenset({{ANY_OPTION}}), "
        f"not {supported!r}"
    )
    known = {row.name: row.default for row in game.options_type.describe()}
    unknown = sorted(supported - {ANY_OPTION, *known})
    assert not unknown, f"bot {bot.name} names options that {game.name} does not have: {', '.join(unknown)}"
    parsed = game.options_type.parse(options).texts()
    missing = [f"{name}={text}" for name, text in parsed.items() if text != known[name] and name not in supported]
    assert ANY_OPTION in supported or not missing, (
        f"bot {bot.name} does not say that it supports {', '.join(missing)}: let "
        f"`supported_options({game.name!r})` return the options that it uses or can ignore"
    )


def _check_blindness(bot: type[Bot], seat: Seat, state: State) -> None:
    """Check that a bot cannot decide from the state of the table."""
    tested = make_bot(bot, Rng(seat))
    try:
        decision = call_plugin(lambda: tested.act(cast("View", state), COPY_LIMIT))
    except PluginCrash:  # any exception will do: the bot has not decided
        return
    assert not isinstance(decision, Decision), f"bot {bot.name} accepts a full state in place of a view"


def _seconds_spent(bot: type[Bot], view: View) -> float:
    """Return the processor time of a decision under `TIME_LIMIT`, in seconds."""
    timed = make_bot(bot, Rng(0))
    start = process_time()
    ask(timed, view, TIME_LIMIT)
    return process_time() - start


def _common_answer(bot: type[Bot], copies: tuple[Bot, Bot], view: View) -> Action | None:
    """Return the action that both copies choose; None if they wait."""
    first, second = (ask(copy, view, COPY_LIMIT) for copy in copies)
    assert first == second, f"bot {bot.name} decides differently in the same position with the same random numbers"
    return None if first is None else first.action
