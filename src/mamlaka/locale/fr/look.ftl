## How the page looks, and how fast it moves

look-theme = Thème
look-theme-system = celui de l’appareil
look-theme-light = clair
look-theme-dark = sombre
look-back = Dos des cartes
look-back-star = étoiles
look-back-lozenge = losanges
look-back-wave = vagues
look-speed = Vitesse des cartes et des robots
look-speed-calm = lente
look-speed-normal = normale
look-speed-quick = rapide
look-speed-instant = immédiate
