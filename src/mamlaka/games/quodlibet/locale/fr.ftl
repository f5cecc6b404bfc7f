### French. The term sheet and the register stand at the top of locale/fr/bots.ftl.
###
### The layout is the réussite; the names of contracts are ours.

## Seats and cards

badge-beer-king = roi

## Contracts

contract-plus = Plus
contract-minus = Moins
contract-neighbour = Mauvais voisin
contract-achmed = Achmed
contract-first-three-and-last = Trois premiers et dernier
contract-no-reds = Pas de rouges
contract-ober-unter = Dames et valets
contract-bribe = Pot-de-vin
contract-open = Braguette ouverte
contract-hunt = Chasse
contract-quadrature = Quadrature
contract-snack = Casse-croûte
note-plus = faire des plis
note-minus = éviter les plis
note-neighbour = le voisin paie
note-achmed = R♥ et D♦
note-first-three-and-last = plis 1, 2, 3 et 8
note-no-reds = éviter les cœurs
note-ober-unter = éviter dames et valets
note-bribe = la plus basse carte coûte aussi
note-open = seuls les autres voient tes cartes
note-hunt = Moins, à cartes ouvertes
note-quadrature = une seule carte suit
note-snack = la réussite

## Ways to play that have a name

preset-quodlibet-vienna = Vienne
preset-quodlibet-catsatcards = À droite du roi
preset-quodlibet-long = Quatre tours
preset-quodlibet-tricks-only = Plis seulement

## The table

headline-wheel = Roue { $round } sur { $rounds }, donne { $deal }

## What happens

news-wheel = { $who ->
    [you] Tu annonces { $name }.
   *[other] { $seat } annonce { $name }.
}
call-wheel = { $name }

## A deal is over

ledger-no-trick-taken = { $seat } { $points } : aucun pli
ledger-tricks-taken = { $seat } { $points } : plis faits : { $count }
ledger-all-tricks = { $seat } { $points } : tous les plis à une seule place
ledger-all-hearts = { $seat } { $points } : tous les cœurs
ledger-together = { $seat } { $points } : { $cards } dans un seul pli
ledger-lowest-card = { $seat } { $points } : plus basse carte d’un pli × { $count }
ledger-lowest-wins = { $seat } { $points } : pli fait avec sa plus basse carte × { $count }
ledger-whole-hand-left = { $seat } { $points } : aucune carte posée

## The score sheet

sheet-wheel = Roue { $number }

## Questions and help

ask-wheel = Quel contrat annonces-tu ?

## Why a bot decided as it did: the tactics of Quodlibet

rule-quodlibet-1 = Les cartes hautes vont à Plus et à Mauvais voisin, les basses aux autres contrats.
rule-quodlibet-2 = Assure-toi d’un pli : le premier compte le plus.
rule-quodlibet-3 = Entame bas dans une couleur courte : quelqu’un passera au-dessus.
rule-quodlibet-4 = Fais des plis, surtout à la place d’avant : tu paies les siens, et ton voisin paie les tiens.
rule-quodlibet-5 = Débarrasse-toi du roi de cœur et de la dame de carreau, et ne les laisse jamais se rencontrer dans ton pli.
rule-quodlibet-6 = Les plis quatre à sept sont gratuits : joues-y tes cartes hautes, et garde une basse pour le dernier.
rule-quodlibet-7 = Les petits cœurs coûtent le double des grands : donne-les d’abord.
rule-quodlibet-8 = Ne laisse jamais une dame et un valet se rencontrer dans ton pli ; donne-les aux plis des autres.
rule-quodlibet-9 = Mieux vaut une carte moyenne, ni la plus haute ni la plus basse. Entame un sept tant que les autres peuvent fournir.
rule-quodlibet-10 = Les cartes que tu ne vois pas sont les tiennes : joue celle qui est sûrement basse, et défausse celle qui est sûrement haute.
rule-quodlibet-11 = Commence des piles qui finissent par une de tes cartes : tu gardes la main. Dames, rois et as finissent aussitôt.
rule-quodlibet-12 = Joue vers tes propres cartes, et retiens ce que seuls les autres attendent.
rule-quodlibet-13 = Une main entière coûte le plus : pose n’importe quelle carte.
rule-quodlibet-60 = Joue la carte la plus haute qui ne fait pas le pli.
rule-quodlibet-61 = Tu fais le pli de toute façon : prends-le avec ta carte la plus haute.
rule-quodlibet-62 = Tu ne peux pas fournir : défausse une carte haute d’une couleur courte.

## Page: the home page

game-quodlibet = Quodlibet
game-about-quodlibet = Trois roues de contrats, de Plus au Casse-croûte. À chaque donne, un roi annonce le suivant ; le moins de mauvais points gagne.
game-standard-quodlibet = Trois roues avec tous les contrats, une fois.

## Learn

learn-quodlibet-about = Un jeu d’étudiants viennois. À quatre, chaque place reçoit huit cartes, et on joue vers la droite. Les contrats forment des roues ; chaque donne a un autre contrat, et une partie en a { $deals } en tout.
learn-quodlibet-order = Voici les cartes d’une couleur, de la plus haute à la plus basse : le dix est sous le valet. La plus haute carte de la couleur demandée fait le pli.
learn-quodlibet-king = Chaque donne a un roi. Lui seul regarde ses cartes et annonce un contrat de la roue qui n’a pas encore été joué ; ensuite les autres regardent aussi. Après la donne, la place suivante est roi ; après une roue, celle qui a le plus de mauvais points.
learn-quodlibet-leader-king = Le roi joue la première carte.
learn-quodlibet-leader-right-of-king = La place à droite du roi joue la première carte.
learn-quodlibet-end = Tout s’écrit en mauvais points. Après la dernière roue, le plus petit total gagne.
learn-quodlibet-wheel = Roue { $number }
learn-quodlibet-plus = Fais des plis : chacun des huit que tu ne fais pas coûte 10. Sans pli, tu reçois 100.
learn-quodlibet-minus = Ne fais pas de plis. Les huit coûtent 100.
learn-quodlibet-neighbour = C’est le voisin de droite qui paie un pli. Les huit coûtent 100.
learn-quodlibet-achmed = Ne prends ni le roi de cœur ni la dame de carreau. Les deux dans un seul pli coûtent 100.
learn-quodlibet-picture-achmed = Le roi et la dame tombent dans un seul pli : le roi de cœur le fait pour 100 points.
learn-quodlibet-first-three-and-last = Seuls les trois premiers plis et le dernier coûtent.
learn-quodlibet-no-reds = Ne prends pas de cœurs, surtout pas de petits. Les huit ensemble coûtent 100.
learn-quodlibet-picture-no-reds = Le roi prend trois cœurs : deux fois 20 et une fois 10, donc 50.
learn-quodlibet-ober-unter = Ne prends ni dames ni valets, les Ober et Unter des cartes allemandes. Un pli avec les deux sortes coûte 100, quel qu’en soit le nombre.
learn-quodlibet-picture-ober-unter = Le roi prend une dame et un valet dans un seul pli : 100.
learn-quodlibet-bribe = Chaque pli coûte 30 à qui le fait, et 20 à qui a joué sa plus basse carte ; de cartes égales, la première jouée compte. Si la plus basse carte fait le pli, il coûte 100.
learn-quodlibet-picture-bribe = L’as fait le pli et paie 30. Le sept est la plus basse carte et coûte 20.
learn-quodlibet-open = Comme Moins, mais tu tiens tes cartes de sorte que tous les voient sauf toi, et tu en joues une sans la connaître. Même la main du roi est mêlée avant d’être retournée.
learn-quodlibet-open-free = Personne ne doit fournir. Une carte d’une autre couleur ne peut pas gagner.
learn-quodlibet-open-must = Il faut fournir si possible : avant ton tour, la table désigne les cartes qui fournissent. Tu apprends ainsi où sont tes cartes de cette couleur.
learn-quodlibet-hunt = Comme Moins, mais toutes les mains sont ouvertes sur la table.
learn-quodlibet-quadrature = Ici, pas de plis : quelqu’un commence une pile avec n’importe quelle carte, et une seule peut suivre. Si tu l’as, tu dois la poser ; sinon, tu passes. Si cette carte est déjà posée, ou s’il n’y en a pas, la pile est complète.
learn-quodlibet-step3 = La carte de la même couleur trois rangs plus haut suit : le dix sur le sept, le roi sur le dix. Une pile finit par une dame, un roi ou un as.
learn-quodlibet-run4 = La carte suivante de la même couleur suit. Quatre cartes, ou un as, complètent une pile.
learn-quodlibet-pile-owner = Le joueur de la dernière carte commence la pile suivante.
learn-quodlibet-pile-next = Le joueur après la dernière carte commence la pile suivante.
learn-quodlibet-snack = Ici, pas de plis : chaque couleur commence par son valet et grandit d’une carte à la fois, vers l’as et vers le sept. Si une de tes cartes va, tu dois en poser une. Sinon, tu passes.
learn-quodlibet-first-out = La donne se termine dès qu’une main est vide. Chaque carte qui te reste coûte 10 ; si tu n’en as posé aucune, tu reçois 100.
learn-quodlibet-places = On joue jusqu’à ce qu’une seule main ait des cartes.
learn-quodlibet-fits = { $count ->
    [one] Une seule de vos cartes peut se poser : { $cards }.
    [many] Parmi vos cartes, celles-ci peuvent se poser : { $cards }.
   *[other] Parmi vos cartes, celles-ci peuvent se poser : { $cards }.
}
learn-quodlibet-word-king = Roi
learn-quodlibet-word-king-is = La place qui annonce le contrat : le roi de bière des étudiants.
learn-quodlibet-word-wheel = Roue
learn-quodlibet-word-wheel-is = Des donnes où chaque contrat d’un groupe se joue une fois ; s’il y en a quatre, chaque place est roi une fois.
learn-quodlibet-word-cards = Unter, Ober
learn-quodlibet-word-cards-is = Le valet et la dame des cartes allemandes. Feuilles, cœurs, grelots et glands sont pique, cœur, carreau et trèfle.

## Options by name

option-quodlibet-leader = Première carte
option-quodlibet-leader-king = Le roi
option-quodlibet-leader-right-of-king = À droite du roi
option-quodlibet-last-trick-cost = Dernier pli de Trois premiers et dernier
option-quodlibet-last-trick-cost-50 = 50
option-quodlibet-last-trick-cost-80 = 80
option-quodlibet-last-trick-cost-100 = 100
option-quodlibet-open-follow = Fournir à Braguette ouverte
option-quodlibet-open-follow-free = Pas obligatoire
option-quodlibet-open-follow-must = Obligatoire
option-quodlibet-quart = Piles
option-quodlibet-quart-step3 = Trois rangs plus haut
option-quodlibet-quart-run4 = Suites de quatre
option-quodlibet-pile-lead = Pile suivante
option-quodlibet-pile-lead-owner = Joueur de la dernière carte
option-quodlibet-pile-lead-next = Le joueur suivant
option-quodlibet-shed-score = Score des piles et de la réussite
option-quodlibet-shed-score-first-out = Cartes restantes
option-quodlibet-shed-score-places = Places
option-quodlibet-rounds = Tours de toutes les roues
option-quodlibet-rounds-1 = 1
option-quodlibet-rounds-2 = 2
option-quodlibet-rounds-4 = 4
option-quodlibet-early-end = Fin anticipée des donnes
option-quodlibet-contracts = Contrats
option-quodlibet-contracts-none = Aucun
option-quodlibet-contracts-plus = Plus
option-quodlibet-contracts-minus = Moins
option-quodlibet-contracts-neighbour = Mauvais voisin
option-quodlibet-contracts-achmed = Achmed
option-quodlibet-contracts-first-three-and-last = Trois premiers et dernier
option-quodlibet-contracts-no-reds = Pas de rouges
option-quodlibet-contracts-ober-unter = Dames et valets
option-quodlibet-contracts-bribe = Pot-de-vin
option-quodlibet-contracts-open = Braguette ouverte
option-quodlibet-contracts-hunt = Chasse
option-quodlibet-contracts-quadrature = Quadrature
option-quodlibet-contracts-snack = Casse-croûte

## Ways to play that have a name

about-preset-quodlibet-vienna = Trois roues, et le roi entame.
about-preset-quodlibet-catsatcards = La place à droite du roi entame, et le joueur suivant commence une nouvelle pile ; le dernier pli de Trois premiers et dernier coûte 100 ; à Braguette ouverte, il faut fournir.
about-preset-quodlibet-long = Les trois roues quatre fois.
about-preset-quodlibet-tricks-only = Seulement des contrats de plis ordinaires : sans les piles, la réussite ni Braguette ouverte.

## Options

about-option-quodlibet-leader = Qui joue la première carte d’une donne.
about-option-quodlibet-last-trick-cost = Ce que coûte le dernier pli de Trois premiers et dernier.
about-option-quodlibet-open-follow = S’il faut fournir avec des cartes que seuls les autres voient. free : non. must : oui, et la table désigne les cartes de la main qui fournissent, ce qui en révèle quelque chose.
about-option-quodlibet-quart = Quelle carte suit sur une pile. step3 : celle de la couleur trois rangs plus haut. run4 : la suivante, et quatre cartes complètent une pile.
about-option-quodlibet-pile-lead = Qui commence une nouvelle pile : le joueur de la dernière carte, ou celui d’après.
about-option-quodlibet-shed-score = Comment comptent les piles et la réussite. first_out : la donne se termine à la première main vide ; une carte restante coûte 10, les huit coûtent 100. places : on continue, et les places coûtent 0, 10, 20 et 30.
about-option-quodlibet-rounds = Combien de fois on joue les roues, chaque fois avec tous les contrats.
about-option-quodlibet-early-end = Une donne pour des cartes se termine avec la dernière carte qui coûte. Le score est le même.
about-option-quodlibet-contracts = Les contrats. Chacun reste dans sa roue, qui a autant de donnes que de contrats ; une roue vide est omise.
