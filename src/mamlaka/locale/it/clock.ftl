## The time to think

clock-warning =
    { $count ->
        [one] Ancora { $count } secondo!
        [many] Ancora { $count } secondi!
       *[other] Ancora { $count } secondi!
    }
clock-timed-out = Il tuo tempo è finito, e un bot gioca al tuo posto. Tocca un punto qualsiasi per riprendere.
status-timed-out = gioca un bot
