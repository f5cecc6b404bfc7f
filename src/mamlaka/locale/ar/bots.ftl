## The bots: what each is called, and how it plays

bot-easy = سهل
bot-medium = متوسط
bot-hard = صعب
bot-best = الأقوى
bot-random = عشوائي
bot-rules = بالنصائح
bot-search = بالبحث
bot-about-easy = تعلّم اللعبة للتو، وينسى ما لُعب من الورق.
bot-about-medium = يعمل بنصائح من يعرفون اللعبة.
bot-about-hard = يجرّب للحظة كيف يمكن أن تنتهي التوزيعة.
bot-about-best = يجرّب، لعُشر ثانية، كيف يمكن أن تنتهي التوزيعة.
bot-about-random = يفعل أي شيء مسموح.
bot-about-rules = يعمل بنصائح من يعرفون اللعبة، ولكل قرار سبب يُقال.
bot-about-search = يجرّب كيف يمكن أن تنتهي التوزيعة، بقدر ما يُسمح له.
page-level = مستوى اللاعبين الآليين

## Hints, and reports of bad moves

hint-do = تلميح: { $action }
hint-nothing = تلميح: السكوت أفضل، وليستمر اللعب.
hint-wait = السكوت
hint-cards = { $action } { $cards }
hint-forced = لا خيار غير هذا.
hint-points = { $value } نقطة فوق متوسط اللاعبين
hint-points-below = { $value } نقطة تحت متوسط اللاعبين
hint-points-sides = { $value } نقطة فوق متوسط الفريقين
hint-points-sides-below = { $value } نقطة تحت متوسط الفريقين
hint-lead = تقدم في هذه التوزيعة، النقاط: { $value }
hint-lead-below = تأخر في هذه التوزيعة، النقاط: { $value }
hint-net = { $value } نقطة فوق متوسط اللاعبين، بعد طرح قيمة الطلب لو تُرك لوقت لاحق
hint-net-below = { $value } نقطة تحت متوسط اللاعبين، بعد طرح قيمة الطلب لو تُرك لوقت لاحق
hint-net-sides = { $value } نقطة فوق متوسط الفريقين، بعد طرح قيمة الطلب لو تُرك لوقت لاحق
hint-net-sides-below = { $value } نقطة تحت متوسط الفريقين، بعد طرح قيمة الطلب لو تُرك لوقت لاحق
hint-chance = احتمال الفوز { $value }٪
hint-points-less = أقل بمقدار { $value } نقطة
hint-chance-less = أقل بمقدار { $value }٪
hint-close = قريب منه، { $less }
hint-equal = بالقيمة نفسها
hint-objection = وضده: { $reason }
hint-no-reason = لا نصيحة معروفة تؤيده: القرار للحساب.
hint-rules-action = النصائح المعروفة وحدها تفضّل { $action }، لكن القرار للحساب.
hint-rules-action-close = النصائح المعروفة وحدها تفضّل { $action }، والفرق بسيط.
hint-no-values = لا حساب لهذا القرار: العبرة بالنصائح المعروفة.
hint-estimated = القيم تقديرية: لُعبت التوزيعة مرات كثيرة، وكل مرة بتوزيع عشوائي للأوراق المخفية.
hint-any = النصائح المعروفة لا ترجّح شيئًا هنا.
reported-in = حُفظ آخر قرار للاعب الآلي مع اللعبة في { $path }
