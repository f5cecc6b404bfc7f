"""Games, bots and tactics by name: each is found through its entry point, ours like everybody's.

Code of other packages may fail in any way. `load_plugin` and `call` turn every failure into one sentence. They set no
deadline by themselves: a process that needs one replaces `HOST.run`, as `mamlaka.watch` does.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib.metadata import Distribution, EntryPoint, distributions
from traceback import walk_tb
from typing import Any, TypeAlias, TypeVar, cast

from mamlaka.errors import BrokenPlugin, InvalidSetup, MamlakaError, PluginFailed, did_you_mean

__all__ = [
    "HOST",
    "Crash",
    "Overtime",
    "Plugin",
    "Runner",
    "blaming",
    "call",
    "chosen_plugins",
    "forget_plugins",
    "in_words",
    "installed_plugins",
    "is_ours",
    "load_plugin",
    "origin_of",
    "plugin_names",
    "plugin_packages",
    "run_here",
    "shortened",
]

KINDS = ("game", "bot", "tactic")
OURS = "mamlaka"
"""Our distribution, and its top package."""
LONGEST_REASON = 200
MISUSE = (ArithmeticError, AssertionError, AttributeError, LookupError, NameError, TypeError, ValueError)
"""What our code raises when a plugin has returned a value of the wrong type."""

T = TypeVar("T")


class Overtime(SystemExit):
    """Raised inside code that takes too long, by the host that gave it a deadline."""


class Crash(Exception):
    """Code of another package raised an exception, or took too long; the text is the reason in words."""

    def __init__(self, reason: str, *, lasting: bool = False) -> None:
        super().__init__(reason)
        self.lasting = lasting
        """Whether it took too long, so that it would take too long again."""


Runner: TypeAlias = Callable[[Callable[[], object], float], object]
"""`run(work, seconds)` returns what the work returns, or raises `Crash`; the work was asked to take so many seconds."""


def run_here(work: Callable[[], object], seconds: float) -> object:
    """Run work in this thread, without a deadline.

    Raises:
        Crash: it raises an exception other than KeyboardInterrupt, which a person may have caused.
    """
    del seconds
    try:
        return work()
    except Overtime:
        raise
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise Crash(in_words(error)) from error


@dataclass
class Host:
    """How this process runs the code of other packages."""

    run: Runner = run_here


HOST = Host()


def call(work: Callable[[], T], seconds: float = 0.0, *, is_trusted: bool = False) -> T:
    """Run code of another package as the host of this process does.

    Args:
        work: what to run.
        seconds: how long the work was asked to take; 0: nothing was said.
        is_trusted: whether it is code of ours, which comes to its end however slow the machine is.

    Raises:
        Crash: it raised an exception, or took too long.
    """
    run = run_here if is_trusted else HOST.run
    return cast("T", run(work, seconds))


def in_words(error: BaseException) -> str:
    """Return an exception in one short line of text that every stream can take."""
    try:
        text = " ".join(str(error).split())
    except BaseException:  # noqa: BLE001  # an exception of another package may do anything when its text is asked for
        text = ""
    words = text if isinstance(error, MamlakaError) and text else f"{type(error).__name__}: {text}".removesuffix(": ")
    return shortened(words)


def shortened(words: str, length: int = LONGEST_REASON) -> str:
    """Return words of another package, cut off if they are long; what is no text becomes question marks."""
    words = words.encode(errors="replace").decode()
    return words if len(words) <= length else f"{words[:length]}..."


def is_ours(value: object) -> bool:
    """Return whether an object is a class of this package, or an instance of one."""
    kind = value if isinstance(value, type) else type(value)
    return kind.__module__.partition(".")[0] == OURS


@dataclass(frozen=True)
class Plugin:
    """A game, a bot or tactics that an installed package offers."""

    kind: str
    """`game`, `bot` or `tactic`."""
    name: str
    package: str
    """The distribution that offers it."""
    version: str
    point: EntryPoint

    @property
    def origin(self) -> str:
        """The distribution with its version."""
        return f"{self.package} {self.version}".strip()


@cache
def installed_plugins() -> tuple[Plugin, ...]:
    """Return everything that installed packages offer: ours first, then the others in the order of the path.

    Of several plugins of one kind and name only the first is used.
    """
    found: list[Plugin] = []
    seen: set[str] = set()
    for distribution in distributions():
        points = [*_points_of(distribution)]
        if not points:
            continue
        package, version = _named(distribution)
        normal = re.sub(r"[-_.]+", "-", package).lower()
        if normal not in seen:  # a second one of that name lies behind the first on the path
            seen.add(normal)
            found += (
                Plugin(point.group.removeprefix("mamlaka.")[:-1], point.name, package, version, point)
                for point in points
            )
    return tuple(sorted(found, key=lambda plugin: plugin.package != OURS))


def _points_of(distribution: Distribution) -> Iterable[EntryPoint]:
    """Return what a distribution offers; nothing where its metadata cannot be read, whatever it is about."""
    try:
        return [point for point in distribution.entry_points if point.group in {f"mamlaka.{kind}s" for kind in KINDS}]
    except Exception:  # noqa: BLE001  # the files of any package of this environment
        return ()


def _named(distribution: Distribution) -> tuple[str, str]:
    """Return the name and the version of a distribution, as far as its metadata can be read."""
    try:
        name, version = (next(iter(distribution.metadata.get_all(field, [])), "") for field in ("Name", "Version"))
    except Exception:  # noqa: BLE001  # as above
        name = version = ""
    return name or "a package without a name", version


@cache
def chosen_plugins(kind: str) -> dict[str, Plugin]:
    """Return the plugins of a kind that are used, by name, in the order of their names: the first of each name."""
    found: dict[str, Plugin] = {}
    for plugin in installed_plugins():
        if plugin.kind == kind:
            found.setdefault(plugin.name, plugin)
    return dict(sorted(found.items()))


def plugin_names(kind: str) -> tuple[str, ...]:
    """Return the names of everything of a kind (`game`, `bot`) that is installed, whether it can be used or not."""
    return tuple(chosen_plugins(kind))


@cache
def plugin_packages(kind: str) -> tuple[str, ...]:
    """Return the names of the top packages that everything of a kind comes from."""
    return tuple(sorted({_top(plugin) for plugin in chosen_plugins(kind).values()}))


def _top(plugin: Plugin) -> str:
    """Return the name of the top package of what an entry point names."""
    return plugin.point.value.partition(":")[0].partition(".")[0].strip()


def load_plugin(kind: str, name: str, defect: Callable[[Any], str] = lambda _: "") -> Any:
    """Return what the entry point of a name in the group `mamlaka.KINDs` names.

    Args:
        kind: `game`, `bot` or `tactic`.
        name: the name of the entry point.
        defect: returns why something loaded cannot be used, as a sentence about "it"; empty: it can be.

    Raises:
        InvalidSetup: nothing of that kind has that name.
        BrokenPlugin: it cannot be imported, or it has a defect.
    """
    plugin = chosen_plugins(kind).get(name)
    if plugin is None:
        names = plugin_names(kind)
        raise InvalidSetup(f"unknown {kind} {name!r}: installed are {', '.join(names)}{did_you_mean(name, names)}")
    value, fault = _loaded(plugin)
    if not fault:
        try:
            # A class of another package may fail, or never end, wherever it is touched.
            fault = call(lambda: defect(value), is_trusted=plugin.package == OURS)
        except Crash as crash:
            fault = f"it {crash}" if crash.lasting else f"it raises {crash}"
    if fault:
        raise BrokenPlugin(f"{kind} {name!r} of {plugin.origin} cannot be used: {shortened(fault, 2 * LONGEST_REASON)}")
    if plugin.package != OURS:
        _IN_USE.add(plugin)
    return value


_IN_USE: set[Plugin] = set()
"""The plugins of other packages that this process has loaded."""


@cache
def _loaded(plugin: Plugin) -> tuple[object, str]:
    """Return what a plugin is, or why it cannot be loaded; it is tried only once."""
    if not plugin.point.pattern.match(plugin.point.value):
        return None, f"its entry point {plugin.point.value!r} names nothing"
    try:
        return (plugin.point.load() if plugin.package == OURS else call(plugin.point.load)), ""
    except Crash as crash:
        return None, f"its import {crash}" if crash.lasting else f"its import raises {crash}"


def origin_of(kind: str, name: str, value: object) -> str:
    """Return where a class comes from: its package with the version if it is installed, or else its file."""
    plugin = chosen_plugins(kind).get(name)
    if plugin is not None and _loaded(plugin)[0] is value:
        return plugin.origin
    module = str(getattr(value, "__module__", ""))
    return getattr(sys.modules.get(module), "__file__", None) or f"module {module}"


@contextmanager
def blaming() -> Iterator[None]:
    """Say in one sentence which package an error comes from, where it is no defect of ours.

    A game that returns a value of the wrong type makes our code fail, outside its own. The sentence then names the
    packages whose plugins are in use.

    Raises:
        PluginFailed: an exception has gone through code of a plugin of another package, or it is a `MISUSE` while such
            plugins are in use.
    """
    try:
        yield
    except (MamlakaError, KeyboardInterrupt, GeneratorExit):
        raise
    except BaseException as error:
        culprit = _culprit_of(error)
        if not culprit and isinstance(error, MISUSE):
            culprit = ", ".join(sorted({plugin.origin for plugin in _IN_USE}))
        if not culprit:
            raise
        raise PluginFailed(f"{culprit} failed: {in_words(error)}") from error


def _culprit_of(error: BaseException) -> str:
    """Return the package of the plugin whose code an exception went through last; empty: it went through none."""
    origins = {_top(plugin): plugin.origin for plugin in installed_plugins() if plugin.package != OURS}
    packages = [frame.f_globals.get("__name__", "").partition(".")[0] for frame, _ in walk_tb(error.__traceback__)]
    return next((origins[package] for package in reversed(packages) if package in origins), "")


def forget_plugins() -> None:
    """Look for everything anew when it is asked for the next time."""
    for found in (installed_plugins, chosen_plugins, plugin_packages, _loaded):
        found.cache_clear()
    _IN_USE.clear()
