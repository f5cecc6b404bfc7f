"""Inspects pages with axe."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.map((violation) => ({
    rule: violation.id, help: violation.help, nodes: violation.nodes.slice(0, 3).map((node) => node.html.slice(0, 120)),
}))"""


class Inspector:
    """Inspects pages and collects their faults."""

    def __init__(self) -> None:
        self.found: list[Any] = []
        self._axe = AXE.read_text(encoding="utf-8")

    def look(self, page: Page, state: str) -> None:
        """Inspect the page in a state, in the dark and in the light."""
        page.evaluate(self._axe)
        for theme in ("dark", "light"):
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            page.wait_for_function("(theme) => document.documentElement.dataset.theme === theme", arg=theme)
            self.found += [{"state": f"{state}, {theme}", **violation} for violation in page.evaluate(RUN)]
