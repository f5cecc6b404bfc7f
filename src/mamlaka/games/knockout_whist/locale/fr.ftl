### French. The term sheet and the register stand at the top of locale/fr/bots.ftl.
###
### A dog's life is a vie de chien; the player who has one is "en sursis", because "chien" alone is an insult.

## Why something cannot be done

no-trump-lead = Vous ne pouvez pas entamer le premier pli avec { $card }, un atout. Jouez une de ces cartes : { $cards }.

## Seats and cards

badge-dog = vie de chien
badge-blind-dog = carte aveugle
badge-knocked-out = hors jeu

## Ways to play that have a name

preset-knockout-whist-classic = Avec vie de chien
preset-knockout-whist-plain = Sans vie de chien
preset-knockout-whist-blind = Avec carte aveugle

## What happens

news-trumps = { $who ->
    [you] Vous choisissez l’atout : { $name }.
   *[other] { $seat } choisit l’atout : { $name }.
}

## A deal is over

ledger-knocked-out = { $seat } : hors jeu
ledger-dog = { $seat } : vie de chien, une seule carte à la donne suivante
ledger-blind-dog = { $seat } : une carte que personne ne voit à la donne suivante
ledger-ante-to-winner = { $whom ->
    [you] { $seat } { $points } : mise pour vous
   *[other] { $seat } { $points } : mise pour { $other }
}
ledger-takes-all = { $seat } { $points } : seul en jeu, toutes les mises

## Why a bot decided as it did: the tactics of Knockout Whist

rule-knockout-whist-1 = Un seul pli vous sauve : jouez la carte qui a le plus de chances de prendre celui-ci.
rule-knockout-whist-2 = Le plus grand nombre de plis donne le choix de l’atout suivant : prenez-en encore un.
rule-knockout-whist-3 = Tant que vous avez beaucoup de cartes, votre couleur la plus longue fait le meilleur atout.
rule-knockout-whist-4 = Gardez un atout pour couper, et défaussez-vous de votre seule carte d’une autre couleur.
rule-knockout-whist-5 = Hors atout, jouez tout de suite la plus forte carte d’une couleur, avant que d’autres n’en aient plus.
rule-knockout-whist-6 = Passez devant un joueur qui n’a pas encore de pli, avec la plus petite carte qui suffit.
rule-knockout-whist-8 = Avec une vie de chien, attendez un pli que vous avez de bonnes chances de prendre ; moins il en reste, plus il faut oser.
rule-knockout-whist-10 = Une vie de chien joue après vous : jouez haut, une seule carte prendra rarement le pli.
rule-knockout-whist-11 = Avec peu de cartes, l’atout décide : choisissez la couleur où vous en avez le plus.
rule-knockout-whist-12 = Plus personne n’est sauvé : un pli sûr passe avant tout.
rule-knockout-whist-60 = Jouez petit si vous ne pouvez pas prendre le pli ; sinon, prenez-le au plus juste.
rule-knockout-whist-61 = Un deuxième pli vous met hors jeu : restez en dessous.
rule-knockout-whist-62 = Débarrassez-vous de vos grosses cartes dans les plis des autres.

## Page: the home page

game-knockout-whist = Whist à élimination
game-about-knockout-whist = Faites un pli, ou vous êtes hors jeu. Chaque donne a une carte de moins, et le plus grand nombre de plis donne le choix de l’atout.
game-standard-knockout-whist = De sept cartes à une seule. À la première donne sans pli, une vie de chien.

## Page: questions and answers

call-trumps = { $name } !
ask-trumps = Vous avez fait le plus de plis : choisissez l’atout.

## Learn

learn-knockout-whist-about = { $count ->
    [one] Il y a une seule donne, d’une carte chacun.
    [many] À la première donne, chacun reçoit { $count } de cartes, puis une de moins à chaque donne, jusqu’à une seule. Faites au moins un pli à chaque donne, ou vous êtes hors jeu. Le dernier joueur en jeu gagne.
   *[other] À la première donne, chacun reçoit { $count } cartes, puis une de moins à chaque donne, jusqu’à une seule. Faites au moins un pli à chaque donne, ou vous êtes hors jeu. Le dernier joueur en jeu gagne.
}
learn-knockout-whist-trumps = Un atout bat toutes les cartes des autres couleurs. Sinon, la plus forte carte de la couleur demandée prend le pli, et le joueur qui l’a posée entame le suivant. À la première donne, une carte est retournée, et sa couleur est l’atout. Ensuite, le joueur qui a fait le plus de plis choisit l’atout.
learn-knockout-whist-leader-dealers-left = Le joueur après le donneur entame le premier pli.
learn-knockout-whist-leader-chooser = À la première donne, le joueur après le donneur entame ; ensuite, c’est le joueur qui a choisi l’atout.
learn-knockout-whist-no-trump-lead = On n’entame pas le premier pli d’une donne par un atout, sauf si l’on n’a rien d’autre.
learn-knockout-whist-ruffed = Cœur est atout. Trèfle est demandé, et le joueur du deux de cœur n’en a pas : le plus petit atout prend le pli.
learn-knockout-whist-page-out = Rester en jeu
learn-knockout-whist-out = Après chaque donne, les joueurs qui n’ont fait aucun pli sont hors jeu.
learn-knockout-whist-dogs = À la première donne où cela arrive, tous ceux qui n’ont fait aucun pli reçoivent à la place une vie de chien : une seule carte à la donne suivante. Cela n’arrive qu’une fois dans la partie.
learn-knockout-whist-first-dog = À la première donne où cela arrive, le premier d’entre eux à gauche du donneur reçoit à la place une vie de chien : une seule carte à la donne suivante. Cela n’arrive qu’une fois dans la partie.
learn-knockout-whist-dog = Avec une vie de chien, vous choisissez le pli de votre carte : à chaque pli, vous pouvez la jouer ou passer. Au dernier pli, il faut la jouer. Si elle prend un pli, vous revenez pleinement en jeu ; sinon, vous êtes hors jeu.
learn-knockout-whist-blind = Ensuite, les prochains joueurs sans pli ont une autre chance : une carte que personne ne voit, pas même eux. On la retourne en la jouant.
learn-knockout-whist-end = À la donne d’une carte, chacun joue la sienne, et le pli décide de la partie.
learn-knockout-whist-misere = Ici, les plis sont mauvais : après chaque donne, les joueurs qui en ont fait deux ou plus sont hors jeu. Si c’est le cas de tous, ceux qui en ont le moins restent.
learn-knockout-whist-misere-end = À la donne d’une carte, le joueur qui prend le pli est hors jeu. S’il en reste plusieurs, chacun tire une carte, et la plus forte gagne.
learn-knockout-whist-points = Chacun mise un point, et le gagnant les prend tous. Plus vous restez longtemps, meilleure est votre place.
learn-knockout-whist-word-trumps = Choisir l’atout
learn-knockout-whist-word-trumps-is = Décider de la couleur d’atout d’une donne, { $sees ->
    [on] après avoir vu
   *[off] avant de voir
} vos cartes. Ce choix revient au joueur qui a fait le plus de plis à la donne précédente.
learn-knockout-whist-word-trumps-cut = À égalité, chacun tire une carte, et la plus forte donne le choix.
learn-knockout-whist-word-trumps-seat = À égalité, le choix revient au plus proche à gauche du donneur.
learn-knockout-whist-word-ruff = Couper
learn-knockout-whist-word-ruff-is = Jouer un atout, faute de carte de la couleur demandée.
learn-knockout-whist-word-dog = Vie de chien
learn-knockout-whist-word-dog-is = Une seule carte dans une donne de plusieurs plis. Rien n’oblige à fournir avec elle : c’est la seule.

## Options by name

option-knockout-whist-dogs = Vie de chien
option-knockout-whist-dogs-off = Aucune
option-knockout-whist-dogs-first = Pour un joueur
option-knockout-whist-dogs-all = Pour tous les premiers sans pli
option-knockout-whist-blind-dog = Carte aveugle
option-knockout-whist-chooser-sees = Main vue avant le choix de l’atout
option-knockout-whist-leader = Première entame
option-knockout-whist-leader-dealers-left = À gauche du donneur
option-knockout-whist-leader-chooser = Qui choisit l’atout
option-knockout-whist-tie = Égalité de plis
option-knockout-whist-tie-cut = Tirer des cartes
option-knockout-whist-tie-seat = Selon la place
option-knockout-whist-first-cards = Cartes à la première donne
option-knockout-whist-trump-lead = Atout à la première entame
option-knockout-whist-misere = Deux plis éliminent

## Ways to play that have a name

about-preset-knockout-whist-classic = Tous les premiers joueurs sans pli reçoivent une vie de chien : une carte à la donne suivante.
about-preset-knockout-whist-plain = Un joueur sans pli est aussitôt hors jeu.
about-preset-knockout-whist-blind = Après la vie de chien, les prochains joueurs sans pli reçoivent encore une carte, que personne ne voit.

## Options

about-option-knockout-whist-dogs = Qui reçoit, une fois dans la partie, une vie de chien : une carte à la donne suivante. all : tous les joueurs sans pli de la première donne où il y en a. first : seulement le premier d’entre eux à gauche du donneur. off : personne.
about-option-knockout-whist-blind-dog = Après la vie de chien, la prochaine donne avec des joueurs sans pli leur en donne une autre, avec une carte que personne ne voit.
about-option-knockout-whist-chooser-sees = Vous voyez votre main avant de choisir l’atout.
about-option-knockout-whist-leader = Qui entame le premier pli. dealers_left : le joueur qui suit le donneur. chooser : celui qui choisit l’atout.
about-option-knockout-whist-tie = Qui choisit l’atout si plusieurs joueurs ont fait le plus de plis. cut : celui qui tire la plus forte carte. seat : le plus proche à gauche du donneur de cette donne.
about-option-knockout-whist-first-cards = Le nombre de cartes à la première donne. Chaque donne suivante en a une de moins, jusqu’à une seule.
about-option-knockout-whist-trump-lead = On peut entamer le premier pli d’une donne par un atout, même avec une autre couleur en main.
about-option-knockout-whist-misere = Deux plis ou plus mettent hors jeu ; à la donne d’une carte, le pli. Sans vie de chien.
