"""The passkeys of accounts in the database, and the challenges that they sign."""

from __future__ import annotations

import hashlib
import secrets
from base64 import urlsafe_b64encode

from sqlalchemy import Connection, Engine, delete, func, insert, select, update

from mamlaka.errors import IllegalAction, Refusal
from mamlaka.server import protocol
from mamlaka.server.accounts.webauthn import Site, StoredKey, check_new, check_proof
from mamlaka.server.database.dialects import now_ms, python_errors, reading
from mamlaka.server.database.schema import account, account_challenge, account_passkey

__all__ = ["Passkeys", "add_passkey"]

CHALLENGE_BYTES = 32
CHALLENGE_MS = 5 * 60_000
"""How long a person may take to answer a challenge."""
MAX_PASSKEYS = 20
"""The most passkeys of an account."""


class Passkeys:
    """The passkeys. Its methods block, and raise `OSError` if the database cannot be read or written."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def challenge(self, account_id: str) -> str:
        """Return a new challenge, which is valid once and for a few minutes.

        Args:
            account_id: the account to which a passkey that is made with it will belong.
        """
        text, now = urlsafe_b64encode(secrets.token_bytes(CHALLENGE_BYTES)).decode().rstrip("="), now_ms()
        values = {"challenge_hash": _hash(text), "account_id": account_id, "expires_ms": now + CHALLENGE_MS}
        with python_errors(), self._engine.begin() as connection:
            connection.execute(delete(account_challenge).where(account_challenge.c.expires_ms <= now))
            connection.execute(insert(account_challenge).values(values))
        return text

    def check_new(self, site: Site, passkey: protocol.NewPasskey) -> tuple[str, StoredKey]:
        """Return a new passkey, and the account to which it will belong; its challenge is used up.

        Raises:
            IllegalAction: it is not accepted.
        """
        owner = self._use(passkey.challenge)
        return owner, check_new(site, passkey)

    def prove(self, site: Site, proof: protocol.PasskeyProof) -> str:
        """Return the account of a passkey that has signed a challenge; the challenge is used up.

        Raises:
            IllegalAction: it is not accepted.
        """
        self._use(proof.challenge)
        query = select(account_passkey).where(account_passkey.c.credential_id == proof.id)
        try:
            with python_errors(), reading(self._engine) as connection:
                row = connection.execute(query).first()
        except ValueError:  # text that PostgreSQL cannot store
            row = None
        if row is None:
            raise IllegalAction(Refusal("passkey_refused"))
        count = check_proof(site, proof, StoredKey(row.credential_id, row.public_key, row.sign_count))
        is_same = (account_passkey.c.credential_id == proof.id) & (account_passkey.c.sign_count == row.sign_count)
        with python_errors(), self._engine.begin() as connection:
            values = {"sign_count": count, "used_ms": now_ms()}
            if not connection.execute(update(account_passkey).where(is_same).values(values)).rowcount:
                raise IllegalAction(Refusal("passkey_refused"))  # used or removed at the same moment
        return str(row.account_id)

    def add(self, account_id: str, host: str, key: StoredKey) -> None:
        """Add a passkey to an account.

        Raises:
            IllegalAction: it belongs to an account already, or the account has too many.
        """
        try:
            with python_errors(), self._engine.begin() as connection:
                add_passkey(connection, account_id, host, key)
        except IllegalAction:
            raise
        except ValueError:
            raise IllegalAction(Refusal("passkey_refused")) from None

    def remove(self, account_id: str, credential_id: str) -> None:
        """Remove a passkey of an account.

        Raises:
            IllegalAction: no one could sign in afterwards.
        """
        of_account = account_passkey.c.account_id == account_id
        others = select(func.count()).where(of_account, account_passkey.c.credential_id != credential_id)
        owner = select(account.c.password_hash).where(account.c.id == account_id).with_for_update()
        with python_errors(), self._engine.begin() as connection:
            if not connection.execute(owner).scalar() and not connection.execute(others).scalar():
                raise IllegalAction(Refusal("last_passkey"))
            connection.execute(
                delete(account_passkey).where(of_account, account_passkey.c.credential_id == credential_id)
            )

    def of(self, account_id: str) -> tuple[protocol.PasskeyInfo, ...]:
        """Return the passkeys of an account, the oldest first."""
        keys = account_passkey.c
        query = select(keys.credential_id, keys.host, keys.at_ms, keys.used_ms).where(keys.account_id == account_id)
        with python_errors(), reading(self._engine) as connection:
            rows = connection.execute(query.order_by(keys.at_ms, keys.credential_id))
            return tuple(protocol.PasskeyInfo(*row) for row in rows)

    def _use(self, challenge: str) -> str:
        """Return the account for which a challenge was made, and forget the challenge.

        Raises:
            IllegalAction: it was used, has expired, or is none of ours.
        """
        ours = account_challenge.c
        used = delete(account_challenge).where(ours.challenge_hash == _hash(challenge), ours.expires_ms > now_ms())
        with python_errors(), self._engine.begin() as connection:
            owner = connection.execute(used.returning(ours.account_id)).scalar()
        if owner is None:
            raise IllegalAction(Refusal("passkey_refused"))
        return str(owner)


def add_passkey(connection: Connection, account_id: str, host: str, key: StoredKey) -> None:
    """Add a passkey to an account, in a transaction.

    Raises:
        IllegalAction: the account is gone, or has too many.
        IntegrityError: it belongs to an account already.
    """
    owner = select(account.c.id).where(account.c.id == account_id).with_for_update()
    if connection.execute(owner).first() is None:
        raise IllegalAction(Refusal("passkey_refused"))
    count = select(func.count()).where(account_passkey.c.account_id == account_id)
    if connection.execute(count).scalar_one() >= MAX_PASSKEYS:
        raise IllegalAction(Refusal("passkeys_many", {"most": MAX_PASSKEYS}))
    values = {
        "credential_id": key.id,
        "account_id": account_id,
        "public_key": key.public_key,
        "sign_count": key.sign_count,
        "host": host,
        "at_ms": now_ms(),
        "used_ms": now_ms(),
    }
    connection.execute(insert(account_passkey).values(values))


def _hash(challenge: str) -> str:
    return hashlib.sha256(challenge.encode()).hexdigest()
