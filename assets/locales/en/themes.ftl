# The game's words: themes of one's own.

themes-button = Your own themes { $faults ->
    [0] {""}
    [one] (one fault)
   *[other] ({ $faults } faults)
}
themes-title = Your own themes
themes-none = None yet.
themes-ready = ready to play
themes-broken = { $faults ->
    [one] one fault
   *[other] { $faults } faults
}
themes-as-before = { $faults ->
    [one] one fault
   *[other] { $faults } faults
}; as it was before
themes-play = Play
themes-remove = Remove { $theme }
themes-remove-sure = Remove it?

themes-folder = Drop a theme’s folder or zip on this window, or put it into this folder. It is read at once, and again whenever you change it there:
themes-folder-open = Open it
themes-folder-copy = Copy its path
themes-starter = “candlestick theme new” creates a first theme that is ready to play.
themes-drop = Drop a theme’s folder or zip on this page, or pick it. It stays in this browser; keep your own copy too.
themes-pick-zip = Pick a zip
themes-pick-folder = Pick a folder

themes-faults = { $faults ->
    [one] One thing to fix
   *[other] { $faults } things to fix
}
themes-kept = The theme stays as it was until then.
themes-copy = Copy all
themes-close = Close

themes-waits-title = In the next case
themes-waits-cast = { $theme } now has different suspects, weapons or rooms. This case continues with those it has.
themes-waits-board = { $theme } now has a different board. This case continues as it is: what was done in it is not possible there.
themes-waits-rules = { $theme } now has different rules. This case continues with those it began with.

themes-say-ready = { $theme } is ready to play.
themes-say-fault = { $place }: { $fault }

own-picture-no-png = this is not a PNG picture; save it as PNG
own-picture-large = this picture is { $width }×{ $height } pixels; make it at most { $most }×{ $most }
own-picture-unreadable = this picture cannot be read ({ $why }); save it again as PNG
