"""The text forms of cards, hands, actions and events. Every `parse_x` is the inverse of its `format_x`.

`docs/notation.md` is the description for people.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from itertools import takewhile
from typing import cast, overload

from mamlaka.actions import Action, Offer, Turn
from mamlaka.cards import Card, CardSet, Deck, Mask, needs_deck, required
from mamlaka.errors import ParseError, did_you_mean
from mamlaka.events import DealStarted, Dealt, Drawn, Event, Moved, Passed, Placed, Played, Said, Shown
from mamlaka.game import Game
from mamlaka.layout import DOWN, UP
from mamlaka.seats import Seat
from mamlaka.tricks import Trick

__all__ = [
    "format_action",
    "format_card",
    "format_event",
    "format_hand",
    "format_offer",
    "format_trick",
    "format_zone",
    "parse_action",
    "parse_card",
    "parse_event",
    "parse_hand",
]

PLAY, DOUBLE, NO, CHOOSE = "play", "double", "no", "choose"
TAKES = "x"
"""The sign between a card and those that it captures."""
WORDS = {PLAY: "a card", DOUBLE: "x and the cards"}
FEW = 5
"""The largest number of choices that a question lists one by one."""
WORD = re.compile(r"[a-z_]{4,}")
"""What is no misspelt card: a card has a rank and a suit."""
MAX_DIGITS = 9
"""A longer number means nothing in any game."""


@needs_deck
def parse_card(text: str, deck: Deck) -> Card:
    """Parse a card.

    >>> from mamlaka.cards import FRENCH
    >>> parse_card("QH", FRENCH) == parse_card("Q♥", FRENCH) == FRENCH.card("qh")
    True

    Raises:
        ParseError: no card of the deck has that name.
    """
    return deck.card(text)


@needs_deck
def format_card(card: Card, deck: Deck) -> str:
    """Return the name of a card.

    Raises:
        ValueError: the number is not a card of the deck.
    """
    return deck.name_of(card)


@overload
def format_hand(mask: CardSet, deck: Deck | None = None) -> str: ...


@overload
def format_hand(mask: Mask, deck: Deck) -> str: ...


def format_hand(mask: Mask | CardSet, deck: Deck | None = None) -> str:
    """Return the cards by suit, in the order of the deck's suits, high to low; jokers form a part of their own.

    Takes a mask with its deck, or a set, which knows its own.

    >>> from mamlaka.cards import FRENCH, Deck
    >>> format_hand(CardSet("AS KS 9H", FRENCH))
    'AK.9..'
    >>> deck = Deck("short", "SHDC", "TJQKA", ("*S", "*L"))
    >>> format_hand(deck.mask("AS QS TH KC JC *L *S"), deck)
    'AQ.T..KJ.*L*S'

    Raises:
        TypeError: there is no deck for a mask.
        ValueError: the mask has a bit that is not a card of the deck, or the set is of another deck.
    """
    if isinstance(mask, CardSet):
        deck = mask.deck if deck is None else deck
        mask = CardSet(mask, deck).mask
    deck = required(deck, "format_hand")
    mask = CardSet.from_mask(mask, deck).mask
    suits = ["".join(deck.names[card][0] for card in deck.arrange(mask & suit_mask)) for suit_mask in deck.suit_masks]
    jokers = mask & ~sum(deck.suit_masks)
    return ".".join(suits) + ("." + "".join(map(deck.name_of, deck.arrange(jokers))) if jokers else "")


@needs_deck
def parse_hand(text: str, deck: Deck) -> Mask:
    """Parse a hand written by `format_hand`.

    Raises:
        ParseError: a part too many or too few, an unknown rank, or a card twice.
    """
    if not isinstance(cast("object", text), str):
        raise TypeError(f"a hand is a text such as 'AK.9..', not {text!r}")
    suits = text.split(".")
    jokers = suits.pop() if deck.jokers and len(suits) == len(deck.suits) + 1 else ""
    if len(suits) != len(deck.suits):
        parts = "1 part" if len(suits) == 1 else f"{len(suits)} parts"
        raise ParseError(f"hand {text!r} has {parts}: write {len(deck.suits)}, separated by dots, such as AK.9..")
    names = [rank + suit for ranks, suit in zip(suits, deck.suits, strict=True) for rank in ranks]
    names += ["*" + joker for joker in jokers.split("*")[1:]]
    mask = 0
    for name in names:
        equal = deck.equal_masks[deck.card(name)]
        if not equal & ~mask:
            raise ParseError(f"hand {text!r} holds {name} {_times(equal.bit_count() + 1)}")
        mask |= deck.joining(mask, equal & -equal)
    return mask


def _times(count: int) -> str:
    return "twice" if count == len("ab") else f"{count} times"


@needs_deck
def format_action(action: Action, deck: Deck) -> str:
    """Format an action as people write it: `QH`, `7D x 4S 3H`, `x KH QS`, `king`, `bid 4`, `no`."""
    if not isinstance(cast("object", action), Action):
        raise TypeError(f"an action is an Action, such as view.legal[0], not {action!r}")
    if action.kind == PLAY:
        return f"{deck.format(action.cards)} {action.name}".rstrip() + _format_takes(action.takes, deck)
    if action.kind == CHOOSE:
        return action.name
    words = ["x" if action.kind == DOUBLE else action.kind]
    if action.cards:
        words.append(deck.format(action.cards))
    if action.name:
        words.append(action.name)
    if action.number is not None:
        words.append(str(action.number))
    return " ".join(words)


@needs_deck
def parse_action(text: str, turn: Turn, deck: Deck, *, known: Collection[str] = ()) -> Action:
    """Parse an action in a turn, without checking whether it is legal.

    Args:
        text: what a player has written.
        turn: what they may do.
        deck: the cards.
        known: words that are understood though they are not offered now, so that the table can say why not.

    Raises:
        ParseError: the text is neither a card nor an answer of this turn.
    """
    words = _words(text, turn)
    if not words:
        raise ParseError("empty input: type a card, such as QH, or one of the answers offered")
    kinds = [offer.kind for offer in turn.offers]
    first, rest = words[0].lower(), words[1:]
    kind = DOUBLE if first in ("x", DOUBLE) else first
    if kind == NO and [word.lower() for word in rest] in ([], [DOUBLE], ["appeal"]) and NO in kinds:
        return Action(NO)
    if (kind in kinds and kind not in (PLAY, CHOOSE)) or kind in known:
        return _with_value(kind, rest, deck)
    for offer in turn.offers:
        for name in offer.names:
            if sorted(name.split("+")) == sorted(kind.split("+")):
                return Action(offer.kind, name=name)
        if offer.numbers and _is_number(text.strip()):
            return Action(offer.kind, number=int(text))
    is_word = WORD.fullmatch(first) is not None and not _is_card(words[0], deck)
    if (PLAY in kinds and not is_word) or _is_card(words[0], deck):
        # Where nothing else is asked for, cards need no word.
        words, takes = _split_takes(words, deck)
        rest = words[1:]
        asked = turn.offers[0].kind if len(turn.offers) == 1 and turn.offers[0].cards else PLAY
        names = {group.name for offer in turn.offers if offer.kind == asked for group in offer.groups}
        name = words[-1].lower() if words[-1].lower() in names else ""
        if not name and rest and _is_card(first, deck) and not _is_card(words[-1], deck):
            allowed = f"use {', '.join(sorted(names))}" if names else "this card is played without a word now"
            raise ParseError(f"unknown word {words[-1]!r} after {words[0]}: {allowed}")
        cards = deck.mask(" ".join(words[:-1] if name else words))
        return Action(asked, cards, name=name, takes=takes or _only_capture(turn, asked, cards))
    offered = (*(kind for kind in kinds if kind != PLAY), *(name for offer in turn.offers for name in offer.names))
    close = did_you_mean(first, offered)
    raise ParseError(f"unknown answer {text!r}: say {', '.join(map(format_offer, turn.offers))}{close}")


def _words(text: str, turn: Turn) -> list[str]:
    """Return the words of an answer.

    Raises:
        TypeError: it is no text, or there is no turn.
    """
    if not isinstance(cast("object", text), str) or not isinstance(cast("object", turn), Turn):
        raise TypeError(f"parse_action takes a text and a turn, such as view.turn, not {text!r} and {turn!r}")
    return text.split()


def format_offer(offer: Offer) -> str:
    """Describe how to answer an offer.

    >>> format_offer(Offer("bid", numbers=tuple(range(100, 210, 10))))
    'bid 100, 110, 120 ... 200'
    >>> format_offer(Offer("discard", cards=0b111, least=2, most=2))
    'discard and 2 cards'
    """
    if offer.kind in WORDS:
        return WORDS[offer.kind]
    if offer.groups:
        return f"{offer.kind} and the cards"
    if offer.cards:
        span = f"{offer.least}" if offer.least == offer.most else f"{offer.least} to {offer.most}"
        return f"{offer.kind} and {span} {'card' if span == '1' else 'cards'}"
    choices = [*map(str, offer.numbers), *offer.names]
    listed = ", ".join(choices) if len(choices) <= FEW or offer.names else f"{', '.join(choices[:3])} ... {choices[-1]}"
    return listed if offer.kind == CHOOSE else f"{offer.kind} {listed}".strip()


def _is_card(text: str, deck: Deck) -> bool:
    try:
        deck.card(text)
    except ParseError:
        return False
    return True


def _format_takes(takes: Mask, deck: Deck) -> str:
    return f" {TAKES} {deck.format(takes)}" if takes else ""


def _split_takes(words: list[str], deck: Deck) -> tuple[list[str], Mask]:
    """Return the words before the sign of a capture, and the cards after it."""
    sign = next((place for place, word in enumerate(words) if place and word.lower() == TAKES), len(words))
    return words[:sign], deck.mask(" ".join(words[sign + 1 :]))


def _only_capture(turn: Turn, kind: str, cards: Mask) -> Mask:
    """Return what these cards take if there is no choice; otherwise nothing."""
    groups = [group for offer in turn.offers if offer.kind == kind for group in offer.groups if group.cards == cards]
    return groups[0].takes if len(groups) == 1 else 0


def _with_value(kind: str, rest: list[str], deck: Deck) -> Action:
    if not rest:
        return Action(kind)
    if len(rest) == 1 and _is_number(rest[0]) and kind != CHOOSE:  # choices have names, which may be digits
        return Action(kind, number=int(rest[0]))
    cards = list(takewhile(lambda word: kind == DOUBLE or _is_card(word, deck), rest))
    return Action(kind, deck.mask(" ".join(cards)), name=" ".join(rest[len(cards) :]).lower())


def _is_number(text: str) -> bool:
    return text.isdecimal() and len(text) <= MAX_DIGITS


@needs_deck
def format_trick(trick: Trick, deck: Deck) -> str:
    """Format a trick in one line: the leader's seat, then the cards.

    >>> from mamlaka.cards import FRENCH
    >>> format_trick(((1, FRENCH.card("7C")), (2, FRENCH.card("KC"))), FRENCH)
    '1: 7C KC'
    """
    return f"{trick[0][0]}: {' '.join(deck.names[card] for _, card in trick)}"


def format_event(event: Event, game: Game) -> str:
    """Format an event as one line of a record.

    `deal 0 AKT3.Q9.J742.865`, `deal stock 5S KD` (the top card first), `show 2 7H`, `0 QH` (to the trick; `0 QH word`
    with a word), `0 +JH` (to the layout; `0 +JH up` says at which end of a line, `0 +7D x 4S 3H` what it captures),
    `0 pass`, `move stock 0 5S`, `0 choose king`, and in parentheses what is said in secret: `0 (double KH)`. Chance:
    `new deal 3`, `chance dealer 0 2` (seat 2), `chance draw 0 KH for 1`.

    Raises:
        TypeError: `game` is none.
    """
    deck = _of_game(game, "format_event").deck
    match event:
        case Played(seat, card, word):
            return f"{seat} {deck.names[card]} {word}".rstrip()
        case Placed(seat, card, end, takes):
            return f"{seat} +{deck.names[card]} {end}".rstrip() + _format_takes(takes, deck)
        case Passed(seat):
            return f"{seat} pass"
        case Shown(seat, cards):
            return f"show {seat} {deck.format(cards)}"
        case DealStarted() | Drawn():
            return _format_chance(event, deck)
        case Dealt(zone, cards, count, audience, order):
            seen_by = "" if audience == _usual_audience(zone, game) else f" for {_format_audience(audience)}"
            ordered = " ".join(deck.names[card] for card in order)
            text = ordered or (format_hand(cards, deck) if cards else f"?{count}")
            return f"deal {format_zone(zone, game)} {text}{seen_by}"
        case Moved(source, target, cards, count, audience, order):
            seen_by = "" if audience is None else f" for {_format_audience(audience)}"
            what = (" ".join(deck.names[card] for card in order) or deck.format(cards)) if cards else f"?{count}"
            return f"move {format_zone(source, game)} {format_zone(target, game)} {what}{seen_by}"
        case Said(seat, kind, name, number, cards, secret):
            said = " ".join(
                part for part in (kind, deck.format(cards), name, "" if number is None else str(number)) if part
            )
            return f"{seat} ({said})" if secret else f"{seat} {said}"


def _format_chance(event: DealStarted | Drawn, deck: Deck) -> str:
    if isinstance(event, DealStarted):
        return f"new deal {event.deal_index}"
    drawn = f"{event.outcome}" if event.seat is None else f"{deck.names[event.outcome]} for {event.seat}"
    return f"chance {event.label} {event.index} {drawn}"


def _of_game(game: object, call: str) -> Game:
    if not isinstance(game, Game):
        raise TypeError(f"{call} needs the game of the event, not {game!r}: give table.state.game")
    return game


def parse_event(text: str, game: Game) -> Event:
    """Parse a line written by `format_event`.

    Raises:
        ParseError: the line is not an event of this game.
        TypeError: `game` is none.
    """
    _of_game(game, "parse_event")
    try:
        return _parse_event(text.split(), game)
    except IndexError:
        raise ParseError(f"{text!r} is not an event of {game.name}: a word is missing") from None
    except ValueError as error:
        reason = f": {error}" if isinstance(error, ParseError) else ""
        raise ParseError(f"{text!r} is not an event of {game.name}{reason}") from None


def _parse_event(words: list[str], game: Game) -> Event:
    deck = game.deck
    audience: tuple[Seat, ...] | None = None
    if words[0] in ("deal", "move") and "for" in words:
        split = words.index("for")
        audience = tuple(_parse_seat(word, game) for word in words[split + 1 :] if word != "-")
        words = words[:split]
    if words[0] in ("new", "chance"):
        return _parse_chance(words, game)
    if words[0] == "deal":
        zone = _parse_zone(words[1], game)
        seen_by = _usual_audience(zone, game) if audience is None else audience
        if words[2].startswith("?"):
            return Dealt(zone, 0, int(words[2][1:]), seen_by)
        order = tuple(map(deck.card, words[2:])) if game.empty_zones[zone].is_ordered else ()
        cards = deck.mask(" ".join(words[2:])) if order else parse_hand(words[2], deck)
        return Dealt(zone, cards, cards.bit_count(), seen_by, order)
    if words[0] == "move":
        hidden = words[3].startswith("?")
        cards = 0 if hidden else deck.mask(" ".join(words[3:]))
        count = int(words[3][1:]) if hidden else cards.bit_count()
        source, target = _parse_zone(words[1], game), _parse_zone(words[2], game)
        is_turned_away = source == target and audience is not None and target not in audience
        order = tuple(map(deck.card, words[3:])) if is_turned_away and not hidden else ()
        return Moved(source, target, cards, count, audience, order)
    if words[0] == "show":
        return Shown(_parse_seat(words[1], game), deck.mask(" ".join(words[2:])))
    return _parse_seat_event(_parse_seat(words[0], game), words[1:], deck)


def _parse_chance(words: list[str], game: Game) -> DealStarted | Drawn:
    if words[0] == "new":
        _, _, number = words
        return DealStarted(int(number))
    _, label, index, outcome, *drawer = words
    if not drawer:
        return Drawn(label, int(index), _parse_seat(outcome, game))
    _, seat = drawer
    return Drawn(label, int(index), game.deck.card(outcome), _parse_seat(seat, game))


def _parse_seat_event(seat: Seat, words: list[str], deck: Deck) -> Event:
    if words == ["pass"]:
        return Passed(seat)
    if words[0].startswith("+") and words[1:] in ([], [UP], [DOWN]):
        return Placed(seat, deck.card(words[0][1:]), "".join(words[1:]))
    if words[0].startswith("+") and words[1] == TAKES:
        return Placed(seat, deck.card(words[0][1:]), takes=deck.mask(" ".join(words[2:])))
    if words[0][0].isupper() or words[0][0].isdecimal() or words[0][0] == "*":
        return Played(seat, deck.card(words[0]), " ".join(words[1:]))
    secret = words[0].startswith("(") and words[-1].endswith(")")
    if secret:
        words = " ".join(words)[1:-1].split()
    said = _with_value(words[0], words[1:], deck)
    return Said(seat, said.kind, said.name, said.number, said.cards, secret)


def _parse_seat(text: str, game: Game) -> Seat:
    if not _is_number(text) or not int(text) < game.hands:
        raise ParseError(f"there is no seat {text}: seats are 0 to {game.hands - 1}")
    return int(text)


def _usual_audience(zone: int, game: Game) -> tuple[Seat, ...]:
    return (zone,) if zone < game.seats else ()


def _format_audience(audience: tuple[Seat, ...]) -> str:
    return " ".join(str(seat) for seat in audience) or "-"


def format_zone(zone: int, game: Game) -> str:
    """Format a zone as events name it: `0` for the hand of seat 0, `stock`, `discards.1`."""
    kind, owner = game.zone_kinds[zone]
    if kind == "hand":
        return str(owner)
    return kind if owner is None else f"{kind}.{owner}"


def _parse_zone(text: str, game: Game) -> int:
    zones = {format_zone(zone, game): zone for zone in range(len(game.zone_kinds))}
    if text not in zones:
        raise ParseError(f"there is no place {text!r} for cards: the places are {', '.join(zones)}")
    return zones[text]
