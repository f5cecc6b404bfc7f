### French. The term sheet and the register stand at the top of locale/fr/bots.ftl.
###
### The contracts have capitals where they are names ("au Trex", "les Dames"), the cards do not. Tafreesh and tlata'shawy are
### written as French-speaking people of the Levant write Arabic: tafrich, tlatachawi.

## Why something cannot be done

must-discard-penalty = Sans { $suit } en main, vous devez vous défausser d’une carte pénalisante : { $cards }.
no-diamond-lead = On n’entame pas à carreau au premier pli. Jouez { $cards }.
no-heart-lead = On n’entame pas à cœur tant qu’on a une autre couleur. Jouez { $cards }.
cannot-appeal = Votre main ne donne pas droit à une redonne.

## Seats and cards

badge-king = roi

## Contracts

# Unsure: the players' own word, ltouch, is not French; "Plis" is the name that the same contract has in the Barbu.
contract-slaps = Plis
contract-trex = Trex
contract-complex = Complex
contract-replay = Nouvelle donne
contract-keep = Garder la donne
also-contract-queens = Femmes, Filles
also-contract-king = Roi, Barbu
also-contract-diamonds = Carreau
also-contract-slaps = Levées, Collection
also-contract-trex = Trix, Ticks, Réussite
also-contract-complex = Complexe

## Ways to play that have a name

preset-trex-classic = Classique
preset-trex-lone-ace = As sec
preset-trex-all-slaps = Tous les plis
preset-trex-wide-appeal = Redonne élargie
preset-trex-drawn-king = Roi tiré au sort
preset-trex-partners = Partenaires
preset-trex-partners-worst = Partenaires, le pire perd
preset-trex-combination = Combinaison
preset-trex-complex = Complex
preset-trex-old-scores = Ancien barème

## The table

headline-kingdom = Royaume { $round } sur 4, donne { $deal }
mark-blanket = couverture
mark-pillow = oreiller
mark-doubled = { $who ->
    [you] votre double
   *[other] double : { $seat }
}

## What happens

news-appeal = { $who ->
    [you] Vous demandez une redonne. Les cartes sont redistribuées.
   *[other] { $seat } demande une redonne. Les cartes sont redistribuées.
}
news-first-king = { $who ->
    [you] Le premier royaume est à vous. Vous montrez : { $cards }.
   *[other] { $seat } obtient le premier royaume et montre : { $cards }.
}
news-contract = { $who ->
    [you] Vous choisissez « { $name } ».
   *[other] { $seat } choisit « { $name } ».
}
news-redeal = { $choice ->
    [replay] { $who ->
        [you] Vous demandez une nouvelle donne.
       *[other] { $seat } demande une nouvelle donne.
    }
   *[keep] { $who ->
        [you] Vous gardez la donne.
       *[other] { $seat } garde la donne.
    }
}

## A deal is over

void-appeal = une redonne a été demandée
void-slam = un joueur a pris les treize plis et demandé une nouvelle donne
void-jacks = un joueur a fini avant que les quatre valets soient posés
ledger-doubled = { $whom ->
    [self] { $seat } { $points } pour avoir doublé et pris { $cards }
    [you] { $seat } { $points } pour { $cards }, carte doublée par vous
   *[other] { $seat } { $points } pour { $cards }, carte doublée par { $other }
}
ledger-doubler = { $whom ->
    [you] { $seat } { $points } pour avoir doublé { $cards }, carte prise par vous
   *[other] { $seat } { $points } pour avoir doublé { $cards }, carte prise par { $other }
}

## The score sheet

sheet-kingdom = Royaume { $number } : { $seat }

## Questions and help

## Why a bot decided as it did: the tactics of Trex

rule-trex-1 = Entamez votre couleur la plus courte pour vous en débarrasser vite.
rule-trex-3 = Une couleur qu’un adversaire a ouverte pour s’en débarrasser : ne l’y aidez pas.
rule-trex-4 = Un joueur qui pose un 2 ou un 3 n’a presque plus de cette couleur. Ne l’entamez pas : il pourrait s’y défausser.
rule-trex-5 = Votre partenaire n’a plus que des cartes maîtresses : prenez la main à sa place.
rule-trex-6 = N’entamez pas une couleur que personne d’autre n’a plus (elle est tlatachawi) : vous prendriez le pli.
rule-trex-7 = Tafrich : laissez la main à un joueur qui n’a que des cartes maîtresses, et gardez une carte pour rendre la main.
rule-trex-8 = À valeur égale, préférez dans cet ordre : Trex, Roi de cœur, Dames, Plis, Carreaux.
rule-trex-9 = Avec un partenaire, mieux vaut deux dames à doubler que le roi de cœur.
rule-trex-10 = Le roi de cœur est assez bien gardé pour choisir ce contrat et le doubler.
rule-trex-11 = Sans le roi de cœur, ne choisissez ce contrat que si tous les autres sont très risqués, avec de gros cœurs et de petites cartes ailleurs.
rule-trex-12 = Beaucoup de cœurs : une bonne main pour le Roi de cœur.
rule-trex-13 = Un seul joueur paie toute la pénalité, sans doute celui qui a le roi de cœur sec.
rule-trex-14 = Un cœur fait sortir le roi de cœur d’une autre main.
rule-trex-15 = Défaussez-vous du roi de cœur sur le pli d’un adversaire.
rule-trex-16 = Vous avez plus de cœurs que tous les autres réunis : jouez-les jusqu’à ce que plus personne n’en ait, puis vos cartes maîtresses ailleurs, puis une petite carte.
rule-trex-17 = Il ne manque plus que l’as de cœur : il tombera forcément sur le roi.
rule-trex-18 = Le joueur qui a le roi de cœur joue en dernier : n’entamez pas à cœur avant que votre partenaire l’ait fait sans montrer l’as.
rule-trex-19 = Votre partenaire a entamé cette couleur : rejouez-la en partant du haut, pour l’en débarrasser.
rule-trex-20 = Votre partenaire n’a plus de cette couleur : de grosses cartes lui permettent de continuer à se défausser.
rule-trex-21 = Jouez cœur pour faire sortir l’as : votre partenaire pourra glisser le roi dessous.
rule-trex-22 = Tant que la dame d’une couleur n’est pas tombée, l’as et le roi de cette couleur la prendraient.
rule-trex-23 = Des dames à doubler : une bonne main pour les Dames.
rule-trex-24 = Personne d’autre ne peut doubler une dame que vous avez en main : elle garde son oreiller et n’a pas de couverture.
rule-trex-25 = Prenez une dame simple, avec son oreiller, pour laisser aux autres celle qui est sous la couverture.
rule-trex-27 = Votre dame est bien gardée : les petites cartes de sa couleur mènent les autres au tafrich.
rule-trex-28 = Aucun autre contrat ne va à cette main, et la pénalité des Carreaux se partage.
rule-trex-29 = De petits carreaux et de petites cartes ailleurs : une bonne main pour les Carreaux.
rule-trex-30 = Un ou deux tout petits carreaux, c’est comme ne pas en avoir.
rule-trex-31 = N’entamez une carte qui coûte des points que si un autre doit la prendre.
rule-trex-32 = Gardez un carreau moyen pour tirer d’affaire votre partenaire.
rule-trex-33 = Votre partenaire a choisi les Carreaux, et se chargera d’en jouer.
rule-trex-34 = Entamez un ou deux carreaux moyens tant que les autres sont obligés de les prendre.
rule-trex-35 = De petites cartes dans toutes les couleurs : une bonne main pour les Plis.
rule-trex-36 = Avec un partenaire, de petites cartes ne conviennent pas aux Plis : si votre partenaire en a aussi, vos quelques grosses cartes gardent la main.
rule-trex-37 = En début de donne, laissez un pli bon marché à un adversaire, mais prenez-le à la place de votre partenaire.
rule-trex-38 = En fin de donne, aux Plis : prenez exprès ce pli avec une grosse carte, puis laissez la main, avec une petite, à un joueur qui n’a que des cartes maîtresses.
rule-trex-39 = Une grosse carte sans petite dans sa couleur prendra un pli tôt ou tard. Jouez-la tôt.
rule-trex-40 = Votre partenaire n’a plus de cette couleur et peut y jeter ses grosses cartes, même si elle est tlatachawi.
rule-trex-41 = Des cartes grosses et moyennes, des suites, et des blocs comme 7-6-5 sans carte plus petite de la couleur : une bonne main pour le Trex.
rule-trex-42 = Les 2, et un peu les as, sont un poids au Trex ; cette main en a peu.
rule-trex-43 = Les autres contrôlent une couleur où vous n’avez pas de carte moyenne.
rule-trex-44 = Un valet sans ses voisins en main ouvre une rangée aux autres.
rule-trex-45 = Le dix, le valet et la dame d’une couleur dans la même main : le meilleur départ.
rule-trex-46 = Votre 2, ou celui de votre partenaire, attend dans cette couleur.
rule-trex-47 = Si une carte doit aider les autres, que ce soit dans votre couleur la plus longue.
rule-trex-48 = Retenez les cartes que les autres attendent, parfois même une dont vous ou votre partenaire avez besoin : ils devront jouer ce que vous attendez.
rule-trex-49 = Un joueur va bientôt finir : ne lui ouvrez pas la voie.
rule-trex-50 = Ne risquez rien tant que votre partenaire n’est pas devant : la deuxième et la troisième place valent ensemble autant que la première et la dernière.
rule-trex-51 = Ne gâchez pas sur une mauvaise main le seul contrat qui rapporte.
rule-trex-52 = S’il faut ouvrir une couleur, ouvrez-la pour le joueur qui passe et qui a le plus de cartes.
rule-trex-60 = La main est assez mauvaise pour demander une redonne.
rule-trex-61 = Cette entame coûtera sans doute peu : elle sera battue, ou le pli est bon marché.
rule-trex-62 = Le pli ne coûte rien : mettez-y une grosse carte.
rule-trex-64 = Cette carte coûtera sans doute peu : elle ne prend pas le pli, d’autres devront la battre, ou le pli est bon marché.
rule-trex-65 = La carte pénalisante passe sans risque sous une plus forte.
rule-trex-66 = Défaussez-vous de votre carte la plus chère sur le pli d’un adversaire.
rule-trex-67 = Une grosse carte sans petite dans sa couleur prendra un pli plus tard.
rule-trex-68 = Cette carte ouvre la voie à d’autres de votre main.
rule-trex-69 = Cette carte n’ouvre pas grand-chose : une dame, un roi, un 3, ou une carte dont vous avez celle d’après la suivante.
rule-trex-70 = Avec le roi de cœur en main, n’entamez pas à cœur.
rule-trex-71 = La dame est bien gardée par de petites cartes : vous pouvez la doubler.
rule-trex-72 = Cette carte n’aide personne d’autre.
rule-trex-73 = Votre partenaire prend le pli de toute façon : mettez-y votre plus forte carte.
rule-trex-74 = Vous n’avez aucune grosse carte qui prendrait une dame.
rule-trex-75 = D’après une estimation rapide des points, c’est la meilleure carte.
rule-trex-76 = Sur des millions de donnes d’entraînement, c’est une carte comme celle-ci qui a le mieux réussi dans une telle situation.
rule-trex-77 = Une main basse sans l’as de cœur ramasse rarement le roi de cœur.
rule-trex-78 = Avec quatre cœurs, vous pouvez doubler le roi de cœur : si vous le prenez vous-même, il ne coûte pas plus.

## Page: the home page

game-about-trex = Le classique des cafés : quatre joueurs, vingt donnes, et dans chaque royaume un roi qui choisit les contrats.
game-standard-trex = Chacun pour soi, cinq contrats par royaume, doublage permis.
game-trex = Trex

## Page: questions and answers

call-appeal = redonne !
call-contract = { $name }
call-redeal = { $choice ->
    [replay] nouvelle donne !
   *[keep] je garde la donne
}
ask-contract = Votre royaume : choisissez un contrat.
ask-redeal = Vous pouvez demander une nouvelle donne.
ask-appeal = Vous pouvez demander une redonne.
say-appeal = Redonne

## Ways to play that have a name

about-preset-trex-classic = Les règles les plus répandues.
about-preset-trex-lone-ace = L’as de cœur sec donne aussi droit à une redonne, et la donne de Trex est à refaire si un joueur finit avant que tous les valets soient posés.
about-preset-trex-all-slaps = Un joueur qui prend les treize plis aux Plis peut faire recommencer la donne.
about-preset-trex-wide-appeal = Le roi de cœur avec un seul autre cœur, quel qu’il soit, donne droit à une redonne.
about-preset-trex-drawn-king = Le premier royaume va au joueur qui tire la plus forte carte, on joue dans le sens des aiguilles d’une montre, et il n’y a pas de redonne.
about-preset-trex-partners = Deux contre deux ; les partenaires additionnent leurs points.
about-preset-trex-partners-worst = Deux contre deux ; l’équipe du joueur au pire score perd.
about-preset-trex-combination = Le roi peut jouer ensemble plusieurs des quatre premiers contrats, ceux qu’il veut.
about-preset-trex-complex = Les quatre premiers contrats en une donne, puis le Trex : huit donnes en tout.
about-preset-trex-old-scores = Les pénalités sont positives et le total le plus bas gagne ; on doit se défausser des cartes pénalisantes ; pas de doublage.

## Options

about-option-trex-first-king = À qui va le premier royaume : au joueur qui a le sept de cœur, ou à celui qui tire la plus forte carte.
about-option-trex-direction = Le jeu et les royaumes tournent dans le sens inverse des aiguilles d’une montre (vers la droite), ou dans le sens des aiguilles (vers la gauche).
about-option-trex-kingdom-order = L’ordre des rois. next : chaque roi est le joueur suivant. right_right_across_rest : le premier roi, le joueur suivant, celui qui est en face de ce dernier, puis le joueur qui reste.
about-option-trex-contract-choice = free : le roi choisit les contrats. Sinon, chaque royaume suit une liste fixe : les cinq contrats dans un certain ordre (avec mode=complex4 : complex et trex).
about-option-trex-mode = single : un contrat par donne. combination : le roi peut jouer ensemble plusieurs des quatre premiers. complex4 : les quatre premiers ensemble en une donne, et le Trex.
about-option-trex-doubling = Vous pouvez doubler le roi de cœur (au Roi de cœur) et les dames (aux Dames) que vous avez en main.
about-option-trex-doubling-reveal = Les cartes doublées sont montrées ensemble quand tout le monde a répondu, ou annoncées à tour de rôle en commençant par le roi.
about-option-trex-own-double = Combien de fois un joueur paie une carte qu’il a doublée et qu’il prend lui-même.
about-option-trex-kh-appeal = Les cœurs qui donnent droit à une redonne au Roi de cœur : K est le roi seul, A l’as seul, KA exactement les deux, Kx le roi et exactement un autre cœur.
about-option-trex-kh-appeal-show = Un joueur qui demande une redonne au Roi de cœur montre toute sa main. Au Trex, elle est toujours montrée : la demande révèle déjà quatre cartes.
about-option-trex-appeal-who = Le roi peut-il, lui aussi, demander une redonne ?
about-option-trex-trex-redeal = Au Trex, quatre 2, ou trois 2 et le 3 de la quatrième couleur, donnent droit à une redonne.
about-option-trex-slam-replay = Un joueur qui prend les treize plis aux Plis peut-il faire recommencer la donne, avec le même contrat ou avec n’importe lequel de ceux qui restent ?
about-option-trex-jacks-replay = La donne de Trex est-elle à refaire quand un joueur finit avant que les quatre valets soient posés ?
about-option-trex-queens-face-up = Aux Dames, les dames prises restent visibles devant le joueur qui les a prises.
about-option-trex-diamonds-face-up = Aux Carreaux, les carreaux pris restent visibles devant le joueur qui les a pris.
about-option-trex-forced-penalty-discard = Si vous ne pouvez pas fournir, vous devez vous défausser d’une carte pénalisante du contrat, si vous en avez une.
about-option-trex-values-swapped = Un carreau coûte 15 et un pli 10, au lieu de 10 et 15.
about-option-trex-score-sign = reversed : les pénalités sont écrites en positif et le Trex en négatif, et le total le plus bas gagne.
about-option-trex-partnership = Les joueurs assis face à face sont partenaires.
about-option-trex-partnership-scoring = sum : l’équipe au total le plus élevé gagne. worst_loses : l’équipe du joueur au pire score perd.
about-option-trex-expose-twos = Au Trex en équipes, tous les 2 encore en main sont retournés face visible dès que chacun a joué son premier tour.
about-option-trex-early-end = Une donne s’arrête quand il n’y reste plus de pénalité, ce qui ne change aucun score.
about-option-trex-lead-ban = Les cartes qu’on ne peut pas entamer : les carreaux au premier pli d’une donne où ils comptent, ou les cœurs dans une donne au Roi de cœur tant qu’on a une autre couleur.
about-option-trex-partner-picks-up-late = Le partenaire du roi ne ramasse ses cartes qu’une fois le contrat choisi.
about-option-trex-look-back = Les plis terminés de la donne que vous pouvez revoir.

## Score keeper

keeper-section-trex = Royaume { $number }
keeper-owner-trex = Roi : { $name }
keeper-first-owner-trex = À qui le premier royaume ?
keeper-option-trex-mode = Contrats par donne
keeper-value-trex-mode-single = un
keeper-value-trex-mode-combination = les quatre premiers, au choix
keeper-value-trex-mode-complex4 = les quatre premiers ensemble
keeper-option-trex-doubling = Doublage
keeper-option-trex-partnership = Partenaires
keeper-option-trex-partnership-scoring = L’équipe gagnante a
keeper-value-trex-partnership-scoring-sum = la plus forte somme
keeper-value-trex-partnership-scoring-worst-loses = évité le pire score
keeper-option-trex-values-swapped = Carreaux 15, plis 10
keeper-option-trex-score-sign = Les pénalités sont
keeper-value-trex-score-sign-normal = des points négatifs
keeper-value-trex-score-sign-reversed = des points positifs
keeper-option-trex-kingdom-order = Ordre des rois
keeper-value-trex-kingdom-order-next = à tour de rôle
keeper-value-trex-kingdom-order-right-right-across-rest = le quatrième avant le troisième

## Learn

learn-trex-about = Quatre joueurs reçoivent treize cartes chacun. Dans la plupart des donnes, on évite de prendre certaines cartes, ou des plis, parce qu’ils coûtent des points. Au Trex, au contraire, plus tôt on a posé toutes ses cartes, plus on gagne de points.
learn-trex-kingdom = Une partie compte quatre royaumes, un par joueur. Dans le sien, chacun est roi : le roi regarde ses cartes, choisit un contrat et entame. Chacun des { $count } contrats se joue une fois par royaume.
learn-trex-late-partner = Le partenaire du roi ne prend ses cartes en main qu’une fois le contrat choisi.
learn-trex-first-draw = Chacun tire une carte. La plus forte désigne le premier roi.
learn-trex-first-holder = Le premier roi est le joueur qui a le { $card }.
learn-trex-turns-ccw = On joue en tournant vers la droite.
learn-trex-turns-cw = On joue en tournant vers la gauche.
learn-trex-next-king = Après chaque royaume, le joueur suivant est roi.
learn-trex-next-king-crosswise = Le deuxième roi est le joueur suivant, le troisième celui qui lui fait face, et le quatrième celui qui reste.
learn-trex-fixed = À cette table, les contrats viennent dans un ordre fixe.
learn-trex-taken = La couleur demandée est trèfle. Un joueur n’en a pas et se défausse de la dame de cœur. Votre roi est le plus fort trèfle : vous prenez le pli, et vous payez pour la dame.
learn-trex-win = Après quatre royaumes, le total le plus élevé gagne.
learn-trex-win-lowest = À cette table, les pénalités s’écrivent en points positifs. Après quatre royaumes, le total le plus bas gagne.
learn-trex-win-partners = Le joueur en face de vous est votre partenaire. Après quatre royaumes, l’équipe au total le plus élevé gagne.
learn-trex-win-partners-lowest = Le joueur en face de vous est votre partenaire. Les pénalités s’écrivent en points positifs ; après quatre royaumes, l’équipe au total le plus bas gagne.
learn-trex-win-worst = Le joueur en face de vous est votre partenaire. Après quatre royaumes, l’équipe du joueur au pire score perd.
learn-trex-sets = Le roi peut jouer plusieurs des quatre premiers contrats en une seule donne. Toutes leurs pénalités comptent alors.
learn-trex-forced = Si vous ne pouvez pas fournir, vous devez vous défausser d’une carte qui coûte des points, si vous en avez une.
learn-trex-king = Ne prenez pas le roi de cœur.
learn-trex-ban-hearts = N’entamez pas à cœur tant que vous avez une autre couleur.
learn-trex-queens = Ne prenez pas de dame.
learn-trex-diamonds = Ne prenez pas de carreau.
learn-trex-open-diamonds = Les carreaux pris restent face visible devant le joueur qui les a pris.
learn-trex-ban-diamonds = N’entamez pas à carreau au premier pli, sauf si vous n’avez rien d’autre.
learn-trex-slaps = Ne prenez pas de pli, quoi qu’il contienne.
learn-trex-slam-same = Un joueur qui prend tous les plis peut demander une nouvelle donne avec le même contrat.
learn-trex-slam-any = Un joueur qui prend tous les plis peut demander une nouvelle donne, avec l’un des contrats qui restent.
learn-trex-complex = Quatre contrats en une donne : ne prenez ni le roi de cœur, ni dame, ni carreau, ni pli.
learn-trex-trex = Ici, pas de plis : vous posez vos cartes en rangées sur la table. Chaque couleur commence par son valet. De là, elle s’allonge d’une carte à la fois, vers le bas jusqu’au 2 et vers le haut jusqu’à l’as. Si vous pouvez poser une carte, vous devez le faire. Sinon, vous passez.
learn-trex-jacks = Si un joueur finit avant que les quatre valets soient sur la table, la donne est à refaire.
learn-trex-twos = Quand chacun a joué son premier tour, les 2 encore en main sont retournés face visible.
learn-trex-layout = { $count ->
    [one] Parmi vos cartes, seule { $cards } peut se poser.
    [many] Parmi vos cartes, { $cards } peuvent se poser.
   *[other] Parmi vos cartes, { $cards } peuvent se poser.
}
learn-trex-doubling-title = Le doublage
learn-trex-doubling = Avant l’entame, vous pouvez doubler le roi de cœur ou une dame que vous avez en main, si cette carte coûte des points dans la donne. Vous la posez devant vous, face visible, mais vous la jouez comme les autres. { $count ->
    [2] Si vous la prenez vous-même, vous payez aussi le double.
   *[other] Si vous la prenez vous-même, vous ne payez que le prix normal.
}
learn-trex-doubling-simultaneous = Tous les doublements sont montrés ensemble, quand chacun a répondu.
learn-trex-doubling-in-turn = On double à tour de rôle, en commençant par le roi.
learn-trex-doubled-taken = Vous prenez la carte doublée
learn-trex-doubled-given = Vous l’avez doublée, un autre la prend
learn-trex-word-kingdom = Royaume, roi
learn-trex-word-kingdom-is = Un royaume réunit toutes les donnes dont le même joueur choisit le contrat. Ce joueur en est le roi, ce qui n’a rien à voir avec les rois parmi les cartes.
learn-trex-word-appeal = Redonne
# Unsure: "redonne" is what tarot and belote players say of any deal that is done again; here it is the right to ask for it.
learn-trex-appeal = Une nouvelle donne qu’un joueur demande avant la première carte. La question vous est posée si vos cartes vous y donnent droit.
learn-trex-shows-hand = La main entière est montrée.
learn-trex-hides-hand = La main n’est pas montrée.
learn-trex-shows-hand-twos = La main entière n’est montrée qu’au Trex.
learn-trex-no-king-appeals = Le roi ne peut pas demander de nouvelle donne.
learn-trex-appeal-k = Au Roi de cœur : le roi est votre seul cœur.
learn-trex-appeal-a = Au Roi de cœur : l’as est votre seul cœur.
learn-trex-appeal-ka = Au Roi de cœur : le roi et l’as sont vos seuls cœurs.
learn-trex-appeal-kx = Au Roi de cœur : vous avez le roi et un seul autre cœur.
learn-trex-appeal-twos = Au Trex : vous avez les quatre 2, ou trois 2 et le 3 de la quatrième couleur.
learn-trex-word-lies = Couverture, oreiller
learn-trex-lies = Une dame prise reste face visible devant le joueur qui l’a prise. Si elle est doublée, une carte est posée dessus : la couverture. Sinon, une carte est glissée dessous : l’oreiller.
learn-trex-lies-pillow = Une dame prise reste face visible devant le joueur qui l’a prise, sur une carte qu’on appelle l’oreiller.
# Unsure: the French spelling of تفريش and تلتعشاوي; neither is attested in French.
learn-trex-word-tafreesh = Tafrich
learn-trex-word-tafreesh-is = Un piège : vous avez la main, et rien que de grosses cartes. C’est toujours à vous d’entamer, et vous prenez pli sur pli. Gardez une petite carte pour en sortir.
learn-trex-word-tlatashawy = Tlatachawi
learn-trex-word-tlatashawy-is = Une carte dont personne d’autre n’a plus la couleur. Jouez-la à l’entame : le pli est pour vous.
learn-trex-tip-crown = La couronne désigne le roi de ce royaume. À chaque donne, il choisit le contrat et entame.
learn-trex-tip-choose = C’est votre royaume : choisissez un contrat qui va à vos cartes. Les petites cartes sont bonnes pour les contrats à pénalités, les grosses et les moyennes pour le Trex.
learn-trex-tip-king = Une seule carte coûte des points : le roi de cœur. Si vous l’avez, défaussez-vous-en dès que vous n’avez plus de la couleur demandée.
learn-trex-tip-queens = Seules les dames coûtent des points. Attention si vous avez l’as ou le roi d’une couleur dont la dame n’est pas encore tombée.
learn-trex-tip-diamonds = Chaque carreau coûte des points. Quand vous n’avez plus de la couleur demandée, défaussez-vous d’abord de vos gros carreaux.
learn-trex-tip-slaps = Chaque pli coûte des points, quoi qu’il contienne. Jouez la plus forte carte qui ne prend pas.
learn-trex-tip-complex = Dans cette donne, le roi de cœur, les dames, les carreaux et les plis coûtent tous des points. Jouez petit.
learn-trex-tip-trex = Cette fois, on gagne des points : finissez vos cartes avant les autres. Les valets ouvrent les rangées.
learn-trex-tip-may-double = Vous pouvez doubler une carte de votre main. Si un autre la prend, il paie le double et vous en recevez la valeur. { $count ->
    [2] Si vous la prenez vous-même, vous payez aussi le double.
   *[other] Si vous la prenez vous-même, vous payez le prix normal.
}
learn-trex-tip-doubled = Une carte a été doublée. Elle est posée face visible ; si un autre joueur la prend, il paie le double.
learn-trex-tip-may-appeal = Vos cartes vous donnent droit à une redonne : vous pouvez demander une nouvelle donne.
learn-trex-tip-appeal = Une redonne a été demandée. Le même roi reçoit de nouvelles cartes et choisit de nouveau.
learn-trex-tip-play = À vous : touchez une carte, puis touchez-la encore pour la jouer. Dans les plis, vous devez fournir la couleur demandée si vous le pouvez.
learn-trex-tip-took = Vous avez pris le pli : à vous d’entamer le suivant. Une petite carte peut vous aider à rendre la main.
learn-trex-tip-passed = Aucune de vos cartes ne peut se poser : vous passez. Dès qu’une carte peut se poser, vous devez jouer.
learn-trex-tip-scored = La donne est finie : elle s’arrête dès que les cartes restantes ne changent plus les points. La feuille de score montre les points de chaque contrat et de chaque royaume.

## Options by name

option-trex-first-king = Premier royaume
option-trex-first-king-seven-of-hearts = Au sept de cœur
option-trex-first-king-high-card-draw = À la plus forte carte tirée
option-trex-direction = Sens du jeu
option-trex-direction-ccw = Vers la droite
option-trex-direction-cw = Vers la gauche
option-trex-kingdom-order = Ordre des rois
option-trex-kingdom-order-next = À tour de rôle
option-trex-kingdom-order-right-right-across-rest = Suivant, en face, dernier
option-trex-contract-choice = Choix des contrats
option-trex-contract-choice-free = Le roi choisit
option-trex-contract-choice-king = Roi de cœur
option-trex-contract-choice-queens = Dames
option-trex-contract-choice-diamonds = Carreaux
option-trex-contract-choice-slaps = Plis
option-trex-contract-choice-trex = Trex
option-trex-contract-choice-complex = Complex
option-trex-mode = Contrats par donne
option-trex-mode-single = Un à la fois
option-trex-mode-combination = Les quatre premiers, au choix
option-trex-mode-complex4 = Complex (les quatre premiers ensemble)
option-trex-doubling = Doublage
option-trex-doubling-reveal = Annonce des cartes doublées
option-trex-doubling-reveal-simultaneous = Tous ensemble
option-trex-doubling-reveal-in-turn = À tour de rôle
option-trex-own-double = Votre propre carte doublée
option-trex-own-double-once = Coûte une fois
option-trex-own-double-twice = Coûte deux fois
option-trex-kh-appeal = Cœurs qui donnent droit à une redonne
option-trex-kh-appeal-none = Pas de redonne
option-trex-kh-appeal-K = Roi seul
option-trex-kh-appeal-A = As seul
option-trex-kh-appeal-KA = Roi et as, rien d’autre
option-trex-kh-appeal-Kx = Roi et un autre cœur
option-trex-kh-appeal-show = Main montrée pour une redonne
option-trex-appeal-who = Qui peut demander une redonne
option-trex-appeal-who-any = Tout le monde
option-trex-appeal-who-not-king = Tout le monde sauf le roi
option-trex-trex-redeal = Redonne pour les 2 au Trex
option-trex-slam-replay = Les treize plis aux Plis
option-trex-slam-replay-off = La donne compte
option-trex-slam-replay-same = À refaire, même contrat
option-trex-slam-replay-any = À refaire, contrat au choix
option-trex-jacks-replay = Finir avant tous les valets
option-trex-jacks-replay-off = La donne compte
option-trex-jacks-replay-first-out = Donne à refaire
option-trex-queens-face-up = Dames prises visibles
option-trex-diamonds-face-up = Carreaux pris visibles
option-trex-forced-penalty-discard = Défausse des pénalités obligatoire
option-trex-values-swapped = Carreaux 15, plis 10
option-trex-score-sign = Écriture des points
option-trex-score-sign-normal = Pénalités négatives
option-trex-score-sign-reversed = Pénalités positives
option-trex-partnership = Partenaires
option-trex-partnership-scoring = Équipe gagnante
option-trex-partnership-scoring-sum = Celle qui a la plus forte somme
option-trex-partnership-scoring-worst-loses = Celle qui évite le pire score
option-trex-expose-twos = Les 2 sont montrés
option-trex-early-end = Fin anticipée des donnes
option-trex-lead-ban = Entames interdites
option-trex-lead-ban-none = Aucune
option-trex-lead-ban-diamonds-first-trick = Carreau au premier pli
option-trex-lead-ban-hearts-while-other-suit = Cœur, si l’on a une autre couleur
option-trex-partner-picks-up-late = Le partenaire du roi ramasse ses cartes après
option-trex-look-back = Revoir les plis passés
option-trex-look-back-none = Interdit
option-trex-look-back-last = Le dernier pli
option-trex-look-back-all = Tous les plis
