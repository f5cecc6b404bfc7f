## Codes of tables

code-about = Ou dites ce code, valable un jour :
no-such-code = Aucune table n’a ce code. Vérifiez chaque lettre et chaque chiffre. Un code est valable un jour.

## Public tables

lobby-waiting = On attend des joueurs : { $count } sur { $seats }. La partie commence quand toutes les places sont prises.
lobby-bots-now = Jouer tout de suite avec des robots
not-listed = On ne peut plus rejoindre cette table. Choisissez-en une autre.
no-spectators = Seuls les joueurs peuvent voir cette partie.

## The seat of a bot

watching-ask = Demander cette place
watching-consent = Vous verriez les cartes de cette place : la table doit d’abord accepter.
asking-waiting = En attente de l’accord de { $names }…
asking-nobody = En attente que quelqu’un à la table puisse accepter…
asking-cancel = Annuler
admit-question = { $name } aimerait prendre la place de { $seat } et verrait ses cartes.
admit-allow = Accepter
admit-refuse = Refuser
seat-declined = Les joueurs n’ont pas accepté.
seats-asked = D’autres demandent déjà ces places. Réessayez dans un instant.
not-deciding = Quelqu’un d’autre décide des places des robots.
request-over = Cette demande n’est plus en cours.
