## The time to think

clock-warning =
    { $count ->
        [one] Plus que { $count } seconde !
        [many] Plus que { $count } secondes !
       *[other] Plus que { $count } secondes !
    }
clock-timed-out = Votre temps est écoulé, et un robot joue pour vous. Touchez l’écran n’importe où pour reprendre.
status-timed-out = un robot joue
