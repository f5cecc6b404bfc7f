### French. The term sheet and the register stand at the top of locale/fr/bots.ftl.
###
### The card that is "dry" in Ghana is en réserve here, because a card that is "sec" is the only one of its suit. To flag is dénoncer.

## Why something cannot be done

cannot-set-aside = Vous ne pouvez pas mettre { $cards } en réserve.

## Seats and cards

badge-dry = en réserve
badge-show = en réserve, visible

## Ways to play that have a name

preset-spar-spar = Spar
preset-spar-dry = Carte en réserve
preset-spar-flagging = Avec dénonciation
preset-spar-sipa = Sipa
preset-spar-agram = Agram
preset-spar-sink-sink = Sink-Sink

## What happens

news-dry = { $who ->
    [you] Vous mettez une carte en réserve, face cachée.
   *[other] { $seat } met une carte en réserve, face cachée.
}
news-dry-card = { $who ->
    [you] Vous mettez { $cards } en réserve, face cachée.
   *[other] { $seat } met { $cards } en réserve, face cachée.
}
news-show = { $who ->
    [you] Vous mettez { $cards } en réserve, face visible.
   *[other] { $seat } met { $cards } en réserve, face visible.
}
news-flag = { $who ->
    [you] Vous dénoncez { $other }.
   *[other] { $whom ->
        [you] { $seat } vous dénonce.
       *[other] { $seat } dénonce { $other }.
    }
}

## A deal is over

ledger-revoked = { $seat } { $points } pour n’avoir pas fourni, faute dénoncée
ledger-false-flag = { $seat } { $points } pour avoir dénoncé à tort
ledger-chips = { $seat } { $points } en jetons

## Why a bot decided as it did: the tactics of Spar

rule-spar-1 = Gardez pour le dernier pli une carte que personne ne peut battre.
rule-spar-2 = Le joueur qui prend l’avant-dernier pli entame le dernier : prévoyez une carte maîtresse pour chacun des deux.
rule-spar-4 = Les premiers plis ne rapportent rien : jouez-y vos cartes moyennes.
rule-spar-5 = Ne vous séparez pas d’une couleur qui peut vous rendre la main.
rule-spar-7 = Un six ou un sept ne vaut d’être gardé qu’avec une grosse carte dans une autre couleur.
rule-spar-8 = Votre couleur la plus longue est la plus sûre pour entamer le dernier pli.
rule-spar-9 = Mettez une carte en réserve si une carte maîtresse d’une autre couleur vous donne la main pour la jouer.
rule-spar-10 = Face visible, la carte rapporte quatre fois ses points ; le score est assez serré pour tenter le coup.
rule-spar-11 = Gardez une carte de la couleur qu’un autre joueur a mise en réserve face visible.
rule-spar-13 = La couleur est longue : se défausser si tôt est suspect.
rule-spar-60 = Fournissez : une dénonciation vous coûterait trois points.

## Page: the home page

game-spar = Spar
game-about-spar = Un jeu du Ghana : seul le dernier pli compte, surtout s’il est pris par un six ou un sept.
game-standard-spar = Cinq cartes chacun, sans atout, en dix points.

## Page: questions and answers

zone-reserve = réserve
# Unsure: "je réserve" may sound like a booking; the zone and the badge beside it say "réserve".
call-dry = je réserve !
call-show = je montre !
call-flag = je dénonce !
ask-set-aside = Vous pouvez mettre une de ces cartes en réserve pour le dernier pli : { $cards }.
ask-nothing-aside = La question est posée à tous. Vous n’avez rien à mettre en réserve.
say-keep-all = Ne rien mettre en réserve
say-dry = Face cachée
say-show = Face visible
say-flag = Dénoncer { $seat }
confirm-flag = Vous perdez trois points si { $seat } ne pouvait pas fournir.

## Ways to play that have a name

about-preset-spar-spar = Le jeu du Ghana : cinq cartes, et seul le dernier pli compte.
about-preset-spar-dry = On peut mettre un six ou un sept en réserve pour le dernier pli.
about-preset-spar-flagging = De deux à quatre joueurs. Rien ne vous oblige à fournir, mais les autres peuvent vous dénoncer.
about-preset-spar-sipa = Son nom au Togo ; on joue dans le sens inverse des aiguilles d’une montre.
about-preset-spar-agram = Le jeu du Niger : six cartes, du dix au trois, plus les as, et chaque dernier pli vaut un point.
about-preset-spar-sink-sink = L’agram à cinq cartes.

## Options

about-option-spar-form = spar : A R D V 10 9 8 7 6, et cinq cartes chacun. agram : A 10 9 8 7 6 5 4 3, et six cartes chacun, de deux à cinq joueurs. sink_sink : les cartes de l’agram, mais cinq chacun.
about-option-spar-target = Le premier joueur à atteindre ce nombre de points gagne aussitôt.
about-option-spar-deals = La partie s’arrête après ce nombre de donnes, ou à l’objectif s’il est atteint avant. Le total le plus élevé gagne.
about-option-spar-dry = dry : avant de jouer, vous pouvez mettre un six ou un sept en réserve, face cachée. Cette carte se joue au dernier pli, et rapporte le double de ses points si elle le prend. dry_show : vous pouvez aussi la mettre en réserve face visible, pour quatre fois ses points.
about-option-spar-next-dealer = Le donneur suivant. winner : le joueur qui a pris le dernier pli. before_winner : le joueur qui précède le gagnant, si bien que le gagnant entame. left : le joueur suivant.
about-option-spar-revoke = flag : vous pouvez jouer n’importe quelle carte, même si vous pouvez fournir. Jusqu’à l’entame du pli suivant, tout autre joueur peut vous dénoncer. Si la dénonciation est juste, vous perdez trois points ; sinon, elle les coûte à son auteur. La donne s’arrête là.
about-option-spar-ace-of-spades = in : le jeu a 36 cartes, avec l’as de pique. Impossible à cinq ou à sept joueurs.
about-option-spar-low-bonus = Un six qui prend le dernier pli rapporte trois points et un sept deux, au lieu d’un seul.
about-option-spar-stake = chips : le gagnant reçoit les points de la donne de chacun des autres joueurs.
about-option-spar-direction = Le côté où se trouve le joueur suivant.

## Learn

learn-spar-about = { $count ->
    [one] Vous recevez une carte, et seul le dernier pli compte.
    [many] Vous recevez { $count } de cartes et jouez autant de plis, mais seul le dernier compte. Le joueur qui le prend gagne la donne et marque les points.
   *[other] Vous recevez { $count } cartes et jouez autant de plis, mais seul le dernier compte. Le joueur qui le prend gagne la donne et marque les points.
}
learn-spar-flag = Un joueur entame : il joue la première carte. Puis chaque autre joueur en joue une à son tour, et le tout forme un pli. Vous devez fournir la couleur demandée, mais rien ne vous y force. Jusqu’à l’entame du pli suivant, n’importe qui peut vous dénoncer. Si vous pouviez fournir, vous perdez trois points ; sinon, l’auteur de la dénonciation les perd. La donne s’arrête aussitôt.
learn-spar-order = L’ordre des cartes, de la plus forte à la plus faible. Il n’y a pas d’atout : la plus forte carte de la couleur demandée prend le pli, et le joueur qui l’a posée entame le suivant.
learn-spar-last = Un dernier pli. Le six a été joué en premier, et personne d’autre n’a de carreau : c’est la plus petite carte qui prend le pli.
learn-spar-dry = Avant de jouer, vous pouvez mettre un six ou un sept en réserve, face cachée. Vous ne pouvez pas jouer cette carte avant le dernier pli. Si elle le prend, elle rapporte le double.
learn-spar-show = Vous pouvez aussi la mettre en réserve face visible : elle rapporte alors quatre fois ses points.
learn-spar-chips = Chacun des autres joueurs paie les points au gagnant, en jetons.
learn-spar-dealer-left = À chaque donne, le joueur suivant distribue.
learn-spar-dealer-before = Le joueur assis avant celui qui a pris le dernier pli distribue ensuite : celui-ci entame donc.
learn-spar-dealer-winner = Le joueur qui prend le dernier pli distribue ensuite.
learn-spar-target = Le premier joueur à atteindre { $target } points gagne aussitôt.
learn-spar-deals = La partie s’arrête au plus tard après la donne { $number }. Le total le plus élevé gagne.
learn-spar-word-void = Chicane
learn-spar-word-void-is = L’absence totale d’une couleur dans une main. Sans la couleur demandée, on ne peut pas prendre le pli.
learn-spar-word-dry = En réserve
learn-spar-word-dry-is = Se dit d’une carte mise de côté pour le dernier pli. Elle ne fait pas partie de la main : rien n’oblige à fournir avec elle.
learn-spar-word-flag = Dénoncer
learn-spar-word-flag-is = Dire qu’un autre joueur pouvait fournir. Toutes les cartes sont montrées.

## Options by name

option-spar-form = Jeu
option-spar-form-spar = Spar
option-spar-form-agram = Agram
option-spar-form-sink-sink = Sink-Sink
option-spar-target = Points pour gagner
option-spar-target-none = Sans objectif
option-spar-deals = Nombre de donnes
option-spar-deals-none = Sans limite
option-spar-dry = Six ou sept en réserve
option-spar-dry-off = Interdit
option-spar-dry-dry = Face cachée
option-spar-dry-dry-show = Face cachée ou visible
option-spar-next-dealer = Donneur suivant
option-spar-next-dealer-winner = Le gagnant
option-spar-next-dealer-before-winner = Le joueur avant le gagnant
option-spar-next-dealer-left = Le joueur suivant
option-spar-revoke = Ne pas fournir
option-spar-revoke-forbidden = Impossible
option-spar-revoke-flag = Peut être dénoncé
option-spar-ace-of-spades = As de pique
option-spar-ace-of-spades-out = Retiré
option-spar-ace-of-spades-in = Dans le jeu
option-spar-low-bonus = Plus de points pour les six et les sept
option-spar-stake = Mise
option-spar-stake-points = Points
option-spar-stake-chips = Jetons de chacun
option-spar-direction = Sens du jeu
option-spar-direction-cw = Sens des aiguilles d’une montre
option-spar-direction-ccw = Sens inverse
