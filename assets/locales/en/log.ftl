# The game's words: log. One line for each thing that happened, as the public log tells it.
#
# $me is "yes" when the reader is the one who acts ("You …"), $at-me when the reader is the one it is done to.
# Names of cards and rooms come with their article ("the Rope", "Miss Scarlett"); $with, $in and $into also with what
# stands before it ("with the Rope", "on Gallifrey", "into the Kitchen"), as the theme says. $question is "ask" where one
# asks and "suggest" where one suggests, $none how one says that one has no card to show. $has-verb and $has-verbing are
# "yes" where the weapon has its $verb ("use the Rope") and $verbing ("using the Rope").

# Before the last of several. A language whose word changes by what follows asks BEGINS($next) how that begins.
log-and = and

log-opened = { $me ->
    [yes] The case opens, and you begin.
   *[no] The case opens, and { $name } begins.
}
log-opened-lot = { $me ->
    [yes] The case opens. You are picked at random to begin.
   *[no] The case opens. { $name } is picked at random to begin.
}
log-opened-with-cards = { $me ->
    [yes] The case opens with a card face down { $rooms }, and you begin.
   *[no] The case opens with a card face down { $rooms }, and { $name } begins.
}
log-opened-roll = The case opens. Everyone rolls to see who begins.
log-opened-side = { $count ->
    [one] One card lies
   *[other] { $count } cards lie
} face down at the side.
log-opened-face-up = Face up for everyone: { $cards }.
log-rolled-off = { $me ->
    [yes] You rolled { $steps }{ $dice } for the first turn.
   *[no] { $name } rolled { $steps }{ $dice } for the first turn.
}
log-dealt = Your cards: { $cards }.
log-turn = { $me ->
    [yes] Turn { $turn }: it is your turn.
   *[no] Turn { $turn }: it is { $name }’s turn.
}
log-rolled = { $me ->
    [yes] You rolled { $steps }{ $dice }.
   *[no] { $name } rolled { $steps }{ $dice }.
}
log-drawn = { $me ->
    [yes] You drew the { $deck } “{ $title }”.
   *[no] { $name } drew the { $deck } “{ $title }”.
}
log-kept = { $me ->
    [yes] You drew { $vowel ->
        [yes] an
       *[no] a
    } { $deck } and kept it.
   *[no] { $name } drew { $vowel ->
        [yes] an
       *[no] a
    } { $deck } and kept it.
}
log-kept-known = { $me ->
    [yes] You drew the { $deck } “{ $title }” and kept it.
   *[no] { $name } drew the { $deck } “{ $title }” and kept it.
}
log-card-played = { $me ->
    [yes] You played the { $deck } “{ $title }”.
   *[no] { $name } played the { $deck } “{ $title }”.
}
log-power-used = { $me ->
    [yes] You used your power “{ $title }”.
   *[no] { $name } used the power “{ $title }”.
}
log-no-effect = { $me ->
    [yes] It did nothing for you.
   *[no] It did nothing for { $name }.
}
log-eliminated = { $me ->
    [yes] Your time has run out and you are out of the game. You reveal your hand: { $cards }.
   *[no] { $name } has run out of time and is out of the game, revealing this hand: { $cards }.
}
log-reshuffled = The used { $deck }s were reshuffled into a new pile.
log-turn-missed = { $me ->
    [yes] You missed a turn.
   *[no] { $name } missed a turn.
}
log-steps-added = { $me ->
    [yes] You can now walk { $steps } squares.
   *[no] { $name } can now walk { $steps } squares.
}
log-token-sent = { $me ->
    [yes] You sent { $suspect } back to { $room }.
   *[no] { $name } sent { $suspect } back to { $room }.
}
log-token-sent-square = { $me ->
    [yes] You sent { $suspect } back to the start.
   *[no] { $name } sent { $suspect } back to the start.
}
log-walked-in = { $me ->
    [yes] You walked { $into }.
   *[no] { $name } walked { $into }.
}
log-walked = { $me ->
    [yes] You walked { $steps } { $steps ->
        [one] square
       *[other] squares
    }.
   *[no] { $name } walked { $steps } { $steps ->
        [one] square
       *[other] squares
    }.
}
log-joined = { $me ->
    [yes] You went through the joining door to { $room }.
   *[no] { $name } went through the joining door to { $room }.
}
log-passage = { $me ->
    [yes] You took the secret passage to { $room }.
   *[no] { $name } took the secret passage to { $room }.
}
log-jumped = { $me ->
    [yes] You went straight to { $room }, as the card allows.
   *[no] { $name } went straight to { $room }, as the card allows.
}
log-stayed = { $me ->
    [yes] You stayed { $in }.
   *[no] { $name } stayed { $in }.
}
log-stuck = { $me ->
    [yes] You could not take a single step.
   *[no] { $name } could not take a single step.
}
log-room-card = { $me ->
    [yes] You looked at the card { $in }.
   *[no] { $name } looked at the card { $in }.
}
log-room-card-known = { $me ->
    [yes] You looked at the card { $in }: { $card }.
   *[no] { $name } looked at the card { $in }: { $card }.
}
log-suggested = { $me ->
    [yes] You { $has-verb ->
        [yes] asked: did { $suspect } { $verb } { $in }?
       *[no] { $question ->
            [ask] asked: was it { $suspect } { $with } { $in }?
           *[suggest] suggested { $suspect } { $with } { $in }.
        }
    }
   *[no] { $name } { $has-verb ->
        [yes] asked: did { $suspect } { $verb } { $in }?
       *[no] { $question ->
            [ask] asked: was it { $suspect } { $with } { $in }?
           *[suggest] suggested { $suspect } { $with } { $in }.
        }
    }
}
log-token-pulled = { $suspect } was brought { $into }.
log-weapon-pulled = { $weapon } was moved { $into }.
log-cannot-refute = { $me ->
    [yes] You { $none ->
        [cannot-answer] cannot answer.
       *[have-none] have none of the three.
    }
   *[no] { $name } { $none ->
        [cannot-answer] cannot answer.
       *[have-none] has none of the three.
    }
}
log-shown = { $me ->
    [yes] You showed { $to } a card.
   *[no] { $name } showed { $at-me ->
        [yes] you
       *[no] { $to }
    } a card.
}
log-shown-known = { $me ->
    [yes] You showed { $to } { $card }.
   *[no] { $name } showed { $at-me ->
        [yes] you
       *[no] { $to }
    } { $card }.
}
log-shown-freely = { $me ->
    [yes] You showed { $to } a card of your choice.
   *[no] { $name } showed { $at-me ->
        [yes] you
       *[no] { $to }
    } a card of their choice.
}
log-shown-freely-known = { $me ->
    [yes] You showed { $to } { $card }.
   *[no] { $name } showed { $at-me ->
        [yes] you
       *[no] { $to }
    } { $card }.
}
log-seen-too = { $me ->
    [yes] You saw the card too.
   *[no] { $name } saw the card too.
}
log-seen-too-known = { $me ->
    [yes] You saw the card too: { $card }.
   *[no] { $name } saw the card too: { $card }.
}
log-passed-on = { $me ->
    [yes] You let the question pass.
   *[no] { $name } let the question pass.
}
log-left-unanswered = { $me ->
    [yes] You left the question unanswered.
   *[no] { $name } left the question unanswered.
}
log-side-card = { $me ->
    [yes] You looked at side card { $place }.
   *[no] { $name } looked at side card { $place }.
}
log-side-card-known = { $me ->
    [yes] You looked at side card { $place }: { $card }.
   *[no] { $name } looked at side card { $place }: { $card }.
}
log-nobody-showed = Nobody showed a card.
log-chose = { $me ->
    [yes] You chose { $to }.
   *[no] { $name } chose { $at-me ->
        [yes] you
       *[no] { $to }
    }.
}
log-named = { $me ->
    [yes] You named { $card }.
   *[no] { $name } named { $card }.
}
log-revealed = { $me ->
    [yes] You revealed { $card } to everyone.
   *[no] { $name } revealed { $card } to everyone.
}
log-nobody-holds = Nobody holds { $card }.
log-nothing-to-show = { $me ->
    [yes] You have no card to show.
   *[no] { $name } has no card to show.
}
log-passed-left = { $me ->
    [yes] You secretly showed { $to } a card.
   *[no] { $name } secretly showed { $at-me ->
        [yes] you
       *[no] { $to }
    } a card.
}
log-passed-left-known = { $me ->
    [yes] You secretly showed { $to } { $card }.
   *[no] { $name } secretly showed { $at-me ->
        [yes] you
       *[no] { $to }
    } { $card }.
}
log-peeked = { $me ->
    [yes] You peeked at one of { $to }’s cards.
   *[no] { $name } peeked at one of { $at-me ->
        [yes] your
       *[no] { $to }’s
    } cards.
}
log-peeked-known = { $me ->
    [yes] You peeked at one of { $to }’s cards: { $card }.
   *[no] { $name } peeked at one of { $at-me ->
        [yes] your
       *[no] { $to }’s
    } cards: { $card }.
}
log-accused-right = { $me ->
    [yes] You accused { $suspect } { $has-verbing ->
        [yes] of { $verbing }
       *[no] { $with }
    } { $in }, and you were right.
   *[no] { $name } accused { $suspect } { $has-verbing ->
        [yes] of { $verbing }
       *[no] { $with }
    } { $in }, and was right.
}
log-accused-wrong = { $me ->
    [yes] You accused { $suspect } { $has-verbing ->
        [yes] of { $verbing }
       *[no] { $with }
    } { $in }, and you were wrong.
   *[no] { $name } accused { $suspect } { $has-verbing ->
        [yes] of { $verbing }
       *[no] { $with }
    } { $in }, and was wrong.
}
log-case-file = { $me ->
    [yes] You looked in the case file.
   *[no] { $name } looked in the case file.
}
log-case-file-known = { $me ->
    [yes] You looked in the case file: { $suspect } { $has-verbing ->
        [yes] is guilty of { $verbing }
       *[no] { $with }
    } { $in }.
   *[no] { $name } looked in the case file: { $suspect } { $has-verbing ->
        [yes] is guilty of { $verbing }
       *[no] { $with }
    } { $in }.
}
log-gave-up = { $me ->
    [yes] You gave up.
   *[no] { $name } gave up.
}
log-solved = { $me ->
    [yes] You solved the case: { $has-verbing ->
        [yes] { $suspect } is guilty of { $verbing }
       *[no] it was { $suspect } { $with }
    } { $in }.
   *[no] { $name } solved the case: { $has-verbing ->
        [yes] { $suspect } is guilty of { $verbing }
       *[no] it was { $suspect } { $with }
    } { $in }.
}
log-unsolved = The case remains unsolved. It was { $suspect } { $with } { $in }.
