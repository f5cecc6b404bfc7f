## The deal of the day: the same cards for everybody, and a ranking

today-about = Aujourd’hui, tout le monde reçoit les mêmes cartes, à la même place et contre les mêmes robots. Vous avez un seul essai, sans conseils.
today-game = Jeu
today-until = Jusqu’à { $time }
today-ranking = Classement
today-results = { $count ->
    [0] Personne n’a terminé cette donne.
    [one] 1 personne a terminé cette donne.
    [many] { $count } de personnes ont terminé cette donne.
   *[other] { $count } personnes ont terminé cette donne.
}
today-own = vous
today-guest = invité
today-program = programme
today-points = Points :
today-yesterday = Hier
today-proof = Les cartes découlent d’un secret. Le jour même, le serveur n’en montrait que le SHA-256 : personne ne pouvait calculer les cartes, et le serveur ne pouvait pas les changer.
today-secret = Secret
today-commitment = SHA-256
today-verified-in-part = Le secret est correct, mais ce navigateur ne garde pas trace du SHA-256 du jour même.
today-check-secret = le secret a ce SHA-256
today-check-promise = ce navigateur a vu le même SHA-256 le jour même
today-check-cards = vos cartes découlent du secret
