### Dutch. The term sheet, the register and the marks are explained at the top of src/mamlaka/locale/nl/table.ftl.
###
### The words are those of toepers: kloppen, meegaan, passen, de was, controleren, staan, fluiten, af. The game is Toepen and its
### verb here always kloppen, never toepen. “De was” stands for any four worthless cards, because cafés disagree on what is
### “vuil” and what is “wit”.

## Why something cannot be done

no-exchange = Ruilen kan nu niet.
cannot-signal = Dat teken kun je met deze kaarten niet geven.
signal-too-late = Een teken geven kan nu niet: het is te laat, of je hebt het al gedaan.
knock-own = Jij klopte het laatst. Eerst moet een ander kloppen.
knock-open = Zolang er een vraag openstaat, kun je niet kloppen. Wacht het antwoord af.
knock-folded = Je hebt gepast.
knock-too-soon = Je kunt pas weer kloppen als er een kaart is gespeeld.
stake-limit = De inzet is { $stake }. Hoger kan niet.

## Seats and cards

badge-knocker = geklopt
badge-folded = gepast
badge-broke = af
badge-signal-stand = staat
badge-signal-whistle = gefloten
badge-exchanger = geruild
counter-stake = inzet

## Ways to play that have a name

preset-toepen-nakayoshi = Nakayoshi-mura
preset-toepen-long = Lang
preset-toepen-quick = Snel
preset-toepen-quiet = Zonder tekens
preset-toepen-dutch = Nederlands

## The table

## What happens

news-exchange = { $who ->
    [you] Je ruilt de was.
   *[other] { $seat } ruilt de was.
}
news-new-hand = Je nieuwe kaarten: { $cards }
news-challenge = { $who ->
    [you] Je controleert de was.
   *[other] { $seat } controleert de was.
}
news-unchallenged = { $who ->
    [you] Niemand controleert jouw was.
   *[other] Niemand controleert de was van { $seat }.
}
news-keep = { $who ->
    [you] Je houdt je kaarten.
   *[other] { $seat } ruilt niet.
}
news-stand = { $who ->
    [you] Je gaat staan.
   *[other] { $seat } gaat staan.
}
news-whistle = { $who ->
    [you] Je fluit.
   *[other] { $seat } fluit.
}
news-knock = { $who ->
    [you] Je klopt.
   *[other] { $seat } klopt.
}
news-stay = { $who ->
    [you] Je gaat mee.
   *[other] { $seat } gaat mee.
}
news-fold = { $who ->
    [you] Je past.
   *[other] { $seat } past.
}
news-forgot = { $who ->
    [you] Je hebt je teken vergeten.
   *[other] { $seat } is het teken vergeten.
}

## A deal is over

ledger-winner = { $seat } { $points }: ronde gewonnen
ledger-loser = { $seat } { $points }: meegegaan en verloren
ledger-fold = { $seat } { $points }: gepast
ledger-forgot = { $seat } { $points }: teken vergeten
ledger-wash = { $seat } { $points }: valse was geruild
ledger-challenge = { $seat } { $points }: eerlijke was gecontroleerd

## The score sheet

## Questions and help

## Why a bot decided as it did: the tactics of Toepen

rule-toepen-1 = Bewaar de beste kaart voor de laatste slag, de enige die telt.
rule-toepen-3 = Ruil een hopeloze hand, eerlijk of niet.
rule-toepen-6 = De laatste slag is waarschijnlijk voor jou: klop voordat de anderen het doorhebben.
rule-toepen-7 = Wie een teken gaf, heeft de hoge kaarten die jij niet hebt.
rule-toepen-8 = Meegaan kost één meer dan passen, dus je kans om te winnen moet dat waard zijn.
rule-toepen-9 = Je hebt zelf zoveel waardeloze kaarten dat de was waarschijnlijk vals is.
rule-toepen-60 = Met deze kaarten moet je een teken geven, en vergeten kost de inzet.
rule-toepen-61 = Alle vier de kaarten zijn waardeloos, dus de was is eerlijk.
rule-toepen-62 = Speel eerst lage kaarten.
rule-toepen-63 = Wie de derde slag haalt, komt uit in de laatste.
rule-toepen-64 = Van een teken schrikken de anderen, wat het ook betekent.

## Page: the home page

game-toepen = Toepen
game-about-toepen = Vier kaarten, fiches en lef: alleen de laatste slag telt, en iedereen mag op elk moment kloppen.
game-standard-toepen = Ieder twintig fiches. Je speelt tot iemand er geen meer heeft.

## Page: at the table

## Page: questions and answers

call-keep = ik ruil niet
call-exchange = de was!
call-challenge = controle!
call-stand = ik sta!
call-whistle = fluit!
call-knock = klop!
call-stay = ik ga mee
call-fold = ik pas
call-forgot = vergeten!
ask-exchange = Zijn alle vier je kaarten waardeloos, dan mag je de was ruilen. Bluffen mag ook.
ask-challenge = { $who ->
    [you] Je hebt de was geruild: vier waardeloze kaarten, zeg je.
   *[other] { $seat } heeft de was geruild: vier waardeloze kaarten, zogezegd. Controleer je dat?
}
ask-stay = { $who ->
    [you] Je hebt geklopt. Meegaan voor { $raised }, of passen en { $stake } betalen?
   *[other] { $seat } heeft geklopt. Meegaan voor { $raised }, of passen en { $stake } betalen?
}
say-keep = Houden
say-exchange = De was ruilen
say-challenge = Controleren
say-decline = Geloven
say-stand = Gaan staan
say-whistle = Fluiten
say-knock = Kloppen
say-knock-for = Kloppen voor { $stake }
confirm-knock = Gaat er iemand mee, dan wordt de inzet { $stake }.
confirm-exchange = Je krijgt nieuwe kaarten, en de anderen mogen je was controleren.
confirm-signal = De anderen komen iets over je kaarten te weten.
key-knock = n
key-exchange = x
key-stand = u
key-whistle = i
say-stay = Meegaan voor { $stake }
say-fold = Passen en { $stake } betalen

## Ways to play that have a name

about-preset-toepen-nakayoshi = De aas is hoog; de partij eindigt zodra iemand geen fiches meer heeft.
about-preset-toepen-long = Ieder dertig fiches. Wie geen fiches meer heeft, is af; wie het langst overblijft, wint.
about-preset-toepen-quick = Ieder tien fiches, en de tekens gaan vanzelf.
about-preset-toepen-quiet = Geen tekens: niemand gaat staan of fluit.
about-preset-toepen-dutch = Tienen zijn hoog en boeren laag. Verloren fiches zijn strafpunten, en wie als laatste onder de vijftien blijft, wint.

## Options

about-option-toepen-rank = De volgorde van de kaarten. ace_high: A H V B 10 9 8 7, de was is 10 9 8 7, en voor azen en zevens geef je een teken. dutch: 10 9 8 7 A H V B, de was is A H V B, en voor tienen en boeren geef je een teken.
about-option-toepen-chips = Met hoeveel fiches iedereen begint. Met weinig fiches wordt het een gok, met veel wint wie het beste speelt.
about-option-toepen-end-mode = first_bankrupt: de partij eindigt na de ronde waarin iemand de laatste fiche kwijtraakt, en wie de meeste fiches heeft, wint. last_standing: wie geen fiches meer heeft, is af en wacht; wie het langst overblijft, wint.
about-option-toepen-exchanges-per-player = Hoe vaak je in een ronde mag ruilen: één keer, of zolang er genoeg kaarten op de stapel liggen.
about-option-toepen-exchange-order = in_turn: iedereen krijgt om de beurt de vraag, te beginnen links van de deler. any_time: tot de eerste kaart is gespeeld, mag iedereen op elk moment ruilen.
about-option-toepen-signals = Met vier kaarten van de hoge waarde moet je gaan staan, met drie moet je fluiten. manual: je moet er zelf aan denken, en je betaalt als je het vergeet. auto: de tekens worden voor je gegeven. off: er zijn geen tekens.
about-option-toepen-signal-time = Hoelang je een teken mag geven. first_card: tot je je eerste kaart speelt of past. before_play: tot de eerste kaart is gespeeld.
about-option-toepen-winner-takes = Wat de winnaar van een ronde uit de pot krijgt. Met nothing kun je fiches alleen verliezen.
about-option-toepen-next-dealer = Wie daarna deelt: de speler links van de deler, of de winnaar van de ronde.
about-option-toepen-max-stake = De hoogste inzet. Is die bereikt, dan mag niemand meer kloppen.
about-option-toepen-knock-gap = Of er tussen twee keer kloppen een kaart moet worden gespeeld.

## Learn

learn-toepen-about = Je krijgt vier kaarten en speelt vier slagen, maar alleen de laatste telt. Wie die haalt, wint de ronde. Alle anderen die zijn meegegaan, betalen de inzet.
learn-toepen-chips = Iedereen begint met { $count } fiches en betaalt daarmee.
learn-toepen-end-first = De partij eindigt zodra een speler geen fiches meer heeft. Wie de meeste fiches heeft, wint.
learn-toepen-end-last = Wie geen fiches meer heeft, is af. Wie het langst overblijft, wint.
learn-toepen-order = De volgorde van de kaarten, van hoog naar laag. Er is geen troef: de hoogste kaart van de gevraagde kleur haalt de slag.
learn-toepen-last = De laatste slag. Harten werd gevraagd, en jij hebt de hoogste harten bewaard: je wint de ronde. De hogere kaarten van andere kleuren zijn alleen maar afgegooid.
learn-toepen-page-knock = De inzet
learn-toepen-knock = Heb je goede kaarten, of wil je dat de anderen dat denken, klop dan. Dat mag tijdens de slagen op elk moment, ook als je niet aan de beurt bent.
learn-toepen-answer = De anderen antwoorden een voor een: meegaan of passen. Gaat er iemand mee, dan gaat de inzet met één omhoog. Wie past, doet deze ronde niet meer mee. Past iedereen, dan win je meteen.
learn-toepen-again = Heb jij het laatst geklopt, dan moet eerst een ander kloppen voordat jij weer mag.
learn-toepen-gap = Tussen twee keer kloppen moet er een kaart worden gespeeld.
learn-toepen-limit = De inzet kan niet hoger worden dan { $stake }.
learn-toepen-lose = Als je meegaat en verliest
learn-toepen-fold = Wie past, betaalt de inzet van vóór het kloppen: één fiche minder dan wie meegaat.
learn-toepen-knocks = { $count ->
    [0] Niemand heeft geklopt
    [one] Na één keer kloppen
   *[other] Na { $count } keer kloppen
}
learn-toepen-takes = De winnaar krijgt de inzet uit de pot in het midden. Alles wat er wordt betaald, gaat in die pot.
learn-toepen-takes-nothing = De winnaar krijgt niets. Fiches kun je alleen verliezen.
learn-toepen-dealer-left = Na elke ronde deelt de volgende plaats.
learn-toepen-dealer-winner = Wie een ronde wint, deelt de volgende.
learn-toepen-word-stake = Inzet, pot
learn-toepen-word-stake-is = De inzet is het aantal fiches dat een verliezer deze ronde betaalt. Alle fiches gaan in de pot.
learn-toepen-word-exchange = De was ruilen
learn-toepen-exchange = Vóór de eerste kaart mag je al je kaarten dicht inruilen voor vier nieuwe. Je zegt daarmee dat ze alle vier waardeloos waren: de was. Maar misschien bluf je.
learn-toepen-exchange-in-turn = Iedereen krijgt om de beurt de vraag, te beginnen na de deler.
learn-toepen-exchange-any-time = Je hoeft niet op je beurt te wachten.
learn-toepen-exchange-once = Dat mag één keer per ronde.
learn-toepen-exchange-often = Dat mag nog eens, zolang er genoeg kaarten zijn.
learn-toepen-word-challenge = Controleren
learn-toepen-challenge = Zeggen dat de was een bluf was. De geruilde kaarten worden omgedraaid. Waren ze niet alle vier waardeloos, dan betaalt de bluffer een fiche; anders betaalt wie controleerde er een.
learn-toepen-word-signals = Staan, fluiten
learn-toepen-signals-must = { $cards }: met alle vier moet je gaan staan, met drie moet je fluiten.
learn-toepen-signals-may = { $cards }: met alle vier mag je gaan staan, met drie mag je fluiten. Dat is bluf.
learn-toepen-signals-auto = Tekens die verplicht zijn, worden voor je gegeven.
learn-toepen-signals-forgotten = Doe het vóór je eerste kaart. Vergeet je het, dan betaal je aan het eind de inzet.
learn-toepen-signals-before-play = Doe het vóór de eerste kaart van de ronde. Vergeet je het, dan betaal je aan het eind de inzet.
learn-toepen-worthless = De waardeloze kaarten, in elke kleur.

## Options by name

option-toepen-rank = Volgorde van de kaarten
option-toepen-rank-ace-high = De aas is hoog
option-toepen-rank-dutch = De tien is hoog
option-toepen-chips = Fiches per speler
option-toepen-end-mode = Einde van de partij
option-toepen-end-mode-first-bankrupt = Als iemand geen fiches meer heeft
option-toepen-end-mode-last-standing = Als er één speler over is
option-toepen-exchanges-per-player = Ruilen per ronde
option-toepen-exchanges-per-player-one = Eén keer
option-toepen-exchanges-per-player-repeated = Zolang er genoeg kaarten zijn
option-toepen-exchange-order = Wanneer ruilen mag
option-toepen-exchange-order-in-turn = Om de beurt
option-toepen-exchange-order-any-time = Altijd vóór de eerste kaart
option-toepen-signals = Staan en fluiten
option-toepen-signals-manual = Je moet er zelf aan denken
option-toepen-signals-auto = Gaat vanzelf
option-toepen-signals-off = Geen tekens
option-toepen-signal-time = Tijd voor tekens
option-toepen-signal-time-first-card = Tot je eerste kaart
option-toepen-signal-time-before-play = Tot de eerste kaart
option-toepen-winner-takes = De winnaar krijgt
option-toepen-winner-takes-stake = De inzet
option-toepen-winner-takes-nothing = Niets
option-toepen-next-dealer = Volgende deler
option-toepen-next-dealer-left = De speler links
option-toepen-next-dealer-winner = De winnaar van de ronde
option-toepen-max-stake = Hoogste inzet
option-toepen-max-stake-none = Geen limiet
option-toepen-knock-gap = Tussen twee keer kloppen
option-toepen-knock-gap-one-card = Moet er een kaart gespeeld zijn
option-toepen-knock-gap-none = Hoeft niets te gebeuren
