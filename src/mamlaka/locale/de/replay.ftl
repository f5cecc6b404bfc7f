## Replays of finished matches

replay-title = Partie ansehen
replay-watch = Partie ansehen
replay-open = Aufzeichnung öffnen
replay-open-about = Wähle eine Datei mit einer Aufzeichnung, oder zieh sie hierher. Sie bleibt auf diesem Gerät.
replay-broken = Diese Datei ist keine Aufzeichnung, die diese Seite zeigen kann.
replay-loading = Partie wird geladen …
replay-retry = Erneut versuchen
replay-controls = Bedienung
replay-deal-back = Voriges Spiel
replay-trick-back = Voriger Stich
replay-card-back = Vorige Karte
replay-play = Abspielen
replay-pause = Pause
replay-card-on = Nächste Karte
replay-trick-on = Nächster Stich
replay-deal-on = Nächstes Spiel
replay-place = Spiel { $deal }, { $event } von { $count }
replay-deal-row = Spiel { $deal }: { $contract }
replay-choose-deal = Spiel
replay-choose-seat = Platz
replay-choose-speed = Tempo
replay-open-hands = Alle Karten offen
replay-ledger = Punkte dieses Spiels
replay-unfinished = Dieses Spiel wurde nicht zu Ende gespielt.
replay-more = Link, Datei und Tempo
replay-copy-link = Link zu dieser Stelle kopieren
replay-download = Aufzeichnung herunterladen

review-start = Züge analysieren
review-about = Zeigt, was jeder Zug gekostet hat: nach dem, was man wissen konnte, und mit offenen Karten.
review-progress = Spiel { $deal } von { $count } …
review-costly = Teure Züge
review-row = Spiel { $deal }, { $seat }: { $action }
review-move = { $seat }: { $action }. Besser: { $best }
review-known = Nach dem, was man wissen konnte: { $less }
review-open = Mit offenen Karten: { $less }
review-ignored = Nicht befolgter Rat: { $reason }
review-none = Keine Entscheidung war über den Schätzfehler hinaus teuer.
again-move = Ab hier neu entscheiden
again-here = Ab hier weiterspielen
again-about = Du spielst anstelle von { $seat } gegen Bots, mit denselben Karten in allen Spielen. Die Partie zählt nicht.
again-origin = Diese Partie begann mitten in einer anderen, mit denselben Karten. Sie zählt nicht.
again-back = Zurück zur ersten Partie
open-title = Werte der Karten
open-show = Was jede Karte wert ist
open-asking = Wird berechnet …
open-none = Hier gibt es keine genauen Werte.
open-about = { $seat } ist dran. Punkte des Spiels bei offenen Karten:
open-hide = Ausblenden
course-title = Verlauf der Partie
course-legend = Punkte nach jedem Spiel. Kreise: Spiele mit teuren Zügen.
course-costly = { $count ->
    [one] 1 teurer Zug
   *[other] { $count } teure Züge
}
course-lead = Spiel { $deal }: Die Führung übernimmt { $names }
course-no-lead = Die Führung hat nie gewechselt.
course-show = Dieses Spiel ansehen
review-by-player = Nach Spielern
review-by-contract = Nach Kontrakten
review-by-kind = Nach Art der Entscheidung
review-kind-play = Karten
review-kind-other = Andere Entscheidungen
luck-title = Kartenglück
luck-about = Was der Such-Bot auf allen Plätzen mit denselben Karten erreicht hätte, und was die Spieler erreicht haben: beides in Punkten über dem Schnitt der Spieler.
luck-side = { $side }: mit diesen Karten { $expected }, tatsächlich { $actual }
