## Drills: positions of your own costly decisions, and trainers

drill-about = Vos propres décisions coûteuses, posées à nouveau jusqu’à ce que vous trouviez. Elles restent sur cet appareil.
drill-progress = Exercice { $number } sur { $count }. Acquis jusqu’ici : { $learnt } sur { $total }.
drill-keys = [{ $show } montre la réponse, { $help }]
drill-help =
    Répondez comme à la table : une carte ({ $cards }), un contrat ou une réponse de la liste.
    ? : montrer la réponse, ce qui compte comme une erreur   h : main, table et plis joués
    s : feuille de score   r : règles de cette table   help : ces touches   q : quitter ; vos progrès sont enregistrés
drill-keep-this = Garder comme exercice
drill-keep-all = { $count ->
    [one] Garder votre coup coûteux comme exercice
    [many] Garder vos { $count } coups coûteux comme exercices
   *[other] Garder vos { $count } coups coûteux comme exercices
}
drill-kept = Gardé comme exercice
drill-full = Ce navigateur n’a plus de place pour d’autres exercices. Supprimez-en d’abord.
drill-due = { $count ->
    [one] { $count } exercice à faire
    [many] { $count } exercices à faire
   *[other] { $count } exercices à faire
}
drill-show = Montrer la réponse
drill-forget = Supprimer cet exercice
drill-continue = Continuer
drill-right = C’est juste.
drill-better = Mieux : { $best }
drill-no-value = L’analyse n’a pas de valeur pour votre réponse, car elle n’en a gardé que de meilleures.
drill-done = Dans la partie : { $action }
drill-again = Cet exercice reviendra avant la fin.
drill-next = Cet exercice reviendra le { $date }.
drill-learnt = Acquis : cet exercice ne revient plus.
drill-found = { $count ->
    [0] { $file } : aucune décision coûteuse.
    [one] { $file } : 1 nouvel exercice.
    [many] { $file } : { $count } nouveaux exercices.
   *[other] { $file } : { $count } nouveaux exercices.
}
drill-known = { $file } : ses exercices sont déjà là.
drill-none = Vous n’avez pas encore d’exercices. Analysez une partie finie pour en trouver.
drill-none-due = Plus rien à faire. Le prochain exercice est prévu le { $date }.
drill-all-learnt = { $count ->
    [one] Vous avez acquis votre seul exercice.
    [many] Vous avez acquis les { $count } exercices.
   *[other] Vous avez acquis les { $count } exercices.
}
drill-other-rules = { $count ->
    [one] { $count } exercice ne peut pas être posé, car son jeu n’est pas installé ou a maintenant d’autres règles.
    [many] { $count } exercices ne peuvent pas être posés, car leurs jeux ne sont pas installés ou ont maintenant d’autres règles.
   *[other] { $count } exercices ne peuvent pas être posés, car leurs jeux ne sont pas installés ou ont maintenant d’autres règles.
}
trainer-title = Questions
trainer-about = De courtes questions sur des positions d’une partie finie.
trainer-name-voids = Qui n’en a plus ?
trainer-name-winners = Quelles cartes sont sûres ?
trainer-name-count = Combien en reste-t-il ?
trainer-voids = Qui n’a sûrement plus de { $suit } ?
trainer-winners = Parmi les cartes que vous pouvez entamer maintenant, lesquelles feront sûrement le pli ?
trainer-count = Combien de cartes de { $suit } n’avez-vous pas encore vues ?
trainer-choices = { $question } ({ $choices })
trainer-no-one = personne
trainer-no-card = aucune carte
trainer-unclear = Répondez par des nombres ou des cartes, séparés par des espaces.
trainer-answer = Répondre
trainer-tricks = Plis joués
trainer-right = C’est juste : { $answer }
trainer-wrong = La bonne réponse est : { $answer }
trainer-score = { $right } justes sur { $count }.
trainer-none = Aucune position ne convient à cette question.
