"""The files of the documentation, which `make docs` builds, and which releases contain."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route
from starlette.staticfiles import StaticFiles

from mamlaka.server.http.page_files import PAGE, missing, policy_of

__all__ = ["DOCS", "docs_routes"]

PACKAGED = PAGE.parent / "docs"
DOCS = PACKAGED if PACKAGED.is_dir() else PAGE.parents[3] / "build" / "docs"
"""The built documentation, in an installed package or in a checkout."""


def docs_routes() -> tuple[Route, ...]:
    """Return the addresses of the documentation."""
    return (Route("/docs", _start), Route("/docs/{path:path}", _file))


async def _start(_: Request) -> Response:
    """Lead to the first page: its links are relative, so its address has to end in a slash."""
    return RedirectResponse("/docs/")


def _file(request: Request) -> Response:
    """Return a file of the documentation. A page of it may run its own scripts, and no others."""
    if not (DOCS / "index.html").is_file():
        return PlainTextResponse("The documentation is not built: run `make docs` in a checkout of Mamlaka.\n", 404)
    try:
        place, _ = StaticFiles(directory=DOCS).lookup_path(request.path_params["path"] or "index.html")
        file = Path(place) if Path(place).is_file() else None
    except (OSError, ValueError):  # the name is too long, or no name of a file
        file = None
    if file is None:
        return missing(request)
    if file.suffix != ".html":
        return FileResponse(file)
    content = file.read_text(encoding="utf-8")
    return HTMLResponse(content, headers={"content-security-policy": policy_of(content)})
