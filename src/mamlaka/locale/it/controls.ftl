## Page: keys

keys = Tasti
keys-move = spostarsi tra le carte
keys-edges = prima carta, ultima carta
keys-rank = prossima carta di quel valore
keys-play = giocare o scegliere la carta
keys-raise = sollevare la carta
keys-deal = leggere il contratto
keys-hand = leggere le tue carte
keys-open = leggere le carte scoperte
keys-table = leggere le carte sul tavolo
keys-score = leggere i punti
keys-last = leggere l’ultima presa
keys-turn = leggere a chi tocca
keys-sheet = mostrare il foglio dei punti
keys-hint = chiedere un consiglio
keys-explain = spiegare il contratto selezionato
keys-mute = attivare o disattivare i suoni
keys-close = chiudere o annullare
keys-list = mostrare questi tasti

## Page: sounds

page-sound = Suoni e vibrazione
