## A guided first match

tour-got-it = Compris
tour-skip = Tout passer

## Why a part of a match was won or lost

story-result = { $place ->
    [1] Vous gagnez, avec { $points }.
   *[other] Place { $place } sur { $most }, avec { $points }.
}
story-duel = { $outcome ->
    [won] Victoire, { $points } à { $other }.
    [lost] Défaite, { $points } à { $other }.
   *[tied] Égalité, { $points } à { $other }.
}
story-worst = Votre moins bon résultat, comparé aux autres : { $what }, { $points }.
story-best = Votre meilleur résultat, comparé aux autres : { $what }, { $points }.
story-deal = { $what } (donne { $deal })
