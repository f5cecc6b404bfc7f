## Codes of tables

code-title = Meedoen met een code
code-label = Code van de tafel
lobby-join = Meedoen
code-about = Of noem deze code, die een dag geldig is:
no-such-code = Geen tafel heeft deze code. Controleer elke letter en elk cijfer. Een code is een dag geldig.

## Public tables

lobby-quick = Met anderen spelen
lobby-tables = Openbare tafels
lobby-watch = Meekijken
lobby-free =
    { $count ->
        [one] { $count } vrije plaats
       *[other] { $count } vrije plaatsen
    }
lobby-public = Openbare tafel: iedereen op deze server kan hem vinden en meedoen
lobby-waiting = Wachten op spelers: { $count } van { $seats } zijn er. De partij begint als alle plaatsen bezet zijn.
lobby-bots-now = Nu met bots spelen
spectators-title = Wie mag meekijken
spectators-anyone = iedereen
spectators-link = wie de link heeft
spectators-nobody = alleen spelers
not-listed = Meedoen aan deze tafel kan niet meer. Kies een andere.
no-spectators = Alleen de spelers mogen deze partij zien.

## The seat of a bot

takeover-title = Plaatsen van bots tijdens de partij
takeover-anyone = mag iedereen nemen
takeover-creator = op verzoek
takeover-nobody = blijven van de bots
watching-ask = Om deze plaats vragen
watching-consent = Je zou de kaarten van die plaats zien, dus eerst moet de tafel het goedvinden.
asking-waiting = Wachten tot { $names } je toelaat…
asking-nobody = Wachten tot iemand aan tafel je kan toelaten…
asking-cancel = Annuleren
admit-question = { $name } wil de plaats van { $seat } nemen en zou de kaarten zien.
admit-allow = Toelaten
admit-refuse = Weigeren
seat-declined = De spelers hebben je niet toegelaten.
seats-asked = Anderen vragen al om deze plaatsen. Probeer het zo opnieuw.
not-deciding = Over de plaatsen van bots beslist iemand anders.
request-over = Dat verzoek loopt niet meer.
lobby-fact = { $label }: { $value }
