## The time to think

clock-title = Temps de réflexion
clock-pace-off = illimité
clock-pace-relaxed = long
clock-pace-normal = normal
clock-pace-quick = court
clock-warning =
    { $count ->
        [one] Plus que { $count } seconde !
        [many] Plus que { $count } secondes !
       *[other] Plus que { $count } secondes !
    }
clock-timed-out = Votre temps est écoulé, et un robot joue pour vous. Touchez l’écran n’importe où pour reprendre.
status-timed-out = un robot joue
