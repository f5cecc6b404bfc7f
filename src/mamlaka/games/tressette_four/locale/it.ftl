## Contracts

contract-napoli-s = napoli a spade ♠
contract-napoli-h = napoli a coppe ♥
contract-napoli-d = napoli a denari ♦
contract-napoli-c = napoli a bastoni ♣
contract-threes-without-s = buongioco di tre senza spade ♠
contract-threes-without-h = buongioco di tre senza coppe ♥
contract-threes-without-d = buongioco di tre senza denari ♦
contract-threes-without-c = buongioco di tre senza bastoni ♣
contract-four-threes = quattro tre
contract-twos-without-s = buongioco di due senza spade ♠
contract-twos-without-h = buongioco di due senza coppe ♥
contract-twos-without-d = buongioco di due senza denari ♦
contract-twos-without-c = buongioco di due senza bastoni ♣
contract-four-twos = quattro due
contract-aces-without-s = buongioco di assi senza spade ♠
contract-aces-without-h = buongioco di assi senza coppe ♥
contract-aces-without-d = buongioco di assi senza denari ♦
contract-aces-without-c = buongioco di assi senza bastoni ♣
contract-four-aces = quattro assi
contract-busso = busso
contract-striscio = striscio
contract-volo = volo

## Why something cannot be done

not-poor = Le tue carte valgono almeno un punto: non puoi chiedere di ridare.

## Seats and cards

counter-partners-points = { $seat } e { $other }

## Ways to play that have a name

preset-tressette-four-classic = Classico
preset-tressette-four-plain-21 = Senza accuse, ai 21
preset-tressette-four-to-41 = Ai 41
preset-tressette-four-regional = Regionale

## What happens

# Unsure: “per primo” is masculine; it belongs to the turn rather than to the person.
news-four-of-coins = { $who ->
    [you] Hai { $cards } ed esci per primo.
   *[other] { $seat } ha { $cards } ed esce per primo.
}
news-decima = { $who ->
    [you] Hai dieci carte dello stesso seme e vinci la partita: { $cards }
   *[other] { $seat } ha dieci carte dello stesso seme e vince la partita: { $cards }
}
news-poor-hand = { $who ->
    [you] Chiedi di ridare.
   *[other] { $seat } chiede di ridare.
}

## A deal is over

ledger-napoli = { $seat } { $points }: napoli { $cards }
ledger-three-alike = { $seat } { $points }: buongioco { $cards }
ledger-four-alike = { $seat } { $points }: quattro uguali { $cards }
ledger-thirds-together = { $seat } { $points }: un punto dai terzi rimasti, insieme a { $other }
ledger-shutout = { $seat } { $points }: cappotto, le accuse non valgono
ledger-cappotto = { $seat } { $points }: cappotto, tutti gli undici punti della smazzata
ledger-decima = { $seat } { $points }: dieci carte dello stesso seme vincono la partita { $cards }
void-poor-hand = una mano con meno di un punto

## Why a bot decided as it did: the tactics of Tressette for four

rule-tressette-four-1 = Tieni l’asso per una presa sicura della tua coppia.
rule-tressette-four-2 = Hai il tre e il due: incassali, e l’asso può cadere.
rule-tressette-four-3 = Un palo lungo con una carta alta: di’ busso, poi incassalo.
rule-tressette-four-4 = Busso dal compagno: gioca la più alta e torna nel seme.
rule-tressette-four-5 = Volo dal compagno: esci in quel seme solo per cedere la mano.
rule-tressette-four-6 = Non puoi rispondere: un asso sulla presa del compagno, una scartina su quella degli avversari.
rule-tressette-four-7 = Gli avversari hanno accusato una carta che supera questa.
rule-tressette-four-8 = Dalle accuse, la carta che supera questa può averla solo il compagno.
rule-tressette-four-9 = L’ultima presa vale un punto: tieni in serbo una carta sicura.
rule-tressette-four-10 = I terzi contano a tre a tre: questa presa fa un altro punto intero.
rule-tressette-four-11 = Di seconda mano gioca basso, a meno che tu abbia il tre; di terza gioca alto.
rule-tressette-four-12 = Gli avversari hanno napoli in quel seme: non uscire lì.
rule-tressette-four-13 = Senza carichi, esci in un seme corto di scartine per restarne senza.
rule-tressette-four-60 = Accusa tutto quello che hai: sono punti.
rule-tressette-four-61 = Le tue carte valgono meno di un punto: chiedi di ridare.
rule-tressette-four-62 = Fai sapere al compagno che cosa ti resta nel seme.
rule-tressette-four-63 = Prendi i punti che sono in gioco, o cedine pochi.

## Page: the home page

game-about-tressette-four = Il classico italiano a coppie: dieci prese, terzi di punto e poche parole che dicono tutto.
game-standard-tressette-four = Due coppie, dieci carte a testa, accuse e segni, si va ai 31.
game-tressette-four = Tressette a coppie

## Page: questions and answers

ask-poor-hand = Le tue carte valgono meno di un punto. Chiedi di ridare?
ask-no-poor-hand = Si chiede a tutti se le carte sono troppo scarse. Le tue non lo sono.
say-poor-hand = Chiedi di ridare
say-no-poor-hand = Gioca queste carte
call-poor-hand = si ridà!
call-decima = decima!

## Ways to play: what each is

about-preset-tressette-four-classic = Ai 31, con accuse e segni.
about-preset-tressette-four-plain-21 = Solo le carte, ai 21.
about-preset-tressette-four-to-41 = Una partita più lunga, ai 41.
about-preset-tressette-four-regional = Comincia il quattro di denari, le mani scarse si ridanno e una coppia vince appena ha i punti.

## Options: what each does

about-option-tressette-four-target = Vince la coppia che ha questo numero di punti o di più. Se lo hanno tutte e due, vince il totale più alto.
about-option-tressette-four-declarations = Tre, due e asso di un seme, e tre o quattro tre, due o assi si accusano e danno punti.
about-option-tressette-four-declare-until = L’ultima presa in cui si può accusare, prima di giocare la propria carta.
about-option-tressette-four-signals = Chi esce può dire una parola al compagno. truthful: solo una vera per la sua mano. free: qualsiasi. off: nessuna.
about-option-tressette-four-first-lead = Chi esce nella prima smazzata. right: chi sta a destra del mazziere. four_of_coins: chi ha il quattro di denari, con una carta qualsiasi. Poi sempre chi sta a destra del mazziere.
about-option-tressette-four-poor-hand = Chi ha meno di un punto in mano può mostrare le carte e chiedere di ridare.
about-option-tressette-four-shutout-voids = La coppia senza nessuno degli undici punti delle carte e dell’ultima presa perde le sue accuse.
about-option-tressette-four-end = Quando finisce la partita. deal: dopo la smazzata in cui una coppia arriva al traguardo. at_once: appena ci arriva, a metà smazzata.
about-option-tressette-four-decima = Dieci carte dello stesso seme fanno vincere la partita alla coppia.
about-option-tressette-four-rounding = floor: i terzi di punto che avanzano a fine smazzata vanno persi. carry: contano nella smazzata seguente.
about-option-tressette-four-look-back = Le prese finite della smazzata che si possono riguardare.
about-option-tressette-four-deck-faces = Le figure delle carte sulla pagina. Spade, coppe, denari e bastoni sono S, H, D e C.

## Learn

learn-tressette-four-about = Si gioca in quattro, due contro due; i compagni siedono di fronte. Il mazzo ha quaranta carte, senza otto, nove e dieci: dieci a testa.
learn-tressette-four-lead = Esce per primo chi sta a destra del mazziere, e si gioca verso destra.
learn-tressette-four-lead-coins = Nella prima smazzata esce chi ha il quattro di { $faces ->
    [italian] denari
   *[french] quadri
}, con una carta qualsiasi; poi chi sta a destra del mazziere. Si gioca verso destra.
learn-tressette-four-takes = La carta più alta del seme d’uscita prende, e chi prende esce di nuovo. Non c’è briscola.
learn-tressette-four-order = L’ordine delle carte, dalla più alta alla più bassa. Il tre è la più alta, e l’asso viene solo dopo il due.
learn-tressette-four-taken = Il tre prende, insieme all’asso che il compagno di chi esce ha dovuto giocare.
learn-tressette-four-signals = Chi esce può dire una parola al compagno. Per il resto i compagni non si parlano.
learn-tressette-four-true = La parola deve essere vera per la mano. Il compagno non è obbligato a seguirla.
learn-tressette-four-free = Si può dire qualsiasi parola, vera o no. Il compagno non è obbligato a seguirla.
learn-tressette-four-poor = Prima della prima presa, chi ha meno di un punto può mostrare le carte, e si ridà.
learn-tressette-four-decima = Dieci carte dello stesso seme in mano vincono subito la partita.
learn-tressette-four-floor = Sommate quello che avete preso in due. I terzi che avanzano vanno persi.
learn-tressette-four-carry = Sommate quello che avete preso in due. I terzi che avanzano contano nella smazzata seguente.
learn-tressette-four-declare = { $count ->
    [1] Nella prima presa
   *[other] Nelle prime { $count } prese
}, prima di giocare la tua carta, puoi accusare quello che hai. Dici le carte senza mostrarle. Tre, due e asso di un seme sono napoli: 3 punti.
learn-tressette-four-alike = Tre tre, due o assi, e non di più, valgono 3 punti, e si dice il seme che manca. Tutti e quattro ne valgono 4. Una carta può servire a più accuse.
learn-tressette-four-napoli = Napoli: tre, due e asso di un seme.
learn-tressette-four-shutout = La coppia che non fa nessun punto con carte e ultima presa perde anche le accuse della smazzata.
learn-tressette-four-deal = La partita finisce dopo la smazzata in cui una coppia arriva a { $target } punti. Vince il totale più alto; a parità si gioca un’altra smazzata.
learn-tressette-four-at-once = La partita finisce appena una coppia ha { $target } punti, anche a metà smazzata.
learn-tressette-four-word-busso = Busso
learn-tressette-four-word-busso-is = Si dice uscendo: prendi con la tua carta migliore e torna nel seme. Chi esce ha almeno tre carte del seme, con il tre, il due o l’asso.
learn-tressette-four-word-striscio = Striscio (liscio)
learn-tressette-four-word-striscio-is = Si dice uscendo: ho altre carte di questo seme, ma, se esco con una scartina o una figura, né tre né due né asso.
learn-tressette-four-word-volo = Volo
learn-tressette-four-word-volo-is = Si dice uscendo: è la mia ultima carta del seme.
learn-tressette-four-word-napoli = Napoli, napoletana
learn-tressette-four-word-napoli-is = Tre, due e asso dello stesso seme in una mano.
learn-tressette-four-word-buongioco = Buongioco
learn-tressette-four-word-buongioco-is = Tre o quattro tre, due o assi in una mano.
learn-tressette-four-word-cappotto = Cappotto
learn-tressette-four-word-cappotto-is = La smazzata in cui una coppia fa tutti gli undici punti di carte e ultima presa.

## Options by name

option-tressette-four-target = Punti per vincere
option-tressette-four-target-11 = 11
option-tressette-four-target-21 = 21
option-tressette-four-target-31 = 31
option-tressette-four-target-41 = 41
option-tressette-four-target-51 = 51
option-tressette-four-declarations = Accuse
option-tressette-four-declare-until = Accuse fino alla
option-tressette-four-declare-until-1 = Prima presa
option-tressette-four-declare-until-2 = Seconda presa
option-tressette-four-declare-until-3 = Terza presa
option-tressette-four-signals = Segni
option-tressette-four-signals-truthful = Solo veri
option-tressette-four-signals-free = Qualsiasi
option-tressette-four-signals-off = Nessuno
option-tressette-four-first-lead = Prima uscita della partita
option-tressette-four-first-lead-right = A destra del mazziere
option-tressette-four-first-lead-four-of-coins = Quattro di denari
option-tressette-four-poor-hand = Si ridà con poche carte buone
option-tressette-four-shutout-voids = Senza punti le accuse non valgono
option-tressette-four-end = Fine della partita
option-tressette-four-end-deal = Dopo la smazzata
option-tressette-four-end-at-once = Subito
option-tressette-four-decima = La decima vince
option-tressette-four-rounding = Terzi di punto che avanzano
option-tressette-four-rounding-floor = Persi
option-tressette-four-rounding-carry = Tenuti per la smazzata seguente
option-tressette-four-look-back = Riguardare le prese
option-tressette-four-look-back-last = L’ultima presa
option-tressette-four-look-back-none = Non si può
option-tressette-four-look-back-all = Tutte le prese
option-tressette-four-deck-faces = Figure delle carte
option-tressette-four-deck-faces-french = Francesi
option-tressette-four-deck-faces-italian = Italiane
