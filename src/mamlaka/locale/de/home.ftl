## Home: the page

page-title = Mamlaka
page-subtitle = Trex und andere Kartenspiele aus dem Café. Kostenlos, ohne Werbung, und du kannst nachprüfen, ob ehrlich gegeben wurde.
page-language = Sprache
page-settings = Einstellungen
page-close = Schließen
page-unreachable = Der Server ist nicht erreichbar. Die Seite versucht es weiter.
offline-no-network = Du bist offline. Die Seite funktioniert, aber zum Spielen braucht sie den Server. Es geht weiter, sobald du wieder Netz hast.
offline-retry = Erneut versuchen
page-games = Spiel wählen
page-players = { $most ->
    [one] 1 Spieler
   *[other] { $seats } Spieler
}
learn-title = So spielt man { $game }
page-play = Jetzt spielen
tour-begin = Beim Spielen lernen
lobby-quick = Mit anderen spielen
page-play-friends = Mit Freunden spielen
today-title = Spiel des Tages
code-title = Mit Code beitreten
code-label = Code des Tisches
lobby-join = Beitreten
keeper-link = Punktezettel für echte Karten
drill-title = Übungen
replay-open = Aufzeichnung öffnen
page-promise = Ohne Anmeldung, ohne Spielgeld, ohne Tracking.
page-comma = {", "}
letter-J = B
letter-Q = D
letter-K = K

## Home: your name and your account

page-your-name = Dein Name
page-guest = Gast
name-question = Wie heißt du?
name-skip = Als Gast weiter
name-about = Die anderen am Tisch sehen deinen Namen.
page-go-on = Weiter
account-enter = Anmelden oder einen Namen registrieren
account-known = Angemeldet als { $name }

## Home: the next match

page-how-many = Wie viele?
page-how = Regeln
page-standard = Standardregeln
page-level = Stufe der Bots
bot-easy = leicht
bot-medium = mittel
bot-hard = schwer
bot-best = sehr schwer
bot-random = Zufall
bot-rules = Faustregeln
bot-search = Suche
bot-about-easy = Spielt wie am ersten Abend und vergisst, welche Karten schon gefallen sind.
bot-about-medium = Kennt die Faustregeln, zählt aber nicht immer mit.
bot-about-hard = Rechnet vor jedem Zug einen Augenblick voraus.
bot-about-best = Rechnet vor jedem Zug eine Zehntelsekunde voraus.
bot-about-random = Macht irgendeinen erlaubten Zug.
bot-about-rules = Hält sich an die Faustregeln erfahrener Runden und kann jede Entscheidung begründen.
bot-about-search = Rechnet vor jedem Zug voraus, so weit sein Limit reicht.
lobby-public = Offener Tisch: Jeder auf diesem Server kann ihn finden und mitspielen
lobby-talk = Partner dürfen sich während der Partie etwas zurufen
spectators-title = Wer zusehen darf
spectators-anyone = alle
spectators-link = wer den Link hat
spectators-nobody = nur Mitspieler
takeover-title = Bot-Plätze während der Partie
takeover-anyone = darf jeder übernehmen
takeover-creator = auf Anfrage
takeover-nobody = bleiben bei den Bots
clock-title = Bedenkzeit
time-control-off = unbegrenzt
time-control-relaxed = gemütlich
time-control-normal = normal
time-control-quick = schnell
options-title = Alle Optionen
options-changes = { $count ->
    [one] 1 Änderung
   *[other] { $count } Änderungen
}
options-reset = Änderungen zurücknehmen
options-saved = Deine eigenen Regeln
options-name = Name für diese Regeln
options-save = Speichern
options-forget = { $name } löschen
options-link = Link zu diesen Regeln kopieren
options-link-about = Der Link zu diesen Regeln
page-copied = Kopiert ✓

## Home: public tables

lobby-tables = Offene Tische
lobby-free =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
lobby-watch = Zusehen
lobby-fact = { $label }: { $value }
table-playing = läuft
