## Codes of tables

code-title = الانضمام برمز
code-label = رمز الطاولة
code-join = انضمام
code-about = أو هذا الرمز، وهو صالح ليوم واحد:
no-such-code = لا توجد طاولة بهذا الرمز. هل كل حرف ورقم صحيح؟ الرمز صالح ليوم واحد.
