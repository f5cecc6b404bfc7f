## Contracts

contract-twenty-s = Zwanziger in Pik ♠
contract-twenty-h = Zwanziger in Herz ♥
contract-twenty-d = Zwanziger in Karo ♦
contract-twenty-c = Zwanziger in Kreuz ♣
contract-forty-s = Vierziger in Pik ♠
contract-forty-h = Vierziger in Herz ♥
contract-forty-d = Vierziger in Karo ♦
contract-forty-c = Vierziger in Kreuz ♣

## Why something cannot be done

lead-meld = Du hast ein Paar angesagt: Spiel eine seiner Karten aus, { $cards }.
only-leader = Das geht nur vor dem Ausspielen.
claim-needs-trick = Mach einen Stich, bevor du dich mit { $number } ausmeldest.
declare-needs-trick = Mach einen Stich, bevor du ansagst: { $name }.
declare-lacks-card = Dir fehlt eine Karte für: { $name }.
cannot-claim = Du hast noch keine { $number }.
stock-closed = Der Talon ist zugedreht.
meld-declared = Du hast ein Paar angesagt: Spiel jetzt eine seiner Karten aus.
stock-low = Dafür braucht es { $least } Karten im Talon; es sind { $count }.
no-swap-card = Du hast den Atoutbuben nicht.

## Seats and cards

badge-trump-schnapsen = Atout: { $suit }
badge-stock-closed = hat zugedreht
badge-closed-stock = der Talon ist zugedreht
counter-game-points = Spielpunkte
sheet-bummerl = Bummerl: { $seat }
sheet-schneider = Schneider, zwei Bummerl: { $seat }

## Ways to play that have a name

preset-schnapsen-classic = Klassisch
preset-schnapsen-tournament = Turnier
preset-schnapsen-friendly = Gemütlich
preset-schnapsen-app = Wie in einer App

## What happens

news-swap = { $who ->
    [you] Du tauschst den Atoutbuben gegen { $cards }.
   *[other] { $seat } tauscht den Atoutbuben gegen { $cards }.
}
news-close-stock = { $who ->
    [you] Du drehst zu.
   *[other] { $seat } dreht zu.
}
news-claim = { $who ->
    [you] Du meldest dich aus: 66.
   *[other] { $seat } meldet sich aus: 66.
}

## A deal is over

ledger-claim = { $seat } { $points }: hat { $count } und gewinnt das Spiel
ledger-claim-of-closer = { $seat } { $points }: hat zugedreht und { $count } erreicht
ledger-claim-after-closing = { $seat } { $points }: gegenüber wurde zugedreht, aber { $seat } hat zuerst { $count }
ledger-closing-failed = { $seat } { $points }: gegenüber wurde zugedreht, aber nicht ausgemeldet
ledger-wrong-claim = { $seat } { $points }: gegenüber wurde zu Unrecht ausgemeldet
ledger-more-card-points = { $seat } { $points }: niemand hat sich ausgemeldet, und { $count } Augen sind mehr

## Why a bot decided as it did: the tactics of Schnapsen

rule-schnapsen-1 = Du hast 66: Melde dich sofort aus.
rule-schnapsen-2 = Du hast keine 66: Wer sich zu Unrecht ausmeldet, verliert das Spiel.
rule-schnapsen-3 = Sichere Stiche und Augen ergeben 66: Dreh zu.
rule-schnapsen-4 = Die Gegenseite hat keinen Stich oder wenige Augen, und du bist nahe an 66: Dreh jetzt zu, für zwei oder drei Punkte.
rule-schnapsen-5 = Die Gegenseite kann bald gewinnen, und du hast weniger als 33 Augen: Mach einen Stich, auch mit einem Atout.
rule-schnapsen-6 = Spiel keine Asse und Zehner aus, solange der Talon offen ist: Sie können gestochen werden.
rule-schnapsen-7 = Wirf zuerst Buben ab, die kein Atout sind, dann Damen und Könige ohne Partner.
rule-schnapsen-8 = Behalte König oder Dame, solange der Partner noch kommen kann.
rule-schnapsen-9 = Behalte den Atoutbuben zum Austauschen, und tausche rechtzeitig.
rule-schnapsen-10 = Du hast ein Paar: Mach billig einen Stich, dann sag es an.
rule-schnapsen-11 = Die letzte Karte des Talons ist ein hohes Atout: Verlier diesen Stich und zieh sie.
rule-schnapsen-12 = Alle Karten sind bekannt: Diese macht den Stich, und du spielst weiter aus.
rule-schnapsen-13 = Es wird nicht mehr gezogen: Hol die Atouts heraus, bevor du lange Farben spielst.
rule-schnapsen-60 = Der Stich lohnt sich, und diese Karte macht ihn billig.
rule-schnapsen-61 = Sag das Paar an: Es zählt sofort oder mit dem ersten Stich.

## Page: the home page

game-schnapsen = Schnapsen
game-about-schnapsen = Das österreichische Spiel für zwei: Paare ansagen, im richtigen Moment zudrehen und als Erste oder Erster 66 haben.
game-standard-schnapsen = Fünf Karten für beide, beide zählen selbst, gespielt wird auf sieben Punkte.

## Page: questions and answers

say-swap = Buben austauschen
say-close-stock = Zudrehen
say-claim = Ausmelden
call-swap = { $cards }
call-close-stock = zugedreht!
call-claim = Genug!
confirm-close-stock = Danach zieht niemand mehr. Wenn du nicht zuerst 66 hast, bekommt die Gegenseite zwei oder drei Punkte.
confirm-claim = Wenn du keine { $number } hast, gewinnt die Gegenseite das Spiel.

## Ways to play: what each is

about-preset-schnapsen-classic = Auf sieben Punkte; zudrehen, ansagen und sich selbst ausmelden.
about-preset-schnapsen-tournament = Ein falsches Ausmelden bringt der Gegenseite, was ein richtiges dir gebracht hätte, und gemachte Stiche bleiben zu.
about-preset-schnapsen-friendly = Niemand muss zählen: Mit 66 Augen endet das Spiel von selbst.
about-preset-schnapsen-app = Für die letzten zwei Karten kann der Bube nicht mehr getauscht werden.

## Options: what each does

about-option-schnapsen-target = Die Partie endet nach einem Spiel, in dem jemand so viele Punkte erreicht.
about-option-schnapsen-claims = free: Zähl selbst; wer sich zu Unrecht ausmeldet, verliert das Spiel. true: Du kannst dich nur ausmelden, wenn du 66 hast. auto: Das Spiel endet von selbst, wenn 66 hat, wer ausspielt.
about-option-schnapsen-wrong-claim = Was ein falsches Ausmelden der Gegenseite bringt. fixed: zwei Punkte, ohne Stich drei. mirror: was ein richtiges gebracht hätte; hat zugedreht, wer sich ausmeldet, bleibt es bei zwei oder drei.
about-option-schnapsen-closing-score = Was gewinnt, wer zugedreht hat. dark: nach dem Stand beim Zudrehen. final: nach dem Stand am Ende.
about-option-schnapsen-close-min = Wie viele Karten der Talon mit der offenen mindestens haben muss, damit zugedreht werden darf.
about-option-schnapsen-exchange-min = Wie viele Karten der Talon mit der offenen mindestens haben muss, damit der Bube getauscht werden darf.
about-option-schnapsen-marriage-first = Ein Paar darf vor dem ersten eigenen Stich angesagt werden. Es zählt, sobald ein Stich gemacht ist.
about-option-schnapsen-last-trick = Wer gewinnt, wenn alle Karten gespielt sind und sich niemand ausgemeldet hat. wins: der letzte Stich. points: mehr Augen; bei Gleichstand der letzte Stich.
about-option-schnapsen-look-back = Welche Stiche des Spiels man noch einmal ansehen darf. Beim weichen Schnapsen sind es die eigenen.

## Learn

learn-schnapsen-about = Zwei spielen um die Wette: Wer zuerst { $goal } Augen hat, gewinnt. Es gibt zwanzig Karten: Ass, Zehn, König, Dame und Bube in jeder Farbe.
learn-schnapsen-deal = Alle bekommen { $count } Karten. Die nächste Karte wird aufgedeckt: Ihre Farbe ist Atout. Sie liegt unter den übrigen, dem Talon.
learn-schnapsen-open = Eine Seite spielt eine Karte aus, die andere gibt eine dazu, und wer den Stich macht, spielt zum nächsten aus. Solange es einen Talon gibt, darfst du jede Karte zugeben, und nach jedem Stich ziehen beide, zuerst die Seite mit dem Stich.
learn-schnapsen-order = Die Reihenfolge der Karten von oben nach unten. Die Zehn kommt gleich nach dem Ass.
learn-schnapsen-trumped = Herz ist Atout: Der Bube sticht das Pik-Ass.
learn-schnapsen-strict = Ist der Talon leer oder zugedreht, gelten Farb- und Stichzwang: Bediene und überbiete, wenn du kannst, sonst bediene, sonst stich mit einem Atout, sonst eine beliebige Karte.
learn-schnapsen-exchange = Vor dem Ausspielen darfst du den Atoutbuben gegen die offene Karte tauschen, solange der Talon mindestens { $count } Karten hat.
learn-schnapsen-close = Vor dem Ausspielen darfst du zudrehen, solange der Talon mindestens { $count } Karten hat: Dann zieht niemand mehr, und es gelten Farb- und Stichzwang.
learn-schnapsen-marriage = König und Dame einer Farbe sind ein Paar. Sag es vor dem Ausspielen an und spiel eine der beiden: Es bringt { $count } Augen, in Atout { $number }. Es zählt erst, wenn du einen Stich hast.
learn-schnapsen-marriage-later = Ansagen darfst du es erst nach deinem ersten Stich.
learn-schnapsen-claim-free = Niemand zählt für dich. Wenn du glaubst, { $goal } zu haben, melde dich vor dem Ausspielen aus, nach einem gewonnenen Stich.
learn-schnapsen-claim-true = Wenn du { $goal } hast, kannst du dich vor dem Ausspielen ausmelden, nach einem gewonnenen Stich.
learn-schnapsen-claim-auto = Das Spiel endet, wenn { $goal } hat, wer ausspielt.
learn-schnapsen-grades = Der Sieg bringt einen Punkt; zwei, wenn die Gegenseite weniger als { $half } Augen hat, drei, wenn sie keinen Stich hat.
learn-schnapsen-closing-dark = Nach dem Zudrehen zählt für die Seite, die zugedreht hat, was die andere in diesem Moment hatte.
learn-schnapsen-closing-final = Nach dem Zudrehen zählt für die Seite, die zugedreht hat, was die andere am Ende hat.
learn-schnapsen-closing-fails = Wenn du zudrehst und nicht zuerst 66 hast, bekommt die Gegenseite zwei Punkte, oder drei, wenn sie dabei noch keinen Stich hatte.
learn-schnapsen-wrong-fixed = Ein falsches Ausmelden bringt der Gegenseite zwei Punkte, ohne Stich drei.
learn-schnapsen-wrong-mirror = Ein falsches Ausmelden bringt der Gegenseite, was ein richtiges dir gebracht hätte. Hast du selbst zugedreht, kostet es zwei Punkte, oder drei, wenn die Gegenseite da noch keinen Stich hatte.
learn-schnapsen-last-wins = Sind alle Karten gespielt und hat sich niemand ausgemeldet, bringt der letzte Stich einen Punkt.
learn-schnapsen-last-points = Sind alle Karten gespielt und hat sich niemand ausgemeldet, bringen mehr Augen einen Punkt.
learn-schnapsen-target = Die Partie endet, sobald jemand { $count } Punkte hat.
learn-schnapsen-word-stock = Talon
learn-schnapsen-word-stock-is = Die verdeckten Karten, die nicht ausgeteilt sind. Von ihm wird gezogen.
learn-schnapsen-word-turn-up = Atoutkarte
learn-schnapsen-word-turn-up-is = Die offene Karte unter dem Talon. Sie zeigt das Atout und wird als letzte gezogen.
learn-schnapsen-word-trumps = Atout
learn-schnapsen-word-trumps-is = Die Trumpffarbe, die alle anderen sticht.
learn-schnapsen-word-marriage = Paar, Zwanziger, Vierziger
learn-schnapsen-word-marriage-is = König und Dame einer Farbe in einer Hand.
learn-schnapsen-word-bummerl = Bummerl
learn-schnapsen-word-bummerl-is = Eine verlorene Partie. Ohne einen einzigen Punkt ist es ein Schneider.

## Options by name

option-schnapsen-target = Punkte zum Sieg
option-schnapsen-target-7 = 7
option-schnapsen-target-9 = 9
option-schnapsen-target-11 = 11
option-schnapsen-claims = Ausmelden
option-schnapsen-claims-free = Auf eigenes Risiko
option-schnapsen-claims-true = Nur zu Recht
option-schnapsen-claims-auto = Von selbst
option-schnapsen-wrong-claim = Falsches Ausmelden
option-schnapsen-wrong-claim-fixed = Kostet zwei oder drei
option-schnapsen-wrong-claim-mirror = Kostet, was es gebracht hätte
option-schnapsen-closing-score = Gewinn nach dem Zudrehen
option-schnapsen-closing-score-dark = Nach dem Stand beim Zudrehen
option-schnapsen-closing-score-final = Nach dem Stand am Ende
option-schnapsen-close-min = Karten zum Zudrehen
option-schnapsen-close-min-4 = 4
option-schnapsen-close-min-2 = 2
option-schnapsen-exchange-min = Karten zum Austauschen
option-schnapsen-exchange-min-2 = 2
option-schnapsen-exchange-min-4 = 4
option-schnapsen-marriage-first = Paar vor dem ersten Stich
option-schnapsen-last-trick = Ohne Ausmelden
option-schnapsen-last-trick-wins = Der letzte Stich gewinnt
option-schnapsen-last-trick-points = Mehr Augen gewinnen
option-schnapsen-look-back = Alte Stiche ansehen
option-schnapsen-look-back-last = Den letzten Stich
option-schnapsen-look-back-none = Nicht erlaubt
option-schnapsen-look-back-all = Alle Stiche
