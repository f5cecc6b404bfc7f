### French. The term sheet and the register stand at the top of locale/fr/bots.ftl.
###
### Toepen has no words of its own in French. To knock is frapper, as in rummy; to stay in and to fold are suivre and se coucher,
### as in poker.

## Why something cannot be done

no-exchange = Vous ne pouvez pas échanger maintenant.
cannot-signal = Cette main ne permet pas ce signal.
signal-too-late = Vous ne pouvez pas donner de signal : c’est trop tard, ou c’est déjà fait.
knock-own = Vous avez frappé en dernier. Un autre joueur doit frapper avant que vous puissiez recommencer.
knock-open = On ne frappe pas pendant une question. Attendez la réponse.
knock-folded = Vous n’êtes plus dans la donne.
knock-too-soon = Il faut qu’une carte soit jouée avant que vous puissiez frapper de nouveau.
stake-limit = La mise est de { $stake }. Elle ne peut plus monter.

## Seats and cards

badge-knocker = a frappé
badge-folded = se couche
badge-broke = plus de jetons
badge-signal-stand = debout
badge-signal-whistle = a sifflé
badge-exchanger = a échangé
counter-stake = mise

## Ways to play that have a name

preset-toepen-nakayoshi = Nakayoshi-mura
preset-toepen-long = Longue
preset-toepen-quick = Rapide
preset-toepen-quiet = Sans signaux
preset-toepen-dutch = Néerlandaise

## The table

## What happens

news-exchange = { $who ->
    [you] Vous échangez votre main.
   *[other] { $seat } échange sa main.
}
news-new-hand = Votre nouvelle main : { $cards }
news-challenge = { $who ->
    [you] Vous contestez l’échange.
   *[other] { $seat } conteste l’échange.
}
news-unchallenged = { $who ->
    [you] Personne ne conteste votre échange.
   *[other] { $seat } : personne ne conteste l’échange.
}
news-keep = { $who ->
    [you] Vous gardez votre main.
   *[other] { $seat } garde sa main.
}
news-stand = { $who ->
    [you] Vous vous levez.
   *[other] { $seat } se lève.
}
news-whistle = { $who ->
    [you] Vous sifflez.
   *[other] { $seat } siffle.
}
news-knock = { $who ->
    [you] Vous frappez.
   *[other] { $seat } frappe.
}
news-stay = { $who ->
    [you] Vous suivez.
   *[other] { $seat } suit.
}
news-fold = { $who ->
    [you] Vous vous couchez.
   *[other] { $seat } se couche.
}
news-forgot = { $who ->
    [you] Vous avez oublié le signal.
   *[other] { $seat } a oublié le signal.
}

## A deal is over

ledger-winner = { $seat } { $points } pour la donne gagnée
ledger-loser = { $seat } { $points } pour la donne perdue
ledger-fold = { $seat } { $points } pour n’avoir pas suivi
ledger-forgot = { $seat } { $points } pour un signal oublié
ledger-wash = { $seat } { $points } pour l’échange d’une main qui valait quelque chose
ledger-challenge = { $seat } { $points } pour avoir contesté un échange honnête

## The score sheet

## Questions and help

## Why a bot decided as it did: the tactics of Toepen

rule-toepen-1 = Gardez la meilleure carte pour le dernier pli, le seul qui compte.
rule-toepen-3 = Échangez une main sans espoir, honnêtement ou non.
rule-toepen-6 = Le dernier pli est sans doute pour vous : frappez avant que les autres s’en doutent.
rule-toepen-7 = Un joueur qui a donné un signal a les grosses cartes que vous n’avez pas.
rule-toepen-8 = Suivre coûte un jeton de plus que se coucher : vos chances de gagner doivent le justifier.
rule-toepen-9 = Vous avez tant de cartes sans valeur que l’échange n’est sans doute pas honnête.
rule-toepen-60 = Cette main impose un signal, et l’oublier coûte la mise.
rule-toepen-61 = Les quatre cartes sont sans valeur : l’échange est honnête.
rule-toepen-62 = Jouez d’abord les petites cartes.
rule-toepen-63 = Le gagnant du troisième pli entame le dernier.
rule-toepen-64 = Un signal fait peur aux autres joueurs, quel que soit son sens.

## Page: the home page

game-toepen = Toepen
game-about-toepen = Quatre cartes, des jetons et du sang-froid : seul le dernier pli compte, et on peut frapper à tout moment.
game-standard-toepen = Vingt jetons chacun, jusqu’à ce qu’un joueur n’en ait plus.

## Page: at the table

## Page: questions and answers

call-keep = je garde
call-exchange = j’échange
call-challenge = je conteste !
call-stand = je me lève !
call-whistle = je siffle !
call-knock = je frappe !
call-stay = je suis
call-fold = je me couche
call-forgot = oublié !
ask-exchange = Vous pouvez échanger votre main si les quatre cartes sont sans valeur. Le bluff est permis.
ask-challenge = { $who ->
    [you] Vous avez échangé une main que vous dites sans valeur.
   *[other] { $seat } échange une main qui serait sans valeur. Contestez-vous ?
}
ask-stay = { $who ->
    [you] Vous avez frappé. Suivre pour { $raised }, ou se coucher et payer { $stake } ?
   *[other] { $seat } frappe. Suivre pour { $raised }, ou se coucher et payer { $stake } ?
}
say-keep = Garder
say-exchange = Échanger
say-challenge = Contester
say-decline = Accepter
say-stand = Se lever
say-whistle = Siffler
say-knock = Frapper
say-knock-for = Frapper pour { $stake }
confirm-knock = Si quelqu’un suit, la mise passe à { $stake }.
confirm-exchange = Vous recevez de nouvelles cartes, et les autres peuvent contester l’échange.
confirm-signal = Les autres apprennent quelque chose sur votre main.
key-knock = f
key-exchange = e
key-stand = v
key-whistle = i
say-stay = Suivre pour { $stake }
say-fold = Se coucher et payer { $stake }

## Ways to play that have a name

about-preset-toepen-nakayoshi = L’as est la plus forte carte ; la partie s’arrête dès qu’un joueur n’a plus de jetons.
about-preset-toepen-long = Trente jetons chacun. Les joueurs sans jetons quittent la partie, et le dernier qui reste gagne.
about-preset-toepen-quick = Dix jetons chacun, et les signaux se donnent tout seuls.
about-preset-toepen-quiet = Pas de signaux : personne ne se lève ni ne siffle.
about-preset-toepen-dutch = Le dix est la plus forte carte et le valet la plus faible. Les jetons perdus comptent comme points de pénalité, et le dernier joueur à rester au-dessous de quinze gagne.

## Options

about-option-toepen-rank = L’ordre des cartes. ace_high : A R D V 10 9 8 7, une main sans valeur est faite de 10 9 8 7, les as et les sept donnent lieu à un signal. dutch : 10 9 8 7 A R D V, une main sans valeur est faite de A R D V, les dix et les valets donnent lieu à un signal.
about-option-toepen-chips = Le nombre de jetons de chaque joueur au départ. Avec peu de jetons, c’est un jeu de hasard ; avec beaucoup, l’adresse paie.
about-option-toepen-end-mode = first_bankrupt : la partie s’arrête après la donne où un joueur perd son dernier jeton, et le joueur qui a le plus de jetons gagne. last_standing : les joueurs sans jetons quittent la partie et attendent, et le dernier qui reste gagne.
about-option-toepen-exchanges-per-player = Le nombre d’échanges permis à chaque joueur dans une donne : un seul, ou tant que la pioche a assez de cartes.
about-option-toepen-exchange-order = in_turn : la question est posée à chaque joueur à tour de rôle, à partir de la gauche du donneur. any_time : chacun peut échanger à tout moment avant l’entame.
about-option-toepen-signals = Avec quatre cartes de la valeur la plus forte, il faut se lever ; avec trois, il faut siffler. manual : c’est à vous d’y penser, et vous payez si vous oubliez. auto : les signaux se donnent tout seuls. off : il n’y a pas de signaux.
about-option-toepen-signal-time = Jusqu’à quand on peut donner un signal. first_card : jusqu’à ce que vous jouiez votre première carte ou vous couchiez. before_play : jusqu’à l’entame.
about-option-toepen-winner-takes = Ce que le gagnant d’une donne prend dans le pot. Avec nothing, les jetons ne font que se perdre.
about-option-toepen-next-dealer = Le donneur suivant : le joueur à la gauche du donneur, ou le gagnant de la donne.
about-option-toepen-max-stake = La mise la plus haute. Une fois qu’elle est atteinte, plus personne ne peut frapper.
about-option-toepen-knock-gap = Faut-il qu’une carte soit jouée entre deux coups frappés ?

## Learn

learn-toepen-about = Vous recevez quatre cartes et jouez quatre plis, mais seul le dernier compte. Le joueur qui le prend gagne la donne. Tous les autres encore en jeu paient la mise.
learn-toepen-chips = Chaque joueur commence avec { $count } jetons, qui lui servent à payer.
learn-toepen-end-first = La partie s’arrête quand un joueur n’a plus de jetons. Le joueur qui en a le plus gagne.
learn-toepen-end-last = Les joueurs sans jetons quittent la partie. Le dernier qui reste gagne.
learn-toepen-order = L’ordre des cartes, de la plus forte à la plus faible. Il n’y a pas d’atout : la plus forte carte de la couleur demandée prend le pli.
learn-toepen-last = Le dernier pli. La couleur demandée est cœur, et vous avez gardé le plus fort cœur : vous gagnez la donne. Les cartes plus fortes des autres couleurs ne sont que des défausses.
learn-toepen-page-knock = La mise
learn-toepen-knock = Si vos cartes sont bonnes, ou si vous voulez le faire croire, frappez. C’est permis à tout moment pendant les plis, même quand ce n’est pas à vous de jouer.
learn-toepen-answer = Chacun des autres doit répondre : suivre, et la mise monte d’un jeton, ou se coucher, et quitter la donne. Si tout le monde se couche, vous gagnez aussitôt.
learn-toepen-again = Si vous avez frappé en dernier, un autre joueur doit frapper avant que vous puissiez recommencer.
learn-toepen-gap = Entre deux coups frappés, au moins une carte doit être jouée.
learn-toepen-limit = La mise ne peut pas dépasser { $stake }.
learn-toepen-lose = Si vous restez jusqu’au bout et perdez
learn-toepen-fold = Un joueur qui se couche paie la mise d’avant le coup frappé, donc un jeton de moins que s’il suivait.
learn-toepen-knocks = { $count ->
    [0] Si personne n’a frappé
    [one] Après un coup frappé
    [many] Après { $count } de coups frappés
   *[other] Après { $count } coups frappés
}
learn-toepen-takes = Le gagnant prend la mise dans le pot, au milieu de la table, où vont tous les paiements.
learn-toepen-takes-nothing = Le gagnant ne prend rien. Les jetons ne font que se perdre.
learn-toepen-dealer-left = À chaque donne, le joueur suivant distribue.
learn-toepen-dealer-winner = Le gagnant d’une donne distribue la suivante.
learn-toepen-word-stake = Mise, pot
learn-toepen-word-stake-is = La mise est le nombre de jetons que paie un perdant dans cette donne. Tous les jetons payés vont dans le pot.
learn-toepen-word-exchange = Échange
learn-toepen-exchange = Avant la première carte, vous pouvez échanger votre main, face cachée, contre quatre nouvelles cartes. Vous affirmez ainsi que toutes vos cartes étaient sans valeur, mais c’est peut-être du bluff.
learn-toepen-exchange-in-turn = La question est posée à tour de rôle, en commençant après le donneur.
learn-toepen-exchange-any-time = Inutile d’attendre votre tour.
learn-toepen-exchange-once = C’est permis une fois par donne.
learn-toepen-exchange-often = Vous pouvez recommencer tant qu’il y a assez de cartes.
learn-toepen-word-challenge = Contester
learn-toepen-challenge = Dire qu’un échange était du bluff. Les cartes échangées sont retournées. Si l’une d’elles valait quelque chose, le bluffeur paie un jeton ; sinon, c’est le joueur qui a contesté.
learn-toepen-word-signals = Se lever, siffler
learn-toepen-signals-must = Avec les quatre cartes { $cards }, vous devez vous lever ; avec trois, siffler.
learn-toepen-signals-may = Avec les quatre cartes { $cards }, vous pouvez aussi vous lever ; avec trois, siffler : c’est du bluff.
learn-toepen-signals-auto = Les signaux obligatoires se donnent tout seuls.
learn-toepen-signals-forgotten = Faites-le avant votre première carte. Si vous oubliez, vous payez la mise à la fin.
learn-toepen-signals-before-play = Faites-le avant l’entame. Si vous oubliez, vous payez la mise à la fin.
learn-toepen-worthless = Les cartes sans valeur, dans chaque couleur.

## Options by name

option-toepen-rank = Ordre des cartes
option-toepen-rank-ace-high = L’as est le plus fort
option-toepen-rank-dutch = Le dix est le plus fort
option-toepen-chips = Jetons par joueur
option-toepen-end-mode = Fin de la partie
option-toepen-end-mode-first-bankrupt = Quand un joueur n’a plus de jetons
option-toepen-end-mode-last-standing = Quand il reste un seul joueur
option-toepen-exchanges-per-player = Échanges par donne
option-toepen-exchanges-per-player-one = Un seul
option-toepen-exchanges-per-player-repeated = Tant que dure la pioche
option-toepen-exchange-order = Moment des échanges
option-toepen-exchange-order-in-turn = À tour de rôle
option-toepen-exchange-order-any-time = À tout moment avant l’entame
option-toepen-signals = Se lever et siffler
option-toepen-signals-manual = À vous d’y penser
option-toepen-signals-auto = Automatique
option-toepen-signals-off = Pas de signaux
option-toepen-signal-time = Moment des signaux
option-toepen-signal-time-first-card = Jusqu’à votre première carte
option-toepen-signal-time-before-play = Jusqu’à l’entame
option-toepen-winner-takes = Le gagnant prend
option-toepen-winner-takes-stake = La mise
option-toepen-winner-takes-nothing = Rien
option-toepen-next-dealer = Donneur suivant
option-toepen-next-dealer-left = Le joueur de gauche
option-toepen-next-dealer-winner = Le gagnant de la donne
option-toepen-max-stake = Mise maximale
option-toepen-max-stake-none = Sans limite
option-toepen-knock-gap = Entre deux coups frappés
option-toepen-knock-gap-one-card = Une carte doit être jouée
option-toepen-knock-gap-none = Rien n’est exigé
