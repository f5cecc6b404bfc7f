## Drills: positions of your own costly decisions, and trainers

# Unsure: “تمارين” is our word for drills; “خالي من” for void is said at some tables only.
drill-about = قراراتك المكلفة، تُسأل عنها من جديد حتى يصح الجواب. تبقى على هذا الجهاز.
drill-progress = التمرين { $number } من { $count }. المحفوظ حتى الآن: { $learnt } من { $total }.
drill-keys = [{ $show } لكشف الجواب، { $help }]
drill-help =
    الجواب كما على الطاولة: ورقة ({ $cards })، أو طلب، أو جواب كما يُعرض.
    كشف الجواب، ويُحسب خطأ: ?   اليد والطاولة واللطوش السابقة: h
    ورقة النقاط: s   قواعد هذه الطاولة: r   هذه المساعدة: help   خروج (لا يضيع شيء): q
drill-keep-this = حفظ كتمرين
drill-keep-all = { $count ->
    [zero] لا لعبات مكلفة لحفظها
    [one] حفظ لعبتك المكلفة كتمرين
    [two] حفظ لعبتيك المكلفتين كتمرينين
    [few] حفظ لعباتك المكلفة كتمارين: { $count }
    [many] حفظ لعباتك المكلفة كتمارين: { $count }
   *[other] حفظ لعباتك المكلفة كتمارين: { $count }
}
drill-kept = حُفظ كتمرين
drill-full = لا مكان لتمارين أخرى في هذا المتصفح. لا بد من حذف بعضها أولاً.
drill-due = { $count ->
    [zero] لا تمارين لليوم
    [one] تمرين واحد لليوم
    [two] تمرينان لليوم
    [few] { $count } تمارين لليوم
    [many] { $count } تمريناً لليوم
   *[other] { $count } تمرين لليوم
}
drill-show = كشف الجواب
drill-forget = حذف هذا التمرين
drill-continue = متابعة
drill-right = صحيح.
drill-better = الأفضل: { $best }
drill-no-value = لا قيمة لهذا الجواب في المراجعة، لأنها احتفظت بالأفضل منه فقط.
drill-done = في اللعبة: { $action }
drill-again = يعود هذا التمرين قبل النهاية.
drill-next = يعود هذا التمرين في { $date }.
drill-learnt = صار محفوظاً، ولن يعود هذا التمرين.
drill-found = { $count ->
    [0] { $file }: لا قرارات مكلفة.
    [zero] { $file }: لا قرارات مكلفة.
    [one] { $file }: تمرين جديد واحد.
    [two] { $file }: تمرينان جديدان.
    [few] { $file }: { $count } تمارين جديدة.
    [many] { $file }: { $count } تمريناً جديداً.
   *[other] { $file }: { $count } تمرين جديد.
}
drill-known = { $file }: تمارينه موجودة من قبل.
drill-none = لا تمارين بعد. مراجعة لعبة منتهية تُظهر بعضها.
drill-none-due = لا تمارين أخرى الآن. التمرين التالي في { $date }.
drill-all-learnt = { $count ->
    [zero] لا تمارين.
    [one] تمرينك الوحيد صار محفوظاً.
    [two] التمرينان صارا محفوظين.
    [few] كل التمارين صارت محفوظة: { $count }
    [many] كل التمارين صارت محفوظة: { $count }
   *[other] كل التمارين صارت محفوظة: { $count }
}
drill-other-rules = { $count ->
    [zero] كل التمارين متاحة.
    [one] تمرين واحد غير متاح، لأن لعبته غير مثبتة أو تغيرت قواعدها.
    [two] تمرينان غير متاحين، لأن لعبتيهما غير مثبتتين أو تغيرت قواعدهما.
    [few] { $count } تمارين غير متاحة، لأن ألعابها غير مثبتة أو تغيرت قواعدها.
    [many] { $count } تمريناً غير متاح، لأن ألعابها غير مثبتة أو تغيرت قواعدها.
   *[other] { $count } تمرين غير متاح، لأن ألعابها غير مثبتة أو تغيرت قواعدها.
}
trainer-title = أسئلة
trainer-about = أسئلة قصيرة عن مواضع من لعبة منتهية.
trainer-name-voids = مين خالي؟
trainer-name-winners = أي ورق مضمون؟
trainer-name-count = كم ورقة باقية؟
trainer-voids = من المعروف أنه خالٍ من { $suit }؟
trainer-winners = أي الأوراق المتاح البدء بها الآن تأخذ اللطش حتماً؟
trainer-count = كم ورقة من { $suit } لم تظهر لك بعد؟
trainer-choices = { $question } ({ $choices })
trainer-no-one = لا أحد
trainer-no-card = لا ورقة
trainer-unclear = الجواب بأرقام أو أوراق بينها مسافات.
trainer-answer = الجواب
trainer-tricks = اللطوش السابقة
trainer-right = صحيح: { $answer }
trainer-wrong = الجواب الصحيح: { $answer }
trainer-score = الصحيح { $right } من { $count }.
trainer-none = لا موضع لهذا السؤال.
