game-majlis = Majlis
game-about-majlis = Bid for the widow, name trumps, and win what you bid.
game-standard-majlis = Three deals. Everyone sees the widow.
badge-declarer = declarer ({ $name })
counter-bid = bid
sheet-bids = Bids
sheet-declared = Deal { $deal }: { $seat }
ask-meld = You may show the king and queen of a suit.
say-meld = Show
call-meld = king and queen!
news-meld = { $who ->
    [you] You show the king and queen: { $cards }
   *[other] { $seat } shows the king and queen: { $cards }
}
ledger-meld = { $seat } { $points }: showed { $cards }
ledger-failed = { $seat } { $points }: did not make the bid
