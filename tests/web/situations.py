"""Conditions of scenes, to reach a situation at a table."""

from __future__ import annotations

from tests.web.serving import Seen

LAST = 2
"""The most cards that count as the last ones."""
LATE = 8
"""A layout is late if it has more cards than this."""


def is_choosing(scene: Seen) -> bool:
    """Return whether the viewer must choose the contract."""
    return _offers(scene, "choose")


def may_double(scene: Seen) -> bool:
    """Return whether the viewer holds a card that they may double."""
    return _offers(scene, "double")


def must_follow(scene: Seen) -> bool:
    """Return whether the viewer is on turn in a trick and may not play some of their cards."""
    return _offers(scene, "play") and bool(scene["turn"]["refused"]) and len(_trick(scene)) > 1


def holds_court(scene: Seen) -> bool:
    """Return whether the viewer holds a court card: a jack, queen or king, whose picture is a separate file."""
    return any(card[0] in "JQK" for card in scene["zones"][0]["cards"])


def is_laying(scene: Seen) -> bool:
    """Return whether the viewer must play a card to a late layout."""
    layouts = [zone["count"] for zone in scene["zones"] if zone["kind"] == "layout"]
    return _offers(scene, "play") and bool(layouts) and layouts[0] > LATE


def is_knocked(scene: Seen) -> bool:
    """Return whether the viewer must answer a knock."""
    return _offers(scene, "stay")


def sees_draws(scene: Seen) -> bool:
    """Return whether the viewer is on turn and knows several cards of another hand."""
    return _offers(scene, "play") and len(scene["zones"][1]["shown"]) > LAST


def is_bidding(scene: Seen) -> bool:
    """Return whether the viewer must bid a number of tricks."""
    return _offers(scene, "bid")


def is_tracking(scene: Seen) -> bool:
    """Return whether the viewer must reply to a lead, and some of their unseen cards are certain to be led."""
    return _offers(scene, "play") and scene["tracker"] is not None and scene["zones"][0]["count"] <= 2 * LAST


def chooses_capture(scene: Seen) -> bool:
    """Return whether a card of the viewer may capture one of several sets of cards of the table."""
    offers = scene["turn"]["offers"] if scene["turn"] else ()
    played = [group["cards"] for offer in offers for group in offer["groups"] if group["takes"]]
    return any(played.count(cards) > 1 for cards in played)


def leads_copies(scene: Seen) -> bool:
    """Return whether the viewer may lead several equal cards."""
    sets = _groups(scene, "play")
    return not _groups(scene, "discard") and any(len(cards) > 1 == len(set(cards)) for cards in sets)


def answers_several(scene: Seen) -> bool:
    """Return whether the viewer must beat several cards, or discard as many."""
    return any(len(cards) > 1 for cards in _groups(scene, "discard"))


def nears_end(scene: Seen) -> bool:
    """Return whether the viewer is on turn with their last cards."""
    return _offers(scene, "play") and scene["zones"][0]["count"] <= LAST


def _groups(scene: Seen, kind: str) -> list[list[str]]:
    offers = scene["turn"]["offers"] if scene["turn"] else ()
    return [group["cards"] for offer in offers if offer["kind"] == kind for group in offer["groups"]]


def _offers(scene: Seen, kind: str) -> bool:
    return scene["turn"] is not None and any(offer["kind"] == kind for offer in scene["turn"]["offers"])


def _trick(scene: Seen) -> list[Seen]:
    tricks: list[list[Seen]] = [zone["plays"] for zone in scene["zones"] if zone["kind"] == "trick"]
    return tricks[0] if tricks else []
