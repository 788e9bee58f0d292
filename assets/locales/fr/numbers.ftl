# How numbers and days are written: $whole is what stands before the decimal sign, $part what stands behind it; $tail are the last
# three digits of a whole number, $head those before them.

number-decimal = { $whole },{ $part }
number-grouped = { $head }{ "\u202F" }{ $tail }
number-percent = { $percent } %
date-day = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
