## Seats and cards

seat-self = Vous
seat-self-object = vous
seat-right = Droite
seat-across = En face
seat-left = Gauche
seat-number = Place { $number }
seat-dummy = Le mort
suit-S = pique
suit-H = cœur
suit-D = carreau
suit-C = trèfle
# Unsure: players say épée, but "card-name" would then read "as de épée", without the apostrophe that it needs.
suit-italian-S = glaive
suit-italian-H = coupe
suit-italian-D = denier
suit-italian-C = bâton
suit-xiangqi-R = rouge
suit-xiangqi-B = noir
badge-dealer = donneur
partner = partenaire
badge-bidder = plus forte annonce
badge-passed = a passé
badge-sits-out = ne joue pas
badge-doubled = { $whom ->
    [you] vous contre
   *[other] contre { $other }
}
badge-redoubled = { $whom ->
    [you] vous contre, surcontré
   *[other] contre { $other }, surcontré
}
badge-trump = atout : { $suit }
badge-no-trump = sans atout
badge-declared = { $name }
mark-lead-word = { $name }
cards-held = { $count ->
    [one] { $count } carte
    [many] { $count } de cartes
   *[other] { $count } cartes
}
tricks-won = { $count ->
    [one] { $count } pli
    [many] { $count } de plis
   *[other] { $count } plis
}

## Cards in words

rank-2 = deux
rank-3 = trois
rank-4 = quatre
rank-5 = cinq
rank-6 = six
rank-7 = sept
rank-8 = huit
rank-9 = neuf
rank-T = dix
rank-J = valet
rank-Q = dame
rank-K = roi
rank-A = as
rank-italian-J = valet
rank-italian-Q = cavalier
rank-xiangqi-G = général
rank-xiangqi-A = conseiller
rank-xiangqi-E = éléphant
rank-xiangqi-R = char
rank-xiangqi-H = cheval
rank-xiangqi-C = canon
rank-xiangqi-S = soldat
card-name = { $rank } de { $suit }
card-name-xiangqi = { $rank } { $suit }
card-joker = joker
card-joker-large = grand joker
card-joker-small = petit joker
card-back = une carte face cachée
