## Hints, and reports of bad moves

hint-do = Consiglio: { $action }
hint-nothing = Consiglio: non dire niente e lascia proseguire il gioco.
hint-wait = Non dire niente
hint-cards = { $action } { $cards }
hint-forced = È l’unica giocata possibile.
hint-points = { $size ->
    [1] { $value } punto sopra la media dei giocatori
   *[other] { $value } punti sopra la media dei giocatori
}
hint-points-below = { $size ->
    [1] { $value } punto sotto la media dei giocatori
   *[other] { $value } punti sotto la media dei giocatori
}
hint-points-sides = { $size ->
    [1] { $value } punto sopra la media delle coppie
   *[other] { $value } punti sopra la media delle coppie
}
hint-points-sides-below = { $size ->
    [1] { $value } punto sotto la media delle coppie
   *[other] { $value } punti sotto la media delle coppie
}
hint-lead = { $size ->
    [1] { $value } punto di vantaggio in questa smazzata
   *[other] { $value } punti di vantaggio in questa smazzata
}
hint-lead-below = { $size ->
    [1] { $value } punto di svantaggio in questa smazzata
   *[other] { $value } punti di svantaggio in questa smazzata
}
hint-net = { $value } punti sopra la media dei giocatori, tolto il valore di tenersi il contratto per dopo
hint-net-below = { $value } punti sotto la media dei giocatori, tolto il valore di tenersi il contratto per dopo
hint-net-sides = { $value } punti sopra la media delle coppie, tolto il valore di tenersi il contratto per dopo
hint-net-sides-below = { $value } punti sotto la media delle coppie, tolto il valore di tenersi il contratto per dopo
hint-chance = { $value }% di probabilità di vincere
hint-points-less = { $size ->
    [1] { $value } punto in meno
   *[other] { $value } punti in meno
}
hint-chance-less = { $value } punti percentuali in meno
hint-close = quasi equivalente, { $less }
hint-equal = nessuna differenza trovata
hint-objection = Questa giocata va contro una regola pratica: { $reason }
hint-no-reason = Nessuna regola pratica la sostiene: decidono i valori stimati.
hint-rules-action = Secondo le sole regole pratiche: { $action }. Decidono i valori stimati.
hint-rules-action-close = Secondo le sole regole pratiche: { $action }. La differenza è piccola.
hint-no-values = Per questa scelta non ci sono valori stimati: decidono le regole pratiche.
hint-estimated = I valori sono stimati: la smazzata è stata giocata molte volte fino in fondo, ogni volta con le carte coperte distribuite a caso.
hint-target = La partita finisce a { $points } punti. I valori contano i punti di questa smazzata, non chi vince la partita.
hint-any = Qui le regole pratiche non preferiscono nessuna giocata.
reported-in = L’ultima scelta del bot è stata salvata con la partita in { $path }
