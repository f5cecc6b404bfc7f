## Tournaments: the same cards at several tables

tournament-title = Toernooi
tournament-about = Meerdere tafels spelen dezelfde kaarten, en je uitslag wordt vergeleken met die van anderen met jouw hand. Bots nemen de vrije plaatsen in.
tournament-names = Spelers: één per regel, of partners als Amira & Bilal
tournament-tables = Tafels
tournament-boards = Spellen per ronde
tournament-open = Toernooi openen
tournament-round = Ronde { $round } van { $rounds }
tournament-play = Speel tafel { $table }, spel { $board }
tournament-not-begun = De organisator begint de eerste ronde.
tournament-over = Het toernooi is afgelopen.
tournament-playing = Spellen die nog bezig zijn: { $count }
tournament-start = Begin ronde { $round }
tournament-end = Toernooi beëindigen
tournament-place = Tafel { $table }, spel { $board }: { $names }
tournament-board = Spel { $board }
tournament-links = Links: geef elke speler de eigen link
