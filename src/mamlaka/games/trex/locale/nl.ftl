### Dutch. The term sheet, the register and the marks are explained at the top of src/mamlaka/locale/nl/table.ftl.
###
### The contracts have the names of the Dutch game of “koningen” where it has them: Hartenheer, Vrouwen. The owner of a kingdom is its
### koning and the card is a heer, so that the two can't be confused. Tafreesh and tlata’shawy stay, because Dutch has no word for them.

## Why something cannot be done

must-discard-penalty = Je kunt { $suit } niet bekennen en moet dus een strafkaart afgooien: { $cards }.
no-diamond-lead = In de eerste slag mag je niet met ruiten uitkomen. Speel { $cards }.
no-heart-lead = Zolang je nog een andere kleur hebt, mag je niet met harten uitkomen. Speel { $cards }.
cannot-appeal = Met deze kaarten kun je geen bezwaar maken.

## Seats and cards

badge-king = koning

## Contracts

# Unsure: the Dutch game of “koningen” calls the contract without tricks “duiken”; “Slagen” says what costs points, as the others do.
contract-slaps = Slagen
contract-trex = Trex
contract-complex = Complex
contract-replay = Opnieuw delen
contract-keep = Ronde laten tellen
also-contract-queens = Dames, Meisjes
also-contract-king = Heer, Koning, Hartenkoning
also-contract-diamonds = Ruit
also-contract-slaps = Verzameling
also-contract-trex = Trix, Ticks
also-contract-complex = Complexe

## Ways to play that have a name

preset-trex-classic = Klassiek
preset-trex-lone-ace = Kale aas
preset-trex-all-slaps = Alle slagen
preset-trex-wide-appeal = Ruim bezwaar
preset-trex-drawn-king = Koning trekken
preset-trex-partners = Met partners
preset-trex-partners-worst = Partners, slechtste verliest
preset-trex-combination = Combineren
preset-trex-complex = Complex
preset-trex-old-scores = Oude telling

## The table

headline-kingdom = Koninkrijk { $round } van 4, ronde { $deal }
mark-blanket = deken
mark-pillow = kussen
mark-doubled = { $who ->
    [you] door jou verdubbeld
   *[other] verdubbeld door { $seat }
}

## What happens

news-appeal = { $who ->
    [you] Je maakt bezwaar. Er wordt opnieuw gedeeld.
   *[other] { $seat } maakt bezwaar. Er wordt opnieuw gedeeld.
}
news-first-king = { $who ->
    [you] Je toont { $cards } en krijgt het eerste koninkrijk.
   *[other] { $seat } toont { $cards } en krijgt het eerste koninkrijk.
}
news-contract = { $who ->
    [you] Je kiest { $name }.
   *[other] { $seat } kiest { $name }.
}
news-redeal = { $choice ->
    [replay] { $who ->
        [you] Je laat opnieuw delen.
       *[other] { $seat } laat opnieuw delen.
    }
   *[keep] { $who ->
        [you] Je laat de ronde tellen.
       *[other] { $seat } laat de ronde tellen.
    }
}

## A deal is over

void-appeal = er is bezwaar gemaakt
void-slam = een speler haalde alle dertien slagen en liet opnieuw delen
void-jacks = een speler was uit voordat alle vier de boeren op tafel lagen
ledger-doubled = { $whom ->
    [self] { $seat } { $points }: { $cards } verdubbeld en zelf gehaald
    [you] { $seat } { $points }: { $cards } gehaald, door jou verdubbeld
   *[other] { $seat } { $points }: { $cards } gehaald, verdubbeld door { $other }
}
ledger-doubler = { $whom ->
    [you] { $seat } { $points }: { $cards } verdubbeld, door jou gehaald
   *[other] { $seat } { $points }: { $cards } verdubbeld, gehaald door { $other }
}

## The score sheet

sheet-kingdom = Koninkrijk { $number }: { $seat }

## Questions and help

## Why a bot decided as it did: the tactics of Trex

rule-trex-1 = Kom uit in je kortste kleur: die ben je dan snel kwijt.
rule-trex-3 = Help een tegenstander niet in een kleur waarin die uitkwam om ze kwijt te raken.
rule-trex-4 = Wie een twee of een drie speelt, heeft bijna niets meer in die kleur. Kom er niet in uit, anders kan die speler afgooien.
rule-trex-5 = Je partner heeft alleen nog kaarten die winnen: haal zelf de slag.
rule-trex-6 = Kom niet uit in een kleur die niemand anders nog heeft (tlata’shawy): dan is de slag voor jou.
rule-trex-7 = Tafreesh: laat de slag aan een speler met alleen maar winnende kaarten, en bewaar een kaart waarmee je er zelf onderuit komt.
rule-trex-8 = Bij even goede contracten: eerst Trex, dan Hartenheer, Vrouwen, Slagen en Ruiten.
rule-trex-9 = Met een partner zijn twee vrouwen die je kunt verdubbelen meer waard dan de hartenheer.
rule-trex-10 = De hartenheer is goed genoeg gedekt om dit contract te kiezen en hem te verdubbelen.
rule-trex-11 = Kies dit contract zonder de hartenheer alleen als alle andere erg riskant zijn, met hoge harten en lage kaarten in de andere kleuren.
rule-trex-12 = Met veel harten is Hartenheer een goede keuze.
rule-trex-13 = De hele straf is voor één speler, waarschijnlijk voor wie de hartenheer kaal heeft.
rule-trex-14 = Met harten jaag je de hartenheer bij een ander eruit.
rule-trex-15 = Gooi de hartenheer af op een slag van een tegenstander.
rule-trex-16 = Je hebt meer harten dan alle anderen samen: speel ze uit tot niemand er nog een heeft, daarna je hoogste kaarten in de andere kleuren, en dan een lage.
rule-trex-17 = Alleen de hartenaas is er nog, en die moet op de heer vallen.
rule-trex-18 = Wie de hartenheer heeft, speelt als laatste: kom pas met harten uit als je partner dat heeft gedaan en de aas niet blijkt te hebben.
rule-trex-19 = Je partner kwam in die kleur uit: speel de kleur van hoog naar laag terug, dan is je partner er snel doorheen.
rule-trex-20 = Je partner is die kleur kwijt: kom uit met hoge kaarten, dan kan je partner blijven afgooien.
rule-trex-21 = Kom met harten uit om de aas eruit te halen: je partner kan de heer eronder kwijt.
rule-trex-22 = De aas en de heer van een kleur waarvan de vrouw nog niet is gespeeld, halen die vrouw binnen.
rule-trex-23 = Met vrouwen die je kunt verdubbelen is Vrouwen een goede keuze.
rule-trex-24 = Een vrouw in je eigen hand kan niemand anders verdubbelen: ze houdt haar kussen en krijgt geen deken.
rule-trex-25 = Haal een gewone vrouw met haar kussen, dan zitten de anderen met de vrouw onder de deken.
rule-trex-27 = Je vrouw is goed gedekt: met lage kaarten van haar kleur breng je anderen in tafreesh.
rule-trex-28 = Geen ander contract past bij deze kaarten, en de straf voor ruiten wordt verdeeld.
rule-trex-29 = Met lage ruiten en lage kaarten in de andere kleuren is Ruiten een goede keuze.
rule-trex-30 = Een of twee heel lage ruiten zijn net zo goed als geen.
rule-trex-31 = Kom alleen met een strafkaart uit als een ander hem moet halen.
rule-trex-32 = Bewaar een middelhoge ruiten om je partner mee te redden.
rule-trex-33 = Je partner koos Ruiten en zal er zelf mee uitkomen.
rule-trex-34 = Kom uit met een of twee middelhoge ruiten zolang anderen ze moeten halen.
rule-trex-35 = Met lage kaarten in alle kleuren is Slagen een goede keuze.
rule-trex-36 = Met een partner zijn lage kaarten niet geschikt voor Slagen: heeft je partner ze ook, dan blijf je met je paar hoge kaarten aan slag.
rule-trex-37 = Gun een tegenstander een vroege, goedkope slag, maar neem hem over van je partner.
rule-trex-38 = Laat in Slagen: haal deze slag met opzet met een hoge kaart en laat de volgende met een lage aan een speler met alleen maar winnende kaarten.
rule-trex-39 = Een hoge kaart zonder lagere in die kleur wint vroeg of laat. Speel hem vroeg.
rule-trex-40 = Je partner is die kleur kwijt en kan er hoge kaarten op afgooien, zelfs als de kleur tlata’shawy is.
rule-trex-41 = Met hoge en middelhoge kaarten, reeksen en blokken zoals 7-6-5 zonder lagere kaarten in die kleur is Trex een goede keuze.
rule-trex-42 = Tweeën, en in mindere mate azen, zitten in de weg bij Trex, en jij hebt er weinig.
rule-trex-43 = Anderen bepalen wat er gebeurt in een kleur waarvan je geen middelhoge kaarten hebt.
rule-trex-44 = Een boer waarvan je de buren niet hebt, opent een rij voor anderen.
rule-trex-45 = Tien, boer en vrouw van één kleur in één hand zijn het beste begin.
rule-trex-46 = Jouw twee, of die van je partner, wacht in die kleur.
rule-trex-47 = Moet je anderen toch helpen, doe dat dan in je langste kleur.
rule-trex-48 = Houd kaarten vast waarop anderen wachten, soms zelfs een die jij of je partner nodig heeft: dan moeten zij spelen waar jij op wacht.
rule-trex-49 = Een speler is bijna uit: maak daar de weg niet voor vrij.
rule-trex-50 = Neem geen risico zolang je partner niet voorligt: de tweede en derde plaats zijn samen net zoveel waard als de eerste en de laatste.
rule-trex-51 = Verspil het enige contract met pluspunten niet aan slechte kaarten.
rule-trex-52 = Moet je een kleur openen, doe dat dan voor een speler die past en nog de meeste kaarten heeft.
rule-trex-60 = De kaarten zijn slecht genoeg om bezwaar te maken.
rule-trex-61 = Deze kaart kost waarschijnlijk weinig: een ander gaat erover, of de slag is goedkoop.
rule-trex-62 = De slag kost niets: speel een hoge kaart.
rule-trex-64 = Deze kaart kost waarschijnlijk weinig: ze haalt de slag niet, een ander moet eroverheen, of de slag is goedkoop.
rule-trex-65 = De strafkaart gaat veilig weg onder een hogere kaart.
rule-trex-66 = Gooi je duurste kaart af op een slag van een tegenstander.
rule-trex-67 = Een hoge kaart zonder lage kaarten in die kleur haalt later een slag.
rule-trex-68 = Deze kaart maakt de weg vrij voor andere in je hand.
rule-trex-69 = Deze kaart opent weinig: een vrouw, een heer, een drie, of een kaart waarvan je de op een na volgende hebt.
rule-trex-70 = Kom niet met harten uit als je zelf de hartenheer hebt.
rule-trex-71 = De vrouw staat veilig boven lage kaarten, dus je kunt haar verdubbelen.
rule-trex-72 = Aan deze kaart heeft niemand anders iets.
rule-trex-73 = De slag is toch al voor je partner: speel je hoogste kaart bij.
rule-trex-74 = Je hebt geen hoge kaart die een vrouw binnenhaalt.
rule-trex-75 = Volgens een ruwe schatting van de punten is dit de beste kaart.
rule-trex-76 = In miljoenen oefenspellen bleek zo’n kaart in zo’n situatie de beste.
rule-trex-77 = Met lage kaarten en zonder de hartenaas haal je de hartenheer zelden binnen.
rule-trex-78 = Met vier harten kun je de hartenheer verdubbelen: haal je hem zelf binnen, dan kost hij niet meer.

## Page: the home page

game-about-trex = De klassieker uit het café: vier spelers, twintig rondes, en in elk koninkrijk kiest de koning de contracten.
game-standard-trex = Ieder voor zich, vijf contracten in elk koninkrijk, verdubbelen mag.
game-trex = Trex

## Page: questions and answers

call-appeal = bezwaar!
call-contract = { $name }
call-redeal = { $choice ->
    [replay] opnieuw delen!
   *[keep] de ronde telt
}
ask-contract = Jouw koninkrijk: kies een contract.
ask-redeal = Je mag opnieuw laten delen.
ask-appeal = Je mag bezwaar maken en om nieuwe kaarten vragen.
say-appeal = Bezwaar maken

## Ways to play that have a name

about-preset-trex-classic = De gebruikelijkste regels.
about-preset-trex-lone-ace = Ook een kale hartenaas geeft recht op bezwaar, en Trex wordt opnieuw gedeeld als een speler uit is voordat alle boeren op tafel liggen.
about-preset-trex-all-slaps = Wie bij Slagen alle dertien slagen haalt, mag de ronde laten overspelen.
about-preset-trex-wide-appeal = De hartenheer met één andere harten, welke ook, geeft recht op bezwaar.
about-preset-trex-drawn-king = Wie de hoogste kaart trekt, krijgt het eerste koninkrijk. Er wordt met de klok mee gespeeld en niemand kan bezwaar maken.
about-preset-trex-partners = Twee tegen twee; partners tellen hun punten op.
about-preset-trex-partners-worst = Twee tegen twee; het paar met de slechtste score van één speler verliest.
about-preset-trex-combination = De koning mag elke combinatie van de eerste vier contracten in één ronde spelen.
about-preset-trex-complex = De eerste vier contracten in één ronde, en Trex: acht rondes in totaal.
about-preset-trex-old-scores = Straf telt als pluspunten en het laagste totaal wint. Strafkaarten afgooien is verplicht en verdubbelen kan niet.

## Options

about-option-trex-first-king = Wie het eerste koninkrijk krijgt: de speler met hartenzeven, of wie de hoogste kaart trekt.
about-option-trex-direction = Beurten en koninkrijken gaan tegen de klok in (naar rechts) of met de klok mee (naar links).
about-option-trex-kingdom-order = De volgorde van de koningen. next: steeds de volgende speler. right_right_across_rest: de eerste koning, de volgende speler, de speler tegenover die, en de laatste.
about-option-trex-contract-choice = free: de koning kiest de contracten. Anders heeft elk koninkrijk een vaste lijst: alle vijf de contracten in een bepaalde volgorde (met mode=complex4: complex en trex).
about-option-trex-mode = single: één contract per ronde. combination: de koning mag elke combinatie van de eerste vier in één ronde spelen. complex4: de eerste vier samen in één ronde, en Trex.
about-option-trex-doubling = De hartenheer (bij Hartenheer) en de vrouwen (bij Vrouwen) die je zelf hebt, mag je verdubbelen.
about-option-trex-doubling-reveal = Wat verdubbeld is, wordt voor iedereen tegelijk bekend zodra alle antwoorden binnen zijn, of om de beurt gezegd, te beginnen bij de koning.
about-option-trex-own-double = Hoe vaak een speler betaalt voor een kaart die hij zelf heeft verdubbeld en zelf haalt.
about-option-trex-kh-appeal = Met welke harten je bij Hartenheer bezwaar mag maken: K is alleen de heer, A alleen de aas, KA precies die twee, Kx de heer en precies één andere harten.
about-option-trex-kh-appeal-show = Wie bij Hartenheer bezwaar maakt, laat de hele hand zien. Bij Trex gebeurt dat altijd, want het bezwaar verraadt al vier kaarten.
about-option-trex-appeal-who = Of ook de koning bezwaar mag maken.
about-option-trex-trex-redeal = Met vier tweeën, of met drie tweeën en de drie van de vierde kleur, mag je bij Trex bezwaar maken.
about-option-trex-slam-replay = Of wie bij Slagen alle dertien slagen haalt de ronde mag laten overspelen: met hetzelfde contract, of met elk contract dat nog over is.
about-option-trex-jacks-replay = Of Trex opnieuw wordt gedeeld als een speler uit is voordat alle vier de boeren op tafel liggen.
about-option-trex-queens-face-up = Bij Vrouwen liggen gehaalde vrouwen open voor de speler die ze heeft.
about-option-trex-diamonds-face-up = Bij Ruiten liggen gehaalde ruiten open voor de speler die ze heeft.
about-option-trex-forced-penalty-discard = Kun je niet bekennen, dan moet je een strafkaart van het contract afgooien als je er een hebt.
about-option-trex-values-swapped = Een ruiten kost 15 en een slag 10, in plaats van 10 en 15.
about-option-trex-score-sign = reversed: straf wordt als plus geschreven en Trex als min, en het laagste totaal wint.
about-option-trex-partnership = Wie tegenover elkaar zitten, zijn partners.
about-option-trex-partnership-scoring = sum: het paar met het hoogste totaal wint. worst_loses: het paar met de slechtste score van één speler verliest.
about-option-trex-expose-twos = Bij Trex met partners worden alle tweeën opengelegd zodra elke speler één keer aan de beurt is geweest.
about-option-trex-early-end = Een ronde stopt zodra er geen straf meer te halen is. Voor de score maakt dat niets uit.
about-option-trex-lead-ban = Waarmee je niet mag uitkomen: met ruiten in de eerste slag van een ronde waarin ruiten tellen, of met harten in een ronde waarin de hartenheer telt, zolang je een andere kleur hebt.
about-option-trex-partner-picks-up-late = De partner van de koning pakt de kaarten pas op als het contract gekozen is.
about-option-trex-look-back = Welke gespeelde slagen van de ronde je nog eens mag bekijken.

## Score keeper

keeper-section-trex = Koninkrijk { $number }
keeper-owner-trex = Koning: { $name }
keeper-first-owner-trex = Van wie is het eerste koninkrijk?
keeper-option-trex-mode = Contracten per ronde
keeper-value-trex-mode-single = één
keeper-value-trex-mode-combination = vrij uit de eerste vier
keeper-value-trex-mode-complex4 = de eerste vier samen
keeper-option-trex-doubling = Verdubbelen
keeper-option-trex-partnership = Partners
keeper-option-trex-partnership-scoring = Het winnende paar heeft
keeper-value-trex-partnership-scoring-sum = de hoogste som
keeper-value-trex-partnership-scoring-worst-loses = niet de slechtste score
keeper-option-trex-values-swapped = Ruiten 15, slagen 10
keeper-option-trex-score-sign = Straf telt als
keeper-value-trex-score-sign-normal = minpunten
keeper-value-trex-score-sign-reversed = pluspunten
keeper-option-trex-kingdom-order = Volgorde van de koningen
keeper-value-trex-kingdom-order-next = om de beurt
keeper-value-trex-kingdom-order-right-right-across-rest = de vierde vóór de derde

## Learn

learn-trex-about = Vier spelers krijgen elk dertien kaarten. In de meeste rondes probeer je bepaalde kaarten of slagen juist niet te halen, want die kosten punten. Bij Trex verdien je meer punten naarmate je je kaarten eerder kwijt bent.
learn-trex-kingdom = Een partij heeft vier koninkrijken, voor elke speler één. De eigenaar is de koning: die bekijkt de eigen kaarten, kiest een contract en komt uit. In een koninkrijk wordt elk van de { $count } contracten één keer gespeeld.
learn-trex-late-partner = De partner van de koning pakt de kaarten pas op als het contract is gekozen.
learn-trex-first-draw = Iedereen trekt een kaart. Wie de hoogste heeft, is de eerste koning.
learn-trex-first-holder = De eerste koning is de speler met { $card }.
learn-trex-turns-ccw = De beurt gaat naar rechts.
learn-trex-turns-cw = De beurt gaat naar links.
learn-trex-next-king = Na elk koninkrijk is de volgende speler koning.
learn-trex-next-king-crosswise = De tweede koning is de volgende speler, de derde wie daar tegenover zit, de vierde wie overblijft.
learn-trex-fixed = Aan deze tafel komen de contracten in een vaste volgorde.
learn-trex-taken = Klaver werd gevraagd. Eén speler heeft geen klaver en gooit hartenvrouw af. Jouw klaverheer is de hoogste klaver, dus jij haalt de slag en betaalt voor de vrouw.
learn-trex-win = Na vier koninkrijken wint het hoogste totaal.
learn-trex-win-lowest = Aan deze tafel telt straf als pluspunten. Na vier koninkrijken wint het laagste totaal.
learn-trex-win-partners = Wie tegenover je zit, is je partner. Na vier koninkrijken wint het paar met het hoogste totaal.
learn-trex-win-partners-lowest = Wie tegenover je zit, is je partner. Straf telt als pluspunten, en na vier koninkrijken wint het paar met het laagste totaal.
learn-trex-win-worst = Wie tegenover je zit, is je partner. Na vier koninkrijken verliest het paar met de slechtste score van één speler.
learn-trex-sets = De koning mag een paar van de eerste vier contracten samen in één ronde spelen. Dan telt alle straf ervan.
learn-trex-forced = Kun je niet bekennen, dan moet je een strafkaart afgooien als je er een hebt.
learn-trex-king = Haal de hartenheer niet.
learn-trex-ban-hearts = Kom niet met harten uit zolang je een andere kleur hebt.
learn-trex-queens = Haal geen vrouwen.
learn-trex-diamonds = Haal geen ruiten.
learn-trex-open-diamonds = Gehaalde ruiten liggen open voor de speler die ze heeft.
learn-trex-ban-diamonds = Kom in de eerste slag niet met ruiten uit, tenzij je niets anders hebt.
learn-trex-slaps = Haal geen slagen, wat er ook in zit.
learn-trex-slam-same = Haalt één speler alle slagen, dan mag die hetzelfde contract opnieuw laten delen.
learn-trex-slam-any = Haalt één speler alle slagen, dan mag die opnieuw laten delen, met een van de contracten die over zijn.
learn-trex-complex = Vier contracten in één ronde: haal geen hartenheer, geen vrouwen, geen ruiten en geen slagen.
learn-trex-trex = Hier zijn geen slagen: je legt je kaarten aan in rijen op tafel. Elke kleur begint met de boer. Vandaar groeit de rij met één kaart tegelijk, naar beneden tot de twee en naar boven tot de aas. Past een van je kaarten, dan moet je aanleggen. Past er geen, dan sla je een beurt over.
learn-trex-jacks = Is een speler uit voordat alle vier de boeren op tafel liggen, dan wordt de ronde overgespeeld.
learn-trex-twos = Als iedereen één keer aan de beurt is geweest, worden alle tweeën opengelegd.
learn-trex-layout = { $count ->
    [one] Van je kaarten past alleen { $cards }.
   *[other] Van je kaarten passen { $cards }.
}
learn-trex-doubling-title = Verdubbelen
learn-trex-doubling = Voordat er wordt uitgekomen, mag je de hartenheer of een vrouw in je hand verdubbelen, als die deze ronde punten kost. De kaart ligt dan open voor je, maar je speelt hem net als je andere kaarten. { $count ->
    [2] Haal je hem zelf, dan betaal je ook dubbel.
   *[other] Haal je hem zelf, dan betaal je alleen de gewone punten.
}
learn-trex-doubling-simultaneous = Alle verdubbelingen worden tegelijk getoond, als iedereen heeft geantwoord.
learn-trex-doubling-in-turn = Verdubbelen gaat om de beurt, te beginnen met de koning.
learn-trex-doubled-taken = Jij haalt een kaart die een ander heeft verdubbeld
learn-trex-doubled-given = Jij hebt verdubbeld, een ander haalt de kaart
learn-trex-word-kingdom = Koninkrijk, koning
learn-trex-word-kingdom-is = Een koninkrijk bestaat uit alle rondes waarin dezelfde speler het contract kiest. Die speler is de koning. Met de heren op de kaarten heeft dat niets te maken.
learn-trex-word-appeal = Bezwaar
learn-trex-appeal = Een verzoek om opnieuw te delen, vóór de eerste kaart. Je krijgt de vraag als je kaarten het toelaten.
learn-trex-shows-hand = Daarbij worden alle kaarten getoond.
learn-trex-hides-hand = De kaarten worden daarbij niet getoond.
learn-trex-shows-hand-twos = Alleen bij Trex worden daarbij alle kaarten getoond.
learn-trex-no-king-appeals = De koning mag geen bezwaar maken.
learn-trex-appeal-k = Bij Hartenheer: de hartenheer is je enige harten.
learn-trex-appeal-a = Bij Hartenheer: de hartenaas is je enige harten.
learn-trex-appeal-ka = Bij Hartenheer: de heer en de aas zijn je enige harten.
learn-trex-appeal-kx = Bij Hartenheer: je hebt de heer en precies één andere harten.
learn-trex-appeal-twos = Bij Trex: je hebt alle vier de tweeën, of drie tweeën en de drie van de vierde kleur.
learn-trex-word-lies = Deken, kussen
learn-trex-lies = Een gehaalde vrouw ligt open voor de speler die haar heeft. Op een verdubbelde vrouw ligt een kaart, de deken. Onder elke andere vrouw ligt een kaart, het kussen.
learn-trex-lies-pillow = Een gehaalde vrouw ligt open voor de speler die haar heeft, op een kaart die haar kussen heet.
learn-trex-word-tafreesh = Tafreesh
learn-trex-word-tafreesh-is = Een val: je bent aan de beurt om uit te komen en hebt alleen nog hoge kaarten, dus je moet slag na slag halen. Bewaar een lage kaart om eruit te komen.
learn-trex-word-tlatashawy = Tlata’shawy
learn-trex-word-tlatashawy-is = Een kaart van een kleur die niemand anders meer heeft. Kom je ermee uit, dan is de slag voor jou.
learn-trex-tip-crown = De kroon wijst de koning van dit koninkrijk aan. De koning kiest elke ronde het contract en komt als eerste uit.
learn-trex-tip-choose = Dit is jouw koninkrijk: kies een contract dat bij je kaarten past. Lage kaarten zijn goed voor de contracten met straf, hoge en middelhoge voor Trex.
learn-trex-tip-king = Eén kaart kost punten: de hartenheer. Heb jij hem, gooi hem dan af zodra je de gevraagde kleur niet hebt.
learn-trex-tip-queens = Alleen de vrouwen kosten punten. Pas op als je de aas of de heer hebt van een kleur waarvan de vrouw nog niet is gespeeld.
learn-trex-tip-diamonds = Elke ruiten kost punten. Heb je de gevraagde kleur niet, gooi dan eerst je hoge ruiten af.
learn-trex-tip-slaps = Elke slag kost punten, wat er ook in zit. Speel de hoogste kaart die de slag niet haalt.
learn-trex-tip-complex = Hartenheer, vrouwen, ruiten en slagen kosten deze ronde allemaal punten. Speel laag.
learn-trex-tip-trex = Nu verdien je punten: zorg dat je als eerste al je kaarten kwijt bent. De boeren openen de rijen.
learn-trex-tip-may-double = Je mag een kaart uit je hand verdubbelen. Haalt een ander hem, dan betaalt die dubbel en krijg jij de waarde ervan. { $count ->
    [2] Haal je hem zelf, dan betaal je ook dubbel.
   *[other] Haal je hem zelf, dan betaal je gewoon.
}
learn-trex-tip-doubled = Er is een kaart verdubbeld. Die ligt open, en een ander die hem haalt betaalt dubbel.
learn-trex-tip-may-appeal = Met deze kaarten mag je bezwaar maken en om nieuwe kaarten vragen.
learn-trex-tip-appeal = Er is bezwaar gemaakt. Dezelfde koning krijgt nieuwe kaarten en kiest opnieuw.
learn-trex-tip-play = Jij bent aan de beurt: tik op een kaart, en nog eens om die te spelen. In slagen moet je kleur bekennen als je kunt.
learn-trex-tip-took = Jij haalde de slag, dus jij komt uit in de volgende. Met een lage kaart kun je de beurt weer kwijtraken.
learn-trex-tip-passed = Geen van je kaarten past, dus je slaat een beurt over. Past er een, dan moet je aanleggen.
learn-trex-tip-scored = De ronde is afgelopen: ze eindigt zodra de overige kaarten niets meer aan de punten veranderen. Op het scoreblad staan de punten van elk contract en elk koninkrijk.

## Options by name

option-trex-first-king = Eerste koninkrijk
option-trex-first-king-seven-of-hearts = Hartenzeven
option-trex-first-king-high-card-draw = Hoogste getrokken kaart
option-trex-direction = Speelrichting
option-trex-direction-ccw = Naar rechts
option-trex-direction-cw = Naar links
option-trex-kingdom-order = Volgorde van de koningen
option-trex-kingdom-order-next = Om de beurt
option-trex-kingdom-order-right-right-across-rest = De volgende, de overbuur, de laatste
option-trex-contract-choice = Keuze van de contracten
option-trex-contract-choice-free = De koning kiest
option-trex-contract-choice-king = Hartenheer
option-trex-contract-choice-queens = Vrouwen
option-trex-contract-choice-diamonds = Ruiten
option-trex-contract-choice-slaps = Slagen
option-trex-contract-choice-trex = Trex
option-trex-contract-choice-complex = Complex
option-trex-mode = Contracten per ronde
option-trex-mode-single = Eén tegelijk
option-trex-mode-combination = Vrij uit de eerste vier
option-trex-mode-complex4 = Complex (de eerste vier tegelijk)
option-trex-doubling = Verdubbelen
option-trex-doubling-reveal = Verdubbelen bekendmaken
option-trex-doubling-reveal-simultaneous = Allemaal tegelijk
option-trex-doubling-reveal-in-turn = Om de beurt
option-trex-own-double = Je eigen verdubbelde kaart
option-trex-own-double-once = Kost één keer
option-trex-own-double-twice = Kost twee keer
option-trex-kh-appeal = Harten die recht geven op bezwaar
option-trex-kh-appeal-none = Geen bezwaar
option-trex-kh-appeal-K = Alleen de heer
option-trex-kh-appeal-A = Alleen de aas
option-trex-kh-appeal-KA = Heer en aas, verder niets
option-trex-kh-appeal-Kx = Heer en één andere harten
option-trex-kh-appeal-show = Kaarten tonen bij bezwaar
option-trex-appeal-who = Wie bezwaar mag maken
option-trex-appeal-who-any = Iedereen
option-trex-appeal-who-not-king = Iedereen behalve de koning
option-trex-trex-redeal = Bezwaar bij tweeën in Trex
option-trex-slam-replay = Alle dertien slagen
option-trex-slam-replay-off = De ronde telt
option-trex-slam-replay-same = Overspelen met hetzelfde contract
option-trex-slam-replay-any = Overspelen met elk contract dat over is
option-trex-jacks-replay = Uit vóór alle boeren
option-trex-jacks-replay-off = De ronde telt
option-trex-jacks-replay-first-out = Opnieuw delen
option-trex-queens-face-up = Gehaalde vrouwen open
option-trex-diamonds-face-up = Gehaalde ruiten open
option-trex-forced-penalty-discard = Strafkaarten afgooien is verplicht
option-trex-values-swapped = Ruiten kosten 15, slagen 10
option-trex-score-sign = Zo worden punten geschreven
option-trex-score-sign-normal = Straf als minpunten
option-trex-score-sign-reversed = Straf als pluspunten
option-trex-partnership = Partners
option-trex-partnership-scoring = Welk paar wint
option-trex-partnership-scoring-sum = Met de hoogste som
option-trex-partnership-scoring-worst-loses = Zonder de slechtste score
option-trex-expose-twos = Tweeën worden opengelegd
option-trex-early-end = Rondes eerder stoppen
option-trex-lead-ban = Hiermee mag je niet uitkomen
option-trex-lead-ban-none = Geen
option-trex-lead-ban-diamonds-first-trick = Ruiten in de eerste slag
option-trex-lead-ban-hearts-while-other-suit = Harten zolang je een andere kleur hebt
option-trex-partner-picks-up-late = De partner pakt later op
option-trex-look-back = Gespeelde slagen terugkijken
option-trex-look-back-none = Niet toegestaan
option-trex-look-back-last = De laatste slag
option-trex-look-back-all = Alle slagen
