"""Cut the Arabic fonts of the page down to the letters that it needs, from their package in web/node_modules.

The fonts keep all their ways to join letters. The package has 44 KB for each weight, the result 18 KB.

Usage: python tools/make_fonts.py  (needs the packages `fonttools` and `brotli`)
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parents[1] / "web"
PACKAGE = WEB / "node_modules" / "@fontsource" / "ibm-plex-sans-arabic" / "files"
TARGET = WEB / "src" / "fonts"
SPACE = "U+0020"


def main() -> None:
    """Write the fonts with the letters of `unicode-range` in app.css."""
    ranges = re.findall(r"unicode-range:([^;]+);", (WEB / "src" / "app.css").read_text(encoding="utf-8"))
    letters = ",".join([SPACE, *ranges[0].split()]).replace(",,", ",")
    for weight in (400, 700):
        name = f"ibm-plex-sans-arabic-arabic-{weight}-normal.woff2"
        words = [str(PACKAGE / name), f"--unicodes={letters}", "--layout-features=*", "--flavor=woff2"]
        output = f"--output-file={TARGET / f'arabic-{weight}.woff2'}"
        subprocess.run([sys.executable, "-m", "fontTools.subset", *words, output], check=True)


if __name__ == "__main__":
    main()
