## Seats and cards

badge-scope = { $count ->
    [1] eine Scopa
   *[other] { $count } Scope
}

## Ways to play that have a name

preset-scopone-classic = Neun und vier
preset-scopone-scientifico = Scientifico
preset-scopone-napola = Mit Napola
preset-scopone-quick = Kurz

## What happens

news-scopa = { $who ->
    [you] Scopa! Du nimmst { $cards } mit { $card }.
   *[other] Scopa! { $seat } nimmt { $cards } mit { $card }.
}
call-scopa = Scopa! { $card } × { $cards }

## A deal is over

ledger-scopa = { $side } { $points }: { $count ->
    [1] eine Scopa
   *[other] { $count } Scope
} ({ $seat })
ledger-most-cards = { $side } { $points }: die meisten Karten ({ $count })
ledger-most-coins = { $side } { $points }: die meisten Münzen ({ $count })
ledger-settebello = { $side } { $points }: Settebello { $cards }
ledger-primiera = { $side } { $points }: Primiera mit { $count } ({ $cards })
ledger-primiera-by-numbers = { $side } { $points }: Primiera mit { $cards }
ledger-napola = { $side } { $points }: Napola { $cards }
ledger-napoleone = { $side } { $points }: Alle zehn Münzen gewinnen die Partie
tally-cards = Karten
tally-coins = Münzen
tally-settebello = Settebello
tally-primiera = Primiera
tally-primiera-of = Primiera ({ $rank })
tally-scope = Scope
tally-napola = Napola
void-kings = drei oder vier Könige auf dem Tisch

## Why a bot decided as it did: the tactics of Scopone

rule-scopone-1 = Nimm zuerst die Münzen-Sieben, dann die anderen Siebenen.
rule-scopone-2 = Lass keinen Tisch liegen, den der Nächste abräumen kann.
rule-scopone-3 = Der Nächste hat sicher keine Karte, die hier etwas nimmt.
rule-scopone-5 = Die Seite des Gebers will gepaarte Ränge: Nimm eine Karte mit der gleichen.
rule-scopone-6 = Da liegt eine Karte des Rangs, mit dem dein Partner genommen hat: Vielleicht hat er noch eine, also lass sie liegen.
rule-scopone-7 = Wenn du nichts nimmst: Spiel einen Rang, von dem zwei weg sind, oder einen, den du doppelt hast.
rule-scopone-8 = Leg keine Sieben, keine Sechs und kein Ass hin, die genommen werden können.
rule-scopone-9 = Eine einzelne Karte liegt da: Spiel eine, mit der die Summe über zehn steigt.
rule-scopone-10 = Der Tisch ist leer: Spiel einen Rang, den du zweimal oder dreimal hast.
rule-scopone-11 = Münzen und Karten: Nimm so viele, wie die noch offenen Punkte verlangen.
rule-scopone-12 = Wer zuletzt nimmt, bekommt den Rest des Tisches.
rule-scopone-60 = Räum den Tisch ab: Eine Scopa ist ein Punkt.
rule-scopone-61 = Die Seite der Vorhand will ungerade Ränge: Nimm eine Summe.
rule-scopone-62 = Nimm auch Sechsen und Asse: Nach den Sieben zählen sie am meisten für die Primiera.
rule-scopone-63 = Lass die Münzen-Sieben nicht liegen, wenn der Nächste sie nehmen kann.
rule-scopone-64 = Leg keine Münze hin, solange der Punkt für die Münzen offen ist.

## Page: the home page

game-about-scopone = Italiens großes Partnerspiel mit dem ganzen Blatt: den Tisch leeren und jede Karte zählen.
game-standard-scopone = Zwei Paare, neun Karten für jeden und vier auf dem Tisch, bis 21 Punkte.
game-scopone = Scopone

## Ways to play: what each is

about-preset-scopone-classic = Neun Karten für jeden und vier auf dem Tisch.
about-preset-scopone-scientifico = Alle vierzig Karten in den Händen, und der Tisch ist leer.
about-preset-scopone-napola = Auch Ass, Zwei, Drei und weitere Münzen zählen.
about-preset-scopone-quick = Zehn Karten für jeden, bis 11 Punkte.

## Options: what each does

about-option-scopone-form = nine: neun Karten für jeden und vier auf dem Tisch. ten: zehn Karten für jeden, und der Tisch ist leer.
about-option-scopone-target = Die Seite mit so vielen Punkten oder mehr gewinnt. Haben beide gleich viele, wird noch einmal gegeben.
about-option-scopone-sum-choice = Was eine Karte nehmen darf, wenn mehrere Summen passen. free: eine beliebige. fewest: nur eine aus möglichst wenigen Karten.
about-option-scopone-napola = Ass, Zwei und Drei der Münzen bringen zusammen 3 Punkte, jede weitere Münze in der Reihe einen mehr. Alle zehn Münzen gewinnen die Partie.
about-option-scopone-last-scopa = Ob die letzte Karte eines Spiels eine Scopa machen kann.
about-option-scopone-ace = one: Ein Ass zählt eins. sweeps: Ein Ass nimmt alle Karten auf dem Tisch, ohne Scopa. Liegt dort ein Ass, nimmt es nur dieses.
about-option-scopone-kings = Was geschieht, wenn drei oder vier der vier Karten auf dem Tisch Könige sind, denn dann ist kaum eine Scopa möglich. redeal: Derselbe Geber gibt noch einmal. play: Es wird gespielt.
about-option-scopone-primiera = Wer die Primiera gewinnt. table: die höhere Summe der besten Karten aller vier Farben. sevens: die meisten Siebenen, bei Gleichstand die meisten Sechsen, Asse, Fünfen und so weiter.
about-option-scopone-look-back = Die genommenen Karten, die vor den Spielern offen liegen.
about-option-scopone-deck-faces = Die Bilder der Karten auf der Seite. Schwerter, Kelche, Münzen und Stäbe sind S, H, D und C.

## Learn

learn-scopone-about = Vier spielen, zwei gegen zwei; Partner sitzen sich gegenüber. Das Blatt hat vierzig Karten, ohne Achten, Neunen und Zehnen. Gespielt wird nach rechts, und der Geber spielt zuletzt.
learn-scopone-deal-nine = Jeder bekommt neun Karten, und vier liegen offen auf dem Tisch.
learn-scopone-deal-ten = Jeder bekommt zehn Karten, und der Tisch ist leer.
learn-scopone-kings = Liegen dort drei oder vier Könige, wird neu gegeben.
learn-scopone-values = Die Werte der Karten: Ass 1, Zwei bis Sieben wie gedruckt, { $faces ->
    [italian] Bube 8, Reiter 9
   *[french] Bube 8, Dame 9
}, König 10.
learn-scopone-capture = Wer dran ist, spielt eine Karte. Sie nimmt eine Karte desselben Wertes vom Tisch, oder mehrere, deren Summe ihr Wert ist. Was genommen wird, kommt mit ihr auf den Stapel der Seite. Nimmt sie nichts, bleibt sie liegen.
learn-scopone-equal = Du darfst jede Karte spielen. Aber wenn sie etwas nehmen kann, muss sie es, und liegt dort eine Karte ihres Wertes, nimmt sie diese und keine Summe. Unter mehreren gleichen wählst du eine.
learn-scopone-sum-free = Passen mehrere Summen, wählst du eine davon.
learn-scopone-sum-fewest = Passen mehrere Summen, wählst du unter denen mit den wenigsten Karten.
learn-scopone-ace = Ein Ass nimmt alle Karten auf dem Tisch. Das ist keine Scopa. Liegt dort ein Ass, nimmt es nur dieses.
learn-scopone-sums = Die Sieben nimmt die Vier und die Drei, denn zusammen sind sie sieben.
learn-scopone-scopa = Nimmst du alles, was auf dem Tisch liegt, ist das eine Scopa: ein Punkt für deine Seite.
learn-scopone-last-not = Die letzte Karte eines Spiels macht keine Scopa.
learn-scopone-last-counts = Auch die letzte Karte eines Spiels kann eine Scopa machen.
learn-scopone-left = Karten, die am Ende liegen bleiben, bekommt die Seite, die zuletzt genommen hat. Das ist keine Scopa.
learn-scopone-each = Nach jedem Spiel zählen die Seiten ihre Karten. Je einen Punkt bringen, bei Gleichstand niemandem:
learn-scopone-cards = Karten: mehr als die Hälfte der vierzig Karten.
learn-scopone-coins = { $faces ->
    [italian] Münzen: mehr als die Hälfte der zehn Münzen.
   *[french] Karos: mehr als die Hälfte der zehn Karos.
}
learn-scopone-settebello = Settebello: { $faces ->
    [italian] die Münzen-Sieben
   *[french] die Karo-Sieben
}.
learn-scopone-primiera = Primiera: die höhere Summe der besten Karten aller vier Farben. Eine Sieben zählt { $n7 }, eine Sechs { $n6 }, ein Ass { $ace }, eine Fünf { $n5 }, eine Vier { $n4 }, eine Drei { $n3 }, eine Zwei { $n2 }, ein Bild { $court }. Wem eine Farbe fehlt, der hat keine Primiera.
learn-scopone-primiera-sevens = Primiera: die meisten Siebenen. Haben beide gleich viele, entscheiden die Sechsen, dann Asse, Fünfen, Vieren, Dreien und Zweien.
learn-scopone-best = Die beste Karte jeder Farbe zählt: eine Primiera von { $count }.
learn-scopone-napola = Ass, Zwei und Drei { $faces ->
    [italian] der Münzen
   *[french] von Karo
} auf einer Seite sind eine Napola von { $count } Punkten, und jede weitere Karte dieser Farbe in der Reihe bringt einen mehr. Alle zehn gewinnen die Partie.
learn-scopone-target = Die Partie endet nach einem Spiel, in dem eine Seite { $target } Punkte erreicht. Die höhere Summe gewinnt; bei Gleichstand wird noch einmal gegeben.
learn-scopone-word-scopa = Scopa
learn-scopone-word-scopa-is = Ein Fang, der den Tisch leert, auf Italienisch „Besen“. Die Mehrzahl ist Scope.
learn-scopone-word-settebello = Settebello
learn-scopone-word-settebello-is = { $faces ->
    [italian] Die Münzen-Sieben
   *[french] Die Karo-Sieben
}, die wertvollste Karte.
learn-scopone-word-primiera = Primiera
learn-scopone-word-primiera-is = Die besten Karten der vier Farben zusammen. Siebenen zählen am meisten.
learn-scopone-word-napola = Napola
learn-scopone-word-napola-is = Ass, Zwei und Drei { $faces ->
    [italian] der Münzen
   *[french] von Karo
} auf einer Seite.
learn-scopone-word-spariglio = Spariglio
learn-scopone-word-spariglio-is = Eine Summe nehmen, so dass von manchen Rängen eine ungerade Zahl im Spiel bleibt. Das hilft der Seite der Vorhand; die Seite des Gebers will Paare.

## Options by name

option-scopone-form = Karten für jeden
option-scopone-form-nine = Neun, und vier auf dem Tisch
option-scopone-form-ten = Zehn
option-scopone-target = Punkte zum Sieg
option-scopone-target-11 = 11
option-scopone-target-16 = 16
option-scopone-target-21 = 21
option-scopone-target-31 = 31
option-scopone-sum-choice = Mehrere Summen
option-scopone-sum-choice-free = Eine beliebige
option-scopone-sum-choice-fewest = Möglichst wenige Karten
option-scopone-napola = Napola
option-scopone-last-scopa = Scopa mit der letzten Karte
option-scopone-ace = Asse
option-scopone-ace-one = Zählen eins
option-scopone-ace-sweeps = Nehmen den ganzen Tisch
option-scopone-kings = Drei Könige auf dem Tisch
option-scopone-kings-redeal = Neu geben
option-scopone-kings-play = Spielen
option-scopone-primiera = Primiera
option-scopone-primiera-table = Nach Punkten
option-scopone-primiera-sevens = Nach Siebenen
option-scopone-look-back = Genommene Karten ansehen
option-scopone-look-back-last = Die letzten
option-scopone-look-back-none = Nicht erlaubt
option-scopone-look-back-all = Alle
option-scopone-deck-faces = Bilder der Karten
option-scopone-deck-faces-french = Französisch
option-scopone-deck-faces-italian = Italienisch
