### French. The term sheet and the register stand at the top of locale/fr/bots.ftl.
###
### A bid of null is "nul pour 4", four being its stake.

## Seats and cards

bid-bid = annonce : { $number }
bid-null = nul pour { $number }
bid-word-bid = plis :
bid-word-null = nul pour :

## Ways to play that have a name

preset-oneonta-edward = Edward
preset-oneonta-hutnik = Hutnik
preset-oneonta-learner = Avec les cartes non vues

## What happens

news-null = { $who ->
    [you] Vous annoncez nul pour { $number }.
   *[other] { $seat } annonce nul pour { $number }.
}

## A deal is over

ledger-null-made = { $seat } { $points } : nul réussi, aucun pli
ledger-null-failed = { $seat } { $points } : nul manqué, plis faits : { $count }

## Why a bot decided as it did: the tactics of Oneonta Whist

rule-oneonta-1 = Les grosses cartes ne prennent rien si leur couleur n’est jamais entamée : n’annoncez pas plus que ce que vous pouvez compter.
rule-oneonta-2 = Le pourcentage dit combien de fois l’annonce réussit, selon les cartes qui peuvent être hors jeu.
rule-oneonta-3 = Une couleur qui a de petites cartes peut perdre tous les plis : comptez la moitié de ceux qu’elle pourrait prendre.
rule-oneonta-4 = Un as sec est un pli sûr.
rule-oneonta-5 = Une couleur sans petites cartes gagne ou perd au hasard : comptez la moyenne des deux.
rule-oneonta-6 = Gardez des cartes qui peuvent encore gagner ou perdre : elles rattrapent ce qui tourne mal dans une autre couleur.
rule-oneonta-8 = Jouez l’as et le roi d’une couleur pour deux plis.
rule-oneonta-9 = L’as, le roi et le valet d’une couleur font environ un pli.
rule-oneonta-10 = Dans le doute, faites un pli de trop : trop peu de plis coûtent toute l’annonce, chaque pli de trop un seul point.
rule-oneonta-11 = Défaussez-vous d’abord d’une carte qui peut gagner ou perdre.
rule-oneonta-12 = Le pourcentage, recalculé à chaque pli, dit combien de fois l’annonce réussit encore avec cette carte.
rule-oneonta-60 = Un atout bat les atouts plus faibles, et peut couper toute autre couleur.
rule-oneonta-61 = Pour un nul, on peut se défausser de grosses cartes sur d’autres couleurs avant que la leur soit entamée.

## Page: the home page

game-oneonta = Whist d’Oneonta
game-about-oneonta = Une réussite à plis : annoncez d’après votre main, puis jouez contre un paquet face cachée qui entame chaque pli.
game-standard-oneonta = Neuf donnes, annonces de 0 à 9. Il faut 30 points pour gagner.

## Page: questions and answers

zone-stock-oneonta = hors jeu
call-null = nul pour { $number }
say-null = Nul pour { $number }

## Ways to play that have a name

about-preset-oneonta-edward = Neuf donnes pour atteindre 30 points, avec les points d’Edward.
about-preset-oneonta-hutnik = Annoncez de 1 à 9 plis, ou un nul dont l’enjeu va de 1 à 9.
about-preset-oneonta-learner = La table montre les cartes non vues, avec les chances que chacune soit encore jouée.

## Options

about-option-oneonta-bidding = edward : vous annoncez un nombre de plis de 0 à 9. hutnik : vous annoncez de 1 à 9 plis, ou nul, c’est-à-dire aucun pli, avec un enjeu de 1 à 9.
about-option-oneonta-deals = Le nombre de donnes d’une partie.
about-option-oneonta-target = Vous gagnez si vous avez au moins ce nombre de points après la dernière donne.
about-option-oneonta-show-tracker = La table montre les cartes non vues, avec les chances exactes que chacune soit encore jouée.

## Learn

learn-oneonta-about = Vous jouez en solitaire contre un paquet face cachée, le mort. Le mort et vous avez { $count } cartes chacun. Le mort retourne sa carte suivante, et vous en jouez une : c’est un pli. Le mort entame tous les plis.
learn-oneonta-turnup = Une carte de plus est retournée. Sa couleur est l’atout, et bat les autres couleurs. Si c’est un joker, il n’y a pas d’atout.
learn-oneonta-follow = Il faut fournir la couleur demandée, c’est-à-dire celle de la carte du mort. Si vous n’en avez pas, jouez la carte que vous voulez. Le plus fort atout prend le pli ; sans atout, c’est la plus forte carte de la couleur demandée.
learn-oneonta-trumps = Les cartes d’atout quand l’atout est { $suit }, de la plus forte à la plus faible. Les jokers en font partie, et l’une de ces cartes est la retourne.
learn-oneonta-ruff = Le mort a joué l’as de carreau. Vous n’avez pas de carreau et jouez un petit atout ({ $suit }). Il prend le pli.
learn-oneonta-page-bid = L’annonce
learn-oneonta-bids = Regardez vos cartes, et annoncez combien de plis vous ferez, de 0 à { $most }. Vous ne marquez les points de l’annonce que si vous faites exactement ce nombre de plis.
learn-oneonta-bids-null = Regardez vos cartes, et annoncez combien de plis vous ferez, de 1 à { $most }. Vous ne marquez les points de l’annonce que si vous faites exactement ce nombre de plis. Ou bien annoncez nul, et choisissez pour combien de points.
learn-oneonta-bid-title = Par exemple : vous annoncez { $number }
learn-oneonta-null-title = Nul pour { $number }
learn-oneonta-won = { $count ->
    [0] Vous ne faites aucun pli
    [one] Vous faites { $count } pli
    [many] Vous faites { $count } de plis
   *[other] Vous faites { $count } plis
}
learn-oneonta-target = Donnes dans une partie : { $deals }. Vous gagnez avec { $target } points ou plus.
learn-oneonta-word-dummy = Le mort
learn-oneonta-word-dummy-is = Le paquet face cachée contre lequel vous jouez. Il joue ses cartes dans l’ordre et n’a pas le choix.
learn-oneonta-word-trump = Atout
learn-oneonta-word-trump-is = La couleur qui bat toutes les autres dans cette donne.
learn-oneonta-word-ruff = Couper
learn-oneonta-word-ruff-is = Jouer un atout, faute de carte de la couleur demandée.
learn-oneonta-word-joker = Joker
learn-oneonta-word-joker-is = Le grand et le petit joker sont les plus forts atouts. Si la retourne est un joker, l’autre est seul de sa couleur et bat quand même toutes les cartes.
learn-oneonta-word-null = Nul
learn-oneonta-word-null-is = Une annonce qui promet de ne faire aucun pli.
learn-oneonta-word-out = Hors jeu
learn-oneonta-word-out-is = Trois cartes restent face cachée et ne sont jamais jouées : on ne sait donc jamais avec certitude quelles cartes viendront.

## Options by name

option-oneonta-bidding = Annonces
option-oneonta-bidding-edward = Edward
option-oneonta-bidding-hutnik = Hutnik
option-oneonta-deals = Nombre de donnes
option-oneonta-target = Points pour gagner
option-oneonta-show-tracker = Montrer les cartes non vues
