## Page: before the match

page-choose-seat = اختيار المقعد:
page-sit = الجلوس هنا
page-free = شاغر
page-invite-about = من يفتح هذا الرابط يمكنه الجلوس معك. المقاعد الشاغرة يلعب فيها لاعبون آليون.
page-link = رابط هذه الطاولة
page-invite = إرسال الرابط
page-start = بدء اللعب
page-starting = جارٍ البدء…
page-start-cancelled = أُلغي البدء، ولم يصل جواب من: { $names }. يمكنك البدء من جديد.

## Page: at the table

page-home = الصفحة الرئيسية
page-sheet = ورقة النقاط
page-last-trick = آخر لطش
page-leave = مغادرة، ويكمل عنك لاعب آلي
status-away = انقطع الاتصال
status-left = خارج الطاولة
status-program = برنامج
page-lost = انقطع الاتصال. جارٍ الاتصال من جديد…
page-replaced = هذا المقعد مفتوح في نافذة أخرى.
page-take-back = اللعب من هنا
stood-in = أثناء غيابك لعب عنك لاعب آلي: { $actions }.
stood-in-often = أثناء غيابك لعب عنك لاعب آلي، وعدد قراراته { $count }. آخرها: { $action }.
page-your-turn = دورك
page-open = { $card }، مكشوفة
page-taken = { $card }، مأخوذة
page-lies-open = مكشوفة
page-given = وصلتك الآن
page-hint = تلميح: ماذا ألعب؟
page-thinking = جارٍ التفكير في تلميح…
page-suggested = مقترحة
page-report = أخطأ لاعب آلي؟
page-report-whose = آخر حركة لمن؟
page-report-last = آخر حركة على الطاولة
page-report-words = ما الخطأ فيها؟ (اختياري)
page-report-send = إبلاغ
page-reported = حُفظ على هذا الخادم مع اللعبة برقم { $number }. شكرًا!
page-not-now = ليس الآن
page-taker = { $who ->
    [you] اللطش لك
   *[other] صاحب اللطش: { $seat }
}
page-goal = الهدف: { $goal }
page-of-goal = { $value } من { $goal }
page-tracker = لم يظهر بعد: { $cards }.
page-tracker-chance = لم يظهر بعد، واحتمال نزول كل منها { $chance } ({ $percent }٪)
page-out-of-turn = عبارات سريعة

## Page: questions and answers

zone-stock = كومة السحب
zone-turnup = المكشوفة
zone-discards = الورق المرمي
zone-widow = الأرض
zone-dummy = اليد المكشوفة
zone-out = خارج اللعب
page-tap-again = لمسة ثانية للعبها.
page-choose-capture = ماذا تأخذ { $card }؟
page-captures = { $card } تأخذ { $cards }
call-pass = باص
call-captured = { $card } × { $cards }
call-choose = { $name }
call-double = دبل!
call-double-seats = دبل: { $name }
call-redouble-seats = ري دبل: { $name }
call-double-and-redouble = دبل: { $name }، ري دبل: { $names }
call-no = لا
call-bid = { $number }
call-hold = نعم
call-bid-name = { $name }
call-word = { $name }!
call-declare = { $name }!
call-broken = كسر { $suit }!
ask-choose = ما الذي يُلعب؟
ask-lead-first = دورك: افتتاح اللعب بأول ورقة.
ask-lead = اللطش لك، والبدء لك.
ask-card = دورك: ورقة من يدك.
ask-card-or-pass = دورك: ورقة من يدك، أو باص.
ask-turn-up = دورك: كشف ورقتك المقلوبة.
ask-turn-up-or-pass = دورك: كشف ورقتك المقلوبة، أو باص.
ask-place = دورك: لعب ورقة لا يراها إلا الآخرون.
ask-place-lead = دورك: بدء اللطش بورقة لا يراها إلا الآخرون.
ask-lay = دورك: تنزيل ورقة في مكانها.
ask-lay-or-pass = دورك: تنزيل ورقة في مكانها، أو باص.
ask-capture = دورك: لعب ورقة.
ask-combo-lead = دورك: لعب ورقة، أو عدة أوراق معًا.
ask-combo = { $count ->
    [zero] دورك: غلب { $cards }.
    [one] دورك: غلب { $cards }، أو رمي ورقة واحدة.
    [two] دورك: غلب { $cards }، أو رمي ورقتين.
    [few] دورك: غلب { $cards }، أو رمي { $count } أوراق.
    [many] دورك: غلب { $cards }، أو رمي { $count } ورقة.
   *[other] دورك: غلب { $cards }، أو رمي { $count } ورقة.
}
ask-pass = دورك: لا مكان لأي ورقة، باص.
ask-double-seats = التدبيل على مَن؟
ask-double-or-redouble = دبل أو ري دبل: على مَن؟
ask-redouble-seats = ري دبل: على مَن؟
ask-must-double = عليك التدبيل الآن على: { $other }. ومَن غيره؟
ask-double = لك تدبيل { $cards }. الاختيار ثم «دبل»، أو «لا».
ask-double-or-appeal = لك تدبيل { $cards } أو إعادة التوزيع.
ask-nothing = الجميع يُسألون، وليس لديك ما يحتاج إلى جواب.
ask-other = جوابك؟
ask-pass-cards = { $count ->
    [zero] لا ورقة للتمرير
    [one] اختيار ورقة واحدة
    [two] اختيار ورقتين
    [few] اختيار { $count } أوراق
    [many] اختيار { $count } ورقة
   *[other] اختيار { $count } ورقة
} للتمرير إلى: { $seat }
ask-bid = ما طلبك؟
ask-duel-bid = ما طلبك؟
ask-hold = هل تثبت { $number }؟
ask-bid-but = ما طلبك؟ لا يجوز { $number }، حتى لا يساوي مجموع الطلبات عدد اللطوش.
ask-discard = { $count ->
    [zero] لا ورقة للرمي
    [one] اختيار ورقة واحدة للرمي
    [two] اختيار ورقتين للرمي
    [few] اختيار { $count } أوراق للرمي
    [many] اختيار { $count } ورقة للرمي
   *[other] اختيار { $count } ورقة للرمي
}
say-choose = { $name }
say-declare = إعلان { $name }
say-double = دبل
say-give = تمرير
say-bid = طلب { $number }
say-hold = إثبات
say-hold-bid = إثبات { $number }
say-pass = باص
say-turn-up = كشف الورقة
say-place = الورقة { $number }
say-play = لعب
say-discard = رمي
page-sure = { $word }: أكيد؟
page-sure-spoken = { $word }: { $question } مرة أخرى للتأكيد.
say-double-seats = { $name }
say-no-double = لا أحد
say-no = لا
say-continue = لا شيء
say-these = تأكيد الاختيار
page-number = العدد
waiting = بانتظار: { $seat }…
waiting-choose = اختيار الطلب: { $seat }…
waiting-secret = سؤال سرّي للجميع، بانتظار البقية…
waiting-double-or-appeal = هل من تدبيل أو إعادة؟ بانتظار البقية…
waiting-play = الدور: { $seat }…
waiting-double = السؤال عن التدبيل: { $seat }…
waiting-bid = بانتظار الطلب: { $seat }…
waiting-duel-bid = بانتظار المزايدة: { $seat }…
waiting-discard = رمي الأوراق: { $seat }…

## Page: the end

page-deal-over = التوزيعة { $deal }: { $contract }
page-again = لعبة جديدة
page-verify-about = يستطيع متصفحك التحقق من أن التوزيع كله حُدِّد قبل أول ورقة ولم يغيّره أحد.
page-verify = التحقق من التوزيع
page-verified = التوزيع هو نفسه الذي حُدِّد في البداية.
page-not-verified = هناك ما لا يتطابق:
page-check-commitment = بذرة الخلط المنشورة هي نفسها التي وُعد بها قبل جلوسك
page-check-terms = اللعبة وقواعدها وعدد التوزيعات كما حُدِّدت قبل جلوسك
page-check-people = الجالسون في الأماكن هم أنفسهم من كانوا فيها عند البداية
page-check-commitment-later = بذرة الخلط المنشورة هي نفسها التي وُعد بها على هذه الطاولة
page-check-nonce = مساهمتك دخلت في خلط الورق
page-check-nonces = لم تُضَف مساهمة ولم تُحذف ولم تُبدَّل بعد ذلك
page-verified-in-part = سجل اللعبة سليم، لكن متصفحك لا يستطيع التحقق إلا من جزء منه.
page-check-no-part = ليس في متصفحك ما يدل على أنه شارك في خلط الورق عند البداية، فلا يمكنه إثبات أن أحدًا لم يختر مساهمته لاحقًا.
page-check-cancelled =
    { $count ->
        [zero] لم تُلغَ أي بداية بعد أن كشف متصفحك مساهمته في خلط الورق.
        [one] أُلغيت بداية واحدة بعد أن كشف متصفحك مساهمته في خلط الورق.
        [two] أُلغيت بدايتان بعد أن كشف متصفحك مساهمته في خلط الورق.
        [few] أُلغيت { $count } بدايات بعد أن كشف متصفحك مساهمته في خلط الورق.
        [many] أُلغيت { $count } بداية بعد أن كشف متصفحك مساهمته في خلط الورق.
       *[other] أُلغيت { $count } بداية بعد أن كشف متصفحك مساهمته في خلط الورق.
    }
page-check-draw = سحب الورق
page-check-dealer = من يوزّع أولًا
page-check-deal = كل ورقة وُزّعت، في كل توزيعة، مطابقة للبذرة
page-check-places = ترتيب الأوراق التي لا يراها إلا الآخرون
page-check-hands = الأوراق التي كانت في يدك

## Page: settings

page-arabic-digits = الأرقام ١٢٣ بدل 123
page-four-colours = لون لكل نوع
page-jumbo = علامات كبيرة على الورق

## Page: what it speaks

page-full-stop = {". "}
page-trick-goes = { $who ->
    [you] اللطش لك
   *[other] صاحب اللطش: { $seat }
}
page-deal-scored = انتهت التوزيعة { $deal }، { $contract }: { $scores }
page-seat-points = { $seat } { $points }
page-nothing-open = لا أوراق مكشوفة عند الآخرين.
page-hand = في يدك { $cards }: { $suits }
page-hand-suit = { $suit }: { $ranks }.
page-hand-empty = لا أوراق في يدك.
page-playable = يمكنك لعب: { $cards }
page-playable-all = يمكنك لعب أي ورقة.
page-on-table = على الأرض: { $cards }
page-nothing-on-table = لا ورقة على الأرض.
page-scores = النقاط: { $scores }
page-looking-on = أنت في وضع المشاهدة.
