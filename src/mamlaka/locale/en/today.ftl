## The deal of the day: the same cards for everybody, and a ranking

today-about = Today everyone gets the same cards, in the same seat and against the same bots. You have one try, without hints.
today-game = Game
today-until = Until { $time }
today-ranking = Ranking
today-results = { $count ->
    [0] No one has finished this deal.
    [one] 1 person has finished this deal.
   *[other] { $count } people have finished this deal.
}
today-own = you
today-guest = guest
today-program = program
today-points = Points:
today-yesterday = Yesterday
today-proof = The cards follow from a secret. On the day itself the server showed only its SHA-256, so no one could compute the cards, and the server could not change them.
today-secret = Secret
today-commitment = SHA-256
today-verified-in-part = The secret is sound, but this browser has no record of the SHA-256 from the day itself.
today-check-secret = the secret has this SHA-256
today-check-promise = this browser was shown the same SHA-256 on the day itself
today-check-cards = your cards follow from the secret
