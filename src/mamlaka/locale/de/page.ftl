## Page: before the match

page-choose-seat = Such dir einen Platz aus:
page-sit = Hinsetzen
page-free = frei
page-invite-about = Wer diesen Link hat, kann sich dazusetzen. Auf freien Plätzen spielen Bots.
page-link = Der Link zu diesem Tisch
page-invite = Link teilen
page-start = Los geht’s
page-starting = Gleich geht es los …
page-start-cancelled = Der Start wurde abgebrochen, denn es fehlt eine Antwort von: { $names }. Versuch es noch einmal.

## Page: at the table

page-home = Startseite
page-sheet = Punktezettel
page-last-trick = Letzter Stich
page-leave = Tisch verlassen (ein Bot spielt für dich weiter)
status-away = nicht verbunden
status-left = nicht mehr am Tisch
status-program = Programm
page-lost = Verbindung verloren. Neuer Versuch …
page-replaced = Du spielst auf diesem Platz gerade in einem anderen Fenster.
page-take-back = Hier spielen
stood-in = Während du weg warst, hat ein Bot für dich entschieden: { $actions }.
stood-in-often = Während du weg warst, hat ein Bot { $count } Entscheidungen für dich getroffen. Die letzte: { $action }.
page-your-turn = Du bist dran
page-open = { $card }, offen
page-taken = { $card }, kassiert
page-lies-open = offen
page-given = gerade an dich weitergegeben
page-hint = Tipp zeigen
page-thinking = Ein Tipp wird gesucht …
page-suggested = empfohlen
page-report = Schlechten Bot-Zug melden
page-report-whose = Wessen letzter Zug?
page-report-last = Der letzte Zug eines Bots
page-report-words = Was war daran schlecht? (freiwillig)
page-report-send = Meldung abschicken
page-reported = Mit der Partie auf diesem Server gespeichert, als Meldung { $number }. Danke!
page-not-now = jetzt nicht spielbar
page-taker = { $who ->
    [you] Dein Stich
   *[other] Stich für { $seat }
}
page-goal = Ziel: { $goal }
page-of-goal = { $value } / { $goal }
page-tracker = Noch nicht gesehen: { $cards }.
page-tracker-chance = noch nicht gesehen; Chance, dass sie noch kommen: je { $chance } ({ $percent } %)
page-out-of-turn = Jederzeit möglich

## Page: questions and answers

zone-stock = Talon
zone-turnup = aufgedeckt
zone-discards = abgelegt
zone-widow = Stock
zone-dummy = Strohmann
zone-out = aus dem Spiel
page-tap-again = Tippe die Karte noch einmal an, um sie zu spielen.
page-choose-capture = Was nimmt { $card }?
page-captures = { $card }, nimmt { $cards }
call-pass = passe
call-captured = { $card } × { $cards }
call-choose = { $name }
call-double = verdoppelt!
call-double-seats = Kontra: { $name }
call-redouble-seats = Re: { $name }
call-double-and-redouble = Kontra: { $name }; Re: { $names }
call-no = nein
call-bid = { $number }
call-hold = ja
call-bid-name = { $name }
call-word = { $name }!
call-declare = { $name }!
call-broken = { $suit } ist gebrochen!
ask-choose = Triff deine Wahl.
ask-lead-first = Du bist dran: Spiel zum ersten Stich aus.
ask-lead = Dein Stich: Spiel die nächste Karte aus.
ask-card = Du bist dran: Spiel eine Karte.
ask-card-or-pass = Du bist dran: Spiel eine Karte oder passe.
ask-turn-up = Du bist dran: Deck deine verdeckte Karte auf.
ask-turn-up-or-pass = Du bist dran: Deck deine verdeckte Karte auf oder passe.
ask-place = Du bist dran: Spiel eine Karte, die nur die anderen sehen.
ask-place-lead = Du bist dran: Spiel eine Karte aus, die nur die anderen sehen.
ask-lay = Du bist dran: Leg eine Karte an.
ask-lay-or-pass = Du bist dran: Leg eine Karte an oder passe.
ask-capture = Du bist dran: Spiel eine Karte.
ask-combo-lead = Du bist dran: Spiel eine Karte aus oder mehrere zusammen.
ask-combo = { $count ->
    [one] Du bist dran: Schlag { $cards } oder wirf eine Karte ab.
   *[other] Du bist dran: Schlag { $cards } oder wirf { $count } Karten ab.
}
ask-pass = Du bist dran: Keine deiner Karten passt, also passe.
ask-double-seats = Gegen wen gibst du Kontra?
ask-double-or-redouble = Gegen wen gibst du Kontra oder Re?
ask-redouble-seats = Gegen wen gibst du Re?
ask-must-double = Du musst jetzt gegen { $other } Kontra geben. Gegen wen noch?
ask-double = { $cards } verdoppeln? Wähle aus, oder sag Nein.
ask-double-or-appeal = Du darfst { $cards } verdoppeln oder Einspruch erheben.
ask-nothing = Alle werden gefragt. Du hast nichts zu entscheiden.
ask-other = Wähle eine Antwort.
ask-pass-cards = { $count ->
    [one] Wähle eine Karte für { $seat }.
   *[other] Wähle { $count } Karten für { $seat }.
}
ask-bid = Was sagst du an?
ask-duel-bid = Wie hoch reizt du?
ask-hold = Hältst du { $number }?
ask-bid-but = Sag an, nur nicht { $number }: Alle Ansagen zusammen dürfen nicht die Zahl der Stiche ergeben.
ask-discard = { $count ->
    [one] Wähle eine Karte zum Ablegen.
   *[other] Wähle { $count } Karten zum Ablegen.
}
say-choose = { $name }
say-declare = Ansagen: { $name }
say-double = Verdoppeln
say-give = Weitergeben
say-bid = { $number } sagen
say-hold = Halten
say-hold-bid = { $number } halten
say-pass = Passen
say-turn-up = Karte aufdecken
say-place = Karte { $number }
say-play = Ausspielen
say-discard = Ablegen
page-sure = { $word }? Noch mal drücken
page-sure-spoken = { $word }: { $question } Drück zur Bestätigung noch einmal.
say-double-seats = { $name }
say-no-double = Niemand
say-no = Nein
say-continue = Weiter
say-these = Auswahl bestätigen
page-number = Zahl
waiting = Warten auf { $seat } …
waiting-choose = { $seat } wählt …
waiting-secret = Alle antworten geheim. Warten auf die anderen …
waiting-double-or-appeal = Verdoppelt jemand oder erhebt Einspruch? Warten auf die anderen …
waiting-play = { $seat } ist dran …
waiting-double = { $seat } darf verdoppeln …
waiting-bid = { $seat } sagt an …
waiting-duel-bid = { $seat } reizt …
waiting-discard = { $seat } legt ab …

## Page: the end

page-deal-over = Spiel { $deal }: { $contract }
page-again = Noch eine Partie
page-verify-about = Dein Browser kann prüfen, ob die Verteilung aller Spiele vor der ersten Karte feststand und niemand etwas daran geändert hat.
page-verify = Verteilung prüfen
page-verified = Geprüft: Verteilt wurde, was am Anfang feststand.
page-not-verified = Die Prüfung ist fehlgeschlagen:
page-check-commitment = der veröffentlichte Startwert passt zur Prüfsumme, die feststand, bevor du dich gesetzt hast
page-check-terms = Regeln und Länge der Partie sind die, die feststanden, bevor du dich gesetzt hast
page-check-people = auf den Plätzen sitzen dieselben Leute wie am Anfang
page-check-commitment-later = der veröffentlichte Startwert passt zur Prüfsumme des Tischs
page-check-nonce = dein Beitrag ist in das Mischen eingegangen
page-check-nonces = kein Beitrag wurde nachträglich hinzugefügt, weggelassen oder ausgetauscht
page-verified-in-part = Die Aufzeichnung ist in Ordnung. Dein Browser kann aber nur einen Teil davon prüfen.
page-check-no-part = In deinem Browser ist nicht vermerkt, dass er am Start beteiligt war. Er kann deshalb nicht wissen, ob jemand seinen Beitrag zum Mischen erst danach gewählt hat.
page-check-cancelled =
    { $count ->
        [one] Ein Start wurde abgebrochen, nachdem dein Browser seinen Beitrag zum Mischen offengelegt hatte.
       *[other] { $count } Starts wurden abgebrochen, nachdem dein Browser seinen Beitrag zum Mischen offengelegt hatte.
    }
page-check-draw = die gezogenen Karten
page-check-dealer = wer zuerst gibt
page-check-deal = jede Karte in jedem Spiel folgt aus dem Startwert
page-check-places = die Reihenfolge der Karten, die nur die anderen sahen
page-check-hands = die Blätter, die du hattest

## Page: settings

page-arabic-digits = Ostarabische Ziffern
page-four-colours = Vierfarbiges Blatt
page-jumbo = Große Kartenzeichen

## Page: what it speaks

page-full-stop = {". "}
page-trick-goes = { $who ->
    [you] Du machst den Stich.
   *[other] { $seat } macht den Stich.
}
page-deal-scored = Spiel { $deal } ist zu Ende, { $contract }: { $scores }
page-seat-points = { $seat } { $points }
page-nothing-open = Sonst hat niemand offene Karten.
page-hand = Dein Blatt, { $cards }: { $suits }
page-hand-suit = { $suit }: { $ranks }.
page-hand-empty = Du hast keine Karten.
page-playable = Spielbar: { $cards }
page-playable-all = Du darfst jede deiner Karten spielen.
page-on-table = Auf dem Tisch: { $cards }
page-nothing-on-table = Auf dem Tisch liegt keine Karte.
page-scores = Punktestand: { $scores }
page-looking-on = Du siehst zu.
