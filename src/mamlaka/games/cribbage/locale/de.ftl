## Why something cannot be done

count-too-high = Mit { $card } wären es mehr als { $most }. Du kannst { $cards } spielen.

## Seats and cards

# Unsure: “Crib” and “Starter” stay in English; “Krippe” and “Aufschlagkarte” occur, too.
zone-crib = Crib
zone-starter = Starter
badge-starter = Starter
taken-cards-cribbage = { $who ->
    [you] Du hast gespielt: { $cards }
   *[other] { $seat } hat gespielt: { $cards }
}
page-taken-cribbage = { $card }, gespielt
counter-pegs = Punkte
counter-points-for-games = Satzpunkte
counter-running-count = Stand
sheet-game = Satz { $number }
sheet-skunk = Skunk
sheet-double-skunk = doppelter Skunk
sheet-game-skunk = Satz { $number }: Skunk
sheet-game-double-skunk = Satz { $number }: doppelter Skunk

## Ways to play that have a name

preset-cribbage-classic = Klassisch
preset-cribbage-short = Kurz
preset-cribbage-match = Mehrere Sätze
preset-cribbage-muggins = Muggins

## What happens

news-go = { $who ->
    [you] Du sagst „go“.
   *[other] { $seat } sagt „go“.
}
news-end-go = { $who ->
    [you] Du sagst „go“: ein Punkt für { $other }.
   *[other] { $whom ->
        [you] { $seat } sagt „go“: ein Punkt für dich.
       *[other] { $seat } sagt „go“: ein Punkt für { $other }.
    }
}
news-counted-card = { $who ->
    [you] Du spielst { $cards }: { $count }.
   *[other] { $seat } spielt { $cards }: { $count }.
}
news-counted-points = { $who ->
    [you] Du spielst { $cards }
   *[other] { $seat } spielt { $cards }
}: { $sum ->
    [none] { $count }
   *[some] { $count } für 2
}{ $alike ->
    [play-pair] , Paar für 2
    [play-three] , Drilling für 6
    [play-four] , Vierling für 12
   *[none] { "" }
}{ $run ->
    [none] { "" }
   *[some] , Folge für { $number }
}{ $last ->
    [count] , eins für das Go
    [play] , eins für die letzte Karte
   *[no] { "" }
}.
news-counted-last = { $who ->
    [you] Du bekommst einen Punkt für das Go.
   *[other] { $seat } bekommt einen Punkt für das Go.
}
news-discarded-to = { $who ->
    [you] { $whom ->
        [self] Du legst { $cards } für dich selbst ab ({ $zone }).
       *[other] Du legst { $cards } für { $other } ab ({ $zone }).
    }
   *[other] { $whom ->
        [self] { $seat } legt { $cards } für sich selbst ab ({ $zone }).
        [you] { $seat } legt { $cards } für dich ab ({ $zone }).
       *[other] { $seat } legt { $cards } für { $other } ab ({ $zone }).
    }
}
news-starter = Der Starter ist { $cards }.
news-heels = { $who ->
    [you] Der Starter ist { $cards }: zwei Punkte für dich.
   *[other] Der Starter ist { $cards }: zwei Punkte für { $seat }.
}
news-crib = { $who ->
    [you] Dein Crib: { $cards }
   *[other] Crib ({ $seat }): { $cards }
}
news-count = { $who ->
    [you] Du zählst { $number }.
   *[other] { $seat } zählt { $number }.
}
news-count-missed = { $who ->
    [you] Du zählst { $number } von { $total }. { $other } sagt „Muggins“ und nimmt { $missed }.
   *[other] { $whom ->
        [you] { $seat } zählt { $number } von { $total }. Du sagst „Muggins“ und nimmst { $missed }.
       *[other] { $seat } zählt { $number } von { $total }. { $other } sagt „Muggins“ und nimmt { $missed }.
    }
}
news-count-too-high = { $who ->
    [you] Du zählst { $number }, es sind aber { $total }.
   *[other] { $seat } zählt { $number }, es sind aber { $total }.
}

## A deal is over

tally-play = im Spiel
tally-hand = { $seat }: { $cards } mit { $card } zählt { $count }
tally-crib = Crib ({ $seat }): { $cards } mit { $card } zählt { $count }
ledger-heels = { $seat } { $points }: ein Bube als Starter, { $cards }
ledger-play-fifteen = { $seat } { $points }: im Spiel, Fünfzehn { $cards }
ledger-play-pair = { $seat } { $points }: im Spiel, Paar { $cards }
ledger-play-three = { $seat } { $points }: im Spiel, Drilling { $cards }
ledger-play-four = { $seat } { $points }: im Spiel, Vierling { $cards }
# Unsure: “Sequenz” is said as well.
ledger-play-run = { $seat } { $points }: im Spiel, Folge { $cards }
ledger-play-thirty-one = { $seat } { $points }: im Spiel, Einunddreißig { $cards }
ledger-play-go = { $seat } { $points }: im Spiel, Go
ledger-play-last = { $seat } { $points }: im Spiel, letzte Karte
ledger-hand-fifteen = { $seat } { $points }: Blatt, Fünfzehn { $cards }
ledger-hand-pair = { $seat } { $points }: Blatt, Paar { $cards }
ledger-hand-three = { $seat } { $points }: Blatt, Drilling { $cards }
ledger-hand-four = { $seat } { $points }: Blatt, Vierling { $cards }
ledger-hand-run = { $seat } { $points }: Blatt, Folge { $cards }
ledger-hand-flush = { $seat } { $points }: Blatt, Farbe { $cards }
ledger-hand-nobs = { $seat } { $points }: Blatt, Bube der Farbe { $cards }
ledger-crib-fifteen = { $seat } { $points }: Crib, Fünfzehn { $cards }
ledger-crib-pair = { $seat } { $points }: Crib, Paar { $cards }
ledger-crib-three = { $seat } { $points }: Crib, Drilling { $cards }
ledger-crib-four = { $seat } { $points }: Crib, Vierling { $cards }
ledger-crib-run = { $seat } { $points }: Crib, Folge { $cards }
ledger-crib-flush = { $seat } { $points }: Crib, Farbe { $cards }
ledger-crib-nobs = { $seat } { $points }: Crib, Bube der Farbe { $cards }
ledger-overlooked = { $seat } { $points }: übersehen, nur { $count } gezählt
ledger-muggins = { $seat } { $points }: Muggins, { $whom ->
    [you] von dir übersehen
   *[other] von { $other } übersehen
}
ledger-beyond = { $seat } { $points }: Punkte über { $count } zählen nicht

## Why a bot decided as it did: the tactics of Cribbage

rule-cribbage-1 = Behalte die Karten mit dem besten Mittel über alle Starter: Rechne den eigenen Crib dazu und einen fremden ab.
rule-cribbage-2 = Leg in deinen Crib Fünfen, Paare und was zusammenpasst, in einen fremden Karten, die weit auseinanderliegen.
rule-cribbage-3 = Behalte eine Fünf, außer es zerreißt ein starkes Blatt.
rule-cribbage-4 = Spiel höchstens eine Vier aus: Niemand kann sie auf fünfzehn bringen.
rule-cribbage-5 = Spiel keine Fünf aus: Jede Zehn macht fünfzehn.
rule-cribbage-6 = Spiel von einem Paar aus: Wird es gepaart, machst du einen Drilling.
rule-cribbage-7 = Bring den Stand nicht auf 5 oder 21: Jede Zehn bringt Punkte.
rule-cribbage-8 = Spiel nicht neben eine Karte, wenn daraus eine Folge werden kann.
rule-cribbage-9 = Mach ein Paar nur, wenn die dritte Karte nicht folgen kann.
rule-cribbage-10 = Heb niedrige Karten für das Ende und für einunddreißig auf.
rule-cribbage-11 = Die anderen haben „go“ gesagt: Mach mit zwei Karten einunddreißig.
rule-cribbage-12 = Am Ende gewinnt vielleicht das Blatt des Gebers, aber du zeigst zuerst: Nimm im Spiel jeden Punkt.
rule-cribbage-13 = Du liegst weit vorn: Lass nichts zu holen übrig.
rule-cribbage-14 = Dir fehlen nur wenige Punkte: Behalte verschiedene Ränge für das Spiel.
rule-cribbage-60 = Diese Karte bringt Punkte.
rule-cribbage-61 = So viel sind deine Karten wert.

## Page: the home page

game-cribbage = Cribbage
game-about-cribbage = Ein englisches Spiel für zwei bis vier: Karten in den Crib legen, bis einunddreißig zählen und über das Brett laufen.
game-standard-cribbage = Ein Satz bis 121 Punkte, alles wird für dich gezählt.

## Page: questions and answers

say-count = { $number } zählen
call-go = go!
call-counted-card = { $count }
call-counted-points = { $sum ->
    [none] { $count }
   *[some] { $count } für 2
}{ $alike ->
    [play-pair] , Paar für 2
    [play-three] , Drilling für 6
    [play-four] , Vierling für 12
   *[none] { "" }
}{ $run ->
    [none] { "" }
   *[some] , Folge für { $number }
}{ $last ->
    [count] , eins für das Go
    [play] , eins für die letzte Karte
   *[no] { "" }
}
call-counted-last = eins für das Go
call-heels = Zwei für den Buben!
call-count = { $number }
call-muggins = Muggins für { $number }!
ask-discard-to = { $who ->
    [you] Leg { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } für dich selbst weg ({ $zone }).
   *[other] Leg { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } für { $seat } weg ({ $zone }).
}
ask-count-card = { $count ->
    [0] Du bist dran: Fang neu zu zählen an.
   *[other] Du bist dran: Der Stand ist { $count }.
}
ask-count-hand = Wie viele Punkte hat dein Blatt?
ask-count-crib = Wie viele Punkte hat dein Crib?
waiting-count-cards = { $seat } zählt…

## Ways to play: what each is

about-preset-cribbage-classic = Ein Satz bis 121 Punkte; alles wird für dich gezählt.
about-preset-cribbage-short = Ein Satz bis 61 Punkte: einmal um das Brett.
about-preset-cribbage-match = Bis fünf Satzpunkte; ein Skunk zählt zwei, ein doppelter drei.
about-preset-cribbage-muggins = Zähl deine Karten selbst: Was du übersiehst, bekommt die Gegenseite.

## Options: what each does

about-option-cribbage-target = Ein Satz endet, sobald jemand, oder ein Paar, so viele Punkte hat.
about-option-cribbage-muggins = Du nennst selbst, was deine Karten wert sind. Nennst du zu wenig, bekommt den Rest, wer nach dir sitzt; nennst du zu viel, bekommst du, was es wirklich ist.
about-option-cribbage-games = Die Satzpunkte, mit denen die Partie endet. Ein Satz bringt einen.
about-option-cribbage-skunk = Ein Satz bringt zwei Satzpunkte, wenn alle, die ihn verlieren, weniger als 91 Punkte haben, und drei bei weniger als 61. In einem Satz bis 61 bringt er zwei bei weniger als 31.
about-option-cribbage-crib-flush = Wie viele Karten einer Farbe im Crib zählen: fünf, mit dem Starter, oder vier.
about-option-cribbage-heels = Die Punkte des Gebers, wenn der Starter ein Bube ist.

## Learn

learn-cribbage-about = Es geht um { $goal } Punkte. Punkte gibt es im Spiel, Karte für Karte, und danach für das Blatt.
learn-cribbage-deal = Zu zweit bekommt ihr je { $count } Karten und legt zwei davon verdeckt weg.
learn-cribbage-crib = Diese vier Karten sind der Crib. Er zählt für den Geber: Leg in deinen eigenen Gutes, in einen fremden Schlechtes.
learn-cribbage-dealer = Wer zuerst gibt, wird ausgelost. Danach geht das Geben reihum und mit ihm der Crib.
learn-cribbage-starter = Dann wird eine Karte aufgedeckt, der Starter. Er zählt zu jedem Blatt und zum Crib.
learn-cribbage-order = Die Reihenfolge von niedrig nach hoch: Das Ass ist niedrig. Bilder zählen zehn, das Ass eins.
learn-cribbage-play = Im Spiel beginnt, wer nach dem Geber sitzt („Pone“). Ihr spielt abwechselnd je eine Karte und nennt die Summe aller Karten, den Stand. Er darf { $most } nicht übersteigen. Wer eine passende Karte hat, muss eine spielen.
learn-cribbage-picture = Der Stand ist { $count }. Von diesem Blatt darfst du { $cards } spielen.
learn-cribbage-go = Passt keine Karte, sagst du „go“, und die anderen spielen weiter, solange sie können. Die letzte Karte bringt { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
}. Bei genau { $most } gibt es kein Go: Die letzte Karte macht einunddreißig. Dann beginnt das Zählen bei null, und die Reihe geht weiter.
learn-cribbage-show = Nach dem Spiel zeigen alle ihre vier Karten und zählen sie mit dem Starter: zuerst, wer nach dem Geber sitzt, dann der Geber, zuletzt der Crib.
learn-cribbage-muggins = Du zählst deine Karten selbst. Nennst du zu wenig Punkte, bekommt den Rest, wer nach dir sitzt. Nennst du zu viele, bekommst du die richtige Zahl.
learn-cribbage-end = Der Satz endet, sobald jemand { $goal } Punkte hat, auch mitten in einem Spiel.
learn-cribbage-games = Die Partie endet mit { $count } Satzpunkten. Ein Satz bringt einen.
learn-cribbage-skunks-121 = Mit weniger als 91 Punkten zu verlieren ist ein Skunk: Der Satz zählt zwei. Mit weniger als 61 zählt er drei.
learn-cribbage-skunks-61 = Mit weniger als 31 Punkten zu verlieren ist ein Skunk: Der Satz zählt zwei.
learn-cribbage-others = Zu dritt bekommt ihr je fünf Karten und legt eine weg; eine weitere kommt vom Stapel in den Crib. Zu viert spielen zwei Paare, alle legen eine Karte weg, und ein Paar zählt zusammen.
learn-cribbage-points-play = Im Spiel
learn-cribbage-points-show = Beim Zeigen
learn-cribbage-row-heels = Ein Bube als Starter (his heels), für den Geber
learn-cribbage-row-sum = Karten, die zusammen { $count } zählen
learn-cribbage-row-pair = Ein Paar
learn-cribbage-row-three = Drei gleiche (pair royal)
learn-cribbage-row-four = Vier gleiche (double pair royal)
learn-cribbage-row-run = Eine Folge von { $count }; längere einen Punkt für jede Karte
learn-cribbage-row-last = Die letzte Karte unter 31
learn-cribbage-row-flush = Ein Blatt von einer Farbe
learn-cribbage-row-flush-five = Dasselbe mit dem Starter
learn-cribbage-row-nobs = Der Bube in der Farbe des Starters (his nobs)
learn-cribbage-runs = Im Spiel bilden nur die letzten Karten hintereinander Paare und Folgen. Beim Zeigen zählt jede Auswahl der Karten.
learn-cribbage-crib-flush = Im Crib müssen alle fünf Karten von einer Farbe sein.
learn-cribbage-fifteens = Die letzte Karte ist der Starter. Sieben und Acht machen fünfzehn: { $count } Punkte.
learn-cribbage-good-hand = Die letzte Karte ist der Starter. Drei Fünfen mit ihren Folgen und Fünfzehnen: { $count } Punkte.
learn-cribbage-word-crib = Crib
learn-cribbage-word-crib-is = Die vier weggelegten Karten. Sie zählen für den Geber.
learn-cribbage-word-pone = Pone
learn-cribbage-word-pone-is = Wer nach dem Geber sitzt, zuerst spielt und zuerst zeigt.
learn-cribbage-word-starter = Starter
learn-cribbage-word-starter-is = Die Karte, die vor dem Spiel aufgedeckt wird.
learn-cribbage-word-go = Go
learn-cribbage-word-go-is = Das sagt, wer keine passende Karte hat.
# Unsure: “stecken” is what is done to the pins of a board; no fixed word for to peg is known.
learn-cribbage-word-peg = Stecken
learn-cribbage-word-peg-is = Punkte machen. Sie werden mit einem Stift auf einem Brett gesteckt.
learn-cribbage-word-pair-royal = Pair royal
learn-cribbage-word-pair-royal-is = Drei Karten eines Rangs, ein Drilling; vier sind ein double pair royal.
learn-cribbage-word-double-run = Double run
learn-cribbage-word-double-run-is = Eine Folge mit einem doppelten Rang, wie 4 5 5 6: zwei Folgen von drei und ein Paar, für sich acht Punkte.
# Unsure: no German words for his heels and his nobs are known.
learn-cribbage-word-heels = His heels
learn-cribbage-word-heels-is = Ein Bube als Starter.
learn-cribbage-word-nobs = His nobs
learn-cribbage-word-nobs-is = Der Bube in der Farbe des Starters, im Blatt oder im Crib.
# Unsure: the English word; “Schneider” is that of German games.
learn-cribbage-word-skunk = Skunk
learn-cribbage-word-skunk-is = Ein Satz, der mit weniger als { $count } Punkten verloren wurde{ $double ->
    [0] .
   *[other] ; mit weniger als { $double } ein doppelter Skunk.
}
learn-cribbage-word-muggins = Muggins
learn-cribbage-word-muggins-is = So nimmt man Punkte, die andere übersehen haben.

## Options by name

option-cribbage-target = Punkte eines Satzes
option-cribbage-target-121 = 121
option-cribbage-target-61 = 61
option-cribbage-muggins = Selbst zählen (Muggins)
option-cribbage-games = Satzpunkte zum Sieg
option-cribbage-games-1 = 1
option-cribbage-games-3 = 3
option-cribbage-games-5 = 5
option-cribbage-games-7 = 7
option-cribbage-skunk = Skunks
option-cribbage-crib-flush = Farbe im Crib
option-cribbage-crib-flush-five = Fünf Karten
option-cribbage-crib-flush-four = Vier Karten
option-cribbage-heels = Bube als Starter
option-cribbage-heels-2 = 2
option-cribbage-heels-0 = 0
