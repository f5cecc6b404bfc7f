### French. The words of the table, one for each thing:
###
### trick pli, to take a trick prendre un pli (faire n plis in bids), last trick dernier pli, lead entamer (the lead of a deal
### l'entame), led suit couleur demandée, follow suit fournir, void in ne plus avoir de (chicane in word lists), ruff couper,
### trumps atout, to have the lead avoir la main, get off lead rendre la main, winner carte maîtresse, bare sec, guarded gardé,
### discard when void se défausser, lay cards away écarter (the pile: écart), stock pioche, draw piocher, turn-up retourne,
### dummy mort, face up face visible, face down face cachée, high and low cards grosses et petites cartes, penalty pénalité,
### penalty card carte pénalisante.
###
### match partie, game jeu, deal donne (never manche), deal cards distribuer, dealer donneur, hand main, suit couleur, rank
### valeur, contract contrat, bid annonce, double doubler (never contrer), kingdom royaume, king roi, appeal redonne, score
### sheet feuille de score, score keeper compteur de points, side équipe, partner partenaire, opponent adversaire, seat place,
### bot robot, move coup, hint conseil, rule of thumb principe, preset variante. Toepen: knock frapper, stay in suivre, fold se
### coucher, stake mise, tray pot, chip jeton, challenge contester, whistle siffler, stand up se lever.
###
### Register: vous. Sentences speak to the reader in the imperative; buttons are infinitives (Jouer, Partager le lien); calls are
### what a player says, in the first person (je passe). Nobody's gender is known: no participle and no adjective agrees with a
### person; "joueur", "roi", "donneur" and "adversaire" are words for a role. The text before a name is never "de" or "que",
### which would need an apostrophe before Omar. A card may be a king or a queen: what is said of it belongs to "carte".
###
### Typography: a narrow no-break space (U+202F) before : ; ! ? % and within « », the apostrophe ’, no space before the
### ellipsis. Sentences end with a full stop; labels, buttons and calls do not.
###
### A comment "Unsure" stands above each message that a second native speaker should look at.

## Hints, and reports of bad moves

hint-do = Conseil : { $action }
hint-nothing = Conseil : ne dites rien et laissez jouer.
hint-wait = Ne rien dire
hint-cards = { $action } { $cards }
hint-forced = Vous n’avez pas d’autre choix.
hint-points = { $size ->
    [1] { $value } point au-dessus de la moyenne des joueurs
   *[other] { $value } points au-dessus de la moyenne des joueurs
}
hint-points-below = { $size ->
    [1] { $value } point au-dessous de la moyenne des joueurs
   *[other] { $value } points au-dessous de la moyenne des joueurs
}
hint-points-sides = { $size ->
    [1] { $value } point au-dessus de la moyenne des équipes
   *[other] { $value } points au-dessus de la moyenne des équipes
}
hint-points-sides-below = { $size ->
    [1] { $value } point au-dessous de la moyenne des équipes
   *[other] { $value } points au-dessous de la moyenne des équipes
}
hint-lead = { $size ->
    [1] { $value } point d’avance dans cette donne
   *[other] { $value } points d’avance dans cette donne
}
hint-lead-below = { $size ->
    [1] { $value } point de retard dans cette donne
   *[other] { $value } points de retard dans cette donne
}
hint-net = { $value } points au-dessus de la moyenne des joueurs, moins ce que vaudrait le contrat gardé pour plus tard
hint-net-below = { $value } points au-dessous de la moyenne des joueurs, moins ce que vaudrait le contrat gardé pour plus tard
hint-net-sides = { $value } points au-dessus de la moyenne des équipes, moins ce que vaudrait le contrat gardé pour plus tard
hint-net-sides-below = { $value } points au-dessous de la moyenne des équipes, moins ce que vaudrait le contrat gardé pour plus tard
hint-chance = { $value } % de chances de gagner
hint-points-less = { $size ->
    [1] { $value } point de moins
   *[other] { $value } points de moins
}
hint-chance-less = { $value } points de pourcentage de moins
hint-close = presque aussi bon, { $less }
hint-equal = aucune différence trouvée
hint-objection = Un principe s’y oppose : { $reason }
hint-no-reason = Aucun principe ne justifie ce coup ; c’est le calcul qui décide.
hint-rules-action = D’après les seuls principes : { $action }. C’est le calcul qui décide.
hint-rules-action-close = D’après les seuls principes : { $action }. La différence est faible.
hint-no-values = Pas de calcul pour cette décision ; ce sont les principes qui décident.
hint-estimated = Ces valeurs sont estimées : la donne a été jouée de nombreuses fois jusqu’au bout, en distribuant chaque fois les cartes cachées au hasard.
hint-target = La partie se termine à { $points } points. Ces valeurs comptent les points de cette donne, et non qui gagne la partie.
hint-any = Les principes ne favorisent aucun coup ici.
reported-in = La dernière décision du robot est enregistrée avec la partie dans { $path }
