## Replays of finished matches

replay-title = Terugkijken
replay-watch = Partij terugkijken
replay-open = Partijbestand openen
replay-open-about = Kies een partijbestand, of sleep het hierheen. Het bestand blijft op dit apparaat.
replay-broken = Dit is geen partijbestand dat deze pagina kan tonen.
replay-loading = De partij wordt geladen…
replay-retry = Opnieuw proberen
replay-controls = Knoppen voor het terugkijken
replay-deal-back = Vorige ronde
replay-trick-back = Vorige slag
replay-card-back = Vorige kaart
replay-play = Afspelen
replay-pause = Pauze
replay-card-on = Volgende kaart
replay-trick-on = Volgende slag
replay-deal-on = Volgende ronde
replay-place = Ronde { $deal }, { $event } van { $count }
replay-deal-row = Ronde { $deal }: { $contract }
replay-choose-deal = Ronde
replay-choose-seat = Plaats
replay-choose-speed = Tempo
replay-open-hands = Alle kaarten open
replay-ledger = Punten van deze ronde
replay-unfinished = Deze ronde is niet uitgespeeld.
replay-more = Link, bestand en tempo
replay-copy-link = Link naar dit moment kopiëren
replay-download = Partijbestand downloaden

review-start = Zetten bekijken
review-about = Dit laat zien wat elke zet heeft gekost: voor zover bekend kon zijn, en met open kaarten.
review-progress = Ronde { $deal } van { $count }…
review-costly = Dure zetten
review-row = Ronde { $deal }, { $seat }: { $action }
review-move = { $seat }: { $action }. Beter: { $best }
review-known = Voor zover bekend kon zijn: { $less }
review-open = Met open kaarten: { $less }
review-ignored = Niet gevolgd advies: { $reason }
review-none = Geen beslissing kostte meer dan de schattingsfout.
again-move = Vanaf hier opnieuw beslissen
again-here = Vanaf hier verder spelen
again-about = Je speelt in plaats van { $seat } tegen bots, met dezelfde kaarten in alle rondes. De partij telt niet mee.
again-origin = Deze partij begon midden in een andere, met dezelfde kaarten. Ze telt niet mee.
again-back = Terug naar de eerste partij
open-title = Waarde van de kaarten
open-show = Wat elke kaart waard is
open-asking = Bezig met berekenen …
open-none = Hier zijn geen exacte waarden.
open-about = { $seat } speelt. Punten van het spel met open kaarten:
open-hide = Verbergen
course-title = Verloop van de partij
course-legend = Punten na elke ronde. Cirkels: rondes met dure zetten.
course-costly = { $count ->
    [one] 1 dure zet
   *[other] { $count } dure zetten
}
course-lead = Ronde { $deal }: de leiding gaat naar { $names }
course-no-lead = De leiding is nooit gewisseld.
course-show = Deze ronde bekijken
review-by-player = Per speler
review-by-contract = Per contract
review-by-kind = Per soort beslissing
review-kind-play = Kaarten
review-kind-other = Andere beslissingen
luck-title = Geluk met de kaarten
luck-about = Wat de zoekbot op alle plaatsen met dezelfde kaarten zou hebben gehaald, en wat de spelers hebben gehaald: allebei in punten boven het gemiddelde van de spelers.
luck-side = { $side }: met deze kaarten { $expected }, in werkelijkheid { $actual }
