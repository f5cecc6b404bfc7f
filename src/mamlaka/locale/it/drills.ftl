## Drills: positions of your own costly decisions, and trainers

drill-progress = Esercizio { $number } di { $count }. Imparati finora: { $learnt } di { $total }.
drill-keys = [{ $show } mostra la risposta, { $help }]
drill-help =
    Rispondi come al tavolo: con una carta (QH, 10D o Q♥), un contratto o una delle voci elencate.
    ?: mostra la risposta, che vale come errore   h: le tue carte, il tavolo e le prese fatte
    s: foglio dei punti   r: regole di questo tavolo   help: questi comandi   q: esci; i progressi sono salvati
drill-right = Giusto.
drill-better = Meglio: { $best }
drill-no-value = L’analisi non ha un valore per la tua risposta, perché ha tenuto solo quelle migliori.
drill-done = Nella partita: { $action }
drill-again = Questo esercizio torna prima della fine.
drill-next = Questo esercizio torna il { $date }.
drill-learnt = Imparato: questo esercizio non torna più.
drill-found = { $count ->
    [0] { $file }: nessuna decisione costosa.
    [one] { $file }: 1 nuovo esercizio.
    [many] { $file }: { $count } nuovi esercizi.
   *[other] { $file }: { $count } nuovi esercizi.
}
drill-known = { $file }: i suoi esercizi ci sono già.
drill-none = Non hai ancora esercizi. Analizza una partita finita per trovarne.
drill-finished = Non c’è altro da fare. Il prossimo esercizio è per il { $date }.
drill-all-learnt = { $count ->
    [one] Hai imparato il tuo unico esercizio.
    [many] Hai imparato tutti i { $count } esercizi.
   *[other] Hai imparato tutti i { $count } esercizi.
}
drill-other-rules = { $count ->
    [one] 1 esercizio non si può proporre, perché il suo gioco non è installato o ora ha altre regole.
    [many] { $count } esercizi non si possono proporre, perché i loro giochi non sono installati o ora hanno altre regole.
   *[other] { $count } esercizi non si possono proporre, perché i loro giochi non sono installati o ora hanno altre regole.
}
trainer-voids = Chi è di sicuro senza { $suit }?
trainer-winners = Quali delle carte con cui puoi uscire ora fanno di sicuro la presa?
trainer-count = Quante carte di { $suit } non hai ancora visto?
trainer-choices = { $question } ({ $choices })
trainer-no-one = nessuno
trainer-no-card = nessuna carta
trainer-unclear = Rispondi con numeri o carte, separati da spazi.
trainer-right = Giusto: { $answer }
trainer-wrong = La risposta giusta è: { $answer }
trainer-score = { $right } giuste su { $count }.
trainer-none = Per questa domanda non ci sono posizioni.
