// Turns the results of script/measure-editions into docs/simulations.md.
//   simulations.mjs FOLDER GAMES SEED COMMIT
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const [folder, games, seed, commit] = process.argv.slice(2)
const levels = ['novice', 'detective', 'master']
const percent = share => (share * 100).toFixed(1)
const row = cells => `| ${cells.join(' | ')} |`
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row), '']
const sum = (list, number) => list.reduce((total, each) => total + number(each), 0)
const most = (list, number) => list.reduce((top, each) => number(each) > number(top) ? each : top)
const mean = runs => (sum(runs, run => run.turns_mean * run.games) / sum(runs, run => run.games)).toFixed(1)
const wrong = runs => sum(runs, run => sum(run.policies, policy => policy.wrong_accusations))
const at = run => `${run.name} with ${run.players}`
// What a seat wins beyond its fair share, with the half width of its 95 % interval.
const advantage = (seat, seats) => {
  const [over, error] = [seat.share - 1 / seats.length, (seat.high - seat.low) / 2]
  return `${over >= 0 ? '+' : ''}${percent(over)} ± ${percent(error)}`
}

const runs = readdirSync(folder).filter(file => file.endsWith(`_${games}_${seed}.json`)).map(file => {
  const [name, players, policy] = file.split('_')
  return { ...JSON.parse(readFileSync(join(folder, file), 'utf8')), name, players: Number(players), policy }
})
const order = ['classic-2016', 'classic-2011', 'doctor-who', 'big-bang-theory', 'master-detective', 'glasshouse', 'forty-fathoms']
const place = run => (order.includes(run.name) ? order.indexOf(run.name) : order.length) * 100 + run.players
runs.sort((a, b) => place(a) - place(b) || a.name.localeCompare(b.name) || a.players - b.players)
const grouped = key => {
  const groups = new Map()
  for (const run of runs) groups.set(key(run), [...groups.get(key(run)) ?? [], run])
  return [...groups.values()]
}
const level = policy => policy.split('@')[0]

const byPolicy = grouped(run => run.policy)
byPolicy.sort((a, b) => levels.indexOf(level(a[0].policy)) - levels.indexOf(level(b[0].policy)) || a[0].policy.localeCompare(b[0].policy))
const policies = byPolicy.map(own => {
  const longest = most(own, run => run.turns_max)
  return [own[0].policy, own.length, sum(own, run => run.games), sum(own, run => run.stalled), sum(own, run => run.refused),
    sum(own, run => run.nobody_won), wrong(own), mean(own), `${longest.turns_max} (${at(longest)})`]
})
const tables = grouped(at).map(all => {
  const of = wanted => all.filter(run => level(run.policy) === wanted)
  const turns = levels.map(of).map(own => own.length ? `${mean(own)}, ${most(own, run => run.turns_max).turns_max}` : '–')
  const seats = all.find(run => run.policy === 'detective')?.seats ?? []
  const ends = seats.length ? [seats[0], seats[seats.length - 1]].map(seat => advantage(seat, seats)) : ['–', '–']
  return [all[0].name, all[0].players, sum(all, run => run.games), sum(all, run => run.stalled), ...turns, ...ends]
})
const faults = runs.filter(run => run.stalled || run.refused)
  .map(run => `No: ${at(run)}, ${run.policy}: ${run.stalled} stalled, ${run.refused} refused`)

console.log([
  '# Simulated cases', '',
  'Whole cases of bots at every table, every level with every persona among its like, every case a deal of its own, made by',
  '', `    script/measure-editions --games ${games} --seed ${seed}`, '',
  `At each table ${games} cases of each policy; twenty times as many of \`detective\`, whose seats are compared; a fifth of them`,
  '(two at least) of masters with more than two players. The starters are the theme of `candlestick theme new` as it is,',
  'without dice (`fixed_steps = 4`), and as a race to the centre with and without dice. A case stalls when it is open after',
  '1000 turns; "nobody won" are the cases in which all accused wrongly or the deck ended the case. "Wrong accusations" counts,',
  'in all cases of the row together, accusations that did not name the three cards of the case file; who makes one can no',
  "longer win. At every table sit the theme's first suspects; two players lay their room cards anywhere, not in the corner",
  `rooms (\`candlestick simulate --suspects … --corner-rooms\` plays others). All rows were played by commit ${commit}.`, '',
  ...table(['policy', 'tables', 'cases', 'stalled', 'refused actions', 'nobody won', 'wrong accusations', 'turns, mean', 'turns, most'], policies),
  'The tables, with mean and most turns of each level (all its personas). The advantage of the first and the last seat is what',
  'it wins beyond its fair share among plain detectives, in per cent of the cases, with the half width of its 95 % interval',
  '(Wilson). Every seat of every policy lies in the JSON that the command leaves behind.', '',
  ...table(['theme', 'players', 'cases', 'stalled', 'novices, turns', 'detectives, turns', 'masters, turns', 'seat 1', 'last seat'], tables),
  ...(faults.length ? faults : ['No panic, no refused action, no stall.']),
].join('\n'))
