# Playing together by link: the way into a room, its lobby, and who is here while a case is played.

together-title = Play together
together-what = Play from anywhere, each on your own device or several on one. Anyone with the room’s link can join; nobody needs an account.

## The way in
together-name = Your name
together-name-hint = What the others call you
together-server = Server
together-server-hint = https://…
together-open = Open a room
together-be-table = This screen is the table
together-be-table-why = It shows what everyone can see and nothing private; everyone plays on their own phone.
together-table-name = The table
together-join = Join a room
together-link-hint = The link or the four words
together-enter = Join
together-chairs = Rooms you were in
together-chair = { $name } in room { $room }
together-back = Main menu
together-opening = Opening a room…
together-no-server = No server answered. Rooms need one: check your connection, or play on this device.
together-bad-server = That isn’t a server address. It should look like https://example.org.
together-bad-link = That isn’t a room link. Copy the whole link you were sent.
together-words-count = { $count ->
    [one] A room has four words; you entered one.
   *[other] A room has four words; you entered { $count }.
}
together-words-near = “{ $word }” isn’t one of the words rooms use. Did you mean “{ $near }”?
together-words-unknown = “{ $word }” isn’t one of the words rooms use. They are English words: ask for them again.
together-words-none = No open room has these words. Ask for them again, or for the link.
together-words-often = Too many wrong tries. Wait ten minutes, or ask for the link.
together-not-opened = The server can’t open a room right now ({ $why }). Try again in a minute.

## The line
together-connecting = Connecting…
together-again = Disconnected. Trying again; nothing is lost.
together-ended = { $code ->
    [replaced] You continued in another window or on another device.
    [kicked] The host removed you.
    [bad-token] You no longer have this chair here. You can join as a guest.
    [bad-version] This page is older or newer than the server. Reload the page.
    [full] No more people can watch.
    [no-room] This room does not exist here. Ask for the link again.
    [stuck] The server has saved this room but cannot open it: its theme has changed, or its record is damaged. Tell whoever runs the server.
   *[other] The room’s server closed the connection.
}
together-reconnect = Resume here
together-anew = Reconnect
together-impasse = { $why ->
    [unread] This case cannot be shown: the game or the theme is a different version, or something arrived damaged. Reconnect; if that does not help, reload the page or update the game.
    [withheld] The server has not sent the room’s theme. Reconnect in a moment.
   *[contradicted] The room now contradicts what it said before, so the case has stopped here. Reconnect; if that does not help, open another room.
}
together-line-of = { $name }: { $line }
together-line-beside = On this device: { $line }
together-leave = Leave the room

## The lobby
together-room = Room { $room }
together-invite = Anyone with this link can join you
together-invite-now = Anyone with this link can watch, or take a bot’s chair
together-inviting = Invite somebody
together-words = Or read out: { $words }
together-copy = Copy the link
together-copied = Link copied. Send it to your friends.
together-copied-own = Your own link is copied. It is the key to your chair.
together-qr = The room’s link as a QR code
together-table-join = Point your phone’s camera here to join
together-table-words = Or go to { $server } and type these four words
together-table-first = The first to sit down sets up the case and starts it.
together-table-here = A screen is showing the table to everyone.
together-table-seen = I can see that screen
together-device = My chair on another device
together-device-why = This link is the key to your own chair, so keep it to yourself. It gets your chair back if this device is lost or out of battery.
together-own-link = Your own link gets your chair back on any device, for example if this one is out of battery.
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
    [one] One person is watching.
   *[other] { $count } people are watching.
}
together-sit = Sit down
together-stand = Stand up
together-beside = On this device too
together-beside-why = Several people can share one device. You pass it on, and a curtain hides what is private.
together-beside-hint = Their name
together-beside-sit = Seat somebody else here
together-beside-stand = { $name } stands up
together-beside-you = on this device
together-case = The case
together-bots = Bots
together-fewer-bots = Remove a bot
together-more-bots = Add a bot
together-bot-count = { $count ->
    [0] No bots
    [one] One bot
   *[other] { $count } bots
}
together-help = Most help from the notebook
together-stand-in = A bot stands in for anyone away after
together-after = { $seconds ->
    [30] 30 seconds
    [90] 90 seconds
    [600] 10 minutes
   *[86400] a day
}
together-limit = Time per decision
together-limit-none = no limit
together-blind = Nobody deals
together-blind-why = You shuffle and deal among yourselves, and not even the server can see a card. Two to six people, no bots; if a player leaves for good, the case ends.
together-watch-delay = Delay for spectators
together-watch-later = { $minutes ->
    [0] none
    [one] 1 minute
   *[other] { $minutes } minutes
}
together-term = { $what }: { $how }
together-yes = yes
together-no = no
together-levels = Level of bots and stand-ins
together-start = Start the case
together-too-few = { $count ->
    [one] One more player is needed, a person or a bot.
   *[other] { $count } more players are needed, people or bots.
}
together-too-many = { $count ->
    [one] One player too many for this theme.
   *[other] { $count } players too many for this theme.
}
together-door = No more players
together-door-why = Everyone with a chair keeps it. Others can watch.
together-waits = { $name } starts the case.
together-start-away = { $count ->
    [one] { $who } is away: wait, or start without { $who }.
   *[other] Away: { $who }. Wait, or start without them.
}
together-start-without = Start without { $who }
together-sharing = Everyone is adding to the shuffle…

## At the table
together-here = Room
together-everybody = Everyone is here.
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
together-resume = Resume
together-nudge = Send a reminder
together-nudge-later = { $name } is away, and will be reminded on coming back.
together-nudged = { $name } is waiting for you.
together-tab-nudged = Somebody’s waiting for you
together-kick = Remove { $name }
together-kick-title = Remove { $name }?
together-kick-warning = Their own link stops working. During a case, a bot has their chair until it ends.
together-kick-blind = Their own link stops working. Without them no card can be opened: the case ends, and everyone goes back to the lobby.
together-waiting = Waiting for { $name }.
together-due-you = A bot decides for you in { $count } s.
together-due = A bot decides for { $name } in { $count } s.
together-reacted = { $name }: { $reaction }
reaction = { $reaction ->
    [clap] Well done!
    [laugh] Ha!
    [think] Well, well …
    [gasp] Oh!
    [sigh] Pity!
    [wave] Hello!
    [thanks] Thank you!
   *[tea] Take your time.
}

## A chair whose link is lost
together-claim = This is my chair
together-claim-asked = { $host } is being asked whether this is your chair. Tell { $host } these words: { $words }
together-claim-title = Somebody on another device says: I am { $name }.
together-claim-words = Give the chair only to somebody who tells you these words: { $words }
together-claim-give = Give { $name } the chair
together-claim-deny = That’s not { $name }
together-claim-line = Somebody is asking for { $name }’s chair. Answer under “Room”.
together-handed = { $by } gave { $name } their chair on another device.
together-took-back = { $name } took back the last move.

## After the verdict
together-rematch = Rematch
# After a verdict, when the room gathers again; $again is the button’s word.
together-another = Another case is being set up: “{ $again }” takes you there.
together-fair-checking = The deal is being checked…
together-fair = The deal was fair: replayed and checked here.
together-fair-undealt = Nobody dealt: every shuffle, card and answer came with its proof, checked here, and so was the whole case.
together-fair-late = Everything went as you were told: replayed and checked here. Only those who sat here when it began can check the shuffle itself.
together-elsewhere = { $count ->
    [one] One of your decisions was
   *[other] { $count } of your decisions were
} made while this device was away.
together-given-up = { $count ->
    [one] One earlier start was
   *[other] { $count } earlier starts were
} called off.
together-closed-away = The last case was closed while you were away. It is now in “Your cases”, with its proof.
together-unfair = The room was not honest: { $why }.
together-cheat = { $what ->
    [contradicted] it told two versions of the same thing
    [no-case] the case it opened cannot be replayed
    [secret] its secret is not the one it had committed to
    [share] somebody’s part in the shuffle was swapped
    [deal] the cards do not follow from the shuffle
    [table] the table, theme or seal is not the one you were told of
    [event] something did not happen as you were told
    [my-decision] a decision of yours was changed
    [not-mine] a decision was made up in your name
    [stood-in] it changed its account of where a bot stood in
    [took-back] it changed its account of what was taken back
    [key] it shows a different key for somebody than before, or none
    [unsigned] a decision is not signed by the player said to have made it
   *[bot] a bot did something it would not have done
}

## Why something was not done
together-refused = { $code ->
    [bad-name] A name must have 1 to 40 letters.
    [not-seated] Only players who sit here can do that.
    [not-host] Only the host can do that.
    [case-runs] A case is in progress.
    [no-case] No case is in progress.
    [not-closed] The case is not closed yet.
    [chair-taken] That suspect is already taken.
    [full] No chair is free.
    [no-theme] The server does not have that theme.
    [bad-theme] That theme cannot be played here: it has faults, or it is the one already chosen. Pick another first to bring it in again.
    [out-of-range] That time or number is not allowed.
    [too-few] Too few players.
    [too-many] Too many players.
    [share-missing] Somebody’s part in the shuffle has not arrived yet. Try again in a moment.
    [wrong-share] Somebody’s part in the shuffle is not the one they had committed to.
    [stale] That has already been decided.
    [not-yours] Somebody else has to act.
    [not-offered] You can’t do that now.
    [paused] The case is paused.
    [no-person] There is nobody to do that to.
    [unsigned] Its signature is missing or wrong. Reload the page.
    [needs-dealer] When nobody deals, there must be two to six people, no bots, and no extra cards or powers.
    [old-program] Somebody’s program is too old for a case that nobody deals. Reloading the page helps.
    [unproved] What was sent is not proved, so it was rejected.
    [sent-away] Somebody was removed from this case. Until it ends, nobody can take a bot’s chair.
    [unattended] None of the players is here. Wait until somebody is back.
    [somebody-away] A player is away. Wait, or start without them.
    [is-here] They are back.
    [closed] The host has closed the table to new players.
    [opener] Whoever opened the room cannot be removed.
    [own-secret] When nobody deals, only a chair’s own link opens it.
    [too-fast] Too fast. Wait a second.
    [busy] The room is busy. Try again.
   *[other] The room did not understand that. Reload the page.
}
together-garbled = A message from the room could not be read. Reload the page, or update the game.
together-contradicted = The room now contradicts what it said before. Play on only with friends you trust.
together-false = { $name }’s program claimed something untrue. It was rejected.
together-take = Take this chair
together-may-sit = You are watching. You can take a bot’s chair.
together-watching-later = { $minutes ->
    [one] You are watching one minute behind.
   *[other] You are watching { $minutes } minutes behind.
}
together-begun = The case in your room has started.

## A theme of the host’s own
together-theme-going = Sending the theme to the room…
together-theme-coming = Getting the room’s theme…
together-theme-large = That theme is { $kilobytes } kB compressed; a room takes at most 1024. Make its pictures smaller.
together-theme-pixels = That theme’s pictures have { $millions } million pixels together; a room takes at most { $most } million. Make them smaller.
