## How the page looks, and how fast it moves

look-theme = Colours
look-theme-system = as on this device
look-theme-light = light
look-theme-dark = dark
look-back = Card backs
look-back-star = star
look-back-lozenge = diamonds
look-back-wave = waves
look-pace = Speed of cards and bots
look-pace-calm = calm
look-pace-usual = normal
look-pace-quick = quick
look-pace-instant = instant
