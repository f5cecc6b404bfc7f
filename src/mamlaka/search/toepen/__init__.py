"""Toepen: deals for a stake, played out with knocks and folds, and the probability of taking the last trick."""
