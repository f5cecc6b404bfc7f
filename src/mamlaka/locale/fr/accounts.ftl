## Accounts of people

account-title = Votre compte
account-enter = Se connecter ou enregistrer un nom
account-about = Un nom enregistré vous appartient sur ce serveur, et vous retrouvez vos tables sur vos autres appareils. Sans lui, vous jouez en invité.
account-name = Nom
account-password = Mot de passe
account-new-password = Nouveau mot de passe
account-register = Enregistrer
account-sign-in = Se connecter
account-sign-out = Se déconnecter
account-sign-out-everywhere = Se déconnecter partout
account-change = Changer le mot de passe
account-known = Connecté : { $name }
account-matches = Parties
account-game = Jeu
account-played = Jouées
account-won = Gagnées
account-lost = Perdues
account-place = Place moyenne
account-older = Parties plus anciennes
account-result = { $place }. { $name } { $points }
name-registered = Quelqu’un a enregistré ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
wrong-password = Le nom ou le mot de passe est faux.
bad-password = Un mot de passe a de { $least } à { $most } caractères.
not-signed-in = Vous n’êtes pas connecté.
