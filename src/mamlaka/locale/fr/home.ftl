## Home: the page

page-title = Mamlaka
page-subtitle = Le Trex et d’autres jeux de cartes de café. Gratuit, sans publicité, et vous pouvez vérifier chaque donne.
page-language = Langue
page-settings = Réglages
page-close = Fermer
page-unreachable = Serveur injoignable. La page continue d’essayer.
offline-no-network = Vous êtes hors ligne. La page fonctionne, mais il faut le serveur pour jouer. La partie reprendra avec le réseau.
offline-retry = Réessayer
page-games = Choisissez un jeu
page-players = { $most ->
    [one] { $seats } joueur
    [many] { $seats } joueurs
   *[other] { $seats } joueurs
}
learn-title = Comment jouer : { $game }
page-play = Jouer
tour-begin = Apprendre en jouant
lobby-quick = Jouer avec d’autres
page-play-friends = Jouer entre amis
today-title = Donne du jour
code-title = Rejoindre avec un code
code-label = Code de la table
lobby-join = Rejoindre
keeper-link = Compter les points d’une partie avec de vraies cartes
drill-title = Exercices
replay-open = Ouvrir un enregistrement
page-promise = Sans compte, sans monnaie virtuelle, sans pistage.
page-comma = {", "}
letter-J = V
letter-Q = D
letter-K = R

## Home: your name and your account

page-your-name = Votre nom
# Unsure: "Anonyme" says it better, but is cut off on the seat of a narrow screen.
page-guest = Joueur
name-question = Comment vous appelez-vous ?
name-skip = Continuer en invité
name-about = Les autres à la table voient votre nom.
page-go-on = Continuer
account-enter = Se connecter ou enregistrer un nom
account-known = Compte : { $name }

## Home: the next match

page-how-many = Joueurs
page-how = Règles
page-standard = Règles habituelles
page-level = Niveau des robots
bot-easy = facile
bot-medium = moyen
bot-hard = difficile
bot-best = expert
bot-random = hasard
bot-rules = principes
bot-search = calcul
bot-about-easy = Débute, et oublie les cartes déjà jouées.
bot-about-medium = Applique les principes des bons joueurs, mais ne compte pas toujours les cartes.
bot-about-hard = Calcule un instant avant chaque coup.
bot-about-best = Calcule un dixième de seconde avant chaque coup.
bot-about-random = Joue au hasard, dans le respect des règles.
bot-about-rules = Applique les principes des bons joueurs et sait expliquer chaque décision.
bot-about-search = Calcule avant chaque coup, aussi loin que sa limite le permet.
lobby-public = Table publique : tout le monde sur ce serveur peut la trouver et la rejoindre
lobby-talk = Phrases permises entre partenaires pendant la partie
spectators-title = Qui peut regarder
spectators-anyone = tout le monde
spectators-link = ceux qui ont le lien
spectators-nobody = seulement les joueurs
takeover-title = Places des robots pendant la partie
takeover-anyone = ouvertes à tous
takeover-creator = sur demande
takeover-nobody = réservées aux robots
clock-title = Temps de réflexion
time-control-off = illimité
time-control-relaxed = long
time-control-normal = normal
time-control-quick = court
options-title = Toutes les options
options-changes = { $count ->
    [one] { $count } changement
    [many] { $count } de changements
   *[other] { $count } changements
}
options-reset = Annuler les changements
options-saved = Vos propres règles
options-name = Nom de ces règles
options-save = Enregistrer
options-forget = Supprimer { $name }
options-link = Copier un lien vers ces règles
options-link-about = Le lien vers ces règles
page-copied = Copié ✓

## Home: public tables

lobby-tables = Tables publiques
lobby-free =
    { $count ->
        [one] { $count } place libre
        [many] { $count } de places libres
       *[other] { $count } places libres
    }
lobby-watch = Regarder
lobby-fact = { $label } : { $value }
table-playing = en cours
