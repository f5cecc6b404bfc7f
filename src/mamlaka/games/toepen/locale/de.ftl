## Why something cannot be done

no-exchange = Du kannst jetzt nicht tauschen.
cannot-signal = Mit diesem Blatt kannst du dieses Zeichen nicht geben.
signal-too-late = Für ein Zeichen ist es zu spät, oder du hast schon eins gegeben.
knock-own = Du hast zuletzt geklopft. Erst muss jemand anders klopfen.
knock-open = Solange eine Frage offen ist, kannst du nicht klopfen. Warte auf die Antwort.
knock-folded = Du bist ausgestiegen.
knock-too-soon = Bevor du wieder klopfst, muss eine Karte gespielt werden.
stake-limit = Der Einsatz ist { $stake }. Höher geht es nicht.

## Seats and cards

badge-knocker = hat geklopft
badge-folded = ist raus
badge-broke = pleite
badge-signal-stand = steht
badge-signal-whistle = hat gepfiffen
badge-exchanger = hat getauscht
counter-stake = Einsatz

## Ways to play that have a name

preset-toepen-nakayoshi = Nakayoshi-mura
preset-toepen-long = Lang
preset-toepen-quick = Schnell
preset-toepen-quiet = Ohne Zeichen
preset-toepen-dutch = Niederländisch

## The table

## What happens

news-exchange = { $who ->
    [you] Du tauschst dein Blatt.
   *[other] { $seat } tauscht das Blatt.
}
news-new-hand = Dein neues Blatt: { $cards }
news-challenge = { $who ->
    [you] Du zweifelst den Tausch an.
   *[other] { $seat } zweifelt den Tausch an.
}
news-unchallenged = { $who ->
    [you] Niemand zweifelt deinen Tausch an.
   *[other] Den Tausch von { $seat } zweifelt niemand an.
}
news-keep = { $who ->
    [you] Du behältst dein Blatt.
   *[other] { $seat } behält das Blatt.
}
news-stand = { $who ->
    [you] Du stehst auf.
   *[other] { $seat } steht auf.
}
news-whistle = { $who ->
    [you] Du pfeifst.
   *[other] { $seat } pfeift.
}
news-knock = { $who ->
    [you] Du klopfst.
   *[other] { $seat } klopft.
}
news-stay = { $who ->
    [you] Du gehst mit.
   *[other] { $seat } geht mit.
}
news-fold = { $who ->
    [you] Du steigst aus.
   *[other] { $seat } steigt aus.
}
news-forgot = { $who ->
    [you] Du hast dein Zeichen vergessen.
   *[other] { $seat } hat das Zeichen vergessen.
}

## A deal is over

ledger-winner = { $seat } { $points }: Spiel gewonnen
ledger-loser = { $seat } { $points }: mitgegangen und verloren
ledger-fold = { $seat } { $points }: ausgestiegen
ledger-forgot = { $seat } { $points }: Zeichen vergessen
ledger-wash = { $seat } { $points }: ein Blatt getauscht, das nicht wertlos war
ledger-challenge = { $seat } { $points }: ehrlichen Tausch angezweifelt

## The score sheet

## Questions and help

## Why a bot decided as it did: the tactics of Toepen

rule-toepen-1 = Behalte die beste Karte für den letzten Stich, denn nur der zählt.
rule-toepen-3 = Tausch ein hoffnungsloses Blatt, ehrlich oder nicht.
rule-toepen-6 = Den letzten Stich machst wahrscheinlich du: Klopf, bevor die anderen es merken.
rule-toepen-7 = Wer ein Zeichen gegeben hat, hat die hohen Karten, die dir fehlen.
rule-toepen-8 = Mitgehen kostet einen Chip mehr als Aussteigen; so viel muss deine Chance wert sein.
rule-toepen-9 = Du hast selbst so viele wertlose Karten, dass der Tausch kaum ehrlich sein kann.
rule-toepen-60 = Mit diesem Blatt musst du ein Zeichen geben; wer es vergisst, zahlt den Einsatz.
rule-toepen-61 = Alle vier Karten sind wertlos, der Tausch ist also ehrlich.
rule-toepen-62 = Spiel kleine Karten zuerst.
rule-toepen-63 = Wer den dritten Stich macht, spielt zum letzten aus.
rule-toepen-64 = Ein Zeichen macht den anderen Angst, egal was es bedeutet.

## Page: the home page

game-toepen = Toepen
game-about-toepen = Vier Karten, Chips und gute Nerven: Nur der letzte Stich zählt, und klopfen darf man jederzeit.
game-standard-toepen = Alle haben zwanzig Chips. Gespielt wird, bis jemand pleite ist.

## Page: at the table

## Page: questions and answers

call-keep = ich behalte
call-exchange = ich tausche
call-challenge = glaub ich nicht!
call-stand = aufgestanden!
call-whistle = Pfiff!
call-knock = ich klopfe!
call-stay = ich gehe mit
call-fold = ich bin raus
call-forgot = vergessen!
ask-exchange = Sind alle vier Karten wertlos, darfst du dein Blatt tauschen. Du darfst auch bluffen.
ask-challenge = { $who ->
    [you] Du hast dein Blatt getauscht; angeblich war es wertlos.
   *[other] { $seat } hat das Blatt getauscht; angeblich war es wertlos. Zweifelst du das an?
}
ask-stay = { $who ->
    [you] Du hast geklopft. Gehst du mit für { $raised }, oder steigst du aus und zahlst { $stake }?
   *[other] { $seat } hat geklopft. Gehst du mit für { $raised }, oder steigst du aus und zahlst { $stake }?
}
say-keep = Behalten
say-exchange = Tauschen
say-challenge = Anzweifeln
say-decline = Glauben
say-stand = Aufstehen
say-whistle = Pfeifen
say-knock = Klopfen
say-knock-for = Auf { $stake } klopfen
confirm-knock = Geht jemand mit, steigt der Einsatz auf { $stake }.
confirm-exchange = Du bekommst ein neues Blatt, und die anderen dürfen den Tausch anzweifeln.
confirm-signal = Die anderen erfahren etwas über dein Blatt.
key-knock = n
key-exchange = x
key-stand = u
key-whistle = i
say-stay = Mitgehen für { $stake }
say-fold = Aussteigen für { $stake }

## Ways to play that have a name

about-preset-toepen-nakayoshi = Das Ass ist hoch, und die Partie endet, sobald jemand keine Chips mehr hat.
about-preset-toepen-long = Alle haben dreißig Chips. Wer keine mehr hat, scheidet aus, und wer übrig bleibt, gewinnt.
about-preset-toepen-quick = Alle haben zehn Chips, und die Zeichen werden automatisch gegeben.
about-preset-toepen-quiet = Ohne Zeichen: Niemand steht auf oder pfeift.
about-preset-toepen-dutch = Die Zehn ist hoch, der Bube niedrig. Verlorene Chips zählen als Strafpunkte, und wer zuletzt noch unter fünfzehn ist, gewinnt.

## Options

about-option-toepen-rank = Die Reihenfolge der Karten. ace_high: A K D B 10 9 8 7, wertlos sind 10 9 8 7, Zeichen gibt es für Asse und Siebenen. dutch: 10 9 8 7 A K D B, wertlos sind A K D B, Zeichen gibt es für Zehnen und Buben.
about-option-toepen-chips = Mit wie vielen Chips alle anfangen. Wenige machen es zum Glücksspiel, viele belohnen gutes Spiel.
about-option-toepen-end-mode = first_bankrupt: Die Partie endet nach dem Spiel, in dem jemand den letzten Chip verliert; wer dann die meisten hat, gewinnt. last_standing: Wer keine Chips mehr hat, scheidet aus und wartet; wer übrig bleibt, gewinnt.
about-option-toepen-exchanges-per-player = Wie oft du dein Blatt in einem Spiel tauschen darfst: einmal oder solange der Talon reicht.
about-option-toepen-exchange-order = in_turn: Alle werden reihum gefragt, links vom Geber beginnend. any_time: Vor der ersten Karte darf jederzeit getauscht werden.
about-option-toepen-signals = Mit vier Karten des hohen Werts musst du aufstehen, mit dreien pfeifen. manual: Du musst selbst daran denken und zahlst, wenn du es vergisst. auto: Die Zeichen werden für dich gegeben. off: Es gibt keine Zeichen.
about-option-toepen-signal-time = Wie lange Zeichen erlaubt sind. first_card: bis du deine erste Karte spielst oder aussteigst. before_play: bis die erste Karte ausgespielt wird.
about-option-toepen-winner-takes = Was man für ein gewonnenes Spiel aus dem Topf bekommt. Bei nothing kann man Chips nur verlieren.
about-option-toepen-next-dealer = Wer als Nächstes gibt: der Platz links vom Geber oder wer das Spiel gewonnen hat.
about-option-toepen-max-stake = Der höchste Einsatz. Ist er erreicht, darf niemand mehr klopfen.
about-option-toepen-knock-gap = Ob vor dem nächsten Klopfen eine Karte gespielt werden muss.

## Learn

learn-toepen-about = Du bekommst vier Karten und spielst vier Stiche, aber nur der letzte zählt. Wer ihn macht, gewinnt das Spiel. Alle anderen, die noch dabei sind, zahlen den Einsatz.
learn-toepen-chips = Alle fangen mit { $count } Chips an und zahlen damit.
learn-toepen-end-first = Die Partie endet, sobald jemand keine Chips mehr hat. Wer die meisten hat, gewinnt.
learn-toepen-end-last = Wer keine Chips mehr hat, scheidet aus. Wer übrig bleibt, gewinnt.
learn-toepen-order = Die Reihenfolge der Karten, von hoch nach niedrig. Trumpf gibt es nicht: Die höchste Karte der ausgespielten Farbe macht den Stich.
learn-toepen-last = Der letzte Stich. Herz wurde ausgespielt, und du hast das höchste Herz behalten: Das Spiel gehört dir. Die höheren Karten der anderen Farben sind nur abgeworfen.
learn-toepen-page-knock = Der Einsatz
learn-toepen-knock = Sind deine Karten gut, oder sollen die anderen das glauben? Dann klopf. Das darfst du während der Stiche jederzeit, auch wenn du nicht dran bist.
learn-toepen-answer = Alle anderen müssen antworten. Geht jemand mit, steigt der Einsatz um eins; wer aussteigt, ist in diesem Spiel nicht mehr dabei. Steigen alle aus, hast du sofort gewonnen.
learn-toepen-again = Hast du zuletzt geklopft, muss erst jemand anders klopfen, bevor du es wieder darfst.
learn-toepen-gap = Bevor wieder geklopft wird, muss eine Karte gespielt werden.
learn-toepen-limit = Der Einsatz kann nicht über { $stake } steigen.
learn-toepen-lose = Wenn du mitgehst und verlierst
learn-toepen-fold = Wer aussteigt, zahlt den Einsatz, der vor dem Klopfen galt: einen Chip weniger als beim Mitgehen.
learn-toepen-knocks = { $count ->
    [0] Niemand hat geklopft
    [one] Einmal geklopft
    [2] Zweimal geklopft
    [3] Dreimal geklopft
   *[other] { $count }-mal geklopft
}
learn-toepen-takes = Wer gewinnt, nimmt den Einsatz aus dem Topf in der Mitte, in den alle Zahlungen kommen.
learn-toepen-takes-nothing = Zu gewinnen gibt es nichts. Chips kann man nur verlieren.
learn-toepen-dealer-left = Nach jedem Spiel gibt der nächste Platz.
learn-toepen-dealer-winner = Wer ein Spiel gewinnt, gibt das nächste.
learn-toepen-word-stake = Einsatz, Topf
learn-toepen-word-stake-is = Der Einsatz sagt, wie viele Chips eine Niederlage in diesem Spiel kostet. Alle gezahlten Chips kommen in den Topf.
learn-toepen-word-exchange = Tauschen
learn-toepen-exchange = Vor der ersten Karte darfst du dein Blatt verdeckt gegen vier neue Karten tauschen. Damit behauptest du, dass alle deine Karten wertlos waren; das darf auch ein Bluff sein.
learn-toepen-exchange-in-turn = Alle werden der Reihe nach gefragt; der Platz nach dem Geber ist zuerst dran.
learn-toepen-exchange-any-time = Du musst nicht warten, bis du an der Reihe bist.
learn-toepen-exchange-once = Das darfst du einmal im Spiel.
learn-toepen-exchange-often = Das darfst du mehrmals, solange genug Karten da sind.
learn-toepen-word-challenge = Anzweifeln
learn-toepen-challenge = Sagen, dass ein Tausch ein Bluff war. Die getauschten Karten werden aufgedeckt. War eine davon nicht wertlos, kostet der Bluff einen Chip; sonst kostet das Anzweifeln einen.
learn-toepen-word-signals = Aufstehen, pfeifen
learn-toepen-signals-must = { $cards }: Mit allen vier musst du aufstehen, mit drei davon pfeifen.
learn-toepen-signals-may = { $cards }: Mit allen vier darfst du aufstehen, mit drei davon pfeifen. Das ist ein Bluff.
learn-toepen-signals-auto = Fällige Zeichen werden für dich gegeben.
learn-toepen-signals-forgotten = Tu das vor deiner ersten Karte. Vergisst du es, zahlst du am Ende den Einsatz.
learn-toepen-signals-before-play = Tu das, bevor die erste Karte ausgespielt wird. Vergisst du es, zahlst du am Ende den Einsatz.
learn-toepen-worthless = Die wertlosen Karten, in allen Farben.

## Options by name

option-toepen-rank = Reihenfolge der Karten
option-toepen-rank-ace-high = Das Ass ist hoch
option-toepen-rank-dutch = Die Zehn ist hoch
option-toepen-chips = Chips zu Beginn
option-toepen-end-mode = Ende der Partie
option-toepen-end-mode-first-bankrupt = Sobald jemand pleite ist
option-toepen-end-mode-last-standing = Wer übrig bleibt, gewinnt
option-toepen-exchanges-per-player = Tauschen in einem Spiel
option-toepen-exchanges-per-player-one = Einmal
option-toepen-exchanges-per-player-repeated = Solange der Talon reicht
option-toepen-exchange-order = Wann getauscht wird
option-toepen-exchange-order-in-turn = Reihum
option-toepen-exchange-order-any-time = Jederzeit vor der ersten Karte
option-toepen-signals = Aufstehen und pfeifen
option-toepen-signals-manual = Selbst daran denken
option-toepen-signals-auto = Automatisch
option-toepen-signals-off = Keine Zeichen
option-toepen-signal-time = Zeit für Zeichen
option-toepen-signal-time-first-card = Bis zur eigenen ersten Karte
option-toepen-signal-time-before-play = Bis zum ersten Ausspiel
option-toepen-winner-takes = Der Gewinn
option-toepen-winner-takes-stake = Der Einsatz
option-toepen-winner-takes-nothing = Nichts
option-toepen-next-dealer = Wer als Nächstes gibt
option-toepen-next-dealer-left = Der Platz links
option-toepen-next-dealer-winner = Wer gewonnen hat
option-toepen-max-stake = Höchster Einsatz
option-toepen-max-stake-none = Keine Grenze
option-toepen-knock-gap = Vor dem nächsten Klopfen
option-toepen-knock-gap-one-card = Eine gespielte Karte
option-toepen-knock-gap-none = Nichts nötig
