// Runs the simulation of rooms with each of these faults put in, and tells what it finds.
import { join } from 'node:path'
import { looksForAll } from './faults.mjs'

/** What an honest mistake in a room would be: a name, its file in the crate, a text in it, and what stands there instead. */
const faults = [
  ['what was asked for is said to be done before it is on the disk', 'room/appending.rs',
    'self.pending = Some(Pending { entry, done, from, nonce, heard: None });',
    'if let Some(to) = from { out.done(to, &nonce); } self.pending = Some(Pending { entry, done, from, nonce, heard: None });'],
  ['what is said again is done again', 'room/state.rs',
    'self.done.has(person, nonce)', 'self.done.has(person, nonce) && self.seq == 0'],
  ['an event is left out where all is told', 'room/tell.rs',
    'events: table.events_from(events_before, seat),', 'events: table.events_from(events_before + usize::from(events_before > 0), seat),'],
  ['a bot stands in for whoever is here', 'room/bots.rs',
    'let gone = state.people.get(person).is_none().then_some(self.since);', 'let gone = Some(self.since + 5_000);'],
  ['an older connection keeps its chair', 'room/live.rs', 'self.connections.remove(&older);', 'let _ = &older;'],
  ['who watches a minute later is told after 54 seconds', 'room/watched.rs',
    'u64::from(state.arrangement.watch_delay) * 1_000', 'u64::from(state.arrangement.watch_delay) * 900'],
  ['who watches later is told at once where a room is opened again', 'room/parts.rs',
    'watched.leaps(&state, now);\n        } else {', 'watched.ends(&state);\n        } else {'],
  ['posts of a case that nobody deals are told from one too late on', 'room/undealt.rs',
    'let left = self.posts.get(after..).unwrap_or_default().iter();',
    'let left = self.posts.get(after + usize::from(after > 0)..).unwrap_or_default().iter();'],
  ['a room that is opened again has not heard what was posted where nobody deals', 'room/parts.rs',
    'and_then(|undealt| undealt.catches_up().err())', 'filter(|_| false).and_then(|undealt| undealt.catches_up().err())'],
  ['each case of a room has the secret of its first', 'deal.rs', '&[&kept.0, &deal.to_le_bytes()]', '&[&kept.0, &[0; 4]]'],
  ['a room that is opened again has forgotten its closed case', 'room/parts.rs', 'away.nth(1).unwrap_or_default()', 'away.next().unwrap_or_default()'],
  ['marks of a case that was put away stay', 'room/state_changes.rs', 'self.marks.clear();', 'let _ = &self.marks;'],
  ['seats are not turned on by a rematch', 'protocol/arrangement.rs', 'seats.rotate_left(turned.unwrap_or_default());', 'let _ = turned;'],
  ['whoever comes back after something was taken back is told too little', 'room/table.rs',
    'self.events_by.get(at..)?.iter().min().copied()', 'self.events_by.get(at).copied()'],
  ['what each seat was told still has what was taken back', 'room/table.rs',
    'self.signatures.push((due.number, signature));\n        self.chain_again();', 'self.signatures.push((due.number, signature));'],
  ['a step is told with where the cards lie, in a field that no client reads', 'room/tell.rs',
    'serde_json::to_string(&FromRoom::News(Box::new(news))).unwrap_or_default()',
    'serde_json::to_string(&FromRoom::News(Box::new(news))).unwrap_or_default().replacen("{\\"news\\":{", &format!("{{\\"news\\":{{\\"truth\\":\\"{:?}\\",", table.case.game().truth()), 1)'],
]

const seeds = process.argv.slice(2).find(word => word !== '--places') ?? '40'

/** Runs the simulation; what it says where it fails, and null where it passes. */
async function found(test) {
  const run = await test(['simulation::rooms'], { CANDLESTICK_SEEDS: seeds }, 600_000)
  if (run.ok) return null
  const said = /panicked at [^\n]*\n([^\n]*)/.exec(run.out)
  return (said?.[1] ?? 'it does not come to its end').slice(0, 140)
}

/** Without a fault it has to pass. */
async function plain(test) {
  const said = await found(test)
  if (said !== null) throw new Error(`without any fault the simulation fails already: ${said}`)
  return `without a fault ${seeds} seeds pass`
}

const all = await looksForAll({
  crate: 'online',
  name: 'rooms-with-faults',
  rounds: faults.map(([name, file, right, wrong]) => [[name, join('crates', 'online', 'src', file), right, wrong]]),
  onlyPlaces: process.argv.includes('--places'),
  plain,
  look: async test => [await found(test)],
})
process.exit(all ? 0 : 1)
