## Seats and cards

seat-self = Tu
seat-self-object = te
seat-right = Destra
# Unsure: the seat opposite; "Di fronte" is more usual, but "Di fronte passa." doesn't read as a name.
seat-across = Fronte
seat-left = Sinistra
seat-number = Posto { $number }
seat-dummy = Morto
suit-S = picche
suit-H = cuori
suit-D = quadri
suit-C = fiori
suit-italian-S = spade
suit-italian-H = coppe
suit-italian-D = denari
suit-italian-C = bastoni
suit-xiangqi-R = rosso
suit-xiangqi-B = nero
badge-dealer = mazziere
partner = in coppia con te
badge-bidder = dichiarazione più alta
badge-passed = ha passato
badge-sits-out = riposa
badge-doubled = { $whom ->
    [you] contra te
   *[other] contra { $other }
}
badge-redoubled = { $whom ->
    [you] contra te, surcontrato
   *[other] contra { $other }, surcontrato
}
badge-trump = briscola: { $suit }
badge-no-trump = senza briscola
badge-declared = { $name }
mark-lead-word = { $name }
cards-held = { $count ->
    [one] 1 carta
    [many] { $count } carte
   *[other] { $count } carte
}
tricks-won = { $count ->
    [one] 1 presa
    [many] { $count } prese
   *[other] { $count } prese
}

## Cards in words

rank-2 = due
rank-3 = tre
rank-4 = quattro
rank-5 = cinque
rank-6 = sei
rank-7 = sette
rank-8 = otto
rank-9 = nove
rank-T = dieci
rank-J = fante
rank-Q = donna
rank-K = re
rank-A = asso
rank-italian-J = fante
rank-italian-Q = cavallo
rank-xiangqi-G = generale
rank-xiangqi-A = consigliere
rank-xiangqi-E = elefante
rank-xiangqi-R = carro
rank-xiangqi-H = cavallo
rank-xiangqi-C = cannone
rank-xiangqi-S = soldato
card-name = { $rank } di { $suit }
card-name-xiangqi = { $rank } { $suit }
card-joker = jolly
card-joker-large = jolly grande
card-joker-small = jolly piccolo
card-back = una carta coperta
