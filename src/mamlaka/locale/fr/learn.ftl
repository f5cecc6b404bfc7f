## How to play

learn-these = Que signifient-ils ?
learn-step = { $number } sur { $most }
learn-next = Suivant
learn-back = Retour
learn-page-game = Le jeu
learn-page-contracts = Les contrats
learn-page-points = Les points
learn-page-words = Les mots du jeu
learn-tricks = Un joueur entame : il joue la première carte. Puis chaque autre joueur en joue une à son tour, et le tout forme un pli. Il faut fournir la couleur demandée, c’est-à-dire celle de la première carte. Si vous n’en avez pas, jouez la carte que vous voulez.
learn-tricks-highest = La plus forte carte de la couleur demandée prend le pli, et le joueur qui l’a posée entame le suivant. L’as est la carte la plus forte, le deux la plus faible.
learn-suits = { $faces ->
    [italian] Les cartes sont italiennes : les couleurs sont glaive, coupe, denier et bâton, et les figures valet, cavalier et roi.
   *[french] Les cartes sont françaises : les couleurs sont pique, cœur, carreau et trèfle, et les figures valet, dame et roi.
}
learn-points = Points
learn-points-cards = { $count ->
    [one] Cette carte
    [many] Chacune de ces cartes
   *[other] Chacune de ces cartes
}
learn-points-suit = Chaque { $suit }
learn-points-ranks = Chacune de ces cartes, dans chaque couleur
learn-points-tricks = Chaque pli
learn-points-trick = Pli { $number }
learn-points-trick-from-end = Pli { $number } en partant de la fin
learn-points-last-trick = Le dernier pli
learn-points-last-card = Le dernier pli, pris avec une de ces cartes
learn-points-place = { $number ->
    [1] Finir en premier
    [2] En deuxième
    [3] En troisième
   *[other] Place { $number }
}
learn-points-last-place = En dernier
learn-total = Toute la donne
learn-mark-wins = prend le pli
learn-mark-scores = compte
learn-mark-fits = jouable
learn-trick-points = Points de ce pli
learn-played = { $seat } : { $card }
learn-of-cards = { $what } : { $cards }
learn-layout = Sur la table
learn-cards = Cartes
learn-word-discard = Se défausser
learn-word-discard-is = Jouer une carte d’une autre couleur, faute d’avoir celle qui est demandée. Une carte défaussée ne prend jamais le pli.
