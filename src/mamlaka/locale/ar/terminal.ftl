## Questions and help

ask-free = لا سؤال لك الآن. للمتابعة Enter، أو: { $names }
ask-answers = { $question } ({ $names })
ask-resume = هناك لعبة لم تكتمل: { $name }. متابعتها؟ [Y/n]
ask-keys = [{ $hint } تلميح، { $help }]
press-enter = للمتابعة: Enter
answer-unclear = «{ $answer }» ليس جواباً هنا. المطلوب ورقة، مثل { $cards }، أو جواب كما يُعرض.
help =
    لعب ورقة: كتابة اسمها، { $cards }. الطلبات والأجوبة تُكتب كما تُعرض أو بالعربية.
    ورقة النقاط: s   آخر لطش: l   آخر توزيعة بالكلمات: d   اليد والطاولة: h
    قواعد هذه الطاولة: r   تلميح: ?   هذه المساعدة: help   خروج (لا يضيع شيء): q
    آخر حركة للاعب الآلي كانت سيئة: ! وبضع كلمات؛ يُحفظ ذلك مع اللعبة
help-words = تُفهم الكلمات أيضاً، ومع / أو : قبلها: { $words }.
command-quit = خروج، إنهاء
command-sheet = النقاط، ورقة النقاط
command-last = آخر لطش
command-deal = آخر توزيعة
command-hand = اليد، الطاولة
command-rules = القواعد
command-hint = تلميح
command-help = مساعدة
command-report = إبلاغ
sign-crown = ♔
sign-dealer = (م)
trick-line = { $who ->
    [you] اللطش { $number }: { $cards }. وهو لك
   *[other] اللطش { $number }: { $cards }. صاحبه: { $seat }
}
last-capture = { $who ->
    [you] آخر أخذ: أخذت { $cards } بالورقة { $card }.
   *[other] آخر أخذ، { $seat }: { $cards } بالورقة { $card }.
}
last-trick-none = لم يكتمل أي لطش بعد في هذه التوزيعة.
look-back-none = على هذه الطاولة لا يُنظر إلى اللطوش المنتهية.
deal-none = لم تكتمل أي توزيعة بعد.
rules-standard = القواعد هنا كما على معظم الطاولات: كل الخيارات على قيمها المعتادة.
opponents = { $count ->
    [zero] اللعب هنا منفرد.
    [one] يلعب ضدك لاعب آلي واحد، والمستوى: { $bots }.
    [two] معك على الطاولة لاعبان آليان، والمستوى: { $bots }.
    [few] معك على الطاولة { $count } لاعبين آليين، والمستوى: { $bots }.
    [many] معك على الطاولة { $count } لاعبًا آليًّا، والمستوى: { $bots }.
   *[other] معك على الطاولة { $count } لاعب آلي، والمستوى: { $bots }.
}
opponents-other = مستويات أخرى: { $levels }؛ الأمر: `mamlaka play --bots { $example }`.
bot-failed = تعطّل اللاعب الآلي { $bot } ({ $origin })، ويلعب غيره مكانه.
next-player = { $direction ->
    [cw] صاحب الدور التالي إلى يسارك.
   *[ccw] صاحب الدور التالي إلى يمينك.
}
fairness = التوزيعات كلها محددة قبل أول ورقة. بصمتها: { $commitment }
saved = حُفظت اللعبة في { $path }. لمتابعتها: الأمر نفسه، أو: mamlaka play --resume "{ $path }"
over = انتهت اللعبة.
result-side = المركز { $rank }: { $seat } { $points } ({ $alone })
result-line = المركز { $rank }: { $seat } { $points }
lowest-wins = الأقل نقاطًا يفوز.
goal-line = النقاط حتى الآن: { $points }. الهدف: { $goal }.
goal-reached = النقاط { $points }: بلغت الهدف { $goal }. فزت!
goal-missed = النقاط { $points }: كان الهدف { $goal }. خيرها بغيرها!
verify-hint = للتحقق من السجل: mamlaka verify "{ $path }"

## The review of a match

review-open-total = بكشف كل الأوراق، في { $count } من الأوراق الملعوبة: { $less }
review-total = { $name }: { $decisions ->
    [zero] بلا قرارات
    [one] قرار واحد
    [two] قراران
    [few] { $decisions } قرارات
    [many] { $decisions } قرارًا
   *[other] { $decisions } قرار
}، والمكلف منها { $costly }
review-ignored-again = نصيحة لم تُتّبع: كما سبق في التوزيعة { $deal }
review-least = الخسارة الأقل من { $unit ->
    [chance] { $least }٪
   *[other] { $least } نقطة
} لا تُعدّ مكلفة.
course-seat = اللعبات المكلفة: { $seat } فقط
course-known = { $cost } بحسب المعروف وقتها
course-open = { $cost } بكشف كل الأوراق
review-again = للمحاولة من جديد: { $command }
review-title = مراجعة لعبة
review-written = المراجعة في { $path }، وتُفتح في المتصفح.
render-written = كُتب في { $path }.

## Boards, which several tables play with the same cards

# Unsure: bridge has no settled Arabic word for a board or for matchpoints; “توزيعة” is the deal.
seating-round = الجولة { $round }
seating-table = الطاولة { $table }، التوزيعة { $board }: { $players }
seating-table-boards = الطاولة { $table }، التوزيعات من { $first } إلى { $last }: { $players }
seating-rest = في الراحة: { $players }
board-number = التوزيعة { $board }
board-of-day = التوزيعة { $board } من { $boards }
board-of-round = الجولة { $round }، الطاولة { $table }، التوزيعة { $board }
board-named = { $board }: { $kind }
board-left = حُفظت التوزيعة. للمتابعة: الأمر نفسه.
board-left-over = { $count ->
    [zero] لا توزيعات باقية للاعب { $name }.
    [one] بقيت توزيعة واحدة للاعب { $name }. للمتابعة: الأمر نفسه.
    [two] بقيت توزيعتان للاعب { $name }. للمتابعة: الأمر نفسه.
    [few] بقيت { $count } توزيعات للاعب { $name }. للمتابعة: الأمر نفسه.
    [many] بقيت { $count } توزيعة للاعب { $name }. للمتابعة: الأمر نفسه.
   *[other] بقيت { $count } توزيعة للاعب { $name }. للمتابعة: الأمر نفسه.
}
board-none = لم تلعب أي توزيعة من هذا اليوم.
board-match = لعبة كاملة
daily-title = { $game }، { $day }: مقعدك، والأوراق نفسها
daily-board = التوزيعة
daily-you = أنت
daily-again = أنت ({ $number })
daily-matchpoints = نقاط المقارنة
daily-imps = نقاط IMP لكل توزيعة
daily-folder = السجلات في { $path }

## A decision of a record

decision-at = الحدث { $event }، المقعد { $seat }
decision-taken = ما اختير: { $action }

## Words that people type for each other, in groups

same-words = شيخ، ختيار، شايب، ملك؛ كبة، قبة، كوبة، كوبا، قلب؛ ديناري، دينار، ديمن، ديمون، ديموند؛ سباتي، شريا؛ بستوني، بستون، سبيت؛ بنت، ملكة، دام؛ بنات، ملكات، دامات؛ ولد، شب، شاب؛ آص، أس؛ لطش، لطشة، أكلة، لمة؛ لطوش، لطشات، تلطيش، أكلات، لمات؛ كومبلكس، كمبلكس، كمبليكس، كومبليكس؛ تركس، تريكس، طركس؛ حكم، طرنيب؛ باص، باس؛ دبل، دوبل
