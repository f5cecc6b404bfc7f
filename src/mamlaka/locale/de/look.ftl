## How the page looks, and how fast it moves

look-theme = Darstellung
look-theme-system = wie im System
look-theme-light = hell
look-theme-dark = dunkel
look-back = Rückseite
look-back-star = Sterne
look-back-lozenge = Rauten
look-back-wave = Wellen
look-speed = Tempo von Karten und Bots
look-speed-calm = ruhig
look-speed-normal = normal
look-speed-quick = schnell
look-speed-instant = sofort
