## Page: before the match

page-choose-seat = Choisissez une place :
page-sit = Prendre place
page-free = libre
page-invite-about = Toute personne qui a ce lien peut prendre place. Des robots occupent les places libres.
page-link = Le lien de cette table
page-invite = Partager le lien
page-start = Commencer
page-starting = Début de la partie…
page-start-cancelled = La partie n’a pas commencé, faute de réponse : { $names }. Recommencez.

## Page: at the table

page-home = Accueil
page-sheet = Feuille de score
page-last-trick = Dernier pli
page-leave = Quitter la table (un robot jouera pour vous)
status-away = hors ligne
status-left = a quitté la table
status-program = programme
page-lost = Connexion perdue. Reconnexion…
page-replaced = Vous jouez à cette place dans une autre fenêtre.
page-take-back = Jouer ici
stood-in = Pendant votre absence, un robot a décidé pour vous : { $actions }.
stood-in-often = Pendant votre absence, un robot a pris { $count } décisions pour vous. La dernière : { $action }.
page-your-turn = À vous de jouer
page-open = { $card }, visible
page-taken = { $card }, carte prise
page-lies-open = visible
page-given = carte reçue à l’instant
page-hint = Demander un conseil
page-thinking = Recherche d’un conseil…
page-suggested = carte conseillée
page-report = Signaler un robot qui a mal joué
page-report-whose = Le dernier coup de quel robot ?
page-report-last = Le coup le plus récent, tous robots confondus
page-report-words = Qu’est-ce qui n’allait pas ? (facultatif)
page-report-send = Envoyer
page-reported = Enregistré sur ce serveur avec la partie, signalement { $number }. Merci !
page-not-now = injouable pour l’instant
page-taker = { $who ->
    [you] Vous l’avez pris
   *[other] { $seat } l’a pris
}
page-goal = objectif : { $goal }
page-of-goal = { $value } / { $goal }
page-tracker = Cartes non vues : { $cards }.
page-tracker-chance = cartes non vues ; chances de sortir, pour chacune : { $chance } ({ $percent } %)
page-out-of-turn = Actions possibles hors de votre tour

## Page: questions and answers

zone-stock = pioche
zone-turnup = retourne
zone-discards = écart
zone-widow = chien
zone-dummy = mort
zone-out = hors jeu
page-tap-again = Touchez la carte encore une fois pour la jouer.
page-choose-capture = Que prend { $card } ?
page-captures = { $card }, qui prend { $cards }
call-pass = je passe
call-captured = { $card } × { $cards }
call-choose = { $name }
call-double = je double !
call-double-seats = Contre : { $name }
call-redouble-seats = Surcontre : { $name }
call-double-and-redouble = Contre : { $name } ; surcontre : { $names }
call-no = non
call-bid = { $number }
call-hold = je tiens
call-bid-name = { $name }
call-word = { $name } !
call-declare = { $name } !
call-broken = { $suit } brisé !
ask-choose = Faites votre choix.
ask-lead-first = À vous d’entamer.
ask-lead = Le pli est à vous : entamez le suivant.
ask-card = À vous : jouez une carte.
ask-card-or-pass = À vous : jouez une carte, ou passez.
ask-turn-up = À vous : retournez votre carte cachée.
ask-turn-up-or-pass = À vous : retournez votre carte cachée, ou passez.
ask-place = À vous : jouez une carte que seuls les autres voient.
ask-place-lead = À vous : entamez d’une carte que seuls les autres voient.
ask-lay = À vous : posez une carte jouable.
ask-lay-or-pass = À vous : posez une carte jouable, ou passez.
ask-capture = À vous : jouez une carte.
ask-combo-lead = À vous : entamez d’une carte ou de plusieurs ensemble.
ask-combo = { $count ->
    [one] À vous : battez { $cards } ou défaussez une carte.
    [many] À vous : battez { $cards } ou défaussez { $count } de cartes.
   *[other] À vous : battez { $cards } ou défaussez { $count } cartes.
}
ask-pass = À vous : aucune de vos cartes n’est jouable, passez.
ask-double-seats = Qui contrez-vous ?
ask-double-or-redouble = Qui contrez-vous ou surcontrez-vous ?
ask-redouble-seats = Qui surcontrez-vous ?
ask-must-double = Vous devez contrer { $other } maintenant. Qui d’autre ?
ask-double = Vous pouvez doubler : { $cards }. Choisissez, ou répondez non.
ask-double-or-appeal = Vous pouvez demander une redonne, ou doubler : { $cards }.
ask-nothing = La question est posée à tout le monde. Pour vous, rien à dire.
ask-other = Choisissez une réponse.
ask-pass-cards = { $count ->
    [one] Choisissez une carte à passer à { $seat }.
    [many] Choisissez { $count } de cartes à passer à { $seat }.
   *[other] Choisissez { $count } cartes à passer à { $seat }.
}
ask-bid = Choisissez votre annonce.
ask-duel-bid = Choisissez votre annonce.
ask-hold = Tenez-vous { $number } ?
ask-bid-but = Choisissez votre annonce, sauf { $number } : la somme des annonces ne doit pas être égale au nombre de plis.
ask-discard = { $count ->
    [one] Choisissez une carte à écarter.
    [many] Choisissez { $count } de cartes à écarter.
   *[other] Choisissez { $count } cartes à écarter.
}
say-choose = { $name }
say-declare = Annoncer : { $name }
say-double = Doubler
say-give = Passer les cartes
say-bid = Annoncer { $number }
say-hold = Tenir
say-hold-bid = Tenir { $number }
say-pass = Passer
say-turn-up = Retourner la carte
say-place = Carte { $number }
say-play = Jouer
say-discard = Écarter
page-sure = { $word } ? Confirmez
page-sure-spoken = { $word } : { $question } Appuyez encore pour confirmer.
say-double-seats = { $name }
say-no-double = Personne
say-no = Non
say-continue = Continuer
say-these = Valider le choix
page-number = Nombre
waiting = On attend { $seat }…
waiting-choose = { $seat } choisit…
waiting-secret = Chacun répond en secret. On attend les autres…
waiting-double-or-appeal = Quelqu’un double ou demande une redonne ? On attend les autres…
waiting-play = À { $seat } de jouer…
waiting-double = { $seat } peut doubler…
waiting-bid = À { $seat } d’annoncer…
waiting-duel-bid = { $seat } enchérit…
waiting-discard = { $seat } écarte…

## Page: the end

page-deal-over = Donne { $deal } : { $contract }
page-again = Rejouer
page-verify-about = Votre navigateur peut vérifier que les donnes étaient fixées avant la première carte et que personne n’y a touché.
page-verify = Vérifier les donnes
page-verified = Vérifié : ce sont bien les donnes fixées au départ.
page-not-verified = La vérification a échoué :
page-check-commitment = la graine publiée correspond à l’empreinte donnée avant que vous preniez place
page-check-terms = le jeu, ses options et le nombre de donnes sont ceux fixés avant que vous preniez place
page-check-people = les mêmes personnes occupent leurs places qu’au départ
page-check-commitment-later = la graine publiée correspond à l’empreinte de la table
page-check-nonce = votre part est entrée dans le tirage des donnes
page-check-nonces = aucune part n’a été ajoutée, omise ou remplacée après coup
page-verified-in-part = L’enregistrement est en ordre. Votre navigateur ne peut en vérifier qu’une partie.
page-check-no-part = Votre navigateur ne garde pas trace d’avoir participé au tirage des donnes : il ne peut pas savoir si quelqu’un a choisi sa part après coup.
page-check-cancelled =
    { $count ->
        [one] { $count } début de partie a été annulé après que votre navigateur a révélé sa part du tirage.
        [many] { $count } de débuts de partie ont été annulés après que votre navigateur a révélé sa part du tirage.
       *[other] { $count } débuts de partie ont été annulés après que votre navigateur a révélé sa part du tirage.
    }
page-check-draw = les cartes tirées par les joueurs
page-check-dealer = le premier donneur
page-check-deal = chaque carte de chaque donne découle de la graine
page-check-places = l’ordre des cartes que seuls les autres voyaient
page-check-hands = les mains que vous avez reçues

## Page: settings

page-arabic-digits = Chiffres arabes orientaux
# Unsure: poker sites say "cartes quatre couleurs", but here couleur is the suit, and every pack has four.
page-four-colours = Une teinte par couleur (♠ ♥ ♦ ♣)
page-jumbo = Grands symboles

## Page: what it speaks

page-full-stop = {". "}
page-trick-goes = { $who ->
    [you] Vous prenez le pli.
   *[other] { $seat } prend le pli.
}
page-deal-scored = La donne { $deal } est terminée, { $contract } : { $scores }
page-seat-points = { $seat } { $points }
page-nothing-open = Personne d’autre n’a de carte visible.
page-hand = Votre main, { $cards } : { $suits }
page-hand-suit = { $suit } : { $ranks }.
page-hand-empty = Vous n’avez pas de cartes.
page-playable = Vous pouvez jouer : { $cards }
page-playable-all = Vous pouvez jouer n’importe laquelle de vos cartes.
page-on-table = Sur la table : { $cards }
page-nothing-on-table = Il n’y a pas de carte sur la table.
page-scores = Score : { $scores }
page-looking-on = Vous regardez la partie.
