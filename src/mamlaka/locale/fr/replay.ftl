## Replays of finished matches

replay-title = Revoir la partie
replay-watch = Revoir la partie
replay-open-about = Choisissez un fichier de partie, ou déposez-le ici. Il reste sur cet appareil.
replay-broken = Cette page ne sait pas lire ce fichier : ce n’est pas un enregistrement de partie valable.
replay-loading = Chargement de la partie…
replay-retry = Réessayer
replay-controls = Commandes de lecture
replay-deal-back = Donne précédente
replay-trick-back = Pli précédent
replay-card-back = Carte précédente
replay-play = Lecture
replay-pause = Pause
replay-card-on = Carte suivante
replay-trick-on = Pli suivant
replay-deal-on = Donne suivante
replay-place = Donne { $deal }, { $event } sur { $count }
replay-deal-row = Donne { $deal } : { $contract }
replay-choose-deal = Donne
replay-choose-seat = Place
replay-choose-speed = Vitesse
replay-open-hands = Toutes les cartes visibles
replay-ledger = Points de cette donne
replay-unfinished = Cette donne n’a pas été terminée.
replay-more = Lien, fichier et vitesse
replay-copy-link = Copier un lien vers ce moment
replay-download = Télécharger l’enregistrement

review-start = Analyser les coups
review-about = Montre ce que chaque coup a coûté : d’après ce que l’on pouvait savoir, et toutes cartes connues. Les pertes petites ou incertaines ne comptent pas comme coûteuses.
review-progress = Donne { $deal } sur { $count }…
review-costly = Coups coûteux
review-row = Donne { $deal }, { $seat } : { $action }
review-move = { $seat } : { $action }. Mieux : { $best }
review-known = D’après ce que l’on pouvait savoir : { $less }
review-open = Toutes cartes connues : { $less }
review-ignored = Conseil non suivi : { $reason }
review-none = Aucune décision n’a coûté plus que l’erreur d’estimation.
again-move = Décider à nouveau d’ici
again-here = Continuer la partie d’ici
again-about = Vous jouez à la place de { $seat } contre des robots, avec les mêmes cartes à toutes les donnes. La partie ne compte pas.
again-origin = Cette partie a commencé au milieu d’une autre, avec les mêmes cartes. Elle ne compte pas.
again-back = Retour à la première partie
open-title = Valeur des cartes
open-show = Ce que vaut chaque carte
open-asking = Calcul en cours…
open-none = Pas de valeurs exactes ici.
open-about = { $seat } joue. Points de la donne, toutes cartes connues :
open-hide = Masquer
course-title = Cours de la partie
course-legend = Points après chaque donne. Cercles : donnes avec des coups coûteux.
course-costly = { $count ->
    [one] { $count } coup coûteux
    [many] { $count } coups coûteux
   *[other] { $count } coups coûteux
}
course-void = ne compte pas
course-lead = Donne { $deal } : désormais en tête : { $names }
course-no-lead = La tête n’a jamais changé.
course-show = Voir cette donne
review-known-total = Les coûteuses ensemble, d’après ce que l’on pouvait savoir : { $less }
review-net-total = Les coûteuses ensemble, avec la valeur pour les donnes suivantes : { $less }
review-by-player = Par joueur
review-by-contract = Par contrat
review-by-kind = Par type de décision
review-kind-play = Cartes
review-kind-other = Autres décisions
luck-title = La chance des cartes
luck-about = Ce que le robot de recherche, à toutes les places, aurait obtenu avec les mêmes cartes, et ce que les joueurs ont obtenu : l'un et l'autre en points au-dessus de la moyenne des joueurs.
luck-about-sides = Ce que le robot de recherche, à toutes les places, aurait obtenu avec les mêmes cartes, et ce que les équipes ont obtenu : l’un et l’autre en points au-dessus de la moyenne des équipes.
luck-side = { $side } : avec ces cartes { $expected }, en fait { $actual }
luck-expected = avec ces cartes
luck-actual = en fait
