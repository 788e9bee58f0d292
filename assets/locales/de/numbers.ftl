# How numbers are written: $whole is what stands before the decimal sign, $part what stands behind it.

number-decimal = { $whole },{ $part }
number-percent = { $percent } %
