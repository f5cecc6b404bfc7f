"""The bot that searches: it plays what is worth most over deals that agree with what it sees.

Each module says what the actions of one kind of decision are worth; `bot` asks the one that fits.
"""

from mamlaka.bots.search.bot import SearchBot

__all__ = ["SearchBot"]
