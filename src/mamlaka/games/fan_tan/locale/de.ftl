## Seats and cards

badge-eliminated = ausgeschieden
counter-passes-left = übrige Pässe

## Ways to play that have a name

preset-fan-tan-fan-tan = Mit Chips
preset-fan-tan-fan-tan-paid = Mit bezahltem Passen
preset-fan-tan-parliament = Parliament
preset-fan-tan-badam-sat = Badam Sat
preset-fan-tan-shichi-narabe = Shichi narabe
preset-fan-tan-shichi-narabe-link = Shichi narabe über Eck
preset-fan-tan-domino = Domino

## The table

headline-pool = Spiel { $deal }, Topf: { $number }

## What happens

news-opens = { $who ->
    [you] Du zeigst { $cards } und fängst an.
   *[other] { $seat } zeigt { $cards } und fängt an.
}

## A deal is over

ledger-ante = { $seat } { $points }: Einsatz
ledger-passes = { $seat } { $points }: { $count ->
    [one] einmal gepasst
   *[other] { $count }-mal gepasst
}
ledger-held-back = { $seat } { $points }: { $count ->
    [one] einmal
   *[other] { $count }-mal
} eine passende Karte zurückgehalten
ledger-owes = { $whom ->
    [you] { $seat } { $points }: { $cards } zurückgehalten, an dich
   *[other] { $seat } { $points }: { $cards } zurückgehalten, an { $other }
}
ledger-is-owed = { $whom ->
    [you] { $seat } { $points }: mit { $cards } gewartet, von dir
   *[other] { $seat } { $points }: mit { $cards } gewartet, von { $other }
}
ledger-pips-left = { $seat } { $points }: übrig sind { $cards }
ledger-pool = { $seat } { $points }: zuerst fertig, bekommt den Topf
ledger-finished = { $seat } { $points }: Platz { $count }
ledger-eliminated = { $seat } { $points }: Platz { $count }, ausgeschieden

## Why a bot decided as it did: the tactics of Fan Tan

rule-fan-tan-1 = Halte Anfangskarten und ihre Nachbarn zurück, hinter denen du nichts hast.
rule-fan-tan-2 = Spiel auf deine Endkarten hin: Reihen, die zu ihnen führen, müssen früh wachsen.
rule-fan-tan-3 = Spiel die Karte, nach der nur du weiterkommst, weil du auch die nächste hast.
rule-fan-tan-5 = Wer passen musste, hat keine der Karten, die gepasst hätten: Öffne, was am wenigsten hilft.
rule-fan-tan-6 = Passe nur, wenn deine Karte andere aufhält, und heb dir einen Pass für das Ende auf.
rule-fan-tan-7 = Wer keinen Pass mehr hat, scheidet aus, wenn du die erwartete Karte zurückhältst.
rule-fan-tan-9 = Eine Karte zurückzuhalten kostet drei Chips, eine Anfangskarte noch mehr: Spiel sie.
rule-fan-tan-10 = Behalte eine Karte, die nur andere aufhält, und spiel zuerst, wo du selbst wartest.
rule-fan-tan-60 = Wartet hinter keiner Karte etwas von dir, geht die teuerste zuerst.
rule-fan-tan-61 = Eröffne mit dem Wert, dessen Nachbarn du hast.

## Page: the home page

game-fan-tan = Fan Tan
game-about-fan-tan = Bau Reihen von den Siebenen aus nach oben und unten, und werde deine Karten zuerst los. Auch bekannt als Sevens, Parliament, Shichi narabe, Siebener raus und Kartendomino.
game-standard-fan-tan = Mit Chips: Jedes Passen kostet einen, und wer zuerst fertig ist, bekommt den Topf.

## Learn

learn-fan-tan-about = Alle Karten werden verteilt. Wer an der Reihe ist, legt eine Karte auf den Tisch. Werde als Erstes alle Karten los.
learn-fan-tan-rows = Jede Farbe hat eine Reihe. Sie beginnt mit { $cards } und so weiter. Danach passt nur die nächste Karte nach oben oder unten.
learn-fan-tan-first = Der Platz links vom Geber fängt mit einer beliebigen Karte an. Mit ihrem Wert beginnen die Reihen aller Farben. Danach passt nur die nächste Karte nach oben oder unten.
learn-fan-tan-ace-low = Das Ass ist die niedrigste Karte seiner Farbe, unter der Zwei.
learn-fan-tan-ace-high = Das Ass ist die höchste Karte seiner Farbe, über dem König.
learn-fan-tan-laid = Vor dem Spiel legen alle die Karten auf den Tisch, mit denen Reihen beginnen, wie { $cards }.
learn-fan-tan-opens = Wer { $cards } hat, fängt an und muss diese Karte legen.
learn-fan-tan-begins = Wer { $cards } hatte, fängt an.
learn-fan-tan-link = Ass und König sind Nachbarn: Hat eine Reihe eines von beiden erreicht, geht sie mit dem anderen weiter.
learn-fan-tan-tunnel = Ass und König sind Nachbarn: Hat eine Reihe eines von beiden erreicht, geht sie mit dem anderen weiter, und von da an nur noch dort.
learn-fan-tan-eight-first = Die zweite Karte einer Reihe muss die über der ersten sein.
learn-fan-tan-fits = { $count ->
    [one] { $cards } passt.
   *[other] { $cards } passen.
}
learn-fan-tan-page-end = Passen und Punkte
learn-fan-tan-forced = Passt keine deiner Karten, passt du. Sonst musst du eine legen.
learn-fan-tan-paid = Du darfst immer passen. Hätte dabei eine Karte gepasst, kostet das nach dem Spiel zwei Chips mehr. War es eine Anfangskarte, zahlst du außerdem fünf Chips für jeden ihrer Nachbarn an den Platz, der ihn hatte. Haben alle nacheinander gepasst, muss der nächste Platz mit einer passenden Karte legen.
learn-fan-tan-limited = { $count ->
    [one] Du darfst in einem Spiel einmal passen, auch mit einer passenden Karte.
   *[other] Du darfst in einem Spiel { $count }-mal passen, auch mit einer passenden Karte.
}
learn-fan-tan-eliminated = Ohne übrigen Pass musst du eine passende Karte legen. Hast du keine, scheidest du aus: Alle deine Karten kommen auf den Tisch, und du bekommst den letzten freien Platz. Karten hinter einer Lücke warten, bis ihre Reihe sie erreicht.
learn-fan-tan-first-out = Das Spiel endet, sobald jemand keine Karten mehr hat.
learn-fan-tan-last = Das Spiel geht weiter, bis nur noch ein Platz Karten hat.
learn-fan-tan-score-chips = Vor dem Spiel kommt von allen ein Chip in den Topf, und zwei von denen, die eine Karte weniger haben. Jedes Passen kostet einen Chip, und jede Karte, die am Ende übrig ist, auch. Wer zuerst fertig ist, bekommt alles.
learn-fan-tan-score-cards = Jede Karte, die dir übrig bleibt, kostet einen Punkt.
learn-fan-tan-score-pips = Jede Karte, die dir übrig bleibt, kostet ihre Zahl: Bilder kosten zehn, Asse eins.
learn-fan-tan-score-places = Der letzte Platz bringt nichts, jeder bessere einen Punkt mehr.
learn-fan-tan-dealers = Die Partie endet, wenn alle einmal gegeben haben.
learn-fan-tan-deals = Spiele pro Partie: { $number }.
learn-fan-tan-word-out = Fertig werden
learn-fan-tan-word-out-is = Die letzte Karte legen.
learn-fan-tan-word-hold = Zurückhalten
learn-fan-tan-word-hold-is = Mit einer passenden Karte passen, damit andere warten müssen.
learn-fan-tan-word-pool = Topf
learn-fan-tan-word-pool-is = Die Chips in der Mitte. Wer zuerst fertig ist, bekommt sie.

## Options by name

option-fan-tan-start = Anfangswert
option-fan-tan-start-2 = Zwei
option-fan-tan-start-3 = Drei
option-fan-tan-start-4 = Vier
option-fan-tan-start-5 = Fünf
option-fan-tan-start-6 = Sechs
option-fan-tan-start-7 = Sieben
option-fan-tan-start-8 = Acht
option-fan-tan-start-9 = Neun
option-fan-tan-start-T = Zehn
option-fan-tan-start-J = Bube
option-fan-tan-start-Q = Dame
option-fan-tan-start-K = König
option-fan-tan-start-first = Der der ersten Karte
option-fan-tan-opener = Wer anfängt
option-fan-tan-opener-left = Links vom Geber
option-fan-tan-opener-diamonds = Karo-Sieben
option-fan-tan-opener-hearts = Herz-Sieben
option-fan-tan-opener-rank = Links vom Geber, beliebige Karte
option-fan-tan-sevens-first = Siebenen vor dem Spiel gelegt
option-fan-tan-passing = Passen
option-fan-tan-passing-forced = Nur, wenn keine Karte passt
option-fan-tan-passing-paid = Immer, für Chips
option-fan-tan-passing-limited = Begrenzt
option-fan-tan-pass-limit = Zahl der Pässe
option-fan-tan-stop = Ende eines Spiels
option-fan-tan-stop-first-out = Wenn jemand fertig ist
option-fan-tan-stop-last = Wenn nur noch ein Platz Karten hat
option-fan-tan-score = Punkte
option-fan-tan-score-chips = Chips
option-fan-tan-score-cards = Übrige Karten
option-fan-tan-score-pips = Übrige Augen
option-fan-tan-score-places = Plätze
option-fan-tan-ace = Ass
option-fan-tan-ace-low = Unter der Zwei
option-fan-tan-ace-high = Über dem König
option-fan-tan-corner = Ass und König
option-fan-tan-corner-none = Keine Nachbarn
option-fan-tan-corner-link = Nachbarn
option-fan-tan-corner-tunnel = Nachbarn, in einer Richtung
option-fan-tan-eight-first = Acht nach der Sieben
option-fan-tan-deals = Spiele
option-fan-tan-deals-players = Eines für jeden Platz

## Ways to play that have a name

about-preset-fan-tan-fan-tan = Mit Chips: Jedes Passen kostet einen, und wer zuerst fertig ist, bekommt alle.
about-preset-fan-tan-fan-tan-paid = Eine Karte darf für drei Chips zurückgehalten werden.
about-preset-fan-tan-parliament = Parliament oder Sevens: Die Karo-Sieben fängt an.
about-preset-fan-tan-badam-sat = Das Spiel aus Indien: Die Herz-Sieben fängt an.
about-preset-fan-tan-shichi-narabe = Das Spiel aus Japan: Die Siebenen liegen schon, und nach drei Pässen kann man ausscheiden.
about-preset-fan-tan-shichi-narabe-link = Das Gleiche; Ass und König sind Nachbarn.
about-preset-fan-tan-domino = Die erste Karte entscheidet, mit welchem Wert die Reihen beginnen.

## Options

about-option-fan-tan-start = Der Wert, mit dem eine Reihe beginnt. first: der Wert der ersten Karte des Spiels.
about-option-fan-tan-opener = Wer anfängt. left: der Platz links vom Geber. diamonds: wer die Karo-Sieben hat und sie legen muss. hearts: ebenso mit der Herz-Sieben. rank: der Platz links vom Geber, mit einer beliebigen Karte. Beginnen die Reihen mit einem anderen Wert, gilt er statt der Sieben.
about-option-fan-tan-sevens-first = Alle Siebenen kommen vor dem Spiel auf den Tisch.
about-option-fan-tan-passing = Wann man passen darf. forced: nur, wenn keine Karte passt. paid: immer; aber Passen mit einer passenden Karte kostet nach dem Spiel zwei Chips mehr, und fünf an jeden anderen Platz für jede Sechs oder Acht, die auf deine Sieben wartet. limited: immer, bis die Pässe verbraucht sind; danach scheidet man aus, sobald keine Karte passt.
about-option-fan-tan-pass-limit = Wie oft man in einem Spiel passen darf, wenn Pässe begrenzt sind.
about-option-fan-tan-stop = Wann ein Spiel endet. first_out: wenn jemand fertig ist. last: wenn nur noch ein Platz Karten hat.
about-option-fan-tan-score = chips: Wer zuerst fertig ist, bekommt den Topf, mit einem Chip für jedes Passen und jede übrige Karte. cards: Jede übrige Karte kostet einen Punkt. pips: Sie kostet ihre Zahl, Bilder zehn, Asse eins. places: Der letzte Platz bringt 0, jeder bessere einen Punkt mehr.
about-option-fan-tan-ace = Ob das Ass unter der Zwei oder über dem König liegt.
about-option-fan-tan-corner = Ob Ass und König Nachbarn sind. link: Eine Reihe, die eines erreicht hat, geht mit dem anderen weiter. tunnel: ebenso, und von da an geht die Reihe nur noch dort weiter.
about-option-fan-tan-eight-first = Die zweite Karte jeder Reihe muss die Acht sein.
about-option-fan-tan-deals = Die Zahl der Spiele einer Partie. players: Jeder Platz gibt einmal.
