game-majlis = Majlis
game-about-majlis = Bid for the widow, name trumps, and win what you bid.
game-usual-majlis = Three deals. Everyone sees the widow.
ask-meld = Show the king and queen of a suit? ("{ $names }" or "no")
page-ask-meld = You may show the king and queen of a suit.
page-say-meld = King and queen: { $name }
call-meld = king and queen!
news-meld = { $who ->
    [you] You show the king and queen ({ $name }).
   *[other] { $seat } shows the king and queen ({ $name }).
}
ledger-meld = { $seat } { $points }: showed { $cards }
ledger-failed = { $seat } { $points }: did not make the bid
