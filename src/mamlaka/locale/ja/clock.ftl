## The time to think

clock-title = 持ち時間
time-control-off = 無制限
time-control-relaxed = ゆったり
time-control-normal = ふつう
time-control-quick = 短め
clock-warning = 残り{ $count }秒です！
clock-timed-out = 時間切れのため、ボットが代わりに進めています。画面をタップすると、自分で続けられます。
status-timed-out = ボットが代行中
