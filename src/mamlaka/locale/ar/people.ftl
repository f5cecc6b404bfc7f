## After a match

rematch-wanted = لعبة أخرى؟ بانتظارك: { $names }.
rematch-waiting = بانتظار: { $names }.
rematch-seconds =
    { $count ->
        [zero] تبدأ بعد { $count } ثانية.
        [one] تبدأ بعد ثانية واحدة.
        [two] تبدأ بعد ثانيتين.
        [few] تبدأ بعد { $count } ثوانٍ.
        [many] تبدأ بعد { $count } ثانية.
       *[other] تبدأ بعد { $count } ثانية.
    }
rematch-bots = من لا يشارك يلعب عنه لاعب آلي.
rematch-open = بدأت اللعبة التالية.
rematch-join = إلى اللعبة التالية
rematch-result = النتيجة
rematch-new = اختيار لعبة أخرى
rematch-gathering = تبدأ اللعبة عندما يكتمل الحضور.

## Your tables

page-my-tables = طاولاتك
page-forget = إزالة هذه الطاولة
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
watching-about = يمكنك إكمال اللعب بأوراق ذلك المقعد، ويتوقف اللاعب الآلي.
watching-take = الجلوس هنا
watching-full = لا مقعد شاغر.
people-level = لاعب آلي، المستوى: { $level }
lobby-partners = شراكة
lobby-move = الانتقال إلى هنا
lobby-move-about = لتغيير المقعد: لمسة على مقعد شاغر.
seats-closed = الانضمام إلى هذه اللعبة مغلق.

## Phrases and reactions

talk-open = عبارات وتعابير
talk-muted = إخفاء عبارات الآخرين
talk-heard = { $seat }: { $phrase }
call-talk-laugh = 😄
call-talk-wink = 😉
call-talk-wow = 😮
call-talk-proud = 😎
call-talk-sad = 😞
call-talk-hello = مرحبًا!
call-talk-well-played = لعب جميل!
call-talk-thanks = شكرًا!
call-talk-sorry = عذرًا!
call-talk-good-luck = بالتوفيق!
call-talk-your-turn = الدور عندك!
talk-spoken-laugh = ضحك
talk-spoken-wink = غمزة
talk-spoken-wow = دهشة
talk-spoken-proud = فخر
talk-spoken-sad = حزن
no-such-phrase = لا عبارة كهذه.
no-talk = العبارات ممنوعة بين الشركاء أثناء اللعب.
talks-too-much = مهلة قصيرة قبل العبارة التالية.

## Muting and blocking

people-mute = كتم { $name }
people-block = حظر { $name }
people-block-about = عبارات المحظورين لا تظهر لك، ولا مقعد لهم على أي طاولة تُفتح من هنا. الحظر على الاسم، وللضيف أن يغيّر اسمه.
blocked = لا مقعد لك على هذه الطاولة.
