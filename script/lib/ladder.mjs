// Makes the table of the ladder from the results of script/measure-ladder: cases that a step won against two of the step below.
import { readFileSync } from 'node:fs';

const [folder, games, seed, steps, themes] = process.argv.slice(2);
const ladder = steps.split(' ');
const read = (theme, seats, cases) => JSON.parse(readFileSync(`${folder}/${theme}_${seats}_${cases}_${seed}.json`, 'utf8'));
const percent = (share) => `${(share * 100).toFixed(1)}`;

let [stalled, refused, cases, longest, least] = [0, 0, 0, 0, 1];
const count = (match) => {
  stalled += match.stalled;
  refused += match.refused;
  cases += match.games;
  longest = Math.max(longest, match.turns_max);
  return match;
};

console.log(`| theme | ${ladder.slice(1).join(' | ')} |`);
console.log(`|---|${'---|'.repeat(ladder.length - 1)}`);
const [won, played] = [ladder.map(() => 0), ladder.map(() => 0)];
for (const theme of themes.split(' ')) {
  const cells = ladder.map((step, n) => {
    count(read(theme, `${step},${step},${step}`, Math.floor(games / 10)));
    if (n === 0) return '';
    const { policies: [row] } = count(read(theme, `${step},${ladder[n - 1]},${ladder[n - 1]}`, games));
    won[n] += row.wins;
    played[n] += row.chances;
    least = Math.min(least, row.share);
    return `${percent(row.share)} (${percent(row.low)} to ${percent(row.high)})`;
  });
  console.log(`| ${theme} | ${cells.slice(1).join(' | ')} |`);
}
const shares = ladder.map((_, n) => won[n] / (played[n] || 1)).slice(1);
// Whoever plays as one of the two below: of the cases that either of the two won, so many were this player's.
const beaten = shares.map((share) => (1 - share) / 2 / ((1 - share) / 2 + share));
console.log(`| all | ${shares.map(percent).join(' | ')} |`);
console.log(`| beaten | ${beaten.map(percent).join(' | ')} |`);
console.log(`\n${cases} cases, the longest of ${longest} turns; stalled ${stalled}, refused ${refused}.`);
process.exitCode = stalled || refused || least <= 0.35 ? 1 : 0;
