## Offline

offline-interrupted = Le serveur ne répond pas. En attente de connexion…
offline-no-network = Vous êtes hors ligne. La page fonctionne, mais il faut le serveur pour jouer. La partie reprendra avec le réseau.
offline-retry = Réessayer
offline-not-found = Cette page n’existe pas
offline-not-found-about = Vérifiez l’adresse, ou repartez de la page d’accueil.
no-such-address = Le serveur ne connaît pas cette adresse.
