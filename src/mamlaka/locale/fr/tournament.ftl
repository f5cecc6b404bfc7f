## Tournaments: the same cards at several tables

tournament-title = Tournoi
tournament-about = Plusieurs tables jouent les mêmes cartes, et votre résultat est comparé à ceux qui avaient votre main. Des robots prennent les places libres.
tournament-names = Joueurs : un par ligne, ou des partenaires : Amira & Bilal
tournament-tables = Tables
tournament-boards = Donnes par ronde
tournament-open = Ouvrir le tournoi
tournament-round = Ronde { $round } sur { $rounds }
tournament-play = Jouer la table { $table }, donne { $board }
tournament-not-begun = L’organisateur lance la première ronde.
tournament-over = Le tournoi est terminé.
tournament-playing = Donnes en cours : { $count }
tournament-start = Lancer la ronde { $round }
tournament-end = Terminer le tournoi
tournament-place = Table { $table }, donne { $board } : { $names }
tournament-board = Donne { $board }
tournament-links = Liens : à chaque joueur le sien
