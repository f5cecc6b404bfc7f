### German. The term sheet and the register stand at the top of locale/de/table.ftl.

## Contracts

contract-grand = Grand
contract-null = Null
contract-clubs-schneider = ♣ Schneider
also-contract-clubs-schneider = Kreuz Schneider
contract-clubs-schwarz = ♣ Schwarz
also-contract-clubs-schwarz = Kreuz Schwarz
contract-clubs-ouvert = ♣ ouvert
also-contract-clubs-ouvert = Kreuz Ouvert
contract-spades-schneider = ♠ Schneider
also-contract-spades-schneider = Pik Schneider
contract-spades-schwarz = ♠ Schwarz
also-contract-spades-schwarz = Pik Schwarz
contract-spades-ouvert = ♠ ouvert
also-contract-spades-ouvert = Pik Ouvert
contract-hearts-schneider = ♥ Schneider
also-contract-hearts-schneider = Herz Schneider
contract-hearts-schwarz = ♥ Schwarz
also-contract-hearts-schwarz = Herz Schwarz
contract-hearts-ouvert = ♥ ouvert
also-contract-hearts-ouvert = Herz Ouvert
contract-diamonds-schneider = ♦ Schneider
also-contract-diamonds-schneider = Karo Schneider
contract-diamonds-schwarz = ♦ Schwarz
also-contract-diamonds-schwarz = Karo Schwarz
contract-diamonds-ouvert = ♦ ouvert
also-contract-diamonds-ouvert = Karo Ouvert
contract-grand-schneider = Grand Schneider
contract-grand-schwarz = Grand Schwarz
contract-grand-ouvert = Grand ouvert
contract-null-ouvert = Null ouvert
contract-clubs-hand = ♣ Hand
contract-clubs-hand-schneider = ♣ Hand, Schneider angesagt
contract-clubs-hand-schwarz = ♣ Hand, Schwarz angesagt
contract-clubs-hand-ouvert = ♣ ouvert Hand
contract-spades-hand = ♠ Hand
contract-spades-hand-schneider = ♠ Hand, Schneider angesagt
contract-spades-hand-schwarz = ♠ Hand, Schwarz angesagt
contract-spades-hand-ouvert = ♠ ouvert Hand
contract-hearts-hand = ♥ Hand
contract-hearts-hand-schneider = ♥ Hand, Schneider angesagt
contract-hearts-hand-schwarz = ♥ Hand, Schwarz angesagt
contract-hearts-hand-ouvert = ♥ ouvert Hand
contract-diamonds-hand = ♦ Hand
contract-diamonds-hand-schneider = ♦ Hand, Schneider angesagt
contract-diamonds-hand-schwarz = ♦ Hand, Schwarz angesagt
contract-diamonds-hand-ouvert = ♦ ouvert Hand
contract-grand-hand = Grand Hand
contract-grand-hand-schneider = Grand Hand, Schneider angesagt
contract-grand-hand-schwarz = Grand Hand, Schwarz angesagt
contract-grand-hand-ouvert = Grand ouvert Hand
contract-clubs-skat-schneider = ♣ Schneider angesagt
contract-clubs-skat-schwarz = ♣ Schwarz angesagt
contract-spades-skat-schneider = ♠ Schneider angesagt
contract-spades-skat-schwarz = ♠ Schwarz angesagt
contract-hearts-skat-schneider = ♥ Schneider angesagt
contract-hearts-skat-schwarz = ♥ Schwarz angesagt
contract-diamonds-skat-schneider = ♦ Schneider angesagt
contract-diamonds-skat-schwarz = ♦ Schwarz angesagt
contract-grand-skat-schneider = Grand Schneider angesagt
contract-grand-skat-schwarz = Grand Schwarz angesagt
contract-null-hand = Null Hand
contract-null-hand-ouvert = Null ouvert Hand
contract-ramsch = Ramsch
contract-take = Skat aufnehmen
contract-hand = Handspiel

## Seats and choices

zone-widow-skat = Skat
zone-discards-skat = gedrückt
headline-skat = Spiel { $deal } von { $deals }
sheet-passed = eingepasst
sheet-seeger = Seeger-Fabian
sheet-declarer-bonus = eigene Spiele
sheet-defence = von anderen verloren
badge-forehand = Vorhand
badge-middlehand = Mittelhand
badge-rearhand = Hinterhand
badge-bid-value = gereizt { $number }
badge-skat-declarer = spielt allein
badge-hand-game = Hand
ask-skat = Nimmst du den Skat auf, oder spielst du Hand?
ask-skat-discard = { $count ->
    [one] Drück eine Karte.
   *[other] Drück { $count } Karten.
}
say-skat-discard = Drücken
ask-announce = Sag dein Spiel an.
news-skat = { $choice ->
    [hand] { $who ->
        [you] Du lässt den Skat liegen und spielst Hand.
       *[other] { $seat } lässt den Skat liegen und spielt Hand.
    }
   *[take] { $who ->
        [you] Du nimmst den Skat auf.
       *[other] { $seat } nimmt den Skat auf.
    }
}
call-skat = { $choice ->
    [hand] Hand!
   *[take] Skat
}
news-announce = { $who ->
    [you] Du spielst { $name }.
   *[other] { $seat } spielt { $name }.
}
call-announce = { $name }

## Ways to play that have a name

preset-skat-short = Kurze Partie
about-preset-skat-short = Zu dritt, zwölf Spiele, nach Seeger und Fabian gewertet.
preset-skat-isko = International
about-preset-skat-isko = Eine Liste mit 36 Spielen nach der Internationalen Skatordnung.
preset-skat-isko-four = International zu viert
about-preset-skat-isko-four = Vierertisch: eine Liste mit 48 Spielen.
preset-skat-kneipe = Kneipe
about-preset-skat-kneipe = Wie in der Kneipe: Wenn alle passen, wird geramscht, und ansagen darf man auch nach dem Aufnehmen.
preset-skat-bierlachs = Bierlachs
about-preset-skat-bierlachs = Nur Verluste zählen, und 301 Minuspunkte beenden die Partie.

## A deal is over

deal-void-skat = Spiel { $deal }: eingepasst, { $reason }.
tally-levels = { $kind ->
    [with] mit
   *[without] ohne
} { $matadors }, Spiel { $game }{ $hand ->
    [0] {""}
   *[other] , Hand { $hand }
}{ $schneider ->
    [0] {""}
   *[other] , Schneider { $schneider }
}{ $announced ->
    [0] {""}
   *[other] , angesagt { $announced }
}{ $schwarz ->
    [0] {""}
   *[other] , Schwarz { $schwarz }
}{ $announced2 ->
    [0] {""}
   *[other] , angesagt { $announced2 }
}{ $ouvert ->
    [0] {""}
   *[other] , ouvert { $ouvert }
}
tally-null-value = { $name } zählt { $number }
tally-card-points = Augen
ledger-game-won = { $seat } { $points }: { $count ->
    [0] Spiel gewonnen
   *[other] Spiel gewonnen, { $count } Augen
}
ledger-game-lost = { $seat } { $points }: { $count ->
    [0] Spiel verloren
   *[other] Spiel verloren, { $count } Augen
}
ledger-overbid = { $seat } { $points }: { $count ->
    [0] überreizt
   *[other] überreizt, { $count } Augen
}
ledger-declarer-bonus = { $seat } { $points }: für das Spiel nach Seeger-Fabian
ledger-defence = { $seat } { $points }: das Alleinspiel ist verloren
ledger-declarer-won = { $seat } { $points }: { $whom ->
    [you] du hast dein Spiel gewonnen
   *[other] { $other } hat das Spiel gewonnen
}
ledger-ramsch-lost = { $seat } { $points }: die meisten im Ramsch, { $count } Augen
ledger-ramsch-doubled = { $seat } { $points }: die meisten im Ramsch, { $count } Augen, verdoppelt wegen einer Jungfrau
ledger-march = { $seat } { $points }: Durchmarsch im Ramsch
ledger-march-paid = { $seat } { $points }: Durchmarsch: { $other }

## Why a bot decided as it did: the tactics of Skat

rule-skat-1 = Reize mit fünf Trümpfen und einem Ass daneben, oder so weit, wie dein Blatt es verspricht.
rule-skat-2 = Buben, Asse und die Vorhand ergeben fünf oder mehr: Spiel Grand.
rule-skat-3 = Reize nicht höher, als dein Spiel ohne den Skat wert ist.
rule-skat-4 = Nimm den Skat auf, außer wenn nur ein Handspiel das Gebot erreicht.
rule-skat-5 = Drücke einzelne Zehnen und kurze Farben, und behalte Ass und Zehn zusammen.
rule-skat-6 = Zieh im Alleinspiel früh die Trümpfe.
rule-skat-7 = Zähl die Augen: Mit diesem Stich reicht es.
rule-skat-8 = Dem Freunde kurz, dem Feinde lang: Spiel lang, wenn Mittelhand allein spielt, und kurz, wenn Hinterhand allein spielt.
rule-skat-9 = Der Stich gehört sicher deiner Partei: Schmier ein Ass oder eine Zehn.
rule-skat-10 = Gib keine Augen in einen Stich, den die andere Partei macht.
rule-skat-11 = Verschwende keine hohe Karte auf einen Stich, den schon deine Partei macht.
rule-skat-12 = Spiel bei Null die höchste Karte, die den Stich nicht macht, und spiel deine niedrigste aus.
rule-skat-13 = Spiel erst auf Schneider, wenn das Spiel sicher ist.
rule-skat-14 = Wirf im Ramsch die Buben in der Mitte ab, und meide den letzten Stich.
rule-skat-60 = In diesem Stich liegen Augen: Nimm ihn billig.
rule-skat-61 = Spiel die Karte, die du am wenigsten brauchst.
rule-skat-62 = Spiel eine Karte aus, die ihren Stich macht, und keine Augen, die andere machen.
rule-skat-63 = Lass bei Null das Alleinspiel einen Stich machen.
rule-skat-64 = Sag das Spiel an, das am meisten verspricht.
rule-skat-65 = Drücke bei Null die Karten, die Stiche machen würden.

## Page: the home page

game-skat = Skat
game-about-skat = Eine Person gegen zwei: Wer am höchsten reizt, wählt den Trumpf, nimmt den Skat auf oder lässt ihn liegen und braucht 61 von 120 Augen.
game-standard-skat = Zu dritt, zehn Karten für alle, zwei im Skat, nach der Internationalen Skatordnung.

## Learn

learn-skat-about = Eine Person spielt allein gegen die beiden anderen. Die Karten zählen zusammen 120 Augen, und das Alleinspiel braucht 61.
learn-skat-deal = Alle bekommen { $count } Karten. { $number } Karten liegen verdeckt: der Skat.
learn-skat-four = Zu viert setzt aus, wer gibt.
learn-skat-bidding = Beim Reizen sprechen immer zwei: Mittelhand sagt der Vorhand Werte, und sie hält oder passt. Dann sagt Hinterhand weiter, und wer übrig ist, hält oder passt. Hat niemand gereizt, darf Vorhand 18 sagen oder passen.
learn-skat-skat = Wer das Spiel hat, nimmt den Skat auf und drückt { $count } Karten oder spielt Hand und lässt ihn liegen. So oder so zählen die Augen der beiden Karten für das Alleinspiel.
learn-skat-announce = Dann wird das Spiel angesagt: eine Farbe als Trumpf, Grand mit den Buben als einzigen Trümpfen oder Null, also kein Stich. Bei Hand darf man auch Schneider, Schwarz oder Ouvert ansagen.
learn-skat-announce-after = Schneider, Schwarz und Ouvert darf man auch nach dem Aufnehmen ansagen.
learn-skat-tricks = Vorhand spielt aus. Bediene, wenn du kannst; sonst spiel, was du willst. Die Buben gehören zum Trumpf, nicht zu ihrer Farbe.
learn-skat-order = Die Trümpfe von oben, wenn Herz Trumpf ist: die vier Buben, dann Ass, Zehn, König, Dame, Neun, Acht, Sieben.
learn-skat-null-order = Bei Null gibt es keinen Trumpf, und die Reihenfolge ist Ass, König, Dame, Bube, Zehn, Neun, Acht, Sieben.
learn-skat-jack = Herz ist Trumpf. Auch der Karo-Bube ist ein Trumpf und macht diesen Stich.
learn-skat-all-pass-void = Wenn alle passen, ist das Spiel eingepasst: Es zählt als eines der Liste, und reihum wird weiter gegeben.
learn-skat-all-pass-ramsch = Wenn alle passen, wird geramscht: Nur die Buben sind Trumpf, alle spielen für sich, und wer die meisten Augen macht, verliert sie.
learn-skat-ramsch-skat-last-trick = Den Skat bekommt, wer den letzten Stich macht. Bleibt jemand ohne Stich, zählt der Verlust doppelt; alle zehn Stiche gewinnen 120.
learn-skat-ramsch-skat-loser = Den Skat bekommt, wer verliert. Bleibt jemand ohne Stich, zählt der Verlust doppelt; alle zehn Stiche gewinnen 120.
learn-skat-points = Augen der Karten
learn-skat-value = Der Wert eines Spiels ist der Grundwert mal die Stufen: 1 für das Spiel, 1 für jede Spitze und je 1 für Hand, Schneider, Schneider angesagt, Schwarz, Schwarz angesagt und Ouvert.
learn-skat-lost = Ein verlorenes Spiel kostet den doppelten Wert.
learn-skat-lost-hand-single = Ein verlorenes Handspiel kostet den einfachen Wert.
learn-skat-overbid-is = Ist der Wert kleiner als das Gebot, ist das Spiel überreizt und verloren, und es kostet mindestens doppelt das kleinste Vielfache des Grundwerts, das das Gebot erreicht.
learn-skat-seeger = Für ein gewonnenes Spiel gibt es { $count } Punkte mehr, für ein verlorenes { $count } weniger. Alle anderen bekommen für ein verlorenes Spiel je { $number }.
learn-skat-classic = Nur das Alleinspiel wird angeschrieben.
learn-skat-bierlachs = Nur Verluste werden angeschrieben: Ein gewonnenes Spiel kostet alle anderen seinen Wert. Die Partie endet, wenn jemand { $count } Minuspunkte hat; die niedrigste Summe verliert.
learn-skat-deals = Die Partie hat { $count } Spiele, und die höchste Summe gewinnt.
learn-skat-bases = Grundwerte
learn-skat-times = Mal die Stufen. Null hat einen festen Wert.
learn-skat-game = { $name }
learn-skat-null-hand = Null Hand
learn-skat-null-ouvert-hand = Null ouvert Hand
learn-skat-word-skat = Skat
learn-skat-word-skat-is = Die zwei verdeckten Karten. Ihre Augen zählen immer für das Alleinspiel.
learn-skat-word-hands = Vorhand, Mittelhand, Hinterhand
learn-skat-word-hands-is = Die Plätze links vom Geber, der Reihe nach. Vorhand spielt aus.
learn-skat-word-matadors = Spitzen
learn-skat-word-matadors-is = Die lückenlose Reihe der höchsten Trümpfe ab dem Kreuz-Buben, die das Alleinspiel hat oder die ihm fehlt. Der Skat zählt mit.
learn-skat-word-schneider = Schneider
learn-skat-word-schneider-is = Eine Partei mit höchstens 30 Augen.
learn-skat-word-schwarz = Schwarz
learn-skat-word-schwarz-is = Eine Partei ohne Stich.
learn-skat-word-ouvert = Ouvert
learn-skat-word-ouvert-is = Das Blatt des Alleinspiels liegt vor dem ersten Ausspiel offen. Mit Trumpf verspricht es alle zehn Stiche.
learn-skat-word-overbid = Überreizt
learn-skat-word-overbid-is = Ein Spiel, dessen Wert unter dem Gebot liegt.

## Options by name

option-skat-players = Mitspielende
about-option-skat-players = Zu dritt spielen alle jedes Spiel. Zu viert setzt aus, wer gibt.
option-skat-players-3 = Drei
option-skat-players-4 = Vier, wer gibt, setzt aus
option-skat-scoring = Wertung
about-option-skat-scoring = Seeger-Fabian: der Wert und 50 dazu, und 40 für alle anderen bei einem verlorenen Spiel (zu viert 30). Klassisch: nur der Wert. Bierlachs: nur Verluste.
option-skat-scoring-seeger = Seeger-Fabian
option-skat-scoring-classic = Klassisch
option-skat-scoring-bierlachs = Bierlachs
option-skat-deals = Spiele
about-option-skat-deals = Die Zahl der Spiele einer Partie.
option-skat-deals-3 = 3
option-skat-deals-9 = 9
option-skat-deals-12 = 12
option-skat-deals-36 = 36
option-skat-deals-48 = 48
option-skat-limit = Grenze beim Bierlachs
about-option-skat-limit = Die Minuspunkte, die eine Partie Bierlachs beenden.
option-skat-limit-301 = 301
option-skat-limit-501 = 501
option-skat-limit-1001 = 1001
option-skat-all-pass = Wenn alle passen
about-option-skat-all-pass = Das Spiel ist eingepasst, und reihum wird weiter gegeben, oder es wird geramscht.
option-skat-all-pass-void = Eingepasst
option-skat-all-pass-ramsch = Ramsch
option-skat-ramsch-skat = Skat im Ramsch
about-option-skat-ramsch-skat = Den Skat bekommt, wer den letzten Stich macht, oder wer die meisten Augen hat.
option-skat-ramsch-skat-last-trick = Zum letzten Stich
option-skat-ramsch-skat-loser = Wer verliert
option-skat-announce-after-skat = Ansagen nach dem Aufnehmen
about-option-skat-announce-after-skat = Schneider, Schwarz und Ouvert darf man auch nach dem Aufnehmen ansagen.
option-skat-lost-hand-single = Verlorene Handspiele zählen einfach
about-option-skat-lost-hand-single = Ein verlorenes Handspiel kostet den einfachen statt den doppelten Wert.
option-skat-grand-ouvert = Grundwert von Grand ouvert
about-option-skat-grand-ouvert = 24: wie jeder Grand. 36: der ältere Wert.
option-skat-grand-ouvert-24 = 24
option-skat-grand-ouvert-36 = 36
option-skat-look-back = Frühere Stiche ansehen
about-option-skat-look-back = Die fertigen Stiche des Spiels, die man noch einmal ansehen darf.
option-skat-look-back-last = Den letzten Stich
option-skat-look-back-none = Nicht erlaubt
option-skat-look-back-all = Alle Stiche
