## Contracts

contract-napoli-s = Napoli in Schwertern ♠
contract-napoli-h = Napoli in Kelchen ♥
contract-napoli-d = Napoli in Münzen ♦
contract-napoli-c = Napoli in Stäben ♣
contract-threes-without-s = drei Dreien ohne Schwerter ♠
contract-threes-without-h = drei Dreien ohne Kelche ♥
contract-threes-without-d = drei Dreien ohne Münzen ♦
contract-threes-without-c = drei Dreien ohne Stäbe ♣
contract-four-threes = vier Dreien
contract-twos-without-s = drei Zweien ohne Schwerter ♠
contract-twos-without-h = drei Zweien ohne Kelche ♥
contract-twos-without-d = drei Zweien ohne Münzen ♦
contract-twos-without-c = drei Zweien ohne Stäbe ♣
contract-four-twos = vier Zweien
contract-aces-without-s = drei Asse ohne Schwerter ♠
contract-aces-without-h = drei Asse ohne Kelche ♥
contract-aces-without-d = drei Asse ohne Münzen ♦
contract-aces-without-c = drei Asse ohne Stäbe ♣
contract-four-aces = vier Asse
contract-busso = busso
contract-striscio = striscio
contract-volo = volo

## Why something cannot be done

not-poor = Dein Blatt hat einen Punkt oder mehr, also kannst du kein neues Geben verlangen.

## Seats and cards

counter-partners-points = { $seat } und { $other }

## Ways to play that have a name

preset-tressette-four-classic = Klassisch
preset-tressette-four-plain-21 = Ohne Ansagen, bis 21
preset-tressette-four-to-41 = Bis 41
preset-tressette-four-regional = Regional

## What happens

news-four-of-coins = { $who ->
    [you] Du hast { $cards } und spielst zuerst aus.
   *[other] { $seat } hat { $cards } und spielt zuerst aus.
}
news-decima = { $who ->
    [you] Du hast zehn Karten einer Farbe und gewinnst die Partie: { $cards }
   *[other] { $seat } hat zehn Karten einer Farbe und gewinnt die Partie: { $cards }
}
news-poor-hand = { $who ->
    [you] Du verlangst, dass neu gegeben wird.
   *[other] { $seat } verlangt, dass neu gegeben wird.
}

## A deal is over

ledger-napoli = { $seat } { $points }: Napoli { $cards }
ledger-three-alike = { $seat } { $points }: Drilling { $cards }
ledger-four-alike = { $seat } { $points }: Vierling { $cards }
ledger-thirds-together = { $seat } { $points }: ein Punkt aus übrigen Dritteln, zusammen mit { $other }
ledger-shutout = { $seat } { $points }: kein Punkt im Spiel, Ansagen zählen nicht
ledger-cappotto = { $seat } { $points }: Cappotto, alle elf Punkte des Spiels
ledger-decima = { $seat } { $points }: zehn Karten einer Farbe gewinnen die Partie { $cards }
void-poor-hand = ein Blatt mit weniger als einem Punkt

## Why a bot decided as it did: the tactics of Tressette for four

rule-tressette-four-1 = Heb ein Ass für einen Stich auf, der eurer Seite sicher ist.
rule-tressette-four-2 = Du hast die Drei und die Zwei: Zieh sie ab, vielleicht fällt das Ass.
rule-tressette-four-3 = Eine lange Farbe mit einer hohen Karte: Sag busso und zieh sie dann ab.
rule-tressette-four-4 = Dein Partner hat busso gesagt: Spiel deine höchste Karte und spiel die Farbe nach.
rule-tressette-four-5 = Dein Partner hat volo gesagt: Spiel die Farbe nur aus, um das Spiel abzugeben.
rule-tressette-four-6 = Du kannst nicht bedienen: Wirf auf den Stich deines Partners ein Ass, auf den der anderen eine leere Karte.
rule-tressette-four-7 = Die andere Seite hat eine Karte angesagt, die diese schlägt.
rule-tressette-four-8 = Nach den Ansagen kann nur dein Partner die Karte haben, die diese schlägt.
rule-tressette-four-9 = Der letzte Stich zählt einen Punkt: Behalte dafür eine sichere Karte.
rule-tressette-four-10 = Drittel zählen zu dritt: Dieser Stich macht einen weiteren ganzen Punkt.
rule-tressette-four-11 = Als Zweiter spiel niedrig, es sei denn mit der Drei; als Dritter spiel hoch.
rule-tressette-four-12 = Die andere Seite hat in dieser Farbe Napoli angesagt: Spiel sie nicht aus.
rule-tressette-four-13 = Ohne gute Karten spiel eine kurze, leere Farbe aus, um darin blank zu werden.
rule-tressette-four-60 = Sag alles an, was du hast: Es bringt Punkte.
rule-tressette-four-61 = Dein Blatt hat weniger als einen Punkt: Lass neu geben.
rule-tressette-four-62 = Sag deinem Partner, was du von der Farbe noch hast.
rule-tressette-four-63 = Hol dir die Punkte im Stich, oder gib möglichst wenige ab.

## Page: the home page

game-about-tressette-four = Italiens Spiel zu zwei Paaren: zehn Stiche, Drittelpunkte und wenige Worte, die alles sagen.
game-standard-tressette-four = Zwei Paare, je zehn Karten, Ansagen und Zeichen, gespielt wird bis 31 Punkte.
game-tressette-four = Tressette zu viert

## Page: questions and answers

ask-poor-hand = Dein Blatt hat weniger als einen Punkt. Verlangst du, dass neu gegeben wird?
ask-no-poor-hand = Alle werden gefragt, ob ihr Blatt zu schwach ist. Deines ist es nicht.
say-poor-hand = Neu geben lassen
say-no-poor-hand = Dieses Blatt spielen
call-poor-hand = neu geben!
call-decima = Decima!

## Ways to play: what each is

about-preset-tressette-four-classic = Bis 31 Punkte, mit Ansagen und Zeichen.
about-preset-tressette-four-plain-21 = Nur die Karten zählen, bis 21 Punkte.
about-preset-tressette-four-to-41 = Eine längere Partie, bis 41 Punkte.
about-preset-tressette-four-regional = Die Vier der Münzen beginnt, schwache Blätter werden neu gegeben, und eine Seite gewinnt, sobald sie die Punkte hat.

## Options: what each does

about-option-tressette-four-target = Die Seite mit so vielen Punkten oder mehr gewinnt. Haben beide so viele, gewinnt die höhere Summe.
about-option-tressette-four-declarations = Drei, Zwei und Ass einer Farbe sowie drei oder vier Dreien, Zweien oder Asse können für Punkte angesagt werden.
about-option-tressette-four-declare-until = Der letzte Stich, in dem du ansagen darfst, jeweils bevor du deine Karte spielst.
about-option-tressette-four-signals = Wer ausspielt, darf dem Partner ein Wort sagen. truthful: nur eines, das für das Blatt stimmt. free: jedes. off: keines.
about-option-tressette-four-first-lead = Wer im ersten Spiel einer Partie ausspielt. right: rechts vom Geber. four_of_coins: wer die Vier der Münzen hat, mit einer beliebigen Karte. Danach immer rechts vom Geber.
about-option-tressette-four-poor-hand = Wer weniger als einen Punkt im Blatt hat, darf es zeigen und ein neues Geben verlangen.
about-option-tressette-four-shutout-voids = Eine Seite ohne einen der elf Punkte für Karten und letzten Stich verliert, was sie angesagt hat.
about-option-tressette-four-end = Wann die Partie endet. deal: nach dem Spiel, in dem eine Seite das Ziel erreicht. at_once: sobald sie es erreicht, mitten im Spiel.
about-option-tressette-four-decima = Ein Blatt mit zehn Karten einer Farbe gewinnt die Partie für seine Seite.
about-option-tressette-four-rounding = floor: Drittelpunkte, die nach einem Spiel übrig sind, verfallen. carry: Sie zählen im nächsten Spiel.
about-option-tressette-four-look-back = Welche fertigen Stiche des Spiels du noch einmal ansehen darfst.
about-option-tressette-four-deck-faces = Die Bilder der Karten auf der Seite. Schwerter, Kelche, Münzen und Stäbe sind S, H, D und C.

## Learn

learn-tressette-four-about = Ihr spielt zu viert, zwei gegen zwei; Partner sitzen sich gegenüber. Gespielt wird mit vierzig Karten, ohne Achten, Neunen und Zehnen, je zehn für alle.
learn-tressette-four-lead = Rechts vom Geber wird zuerst ausgespielt, und es geht rechts herum.
learn-tressette-four-lead-coins = Im ersten Spiel spielt { $faces ->
    [italian] die Vier der Münzen
   *[french] die Karo-Vier
} zuerst aus, und zwar eine beliebige Karte, danach immer rechts vom Geber. Es geht rechts herum.
learn-tressette-four-takes = Die höchste Karte der ausgespielten Farbe macht den Stich, und wer sie gespielt hat, spielt als Nächstes aus. Trumpf gibt es nicht.
learn-tressette-four-order = Die Reihenfolge der Karten, von hoch nach niedrig. Am höchsten ist die Drei, und das Ass kommt erst nach der Zwei.
learn-tressette-four-taken = Die Drei macht den Stich und nimmt das Ass mit, das gegenüber bedient werden musste.
learn-tressette-four-signals = Wer ausspielt, darf dem Partner ein Wort sagen. Sonst sprechen Partner nicht miteinander.
learn-tressette-four-true = Das Wort muss für das Blatt stimmen. Dein Partner muss sich nicht danach richten.
learn-tressette-four-free = Jedes Wort ist erlaubt, ob es stimmt oder nicht. Dein Partner muss sich nicht danach richten.
learn-tressette-four-poor = Vor dem ersten Stich darf ein Blatt mit weniger als einem Punkt gezeigt werden; dann wird neu gegeben.
learn-tressette-four-decima = Zehn Karten einer Farbe in einem Blatt gewinnen die Partie sofort.
learn-tressette-four-floor = Zähl zusammen, was du und dein Partner gewonnen habt. Was über volle Punkte hinausgeht, verfällt.
learn-tressette-four-carry = Zähl zusammen, was du und dein Partner gewonnen habt. Drittel, die übrig bleiben, zählen im nächsten Spiel.
learn-tressette-four-declare = { $count ->
    [1] Im ersten Stich
   *[other] In den ersten { $count } Stichen
} darfst du ansagen, was du hast, bevor du deine Karte spielst. Du nennst die Karten und zeigst sie nicht. Drei, Zwei und Ass einer Farbe sind Napoli: 3 Punkte.
learn-tressette-four-alike = Genau drei Dreien, Zweien oder Asse zählen 3 Punkte, und du nennst die fehlende Farbe. Alle vier zählen 4. Eine Karte darf in mehreren Ansagen stehen.
learn-tressette-four-napoli = Napoli: Drei, Zwei und Ass einer Farbe.
learn-tressette-four-shutout = Eine Seite ohne Punkt aus Karten und letztem Stich verliert auch ihre Ansagen des Spiels.
learn-tressette-four-deal = Die Partie endet nach dem Spiel, in dem eine Seite { $target } Punkte erreicht. Wer insgesamt mehr hat, gewinnt; bei Gleichstand folgt noch ein Spiel.
learn-tressette-four-at-once = Die Partie endet, sobald eine Seite { $target } Punkte hat, auch mitten im Spiel.
learn-tressette-four-word-busso = Busso
learn-tressette-four-word-busso-is = Beim Ausspielen gesagt: Nimm den Stich mit deiner besten Karte und spiel die Farbe nach. Es sind drei Karten oder mehr davon da, mit Drei, Zwei oder Ass.
learn-tressette-four-word-striscio = Striscio
learn-tressette-four-word-striscio-is = Beim Ausspielen gesagt: Ich habe mehr von dieser Farbe, bei einer niedrigen Karte oder einem Bild aber weder Drei noch Zwei noch Ass.
learn-tressette-four-word-volo = Volo
learn-tressette-four-word-volo-is = Beim Ausspielen gesagt: Das ist meine letzte Karte dieser Farbe.
learn-tressette-four-word-napoli = Napoli
learn-tressette-four-word-napoli-is = Drei, Zwei und Ass einer Farbe in einem Blatt.
learn-tressette-four-word-buongioco = Buongioco
learn-tressette-four-word-buongioco-is = Drei oder vier Dreien, Zweien oder Asse in einem Blatt.
learn-tressette-four-word-cappotto = Cappotto
learn-tressette-four-word-cappotto-is = Ein Spiel, in dem eine Seite alle elf Punkte aus Karten und letztem Stich bekommt.

## Options by name

option-tressette-four-target = Punkte zum Sieg
option-tressette-four-target-11 = 11
option-tressette-four-target-21 = 21
option-tressette-four-target-31 = 31
option-tressette-four-target-41 = 41
option-tressette-four-target-51 = 51
option-tressette-four-declarations = Ansagen
option-tressette-four-declare-until = Ansagen bis
option-tressette-four-declare-until-1 = Zum ersten Stich
option-tressette-four-declare-until-2 = Zum zweiten Stich
option-tressette-four-declare-until-3 = Zum dritten Stich
option-tressette-four-signals = Zeichen
option-tressette-four-signals-truthful = Nur wahre
option-tressette-four-signals-free = Beliebige
option-tressette-four-signals-off = Keine
option-tressette-four-first-lead = Erstes Ausspiel der Partie
option-tressette-four-first-lead-right = Rechts vom Geber
option-tressette-four-first-lead-four-of-coins = Vier der Münzen
option-tressette-four-poor-hand = Neu geben bei schwachem Blatt
option-tressette-four-shutout-voids = Ohne Punkt keine Ansagen
option-tressette-four-end = Ende der Partie
option-tressette-four-end-deal = Nach dem Spiel
option-tressette-four-end-at-once = Sofort
option-tressette-four-decima = Zehn einer Farbe gewinnen
option-tressette-four-rounding = Übrige Drittelpunkte
option-tressette-four-rounding-floor = Verfallen
option-tressette-four-rounding-carry = Zählen im nächsten Spiel
option-tressette-four-look-back = Alte Stiche ansehen
option-tressette-four-look-back-last = Nur den letzten
option-tressette-four-look-back-none = Nicht erlaubt
option-tressette-four-look-back-all = Alle
option-tressette-four-deck-faces = Kartenbilder
option-tressette-four-deck-faces-french = Französisch
option-tressette-four-deck-faces-italian = Italienisch
