"""Addresses of clients in one form, and ranges of them: what the operator blocks, and the proxies that are trusted."""

from __future__ import annotations

import os
import re
from collections import defaultdict
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias

from mamlaka.errors import InvalidSetup

__all__ = ["Ranges", "TrustedProxies", "parse_address", "parse_range", "range_text", "same_range"]

Address: TypeAlias = IPv4Address | IPv6Address
Range: TypeAlias = IPv4Network | IPv6Network

SUBSCRIBER_PREFIX = 64
"""One network of IPv6 has at least this prefix, and every device there may use many addresses."""
MAPPED_PREFIX = 96
"""The prefix of `::ffff:0:0`, where a socket for both families shows the addresses of IPv4."""
VARIABLE = "FORWARDED_ALLOW_IPS"
"""The environment variable with the addresses of the proxies."""
HOST = re.compile(
    r"""\[(?P<bracketed>[0-9a-fA-F:.]+)(?:%[^\]\s]*)?\](?::[0-9]{1,5})?
    | (?P<version_4>[0-9.]+)(?::[0-9]{1,5})?
    | (?P<version_6>[0-9a-fA-F:.]+)(?:%\S*)?""",
    re.VERBOSE,
)
"""An address as sockets and proxies write it: in brackets, with a port, with the zone of a link."""


def parse_address(text: str) -> Address | None:
    """Return an address in its only form: without port and zone, IPv4 as such; None: it is no address.

    >>> print(
    ...     parse_address("::ffff:203.0.113.7"), parse_address("203.0.113.7:4711"), parse_address("[fe80::1%eth0]:80")
    ... )
    203.0.113.7 203.0.113.7 fe80::1
    """
    found = HOST.fullmatch(text.strip())
    if found is None:
        return None
    try:
        address = ip_address(next(filter(None, found.groups())))
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def parse_range(text: str) -> Range | None:
    """Return the addresses that a text means; None: it means none. An address of IPv6 stands for its network (/64).

    >>> print(parse_range("10.1.2.3/8"), parse_range("::ffff:10.0.0.0/104"), parse_range("2001:db8::1"))
    10.0.0.0/8 10.0.0.0/8 2001:db8::/64
    """
    host, slash, size = (part.strip() for part in text.partition("/"))
    address = parse_address(host)
    if address is None:
        return None
    if not slash:
        return same_range(address)
    if address.version == 4 and ":" in host and size.isdecimal():  # noqa: PLR2004
        size = str(int(size) - MAPPED_PREFIX)
    try:
        return ip_network(f"{address}/{size}", strict=False)
    except ValueError:
        return None


def same_range(address: Address) -> Range:
    """Return the addresses that one client may have: one of IPv4, or a network of IPv6."""
    return ip_network((address, 32 if address.version == 4 else SUBSCRIBER_PREFIX), strict=False)  # noqa: PLR2004


def range_text(found: Range) -> str:
    """Return a range as people write it; one address is no range.

    >>> range_text(ip_network("203.0.113.7/32")), range_text(ip_network("203.0.113.0/24"))
    ('203.0.113.7', '203.0.113.0/24')
    """
    return str(found.network_address) if found.version == 4 and found.num_addresses == 1 else str(found)  # noqa: PLR2004


class Ranges:
    """Many ranges, in which an address is found as fast as in few: the time depends on their sizes alone."""

    def __init__(self, ranges: Iterable[Range]) -> None:
        """Sort the ranges by size."""
        self._by_size: defaultdict[tuple[int, int], set[int]] = defaultdict(set)
        for one in ranges:
            kept = one.max_prefixlen - one.prefixlen
            self._by_size[one.version, kept].add(int(one.network_address) >> kept)

    def __contains__(self, text: str) -> bool:
        """Return whether an address lies in one of the ranges; a text that is no address does not."""
        address = parse_address(text) if self._by_size else None
        return address is not None and any(
            version == address.version and int(address) >> kept in starts
            for (version, kept), starts in self._by_size.items()
        )


class TrustedProxies:
    """The proxies whose word counts for the address and the scheme of a client.

    This machine is trusted unless the operator names others. A Unix socket always is: the file says who may open it.
    """

    def __init__(self, named: str | None = None) -> None:
        """Read a list.

        Args:
            named: addresses and ranges, with commas between them; `*`: all; None: this machine.

        Raises:
            InvalidSetup: a part is neither an address nor a range.
        """
        words = [word.strip() for word in (named or "").split(",") if word.strip()]
        self.trusts_all = "*" in words
        self._named = Ranges(map(_proxy, (word for word in words if word != "*")))
        self._trusted = self._named if named is not None else Ranges(map(_proxy, ("127.0.0.1", "::1")))

    @classmethod
    def from_environment(cls) -> TrustedProxies:
        """Read the list of the operator.

        Raises:
            InvalidSetup: as above.
        """
        return cls(os.environ.get(VARIABLE))

    def are_named(self, address: str) -> bool:
        """Return whether the operator has said that a proxy has an address."""
        return self.trusts_all or address in self._named

    def trust(self, address: str) -> bool:
        """Return whether a client is a trusted proxy; an empty address is that of a Unix socket."""
        return self.trusts_all or not address or address in self._trusted

    def client_of(self, peer: str, forwarded: str) -> str:
        """Return the address of the client for whom a proxy asks.

        It is the last one in the list that is no proxy itself, because clients can write what comes before it.

        Args:
            peer: the address of the proxy.
            forwarded: its header `X-Forwarded-For`.
        """
        client = peer
        for text in reversed(forwarded.split(",")):
            address = parse_address(text)
            if address is None or not self.trust(client):
                break
            client = str(address)
            if self.trusts_all:  # else the client itself would count as a proxy, and could name another one
                break
        return client


def _proxy(text: str) -> Range:
    address = parse_address(text)
    found = parse_range(text) if address is None else ip_network(address)
    if found is None:
        raise InvalidSetup(
            f"{VARIABLE} takes addresses and ranges with commas between them, such as 10.0.0.2,10.1.0.0/16, "
            f"not {text!r}"
        )
    return found
