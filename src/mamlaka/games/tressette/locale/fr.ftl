### French. The term sheet and the register stand at the top of locale/fr/bots.ftl.
###
### In Tressette a player who takes a trick is glad of it: remporter stands beside prendre where the text speaks of winning.

## Ways to play that have a name

preset-tressette-classic = Classique
preset-tressette-31 = En 31 points
preset-tressette-41 = En 41 points
preset-tressette-carry = Tiers reportés
preset-tressette-italian-cards = Cartes italiennes
preset-tressette-may-follow = Et si l’on ne fournissait pas ?
preset-tressette-hidden-draws = Et si la pioche restait cachée ?
preset-tressette-with-trump = Et s’il y avait un atout ?
preset-tressette-other-point-card = Et si une autre carte valait un point ?

## Why a bot decided as it did: the tactics of Tressette

rule-tressette-1 = Gardez vos trois et vos deux pour prendre un as.
rule-tressette-2 = L’as adverse est sec ou presque, et cette carte l’attrape.
rule-tressette-3 = L’adversaire n’a plus de cette couleur : chacune de vos cartes y est maîtresse.
rule-tressette-4 = Gardez les cartes d’une couleur que l’adversaire n’a plus : elles prendront des plis.
rule-tressette-5 = L’adversaire ne peut pas avoir de carte qui batte celle-ci.
rule-tressette-6 = Le dernier pli vaut un point : gardez pour lui une carte maîtresse.
rule-tressette-7 = Si vous remportez ce pli, vous entamez le suivant et pouvez encaisser vos cartes maîtresses.
rule-tressette-8 = La dernière carte d’une couleur arrête l’adversaire qui y déroule ses cartes.
rule-tressette-9 = Sur le pli de l’adversaire, défaussez-vous d’une carte qui ne compte pas.
rule-tressette-10 = Avec ce pli, vos tiers font un point entier de plus.
rule-tressette-11 = Toutes les cartes sont connues : cette entame prend le pli et rapporte le plus.
rule-tressette-60 = N’entamez pas une carte qui compte tant qu’elle peut être battue.
rule-tressette-61 = Remportez les points du pli, ou donnez-en peu.

## Page: the home page

game-about-tressette = Un jeu italien à deux : piochez, retenez ce qui est passé, et remportez les as.
game-standard-tressette = Dix cartes chacun, les cartes piochées sont montrées, partie en 21 points.
game-tressette = Tressette à deux

## Ways to play that have a name

about-preset-tressette-classic = Les règles de l’article japonais sur le jeu à deux.
about-preset-tressette-31 = Une partie plus longue, en 31 points.
about-preset-tressette-41 = Une longue partie, en 41 points.
about-preset-tressette-carry = Aucun tiers de point ne se perd : ce qui reste compte à la donne suivante.
about-preset-tressette-italian-cards = Des cartes italiennes : coupes, deniers, glaives et bâtons.
about-preset-tressette-may-follow = Une expérience : on n’est pas obligé de fournir.
about-preset-tressette-hidden-draws = Une expérience : les cartes piochées ne sont pas montrées.
about-preset-tressette-with-trump = Une expérience : trèfle est atout.
about-preset-tressette-other-point-card = Une expérience : le trois vaut un point entier.

## Options

about-option-tressette-target = La partie s’arrête après la donne où un joueur atteint ce nombre de points. Le total le plus élevé gagne.
about-option-tressette-rounding = floor : les tiers de point qui restent après une donne sont perdus. carry : ils comptent à la donne suivante.
about-option-tressette-show-draws = La carte tirée de la pioche est montrée à l’adversaire. Sans cela, c’est une expérience : un joueur qui n’avait plus d’une couleur a pu en piocher depuis, et l’on sait rarement ce qui manque à l’adversaire.
about-option-tressette-follow = must : on doit fournir si on le peut. may est une expérience : les cartes jouées n’apprennent plus rien sur la main de l’adversaire, et l’on ne peut plus faire sortir un as de force.
about-option-tressette-trump = Une couleur qui bat les trois autres ; on n’est pas obligé de couper. Toute valeur autre que none est une expérience : le but est d’encaisser une couleur longue que l’adversaire n’a plus, et une coupe y met fin.
about-option-tressette-point-card = La carte qui vaut un point entier. Si ce n’est pas l’as, elle échange sa valeur avec lui, et c’est une expérience : dans chaque couleur, deux cartes battent l’as, trois plus faibles valent un tiers et quatre ne valent rien, et cet équilibre se perd.
about-option-tressette-look-back = Les plis terminés de la donne que vous pouvez revoir.
about-option-tressette-deck-faces = Les images des cartes sur la page. Glaives, coupes, deniers et bâtons y sont S, H, D et C.
about-option-tressette-tie = Si les deux joueurs atteignent l’objectif avec le même total : avec extra, on joue une donne de plus ; avec shared, la victoire est partagée.

## Learn

learn-tressette-about = Deux joueurs ramassent les cartes qui comptent, les as avant tout. On joue avec quarante cartes, sans les huit, les neuf ni les dix.
learn-tressette-draw = Vous recevez { $count } cartes chacun ; les autres forment la pioche. Après chaque pli, chacun pioche une carte, le gagnant du pli d’abord, jusqu’à épuisement de la pioche. On joue ensuite les cartes qui restent en main.
learn-tressette-shown = On se montre les cartes qu’on pioche : retenez-les.
learn-tressette-hidden = On ne se montre pas les cartes qu’on pioche.
learn-tressette-may = Un joueur entame, c’est-à-dire joue la première carte, et l’autre en joue une à son tour : c’est un pli. Vous pouvez jouer la carte que vous voulez.
learn-tressette-takes = La plus forte carte de la couleur demandée prend le pli, et le joueur qui l’a posée entame le suivant.
learn-tressette-trump = L’atout est { $suit } : il bat les autres couleurs.
learn-tressette-order = L’ordre des cartes, de la plus forte à la plus faible. Le trois est le plus fort, et l’as ne vient qu’après le deux.
learn-tressette-taken = Votre adversaire a joué { $card }. Votre trois est plus fort : vous prenez les deux cartes.
learn-tressette-floor = Additionnez ce que vous avez pris. Les tiers qui ne font pas un point entier sont perdus.
learn-tressette-carry = Additionnez ce que vous avez pris. Les tiers qui restent comptent à la donne suivante.
learn-tressette-target = La partie s’arrête après la donne où un joueur atteint { $target } points. Le total le plus élevé gagne.
learn-tressette-tie-extra = À égalité, on joue une donne de plus.
learn-tressette-tie-shared = À égalité, la victoire est partagée.
learn-tressette-word-stock = Pioche
learn-tressette-word-stock-is = Les cartes qui n’ont pas été distribuées, face cachée. C’est là que vous piochez.
learn-tressette-word-void = Chicane
learn-tressette-word-void-is = L’absence totale d’une couleur dans une main. Quand votre adversaire a une chicane, il ne peut plus battre vos cartes de cette couleur, sauf avec un atout s’il y en a.
learn-tressette-word-long = Couleur longue
learn-tressette-word-long-is = Une couleur dont vous avez beaucoup de cartes. Quand votre adversaire n’en a plus, vous pouvez les jouer l’une après l’autre et prendre tous les plis.

## Options by name

option-tressette-target = Points pour gagner
option-tressette-target-21 = 21
option-tressette-target-31 = 31
option-tressette-target-41 = 41
option-tressette-rounding = Tiers de point restants
option-tressette-rounding-floor = Perdus
option-tressette-rounding-carry = Gardés pour la donne suivante
option-tressette-show-draws = Cartes piochées montrées
option-tressette-follow = Fournir la couleur
option-tressette-follow-must = Obligatoire
option-tressette-follow-may = Libre
option-tressette-trump = Atout
option-tressette-trump-none = Sans atout
option-tressette-trump-S = Pique
option-tressette-trump-H = Cœur
option-tressette-trump-D = Carreau
option-tressette-trump-C = Trèfle
option-tressette-point-card = Carte qui vaut un point
option-tressette-point-card-A = As
option-tressette-point-card-3 = Trois
option-tressette-point-card-2 = Deux
option-tressette-point-card-K = Roi
option-tressette-point-card-Q = Dame
option-tressette-point-card-J = Valet
option-tressette-look-back = Revoir les plis passés
option-tressette-look-back-last = Le dernier pli
option-tressette-look-back-none = Interdit
option-tressette-look-back-all = Tous les plis
option-tressette-deck-faces = Images des cartes
option-tressette-deck-faces-french = Françaises
option-tressette-deck-faces-italian = Italiennes
option-tressette-tie = Égalité à la fin
option-tressette-tie-extra = Une donne de plus
option-tressette-tie-shared = Victoire partagée
