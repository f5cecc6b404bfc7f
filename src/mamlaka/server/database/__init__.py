"""What is stored: the logs of the tables in transactions of many, the state folded from them, and the database."""
