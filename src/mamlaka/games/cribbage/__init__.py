"""Cribbage: lay cards away to the crib, count to 31 in the play, and show your combinations; first to 121.

Sources: the rules of the American Cribbage Congress, the Bicycle rules and others, read in 2026.
`docs/games/cribbage.md` cites them rule by rule.

`Cribbage.after_phase` is the state machine: it determines the phase that follows each finished one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import ClassVar, Literal

from msgspec.structs import replace

from mamlaka.cards import Card, Deck, Mask, iter_cards, lowest_card
from mamlaka.combinations import HandSpec
from mamlaka.display import (
    Announcement,
    Badge,
    Counter,
    Display,
    Message,
    MessageFact,
    PileStyle,
    Reply,
    SheetRow,
    SheetSection,
)
from mamlaka.events import Event, Moved, Said
from mamlaka.game import Game
from mamlaka.games.cribbage.deal import (
    CRIB_SIZE,
    DECK,
    HAND,
    HANDS,
    HEELS,
    KEPT,
    MOST,
    PLAY,
    Standing,
    crib_spec,
    next_dealer,
    points_shown,
    show_entries,
    side_of,
    side_scores,
    skunks_of,
    standings,
    teams_of,
)
from mamlaka.games.cribbage.lesson import lesson_of
from mamlaka.games.cribbage.options import CribbageOptions
from mamlaka.games.cribbage.phases import CountingPlay, SecretDiscard
from mamlaka.ledger import DealResult, Ledger, LedgerEntry, Points, Tally, points_by_seat
from mamlaka.lesson import Lesson
from mamlaka.match import DealsInTurn, close_deal
from mamlaka.options import Options
from mamlaka.phase import Phase
from mamlaka.phases import Bid, DrawDealer, MoveFaceUp, OpenHands, TurnUp
from mamlaka.seats import Seat, Teams, next_seat, turn_order
from mamlaka.state import State

__all__ = ["CountCards", "Cribbage", "CribbageOptions", "dealer_of", "game_of", "starter_of"]

CRIB, STARTER, COUNT = "crib", "starter", "count"
GAME_TITLES = ("sheet-game", "sheet-game-skunk", "sheet-game-double-skunk")
"""The titles of a game of several on the sheet, by how often its losers are skunked."""
SKUNK_TITLES = ("", "sheet-skunk", "sheet-double-skunk")
"""The same of a single game."""


class TurnStarter(TurnUp, frozen=True, kw_only=True):
    """The starter is turned up."""

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce the starter, and the points of the dealer if it is a jack."""
        assert isinstance(event, Moved)
        del viewer
        cards, dealer = state.game.deck.format(event.cards), dealer_of(state)
        if not game_of(state).pays_heels(event.cards):
            return Announcement(Message("news-starter", {"cards": cards}))
        sentence = Message("news-heels", {"seat": dealer, "cards": cards})
        return Announcement(sentence, reply=Reply(dealer, Message("call-heels")))


class OpenCrib(MoveFaceUp, frozen=True, kw_only=True):
    """The crib is turned up."""

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce the crib with its owner."""
        del viewer
        assert isinstance(event, Moved)
        cards = " ".join(state.game.deck.names[card] for card in state.game.arrange(event.cards))
        return Announcement(Message("news-crib", {"seat": dealer_of(state), "cards": cards}))


class CountCards(Bid, frozen=True, kw_only=True):
    """A seat names the points of its hand, or of the crib."""

    waiting: ClassVar[str] = "waiting-count-cards"

    is_crib: bool = False
    """Whether the crib is counted."""

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce the number, and who takes the points that it misses, or the true number if it is less."""
        announced = super().announcement(state, event, viewer)
        assert isinstance(event, Said)
        assert event.number is not None
        game, number = game_of(state), event.number
        total = points_shown(*game.cards_counted(state, event.seat, is_crib=self.is_crib))
        facts: dict[str, MessageFact] = {"seat": event.seat, "number": number, "total": total}
        if number > total:
            return replace(announced, sentence=Message("news-count-too-high", facts))
        if number == total or game.score_of(state, event.seat) + number >= game.target:
            return announced
        taker, missed = next_seat(event.seat, state.seats), total - number
        sentence = Message("news-count-missed", {**facts, "other": taker, "missed": missed})
        return replace(announced, sentence=sentence, reply=Reply(taker, Message("call-muggins", {"number": missed})))

    def question(self, state: State, seat: Seat) -> Message:
        """Ask for the points."""
        del state, seat
        return Message("ask-count-crib" if self.is_crib else "ask-count-hand")


class Cribbage(Game):
    """The rules of Cribbage."""

    name: ClassVar[str] = "cribbage"
    version: ClassVar[int] = 1
    deck: Deck = DECK
    allowed_seats: ClassVar[range] = range(2, 5)
    default_seats: ClassVar[int] = 2
    options_type: ClassVar[type[Options]] = CribbageOptions

    options: CribbageOptions

    def extra_zones(self, seats: int) -> tuple[tuple[str, Seat | None], ...]:
        """Return the crib, the stock, and the card that is turned up from it."""
        del seats
        return ((CRIB, None), ("stock", None), (STARTER, None))

    @property
    def look_back(self) -> Literal["none"]:
        """Nothing: there are no tricks."""
        return "none"

    @property
    def teams(self) -> Teams:
        """The seats that sit opposite each other, if there are four."""
        return teams_of(self.seats)

    @property
    def target(self) -> Points:
        """The points that end a game."""
        return int(self.options.target)

    @property
    def is_of_games(self) -> bool:
        """Whether a match has more than one game."""
        return self.options.games != "1"

    def arrange(self, cards: Mask) -> list[Card]:
        """Return cards by rank, as runs and pairs matter more than suits."""
        return sorted(iter_cards(cards), key=lambda card: (-PLAY.combinations.rank_of[card], card))

    def score_of(self, state: State, seat: Seat) -> Points:
        """Return the points of a seat's side in the running game."""
        return side_scores(self.standing(state).scores)[side_of(seat, self.seats)]

    def pays_heels(self, starter: Mask) -> bool:
        """Return whether the dealer gets points for the starter."""
        return bool(int(self.options.heels) and starter & self.deck.select("J"))

    def cards_counted(self, state: State, seat: Seat, *, is_crib: bool) -> tuple[HandSpec, Mask, Card]:
        """Return what a seat counts at the show: the rules, the four cards of its hand or of the crib, the starter."""
        spec = crib_spec(self.options) if is_crib else HAND
        return spec, state.zone(CRIB).cards if is_crib else self._kept(state, seat), starter_of(state)

    def standing(self, state: State) -> Standing:
        """Return how the match stands, with the points of the running deal."""
        deals = state.stack[0] if state.stack else None
        ledgers = [result.entries for result in state.results]
        if isinstance(deals, DealsInTurn) and deals.deal_index == len(ledgers):
            ledgers.append(state.ledger)
        *_, standing = standings(self.options, self.seats, ledgers)
        return standing

    def display(self, state: State) -> Display:
        """Return the dealer, the starter, the running count, the cards played, and how far each side is."""
        standing = self.standing(state)
        scores = side_scores(standing.scores)
        counters = [
            Counter(
                Message("counter-pegs"),
                min(scores[side_of(seat, self.seats)], self.target),  # the track has no holes behind the last one
                seat,
                goal=self.target,
                style="track",
                is_standing=True,
            )
            for seat in range(self.seats)
        ]
        if self.is_of_games:
            goal = int(self.options.games)
            counters += [
                Counter(
                    Message("counter-points-for-games"),
                    standing.games[side_of(seat, self.seats)],
                    seat,
                    goal=goal,
                    is_standing=True,
                )
                for seat in range(self.seats)
            ]
        sheet = self._sheet(state)
        deals, top = state.stack[0] if state.stack else None, state.stack[-1] if state.stack else None
        if not isinstance(deals, DealsInTurn) or deals.dealer is None:
            return Display(counters=tuple(counters), sheet=sheet)
        if isinstance(top, CountingPlay):
            counters.append(Counter(Message("counter-running-count"), top.count, goal=PLAY.limit))
        face_up = sum(state.zone("taken", seat).cards for seat in range(self.seats))
        badges = [Badge(deals.dealer, Message("badge-dealer"), "dealer")]
        if starter := state.zone(STARTER).cards:
            badges.append(Badge(None, Message("badge-starter"), cards=starter))
        piles = (PileStyle(STARTER, "hidden"), PileStyle("stock", "hidden"))
        return Display(badges=tuple(badges), counters=tuple(counters), face_up=face_up, piles=piles, sheet=sheet)

    def _sheet(self, state: State) -> tuple[SheetSection, ...]:
        """Return a row for each deal, in a section for each game, whose title says whether it is a skunk."""
        games: defaultdict[int, list[SheetRow]] = defaultdict(list)
        skunks: dict[int, int] = {}
        _, *after = standings(self.options, self.seats, (result.entries for result in state.results))
        for place, (result, standing) in enumerate(zip(state.results, after, strict=True), 1):
            number = len(skunks)
            games[number].append(SheetRow(Message("sheet-deal", {"deal": place}), result.points(self.seats)))
            if standing.winner is not None:
                skunks[number] = skunks_of(self.options, sorted(side_scores(standing.scores))[:-1])
        return tuple(
            SheetSection(tuple(games[number]), self._title(number, skunks.get(number, 0)), is_open=number not in skunks)
            for number in range(max(1, len(games)))
        )

    def _title(self, number: int, skunks: int) -> Message | None:
        """Return the title of a game on the sheet; None: a single game has only that of a skunk."""
        if self.is_of_games:
            return Message(GAME_TITLES[skunks], {"number": number + 1})
        return Message(SKUNK_TITLES[skunks]) if skunks else None

    def lesson(self) -> Lesson:
        """Return the crib, the play, the show, and the words of the game."""
        return lesson_of(self.options)

    def final_ranks(self, state: State) -> tuple[int, ...]:
        """Return (sides,): the ranks by games, then by the points of the last game."""
        standing = self.standing(state)
        keys = list(zip(standing.games, side_scores(standing.scores), strict=True))
        return tuple(1 + sum(other > key for other in keys) for key in keys)

    def initial_stack(self) -> tuple[Phase, ...]:
        """Return the deals, and the draw for the first dealer."""
        return (DealsInTurn(), DrawDealer())

    def packets(self, state: State) -> tuple[tuple[int, int], ...]:
        """Return the hands, for three players the first card of the crib, and the stock."""
        seats, size = state.seats, HANDS[state.seats]
        packets = [(seat, size) for seat in range(seats)]
        missing = CRIB_SIZE - seats * (size - KEPT)
        if missing:
            packets.append((self.zone_index[CRIB, None], missing))
        return (*packets, (self.zone_index["stock", None], len(self.deck) - seats * size - missing))

    def stops_play(self, state: State) -> bool:
        """Return whether a side has reached the target: nothing later counts."""
        return self.standing(state).winner is not None

    def after_phase(self, state: State, phase: Phase) -> State:
        """Return the state after a phase that has ended: the state machine of Cribbage."""
        match phase:
            case DrawDealer(dealer=int(first)):
                deals = deals_of(state)
                return state.replace_phase(deals, replace(deals, dealer=first))
            case DealsInTurn():
                count = HANDS[self.seats] - KEPT
                return state.push_phase(SecretDiscard.start(state, CRIB, count, receiver=dealer_of(state)))
            case SecretDiscard():
                return state.push_phase(TurnStarter(zone=STARTER, count=1))
            case TurnUp():
                return self._play(state)
            case CountingPlay():
                return self._open(state) if self.stops_play(state) else self._show(state, self._leader(state))
            case CountCards(turn=seat, number=number, is_crib=is_crib):
                return self._counted(state, seat, number, is_crib=is_crib)
            case OpenHands():
                return self._open_crib(state)
            case MoveFaceUp():
                return self._close(state) if self.stops_play(state) else self._show_crib(state)
        raise AssertionError(phase)

    def _leader(self, state: State) -> Seat:
        """Return the seat that plays and shows first."""
        return next_seat(dealer_of(state), self.seats)

    def _play(self, state: State) -> State:
        """Return the state before the first card, with the points of the dealer for a jack as the starter."""
        starter = 1 << starter_of(state)
        if self.pays_heels(starter):
            entry = LedgerEntry(dealer_of(state), int(self.options.heels), HEELS, cards=starter)
            state = replace(state, ledger=(*state.ledger, entry))
            if self.stops_play(state):
                return self._open(state)
        return state.push_phase(CountingPlay.start(PLAY, self._leader(state), state))

    def _show(self, state: State, seat: Seat) -> State:
        """Return the state with the hands shown from a seat on, or with the question for the points of the first."""
        while True:
            if self.options.muggins:
                return state.push_phase(self._question(state, seat, is_crib=False))
            state = self._booked(state, show_entries(seat, *self.cards_counted(state, seat, is_crib=False)))
            if self.stops_play(state) or seat == dealer_of(state):
                return self._open_crib(state)
            seat = next_seat(seat, self.seats)

    def _question(self, state: State, seat: Seat, *, is_crib: bool) -> CountCards:
        return CountCards(turn=seat, bids=((COUNT, tuple(range(MOST + 1))),), is_crib=is_crib, opened=state.version)

    def _counted(self, state: State, seat: Seat, number: Points, *, is_crib: bool) -> State:
        """Return the state after a seat has counted; its points come first, then those that another seat takes."""
        shown = self.cards_counted(state, seat, is_crib=is_crib)
        for entry in show_entries(seat, *shown, number, next_seat(seat, self.seats)):
            if not self._decided_by_other(state, seat, entry):
                state = self._booked(state, (entry,))
        if is_crib:
            return self._close(state)
        if self.stops_play(state) or seat == dealer_of(state):
            return self._open_crib(state)
        return self._show(state, next_seat(seat, self.seats))

    def _decided_by_other(self, state: State, owner: Seat, entry: LedgerEntry) -> bool:
        """Return whether the owner's own points have already ended the game before those that another seat takes."""
        return entry.seat != owner and self.stops_play(state)

    def _show_crib(self, state: State) -> State:
        dealer = dealer_of(state)
        if self.options.muggins:
            return state.push_phase(self._question(state, dealer, is_crib=True))
        entries = show_entries(dealer, *self.cards_counted(state, dealer, is_crib=True))
        return self._close(self._booked(state, entries))

    def _open(self, state: State) -> State:
        """Return the state in which the cards left are shown, after a game that has ended before the show."""
        cards_left = any(hand.count for hand in state.zones[: self.seats])
        return state.push_phase(OpenHands()) if cards_left else self._open_crib(state)

    def _open_crib(self, state: State) -> State:
        crib = self.zone_index[CRIB, None]
        return state.push_phase(OpenCrib(source=crib, target=crib))

    @staticmethod
    def _booked(state: State, entries: Ledger) -> State:
        return replace(state, ledger=(*state.ledger, *entries))

    @staticmethod
    def _kept(state: State, seat: Seat) -> Mask:
        """Return the four cards of a seat, which it has played."""
        return state.zone("taken", seat).cards

    def _close(self, state: State) -> State:
        deals, standing = deals_of(state), self.standing(state)
        leader, tally = self._leader(state), tuple(self._tally(state))
        if standing.winner is not None and (beyond := self.score_of(state, standing.winner) - self.target):
            state = self._booked(state, (LedgerEntry(standing.winner, -beyond, "beyond", count=self.target),))
        result = DealResult(deals.deal_index, "", leader, state.ledger, tally=tally)
        is_over = max(standing.games) >= int(self.options.games)
        dealer = next_dealer(standing, dealer_of(state), self.seats)
        return close_deal(state, None if is_over else replace(deals, dealer=dealer), result)

    def _tally(self, state: State) -> Iterator[Tally]:
        """Yield what the sides have made in the play, and what the hands shown and the crib count."""
        played = [entry for entry in state.ledger if entry.reason.startswith("play_")]
        yield Tally("play", side_scores(points_by_seat(played, self.seats)))
        hands = [("hand", seat) for seat in turn_order(self._leader(state), self.seats)]
        for word, owner in (*hands, (CRIB, dealer_of(state))):
            spec, cards, starter = self.cards_counted(state, owner, is_crib=word == CRIB)
            scored = any(entry.seat == owner and entry.reason.startswith(f"{word}_") for entry in state.ledger)
            if scored or not self.stops_play(state):
                total = points_shown(spec, cards, starter)
                names, card = " ".join(self.deck.names[card] for card in self.arrange(cards)), self.deck.names[starter]
                yield Tally(word, facts=(("seat", owner), ("cards", names), ("card", card), ("count", total)))


def game_of(state: State) -> Cribbage:
    """Return the game of a match."""
    assert isinstance(state.game, Cribbage)
    return state.game


def deals_of(state: State) -> DealsInTurn:
    """Return the bottom phase of a match that is not over."""
    bottom = state.stack[0]
    assert isinstance(bottom, DealsInTurn)
    return bottom


def dealer_of(state: State) -> Seat:
    """Return the dealer, to whom the crib belongs."""
    dealer = deals_of(state).dealer
    assert dealer is not None
    return dealer


def starter_of(state: State) -> Card:
    """Return the card that is turned up."""
    return lowest_card(state.zone(STARTER).cards)
