## A guided first match

tour-got-it = Ho capito
tour-skip = Salta tutto

## Why a part of a match was won or lost

story-result = { $place ->
    [1] Hai vinto, con { $points }.
   *[other] { $place }º posto su { $most }, con { $points }.
}
story-duel = { $outcome ->
    [won] Vittoria per { $points } a { $other }.
    [lost] Sconfitta per { $points } a { $other }.
   *[tied] Parità, { $points } a { $other }.
}
story-worst = Risultato peggiore rispetto agli altri: { $what }, { $points }.
story-best = Risultato migliore rispetto agli altri: { $what }, { $points }.
story-deal = { $what } (smazzata { $deal })
