## Tournaments: the same cards at several tables

tournament-title = بطولة
tournament-about = تلعب عدة طاولات الورق نفسه، وتُقارن نتيجتك بنتائج من كان معهم ورقك. والمقاعد الفارغة للاعبين الآليين.
tournament-names = اللاعبون: لاعب في كل سطر، أو شريكان هكذا: أميرة & بلال
tournament-tables = الطاولات
tournament-boards = التوزيعات في الجولة
tournament-open = فتح البطولة
tournament-round = الجولة { $round } من { $rounds }
tournament-play = اللعب على الطاولة { $table }، التوزيعة { $board }
tournament-not-begun = المنظّم يبدأ الجولة الأولى.
tournament-over = انتهت البطولة.
tournament-playing = توزيعات لم تنتهِ بعد: { $count }
tournament-start = بدء الجولة { $round }
tournament-end = إنهاء البطولة
tournament-place = الطاولة { $table }، التوزيعة { $board }: { $names }
tournament-board = التوزيعة { $board }
tournament-links = الروابط: لكل لاعب رابطه
