## Accounts of people

account-title = Je account
account-enter = Inloggen of een naam registreren
account-about = Een geregistreerde naam is van jou op deze server, en je tafels gaan mee naar andere apparaten. Zonder speel je als gast.
account-name = Naam
account-password = Wachtwoord
account-new-password = Nieuw wachtwoord
account-register = Registreren
account-sign-in = Inloggen
account-sign-out = Uitloggen
account-sign-out-everywhere = Overal uitloggen
account-change = Wachtwoord wijzigen
account-known = Ingelogd als { $name }
account-matches = Partijen
account-game = Spel
account-played = Gespeeld
account-won = Gewonnen
account-lost = Verloren
account-place = Gemiddelde plaats
account-older = Oudere partijen
account-result = { $place }. { $name } { $points }
name-registered = Iemand heeft deze naam geregistreerd, of een die erop lijkt. Kies een andere.
wrong-password = De naam of het wachtwoord is onjuist.
bad-password = Een wachtwoord heeft { $least } tot { $most } tekens.
not-signed-in = Je bent niet ingelogd.
