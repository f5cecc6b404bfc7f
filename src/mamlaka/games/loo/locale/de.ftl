## Why something cannot be done

must-lead-top-trump = Du musst deinen höchstmöglichen Trumpf ausspielen: { $cards }.
must-lead-highest-trump = Mit zwei oder mehr Trümpfen musst du den höchsten ausspielen: { $cards }.
must-lead-trump = Du musst Trumpf ausspielen: { $cards }.
must-head-with-trump = Du hast kein { $suit } und musst mit einem Trumpf stechen: { $cards }.

## Seats and cards

counter-pool = Topf
zone-miss = Blinder
badge-loo-stand = geht mit
badge-loo-pass = gepasst
badge-loo-miss = Blinder
badge-loo-defend = spielt für den Topf
badge-loo-in = dabei
badge-loo-out = nicht dabei

## Ways to play that have a name

preset-loo-classic = Klassisch
preset-loo-unlimited = Unbegrenzt
preset-loo-strict = Höchster Trumpf zuerst
preset-loo-irish = Ohne Blinden
preset-loo-japanese = Japanisch

## What happens

news-loo-stand = { $who ->
    [you] Du gehst mit.
   *[other] { $seat } geht mit.
}
news-loo-pass = { $who ->
    [you] Du passt.
   *[other] { $seat } passt.
}
news-loo-miss = { $who ->
    [you] Du nimmst den Blinden.
   *[other] { $seat } nimmt den Blinden.
}
news-loo-defend = { $who ->
    [you] Du spielst den Blinden für den Topf.
   *[other] { $seat } spielt den Blinden für den Topf.
}
news-loo-in = { $who ->
    [you] Du bist dabei.
   *[other] { $seat } ist dabei.
}
news-loo-out = { $who ->
    [you] Du bist nicht dabei und zahlst in den Topf.
   *[other] { $seat } ist nicht dabei und zahlt in den Topf.
}

## A deal is over

ledger-deal-stake = { $seat } { $points }: Einsatz des Spiels
ledger-out-stake = { $seat } { $points }: nicht mitgespielt
ledger-pool-share = { $seat } { $points }: { $count ->
    [one] 1 Stich, ein Anteil am Topf
   *[other] { $count } Stiche, je ein Anteil am Topf
}
ledger-looed = { $seat } { $points }: ohne Stich, zahlt Loo
ledger-takes-pool = { $seat } { $points }: spielt als Einziger, bekommt den Topf
ledger-shared-pool = { $seat } { $points }: Anteil am Rest des Topfs

## Why a bot decided as it did: the tactics of Loo

rule-loo-1 = Wäge deinen erwarteten Anteil am Topf gegen den Preis ab, den es ohne Stich kostet.
rule-loo-7 = Nimm den Blinden nur bei großem Topf, mit schlechtem Blatt und wenigen Gegnern.
rule-loo-8 = Nur einer geht mit: Gegen ein einziges Blatt genügt ein sicherer Stich.
rule-loo-9 = Mach zuerst einen Stich, damit du nicht zahlst. Dann nimm mehr.
rule-loo-10 = Ohne Trumpf spielst du die höchste Karte deiner kürzesten Farbe aus.
rule-loo-11 = Du machst den Stich auf jeden Fall: Nimm die billigste Karte, mit der er dir bleibt.
rule-loo-12 = Behalte einen Trumpf für den letzten Stich.
rule-loo-60 = Spar dir hohe Karten für spätere Stiche.
rule-loo-61 = Für den Topf zu spielen kostet nichts, wie viele Stiche der Blinde auch macht.
rule-loo-62 = Du hast schon einen Stich und zahlst nichts mehr: Nimm noch einen.

## Page: the home page

game-loo = Loo
game-about-loo = Drei Karten und eine Frage: mitgehen oder passen. Jeder Stich bringt einen Teil des Topfs, und kein Stich kostet.
game-standard-loo = Drei Karten für jeden und ein Blinder. Ohne Stich zahlst du sechs Chips.

## Page: questions and answers

ask-loo = Spielst du dieses Spiel mit?
say-loo-stand = Mitgehen
say-loo-pass = Passen
say-loo-miss = Den Blinden nehmen
say-loo-defend = Für den Topf spielen
say-loo-in = Dabei
say-loo-out = Nicht dabei
call-loo-stand = gehe mit
call-loo-pass = passe
call-loo-miss = Blinder!
call-loo-defend = für den Topf!
call-loo-in = dabei
call-loo-out = ohne mich

## Learn

learn-loo-about = Alle bekommen { $count } Karten, und eine weitere wird aufgedeckt: Ihre Farbe ist Trumpf. Vor dem Spiel entscheidet jeder, ob er mitspielt.
learn-loo-stand = Geh mit, wenn du glaubst, dass du einen Stich machst. Wenn du passt, legst du dein Blatt weg und kannst nichts verlieren.
learn-loo-miss = Ein verdecktes Blatt, der Blinde, liegt auf dem Tisch. Wer will, tauscht sein Blatt ungesehen dagegen und muss dann spielen. Das geht nur einmal.
learn-loo-defend = Geht vor dem Geber nur einer mit, darf der Geber nicht passen. Er darf aber den Blinden für den Topf spielen: Dessen Stiche bleiben liegen.
learn-loo-in-or-out = Der Reihe nach sagt jeder, ob er dabei ist. Wer nicht dabei ist, zahlt sofort fünf Chips in den Topf.
learn-loo-joker = Der Joker zählt als die aufgedeckte Karte. Ist er selbst aufgedeckt, gibt es keinen Trumpf.
learn-loo-head = Bediene, und überbiete die beste Karte des Stichs, wenn du kannst. Ohne die Farbe musst du mit einem Trumpf stechen, wenn du kannst. Sonst spielst du eine beliebige Karte.
learn-loo-lead-ace = Wer zuerst ausspielt und das Trumpfass hat, spielt es aus. Liegt das Ass offen, gilt das für den König.
learn-loo-lead-two = Mit zwei oder mehr Trümpfen ist die erste ausgespielte Karte ein Trumpf.
learn-loo-lead-highest = Mit zwei oder mehr Trümpfen wird immer der höchste von ihnen ausgespielt, auch nach einem Stich.
learn-loo-lead-again = Wer einen Stich macht, spielt Trumpf aus, wenn er einen hat.
learn-loo-taken = Herz ist Trumpf. Der höchste Trumpf macht den Stich.
learn-loo-page-pool = Der Topf
learn-loo-stake = Einsatz des Gebers im Topf: { $count } Chips.
learn-loo-all-pay = Einsatz eines jeden im Topf: { $count } Chips.
learn-loo-share = Jeder der { $count } Stiche bringt einen gleichen Teil des Topfs.
learn-loo-limited = Wer keinen Stich macht, zahlt in den nächsten Topf: { $count } Chips.
learn-loo-unlimited = Wer keinen Stich macht, zahlt so viel in den nächsten Topf, wie in diesem war.
learn-loo-alone = Spielt nur einer mit, bekommt er den Topf, ohne dass gespielt wird. Spielt vor dem Geber niemand mit, bekommt ihn der Geber.
learn-loo-end = { $count ->
    [one] Haben alle einmal gegeben
   *[other] Haben alle { $count }-mal gegeben
}, geht die Partie weiter, bis ein Spiel nichts im Topf lässt, aber höchstens zehn Spiele lang. Wer die meisten Chips hat, gewinnt.
learn-loo-word-looed = Loo zahlen
learn-loo-word-looed-is = Mitgespielt und keinen Stich gemacht haben.
learn-loo-word-pool = Topf
learn-loo-word-pool-is = Die Chips, welche die Stiche eines Spiels bringen.
learn-loo-word-miss = Blinder oder Miss
learn-loo-word-miss-is = Das Blatt, das niemandem gegeben wird.
learn-loo-word-head = Überbieten
learn-loo-word-head-is = Eine Karte spielen, die alle anderen des Stichs schlägt.

## Options by name

option-loo-form = Form
option-loo-form-three = Drei Karten
option-loo-form-japanese = Japanisch, fünf Karten
option-loo-deal-stake = Einsatz des Gebers
option-loo-deal-stake-3 = 3
option-loo-deal-stake-6 = 6
option-loo-deal-stake-12 = 12
option-loo-limit = Ohne Stich zahlt man
option-loo-limit-limited = Einen festen Preis
option-loo-limit-unlimited = So viel wie im Topf
option-loo-loo-price = Fester Preis
option-loo-loo-price-3 = 3
option-loo-loo-price-6 = 6
option-loo-miss = Blinder
option-loo-defend = Geber spielt für den Topf
option-loo-lead-two = Ausspiel mit zwei Trümpfen
option-loo-lead-two-any = Ein Trumpf
option-loo-lead-two-highest = Der höchste Trumpf
option-loo-lead-two-off = Beliebige Karte
option-loo-winner-leads-trump = Stichgewinner spielt Trumpf aus
option-loo-must-head = Stichzwang
option-loo-all-pay = Alle zahlen den Einsatz
option-loo-rounds = Runden

## Ways to play that have a name

about-preset-loo-classic = Drei Karten, ein Blinder und ein fester Preis, wenn man keinen Stich macht.
about-preset-loo-unlimited = Ohne Stich zahlt man so viel, wie im Topf ist.
about-preset-loo-strict = Mit mehreren Trümpfen wird immer der höchste ausgespielt.
about-preset-loo-irish = Drei Karten ohne Blinden.
about-preset-loo-japanese = Fünf Karten, ein Joker und sechs bis zehn Spieler.

## Options

about-option-loo-form = Drei Karten: für drei bis acht Spieler. Japanisch: fünf Karten für jeden und ein Joker, für sechs bis zehn Spieler. Der Geber zahlt fünf Chips in den Topf, ebenso alle, die nicht mitspielen. Ohne Stich zahlt man zehn. Es muss nur bedient werden.
about-option-loo-deal-stake = Die Chips, die der Geber in den Topf zahlt.
about-option-loo-limit = Was zahlt, wer keinen Stich macht: einen festen Preis oder so viel, wie im Topf ist.
about-option-loo-loo-price = Der feste Preis, wenn man keinen Stich macht.
about-option-loo-miss = Ein verdecktes Blatt liegt auf dem Tisch. Ein Spieler darf es gegen seines tauschen.
about-option-loo-defend = Geht vor dem Geber nur einer mit, darf der Geber nicht passen, aber den Blinden für den Topf spielen: Dessen Stiche bleiben liegen, und er kann nichts verlieren.
about-option-loo-lead-two = Das Ausspiel mit zwei oder mehr Trümpfen: zuerst ein Trumpf, jedes Mal der höchste Trumpf oder zuerst eine beliebige Karte, außer mit dem Trumpfass.
about-option-loo-winner-leads-trump = Wer einen Stich macht, muss Trumpf ausspielen, wenn er einen hat.
about-option-loo-must-head = Du musst die beste Karte des Stichs überbieten, wenn du kannst, ohne die Farbe mit einem Trumpf.
about-option-loo-all-pay = Alle zahlen Chips in den Topf, nicht nur der Geber.
about-option-loo-rounds = Wie oft jeder gibt. Ist der Topf dann nicht leer, folgen bis zu zehn weitere Spiele; danach wird geteilt, was übrig ist.
