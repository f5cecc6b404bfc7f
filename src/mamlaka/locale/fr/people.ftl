## After a match

rematch-wanted = Une autre partie ? Proposée par { $names }.
rematch-waiting = On attend { $names }.
rematch-seconds =
    { $count ->
        [one] Début dans { $count } seconde.
        [many] Début dans { $count } de secondes.
       *[other] Début dans { $count } secondes.
    }
rematch-bots = Des robots remplacent les absents.
rematch-open = La partie suivante a commencé.
rematch-join = Passer à la partie suivante
rematch-result = Résultat
rematch-new = Autre jeu
rematch-gathering = La partie commence dès que tout le monde est là.

## Your tables

page-my-tables = Vos tables
page-forget = Oublier cette table
table-open = en attente de joueurs
table-over = terminée

## The names of bots

bot-name-layla = Leïla
bot-name-faris = Farès
bot-name-yara = Yara
bot-name-karam = Karam
bot-name-dana = Dana
bot-name-zain = Zein
bot-name-tala = Tala
bot-name-jude = Joud
bot-name-lina = Lina
bot-name-adam = Adam
bot-name-mira = Mira
bot-name-sami = Sami

## Other people

watching-seats = Prendre la place d’un robot
watching-about = Vous continuez avec les cartes de cette place, et le robot s’arrête.
watching-take = Prendre cette place
watching-full = Toutes les places sont prises.
people-level = robot, niveau : { $level }
lobby-partners = Partenaires
lobby-move = Prendre cette place
lobby-move-about = Touchez une place libre pour changer de place.
seats-closed = On ne peut plus rejoindre cette partie.

## Phrases and reactions

talk-open = Dire quelque chose
talk-muted = Masquer ce que disent les autres
talk-heard = { $seat } : { $phrase }
call-talk-laugh = 😄
call-talk-wink = 😉
call-talk-wow = 😮
call-talk-proud = 😎
call-talk-sad = 😞
call-talk-hello = Bonjour !
call-talk-well-played = Bien joué !
call-talk-thanks = Merci !
call-talk-sorry = Pardon !
call-talk-good-luck = Bonne chance !
call-talk-your-turn = À vous de jouer !
talk-spoken-laugh = rire
talk-spoken-wink = clin d’œil
talk-spoken-wow = étonnement
talk-spoken-proud = fierté
talk-spoken-sad = tristesse
no-such-phrase = Cette phrase n’existe pas.
no-talk = Pas de phrases entre partenaires pendant la partie.
talks-too-much = Attendez un instant avant de reprendre la parole.

## Muting and blocking

people-mute = Ne plus voir les phrases de { $name }
people-block = Bloquer { $name }
people-block-about = Vous ne voyez pas ce que disent les personnes bloquées, et elles ne peuvent pas prendre place à vos tables. Le blocage porte sur un nom, et les invités peuvent changer le leur.
blocked = Vous ne pouvez pas prendre place à cette table.
