"""An extension of Griffe for the reference: the examples in docstrings, which are doctests, become code blocks."""

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*?(?=\n\s*\n|\Z)", re.MULTILINE | re.DOTALL)
"""An example, up to the next empty line."""


class DocstringExamples(griffe.Extension):
    """Puts each example of a docstring between fences, because Markdown would read `>>>` as a quotation."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Change the docstring of an object."""
        if obj.docstring:
            obj.docstring.value = EXAMPLE.sub("```pycon\n\\g<0>\n```", obj.docstring.value)
