"""A lesson as lines of text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.cells import cell_len
from rich.text import Text

from mamlaka.display import Message
from mamlaka.lesson import Glossary, Lesson, LessonBlock, Paragraph, Picture, PictureCard, PointsRow, ScoringTable
from mamlaka.terminal.cells import pad_left, wrap
from mamlaka.terminal.style import WIDTH, Style

__all__ = ["lesson_lines"]

INDENT = "  "


def lesson_lines(lesson: Lesson, style: Style) -> list[Text]:
    """Return the lines of a lesson; none is wider than the style allows, or than 80 columns."""
    return list(Lines(lesson, style))


class Lines:
    """The lines of a lesson in one style."""

    def __init__(self, lesson: Lesson, style: Style) -> None:
        self._lesson = lesson
        self._style = style
        self._width = max(1, min(style.columns, WIDTH))
        self._say = style.texts.format

    def __iter__(self) -> Iterator[Text]:
        """Yield the lines."""
        yield from self._heading(self._say("learn-title", game=self._style.title))
        for page in self._lesson.pages:
            yield Text()
            yield from self._heading(self._sentence(page.title))
            for block in page.blocks:
                yield from self._block(block)

    def _block(self, block: LessonBlock) -> Iterator[Text]:
        match block:
            case Paragraph(sentence=sentence):
                if self._style.texts.has(sentence.id):
                    yield Text()
                    yield from self._wrapped(self._sentence(sentence))
            case ScoringTable():
                yield Text()
                yield from self._scoring(block)
            case Picture():
                yield Text()
                yield from self._picture(block)
            case Glossary():
                for term in block.terms:
                    yield Text()
                    yield from self._heading(self._sentence(term.word))
                    for sentence in term.sentences:
                        yield from self._wrapped(self._sentence(sentence), INDENT)

    def _scoring(self, block: ScoringTable) -> Iterator[Text]:
        title = self._style.contract(block.contract) if block.title is None else self._sentence(block.title)
        yield from self._heading(title)
        for sentence in block.sentences:
            yield from self._wrapped(self._sentence(sentence), INDENT)
        rows = [(self._points(row.points), self._label(row)) for row in block.rows]
        if block.total is not None:
            rows.append((self._points(block.total), self._say("learn-total")))
        width = max((cell_len(points) for points, _ in rows), default=0)
        for points, label in rows:
            first = f"{INDENT}{pad_left(points, width)}{INDENT}"
            yield from self._wrapped(label, first, " " * cell_len(first))

    def _label(self, row: PointsRow) -> str:
        """Return the text of a row with its cards; a suit is named by the text."""
        words = self._sentence(row.sentence)
        if not row.cards or "suit" in row.sentence.facts:
            return words
        return self._say("learn-of-cards", what=words, cards=self._cards(row.cards))

    def _picture(self, picture: Picture) -> Iterator[Text]:
        say = self._say
        for card in picture.trick:
            seat = "" if card.seat is None else self._style.seat_name(card.seat)
            yield from self._wrapped(say("learn-played", seat=seat, card=self._marked(card)), INDENT, INDENT * 2)
        for row in picture.layout:
            yield from self._wrapped(self._cards(card.card for card in row), INDENT)
        if picture.hand:
            cards = self._cards(card.card for card in picture.hand)
            beside = picture.trick or picture.layout
            yield from self._wrapped(say("learn-of-cards", what=say("hand"), cards=cards) if beside else cards, INDENT)
        if picture.points is not None:
            points = self._points(picture.points)
            yield from self._wrapped(say("learn-of-cards", what=say("learn-trick-points"), cards=points), INDENT)
        yield from self._wrapped(self._sentence(picture.caption))

    def _marked(self, card: PictureCard) -> str:
        """Return a played card with the marks that its caption does not make plain."""
        marks = [self._say(f"learn-mark-{mark}") for mark in card.marks if mark != "scores"]
        return " - ".join([self._cards([card.card]), *marks])

    def _cards(self, names: Iterable[str]) -> str:
        deck = self._style.deck
        return " ".join(self._style.card(deck.card(name)) for name in names)

    def _points(self, points: int) -> str:
        """Return displayed points; the style adds the sign of the game, and the lesson has it already."""
        return self._style.points(self._style.game.points_sign * points, self._lesson.unit)

    def _sentence(self, sentence: Message) -> str:
        return self._style.message(sentence, in_words=True)

    def _heading(self, words: str) -> Iterator[Text]:
        return (Text(line, style="bold") for line in wrap(words, self._width))

    def _wrapped(self, words: str, first: str = "", deeper: str | None = None) -> Iterator[Text]:
        rest = first if deeper is None else deeper
        return (Text(line) for line in wrap(words, self._width, initial_indent=first, subsequent_indent=rest))
