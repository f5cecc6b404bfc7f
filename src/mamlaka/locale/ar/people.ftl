## After a match

rematch-wanted = لعبة أخرى؟ بانتظارك: { $names }.
rematch-waiting = بانتظار: { $names }.
rematch-seconds =
    { $count ->
        [zero] { $count } ثانية
        [one] ثانية واحدة
        [two] ثانيتان
        [few] { $count } ثوانٍ
        [many] { $count } ثانية
       *[other] { $count } ثانية
    }
rematch-open = بدأت اللعبة التالية.
rematch-join = إلى اللعبة التالية
rematch-result = النتيجة
rematch-new = اختيار لعبة أخرى
rematch-gathering = تبدأ اللعبة عندما يكتمل الحضور.

## Your tables

table-playing = جارية
table-open = بانتظار اللاعبين
table-over = انتهت
