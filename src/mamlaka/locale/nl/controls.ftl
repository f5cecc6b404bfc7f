## Page: keys

keys = Sneltoetsen
keys-move = door je kaarten lopen
keys-edges = eerste kaart, laatste kaart
keys-rank = volgende kaart met die waarde
keys-play = de kaart spelen of kiezen
keys-raise = de kaart optillen
keys-deal = contract voorlezen
keys-hand = je kaarten voorlezen
keys-open = open kaarten voorlezen
keys-table = kaarten op tafel voorlezen
keys-score = stand voorlezen
keys-last = laatste slag voorlezen
keys-turn = voorlezen wie er aan de beurt is
keys-sheet = scoreblad tonen
keys-hint = tip vragen
keys-explain = gekozen contract uitleggen
keys-mute = geluid aan of uit
keys-close = sluiten of annuleren
keys-list = deze sneltoetsen tonen

## Page: sounds

page-sound = Geluid en trillen
