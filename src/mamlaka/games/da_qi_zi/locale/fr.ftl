## Seats and cards

badge-units = { $count ->
    [1] 1 unité
   *[other] { $count } unités
}
badge-banker = banque
badge-first = a entamé

## Ways to play that have a name

preset-da-qi-zi-classic = Huit donnes
preset-da-qi-zi-party = Entre amis
preset-da-qi-zi-heaven-nine = Avec banque

## What happens

news-leads-first = { $who ->
    [you] Vous entamez en premier.
   *[other] { $seat } entame en premier.
}

## A deal is over

ledger-units = { $count ->
    [0] { $seat } { $points } : aucun pli
    [1] { $seat } { $points } : 1 unité
   *[other] { $seat } { $points } : { $count } unités
}
ledger-over-four = { $seat } { $points } : { $count } unités, pour celles au-dessus de quatre
ledger-over-four-paid = { $seat } { $points } : pour les unités d’un autre au-dessus de quatre

## Why a bot decided as it did: the tactics of Da Qi Zi

rule-da-qi-zi-1 = Seul le dernier pli rapporte : gardez de quoi le gagner, et l’entame d’avant.
rule-da-qi-zi-2 = Prenez tôt une unité : sans pli, on paie le plus.
rule-da-qi-zi-3 = Avec quatre unités vous ne payez rien : ne jouez plus que pour le dernier pli.
rule-da-qi-zi-4 = Gardez votre carte la plus haute jusqu’à ce qu’elle gagne l’entame utile à la fin.
rule-da-qi-zi-5 = Entamez ce que personne ne peut battre, et finissez par le reste.
rule-da-qi-zi-6 = Gardez trois soldats ou plus pour le dernier pli tant que d’autres cartes gardent l’entame.
rule-da-qi-zi-7 = Ne cassez une suite que pour une paire qui vaut plus.
rule-da-qi-zi-8 = Entamez du nombre de cartes où les autres sont faibles.
rule-da-qi-zi-9 = Comptez les cartes hautes : personne après vous ne peut battre cela.
rule-da-qi-zi-10 = Défaussez d’abord les petits soldats isolés, jamais une carte qui sera haute à la fin.
rule-da-qi-zi-11 = Ne battez pas un pli si l’entame ne vous sert à rien.
rule-da-qi-zi-60 = Battez avec les plus basses cartes qui suffisent.
rule-da-qi-zi-61 = Le dernier pli est alors sûrement à vous.
rule-da-qi-zi-62 = Toute défausse ferait perdre des cartes encore utiles.

## Page: the home page

game-da-qi-zi = Da Qi Zi
game-about-da-qi-zi = Des plis avec les pièces des échecs chinois, une ou plusieurs à la fois. Seul le dernier pli gagne.
game-standard-da-qi-zi = Quatre joueurs, huit donnes. Le rouge est au-dessus du noir.

## Ways to play: what each is

about-preset-da-qi-zi-classic = Huit donnes ; le rouge est au-dessus du noir.
about-preset-da-qi-zi-party = Dans le sens des aiguilles d’une montre, jusqu’à ce qu’un joueur n’ait plus de jetons.
about-preset-da-qi-zi-heaven-nine = Avec une banque, et sans dernier pli pour qui n’en a pris aucun.

## Options: what each does

about-option-da-qi-zi-end = Quand la partie s’arrête. deals : après un nombre de donnes. bankrupt : après une donne où un joueur a perdu tous ses jetons, ou après 100 donnes. Personne ne paie plus de jetons qu’il n’en a.
about-option-da-qi-zi-deals = Le nombre de donnes, avec end=deals.
about-option-da-qi-zi-chips = Les jetons de chaque joueur au départ, avec end=bankrupt.
about-option-da-qi-zi-sets = one_colour : les cartes d’une combinaison ont une seule couleur. mixed : elles peuvent avoir les deux, et la combinaison est noire dès qu’une carte l’est.
about-option-da-qi-zi-colours = red_high : le rouge est au-dessus du noir de la même pièce. equal : les deux sont égaux, et les combinaisons peuvent les mêler.
about-option-da-qi-zi-discards = Si les défausses restent cachées jusqu’à la fin de la donne, ou sont visibles.
about-option-da-qi-zi-no-trick = Ce que paie un joueur sans pli.
about-option-da-qi-zi-last-needs-trick = Un joueur sans pli ne peut pas remporter un dernier pli d’une seule carte.
about-option-da-qi-zi-banker = Le premier à entamer est la banque : ce qu’il paie ou reçoit compte double.
about-option-da-qi-zi-direction = Le sens du jeu. ccw : inverse des aiguilles d’une montre. cw : celui des aiguilles.
about-option-da-qi-zi-over-four = paid : un joueur qui a plus de quatre unités sans le dernier pli reçoit de son gagnant un jeton par unité au-dessus de quatre.

## Learn

learn-da-qi-zi-about = On joue à quatre, chacun pour soi, avec les 32 pièces des échecs chinois comme cartes. Chacun en reçoit huit. Qui prend le dernier pli gagne la donne.
learn-da-qi-zi-lead = Le gagnant d’un pli entame le suivant d’une carte, ou de plusieurs qui vont ensemble : un groupe ou une suite.
learn-da-qi-zi-order-red-high = De haut en bas : général, conseiller, éléphant, char, cheval, canon, soldat. Pour chacun, le rouge est au-dessus du noir. Les cartes d’une même pièce et couleur sont égales.
learn-da-qi-zi-order-equal = De haut en bas : général, conseiller, éléphant, char, cheval, canon, soldat. Rouge et noir sont égaux.
learn-da-qi-zi-sets = Un groupe est un nombre quelconque de cartes égales : deux le plus souvent, jusqu’à cinq soldats.
learn-da-qi-zi-run-high = Général, conseiller et éléphant forment une suite.
learn-da-qi-zi-run-low = Char, cheval et canon forment l’autre, plus basse.
learn-da-qi-zi-one-colour = Un groupe ou une suite a une seule couleur.
learn-da-qi-zi-mixed = Groupes et suites peuvent mêler les couleurs. Ils sont noirs dès qu’une carte l’est.
learn-da-qi-zi-equal = Groupes et suites peuvent mêler les couleurs.
learn-da-qi-zi-beat = Chacun à son tour bat les meilleures cartes par une combinaison plus haute de même sorte et de même taille, ou défausse autant de cartes. On n’est jamais obligé de battre, et des cartes égales ne se battent pas.
learn-da-qi-zi-trick = Chaque carte bat celles d’avant, et l’éléphant prend le pli.
learn-da-qi-zi-hidden = Les défausses restent cachées jusqu’à la fin de la donne.
learn-da-qi-zi-open = Les défausses sont visibles.
learn-da-qi-zi-needs-trick = Si le dernier pli est d’une seule carte, qui n’a pris aucun pli ne peut pas le remporter.
learn-da-qi-zi-last = Tous les autres paient le gagnant du dernier pli.
learn-da-qi-zi-units = Un pli compte autant d’unités que de cartes entamées. Tous les plis d’une donne en ont huit ensemble.
learn-da-qi-zi-pay = Vous payez { $n0 } sans pli, { $n1 } avec une unité, { $n2 } avec deux, { $n3 } avec trois, et rien avec quatre ou plus.
learn-da-qi-zi-banker = Le premier à entamer est la banque, qui paie et reçoit le double.
learn-da-qi-zi-over-four = Si vous avez plus de quatre unités, le gagnant du dernier pli vous paie un jeton pour chacune au-dessus de quatre.
learn-da-qi-zi-end-deals = La partie a { $count } donnes. Le plus haut total gagne.
learn-da-qi-zi-end-bankrupt = Chacun commence avec { $count } jetons. La partie s’arrête après la donne où un joueur a perdu tous les siens, et qui en a le plus gagne.
learn-da-qi-zi-word-run = Suite
learn-da-qi-zi-word-run-is = Général, conseiller et éléphant, ou char, cheval et canon.
learn-da-qi-zi-word-unit = Unité
learn-da-qi-zi-word-unit-is = Une carte entamée dans un pli. Un pli de trois cartes compte trois unités pour son gagnant.
learn-da-qi-zi-word-discard = Défausser
learn-da-qi-zi-word-discard-is = Poser des cartes qui ne peuvent pas gagner le pli.
learn-da-qi-zi-word-banker = Banque
learn-da-qi-zi-word-banker-is = Le joueur dont les paiements comptent double.

## Options by name

option-da-qi-zi-end = Fin de la partie
option-da-qi-zi-end-deals = Après un nombre de donnes
option-da-qi-zi-end-bankrupt = Quand un joueur n’a plus de jetons
option-da-qi-zi-deals = Donnes
option-da-qi-zi-deals-4 = 4
option-da-qi-zi-deals-8 = 8
option-da-qi-zi-deals-16 = 16
option-da-qi-zi-chips = Jetons
option-da-qi-zi-chips-20 = 20
option-da-qi-zi-chips-25 = 25
option-da-qi-zi-chips-30 = 30
option-da-qi-zi-sets = Couleurs des groupes et suites
option-da-qi-zi-sets-one-colour = Une seule
option-da-qi-zi-sets-mixed = Mêlées
option-da-qi-zi-colours = Rouge et noir
option-da-qi-zi-colours-red-high = Le rouge est plus haut
option-da-qi-zi-colours-equal = Égaux
option-da-qi-zi-discards = Défausses
option-da-qi-zi-discards-hidden = Cachées
option-da-qi-zi-discards-open = Visibles
option-da-qi-zi-no-trick = Paiement sans pli
option-da-qi-zi-no-trick-5 = 5
option-da-qi-zi-no-trick-4 = 4
option-da-qi-zi-last-needs-trick = Il faut un pli pour gagner une dernière carte seule
option-da-qi-zi-banker = Banque
option-da-qi-zi-direction = Sens du jeu
option-da-qi-zi-direction-ccw = Sens inverse
option-da-qi-zi-direction-cw = Sens des aiguilles d’une montre
option-da-qi-zi-over-four = Plus de quatre unités
option-da-qi-zi-over-four-none = Rien
option-da-qi-zi-over-four-paid = Payées
