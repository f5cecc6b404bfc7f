## Why something cannot be done

must-follow = Vous devez fournir à { $suit } : jouez { $cards }.
empty-place = Il n’y a pas de carte { $number } dans votre main.
place-must-follow = La carte { $number } ne fournit pas à { $suit }. Choisissez-en une qui fournit.
any = Carte injouable maintenant : { $card }. Vous pouvez jouer : { $cards }.
does-not-fit = Cette carte ne peut pas encore se poser : { $card }. Vous pouvez jouer : { $cards }.
not-in-hand = Vous n’avez pas en main : { $cards }.
cannot-double = Vous ne pouvez pas doubler maintenant : { $cards }.
must-double = Vous devez contrer { $other } maintenant.
cannot-choose = Vous ne pouvez pas choisir « { $name } ». Il reste : { $names }.
cannot-declare = Vous ne pouvez pas annoncer maintenant : { $name }.
cannot-say = Vous ne pouvez pas dire « { $name } » avec { $card } maintenant.
wrong-count = Ce n’est pas le bon nombre de cartes. Il en faut { $count }.
wrong-cards = Ce choix ne convient pas : { $cards }.
wrong-number = Vous ne pouvez pas dire { $number } maintenant. Choisissez de { $least } à { $most }.
not-offered = Ce n’est pas une des réponses. Vous pouvez dire : { $offers }.
not-your-turn = Ce n’est pas à vous de jouer.
forbidden-sum = Vous ne pouvez pas annoncer { $number } : la somme des annonces serait { $count }, soit le nombre de plis.
no-such-card = Cette carte n’existe pas dans ce jeu.
no-such-seat = Il n’y a pas de place { $seat }. Nombre de places : { $seats }.
match-over = La partie est terminée.
stale = Trop tard : cette question est close.
refusal-other = C’est impossible maintenant : { $reason }.

## Why the server refuses

no-such-table = Table introuvable. Vérifiez que vous avez le lien complet.
table-full = Toutes les places sont prises, mais vous pouvez regarder.
seat-taken = Cette place est déjà prise. Choisissez-en une autre.
bad-name = Saisissez un nom de 1 à { $most } caractères.
name-taken = Quelqu’un à cette table porte déjà ce nom. Choisissez-en un autre.
unknown-token = Vous n’avez pas de place à cette table. Prenez-en une, ou regardez la partie.
not-seated = Il faut avoir une place à la table, et jouer dans la dernière fenêtre ouverte.
not-begun = La partie n’a pas encore commencé.
no-nonce = Votre navigateur n’a pas encore apporté sa part au tirage des donnes. Réessayez dans un instant.
starting = La partie commence. Ses donnes sont déjà fixées.
not-starting = La partie n’est pas en train de commencer.
other-nonce = La part de votre navigateur au tirage des donnes a changé depuis que vous avez pris place. Quittez la place et reprenez-la.
not-over = La partie n’est pas terminée. Son enregistrement reste secret jusqu’à la fin.
hint-people = Les conseils ne sont disponibles que si vous jouez seulement contre des robots.
hint-running = Un conseil est déjà en préparation.
no-hint = Pas de conseil disponible ici.
nothing-to-report = Aucun robot n’a encore pris de décision de ce genre.
report-failed = Le robot { $bot } ({ $origin }) a planté quand on l’a interrogé de nouveau : rien n’a été enregistré.
report-many = Vous ne pouvez plus signaler de coup : cette table a atteint sa limite.
not-saved = L’enregistrement a échoué, donc rien n’a changé. Réessayez dans un instant.
too-many = Trop de demandes. Réessayez dans { $seconds } s.
server-busy = Le serveur est occupé. Réessayez dans un instant.
many-spectators = Cette table n’accepte plus de spectateurs : il y en a déjà { $most }.
blocked-here = Vous ne pouvez pas jouer sur ce serveur.
unknown-host = Le serveur ne connaît pas le nom { $host }. Utilisez son adresse numérique ou lancez-le avec --allowed-host.
other-origin = La demande ne vient pas de la page de ce serveur.
bad-message = Le serveur n’a pas compris : { $reason }
other-protocol = Cette page (version { $yours }) ne correspond pas au serveur (version { $mine }). Rechargez la page.
other-rules = Cette partie a commencé avec la version { $version } des règles, mais le serveur joue la version { $installed }.
no-hello = La connexion a été fermée, parce que la page ne s’est pas annoncée à temps.
invalid-setup = On ne peut pas jouer avec ces réglages : { $reason }
