"""The command line as `python -m mamlaka`."""

from mamlaka.cli import main

main()
