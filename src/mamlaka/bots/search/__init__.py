"""The `search` bot: it estimates the value of each action over worlds (determinizations) and plays the best.

Each module estimates the actions of one game or kind of decision; `bot` calls the one that fits.
"""

from mamlaka.bots.search.bot import SearchBot

__all__ = ["SearchBot"]
