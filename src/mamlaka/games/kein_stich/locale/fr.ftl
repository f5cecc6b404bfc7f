### French. The term sheet and the register stand at the top of locale/fr/bots.ftl.
###
### The name of the game stays German. The layout is the réussite, as in le barbu.

## Contracts

contract-no-king = Pas de roi de cœur
contract-all-at-once = Tout à la fois
contract-layout = Réussite

## Ways to play that have a name

preset-kein-stich-common = Avec un pot
preset-kein-stich-points = Aux points
preset-kein-stich-with-extras = Avec deux donnes de plus

## Why a bot decided as it did: the tactics of Kein Stich

rule-kein-stich-1 = Débarrassez-vous des grosses cartes des couleurs courtes tant que les autres fournissent, et gardez les 7 et les 8 pour les derniers plis.
rule-kein-stich-2 = Dans cette couleur, vos cartes ne passent pas sous les autres : défaussez-vous d’abord de celles-là.
rule-kein-stich-3 = Défaussez-vous de votre plus gros cœur, et n’entamez cœur qu’avec de petites cartes.
rule-kein-stich-4 = Une dame avec deux cartes plus petites est à l’abri, une dame sèche ne l’est pas. Entamez les couleurs dont la dame est tombée.
rule-kein-stich-5 = Sans le roi ni l’as de cœur, de petits cœurs font tomber le roi. Si vous avez le roi, n’entamez pas cœur et débarrassez-vous de lui.
rule-kein-stich-7 = Vous avez le 10 et la dame de ce valet : personne ne peut vous prendre ce coup, gardez-le pour plus tard.
rule-kein-stich-8 = Ouvrez le chemin à vos as et à vos 7, et retenez les cartes que seuls les autres attendent.
rule-kein-stich-9 = Comptez ceux qui passent : un joueur près de finir n’a rien à poser, n’ouvrez donc rien de nouveau.
rule-kein-stich-11 = Deux joueurs n’ont pas de cette couleur et se défaussent dessus : ne l’entamez que si un autre doit prendre.
rule-kein-stich-60 = Entamez petit : un autre battra la carte.
rule-kein-stich-61 = Jouez la plus forte carte qui ne prend pas le pli.
rule-kein-stich-62 = Vous prenez le pli de toute façon : prenez avec votre plus forte carte.
rule-kein-stich-64 = Une carte qui coûte passe sans risque sous une plus forte.
rule-kein-stich-65 = Défaussez-vous de la carte qui coûte le plus.
rule-kein-stich-66 = Seul le dernier pli coûte : jouez vos grosses cartes maintenant et gardez-en une petite.
rule-kein-stich-67 = Cette carte n’ouvre rien aux autres.

## Page: the home page

game-kein-stich = Kein Stich
game-about-kein-stich = Ni pli, ni cœur, ni dame, ni roi de cœur : quatre donnes remplissent un pot, et une réussite le partage.
game-standard-kein-stich = Cinq donnes. La réussite rapporte 80, 50 et 30 jetons aux trois premiers.

## Learn

learn-kein-stich-about = Chacun reçoit { $cards } cartes. Un tour compte { $deals } donnes, dans un ordre fixe. Dans toutes sauf la dernière, vous évitez quelque chose qui coûte ; dans la dernière, la réussite, vous posez vos cartes en rangées le plus vite possible. À chaque donne, le joueur suivant distribue, et celui qui est après lui commence.
learn-kein-stich-order = Voici les cartes d’une couleur, de la plus forte à la plus faible : le 10 est sous le valet. La plus forte carte de la couleur demandée prend le pli, et celui qui l’a jouée entame le suivant.
learn-kein-stich-taken = La couleur demandée est trèfle. Un joueur n’en a pas et se défausse de la dame de cœur. Le valet est le plus fort trèfle et prend le pli : celui qui l’a joué paie pour la dame.
learn-kein-stich-pot = Tout ce que vous payez va au pot. La réussite partage tout le pot : le premier qui n’a plus de cartes reçoit la plus grosse part. Votre total peut être négatif.
learn-kein-stich-rest = { $place ->
    [1] Les parts sont des multiples de cinq. Le reste va à la première place.
   *[other] Les parts sont des multiples de cinq. Le reste va à la troisième place.
}
learn-kein-stich-points = Tout ce que vous prenez compte en points, et finir tard dans la réussite aussi. Le total le plus bas gagne.
learn-kein-stich-rounds = { $count ->
    [one] La partie se termine après un tour. À égalité, on partage la place.
    [many] La partie se termine après { $count } de tours. À égalité, on partage la place.
   *[other] La partie se termine après { $count } tours. À égalité, on partage la place.
}
learn-kein-stich-no-tricks = Ne prenez pas de pli, quoi qu’il contienne.
learn-kein-stich-no-hearts = Ne prenez pas de cœur.
learn-kein-stich-no-queens = Ne prenez pas de dame.
learn-kein-stich-no-king = Ne prenez pas le roi de cœur.
learn-kein-stich-no-last-trick = Ne prenez pas le dernier pli. Les autres ne coûtent rien.
learn-kein-stich-all-at-once = Plis, cœurs, dames et roi de cœur : dans cette donne, tout coûte.
learn-kein-stich-layout = Ici, pas de plis : chaque couleur commence par son valet et s’allonge d’une carte à la fois, vers le bas et vers le haut, jusqu’à la dernière. Si vous pouvez poser une carte, vous devez le faire. Sinon, vous passez. La donne se termine quand un seul joueur a encore des cartes.
learn-kein-stich-layout-dealer = À cette donne, c’est le donneur qui commence.
learn-kein-stich-fits = { $count ->
    [one] Une seule de vos cartes peut se poser : { $cards }.
    [many] Parmi vos cartes, celles-ci peuvent se poser : { $cards }.
   *[other] Parmi vos cartes, celles-ci peuvent se poser : { $cards }.
}
learn-kein-stich-word-cards = Unter, Ober
learn-kein-stich-word-cards-is = Le valet et la dame des cartes allemandes. Feuilles, cœurs, grelots et glands sont pique, cœur, carreau et trèfle.
learn-kein-stich-word-pot = Pot
learn-kein-stich-word-pot-is = Les jetons payés pendant ce tour. Ils restent au milieu jusqu’à la réussite.

## Options by name

option-kein-stich-stakes = Mises
option-kein-stich-stakes-pot = Un pot
option-kein-stich-stakes-points = Des points
option-kein-stich-shares = Parts du pot
option-kein-stich-shares-80-50-30-0 = 80–50–30–0
option-kein-stich-shares-100-40-20-0 = 100–40–20–0
option-kein-stich-shares-160-0-0-0 = Tout au premier
option-kein-stich-extras = Donnes de plus
option-kein-stich-extras-none = Aucune
option-kein-stich-extras-last-trick = Pas de dernier pli
option-kein-stich-extras-all = Tout à la fois
option-kein-stich-rounds = Tours
option-kein-stich-layout-leader = Première carte de la réussite
option-kein-stich-layout-leader-dealers-left = À gauche du donneur
option-kein-stich-layout-leader-dealer = Le donneur
option-kein-stich-early-end = Fin anticipée des donnes

## Ways to play that have a name

about-preset-kein-stich-common = Quatre donnes remplissent un pot, et la réussite le partage.
about-preset-kein-stich-points = Pas de pot : on note les pénalités, et le total le plus bas gagne.
about-preset-kein-stich-with-extras = Deux donnes de plus avant la réussite : pas de dernier pli, et tout à la fois.

## Options

about-option-kein-stich-stakes = pot : les pénalités vont dans un pot que la réussite partage. points : on note les pénalités, la réussite coûte 0, 10, 20 et ainsi de suite selon la place, et le total le plus bas gagne.
about-option-kein-stich-shares = Comment la réussite partage le pot de 160 selon la place. Pour un autre nombre de joueurs, le premier choix a ses propres parts ; 100_40_20_0 est pour quatre joueurs. Un pot plus gros se partage en proportion, en multiples de cinq arrondis vers le bas. Le reste va à la troisième place à quatre avec 80_50_30_0, sinon à la première.
about-option-kein-stich-extras = Des donnes de plus avant la réussite. last_trick : le dernier pli coûte 40. all : les quatre premières donnes à la fois.
about-option-kein-stich-rounds = Le nombre de tours d’une partie. En quatre tours à quatre, chacun distribue une fois chaque donne.
about-option-kein-stich-layout-leader = Qui commence la réussite. dealers_left : le joueur après le donneur.
about-option-kein-stich-early-end = Une donne aux cœurs, aux dames ou au roi de cœur s’arrête à la dernière carte qui coûte, ce qui ne change aucun score.
