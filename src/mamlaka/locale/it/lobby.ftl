## Codes of tables

code-about = Oppure comunica questo codice, valido un giorno:
no-such-code = Nessun tavolo ha questo codice. Controlla ogni lettera e ogni cifra. Un codice vale un giorno.

## Public tables

lobby-waiting = In attesa di giocatori: { $count } su { $seats }. La partita comincia quando tutti i posti sono presi.
lobby-bots-now = Gioca subito con i bot
not-listed = A questo tavolo non si può più entrare. Scegline un altro.
no-spectators = Solo i giocatori possono vedere questa partita.

## The seat of a bot

watching-ask = Chiedi questo posto
watching-consent = Vedresti le carte di quel posto: prima si chiede al tavolo.
asking-waiting = In attesa del consenso di { $names }…
asking-nobody = In attesa che qualcuno al tavolo possa acconsentire…
asking-cancel = Annulla
admit-question = { $name } vorrebbe il posto di { $seat } e ne vedrebbe le carte.
admit-allow = Accetta
admit-refuse = Rifiuta
seat-declined = I giocatori non hanno accettato.
seats-asked = Altri stanno già chiedendo questi posti. Riprova tra un momento.
not-deciding = Sui posti dei bot decide un’altra persona.
request-over = Questa richiesta non è più attiva.
