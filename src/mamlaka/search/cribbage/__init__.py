"""The search of Cribbage: the play of a deal to its end."""
