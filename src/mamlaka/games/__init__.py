"""The games: one file or one small folder each. `registry` finds them by name, also those of other packages."""
