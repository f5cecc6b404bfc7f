"""What can be known before it happens: hints, exact odds, and what every bid and card of a deal is worth."""
