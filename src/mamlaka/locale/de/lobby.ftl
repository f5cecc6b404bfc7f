## Codes of tables

code-about = Oder gib diesen Code weiter, er gilt einen Tag:
no-such-code = Zu diesem Code gibt es keinen Tisch. Prüfe jedes Zeichen. Ein Code gilt einen Tag.

## Public tables

lobby-waiting = Warten auf Mitspieler: { $count } von { $seats } sind da. Die Partie beginnt, sobald alle Plätze besetzt sind.
lobby-bots-now = Gleich mit Bots spielen
not-listed = An diesem Tisch ist kein Platz mehr frei. Wähle einen anderen.
no-spectators = Diese Partie können nur die Mitspieler sehen.

## The seat of a bot

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
