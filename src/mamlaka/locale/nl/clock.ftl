## The time to think

clock-warning =
    { $count ->
        [one] Nog { $count } seconde!
       *[other] Nog { $count } seconden!
    }
clock-timed-out = Je tijd is om, en een bot speelt voor je. Tik ergens om zelf verder te spelen.
status-timed-out = een bot speelt
