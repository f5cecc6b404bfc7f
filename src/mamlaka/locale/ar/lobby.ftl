## Codes of tables

code-about = أو هذا الرمز، وهو صالح ليوم واحد:
no-such-code = لا توجد طاولة بهذا الرمز. هل كل حرف ورقم صحيح؟ الرمز صالح ليوم واحد.

## Public tables

lobby-waiting = بانتظار اللاعبين: الحضور { $count } من { $seats }. تبدأ اللعبة حين تكتمل المقاعد.
lobby-bots-now = اللعب الآن مع لاعبين آليين
not-listed = الانضمام إلى هذه الطاولة مغلق الآن. يمكنك اختيار غيرها.
no-spectators = هذه اللعبة يراها لاعبوها فقط.

## The seat of a bot

watching-ask = طلب هذا المقعد
watching-consent = أوراق ذلك المقعد تصبح ظاهرة لك، لذلك تُطلب موافقة الطاولة أولًا.
asking-waiting = بانتظار الموافقة من: { $names }…
asking-nobody = بانتظار عودة أحد اللاعبين للموافقة…
asking-cancel = إلغاء
admit-question = { $name }: طلب الجلوس مكان { $seat }، فتصبح أوراق المقعد ظاهرة.
admit-allow = موافقة
admit-refuse = رفض
seat-declined = طلب المقعد مرفوض.
seats-asked = هذه المقاعد يطلبها آخرون الآن. يمكنك المحاولة بعد قليل.
not-deciding = القرار في مقاعد اللاعبين الآليين عند غيرك.
request-over = هذا الطلب لم يعد قائمًا.
