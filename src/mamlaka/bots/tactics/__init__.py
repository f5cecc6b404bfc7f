"""The tactics of each game: rules of thumb for the `rules` bot."""
