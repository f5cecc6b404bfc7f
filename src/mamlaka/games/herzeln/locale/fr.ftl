### French. The term sheet and the register stand at the top of locale/fr/bots.ftl.
###
### The name of the game stays German. The line of the last deal is the file.

## Contracts

contract-tricks = Plis
contract-last-trick = Dernier pli
contract-line = File
contract-gepetto = Roi de cœur et dernier pli

## Ways to play that have a name

preset-herzeln-piatnik = Huit donnes
preset-herzeln-four-stages = Quatre étapes

## Why a bot decided as it did: the tactics of Herzeln

rule-herzeln-2 = Défaussez-vous de la carte qui coûte le plus.
rule-herzeln-3 = Chaque pli compte pour vous : entamez les cartes que personne ne peut battre, et gardez les grosses cartes qui perdraient.
rule-herzeln-4 = Entamez les couleurs dont la dame est tombée, et pas de grosse carte tant que la dame est en jeu.
rule-herzeln-5 = Sans le roi ni l’as de cœur, de petits cœurs font tomber le roi. Si vous avez le roi, n’entamez pas cœur et débarrassez-vous de lui.
rule-herzeln-6 = Seul le dernier pli compte : gardez vos plus grosses cartes pour lui.
rule-herzeln-8 = Posez au bout derrière lequel viennent vos propres cartes.
rule-herzeln-9 = Les deux bouts attendent ce rang : choisissez celui derrière lequel viennent vos propres cartes.
rule-herzeln-60 = Entamez petit : un autre battra la carte.
rule-herzeln-61 = Jouez la plus forte carte qui ne prend pas le pli.
rule-herzeln-62 = Une carte qui coûte passe sans risque sous une plus forte.
rule-herzeln-63 = Seul le dernier pli coûte : jouez vos grosses cartes maintenant et gardez-en une petite.
rule-herzeln-64 = Posez la carte que vos propres cartes attendent.

## Page: the home page

game-herzeln = Herzeln
game-about-herzeln = Huit donnes dans un ordre fixe : prendre des plis ou les éviter, et dans la dernière allonger une file de cartes.
game-standard-herzeln = Huit donnes, une de chaque sorte. Le 10 bat le roi.

## Learn

learn-herzeln-about = Chacun reçoit { $cards } cartes. Un tour compte { $deals } donnes, dans un ordre fixe. Ce qui compte change à chaque donne, et le joueur suivant distribue.
learn-herzeln-leader-dealers-left = Le joueur après le donneur commence.
learn-herzeln-leader-dealer = Le donneur commence.
learn-herzeln-order = Voici les cartes d’une couleur, de la plus forte à la plus faible : le 10 est deuxième, au-dessus du roi. La plus forte carte de la couleur demandée prend le pli, et celui qui l’a jouée entame le suivant.
learn-herzeln-order-short = Voici les cartes d’une couleur, de la plus forte à la plus faible : le 10 est sous le valet. La plus forte carte de la couleur demandée prend le pli, et celui qui l’a jouée entame le suivant.
learn-herzeln-taken = La couleur demandée est trèfle. L’as prend le pli.
learn-herzeln-rounds = { $count ->
    [one] La partie se termine après un tour. À égalité, on partage la place.
    [many] La partie se termine après { $count } de tours. À égalité, on partage la place.
   *[other] La partie se termine après { $count } tours. À égalité, on partage la place.
}
learn-herzeln-hearts = Ne prenez pas de cœur.
learn-herzeln-tricks = Prenez des plis, quoi qu’ils contiennent.
learn-herzeln-no-tricks = Ne prenez pas de pli, quoi qu’il contienne.
learn-herzeln-queens = Ne prenez pas de dame.
learn-herzeln-king = Ne prenez pas le roi de cœur.
learn-herzeln-last-trick = Prenez le dernier pli. Les autres ne rapportent rien.
learn-herzeln-no-last-trick = Ne prenez pas le dernier pli. Les autres ne coûtent rien.
learn-herzeln-gepetto = Ne prenez ni le roi de cœur ni le dernier pli.
learn-herzeln-line = Ici, pas de plis : le premier qui a un valet le pose, et une seule file s’allonge aux deux bouts. À un bout vient le rang suivant, à l’autre le rang précédent, quelle que soit la couleur. Après l’as vient la plus petite carte, et avant la plus petite l’as. Si vous pouvez poser une carte, vous devez le faire. Sinon, vous passez. La donne se termine quand un seul joueur a encore des cartes.
learn-herzeln-ends = Une file de trois cartes : un 10 va au bout du haut, car il suit le roi, et un 9 au bout du bas. Si les deux bouts attendent le même rang, vous dites à quel bout vous posez.
learn-herzeln-rows = Ici, pas de plis : chaque couleur commence par son valet et s’allonge d’une carte à la fois, vers le bas et vers le haut, jusqu’à la dernière. Si vous pouvez poser une carte, vous devez le faire. Sinon, vous passez. La donne se termine quand un seul joueur a encore des cartes.
learn-herzeln-fits = { $count ->
    [one] Une seule de vos cartes peut se poser : { $cards }.
    [many] Parmi vos cartes, celles-ci peuvent se poser : { $cards }.
   *[other] Parmi vos cartes, celles-ci peuvent se poser : { $cards }.
}
learn-herzeln-word-cards = Unter, Ober
learn-herzeln-word-cards-is = Le valet et la dame des cartes allemandes. Feuilles, cœurs, grelots et glands sont pique, cœur, carreau et trèfle.
learn-herzeln-word-end = Bout
learn-herzeln-word-end-is = Le bout du haut attend le rang suivant, le bout du bas le rang précédent.

## Options by name

option-herzeln-form = Forme
option-herzeln-form-piatnik = Huit donnes
option-herzeln-form-four-stages = Quatre étapes
option-herzeln-order = Donnes
option-herzeln-order-all = Les huit
option-herzeln-order-hearts = Cœurs
option-herzeln-order-tricks = Plis
option-herzeln-order-no-tricks = Pas de plis
option-herzeln-order-queens = Dames
option-herzeln-order-king = Roi de cœur
option-herzeln-order-last-trick = Dernier pli
option-herzeln-order-no-last-trick = Pas de dernier pli
option-herzeln-order-line = File
option-herzeln-layout-form = Dernière donne
option-herzeln-layout-form-line = Une file
option-herzeln-layout-form-rows = Quatre rangées
option-herzeln-leader = Première carte
option-herzeln-leader-dealers-left = À gauche du donneur
option-herzeln-leader-dealer = Le donneur
option-herzeln-rounds = Tours
option-herzeln-early-end = Fin anticipée des donnes

## Ways to play that have a name

about-preset-herzeln-piatnik = Huit donnes dans un ordre fixe, la dernière avec une file de cartes.
about-preset-herzeln-four-stages = Quatre donnes de huit points : plis, cœurs, dames, et roi de cœur avec dernier pli.

## Options

about-option-herzeln-form = piatnik : les donnes de la règle imprimée, où le 10 est sous l’as. four_stages : une forme courte à quatre avec ses propres donnes, où le 10 est sous le valet.
about-option-herzeln-order = Les donnes d’un tour, dans l’ordre ; chacune peut manquer. all : les huit dans l’ordre habituel.
about-option-herzeln-layout-form = Comment se posent les cartes de la dernière donne. line : en une file à deux bouts, toutes couleurs mêlées. rows : une rangée par couleur, du valet à l’as et jusqu’à la plus petite carte.
about-option-herzeln-leader = Qui commence. dealers_left : le joueur après le donneur. Pour la file, le premier à partir de lui qui a un valet.
about-option-herzeln-rounds = Combien de tours compte une partie.
about-option-herzeln-early-end = Une donne aux cœurs, aux dames ou au roi de cœur se termine avec la dernière carte qui coûte. Le score ne change pas. Les quatre étapes se jouent toujours jusqu’au bout.
