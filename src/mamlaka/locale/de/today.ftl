## The deal of the day: the same cards for everybody, and a ranking

today-about = Heute bekommen alle dieselben Karten, am selben Platz und gegen dieselben Bots. Du hast einen Versuch, ohne Tipps.
today-game = Spiel
today-until = Bis { $time } Uhr
today-ranking = Rangliste
today-results = { $count ->
    [0] Noch niemand hat es zu Ende gespielt.
    [one] 1 Person hat es zu Ende gespielt.
   *[other] { $count } Personen haben es zu Ende gespielt.
}
today-own = du
today-guest = Gast
today-program = Programm
today-points = Punkte:
today-yesterday = Gestern
today-proof = Die Karten folgen aus einem Geheimnis. Am Tag selbst hat der Server nur dessen SHA-256 gezeigt: Niemand konnte die Karten berechnen, und der Server konnte sie nicht ändern.
today-secret = Geheimnis
today-commitment = SHA-256
today-verified-in-part = Das Geheimnis stimmt, aber in diesem Browser ist der SHA-256 vom Tag selbst nicht vermerkt.
today-check-secret = das Geheimnis hat diesen SHA-256
today-check-promise = dieser Browser hat am Tag selbst denselben SHA-256 gesehen
today-check-cards = deine Karten folgen aus dem Geheimnis
