## Score keeper: a new sheet

keeper-title = Score bijhouden
keeper-about = Voor wie met echte kaarten speelt: jij vult in wie wat heeft gehaald, het scoreblad telt de punten op.
keeper-sheets = Jouw scorebladen
keeper-older = Oudere scorebladen
keeper-new = Nieuw scoreblad
keeper-names = Spelers, in de volgorde van de beurten
keeper-player = Speler { $number }
keeper-partners = Partners: { $names }
keeper-options = Meer opties
keeper-start = Scoreblad beginnen
keeper-forget = Scoreblad van { $names } wissen
keeper-forget-sure = Wissen
keeper-missing = Dit scoreblad staat niet op dit apparaat.
keeper-unsaved = Deze browser bewaart geen gegevens. Als je de pagina sluit, is het scoreblad weg. Druk het daarvóór af.

## Score keeper: the sheet

# Unsure: Dutch calls a deal “ronde”; this larger unit is “beurt”. Only games without a word of their own show it.
keeper-section = Beurt { $number }
keeper-owner = Aan de beurt: { $name }
keeper-first-owner = Wie heeft de eerste beurt?
keeper-change = Wijzigen
keeper-who-owns = Wijzigen wie de beurt heeft
keeper-what = Wat is er gespeeld?
keeper-together = { $count ->
    [one] Dit contract
   *[other] Deze { $count } contracten
} invullen
keeper-used = (gespeeld: invulling verbeteren)
keeper-undo = Ongedaan maken
keeper-redo = Opnieuw
keeper-print = Afdrukken
keeper-again = Nieuw scoreblad met dezelfde spelers
keeper-partners-total = { $names }: { $points }
keeper-over = De partij is afgelopen
keeper-rank = { $rank }. { $names }
keeper-saved = Ingevuld: { $contract }, samen { $sum }
keeper-complete = Compleet, samen { $sum }. Nu: { $name }
keeper-undone = Ongedaan gemaakt
keeper-redone = Opnieuw ingevuld

## Score keeper: a deal

keeper-step = { $step } van { $steps }
keeper-takers = Wie heeft de kaart gehaald?
keeper-taker = Wie heeft { $card } gehaald?
keeper-twice-card = { $card } was verdubbeld
keeper-who-twice = Wie heeft { $card } verdubbeld?
keeper-counts = Hoeveel van de { $units } heeft elke speler gehaald?
keeper-count = Hoeveel heeft { $name } er gehaald?
keeper-places = Wie was als eerste, tweede en derde uit?
keeper-place = { $place }e plaats
keeper-points = Punten van deze ronde
keeper-back = Terug
keeper-next = Verder
keeper-save = Opslaan
keeper-fault-taker = Kies wie { $card } heeft gehaald.
keeper-fault-twice = Kies wie { $card } heeft verdubbeld, of zet verdubbelen uit.
keeper-fault-short = Je hebt er { $entered } van de { $units } ingevuld, nog { $count } te gaan. Samen moeten de punten { $total } zijn.
keeper-fault-over = Je hebt er { $entered } ingevuld, maar er zijn er maar { $units }: { $count } te veel. Samen moeten de punten { $total } zijn.
keeper-fault-place = Tik de speler op de { $place }e plaats aan.
