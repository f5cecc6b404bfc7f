"""One module for each version: its `upgrade` makes it from the version before."""
