### French. The term sheet and the register stand at the top of locale/fr/bots.ftl.

## Contracts

contract-6-spades = 6♠
also-contract-6-spades = 6S
contract-6-clubs = 6♣
also-contract-6-clubs = 6C
contract-6-diamonds = 6♦
also-contract-6-diamonds = 6D
contract-6-hearts = 6♥
also-contract-6-hearts = 6H
contract-6-no-trump = 6 SA
also-contract-6-no-trump = 6NT, 6N
contract-7-spades = 7♠
also-contract-7-spades = 7S
contract-7-clubs = 7♣
also-contract-7-clubs = 7C
contract-7-diamonds = 7♦
also-contract-7-diamonds = 7D
contract-7-hearts = 7♥
also-contract-7-hearts = 7H
contract-7-no-trump = 7 SA
also-contract-7-no-trump = 7NT, 7N
contract-8-spades = 8♠
also-contract-8-spades = 8S
contract-8-clubs = 8♣
also-contract-8-clubs = 8C
contract-8-diamonds = 8♦
also-contract-8-diamonds = 8D
contract-8-hearts = 8♥
also-contract-8-hearts = 8H
contract-8-no-trump = 8 SA
also-contract-8-no-trump = 8NT, 8N
contract-9-spades = 9♠
also-contract-9-spades = 9S
contract-9-clubs = 9♣
also-contract-9-clubs = 9C
contract-9-diamonds = 9♦
also-contract-9-diamonds = 9D
contract-9-hearts = 9♥
also-contract-9-hearts = 9H
contract-9-no-trump = 9 SA
also-contract-9-no-trump = 9NT, 9N
contract-10-spades = 10♠
also-contract-10-spades = 10S
contract-10-clubs = 10♣
also-contract-10-clubs = 10C
contract-10-diamonds = 10♦
also-contract-10-diamonds = 10D
contract-10-hearts = 10♥
also-contract-10-hearts = 10H
contract-10-no-trump = 10 SA
also-contract-10-no-trump = 10NT, 10N
contract-misere = misère
also-contract-misere = misere, nullo
contract-open-misere = misère ouverte
also-contract-open-misere = open misere, misère étalée

## Seats and cards

badge-bid-name = enchère { $name }
badge-contract-of = preneur : { $name }
badge-hand-away = ne joue pas

## Ways to play that have a name

preset-five-hundred-classic = Classique
about-preset-five-hundred-classic = Trois joueurs, jusqu’à 500 points. Qui passe sort des enchères.
preset-five-hundred-american = Américain
about-preset-five-hundred-american = Chacun n’enchérit ou ne passe qu’une fois.
preset-five-hundred-japanese = Japonais
about-preset-five-hundred-japanese = Qui a passé peut enchérir de nouveau.
preset-five-hundred-australian = Australien
about-preset-five-hundred-australian = Deux paires et 43 cartes. On peut annoncer misère, et seul un contrat gagne la partie.

## A deal is over

ledger-contract-made = { $seat } { $points } : contrat réussi, { $count ->
    [one] { $count } pli
    [many] { $count } plis
   *[other] { $count } plis
}
ledger-contract-failed = { $seat } { $points } : contrat chuté, { $count ->
    [one] { $count } pli
    [many] { $count } plis
   *[other] { $count } plis
}
ledger-contract-slam = { $seat } { $points } : chelem, les dix plis

## Why a bot decided as it did: the tactics of Five Hundred

rule-five-hundred-1 = Annoncez ce que votre main fait seule, plus environ un pli pour le chien.
rule-five-hundred-2 = Une longue couleur d’atout avec le joker et un bower vaut plus que des as dispersés.
rule-five-hundred-3 = Annoncez une couleur dont vous avez les deux bowers.
rule-five-hundred-4 = Écartez pour ne plus avoir une couleur ; gardez les as, jetez les cartes moyennes des couleurs courtes.
rule-five-hundred-5 = Preneur, faites d’abord tomber les atouts, en commençant par les plus forts.
rule-five-hundred-6 = Les adversaires jouent ensemble : ne prenez pas un pli que l’autre gagne.
rule-five-hundred-7 = Avant le preneur, jouez bas ; après lui, prenez le pli.
rule-five-hundred-8 = Entamez une couleur où le preneur est court.
rule-five-hundred-9 = Sans atout, gardez le joker pour la couleur qui vous manque.
rule-five-hundred-10 = Un adversaire pourrait gagner la partie avec cette enchère : surenchérissez au plus bas.
rule-five-hundred-11 = Vous avez une grande avance : passez et ramassez des plis.
rule-five-hundred-12 = La misère demande des cartes basses dans chaque couleur longue, et le joker est un poison.
rule-five-hundred-13 = Ce pli vous fait dépasser le but.
rule-five-hundred-60 = Cette carte prend le pli à bon compte.
rule-five-hundred-61 = À la misère, jouez la plus haute carte qui ne prend pas le pli.
rule-five-hundred-62 = Gardez vos hautes cartes pour les plis suivants.
rule-five-hundred-63 = Laissez le pli à qui joue la misère.
rule-five-hundred-64 = Cette carte prend le pli à coup sûr.
rule-five-hundred-65 = À la misère, écartez les cartes qui prendraient des plis.

## Page: the home page

game-five-hundred = Cinq cents
game-about-five-hundred = Remportez les enchères, prenez le chien et faites vos plis avec les bowers et le joker. Jusqu’à 500 points.
game-standard-five-hundred = Dix cartes chacun, trois cartes au chien, des enchères de six piques à dix sans atout.

## Learn

learn-five-hundred-about = Tous enchérissent pour choisir l’atout. Le plus offrant, le preneur, doit faire au moins autant de plis qu’annoncé.
learn-five-hundred-partners = Ceux qui se font face sont partenaires : leurs plis comptent ensemble.
learn-five-hundred-deal = Chacun reçoit { $count } cartes. { $number } cartes restent cachées : le chien.
learn-five-hundred-bidding = Une enchère est un nombre de plis, de six à dix, et un atout : pique, trèfle, carreau, cœur ou aucun. Elles montent dans cet ordre, et toute enchère de sept dépasse toute enchère de six.
learn-five-hundred-auction-pass-out = Annoncez plus que la dernière enchère, ou passez. Qui passe sort des enchères.
learn-five-hundred-auction-single = Chacun parle une fois : annoncez plus que la dernière enchère, ou passez.
learn-five-hundred-auction-reenter = Annoncez plus que la dernière enchère, ou passez. Qui a passé peut enchérir de nouveau, jusqu’à ce que tous les autres passent de suite.
learn-five-hundred-all-pass-throw-in = Si tous passent, le suivant donne.
learn-five-hundred-all-pass-no-trump = Si tous passent, on joue sans atout et sans contrat, et chaque pli compte.
learn-five-hundred-widow = Le preneur prend le chien, écarte { $count } cartes cachées et entame.
learn-five-hundred-tricks = Fournissez la couleur si vous pouvez ; sinon jouez n’importe quelle carte. Le plus haut atout prend le pli, sinon la plus haute carte de la couleur entamée.
learn-five-hundred-order = Les atouts du plus haut au plus bas, si cœur est atout : le joker, le bower droit (le valet d’atout), le bower gauche (l’autre valet rouge ou noir), puis l’as et les autres.
learn-five-hundred-bower = Cœur est atout. Le valet de carreau est le bower gauche : c’est un cœur, et seuls le joker et le valet de cœur le battent.
learn-five-hundred-named = Sans atout, le joker gagne toujours. Qui l’entame nomme une couleur, ici trèfle, et les autres la fournissent.
learn-five-hundred-misere-by-value = La misère est l’annonce de ne faire aucun pli. Elle est au-dessus de huit piques et au-dessous de huit trèfles.
learn-five-hundred-misere-after-seven = La misère est l’annonce de ne faire aucun pli. Elle est au-dessus de huit piques et au-dessous de huit trèfles, et on ne peut l’annoncer que si quelqu’un a annoncé sept ou plus.
learn-five-hundred-misere-partner = Le partenaire du preneur pose sa main et ne joue pas.
learn-five-hundred-joker-high = À la misère il n’y a pas d’atout, et le joker gagne son pli.
learn-five-hundred-joker-low = À la misère il n’y a pas d’atout, et le joker est la plus basse de toutes les cartes.
learn-five-hundred-open-misere = La misère ouverte est au-dessus de dix carreaux et au-dessous de dix cœurs. Après le premier pli, tous voient la main du preneur.
learn-five-hundred-value = Si vous réussissez votre contrat, vous marquez sa valeur. Des plis en plus ne rapportent rien. Si vous chutez, vous perdez la valeur.
learn-five-hundred-slam = Les dix plis rapportent au moins { $points }.
learn-five-hundred-against-yes = Chaque pli rapporte { $count } à un adversaire, que le contrat soit réussi ou non.
learn-five-hundred-against-if-failed = Si le contrat chute, chaque pli rapporte { $count } à un adversaire.
learn-five-hundred-win-any = La partie finit quand quelqu’un a { $count } points. Un preneur qui réussit son contrat et a { $count } gagne, sinon le plus haut total.
learn-five-hundred-win-contract = La partie finit quand un preneur réussit son contrat et a { $count } points.
learn-five-hundred-back-door = Elle finit aussi quand quelqu’un a perdu { $count } points : le plus haut total gagne.
learn-five-hundred-values = Valeur des contrats
learn-five-hundred-more = Chaque pli annoncé en plus vaut { $points } de plus.
learn-five-hundred-bid = { $name }
learn-five-hundred-word-right-bower = Bower droit
learn-five-hundred-word-right-bower-is = Le valet d’atout, le deuxième atout.
learn-five-hundred-word-left-bower = Bower gauche
learn-five-hundred-word-left-bower-is = L’autre valet rouge ou noir. Il appartient aux atouts, et non à la couleur imprimée.
learn-five-hundred-word-widow = Chien
learn-five-hundred-word-widow-is = Les trois cartes sur la table. On dit aussi kitty.
learn-five-hundred-word-contractor = Preneur
learn-five-hundred-word-contractor-is = Le joueur qui a fait la plus haute enchère.
learn-five-hundred-word-set = Chuter
learn-five-hundred-word-set-is = Un preneur qui fait trop peu de plis chute.
learn-five-hundred-word-misere = Misère
learn-five-hundred-word-misere-is = Un contrat de ne faire aucun pli. On dit aussi nullo.

## Options by name

option-five-hundred-players = Joueurs
about-option-five-hundred-players = Trois : chacun pour soi, avec 33 cartes. Quatre : deux paires, avec 43 cartes.
option-five-hundred-players-3 = Trois, chacun pour soi
option-five-hundred-players-4 = Quatre, en paires
option-five-hundred-auction = Enchères
about-option-five-hundred-auction = Si l’on peut enchérir après avoir passé, et combien de fois on parle.
option-five-hundred-auction-pass-out = Passer est définitif
option-five-hundred-auction-single = Un tour chacun
option-five-hundred-auction-reenter = Enchérir après avoir passé
option-five-hundred-all-pass = Si tous passent
about-option-five-hundred-all-pass = Ou bien le suivant donne, ou bien on joue sans atout et sans contrat, et chaque pli compte 10.
option-five-hundred-all-pass-throw-in = Nouvelle donne
option-five-hundred-all-pass-no-trump = Jouer sans atout
option-five-hundred-misere = Misère
about-option-five-hundred-misere = Si l’on peut annoncer, pour 250, de ne faire aucun pli.
option-five-hundred-misere-off = Non
option-five-hundred-misere-by-value = Selon sa valeur
option-five-hundred-misere-after-seven = Après une enchère de sept
option-five-hundred-open-misere = Misère ouverte
about-option-five-hundred-open-misere = On peut aussi annoncer la misère ouverte, pour 500 : après le premier pli, tous voient la main.
option-five-hundred-nullo-joker = Joker à la misère
about-option-five-hundred-nullo-joker = Le joker gagne son pli, ou il est la plus basse de toutes les cartes.
option-five-hundred-nullo-joker-high = Gagne son pli
option-five-hundred-nullo-joker-low = Carte la plus basse
option-five-hundred-slam = Les dix plis
about-option-five-hundred-slam = Les dix plis rapportent au moins 250, ou seulement le contrat.
option-five-hundred-slam-250 = Au moins 250
option-five-hundred-slam-off = Seulement le contrat
option-five-hundred-opponents-score = Plis des adversaires
about-option-five-hundred-opponents-score = Si chaque pli rapporte 10 à un adversaire. À la misère, ils ne marquent rien.
option-five-hundred-opponents-score-yes = 10 chacun
option-five-hundred-opponents-score-no = Rien
option-five-hundred-opponents-score-if-failed = 10 chacun si le contrat chute
option-five-hundred-target = Points pour gagner
about-option-five-hundred-target = Les points qui finissent une partie.
option-five-hundred-target-250 = 250
option-five-hundred-target-500 = 500
option-five-hundred-target-1000 = 1000
option-five-hundred-win-by = On gagne
about-option-five-hundred-win-by = Si tous les points mènent au but, ou seulement un contrat réussi dans cette donne.
option-five-hundred-win-by-any = Par tous les points
option-five-hundred-win-by-contract = Par un contrat seulement
option-five-hundred-back-door = Perdu à moins le but
about-option-five-hundred-back-door = Une partie finit aussi quand quelqu’un a perdu autant de points que le but : le plus haut total gagne.
about-option-five-hundred-look-back = Les plis terminés de la donne que vous pouvez revoir.
option-five-hundred-look-back = Revoir les plis
option-five-hundred-look-back-last = Le dernier pli
option-five-hundred-look-back-none = Non
option-five-hundred-look-back-all = Tous les plis
