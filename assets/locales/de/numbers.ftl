# How numbers and days are written: $whole is what stands before the decimal sign, $part what stands behind it; $tail are the last
# three digits of a whole number, $head those before them.

number-decimal = { $whole },{ $part }
number-grouped = { $head }.{ $tail }
number-percent = { $percent } %
date-day = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
