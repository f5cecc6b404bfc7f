"""The tactics of each game: rows of advice for the `rules` bot."""
