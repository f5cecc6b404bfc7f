## The time to think

clock-warning =
    { $count ->
        [one] Noch { $count } Sekunde!
       *[other] Noch { $count } Sekunden!
    }
clock-timed-out = Deine Bedenkzeit ist um, und ein Bot spielt für dich. Tippe irgendwohin, um weiterzuspielen.
status-timed-out = ein Bot spielt
