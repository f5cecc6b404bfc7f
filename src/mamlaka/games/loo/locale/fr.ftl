## Why something cannot be done

must-lead-top-trump = Vous devez entamer de votre plus fort atout possible : { $cards }.
must-lead-highest-trump = Avec deux atouts ou plus, vous devez entamer du plus fort : { $cards }.
must-lead-trump = Vous devez entamer d’un atout : { $cards }.
must-head-with-trump = Vous n’avez pas de { $suit } et devez prendre le pli avec un atout : { $cards }.

## Seats and cards

counter-pool = pot
zone-miss = main cachée
badge-loo-stand = joue
badge-loo-pass = a passé
badge-loo-miss = main cachée
badge-loo-defend = joue pour le pot
badge-loo-in = joue
badge-loo-out = ne joue pas

## Ways to play that have a name

preset-loo-classic = Classique
preset-loo-unlimited = Illimité
preset-loo-strict = Le plus fort atout d’abord
preset-loo-irish = Sans main cachée
preset-loo-japanese = Japonais

## What happens

news-loo-stand = { $who ->
    [you] Vous jouez.
   *[other] { $seat } joue.
}
news-loo-pass = { $who ->
    [you] Vous passez.
   *[other] { $seat } passe.
}
news-loo-miss = { $who ->
    [you] Vous prenez la main cachée.
   *[other] { $seat } prend la main cachée.
}
news-loo-defend = { $who ->
    [you] Vous jouez la main cachée pour le pot.
   *[other] { $seat } joue la main cachée pour le pot.
}
news-loo-in = { $who ->
    [you] Vous jouez.
   *[other] { $seat } joue.
}
news-loo-out = { $who ->
    [you] Vous ne jouez pas et payez au pot.
   *[other] { $seat } ne joue pas et paie au pot.
}

## A deal is over

ledger-deal-stake = { $seat } { $points } : mise de la donne
ledger-out-stake = { $seat } { $points } : n’a pas joué
ledger-pool-share = { $seat } { $points } : { $count ->
    [one] 1 pli, une part du pot
    [many] { $count } plis, une part du pot chacun
   *[other] { $count } plis, une part du pot chacun
}
ledger-looed = { $seat } { $points } : aucun pli, est bête
ledger-takes-pool = { $seat } { $points } : seul à jouer, prend le pot
ledger-shared-pool = { $seat } { $points } : part de ce qui reste au pot

## Why a bot decided as it did: the tactics of Loo

rule-loo-1 = Comparez votre part probable du pot au prix d’une donne sans pli.
rule-loo-7 = Ne prenez la main cachée que pour un gros pot, avec de mauvaises cartes et peu d’adversaires.
rule-loo-8 = Un seul joueur est en jeu : contre une seule main, un pli sûr suffit.
rule-loo-9 = Faites d’abord un pli, pour ne pas être bête. Ensuite, prenez-en d’autres.
rule-loo-10 = Sans atout, entamez de la plus forte carte de votre couleur la plus courte.
rule-loo-11 = Vous prenez le pli de toute façon : jouez la carte la moins chère qui suffit.
rule-loo-12 = Gardez un atout pour le dernier pli.
rule-loo-60 = Gardez vos hautes cartes pour les plis suivants.
rule-loo-61 = Jouer pour le pot ne coûte rien, quoi que prenne la main cachée.
rule-loo-62 = Vous avez déjà un pli et ne serez pas bête : prenez-en un autre.

## Page: the home page

game-loo = Loo
game-about-loo = Trois cartes et un choix : jouer ou passer. Chaque pli rapporte une part du pot, et ne pas en faire coûte.
game-standard-loo = Trois cartes chacun et une main cachée. Sans pli, vous payez six jetons.

## Page: questions and answers

ask-loo = Jouez-vous cette donne ?
say-loo-stand = Jouer
say-loo-pass = Passer
say-loo-miss = Prendre la main cachée
say-loo-defend = Jouer pour le pot
say-loo-in = Je joue
say-loo-out = Je ne joue pas
call-loo-stand = je joue
call-loo-pass = passe
call-loo-miss = main cachée !
call-loo-defend = pour le pot !
call-loo-in = je joue
call-loo-out = sans moi

## Learn

learn-loo-about = Chacun reçoit { $count } cartes, et une autre est retournée : sa couleur est l’atout. Avant le jeu, chacun décide s’il joue cette donne.
learn-loo-stand = Jouez si vous pensez pouvoir faire un pli. Si vous passez, vous posez vos cartes et ne pouvez rien perdre.
learn-loo-miss = Une main cachée se trouve sur la table. Un joueur peut la prendre sans la voir, en échange de la sienne, et doit alors jouer.
learn-loo-defend = Si un seul joueur est en jeu avant le donneur, celui-ci ne peut pas passer. Il peut jouer la main cachée pour le pot : ses plis y restent.
learn-loo-in-or-out = À tour de rôle, chacun dit s’il joue. Celui qui ne joue pas paie aussitôt cinq jetons au pot.
learn-loo-joker = Le joker vaut la carte retournée. Si c’est lui qui est retourné, il n’y a pas d’atout.
learn-loo-head = Fournissez, et jouez si possible plus fort que la meilleure carte du pli. Sans la couleur, vous devez si possible prendre avec un atout. Sinon, jouez n’importe quelle carte.
learn-loo-lead-ace = Le premier à entamer doit jouer l’as d’atout s’il l’a. Si l’as est retourné, cela vaut pour le roi.
learn-loo-lead-two = Avec deux atouts ou plus, la première entame est un atout.
learn-loo-lead-highest = Avec deux atouts ou plus, toute entame est le plus fort d’entre eux.
learn-loo-lead-again = Celui qui prend un pli entame d’un atout s’il en a un.
learn-loo-taken = Cœur est l’atout. Le plus fort atout prend le pli.
learn-loo-page-pool = Le pot
learn-loo-stake = Mise du donneur au pot : { $count } jetons.
learn-loo-all-pay = Mise de chacun au pot : { $count } jetons.
learn-loo-share = Chacun des { $count } plis rapporte une part égale du pot.
learn-loo-limited = Un joueur sans pli est bête et paie au pot suivant : { $count } jetons.
learn-loo-unlimited = Un joueur sans pli est bête et paie au pot suivant autant qu’il y avait dans celui-ci.
learn-loo-alone = Si un seul joueur est en jeu, il prend le pot sans jouer. Si personne ne joue avant le donneur, celui-ci prend le pot.
learn-loo-end = Quand chacun a donné { $count ->
    [one] une fois
    [many] { $count } de fois
   *[other] { $count } fois
}, la partie continue jusqu’à ce qu’une donne vide le pot, dix donnes au plus. Le plus de jetons gagne.
learn-loo-word-looed = Être bête
learn-loo-word-looed-is = Avoir joué sans faire de pli.
learn-loo-word-pool = Pot
learn-loo-word-pool-is = Les jetons que rapportent les plis d’une donne.
learn-loo-word-miss = Main cachée, ou miss
learn-loo-word-miss-is = La main qui n’est donnée à personne.
learn-loo-word-head = Forcer
learn-loo-word-head-is = Jouer une carte plus forte que toutes celles du pli.

## Options by name

option-loo-form = Forme
option-loo-form-three = Trois cartes
option-loo-form-japanese = Japonaise, cinq cartes
option-loo-deal-stake = Mise du donneur
option-loo-deal-stake-3 = 3
option-loo-deal-stake-6 = 6
option-loo-deal-stake-12 = 12
option-loo-limit = Sans pli, on paie
option-loo-limit-limited = Un prix fixe
option-loo-limit-unlimited = Autant que le pot
option-loo-loo-price = Prix fixe
option-loo-loo-price-3 = 3
option-loo-loo-price-6 = 6
option-loo-miss = Main cachée
option-loo-defend = Le donneur joue pour le pot
option-loo-lead-two = Entame avec deux atouts
option-loo-lead-two-any = Un atout
option-loo-lead-two-highest = Le plus fort atout
option-loo-lead-two-off = N’importe quelle carte
option-loo-winner-leads-trump = Le gagnant entame atout
option-loo-must-head = Obligation de forcer
option-loo-all-pay = Tous paient la mise
option-loo-rounds = Tours

## Ways to play that have a name

about-preset-loo-classic = Trois cartes, une main cachée et un prix fixe pour qui ne fait aucun pli.
about-preset-loo-unlimited = Sans pli, on paie autant qu’il y a au pot.
about-preset-loo-strict = Avec plusieurs atouts, toute entame est le plus fort.
about-preset-loo-irish = Trois cartes, sans main cachée.
about-preset-loo-japanese = Cinq cartes, un joker et six à dix joueurs.

## Options

about-option-loo-form = Trois cartes : pour trois à huit joueurs. Japonaise : cinq cartes chacun et un joker, pour six à dix joueurs. Le donneur met cinq jetons au pot, de même que ceux qui ne jouent pas. Sans pli, on paie dix jetons. Il suffit de fournir.
about-option-loo-deal-stake = Les jetons que le donneur met au pot.
about-option-loo-limit = Ce que paie un joueur sans pli : un prix fixe, ou autant qu’il y a au pot.
about-option-loo-loo-price = Le prix fixe d’une donne sans pli.
about-option-loo-miss = Une main cachée se trouve sur la table. Un joueur peut l’échanger contre la sienne.
about-option-loo-defend = Si un seul joueur est en jeu avant le donneur, celui-ci ne peut pas passer, mais peut jouer la main cachée pour le pot : ses plis y restent, et il ne peut rien perdre.
about-option-loo-lead-two = L’entame avec deux atouts ou plus : d’abord un atout, à chaque fois le plus fort, ou d’abord n’importe quelle carte, sauf avec l’as d’atout.
about-option-loo-winner-leads-trump = Celui qui prend un pli doit entamer d’un atout s’il en a un.
about-option-loo-must-head = Vous devez si possible jouer plus fort que la meilleure carte du pli, avec un atout si vous n’avez pas la couleur.
about-option-loo-all-pay = Tous mettent des jetons au pot, et pas seulement le donneur.
about-option-loo-rounds = Combien de fois chacun donne. Si le pot n’est pas vide alors, dix donnes au plus suivent ; puis on partage ce qui reste.
