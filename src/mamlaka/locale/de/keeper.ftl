## Score keeper: a new sheet

keeper-title = Punktezettel
keeper-about = Für Runden mit echten Karten: Du trägst ein, wer was kassiert hat, und der Zettel rechnet.
keeper-sheets = Deine Zettel
keeper-older = Ältere Zettel
keeper-new = Neuer Zettel
keeper-names = Namen in der Reihenfolge am Tisch
keeper-player = Name { $number }
keeper-partners = Partner: { $names }
keeper-options = Mehr Optionen
keeper-start = Zettel anlegen
keeper-forget = Zettel von { $names } löschen
keeper-forget-sure = Löschen
keeper-missing = Dieser Zettel ist nicht auf diesem Gerät.
keeper-unsaved = Dieser Browser speichert nichts; beim Schließen der Seite geht der Zettel verloren. Druck ihn vorher aus.

## Score keeper: the sheet

keeper-section = Runde { $number }
keeper-owner = Gehört: { $name }
keeper-first-owner = Wem gehört die erste Runde?
keeper-change = Ändern
keeper-who-owns = Jemand anderen wählen
keeper-what = Was wurde gespielt?
keeper-together = { $count ->
    [one] Diesen Kontrakt eintragen
   *[other] Diese { $count } Kontrakte eintragen
}
keeper-used = (gespielt: Eintrag ändern)
keeper-undo = Rückgängig
keeper-redo = Wiederholen
keeper-print = Drucken
keeper-again = Neuer Zettel, gleiche Namen
keeper-partners-total = { $names }: { $points }
keeper-over = Die Partie ist zu Ende
keeper-rank = { $rank }. { $names }
keeper-saved = Eingetragen: { $contract }, Summe { $sum }
keeper-complete = Vollständig, Summe { $sum }. Weiter mit { $name }
keeper-undone = Rückgängig gemacht
keeper-redone = Wiederholt

## Score keeper: a deal

keeper-step = { $step } von { $steps }
keeper-takers = Wer hat kassiert?
keeper-taker = Wer hat { $card } kassiert?
keeper-twice-card = { $card } war verdoppelt
keeper-who-twice = Wer hat { $card } verdoppelt?
keeper-counts = Wer hat wie viele von den { $units }?
keeper-count = Wie viele hat { $name }?
keeper-places = Wer war zuerst fertig, wer danach?
keeper-place = Platz { $place }
keeper-points = Punkte dieses Spiels
keeper-back = Zurück
keeper-next = Weiter
keeper-save = Eintragen
keeper-fault-taker = Gib an, wer { $card } kassiert hat.
keeper-fault-twice = Gib an, wer { $card } verdoppelt hat, oder schalte das Verdoppeln aus.
keeper-fault-short = Eingetragen sind { $entered } von { $units }, noch offen: { $count }. Zusammen müssen es { $total } Punkte sein.
keeper-fault-over = Eingetragen sind { $entered }, es gibt aber nur { $units }: { $count } zu viel. Zusammen müssen es { $total } Punkte sein.
keeper-fault-place = Tippe an, wer auf Platz { $place } kam.
