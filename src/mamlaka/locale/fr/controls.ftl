## Page: keys

keys = Raccourcis clavier
keys-move = parcourir la main
keys-edges = première carte, dernière carte
keys-rank = carte suivante de cette valeur
keys-play = jouer ou choisir la carte
keys-raise = lever la carte
keys-deal = lire le contrat
keys-hand = lire votre main
keys-open = lire les cartes visibles
keys-table = lire les cartes sur la table
keys-score = lire le score
keys-last = lire le dernier pli
keys-turn = dire à qui de jouer
keys-sheet = afficher la feuille de score
keys-hint = demander un conseil
keys-explain = expliquer le contrat sélectionné
keys-mute = couper ou remettre le son
keys-close = fermer ou annuler
keys-list = afficher ces raccourcis

## Page: sounds

page-sound = Sons et vibrations
