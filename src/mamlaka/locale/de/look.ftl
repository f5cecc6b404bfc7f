## How the page looks, and how fast it moves

look-theme = Darstellung
look-theme-system = wie auf diesem Gerät
look-theme-light = hell
look-theme-dark = dunkel
look-back = Rückseite
look-back-star = Sterne
look-back-lozenge = Rauten
look-back-wave = Wellen
look-pace = Tempo von Karten und Bots
look-pace-calm = ruhig
look-pace-usual = normal
look-pace-quick = schnell
look-pace-instant = sofort
