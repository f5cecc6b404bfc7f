## Page: keys

keys = Tasten
keys-move = im Blatt bewegen
keys-edges = erste Karte, letzte Karte
keys-rank = nächste Karte mit diesem Wert
keys-play = Karte spielen oder auswählen
keys-raise = Karte anheben
keys-deal = Kontrakt vorlesen
keys-hand = dein Blatt vorlesen
keys-open = offene Karten vorlesen
keys-table = Karten auf dem Tisch vorlesen
keys-score = Punktestand vorlesen
keys-last = letzten Stich vorlesen
keys-turn = vorlesen, wer dran ist
keys-sheet = Punktezettel zeigen
keys-hint = Tipp zeigen
keys-explain = gewählten Kontrakt erklären
keys-mute = Töne ein- oder ausschalten
keys-close = schließen oder abbrechen
keys-list = diese Tasten zeigen

## Page: sounds

page-sound = Töne und Vibration
