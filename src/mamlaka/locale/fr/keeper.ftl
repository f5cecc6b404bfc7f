## Score keeper: a new sheet

keeper-title = Compteur de points
keeper-about = Vous jouez avec de vraies cartes : indiquez qui a pris quoi, et la feuille additionne les points.
keeper-sheets = Vos feuilles
keeper-older = Anciennes feuilles
keeper-new = Nouvelle feuille
keeper-names = Joueurs, dans l’ordre du jeu
keeper-player = Joueur { $number }
keeper-partners = Partenaires : { $names }
keeper-options = Plus d’options
keeper-start = Commencer la feuille
keeper-forget = Supprimer la feuille : { $names }
keeper-forget-sure = Supprimer
keeper-missing = Cette feuille n’est pas sur cet appareil.
keeper-unsaved = Ce navigateur ne garde aucune donnée : la feuille sera perdue quand vous fermerez la page. Imprimez-la avant.

## Score keeper: the sheet

keeper-section = Tour { $number }
keeper-owner = Joueur du tour : { $name }
keeper-first-owner = À qui le premier tour ?
keeper-change = Changer
keeper-who-owns = Changer de joueur
keeper-what = Qu’a-t-on joué ?
keeper-together = Saisir { $count ->
    [one] ce contrat
    [many] ces { $count } de contrats
   *[other] ces { $count } contrats
}
keeper-used = (joué : corriger la saisie)
keeper-undo = Annuler
keeper-redo = Rétablir
keeper-print = Imprimer
keeper-again = Nouvelle feuille, mêmes joueurs
keeper-partners-total = { $names } : { $points }
keeper-over = La partie est terminée
keeper-rank = { $rank }. { $names }
keeper-saved = Saisi : { $contract }, somme { $sum }
keeper-complete = Complet, somme { $sum }. Ensuite : { $name }
keeper-undone = Saisie annulée
keeper-redone = Saisie rétablie

## Score keeper: a deal

keeper-step = { $step } sur { $steps }
keeper-takers = Qui a pris chaque carte ?
keeper-taker = Qui a pris cette carte : { $card } ?
keeper-twice-card = { $card }, carte doublée
keeper-who-twice = Qui a doublé cette carte : { $card } ?
keeper-counts = Sur { $units }, combien chacun en a-t-il pris ?
keeper-count = Combien pour { $name } ?
keeper-places = Qui a fini en premier, en deuxième, en troisième ?
keeper-place = Place { $place }
keeper-points = Points de cette donne
keeper-back = Retour
keeper-next = Suivant
keeper-save = Enregistrer
keeper-fault-taker = Indiquez qui a pris cette carte : { $card }.
keeper-fault-twice = Indiquez qui a doublé cette carte, ou retirez le ×2 : { $card }.
keeper-fault-short = { $entered } sur { $units } : il en manque { $count }. La somme des points doit être de { $total }.
keeper-fault-over = { $entered }, alors qu’il n’y en a que { $units } : { $count } de trop. La somme des points doit être de { $total }.
keeper-fault-place = Touchez le nom du joueur à la place { $place }.
