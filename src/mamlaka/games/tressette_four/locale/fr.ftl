### French. The term sheet and the register stand at the top of locale/fr/bots.ftl.

## Contracts

contract-napoli-s = napolitaine à glaives ♠
contract-napoli-h = napolitaine à coupes ♥
contract-napoli-d = napolitaine à deniers ♦
contract-napoli-c = napolitaine à bâtons ♣
contract-threes-without-s = brelan de trois sans glaives ♠
contract-threes-without-h = brelan de trois sans coupes ♥
contract-threes-without-d = brelan de trois sans deniers ♦
contract-threes-without-c = brelan de trois sans bâtons ♣
contract-four-threes = carré de trois
contract-twos-without-s = brelan de deux sans glaives ♠
contract-twos-without-h = brelan de deux sans coupes ♥
contract-twos-without-d = brelan de deux sans deniers ♦
contract-twos-without-c = brelan de deux sans bâtons ♣
contract-four-twos = carré de deux
contract-aces-without-s = brelan d’as sans glaives ♠
contract-aces-without-h = brelan d’as sans coupes ♥
contract-aces-without-d = brelan d’as sans deniers ♦
contract-aces-without-c = brelan d’as sans bâtons ♣
contract-four-aces = carré d’as
contract-busso = busso
contract-striscio = striscio
contract-volo = volo

## Why something cannot be done

not-poor = Votre main vaut un point ou plus : vous ne pouvez pas demander une nouvelle donne.

## Seats and cards

counter-partners-points = { $seat } et { $other }

## Ways to play that have a name

preset-tressette-four-classic = Classique
preset-tressette-four-plain-21 = Sans annonces, en 21
preset-tressette-four-to-41 = En 41 points
preset-tressette-four-regional = Régional

## What happens

news-four-of-coins = { $who ->
    [you] Vous avez { $cards } et entamez.
   *[other] { $seat } a { $cards } et entame.
}
news-decima = { $who ->
    [you] Vous avez dix cartes d’une couleur et gagnez la partie : { $cards }
   *[other] { $seat } a dix cartes d’une couleur et gagne la partie : { $cards }
}
news-poor-hand = { $who ->
    [you] Vous demandez une nouvelle donne.
   *[other] { $seat } demande une nouvelle donne.
}

## A deal is over

ledger-napoli = { $seat } { $points } pour une napolitaine { $cards }
ledger-three-alike = { $seat } { $points } pour un brelan { $cards }
ledger-four-alike = { $seat } { $points } pour un carré { $cards }
ledger-thirds-together = { $seat } { $points } : les tiers restants font un point avec ceux de l’équipe ({ $other })
ledger-shutout = { $seat } { $points } pour les annonces perdues : aucun point dans la donne
ledger-cappotto = { $seat } { $points } pour un capot, les onze points de la donne
ledger-decima = { $seat } { $points } pour dix cartes d’une couleur, qui gagnent la partie { $cards }
void-poor-hand = une main de moins d’un point

## Why a bot decided as it did: the tactics of Tressette for four

rule-tressette-four-1 = Gardez un as pour un pli que votre équipe prendra à coup sûr.
rule-tressette-four-2 = Vous avez le trois et le deux : encaissez-les, l’as tombera peut-être.
rule-tressette-four-3 = Une couleur longue avec une grosse carte : dites busso, puis déroulez-la.
rule-tressette-four-4 = Busso de votre partenaire : jouez votre plus forte carte, puis rejouez la couleur.
rule-tressette-four-5 = Volo de votre partenaire : n’entamez cette couleur que pour rendre la main.
rule-tressette-four-6 = Vous ne pouvez pas fournir : un as sur le pli de votre équipe, une petite carte sur celui des autres.
rule-tressette-four-7 = L’équipe adverse a annoncé une carte qui bat celle-ci.
rule-tressette-four-8 = D’après les annonces, seul votre partenaire peut avoir la carte qui bat celle-ci.
rule-tressette-four-9 = Le dernier pli vaut un point : gardez pour lui une carte maîtresse.
rule-tressette-four-10 = Les tiers comptent par trois : ce pli fait un point entier de plus.
rule-tressette-four-11 = En deuxième, jouez petit sauf avec le trois ; en troisième, jouez gros.
rule-tressette-four-12 = L’équipe adverse a une napolitaine dans cette couleur : ne l’entamez pas.
rule-tressette-four-13 = Sans bonnes cartes, entamez une couleur courte et vide pour ne plus en avoir.
rule-tressette-four-60 = Annoncez tout ce que vous avez : cela rapporte des points.
rule-tressette-four-61 = Votre main vaut moins d’un point : demandez une nouvelle donne.
rule-tressette-four-62 = Dites à votre partenaire ce qu’il vous reste dans la couleur.
rule-tressette-four-63 = Prenez les points du pli, ou donnez-en le moins possible.

## Page: the home page

game-about-tressette-four = Le jeu italien à deux équipes : dix plis, des tiers de point et quelques mots qui disent tout.
game-standard-tressette-four = Deux équipes, dix cartes chacun, annonces et signes, partie en 31 points.
game-tressette-four = Tressette à quatre

## Page: questions and answers

ask-poor-hand = Votre main vaut moins d’un point. Demandez-vous une nouvelle donne ?
ask-no-poor-hand = On demande à chacun si sa main est trop faible. La vôtre ne l’est pas.
say-poor-hand = Demander une nouvelle donne
say-no-poor-hand = Jouer cette main
call-poor-hand = nouvelle donne !
call-decima = decima !

## Ways to play: what each is

about-preset-tressette-four-classic = En 31 points, avec annonces et signes.
about-preset-tressette-four-plain-21 = Les cartes seules, en 21 points.
about-preset-tressette-four-to-41 = Une partie plus longue, en 41 points.
about-preset-tressette-four-regional = Le quatre de deniers entame, les mains faibles sont redistribuées, et une équipe gagne dès qu’elle a les points.

## Options: what each does

about-option-tressette-four-target = L’équipe qui a ce nombre de points ou plus gagne. Si les deux l’ont, le total le plus élevé gagne.
about-option-tressette-four-declarations = Le trois, le deux et l’as d’une couleur, et trois ou quatre trois, deux ou as s’annoncent et rapportent des points.
about-option-tressette-four-declare-until = Le dernier pli où vous pouvez annoncer, avant de jouer votre carte.
about-option-tressette-four-signals = La personne qui entame peut dire un mot à son partenaire. truthful : seulement un mot vrai pour sa main. free : n’importe lequel. off : aucun.
about-option-tressette-four-first-lead = Qui entame la première donne. right : la personne à droite du donneur. four_of_coins : celle qui a le quatre de deniers, avec la carte de son choix. Ensuite, toujours à droite du donneur.
about-option-tressette-four-poor-hand = Une personne dont la main vaut moins d’un point peut la montrer et demander une nouvelle donne.
about-option-tressette-four-shutout-voids = Une équipe sans aucun des onze points des cartes et du dernier pli perd ses annonces.
about-option-tressette-four-end = Quand la partie s’arrête. deal : après la donne où une équipe atteint l’objectif. at_once : dès qu’elle l’atteint, au milieu d’une donne.
about-option-tressette-four-decima = Une main de dix cartes d’une couleur fait gagner la partie à son équipe.
about-option-tressette-four-rounding = floor : les tiers de point qui restent après une donne sont perdus. carry : ils comptent à la donne suivante.
about-option-tressette-four-look-back = Les plis terminés de la donne que vous pouvez revoir.
about-option-tressette-four-deck-faces = Les images des cartes sur la page. Glaives, coupes, deniers et bâtons y sont S, H, D et C.

## Learn

learn-tressette-four-about = On joue à quatre, deux contre deux ; les partenaires sont face à face. On joue avec quarante cartes, sans les huit, les neuf ni les dix : dix chacun.
learn-tressette-four-lead = La personne à droite du donneur entame, et l’on joue vers la droite.
learn-tressette-four-lead-coins = À la première donne, la personne qui a le quatre de { $faces ->
    [italian] deniers
   *[french] carreau
} entame de la carte de son choix, ensuite celle à droite du donneur. On joue vers la droite.
learn-tressette-four-takes = La plus forte carte de la couleur demandée prend le pli et donne l’entame suivante. Il n’y a pas d’atout.
learn-tressette-four-order = L’ordre des cartes, de la plus forte à la plus faible. Le trois est le plus fort, et l’as ne vient qu’après le deux.
learn-tressette-four-taken = Le trois prend le pli, avec l’as qu’il fallait fournir en face.
learn-tressette-four-signals = La personne qui entame peut dire un mot à son partenaire ; sinon, les partenaires ne se parlent pas.
learn-tressette-four-true = Le mot doit être vrai pour la main. Il n’oblige votre partenaire à rien.
learn-tressette-four-free = Tout mot est permis, vrai ou non. Il n’oblige votre partenaire à rien.
learn-tressette-four-poor = Avant le premier pli, on peut montrer une main de moins d’un point : les cartes sont redistribuées.
learn-tressette-four-decima = Dix cartes d’une couleur dans une main gagnent aussitôt la partie.
learn-tressette-four-floor = Additionnez ce que votre équipe a pris. Les tiers qui ne font pas un point entier sont perdus.
learn-tressette-four-carry = Additionnez ce que votre équipe a pris. Les tiers qui restent comptent à la donne suivante.
learn-tressette-four-declare = { $count ->
    [1] Au premier pli
   *[other] Aux { $count } premiers plis
}, avant de jouer votre carte, vous pouvez annoncer ce que vous avez. Vous nommez les cartes sans les montrer. Le trois, le deux et l’as d’une couleur font une napolitaine : 3 points.
learn-tressette-four-alike = Trois trois, deux ou as, pas plus, valent 3 points, et vous dites la couleur manquante. Les quatre valent 4. Une carte peut servir à plusieurs annonces.
learn-tressette-four-napoli = La napolitaine : trois, deux et as d’une couleur.
learn-tressette-four-shutout = Une équipe sans aucun point de cartes ni dernier pli perd aussi ses annonces de la donne.
learn-tressette-four-deal = La partie s’arrête après la donne où une équipe atteint { $target } points. Le total le plus élevé gagne ; à égalité, on joue une donne de plus.
learn-tressette-four-at-once = La partie s’arrête dès qu’une équipe a { $target } points, même au milieu d’une donne.
learn-tressette-four-word-busso = Busso
learn-tressette-four-word-busso-is = Dit en entamant : prenez le pli avec votre meilleure carte et rejouez la couleur. Il y a là au moins trois cartes de la couleur, avec le trois, le deux ou l’as.
learn-tressette-four-word-striscio = Striscio
learn-tressette-four-word-striscio-is = Dit en entamant : j’ai encore de cette couleur, mais, avec une petite carte ou une figure, ni trois, ni deux, ni as.
learn-tressette-four-word-volo = Volo
learn-tressette-four-word-volo-is = Dit en entamant : c’est ma dernière carte de la couleur.
learn-tressette-four-word-napoli = Napolitaine
learn-tressette-four-word-napoli-is = Le trois, le deux et l’as d’une couleur dans une main.
learn-tressette-four-word-buongioco = Brelan, carré
learn-tressette-four-word-buongioco-is = Trois ou quatre trois, deux ou as dans une main.
learn-tressette-four-word-cappotto = Capot
learn-tressette-four-word-cappotto-is = Une donne où une équipe a les onze points des cartes et du dernier pli.

## Options by name

option-tressette-four-target = Points pour gagner
option-tressette-four-target-11 = 11
option-tressette-four-target-21 = 21
option-tressette-four-target-31 = 31
option-tressette-four-target-41 = 41
option-tressette-four-target-51 = 51
option-tressette-four-declarations = Annonces
option-tressette-four-declare-until = Annonces jusqu’au
option-tressette-four-declare-until-1 = Premier pli
option-tressette-four-declare-until-2 = Deuxième pli
option-tressette-four-declare-until-3 = Troisième pli
option-tressette-four-signals = Signes
option-tressette-four-signals-truthful = Vrais seulement
option-tressette-four-signals-free = Tous
option-tressette-four-signals-off = Aucun
option-tressette-four-first-lead = Première entame de la partie
option-tressette-four-first-lead-right = À droite du donneur
option-tressette-four-first-lead-four-of-coins = Quatre de deniers
option-tressette-four-poor-hand = Nouvelle donne pour une main faible
option-tressette-four-shutout-voids = Sans point, pas d’annonces
option-tressette-four-end = Fin de la partie
option-tressette-four-end-deal = Après la donne
option-tressette-four-end-at-once = Aussitôt
option-tressette-four-decima = Dix d’une couleur gagnent
option-tressette-four-rounding = Tiers de point restants
option-tressette-four-rounding-floor = Perdus
option-tressette-four-rounding-carry = Gardés pour la donne suivante
option-tressette-four-look-back = Revoir les plis
option-tressette-four-look-back-last = Le dernier pli
option-tressette-four-look-back-none = Non
option-tressette-four-look-back-all = Tous les plis
option-tressette-four-deck-faces = Images des cartes
option-tressette-four-deck-faces-french = Françaises
option-tressette-four-deck-faces-italian = Italiennes
