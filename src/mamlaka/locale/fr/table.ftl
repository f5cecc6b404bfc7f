## Contracts

contract-diamonds = Carreaux
contract-spades = Piques
contract-hearts = Cœurs
contract-clubs = Trèfles
contract-king = Roi de cœur
contract-queens = Dames
contract-no-tricks = Pas de plis
contract-no-hearts = Pas de cœurs
contract-no-queens = Pas de dames
contract-no-last-trick = Pas de dernier pli
contract-no-trump = Sans-atout
contract-passed-in = Donne passée
contract-up = En haut
contract-down = En bas
contract-none = pas encore de contrat
note-card = { $cards } { $points }
note-each = { $points } par carte
note-double = contre
note-redouble = surcontre
note-trick = { $points } par pli
note-total = { $points } en tout
note-places = de { $points } à { $points2 }

## The table

header = { $game }. { $headline }
header-contract = { $game }. { $headline } : { $contract }
headline-deal = Donne { $deal }
headline-round = Tour { $round } sur { $rounds }, donne { $deal }
headline-cards = Donne { $deal } sur { $deals }, { $count ->
    [one] { $count } carte
    [many] { $count } de cartes
   *[other] { $count } cartes
}
counter = { $name } : { $value }
counter-bids = annonces
counter-bid = annonce
counter-chips = jetons
counter-pot = pot
marked-card = { $card } ({ $marks })
tracker-line = Cartes non vues : { $cards }. Chances de sortir, pour chacune : { $chance } ({ $percent } %).
hand = Votre main
playable = Vous pouvez jouer
taken-cards = { $who ->
    [you] Vous avez pris : { $cards }
   *[other] Cartes prises par { $seat } : { $cards }
}
open-cards = { $who ->
    [you] Vos cartes visibles : { $cards }
   *[other] { $seat }, cartes visibles : { $cards }
}
drawn-cards = { $who ->
    [you] Vous avez pioché et montré : { $cards }
   *[other] Cartes piochées et montrées par { $seat } : { $cards }
}
layout-row = { $suit } : { $cards }
layout-run = de { $low } à { $high }
layout-empty = { $suit } : pas encore de carte
layout-line = { $cards }. Les bouts attendent { $low } et { $high }.

## What happens

news-double = { $who ->
    [you] Vous doublez : { $cards }.
   *[other] { $seat } double : { $cards }.
}
news-no-double = { $who ->
    [you] Vous ne doublez pas.
   *[other] { $seat } ne double pas.
}
news-double-seats = { $who ->
    [you] Vous contrez { $name }.
   *[other] { $seat } contre { $name }.
}
news-redouble-seats = { $who ->
    [you] Vous surcontrez { $name }.
   *[other] { $seat } surcontre { $name }.
}
news-double-and-redouble = { $who ->
    [you] Vous contrez { $name } et surcontrez { $names }.
   *[other] { $seat } contre { $name } et surcontre { $names }.
}
news-pick-up = Vous ramassez vos cartes.
news-turned-away = Vos cartes vous tournent le dos : seuls les autres les voient.
news-follow-places = { $who ->
    [you] Vos cartes qui fournissent : { $count }
   *[other] Cartes de { $seat } qui fournissent : { $count }
}
news-trick = { $who ->
    [you] { $cards } : vous prenez le pli.
   *[other] { $cards } : { $seat } prend le pli.
}
news-played = { $seat } : { $cards }
news-played-word = { $who ->
    [you] Vous jouez { $cards } et dites « { $name } ».
   *[other] { $seat } joue { $cards } et dit « { $name } ».
}
news-declare = { $who ->
    [you] Vous annoncez : { $name }.
   *[other] { $seat } annonce : { $name }.
}
news-pass = { $who ->
    [you] Vous passez.
   *[other] { $seat } passe.
}
news-shown = { $who ->
    [you] Vous montrez : { $cards }.
   *[other] { $seat } montre : { $cards }.
}
news-draw = { $who ->
    [you] Vous tirez : { $cards }.
   *[other] { $seat } tire : { $cards }.
}
news-dealer = { $who ->
    [you] Vous distribuez la première donne.
   *[other] { $seat } distribue la première donne.
}
news-dealt = Les cartes sont distribuées.
news-choose = { $who ->
    [you] Vous choisissez « { $name } ».
   *[other] { $seat } choisit « { $name } ».
}
news-turned-up = On retourne : { $cards }
news-captured = { $who ->
    [you] Vous prenez { $cards } avec { $card }.
   *[other] { $seat } prend { $cards } avec { $card }.
}
news-left-to-last = { $who ->
    [you] Vous avez fait la dernière prise et ramassez le reste : { $cards }
   *[other] { $seat } a fait la dernière prise et ramasse le reste : { $cards }
}
news-combo-led = { $who ->
    [you] Vous entamez { $cards }.
   *[other] { $seat } entame { $cards }.
}
news-combo-beats = { $who ->
    [you] Vous battez avec { $cards }.
   *[other] { $seat } bat avec { $cards }.
}
news-combo-discarded = { $who ->
    [you] Vous défaussez { $cards }.
   *[other] { $seat } défausse { $cards }.
}
news-discards-opened = { $who ->
    [you] Vos défausses : { $cards }
   *[other] Défausses de { $seat } : { $cards }
}
news-taken-up = { $who ->
    [you] Vous ramassez : { $cards } ({ $zone }).
   *[other] { $seat } ramasse : { $cards } ({ $zone }).
}
news-discarded = { $who ->
    [you] Vous écartez : { $cards } ({ $zone }).
   *[other] { $seat } écarte : { $cards } ({ $zone }).
}
news-bid = { $who ->
    [you] Vous annoncez { $number }.
   *[other] { $seat } annonce { $number }.
}
news-hold = { $who ->
    [you] Vous tenez.
   *[other] { $seat } tient.
}
news-bid-name = { $who ->
    [you] Vous annoncez { $name }.
   *[other] { $seat } annonce { $name }.
}
news-drawn-open = { $who ->
    [you] Vous piochez : { $cards }.
   *[other] { $seat } pioche : { $cards }.
}
news-drawn-hidden = { $who ->
    [you] Vous piochez une carte.
   *[other] { $seat } pioche une carte.
}
news-passed-cards = { $whom ->
    [you] { $seat } vous passe : { $cards }.
   *[other] { $who ->
        [you] Vous passez à { $other } : { $cards }.
       *[other] { $seat } passe à { $other } : { $cards }.
    }
}
news-broken = { $who ->
    [you] Vous jouez { $cards } : { $suit } brisé.
   *[other] { $seat } joue { $cards } : { $suit } brisé.
}
news-laid = { $who ->
    [you] Vous posez { $cards } sur la table.
   *[other] { $seat } pose { $cards } sur la table.
}
news-eliminated = { $who ->
    [you] Vous sortez du coup. Vos cartes vont sur la table : { $cards }
   *[other] { $seat } sort du coup. Cartes posées sur la table : { $cards }
}
news-left-over = Cartes restantes : { $cards }
news-other = { $seat } : { $word }

## A deal is over

sheet-deal = Donne { $deal }
sheet-round = Tour { $number }
sheet-contract = { $name }
deal-over = Donne { $deal }, { $contract } :
deal-void = La donne { $deal } ne compte pas : { $reason }.
void-passed = tout le monde a passé
tally-passed-in = Tout le monde a passé : personne ne marque.
ledger-cards = { $seat } { $points } pour { $cards }
ledger-tricks = { $seat } { $points } pour { $count ->
    [one] { $count } pli
    [many] { $count } de plis
   *[other] { $count } plis
}
ledger-parts = ({ $count } × { $points })
ledger-last-trick = { $seat } { $points } pour le dernier pli
ledger-thirds = { $seat } { $points } pour { $count ->
    [one] { $count } tiers de point
    [many] { $count } de tiers de point
   *[other] { $count } tiers de point
} en cartes
ledger-last-card = { $seat } { $points } pour le dernier pli, pris avec { $cards }
ledger-place = { $count ->
    [1] { $seat } { $points } pour la première place
    [2] { $seat } { $points } pour la deuxième place
    [3] { $seat } { $points } pour la troisième place
   *[other] { $seat } { $points } pour la dernière place
}
ledger-cards-left = { $seat } { $points } : { $count ->
    [one] { $count } carte en main
    [many] { $count } cartes en main
   *[other] { $count } cartes en main
}
ledger-bid-made = { $seat } { $points } : annonce réussie, { $count ->
    [one] { $count } pli
    [many] { $count } de plis
   *[other] { $count } plis
}
ledger-bid-under = { $seat } { $points } : trop peu de plis ({ $count })
ledger-bid-over = { $seat } { $points } : trop de plis ({ $count })
ledger-other = { $seat } { $points } : { $word }

## The score sheet

sheet-total = Total
sheet-we = Nous
sheet-they = Eux
sheet-sum = somme { $sum } ✓
sheet-sum-spoken = , au complet, somme { $sum } :
sheet-open = { $count } à jouer
