# The ladder: whom one plays against, the easiest first. What each says about itself is what it overlooks.
ladder-title = Who you play against
ladder-next = Next: { $name }
ladder-none = Choose an opponent here, or one level for all bots above.
ladder-record = You won { $won } of { $cases } cases against { $name }; { $name } won { $lost }.
ladder-record-none = No case against { $name } yet.
ladder-told = { $name }: { $who }
ladder-says = { $name }: “{ $line }”

character-pip = Pip
character-pip-who = Only ticks off cards it is shown, and asks for every card on the sheet, even its own.
character-pip-begin = I’ve never played before. Which way do I go?
character-pip-won = Did I win? I really won?
character-pip-lost = So that’s how you do it!

character-mabel = Mabel
character-mabel-who = Goes round the house and down the sheet, and learns nothing from who passes.
character-mabel-begin = One room after the other, dear, that’s how I clean as well.
character-mabel-won = Well, I had them all in the end.
character-mabel-lost = And I had only three rooms left to do.

character-percy = Percy
character-percy-who = Knows which rooms are worth the walk, but takes no notice of who passes.
character-percy-begin = Thirty years with the post. I know every short cut.
character-percy-won = Delivered, and on time.
character-percy-lost = Wrong door again, it seems.

character-clara = Clara
character-clara-who = Notes who could not answer her own questions, but nothing about other people’s.
character-clara-begin = Quiet, please. I am keeping a list.
character-clara-won = It was all on my list.
character-clara-lost = I should have listened to what the others asked.

character-otto = Otto
character-otto-who = Notes everyone who passes, and a shown card if it is obvious at once; later he forgets it.
character-otto-begin = Every wheel turns another. Do begin.
character-otto-won = It runs like clockwork.
character-otto-lost = I had it in my hand, and put it down.

character-inez = Inez
character-inez-who = Remembers what others show each other and counts hands, but takes the long way round.
character-inez-begin = All on the record, please.
character-inez-won = That goes on the front page.
character-inez-lost = Scooped. Who told you?

character-hale = Inspector Hale
character-hale-who = Draws every simple conclusion, and goes where a question tells most.
character-hale-begin = Nobody leaves the house.
character-hale-won = A matter of routine.
character-hale-lost = I shall mention you in my report.

character-vesper = Madame Vesper
character-vesper-who = Counts every deal that fits, reads what you ask for, and dares to accuse early.
character-vesper-begin = I knew you would come.
character-vesper-won = You told me yourself, with every question.
character-vesper-lost = At last. I had almost lost hope.

# Feats are deductions that were made; titles come by how many kinds of them.
feat-new = New feat: { $feat }
feat-at-once = accused on the first turn it could be known.
feat-first = knew it before anybody else could.
feat-no-waste = wasted no question.
feat-counted = found the answer by counting hands and what was left.
feat-overheard = found the answer in what one of the others showed another.
feat-chain = found the answer by a chain of five steps or more.
feats-count = { $title }: { $count } of { $all } feats
title-new = Your new title: { $title }.
title-newcomer = Newcomer
title-sleuth = Sleuth
title-inspector = Inspector
title-chief-inspector = Chief Inspector
title-great-detective = Great Detective
