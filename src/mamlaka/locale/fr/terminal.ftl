## Questions and help

ask-free = Ce n’est pas à vous de jouer. Vous pouvez dire : { $names }. Appuyez sur Entrée pour laisser jouer.
ask-answers = { $question } ({ $names })
ask-resume = Vous avez une partie inachevée ({ $name }). La reprendre ? [O/n]
ask-keys = [{ $hint } conseil, { $help }]
press-enter = Appuyez sur Entrée pour continuer.
answer-unclear = « { $answer } » n’est pas une réponse possible. Tapez une carte, par exemple { $cards }, ou une réponse de la liste.
help =
    Tapez une carte pour la jouer ({ $cards }), ou un contrat ou une réponse de la liste.
    s : feuille de score   l : dernier pli   d : dernière donne, en mots   h : main et table
    r : règles de cette table   ? : un conseil   help : ces touches   q : enregistrer et quitter
    ! suivi de quelques mots : signaler le dernier coup d’un robot ; il est enregistré avec la partie
help-words = Les mots marchent aussi, avec ou sans / ou : devant : { $words }.
command-quit = quitter, fin
command-sheet = score, feuille de score
command-last = dernier pli
command-deal = dernière donne
command-hand = main, table
command-rules = règles
command-hint = conseil, indice
command-help = aide
command-report = signaler
sign-crown = ♔
sign-dealer = (D)
trick-line = { $who ->
    [you] Pli { $number } : { $cards }. Vous l’avez pris.
   *[other] Pli { $number } : { $cards }. { $seat } l’a pris.
}
last-capture = { $who ->
    [you] Dernière prise : vous avez pris { $cards } avec { $card }.
   *[other] Dernière prise : { $seat } a pris { $cards } avec { $card }.
}
last-trick-none = Aucun pli de cette donne n’est encore terminé.
look-back-none = À cette table, on ne revoit pas les plis terminés.
deal-none = Aucune donne n’est encore terminée.
rules-standard = Cette table suit les règles habituelles.
opponents = { $count ->
    [0] Vous jouez en solitaire.
    [one] Vous jouez contre un robot ({ $bots }).
    [many] Vous jouez avec { $count } de robots ({ $bots }).
   *[other] Vous jouez avec { $count } robots ({ $bots }).
}
opponents-other = Autres niveaux : { $levels }. Pour en choisir un : `mamlaka play --bots { $example }`.
bot-failed = Le robot { $bot } ({ $origin }) a planté ; un autre robot joue à sa place.
next-player = { $direction ->
    [cw] Le joueur suivant est à votre gauche.
   *[ccw] Le joueur suivant est à votre droite.
}
fairness = Les donnes sont fixées avant la première carte. Empreinte : { $commitment }
saved = Partie enregistrée dans { $path }. Pour la reprendre, lancez la même commande, ou : mamlaka play --resume "{ $path }"
over = La partie est terminée.
result-side = { $rank }. { $seat } { $points } ({ $alone })
result-line = { $rank }. { $seat } { $points }
lowest-wins = Le score le plus bas gagne.
goal-line = Points jusqu’ici : { $points }. Objectif : { $goal }.
goal-reached = { $points } points : vous avez atteint l’objectif de { $goal }. C’est gagné !
goal-missed = { $points } points sur { $goal } : objectif manqué.
verify-hint = Pour vérifier l’enregistrement : mamlaka verify "{ $path }"

## The review of a match

review-open-total = Toutes cartes connues, sur { $count } cartes jouées : { $less }
review-total = { $name } : { $decisions ->
    [one] 1 décision
    [many] { $decisions } de décisions
   *[other] { $decisions } décisions
}, dont coûteuses : { $costly }
review-ignored-again = Conseil non suivi : comme plus haut, donne { $deal }
review-least = Les pertes inférieures à { $unit ->
    [chance] { $least } points de pourcentage
   *[other] { $least } points
} ne comptent pas comme coûteuses.
course-seat = Coups coûteux : de { $seat } seulement
course-known = { $cost } d’après ce que l’on pouvait savoir
course-open = { $cost } toutes cartes connues
review-again = Décider à nouveau : { $command }
review-title = Analyse d’une partie
review-written = L’analyse est dans { $path }. Ouvrez-la dans un navigateur.
render-written = Écrit dans { $path }.

## Boards, which several tables play with the same cards

# Unsure: « étui » is the word of bridge players for a board; other players may not know it.
seating-round = Tour { $round }
seating-table = Table { $table }, étui { $board } : { $players }
seating-table-boards = Table { $table }, étuis { $first } à { $last } : { $players }
seating-rest = Au repos : { $players }
board-number = Étui { $board }
board-of-day = Étui { $board } sur { $boards }
board-of-round = Tour { $round }, table { $table }, étui { $board }
board-named = { $board } : { $kind }
board-left = L’étui est enregistré. Pour continuer, lancez la même commande.
board-left-over = { $count ->
    [0] { $name } a joué tous les étuis.
    [one] { $name } a encore un étui à jouer. Pour continuer, lancez la même commande.
    [many] { $name } a encore { $count } étuis à jouer. Pour continuer, lancez la même commande.
   *[other] { $name } a encore { $count } étuis à jouer. Pour continuer, lancez la même commande.
}
board-none = Vous n’avez joué aucun étui de ce jour.
board-match = partie entière
daily-title = { $game }, { $day } : votre place, les mêmes cartes
daily-board = étui
daily-you = vous
daily-again = vous ({ $number })
daily-matchpoints = points de match
daily-imps = IMP par étui
daily-folder = Les enregistrements sont dans { $path }

## A decision of a record

decision-at = Événement { $event }, place { $seat }
decision-taken = Action choisie : { $action }

## Words that people type for each other, in groups

same-words = carreau, carreaux; trèfle, trèfles; pique, piques; cœur, cœurs; dame, reine; valet, jack
