"""`python -m mamlaka` is the command line."""

from mamlaka.cli import main

main()
