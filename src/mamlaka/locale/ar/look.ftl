## How the page looks, and how fast it moves

look-theme = المظهر
look-theme-system = كما في هذا الجهاز
look-theme-light = فاتح
look-theme-dark = داكن
look-back = ظهر الورق
look-back-star = نجوم
look-back-lozenge = معيّنات
look-back-wave = أمواج
look-speed = سرعة الأوراق واللاعبين الآليين
look-speed-calm = هادئة
look-speed-normal = عادية
look-speed-quick = سريعة
look-speed-instant = فورية
