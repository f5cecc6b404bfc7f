## Page: the options of a game

options-range = من { $least } إلى { $most }.
options-standard = في النظام المختار: { $value }
options-word = «{ $name }»
options-only-with = فقط مع: { $options }.
options-or = { $one } أو { $two }
options-setting = { $option }: { $value }
options-add = إضافة: { $name }
options-remove = إزالة: { $name }
options-earlier = تقديم: { $name }
option-on = نعم
option-off = لا
option-group-table = الطاولة
option-group-cards = الورق وإعادة التوزيع
option-group-play = اللعب
option-group-scoring = النقاط والفوز

## Why options do not go together

option-needs = «{ $setting }» لا أثر له إلا مع: { $options }. يمكنك تفعيل ذلك، أو إلغاء هذا التغيير.
options-conflict = «{ $setting }» لا يجتمع مع «{ $other }». يمكنك إلغاء أحدهما.
options-endless = اللعبة بهذا لا تنتهي أبدًا. لا بد من تحديد واحد من: { $options }.
option-incomplete = { $option }: لا بد من كل واحد مما يلي مرة واحدة: { $names }.
