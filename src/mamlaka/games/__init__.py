"""The built-in games, one package each. `registry` finds all installed games by name."""
