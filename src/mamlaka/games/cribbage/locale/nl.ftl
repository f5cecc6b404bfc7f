## Why something cannot be done

count-too-high = Met { $card } wordt het meer dan { $most }. Je mag { $cards } spelen.

## Seats and cards

# Unsure: “crib” and “starter” stay in English; “kribbe” occurs, too.
zone-crib = crib
zone-starter = starter
badge-starter = starter
taken-cards-cribbage = { $who ->
    [you] Door jou gespeeld: { $cards }
   *[other] Gespeeld door { $seat }: { $cards }
}
page-taken-cribbage = { $card }, gespeeld
counter-pegs = punten
counter-points-for-games = spelpunten
counter-running-count = stand
sheet-game = Spel { $number }
sheet-skunk = skunk
sheet-double-skunk = dubbele skunk
sheet-game-skunk = Spel { $number }: skunk
sheet-game-double-skunk = Spel { $number }: dubbele skunk

## Ways to play that have a name

preset-cribbage-classic = Klassiek
preset-cribbage-short = Kort
preset-cribbage-match = Meerdere spellen
preset-cribbage-muggins = Muggins

## What happens

news-go = { $who ->
    [you] Je zegt ‘go’.
   *[other] { $seat } zegt ‘go’.
}
news-end-go = { $who ->
    [you] Je zegt ‘go’: een punt voor { $other }.
   *[other] { $whom ->
        [you] { $seat } zegt ‘go’: een punt voor jou.
       *[other] { $seat } zegt ‘go’: een punt voor { $other }.
    }
}
news-counted-card = { $who ->
    [you] Je speelt { $cards }: { $count }.
   *[other] { $seat } speelt { $cards }: { $count }.
}
news-counted-points = { $who ->
    [you] Je speelt { $cards }
   *[other] { $seat } speelt { $cards }
}: { $sum ->
    [none] { $count }
   *[some] { $count } voor 2
}{ $alike ->
    [play-pair] , paar voor 2
    [play-three] , drie gelijke voor 6
    [play-four] , vier gelijke voor 12
   *[none] { "" }
}{ $run ->
    [none] { "" }
   *[some] , straat voor { $number }
}{ $last ->
    [count] , een voor de go
    [play] , een voor de laatste
   *[no] { "" }
}.
news-counted-last = { $who ->
    [you] Je krijgt een punt voor de go.
   *[other] { $seat } krijgt een punt voor de go.
}
news-discarded-to = { $who ->
    [you] { $whom ->
        [self] Je legt { $cards } weg voor jezelf ({ $zone }).
       *[other] Je legt { $cards } weg voor { $other } ({ $zone }).
    }
   *[other] { $whom ->
        [self] { $seat } legt { $cards } weg in de eigen { $zone }.
        [you] { $seat } legt { $cards } weg voor jou ({ $zone }).
       *[other] { $seat } legt { $cards } weg voor { $other } ({ $zone }).
    }
}
news-starter = De starter is { $cards }.
news-heels = { $who ->
    [you] De starter is { $cards }: twee punten voor jou.
   *[other] De starter is { $cards }: twee punten voor { $seat }.
}
news-crib = { $who ->
    [you] Jouw crib: { $cards }
   *[other] Crib ({ $seat }): { $cards }
}
news-count = { $who ->
    [you] Je telt { $number }.
   *[other] { $seat } telt { $number }.
}
news-count-missed = { $who ->
    [you] Je telt { $number } van { $total }. { $other } zegt ‘muggins’ en pakt er { $missed }.
   *[other] { $whom ->
        [you] { $seat } telt { $number } van { $total }. Je zegt ‘muggins’ en pakt er { $missed }.
       *[other] { $seat } telt { $number } van { $total }. { $other } zegt ‘muggins’ en pakt er { $missed }.
    }
}
news-count-too-high = { $who ->
    [you] Je telt { $number }, maar het zijn er { $total }.
   *[other] { $seat } telt { $number }, maar het zijn er { $total }.
}

## A deal is over

tally-play = in het spel
tally-hand = { $seat }: { $cards } met { $card } telt { $count }
tally-crib = crib ({ $seat }): { $cards } met { $card } telt { $count }
ledger-heels = { $seat } { $points }: een boer als starter, { $cards }
ledger-play-fifteen = { $seat } { $points }: in het spel, vijftien { $cards }
ledger-play-pair = { $seat } { $points }: in het spel, paar { $cards }
ledger-play-three = { $seat } { $points }: in het spel, drie gelijke { $cards }
ledger-play-four = { $seat } { $points }: in het spel, vier gelijke { $cards }
# Unsure: “straat” for a run and “kleur” for a flush come from other games.
ledger-play-run = { $seat } { $points }: in het spel, straat { $cards }
ledger-play-thirty-one = { $seat } { $points }: in het spel, eenendertig { $cards }
ledger-play-go = { $seat } { $points }: in het spel, go
ledger-play-last = { $seat } { $points }: in het spel, laatste kaart
ledger-hand-fifteen = { $seat } { $points }: hand, vijftien { $cards }
ledger-hand-pair = { $seat } { $points }: hand, paar { $cards }
ledger-hand-three = { $seat } { $points }: hand, drie gelijke { $cards }
ledger-hand-four = { $seat } { $points }: hand, vier gelijke { $cards }
ledger-hand-run = { $seat } { $points }: hand, straat { $cards }
ledger-hand-flush = { $seat } { $points }: hand, kleur { $cards }
ledger-hand-nobs = { $seat } { $points }: hand, boer van de kleur { $cards }
ledger-crib-fifteen = { $seat } { $points }: crib, vijftien { $cards }
ledger-crib-pair = { $seat } { $points }: crib, paar { $cards }
ledger-crib-three = { $seat } { $points }: crib, drie gelijke { $cards }
ledger-crib-four = { $seat } { $points }: crib, vier gelijke { $cards }
ledger-crib-run = { $seat } { $points }: crib, straat { $cards }
ledger-crib-flush = { $seat } { $points }: crib, kleur { $cards }
ledger-crib-nobs = { $seat } { $points }: crib, boer van de kleur { $cards }
ledger-overlooked = { $seat } { $points }: gemist, er zijn er maar { $count } geteld
ledger-muggins = { $seat } { $points }: muggins, { $whom ->
    [you] gemist door jou
   *[other] gemist door { $other }
}
ledger-beyond = { $seat } { $points }: punten boven { $count } tellen niet

## Why a bot decided as it did: the tactics of Cribbage

rule-cribbage-1 = Houd de kaarten met het beste gemiddelde over alle starters: tel de crib erbij als die van jou is, en trek hem er anders af.
rule-cribbage-2 = Leg in je eigen crib vijven, paren en wat bij elkaar past; in een andere kaarten die ver uit elkaar liggen.
rule-cribbage-3 = Houd een vijf, tenzij dat een sterke hand breekt.
rule-cribbage-4 = Kom uit met een vier of lager: niemand kan er vijftien van maken.
rule-cribbage-5 = Kom nooit uit met een vijf: elke tien maakt vijftien.
rule-cribbage-6 = Kom uit van een paar: legt iemand er een bij, dan maak jij drie gelijke.
rule-cribbage-7 = Breng de stand niet op 5 of 21: elke tien levert punten op.
rule-cribbage-8 = Speel niet naast een kaart als de anderen er een straat van kunnen maken.
rule-cribbage-9 = Maak alleen een paar als de derde niet kan volgen.
rule-cribbage-10 = Bewaar lage kaarten voor het einde en voor eenendertig.
rule-cribbage-11 = De anderen hebben ‘go’ gezegd: maak met twee kaarten eenendertig.
rule-cribbage-12 = De deler kan bij het tonen winnen, maar jij toont het eerst: pak in het spel elk punt.
rule-cribbage-13 = Je staat ver voor: laat niets te halen over.
rule-cribbage-14 = Je hebt nog maar weinig punten nodig: houd verschillende rangen voor het spel.
rule-cribbage-60 = Deze kaart levert punten op.
rule-cribbage-61 = Dit zijn je kaarten waard.

## Page: the home page

game-cribbage = Cribbage
game-about-cribbage = Een Engels spel voor twee tot vier: leg kaarten in de crib, tel tot eenendertig en ga het bord rond.
game-standard-cribbage = Eén spel tot 121 punten, alles wordt voor je geteld.

## Page: questions and answers

say-count = { $number } tellen
call-go = go!
call-counted-card = { $count }
call-counted-points = { $sum ->
    [none] { $count }
   *[some] { $count } voor 2
}{ $alike ->
    [play-pair] , paar voor 2
    [play-three] , drie gelijke voor 6
    [play-four] , vier gelijke voor 12
   *[none] { "" }
}{ $run ->
    [none] { "" }
   *[some] , straat voor { $number }
}{ $last ->
    [count] , een voor de go
    [play] , een voor de laatste
   *[no] { "" }
}
call-counted-last = een voor de go
call-heels = Twee voor de boer!
call-count = { $number }
call-muggins = Muggins voor { $number }!
ask-discard-to = { $who ->
    [you] Leg { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    } weg voor jezelf ({ $zone }).
   *[other] Leg { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    } weg voor { $seat } ({ $zone }).
}
ask-count-card = { $count ->
    [0] Jij bent aan de beurt: begin opnieuw te tellen.
   *[other] Jij bent aan de beurt: de stand is { $count }.
}
ask-count-hand = Hoeveel punten is je hand waard?
ask-count-crib = Hoeveel punten is je crib waard?
waiting-count-cards = { $seat } telt…

## Ways to play: what each is

about-preset-cribbage-classic = Eén spel tot 121 punten; alles wordt voor je geteld.
about-preset-cribbage-short = Eén spel tot 61 punten: één keer het bord rond.
about-preset-cribbage-match = Tot vijf spelpunten; een skunk telt twee, een dubbele drie.
about-preset-cribbage-muggins = Tel je eigen kaarten: je tegenspeler krijgt wat je mist.

## Options: what each does

about-option-cribbage-target = Een spel eindigt zodra iemand, of een paar, zoveel punten heeft.
about-option-cribbage-muggins = Je noemt zelf de punten van je kaarten. Noem je te weinig, dan krijgt de volgende speler de rest; noem je te veel, dan krijg je het echte aantal.
about-option-cribbage-games = De spelpunten waarmee de partij eindigt. Een spel levert er één op.
about-option-cribbage-skunk = Een spel levert twee spelpunten op als alle verliezers minder dan 91 punten hebben, en drie bij minder dan 61. In een spel tot 61 levert het er twee op bij minder dan 31.
about-option-cribbage-crib-flush = Hoeveel kaarten van één kleur in de crib tellen: vijf, met de starter, of vier.
about-option-cribbage-heels = De punten van de deler als de starter een boer is.

## Learn

learn-cribbage-about = Het gaat om { $goal } punten. Je scoort in het spel, kaart voor kaart, en daarna met je hand.
learn-cribbage-deal = Met zijn tweeën krijg je elk { $count } kaarten en leg je er twee gesloten weg.
learn-cribbage-crib = Deze vier kaarten zijn de crib. Die telt voor de deler: leg goede kaarten in je eigen crib en slechte in een andere.
learn-cribbage-dealer = De eerste deler wordt geloot. Daarna gaat het delen de tafel rond, en de crib gaat mee.
learn-cribbage-starter = Dan wordt een kaart opengelegd, de starter. Die telt mee bij elke hand en bij de crib.
learn-cribbage-order = De volgorde van laag naar hoog: de aas is laag. Plaatjes tellen tien, de aas één.
learn-cribbage-play = In het spel begint de speler na de deler, de pone. Om de beurt speel je een kaart en noem je de som van alle kaarten, de stand. Die mag niet hoger zijn dan { $most }. Heb je een kaart die past, dan moet je er een spelen.
learn-cribbage-picture = De stand is { $count }. Van deze hand mag je { $cards } spelen.
learn-cribbage-go = Past er geen kaart, dan zeg je ‘go’ en spelen de anderen door zolang ze kunnen. De laatste kaart levert { $count ->
    [one] een punt
   *[other] { $count } punten
} op. Bij precies { $most } is er geen go: de laatste kaart maakt eenendertig. Dan begint de volgende speler opnieuw bij nul.
learn-cribbage-show = Na het spel toont iedereen de vier kaarten en telt ze met de starter: eerst de speler na de deler, dan de deler, en ten slotte de crib.
learn-cribbage-muggins = Je telt je eigen kaarten. Noem je te weinig punten, dan krijgt de volgende speler de rest. Noem je er te veel, dan krijg je het juiste aantal.
learn-cribbage-end = Het spel eindigt zodra iemand { $goal } punten heeft, ook midden in een gift.
learn-cribbage-games = De partij eindigt bij { $count } spelpunten. Een spel levert er één op.
learn-cribbage-skunks-121 = Verliezen met minder dan 91 punten is een skunk: het spel telt twee. Met minder dan 61 telt het drie.
learn-cribbage-skunks-61 = Verliezen met minder dan 31 punten is een skunk: het spel telt twee.
learn-cribbage-others = Met zijn drieën krijg je elk vijf kaarten en leg je er een weg; er gaat nog een kaart van de stapel in de crib. Met zijn vieren spelen twee paren, ieder legt een kaart weg, en een paar telt samen.
learn-cribbage-points-play = In het spel
learn-cribbage-points-show = Bij het tonen
learn-cribbage-row-heels = Een boer als starter (his heels), voor de deler
learn-cribbage-row-sum = Kaarten die samen { $count } tellen
learn-cribbage-row-pair = Een paar
learn-cribbage-row-three = Drie gelijke (pair royal)
learn-cribbage-row-four = Vier gelijke (double pair royal)
learn-cribbage-row-run = Een straat van { $count }; langer: een punt per kaart
learn-cribbage-row-last = De laatste kaart onder 31
learn-cribbage-row-flush = Een hand van één kleur
learn-cribbage-row-flush-five = Hetzelfde met de starter
learn-cribbage-row-nobs = De boer in de kleur van de starter (his nobs)
learn-cribbage-runs = In het spel maken alleen de laatste kaarten op rij paren en straten. Bij het tonen telt elke keuze van de kaarten.
learn-cribbage-crib-flush = In de crib moeten alle vijf kaarten van één kleur zijn.
learn-cribbage-fifteens = De laatste kaart is de starter. Zeven en acht maken vijftien: { $count } punten.
learn-cribbage-good-hand = De laatste kaart is de starter. Drie vijven met hun straten en vijftienen: { $count } punten.
learn-cribbage-word-crib = Crib
learn-cribbage-word-crib-is = De vier weggelegde kaarten. Ze tellen voor de deler.
learn-cribbage-word-pone = Pone
learn-cribbage-word-pone-is = De speler na de deler, die het eerst speelt en toont.
learn-cribbage-word-starter = Starter
learn-cribbage-word-starter-is = De kaart die voor het spel wordt opengelegd.
learn-cribbage-word-go = Go
learn-cribbage-word-go-is = Dat zegt een speler zonder passende kaart.
learn-cribbage-word-peg = Steken
learn-cribbage-word-peg-is = Scoren. Punten worden met een pin op een bord gestoken.
learn-cribbage-word-pair-royal = Pair royal
learn-cribbage-word-pair-royal-is = Drie kaarten van één rang; vier zijn een double pair royal.
learn-cribbage-word-double-run = Double run
learn-cribbage-word-double-run-is = Een straat met één rang dubbel, zoals 4 5 5 6: twee straten van drie en een paar, samen acht punten.
# Unsure: no Dutch words for his heels and his nobs are known.
learn-cribbage-word-heels = His heels
learn-cribbage-word-heels-is = Een boer als starter.
learn-cribbage-word-nobs = His nobs
learn-cribbage-word-nobs-is = De boer in de kleur van de starter, in een hand of in de crib.
# Unsure: “skunk” and “muggins” stay in English.
learn-cribbage-word-skunk = Skunk
learn-cribbage-word-skunk-is = Een spel dat met minder dan { $count } punten is verloren{ $double ->
    [0] .
   *[other] ; met minder dan { $double } een dubbele skunk.
}
learn-cribbage-word-muggins = Muggins
learn-cribbage-word-muggins-is = Zo pak je punten die een ander heeft gemist.

## Options by name

option-cribbage-target = Punten van een spel
option-cribbage-target-121 = 121
option-cribbage-target-61 = 61
option-cribbage-muggins = Zelf tellen (muggins)
option-cribbage-games = Spelpunten om te winnen
option-cribbage-games-1 = 1
option-cribbage-games-3 = 3
option-cribbage-games-5 = 5
option-cribbage-games-7 = 7
option-cribbage-skunk = Skunks
option-cribbage-crib-flush = Kleur in de crib
option-cribbage-crib-flush-five = Vijf kaarten
option-cribbage-crib-flush-four = Vier kaarten
option-cribbage-heels = Boer als starter
option-cribbage-heels-2 = 2
option-cribbage-heels-0 = 0
