# The game's words: cli.

cli-error = error: { $message }
cli-no-window = This build has no window. Build it with the feature "app" (cargo run --release), or use one of the commands above.

cli-simulated = { $games ->
    [one] One case
   *[other] { $games } cases
} of { $theme } with { $players } players
cli-solved = Solved: { $solved } ({ $share } %)
cli-turns = Turns: { $mean } on average, { $min } to { $max }
cli-wrong = Wrong accusations: { $count }
cli-unfinished = Broken off after too many turns: { $count }
cli-wins-seat = Seat { $seat }: { $wins } won, { $share } % (95 % interval { $low } to { $high })
cli-wins-level = Level { $level }: { $wins } won, { $share } % for each seat (95 % interval { $low } to { $high })
cli-thinking = Level { $level }: { $mean } ms a decision, { $worst } ms at most

cli-arena = { $games ->
    [one] One case
   *[other] { $games } cases
} of { $theme }, { $mean } turns on average
cli-arena-policy = { $policy }: { $wins } won, { $share } % (95 % interval { $low } to { $high }; fair { $fair }, p = { $p }), { $wrong } wrong accusations, { $mean } ms a decision, { $worst } ms at most
cli-arena-rest = Stalled: { $stalled }, refused actions: { $refused }, won by nobody: { $nobody }

cli-check-sound = { $title }: no fault, and nothing that will play badly.
cli-check-advice = { $title }: no fault, { $count ->
    [one] one piece of advice.
   *[other] { $count } pieces of advice.
}
cli-check-faults = { $count ->
    [one] One fault.
   *[other] { $count } faults.
} The theme cannot be played like this.
cli-check-hands = { $players } players: hands of { $sizes }
cli-check-aside = { "," } { $count } cards aside
cli-check-face-up = { "," } { $count } cards face up
