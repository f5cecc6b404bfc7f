### French. The term sheet and the register stand at the top of locale/fr/bots.ftl.

## Why something cannot be done

must-discard-barbu = Vous n’avez pas de { $suit } : vous devez défausser le roi de cœur : { $cards }.
must-play-barbu = L’as de cœur est dans le pli : vous devez jouer le roi de cœur : { $cards }.
must-beat = Atout a été entamé : vous devez monter sur le plus haut : { $cards }.
must-overtrump = Vous n’avez pas de { $suit } : vous devez jouer l’atout le plus haut jusqu’ici : { $cards }.

## Seats and cards

badge-barbu-declarer = déclarant
badge-start-rank = départ : { $name }

## Contracts

contract-barbu = Roi de cœur
also-contract-barbu = Roi, Barbu
also-contract-no-tricks = Plis, Levées
also-contract-no-hearts = Cœurs
also-contract-no-queens = Dames
also-contract-trumps = Atouts
contract-last-two = Deux derniers
contract-trumps = Atout
contract-domino = Domino
contract-ravage = Ravage
contract-salad = Salade
contract-rank-2 = { rank-2 }
contract-rank-3 = { rank-3 }
contract-rank-4 = { rank-4 }
contract-rank-5 = { rank-5 }
contract-rank-6 = { rank-6 }
contract-rank-7 = { rank-7 }
contract-rank-8 = { rank-8 }
contract-rank-9 = { rank-9 }
contract-rank-t = { rank-T }
contract-rank-j = { rank-J }
contract-rank-q = { rank-Q }
contract-rank-k = { rank-K }
contract-rank-a = { rank-A }

## Ways to play that have a name

preset-barbu-classic = Sept contrats
preset-barbu-ravage = Avec ravage
preset-barbu-french-points = À la française, par cinq
preset-barbu-french32 = À la française, par un

## What happens

news-barbu-contract = { $who ->
    [you] Vous choisissez { $name }.
   *[other] { $seat } choisit { $name }.
}
news-barbu-trumps = Atout : { $name }
news-barbu-start = Les rangées commencent par : { $name }

## A deal is over

headline-barbu = Donne { $deal } sur { $deals }
sheet-declarer = { $who ->
    [you] Vous déclarez
   *[other] { $seat } déclare
}
sheet-dealer = { $who ->
    [you] Vous donnez
   *[other] { $seat } donne
}
ledger-business = { $whom ->
    [you] { $seat } { $points } : contre avec vous
   *[other] { $seat } { $points } : contre avec { $other }
}
ledger-split = { $seat } { $points } : personne n’a contré
ledger-longest = { $seat } { $points } : le plus de cartes d’une couleur, { $count }

## Why a bot decided as it did: the tactics of Barbu

rule-barbu-1 = Choisissez le contrat où cette main dépasse le plus une main moyenne.
rule-barbu-2 = Prenez pour atout votre couleur la plus longue et la plus forte.
rule-barbu-3 = Contrez ceux contre qui votre main est nettement meilleure ; le déclarant a choisi ce qui l’arrange.
rule-barbu-5 = Un contre vous lie au gagnant de ce pli : donnez-lui les cartes qui coûtent.
rule-barbu-9 = Défaussez un as ou un roi tant qu’une carte coûteuse plus basse est dehors.
rule-barbu-10 = Seuls les deux derniers plis coûtent : jouez haut maintenant et gardez les petites.
rule-barbu-12 = Posez vers vos propres cartes extrêmes et retenez celles que seuls les autres attendent.
rule-barbu-13 = Commencez par le rang au milieu de vos cartes.
rule-barbu-60 = Entamez bas : un autre prendra.
rule-barbu-61 = Jouez la plus haute carte qui ne prend pas le pli.
rule-barbu-62 = Le pli est à vous de toute façon : prenez-le avec la plus haute.
rule-barbu-64 = Une carte qui coûte passe sans danger sous une plus haute.
rule-barbu-65 = Défaussez la carte la plus chère ou la plus dangereuse.
rule-barbu-66 = Entamez ce qui gagne : les atouts d’une longue, et les hautes cartes.
rule-barbu-67 = Prenez le pli au moindre prix, et jouez petit si vous ne pouvez pas le prendre.

## Page: the home page

game-barbu = Barbu
game-about-barbu = Sept contrats pour chacun, de pas de plis au domino. Contrez les autres si votre main est meilleure.
game-standard-barbu = 28 donnes avec 52 cartes. Chaque déclarant joue sept contrats ; contrez-le au moins deux fois.

## Page: choosing

ask-barbu-contract = Vous êtes le déclarant : choisissez un contrat.
ask-barbu-trumps = Nommez l’atout.
ask-barbu-start = Nommez le rang par lequel les rangées commencent.
call-barbu-contract = { $name }
call-barbu-trumps = { $name } !
call-barbu-start = { $name }

## Learn

learn-barbu-about = Chacun reçoit { $cards } cartes. Il y a { $count } contrats, et chacun compte autre chose.
learn-barbu-declarer = Le déclarant regarde son jeu, choisit un contrat qu’il n’a pas encore joué et entame.
learn-barbu-dealer = Les contrats se jouent dans l’ordre de la liste. Le joueur après le donneur entame.
learn-barbu-rows = Un joueur joue tous les contrats à la suite, puis vient le suivant.
learn-barbu-turns = Après chaque donne, c’est au joueur suivant.
learn-barbu-taken = Le roi de cœur est défaussé sur trèfle. Le plus haut trèfle prend le pli, et le roi avec.
learn-barbu-doubling = Avant le jeu, chacun peut contrer n’importe qui, le déclarant en dernier. Dans les contrats qui rapportent, on ne contre que le déclarant, et lui ne fait que surcontrer.
learn-barbu-business = Entre deux joueurs liés par un contre, celui qui a le plus de points reçoit en plus la différence de l’autre. Surcontrée, elle compte double.
learn-barbu-redouble-own-turn = Vous pouvez surcontrer ceux qui vous ont contré avant votre tour.
learn-barbu-redouble-round = Si l’on vous contre après votre tour, vous parlez encore une fois et pouvez surcontrer.
learn-barbu-redouble-declarer-only = Seul le déclarant surcontre.
learn-barbu-doublings-owed = { $count ->
    [one] Contrez chaque déclarant au moins une fois pendant ses donnes.
    [many] Contrez chaque déclarant au moins { $count } de fois pendant ses donnes.
   *[other] Contrez chaque déclarant au moins { $count } fois pendant ses donnes.
}
learn-barbu-split = Si personne ne contre dans un contrat à pénalités, il n’est pas joué : les autres se partagent ses points.
learn-barbu-end = Après { $deals } donnes, le plus de points gagne.
learn-barbu-no-tricks = Ne prenez pas de plis.
learn-barbu-no-hearts = Ne prenez pas de cœurs.
learn-barbu-no-queens = Ne prenez pas de dames.
learn-barbu-barbu = Ne prenez pas le roi de cœur.
learn-barbu-first-chance = Qui l’a en main doit s’en débarrasser à la première occasion : s’en défausser faute de pouvoir fournir, ou le jouer dans un pli à cœur après l’as.
learn-barbu-last-two = Ne prenez pas les deux derniers plis. Les autres ne coûtent rien.
learn-barbu-trumps = Prenez des plis. Le déclarant nomme l’atout. Montez sur un atout entamé si vous pouvez. Sans la couleur, coupez, et surcoupez si vous pouvez.
learn-barbu-undertrump-may = Si vous ne pouvez ni fournir ni surcouper, jouez la carte de votre choix.
learn-barbu-undertrump-must = Si vous ne pouvez ni fournir ni surcouper, vous devez jouer un atout plus petit si vous en avez un.
learn-barbu-trumped = Cœur est atout. Le troisième n’a pas de trèfle et a dû monter sur le neuf de cœur.
learn-barbu-domino = Pas de plis : le déclarant nomme un rang. Chaque couleur commence par lui et grandit carte par carte, vers le haut et vers le bas. Posez une carte si l’une va, sinon passez.
learn-barbu-ace-again = Qui pose un as rejoue aussitôt.
learn-barbu-fits = { $count ->
    [one] Les rangées commencent par les neuf. De vos cartes, seule { $cards } va.
    [many] Les rangées commencent par les neuf. De vos cartes, { $cards } vont.
   *[other] Les rangées commencent par les neuf. De vos cartes, { $cards } vont.
}
learn-barbu-ravage = Celui qui a pris le plus de cartes d’une même couleur paie. À égalité, on partage.
learn-barbu-salad = Plis, cœurs, dames et roi de cœur coûtent tous.
learn-barbu-ban-never = N’entamez pas cœur tant que vous avez une autre couleur.
learn-barbu-ban-until-discarded = N’entamez pas cœur avant que quelqu’un en ait défaussé un, sauf si vous n’avez rien d’autre.
learn-barbu-word-barbu = Barbu
learn-barbu-word-barbu-is = Le roi de cœur.
learn-barbu-word-declarer = Déclarant
learn-barbu-word-declarer-is = Celui qui choisit le contrat.
learn-barbu-word-domino = Domino
learn-barbu-word-domino-is = Des rangées qui grandissent comme des dominos. Le premier sorti gagne le plus.
learn-barbu-word-business = Affaire
learn-barbu-word-business-is = Deux joueurs sont en affaire si l’un a contré l’autre.

## Options by name

option-barbu-form = Forme
option-barbu-form-classic = Sept contrats
option-barbu-form-ravage = Huit contrats, avec ravage
option-barbu-form-french-points = À la française, par cinq
option-barbu-form-french32 = À la française, par un
option-barbu-doubling = Contres
option-barbu-redouble = Surcontres
option-barbu-redouble-own-turn = À son tour
option-barbu-redouble-round = Au second tour
option-barbu-redouble-declarer-only = Seul le déclarant
option-barbu-doublings-owed = Contres dus à chaque déclarant
option-barbu-undoubled = Personne ne contre
option-barbu-undoubled-split = Les points sont partagés
option-barbu-undoubled-play = La donne est jouée
option-barbu-declarer-order = Ordre des déclarants
option-barbu-declarer-order-seven = Sept donnes à la suite
option-barbu-declarer-order-rotate = Change après chaque donne
option-barbu-domino-points = Points du domino
option-barbu-domino-points-40-25-10--10 = 40–25–10–(−10)
option-barbu-domino-points-45-20-5--5 = 45–20–5–(−5)
option-barbu-heart-lead = Entamer cœur
option-barbu-heart-lead-never = Seulement sans autre couleur
option-barbu-heart-lead-until-discarded = Dès qu’un cœur est défaussé
option-barbu-heart-lead-free = Toujours
option-barbu-undertrump = Si l’on ne peut pas surcouper
option-barbu-undertrump-may = On peut défausser
option-barbu-undertrump-must = On doit jouer atout
option-barbu-must-discard-kh = Le roi de cœur doit tomber
option-barbu-ace-again = Un as au domino fait rejouer
option-barbu-early-end = Fin anticipée d’une donne

## Ways to play that have a name

about-preset-barbu-classic = Sept contrats par déclarant, avec contres : 28 donnes.
about-preset-barbu-ravage = Huit contrats par déclarant, avec ravage ; le déclarant change après chaque donne : 32 donnes.
about-preset-barbu-french-points = 32 cartes, cinq contrats dans un ordre fixe, chacun joué une fois par chaque donneur ; points par cinq.
about-preset-barbu-french32 = 32 cartes, cinq contrats dans un ordre fixe ; chaque donneur les donne tous à la suite ; points par un.

## Options

about-option-barbu-form = Les contrats et leurs points. classic : sept, choisis par le déclarant. ravage : huit. french_points et french32 : cinq avec 32 cartes, dans un ordre fixe et sans contre.
about-option-barbu-doubling = Les joueurs peuvent se contrer. La différence de leurs points compte alors en plus.
about-option-barbu-redouble = Qui peut surcontrer. own_turn : vous surcontrez ceux qui vous ont contré avant votre tour. round : ceux qui sont contrés plus tard parlent encore une fois. declarer_only : le déclarant seul.
about-option-barbu-doublings-owed = Combien de fois chacun doit contrer le même déclarant.
about-option-barbu-undoubled = Une donne à pénalités où personne ne contre. split : elle n’est pas jouée, et les autres se partagent ses points. play : elle est jouée.
about-option-barbu-declarer-order = seven : un déclarant joue tous les contrats à la suite. rotate : le déclarant change après chaque donne.
about-option-barbu-domino-points = Les points des places au domino.
about-option-barbu-heart-lead = Quand on peut entamer cœur dans les contrats à cœurs. never : seulement avec une main de cœurs. until_discarded : aussi dès que quelqu’un a défaussé un cœur. free : toujours.
about-option-barbu-undertrump = Qui ne peut ni fournir ni dépasser les atouts du pli peut défausser, ou doit jouer un petit atout.
about-option-barbu-must-discard-kh = Dans le contrat du roi de cœur, qui ne peut pas fournir doit le défausser. Dans un pli à cœur, il doit tomber dès que l’as y a été joué.
about-option-barbu-ace-again = Au domino, qui pose un as rejoue.
about-option-barbu-early-end = Une donne aux cœurs, aux dames ou au roi de cœur finit avec la dernière de ces cartes. Le score est le même.
