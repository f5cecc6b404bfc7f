## Accounts of people

account-title = حسابك
account-enter = تسجيل الدخول أو تسجيل اسم
account-about = الاسم الذي تسجله لك وحدك على هذا الخادم، وتجد طاولاتك على أجهزتك الأخرى. من دونه تلعب ضيفًا.
account-name = الاسم
account-password = كلمة المرور
account-new-password = كلمة المرور الجديدة
account-register = تسجيل الاسم
account-sign-in = تسجيل الدخول
account-sign-out = تسجيل الخروج
account-sign-out-everywhere = تسجيل الخروج من كل الأجهزة
account-change = تغيير كلمة المرور
account-known = الحساب: { $name }
account-matches = ألعابك المنتهية
account-game = اللعبة
account-played = العدد
account-won = فوز
account-lost = خسارة
account-place = متوسط المركز
account-older = ألعاب أقدم
account-result = { $place }. { $name } { $points }
name-registered = هذا الاسم، أو اسم يشبهه، مسجل لشخص آخر. اختر اسمًا آخر.
wrong-password = الاسم أو كلمة المرور غير صحيحة.
bad-password = طول كلمة المرور من { $least } إلى { $most } من الأحرف.
not-signed-in = لم تسجل الدخول.
