## How to play

learn-these = Was bedeuten diese?
learn-step = { $number } von { $most }
learn-next = Weiter
learn-back = Zurück
learn-page-game = Das Spiel
learn-page-contracts = Die Kontrakte
learn-page-points = Die Punkte
learn-page-words = Ausdrücke am Tisch
learn-tricks = Jemand spielt eine Karte aus, und reihum geben alle anderen eine dazu: Das ist ein Stich. Es gilt Bedienzwang: Wer eine Karte der ausgespielten Farbe hat, muss eine davon spielen. Wer keine hat, spielt irgendeine Karte.
learn-tricks-highest = Die höchste Karte der ausgespielten Farbe macht den Stich, und wer sie gespielt hat, spielt zum nächsten aus. Das Ass ist die höchste Karte, die Zwei die niedrigste.
learn-suits = { $faces ->
    [italian] Die Karten sind italienische, mit den Farben Schwerter, Kelche, Münzen und Stäbe und den Bildern Bube, Reiter und König.
   *[french] Die Karten sind französische, mit den Farben Pik, Herz, Karo und Kreuz und den Bildern Bube, Dame und König.
}
learn-points = Punkte
learn-points-cards = { $count ->
    [one] Diese Karte
   *[other] Jede dieser Karten
}
learn-points-suit = Jede { $suit }-Karte
learn-points-ranks = Jede dieser Karten, in allen Farben
learn-points-tricks = Jeder Stich
learn-points-trick = Stich { $number }
learn-points-trick-from-end = Stich { $number } von hinten
learn-points-last-trick = Der letzte Stich
learn-points-last-card = Der letzte Stich, mit einer dieser Karten gemacht
learn-points-place = { $number ->
    [1] Zuerst alle Karten los
    [2] Platz 2
    [3] Platz 3
   *[other] Platz { $number }
}
learn-points-last-place = Letzter Platz
learn-total = Ganzes Spiel
learn-mark-wins = macht den Stich
learn-mark-scores = zählt
learn-mark-fits = passt
learn-trick-points = Punkte dieses Stichs
learn-played = { $seat }: { $card }
learn-of-cards = { $what }: { $cards }
learn-layout = Auf dem Tisch
learn-cards = Karten
learn-word-discard = Abwerfen
learn-word-discard-is = Eine andere Farbe spielen, weil du nicht bedienen kannst. Eine abgeworfene Karte macht keinen Stich.
