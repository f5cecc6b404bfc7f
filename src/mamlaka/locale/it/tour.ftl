## A guided first match

tour-begin = Impara giocando
tour-got-it = Ho capito
tour-skip = Salta tutto

## Why a part of a match was won or lost

story-result = { $place ->
    [1] Hai vinto, con { $points }.
   *[other] { $place }º posto su { $most }, con { $points }.
}
story-worst = Quello che è costato di più: { $what }, { $points }.
story-best = Quello che ha reso di più: { $what }, { $points }.
