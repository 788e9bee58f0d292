// Puts faults into a copy of the sources, a round of them at a time, and tells which of them a crate's tests find.
//
// A fault is an honest mistake: its name, its file, a text that stands in it once, and what stands there instead.
import { spawn } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyTracked } from './tracked.mjs'

/** How each program that runs is ended with all that it started: it is in a group of its own, which no terminal ends. */
const running = new Set()
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    running.forEach(end => end())
    process.exit(130)
  })
}

/** Those that have their one place in their file; the others are told. */
function placed(folder, faults) {
  return faults.filter(([name, path, right]) => {
    const places = readFileSync(join(folder, path), 'utf8').split(right).length - 1
    if (places !== 1) console.log(`MISSING ${name}: ${path} has ${places} places with ${JSON.stringify(right)}`)
    return places === 1
  })
}

/** Runs a program with all that it starts, so many milliseconds at most: what it says, and whether it ended well. */
function run(program, line, options, limit) {
  const child = spawn(program, line, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const end = () => { try { process.kill(-child.pid, 'SIGKILL') } catch { /* All of it has ended by itself. */ } }
  running.add(end)
  const timer = setTimeout(end, limit)
  const said = ['', '']
  child.stdout.on('data', text => { said[0] += text })
  child.stderr.on('data', text => { said[1] += text })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', () => {
      clearTimeout(timer)
      running.delete(end)
      // Whatever a failing test has left running would hold its output open.
      end()
    })
    child.on('close', code => resolve({ ok: code === 0, out: said[0], err: said[1] }))
  })
}

/** Builds the integration tests of a crate in the copy; their program, under a name of its own. */
async function build(copy, crate, number) {
  const env = { ...process.env, CARGO_TARGET_DIR: join(copy, 'target') }
  const line = ['test', '--locked', '-p', `candlestick-${crate}`, '--test', 'it', '--no-run', '--message-format', 'json']
  const built = await run('cargo', line, { cwd: copy, env }, 3_600_000)
  const messages = built.out.split('\n').filter(line => line.startsWith('{')).map(line => JSON.parse(line))
  if (!built.ok) {
    const faults = messages.map(message => message.message?.rendered).filter(Boolean).join('\n')
    throw new Error(`it cannot be built:\n${(faults || built.err).slice(-4_000)}`)
  }
  const program = messages.findLast(message => message.executable && message.target.name === 'it').executable
  const own = join(copy, 'target', `it-${number % 2}`)
  copyFileSync(program, own)
  return own
}

/** Builds with faults put in, which are taken out again whatever comes of it. */
async function buildWith(copy, faults, crate, number) {
  const whole = new Map(faults.map(([, path]) => [path, readFileSync(join(copy, path), 'utf8')]))
  try {
    for (const [, path, right, wrong] of faults) {
      writeFileSync(join(copy, path), readFileSync(join(copy, path), 'utf8').replace(right, () => wrong))
    }
    return await build(copy, crate, number)
  } finally {
    for (const [path, text] of whole) writeFileSync(join(copy, path), text)
  }
}

/**
 * Looks for every fault; answers whether each was found, or with `onlyPlaces` whether each has its place. Those of a round are in
 * together, and the next round is built while one is looked for. `plain(test)` answers a word on a program without any, or throws;
 * `look(test, round)` answers what found each fault of a round, in their order, and null for what nothing found. Each is given
 * `test(line, env, limit)`, which runs the tests of `crate`.
 */
export async function looksForAll({ crate, name, rounds, onlyPlaces, plain, look }) {
  const [root, count] = [process.cwd(), rounds.flat().length]
  if (onlyPlaces) {
    const there = placed(root, rounds.flat()).length
    console.log(`${there} of ${count} faults have their places`)
    return there === count
  }
  const copy = join(process.env.CARGO_TARGET_DIR ?? join(root, 'target'), name)
  copyTracked(root, copy)
  const cwd = join(copy, 'crates', crate)
  const tests = program => (line, env, limit) =>
    run(program, line, { cwd, env: { ...process.env, CARGO_MANIFEST_DIR: cwd, RUST_BACKTRACE: '0', ...env } }, limit)
  console.log(await plain(tests(await build(copy, crate, 0))))
  let found = 0
  const looks = async (program, faults) => {
    const said = await look(tests(program), faults)
    for (const [number, [fault]] of faults.entries()) {
      if (said[number] !== null) found += 1
      console.log(said[number] === null ? `NOT FOUND ${fault}` : `found: ${fault} (${said[number]})`)
    }
  }
  let before = Promise.resolve()
  for (const [number, round] of rounds.entries()) {
    const faults = placed(copy, round)
    const program = await buildWith(copy, faults, crate, number)
    await before
    before = looks(program, faults)
  }
  await before
  console.log(`${found} of ${count} faults found`)
  return found === count
}
