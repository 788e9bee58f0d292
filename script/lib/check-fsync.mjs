// Plays rooms on a server under strace, and holds each acknowledged deed against the writes and syncs before it:
//   check-fsync.mjs FOLDER-OF-PROGRAMS SECONDS
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const [programs, seconds] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'candlestick-fsync-'))
const calls = join(folder, 'calls')
const [ROOMS, PEOPLE] = [3, 2]
const GUESTS = ROOMS * (PEOPLE - 1)
/** Deeds of a room that leave no line in the log: commitments and shares of each of its people, and the start. */
const PASSING = ROOMS * (2 * PEOPLE + 1)

/** Runs a program to its end; what it printed. */
const run = (program, ...line) => new Promise((done, failed) => {
  const child = spawn(program, line, { stdio: ['ignore', 'pipe', 'inherit'] })
  let told = ''
  child.stdout.on('data', text => { told += text })
  child.once('exit', code => (code === 0 ? done(told) : failed(new Error(`${program} ended with ${code}`))))
})

/** The server, its writes and syncs told into a file; answers its address and how it is ended. */
const serve = () => new Promise((ready, failed) => {
  // Files by name (-y), and as much of each buffer as the longest frame has.
  const strace = ['-f', '-y', '-s', '40000', '-o', calls, '-e', 'trace=fsync,fdatasync,write,writev,pwrite64,sendto,sendmsg']
  const flags = ['--port', '0', '--data', folder, '--log', 'error', '--frames', '100']
  const child = spawn('strace', [...strace, join(programs, 'serve'), ...flags], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise(done => child.once('exit', done))
  child.once('exit', code => failed(new Error(`the server ended at once (${code})`)))
  child.stdout.on('data', text => {
    const address = /http:\/\/([^/\s]+)/.exec(text)?.[1]
    // strace itself blocks signals; its first line names the server's process.
    const stop = () => { process.kill(Number(/^\d+/.exec(readFileSync(calls, 'latin1'))[0]), 'SIGTERM'); return ended }
    if (address) ready({ address, stop })
  })
})

/** The calls in the order in which they began: name, what they were given, and at which line they began and came back. */
function read() {
  const [all, open] = [[], new Map()]
  readFileSync(calls, 'latin1').split('\n').forEach((line, at) => {
    const [, thread, text] = /^(\d+) +(.*)$/.exec(line) ?? []
    if (text?.startsWith('<... ')) {
      const call = open.get(thread)
      if (call) Object.assign(call, { back: at, failed: /= -1 /.test(text) })
      open.delete(thread)
      return
    }
    const [, name, given] = /^(\w+)\((.*)$/.exec(text ?? '') ?? []
    if (!name) return
    const unfinished = given.endsWith('<unfinished ...>')
    const call = { name, given, began: at, back: unfinished ? Infinity : at, failed: / = -1 E\w+ /.test(given) }
    all.push(call)
    if (unfinished) open.set(thread, call)
  })
  return all
}

/** Each nonce with the first call that holds it; `of` finds a call's nonces. */
function first(list, of) {
  const found = new Map()
  for (const call of list) for (const nonce of of(call.given)) if (!found.has(nonce)) found.set(nonce, call)
  return found
}

/** The socket of a call, by what it was given. */
const socketOf = given => /^\d+(<[^>]*>+)/.exec(given)?.[1]

const server = await serve()
console.log((await run(join(programs, 'load'), '--server', server.address, '--rooms', ROOMS, '--people', PEOPLE, '--pause', '30', '--seconds', seconds)).trim())
await server.stop()

const all = read()
const isLog = call => /^\d+<[^>]*rooms\.db-wal>/.test(call.given)
const syncs = all.filter(call => /sync$/.test(call.name) && isLog(call) && !call.failed)
const answers = first(all.filter(call => /<(socket|TCP)/.test(call.given.slice(0, 60))), given => [...given.matchAll(/\{\\"done\\":\{\\"nonce\\":\\"([a-z2-7]+)\\"/g)].map(found => found[1]))
const writes = all.filter(call => call.name === 'pwrite64' && isLog(call))
const written = first(writes, given => (given.match(/[a-z2-7]{16,}/g) ?? []).flatMap(text => [...answers.keys()].filter(nonce => text.includes(nonce))))

// Sitting down stands in the log under the room's own name for it, as whoever sits down has no nonces yet (`append` in
// crates/online): a guest's first deed, and as many such lines as were acknowledged have to be on the disk.
const arranging = writes.flatMap(({ given }) => [...given.matchAll(/([a-z2-7]{16,})\{\\"v\\":\d+,\\"at\\":\d+,\\"done\\":\{\\"arranged\\"/g)])
const hosts = new Set(arranging.flatMap(([, text]) => [...answers].filter(([nonce]) => text.endsWith(nonce)).map(([, call]) => socketOf(call.given))))
const sits = new Map()
for (const [nonce, { given }] of answers) {
  const socket = socketOf(given)
  if (!hosts.has(socket) && ![...sits.values()].includes(socket)) sits.set(nonce, socket)
}
const sat = [...first(writes, given => [...given.matchAll(/\{\\"sat\\":[^}]*\\"token\\":\\"(\w+)\\"/g)].map(found => found[1])).values()]

const isKept = (write, answer) => syncs.some(sync => sync.began > write.back && sync.back < answer.began)
let [relied, passing, seated, early] = [0, 0, 0, []]
for (const [nonce, answer] of answers) {
  const write = written.get(nonce)
  if (sits.has(nonce)) {
    seated += 1
    if (sat.filter(line => isKept(line, answer)).length < seated) early.push(nonce)
  } else if (!write) passing += 1
  else if (isKept(write, answer)) relied += 1
  else early.push(nonce)
}
console.log(`${all.length} calls: ${writes.length} writes and ${syncs.length} syncs of the log; ${answers.size} deeds acknowledged, ` +
  `${relied} and ${seated} who sat down after a sync of their line had come back, ${early.length} before, ${passing} of kinds that have no line`)
rmSync(folder, { recursive: true, force: true })
const proven = relied >= 20 && seated === GUESTS && early.length === 0 && passing <= PASSING
console.log(proven ? 'ok: nobody was told of what the disk had not' : 'WRONG: see above')
process.exit(proven ? 0 : 1)
