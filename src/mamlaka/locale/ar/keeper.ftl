## Score keeper: a new sheet

keeper-title = ورقة النقاط
keeper-about = لمن يلعب بورق حقيقي: تُسجَّل الأوراق واللطوش لمن أخذها، والورقة تجمع النقاط.
keeper-sheets = أوراقك المحفوظة
keeper-older = أوراق أقدم
keeper-new = ورقة جديدة
keeper-names = اللاعبون بترتيب الدور
keeper-player = اللاعب { $number }
keeper-partners = الشركاء: { $names }
keeper-options = خيارات أخرى
keeper-start = بدء التسجيل
keeper-forget = حذف ورقة: { $names }
keeper-forget-sure = حذف
keeper-missing = هذه الورقة غير محفوظة على هذا الجهاز.
keeper-unsaved = هذا المتصفح لا يحفظ شيئًا، وستضيع الورقة عند إغلاقه. يمكنك طباعتها قبل ذلك.

## Score keeper: the sheet

keeper-section = الدورة { $number }
keeper-owner = صاحبها: { $name }
keeper-first-owner = من صاحب الدورة الأولى؟
keeper-change = تغيير
keeper-who-owns = تغيير صاحبها
keeper-what = ما الذي يُلعب؟
keeper-together = تسجيل { $count ->
    [zero] بلا طلبات
    [one] هذا الطلب
    [two] هذين الطلبين
    [few] هذه الطلبات، وعددها { $count }
    [many] هذه الطلبات، وعددها { $count }
   *[other] هذه الطلبات، وعددها { $count }
}
keeper-used = (سُجّل: تصحيح)
keeper-undo = تراجع
keeper-redo = إعادة ما أُلغي
keeper-print = طباعة
keeper-again = ورقة جديدة للاعبين أنفسهم
keeper-partners-total = { $names }: { $points }
keeper-over = انتهت اللعبة
keeper-rank = { $rank }. { $names }
keeper-saved = سُجّل: { $contract }، والمجموع { $sum }
keeper-complete = اكتملت، والمجموع { $sum }. التالي: { $name }
keeper-undone = أُلغي آخر تسجيل
keeper-redone = أُعيد التسجيل

## Score keeper: a deal

keeper-step = { $step } من { $steps }
keeper-takers = من أخذها؟
keeper-taker = من أخذ { $card }؟
keeper-twice-card = { $card }: مدبّلة
keeper-who-twice = من دبّل { $card }؟
keeper-counts = كم أخذ كل لاعب من { $units }؟
keeper-count = كم عند { $name }؟
keeper-places = من انتهى أولًا، ثم ثانيًا، ثم ثالثًا؟
keeper-place = المركز { $place }
keeper-points = نقاط هذه التوزيعة
keeper-back = رجوع
keeper-next = التالي
keeper-save = تسجيل
keeper-fault-taker = بقي اختيار من أخذ { $card }.
keeper-fault-twice = بقي اختيار من دبّل { $card }، أو إلغاء الدبل.
keeper-fault-short = سُجّل { $entered } من { $units }، وينقص { $count }. يجب أن يكون مجموع النقاط { $total }.
keeper-fault-over = سُجّل { $entered } والعدد كله { $units }، فالزائد { $count }. يجب أن يكون مجموع النقاط { $total }.
keeper-fault-place = المركز { $place } لمن؟ الاختيار بلمس الاسم.
