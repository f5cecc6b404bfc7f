## Tournaments: the same cards at several tables

tournament-title = Torneo
tournament-about = Più tavoli giocano le stesse carte, e il tuo risultato si confronta con quelli di chi aveva la tua mano. I bot occupano i posti liberi.
tournament-names = Giocatori: uno per riga, o compagni come Amira & Bilal
tournament-tables = Tavoli
tournament-boards = Smazzate per turno
tournament-open = Apri il torneo
tournament-round = Turno { $round } di { $rounds }
tournament-play = Gioca il tavolo { $table }, smazzata { $board }
tournament-not-begun = L’organizzatore avvia il primo turno.
tournament-over = Il torneo è finito.
tournament-playing = Smazzate ancora in gioco: { $count }
tournament-start = Avvia il turno { $round }
tournament-end = Chiudi il torneo
tournament-place = Tavolo { $table }, smazzata { $board }: { $names }
tournament-board = Smazzata { $board }
tournament-links = Link: a ogni giocatore il suo
