## Replays of finished matches

replay-title = إعادة عرض اللعبة
replay-watch = إعادة عرض اللعبة
replay-open-about = يمكنك اختيار ملف سجل أو سحبه إلى هنا. يبقى الملف على هذا الجهاز.
replay-broken = لا يمكن عرض هذا الملف: ليس سجل لعبة تعرفه هذه الصفحة.
replay-loading = جارٍ تحميل اللعبة…
replay-retry = إعادة المحاولة
replay-controls = أزرار العرض
replay-deal-back = التوزيعة السابقة
replay-trick-back = اللطش السابق
replay-card-back = الورقة السابقة
replay-play = تشغيل
replay-pause = إيقاف مؤقت
replay-card-on = الورقة التالية
replay-trick-on = اللطش التالي
replay-deal-on = التوزيعة التالية
replay-place = التوزيعة { $deal }، { $event } من { $count }
replay-deal-row = التوزيعة { $deal }: { $contract }
replay-choose-deal = التوزيعة
replay-choose-seat = المقعد
replay-choose-speed = السرعة
replay-open-hands = كل الأوراق مكشوفة
replay-ledger = نقاط هذه التوزيعة
replay-unfinished = لم تنتهِ هذه التوزيعة.
replay-more = الرابط والملف والسرعة
replay-copy-link = نسخ رابط هذا الموضع
replay-download = تنزيل السجل

review-start = مراجعة اللعب
review-about = كلفة كل لعبة: بحسب ما كان معروفًا وقتها، وبكشف كل الأوراق. الخسائر الصغيرة أو غير المؤكدة لا تُعدّ مكلفة.
review-progress = التوزيعة { $deal } من { $count }…
review-costly = لعبات مكلفة
review-row = التوزيعة { $deal }، { $seat }: { $action }
review-move = { $seat }: { $action }. الأفضل: { $best }
review-known = بحسب المعروف وقتها: { $less }
review-open = بكشف كل الأوراق: { $less }
review-ignored = نصيحة لم تُتّبع: { $reason }
review-none = لا قرار كلّف أكثر من خطأ التقدير.
again-move = محاولة ثانية من هنا
again-here = متابعة اللعب من هنا
again-about = اللعب مكان { $seat } ضد لاعبين آليين، وبنفس الأوراق في كل التوزيعات. هذه اللعبة لا تُحسب.
again-origin = بدأت هذه اللعبة من موضع في لعبة أخرى، وبنفس الأوراق. لا تُحسب.
again-back = العودة إلى إعادة العرض
open-title = قيمة الأوراق
open-show = قيمة كل ورقة
open-asking = جارٍ الحساب…
open-none = لا قيم دقيقة هنا.
open-about = الدور على { $seat }. نقاط التوزيعة بكشف كل الأوراق:
open-hide = إخفاء
course-title = مجرى اللعبة
course-legend = النقاط بعد كل توزيعة. الدوائر: توزيعات فيها لعبات مكلفة.
course-costly = { $count ->
    [zero] بلا لعبات مكلفة
    [one] لعبة مكلفة واحدة
    [two] لعبتان مكلفتان
    [few] { $count } لعبات مكلفة
    [many] { $count } لعبة مكلفة
   *[other] { $count } لعبة مكلفة
}
course-void = غير محسوبة
course-lead = بعد التوزيعة { $deal } في الصدارة: { $names }
course-no-lead = لم تتغير الصدارة.
course-show = عرض هذه التوزيعة
review-known-total = القرارات المكلفة معًا، بحسب المعروف وقتها: { $less }
review-net-total = القرارات المكلفة معًا، مع قيمة ما يبقى للتوزيعات التالية: { $less }
review-by-player = حسب اللاعب
review-by-contract = حسب الطلب
review-by-kind = حسب نوع القرار
review-kind-play = الأوراق
review-kind-other = قرارات أخرى
luck-title = حظ الورق
luck-about = ما كان سيحصل عليه لاعب آلي يبحث، في كل المقاعد وبنفس الأوراق، وما حصل عليه اللاعبون: كلاهما بالنقاط فوق معدل اللاعبين.
luck-about-sides = ما كان سيحصل عليه لاعب آلي يبحث، في كل المقاعد وبنفس الأوراق، وما حصل عليه الفريقان: كلاهما بالنقاط فوق معدل الفريقين.
luck-side = { $side }: بهذه الأوراق { $expected }، وفي الواقع { $actual }
luck-expected = بهذه الأوراق
luck-actual = في الواقع
