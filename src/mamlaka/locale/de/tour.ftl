## A guided first match

tour-got-it = Verstanden
tour-skip = Alle überspringen

## Why a part of a match was won or lost

story-result = { $place ->
    [1] Gewonnen, mit { $points }.
   *[other] Platz { $place } von { $most }, mit { $points }.
}
story-duel = { $outcome ->
    [won] Gewonnen, { $points } zu { $other }.
    [lost] Verloren, { $points } zu { $other }.
   *[tied] Unentschieden, { $points } zu { $other }.
}
story-worst = Schlechtestes Ergebnis im Vergleich: { $what }, { $points }.
story-best = Bestes Ergebnis im Vergleich: { $what }, { $points }.
story-deal = { $what } (Spiel { $deal })
