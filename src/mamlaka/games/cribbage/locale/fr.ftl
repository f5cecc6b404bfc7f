## Why something cannot be done

count-too-high = Avec { $card }, le compte dépasserait { $most }. Vous pouvez jouer { $cards }.

## Seats and cards

# Unsure: “crib” stays in English.
zone-crib = crib
zone-starter = retourne
badge-starter = retourne
taken-cards-cribbage = { $who ->
    [you] Vous avez joué : { $cards }
   *[other] Cartes jouées par { $seat } : { $cards }
}
page-taken-cribbage = { $card }, carte jouée
counter-pegs = points
counter-points-for-games = points de partie
counter-running-count = compte
sheet-game = Partie { $number }
sheet-skunk = skunk
sheet-double-skunk = double skunk
sheet-game-skunk = Partie { $number } : skunk
sheet-game-double-skunk = Partie { $number } : double skunk

## Ways to play that have a name

preset-cribbage-classic = Classique
preset-cribbage-short = Courte
preset-cribbage-match = En plusieurs parties
preset-cribbage-muggins = Muggins

## What happens

news-go = { $who ->
    [you] Vous dites « go ».
   *[other] { $seat } dit « go ».
}
news-end-go = { $who ->
    [you] Vous dites « go » : un point pour { $other }.
   *[other] { $whom ->
        [you] { $seat } dit « go » : un point pour vous.
       *[other] { $seat } dit « go » : un point pour { $other }.
    }
}
news-counted-card = { $who ->
    [you] Vous jouez { $cards } : { $count }.
   *[other] { $seat } joue { $cards } : { $count }.
}
news-counted-points = { $who ->
    [you] Vous jouez { $cards }
   *[other] { $seat } joue { $cards }
} : { $sum ->
    [none] { $count }
   *[some] { $count } pour 2
}{ $alike ->
    [play-pair] , paire pour 2
    [play-three] , brelan pour 6
    [play-four] , carré pour 12
   *[none] { "" }
}{ $run ->
    [none] { "" }
   *[some] , suite pour { $number }
}{ $last ->
    [count] , un pour le go
    [play] , un pour la dernière
   *[no] { "" }
}.
news-counted-last = { $who ->
    [you] Vous marquez un point pour le go.
   *[other] { $seat } marque un point pour le go.
}
news-discarded-to = { $who ->
    [you] { $whom ->
        [self] Vous écartez { $cards } pour vous-même ({ $zone }).
       *[other] Vous écartez { $cards } pour { $other } ({ $zone }).
    }
   *[other] { $whom ->
        [self] { $seat } écarte { $cards } pour soi ({ $zone }).
        [you] { $seat } écarte { $cards } pour vous ({ $zone }).
       *[other] { $seat } écarte { $cards } pour { $other } ({ $zone }).
    }
}
news-starter = La retourne est { $cards }.
news-heels = { $who ->
    [you] La retourne est { $cards } : deux pour son talon, pour vous.
   *[other] La retourne est { $cards } : deux pour son talon, pour { $seat }.
}
news-crib = { $who ->
    [you] Votre crib : { $cards }
   *[other] Crib ({ $seat }) : { $cards }
}
news-count = { $who ->
    [you] Vous comptez { $number }.
   *[other] { $seat } compte { $number }.
}
news-count-missed = { $who ->
    [you] Vous comptez { $number } sur { $total }. { $other } dit « muggins » et prend { $missed }.
   *[other] { $whom ->
        [you] { $seat } compte { $number } sur { $total }. Vous dites « muggins » et prenez { $missed }.
       *[other] { $seat } compte { $number } sur { $total }. { $other } dit « muggins » et prend { $missed }.
    }
}
news-count-too-high = { $who ->
    [you] Vous comptez { $number }, mais il y en a { $total }.
   *[other] { $seat } compte { $number }, mais il y en a { $total }.
}

## A deal is over

# Unsure: “son talon” and “son valet” are our words for his heels and his nobs.
tally-play = au jeu
tally-hand = { $seat } : { $cards } avec { $card } compte { $count }
tally-crib = crib ({ $seat }) : { $cards } avec { $card } compte { $count }
ledger-heels = { $seat } { $points } : son talon, la retourne est { $cards }
ledger-play-fifteen = { $seat } { $points } : au jeu, quinze { $cards }
ledger-play-pair = { $seat } { $points } : au jeu, paire { $cards }
ledger-play-three = { $seat } { $points } : au jeu, brelan { $cards }
ledger-play-four = { $seat } { $points } : au jeu, carré { $cards }
ledger-play-run = { $seat } { $points } : au jeu, suite { $cards }
ledger-play-thirty-one = { $seat } { $points } : au jeu, trente et un { $cards }
ledger-play-go = { $seat } { $points } : au jeu, go
ledger-play-last = { $seat } { $points } : au jeu, dernière carte
ledger-hand-fifteen = { $seat } { $points } : main, quinze { $cards }
ledger-hand-pair = { $seat } { $points } : main, paire { $cards }
ledger-hand-three = { $seat } { $points } : main, brelan { $cards }
ledger-hand-four = { $seat } { $points } : main, carré { $cards }
ledger-hand-run = { $seat } { $points } : main, suite { $cards }
ledger-hand-flush = { $seat } { $points } : main, couleur { $cards }
ledger-hand-nobs = { $seat } { $points } : main, son valet { $cards }
ledger-crib-fifteen = { $seat } { $points } : crib, quinze { $cards }
ledger-crib-pair = { $seat } { $points } : crib, paire { $cards }
ledger-crib-three = { $seat } { $points } : crib, brelan { $cards }
ledger-crib-four = { $seat } { $points } : crib, carré { $cards }
ledger-crib-run = { $seat } { $points } : crib, suite { $cards }
ledger-crib-flush = { $seat } { $points } : crib, couleur { $cards }
ledger-crib-nobs = { $seat } { $points } : crib, son valet { $cards }
ledger-overlooked = { $seat } { $points } : oubliés, seulement { $count } comptés
ledger-muggins = { $seat } { $points } : muggins, { $whom ->
    [you] oubliés par vous
   *[other] oubliés par { $other }
}
ledger-beyond = { $seat } { $points } : au-delà de { $count }, rien ne compte

## Why a bot decided as it did: the tactics of Cribbage

rule-cribbage-1 = Gardez les cartes qui valent le plus en moyenne sur toutes les retournes : ajoutez le crib s’il est à vous, sinon retranchez-le.
rule-cribbage-2 = Donnez à votre crib des cinq, des paires et des cartes qui vont ensemble ; à un autre, des cartes éloignées.
rule-cribbage-3 = Gardez un cinq, sauf si cela casse une bonne main.
rule-cribbage-4 = Entamez d’un quatre ou moins : personne ne peut faire quinze dessus.
rule-cribbage-5 = N’entamez jamais d’un cinq : n’importe quel dix fait quinze.
rule-cribbage-6 = Entamez d’une paire : si on l’égale, vous faites un brelan.
rule-cribbage-7 = N’amenez pas le compte à 5 ou à 21 : n’importe quel dix marque.
rule-cribbage-8 = Ne jouez pas une carte voisine si les autres peuvent en faire une suite.
rule-cribbage-9 = Ne faites une paire que si la troisième carte ne peut pas suivre.
rule-cribbage-10 = Gardez les petites cartes pour la fin du compte et pour trente et un.
rule-cribbage-11 = Les autres ont dit « go » : faites trente et un en deux cartes.
rule-cribbage-12 = Le donneur peut finir en montrant sa main, mais vous montrez d’abord : prenez chaque point au jeu.
rule-cribbage-13 = Vous avez une bonne avance : ne laissez rien à marquer.
rule-cribbage-14 = Il vous manque peu de points : gardez des rangs différents pour le jeu.
rule-cribbage-60 = Cette carte marque.
rule-cribbage-61 = C’est ce que valent vos cartes.

## Page: the home page

game-cribbage = Cribbage
game-about-cribbage = Un jeu anglais de deux à quatre : écarter pour le crib, compter jusqu’à trente et un et faire le tour de la tablette.
game-standard-cribbage = Une partie en 121 points, tout est compté pour vous.

## Page: questions and answers

say-count = Compter { $number }
call-go = go !
call-counted-card = { $count }
call-counted-points = { $sum ->
    [none] { $count }
   *[some] { $count } pour 2
}{ $alike ->
    [play-pair] , paire pour 2
    [play-three] , brelan pour 6
    [play-four] , carré pour 12
   *[none] { "" }
}{ $run ->
    [none] { "" }
   *[some] , suite pour { $number }
}{ $last ->
    [count] , un pour le go
    [play] , un pour la dernière
   *[no] { "" }
}
call-counted-last = un pour le go
call-heels = Deux pour son talon !
call-count = { $number }
call-muggins = Muggins pour { $number } !
ask-discard-to = { $who ->
    [you] Écartez { $count ->
        [one] une carte
        [many] { $count } cartes
       *[other] { $count } cartes
    } pour vous ({ $zone }).
   *[other] Écartez { $count ->
        [one] une carte
        [many] { $count } cartes
       *[other] { $count } cartes
    } pour { $seat } ({ $zone }).
}
ask-count-card = { $count ->
    [0] À vous : commencez un nouveau compte.
   *[other] À vous : le compte est { $count }.
}
ask-count-hand = Combien de points vaut votre main ?
ask-count-crib = Combien de points vaut votre crib ?
waiting-count-cards = { $seat } compte…

## Ways to play: what each is

about-preset-cribbage-classic = Une partie en 121 points ; tout est compté pour vous.
about-preset-cribbage-short = Une partie en 61 points : un tour de tablette.
about-preset-cribbage-match = En cinq points de partie ; un skunk compte deux, un double trois.
about-preset-cribbage-muggins = Comptez vos cartes vous-même : l’adversaire prend les points oubliés.

## Options: what each does

about-option-cribbage-target = Une partie finit dès qu’un joueur, ou une paire, a ce nombre de points.
about-option-cribbage-muggins = Vous annoncez les points de vos cartes. Si c’est trop peu, le joueur suivant prend le reste ; si c’est trop, vous avez le vrai nombre.
about-option-cribbage-games = Les points de partie qui finissent le match. Une partie en rapporte un.
about-option-cribbage-skunk = Une partie rapporte deux points de partie si tous les perdants ont moins de 91 points, et trois s’ils en ont moins de 61. Dans une partie en 61, elle en rapporte deux s’ils en ont moins de 31.
about-option-cribbage-crib-flush = Le nombre de cartes d’une couleur qui comptent dans le crib : cinq, avec la retourne, ou quatre.
about-option-cribbage-heels = Les points du donneur si la retourne est un valet.

## Learn

learn-cribbage-about = Il s’agit d’avoir { $goal } points. On marque au jeu, carte après carte, puis avec sa main.
learn-cribbage-deal = À deux, chacun reçoit { $count } cartes et en écarte deux, faces cachées.
learn-cribbage-crib = Ces quatre cartes sont le crib. Il compte pour le donneur : donnez de bonnes cartes à votre crib, de mauvaises à un autre.
learn-cribbage-dealer = Le premier donneur est tiré au sort. Puis la donne passe au joueur suivant, et le crib avec elle.
learn-cribbage-starter = Puis on retourne une carte, la retourne. Elle compte avec chaque main et avec le crib.
learn-cribbage-order = L’ordre des cartes, de la plus basse à la plus haute : l’as est bas. Les figures comptent dix, l’as un.
learn-cribbage-play = Au jeu, le joueur après le donneur, le pone, commence. À tour de rôle, chacun joue une carte et dit la somme de toutes les cartes, le compte. Il ne doit pas dépasser { $most }. Qui a une carte qui convient doit en jouer une.
learn-cribbage-picture = Le compte est { $count }. De cette main, vous pouvez jouer { $cards }.
learn-cribbage-go = Si aucune carte ne convient, vous dites « go », et les autres continuent tant qu’ils peuvent. La dernière carte rapporte { $count ->
    [one] un point
    [many] { $count } points
   *[other] { $count } points
}. À { $most } exactement, il n’y a pas de go : la dernière carte fait trente et un. Puis le joueur suivant recommence le compte à zéro.
learn-cribbage-show = Après le jeu, chacun montre ses quatre cartes et les compte avec la retourne : d’abord le joueur après le donneur, puis le donneur, et enfin le crib.
learn-cribbage-muggins = Vous comptez vos cartes vous-même. Si vous annoncez trop peu, le joueur suivant prend le reste. Si vous annoncez trop, vous obtenez le nombre juste.
learn-cribbage-end = La partie finit dès que quelqu’un a { $goal } points, même au milieu d’une donne.
learn-cribbage-games = Le match finit à { $count } points de partie. Une partie en rapporte un.
learn-cribbage-skunks-121 = Perdre avec moins de 91 points est un skunk : la partie compte deux. Avec moins de 61, elle compte trois.
learn-cribbage-skunks-61 = Perdre avec moins de 31 points est un skunk : la partie compte deux.
learn-cribbage-others = À trois, chacun reçoit cinq cartes et en écarte une ; le crib reçoit une carte de plus de la pioche. À quatre, on joue en paires, chacun écarte une carte, et les partenaires ajoutent leurs points.
learn-cribbage-points-play = Au jeu
learn-cribbage-points-show = En montrant
learn-cribbage-row-heels = Un valet comme retourne (son talon), pour le donneur
learn-cribbage-row-sum = Des cartes qui font { $count } ensemble
learn-cribbage-row-pair = Une paire
learn-cribbage-row-three = Un brelan (pair royal)
learn-cribbage-row-four = Un carré (double pair royal)
learn-cribbage-row-run = Une suite de { $count } ; plus longue, un point par carte
learn-cribbage-row-last = La dernière carte au-dessous de 31
learn-cribbage-row-flush = Une main d’une seule couleur
learn-cribbage-row-flush-five = De même avec la retourne
learn-cribbage-row-nobs = Le valet de la couleur de la retourne (son valet)
learn-cribbage-runs = Au jeu, seules les dernières cartes à la file font des paires et des suites. En montrant, chaque choix de cartes compte.
learn-cribbage-crib-flush = Dans le crib, les cinq cartes doivent être d’une couleur.
learn-cribbage-fifteens = La dernière carte est la retourne. Sept et huit font quinze : { $count } points.
learn-cribbage-good-hand = La dernière carte est la retourne. Trois cinq avec leurs suites et leurs quinze : { $count } points.
learn-cribbage-word-crib = Crib
learn-cribbage-word-crib-is = Les quatre cartes écartées. Elles comptent pour le donneur.
learn-cribbage-word-pone = Pone
learn-cribbage-word-pone-is = Le joueur après le donneur, qui joue et montre le premier.
learn-cribbage-word-starter = Retourne
learn-cribbage-word-starter-is = La carte retournée avant le jeu.
learn-cribbage-word-go = Go
learn-cribbage-word-go-is = Ce que dit un joueur qui n’a pas de carte qui convient.
learn-cribbage-word-peg = Marquer
learn-cribbage-word-peg-is = Gagner des points. On les marque avec une fiche sur une tablette.
learn-cribbage-word-pair-royal = Pair royal
learn-cribbage-word-pair-royal-is = Trois cartes de même rang, un brelan ; quatre font un double pair royal.
learn-cribbage-word-double-run = Double run
learn-cribbage-word-double-run-is = Une suite avec un rang en double, comme 4 5 5 6 : deux suites de trois et une paire, soit huit points.
learn-cribbage-word-heels = Son talon
learn-cribbage-word-heels-is = Un valet comme retourne.
learn-cribbage-word-nobs = Son valet
learn-cribbage-word-nobs-is = Le valet de la couleur de la retourne, dans une main ou dans le crib.
# Unsure: the English word; “capot” says that a side took no trick.
learn-cribbage-word-skunk = Skunk
learn-cribbage-word-skunk-is = Une partie perdue avec moins de { $count } points{ $double ->
    [0] .
   *[other] { "" } ; avec moins de { $double }, un double skunk.
}
learn-cribbage-word-muggins = Muggins
learn-cribbage-word-muggins-is = Ce qu’on dit pour prendre des points oubliés par un autre.

## Options by name

option-cribbage-target = Points d’une partie
option-cribbage-target-121 = 121
option-cribbage-target-61 = 61
option-cribbage-muggins = Compter soi-même (muggins)
option-cribbage-games = Points de partie pour gagner
option-cribbage-games-1 = 1
option-cribbage-games-3 = 3
option-cribbage-games-5 = 5
option-cribbage-games-7 = 7
option-cribbage-skunk = Skunks
option-cribbage-crib-flush = Couleur dans le crib
option-cribbage-crib-flush-five = Cinq cartes
option-cribbage-crib-flush-four = Quatre cartes
option-cribbage-heels = Valet comme retourne
option-cribbage-heels-2 = 2
option-cribbage-heels-0 = 0
