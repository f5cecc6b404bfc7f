### German. The term sheet and the register stand at the top of locale/de/table.ftl.

## Why something cannot be done

must-discard-barbu = Du hast kein { $suit }, also musst du den Herz-König abwerfen: { $cards }.
must-play-barbu = Das Herz-Ass liegt im Stich, also musst du den Herz-König zugeben: { $cards }.
must-beat = Trumpf wurde ausgespielt: Du musst den höchsten überstechen: { $cards }.
must-overtrump = Du hast kein { $suit }, also musst du den bisher höchsten Trumpf spielen: { $cards }.

## Seats and cards

badge-barbu-declarer = Ansager
badge-start-rank = Beginn: { $name }

## Contracts

contract-barbu = Herz-König
also-contract-barbu = König, Herzkönig
also-contract-no-tricks = Stiche, Keine Stiche
also-contract-no-hearts = Herz, Herzen, Keine Herzen
also-contract-no-queens = Damen, Keine Damen
also-contract-trumps = Trümpfe
contract-last-two = Letzte zwei
contract-trumps = Trumpf
contract-domino = Domino
contract-ravage = Ravage
contract-salad = Salat
contract-rank-2 = { rank-2 }
contract-rank-3 = { rank-3 }
contract-rank-4 = { rank-4 }
contract-rank-5 = { rank-5 }
contract-rank-6 = { rank-6 }
contract-rank-7 = { rank-7 }
contract-rank-8 = { rank-8 }
contract-rank-9 = { rank-9 }
contract-rank-t = { rank-T }
contract-rank-j = { rank-J }
contract-rank-q = { rank-Q }
contract-rank-k = { rank-K }
contract-rank-a = { rank-A }

## Ways to play that have a name

preset-barbu-classic = Sieben Spiele
preset-barbu-ravage = Mit Ravage
preset-barbu-french-points = Französisch, in Fünfern
preset-barbu-french32 = Französisch, in Einern

## What happens

news-barbu-contract = { $who ->
    [you] Du wählst { $name }.
   *[other] { $seat } wählt { $name }.
}
news-barbu-trumps = Trumpf: { $name }
news-barbu-start = Die Reihen beginnen mit: { $name }

## A deal is over

headline-barbu = Spiel { $deal } von { $deals }
sheet-declarer = { $who ->
    [you] Du sagst an
   *[other] { $seat } sagt an
}
sheet-dealer = { $who ->
    [you] Du gibst
   *[other] { $seat } gibt
}
ledger-business = { $whom ->
    [you] { $seat } { $points }: Kontra mit dir
   *[other] { $seat } { $points }: Kontra mit { $other }
}
ledger-split = { $seat } { $points }: niemand gab Kontra
ledger-longest = { $seat } { $points }: die meisten Karten einer Farbe, { $count }

## Why a bot decided as it did: the tactics of Barbu

rule-barbu-1 = Wähle das Spiel, in dem dieses Blatt am meisten besser ist als ein durchschnittliches.
rule-barbu-2 = Mache deine längste und stärkste Farbe zu Trumpf.
rule-barbu-3 = Gib Kontra, wo dein Blatt klar besser ist; der Ansager hat gewählt, was ihm passt.
rule-barbu-5 = Zwischen dir und dem, der diesen Stich bekommt, gilt ein Kontra: Gib ihm die teuren Karten.
rule-barbu-9 = Wirf ein Ass oder einen König ab, solange darunter noch eine teure Karte aussteht.
rule-barbu-10 = Nur die letzten zwei Stiche kosten: Spiele jetzt hohe Karten und behalte niedrige.
rule-barbu-12 = Lege in Richtung deiner eigenen Randkarten und halte zurück, worauf nur andere warten.
rule-barbu-13 = Beginne mit dem Rang in der Mitte deiner Karten.
rule-barbu-60 = Spiele niedrig aus: Ein anderer sticht darüber.
rule-barbu-61 = Spiele die höchste Karte, die den Stich nicht gewinnt.
rule-barbu-62 = Du bekommst den Stich ohnehin: Nimm ihn mit der höchsten Karte.
rule-barbu-64 = Unter einer höheren Karte ist eine teure gut aufgehoben.
rule-barbu-65 = Wirf die teuerste oder die gefährlichste Karte ab.
rule-barbu-66 = Spiele aus, was gewinnt: Trumpf aus langer Hand und hohe Karten.
rule-barbu-67 = Nimm den Stich so billig wie möglich, und bleib klein, wenn du ihn nicht bekommst.

## Page: the home page

game-barbu = Barbu
game-about-barbu = Sieben Spiele für jeden, von keinem Stich bis Domino. Wer ein besseres Blatt hat, gibt den anderen Kontra.
game-standard-barbu = 28 Spiele mit 52 Karten. Jeder Ansager spielt sieben; gib ihm mindestens zweimal Kontra.

## Page: choosing

ask-barbu-contract = Du bist Ansager: Wähle ein Spiel.
ask-barbu-trumps = Nenne die Trumpffarbe.
ask-barbu-start = Nenne den Rang, mit dem die Reihen beginnen.
call-barbu-contract = { $name }
call-barbu-trumps = { $name }!
call-barbu-start = { $name }

## Learn

learn-barbu-about = Alle bekommen { $cards } Karten. Es gibt { $count } Spiele, und in jedem zählt etwas anderes.
learn-barbu-declarer = Der Ansager sieht sein Blatt an, wählt ein Spiel, das er noch nicht hatte, und spielt aus.
learn-barbu-dealer = Die Spiele folgen in der Reihenfolge der Liste. Wer nach dem Geber sitzt, spielt aus.
learn-barbu-rows = Einer spielt alle Spiele hintereinander, dann ist der Nächste dran.
learn-barbu-turns = Nach jedem Spiel ist der Nächste dran.
learn-barbu-taken = Der Herz-König wird auf Kreuz abgeworfen. Das höchste Kreuz bekommt den Stich und mit ihm den König.
learn-barbu-doubling = Vor dem Spiel kann jeder beliebigen anderen Kontra geben, der Ansager zuletzt. In Spielen, die Punkte bringen, gilt Kontra nur gegen den Ansager; er selbst gibt nur Re.
learn-barbu-business = Gilt zwischen zweien ein Kontra, bekommt der mit mehr Punkten zusätzlich den Unterschied vom anderen. Mit Re zählt er doppelt.
learn-barbu-redouble-own-turn = Re gibst du gegen alle, die vor dir Kontra gegen dich gegeben haben.
learn-barbu-redouble-round = Gibt jemand nach dir Kontra gegen dich, kommst du noch einmal dran und kannst Re geben.
learn-barbu-redouble-declarer-only = Re gibt nur der Ansager.
learn-barbu-doublings-owed = { $count ->
    [one] Gib jedem Ansager in seinen Spielen mindestens einmal Kontra.
   *[other] Gib jedem Ansager in seinen Spielen mindestens { $count }-mal Kontra.
}
learn-barbu-split = Gibt in einem Spiel mit Strafen niemand Kontra, wird es nicht gespielt: Die anderen teilen sich die Punkte.
learn-barbu-end = Nach { $deals } Spielen gewinnen die meisten Punkte.
learn-barbu-no-tricks = Nimm keine Stiche.
learn-barbu-no-hearts = Nimm kein Herz.
learn-barbu-no-queens = Nimm keine Damen.
learn-barbu-barbu = Nimm nicht den Herz-König.
learn-barbu-first-chance = Wer ihn hat, muss ihn bei der ersten Gelegenheit loswerden: ihn abwerfen, wenn Bedienen nicht geht, oder ihn in einem Herz-Stich nach dem Ass spielen.
learn-barbu-last-two = Nimm nicht die letzten zwei Stiche. Die anderen kosten nichts.
learn-barbu-trumps = Nimm Stiche. Der Ansager nennt die Trumpffarbe. Einen ausgespielten Trumpf musst du überstechen, wenn du kannst. Wer nicht bedienen kann, sticht, und zwar höher als die Trümpfe im Stich, wenn es geht.
learn-barbu-undertrump-may = Wer weder bedienen noch die Trümpfe im Stich überstechen kann, spielt eine beliebige Karte.
learn-barbu-undertrump-must = Wer weder bedienen noch die Trümpfe im Stich überstechen kann, muss einen niedrigeren Trumpf spielen, wenn es geht.
learn-barbu-trumped = Herz ist Trumpf. Der Dritte hat kein Kreuz und musste die Herz-Neun überstechen.
learn-barbu-domino = Keine Stiche: Der Ansager nennt einen Rang. Jede Farbe beginnt mit ihm und wächst Karte für Karte nach oben und unten. Lege eine Karte, wenn eine passt, sonst passe.
learn-barbu-ace-again = Wer ein Ass legt, ist sofort noch einmal an der Reihe.
learn-barbu-fits = { $count ->
    [one] Die Reihen beginnen mit Neunen. Von deinen Karten passt nur { $cards }.
   *[other] Die Reihen beginnen mit Neunen. Von deinen Karten passen { $cards }.
}
learn-barbu-ravage = Wer die meisten Karten einer Farbe genommen hat, zahlt. Mehrere teilen.
learn-barbu-salad = Stiche, Herz, Damen und der Herz-König kosten alle.
learn-barbu-ban-never = Spiele kein Herz aus, solange du eine andere Farbe hast.
learn-barbu-ban-until-discarded = Spiele kein Herz aus, bevor jemand eines abgeworfen hat, außer du hast nichts anderes.
learn-barbu-word-barbu = Barbu
learn-barbu-word-barbu-is = Der Herz-König, der Bärtige.
learn-barbu-word-declarer = Ansager
learn-barbu-word-declarer-is = Wer das Spiel wählt.
learn-barbu-word-domino = Domino
learn-barbu-word-domino-is = Reihen, die wie Dominosteine wachsen. Wer zuerst fertig ist, bekommt am meisten.
learn-barbu-word-business = Geschäft
learn-barbu-word-business-is = Zwei haben ein Geschäft miteinander, wenn einer dem anderen Kontra gegeben hat.

## Options by name

option-barbu-form = Form
option-barbu-form-classic = Sieben Spiele
option-barbu-form-ravage = Acht Spiele, mit Ravage
option-barbu-form-french-points = Französisch, in Fünfern
option-barbu-form-french32 = Französisch, in Einern
option-barbu-doubling = Kontra
option-barbu-redouble = Re
option-barbu-redouble-own-turn = Wenn du dran bist
option-barbu-redouble-round = In einer zweiten Runde
option-barbu-redouble-declarer-only = Nur der Ansager
option-barbu-doublings-owed = Kontras, die jedem Ansager zustehen
option-barbu-undoubled = Niemand gibt Kontra
option-barbu-undoubled-split = Die Punkte werden geteilt
option-barbu-undoubled-play = Es wird gespielt
option-barbu-declarer-order = Reihenfolge der Ansager
option-barbu-declarer-order-seven = Sieben Spiele hintereinander
option-barbu-declarer-order-rotate = Wechsel nach jedem Spiel
option-barbu-domino-points = Punkte für Domino
option-barbu-domino-points-40-25-10--10 = 40–25–10–(−10)
option-barbu-domino-points-45-20-5--5 = 45–20–5–(−5)
option-barbu-heart-lead = Herz ausspielen
option-barbu-heart-lead-never = Nur aus lauter Herz
option-barbu-heart-lead-until-discarded = Sobald eines abgeworfen wurde
option-barbu-heart-lead-free = Immer
option-barbu-undertrump = Wenn du nicht überstechen kannst
option-barbu-undertrump-may = Du kannst abwerfen
option-barbu-undertrump-must = Du musst Trumpf spielen
option-barbu-must-discard-kh = Der Herz-König muss fallen
option-barbu-ace-again = Ein Ass im Domino bringt noch einen Zug
option-barbu-early-end = Frühes Ende eines Spiels

## Ways to play that have a name

about-preset-barbu-classic = Sieben Spiele für jeden Ansager, mit Kontra: 28 Spiele.
about-preset-barbu-ravage = Acht Spiele für jeden Ansager, mit Ravage; der Ansager wechselt nach jedem Spiel: 32 Spiele.
about-preset-barbu-french-points = 32 Karten, fünf Spiele in fester Folge, jedes einmal von jedem Geber; Punkte in Fünfern.
about-preset-barbu-french32 = 32 Karten, fünf Spiele in fester Folge; jeder Geber gibt alle fünf hintereinander; Punkte in Einern.

## Options

about-option-barbu-form = Die Spiele mit ihren Punkten. classic: sieben, die der Ansager wählt. ravage: acht. french_points und french32: fünf mit 32 Karten, in fester Folge und ohne Kontra.
about-option-barbu-doubling = Die Spieler können einander Kontra geben. Dann zählt der Unterschied der Punkte beider zusätzlich.
about-option-barbu-redouble = Wer Re geben darf. own_turn: gegen die, die vor dir Kontra gegen dich gegeben haben. round: Wer später Kontra bekommt, kommt noch einmal dran. declarer_only: nur der Ansager.
about-option-barbu-doublings-owed = Wie oft jeder demselben Ansager Kontra geben muss.
about-option-barbu-undoubled = Ein Spiel mit Strafen, in dem niemand Kontra gibt. split: Es wird nicht gespielt, und die anderen teilen sich die Punkte. play: Es wird gespielt.
about-option-barbu-declarer-order = seven: Ein Ansager spielt alle Spiele hintereinander. rotate: Der Ansager wechselt nach jedem Spiel.
about-option-barbu-domino-points = Die Punkte für die Plätze im Domino.
about-option-barbu-heart-lead = Wann in Spielen um Herz ein Herz ausgespielt werden darf. never: nur aus einem Blatt nur mit Herz. until_discarded: auch, sobald jemand ein Herz abgeworfen hat. free: immer.
about-option-barbu-undertrump = Wer weder bedienen noch die Trümpfe im Stich überstechen kann, darf abwerfen oder muss einen kleinen Trumpf spielen.
about-option-barbu-must-discard-kh = Im Spiel um den Herz-König muss ihn abwerfen, wer nicht bedienen kann. In einem Herz-Stich muss er fallen, sobald das Ass darin liegt.
about-option-barbu-ace-again = Wer im Domino ein Ass legt, ist noch einmal dran.
about-option-barbu-early-end = Ein Spiel um Herz, Damen oder den Herz-König endet mit der letzten dieser Karten. Am Ergebnis ändert das nichts.
