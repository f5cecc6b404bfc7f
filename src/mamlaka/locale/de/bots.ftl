## Hints, and reports of bad moves

hint-do = Tipp: { $action }
hint-nothing = Tipp: Sag nichts und lass weiterspielen.
hint-wait = Nichts sagen
hint-cards = { $action } { $cards }
hint-forced = Du hast keine andere Wahl.
hint-points = { $size ->
    [1] { $value } Punkt über dem Durchschnitt am Tisch
   *[other] { $value } Punkte über dem Durchschnitt am Tisch
}
hint-points-below = { $size ->
    [1] { $value } Punkt unter dem Durchschnitt am Tisch
   *[other] { $value } Punkte unter dem Durchschnitt am Tisch
}
hint-points-sides = { $size ->
    [1] { $value } Punkt über dem Durchschnitt der Seiten
   *[other] { $value } Punkte über dem Durchschnitt der Seiten
}
hint-points-sides-below = { $size ->
    [1] { $value } Punkt unter dem Durchschnitt der Seiten
   *[other] { $value } Punkte unter dem Durchschnitt der Seiten
}
hint-lead = { $size ->
    [1] { $value } Punkt Vorsprung in dieser Runde
   *[other] { $value } Punkte Vorsprung in dieser Runde
}
hint-lead-below = { $size ->
    [1] { $value } Punkt Rückstand in dieser Runde
   *[other] { $value } Punkte Rückstand in dieser Runde
}
hint-net = { $value } Punkte über dem Durchschnitt am Tisch; abgezogen ist, was der Kontrakt später noch wert wäre
hint-net-below = { $value } Punkte unter dem Durchschnitt am Tisch; abgezogen ist, was der Kontrakt später noch wert wäre
hint-net-sides = { $value } Punkte über dem Durchschnitt der Seiten; abgezogen ist, was der Kontrakt später noch wert wäre
hint-net-sides-below = { $value } Punkte unter dem Durchschnitt der Seiten; abgezogen ist, was der Kontrakt später noch wert wäre
hint-chance = { $value } % Chance zu gewinnen
hint-points-less = { $size ->
    [1] { $value } Punkt schlechter
   *[other] { $value } Punkte schlechter
}
hint-chance-less = { $value } Prozentpunkte weniger
hint-close = etwa gleich gut, { $less }
hint-equal = kein Unterschied gefunden
hint-objection = Gegen diesen Zug spricht eine Faustregel: { $reason }
hint-no-reason = Keine Faustregel spricht dafür; es entscheiden die geschätzten Werte.
hint-rules-action = Nach den Faustregeln allein: { $action }. Es entscheiden die geschätzten Werte.
hint-rules-action-close = Nach den Faustregeln allein: { $action }. Der Unterschied ist klein.
hint-no-values = Für diese Entscheidung gibt es keine geschätzten Werte; es entscheiden die Faustregeln.
hint-estimated = Die Werte sind geschätzt: Das Spiel wurde viele Male zu Ende gespielt, die verdeckten Karten jedes Mal zufällig verteilt.
hint-target = Die Partie endet bei { $points } Punkten. Die Werte zählen die Punkte dieses Spiels, nicht, wer die Partie gewinnt.
hint-any = Nach den Faustregeln ist hier kein Zug besser als ein anderer.
reported-in = Die letzte Entscheidung des Bots wurde mit der Partie gespeichert: { $path }
