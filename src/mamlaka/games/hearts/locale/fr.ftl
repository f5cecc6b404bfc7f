### French. The term sheet and the register stand at the top of locale/fr/bots.ftl.
###
### The game is the Dame de pique, the name under which French-speaking players know it; its form with cards left over is the
### Dame noire. Hearts are broken: le cœur est brisé.

## Why something cannot be done

must-open = À l’entame de la donne, jouez : { $cards }.
hearts-unbroken = On n’entame pas à cœur tant que le cœur n’est pas brisé. Jouez { $cards }.
no-points-first = Pas de carte pénalisante au premier pli tant que vous en avez une autre. Jouez { $cards }.

## Ways to play that have a name

preset-hearts-international = Internationale
preset-hearts-openspiel = Une seule donne
preset-hearts-black-lady = Dame noire

## Boards: the kinds of deals

kind-left-hearts = on passe à gauche
kind-right-hearts = on passe à droite
kind-across-hearts = on passe en face
kind-none-hearts = pas de passage

## What happens

news-opener = { $who ->
    [you] Vous entamez le premier pli et montrez : { $cards }.
   *[other] { $seat } entame le premier pli et montre : { $cards }.
}

## A deal is over

ledger-moon = { $whom ->
    [you] { $seat } { $points } : vous avez décroché la lune
   *[other] { $seat } { $points } : { $other } a décroché la lune
}
# Unsure: French books have no fixed word for shooting the moon; grand chelem and contrôle occur too.
ledger-moon-shot = { $seat } { $points } pour avoir décroché la lune
ledger-no-tricks = { $seat } { $points } pour n’avoir pris aucun pli

## Why a bot decided as it did: the tactics of Hearts

rule-hearts-1 = La dame de pique tombe sous l’as ou le roi de pique.
rule-hearts-2 = La dame de pique ne risque rien avec trois autres piques, mais pas avec moins.
rule-hearts-3 = De petits piques protègent de la dame.
rule-hearts-4 = Passez toutes les cartes d’une couleur courte : plus tard, vous pourrez y jeter des cartes pénalisantes.
rule-hearts-5 = De gros cœurs sans petits prendraient des cœurs.
rule-hearts-6 = Le premier pli ne coûte rien : mettez-y une grosse carte.
rule-hearts-7 = Un petit pique à l’entame fait sortir la dame. Avec l’as ou le roi, attendez.
rule-hearts-8 = Défaussez-vous de votre carte la plus chère sur le pli d’un autre.
rule-hearts-9 = En jouant en dernier, prenez d’une grosse carte un pli sans points, et laissez passer un pli à points.
rule-hearts-10 = Un seul joueur a pris toutes les pénalités : prenez un cœur pour l’empêcher de décrocher la lune.
rule-hearts-60 = Une petite carte à l’entame sera battue.
rule-hearts-61 = Jouez la plus forte carte qui ne prend pas le pli.
rule-hearts-62 = La dame passe sans risque sous l’as ou le roi.
rule-hearts-63 = Le valet de carreau efface des points : prenez le pli.
rule-hearts-64 = Les grosses cartes prennent les plis.
rule-hearts-65 = Avec une couleur longue et maîtresse, et sans cœur perdant, vous pouvez tout prendre.

## Page: the home page

game-hearts = Dame de pique
game-about-hearts = Évitez les cœurs et la dame de pique, ou prenez-les tous.
game-standard-hearts = On passe trois cartes avant chaque donne. Partie en 100 points, le score le plus bas gagne.

## Page: questions and answers

zone-stock-hearts = cartes restantes

## Ways to play that have a name

about-preset-hearts-international = Le jeu courant à quatre, en 100 points.
about-preset-hearts-openspiel = Une seule donne avec les règles d’OpenSpiel ; la dame de pique brise aussi le cœur.
about-preset-hearts-black-lady = De trois à sept joueurs. Il reste des cartes, et l’on passe deux fois : deux cartes, puis une.

## Options

about-option-hearts-form = international : quatre joueurs avec treize cartes chacun ; le deux de trèfle entame. black_lady : de trois à sept joueurs ; il reste des cartes, on passe deux fois vers la droite, le joueur à la gauche du donneur entame la carte de son choix, et les points de pénalité sont négatifs.
about-option-hearts-pass-cards = Avant de jouer, chacun passe trois cartes à un autre joueur, face cachée.
about-option-hearts-pass-cycle = Le sens dans lequel on passe les cartes à chaque donne. Après le dernier, la liste recommence.
about-option-hearts-no-pts-on-first-trick = On ne peut jouer ni cœur ni dame de pique au premier pli tant qu’on a une autre carte.
about-option-hearts-can-lead-any-club = Le joueur qui a le deux de trèfle peut entamer un autre trèfle.
about-option-hearts-must-break-hearts = On ne peut pas entamer à cœur tant que le cœur n’est pas brisé, sauf si l’on n’a rien d’autre.
about-option-hearts-qs-breaks-hearts = La dame de pique brise le cœur, comme le fait un cœur.
about-option-hearts-can-lead-hearts-instead-of-qs = Si vous n’avez que des cœurs et la dame de pique, vous pouvez entamer à cœur avant qu’il soit brisé.
about-option-hearts-jd-bonus = Le valet de carreau efface dix points de pénalité.
about-option-hearts-avoid-all-tricks-bonus = Un joueur sans aucun pli a cinq points de pénalité de moins, sauf si quelqu’un a décroché la lune.
about-option-hearts-moon = Ce que rapporte la prise de tous les cœurs et de la dame de pique. others : chacun des autres reçoit 26 points de pénalité. self : votre propre total baisse de 26. none : les cartes comptent comme d’habitude.
about-option-hearts-target = La partie s’arrête après la donne où un joueur atteint ce nombre de points de pénalité. Le score le plus bas gagne.
about-option-hearts-deals = La partie s’arrête après ce nombre de donnes, ou à l’objectif s’il est atteint avant. Sans l’un ni l’autre, ce que seule la Dame noire permet, chacun distribue une fois.
about-option-hearts-early-end = Une donne s’arrête quand plus aucune main n’a de carte qui compte, ce qui ne change aucun score. S’il y a une prime pour n’avoir pris aucun pli, chaque donne est jouée jusqu’à la dernière carte.
about-option-hearts-look-back = Les plis terminés de la donne que vous pouvez revoir.

## Learn

learn-hearts-about = Évitez de prendre des cœurs ou la dame de pique : ce sont les cartes pénalisantes. À la fin de la partie, le joueur qui a le moins de points de pénalité gagne.
learn-hearts-pass = { $count ->
    [one] Avant de jouer, vous passez une carte, face cachée, à un autre joueur, et vous en recevez une de quelqu’un d’autre.
    [many] Avant de jouer, vous passez { $count } de cartes, face cachée, à un autre joueur, et vous en recevez { $count } de quelqu’un d’autre.
   *[other] Avant de jouer, vous passez { $count } cartes, face cachée, à un autre joueur, et vous en recevez { $count } de quelqu’un d’autre.
}
learn-hearts-pass-to = { $number ->
    [0] À chaque donne
   *[other] Donne { $number }
} : { $direction ->
    [left] vous passez à gauche.
    [right] vous passez à droite.
    [across] vous passez en face.
   *[none] on ne passe rien.
}
learn-hearts-pass-again = Puis la liste recommence.
learn-hearts-pass-twice = Avant de jouer, vous passez des cartes vers la droite, face cachée, en deux fois : d’abord { $first }, puis { $second }.
learn-hearts-open = Le joueur qui a le { $card } entame le premier pli avec cette carte.
learn-hearts-open-club = Le joueur qui a le { $card } entame le premier pli avec cette carte ou un autre trèfle.
learn-hearts-open-dealer = Le joueur à la gauche du donneur entame le premier pli avec la carte de son choix.
learn-hearts-caught = Le roi de pique a été joué à l’entame, et la dame de pique est tombée dessous. Le roi est le plus fort pique : le joueur qui l’a posé prend le pli, et la dame avec.
learn-hearts-end-target = La partie s’arrête après la donne où un joueur atteint { $target } points de pénalité.
learn-hearts-end-deals = Donnes dans une partie : { $number }.
learn-hearts-end-dealers = La partie s’arrête quand chaque joueur a distribué une fois.
learn-hearts-moon-title = Décrocher la lune
learn-hearts-moon = Si un seul joueur prend tous les cœurs et la dame de pique, la donne se compte ainsi :
learn-hearts-moon-shooter = Le joueur qui a tout pris
learn-hearts-moon-others = Chacun des autres
learn-hearts-no-tricks = Aucun pli
learn-hearts-no-tricks-row = Un joueur qui n’a pris aucun pli
learn-hearts-first-trick = Au premier pli, on ne joue pas de carte pénalisante, sauf si l’on n’a rien d’autre.
learn-hearts-word-penalty = Carte pénalisante
learn-hearts-word-penalty-is = Une carte qui coûte des points au joueur qui la prend : chaque cœur, et la dame de pique, la plus chère de toutes.
# Unsure: "les cœurs sont ouverts" is said as well.
learn-hearts-word-broken = Cœur brisé
learn-hearts-word-broken-is = Le cœur est brisé dès qu’un joueur se défausse d’un cœur. Jusque-là, on n’entame pas à cœur, sauf si l’on n’a rien d’autre.
learn-hearts-word-broken-queen = Le cœur est brisé dès qu’un joueur se défausse d’un cœur ou joue la dame de pique. Jusque-là, on n’entame pas à cœur, sauf si l’on n’a rien d’autre.
learn-hearts-word-broken-but-queen = Si vous n’avez que des cœurs et la dame de pique, vous pouvez aussi entamer à cœur.
learn-hearts-word-moon = Décrocher la lune
learn-hearts-word-moon-is = Prendre exprès toutes les cartes pénalisantes d’une donne. Si un seul cœur vous échappe, vous payez pour tout le reste.
learn-hearts-word-left = Cartes restantes
learn-hearts-word-left-is = Les cartes qui ne sont distribuées à personne. Personne ne les prend. Il arrive qu’une ou deux soient retournées face visible.
learn-hearts-word-discard-when = C’est le moment de se débarrasser de la dame de pique, ou d’un gros cœur.

## Options by name

option-hearts-form = Forme du jeu
option-hearts-form-international = Internationale
option-hearts-form-black-lady = Dame noire
option-hearts-pass-cards = Passer des cartes
option-hearts-pass-cycle = Sens des cartes passées
option-hearts-pass-cycle-left = À gauche
option-hearts-pass-cycle-right = À droite
option-hearts-pass-cycle-across = En face
option-hearts-pass-cycle-none = Pas de passage
option-hearts-no-pts-on-first-trick = Pas de pénalité au premier pli
option-hearts-can-lead-any-club = Entame avec un trèfle au choix
option-hearts-must-break-hearts = Le cœur doit être brisé
option-hearts-qs-breaks-hearts = La dame de pique brise le cœur
option-hearts-can-lead-hearts-instead-of-qs = Entame à cœur plutôt qu’avec la dame
option-hearts-jd-bonus = Le valet de carreau efface dix points
option-hearts-avoid-all-tricks-bonus = Prime à qui ne prend aucun pli
option-hearts-moon = Décrocher la lune
option-hearts-moon-others = Les autres reçoivent 26
option-hearts-moon-self = Votre total baisse de 26
option-hearts-moon-none = Les cartes comptent normalement
option-hearts-target = Objectif en points
option-hearts-target-none = Sans objectif
option-hearts-deals = Nombre de donnes
option-hearts-deals-none = Sans limite
option-hearts-early-end = Fin anticipée des donnes
option-hearts-look-back = Revoir les plis passés
option-hearts-look-back-last = Le dernier pli
option-hearts-look-back-none = Interdit
option-hearts-look-back-all = Tous les plis
