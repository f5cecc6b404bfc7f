## Offline

offline-interrupted = Le serveur ne répond pas. En attente de connexion…
offline-not-found = Cette page n’existe pas
offline-not-found-about = Vérifiez l’adresse, ou repartez de la page d’accueil.
no-such-address = Le serveur ne connaît pas cette adresse.
