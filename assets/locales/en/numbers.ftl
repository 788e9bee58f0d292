# How numbers and days are written: $whole is what stands before the decimal sign, $part what stands behind it; $tail are the last
# three digits of a whole number, $head those before them; $percent is a number, $month one from 1 to 12.

number-decimal = { $whole }.{ $part }
number-grouped = { $head },{ $tail }
number-percent = { $percent }%
date-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
