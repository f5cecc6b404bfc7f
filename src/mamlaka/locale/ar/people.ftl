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

## The names of bots

bot-name-layla = ليلى
bot-name-faris = فارس
bot-name-yara = يارا
bot-name-karam = كرم
bot-name-dana = دانا
bot-name-zain = زين
bot-name-tala = تالا
bot-name-jude = جود
bot-name-lina = لينا
bot-name-adam = آدم
bot-name-mira = ميرا
bot-name-sami = سامي

## Other people

watching-seats = الجلوس مكان لاعب آلي
watching-about = تكمل اللعب بأوراق ذلك المقعد، ويتوقف اللاعب الآلي.
watching-take = الجلوس هنا
watching-full = لا مقعد شاغر.
watching-closed = الانضمام إلى هذه اللعبة مغلق.
people-level = لاعب آلي، المستوى: { $level }
lobby-partners = شراكة
lobby-move = الانتقال إلى هنا
lobby-joinable = الانضمام أثناء اللعب متاح
seats-closed = الانضمام إلى هذه اللعبة مغلق.
