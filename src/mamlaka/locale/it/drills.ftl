## Drills: positions of your own costly decisions, and trainers

drill-about = Le tue decisioni costose, riproposte finché non le indovini. Restano su questo dispositivo.
drill-progress = Esercizio { $number } di { $count }. Imparati finora: { $learnt } di { $total }.
drill-keys = [{ $show } mostra la risposta, { $help }]
drill-help =
    Rispondi come al tavolo: con una carta ({ $cards }), un contratto o una delle voci elencate.
    ?: mostra la risposta, che vale come errore   h: le tue carte, il tavolo e le prese fatte
    s: foglio dei punti   r: regole di questo tavolo   help: questi comandi   q: esci; i progressi sono salvati
drill-keep-this = Tieni come esercizio
drill-keep-all = { $count ->
    [one] Tieni la tua giocata costosa come esercizio
    [many] Tieni le tue { $count } giocate costose come esercizi
   *[other] Tieni le tue { $count } giocate costose come esercizi
}
drill-kept = Tenuta come esercizio
drill-full = In questo browser non c’è posto per altri esercizi. Prima eliminane qualcuno.
drill-due = { $count ->
    [one] 1 esercizio da fare
    [many] { $count } esercizi da fare
   *[other] { $count } esercizi da fare
}
drill-show = Mostra la risposta
drill-forget = Elimina questo esercizio
drill-continue = Continua
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
drill-none-due = Non c’è altro da fare. Il prossimo esercizio è per il { $date }.
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
trainer-title = Domande
trainer-about = Brevi domande su posizioni di una partita finita.
trainer-name-voids = Chi è senza?
trainer-name-winners = Quali carte sono sicure?
trainer-name-count = Quante ne mancano?
trainer-voids = Chi è di sicuro senza { $suit }?
trainer-winners = Quali delle carte con cui puoi uscire ora fanno di sicuro la presa?
trainer-count = Quante carte di { $suit } non hai ancora visto?
trainer-choices = { $question } ({ $choices })
trainer-no-one = nessuno
trainer-no-card = nessuna carta
trainer-unclear = Rispondi con numeri o carte, separati da spazi.
trainer-answer = Rispondi
trainer-tricks = Prese finora
trainer-right = Giusto: { $answer }
trainer-wrong = La risposta giusta è: { $answer }
trainer-score = { $right } giuste su { $count }.
trainer-none = Per questa domanda non ci sono posizioni.
