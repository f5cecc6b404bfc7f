## The time to think

clock-title = Bedenkzeit
time-control-off = unbegrenzt
time-control-relaxed = gemütlich
time-control-normal = normal
time-control-quick = schnell
clock-warning =
    { $count ->
        [one] Noch { $count } Sekunde!
       *[other] Noch { $count } Sekunden!
    }
clock-timed-out = Deine Bedenkzeit ist um, und ein Bot spielt für dich. Tippe irgendwohin, um weiterzuspielen.
status-timed-out = ein Bot spielt
