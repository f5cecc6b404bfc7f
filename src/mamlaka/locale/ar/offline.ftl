## Offline

offline-interrupted = الخادم لا يردّ. في انتظار عودة الاتصال…
offline-not-found = هذه الصفحة غير موجودة
offline-not-found-about = يمكنك التحقق من العنوان، أو البدء من الصفحة الرئيسية.
no-such-address = لا وجود لهذا العنوان على الخادم.
