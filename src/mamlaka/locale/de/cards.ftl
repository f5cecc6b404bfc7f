## Seats and cards

seat-self = Du
seat-self-object = dich
seat-right = Rechts
seat-across = Gegenüber
seat-left = Links
seat-number = Platz { $number }
seat-dummy = Strohmann
suit-S = Pik
suit-H = Herz
suit-D = Karo
suit-C = Kreuz
suit-italian-S = Schwerter
suit-italian-H = Kelche
suit-italian-D = Münzen
suit-italian-C = Stäbe
suit-xiangqi-R = Rot
suit-xiangqi-B = Schwarz
badge-dealer = gibt
partner = Partner
badge-bidder = höchstes Gebot
badge-passed = gepasst
badge-sits-out = setzt aus
badge-doubled = { $whom ->
    [you] Kontra gegen dich
   *[other] Kontra gegen { $other }
}
badge-redoubled = { $whom ->
    [you] Kontra und Re gegen dich
   *[other] Kontra und Re gegen { $other }
}
badge-trump = Trumpf: { $suit }
badge-no-trump = kein Trumpf
badge-declared = { $name }
mark-lead-word = { $name }
cards-held = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
tricks-won = { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}

## Cards in words

rank-2 = Zwei
rank-3 = Drei
rank-4 = Vier
rank-5 = Fünf
rank-6 = Sechs
rank-7 = Sieben
rank-8 = Acht
rank-9 = Neun
rank-T = Zehn
rank-J = Bube
rank-Q = Dame
rank-K = König
rank-A = Ass
rank-italian-J = Bube
rank-italian-Q = Reiter
rank-xiangqi-G = General
rank-xiangqi-A = Berater
rank-xiangqi-E = Elefant
rank-xiangqi-R = Wagen
rank-xiangqi-H = Pferd
rank-xiangqi-C = Kanone
rank-xiangqi-S = Soldat
# French suits are joined to the rank, Herz-König; Italian ones follow it, König der Kelche.
card-name = { $suit ->
    [Pik] { $suit }-{ $rank }
    [Herz] { $suit }-{ $rank }
    [Karo] { $suit }-{ $rank }
    [Kreuz] { $suit }-{ $rank }
   *[other] { $rank } der { $suit }
}
card-name-xiangqi = { $rank } in { $suit }
card-joker = Joker
card-joker-large = großer Joker
card-joker-small = kleiner Joker
card-back = eine verdeckte Karte
