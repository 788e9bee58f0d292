# How numbers and days are written: $whole is what stands before the decimal sign, $part what stands behind it; $tail are the last
# three digits of a whole number, $head those before them; $digits is how many there
# are in all: four stand together, as CLDR has it (minimumGroupingDigits 2).

number-decimal = { $whole },{ $part }
number-grouped = { $digits ->
    [4] { $head }{ $tail }
   *[other] { $head }{ "\u202F" }{ $tail }
}
number-percent = { $percent } %
date-day = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }
