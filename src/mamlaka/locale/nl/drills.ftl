## Drills: positions of your own costly decisions, and trainers

drill-about = Je eigen dure beslissingen, opnieuw gevraagd tot je ze goed hebt. Ze blijven op dit apparaat.
drill-progress = Oefening { $number } van { $count }. Tot nu toe geleerd: { $learnt } van { $total }.
drill-keys = [{ $show } toont het antwoord, { $help }]
drill-help =
    Antwoord zoals aan tafel: met een kaart ({ $cards }), een contract of een antwoord uit de lijst.
    ?: het antwoord tonen; dat telt als fout   h: je hand, de tafel en de slagen tot nu toe
    s: scoreblad   r: regels van deze tafel   help: deze toetsen   q: stoppen; je voortgang is opgeslagen
drill-keep-this = Als oefening bewaren
drill-keep-all = { $count ->
    [one] Je dure zet als oefening bewaren
   *[other] Je { $count } dure zetten als oefeningen bewaren
}
drill-kept = Als oefening bewaard
drill-full = Deze browser heeft geen ruimte voor meer oefeningen. Verwijder er eerst een paar.
drill-due = { $count ->
    [one] 1 oefening staat klaar
   *[other] { $count } oefeningen staan klaar
}
drill-show = Antwoord tonen
drill-forget = Deze oefening verwijderen
drill-continue = Verder
drill-right = Goed.
drill-better = Beter: { $best }
drill-no-value = De analyse heeft geen waarde voor je antwoord, omdat ze alleen betere heeft bewaard.
drill-done = In de partij: { $action }
drill-again = Deze oefening komt nog eens terug voordat je klaar bent.
drill-next = Deze oefening komt terug op { $date }.
drill-learnt = Geleerd: deze oefening komt niet meer terug.
drill-found = { $count ->
    [0] { $file }: geen dure beslissingen.
    [one] { $file }: 1 nieuwe oefening.
   *[other] { $file }: { $count } nieuwe oefeningen.
}
drill-known = { $file }: de oefeningen zijn er al.
drill-none = Je hebt nog geen oefeningen. Bekijk de zetten van een voltooide partij om er te vinden.
drill-none-due = Er staat niets meer klaar. De volgende oefening komt op { $date }.
drill-all-learnt = { $count ->
    [one] Je hebt je enige oefening geleerd.
   *[other] Je hebt alle { $count } oefeningen geleerd.
}
drill-other-rules = { $count ->
    [one] 1 oefening kan niet worden gevraagd, omdat het spel niet is geïnstalleerd of nu andere regels heeft.
   *[other] { $count } oefeningen kunnen niet worden gevraagd, omdat hun spellen niet zijn geïnstalleerd of nu andere regels hebben.
}
trainer-title = Vragen
trainer-about = Korte vragen over posities van een voltooide partij.
trainer-name-voids = Wie heeft de kleur niet meer?
trainer-name-winners = Welke kaarten zijn zeker?
trainer-name-count = Hoeveel zijn er nog?
trainer-voids = Wie heeft zeker geen { $suit } meer?
trainer-winners = Met welke van de kaarten waarmee je nu mag uitkomen, haal je zeker de slag?
trainer-count = Hoeveel kaarten van { $suit } heb je nog niet gezien?
trainer-choices = { $question } ({ $choices })
trainer-no-one = niemand
trainer-no-card = geen kaart
trainer-unclear = Antwoord met getallen of kaarten, gescheiden door spaties.
trainer-answer = Antwoorden
trainer-tricks = Slagen tot nu toe
trainer-right = Goed: { $answer }
trainer-wrong = Het goede antwoord is: { $answer }
trainer-score = { $right } van { $count } goed.
trainer-none = Voor deze vraag is er geen positie.
