## The deal of the day: the same cards for everybody, and a ranking

today-about = Vandaag krijgt iedereen dezelfde kaarten, op dezelfde plaats en tegen dezelfde bots. Je hebt één poging, zonder tips.
today-game = Spel
today-until = Tot { $time } uur
today-ranking = Ranglijst
today-results = { $count ->
    [0] Niemand heeft het uitgespeeld.
    [one] 1 persoon heeft het uitgespeeld.
   *[other] { $count } personen hebben het uitgespeeld.
}
today-own = jij
today-guest = gast
today-program = programma
today-points = Punten:
today-yesterday = Gisteren
today-proof = De kaarten volgen uit een geheim. Op de dag zelf liet de server alleen de SHA-256 daarvan zien: niemand kon de kaarten berekenen, en de server kon ze niet veranderen.
today-secret = Geheim
today-commitment = SHA-256
today-verified-in-part = Het geheim klopt, maar de SHA-256 van de dag zelf staat niet in deze browser.
today-check-secret = het geheim heeft deze SHA-256
today-check-promise = deze browser heeft op de dag zelf dezelfde SHA-256 gezien
today-check-cards = je kaarten volgen uit het geheim
