"""Draw the icons of the page in sizes that systems ask for, from web/public/icon.svg; needs Chromium.

Usage: python tools/make_icons.py
"""

from __future__ import annotations

import re
import shutil
import struct
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).resolve().parents[1] / "web" / "public"
SAFE = 0.8
"""The part of a maskable icon that every system shows."""


def main() -> None:
    """Write the icons."""
    chromium = shutil.which("chromium") or sys.exit("There is no Chromium: install the package `chromium`.")
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    full = _full(svg)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        for size in (192, 512):
            (PUBLIC / f"icon-{size}.png").write_bytes(_picture(page, svg, size))
            (PUBLIC / f"icon-maskable-{size}.png").write_bytes(_picture(page, full, size))
        (PUBLIC / "apple-touch-icon.png").write_bytes(_picture(page, full, 180))
        (PUBLIC / "favicon.ico").write_bytes(_ico(_picture(page, svg, 32), 32))
        browser.close()


def _full(svg: str) -> str:
    """Return the drawing on a background without corners, inside the part that every system shows."""
    margin = (1 - SAFE) / 2 * 64
    square = re.sub(r' rx="\d+"', "", svg)
    return square.replace("<path ", f'<path transform="translate({margin} {margin}) scale({SAFE})" ')


def _picture(page: Page, svg: str, size: int) -> bytes:
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px; height: {size}px }}</style>{svg}"
    )
    return page.screenshot(omit_background=True)


def _ico(png: bytes, size: int) -> bytes:
    """Return an icon file with one picture."""
    header = struct.pack("<HHH", 0, 1, 1)
    entry = struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(png), len(header) + 16)
    return header + entry + png


if __name__ == "__main__":
    main()
