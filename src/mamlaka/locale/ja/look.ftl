## How the page looks, and how fast it moves

look-theme = 配色
look-theme-system = 端末に合わせる
look-theme-light = ライト
look-theme-dark = ダーク
look-back = カードの裏面
look-back-star = 星
look-back-lozenge = ひし形
look-back-wave = 波
look-speed = カードとボットの速さ
look-speed-calm = ゆったり
look-speed-normal = ふつう
look-speed-quick = 速い
look-speed-instant = 瞬時
