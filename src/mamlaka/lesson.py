"""Lessons: how a game is played, as data that the page and the terminal show to beginners.

A lesson has up to three pages of blocks: paragraphs, tables of points, pictures of a table, and the words of the game.
Its sentences are ids of messages. Its numbers come from specs, so a changed option changes them. `Game.lesson` returns
the lesson of a game.

The types here are sent to the page as they are. Cards are names (`QH`, `TD`); points are as displayed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

from msgspec import Struct

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.display import Message, message_id
from mamlaka.layout import LayoutSpec
from mamlaka.layout_rules import placeable_mask
from mamlaka.ledger import Points
from mamlaka.plan import TrickPlan, lower
from mamlaka.plan_rules import card_payoffs, legal_mask, trick_winner
from mamlaka.seats import Seat
from mamlaka.tricks import TrickSpec

__all__ = [
    "MAX_PAGES",
    "Glossary",
    "Lesson",
    "LessonBlock",
    "LessonPage",
    "Paragraph",
    "Picture",
    "PictureCard",
    "PointsRow",
    "ScoringTable",
    "Term",
    "Tip",
    "cards_picture",
    "contract_scoring",
    "default_lesson",
    "glossary",
    "layout_picture",
    "message",
    "paragraphs",
    "points_rows",
    "sentences_of",
    "trick_picture",
]

MAX_PAGES = 3
"""The greatest number of pages in a lesson."""


class PointsRow(Struct, frozen=True):
    """One row of a table of points."""

    sentence: Message
    """What the points are for."""
    cards: tuple[str, ...]
    """The cards that the row is about, from strong to weak; empty: it is about no cards."""
    points: int
    """The points, as displayed."""


class PictureCard(Struct, frozen=True):
    """A card in a picture."""

    card: str
    seat: Seat | None
    """The seat that has played the card; null: it is in the hand, or on the layout."""
    marks: tuple[str, ...]
    """What is said of the card: `wins` the trick, `scores`, `times_two` (doubled), `fits` (it may be played now)."""


class Term(Struct, frozen=True):
    """A word of the game, explained."""

    word: Message
    sentences: tuple[Message, ...]


class Paragraph(Struct, frozen=True, tag_field="type", tag="paragraph"):
    """A paragraph of text."""

    sentence: Message


class ScoringTable(Struct, frozen=True, tag_field="type", tag="scoring"):
    """A table of points, for a contract or for a part of the rules."""

    title: Message | None
    """The heading; null: the name of the contract."""
    contract: str
    """The contract; empty: the table belongs to none."""
    sentences: tuple[Message, ...]
    rows: tuple[PointsRow, ...]
    total: int | None
    """The sum of the points of all seats in a deal; null: it is not fixed, or not worth mentioning."""


class Picture(Struct, frozen=True, tag_field="type", tag="picture"):
    """A position at a table, seen from seat 0."""

    caption: Message
    trick: tuple[PictureCard, ...]
    """The cards of the trick, in the order of play."""
    layout: tuple[tuple[PictureCard, ...], ...]
    """The rows of the layout, each from the highest card to the lowest; empty: there is no layout."""
    hand: tuple[PictureCard, ...]
    """The cards in the hand of seat 0, or cards to show in a row."""
    points: int | None
    """The points of the complete trick for the seat that takes it, as displayed; null: there are none to show."""


class Glossary(Struct, frozen=True, tag_field="type", tag="glossary"):
    """Words of the game with their explanations."""

    terms: tuple[Term, ...]


TipEvent: TypeAlias = Literal["asked", "said", "badge", "contract", "took", "passed", "scored"]
"""What may happen for the first time: the player is asked for something, someone says it, a seat has a badge, a
contract is played, the player takes a trick or has no card that fits, the result of a deal has been read."""


class Tip(Struct, frozen=True):
    """What to say to a beginner when something happens for the first time."""

    event: TipEvent
    name: str
    """The kind of the offer, what is said, the message of a badge, or a contract; empty: the event needs no name."""
    sentence: Message


LessonBlock: TypeAlias = Paragraph | ScoringTable | Picture | Glossary
"""A part of a page of a lesson."""


class LessonPage(Struct, frozen=True):
    """One page of a lesson."""

    title: Message
    blocks: tuple[LessonBlock, ...]


class Lesson(Struct, frozen=True):
    """How a game is played under some options."""

    pages: tuple[LessonPage, ...]
    """At most three pages."""
    tips: tuple[Tip, ...] = ()
    """The tips for a first match."""
    unit: int = 1
    """The number of points here that make one displayed point: 3 if the game counts thirds."""


def message(name: str, **facts: str | int) -> Message:
    """Return a message with its facts.

    >>> message("learn-deals", count=20).facts
    {'count': 20}
    """
    return Message(name, facts)


def paragraphs(*sentences: Message | str) -> tuple[Paragraph, ...]:
    """Return a paragraph for each sentence, or id of a message without facts."""
    return tuple(Paragraph(_as_sentence(sentence)) for sentence in sentences)


def glossary(*terms: tuple[str, tuple[Message | str, ...]]) -> Glossary:
    """Return a glossary, from the id of each word with its sentences."""
    return Glossary(
        tuple(Term(message(word), tuple(_as_sentence(sentence) for sentence in sentences)) for word, sentences in terms)
    )


def _as_sentence(sentence: Message | str) -> Message:
    return message(sentence) if isinstance(sentence, str) else sentence


def points_rows(spec: TrickSpec | LayoutSpec, sign: int = 1) -> tuple[PointsRow, ...]:
    """Return the rows of the points of a spec. Contracts that were merged have their rows one after the other.

    Args:
        spec: the rules of the deal.
        sign: the sign with which the game displays points.

    >>> from mamlaka.cards import FRENCH
    >>> slaps = TrickSpec("slaps", FRENCH, seats=4, trick_points=-15)
    >>> [(row.sentence.id, row.points) for row in points_rows(slaps)]
    [('learn-points-tricks', -15)]
    """
    if isinstance(spec, LayoutSpec):
        return tuple(_place_row(spec, place, sign) for place in range(1, len(spec.place_points) + 1))
    return tuple(row for part in spec.parts for row in _trick_rows(part, sign))


def _place_row(spec: LayoutSpec, place: int, sign: int) -> PointsRow:
    points = sign * spec.place_points[place - 1]
    if place == len(spec.place_points):
        return PointsRow(message("learn-points-last-place"), (), points)
    return PointsRow(message("learn-points-place", number=place), (), points)


def _trick_rows(spec: TrickSpec, sign: int) -> Iterator[PointsRow]:
    for points in dict.fromkeys(dict(spec.card_points).values()):
        cards = sum(1 << card for card, value in enumerate(spec.points_of_cards) if value == points)
        yield _cards_row(spec, cards, sign * points)
    if spec.trick_points:
        yield PointsRow(message("learn-points-tricks"), (), sign * spec.trick_points)
    for number, points in dict(spec.numbered_tricks).items():
        place = "learn-points-trick" if number > 0 else "learn-points-trick-from-end"
        yield PointsRow(message(place, number=abs(number)), (), sign * points)
    if spec.last_trick_points:
        yield PointsRow(message("learn-points-last-trick"), (), sign * spec.last_trick_points)
    for points in dict.fromkeys(dict(spec.last_card_points).values()):
        cards = sum(1 << card for card, value in enumerate(spec.points_of_last_card) if value == points)
        row = _cards_row(spec, cards, sign * points)
        yield PointsRow(message("learn-points-last-card"), row.cards, row.points)


def _cards_row(spec: TrickSpec, cards: Mask, points: int) -> PointsRow:
    """Return the row of cards that score the same; several whole ranks are shown in one suit."""
    deck = spec.deck
    if cards in deck.suit_masks:
        suit = message("learn-points-suit", suit=deck.suits[deck.suit_masks.index(cards)])
        return PointsRow(suit, _strong_to_weak(spec, cards), points)
    names = _strong_to_weak(spec, cards)
    ranks = {name[0] for name in names}
    if 1 < len(ranks) < len(names) == len(ranks) * len(deck.suits):
        return PointsRow(message("learn-points-ranks"), _strong_to_weak(spec, cards & deck.suit_masks[0]), points)
    return PointsRow(message("learn-points-cards", count=len(names)), names, points)


def _strong_to_weak(spec: TrickSpec, cards: Mask) -> tuple[str, ...]:
    """Return the names of cards, those of a suit from strong to weak; the suits in the order of the deck."""
    stronger = lower(spec).beats
    order = sorted(iter_cards(cards), key=lambda card: (spec.deck.suit_of[card], stronger[card].bit_count()))
    return tuple(spec.deck.names[card] for card in order)


def contract_scoring(
    spec: TrickSpec | LayoutSpec, *sentences: Message | str, name: str = "", sign: int = 1, with_total: bool = False
) -> ScoringTable:
    """Return the table of points of a contract.

    Args:
        spec: the rules of the deal.
        sentences: what a player tries to do, as sentences or ids of messages.
        name: the name of the contract, if it differs from that of the spec.
        sign: the sign with which the game displays points.
        with_total: whether to show the sum of a deal.
    """
    contract = name or spec.name
    return ScoringTable(
        None if contract else message("learn-points"),
        contract,
        tuple(_as_sentence(sentence) for sentence in sentences),
        points_rows(spec, sign),
        sign * _total(spec) if with_total else None,
    )


def _total(spec: TrickSpec | LayoutSpec) -> Points:
    """Return the sum of the points of all seats in a deal that is played to the last card."""
    if isinstance(spec, LayoutSpec):
        return sum(spec.place_points)
    tricks = len(spec.deck) // spec.seats
    fixed = (sum(part.points_of_cards) + tricks * part.trick_points + part.last_trick_points for part in spec.parts)
    numbered = (points for part in spec.parts for points in dict(part.numbered_tricks).values())
    return sum(fixed) + sum(numbered)


def trick_picture(
    caption: Message | str,
    spec: TrickSpec,
    plays: str,
    *,
    leader: Seat = 0,
    hand: str = "",
    sign: int = 1,
    first_trick: bool = False,
) -> Picture:
    """Return a picture of a trick. A complete one shows who takes it and what it costs.

    Args:
        caption: what there is to see, as a sentence or the id of a message.
        spec: the rules of the deal, with its doubled cards.
        plays: the cards of the trick, in the order of play.
        leader: the seat of the first card.
        hand: cards left in the hand of seat 0; if it is next to play, those that it may play are marked.
        sign: the sign with which the game displays points.
        first_trick: whether this is the first trick of the deal.
    """
    deck, plan = spec.deck, lower(spec)
    cards = [deck.card(name) for name in plays.split()]
    trick = tuple(((leader + number) % spec.seats, card) for number, card in enumerate(cards))
    is_complete = len(trick) == spec.seats
    winning_seat = trick_winner(plan, trick) if is_complete else None
    doubled = {card for part in spec.parts for card, _ in part.doubles}
    scores = {card for card in cards if any(part.points_of_cards[card] for part in spec.parts)}
    held = deck.mask(hand)
    legal = 0 if is_complete else legal_mask(plan, held, trick, first_trick=first_trick, broken=False)
    points = sign * _trick_points(plan, cards, winning_seat) if winning_seat is not None else 0
    return Picture(
        _as_sentence(caption),
        tuple(
            PictureCard(
                deck.names[card],
                seat,
                (
                    *(("wins",) if seat == winning_seat else ()),
                    *(("times_two",) if card in doubled else ()),
                    *(("scores",) if card in scores else ()),
                ),
            )
            for seat, card in trick
        ),
        (),
        tuple(_in_hand(name, legal >> deck.card(name) & 1 == 1) for name in _strong_to_weak(spec, held)),
        points or None,
    )


def _trick_points(plan: TrickPlan, cards: Iterable[Card], winner: Seat) -> Points:
    """Return the points of a trick for its winner, without a bonus for the last one."""
    return (
        sum(card_payoffs(plan, card, winner)[winner] for card in cards) + plan.pay_trick[winner * plan.seats + winner]
    )


def _in_hand(name: str, fits: bool) -> PictureCard:  # noqa: FBT001  # a predicate of the card
    return PictureCard(name, None, ("fits",) if fits else ())


def layout_picture(caption: str, spec: LayoutSpec, layout: str, hand: str) -> Picture:
    """Return a picture of a layout and of a hand, whose cards that fit are marked.

    Args:
        caption: the id of the caption, whose facts are `cards`, those that fit, and their `count`.
        spec: the rules of the deal.
        layout: the cards on the layout.
        hand: the cards in the hand.
    """
    deck = spec.deck
    placed, held = deck.mask(layout), deck.mask(hand)
    fits = held & placeable_mask(lower(spec), placed)
    names = [deck.names[card] for card in deck.arrange(held)]
    fitting = [name for name in names if fits >> deck.card(name) & 1]
    rows = (deck.arrange(placed & suit) for suit in deck.suit_masks)
    return Picture(
        message(caption, cards=" ".join(fitting), count=len(fitting)),
        (),
        tuple(tuple(PictureCard(deck.names[card], None, ()) for card in row) for row in rows if row),
        tuple(_in_hand(name, name in fitting) for name in names),
        None,
    )


def cards_picture(caption: Message | str, cards: str, scoring: str = "") -> Picture:
    """Return a picture of cards in a row, such as those of a suit from strong to weak.

    Args:
        caption: the caption, or the id of one without facts.
        cards: the cards.
        scoring: those that count, which are marked.
    """
    counted = scoring.split()
    row = tuple(PictureCard(name, None, ("scores",) if name in counted else ()) for name in cards.split())
    return Picture(_as_sentence(caption), (), (), row, None)


def default_lesson(game: str, specs: Iterable[TrickSpec | LayoutSpec], sign: int) -> Lesson:
    """Return the lesson of a game that has none of its own: what it is about, and the points of its specs.

    A client leaves out a paragraph without a message.

    Args:
        game: the name of the game.
        specs: its contracts, under the options of the match.
        sign: the sign with which the game displays points.
    """
    about = LessonPage(
        message("learn-page-game"),
        paragraphs(message_id("game-about", game), message_id("game-standard", game)),
    )
    tables = tuple(table for table in (contract_scoring(spec, sign=sign) for spec in specs) if table.rows)
    return Lesson((about, *((LessonPage(message("learn-page-points"), tables),) if tables else ())))


def sentences_of(lesson: Lesson) -> Iterator[Message]:
    """Yield every sentence of a lesson, in order."""
    for page in lesson.pages:
        yield page.title
        for block in page.blocks:
            yield from _sentences_of_block(block)
    yield from (tip.sentence for tip in lesson.tips)


def _sentences_of_block(block: LessonBlock) -> Iterator[Message]:
    match block:
        case Paragraph(sentence=sentence) | Picture(caption=sentence):
            yield sentence
        case ScoringTable():
            yield from (block.title,) if block.title else ()
            yield from block.sentences
            yield from (row.sentence for row in block.rows)
        case Glossary():
            for term in block.terms:
                yield from (term.word, *term.sentences)
