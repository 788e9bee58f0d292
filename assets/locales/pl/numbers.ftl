# How numbers and days are written: $whole is what stands before the decimal sign, $part what stands behind it; $tail are the last
# three digits of a whole number, $head those before them; $digits is how many there
# are in all: four stand together, as CLDR has it (minimumGroupingDigits 2).

number-decimal = { $whole },{ $part }
number-grouped = { $digits ->
    [4] { $head }{ $tail }
   *[other] { $head }{ "\u00A0" }{ $tail }
}
number-percent = { $percent }%
date-day = { $day } { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
} { $year }
