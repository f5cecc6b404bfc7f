## A guided first match

tour-got-it = Begrepen
tour-skip = Alles overslaan

## Why a part of a match was won or lost

story-result = { $place ->
    [1] Je wint, met { $points }.
   *[other] { $place }e van de { $most }, met { $points }.
}
story-duel = { $outcome ->
    [won] Gewonnen met { $points } tegen { $other }.
    [lost] Verloren met { $points } tegen { $other }.
   *[tied] Gelijk, { $points } tegen { $other }.
}
story-worst = Slechtste resultaat vergeleken met de anderen: { $what }, { $points }.
story-best = Beste resultaat vergeleken met de anderen: { $what }, { $points }.
story-deal = { $what } (ronde { $deal })
