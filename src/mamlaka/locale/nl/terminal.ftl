## Questions and help

ask-free = Je bent niet aan de beurt. Je mag zeggen: { $names }. Met Enter gaat het spel verder.
ask-answers = { $question } ({ $names })
ask-resume = Er staat nog een onvoltooide partij ({ $name }). Verder spelen? [J/n]
ask-keys = [{ $hint } tip, { $help }]
press-enter = Druk op Enter om verder te gaan.
answer-unclear = ‘{ $answer }’ is hier geen antwoord. Typ een kaart, bijvoorbeeld { $cards }, of een antwoord uit de lijst.
help =
    Typ een kaart om die te spelen ({ $cards }), of een contract of antwoord uit de lijst.
    s: scoreblad   l: laatste slag   d: laatste ronde in woorden   h: je hand en de tafel
    r: regels van deze tafel   ?: een tip   help: deze toetsen   q: opslaan en stoppen
    ! en een paar woorden: de laatste zet van een bot melden als slecht, met de partij erbij
help-words = Woorden werken ook, eventueel met / of : ervoor: { $words }.
command-quit = stoppen, stop
command-sheet = scoreblad, score
command-last = laatste slag
command-deal = laatste ronde
command-hand = hand, tafel
command-rules = regels
command-hint = tip, hint
command-help = hulp, help
command-report = melden
sign-crown = ♔
sign-dealer = (D)
trick-line = { $who ->
    [you] Slag { $number }: { $cards }. Voor jou.
   *[other] Slag { $number }: { $cards }. Voor { $seat }.
}
last-capture = { $who ->
    [you] De laatste vangst: jij nam { $cards } met { $card }.
   *[other] De laatste vangst: { $seat } nam { $cards } met { $card }.
}
last-trick-none = In deze ronde is nog geen slag uitgespeeld.
look-back-none = Aan deze tafel mag je gespeelde slagen niet terugkijken.
deal-none = Er is nog geen ronde uitgespeeld.
rules-standard = Aan deze tafel gelden de standaardregels.
opponents = { $count ->
    [0] Je speelt alleen.
    [one] Je speelt tegen één bot ({ $bots }).
   *[other] Je speelt met { $count } bots ({ $bots }).
}
opponents-other = Andere niveaus: { $levels }. Zo kies je er een: `mamlaka play --bots { $example }`.
bot-failed = De bot { $bot } ({ $origin }) is vastgelopen. Een andere bot neemt het over.
next-player = { $direction ->
    [cw] De volgende speler zit links van je.
   *[ccw] De volgende speler zit rechts van je.
}
fairness = De kaarten liggen al vóór de eerste slag vast. Controlecode: { $commitment }
saved = Opgeslagen in { $path }. Verder spelen: geef dezelfde opdracht, of: mamlaka play --resume "{ $path }"
over = De partij is afgelopen.
result-side = { $rank }. { $seat } { $points } ({ $alone })
result-line = { $rank }. { $seat } { $points }
lowest-wins = De laagste score wint.
goal-line = Punten tot nu toe: { $points }. Doel: { $goal }.
goal-reached = { $points } punten: het doel van { $goal } is gehaald. Je wint!
goal-missed = { $points } van de { $goal } punten: doel niet gehaald.
verify-hint = De partij controleren: mamlaka verify "{ $path }"

## The review of a match

review-open-total = Met open kaarten, bij { $count } kaarten: { $less }
review-total = { $name }: { $decisions ->
    [one] 1 beslissing
   *[other] { $decisions } beslissingen
}, waarvan { $costly } duur
review-ignored-again = Niet gevolgd advies: zoals hierboven, ronde { $deal }
review-least = Verliezen onder { $unit ->
    [chance] { $least } procentpunt
   *[other] { $least } punten
} tellen niet als duur.
course-seat = Dure zetten: alleen van { $seat }
course-known = { $cost } voor zover bekend kon zijn
course-open = { $cost } met open kaarten
review-again = Opnieuw beslissen: { $command }
review-title = Analyse van een partij
review-written = De analyse staat in { $path }. Open het bestand in een browser.
render-written = Geschreven naar { $path }.

## Boards, which several tables play with the same cards

# Unsure: bridge says “spel” for a board; elsewhere “spel” is the game, so we keep “board”.
seating-round = Ronde { $round }
seating-table = Tafel { $table }, board { $board }: { $players }
seating-table-boards = Tafel { $table }, boards { $first } tot en met { $last }: { $players }
seating-rest = Rusten: { $players }
board-number = Board { $board }
board-of-day = Board { $board } van { $boards }
board-of-round = Ronde { $round }, tafel { $table }, board { $board }
board-named = { $board }: { $kind }
board-left = Het board is opgeslagen. Verder spelen: geef dezelfde opdracht.
board-left-over = { $count ->
    [0] { $name } heeft alle boards gespeeld.
    [one] { $name } heeft nog één board. Verder spelen: geef dezelfde opdracht.
   *[other] { $name } heeft nog { $count } boards. Verder spelen: geef dezelfde opdracht.
}
board-none = Je hebt die dag geen board gespeeld.
board-match = hele partij
daily-title = { $game }, { $day }: jouw plaats, dezelfde kaarten
daily-board = board
daily-you = jij
daily-again = jij ({ $number })
daily-matchpoints = matchpunten
daily-imps = imps per board
daily-folder = De partijen staan in { $path }

## A decision of a record

decision-at = Gebeurtenis { $event }, plaats { $seat }
decision-taken = Gekozen zet: { $action }

## Words that people type for each other, in groups

same-words = heer, koning; vrouw, dame, vrouwe; boer, jonker; klaver, klaveren; schoppen, pieken
