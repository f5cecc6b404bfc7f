## Page: keys

keys = اختصارات لوحة المفاتيح
keys-move = التنقل بين أوراقك
keys-edges = أول ورقة، آخر ورقة
keys-rank = الورقة التالية من هذه الرتبة
keys-play = لعب الورقة أو اختيارها
keys-raise = رفع الورقة
keys-deal = نطق الطلب
keys-hand = نطق أوراقك
keys-open = نطق الأوراق المكشوفة
keys-table = نطق الأوراق على الأرض
keys-score = نطق النقاط
keys-last = نطق اللطش الأخير
keys-turn = نطق صاحب الدور
keys-sheet = عرض ورقة النقاط
keys-hint = عرض تلميح
keys-explain = شرح الطلب المحدد
keys-mute = تشغيل الأصوات أو إيقافها
keys-close = إغلاق أو إلغاء
keys-list = عرض هذه المفاتيح

## Page: sounds

page-sound = الأصوات والاهتزاز
