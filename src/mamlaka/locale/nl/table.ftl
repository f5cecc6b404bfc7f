### Dutch. English explanations of presets and options stand in the code; they are translated here, as `about-preset-...` and
### `about-option-...`, which name the values of options as they are typed.
###
### The words of the table: game spel, match partij, deal ronde (to deal delen, the cards dealt never “de deal”), dealer deler,
### kingdom koninkrijk, its owner koning (the card is always heer), contract contract, trick slag, take a trick or a card halen,
### suit kleur, rank waarde, lead uitkomen, led suit gevraagde kleur, follow suit bekennen, void geen kaart meer van of kwijt,
### discard afgooien (into a pile wegleggen), trumps troef, ruff introeven, double verdubbelen, appeal bezwaar, new deal opnieuw
### delen, penalty strafpunten and strafkaart, pass passen, pass cards doorgeven, bid bod, face up open, face down dicht, draw
### trekken, stock stapel, go out uit zijn, a card fits past, layout rijen, lay aanleggen, bare kaal, hint tip, bot bot, move zet,
### rule of thumb vuistregel, score sheet scoreblad, seat plaats, partner partner, side paar, record gegevens or partijbestand.
### Of Toepen: knock kloppen, stay meegaan, fold passen, exchange ruilen (de was), challenge controleren, stand up staan, whistle
### fluiten, signal teken, stake inzet, tray pot, chip fiche, out af.
###
### The suits are schoppen, harten, ruiten, klaver; a card is one word: hartenheer, klavertwee.
###
### The reader is je or, stressed, jij; never u. Other players are die, or their name: no hij or zij. Buttons are infinitives.
### Sentences end with a full stop; labels, buttons and calls do not. Quotation marks are ‘single’.
###
### A line that a maintainer should check with players has `Unsure:` and the reason above it.

## Contracts

contract-diamonds = Ruiten
contract-spades = Schoppen
contract-hearts = Harten
contract-clubs = Klaver
contract-king = Hartenheer
contract-queens = Vrouwen
contract-no-tricks = Geen slagen
contract-no-hearts = Geen harten
contract-no-queens = Geen vrouwen
contract-no-last-trick = Geen laatste slag
contract-no-trump = Zonder troef
contract-passed-in = Rondpas
contract-up = Boven
contract-down = Onder
contract-none = nog geen contract
note-card = { $cards } { $points }
note-each = { $points } per stuk
note-double = doublet
note-redouble = redoublet
note-trick = { $points } per slag
note-total = { $points } in totaal
note-places = { $points } tot { $points2 }

## The table

header = { $game }. { $headline }
header-contract = { $game }. { $headline }: { $contract }
headline-deal = Ronde { $deal }
headline-round = Reeks { $round } van { $rounds }, ronde { $deal }
headline-cards = Ronde { $deal } van { $deals }, { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
counter = { $name }: { $value }
counter-bids = geboden
counter-bid = bod
counter-chips = fiches
counter-pot = pot
marked-card = { $card } ({ $marks })
tracker-line = Nog niet gezien: { $cards }. De kans dat zo’n kaart nog komt, is { $chance } ({ $percent }%).
hand = Je hand
playable = Je mag spelen
taken-cards = { $who ->
    [you] Door jou gehaald: { $cards }
   *[other] Gehaald door { $seat }: { $cards }
}
open-cards = { $who ->
    [you] Jouw open kaarten: { $cards }
   *[other] { $seat }, open: { $cards }
}
drawn-cards = { $who ->
    [you] Door jou getrokken en getoond: { $cards }
   *[other] Getrokken en getoond door { $seat }: { $cards }
}
layout-row = { $suit }: { $cards }
layout-run = { $low } tot en met { $high }
layout-empty = { $suit }: nog niets
layout-line = { $cards }. Aan de uiteinden passen { $low } en { $high }.

## What happens

news-double = { $who ->
    [you] Je verdubbelt { $cards }.
   *[other] { $seat } verdubbelt { $cards }.
}
news-no-double = { $who ->
    [you] Je verdubbelt niet.
   *[other] { $seat } verdubbelt niet.
}
news-double-seats = { $who ->
    [you] Je doubleert { $name }.
   *[other] { $seat } doubleert { $name }.
}
news-redouble-seats = { $who ->
    [you] Je redoubleert { $name }.
   *[other] { $seat } redoubleert { $name }.
}
news-double-and-redouble = { $who ->
    [you] Je doubleert { $name } en redoubleert { $names }.
   *[other] { $seat } doubleert { $name } en redoubleert { $names }.
}
news-pick-up = Je pakt je kaarten op.
news-turned-away = Je kaarten staan met de rug naar je toe: alleen de anderen zien ze.
news-follow-places = { $who ->
    [you] Jouw kaarten die bekennen: { $count }
   *[other] Kaarten van { $seat } die bekennen: { $count }
}
news-trick = { $who ->
    [you] { $cards }: jij haalt de slag.
   *[other] { $cards }: { $seat } haalt de slag.
}
news-played = { $seat }: { $cards }
news-played-word = { $who ->
    [you] Je speelt { $cards } en zegt ‘{ $name }’.
   *[other] { $seat } speelt { $cards } en zegt ‘{ $name }’.
}
news-declare = { $who ->
    [you] Je kondigt aan: { $name }.
   *[other] { $seat } kondigt aan: { $name }.
}
news-pass = { $who ->
    [you] Je past.
   *[other] { $seat } past.
}
news-shown = { $who ->
    [you] Je toont { $cards }.
   *[other] { $seat } toont { $cards }.
}
news-draw = { $who ->
    [you] Je trekt { $cards }.
   *[other] { $seat } trekt { $cards }.
}
news-dealer = { $who ->
    [you] Jij deelt als eerste.
   *[other] { $seat } deelt als eerste.
}
news-dealt = De kaarten zijn gedeeld.
news-choose = { $who ->
    [you] Je kiest { $name }.
   *[other] { $seat } kiest { $name }.
}
news-turned-up = Opengelegd: { $cards }
news-captured = { $who ->
    [you] Je pakt { $cards } met { $card }.
   *[other] { $seat } pakt { $cards } met { $card }.
}
news-left-to-last = { $who ->
    [you] Jij pakte het laatst en krijgt wat er ligt: { $cards }
   *[other] { $seat } pakte het laatst en krijgt wat er ligt: { $cards }
}
news-combo-led = { $who ->
    [you] Je komt uit met { $cards }.
   *[other] { $seat } komt uit met { $cards }.
}
news-combo-beats = { $who ->
    [you] Je verslaat dat met { $cards }.
   *[other] { $seat } verslaat dat met { $cards }.
}
news-combo-discarded = { $who ->
    [you] Je gooit { $cards } af.
   *[other] { $seat } gooit { $cards } af.
}
news-discards-opened = { $who ->
    [you] Jouw afgegooide kaarten: { $cards }
   *[other] Afgegooid door { $seat }: { $cards }
}
news-taken-up = { $who ->
    [you] Je pakt { $cards } op ({ $zone }).
   *[other] { $seat } pakt { $cards } op ({ $zone }).
}
news-discarded = { $who ->
    [you] Je legt { $cards } weg ({ $zone }).
   *[other] { $seat } legt { $cards } weg ({ $zone }).
}
news-bid = { $who ->
    [you] Je biedt { $number }.
   *[other] { $seat } biedt { $number }.
}
news-hold = { $who ->
    [you] Je houdt.
   *[other] { $seat } houdt.
}
news-bid-name = { $who ->
    [you] Je biedt { $name }.
   *[other] { $seat } biedt { $name }.
}
news-drawn-open = { $who ->
    [you] Je trekt { $cards }.
   *[other] { $seat } trekt { $cards }.
}
news-drawn-hidden = { $who ->
    [you] Je trekt een kaart.
   *[other] { $seat } trekt een kaart.
}
news-passed-cards = { $whom ->
    [you] { $seat } geeft { $cards } door aan jou.
   *[other] { $who ->
        [you] Je geeft { $cards } door aan { $other }.
       *[other] { $seat } geeft { $cards } door aan { $other }.
    }
}
news-broken = { $who ->
    [you] Je speelt { $cards } en breekt { $suit }.
   *[other] { $seat } speelt { $cards } en breekt { $suit }.
}
news-laid = { $who ->
    [you] Je legt { $cards } op tafel.
   *[other] { $seat } legt { $cards } op tafel.
}
news-eliminated = { $who ->
    [you] Je bent uitgeschakeld. Je kaarten gaan op tafel: { $cards }
   *[other] { $seat } is uitgeschakeld. Kaarten op tafel: { $cards }
}
news-left-over = Over: { $cards }
news-other = { $seat }: { $word }

## A deal is over

sheet-deal = Ronde { $deal }
sheet-round = Reeks { $number }
sheet-contract = { $name }
deal-over = Ronde { $deal }, { $contract }:
deal-void = Ronde { $deal } telt niet: { $reason }.
void-passed = iedereen heeft gepast
tally-passed-in = Iedereen heeft gepast, dus niemand krijgt punten.
ledger-cards = { $seat } { $points }: { $cards } gehaald
ledger-tricks = { $seat } { $points }: { $count ->
    [one] 1 slag
   *[other] { $count } slagen
}
ledger-parts = ({ $count } × { $points })
ledger-last-trick = { $seat } { $points }: laatste slag gehaald
ledger-thirds = { $seat } { $points }: { $count ->
    [one] 1 derde van een punt
   *[other] { $count } derden van een punt
} aan kaarten
ledger-last-card = { $seat } { $points }: laatste slag gehaald met { $cards }
ledger-place = { $count ->
    [1] { $seat } { $points }: als eerste uit
    [2] { $seat } { $points }: als tweede uit
    [3] { $seat } { $points }: als derde uit
   *[other] { $seat } { $points }: als laatste over
}
ledger-cards-left = { $seat } { $points }: { $count ->
    [one] { $count } kaart over
   *[other] { $count } kaarten over
}
ledger-bid-made = { $seat } { $points }: bod gehaald, { $count ->
    [one] 1 slag
   *[other] { $count } slagen
}
ledger-bid-under = { $seat } { $points }: minder slagen dan geboden, { $count } gehaald
ledger-bid-over = { $seat } { $points }: meer slagen dan geboden, { $count } gehaald
ledger-other = { $seat } { $points }: { $word }

## The score sheet

sheet-total = Totaal
sheet-we = Wij
sheet-they = Zij
sheet-sum = samen { $sum } ✓
sheet-sum-spoken = , compleet, samen { $sum }:
sheet-open = { $count } te spelen
