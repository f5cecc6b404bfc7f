### Italian. English explanations of presets and options stand in the code; here they are `about-preset-...` and
### `about-option-...`.
###
### The words of the table: trick presa (take it: prendere, fare la presa), lead uscire (a cuori, con il re), the right to
### lead mano (avere, tenere, prendere, cedere la mano), led suit seme d’uscita, follow suit rispondere a seme, discard
### scartare and scarto, trumps briscola, ruff tagliare and taglio, deal smazzata (never mano), dealer mazziere, appeal
### mandare a monte, contract contratto, kingdom regno, king (its owner and the card) re, double raddoppiare and raddoppio,
### blanket trapunta (coperta is face down), pillow cuscino, face up scoperta, go out finire le carte, fit a layout
### attaccarsi, slap presa, bid dichiarare and dichiarazione, null nullo, dummy morto, stock tallone, match partita, score
### sheet foglio dei punti, score keeper segnapunti, target traguardo, penalty penalità, hint consiglio, rule of thumb
### regola pratica, move giocata, seat posto, bot bot.
### Hearts: broken aperti, shoot the moon fare cappotto. Tressette: void piombo, worthless card scartina. Toepen: stake
### posta, tray piatto, chip fiche, knock bussare and bussata, stay in restare, fold lasciare, exchange cambio and cambiare
### le carte, challenge dubitare, wash quattro scartine. Spar: set aside mettere da parte, flag contestare and contestazione.
###
### Register: tu; the imperative on buttons, the first person in calls. The gender of people is unknown, also of the reader:
### no participle or adjective agrees with a person ("chi gioca", "tocca a", the present tense), but avversario, compagno
### and mazziere are roles. Hands are "le tue carte". Apostrophes are ’, quotation marks « » without spaces.
### Sentences end with a full stop; labels, buttons and calls have none.
###
### A line that wants another look has a comment above it that begins with "Unsure:".

## Contracts

contract-diamonds = Quadri
contract-spades = Picche
contract-hearts = Cuori
contract-clubs = Fiori
contract-king = Re di cuori
contract-queens = Donne
contract-no-tricks = Niente prese
contract-no-hearts = Niente cuori
contract-no-queens = Niente donne
contract-no-last-trick = Niente ultima presa
contract-no-trump = Senza briscola
contract-passed-in = Tutti passano
contract-up = In alto
contract-down = In basso
contract-none = nessun contratto
note-card = { $cards } { $points }
note-each = { $points } a carta
note-double = contro
note-redouble = surcontro
note-trick = { $points } a presa
note-total = { $points } in tutto
note-places = da { $points } a { $points2 }

## The table

header = { $game }. { $headline }
header-contract = { $game }. { $headline }: { $contract }
headline-deal = Smazzata { $deal }
headline-round = Giro { $round } di { $rounds }, smazzata { $deal }
headline-cards = Smazzata { $deal } di { $deals }, { $count ->
    [one] 1 carta
    [many] { $count } carte
   *[other] { $count } carte
}
counter = { $name }: { $value }
counter-bids = dichiarate
counter-bid = dichiara
counter-chips = fiches
counter-pot = piatto
marked-card = { $card } ({ $marks })
tracker-line = Non ancora viste: { $cards }. La probabilità che una di loro debba ancora uscire è { $chance } ({ $percent }%).
hand = Le tue carte
playable = Puoi giocare
taken-cards = { $who ->
    [you] Carte prese da te: { $cards }
   *[other] Carte prese da { $seat }: { $cards }
}
open-cards = { $who ->
    [you] Le tue carte scoperte: { $cards }
   *[other] Carte scoperte di { $seat }: { $cards }
}
drawn-cards = { $who ->
    [you] Carte pescate e mostrate da te: { $cards }
   *[other] Carte pescate e mostrate da { $seat }: { $cards }
}
layout-row = { $suit }: { $cards }
layout-run = da { $low } a { $high }
layout-empty = { $suit }: ancora nessuna carta
layout-line = { $cards }. Alle estremità vanno { $low } e { $high }.

## What happens

news-double = { $who ->
    [you] Raddoppi { $cards }.
   *[other] { $seat } raddoppia { $cards }.
}
news-no-double = { $who ->
    [you] Non raddoppi.
   *[other] { $seat } non raddoppia.
}
news-double-seats = { $who ->
    [you] Contri { $name }.
   *[other] { $seat } contra { $name }.
}
news-redouble-seats = { $who ->
    [you] Surcontri { $name }.
   *[other] { $seat } surcontra { $name }.
}
news-double-and-redouble = { $who ->
    [you] Contri { $name } e surcontri { $names }.
   *[other] { $seat } contra { $name } e surcontra { $names }.
}
news-pick-up = Raccogli le tue carte.
news-turned-away = Le tue carte ti danno le spalle: le vedono solo gli altri.
news-follow-places = { $who ->
    [you] Tue carte che rispondono al seme: { $count }
   *[other] Carte di { $seat } che rispondono al seme: { $count }
}
news-trick = { $who ->
    [you] { $cards }: prendi tu.
   *[other] { $cards }: prende { $seat }.
}
news-played = { $seat }: { $cards }
news-played-word = { $who ->
    [you] Giochi { $cards } e dici «{ $name }».
   *[other] { $seat } gioca { $cards } e dice «{ $name }».
}
news-declare = { $who ->
    [you] Accusi { $name }.
   *[other] { $seat } accusa { $name }.
}
news-pass = { $who ->
    [you] Passi.
   *[other] { $seat } passa.
}
news-shown = { $who ->
    [you] Mostri { $cards }.
   *[other] { $seat } mostra { $cards }.
}
news-draw = { $who ->
    [you] Peschi { $cards }.
   *[other] { $seat } pesca { $cards }.
}
news-dealer = { $who ->
    [you] Nella prima smazzata dai tu le carte.
   *[other] Nella prima smazzata dà le carte { $seat }.
}
news-dealt = Le carte sono state date.
news-choose = { $who ->
    [you] Scegli { $name }.
   *[other] { $seat } sceglie { $name }.
}
news-turned-up = Carte scoperte: { $cards }
news-captured = { $who ->
    [you] Prendi { $cards } con { $card }.
   *[other] { $seat } prende { $cards } con { $card }.
}
news-left-to-last = { $who ->
    [you] Hai fatto l’ultima presa e ti spetta il resto: { $cards }
   *[other] { $seat } ha fatto l’ultima presa e prende il resto: { $cards }
}
news-combo-led = { $who ->
    [you] Apri con { $cards }.
   *[other] { $seat } apre con { $cards }.
}
news-combo-beats = { $who ->
    [you] Batti con { $cards }.
   *[other] { $seat } batte con { $cards }.
}
news-combo-discarded = { $who ->
    [you] Scarti { $cards }.
   *[other] { $seat } scarta { $cards }.
}
news-discards-opened = { $who ->
    [you] I tuoi scarti: { $cards }
   *[other] Scarti di { $seat }: { $cards }
}
news-taken-up = { $who ->
    [you] Raccogli { $cards } ({ $zone }).
   *[other] { $seat } raccoglie { $cards } ({ $zone }).
}
news-discarded = { $who ->
    [you] Scarti { $cards } ({ $zone }).
   *[other] { $seat } scarta { $cards } ({ $zone }).
}
news-bid = { $who ->
    [you] Dichiari { $number }.
   *[other] { $seat } dichiara { $number }.
}
news-hold = { $who ->
    [you] Tieni.
   *[other] { $seat } tiene.
}
news-bid-name = { $who ->
    [you] Dichiari { $name }.
   *[other] { $seat } dichiara { $name }.
}
news-drawn-open = { $who ->
    [you] Peschi { $cards }.
   *[other] { $seat } pesca { $cards }.
}
news-drawn-hidden = { $who ->
    [you] Peschi una carta.
   *[other] { $seat } pesca una carta.
}
news-passed-cards = { $whom ->
    [you] { $seat } ti passa { $cards }.
   *[other] { $who ->
        [you] Passi { $cards } a { $other }.
       *[other] { $seat } passa { $cards } a { $other }.
    }
}
news-broken = { $who ->
    [you] Giochi { $cards } e apri i { $suit }.
   *[other] { $seat } gioca { $cards } e apre i { $suit }.
}
news-laid = { $who ->
    [you] Metti { $cards } sul tavolo.
   *[other] { $seat } mette { $cards } sul tavolo.
}
news-eliminated = { $who ->
    [you] Sei fuori dalla smazzata. Le tue carte vanno sul tavolo: { $cards }
   *[other] { $seat } esce dalla smazzata. Carte sul tavolo: { $cards }
}
news-left-over = Carte avanzate: { $cards }
news-other = { $seat }: { $word }

## A deal is over

sheet-deal = Smazzata { $deal }
sheet-round = Giro { $number }
sheet-contract = { $name }
deal-over = Smazzata { $deal }, { $contract }:
deal-void = La smazzata { $deal } non vale: { $reason }.
void-passed = hanno passato tutti
tally-passed-in = Hanno passato tutti: nessuno fa punti.
ledger-cards = { $seat } { $points }: nelle prese { $cards }
ledger-tricks = { $seat } { $points }: { $count ->
    [one] 1 presa
    [many] { $count } prese
   *[other] { $count } prese
}
ledger-parts = ({ $count } × { $points })
ledger-last-trick = { $seat } { $points }: ultima presa
ledger-thirds = { $seat } { $points }: { $count ->
    [one] 1 terzo di punto
    [many] { $count } terzi di punto
   *[other] { $count } terzi di punto
} in carte
ledger-last-card = { $seat } { $points }: ultima presa con { $cards }
ledger-place = { $count ->
    [1] { $seat } { $points }: carte finite, primo posto
    [2] { $seat } { $points }: carte finite, secondo posto
    [3] { $seat } { $points }: carte finite, terzo posto
   *[other] { $seat } { $points }: ultimo posto
}
ledger-cards-left = { $seat } { $points }: { $count ->
    [one] { $count } carta in mano
    [many] { $count } carte in mano
   *[other] { $count } carte in mano
}
ledger-bid-made = { $seat } { $points }: dichiarazione riuscita, { $count ->
    [one] 1 presa
    [many] { $count } prese
   *[other] { $count } prese
}
ledger-bid-under = { $seat } { $points }: meno prese di quelle dichiarate ({ $count })
ledger-bid-over = { $seat } { $points }: più prese di quelle dichiarate ({ $count })
ledger-other = { $seat } { $points }: { $word }

## The score sheet

sheet-total = Totale
sheet-we = Noi
sheet-they = Loro
sheet-sum = somma { $sum } ✓
sheet-sum-spoken = , al completo, la somma è { $sum }:
sheet-open = { $count } da giocare
