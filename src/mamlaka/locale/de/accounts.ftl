## Accounts of people

account-title = Dein Konto
account-enter = Anmelden oder einen Namen registrieren
account-about = Ein registrierter Name gehört auf diesem Server dir, und deine Tische kommen auf andere Geräte mit. Ohne ihn spielst du als Gast.
account-name = Name
account-password = Passwort
account-new-password = Neues Passwort
account-register = Registrieren
account-sign-in = Anmelden
account-sign-out = Abmelden
account-sign-out-everywhere = Überall abmelden
account-change = Passwort ändern
account-known = Angemeldet als { $name }
account-matches = Partien
account-game = Spiel
account-played = Gespielt
account-won = Gewonnen
account-lost = Verloren
account-place = Mittlerer Platz
account-older = Ältere Partien
account-result = { $place }. { $name } { $points }
name-registered = Jemand hat diesen oder einen ähnlich aussehenden Namen registriert. Wähle einen anderen.
wrong-password = Der Name oder das Passwort ist falsch.
bad-password = Ein Passwort hat { $least } bis { $most } Zeichen.
not-signed-in = Du bist nicht angemeldet.
