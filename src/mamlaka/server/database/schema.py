"""The tables of the database, the same in SQLite and PostgreSQL, and its version."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    DateTime,
    Engine,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    func,
    insert,
    inspect,
    select,
)

from mamlaka.errors import RecordError

__all__ = [
    "VERSION",
    "about",
    "account",
    "account_browser",
    "account_challenge",
    "account_passkey",
    "account_seat",
    "account_session",
    "blocked",
    "check_version",
    "create_tables",
    "daily_secret",
    "daily_try",
    "listing",
    "metadata",
    "node",
    "notice",
    "program",
    "report",
    "reviewed_deal",
    "seat_result",
    "server_run",
    "table_code",
    "table_event",
    "table_head",
    "tournament",
    "tournament_place",
    "tournament_player",
    "tournament_round",
]

VERSION = 15
"""The version of the tables below. Databases that were made by migrations have a smaller number."""
LOCK = 0x6D616D6C
"""The key of the advisory lock of PostgreSQL under which one server at a time creates the tables."""

metadata = MetaData()
about = Table("about", metadata, Column("schema_version", Integer, primary_key=True))
"""The version of the database, in one row."""
table_event = Table(
    "table_event",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("actor", String(16), nullable=False),
    Column("command_id", String(80)),
    Column("body", Text, nullable=False),
    Column("epoch", Integer, nullable=False),
    UniqueConstraint("table_id", "command_id"),
)
"""The log. Its two keys alone keep a table safe if several servers write to it."""
table_head = Table(
    "table_head",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("epoch", Integer, nullable=False),
    Column("node", String(32)),
)
"""The epoch of each table: it rises when a server loads the table, and only rows of this epoch can be added.

`node` is the name of the node that has loaded the table last; null: a server that is not a node has.
"""
table_code = Table(
    "table_code",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("table_id", String(32), nullable=False, index=True),
    Column("expires_ms", BigInteger, nullable=False),
)
"""The short codes of tables, until they expire."""
listing = Table(
    "listing",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False, unique=True),
    Column("run", String(32), nullable=False, index=True),
    Column("expires_ms", BigInteger, nullable=False),
    Column("rules", String(64), nullable=False, index=True),
    Column("is_open", Boolean, nullable=False),
    Column("free", Integer, nullable=False),
    Column("opened_ms", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)
"""The public tables that people can join now; `body` is a `protocol.ListedTable` as JSON.

The server process `run`, which has the table, renews its entries before they expire.
"""
server_run = Table(
    "server_run",
    metadata,
    Column("run", String(32), primary_key=True),
    Column("alive_ms", BigInteger, nullable=False),
)
"""When each server process was last alive while a clock ran at one of its tables."""
node = Table(
    "node",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("address", String(255), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("lease_until", DateTime(timezone=True), nullable=False),
)
"""The servers that share a PostgreSQL database and pass tables to each other, and when their leases end."""
seat_result = Table(
    "seat_result",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("token_hash", String(64), nullable=False),
    Column("game", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("ended_ms", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("unit", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
)
"""The results of finished matches; `token_hash` is that of the person in the seat, or empty."""
report = Table(
    "report",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("table_id", String(32), nullable=False, index=True),
    Column("at_ms", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)
"""Reports of bad moves by bots; `body` is a `mamlaka.coach.reports.Report` as JSON."""
reviewed_deal = Table(
    "reviewed_deal",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("made_by", String(32), nullable=False),
    Column("body", Text, nullable=False),
)
"""The reviews of deals of finished matches, which can be computed again; `body` is a `protocol.ReviewedDeal` as JSON,
and `made_by` the versions of Mamlaka and of the review that have computed it."""
daily_secret = Table(
    "daily_secret",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("secret", String(64), nullable=False),
)
"""The secrets from which the deals of a day follow, in hexadecimal digits, by the date in UTC."""
daily_try = Table(
    "daily_try",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(80), primary_key=True),
    Column("person", String(80), primary_key=True),
    Column("table_id", String(32), nullable=False, unique=True),
    Column("kind", String(8), nullable=False),
)
"""The tables where people play the deal of a day, one for each person and game; `seat_result` has the results.

`person` is the hash of the token of a guest or program, or the word account with the id of one; `kind` tells which.
"""
tournament = Table(
    "tournament",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("opened_ms", BigInteger, nullable=False),
    Column("organizer_hash", String(64), nullable=False),
    Column("clock", String(8), nullable=False),
    Column("body", Text, nullable=False),
)
"""Tournaments; `body` is a `mamlaka.duplicate.Tournament` as JSON, with the seed of its boards and without names.

`organizer_hash` is the hash of the secret of the organizer.
"""
tournament_player = Table(
    "tournament_player",
    metadata,
    Column("tournament_id", String(32), primary_key=True),
    Column("entrant", Integer, primary_key=True, autoincrement=False),
    Column("partner", Integer, primary_key=True, autoincrement=False),
    Column("name", String(80), nullable=False),
    Column("token_hash", String(64), nullable=False),
)
"""The people who play for the entrants of tournaments; partners who stay together are numbered from 0."""
tournament_round = Table(
    "tournament_round",
    metadata,
    Column("tournament_id", String(32), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("started_ms", BigInteger, nullable=False),
)
"""When the rounds of tournaments began, each of which ends the one before; one after the last ends the tournament."""
tournament_place = Table(
    "tournament_place",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("tournament_id", String(32), nullable=False, index=True),
    Column("round", Integer, nullable=False),
    Column("sitting", Integer, nullable=False),
    Column("board", Integer, nullable=False),
    Column("has_people", Boolean, nullable=False),
    UniqueConstraint("tournament_id", "round", "sitting", "board"),
)
"""The tables where the boards of tournaments are played; `seat_result` has the results.

`sitting` is the number of the table in its round, from 1, and `has_people` whether people sit there.
"""
blocked = Table(
    "blocked",
    metadata,
    Column("kind", String(8), primary_key=True),
    Column("value", String(80), primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
)
"""The names and addresses that the operator has blocked."""
notice = Table(
    "notice",
    metadata,
    Column("at_ms", BigInteger, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
)
"""The message of the day: one row or none."""
program = Table(
    "program",
    metadata,
    Column("name", String(80), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("at_ms", BigInteger, nullable=False),
)
"""The accounts of programs."""
account = Table(
    "account",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("name_key", String(80), nullable=False, unique=True),
    Column("password_hash", String(255), nullable=False),
    Column("at_ms", BigInteger, nullable=False),
)
"""The accounts of people; `name_key` is the name as names of accounts are compared.

An empty `password_hash` is that of no password: the account has only passkeys.
"""
account_passkey = Table(
    "account_passkey",
    metadata,
    Column("credential_id", String(1400), primary_key=True),
    Column("account_id", String(32), nullable=False, index=True),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("host", String(255), nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("used_ms", BigInteger, nullable=False),
)
"""The passkeys of accounts: `public_key` is an attested credential in base64url, `host` the relying party."""
account_challenge = Table(
    "account_challenge",
    metadata,
    Column("challenge_hash", String(64), primary_key=True),
    Column("account_id", String(32), nullable=False),
    Column("expires_ms", BigInteger, nullable=False, index=True),
)
"""The challenges that passkeys may sign once, with the account to which a new passkey will belong."""
account_session = Table(
    "account_session",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("account_id", String(32), nullable=False, index=True),
    Column("expires_ms", BigInteger, nullable=False),
)
"""The browsers in which people are signed in."""
account_browser = Table(
    "account_browser",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("account_id", String(32), nullable=False, index=True),
    Column("expires_ms", BigInteger, nullable=False),
)
"""The browsers in which people have signed in, and may be signed out again."""
account_seat = Table(
    "account_seat",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("token_hash", String(64), primary_key=True),
    Column("account_id", String(32), nullable=False, index=True),
    Column("at_ms", BigInteger, nullable=False),
    UniqueConstraint("table_id", "account_id"),
)
"""The seats of accounts, by the hashes of their tokens: at most one account for a seat, and one seat at a table."""


def create_tables(engine: Engine, name: str) -> None:
    """Create the tables of a new database, all of them or none; leave those of this version as they are.

    Args:
        engine: the connections to the database.
        name: the location of the database for messages, without its password.

    Raises:
        RecordError: the database has another version.
        SQLAlchemyError: the database cannot be read or written.
    """
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
        if inspect(connection).has_table(about.name):
            check_version(connection, name)
        else:
            metadata.create_all(connection, checkfirst=False)  # tables of other programs must not pass for ours
            connection.execute(insert(about).values(schema_version=VERSION))


def check_version(connection: Connection, name: str) -> None:
    """Check that a database has the version of this program.

    Args:
        connection: a connection to the database, which is only read.
        name: the location of the database for messages, without its password.

    Raises:
        RecordError: it has another version, or no tables of ours.
        SQLAlchemyError: the database cannot be read.
    """
    if not inspect(connection).has_table(about.name):
        raise RecordError(f"{name} has no tables of Mamlaka: choose another database with --database")
    found = connection.execute(select(about.c.schema_version)).scalar() or 0
    if found < VERSION:
        raise RecordError(
            f"{name} was made by an older version of Mamlaka, and this one cannot convert it: "
            "use the version that made it, or choose another database with --database"
        )
    if found > VERSION:
        raise RecordError(
            f"{name} has schema version {found}, but this program reads version {VERSION}: "
            "install a newer version of Mamlaka, or choose another database with --database"
        )
