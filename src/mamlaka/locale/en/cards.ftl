## Seats and cards

seat-self = You
seat-self-object = you
seat-right = Right
seat-across = Across
seat-left = Left
seat-number = Seat { $number }
seat-dummy = Dummy
suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
suit-italian-S = swords
suit-italian-H = cups
suit-italian-D = coins
suit-italian-C = batons
suit-xiangqi-R = red
suit-xiangqi-B = black
badge-dealer = dealer
partner = partner
badge-bidder = highest bid
badge-passed = passed
badge-sits-out = sits out
badge-doubled = { $whom ->
    [you] doubles you
   *[other] doubles { $other }
}
badge-redoubled = { $whom ->
    [you] doubles you, redoubled
   *[other] doubles { $other }, redoubled
}
badge-trump = trumps: { $suit }
badge-no-trump = no trump suit
badge-declared = { $name }
mark-lead-word = { $name }
cards-held = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
tricks-won = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}

## Cards in words

rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-T = ten
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace
rank-italian-J = knave
rank-italian-Q = knight
rank-xiangqi-G = general
rank-xiangqi-A = advisor
rank-xiangqi-E = elephant
rank-xiangqi-R = chariot
rank-xiangqi-H = horse
rank-xiangqi-C = cannon
rank-xiangqi-S = soldier
card-name = { $rank } of { $suit }
card-name-xiangqi = { $suit } { $rank }
card-joker = joker
card-joker-large = large joker
card-joker-small = small joker
card-back = a face-down card
