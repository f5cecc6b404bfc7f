## A guided first match

tour-got-it = فهمت
tour-skip = تخطي الكل

## Why a part of a match was won or lost

story-result = { $place ->
    [1] الفوز لك، ونقاطك { $points }.
   *[other] المركز { $place } من { $most }، ونقاطك { $points }.
}
story-duel = { $outcome ->
    [won] فوز بنتيجة { $points } مقابل { $other }.
    [lost] خسارة بنتيجة { $points } مقابل { $other }.
   *[tied] تعادل بنتيجة { $points } مقابل { $other }.
}
story-worst = الأسوأ لك مقارنةً بالبقية: { $what }، { $points }.
story-best = الأفضل لك مقارنةً بالبقية: { $what }، { $points }.
story-deal = { $what } (التوزيعة { $deal })
