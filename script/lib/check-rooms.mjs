// Runs the simulation of rooms with each of these faults put in, and tells what it finds.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyTracked } from './tracked.mjs'

/** What an honest mistake in a room would be: a name, its file, a text in it, and what stands there instead. */
const faults = [
  ['what was asked for is said to be done before it is on the disk', 'room/appending.rs',
    'self.pending = Some(Pending { entry, done, from, nonce, heard: None });',
    'if let Some(to) = from { out.done(to, &nonce); } self.pending = Some(Pending { entry, done, from, nonce, heard: None });'],
  ['what is said again is done again', 'room/state.rs',
    'self.done.contains(&(person, nonce.to_owned()))', 'self.done.contains(&(person, nonce.to_owned())) && self.seq == 0'],
  ['an event is left out where all is told', 'room/tell.rs',
    'events: table.events_from(events_before, seat),', 'events: table.events_from(events_before + usize::from(events_before > 0), seat),'],
  ['a bot stands in for whoever is here', 'room/bots.rs',
    'let gone = state.people.get(person).is_none().then_some(self.since);', 'let gone = Some(self.since + 5_000);'],
  ['an older connection keeps its chair', 'room/live.rs', 'self.connections.remove(&older);', 'let _ = &older;'],
  ['who watches a minute later is told after 54 seconds', 'room/watched.rs',
    'u64::from(state.arrangement.watch_delay) * 1_000', 'u64::from(state.arrangement.watch_delay) * 900'],
  ['who watches later is told at once where a room is opened again', 'room/parts.rs',
    'watched.leaps(&state, now);\n        } else {', 'watched.ends();\n        } else {'],
  ['posts of a case that nobody deals are told from one too late on', 'room/undealt.rs',
    'let left = self.posts.get(after..).unwrap_or_default().iter();',
    'let left = self.posts.get(after + usize::from(after > 0)..).unwrap_or_default().iter();'],
  ['a room that is opened again has not heard what was posted where nobody deals', 'room/parts.rs',
    'and_then(|undealt| undealt.catches_up().err())', 'filter(|_| false).and_then(|undealt| undealt.catches_up().err())'],
]

const root = process.cwd()
const onlyPlaces = process.argv.includes('--places')
const seeds = process.argv.slice(2).find(word => word !== '--places') ?? '40'
const copy = join(process.env.CARGO_TARGET_DIR ?? join(root, 'target'), 'rooms-with-faults')
const source = join('crates', 'online', 'src')

/** Runs the simulation in the copy; what it says where it fails, and null where it passes. */
function found() {
  const env = { ...process.env, CARGO_TARGET_DIR: join(copy, 'target'), CANDLESTICK_SEEDS: seeds, RUST_BACKTRACE: '0' }
  const line = ['test', '--locked', '-p', 'candlestick-online', '--test', 'it']
  const built = spawnSync('cargo', [...line, '--no-run'], { cwd: copy, env, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`it cannot be built:\n${built.stderr.slice(-2_000)}`)
  const run = spawnSync('cargo', [...line, 'simulation::rooms'], { cwd: copy, env, encoding: 'utf8', maxBuffer: 1 << 28, timeout: 600_000 })
  if (run.status === 0) return null
  const said = /panicked at [^\n]*\n([^\n]*)/.exec(run.stdout)
  return (said?.[1] ?? 'it does not come to its end').slice(0, 140)
}

if (!onlyPlaces) {
  copyTracked(root, copy)
  if (found() !== null) {
    console.log('without any fault the simulation fails already')
    process.exit(1)
  }
  console.log(`without a fault ${seeds} seeds pass`)
}
let missed = 0
for (const [name, file, right, wrong] of faults) {
  const path = join(source, file)
  const text = readFileSync(join(onlyPlaces ? root : copy, path), 'utf8')
  const places = text.split(right).length - 1
  if (places !== 1) {
    console.log(`MISSING ${name}: ${path} has ${places} places with ${JSON.stringify(right)}`)
    missed += 1
    continue
  }
  if (onlyPlaces) continue
  writeFileSync(join(copy, path), text.replace(right, () => wrong))
  const words = found()
  writeFileSync(join(copy, path), text)
  if (words === null) missed += 1
  console.log(words === null ? `NOT FOUND ${name}` : `found: ${name} (${words})`)
}
console.log(`${faults.length - missed} of ${faults.length} faults ${onlyPlaces ? 'have their places' : 'found'}`)
process.exit(missed === 0 ? 0 : 1)
