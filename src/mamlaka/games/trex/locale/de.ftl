## Why something cannot be done

must-discard-penalty = Du kannst { $suit } nicht bedienen, also musst du eine Strafkarte abwerfen: { $cards }.
no-diamond-lead = Zum ersten Stich darfst du kein Karo ausspielen. Spielbar: { $cards }.
no-heart-lead = Solange du eine andere Farbe hast, darfst du kein Herz ausspielen. Spielbar: { $cards }.
cannot-appeal = Mit diesem Blatt darfst du keinen Einspruch erheben.

## Seats and cards

badge-king = König

## Contracts

# Unsure: the German article calls it "Sammlungen", a literal translation; players of such games say "Stiche".
contract-slaps = Stiche
contract-trex = Trex
contract-complex = Complex
contract-replay = Neu geben
contract-keep = Gelten lassen
also-contract-queens = Mädchen
also-contract-king = König, Herzkönig
also-contract-diamonds = Karos, Eckstein
also-contract-slaps = Sammlungen, Sammlung
also-contract-trex = Trix, Ticks
also-contract-complex = Komplex

## Ways to play that have a name

preset-trex-classic = Klassisch
preset-trex-lone-ace = Einzelnes Ass
preset-trex-all-slaps = Alle Stiche
preset-trex-wide-appeal = Mehr Einspruch
preset-trex-drawn-king = Gezogener König
preset-trex-partners = Partner
preset-trex-partners-worst = Partner, Schlusslicht verliert
preset-trex-combination = Kombination
preset-trex-complex = Complex
preset-trex-old-scores = Alte Zählweise

## The table

headline-kingdom = Königreich { $round } von 4, Spiel { $deal }
mark-blanket = Decke
mark-pillow = Kissen
mark-doubled = { $who ->
    [you] von dir verdoppelt
   *[other] von { $seat } verdoppelt
}

## What happens

news-appeal = { $who ->
    [you] Du erhebst Einspruch. Es wird neu gegeben.
   *[other] { $seat } erhebt Einspruch. Es wird neu gegeben.
}
news-first-king = { $who ->
    [you] Du zeigst { $cards } und bekommst das erste Königreich.
   *[other] { $seat } zeigt { $cards } und bekommt das erste Königreich.
}
news-contract = { $who ->
    [you] Du wählst { $name }.
   *[other] { $seat } wählt { $name }.
}
news-redeal = { $choice ->
    [replay] { $who ->
        [you] Du lässt neu geben.
       *[other] { $seat } lässt neu geben.
    }
   *[keep] { $who ->
        [you] Du lässt das Spiel gelten.
       *[other] { $seat } lässt das Spiel gelten.
    }
}

## A deal is over

void-appeal = es gab Einspruch
void-slam = jemand machte alle dreizehn Stiche und ließ neu geben
void-jacks = jemand war fertig, bevor alle vier Buben lagen
ledger-doubled = { $whom ->
    [self] { $seat } { $points }: { $cards } verdoppelt und selbst kassiert
    [you] { $seat } { $points }: { $cards } kassiert, von dir verdoppelt
   *[other] { $seat } { $points }: { $cards } kassiert, von { $other } verdoppelt
}
ledger-doubler = { $whom ->
    [you] { $seat } { $points }: { $cards } verdoppelt, von dir kassiert
   *[other] { $seat } { $points }: { $cards } verdoppelt, von { $other } kassiert
}

## The score sheet

sheet-kingdom = Königreich { $number }: { $seat }

## Questions and help

## Why a bot decided as it did: the tactics of Trex

rule-trex-1 = Spiel deine kürzeste Farbe an, damit du darin bald blank bist.
rule-trex-3 = Eine Farbe, die die Gegenseite angespielt hat, um darin blank zu werden, spielst du nicht nach.
rule-trex-4 = Wer eine Zwei oder Drei spielt, ist in der Farbe fast blank. Spiel sie nicht an, sonst wird darauf abgeworfen.
rule-trex-5 = Dein Gegenüber hat nur noch Karten, die Stiche machen: Übernimm das Ausspiel.
rule-trex-6 = Spiel keine Farbe an, die sonst niemand mehr hat (sie ist Tlata’shawy): Der Stich gehört sonst dir.
rule-trex-7 = Tafreesh: Bring ans Ausspiel, wer nur noch Stiche machen kann, und behalte selbst eine Karte, mit der du es wieder loswirst.
rule-trex-8 = Von gleich guten Kontrakten in dieser Reihenfolge: Trex, Herz-König, Damen, Stiche, Karo.
rule-trex-9 = Im Partnerspiel sind zwei Damen zum Verdoppeln mehr wert als der Herz-König.
rule-trex-10 = Der Herz-König ist gut genug gedeckt, um ihn zu wählen und zu verdoppeln.
rule-trex-11 = Ohne den Herz-König wählst du diesen Kontrakt nur, wenn alle anderen sehr riskant sind, mit hohen Herzen und kleinen Karten in den anderen Farben.
rule-trex-12 = Viele Herzen ergeben ein gutes Blatt für den Herz-König.
rule-trex-13 = Die ganze Strafe trifft einen einzigen Platz, am ehesten den mit dem ungedeckten Herz-König.
rule-trex-14 = Mit Herz treibst du den Herz-König aus einem anderen Blatt heraus.
rule-trex-15 = Wirf den Herz-König ab, wenn der Stich an die Gegenseite geht.
rule-trex-16 = Du hast mehr Herzen als alle anderen zusammen: Spiel sie aus, bis sonst niemand mehr eins hat, dann die höchsten Karten der anderen Farben, dann eine kleine.
rule-trex-17 = Nur das Herz-Ass fehlt noch, es muss also auf den König fallen.
rule-trex-18 = Der Herz-König sitzt in Hinterhand: Spiel kein Herz an, bevor dein Gegenüber es getan hat, und zwar ohne das Ass.
rule-trex-19 = Dein Gegenüber hat diese Farbe angespielt: Spiel sie von oben nach, bis dein Gegenüber darin blank ist.
rule-trex-20 = Dein Gegenüber ist in dieser Farbe blank: Spiel hohe Karten, damit dort weiter abgeworfen werden kann.
rule-trex-21 = Zieh mit einem Herz das Ass heraus: Dein Gegenüber kann den König darunter loswerden.
rule-trex-22 = Ass und König einer Farbe, deren Dame noch draußen ist, würden diese Dame kassieren.
rule-trex-23 = Damen, die du verdoppeln kannst, ergeben ein gutes Blatt für den Kontrakt Damen.
rule-trex-24 = Eine Dame in deinem Blatt kann sonst niemand verdoppeln: Sie behält ihr Kissen und bekommt keine Decke.
rule-trex-25 = Kassiere eine einfache Dame, die mit dem Kissen, dann bleibt den anderen die unter der Decke.
rule-trex-27 = Deine Dame ist gut gedeckt: Kleine Karten ihrer Farbe locken andere in den Tafreesh.
rule-trex-28 = Zu diesem Blatt passt kein anderer Kontrakt, und die Strafe für Karo verteilt sich auf alle.
rule-trex-29 = Niedrige Karos und kleine Karten in den anderen Farben ergeben ein gutes Blatt für Karo.
rule-trex-30 = Ein oder zwei ganz niedrige Karos sind so gut wie keins.
rule-trex-31 = Spiel eine Karte, die Punkte kostet, nur aus, wenn jemand anders sie nehmen muss.
rule-trex-32 = Behalte ein mittleres Karo, um deinem Gegenüber aus der Klemme zu helfen.
rule-trex-33 = Dein Gegenüber hat Karo gewählt und wird es selbst anspielen.
rule-trex-34 = Spiel ein oder zwei mittlere Karos aus, solange andere sie nehmen müssen.
rule-trex-35 = Kleine Karten in allen Farben ergeben ein gutes Blatt für den Kontrakt Stiche.
rule-trex-36 = Im Partnerspiel ist ein kleines Blatt nichts für den Kontrakt Stiche: Ist auch dein Partner schwach, bleiben deine wenigen hohen Karten am Ausspiel hängen.
rule-trex-37 = Überlass einen frühen, billigen Stich der Gegenseite, aber nimm ihn deinem Gegenüber ab.
rule-trex-38 = Spät im Kontrakt Stiche: Nimm diesen Stich mit Absicht mit einer hohen Karte und bring dann mit einer kleinen ans Ausspiel, wer nur noch Stiche machen kann.
rule-trex-39 = Eine hohe Karte ohne kleinere in ihrer Farbe macht früher oder später einen Stich. Spiel sie früh.
rule-trex-40 = Dein Gegenüber ist in dieser Farbe blank und kann darauf hohe Karten abwerfen, auch wenn sie Tlata’shawy ist.
rule-trex-41 = Hohe und mittlere Karten, Folgen und Blöcke wie 7-6-5 ohne kleinere Karten der Farbe ergeben ein gutes Blatt für Trex.
rule-trex-42 = Zweien, und ein wenig auch Asse, sind bei Trex eine Last, und dieses Blatt hat wenige.
rule-trex-43 = Eine Farbe, in der dir die mittleren Karten fehlen, bestimmen die anderen.
rule-trex-44 = Ein Bube ohne seine Nachbarn in deinem Blatt öffnet die Reihe nur für andere.
rule-trex-45 = Zehn, Bube und Dame einer Farbe in einem Blatt sind der beste Start.
rule-trex-46 = In dieser Farbe wartet eine Zwei, deine oder die deines Gegenübers.
rule-trex-47 = Wenn eine Karte schon anderen helfen muss, dann in deiner längsten Farbe.
rule-trex-48 = Halte Karten zurück, auf die andere warten, manchmal sogar eine, die du oder dein Gegenüber braucht: Dann müssen sie spielen, worauf du wartest.
rule-trex-49 = Jemand ist gleich fertig: Gib dort keine Karte frei.
rule-trex-50 = Geh kein Risiko ein, solange dein Gegenüber nicht vorn liegt: Platz zwei und drei sind zusammen so viel wert wie Platz eins und vier.
rule-trex-51 = Verschwende den einzigen Kontrakt mit Pluspunkten nicht an ein schlechtes Blatt.
rule-trex-52 = Wenn du eine Farbe öffnen musst, dann für jemanden, der passt und noch die meisten Karten hat.
rule-trex-60 = Das Blatt ist schlecht genug für einen Einspruch.
rule-trex-61 = Dieses Ausspiel kostet wahrscheinlich wenig: Andere übernehmen es, oder der Stich ist billig.
rule-trex-62 = Der Stich kostet nichts: Wirf eine hohe Karte hinein.
rule-trex-64 = Diese Karte kostet wahrscheinlich wenig: Sie macht den Stich nicht, andere müssen sie schlagen, oder der Stich ist billig.
rule-trex-65 = Die Strafkarte liegt sicher unter einer höheren.
rule-trex-66 = Wirf deine teuerste Karte ab, wenn der Stich an die Gegenseite geht.
rule-trex-67 = Eine hohe Karte ohne kleine in ihrer Farbe macht später einen Stich.
rule-trex-68 = Diese Karte macht den Weg für andere in deinem Blatt frei.
rule-trex-69 = Diese Karte öffnet wenig: Dame, König, Drei oder eine Karte, deren übernächste du hast.
rule-trex-70 = Mit dem Herz-König im Blatt spielst du kein Herz an.
rule-trex-71 = Die Dame ist mit kleinen Karten gut gedeckt, du kannst sie verdoppeln.
rule-trex-72 = Diese Karte hilft sonst niemandem.
rule-trex-73 = Dein Gegenüber macht den Stich ohnehin: Gib deine höchste Karte dazu.
rule-trex-74 = Du hast keine hohe Karte, die eine Dame kassieren würde.
rule-trex-75 = Nach grober Schätzung der Punkte ist das die beste Karte.
rule-trex-76 = In Millionen Übungsspielen hat sich eine solche Karte in einer solchen Lage am besten bewährt.
rule-trex-77 = Ein kleines Blatt ohne das Herz-Ass bekommt den Herz-König selten.
rule-trex-78 = Mit vier Herzen kannst du den Herz-König verdoppeln: Nimmst du ihn selbst, kostet er nicht mehr.

## Page: the home page

game-about-trex = Der Klassiker aus dem Café: vier am Tisch, zwanzig Spiele, und in jedem Königreich wählt der König die Kontrakte.
game-standard-trex = Alle gegen alle, fünf Kontrakte in jedem Königreich, mit Verdoppeln.
game-trex = Trex

## Page: questions and answers

call-appeal = Einspruch!
call-contract = { $name }
call-redeal = { $choice ->
    [replay] neu geben!
   *[keep] das gilt!
}
ask-contract = Dein Königreich: Wähle einen Kontrakt.
ask-redeal = Du darfst neu geben lassen.
ask-appeal = Du darfst Einspruch erheben.
say-appeal = Einspruch

## Ways to play that have a name

about-preset-trex-classic = Die üblichsten Regeln.
about-preset-trex-lone-ace = Auch ein einzelnes Herz-Ass erlaubt Einspruch, und Trex wird neu gegeben, wenn jemand fertig ist, bevor alle Buben liegen.
about-preset-trex-all-slaps = Wer beim Kontrakt Stiche alle dreizehn macht, darf das Spiel wiederholen lassen.
about-preset-trex-wide-appeal = Der Herz-König mit nur einem weiteren Herz erlaubt Einspruch.
about-preset-trex-drawn-king = Die höchste gezogene Karte bringt das erste Königreich, es geht im Uhrzeigersinn, und niemand darf Einspruch erheben.
about-preset-trex-partners = Zwei gegen zwei; die Punkte beider Partner werden zusammengezählt.
about-preset-trex-partners-worst = Zwei gegen zwei; es verliert die Seite mit dem schlechtesten Einzelergebnis.
about-preset-trex-combination = Der König darf von den ersten vier Kontrakten beliebig viele zusammen spielen.
about-preset-trex-complex = Die ersten vier Kontrakte in einem Spiel, dazu Trex: insgesamt acht Spiele.
about-preset-trex-old-scores = Strafen sind Pluspunkte, und wer am wenigsten hat, gewinnt; Strafkarten müssen abgeworfen werden; es wird nicht verdoppelt.

## Options

about-option-trex-first-king = Wem das erste Königreich gehört: wer die Herz-Sieben hat oder wer die höchste Karte zieht.
about-option-trex-direction = Es wird gegen den Uhrzeigersinn (nach rechts) oder im Uhrzeigersinn (nach links) gespielt; so wandern auch die Königreiche.
about-option-trex-kingdom-order = Die Reihenfolge der Könige. next: König wird immer der nächste Platz. right_right_across_rest: der erste König, der nächste Platz, der Platz gegenüber von diesem, der letzte Platz.
about-option-trex-contract-choice = free: Der König wählt die Kontrakte. Sonst hat jedes Königreich eine feste Liste: alle fünf Kontrakte in einer bestimmten Reihenfolge (bei mode=complex4: complex und trex).
about-option-trex-mode = single: ein Kontrakt pro Spiel. combination: Der König darf von den ersten vier beliebig viele zusammen spielen. complex4: die ersten vier zusammen in einem Spiel, dazu Trex.
about-option-trex-doubling = Du darfst den Herz-König (beim Kontrakt Herz-König) und die Damen (beim Kontrakt Damen) verdoppeln, wenn du sie hast.
about-option-trex-doubling-reveal = Was verdoppelt ist, wird gemeinsam aufgedeckt, wenn alle geantwortet haben, oder reihum angesagt; der König beginnt.
about-option-trex-own-double = Wie oft man für eine Karte zahlt, die man selbst verdoppelt hat und selbst kassiert.
about-option-trex-kh-appeal = Die Herzen, die beim Kontrakt Herz-König Einspruch erlauben: K ist der König allein, A das Ass allein, KA genau diese beiden, Kx der König mit genau einem weiteren Herz.
about-option-trex-kh-appeal-show = Wer beim Kontrakt Herz-König Einspruch erhebt, zeigt das ganze Blatt. Bei Trex wird es immer gezeigt, denn der Einspruch verrät schon vier Karten.
about-option-trex-appeal-who = Ob auch der König Einspruch erheben darf.
about-option-trex-trex-redeal = Mit vier Zweien, oder mit drei Zweien und der Drei der vierten Farbe, darfst du bei Trex Einspruch erheben.
about-option-trex-slam-replay = Ob das Spiel wiederholen lassen darf, wer beim Kontrakt Stiche alle dreizehn macht: mit demselben Kontrakt oder mit einem beliebigen, der noch übrig ist.
about-option-trex-jacks-replay = Ob Trex neu gegeben wird, wenn jemand fertig ist, bevor alle vier Buben liegen.
about-option-trex-queens-face-up = Wer beim Kontrakt Damen eine Dame kassiert, legt sie offen vor sich hin.
about-option-trex-diamonds-face-up = Wer beim Kontrakt Karo ein Karo kassiert, legt es offen vor sich hin.
about-option-trex-forced-penalty-discard = Wer nicht bedienen kann, muss eine Strafkarte des Kontrakts abwerfen, falls eine da ist.
about-option-trex-values-swapped = Ein Karo kostet 15 und ein Stich 10, statt 10 und 15.
about-option-trex-score-sign = reversed: Strafen stehen als Plus auf dem Zettel und Trex als Minus, und wer am wenigsten hat, gewinnt.
about-option-trex-partnership = Wer sich gegenübersitzt, spielt zusammen.
about-option-trex-partnership-scoring = sum: Es gewinnt die Seite mit der höheren Summe. worst_loses: Es verliert die Seite mit dem schlechtesten Einzelergebnis.
about-option-trex-expose-twos = Bei Trex mit Partnern werden alle Zweien im Blatt offen hingelegt, wenn alle einmal dran waren.
about-option-trex-early-end = Ein Spiel endet, sobald keine Strafe mehr zu holen ist. Am Ergebnis ändert das nichts.
about-option-trex-lead-ban = Karten, die du nicht ausspielen darfst: Karo zum ersten Stich eines Spiels mit dem Kontrakt Karo oder Herz in einem Spiel mit dem Kontrakt Herz-König, solange du eine andere Farbe hast.
about-option-trex-partner-picks-up-late = Wer dem König gegenübersitzt, nimmt das Blatt erst auf, wenn der Kontrakt gewählt ist.
about-option-trex-look-back = Welche fertigen Stiche des Spiels du noch einmal ansehen darfst.

## Score keeper

keeper-section-trex = Königreich { $number }
keeper-owner-trex = König: { $name }
keeper-first-owner-trex = Wem gehört das erste Königreich?
keeper-option-trex-mode = Kontrakte in einem Spiel
keeper-value-trex-mode-single = einer
keeper-value-trex-mode-combination = beliebige der ersten vier
keeper-value-trex-mode-complex4 = die ersten vier zusammen
keeper-option-trex-doubling = Verdoppeln
keeper-option-trex-partnership = Partner
keeper-option-trex-partnership-scoring = Es gewinnt die Seite
keeper-value-trex-partnership-scoring-sum = mit der höheren Summe
keeper-value-trex-partnership-scoring-worst-loses = ohne das schlechteste Ergebnis
keeper-option-trex-values-swapped = Karo 15, Stich 10
keeper-option-trex-score-sign = Strafen sind
keeper-value-trex-score-sign-normal = Minuspunkte
keeper-value-trex-score-sign-reversed = Pluspunkte
keeper-option-trex-kingdom-order = Reihenfolge der Könige
keeper-value-trex-kingdom-order-next = reihum
keeper-value-trex-kingdom-order-right-right-across-rest = der vierte vor dem dritten

## Learn

learn-trex-about = Vier spielen mit je dreizehn Karten. In den meisten Spielen versuchst du, bestimmte Karten oder Stiche zu vermeiden, denn sie kosten Punkte. Bei Trex bekommst du umso mehr Punkte, je früher du deine Karten loswirst.
learn-trex-kingdom = Eine Partie besteht aus vier Königreichen; alle am Tisch sind einmal König. Der König sieht sich sein Blatt an, wählt einen Kontrakt und spielt aus. In jedem Königreich kommen alle { $count } Kontrakte einmal dran.
learn-trex-late-partner = Wer mit dem König zusammenspielt, nimmt seine Karten erst auf, wenn der Kontrakt gewählt ist.
learn-trex-first-draw = Alle ziehen eine Karte. Wer die höchste hat, ist erster König.
learn-trex-first-holder = Erster König ist, wer die { $card } hat.
learn-trex-turns-ccw = Gespielt wird rechtsherum.
learn-trex-turns-cw = Gespielt wird linksherum.
learn-trex-next-king = Nach jedem Königreich ist der nächste Platz König.
learn-trex-next-king-crosswise = Zweiter König ist der nächste Platz, dritter dessen Gegenüber, vierter der Platz, der übrig bleibt.
learn-trex-fixed = An diesem Tisch kommen die Kontrakte in fester Reihenfolge.
learn-trex-taken = Kreuz wurde ausgespielt. Jemand hat kein Kreuz und wirft die Herz-Dame ab. Dein Kreuz-König ist das höchste Kreuz: Du machst den Stich und zahlst für die Dame.
learn-trex-win = Wer nach vier Königreichen die meisten Punkte hat, gewinnt.
learn-trex-win-lowest = An diesem Tisch werden Strafen als Pluspunkte aufgeschrieben. Wer nach vier Königreichen am wenigsten hat, gewinnt.
learn-trex-win-partners = Du und dein Gegenüber spielt zusammen. Nach vier Königreichen gewinnt die Seite mit der höheren Summe.
learn-trex-win-partners-lowest = Du und dein Gegenüber spielt zusammen. Strafen werden als Pluspunkte aufgeschrieben, und nach vier Königreichen gewinnt die Seite mit der niedrigeren Summe.
learn-trex-win-worst = Du und dein Gegenüber spielt zusammen. Nach vier Königreichen verliert die Seite mit dem schlechtesten Einzelergebnis.
learn-trex-sets = Der König darf mehrere der ersten vier Kontrakte in einem Spiel zusammen spielen. Dann zählen ihre Strafen zusammen.
learn-trex-forced = Kannst du nicht bedienen, musst du eine Karte abwerfen, die Punkte kostet, wenn du eine hast.
learn-trex-king = Nimm den Herz-König nicht.
learn-trex-ban-hearts = Spiele kein Herz aus, solange du eine andere Farbe hast.
learn-trex-queens = Nimm keine Damen.
learn-trex-diamonds = Nimm keine Karos.
learn-trex-open-diamonds = Kassierte Karos liegen offen vor dem Platz, der sie genommen hat.
learn-trex-ban-diamonds = Zum ersten Stich darfst du kein Karo ausspielen, außer du hast nichts anderes.
learn-trex-slaps = Mach keine Stiche, egal was darin liegt.
learn-trex-slam-same = Wer alle Stiche macht, darf denselben Kontrakt neu geben lassen.
learn-trex-slam-any = Wer alle Stiche macht, darf neu geben lassen, mit irgendeinem Kontrakt, der noch übrig ist.
learn-trex-complex = Vier Kontrakte in einem Spiel: kein Herz-König, keine Damen, keine Karos, keine Stiche.
learn-trex-trex = Hier gibt es keine Stiche: Du legst deine Karten in Reihen auf den Tisch. Jede Farbe beginnt mit dem Buben. Von ihm aus wächst die Reihe Karte um Karte, nach unten bis zur Zwei und nach oben bis zum Ass. Passt eine deiner Karten, musst du eine anlegen. Passt keine, setzt du aus; das nennt man passen.
learn-trex-jacks = Ist jemand fertig, bevor alle vier Buben liegen, wird das Spiel wiederholt.
learn-trex-twos = Waren alle einmal dran, werden die Zweien in allen Blättern aufgedeckt.
learn-trex-layout = { $count ->
    [one] Von deinen Karten passt nur { $cards }.
   *[other] Von deinen Karten passen { $cards }.
}
learn-trex-doubling-title = Verdoppeln
learn-trex-doubling = Bevor ausgespielt wird, darfst du den Herz-König oder eine Dame verdoppeln, wenn du sie hast und sie in diesem Spiel Punkte kostet. Die Karte liegt dann offen vor dir; gespielt wird sie wie jede andere. { $count ->
    [2] Kassierst du sie selbst, zahlst auch du das Doppelte.
   *[other] Kassierst du sie selbst, zahlst du nur den einfachen Preis.
}
learn-trex-doubling-simultaneous = Alle Verdopplungen werden zugleich gezeigt, sobald alle geantwortet haben.
learn-trex-doubling-in-turn = Verdoppelt wird der Reihe nach; der König fängt an.
learn-trex-doubled-taken = Du kassierst sie verdoppelt
learn-trex-doubled-given = Du hast sie verdoppelt, jemand anders kassiert sie
learn-trex-word-kingdom = Königreich, König
learn-trex-word-kingdom-is = Ein Königreich sind alle Spiele, in denen am selben Platz der Kontrakt gewählt wird. Wer dort sitzt, ist der König. Mit den Königen unter den Karten hat das nichts zu tun.
learn-trex-word-appeal = Einspruch
learn-trex-appeal = Neue Karten verlangen, bevor die erste gespielt ist. Du wirst gefragt, wenn dein Blatt das erlaubt.
learn-trex-shows-hand = Dabei wird das ganze Blatt gezeigt.
learn-trex-hides-hand = Das Blatt wird dabei nicht gezeigt.
learn-trex-shows-hand-twos = Das ganze Blatt wird nur bei Trex gezeigt.
learn-trex-no-king-appeals = Der König darf keine neuen Karten verlangen.
learn-trex-appeal-k = Bei Herz-König: Der König ist dein einziges Herz.
learn-trex-appeal-a = Bei Herz-König: Das Ass ist dein einziges Herz.
learn-trex-appeal-ka = Bei Herz-König: König und Ass sind deine einzigen Herzen.
learn-trex-appeal-kx = Bei Herz-König: Du hast den König und nur ein weiteres Herz.
learn-trex-appeal-twos = Bei Trex: Du hast alle vier Zweien, oder drei Zweien und die Drei der vierten Farbe.
learn-trex-word-lies = Decke, Kissen
learn-trex-lies = Wer eine Dame kassiert, legt sie offen vor sich hin. Auf einer verdoppelten Dame liegt eine Karte, die Decke. Unter jeder anderen liegt eine, das Kissen.
learn-trex-lies-pillow = Wer eine Dame kassiert, legt sie offen vor sich hin, auf eine Karte, die ihr Kissen heißt.
learn-trex-word-tafreesh = Tafreesh
learn-trex-word-tafreesh-is = Eine Falle: Du bist am Ausspiel und hast nur hohe Karten, also musst du Stich um Stich machen. Behalte eine kleine Karte, um wieder herauszukommen.
learn-trex-word-tlatashawy = Tlata’shawy
learn-trex-word-tlatashawy-is = Eine Karte, deren Farbe sonst niemand mehr hat. Spielst du sie aus, gehört der Stich dir.
learn-trex-tip-crown = Die Krone zeigt den König dieses Königreichs. Er wählt in jedem Spiel den Kontrakt und spielt zum ersten Stich aus.
learn-trex-tip-choose = Das ist dein Königreich: Wähle einen Kontrakt, der zu deinem Blatt passt. Kleine Karten sind gut, wenn es Strafen gibt, hohe und mittlere für Trex.
learn-trex-tip-king = Nur eine Karte kostet Punkte: der Herz-König. Hast du ihn, wirf ihn ab, sobald du nicht bedienen kannst.
learn-trex-tip-queens = Nur die Damen kosten Punkte. Vorsicht mit Ass und König einer Farbe, deren Dame noch nicht gefallen ist.
learn-trex-tip-diamonds = Jedes Karo kostet Punkte. Kannst du nicht bedienen, wirf zuerst deine hohen Karos ab.
learn-trex-tip-slaps = Jeder Stich kostet Punkte, egal was darin liegt. Spiel die höchste Karte, die ihn nicht macht.
learn-trex-tip-complex = Herz-König, Damen, Karos und Stiche: In diesem Spiel kostet alles Punkte. Bleib klein.
learn-trex-tip-trex = Jetzt gibt es Punkte: Werde deine Karten vor den anderen los. Die Buben eröffnen die Reihen.
learn-trex-tip-may-double = Du darfst eine Karte aus deinem Blatt verdoppeln. Geht sie an jemand anderen, kostet sie dort das Doppelte, und du bekommst ihren Wert. { $count ->
    [2] Kassierst du sie selbst, zahlst auch du das Doppelte.
   *[other] Kassierst du sie selbst, zahlst du wie sonst.
}
learn-trex-tip-doubled = Eine Karte ist verdoppelt. Sie liegt offen, und wer sie kassiert, zahlt doppelt, wenn es nicht die eigene ist.
learn-trex-tip-may-appeal = Dein Blatt erlaubt Einspruch: Du darfst neu geben lassen.
learn-trex-tip-appeal = Es gab Einspruch. Es wird neu gegeben, und derselbe König wählt noch einmal.
learn-trex-tip-play = Du bist dran: Tippe auf eine Karte, und noch einmal, um sie zu spielen. In Stichen musst du die ausgespielte Farbe bedienen, wenn du kannst.
learn-trex-tip-took = Du hast den Stich gemacht und spielst zum nächsten aus. Mit einer kleinen Karte wirst du das Ausspiel wieder los.
learn-trex-tip-passed = Keine deiner Karten passt, also setzt du aus. Sobald eine passt, musst du anlegen.
learn-trex-tip-scored = Das Spiel ist zu Ende: Es endet, sobald die übrigen Karten an den Punkten nichts mehr ändern. Der Punktezettel zeigt die Punkte jedes Kontrakts und Königreichs.

## Options by name

option-trex-first-king = Erstes Königreich
option-trex-first-king-seven-of-hearts = Die Herz-Sieben
option-trex-first-king-high-card-draw = Die höchste gezogene Karte
option-trex-direction = Spielrichtung
option-trex-direction-ccw = Nach rechts
option-trex-direction-cw = Nach links
option-trex-kingdom-order = Reihenfolge der Könige
option-trex-kingdom-order-next = Reihum
option-trex-kingdom-order-right-right-across-rest = Nebenan, gegenüber, Rest
option-trex-contract-choice = Wahl der Kontrakte
option-trex-contract-choice-free = Der König wählt
option-trex-contract-choice-king = Herz-König
option-trex-contract-choice-queens = Damen
option-trex-contract-choice-diamonds = Karo
option-trex-contract-choice-slaps = Stiche
option-trex-contract-choice-trex = Trex
option-trex-contract-choice-complex = Complex
option-trex-mode = Kontrakte in einem Spiel
option-trex-mode-single = Immer nur einer
option-trex-mode-combination = Beliebige der ersten vier zusammen
option-trex-mode-complex4 = Complex (die ersten vier zusammen)
option-trex-doubling = Verdoppeln
option-trex-doubling-reveal = Verdoppeln ansagen
option-trex-doubling-reveal-simultaneous = Alle gleichzeitig
option-trex-doubling-reveal-in-turn = Reihum
option-trex-own-double = Eigene verdoppelte Karte
option-trex-own-double-once = Kostet einfach
option-trex-own-double-twice = Kostet doppelt
option-trex-kh-appeal = Herzen, die Einspruch erlauben
option-trex-kh-appeal-none = Kein Einspruch
option-trex-kh-appeal-K = König allein
option-trex-kh-appeal-A = Ass allein
option-trex-kh-appeal-KA = Nur König und Ass
option-trex-kh-appeal-Kx = König und ein weiteres Herz
option-trex-kh-appeal-show = Bei Einspruch das Blatt zeigen
option-trex-appeal-who = Wer Einspruch erheben darf
option-trex-appeal-who-any = Alle
option-trex-appeal-who-not-king = Alle außer dem König
option-trex-trex-redeal = Einspruch mit Zweien bei Trex
option-trex-slam-replay = Alle dreizehn Stiche
option-trex-slam-replay-off = Das Spiel zählt
option-trex-slam-replay-same = Wiederholung, gleicher Kontrakt
option-trex-slam-replay-any = Wiederholung, freie Wahl
option-trex-jacks-replay = Fertig vor dem letzten Buben
option-trex-jacks-replay-off = Das Spiel zählt
option-trex-jacks-replay-first-out = Neu geben
option-trex-queens-face-up = Kassierte Damen offen
option-trex-diamonds-face-up = Kassierte Karos offen
option-trex-forced-penalty-discard = Strafkarten müssen abgeworfen werden
option-trex-values-swapped = Karo kostet 15, Stich 10
option-trex-score-sign = Schreibweise der Punkte
option-trex-score-sign-normal = Strafen sind Minuspunkte
option-trex-score-sign-reversed = Strafen sind Pluspunkte
option-trex-partnership = Partner
option-trex-partnership-scoring = Welche Seite gewinnt
option-trex-partnership-scoring-sum = Die mit der höheren Summe
option-trex-partnership-scoring-worst-loses = Die ohne das schlechteste Ergebnis
option-trex-expose-twos = Zweien werden aufgedeckt
option-trex-early-end = Vorzeitiges Spielende
option-trex-lead-ban = Verbotenes Ausspiel
option-trex-lead-ban-none = Keins
option-trex-lead-ban-diamonds-first-trick = Karo zum ersten Stich
option-trex-lead-ban-hearts-while-other-suit = Herz, solange es anders geht
option-trex-partner-picks-up-late = Partner nimmt spät auf
option-trex-look-back = Alte Stiche ansehen
option-trex-look-back-none = Nicht erlaubt
option-trex-look-back-last = Nur den letzten
option-trex-look-back-all = Alle
