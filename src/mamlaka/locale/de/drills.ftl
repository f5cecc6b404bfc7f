## Drills: positions of your own costly decisions, and trainers

drill-about = Deine eigenen teuren Entscheidungen, wieder gefragt, bis du sie richtig triffst. Sie bleiben auf diesem Gerät.
drill-progress = Übung { $number } von { $count }. Bisher gelernt: { $learnt } von { $total }.
drill-keys = [{ $show } zeigt die Antwort, { $help }]
drill-help =
    Antworte wie am Tisch: mit einer Karte ({ $cards }), einem Kontrakt oder einer Antwort, wie sie dasteht.
    ?: Antwort zeigen; das zählt als falsch   h: Blatt, Tisch und bisherige Stiche
    s: Punktezettel   r: Regeln dieses Tisches   help: diese Tasten   q: aufhören; der Stand ist gespeichert
drill-keep-this = Als Übung merken
drill-keep-all = { $count ->
    [one] Deinen teuren Zug als Übung merken
   *[other] Deine { $count } teuren Züge als Übungen merken
}
drill-kept = Als Übung gemerkt
drill-full = In diesem Browser ist kein Platz für weitere Übungen. Lösche zuerst einige.
drill-due = { $count ->
    [one] 1 Übung ist fällig
   *[other] { $count } Übungen sind fällig
}
drill-show = Antwort zeigen
drill-forget = Diese Übung löschen
drill-continue = Weiter
drill-right = Richtig.
drill-better = Besser: { $best }
drill-no-value = Die Analyse hat keinen Wert für deine Antwort, weil sie nur bessere behalten hat.
drill-done = In der Partie: { $action }
drill-again = Diese Übung kommt noch einmal, bevor du fertig bist.
drill-next = Diese Übung kommt am { $date } wieder.
drill-learnt = Gelernt: Diese Übung kommt nicht wieder.
drill-found = { $count ->
    [0] { $file }: keine teuren Entscheidungen.
    [one] { $file }: 1 neue Übung.
   *[other] { $file }: { $count } neue Übungen.
}
drill-known = { $file }: Die Übungen sind schon da.
drill-none = Du hast noch keine Übungen. Analysiere eine fertige Partie, um welche zu finden.
drill-none-due = Nichts ist mehr fällig. Die nächste Übung ist am { $date } fällig.
drill-all-learnt = { $count ->
    [one] Du hast deine einzige Übung gelernt.
   *[other] Du hast alle { $count } Übungen gelernt.
}
drill-other-rules = { $count ->
    [one] 1 Übung kann nicht gefragt werden, weil ihr Spiel nicht installiert ist oder jetzt andere Regeln hat.
   *[other] { $count } Übungen können nicht gefragt werden, weil ihre Spiele nicht installiert sind oder jetzt andere Regeln haben.
}
trainer-title = Fragen
trainer-about = Kurze Fragen zu Stellungen einer fertigen Partie.
trainer-name-voids = Wer ist blank?
trainer-name-winners = Welche Karten sind sicher?
trainer-name-count = Wie viele sind noch da?
trainer-voids = Wer ist in { $suit } sicher blank?
trainer-winners = Welche der Karten, die du jetzt ausspielen darfst, machen sicher den Stich?
trainer-count = Wie viele Karten in { $suit } hast du noch nicht gesehen?
trainer-choices = { $question } ({ $choices })
trainer-no-one = niemand
trainer-no-card = keine Karte
trainer-unclear = Antworte mit Zahlen oder Karten, durch Leerzeichen getrennt.
trainer-answer = Antworten
trainer-tricks = Bisherige Stiche
trainer-right = Richtig: { $answer }
trainer-wrong = Die richtige Antwort ist: { $answer }
trainer-score = { $right } von { $count } richtig.
trainer-none = Für diese Frage gibt es keine Stellung.
