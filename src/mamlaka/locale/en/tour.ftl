## A guided first match

tour-got-it = Got it
tour-skip = Skip all

## Why a part of a match was won or lost

story-result = { $place ->
    [1] You won, with { $points }.
   *[other] Place { $place } of { $most }, with { $points }.
}
story-duel = { $outcome ->
    [won] You won, { $points } to { $other }.
    [lost] You lost, { $points } to { $other }.
   *[tied] A tie, { $points } to { $other }.
}
story-worst = Worst for you, compared with the others: { $what }, { $points }.
story-best = Best for you, compared with the others: { $what }, { $points }.
story-deal = { $what } (deal { $deal })
