## How the page looks, and how fast it moves

look-theme = Colours
look-theme-system = as on this device
look-theme-light = light
look-theme-dark = dark
look-back = Card backs
look-back-star = star
look-back-lozenge = diamonds
look-back-wave = waves
look-speed = Speed of cards and bots
look-speed-calm = calm
look-speed-normal = normal
look-speed-quick = quick
look-speed-instant = instant
