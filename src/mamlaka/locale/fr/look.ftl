## How the page looks, and how fast it moves

look-theme = Couleurs
look-theme-system = comme sur cet appareil
look-theme-light = claires
look-theme-dark = sombres
look-back = Dos des cartes
look-back-star = étoiles
look-back-lozenge = losanges
look-back-wave = vagues
look-pace = Vitesse des cartes et des robots
look-pace-calm = calme
look-pace-usual = normale
look-pace-quick = rapide
look-pace-instant = immédiate
