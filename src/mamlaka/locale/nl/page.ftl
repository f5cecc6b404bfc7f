## Page: before the match

page-choose-seat = Kies een plaats:
page-sit = Plaatsnemen
page-free = vrij
page-invite-about = Iedereen met deze link kan aanschuiven. Op lege plaatsen spelen bots.
page-link = De link naar deze tafel
page-invite = Link delen
page-start = Beginnen
page-starting = We beginnen…
page-start-cancelled = We konden niet beginnen zonder antwoord van { $names }. Begin opnieuw.

## Page: at the table

page-home = Startpagina
page-sheet = Scoreblad
page-last-trick = Laatste slag
page-leave = Van tafel gaan (een bot speelt voor je verder)
status-away = geen verbinding
status-left = van tafel gegaan
status-program = programma
page-lost = Verbinding weg. Opnieuw verbinden…
page-replaced = Je speelt op deze plaats in een ander venster.
page-take-back = Hier spelen
stood-in = Terwijl je weg was, besliste een bot voor je: { $actions }.
stood-in-often = Terwijl je weg was, nam een bot { $count } beslissingen voor je. De laatste: { $action }.
page-your-turn = Jouw beurt
page-open = { $card }, open
page-taken = { $card }, gehaald
page-lies-open = open
page-given = net aan jou doorgegeven
page-hint = Tip vragen
page-thinking = Even nadenken…
page-suggested = aangeraden
page-report = Slechte zet van een bot melden
page-report-whose = De laatste zet van welke bot?
page-report-last = De allerlaatste zet, van welke bot dan ook
page-report-words = Wat was er mis mee? (hoeft niet)
page-report-send = Melding versturen
page-reported = Bij de partij op deze server bewaard als melding { $number }. Bedankt!
page-not-now = nu niet speelbaar
page-taker = { $who ->
    [you] Jouw slag
   *[other] Slag voor { $seat }
}
page-goal = doel: { $goal }
page-of-goal = { $value } / { $goal }
page-tracker = Nog niet gezien: { $cards }.
page-tracker-chance = nog niet gezien; de kans dat zo’n kaart nog komt, is { $chance } ({ $percent }%)
page-out-of-turn = Buiten je beurt om

## Page: questions and answers

zone-stock = stapel
zone-turnup = open kaart
zone-discards = weggelegd
# Unsure: none of the five games has a widow yet.
zone-widow = talon
zone-dummy = dummy
zone-out = buiten spel
page-tap-again = Tik de kaart nog eens aan om hem te spelen.
page-choose-capture = Wat pakt { $card }?
page-captures = { $card }, die { $cards } pakt
call-pass = ik pas
call-captured = { $card } × { $cards }
call-choose = { $name }
call-double = verdubbeld!
call-double-seats = Doublet: { $name }
call-redouble-seats = Redoublet: { $name }
call-double-and-redouble = Doublet: { $name }; redoublet: { $names }
call-no = nee
call-bid = { $number }
call-hold = ja
call-bid-name = { $name }
call-word = { $name }!
call-declare = { $name }!
call-broken = { $suit } is gebroken!
ask-choose = Maak je keuze.
ask-lead-first = Jouw beurt: jij komt uit in de eerste slag.
ask-lead = Jouw slag: jij komt uit.
ask-card = Jouw beurt: speel een kaart.
ask-card-or-pass = Jouw beurt: speel een kaart, of pas.
ask-turn-up = Jouw beurt: draai je gesloten kaart om.
ask-turn-up-or-pass = Jouw beurt: draai je gesloten kaart om, of pas.
ask-place = Jouw beurt: speel een kaart die alleen de anderen zien.
ask-place-lead = Jouw beurt: kom uit met een kaart die alleen de anderen zien.
ask-lay = Jouw beurt: leg een kaart aan.
ask-lay-or-pass = Jouw beurt: leg een kaart aan, of pas.
ask-capture = Jouw beurt: speel een kaart.
ask-combo-lead = Jouw beurt: kom uit met een kaart, of met meer kaarten samen.
ask-combo = { $count ->
    [one] Jouw beurt: versla { $cards }, of gooi een kaart af.
   *[other] Jouw beurt: versla { $cards }, of gooi { $count } kaarten af.
}
ask-pass = Jouw beurt: geen van je kaarten past, dus pas.
ask-double-seats = Wie doubleer je?
ask-double-or-redouble = Wie doubleer of redoubleer je?
ask-redouble-seats = Wie redoubleer je?
ask-must-double = Je moet { $other } nu doubleren. Wie nog meer?
ask-double = Wil je { $cards } verdubbelen? Kies de kaarten, of zeg nee.
ask-double-or-appeal = Je mag { $cards } verdubbelen, of bezwaar maken en om nieuwe kaarten vragen.
ask-nothing = Iedereen krijgt deze vraag. Jij hoeft niets te antwoorden.
ask-other = Kies een antwoord.
ask-pass-cards = { $count ->
    [one] Kies een kaart om door te geven aan { $seat }.
   *[other] Kies { $count } kaarten om door te geven aan { $seat }.
}
ask-bid = Kies je bod.
ask-duel-bid = Kies je bod.
ask-hold = Houd je { $number }?
ask-bid-but = Kies je bod, maar niet { $number }: de biedingen mogen samen niet gelijk zijn aan het aantal slagen.
ask-discard = { $count ->
    [one] Kies een kaart om weg te leggen.
   *[other] Kies { $count } kaarten om weg te leggen.
}
say-choose = { $name }
say-declare = Aankondigen: { $name }
say-double = Verdubbelen
say-give = Doorgeven
say-bid = { $number } bieden
say-hold = Houden
say-hold-bid = { $number } houden
say-pass = Passen
say-turn-up = De kaart omdraaien
say-place = Kaart { $number }
say-play = Spelen
say-discard = Wegleggen
page-sure = { $word }? Druk nog eens
page-sure-spoken = { $word }: { $question } Druk nog eens om het te bevestigen.
say-double-seats = { $name }
say-no-double = Niemand
say-no = Nee
say-continue = Verder
say-these = Keuze bevestigen
page-number = Getal
waiting = Wachten op { $seat }…
waiting-choose = { $seat } kiest…
waiting-secret = Iedereen antwoordt in het geheim. Wachten op de anderen…
waiting-double-or-appeal = Verdubbelt iemand, of maakt iemand bezwaar? Wachten op de anderen…
waiting-play = { $seat } is aan de beurt…
waiting-double = { $seat } mag verdubbelen…
waiting-bid = { $seat } mag bieden…
waiting-duel-bid = { $seat } is aan het bieden…
waiting-discard = { $seat } legt kaarten weg…

## Page: the end

page-deal-over = Ronde { $deal }: { $contract }
page-again = Nog een keer
page-verify-about = Je browser kan nagaan dat de kaarten al vóór de eerste slag vastlagen en dat niemand er iets aan heeft veranderd.
page-verify = Kaarten controleren
page-verified = Gecontroleerd: dit zijn de kaarten die aan het begin zijn vastgelegd.
page-not-verified = Er klopt iets niet:
page-check-commitment = het startgetal, nu openbaar, klopt met de controlecode die vastlag voordat je ging zitten
page-check-terms = het spel, de regels en het aantal rondes zijn zoals ze vastlagen voordat je ging zitten
page-check-people = op de plaatsen zitten dezelfde mensen als aan het begin
page-check-commitment-later = het startgetal, nu openbaar, klopt met de controlecode van de tafel
page-check-nonce = jouw bijdrage is bij het delen gebruikt
page-check-nonces = er is achteraf geen bijdrage toegevoegd, weggelaten of verwisseld
page-verified-in-part = De gegevens zijn in orde. Je browser kan er maar een deel van controleren.
page-check-no-part = In je browser staat niet dat hij bij de start aan het delen heeft bijgedragen. Daarom is niet te zien of een ander zo’n bijdrage pas achteraf heeft gekozen.
page-check-cancelled =
    { $count ->
        [one] De start is één keer afgebroken nadat je browser zijn bijdrage aan het delen al had prijsgegeven.
       *[other] De start is { $count } keer afgebroken nadat je browser zijn bijdrage aan het delen al had prijsgegeven.
    }
page-check-draw = de getrokken kaarten
page-check-dealer = de eerste deler
page-check-deal = elke kaart van elke ronde volgt uit het startgetal
page-check-places = de volgorde van kaarten die alleen de anderen zagen
page-check-hands = de kaarten die jij had

## Page: settings

page-arabic-digits = Oosters-Arabische cijfers
page-four-colours = Elk symbool een eigen kleur
page-jumbo = Grote symbolen op de kaarten

## Page: what it speaks

page-full-stop = {". "}
page-trick-goes = { $who ->
    [you] Jij haalt de slag.
   *[other] { $seat } haalt de slag.
}
page-deal-scored = Ronde { $deal } is afgelopen, { $contract }: { $scores }
page-seat-points = { $seat } { $points }
page-nothing-open = Niemand anders heeft open kaarten.
page-hand = Je hand, { $cards }: { $suits }
page-hand-suit = { $suit }: { $ranks }.
page-hand-empty = Je hebt geen kaarten meer.
page-playable = Je mag spelen: { $cards }
page-playable-all = Je mag elke kaart spelen.
page-on-table = Op tafel: { $cards }
page-nothing-on-table = Er liggen geen kaarten op tafel.
page-scores = Stand: { $scores }
page-looking-on = Je kijkt mee.
