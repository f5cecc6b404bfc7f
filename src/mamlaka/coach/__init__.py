"""Advice and analysis: hints, reports of bad moves, and exact odds."""
