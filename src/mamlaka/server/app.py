"""The application: all addresses of the server, and what lives as long as it does."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import anyio
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route

from mamlaka.server.accounts.accounts import Accounts
from mamlaka.server.accounts.known_browsers import KnownBrowsers
from mamlaka.server.accounts.match_history import MatchHistory
from mamlaka.server.accounts.passkeys import Passkeys
from mamlaka.server.accounts.passwords import Passwords
from mamlaka.server.addresses import TrustedProxies
from mamlaka.server.cluster.membership import Membership
from mamlaka.server.database.store import Store
from mamlaka.server.http import page_files
from mamlaka.server.http.account_routes import ACCOUNT_ROUTES
from mamlaka.server.http.answers import ERROR_HANDLERS, no_such_address
from mamlaka.server.http.connections import ConnectionCaps
from mamlaka.server.http.daily_routes import DAILY_ROUTES
from mamlaka.server.http.docs_files import docs_routes
from mamlaka.server.http.forwarding import Forwarding
from mamlaka.server.http.game_routes import GAME_ROUTES
from mamlaka.server.http.health import HEALTH_ROUTES, Readiness
from mamlaka.server.http.middleware import Headers, RequestGuard
from mamlaka.server.http.openapi import OPENAPI_ROUTE
from mamlaka.server.http.rates import Rates
from mamlaka.server.http.table_routes import TABLE_ROUTES
from mamlaka.server.http.tournament_routes import TOURNAMENT_ROUTES
from mamlaka.server.limits import Limits
from mamlaka.server.tables.table_registry import TableRegistry
from mamlaka.server.tables.tournaments import resume_bots
from mamlaka.server.timing import Timing

__all__ = ["create_app"]


def create_app(
    store: Store,
    timing: Timing | None = None,
    entropy: Callable[[int], bytes] = secrets.token_bytes,
    limits: Limits | None = None,
    membership: Membership | None = None,
) -> Starlette:
    """Return the application.

    Plugins run under the deadline that the process sets (see `mamlaka.plugin_deadline`).

    Args:
        store: the log of the tables; closed with the application.
        timing: delays and timeouts; None: the defaults.
        entropy: returns the given number of random bytes. Anyone who knows these bytes knows the cards.
        limits: what clients may take; None: the defaults.
        membership: the nodes that share the database; None: this server serves each table that it is asked for.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            async with anyio.create_task_group() as tasks:
                app.state.registry = TableRegistry(store, timing or Timing(), tasks, entropy)
                if membership is not None:
                    await membership.start(app.state.registry, tasks)
                tasks.start_soon(resume_bots, app.state.registry)
                yield
                tasks.cancel_scope.cancel()
        finally:
            store.close()

    routes = [
        *HEALTH_ROUTES,
        OPENAPI_ROUTE,
        *GAME_ROUTES,
        *TABLE_ROUTES,
        *DAILY_ROUTES,
        *TOURNAMENT_ROUTES,
        *ACCOUNT_ROUTES,
        Route("/api/{path:path}", no_such_address, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        *docs_routes(),
        *page_files.page_routes(),
    ]
    middleware = [Middleware(Headers), Middleware(RequestGuard), Middleware(GZipMiddleware, minimum_size=1000)]
    if membership is not None:
        from mamlaka.server.cluster.relay import Relay  # noqa: PLC0415
        from mamlaka.server.cluster.relayed_requests import RelayedRequests  # noqa: PLC0415  # needs a package that an extra installs

        middleware = [Middleware(RelayedRequests, membership), *middleware, Middleware(Relay, membership)]
    middleware.insert(0, Middleware(Forwarding))  # whatever comes later knows the client
    app = Starlette(routes=routes, middleware=middleware, exception_handlers=ERROR_HANDLERS, lifespan=lifespan)
    app.state.limits = limits or Limits()
    app.state.caps = ConnectionCaps(app.state.limits, TrustedProxies.from_environment())
    app.state.caps.node_port = membership.port if membership is not None else None
    app.state.accounts = Accounts(store.engine)
    app.state.match_history = MatchHistory(store.engine)
    app.state.known_browsers = KnownBrowsers(store.engine)
    app.state.passwords = Passwords()
    app.state.passkeys = Passkeys(store.engine)
    app.state.rates = Rates(app.state.limits.rate)
    app.state.readiness = Readiness(store)
    app.state.spectators = Counter[str]()
    return app
