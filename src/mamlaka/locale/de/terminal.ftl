## Questions and help

ask-free = Du bist nicht dran. Du kannst sagen: { $names }. Mit Enter geht es weiter.
ask-answers = { $question } ({ $names })
ask-resume = Du hast eine angefangene Partie ({ $name }). Weiterspielen? [J/n]
ask-keys = [{ $hint } Tipp, { $help }]
press-enter = Weiter mit der Eingabetaste.
answer-unclear = „{ $answer }“ ist hier keine Antwort. Tippe eine Karte wie { $cards } oder eine Antwort, wie sie dasteht.
help =
    Tippe eine Karte ein, um sie zu spielen ({ $cards }), oder einen Kontrakt oder eine Antwort, wie sie dasteht.
    s: Punktezettel   l: letzter Stich   d: letztes Spiel in Worten   h: Blatt und Tisch
    r: Regeln dieses Tisches   ?: ein Tipp   help: diese Tasten   q: speichern und aufhören
    ! und ein paar Worte: den letzten Zug eines Bots als schlecht melden; das wird mit der Partie gespeichert
help-words = Es gehen auch Worte, auf Wunsch mit / oder : davor: { $words }.
command-quit = aufhören, beenden, ende
command-sheet = Punktezettel, Punkte
command-last = letzter Stich
command-deal = letztes Spiel
command-hand = Blatt, Tisch
command-rules = Regeln
command-hint = Tipp, Hinweis
command-help = Hilfe
command-report = melden
sign-crown = ♔
sign-dealer = (G)
trick-line = { $who ->
    [you] Stich { $number }: { $cards }. Er ging an dich.
   *[other] Stich { $number }: { $cards }. Er ging an { $seat }.
}
last-capture = { $who ->
    [you] Der letzte Fang: du nahmst { $cards } mit { $card }.
   *[other] Der letzte Fang: { $seat } nahm { $cards } mit { $card }.
}
last-trick-none = In diesem Spiel ist noch kein Stich fertig.
look-back-none = An diesem Tisch darf man fertige Stiche nicht mehr ansehen.
deal-none = Noch ist kein Spiel zu Ende.
rules-standard = An diesem Tisch gelten die Standardregeln.
opponents = { $count ->
    [0] Du spielst allein.
    [one] Du spielst gegen einen Bot ({ $bots }).
   *[other] Du spielst mit { $count } Bots ({ $bots }).
}
opponents-other = Andere Stufen: { $levels }. So wählst du eine: `mamlaka play --bots { $example }`.
bot-failed = Der Bot { $bot } ({ $origin }) ist ausgefallen; ein anderer Bot spielt für ihn weiter.
next-player = { $direction ->
    [cw] Nach dir kommt der Platz links von dir.
   *[ccw] Nach dir kommt der Platz rechts von dir.
}
fairness = Alle Spiele stehen vor der ersten Karte fest. Prüfsumme: { $commitment }
saved = Gespeichert: { $path }. Weiter geht es mit demselben Befehl oder mit: mamlaka play --resume "{ $path }"
over = Die Partie ist zu Ende.
result-side = { $rank }. { $seat } { $points } ({ $alone })
result-line = { $rank }. { $seat } { $points }
lowest-wins = Wer die wenigsten Punkte hat, gewinnt.
goal-line = Punkte bisher: { $points }. Ziel: { $goal }.
goal-reached = { $points } Punkte: Das Ziel von { $goal } ist erreicht. Du gewinnst!
goal-missed = { $points } von { $goal } Punkten: Ziel verfehlt.
verify-hint = So prüfst du die Aufzeichnung: mamlaka verify "{ $path }"

## The review of a match

review-open-total = Mit offenen Karten, bei { $count } Karten: { $less }
review-total = { $name }: { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}, davon teuer: { $costly }
review-ignored-again = Nicht befolgter Rat: wie oben, bei Spiel { $deal }
review-least = Verluste unter { $unit ->
    [chance] { $least } Prozentpunkten
   *[other] { $least } Punkten
} gelten nicht als teuer.
course-seat = Teure Züge: nur von { $seat }
course-known = { $cost } nach dem, was man wissen konnte
course-open = { $cost } mit offenen Karten
review-again = Neu entscheiden: { $command }
review-title = Analyse einer Partie
review-written = Die Analyse steht in { $path }. Öffne sie im Browser.
render-written = Geschrieben nach { $path }.

## Boards, which several tables play with the same cards

seating-round = Runde { $round }
seating-table = Tisch { $table }, Board { $board }: { $players }
seating-table-boards = Tisch { $table }, Boards { $first } bis { $last }: { $players }
seating-rest = Setzen aus: { $players }
board-number = Board { $board }
board-of-day = Board { $board } von { $boards }
board-of-round = Runde { $round }, Tisch { $table }, Board { $board }
board-named = { $board }: { $kind }
board-left = Das Board ist gespeichert. Weiter geht es mit demselben Befehl.
board-left-over = { $count ->
    [0] { $name } hat alle Boards gespielt.
    [one] { $name } hat noch ein Board. Weiter geht es mit demselben Befehl.
   *[other] { $name } hat noch { $count } Boards. Weiter geht es mit demselben Befehl.
}
board-none = Du hast an diesem Tag kein Board gespielt.
board-match = ganze Partie
daily-title = { $game }, { $day }: dein Platz, dieselben Karten
daily-board = Board
daily-you = du
daily-again = du ({ $number })
daily-matchpoints = Matchpoints
daily-imps = IMPs pro Board
daily-folder = Die Aufzeichnungen sind in { $path }

## A decision of a record

decision-at = Ereignis { $event }, Platz { $seat }
decision-taken = Gewählter Zug: { $action }

## Words that people type for each other, in groups

same-words = Ass, As; Bube, Bauer, Unter; Dame, Ober; Karo, Eckstein, Schellen; Kreuz, Treff, Eichel; Pik, Schippen, Schippe; Herz, Herzen
