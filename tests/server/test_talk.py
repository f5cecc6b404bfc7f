"""Phrases and reactions: sent to everyone, limited, silent between partners during the match, and never stored."""

from __future__ import annotations

from mamlaka.errors import Refusal
from mamlaka.messages import languages
from mamlaka.server import protocol
from mamlaka.texts import Texts
from tests.server.client import Client, Served

PARTNERS = {"preset": "partners"}


def said(client: Client) -> list[protocol.Heard]:
    """Return the phrases that a client has received."""
    client.ping()
    return [message for message in client.messages if isinstance(message, protocol.Heard)]


def test_a_phrase_reaches_everyone_and_is_not_stored(server: Served) -> None:
    """Players and spectators receive it, with the seat; the log does not grow."""
    table = server.open()
    with server.join(table, 1, 2) as client, server.enter(table) as spectator:
        rows = len(server.store.rows(table))
        client.send(protocol.Say("s", "wow"))

        assert [protocol.Heard(2, "wow")] == said(client) == said(spectator)
        assert rows == len(server.store.rows(table))


def test_a_seat_cannot_flood_the_table(server: Served) -> None:
    """After three phrases the next is refused, until some seconds have passed; other seats are not affected."""
    table = server.open()
    with server.join(table, 1, 0) as client, server.join(table, 2, 1) as other:
        for number in range(3):
            client.send(protocol.Say(str(number), "wink"))
        assert protocol.Refused("4", Refusal("talks_too_much")) == refused(client, "4")
        other.send(protocol.Say("a", "hello"))
        assert 4 == len(said(other))
        server.app.state.registry._tables[table]._talk._said[0][0] -= 10  # seconds
        client.send(protocol.Say("5", "sad"))

        assert 5 == len(said(client))


def refused(client: Client, name: str, phrase: str = "wink") -> protocol.ServerMessage:
    """Say something, and return the refusal."""
    client.send(protocol.Say(name, phrase))
    return client.until(protocol.Refused)


def test_partners_are_silent_during_the_match(server: Served) -> None:
    """Before the match they may talk; afterwards no phrase reaches anyone, unless the table allows it."""
    for talk in (False, True):
        table = server.open(**PARTNERS, talk=talk)
        with server.join(table, 1, 0) as client:
            before = client.info.talk
            client.send(protocol.Say("a", "good_luck"))
            client.start()
            client.send(protocol.Say("b", "wink"))
            heard = said(client)
            refusals = [message for message in client.messages if isinstance(message, protocol.Refused)]

            assert (True, talk) == (before, client.info.talk)
            assert talk == client.info.partners_talk
            assert 1 + talk == len(heard)
            assert ([] if talk else [protocol.Refused("b", Refusal("no_talk"))]) == refusals


def test_players_without_partners_may_talk(server: Served) -> None:
    """If everyone plays alone, phrases are allowed during the match, too."""
    with server.join(server.open(), 1) as client:
        client.start()
        client.send(protocol.Say("a", "wink"))

        assert client.info.talk
        assert 1 == len(said(client))


def test_only_players_talk_and_only_in_phrases(server: Served) -> None:
    """Spectators are refused, and so are words of one's own."""
    table = server.open()
    with server.join(table, 1) as client, server.enter(table) as spectator:
        assert protocol.Refused("a", Refusal("not_seated")) == refused(spectator, "a")
        assert protocol.Refused("b", Refusal("no_such_phrase")) == refused(client, "b", "I hold the queen")


def test_every_phrase_has_words() -> None:
    """All phrases can be shown in every language."""
    for language in languages():
        texts = Texts(language)
        words = {texts.format(f"call-talk-{phrase.replace('_', '-')}") for phrase in protocol.PHRASES}
        assert len(protocol.PHRASES) == len(words)
