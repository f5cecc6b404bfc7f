### French. The term sheet and the register stand at the top of locale/fr/bots.ftl.
###
### An exact bid is une annonce exacte, a miss une annonce manquée, the prize la prime.

## Seats and cards

badge-forehead = sur le front
badge-blind = à l’aveugle
badge-run = { $number } exactes de suite
badge-lost-run = { $number } manquées de suite

## Ways to play that have a name

preset-romanian-whist-pagat = 1-8-1
preset-romanian-whist-prize = Avec prime
preset-romanian-whist-eight-one-eight = 8-1-8
preset-romanian-whist-pub = Sur le front
preset-romanian-whist-quick = Courte

## A deal is over

ledger-streak = { $seat } { $points } : prime pour cinq annonces exactes de suite
ledger-lost-streak = { $seat } { $points } : cinq annonces manquées de suite

## Why a bot decided as it did: the tactics of Romanian Whist

rule-romanian-whist-1 = Une annonce exacte rapporte cinq points plus l’annonce : annoncez ce que vous maîtrisez, pas ce que vous espérez.
rule-romanian-whist-2 = Zéro rapporte aussi cinq points : sans as, sans couleur longue et avec peu d’atouts, annoncez zéro.
rule-romanian-whist-3 = Comptez les plis sûrs, et un demi-pli pour un roi gardé ou un atout à côté d’une couleur courte.
rule-romanian-whist-4 = On a annoncé plus de plis qu’il n’y en a : prenez tôt les vôtres.
rule-romanian-whist-5 = Votre nombre est interdit : un de plus si la carte douteuse est un atout ou un roi gardé, sinon un de moins.
rule-romanian-whist-6 = Avec une seule carte, annoncez un pli avec un atout, ou avec un as si c’est vous qui entamez ; sinon, zéro.
rule-romanian-whist-7 = Sans atout, les couleurs longues gagnent : comptez les cartes qui restent quand les autres n’en ont plus.
rule-romanian-whist-8 = Vous avez les plis annoncés : restez en dessous, et jetez vos plus grosses cartes sous celles des autres.
rule-romanian-whist-10 = Gênez les annonces des autres : laissez le pli à qui n’en veut plus.
rule-romanian-whist-11 = Votre annonce est manquée, et un pli de plus coûte peu : prenez celui-ci à qui en a besoin.
rule-romanian-whist-12 = Cette donne peut mettre fin à une série : annoncez le plus sûr, c’est-à-dire zéro.
rule-romanian-whist-60 = Il vous faut des plis : jouez la carte qui a le plus de chances de prendre celui-ci.
rule-romanian-whist-61 = Il vous faut tous les plis qui restent : ne retenez rien.
rule-romanian-whist-62 = Prenez un pli au plus bas prix, et jouez petit si vous ne pouvez pas le prendre.

## Page: the home page

game-romanian-whist = Whist roumain
game-about-romanian-whist = Des mains d’une à huit cartes. Annoncez combien de plis vous ferez, et faites exactement ce nombre.
game-standard-romanian-whist = D’une carte à huit, puis retour à une. Avec la dernière annonce, la somme ne doit pas tomber juste.

## Learn

learn-romanian-whist-about = Une partie compte { $count } donnes. À chacune, vous regardez vos cartes, annoncez combien de plis vous ferez, puis essayez d’en faire exactement ce nombre.
learn-romanian-whist-order = Le nombre de cartes d’une main change à chaque donne : { $sizes }.
learn-romanian-whist-sits-out = À sept, le donneur ne joue pas : ni cartes, ni annonce, ni points.
learn-romanian-whist-deck = Le jeu compte huit cartes par joueur. Voici les valeurs d’une couleur, de la plus forte à la plus faible.
learn-romanian-whist-trumps = On retourne encore une carte, et sa couleur est l’atout. Un atout bat toutes les cartes des autres couleurs. Sinon, la plus forte carte de la couleur demandée prend le pli, et le joueur qui l’a posée entame le suivant.
learn-romanian-whist-duty-must = Si vous n’avez pas la couleur demandée, il faut jouer un atout si vous en avez un.
learn-romanian-whist-duty-may = Si vous n’avez pas la couleur demandée, vous pouvez jouer un atout ou toute autre carte.
learn-romanian-whist-ruffed = Cœur est atout. Trèfle est demandé, et le joueur du neuf de cœur n’en a pas : l’atout prend le pli.
learn-romanian-whist-eights-none = À huit cartes, tout le jeu est distribué : il n’y a pas d’atout.
learn-romanian-whist-eights-last = À huit cartes, tout le jeu est distribué : la dernière carte est montrée, et sa couleur est l’atout.
learn-romanian-whist-forehead = Aux donnes d’une carte, vous tenez la vôtre sur le front : vous voyez celles de tous les autres, mais pas la vôtre.
learn-romanian-whist-blind = Aux donnes d’une carte, personne ne voit aucune carte avant qu’elle soit jouée.
learn-romanian-whist-extra = À la fin viennent encore deux donnes d’une carte : à la première, vous voyez toutes les cartes sauf la vôtre ; à la seconde, aucune.
learn-romanian-whist-page-bid = L’annonce
learn-romanian-whist-bids = Le joueur qui suit le donneur annonce le premier, le donneur le dernier. L’annonce est un nombre de 0 au nombre de cartes, { $most } au plus. Tous l’entendent, et elle ne change plus.
learn-romanian-whist-forbidden = Avec la dernière annonce, la somme ne doit pas être égale au nombre de plis. Il y a donc toujours une annonce manquée.
learn-romanian-whist-bid-title = Par exemple : une annonce de { $number } avec quatre cartes chacun
learn-romanian-whist-taken = { $count ->
    [0] Vous ne faites aucun pli
    [one] Vous faites { $count } pli
    [many] Vous faites { $count } de plis
   *[other] Vous faites { $count } plis
}
learn-romanian-whist-zero = Une annonce de zéro vaut elle aussi cinq points.
learn-romanian-whist-streak = Cinq annonces exactes de suite rapportent une prime de { $bonus } points. Cinq annonces manquées de suite coûtent autant. Puis le compte repart de zéro.
learn-romanian-whist-ones-reset = Une donne d’une carte interrompt la série.
learn-romanian-whist-ones-skip = Les donnes d’une carte ne comptent pas pour la série et ne l’interrompent pas.
learn-romanian-whist-ones-count = Les donnes d’une carte comptent comme les autres.
learn-romanian-whist-end = Après la dernière donne, le plus grand total gagne.
learn-romanian-whist-word-bid = Annonce
learn-romanian-whist-word-bid-is = Le nombre de plis que vous dites vouloir faire.
learn-romanian-whist-word-ruff = Couper
learn-romanian-whist-word-ruff-is = Jouer un atout, faute de carte de la couleur demandée.
learn-romanian-whist-word-streak = Prime
learn-romanian-whist-word-streak-is = Des points pour cinq annonces exactes de suite ; cinq annonces manquées coûtent autant.

## Options by name

option-romanian-whist-order = Ordre des donnes
option-romanian-whist-order-1-8-1 = De 1 à 8 à 1
option-romanian-whist-order-8-1-8 = De 8 à 1 à 8
option-romanian-whist-order-short = Court
option-romanian-whist-order-no-repeat = Chaque nombre une fois
option-romanian-whist-forbidden-sum = Annonce interdite
option-romanian-whist-forbidden-sum-last = Au dernier joueur
option-romanian-whist-forbidden-sum-none = Aucune
option-romanian-whist-trump-duty = Coupe sans la couleur demandée
option-romanian-whist-trump-duty-must = Obligatoire
option-romanian-whist-trump-duty-may = Facultative
option-romanian-whist-streak = Prime pour cinq de suite
option-romanian-whist-streak-off = Aucune
option-romanian-whist-streak-5 = 5 points
option-romanian-whist-streak-10 = 10 points
option-romanian-whist-streak-ones = Donnes d’une carte dans une série
option-romanian-whist-streak-ones-reset = L’interrompent
option-romanian-whist-streak-ones-skip = Sont ignorées
option-romanian-whist-streak-ones-count = Comptent
option-romanian-whist-one-card = Donnes d’une carte
option-romanian-whist-one-card-normal = Vous voyez votre carte
option-romanian-whist-one-card-forehead = Sur le front
option-romanian-whist-one-card-blind = À l’aveugle
option-romanian-whist-extra-ones = Donnes en plus à la fin
option-romanian-whist-extra-ones-none = Aucune
option-romanian-whist-extra-ones-forehead-blind = Front et aveugle
option-romanian-whist-miss = Une annonce manquée coûte
option-romanian-whist-miss-distance = Un point par pli
option-romanian-whist-miss-flat = Cinq points
option-romanian-whist-eights-trump = Atout à huit cartes
option-romanian-whist-eights-trump-none = Aucun
option-romanian-whist-eights-trump-last = Couleur de la dernière carte

## Ways to play that have a name

about-preset-romanian-whist-pagat = D’une carte à huit, puis retour à une.
about-preset-romanian-whist-prize = Cinq annonces exactes de suite rapportent une prime de dix points.
about-preset-romanian-whist-eight-one-eight = De huit cartes à une, puis retour à huit.
about-preset-romanian-whist-pub = Avec la prime ; aux donnes d’une carte, vous voyez toutes les cartes sauf la vôtre.
about-preset-romanian-whist-quick = Peu de donnes : une, trois, cinq, sept et huit cartes, puis retour.

## Options

about-option-romanian-whist-order = Les cartes d’une main, donne par donne. Dans 1-8-1 et 8-1-8, il y a à chaque bout autant de donnes d’une carte, ou de huit, que de joueurs. short : 1, 3, 5, 7, autant de donnes de huit que de joueurs, puis retour. no_repeat : chaque nombre de 1 à 8 et retour, une fois.
about-option-romanian-whist-forbidden-sum = last : avec la dernière annonce, la somme ne doit pas être égale au nombre de plis. none : toute annonce est permise.
about-option-romanian-whist-trump-duty = S’il faut jouer un atout quand on n’a pas la couleur demandée.
about-option-romanian-whist-streak = La prime pour cinq annonces exactes de suite ; cinq annonces manquées de suite coûtent autant. Puis le compte repart de zéro.
about-option-romanian-whist-streak-ones = L’effet des donnes d’une carte sur une série. reset : elles l’interrompent. skip : elles ne comptent pas et ne l’interrompent pas. count : elles comptent.
about-option-romanian-whist-one-card = Comment on annonce aux donnes d’une carte. normal : vous voyez votre carte. forehead : vous voyez toutes les cartes sauf la vôtre. blind : personne ne voit de carte.
about-option-romanian-whist-extra-ones = forehead_blind : encore deux donnes d’une carte à la fin de la partie, la première sur le front, la seconde à l’aveugle.
about-option-romanian-whist-miss = Ce que coûte une annonce manquée. distance : un point par pli en trop ou en moins. flat : cinq points, quel que soit le nombre de plis.
about-option-romanian-whist-eights-trump = L’atout aux donnes de huit cartes. none : il n’y en a pas. last : la couleur de la dernière carte distribuée, qui est montrée.
