"""The search of Oneonta Whist, which is exact: `solitaire` solves deals, `match_table` knows the chances of a match."""

from mamlaka.games.oneonta.search.actions import action_values

__all__ = ["action_values"]
