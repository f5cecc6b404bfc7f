## How the page looks, and how fast it moves

look-theme = Colori
look-theme-system = come il dispositivo
look-theme-light = chiari
look-theme-dark = scuri
look-back = Dorso delle carte
look-back-star = stelle
look-back-lozenge = rombi
look-back-wave = onde
look-speed = Velocità di carte e bot
look-speed-calm = calma
look-speed-normal = normale
look-speed-quick = veloce
look-speed-instant = immediata
