## How the page looks, and how fast it moves

look-theme = المظهر
look-theme-system = كما في هذا الجهاز
look-theme-light = فاتحة
look-theme-dark = داكنة
look-back = ظهر الورق
look-back-star = نجوم
look-back-lozenge = معيّنات
look-back-wave = أمواج
look-pace = سرعة الأوراق واللاعبين الآليين
look-pace-calm = هادئة
look-pace-usual = عادية
look-pace-quick = سريعة
look-pace-instant = فورية
