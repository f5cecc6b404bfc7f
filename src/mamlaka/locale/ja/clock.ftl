## The time to think

clock-warning = 残り{ $count }秒です！
clock-timed-out = 時間切れのため、ボットが代わりに進めています。画面をタップすると、自分で続けられます。
status-timed-out = ボットが代行中
