### Dutch. The term sheet, the register and the marks are explained at the top of table.ftl.

## Hints, and reports of bad moves

hint-do = Tip: { $action }
hint-nothing = Tip: zeg niets en laat het spel doorgaan.
hint-wait = Niets zeggen
hint-cards = { $action } { $cards }
hint-forced = Dit is je enige zet.
hint-points = { $size ->
    [1] { $value } punt boven het gemiddelde van de spelers
   *[other] { $value } punten boven het gemiddelde van de spelers
}
hint-points-below = { $size ->
    [1] { $value } punt onder het gemiddelde van de spelers
   *[other] { $value } punten onder het gemiddelde van de spelers
}
hint-points-sides = { $size ->
    [1] { $value } punt boven het gemiddelde van de paren
   *[other] { $value } punten boven het gemiddelde van de paren
}
hint-points-sides-below = { $size ->
    [1] { $value } punt onder het gemiddelde van de paren
   *[other] { $value } punten onder het gemiddelde van de paren
}
hint-lead = { $size ->
    [1] { $value } punt voorsprong in deze gift
   *[other] { $value } punten voorsprong in deze gift
}
hint-lead-below = { $size ->
    [1] { $value } punt achterstand in deze gift
   *[other] { $value } punten achterstand in deze gift
}
hint-net = { $value } punten boven het gemiddelde van de spelers, na aftrek van wat het contract later nog waard is
hint-net-below = { $value } punten onder het gemiddelde van de spelers, na aftrek van wat het contract later nog waard is
hint-net-sides = { $value } punten boven het gemiddelde van de paren, na aftrek van wat het contract later nog waard is
hint-net-sides-below = { $value } punten onder het gemiddelde van de paren, na aftrek van wat het contract later nog waard is
hint-chance = { $value }% kans om te winnen
hint-points-less = { $size ->
    [1] { $value } punt slechter
   *[other] { $value } punten slechter
}
hint-chance-less = { $value } procentpunt lager
hint-close = ongeveer even goed, { $less }
hint-equal = geen verschil gevonden
hint-objection = Deze zet gaat tegen een vuistregel in: { $reason }
hint-no-reason = Er is geen vuistregel die ervoor pleit; de geschatte waarden geven de doorslag.
hint-rules-action = Alleen op vuistregels: { $action }. De geschatte waarden geven de doorslag.
hint-rules-action-close = Alleen op vuistregels: { $action }. Het verschil is klein.
hint-no-values = Voor deze beslissing zijn er geen geschatte waarden; de vuistregels geven de doorslag.
hint-estimated = De waarden zijn geschat: de ronde is vaak uitgespeeld, telkens met de verborgen kaarten willekeurig verdeeld.
hint-target = De partij eindigt bij { $points } punten. De waarden tellen de punten van deze ronde, niet wie de partij wint.
hint-any = Volgens de vuistregels maakt het hier niet uit wat je doet.
reported-in = De laatste beslissing van de bot is met de partij opgeslagen in { $path }
