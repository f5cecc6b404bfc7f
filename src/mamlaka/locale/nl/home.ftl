## Home: the page

page-title = Mamlaka
page-subtitle = Trex en andere kaartspellen uit het café. Gratis, zonder reclame, en je kunt zelf nagaan of er eerlijk is gedeeld.
page-language = Taal
page-settings = Instellingen
page-close = Sluiten
page-unreachable = De server is niet bereikbaar. De pagina blijft het proberen.
offline-no-network = Je bent offline. De pagina werkt, maar om te spelen is de server nodig. Je kunt verder zodra er weer verbinding is.
offline-retry = Opnieuw proberen
page-games = Kies een spel
page-players = { $most ->
    [one] 1 speler
   *[other] { $seats } spelers
}
learn-title = Zo speel je { $game }
page-play = Nu spelen
tour-begin = Leren door te spelen
lobby-quick = Met anderen spelen
page-play-friends = Met vrienden spelen
today-title = Spel van de dag
code-title = Meedoen met een code
code-label = Code van de tafel
lobby-join = Meedoen
keeper-link = Score bijhouden met echte kaarten
drill-title = Oefeningen
replay-open = Partijbestand openen
page-promise = Geen account nodig, geen speelmunten, geen tracking.
page-comma = {", "}
letter-J = B
letter-Q = V
letter-K = H

## Home: your name and your account

page-your-name = Je naam
page-guest = Gast
name-question = Hoe heet je?
name-skip = Verder als gast
name-about = De anderen aan tafel zien je naam.
page-go-on = Verder
account-enter = Inloggen of een naam registreren
account-known = Ingelogd als { $name }

## Home: the next match

page-how-many = Spelers
page-how = Regels
page-standard = Standaardregels
page-level = Niveau van de bots
bot-easy = makkelijk
bot-medium = gemiddeld
bot-hard = moeilijk
bot-best = sterkst
bot-random = willekeurig
bot-rules = vuistregels
bot-search = rekenen
bot-about-easy = Een beginner die vergeet welke kaarten al gespeeld zijn.
bot-about-medium = Volgt de vuistregels, maar telt de kaarten niet altijd.
bot-about-hard = Rekent vóór elke zet even vooruit.
bot-about-best = Rekent vóór elke zet een tiende seconde lang vooruit.
bot-about-random = Doet zomaar een toegestane zet.
bot-about-rules = Volgt de vuistregels van ervaren spelers en kan elke beslissing uitleggen.
bot-about-search = Rekent vóór elke zet vooruit, zo ver als de limiet toelaat.
lobby-public = Openbare tafel: iedereen op deze server kan hem vinden en meedoen
lobby-talk = Partners mogen tijdens de partij iets zeggen
spectators-title = Wie mag meekijken
spectators-anyone = iedereen
spectators-link = wie de link heeft
spectators-nobody = alleen spelers
takeover-title = Plaatsen van bots tijdens de partij
takeover-anyone = mag iedereen nemen
takeover-creator = op verzoek
takeover-nobody = blijven van de bots
clock-title = Bedenktijd
time-control-off = onbeperkt
time-control-relaxed = rustig
time-control-normal = normaal
time-control-quick = snel
options-title = Alle opties
options-changes = { $count ->
    [one] 1 wijziging
   *[other] { $count } wijzigingen
}
options-reset = Wijzigingen ongedaan maken
options-saved = Je eigen regels
options-name = Naam voor deze regels
options-save = Opslaan
options-forget = { $name } wissen
options-link = Link naar deze regels kopiëren
options-link-about = De link naar deze regels
page-copied = Gekopieerd ✓

## Home: public tables

lobby-tables = Openbare tafels
lobby-free =
    { $count ->
        [one] { $count } vrije plaats
       *[other] { $count } vrije plaatsen
    }
lobby-watch = Meekijken
lobby-fact = { $label }: { $value }
table-playing = bezig
