## The time to think

clock-title = Time to think
clock-pace-off = no limit
clock-pace-relaxed = relaxed
clock-pace-normal = normal
clock-pace-quick = quick
clock-warning =
    { $count ->
        [one] { $count } second left!
       *[other] { $count } seconds left!
    }
clock-timed-out = Your time has run out, and a bot plays for you. Tap anywhere to play on.
status-timed-out = a bot plays
