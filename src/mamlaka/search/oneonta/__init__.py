"""Oneonta Whist: the exact solver of a deal, and the table of a whole match."""
