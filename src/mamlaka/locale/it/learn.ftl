## How to play

learn-these = Che cosa significano?
learn-step = { $number } di { $most }
learn-next = Avanti
learn-back = Indietro
learn-page-game = Il gioco
learn-page-contracts = I contratti
learn-page-points = I punti
learn-page-words = Le parole del gioco
learn-tricks = Uno esce con una carta e gli altri, a turno, ne giocano una ciascuno: è una presa. Devi rispondere a seme, cioè giocare una carta del seme d’uscita, se ne hai. Se non ne hai, gioca quello che vuoi.
learn-tricks-highest = La presa va alla carta più alta del seme d’uscita, e chi prende esce per la presa seguente. L’asso è la carta più alta, il due la più bassa.
learn-suits = { $faces ->
    [italian] Le carte sono italiane: i semi sono spade, coppe, denari e bastoni, e le figure fante, cavallo e re.
   *[french] Le carte sono francesi: i semi sono picche, cuori, quadri e fiori, e le figure fante, donna e re.
}
learn-points = Punti
learn-points-cards = { $count ->
    [one] Questa carta
    [many] Ognuna di queste carte
   *[other] Ognuna di queste carte
}
learn-points-suit = Ogni carta di { $suit }
learn-points-ranks = Ognuna di queste carte, in ogni seme
learn-points-tricks = Ogni presa
learn-points-trick = Presa { $number }
learn-points-trick-from-end = Presa { $number } a partire dall’ultima
learn-points-last-trick = L’ultima presa
learn-points-last-card = L’ultima presa, fatta con una di queste carte
learn-points-place = { $number ->
    [1] Chi finisce le carte per primo
    [2] Il secondo
    [3] Il terzo
   *[other] Il { $number }º
}
learn-points-last-place = L’ultimo
learn-total = In tutta la smazzata
learn-mark-wins = prende
learn-mark-scores = vale punti
learn-mark-fits = si può giocare
learn-trick-points = Punti di questa presa
learn-played = { $seat }: { $card }
learn-of-cards = { $what }: { $cards }
learn-layout = Sul tavolo
learn-cards = Carte
learn-word-discard = Scarto
learn-word-discard-is = Una carta di un altro seme, giocata perché del seme d’uscita non se ne ha. Uno scarto non prende mai.
