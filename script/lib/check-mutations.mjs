// Runs the rules' tests with each fault of mutations.mjs put in, and tells which tests fall.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { mutations, switchFile, switchCode, switchPath, themes, rules, testTargets, skipped, slow, unconcerned, weak } from './mutations.mjs'
import { copyTracked } from './tracked.mjs'

const root = process.cwd()
const flag = name => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined)
const [only, table, all] = [flag('--only'), flag('--table'), process.argv.includes('--all')]
const target = process.env.CARGO_TARGET_DIR ?? join(root, 'target')
const copy = join(target, 'mutations')
// Not the folder one builds in: cargo takes the copy's crates for those of the checkout.
const built = join(copy, 'target')

const inTheme = mutation => mutation.file.endsWith('.toml') || mutation.file.endsWith('.txt')
const pathOf = mutation => join(inTheme(mutation) ? themes : rules, mutation.file)
const wanted = mutations.filter(({ name, edition, file }) => !only || [name, edition, file].some(text => new RegExp(only).test(text)))

/** What is looked for, with the part between « and » that is replaced; the whole where there are no such signs. */
function parts(find) {
  const [before, rest] = find.includes('«') ? find.split('«') : ['', find]
  const [part, after] = rest.includes('»') ? rest.split('»') : [rest, '']
  return { before, part, after }
}

/** Where a fault goes into a text, or why it cannot. */
function place(text, mutation) {
  const { before, part, after } = parts(mutation.find)
  const whole = before + part + after
  const at = text.indexOf(whole)
  if (at < 0) return { fault: `the text is not there any more: ${JSON.stringify(whole)}` }
  if (text.indexOf(whole, at + 1) >= 0) return { fault: `the text is there more than once: ${JSON.stringify(whole)}` }
  return { from: at + before.length, to: at + before.length + part.length, part }
}

if (process.argv.includes('--places')) {
  const lost = wanted.filter(mutation => place(readFileSync(join(root, pathOf(mutation)), 'utf8'), mutation).fault)
  for (const mutation of lost) console.log(`${mutation.edition}: ${mutation.name}: ${pathOf(mutation)} has not one place for it: ${mutation.find}`)
  if (lost.length === 0) console.log(`${wanted.length} faults have their places.`)
  process.exit(lost.length ? 1 : 0)
}

/** The faults of the source behind their numbers, all in one copy; gives what could not be put in. */
function putIntoSource() {
  const gone = new Map()
  const inSource = mutations.filter(mutation => !inTheme(mutation))
  for (const path of new Set(inSource.map(pathOf))) {
    const faults = inSource.filter(mutation => pathOf(mutation) === path)
    const text = readFileSync(join(root, path), 'utf8')
    const spots = []
    for (const mutation of faults) {
      const spot = place(text, mutation)
      if (spot.fault) gone.set(mutation, `${path}: ${spot.fault}`)
      else spots.push({ ...spot, mutation })
    }
    spots.sort((a, b) => b.from - a.from)
    let changed = text
    for (const { from, to, part, mutation } of spots) {
      const test = `${switchPath}(${mutations.indexOf(mutation) + 1})`
      const statement = part.trimEnd().endsWith(';')
      const both = statement ? `if ${test} { ${mutation.replace} } else { ${part} }` : `(if ${test} { ${mutation.replace} } else { ${part} })`
      changed = changed.slice(0, from) + both + changed.slice(to)
    }
    writeIfNew(join(copy, path), changed)
  }
  const lib = readFileSync(join(root, switchFile), 'utf8')
  writeIfNew(join(copy, switchFile), lib + switchCode)
  return gone
}

function writeIfNew(path, text) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Exchanges a file while something is done, and leaves it as it was, its time too, so that nothing is built again. */
async function exchanged(path, text, act) {
  const [before, times] = [readFileSync(path), statSync(path)]
  writeFileSync(path, text)
  try {
    return await act()
  } finally {
    writeFileSync(path, before)
    utimesSync(path, times.atime, times.mtime)
  }
}

/** How long the tests may take with a fault in, in milliseconds; as long as they like until it is known how long that is without. */
let patience

/** Builds the tests once; gives their programs. */
function build() {
  const line = ['test', '--locked', '--no-run', '--message-format', 'json-render-diagnostics', ...testTargets]
  const env = { ...process.env, CARGO_TARGET_DIR: built, RUSTFLAGS: process.env.RUSTFLAGS ?? '' }
  const told = execFileSync('cargo', line, { cwd: copy, env, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'inherit'] })
  const messages = told.split('\n').filter(line => line.startsWith('{')).map(line => JSON.parse(line))
  const programs = messages.filter(message => message.executable && message.profile?.test)
  return programs.map(message => ({ program: message.executable, folder: dirname(message.manifest_path) }))
}

/** The tests that alone show a fault, where it names some; else all that fell. */
const caughtBy = (programs, number, { by }) => (by ? run(programs, number, ['--exact', ...by.flatMap(name => [name, `editions::${name}`])]) : failing(programs, number))

/** Runs the quick tests, then the slow ones where no quick one fell or all are wanted; gives the names of those that fell. */
async function failing(programs, number, besides = []) {
  const not = besides.flatMap(file => ['--skip', file])
  const quick = await run(programs, number, [...not, ...slow.flatMap(name => ['--skip', `${name}::`])])
  if (quick.length && !all) return quick
  return [...quick, ...(await run(programs, number, [...not, ...slow.map(name => `${name}::`)]))]
}

async function run(programs, number, filter) {
  const env = { ...process.env, CANDLESTICK_MUTATION: String(number), RUST_BACKTRACE: '0', PROPTEST_MAX_SHRINK_ITERS: '0' }
  const fallen = []
  for (const { program, folder } of programs) {
    const tests = spawn(program, [...filter, ...skipped.flatMap(text => ['--skip', text])], { cwd: folder, env })
    // A fault can make a game endless: that is caught too.
    const clock = patience && setTimeout(() => tests.kill('SIGKILL'), patience)
    let told = ''
    tests.stdout.on('data', data => { told += data })
    tests.stderr.on('data', () => {})
    const code = await new Promise(done => tests.on('close', done))
    clearTimeout(clock)
    const names = [...told.matchAll(/^test (\S+)(?: - should panic)? \.\.\. FAILED$/gm)].map(match => match[1])
    // A file that is not read any more breaks every test and shows nothing.
    if (/Fault \{|the classic theme is sound/.test(told)) throw new Error(`the wrong rule makes the theme unreadable: ${told.match(/.*message.*/)?.[0] ?? ''}`)
    if (code !== 0 && names.length === 0) names.push('(no end or a crash)')
    // As the tests are called in docs/editions.md.
    fallen.push(...names.map(test => test.replace(/^editions::/, '')))
  }
  return fallen.sort((a, b) => weak.includes(a) - weak.includes(b))
}

/** The row of a fault in the table. */
function row({ mutation, fallen, fault }) {
  const caught = fault ?? (fallen.length ? `\`${fallen[0]}\`` : '**not caught**')
  const more = fallen.length > 1 ? ` and ${fallen.length - 1} more` : ''
  return `| ${mutation.edition} | ${mutation.name} | \`${mutation.file}\` | ${caught}${more} |`
}

copyTracked(root, copy, new Set([switchFile, ...mutations.filter(mutation => !inTheme(mutation)).map(pathOf)]))
const gone = putIntoSource()
console.log(`${wanted.length} faults; building the tests once`)
const programs = build()
const began = Date.now()
const untouched = await failing(programs, 0)
if (untouched.length) {
  console.log(`without any fault these fall already: ${untouched.join(', ')}`)
  process.exit(1)
}
// Two run at a time later.
patience = Math.max(300_000, 4 * (Date.now() - began))
/** Puts one fault in and runs the tests. */
async function attempt(mutation) {
  const path = pathOf(mutation)
  if (!inTheme(mutation)) return gone.has(mutation) ? { fault: gone.get(mutation) } : { fallen: await caughtBy(programs, mutations.indexOf(mutation) + 1, mutation) }
  const text = readFileSync(join(root, path), 'utf8')
  const spot = place(text, mutation)
  if (spot.fault) return { fault: `${path}: ${spot.fault}` }
  const wrong = text.slice(0, spot.from) + mutation.replace + text.slice(spot.to)
  try {
    return { fallen: await exchanged(join(copy, path), wrong, () => failing(programs, 0, unconcerned(mutation.file))) }
  } catch (error) {
    return { fault: error.message }
  }
}

const results = new Map()
/** Works off a list. */
async function work(list) {
  for (let mutation = list.shift(); mutation; mutation = list.shift()) {
    const { fault, fallen = [] } = await attempt(mutation)
    const told = fault ?? (fallen.length ? `caught by ${fallen[0]}${fallen.length > 1 ? ` and ${fallen.length - 1} more` : ''}` : 'NOT CAUGHT')
    console.log(`${mutation.edition}: ${mutation.name}: ${told}`)
    results.set(mutation, { mutation, fallen, fault })
  }
}
// Theme files are exchanged one at a time; faults of the source do not disturb each other.
await work(wanted.filter(inTheme))
const ofSource = wanted.filter(mutation => !inTheme(mutation))
await Promise.all(Array.from({ length: 2 }, () => work(ofSource)))
const done = wanted.map(mutation => results.get(mutation))
const bad = done.filter(({ fallen, fault }) => fault || !fallen.length)
console.log(`${done.length - bad.length} of ${done.length} faults caught`)
if (table) {
  const head = readFileSync(new URL('./mutations-head.md', import.meta.url), 'utf8')
  const sum = `${done.length - bad.length} of ${done.length} faults are caught.\n\n`
  writeFileSync(table, `${head}${sum}| edition | wrong rule | file | caught by |\n|---|---|---|---|\n${done.map(row).join('\n')}\n`)
}
process.exit(bad.length ? 1 : 0)
