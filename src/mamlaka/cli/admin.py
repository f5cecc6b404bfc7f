"""`mamlaka admin`: what the operator of a server sees and decides, while it runs."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, TypeAlias

import typer

from mamlaka.cli.command_groups import CommandGroup
from mamlaka.cli.common_options import AsJson, Database
from mamlaka.cli.files import default_database
from mamlaka.cli.output import print_json
from mamlaka.cli.reports import printable, reports
from mamlaka.cli.values import Text, Word, whole_number
from mamlaka.errors import InvalidSetup

__all__ = ["commands"]

IsName: TypeAlias = Annotated[bool, typer.Option("--name", help="It is a name, although it looks like an address.")]


def tables(
    *,
    db: Database = "",
    game: Annotated[str, typer.Option(parser=Text(), help="Only tables of this game.")] = "",
    status: Annotated[
        str, typer.Option(parser=Word("any", "open", "started"), help="Only tables whose match has not begun, or has.")
    ] = "any",
    person: Annotated[str, typer.Option(parser=Text(), help="Only tables where this person has a seat.")] = "",
    most: Annotated[int, typer.Option(parser=whole_number(1), help="The most tables to list.")] = 50,
    as_json: AsJson = False,
) -> None:
    """List the tables, the one where something happened last first.

    Anyone who knows the id of a table can watch it, so keep the list to yourself.

    Example: mamlaka admin tables --status open
    """
    from mamlaka.server.accounts.names import comparable  # noqa: PLC0415
    from mamlaka.server.tables.inspection import list_tables  # noqa: PLC0415  # keeps the start of the other commands fast

    found = [
        table
        for table in list_tables(db or default_database())
        if game in ("", table.game)
        and status in ("any", table.status)
        and (not person or comparable(person) in map(comparable, table.people))
    ]
    if as_json:
        print_json(found[:most])
        return
    for table in found[:most]:
        names = printable(", ".join(table.people)) or "no one"
        what = f"{table.game} {table.preset}".strip()
        typer.echo(f"{table.id}  {_time(table.last_ms)}  {table.status:7}  {what}, {table.seats} seats: {names}")
    if not found:
        typer.echo("There are no such tables.")
    elif len(found) > most:
        typer.echo(f"... and {len(found) - most} more: --most {len(found)} lists all")


def table(
    table_id: Annotated[
        str, typer.Argument(metavar="ID", parser=Text(), help="The id of the table, from its address.")
    ],
    *,
    db: Database = "",
    as_json: AsJson = False,
) -> None:
    """Show what has happened at a table, as a spectator could know it: no hidden cards, seeds or tokens.

    Example: mamlaka admin table FWRTVsAI0K0r
    """
    from mamlaka.server.tables.inspection import lines_of  # noqa: PLC0415  # as above

    lines = lines_of(db or default_database(), table_id)
    if as_json:
        print_json(lines)
        return
    for line in lines:
        typer.echo(f"{line.seq:4}  {_time(line.at_ms)}  {line.actor:7}  {printable(line.text)}")


def block(
    who: Annotated[
        str,
        typer.Argument(metavar="NAME|ADDRESS", parser=Text(), help="A name, an address, or a range of addresses."),
    ],
    *,
    db: Database = "",
    is_name: IsName = False,
) -> None:
    """Keep a name or addresses from playing. People who are at a table are disconnected within seconds.

    Someone with a blocked name can come back under another one. A range is written as 203.0.113.0/24. An IPv6 address
    stands for its network (/64). Behind a reverse proxy, the server has to know the addresses of the clients.

    Example: mamlaka admin block 203.0.113.7
    """
    from mamlaka.server.accounts.moderation import ModerationStore, blocked_entry  # noqa: PLC0415  # as above

    entry = blocked_entry(who, is_name=is_name)
    with ModerationStore.open(db or default_database()) as store:
        is_new = store.block(entry)
        wider = [one.value for one in store.overlapping(entry) if one.covers(entry) and one != entry]
    if is_new:
        typer.echo(f"Blocked: {entry.description}.")
    else:
        typer.echo(f"{printable(entry.value)} was blocked already{f', in {wider[0]}' if wider else ''}.")


def unblock(
    who: Annotated[str, typer.Argument(metavar="NAME|ADDRESS", parser=Text(), help="What was blocked.")],
    *,
    db: Database = "",
    is_name: IsName = False,
) -> None:
    """Let a blocked name or blocked addresses play again.

    Example: mamlaka admin unblock 203.0.113.7
    """
    from mamlaka.server.accounts.moderation import ModerationStore, blocked_entry  # noqa: PLC0415  # as above

    entry = blocked_entry(who, is_name=is_name)
    with ModerationStore.open(db or default_database()) as store:
        was_blocked = store.unblock(entry)
        others = store.overlapping(entry)
    wider = [one.value for one in others if one.covers(entry)]
    if wider and not was_blocked:
        raise InvalidSetup(f"{entry.value} is blocked in {wider[0]}: unblock that range")
    shown = printable(entry.value)
    typer.echo(f"No longer blocked: {shown}." if was_blocked else f"{shown} was not blocked.")
    if others:
        typer.echo(f"Still blocked: {', '.join(one.value for one in others)}.")


def blocked(*, db: Database = "") -> None:
    """List the blocked names and addresses.

    Example: mamlaka admin blocked
    """
    from mamlaka.server.accounts.moderation import ModerationStore  # noqa: PLC0415  # as above

    with ModerationStore.open(db or default_database()) as store:
        entries = store.read().blocked
    for entry in sorted(entries, key=lambda entry: entry.order):
        typer.echo(f"{entry.kind:7}  {printable(entry.value)}")
    if not entries:
        typer.echo("No one is blocked.")


def message(
    text: Annotated[
        str | None,
        typer.Argument(metavar="TEXT", parser=Text(), help="The text, at most 500 characters; '' removes the message."),
    ] = None,
    *,
    db: Database = "",
) -> None:
    """Set the message of the day, which the home page shows to everyone; without a text, print it.

    It is plain text: the page shows all characters as they are.

    Example: mamlaka admin message "New version on Sunday at 20:00."
    """
    from mamlaka.server.accounts.moderation import ModerationStore  # noqa: PLC0415  # as above

    with ModerationStore.open(db or default_database()) as store:
        if text is None:
            typer.echo(store.read().notice or "There is no message.")
            return
        store.set_notice(text)
    typer.echo("The page shows it within seconds." if text else "The message is removed.")


def program(
    name: Annotated[str, typer.Argument(metavar="NAME", parser=Text(), help="The name under which the program plays.")],
    *,
    db: Database = "",
    remove: Annotated[bool, typer.Option("--remove", help="Remove the account instead.")] = False,
) -> None:
    """Make an account for a program that plays, and print its token; for an existing one, a new token.

    Tables mark the program, and no one else can take its name. The token is the key to the account: keep it secret.

    Example: mamlaka admin program Deep-Trex
    """
    from mamlaka.server.accounts.moderation import ModerationStore  # noqa: PLC0415  # as above

    with ModerationStore.open(db or default_database()) as store:
        if remove:
            typer.echo("The account is removed." if store.remove_program(name) else f"There is no program {name!r}.")
        else:
            typer.echo(store.add_program(name))


def programs(*, db: Database = "") -> None:
    """List the accounts of programs.

    Example: mamlaka admin programs
    """
    from mamlaka.server.accounts.moderation import ModerationStore  # noqa: PLC0415  # as above

    with ModerationStore.open(db or default_database()) as store:
        names = sorted(store.read().programs.values())
    typer.echo("\n".join(names) or "There are no accounts of programs.")


def account(
    name: Annotated[str, typer.Argument(metavar="NAME", parser=Text(), help="The name of the account.")],
    *,
    db: Database = "",
    reset: Annotated[bool, typer.Option("--reset", help="Set a new password, print it, and end all sessions.")] = False,
    remove_passkeys: Annotated[
        bool, typer.Option("--remove-passkeys", help="With --reset: remove all passkeys, too.")
    ] = False,
    remove: Annotated[bool, typer.Option("--remove", help="Delete the account.")] = False,
) -> None:
    """Help a person who has forgotten their password or lost a device, or delete an account.

    Make sure that the person who asks is the owner. They can change the printed password on the page. A deleted account
    is called Guest in the records of its matches.

    Example: mamlaka admin account Ada --reset
    """
    import secrets  # noqa: PLC0415  # as above

    from mamlaka.server.accounts.moderation import ModerationStore  # noqa: PLC0415
    from mamlaka.server.accounts.passwords import hash_password  # noqa: PLC0415

    if reset == remove or (remove and remove_passkeys):
        raise InvalidSetup("choose what to do with the account: --reset, --reset --remove-passkeys or --remove")
    with ModerationStore.open(db or default_database()) as store:
        found = store.accounts.named(name)
        if found is None:
            raise InvalidSetup(f"there is no account {printable(name)!r}: `mamlaka admin accounts` lists all")
        if remove:
            store.accounts.remove(found.id)
            typer.echo("The account is deleted.")
            return
        password = secrets.token_urlsafe(12)
        store.accounts.set_password(found.id, hash_password(password), keep_passkeys=not remove_passkeys)
    typer.echo(password)


def accounts(*, db: Database = "") -> None:
    """List the names of the accounts of people, in the order of their registration.

    Example: mamlaka admin accounts
    """
    from mamlaka.server.accounts.moderation import ModerationStore  # noqa: PLC0415  # as above

    with ModerationStore.open(db or default_database()) as store:
        names = store.accounts.names()
    typer.echo("\n".join(map(printable, names)) or "There are no accounts of people.")


commands = typer.Typer(
    cls=CommandGroup,
    help="Administer a server while it runs: tables, reports, blocked people, accounts, the message of the day.",
    no_args_is_help=True,
    add_completion=False,
)
for command in (tables, table, reports, block, unblock, blocked, message, program, programs, account, accounts):
    commands.command(command.__name__)(command)


def _time(at_ms: int) -> str:
    return f"{datetime.fromtimestamp(at_ms / 1000, UTC):%Y-%m-%d %H:%M:%S}"
