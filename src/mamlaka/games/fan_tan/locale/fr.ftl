## Seats and cards

badge-eliminated = hors jeu
counter-passes-left = passes restantes

## Ways to play that have a name

preset-fan-tan-fan-tan = Avec jetons
preset-fan-tan-fan-tan-paid = Avec passes payées
preset-fan-tan-parliament = Parliament
preset-fan-tan-badam-sat = Badam Sat
preset-fan-tan-shichi-narabe = Shichi narabe
preset-fan-tan-shichi-narabe-link = Shichi narabe avec coin
preset-fan-tan-domino = Domino

## The table

headline-pool = Donne { $deal }, pot : { $number }

## What happens

news-opens = { $who ->
    [you] Vous montrez : { $cards }, et commencez.
   *[other] { $seat } montre : { $cards }, et commence.
}

## A deal is over

ledger-ante = { $seat } { $points } : mise
ledger-passes = { $seat } { $points } : { $count ->
    [one] { $count } passe
    [many] { $count } passes
   *[other] { $count } passes
}
ledger-held-back = { $seat } { $points } : { $count ->
    [one] { $count } passe
    [many] { $count } passes
   *[other] { $count } passes
} avec une carte jouable
ledger-owes = { $whom ->
    [you] { $seat } { $points } : carte retenue { $cards }, à vous
   *[other] { $seat } { $points } : carte retenue { $cards }, à { $other }
}
ledger-is-owed = { $whom ->
    [you] { $seat } { $points } : carte bloquée { $cards }, de vous
   *[other] { $seat } { $points } : carte bloquée { $cards }, de { $other }
}
ledger-pips-left = { $seat } { $points } : encore en main { $cards }
ledger-pool = { $seat } { $points } : finit en premier et prend le pot
ledger-finished = { $seat } { $points } : place { $count }
ledger-eliminated = { $seat } { $points } : place { $count }, hors jeu

## Why a bot decided as it did: the tactics of Fan Tan

rule-fan-tan-1 = Retenez les cartes de départ et leurs voisines derrière lesquelles vous n’avez rien.
rule-fan-tan-2 = Ouvrez le chemin à vos cartes de bout : les rangées qui y mènent doivent s’ouvrir tôt.
rule-fan-tan-3 = Posez la carte après laquelle vous seul pouvez continuer, car vous avez la suivante.
rule-fan-tan-5 = Qui a dû passer n’a aucune des cartes jouables : ouvrez ce qui aide le moins les autres.
rule-fan-tan-6 = Ne passez que si votre carte gêne les autres, et gardez une passe pour la fin.
rule-fan-tan-7 = Un joueur sans passe restante sort du coup si vous retenez la carte qu’il attend.
rule-fan-tan-9 = Retenir une carte coûte trois jetons, une carte de départ encore plus : posez-la.
rule-fan-tan-10 = Gardez une carte qui ne bloque que les autres, et jouez d’abord là où vous attendez.
rule-fan-tan-60 = Si rien à vous n’attend derrière une carte, la plus chère part la première.
rule-fan-tan-61 = Ouvrez avec la valeur dont vous avez les voisines.

## Page: the home page

game-fan-tan = Fan-tan
game-about-fan-tan = Formez des rangées à partir des sept, vers le haut et vers le bas, et débarrassez-vous de vos cartes avant les autres. Aussi connu comme Sevens, Parliament, shichi narabe et domino.
game-standard-fan-tan = Avec jetons : chaque passe en coûte un, et le premier à finir prend le pot.

## Learn

learn-fan-tan-about = Toutes les cartes sont distribuées. À votre tour, vous posez une carte sur la table. Soyez le premier à ne plus avoir de cartes.
learn-fan-tan-rows = Chaque couleur a une rangée. La carte qui l’ouvre : { $cards }, et ainsi de suite. Ensuite, seule la carte suivante, vers le haut ou vers le bas, est jouable.
learn-fan-tan-first = Le joueur à gauche du donneur commence avec n’importe quelle carte. Sa valeur ouvre les rangées de toutes les couleurs. Ensuite, seule la carte suivante, vers le haut ou vers le bas, est jouable.
learn-fan-tan-ace-low = L’as est la plus petite carte de sa couleur, sous le deux.
learn-fan-tan-ace-high = L’as est la plus forte carte de sa couleur, au-dessus du roi.
learn-fan-tan-laid = Avant le jeu, tous posent sur la table les cartes qui ouvrent une rangée, par exemple { $cards }.
learn-fan-tan-opens = Qui a cette carte commence et doit la poser : { $cards }.
learn-fan-tan-begins = Qui avait cette carte commence : { $cards }.
learn-fan-tan-link = L’as et le roi sont voisins : une rangée qui a atteint l’un continue avec l’autre.
learn-fan-tan-tunnel = L’as et le roi sont voisins : une rangée qui a atteint l’un continue avec l’autre, et dès lors seulement de ce côté.
learn-fan-tan-eight-first = La deuxième carte d’une rangée doit être celle juste au-dessus de la première.
learn-fan-tan-fits = { $count ->
    [one] Carte jouable : { $cards }.
    [many] Cartes jouables : { $cards }.
   *[other] Cartes jouables : { $cards }.
}
learn-fan-tan-page-end = Passes et points
learn-fan-tan-forced = Si aucune de vos cartes n’est jouable, vous passez. Sinon, vous devez en poser une.
learn-fan-tan-paid = Vous pouvez toujours passer. Après la donne, une passe avec une carte jouable coûte deux jetons de plus. Si c’était une carte de départ, vous payez aussi cinq jetons pour chacune de ses voisines au joueur qui l’avait. Si tout le monde a passé à la suite, le prochain joueur qui a une carte jouable doit en poser une.
learn-fan-tan-limited = { $count ->
    [one] Vous pouvez passer une fois par donne, même avec une carte jouable.
    [many] Vous pouvez passer { $count } fois par donne, même avec une carte jouable.
   *[other] Vous pouvez passer { $count } fois par donne, même avec une carte jouable.
}
learn-fan-tan-eliminated = Sans passe restante, vous devez poser une carte jouable. Si vous n’en avez pas, vous êtes hors jeu : toutes vos cartes vont sur la table, et vous prenez la dernière place libre. Les cartes au-delà d’un trou attendent que leur rangée les atteigne.
learn-fan-tan-first-out = La donne finit dès qu’un joueur n’a plus de cartes.
learn-fan-tan-last = La donne continue jusqu’à ce qu’il ne reste qu’un joueur avec des cartes.
learn-fan-tan-score-chips = Avant la donne, chacun met un jeton au pot, et deux s’il a une carte de moins que d’autres. Chaque passe coûte un jeton, et chaque carte qui reste en main à la fin aussi. Le premier à finir prend tout.
learn-fan-tan-score-cards = Chaque carte qui vous reste coûte un point.
learn-fan-tan-score-pips = Chaque carte qui vous reste coûte son nombre : les figures coûtent dix, les as un.
learn-fan-tan-score-places = La dernière place ne rapporte rien, chaque place meilleure un point de plus.
learn-fan-tan-dealers = La partie s’arrête quand chaque joueur a distribué une fois.
learn-fan-tan-deals = Donnes dans une partie : { $number }.
learn-fan-tan-word-out = Finir
learn-fan-tan-word-out-is = Poser sa dernière carte.
learn-fan-tan-word-hold = Bloquer
learn-fan-tan-word-hold-is = Passer avec une carte jouable, pour que d’autres attendent.
learn-fan-tan-word-pool = Pot
learn-fan-tan-word-pool-is = Les jetons au milieu. Le premier à finir les prend.

## Options by name

option-fan-tan-start = Rang de départ
option-fan-tan-start-2 = Deux
option-fan-tan-start-3 = Trois
option-fan-tan-start-4 = Quatre
option-fan-tan-start-5 = Cinq
option-fan-tan-start-6 = Six
option-fan-tan-start-7 = Sept
option-fan-tan-start-8 = Huit
option-fan-tan-start-9 = Neuf
option-fan-tan-start-T = Dix
option-fan-tan-start-J = Valet
option-fan-tan-start-Q = Dame
option-fan-tan-start-K = Roi
option-fan-tan-start-first = Celui de la première carte
option-fan-tan-opener = Qui commence
option-fan-tan-opener-left = À gauche du donneur
option-fan-tan-opener-diamonds = Sept de carreau
option-fan-tan-opener-hearts = Sept de cœur
option-fan-tan-opener-rank = À gauche du donneur, toute carte
option-fan-tan-sevens-first = Sept posés avant le jeu
option-fan-tan-passing = Passes
option-fan-tan-passing-forced = Seulement sans carte jouable
option-fan-tan-passing-paid = Toujours, contre jetons
option-fan-tan-passing-limited = Limitées
option-fan-tan-pass-limit = Nombre de passes
option-fan-tan-stop = Fin d’une donne
option-fan-tan-stop-first-out = Un joueur a fini
option-fan-tan-stop-last = Il reste un joueur
option-fan-tan-score = Points
option-fan-tan-score-chips = Jetons
option-fan-tan-score-cards = Cartes restantes
option-fan-tan-score-pips = Valeur des cartes restantes
option-fan-tan-score-places = Places
option-fan-tan-ace = As
option-fan-tan-ace-low = Sous le deux
option-fan-tan-ace-high = Au-dessus du roi
option-fan-tan-corner = As et roi
option-fan-tan-corner-none = Pas voisins
option-fan-tan-corner-link = Voisins
option-fan-tan-corner-tunnel = Voisins, dans un sens
option-fan-tan-eight-first = Huit après le sept
option-fan-tan-deals = Donnes
option-fan-tan-deals-players = Une par joueur

## Ways to play that have a name

about-preset-fan-tan-fan-tan = Avec jetons : chaque passe en coûte un, et le premier à finir les prend tous.
about-preset-fan-tan-fan-tan-paid = Une carte peut être retenue pour trois jetons.
about-preset-fan-tan-parliament = Parliament ou Sevens : le sept de carreau commence.
about-preset-fan-tan-badam-sat = Le jeu d’Inde : le sept de cœur commence.
about-preset-fan-tan-shichi-narabe = Le jeu du Japon : les sept sont posés d’abord, et après trois passes on peut sortir du coup.
about-preset-fan-tan-shichi-narabe-link = Le même jeu ; l’as et le roi sont voisins.
about-preset-fan-tan-domino = La première carte décide par quelle valeur commencent les rangées.

## Options

about-option-fan-tan-start = La valeur qui ouvre une rangée. first : celle de la première carte de la donne.
about-option-fan-tan-opener = Qui commence. left : le joueur à gauche du donneur. diamonds : qui a le sept de carreau, et doit le poser. hearts : de même avec le sept de cœur. rank : le joueur à gauche du donneur, avec n’importe quelle carte. Si les rangées commencent par une autre valeur, elle remplace le sept.
about-option-fan-tan-sevens-first = Tous les sept sont posés sur la table avant le jeu.
about-option-fan-tan-passing = Quand vous pouvez passer. forced : seulement si aucune carte n’est jouable. paid : toujours, mais une passe avec une carte jouable coûte deux jetons de plus après la donne, et cinq à chaque autre joueur pour chaque six ou huit qui attend votre sept. limited : toujours, tant qu’il vous reste des passes ; ensuite vous sortez du coup dès qu’aucune carte n’est jouable.
about-option-fan-tan-pass-limit = Le nombre de passes par donne, si elles sont limitées.
about-option-fan-tan-stop = Quand une donne finit. first_out : quand un joueur a fini. last : quand il ne reste qu’un joueur avec des cartes.
about-option-fan-tan-score = chips : le premier à finir prend le pot, avec un jeton pour chaque passe et chaque carte restante. cards : chaque carte restante coûte un point. pips : elle coûte son nombre, les figures dix, les as un. places : la dernière place vaut 0, chaque place meilleure un point de plus.
about-option-fan-tan-ace = L’as est sous le deux ou au-dessus du roi.
about-option-fan-tan-corner = L’as et le roi sont voisins ou non. link : une rangée qui a atteint l’un continue avec l’autre. tunnel : de même, et dès lors la rangée ne continue que de ce côté.
about-option-fan-tan-eight-first = La deuxième carte de chaque rangée doit être le huit.
about-option-fan-tan-deals = Le nombre de donnes d’une partie. players : chaque joueur donne une fois.
