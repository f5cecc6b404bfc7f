## The time to think

clock-warning =
    { $count ->
        [one] { $count } second left!
       *[other] { $count } seconds left!
    }
clock-timed-out = Your time has run out, so a bot is playing for you. Tap anywhere to take over again.
status-timed-out = a bot is playing
