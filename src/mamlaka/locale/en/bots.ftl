## Hints, and reports of bad moves

hint-do = Hint: { $action }
hint-nothing = Hint: don't act. Let play continue.
hint-wait = Don't act
hint-cards = { $action } { $cards }
hint-forced = This is your only move.
hint-points = { $size ->
    [1] { $value } point above the players' average
   *[other] { $value } points above the players' average
}
hint-points-below = { $size ->
    [1] { $value } point below the players' average
   *[other] { $value } points below the players' average
}
hint-points-sides = { $size ->
    [1] { $value } point above the sides' average
   *[other] { $value } points above the sides' average
}
hint-points-sides-below = { $size ->
    [1] { $value } point below the sides' average
   *[other] { $value } points below the sides' average
}
hint-lead = { $size ->
    [1] { $value } point ahead in this deal
   *[other] { $value } points ahead in this deal
}
hint-lead-below = { $size ->
    [1] { $value } point behind in this deal
   *[other] { $value } points behind in this deal
}
hint-net = { $value } points above the players' average, minus the value of keeping the contract for later
hint-net-below = { $value } points below the players' average, minus the value of keeping the contract for later
hint-net-sides = { $value } points above the sides' average, minus the value of keeping the contract for later
hint-net-sides-below = { $value } points below the sides' average, minus the value of keeping the contract for later
hint-chance = { $value }% chance of winning
hint-points-less = { $size ->
    [1] { $value } point worse
   *[other] { $value } points worse
}
hint-chance-less = { $value } percentage points lower
hint-close = about as good, { $less }
hint-equal = no difference found
hint-objection = A rule of thumb speaks against it here: { $reason }
hint-no-reason = No rule of thumb supports it; the estimated values decide.
hint-rules-action = The rules of thumb alone suggest { $action }, but the estimated values decide.
hint-rules-action-close = The rules of thumb alone suggest { $action }; the difference is small.
hint-no-values = This decision has no estimated values; the rules of thumb decide.
hint-estimated = The values are estimates: the deal was played out many times, each time with the hidden cards dealt at random.
hint-target = The match ends at { $points } points. The values count the points of this deal, not who wins the match.
hint-any = The rules of thumb don't favour any move here.
reported-in = The bot's last decision was saved with the match in { $path }
