## Seats and cards

# Unsure: French players say “balai” or keep the Italian “scopa”; here it stays Italian.
badge-scope = { $count ->
    [1] une scopa
   *[other] { $count } scopas
}

## Ways to play that have a name

preset-scopone-classic = Neuf et quatre
preset-scopone-scientifico = Scientifico
preset-scopone-napola = Avec la napola
preset-scopone-quick = Rapide

## What happens

news-scopa = { $who ->
    [you] Scopa ! Vous prenez { $cards } avec { $card }.
   *[other] Scopa ! { $seat } prend { $cards } avec { $card }.
}
call-scopa = scopa ! { $card } × { $cards }

## A deal is over

ledger-scopa = { $side } { $points } : { $count ->
    [1] une scopa
   *[other] { $count } scopas
} ({ $seat })
ledger-most-cards = { $side } { $points } : le plus de cartes ({ $count })
ledger-most-coins = { $side } { $points } : le plus de deniers ({ $count })
ledger-settebello = { $side } { $points } : settebello { $cards }
ledger-primiera = { $side } { $points } : primiera de { $count } ({ $cards })
ledger-primiera-by-numbers = { $side } { $points } : primiera avec { $cards }
ledger-napola = { $side } { $points } : napola { $cards }
ledger-napoleone = { $side } { $points } : les dix deniers gagnent la partie
tally-cards = cartes
tally-coins = deniers
tally-settebello = settebello
tally-primiera = primiera
tally-primiera-of = primiera ({ $rank })
tally-scope = scopas
tally-napola = napola
void-kings = trois ou quatre rois sur la table

## Why a bot decided as it did: the tactics of Scopone

rule-scopone-1 = Prenez d’abord le sept de deniers, puis les autres sept.
rule-scopone-2 = Ne laissez pas une table que le suivant peut vider.
rule-scopone-3 = Le suivant n’a sûrement aucune carte qui prenne quelque chose ici.
rule-scopone-5 = Le camp du donneur veut des rangs par paires : prenez une carte avec son égale.
rule-scopone-6 = Une carte du rang avec lequel votre partenaire a pris est sur la table : il en a peut-être une autre, laissez-la.
rule-scopone-7 = Si vous ne prenez rien : jouez un rang dont deux cartes sont parties, ou que vous avez en double.
rule-scopone-8 = Ne posez pas un sept, un six ou un as que l’on peut prendre.
rule-scopone-9 = Une seule carte est là : jouez-en une qui porte la somme au-delà de dix.
rule-scopone-10 = La table est vide : jouez un rang que vous avez deux ou trois fois.
rule-scopone-11 = Deniers et cartes : prenez ce qu’il faut pour les points encore ouverts.
rule-scopone-12 = Qui fait la dernière prise ramasse le reste de la table.
rule-scopone-60 = Videz la table : une scopa est un point.
rule-scopone-61 = Le camp qui a commencé veut des rangs dépareillés : prenez une somme.
rule-scopone-62 = Prenez aussi les six et les as : après les sept, ce sont eux qui comptent le plus pour la primiera.
rule-scopone-63 = Ne laissez pas le sept de deniers au joueur suivant.
rule-scopone-64 = Ne posez pas de denier tant que le point des deniers est ouvert.

## Page: the home page

game-about-scopone = Le grand jeu italien à partenaires avec tout le paquet : vider la table et compter chaque carte.
game-standard-scopone = Deux équipes, neuf cartes chacun et quatre sur la table, en 21 points.
game-scopone = Scopone

## Ways to play: what each is

about-preset-scopone-classic = Neuf cartes chacun, et quatre sur la table.
about-preset-scopone-scientifico = Les quarante cartes en main, et une table vide.
about-preset-scopone-napola = L’as, le deux, le trois et les deniers suivants comptent aussi.
about-preset-scopone-quick = Dix cartes chacun, en 11 points.

## Options: what each does

about-option-scopone-form = nine : neuf cartes chacun et quatre sur la table. ten : dix cartes chacun et une table vide.
about-option-scopone-target = L’équipe qui a ce nombre de points, ou plus, gagne. À égalité, on joue une autre donne.
about-option-scopone-sum-choice = Ce qu’une carte peut prendre si plusieurs sommes conviennent. free : n’importe laquelle. fewest : seulement une avec le moins de cartes possible.
about-option-scopone-napola = L’as, le deux et le trois de deniers valent ensemble 3 points, et chaque denier suivant un de plus. Les dix deniers gagnent la partie.
about-option-scopone-last-scopa = Si la dernière carte d’une donne peut faire une scopa.
about-option-scopone-ace = one : l’as vaut un. sweeps : l’as prend toute la table, sans scopa. S’il y a un as sur la table, il ne prend que celui-ci.
about-option-scopone-kings = Ce qui se passe si trois ou quatre des quatre cartes de la table sont des rois, car alors il n’y a guère de scopa possible. redeal : le même donneur redonne. play : on joue.
about-option-scopone-primiera = Qui gagne la primiera. table : le plus haut total des meilleures cartes des quatre couleurs. sevens : le plus de sept ; à égalité, le plus de six, puis d’as, de cinq et ainsi de suite.
about-option-scopone-look-back = Les cartes prises qui restent visibles devant leurs joueurs.
about-option-scopone-deck-faces = Les dessins des cartes sur la page. Épées, coupes, deniers et bâtons sont S, H, D et C.

## Learn

learn-scopone-about = On joue à quatre, deux contre deux ; les partenaires sont face à face. Le paquet a quarante cartes, sans huit, neuf ni dix. On joue vers la droite, et le donneur joue en dernier.
learn-scopone-deal-nine = Chacun reçoit neuf cartes, et quatre sont ouvertes sur la table.
learn-scopone-deal-ten = Chacun reçoit dix cartes, et la table est vide.
learn-scopone-kings = S’il y a trois ou quatre rois sur la table, on redonne.
learn-scopone-values = La valeur des cartes : as 1, du deux au sept leur chiffre, { $faces ->
    [italian] valet 8, cavalier 9
   *[french] valet 8, dame 9
}, roi 10.
learn-scopone-capture = À son tour, on joue une carte. Elle prend sur la table une carte de même valeur, ou plusieurs dont la somme est sa valeur. Ce qui est pris va avec elle dans le tas de l’équipe. Si elle ne prend rien, elle reste sur la table.
learn-scopone-equal = On peut jouer n’importe quelle carte. Mais si elle peut prendre, elle doit le faire, et s’il y a une carte de sa valeur, elle prend celle-ci et aucune somme. Entre plusieurs cartes égales, on choisit.
learn-scopone-sum-free = Si plusieurs sommes conviennent, on en choisit une.
learn-scopone-sum-fewest = Si plusieurs sommes conviennent, on choisit parmi celles qui ont le moins de cartes.
learn-scopone-ace = Un as prend toute la table, mais ce n’est pas une scopa. S’il y a un as sur la table, il ne prend que celui-ci.
learn-scopone-sums = Le sept prend le quatre et le trois, qui font sept ensemble.
learn-scopone-scopa = Qui prend tout ce qu’il y a sur la table fait une scopa : un point pour son équipe.
learn-scopone-last-not = La dernière carte d’une donne ne fait pas de scopa.
learn-scopone-last-counts = La dernière carte d’une donne peut aussi faire une scopa.
learn-scopone-left = Les cartes qui restent à la fin vont à l’équipe de la dernière prise. Ce n’est pas une scopa.
learn-scopone-each = Après chaque donne, les équipes comptent leurs cartes. Valent un point, qui ne va à personne en cas d’égalité :
learn-scopone-cards = Cartes : plus de la moitié des quarante cartes.
learn-scopone-coins = { $faces ->
    [italian] Deniers : plus de la moitié des dix deniers.
   *[french] Carreaux : plus de la moitié des dix carreaux.
}
learn-scopone-settebello = Settebello : le sept de { $faces ->
    [italian] deniers
   *[french] carreau
}.
learn-scopone-primiera = Primiera : le plus haut total des meilleures cartes des quatre couleurs. Un sept vaut { $n7 }, un six { $n6 }, un as { $ace }, un cinq { $n5 }, un quatre { $n4 }, un trois { $n3 }, un deux { $n2 }, une figure { $court }. Sans carte d’une couleur, pas de primiera.
learn-scopone-primiera-sevens = Primiera : le plus de sept. À égalité, les six décident, puis les as, les cinq, les quatre, les trois et les deux.
learn-scopone-best = La meilleure carte de chaque couleur compte : une primiera de { $count }.
learn-scopone-napola = L’as, le deux et le trois de { $faces ->
    [italian] deniers
   *[french] carreau
} dans une équipe font une napola de { $count } points, et chaque carte suivante de cette couleur un de plus. Avec les dix, on gagne la partie.
learn-scopone-target = La partie finit après une donne où une équipe atteint { $target } points. Le plus haut total gagne ; à égalité, on joue une autre donne.
learn-scopone-word-scopa = Scopa
learn-scopone-word-scopa-is = Une prise qui vide la table ; en italien, un balai.
learn-scopone-word-settebello = Settebello
learn-scopone-word-settebello-is = Le sept de { $faces ->
    [italian] deniers
   *[french] carreau
}, la carte la plus précieuse.
learn-scopone-word-primiera = Primiera
learn-scopone-word-primiera-is = Les meilleures cartes des quatre couleurs ensemble. Les sept valent le plus.
learn-scopone-word-napola = Napola
learn-scopone-word-napola-is = As, deux et trois de { $faces ->
    [italian] deniers
   *[french] carreau
} dans une équipe.
learn-scopone-word-spariglio = Spariglio
learn-scopone-word-spariglio-is = Prendre une somme, si bien que de certains rangs un nombre impair de cartes reste en jeu. Cela aide le camp qui a commencé ; celui du donneur veut des paires.

## Options by name

option-scopone-form = Cartes en main
option-scopone-form-nine = Neuf, et quatre sur la table
option-scopone-form-ten = Dix
option-scopone-target = Points pour gagner
option-scopone-target-11 = 11
option-scopone-target-16 = 16
option-scopone-target-21 = 21
option-scopone-target-31 = 31
option-scopone-sum-choice = Plusieurs sommes
option-scopone-sum-choice-free = N’importe laquelle
option-scopone-sum-choice-fewest = Le moins de cartes
option-scopone-napola = Napola
option-scopone-last-scopa = Scopa avec la dernière carte
option-scopone-ace = As
option-scopone-ace-one = Valent un
option-scopone-ace-sweeps = Prennent toute la table
option-scopone-kings = Trois rois sur la table
option-scopone-kings-redeal = Nouvelle donne
option-scopone-kings-play = On joue
option-scopone-primiera = Primiera
option-scopone-primiera-table = Aux points
option-scopone-primiera-sevens = Aux sept
option-scopone-look-back = Revoir les cartes prises
option-scopone-look-back-last = La dernière prise
option-scopone-look-back-none = Interdit
option-scopone-look-back-all = Toutes les prises
option-scopone-deck-faces = Dessins des cartes
option-scopone-deck-faces-french = Français
option-scopone-deck-faces-italian = Italiens
