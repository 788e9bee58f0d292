// Turns the results of script/measure-editions into docs/simulations.md.
import { existsSync, readFileSync } from 'node:fs'

const [folder, policy, games, seed, ...themes] = process.argv.slice(2)
const percent = share => (share * 100).toFixed(1)
const row = cells => `| ${cells.join(' | ')} |`
// What a seat wins beyond its fair share, with the half width of its 95 % interval.
const advantage = seat => {
  const [over, error] = [seat.share - 1 / seats.length, (seat.high - seat.low) / 2]
  return `${over >= 0 ? '+' : ''}${percent(over)} ± ${percent(error)}`
}
let seats = []

const lines = [
  '# Simulated cases', '',
  `Whole cases of bots at every table: ${games} deals and seats each, policy \`${policy}\`, first seed ${seed}, made by`,
  '', `    script/measure-editions --games ${games} --policy ${policy} --seed ${seed}`, '',
  'A case stalls when it is open after 1000 turns. The advantage of the first and the last seat is what it wins beyond its',
  'fair share, in per cent of the cases, with the half width of its 95 % interval (Wilson). Every other seat lies in the',
  'JSON that the command leaves behind.', '',
  row(['theme', 'players', 'cases', 'turns, mean', 'turns, most', 'stalled', 'refused actions', 'nobody won', 'wrong accusations', 'seat 1', 'last seat']),
  row(Array(11).fill('---')),
]
const faults = []
for (const theme of themes) {
  for (let players = 2; players <= 10; players += 1) {
    const file = `${folder}/${theme}-${players}-${policy}-${games}-${seed}.json`
    if (!existsSync(file)) continue
    const report = JSON.parse(readFileSync(file, 'utf8'))
    seats = report.seats
    const wrong = report.policies.reduce((sum, policy) => sum + policy.wrong_accusations, 0)
    lines.push(row([
      theme, players, report.games, report.turns_mean.toFixed(1), report.turns_max, report.stalled, report.refused,
      report.nobody_won, wrong, advantage(seats[0]), advantage(seats[seats.length - 1]),
    ]))
    if (report.stalled || report.refused) faults.push(`No: ${theme} with ${players}: ${report.stalled} stalled, ${report.refused} refused`)
  }
}
console.log([...lines, '', ...(faults.length ? faults : ['No panic, no refused action, no stall.'])].join('\n'))
