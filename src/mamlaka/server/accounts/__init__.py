"""People: their names, their accounts with what belongs to them, and whom the operator has blocked."""
