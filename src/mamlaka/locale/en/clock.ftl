## The time to think

clock-title = Time to think
time-control-off = no limit
time-control-relaxed = relaxed
time-control-normal = normal
time-control-quick = quick
clock-warning =
    { $count ->
        [one] { $count } second left!
       *[other] { $count } seconds left!
    }
clock-timed-out = Your time has run out, and a bot plays for you. Tap anywhere to play on.
status-timed-out = a bot plays
