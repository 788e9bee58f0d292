// Runs the tests of both stores with each of some faults put in, and tells which fell, and which never do.
import { looksForAll } from './faults.mjs'
import { inBoth, inPostgres, inSqlite } from './store-faults.mjs'

/** So many seconds somebody in a test waits for what has to come about: with a fault most of them wait in vain. */
const PATIENCE = 40
/** How many tests run at a time: they wait more than they work. */
const AT_ONCE = 5
/** What a run takes at most, in milliseconds. */
const LIMIT = 400_000

/** The stores, and which tests are about each: those on either store, the rules of the log, and a silent network to Postgres. */
const ofPostgres = test => /::postgres::|^log_rules::.*postgres|^silence::/.test(test)
const stores = {
  SQLite: test => !ofPostgres(test) && /::sqlite::|^log_rules::/.test(test),
  Postgres: ofPostgres,
}

/** A fault and the stores that it is in; one of each store's own are in together, as neither reads the other's source. */
const told = (faults, names) => faults.map(([name, ...where]) => [`${names.join(' and ')}: ${name}`, ...where, names])
const [files, databases] = [told(inSqlite, ['SQLite']), told(inPostgres, ['Postgres'])]
const pairs = Array.from({ length: Math.max(files.length, databases.length) }, (_, at) => [files[at], databases[at]].filter(Boolean))
const rounds = [...pairs, ...told(inBoth, Object.keys(stores)).map(fault => [fault])]

/** All tests of a store, and of them those that fell by some fault. */
const known = new Set()
const fell = new Set()
/** Why the tests of the last run failed. */
let said = ''

/** What a program lists, one test a line. */
async function listed(test, besides = []) {
  const list = await test(['--list', '--format', 'terse', ...besides], {}, LIMIT)
  return list.out.split('\n').filter(line => line.endsWith(': test')).map(line => line.slice(0, -': test'.length))
}

/** The tests of some stores that do not pass. */
async function fallen(test, names) {
  const ignored = new Set(await listed(test, ['--ignored']))
  const tests = (await listed(test)).filter(one => !ignored.has(one) && names.some(name => stores[name](one)))
  tests.forEach(one => known.add(one))
  const run = await test(['--exact', '--test-threads', String(AT_ONCE), ...tests], { CANDLESTICK_PATIENCE: String(PATIENCE) }, LIMIT)
  said = (run.out.match(/panicked at [^\n]*\n[^\n]*/g) ?? []).join('\n')
  return tests.filter(one => !run.out.includes(`test ${one} ... ok`))
}

/** Without a fault all have to pass. */
async function plain(test) {
  const failing = await fallen(test, Object.keys(stores))
  if (failing.length > 0) throw new Error(`without any fault these fail already: ${failing.join(', ')}\n${said}`)
  return `without a fault ${known.size} tests pass`
}

/** What fell by each fault of a round: of its stores. */
async function look(test, round) {
  const failing = await fallen(test, [...new Set(round.flatMap(fault => fault[4]))])
  failing.forEach(one => fell.add(one))
  return round.map(([, , , , names]) => {
    const own = failing.filter(one => names.some(name => stores[name](one)))
    return own.length === 0 ? null : `${own.length}: ${own.join(', ')}`
  })
}

const onlyPlaces = process.argv.includes('--places')
const all = await looksForAll({ crate: 'server', name: 'stores-with-faults', rounds, onlyPlaces, plain, look })
const never = [...known].filter(test => !fell.has(test))
if (!onlyPlaces) console.log(never.length === 0 ? 'each test fell by some fault' : `by none of them fell: ${never.join(', ')}`)
process.exit(all ? 0 : 1)
