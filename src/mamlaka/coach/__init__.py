"""What can be known before it happens: exact odds, and the best play of a solitaire."""
