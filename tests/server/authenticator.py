"""An authenticator in software: it makes passkeys and signs challenges as browsers do."""

from __future__ import annotations

import hashlib
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fido2.cose import ES256
from fido2.utils import websafe_decode, websafe_encode
from fido2.webauthn import (
    Aaguid,
    AttestationObject,
    AttestedCredentialData,
    AuthenticatorData,
    CollectedClientData,
)

__all__ = ["Authenticator"]

Answer = dict[str, str]


class Authenticator:
    """A device with one passkey."""

    def __init__(self, origin: str, number: int = 1) -> None:
        """Make the key.

        Args:
            origin: that of the page.
            number: different for every device.
        """
        self.origin = origin
        self.host = origin.partition("//")[2].partition(":")[0]
        self.id = number.to_bytes(16, "big")
        self.count = 0
        """How often it has signed."""
        self._key = ec.derive_private_key(number, ec.SECP256R1())

    def make(self, asked: str, **facts: Any) -> Answer:
        """Return a new passkey; `facts` are false ones, for the client data."""
        public = ES256.from_cryptography_key(self._key.public_key())  # type: ignore[no-untyped-call]
        data = AttestedCredentialData.create(Aaguid.NONE, self.id, public)
        flags = AuthenticatorData.FLAG.UP | AuthenticatorData.FLAG.AT
        attestation = AttestationObject.create(
            "none", AuthenticatorData.create(self._host_hash, flags, self.count, data), {}
        )
        client_data = self._client_data("webauthn.create", asked, facts)
        return {
            "challenge": asked,
            "id": websafe_encode(self.id),
            "clientData": websafe_encode(client_data),
            "attestation": websafe_encode(attestation),
        }

    def sign(self, asked: str, *, flags: int = 1, **facts: Any) -> Answer:
        """Return a signed challenge; `facts` are false ones, for the client data."""
        self.count += 1
        data = AuthenticatorData.create(self._host_hash, AuthenticatorData.FLAG(flags), self.count)
        client_data = self._client_data("webauthn.get", asked, facts)
        signature = self._key.sign(data + client_data.hash, ec.ECDSA(hashes.SHA256()))
        return {
            "challenge": asked,
            "id": websafe_encode(self.id),
            "clientData": websafe_encode(client_data),
            "authenticatorData": websafe_encode(data),
            "signature": websafe_encode(signature),
        }

    @property
    def _host_hash(self) -> bytes:
        return hashlib.sha256(self.host.encode()).digest()

    def _client_data(self, kind: str, asked: str, facts: dict[str, Any]) -> CollectedClientData:
        data = {"type": kind, "challenge": websafe_decode(asked), "origin": self.origin, **facts}
        return CollectedClientData.create(**data)
