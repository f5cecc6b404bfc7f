"""The table in a terminal: views drawn as text, and the loop in which a person plays."""
