## Accounts of people

account-title = Il tuo account
account-enter = Accedi o registra un nome
account-about = Un nome registrato è tuo su questo server, e ritrovi i tuoi tavoli sugli altri dispositivi. Senza, giochi come ospite.
account-name = Nome
account-password = Password
account-new-password = Nuova password
account-register = Registra
account-sign-in = Accedi
account-sign-out = Esci
account-sign-out-everywhere = Esci ovunque
account-change = Cambia password
account-known = Accesso come { $name }
account-matches = Partite
account-game = Gioco
account-played = Giocate
account-won = Vinte
account-lost = Perse
account-place = Posto medio
account-older = Partite precedenti
account-result = { $place }. { $name } { $points }
name-registered = Qualcuno ha registrato questo nome, o uno che gli somiglia. Scegline un altro.
wrong-password = Il nome o la password è errata.
bad-password = Una password ha da { $least } a { $most } caratteri.
not-signed-in = Non hai effettuato l’accesso.
