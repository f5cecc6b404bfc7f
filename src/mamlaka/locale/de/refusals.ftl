## Why something cannot be done

must-follow = Du musst { $suit } bedienen. Spielbar: { $cards }.
empty-place = Eine Karte { $number } gibt es in deinem Blatt nicht.
place-must-follow = Karte { $number } bedient { $suit } nicht. Wähle eine, die bedient.
any = { $card } geht jetzt nicht. Spielbar: { $cards }.
does-not-fit = { $card } passt nirgends. Spielbar: { $cards }.
not-in-hand = { $cards } hast du nicht.
cannot-double = Du kannst { $cards } jetzt nicht verdoppeln.
must-double = Du musst jetzt gegen { $other } Kontra geben.
cannot-choose = { $name } kannst du nicht wählen. Noch frei: { $names }.
cannot-declare = Du kannst jetzt nicht ansagen: { $name }.
cannot-say = Zu { $card } kannst du jetzt nicht „{ $name }“ sagen.
wrong-count = Wähle die richtige Anzahl Karten: { $count }.
wrong-cards = Dafür geht nicht: { $cards }.
wrong-number = { $number } geht jetzt nicht. Wähle von { $least } bis { $most }.
not-offered = Diese Antwort gibt es nicht. Möglich: { $offers }.
not-your-turn = Du bist nicht dran.
forbidden-sum = { $number } kannst du nicht ansagen: Alle Ansagen zusammen ergäben { $count }, also die Zahl der Stiche.
no-such-card = Diese Karte gibt es hier nicht.
no-such-seat = Platz { $seat } gibt es nicht. Anzahl der Plätze: { $seats }.
match-over = Die Partie ist zu Ende.
stale = Zu spät: Die Frage ist schon erledigt.
refusal-other = Das geht jetzt nicht: { $reason }.

## Why the server refuses

no-such-table = Diesen Tisch gibt es nicht. Hast du den ganzen Link?
table-full = Alle Plätze sind besetzt, aber du kannst zusehen.
seat-taken = Der Platz ist schon besetzt. Such dir einen anderen aus.
bad-name = Gib einen Namen mit 1 bis { $most } Zeichen ein.
name-taken = An diesem Tisch heißt schon jemand so. Wähle einen anderen Namen.
unknown-token = Du hast keinen Platz an diesem Tisch. Setz dich, oder sieh zu.
not-seated = Das geht nur, wenn du am Tisch sitzt, und nur in deinem zuletzt geöffneten Fenster.
not-begun = Die Partie hat noch nicht begonnen.
no-nonce = Dein Browser hat seinen Beitrag zum Mischen noch nicht geschickt. Versuch es gleich noch einmal.
starting = Die Partie beginnt gerade. Die Karten stehen schon fest.
not-starting = Die Partie beginnt noch nicht.
other-nonce = Der Beitrag deines Browsers zum Mischen hat sich geändert, seit du dich gesetzt hast. Steh auf, und setz dich noch einmal.
not-over = Die Partie läuft noch. Ihre Aufzeichnung bleibt bis zum Ende geheim.
hint-people = Tipps gibt es nur, wenn du allein gegen Bots spielst.
hint-running = Ein Tipp ist schon unterwegs.
no-hint = Hier gibt es keinen Tipp.
nothing-to-report = Noch hat kein Bot so eine Entscheidung getroffen.
report-failed = Der Bot { $bot } ({ $origin }) ist bei der zweiten Anfrage abgestürzt; es wurde nichts gespeichert.
report-many = Mehr Züge kannst du nicht melden: An diesem Tisch ist die Grenze erreicht.
not-saved = Das ließ sich nicht speichern und gilt deshalb nicht. Versuch es gleich noch einmal.
too-many = Zu viele Anfragen. Versuch es in { $seconds } s noch einmal.
server-busy = Der Server ist ausgelastet. Versuch es gleich noch einmal.
many-spectators = An diesem Tisch ist kein Platz für weitere Zuschauer: { $most } sehen zu.
blocked-here = Auf diesem Server kannst du nicht spielen.
unknown-host = Der Server kennt den Namen { $host } nicht. Nimm seine Zahlenadresse oder starte ihn mit --allowed-host.
other-origin = Die Anfrage kam nicht von der Seite dieses Servers.
bad-message = Das hat der Server nicht verstanden: { $reason }
other-protocol = Diese Seite (Version { $yours }) passt nicht zum Server (Version { $mine }). Lade die Seite neu.
other-rules = Diese Partie begann mit Version { $version } der Regeln, der Server spielt aber Version { $installed }.
no-hello = Die Verbindung wurde beendet, weil sich die Seite nicht rechtzeitig gemeldet hat.
invalid-setup = Mit diesen Einstellungen kann man nicht spielen: { $reason }
