"""The checks of passkeys, as the standard WebAuthn demands them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from msgspec import Struct
from starlette.requests import HTTPConnection

from mamlaka.errors import IllegalAction, Refusal
from mamlaka.server import protocol

__all__ = ["Site", "StoredKey", "check_new", "check_proof", "site_of"]

KEY = "public-key"
"""The type of all credentials."""


logging.getLogger("fido2").setLevel(logging.WARNING)  # it would log the id of every passkey


class Site(Struct, frozen=True):
    """Where a passkey is used. Browsers name both in what they sign."""

    host: str
    """The name of the server, to which passkeys belong: their relying party."""
    origin: str


class StoredKey(Struct, frozen=True):
    """What is stored of a passkey."""

    id: str
    """The id that the authenticator has chosen, in base64url."""
    public_key: str
    """The key with its algorithm, in COSE and base64url."""
    sign_count: int
    """How often it has signed, if the authenticator counts; else 0."""


def site_of(connection: HTTPConnection) -> Site:
    """Return the site at which a browser uses passkeys.

    Raises:
        IllegalAction: browsers have no passkeys there, because the address is a number, or not secure.
    """
    netloc, scheme = connection.headers.get("host", "").lower(), connection.scope["scheme"]
    host = urlsplit(f"//{netloc}").hostname or ""
    is_local = host == "localhost" or host.endswith(".localhost")
    if not host or _is_numeric(host) or (scheme != "https" and not is_local):
        raise _refused()
    return Site(host, f"{scheme}://{netloc}")


def check_new(site: Site, passkey: protocol.NewPasskey) -> StoredKey:
    """Return a new passkey, as it is to be stored.

    The caller has checked that the challenge was given to this person, and is used for the first time. Attestations are
    not asked for, so nothing is known about the authenticator.

    Raises:
        IllegalAction: it was made for another site or with another challenge, or makes no sense.
    """
    from fido2.utils import websafe_encode  # noqa: PLC0415  # slow, and not needed without passkeys

    response = {"clientDataJSON": passkey.client_data, "attestationObject": passkey.attestation}
    with _python_errors():
        _check_frame(passkey.client_data)
        server, state = _asked(site, passkey.challenge)
        made = server.register_complete(
            state, {"id": passkey.id, "rawId": passkey.id, "type": KEY, "response": response}
        )
        data = made.credential_data
        if data is None or websafe_encode(data.credential_id) != passkey.id:
            raise ValueError("the passkey has another id")
        return StoredKey(passkey.id, websafe_encode(bytes(data)), made.counter)


def check_proof(site: Site, proof: protocol.PasskeyProof, stored: StoredKey) -> int:
    """Check a signature of a stored passkey, and return how often it has signed.

    The caller has checked that the challenge is used for the first time.

    Raises:
        IllegalAction: the signature is not that of the passkey, was made for another site or with another challenge, or
            the count shows that the passkey was copied.
    """
    from fido2.utils import websafe_decode  # noqa: PLC0415  # as above
    from fido2.webauthn import AttestedCredentialData, AuthenticatorData  # noqa: PLC0415

    response = {
        "clientDataJSON": proof.client_data,
        "authenticatorData": proof.authenticator_data,
        "signature": proof.signature,
    }
    with _python_errors():
        _check_frame(proof.client_data)
        known = AttestedCredentialData(websafe_decode(stored.public_key))
        server, state = _asked(site, proof.challenge)
        server.authenticate_complete(
            state, [known], {"id": proof.id, "rawId": proof.id, "type": KEY, "response": response}
        )
        count = AuthenticatorData(websafe_decode(proof.authenticator_data)).counter
        if count <= stored.sign_count != 0:
            raise ValueError("the passkey was copied")
        return count


def _check_frame(client_data: str) -> None:
    """Check that the page was not inside one of another origin, whose user sees something else."""
    from fido2.utils import websafe_decode  # noqa: PLC0415  # as above
    from fido2.webauthn import CollectedClientData  # noqa: PLC0415

    if CollectedClientData(websafe_decode(client_data)).cross_origin:
        raise ValueError("the page was inside another one")


def _asked(site: Site, challenge: str) -> tuple[Any, Any]:
    """Return the checks of a site, and their state after they have asked for a signature of a challenge."""
    from fido2.server import Fido2Server  # noqa: PLC0415  # as above
    from fido2.utils import websafe_decode  # noqa: PLC0415
    from fido2.webauthn import PublicKeyCredentialRpEntity  # noqa: PLC0415

    is_here: Callable[[str], bool] = lambda origin: origin == site.origin  # noqa: E731
    server = Fido2Server(PublicKeyCredentialRpEntity(name="Mamlaka", id=site.host), verify_origin=is_here)
    _, state = server.authenticate_begin(challenge=websafe_decode(challenge))
    return server, state


def _is_numeric(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


@contextmanager
def _python_errors() -> Iterator[None]:
    """Refuse whatever the inner checks do not accept: they read bytes of anyone, and raise many kinds of errors."""
    try:
        yield
    except Exception:  # noqa: BLE001
        raise _refused() from None


def _refused() -> IllegalAction:
    return IllegalAction(Refusal("passkey_refused"))
