### German. English explanations of presets and options stand in the code; other languages translate them, as
### `about-preset-...` and `about-option-...`.
###
### The words of the table: match Partie, kingdom Königreich, deal Spiel (as in Skat; to deal geben, to deal again neu geben), contract
### Kontrakt, bid Ansage, trick Stich (to win one: den Stich machen), to take cards that cost kassieren, lead ausspielen and das
### Ausspiel, lead a suit anspielen, follow suit bedienen, discard abwerfen, void blank, ruff stechen, hand Blatt, stock Talon, dummy
### Strohmann, layout die Reihen (to play on it anlegen), face up offen, face down verdeckt, double verdoppeln, appeal Einspruch,
### pass passen, pass cards weitergeben, penalty card Strafkarte, shoot the moon Durchmarsch, knock klopfen, stay in mitgehen, fold
### aussteigen, stake Einsatz, tray Topf, signal Zeichen, move Zug, hint Tipp, rule of thumb Faustregel, score sheet Punktezettel,
### record Aufzeichnung, commitment Prüfsumme. A lone card of a suit is never "blank", which means void; it is "einzeln".
###
### Cards have a hyphen: Herz-König, Pik-Dame. The reader is du. People are wer, alle, jemand, die anderen, or the person opposite, dein
### Gegenüber, so that no noun says whether they are men or women. König (of a kingdom) and Geber are roles; so is Partner on labels, and
### Spieler stands only in numbers of players.
###
### Quotation marks are „ “; before % and … there is a no-break space. Sentences end with a full stop; labels, buttons, calls and
### lines without a verb have none. A comment `# Unsure` before a message says what a second reader should look at.

## Contracts

contract-diamonds = Karo
contract-spades = Pik
contract-hearts = Herz
contract-clubs = Kreuz
contract-king = Herz-König
contract-queens = Damen
contract-no-tricks = Kein Stich
contract-no-hearts = Kein Herz
contract-no-queens = Keine Dame
contract-no-last-trick = Kein letzter Stich
contract-no-trump = Ohne Trumpf
contract-passed-in = Eingepasst
contract-up = Oben
contract-down = Unten
contract-none = noch kein Kontrakt
note-card = { $cards } { $points }
note-each = je { $points }
note-double = Kontra
note-redouble = Rekontra
note-trick = { $points } pro Stich
note-total = insgesamt { $points }
note-places = { $points } bis { $points2 }

## The table

header = { $game }. { $headline }
header-contract = { $game }. { $headline }: { $contract }
headline-deal = Spiel { $deal }
headline-round = Runde { $round } von { $rounds }, Spiel { $deal }
headline-cards = Spiel { $deal } von { $deals }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
counter = { $name }: { $value }
counter-bids = Ansagen
counter-bid = angesagt
counter-chips = Chips
counter-pot = Topf
marked-card = { $card } ({ $marks })
tracker-line = Noch nicht gesehen: { $cards }. Chance, dass sie noch kommen: je { $chance } ({ $percent } %).
hand = Dein Blatt
playable = Spielbar
taken-cards = { $who ->
    [you] Du hast kassiert: { $cards }
   *[other] { $seat } hat kassiert: { $cards }
}
open-cards = { $who ->
    [you] Deine offenen Karten: { $cards }
   *[other] { $seat }, offen: { $cards }
}
drawn-cards = { $who ->
    [you] Du hast gezogen und gezeigt: { $cards }
   *[other] { $seat } hat gezogen und gezeigt: { $cards }
}
layout-row = { $suit }: { $cards }
layout-run = { $low } bis { $high }
layout-empty = { $suit }: noch keine Karte
layout-line = { $cards }. An die Enden passen { $low } und { $high }.

## What happens

news-double = { $who ->
    [you] Du verdoppelst { $cards }.
   *[other] { $seat } verdoppelt { $cards }.
}
news-no-double = { $who ->
    [you] Du verdoppelst nicht.
   *[other] { $seat } verdoppelt nicht.
}
news-double-seats = { $who ->
    [you] Du gibst Kontra gegen { $name }.
   *[other] { $seat } gibt Kontra gegen { $name }.
}
news-redouble-seats = { $who ->
    [you] Du gibst Re gegen { $name }.
   *[other] { $seat } gibt Re gegen { $name }.
}
news-double-and-redouble = { $who ->
    [you] Du gibst Kontra gegen { $name } und Re gegen { $names }.
   *[other] { $seat } gibt Kontra gegen { $name } und Re gegen { $names }.
}
news-pick-up = Du nimmst dein Blatt auf.
news-turned-away = Dein Blatt steht mit dem Rücken zu dir: Nur die anderen sehen es.
news-follow-places = { $who ->
    [you] Karten, mit denen du bedienen kannst: { $count }
   *[other] Karten, mit denen { $seat } bedienen kann: { $count }
}
news-trick = { $who ->
    [you] { $cards }: Du machst den Stich.
   *[other] { $cards }: { $seat } macht den Stich.
}
news-played = { $seat }: { $cards }
news-played-word = { $who ->
    [you] Du spielst { $cards } und sagst „{ $name }“.
   *[other] { $seat } spielt { $cards } und sagt „{ $name }“.
}
news-declare = { $who ->
    [you] Du sagst an: { $name }.
   *[other] { $seat } sagt an: { $name }.
}
news-pass = { $who ->
    [you] Du passt.
   *[other] { $seat } passt.
}
news-shown = { $who ->
    [you] Du zeigst { $cards }.
   *[other] { $seat } zeigt { $cards }.
}
news-draw = { $who ->
    [you] Du ziehst { $cards }.
   *[other] { $seat } zieht { $cards }.
}
news-dealer = { $who ->
    [you] Du gibst zuerst.
   *[other] { $seat } gibt zuerst.
}
news-dealt = Die Karten sind verteilt.
news-choose = { $who ->
    [you] Du wählst { $name }.
   *[other] { $seat } wählt { $name }.
}
news-turned-up = Aufgedeckt: { $cards }
news-captured = { $who ->
    [you] Du nimmst { $cards } mit { $card }.
   *[other] { $seat } nimmt { $cards } mit { $card }.
}
news-left-to-last = { $who ->
    [you] Du hast zuletzt genommen und bekommst den Rest: { $cards }
   *[other] { $seat } hat zuletzt genommen und bekommt den Rest: { $cards }
}
news-combo-led = { $who ->
    [you] Du spielst { $cards } aus.
   *[other] { $seat } spielt { $cards } aus.
}
news-combo-beats = { $who ->
    [you] Du stichst mit { $cards }.
   *[other] { $seat } sticht mit { $cards }.
}
news-combo-discarded = { $who ->
    [you] Du wirfst { $cards } ab.
   *[other] { $seat } wirft { $cards } ab.
}
news-discards-opened = { $who ->
    [you] Deine abgeworfenen Karten: { $cards }
   *[other] Abgeworfen von { $seat }: { $cards }
}
news-taken-up = { $who ->
    [you] Du nimmst { $cards } auf ({ $zone }).
   *[other] { $seat } nimmt { $cards } auf ({ $zone }).
}
news-discarded = { $who ->
    [you] Du legst { $cards } ab ({ $zone }).
   *[other] { $seat } legt { $cards } ab ({ $zone }).
}
news-bid = { $who ->
    [you] Du sagst { $number }.
   *[other] { $seat } sagt { $number }.
}
news-hold = { $who ->
    [you] Du hältst.
   *[other] { $seat } hält.
}
news-bid-name = { $who ->
    [you] Du bietest { $name }.
   *[other] { $seat } bietet { $name }.
}
news-drawn-open = { $who ->
    [you] Du ziehst { $cards }.
   *[other] { $seat } zieht { $cards }.
}
news-drawn-hidden = { $who ->
    [you] Du ziehst eine Karte.
   *[other] { $seat } zieht eine Karte.
}
news-passed-cards = { $whom ->
    [you] { $seat } gibt dir { $cards }.
   *[other] { $who ->
        [you] Du gibst { $cards } an { $other } weiter.
       *[other] { $seat } gibt { $cards } an { $other } weiter.
    }
}
news-broken = { $who ->
    [you] Du spielst { $cards }: { $suit } ist gebrochen.
   *[other] { $seat } spielt { $cards }: { $suit } ist gebrochen.
}
news-laid = { $who ->
    [you] Du legst { $cards } auf den Tisch.
   *[other] { $seat } legt { $cards } auf den Tisch.
}
news-eliminated = { $who ->
    [you] Du scheidest aus. Deine Karten kommen in die Reihen: { $cards }
   *[other] { $seat } scheidet aus. Karten in die Reihen: { $cards }
}
news-left-over = Übrig bleiben: { $cards }
news-other = { $seat }: { $word }

## A deal is over

sheet-deal = Spiel { $deal }
sheet-round = Runde { $number }
sheet-contract = { $name }
deal-over = Spiel { $deal }, { $contract }:
deal-void = Spiel { $deal } zählt nicht: { $reason }.
void-passed = alle haben gepasst
tally-passed-in = Alle haben gepasst, also bekommt niemand Punkte.
ledger-cards = { $seat } { $points }: { $cards } kassiert
ledger-tricks = { $seat } { $points }: { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}
ledger-parts = ({ $count } × { $points })
ledger-last-trick = { $seat } { $points }: letzter Stich
ledger-thirds = { $seat } { $points }: { $count ->
    [one] 1 Drittelpunkt
   *[other] { $count } Drittelpunkte
} in Karten
ledger-last-card = { $seat } { $points }: letzter Stich mit { $cards }
ledger-place = { $count ->
    [1] { $seat } { $points }: zuerst fertig
    [2] { $seat } { $points }: an zweiter Stelle fertig
    [3] { $seat } { $points }: an dritter Stelle fertig
   *[other] { $seat } { $points }: letzter Platz
}
ledger-cards-left = { $seat } { $points }: { $count ->
    [one] eine Karte übrig
   *[other] { $count } Karten übrig
}
ledger-bid-made = { $seat } { $points }: Ansage erfüllt, { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}
ledger-bid-under = { $seat } { $points }: weniger Stiche als angesagt, nämlich { $count }
ledger-bid-over = { $seat } { $points }: mehr Stiche als angesagt, nämlich { $count }
ledger-other = { $seat } { $points }: { $word }

## The score sheet

sheet-total = Gesamt
sheet-we = Wir
# Unsure: "Sie" would be the other common heading, but it is also the polite "you".
sheet-they = Die
sheet-sum = Summe { $sum } ✓
sheet-sum-spoken = , vollständig, Summe { $sum }:
sheet-open = noch { $count } offen
