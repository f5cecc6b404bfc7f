## The deal of the day: the same cards for everybody, and a ranking

today-about = Oggi tutti ricevono le stesse carte, allo stesso posto e contro gli stessi bot. Hai un solo tentativo, senza consigli.
today-game = Gioco
today-until = Fino alle { $time }
today-ranking = Classifica
today-results = { $count ->
    [0] Nessuno ha finito questa smazzata.
    [one] 1 persona ha finito questa smazzata.
    [many] { $count } di persone hanno finito questa smazzata.
   *[other] { $count } persone hanno finito questa smazzata.
}
today-own = tu
today-guest = ospite
today-program = programma
today-points = Punti:
today-yesterday = Ieri
today-proof = Le carte derivano da un segreto. Il giorno stesso il server ne mostrava solo lo SHA-256: nessuno poteva calcolare le carte, e il server non poteva cambiarle.
today-secret = Segreto
today-commitment = SHA-256
today-verified-in-part = Il segreto è corretto, ma in questo browser non risulta lo SHA-256 del giorno stesso.
today-check-secret = il segreto ha questo SHA-256
today-check-promise = questo browser ha visto lo stesso SHA-256 il giorno stesso
today-check-cards = le tue carte derivano dal segreto
