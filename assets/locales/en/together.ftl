# Playing together by link: the way into a room, its lobby, and who is here while a case is played.

together-title = Play together
together-what = Each on a device of their own or several at one, anywhere. Whoever has a room’s link sits down with you; nobody needs an account.

## The way in
together-name = Your name
together-name-hint = What the others call you
together-server = Server
together-server-hint = https://…
together-open = Open a room
together-be-table = This screen is the table
together-be-table-why = It shows what everybody sees and nothing private; everybody plays on a phone of their own.
together-table-name = The table
together-join = Go into a room
together-link-hint = The link or the four words
together-enter = Go in
together-chairs = Rooms you were in
together-chair = { $name } in room { $room }
together-back = Title
together-opening = A room is being opened…
together-no-server = No server answered. Rooms need one: check the connection, or play on this device.
together-bad-server = That is no server’s address. It looks like https://example.org.
together-bad-link = That is no link of a room. Copy the whole link that you were sent.
together-words-count = { $count ->
    [one] A room has four words, and this is one.
   *[other] A room has four words, and these are { $count }.
}
together-words-near = “{ $word }” is none of the words that rooms have. Did you mean “{ $near }”?
together-words-unknown = “{ $word }” is none of the words that rooms have. They are English words: ask for them again.
together-words-none = No room that is open now has these words. Ask for them again, or for the link.
together-words-often = That was wrong too often. Wait ten minutes, or ask for the link.
together-not-opened = The server opens no room now ({ $why }). Try again in a minute.

## The line
together-connecting = Connecting…
together-again = The connection is gone. Trying again; nothing is lost.
together-ended = { $code ->
    [replaced] You went on in another window or on another device.
    [kicked] The host sent you away.
    [bad-token] Your chair is no longer yours here. You can go in as a guest.
    [bad-version] This page is older or newer than the server. Reload it.
    [full] As many watch as may.
    [no-room] There is no such room here. Ask for the link again.
    [stuck] The server has kept this room and cannot open it: its theme is another by now, or its record is damaged. Tell whoever runs the server.
   *[other] The room’s server ended the connection.
}
together-reconnect = Go on here
together-anew = Connect anew
together-impasse = { $why ->
    [unread] What is played here cannot be shown: the game or the theme is of another version, or something came damaged. Connect anew; if that does not help, reload the page or update the game.
    [withheld] The server has not given out the room’s theme. Connect anew in a moment.
   *[contradicted] The room says now otherwise than before, so nothing goes on here. Connect anew; if that does not help, open another room.
}
together-line-of = { $name }: { $line }
together-line-beside = At this device: { $line }
together-leave = Leave the room

## The lobby
together-room = Room { $room }
together-invite = Whoever opens this link sits down with you
together-invite-now = Whoever opens this link watches, or takes a bot’s chair
together-inviting = Invite somebody
together-words = To say on the phone: { $words }
together-copy = Copy the link
together-copied = The link is copied. Send it to your friends.
together-copied-own = Your own link is copied: a key to your chair.
together-qr = The room’s link as a pattern that a phone’s camera reads
together-table-join = Point a phone’s camera here and sit down
together-table-words = Or go to { $server } and type these four words
together-table-first = Whoever sits down first arranges the case and begins it.
together-table-here = A screen shows the table to everybody.
together-table-seen = I see that screen from here
together-device = My chair on another device
together-device-why = This link is a key to your own chair: keep it to yourself. It opens the chair again when this device is lost or out of battery.
together-own-link = Your own link opens your chair again on any device, as when this one is out of battery.
together-copy-own = Copy my own link
together-send-own = Send it to myself
together-beside-device = { $name }’s chair on another device
together-people = At the table
together-person = { $name }: { $suspect }
together-bot = { $name } (bot): { $suspect }
together-with = { $who } ({ $what })
together-you = you
together-host = host
together-is-away = away
together-watchers = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
}
together-sit = Sit down
together-stand = Stand up
together-beside = At this device too
together-beside-why = Several can share one device. It is passed on, and a curtain hides what is private.
together-beside-hint = What they are called
together-beside-sit = Somebody else sits down here
together-beside-stand = { $name } stands up
together-beside-you = at this device
together-case = The case
together-bots = Bots
together-fewer-bots = One bot fewer
together-more-bots = One bot more
together-bot-count = { $count ->
    [0] No bots
    [one] One bot
   *[other] { $count } bots
}
together-help = The notebook helps at most with
together-stand-in = Somebody who is away is stood in for after
together-after = { $seconds ->
    [30] 30 seconds
    [90] 90 seconds
    [600] 10 minutes
   *[86400] a day
}
together-limit = Time for a decision
together-limit-none = no limit
together-blind = Nobody deals
together-blind-why = Nobody deals: you shuffle and deal among yourselves, and not even the server can see a card. Two to six people, no bots; a player who leaves for good ends the case.
together-watch-delay = Delay for those who watch
together-watch-later = { $minutes ->
    [0] none
    [one] 1 minute
   *[other] { $minutes } minutes
}
together-term = { $what }: { $how }
together-yes = yes
together-no = no
together-levels = Bots and stand-ins play as
together-start = Begin the case
together-too-few = { $count ->
    [one] One more has to sit down, a person or a bot.
   *[other] { $count } more have to sit down, people or bots.
}
together-too-many = { $count ->
    [one] One too many sits here for this theme.
   *[other] { $count } too many sit here for this theme.
}
together-door = Nobody else sits down
together-door-why = Whoever has a chair keeps it. Others can watch.
together-waits = { $name } begins the case.
together-start-away = { $count ->
    [one] { $who } is away: wait, or begin without { $who }.
   *[other] Away: { $who }. Wait, or begin without them.
}
together-start-without = Begin without { $who }
together-sharing = Everybody adds to the shuffle…

## At the table
together-here = Room
together-everybody = Everybody is here.
together-away = { $count ->
    [one] { $name } has been away for a minute.
   *[other] { $name } has been away for { $count } minutes.
}
together-away-seconds = { $count ->
    [one] { $name } has been away for a second.
   *[other] { $name } has been away for { $count } seconds.
}
together-away-all = Away: { $who }.
together-away-each = { $name } ({ $time })
together-seconds = { $count } s
together-minutes = { $count } min
together-stood-in = A bot stands in for { $name }.
together-paused = The case is paused.
together-pause = Pause
together-resume = Go on
together-nudge = Ask whoever is to act
together-nudge-later = { $name } is away, and is reminded on coming back.
together-nudged = { $name } waits for you.
together-tab-nudged = Somebody waits for you
together-kick = Send { $name } away
together-kick-title = Send { $name } away?
together-kick-warning = Their own link opens nothing any more. In a case a bot has their chair until its end.
together-kick-blind = Their own link opens nothing any more. Without them no card can be opened: the case ends, and everybody is back in the lobby.
together-waiting = Waiting for { $name }.
together-due-you = A bot decides for you in { $count } s.
together-due = A bot decides for { $name } in { $count } s.
together-reacted = { $name }: { $reaction }
reaction = { $reaction ->
    [clap] Well done!
    [laugh] Ha!
    [think] Well, well …
    [gasp] Oh!
    [sigh] A pity.
    [wave] Hello!
    [thanks] Thank you!
   *[tea] Take your time.
}

## A chair whose link is lost
together-claim = This is my chair
together-claim-asked = { $host } is asked whether this is your chair. Tell { $host } these words: { $words }
together-claim-title = Somebody at another device says: I am { $name }.
together-claim-words = Give the chair only to whoever tells you these words: { $words }
together-claim-give = Give { $name } the chair
together-claim-deny = That is not { $name }
together-claim-line = Somebody asks for { $name }’s chair. Open the room to answer.
together-handed = { $by } has given { $name } their chair on another device.

## After the verdict
together-rematch = Once more
# After a verdict, when the room gathers again; $again is the button’s word.
together-another = Another case is being set up: “{ $again }” takes you there.
together-fair-checking = The deal is being checked…
together-fair = The deal was fair: replayed and checked here.
together-fair-undealt = Nobody dealt: every shuffle, card and answer came with its proof, checked here, and so was the whole case.
together-fair-late = Everything went as you were told, replayed and checked here. The shuffle itself is known by those who sat here when it began.
together-elsewhere = { $count ->
    [one] One of your decisions was
   *[other] { $count } of your decisions were
} made while this device was away.
together-given-up = { $count ->
    [one] One start was
   *[other] { $count } starts were
} given up before.
together-closed-away = The last case was closed while you were away. It lies among your cases now, with its proof.
together-unfair = The room was not honest: { $why }.
together-cheat = { $what ->
    [contradicted] it told the same thing in two ways
    [no-case] what it opened is no case that can be replayed
    [secret] its secret is not the one that it was bound to
    [share] somebody’s part in the shuffle was exchanged
    [deal] the cards do not follow from the shuffle
    [table] table, theme or seal are others than those told
    [event] something happened otherwise than was told
    [my-decision] a decision of yours was changed
    [not-mine] a decision was made up in your name
    [stood-in] it says otherwise than before where a bot stood in
    [key] it shows another key for somebody than before, or none
    [unsigned] a decision is not signed by whoever is said to have made it
   *[bot] a bot did what it would not have done
}

## Why something was not done
together-refused = { $code ->
    [bad-name] A name has 1 to 40 letters.
    [not-seated] Only who sits here may do that.
    [not-host] Only the host may do that.
    [case-runs] A case is being played.
    [no-case] No case is being played.
    [not-closed] The case is not closed yet.
    [chair-taken] That suspect has a chair already.
    [full] No chair is free.
    [no-theme] The server does not have that theme.
    [bad-theme] That theme cannot be played here: it has faults, or is the one that is arranged. Pick another first to bring it anew.
    [out-of-range] That time or number cannot be chosen.
    [too-few] Too few sit here.
    [too-many] Too many sit here.
    [share-missing] Somebody’s part in the shuffle has not come. Try again in a moment.
    [wrong-share] Somebody’s part in the shuffle is not the one they were bound to.
    [stale] That was decided already.
    [not-yours] Somebody else is to act.
    [not-offered] That cannot be done now.
    [paused] The case is paused.
    [no-person] There is nobody to do that to.
    [unsigned] The signature of that is missing or does not fit. Reload the page.
    [needs-dealer] Where nobody deals there are two to six people, no bots, and no extra cards or powers.
    [old-program] Somebody’s program is too old for a case that nobody deals. A reload of the page helps.
    [unproved] What was sent is not proved, and was not taken.
    [sent-away] Somebody was sent away from this case. Until its end nobody takes a bot’s chair.
    [unattended] Nobody who plays is here. Wait until somebody is back.
    [somebody-away] Somebody who sits here is away. Wait, or begin without them.
    [is-here] They are here again.
    [closed] The host lets nobody else sit down.
    [opener] Whoever opened the room is not sent away.
    [own-secret] Where nobody deals, a chair opens to its own link alone.
    [too-fast] Too much at once. Wait a second.
    [busy] The room is busy. Try again.
   *[other] The room did not understand. Reload the page.
}
together-garbled = What the room said could not be read. Reload the page, or update the game.
together-contradicted = The room says now otherwise than before. Play on only among friends whom you trust.
together-false = { $name }’s program claimed something that is not so. It was not taken.
together-take = Take this chair
together-may-sit = You are watching. A bot’s chair can be yours.
together-watching-later = { $minutes ->
    [one] You watch one minute later.
   *[other] You watch { $minutes } minutes later.
}
together-begun = The case in your room has begun.

## A theme of the host’s own
together-theme-going = The theme is on its way into the room…
together-theme-coming = The room’s theme is on its way…
together-theme-large = That theme has { $kilobytes } kB packed; at most 1024 fit into a room. Make its pictures smaller.
together-theme-other = The room plays a theme of the same name as your own “{ $theme }”, but another one. Take yours away, then come again.
