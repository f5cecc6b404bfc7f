## Tournaments: the same cards at several tables

tournament-title = Tournament
tournament-about = Several tables play the same cards, and your result is compared with those of others who held your hand. Bots fill free seats.
tournament-names = Players: one in each line, or partners as Amira & Bilal
tournament-tables = Tables
tournament-boards = Boards in a round
tournament-open = Open the tournament
tournament-round = Round { $round } of { $rounds }
tournament-play = Play table { $table }, board { $board }
tournament-not-begun = The organizer starts the first round.
tournament-over = The tournament is over.
tournament-playing = Boards still being played: { $count }
tournament-start = Start round { $round }
tournament-end = End the tournament
tournament-place = Table { $table }, board { $board }: { $names }
tournament-board = Board { $board }
tournament-links = Links: give each player their own
