### French. The term sheet and the register stand at the top of locale/fr/bots.ftl.

## Contracts

contract-twenty-s = vingt à pique ♠
contract-twenty-h = vingt à cœur ♥
contract-twenty-d = vingt à carreau ♦
contract-twenty-c = vingt à trèfle ♣
contract-forty-s = quarante à pique ♠
contract-forty-h = quarante à cœur ♥
contract-forty-d = quarante à carreau ♦
contract-forty-c = quarante à trèfle ♣

## Why something cannot be done

lead-meld = Vous avez annoncé un mariage : entamez avec l’une de ses cartes, { $cards }.
only-leader = Cela ne se fait qu’avant d’entamer.
claim-needs-trick = Prenez un pli avant d’annoncer { $number }.
declare-needs-trick = Prenez un pli avant d’annoncer : { $name }.
declare-lacks-card = Il vous manque une carte pour annoncer : { $name }.
cannot-claim = Vous n’avez pas encore { $number }.
stock-closed = Le talon est fermé.
meld-declared = Vous avez annoncé un mariage : entamez maintenant avec l’une de ses cartes.
stock-low = Il faut { $least } cartes au talon ; il en a { $count }.
no-swap-card = Vous n’avez pas le valet d’atout.

## Seats and cards

badge-trump-schnapsen = atout : { $suit }
badge-stock-closed = a fermé
badge-closed-stock = le talon est fermé
counter-game-points = points de jeu
sheet-bummerl = Bummerl : { $seat }
sheet-schneider = Schneider, deux Bummerl : { $seat }

## Ways to play that have a name

preset-schnapsen-classic = Classique
preset-schnapsen-tournament = Tournoi
preset-schnapsen-friendly = Entre amis
preset-schnapsen-app = Comme dans une application

## What happens

news-swap = { $who ->
    [you] Vous échangez le valet d’atout contre { $cards }.
   *[other] { $seat } échange le valet d’atout contre { $cards }.
}
news-close-stock = { $who ->
    [you] Vous fermez le talon.
   *[other] { $seat } ferme le talon.
}
news-claim = { $who ->
    [you] Vous annoncez 66.
   *[other] { $seat } annonce 66.
}

## A deal is over

ledger-claim = { $seat } { $points } : a { $count } et gagne la donne
ledger-claim-of-closer = { $seat } { $points } : a fermé et a { $count }
ledger-claim-after-closing = { $seat } { $points } : l’adversaire a fermé, mais { $seat } a { $count } en premier
ledger-closing-failed = { $seat } { $points } : l’adversaire a fermé et n’a pas annoncé 66
ledger-wrong-claim = { $seat } { $points } : l’adversaire a annoncé 66 à tort
ledger-more-card-points = { $seat } { $points } : personne n’a annoncé, et { $count } points l’emportent

## Why a bot decided as it did: the tactics of Schnapsen

rule-schnapsen-1 = Vous avez 66 : annoncez-le tout de suite.
rule-schnapsen-2 = Vous n’avez pas 66 : une fausse annonce perd la donne.
rule-schnapsen-3 = Vos plis sûrs et vos points font 66 : fermez le talon.
rule-schnapsen-4 = L’adversaire n’a pas de pli ou peu de points et vous approchez de 66 : fermez maintenant, pour deux ou trois points de jeu.
rule-schnapsen-5 = L’adversaire peut bientôt gagner et vous avez moins de 33 points : prenez un pli, même avec un atout.
rule-schnapsen-6 = Tant que le talon est ouvert, n’entamez ni as ni dix : ils peuvent être coupés.
rule-schnapsen-7 = Défaussez d’abord les valets hors atout, puis les dames et les rois sans partenaire.
rule-schnapsen-8 = Gardez un roi ou une dame tant que l’autre carte du mariage peut venir.
rule-schnapsen-9 = Gardez le valet d’atout pour l’échange, et échangez-le à temps.
rule-schnapsen-10 = Vous avez un mariage : prenez un pli à bon compte, puis annoncez-le.
rule-schnapsen-11 = La dernière carte du talon est un gros atout : perdez ce pli pour la tirer.
rule-schnapsen-12 = Toutes les cartes sont connues : celle-ci prend le pli, et vous gardez la main.
rule-schnapsen-13 = On ne tire plus : faites tomber les atouts adverses avant de jouer vos longues.
rule-schnapsen-60 = Le pli en vaut la peine, et cette carte le prend à bon compte.
rule-schnapsen-61 = Annoncez le mariage : il compte tout de suite, ou dès votre premier pli.

## Page: the home page

game-schnapsen = Schnapsen
game-about-schnapsen = Un jeu autrichien à deux : annoncez des mariages, fermez le talon au bon moment et ayez 66 en premier.
game-standard-schnapsen = Cinq cartes chacun, chacun compte ses points, en sept points de jeu.

## Page: questions and answers

say-swap = Échanger le valet
say-close-stock = Fermer le talon
say-claim = Annoncer 66
call-swap = { $cards }
call-close-stock = fermé !
call-claim = 66 !
confirm-close-stock = Plus personne ne tire. Si vous n’avez pas 66 en premier, l’adversaire reçoit deux ou trois points de jeu.
confirm-claim = Si vous n’avez pas { $number }, l’adversaire gagne la donne.

## Ways to play: what each is

about-preset-schnapsen-classic = En sept points de jeu ; fermez, mariez et annoncez 66 vous-même.
about-preset-schnapsen-tournament = Une fausse annonce rapporte à l’adversaire ce qu’elle vous aurait rapporté, et les plis pris restent fermés.
about-preset-schnapsen-friendly = Personne n’a besoin de compter : avec 66 points, la donne se termine d’elle-même.
about-preset-schnapsen-app = Le valet ne s’échange plus pour les deux dernières cartes.

## Options: what each does

about-option-schnapsen-target = La partie se termine après une donne où un joueur atteint ce nombre de points de jeu.
about-option-schnapsen-claims = free : comptez vous-même ; annoncer 66 à tort perd la donne. true : vous ne pouvez annoncer que si vous avez 66. auto : la donne se termine d’elle-même quand le joueur qui entame a 66.
about-option-schnapsen-wrong-claim = Ce qu’une fausse annonce rapporte à l’adversaire. fixed : deux points de jeu, ou trois sans pli. mirror : ce qu’une annonce juste aurait rapporté ; si celui qui annonce a fermé le talon, toujours deux ou trois.
about-option-schnapsen-closing-score = Ce que gagne le joueur qui a fermé. dark : d’après ce que l’adversaire avait à la fermeture. final : d’après ce qu’il a à la fin.
about-option-schnapsen-close-min = Le nombre de cartes que le talon doit avoir au moins, retourne comprise, pour qu’on puisse le fermer.
about-option-schnapsen-exchange-min = Le nombre de cartes que le talon doit avoir au moins, retourne comprise, pour qu’on puisse échanger le valet.
about-option-schnapsen-marriage-first = Un mariage peut être annoncé avant votre premier pli. Il compte dès que vous en prenez un.
about-option-schnapsen-last-trick = Qui gagne si toutes les cartes sont jouées sans annonce. wins : le dernier pli. points : le plus de points ; à égalité, le dernier pli.
about-option-schnapsen-look-back = Les plis de la donne que l’on peut revoir. À l’origine, ce sont vos propres plis.

## Learn

learn-schnapsen-about = Deux joueurs font la course à { $goal } points de cartes. Il y a vingt cartes : as, dix, roi, dame et valet de chaque couleur.
learn-schnapsen-deal = Vous recevez { $count } cartes chacun. La carte suivante est retournée : sa couleur est l’atout. Elle reste sous les autres cartes, le talon.
learn-schnapsen-open = Un joueur entame, l’autre joue une carte, et celui qui prend le pli entame le suivant. Tant qu’il y a un talon, vous pouvez répondre avec n’importe quelle carte, et après chaque pli les deux tirent, le gagnant d’abord.
learn-schnapsen-order = L’ordre des cartes, de la plus forte à la plus faible. Le dix vient juste après l’as.
learn-schnapsen-trumped = Cœur est atout : le valet bat l’as de pique.
learn-schnapsen-strict = Quand le talon est épuisé ou fermé, il faut fournir et forcer si possible, sinon fournir, sinon couper ; à défaut, on joue ce qu’on veut.
learn-schnapsen-exchange = Avant d’entamer, vous pouvez échanger le valet d’atout contre la retourne, tant que le talon a au moins { $count } cartes.
learn-schnapsen-close = Avant d’entamer, vous pouvez fermer le talon, tant qu’il a au moins { $count } cartes : plus personne ne tire, et il faut fournir et forcer.
learn-schnapsen-marriage = Roi et dame d’une couleur forment un mariage. Annoncez-le avant d’entamer et jouez l’une des deux cartes : il rapporte { $count } points, à l’atout { $number }. Il ne compte qu’avec un pli.
learn-schnapsen-marriage-later = Vous ne pouvez l’annoncer qu’après avoir pris un pli.
learn-schnapsen-claim-free = Personne ne compte pour vous. Si vous pensez avoir { $goal }, annoncez-le avant d’entamer, après un pli que vous avez pris.
learn-schnapsen-claim-true = Si vous avez { $goal }, vous pouvez l’annoncer avant d’entamer, après un pli que vous avez pris.
learn-schnapsen-claim-auto = La donne se termine quand le joueur qui entame a { $goal }.
learn-schnapsen-grades = Le gagnant reçoit un point de jeu ; deux si l’adversaire a moins de { $half } points, trois s’il n’a pas de pli.
learn-schnapsen-closing-dark = Pour un joueur qui a fermé, c’est ce que l’adversaire avait à ce moment qui compte.
learn-schnapsen-closing-final = Pour un joueur qui a fermé, c’est ce que l’adversaire a à la fin qui compte.
learn-schnapsen-closing-fails = Si vous fermez sans avoir 66 en premier, l’adversaire reçoit deux points de jeu, ou trois s’il n’avait pas de pli à la fermeture.
learn-schnapsen-wrong-fixed = Une fausse annonce rapporte à l’adversaire deux points de jeu, ou trois sans pli.
learn-schnapsen-wrong-mirror = Une fausse annonce rapporte à l’adversaire ce qu’une annonce juste vous aurait rapporté. Si vous avez fermé le talon, elle coûte deux points de jeu, ou trois si l’adversaire n’avait alors aucun pli.
learn-schnapsen-last-wins = Si toutes les cartes sont jouées sans annonce, le dernier pli rapporte un point de jeu.
learn-schnapsen-last-points = Si toutes les cartes sont jouées sans annonce, le plus de points rapporte un point de jeu.
learn-schnapsen-target = La partie se termine quand un joueur a { $count } points de jeu.
learn-schnapsen-word-stock = Talon
learn-schnapsen-word-stock-is = Les cartes non distribuées, faces cachées. On y tire.
learn-schnapsen-word-turn-up = Retourne
learn-schnapsen-word-turn-up-is = La carte visible sous le talon. Elle indique l’atout et se tire en dernier.
learn-schnapsen-word-trumps = Atout
learn-schnapsen-word-trumps-is = La couleur qui bat toutes les autres.
learn-schnapsen-word-marriage = Mariage
learn-schnapsen-word-marriage-is = Roi et dame d’une couleur dans une main.
learn-schnapsen-word-bummerl = Bummerl
learn-schnapsen-word-bummerl-is = Une partie perdue. Sans un seul point de jeu, c’est un Schneider.

## Options by name

option-schnapsen-target = Points de jeu pour gagner
option-schnapsen-target-7 = 7
option-schnapsen-target-9 = 9
option-schnapsen-target-11 = 11
option-schnapsen-claims = Annonce de 66
option-schnapsen-claims-free = À vos risques
option-schnapsen-claims-true = Seulement si elle est juste
option-schnapsen-claims-auto = D’elle-même
option-schnapsen-wrong-claim = Fausse annonce
option-schnapsen-wrong-claim-fixed = Coûte deux ou trois
option-schnapsen-wrong-claim-mirror = Coûte ce qu’elle aurait rapporté
option-schnapsen-closing-score = Gain après une fermeture
option-schnapsen-closing-score-dark = Selon l’état à la fermeture
option-schnapsen-closing-score-final = Selon l’état à la fin
option-schnapsen-close-min = Cartes pour fermer
option-schnapsen-close-min-4 = 4
option-schnapsen-close-min-2 = 2
option-schnapsen-exchange-min = Cartes pour échanger
option-schnapsen-exchange-min-2 = 2
option-schnapsen-exchange-min-4 = 4
option-schnapsen-marriage-first = Mariage avant le premier pli
option-schnapsen-last-trick = Sans annonce
option-schnapsen-last-trick-wins = Le dernier pli gagne
option-schnapsen-last-trick-points = Le plus de points gagne
option-schnapsen-look-back = Revoir les plis
option-schnapsen-look-back-last = Le dernier pli
option-schnapsen-look-back-none = Interdit
option-schnapsen-look-back-all = Tous les plis
