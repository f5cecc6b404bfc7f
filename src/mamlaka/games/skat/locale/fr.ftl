## Contracts

# Unsure: “capot” for schwarz, while “schneider”, “ouvert” and “Ramsch” keep their German names.
contract-grand = Grand
contract-null = Null
contract-clubs-schneider = ♣ schneider
also-contract-clubs-schneider = trèfle schneider
contract-clubs-schwarz = ♣ capot
also-contract-clubs-schwarz = trèfle capot
contract-clubs-ouvert = ♣ ouvert
also-contract-clubs-ouvert = trèfle ouvert
contract-spades-schneider = ♠ schneider
also-contract-spades-schneider = pique schneider
contract-spades-schwarz = ♠ capot
also-contract-spades-schwarz = pique capot
contract-spades-ouvert = ♠ ouvert
also-contract-spades-ouvert = pique ouvert
contract-hearts-schneider = ♥ schneider
also-contract-hearts-schneider = cœur schneider
contract-hearts-schwarz = ♥ capot
also-contract-hearts-schwarz = cœur capot
contract-hearts-ouvert = ♥ ouvert
also-contract-hearts-ouvert = cœur ouvert
contract-diamonds-schneider = ♦ schneider
also-contract-diamonds-schneider = carreau schneider
contract-diamonds-schwarz = ♦ capot
also-contract-diamonds-schwarz = carreau capot
contract-diamonds-ouvert = ♦ ouvert
also-contract-diamonds-ouvert = carreau ouvert
contract-grand-schneider = Grand schneider
contract-grand-schwarz = Grand capot
contract-grand-ouvert = Grand ouvert
contract-null-ouvert = Null ouvert
contract-clubs-hand = ♣ sans le skat
contract-clubs-hand-schneider = ♣ sans le skat, schneider annoncé
contract-clubs-hand-schwarz = ♣ sans le skat, capot annoncé
contract-clubs-hand-ouvert = ♣ ouvert sans le skat
contract-spades-hand = ♠ sans le skat
contract-spades-hand-schneider = ♠ sans le skat, schneider annoncé
contract-spades-hand-schwarz = ♠ sans le skat, capot annoncé
contract-spades-hand-ouvert = ♠ ouvert sans le skat
contract-hearts-hand = ♥ sans le skat
contract-hearts-hand-schneider = ♥ sans le skat, schneider annoncé
contract-hearts-hand-schwarz = ♥ sans le skat, capot annoncé
contract-hearts-hand-ouvert = ♥ ouvert sans le skat
contract-diamonds-hand = ♦ sans le skat
contract-diamonds-hand-schneider = ♦ sans le skat, schneider annoncé
contract-diamonds-hand-schwarz = ♦ sans le skat, capot annoncé
contract-diamonds-hand-ouvert = ♦ ouvert sans le skat
contract-grand-hand = Grand sans le skat
contract-grand-hand-schneider = Grand sans le skat, schneider annoncé
contract-grand-hand-schwarz = Grand sans le skat, capot annoncé
contract-grand-hand-ouvert = Grand ouvert sans le skat
contract-clubs-skat-schneider = ♣ schneider annoncé
contract-clubs-skat-schwarz = ♣ capot annoncé
contract-spades-skat-schneider = ♠ schneider annoncé
contract-spades-skat-schwarz = ♠ capot annoncé
contract-hearts-skat-schneider = ♥ schneider annoncé
contract-hearts-skat-schwarz = ♥ capot annoncé
contract-diamonds-skat-schneider = ♦ schneider annoncé
contract-diamonds-skat-schwarz = ♦ capot annoncé
contract-grand-skat-schneider = Grand schneider annoncé
contract-grand-skat-schwarz = Grand capot annoncé
contract-null-hand = Null sans le skat
contract-null-hand-ouvert = Null ouvert sans le skat
contract-ramsch = Ramsch
contract-take = Prendre le skat
contract-hand = Jouer sans le skat

## Seats and choices

zone-widow-skat = skat
zone-discards-skat = écart
headline-skat = Donne { $deal } sur { $deals }
sheet-passed = passée
sheet-seeger = Seeger-Fabian
sheet-declarer-bonus = ses contrats
sheet-defence = perdus par d’autres
badge-forehand = premier
badge-middlehand = milieu
badge-rearhand = dernier
badge-bid-value = enchère { $number }
badge-skat-declarer = preneur
badge-hand-game = sans le skat
ask-skat = Prenez-vous le skat, ou jouez-vous sans lui ?
ask-discard-skat = { $count ->
    [one] Choisissez une carte à écarter.
    [many] Choisissez { $count } de cartes à écarter.
   *[other] Choisissez { $count } cartes à écarter.
}
say-discard-skat = Écarter
do-discard-skat = Écarter { $cards }
news-discard-skat = { $who ->
    [you] Vous écartez { $cards }.
   *[other] { $seat } écarte { $cards }.
}
news-found-discard-skat = Le skat : { $cards }
ask-announce = Annoncez votre jeu.
news-skat = { $choice ->
    [hand] { $who ->
        [you] Vous laissez le skat et jouez sans lui.
       *[other] { $seat } laisse le skat et joue sans lui.
    }
   *[take] { $who ->
        [you] Vous prenez le skat.
       *[other] { $seat } prend le skat.
    }
}
call-skat = { $choice ->
    [hand] sans le skat !
   *[take] le skat
}
news-announce = { $who ->
    [you] Vous jouez { $name }.
   *[other] { $seat } joue { $name }.
}
call-announce = { $name }

## Ways to play that have a name

preset-skat-short = Partie courte
about-preset-skat-short = Trois joueurs, douze donnes, comptées selon Seeger et Fabian.
preset-skat-isko = International
about-preset-skat-isko = Une feuille de 36 donnes selon les règles internationales.
preset-skat-isko-four = International à quatre
about-preset-skat-isko-four = Quatre à la table : une feuille de 48 donnes.
preset-skat-kneipe = Taverne
about-preset-skat-kneipe = Comme à la taverne : si tout le monde passe, on joue Ramsch, et l’on peut annoncer après avoir pris le skat.
preset-skat-bierlachs = Bierlachs
about-preset-skat-bierlachs = Seules les pertes comptent, et 301 points perdus terminent la partie.

## A deal is over

deal-void-skat = Donne { $deal } : { $reason }.
tally-levels = { $kind ->
    [with] avec
   *[without] sans
} { $matadors }, jeu { $game }{ $hand ->
    [0] {""}
   *[other] , sans le skat { $hand }
}{ $schneider ->
    [0] {""}
   *[other] , schneider { $schneider }
}{ $announced ->
    [0] {""}
   *[other] , annoncé { $announced }
}{ $schwarz ->
    [0] {""}
   *[other] , capot { $schwarz }
}{ $announced2 ->
    [0] {""}
   *[other] , annoncé { $announced2 }
}{ $ouvert ->
    [0] {""}
   *[other] , ouvert { $ouvert }
} : { $levels } × { $base } = { $value }{ $charged ->
    [0] {""}
   *[other] , surenchère perdue : { $charged }
}
tally-null-value = { $name } vaut { $number }
tally-card-points = points de cartes
tally-skat-left = Le skat : { $cards }
tally-put-away = L’écart : { $cards }
ledger-game-won = { $seat } { $points } : { $count ->
    [0] jeu gagné
   *[other] jeu gagné, { $count } points de cartes
}
ledger-game-lost = { $seat } { $points } : { $count ->
    [0] jeu perdu
   *[other] jeu perdu, { $count } points de cartes
}
ledger-overbid = { $seat } { $points } : { $count ->
    [0] surenchère perdue
   *[other] surenchère perdue, { $count } points de cartes
}
ledger-overbid-lost = { $seat } { $points } : { $count ->
    [0] surenchère perdue et jeu perdu
   *[other] surenchère perdue et jeu perdu, { $count } points de cartes
}
ledger-declarer-bonus = { $seat } { $points } : pour le jeu, selon Seeger et Fabian
ledger-defence = { $seat } { $points } : le preneur a perdu
ledger-declarer-won = { $seat } { $points } : { $whom ->
    [you] vous avez gagné votre jeu
   *[other] { $other } a gagné le jeu
}
ledger-ramsch-lost = { $seat } { $points } : le plus au Ramsch, { $count } points de cartes
ledger-ramsch-doubled = { $seat } { $points } : le plus au Ramsch, { $count } points de cartes, doublé car quelqu’un n’a pas de pli
ledger-march = { $seat } { $points } : les dix plis au Ramsch
ledger-march-paid = { $seat } { $points } : tous les plis au Ramsch : { $other }

## Why a bot decided as it did: the tactics of Skat

rule-skat-1 = Enchérissez avec cinq atouts et un as à côté, ou autant que votre main promet.
rule-skat-2 = Valets, as et première main font cinq ou plus : jouez grand.
rule-skat-3 = N’enchérissez pas au-delà de ce que vaut votre jeu sans le skat.
rule-skat-4 = Prenez le skat, sauf si un jeu sans lui promet davantage.
rule-skat-5 = Écartez les dix secs et les couleurs courtes, et gardez l’as avec son dix.
rule-skat-6 = Preneur, faites tomber les atouts tôt.
rule-skat-7 = Comptez les points : avec ce pli, cela suffit.
rule-skat-8 = Jouez une couleur longue si le preneur est au milieu, une courte s’il est dernier.
rule-skat-9 = Le pli de votre partenaire est sûr : chargez-le d’un as ou d’un dix.
rule-skat-10 = Ne donnez pas de points au pli du preneur.
rule-skat-11 = Ne gaspillez pas une carte haute sur un pli que votre partenaire gagne.
rule-skat-12 = Au null, jouez la plus haute carte qui ne prend pas le pli, et entamez de la plus basse.
rule-skat-13 = Ne visez le schneider que si le jeu est sûr.
rule-skat-14 = Au Ramsch, débarrassez-vous des valets au milieu de la donne, et évitez le dernier pli.
rule-skat-60 = Prenez le pli à bon compte.
rule-skat-61 = Jouez la carte dont vous avez le moins besoin.
rule-skat-62 = Entamez d’une carte qui prend son pli, ou qui ne risque pas de points.
rule-skat-63 = Faites prendre un pli au preneur du null.
rule-skat-64 = Annoncez le jeu qui promet le plus.
rule-skat-65 = Au null, écartez les cartes qui prendraient des plis.
rule-skat-66 = En défense, n’entamez pas atout.
rule-skat-67 = Mettez peu de points dans un pli que vous n’êtes pas sûr de prendre.
rule-skat-68 = Si un valet qui vous manque est au skat, votre jeu vaut moins que votre enchère et il est perdu.

## Page: the home page

game-skat = Skat
game-about-skat = Un contre deux : enchérissez pour choisir l’atout, prenez le skat ou laissez-le, et gagnez 61 des 120 points de cartes.
game-standard-skat = Dix cartes chacun, deux au skat, selon les règles internationales.

## Learn

learn-skat-about = Un joueur, le preneur, joue seul contre les deux autres, la défense. Les cartes valent 120 points en tout, et il en faut 61 au preneur.
learn-skat-deal = Chacun reçoit { $count } cartes. { $number } cartes restent cachées : le skat.
learn-skat-four = À quatre, le donneur ne joue pas.
learn-skat-bidding = Aux enchères, deux joueurs parlent à la fois. Le deuxième annonce des valeurs au premier, qui tient ou passe ; puis le troisième en annonce à celui qui reste. Si personne n’a enchéri, le premier peut annoncer 18 ou passer.
learn-skat-skat = Le preneur prend le skat et écarte { $count } cartes, ou joue sans le skat et le laisse. Dans les deux cas, les points des deux cartes comptent pour lui.
learn-skat-announce = Ensuite le preneur annonce le jeu : une couleur d’atout, grand où seuls les valets sont atouts, ou null, ne faire aucun pli. Le null peut être ouvert, la main montrée, que le skat ait été pris ou non. Sans le skat et avec des atouts, il peut aussi annoncer schneider, capot ou ouvert.
learn-skat-announce-after = On peut annoncer schneider, capot et ouvert aussi après avoir pris le skat.
learn-skat-tricks = Le premier joueur entame. Fournissez si vous pouvez ; sinon jouez n’importe quelle carte. Les valets sont des atouts, et non de leur couleur.
learn-skat-order = Les atouts du plus fort au plus faible, si l’atout est cœur : les quatre valets, puis as, dix, roi, dame, neuf, huit, sept.
learn-skat-plain-order = Les autres couleurs, ici trèfle, de la plus forte à la plus faible : as, dix, roi, dame, neuf, huit, sept.
learn-skat-null-order = Au null il n’y a pas d’atout, et l’ordre est as, roi, dame, valet, dix, neuf, huit, sept.
learn-skat-jack = L’atout est cœur. Le valet de carreau est aussi un atout : il prend ce pli.
learn-skat-all-pass-void = Si tout le monde passe, le joueur suivant donne.
learn-skat-all-pass-ramsch = Si tout le monde passe, on joue Ramsch : seuls les valets sont atouts, chacun joue pour soi, et qui a le plus de points de cartes les perd.
learn-skat-ramsch-skat-last-trick = Le skat va à qui prend le dernier pli. Si quelqu’un n’a pas de pli, la perte est doublée ; les dix plis gagnent 120.
learn-skat-ramsch-skat-loser = Le skat va au perdant. Si quelqu’un n’a pas de pli, la perte est doublée ; les dix plis gagnent 120.
learn-skat-points = Points des cartes
learn-skat-value = La valeur d’un jeu est sa base multipliée par ses degrés : 1 pour le jeu, 1 pour chaque matador, et 1 pour chacun de : sans le skat, schneider, schneider annoncé, capot, capot annoncé, ouvert.
learn-skat-example = Par exemple, vous jouez { $name } avec les valets de trèfle et de pique, mais sans celui de cœur : « avec { $number }, jeu { $levels } », donc { $levels } × { $base } = { $value }. Si ces deux valets vous manquent et que vous avez celui de cœur, « sans { $number } » vaut autant. Si la défense est schneider : « schneider { $levels2 } », donc { $value2 }.
learn-skat-lost = Un jeu perdu coûte deux fois sa valeur.
learn-skat-lost-hand-single = Un jeu perdu sans le skat coûte sa valeur une seule fois.
learn-skat-overbid-is = Si la valeur est inférieure à l’enchère, le jeu est perdu quels que soient les points, et il coûte au moins deux fois le plus petit multiple de la base qui atteint l’enchère.
learn-skat-seeger = Le preneur reçoit { $count } de plus pour un jeu gagné et perd { $count } de plus pour un jeu perdu. Chaque autre joueur reçoit alors { $number }.
learn-skat-classic = Seul le preneur marque.
learn-skat-bierlachs = Seules les pertes sont notées : un jeu gagné coûte sa valeur à chaque autre joueur. La partie se termine quand quelqu’un a perdu { $count } points ; le total le plus bas perd.
learn-skat-deals = La partie compte { $count } donnes, et le total le plus haut gagne.
learn-skat-bases = Valeurs de base
learn-skat-times = À multiplier par les degrés. Le null a une valeur fixe.
learn-skat-game = { $name }
learn-skat-null-hand = Null sans le skat
learn-skat-null-ouvert-hand = Null ouvert sans le skat
learn-skat-word-skat = Skat
learn-skat-word-skat-is = Les deux cartes cachées. Leurs points comptent toujours pour le preneur.
learn-skat-word-hands = Premier, milieu, dernier
learn-skat-word-hands-is = Les joueurs à gauche du donneur, dans l’ordre. Le premier entame.
learn-skat-word-matadors = Matadors
learn-skat-word-matadors-is = La suite ininterrompue des plus hauts atouts, à partir du valet de trèfle, que le preneur a ou n’a pas. Le skat compte avec la main.
learn-skat-word-schneider = Schneider
learn-skat-word-schneider-is = Un camp qui a { $number } points de cartes ou moins. Pour mettre la défense schneider, il en faut { $count } au preneur.
learn-skat-word-schwarz = Capot
learn-skat-word-schwarz-is = Un camp sans aucun pli. Pour mettre la défense capot, il faut au preneur les { $count } plis.
learn-skat-word-ouvert = Ouvert
learn-skat-word-ouvert-is = Le preneur montre sa main avant l’entame. Avec des atouts, il promet les dix plis.
learn-skat-word-overbid = Surenchère perdue
learn-skat-word-overbid-is = Un jeu dont la valeur est inférieure à l’enchère.

## Options by name

option-skat-players = Joueurs
about-option-skat-players = À trois, tous jouent chaque donne. À quatre, le donneur ne joue pas.
option-skat-players-3 = Trois
option-skat-players-4 = Quatre, le donneur ne joue pas
option-skat-scoring = Marque
about-option-skat-scoring = Seeger-Fabian : la valeur et 50 de plus, et 40 pour chaque autre joueur si le jeu est perdu (30 à quatre). Classique : la valeur seule. Bierlachs : seulement les pertes.
option-skat-scoring-seeger = Seeger-Fabian
option-skat-scoring-classic = Classique
option-skat-scoring-bierlachs = Bierlachs
option-skat-deals = Donnes
about-option-skat-deals = Le nombre de donnes d’une partie.
option-skat-deals-3 = 3
option-skat-deals-9 = 9
option-skat-deals-12 = 12
option-skat-deals-36 = 36
option-skat-deals-48 = 48
option-skat-limit = Limite du Bierlachs
about-option-skat-limit = Les points perdus qui terminent une partie de Bierlachs.
option-skat-limit-301 = 301
option-skat-limit-501 = 501
option-skat-limit-1001 = 1001
option-skat-all-pass = Si tout le monde passe
about-option-skat-all-pass = Le joueur suivant donne, ou l’on joue Ramsch.
option-skat-all-pass-void = Nouvelle donne
option-skat-all-pass-ramsch = Ramsch
option-skat-ramsch-skat = Skat du Ramsch
about-option-skat-ramsch-skat = Le skat va à qui prend le dernier pli, ou à qui a le plus de points.
option-skat-ramsch-skat-last-trick = Au dernier pli
option-skat-ramsch-skat-loser = Au perdant
option-skat-announce-after-skat = Annoncer après avoir pris le skat
about-option-skat-announce-after-skat = On peut annoncer schneider, capot et ouvert aussi après avoir pris le skat.
option-skat-lost-hand-single = Jeux sans le skat perdus comptés une fois
about-option-skat-lost-hand-single = Un jeu perdu sans le skat coûte sa valeur une fois et non deux.
option-skat-grand-ouvert = Base du grand ouvert
about-option-skat-grand-ouvert = 24 : comme tout grand. 36 : l’ancienne valeur.
option-skat-grand-ouvert-24 = 24
option-skat-grand-ouvert-36 = 36
option-skat-look-back = Revoir les plis passés
about-option-skat-look-back = Les plis terminés de la donne que l’on peut revoir.
option-skat-look-back-last = Le dernier pli
option-skat-look-back-none = Non autorisé
option-skat-look-back-all = Tous les plis
