"""Drills: positions of finished matches as one seat saw them, and the questions of trainers."""

from __future__ import annotations

from mamlaka.coach.trainers import Trainer
from mamlaka.server.protocol.base import Wire
from mamlaka.server.protocol.scene import Scene

__all__ = ["SeatPosition", "TrainerQuestion"]


class SeatPosition(Wire, frozen=True):
    """What a seat saw before a decision of its own."""

    event: int
    """The index of the frame of the decision in the deal, from 0."""
    seat: int
    scene: Scene
    """The scene, with the turn of the seat. Its `past` has all tricks of the deal."""


class TrainerQuestion(Wire, frozen=True):
    """A question about what a seat could know, with its answer."""

    trainer: Trainer
    seat: int
    scene: Scene
    """The scene of the seat; its `past` has all tricks of the deal."""
    suit: str
    """The letter of the suit that it is about; empty: of none."""
    choices: tuple[str, ...]
    """The possible parts of the answer: numbers of seats, names of cards, or numbers."""
    answer: tuple[str, ...]
    """The right ones, in the order of the choices."""
