## Offline

offline-interrupted = Der Server antwortet nicht. Warten auf die Verbindung …
offline-not-found = Diese Seite gibt es nicht
offline-not-found-about = Prüfe die Adresse, oder fang auf der Startseite an.
no-such-address = Diese Adresse gibt es auf dem Server nicht.
