## Tournaments: the same cards at several tables

tournament-title = Turnier
tournament-about = Mehrere Tische spielen dieselben Karten, und dein Ergebnis wird mit denen verglichen, die dein Blatt hatten. Freie Plätze bekommen Bots.
tournament-names = Spieler: in jeder Zeile einer, oder Partner als Amira & Bilal
tournament-tables = Tische
tournament-boards = Boards in einer Runde
tournament-open = Turnier eröffnen
tournament-round = Runde { $round } von { $rounds }
tournament-play = Tisch { $table }, Board { $board } spielen
tournament-not-begun = Die Turnierleitung beginnt die erste Runde.
tournament-over = Das Turnier ist zu Ende.
tournament-playing = Noch gespielte Boards: { $count }
tournament-start = Runde { $round } beginnen
tournament-end = Turnier beenden
tournament-place = Tisch { $table }, Board { $board }: { $names }
tournament-board = Board { $board }
tournament-links = Links: jeder Person ihren eigenen geben
