## How to play

learn-these = ماذا تعني هذه؟
learn-step = { $number } من { $most }
learn-next = التالي
learn-back = السابق
learn-page-game = اللعبة
learn-page-contracts = الطلبات
learn-page-points = النقاط
learn-page-words = كلمات اللعبة
learn-tricks = يبدأ أحد اللاعبين بورقة، ثم ينزل كل لاعب ورقة واحدة بالدور: هذا هو اللطش. على كل لاعب اللعب من النوع الذي بدأ به اللطش، إن كان عنده منه. وإلا فله أن يلعب أي ورقة.
learn-tricks-highest = صاحب أعلى ورقة من هذا النوع يأخذ اللطش ويبدأ اللطش التالي. الآص أعلى الورق، والاثنان أصغره.
learn-suits = { $faces ->
    [italian] الورق إيطالي: أنواعه السيوف والكؤوس والنقود والعصي، وصوره الغلام والفارس والشيخ.
   *[french] الورق فرنسي: أنواعه البستوني والكبة والديناري والسباتي، وصوره الولد والبنت والشيخ.
}
learn-points = النقاط
learn-points-cards = { $count ->
    [zero] بلا أوراق
    [one] هذه الورقة
    [two] كل من الورقتين
    [few] كل ورقة من هذه الأوراق
    [many] كل ورقة من هذا الورق
   *[other] كل ورقة من هذا الورق
}
learn-points-suit = كل ورقة من { $suit }
learn-points-ranks = كل ورقة من هذه، من كل نوع
learn-points-tricks = كل لطش
learn-points-trick = اللطش رقم { $number }
learn-points-trick-from-end = اللطش رقم { $number } من الآخر
learn-points-last-trick = اللطش الأخير
learn-points-last-card = اللطش الأخير، بورقة من هذه
learn-points-place = { $number ->
    [1] أول من تنتهي أوراقه
    [2] الثاني
    [3] الثالث
   *[other] المركز { $number }
}
learn-points-last-place = الأخير
learn-total = التوزيعة كلها
learn-mark-wins = تأخذ اللطش
learn-mark-scores = عليها نقاط
learn-mark-fits = يمكن لعبها
learn-trick-points = نقاط هذا اللطش
learn-played = { $seat }: { $card }
learn-of-cards = { $what }: { $cards }
learn-layout = على الأرض
learn-cards = الورق
learn-word-discard = الرمي
learn-word-discard-is = لعب ورقة من نوع آخر حين لا يكون في اليد شيء من النوع المطلوب. الورقة المرمية لا تأخذ اللطش.
