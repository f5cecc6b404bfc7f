## How the page looks, and how fast it moves

look-theme = Thema
look-theme-system = zoals het apparaat
look-theme-light = licht
look-theme-dark = donker
look-back = Achterkant van de kaarten
look-back-star = sterren
look-back-lozenge = ruiten
look-back-wave = golven
look-speed = Snelheid van kaarten en bots
look-speed-calm = rustig
look-speed-normal = normaal
look-speed-quick = snel
look-speed-instant = meteen
