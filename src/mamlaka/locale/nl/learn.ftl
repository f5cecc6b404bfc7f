## How to play

learn-these = Wat betekenen deze?
learn-step = { $number } van { $most }
learn-next = Verder
learn-back = Terug
learn-page-game = Het spel
learn-page-contracts = De contracten
learn-page-points = De punten
learn-page-words = Woorden uit het spel
learn-tricks = Eén speler komt uit: die legt als eerste een kaart op tafel. Daarna speelt iedere andere speler er om de beurt een bij. Dat is een slag. Je moet bekennen: heb je een kaart in de kleur van die eerste kaart, de gevraagde kleur, dan speel je die kleur. Heb je er geen, dan mag je elke kaart spelen.
learn-tricks-highest = De hoogste kaart van de gevraagde kleur haalt de slag. Wie de slag haalt, komt uit in de volgende. De aas is de hoogste kaart, de twee de laagste.
learn-suits = { $faces ->
    [italian] De kaarten zijn Italiaans: de kleuren zijn zwaarden, kelken, munten en stokken, en de plaatjes boer, ruiter en heer.
   *[french] De kaarten zijn Frans: de kleuren zijn schoppen, harten, ruiten en klaver, en de plaatjes boer, vrouw en heer.
}
learn-points = Punten
learn-points-cards = { $count ->
    [one] Deze kaart
   *[other] Elk van deze kaarten
}
learn-points-suit = Elke { $suit }kaart
learn-points-ranks = Elk van deze kaarten, in elke kleur
learn-points-tricks = Elke slag
learn-points-trick = Slag { $number }
learn-points-trick-from-end = Slag { $number } van achteren
learn-points-last-trick = De laatste slag
learn-points-last-card = De laatste slag, gehaald met een van deze kaarten
learn-points-place = { $number ->
    [1] Als eerste alle kaarten kwijt
    [2] Als tweede
    [3] Als derde
   *[other] Als { $number }e
}
learn-points-last-place = Als laatste
learn-total = In de hele ronde
learn-mark-wins = haalt de slag
learn-mark-scores = telt
learn-mark-fits = past
learn-trick-points = Punten van deze slag
learn-played = { $seat }: { $card }
learn-of-cards = { $what }: { $cards }
learn-layout = Op tafel
learn-cards = Kaarten
learn-word-discard = Afgooien
learn-word-discard-is = Een kaart van een andere kleur spelen omdat je de gevraagde kleur niet hebt. Met zo’n kaart kun je de slag niet halen.
