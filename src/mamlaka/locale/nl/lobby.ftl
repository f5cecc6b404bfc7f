## Codes of tables

code-about = Of noem deze code, die een dag geldig is:
no-such-code = Geen tafel heeft deze code. Controleer elke letter en elk cijfer. Een code is een dag geldig.

## Public tables

lobby-waiting = Wachten op spelers: { $count } van { $seats } zijn er. De partij begint als alle plaatsen bezet zijn.
lobby-bots-now = Nu met bots spelen
not-listed = Meedoen aan deze tafel kan niet meer. Kies een andere.
no-spectators = Alleen de spelers mogen deze partij zien.

## The seat of a bot

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
