## Codes of tables

code-title = Mit Code beitreten
code-label = Code des Tisches
lobby-join = Beitreten
code-about = Oder gib diesen Code weiter, er gilt einen Tag:
no-such-code = Zu diesem Code gibt es keinen Tisch. Prüfe jedes Zeichen. Ein Code gilt einen Tag.

## Public tables

lobby-quick = Mit anderen spielen
lobby-tables = Offene Tische
lobby-watch = Zusehen
lobby-free =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
lobby-public = Offener Tisch: Jeder auf diesem Server kann ihn finden und mitspielen
lobby-waiting = Warten auf Mitspieler: { $count } von { $seats } sind da. Die Partie beginnt, sobald alle Plätze besetzt sind.
lobby-bots-now = Gleich mit Bots spielen
spectators-title = Wer zusehen darf
spectators-anyone = alle
spectators-link = wer den Link hat
spectators-nobody = nur Mitspieler
not-listed = An diesem Tisch ist kein Platz mehr frei. Wähle einen anderen.
no-spectators = Diese Partie können nur die Mitspieler sehen.

## The seat of a bot

takeover-title = Bot-Plätze während der Partie
takeover-anyone = darf jeder übernehmen
takeover-creator = auf Anfrage
takeover-nobody = bleiben bei den Bots
watching-ask = Um den Platz bitten
watching-consent = Du würdest die Karten dieses Platzes sehen, deshalb wird der Tisch vorher gefragt.
asking-waiting = Warten auf das Ja von { $names } …
asking-nobody = Warten, bis jemand am Tisch zustimmen kann …
asking-cancel = Abbrechen
admit-question = { $name } möchte den Platz von { $seat } übernehmen und würde die Karten sehen.
admit-allow = Zulassen
admit-refuse = Ablehnen
seat-declined = Die Mitspieler haben abgelehnt.
seats-asked = Andere bitten schon um diese Plätze. Versuch es gleich noch einmal.
not-deciding = Über die Bot-Plätze entscheidet jemand anderes.
request-over = Diese Anfrage ist nicht mehr offen.
lobby-fact = { $label }: { $value }
