## Home: the page

page-title = مملكة
page-subtitle = تركس وألعاب مقهى أخرى: مجانًا وبلا إعلانات، وبتوزيع يمكنك التحقق منه.
page-language = اللغة
page-settings = الإعدادات
page-close = إغلاق
page-unreachable = تعذر الوصول إلى الخادم. الصفحة تعيد المحاولة تلقائيًّا.
offline-no-network = لا اتصال بالشبكة. الصفحة تعمل، لكن اللعب يحتاج إلى الخادم، ويستمر عند عودة الشبكة.
offline-retry = محاولة من جديد
page-games = أي لعبة؟
page-players = عدد اللاعبين: { $seats }
learn-title = طريقة لعب { $game }
page-play = هيا نلعب
tour-begin = التعلّم أثناء اللعب
lobby-quick = اللعب مع آخرين
page-play-friends = طاولة مع الأصدقاء
today-title = توزيعة اليوم
code-title = الانضمام برمز
code-label = رمز الطاولة
lobby-join = انضمام
keeper-link = تسجيل نقاط لعبة بورق حقيقي
drill-title = تمارين
replay-open = فتح سجل لعبة
page-promise = لا حاجة إلى حساب، بلا عملات، بلا تتبع.
page-comma = {"، "}
letter-J = J
letter-Q = Q
letter-K = K

## Home: your name and your account

page-your-name = اسمك
page-guest = ضيف
name-question = ما اسمك؟
name-skip = المتابعة كضيف
name-about = يراه الآخرون على الطاولة.
page-go-on = متابعة
account-enter = تسجيل الدخول أو تسجيل اسم
account-known = الحساب: { $name }

## Home: the next match

page-how-many = عدد اللاعبين
page-how = نظام اللعب
page-standard = كما يلعب أكثر الناس
page-level = مستوى اللاعبين الآليين
bot-easy = سهل
bot-medium = متوسط
bot-hard = صعب
bot-best = الأقوى
bot-random = عشوائي
bot-rules = بالنصائح
bot-search = بالبحث
bot-about-easy = تعلّم اللعبة للتو، وينسى ما لُعب من الورق.
bot-about-medium = يعمل بنصائح من يعرفون اللعبة، لكنه لا يعدّ الورق دائمًا.
bot-about-hard = يجرّب للحظة كيف يمكن أن تنتهي التوزيعة.
bot-about-best = يجرّب، لعُشر ثانية، كيف يمكن أن تنتهي التوزيعة.
bot-about-random = يفعل أي شيء مسموح.
bot-about-rules = يعمل بنصائح من يعرفون اللعبة، ولكل قرار سبب يُقال.
bot-about-search = يجرّب كيف يمكن أن تنتهي التوزيعة، بقدر ما يُسمح له.
lobby-public = طاولة عامة: ظاهرة لكل من على هذا الخادم، والانضمام متاح
lobby-talk = العبارات بين الشركاء متاحة أثناء اللعب
spectators-title = المشاهدة متاحة
spectators-anyone = للجميع
spectators-link = لمن عنده الرابط
spectators-nobody = للاعبين فقط
takeover-title = مقاعد اللاعبين الآليين أثناء اللعب
takeover-anyone = متاحة للجميع
takeover-creator = بموافقة من فتح الطاولة
takeover-nobody = مغلقة
clock-title = مهلة التفكير
time-control-off = بلا حدود
time-control-relaxed = طويلة
time-control-normal = متوسطة
time-control-quick = قصيرة
options-title = كل الخيارات
options-changes = { $count ->
    [zero] بلا تغييرات
    [one] تغيير واحد
    [two] تغييران
    [few] { $count } تغييرات
    [many] { $count } تغييرًا
   *[other] { $count } تغيير
}
options-reset = إلغاء التغييرات
options-saved = أنظمتك الخاصة
options-name = اسم لهذا النظام
options-save = حفظ
options-forget = حذف { $name }
options-link = نسخ رابط هذا النظام
options-link-about = رابط هذا النظام
page-copied = نُسخ الرابط ✓

## Home: public tables

lobby-tables = طاولات عامة
lobby-free =
    { $count ->
        [zero] بلا مقاعد شاغرة
        [one] مقعد شاغر واحد
        [two] مقعدان شاغران
        [few] { $count } مقاعد شاغرة
        [many] { $count } مقعدًا شاغرًا
       *[other] { $count } مقعد شاغر
    }
lobby-watch = مشاهدة
lobby-fact = { $label }: { $value }
table-playing = جارية
