// Makes small themes that no edition is like: the starter of `candlestick theme new` as it is, without dice, and as a race
// to the centre with and without dice.
//   starters.mjs PROGRAM FOLDER
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [program, folder] = process.argv.slice(2)

// What is looked for must be there: a starter that was changed says so here.
const swap = (text, from, to) => {
  if (text.search(from) < 0) throw new Error(`the starter has no ${from} any more`)
  return text.replace(from, to)
}
const withoutDice = theme => swap(theme, /^dice = .*$/m, 'fixed_steps = 4')
const race = theme => {
  theme = swap(theme, /^start = .*\n/gm, '')
  theme = swap(theme, 'base = "house-of-guests"', 'base = "race-to-the-centre"')
  theme = swap(theme, 'id = "saloon"', 'id = "saloon"\nanswer = false')
  theme = swap(theme, '[board]', '[board]\ncentre = "saloon"\nstart_room = "saloon"')
  return swap(theme, 'two_side_room_cards', 'two_side_side_cards')
}
const marked = board => swap(board.replace(/[0-9]/g, '.'), '......', '..?...')
const drawn = theme => swap(theme, 'base = "race-to-the-centre"', 'base = "race-to-the-centre"\nfirst_turn = "lot"')

const starters = {
  'starter': [theme => theme, board => board],
  'starter-no-dice': [withoutDice, board => board],
  'starter-race': [race, marked],
  'starter-race-no-dice': [theme => drawn(withoutDice(race(theme))), marked],
}
for (const [name, [theme, board]] of Object.entries(starters)) {
  const at = join(folder, name)
  rmSync(at, { recursive: true, force: true })
  execFileSync(program, ['theme', 'new', at], { stdio: ['ignore', 'ignore', 'inherit'] })
  for (const [file, change] of [['theme.toml', theme], ['board.txt', board]]) {
    writeFileSync(join(at, file), change(readFileSync(join(at, file), 'utf8')))
  }
}
