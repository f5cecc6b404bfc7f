## Seats and cards

seat-self = Jij
seat-self-object = jou
seat-right = Rechts
seat-across = Overkant
seat-left = Links
seat-number = Plaats { $number }
seat-dummy = Dummy
suit-S = schoppen
suit-H = harten
suit-D = ruiten
suit-C = klaver
suit-italian-S = zwaarden
# Unsure: cups are also called “bekers”. Like harten and ruiten, “kelken” joins with the rank: kelkenaas.
suit-italian-H = kelken
suit-italian-D = munten
# Unsure: batons are also called “staven” or “knuppels”.
suit-italian-C = stokken
suit-xiangqi-R = rood
suit-xiangqi-B = zwart
badge-dealer = deler
partner = partner
badge-bidder = hoogste bod
badge-passed = gepast
badge-sits-out = doet niet mee
badge-doubled = { $whom ->
    [you] doubleert jou
   *[other] doubleert { $other }
}
badge-redoubled = { $whom ->
    [you] doubleert jou, geredoubleerd
   *[other] doubleert { $other }, geredoubleerd
}
badge-trump = troef: { $suit }
badge-no-trump = geen troef
badge-declared = { $name }
mark-lead-word = { $name }
cards-held = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
tricks-won = { $count ->
    [one] 1 slag
   *[other] { $count } slagen
}

## Cards in words

rank-2 = twee
rank-3 = drie
rank-4 = vier
rank-5 = vijf
rank-6 = zes
rank-7 = zeven
rank-8 = acht
rank-9 = negen
rank-T = tien
rank-J = boer
rank-Q = vrouw
rank-K = heer
rank-A = aas
rank-italian-J = boer
rank-italian-Q = ruiter
rank-xiangqi-G = generaal
rank-xiangqi-A = adviseur
rank-xiangqi-E = olifant
rank-xiangqi-R = wagen
rank-xiangqi-H = paard
rank-xiangqi-C = kanon
rank-xiangqi-S = soldaat
card-name = { $suit }{ $rank }
# Unsure: “rode generaal” would be usual, but it is “rood paard”.
card-name-xiangqi = { $rank } in { $suit }
card-joker = joker
card-joker-large = grote joker
card-joker-small = kleine joker
card-back = een dichte kaart
