// Regenerates the committed picture and font files. See script/art --help.
import { parseArgs } from 'node:util';
import { setOut, written } from './util.mjs';

const STEPS = {
  fonts: async () => (await import('./fonts.mjs')).fonts(),
  icons: async () => (await import('./icons.mjs')).icons(themes),
  portraits: async () => (await import('./portraits.mjs')).portraits(themes),
  title: async () => (await import('./pictures.mjs')).title(),
  textures: async () => (await import('./textures.mjs')).textures(),
  emblems: async () => (await import('./pictures.mjs')).emblems(),
};

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, theme: { type: 'string', multiple: true }, out: { type: 'string' } },
});
// Only these themes' pictures; without it all themes' and the game's own.
const themes = values.theme;
if (values.out) setOut(values.out);
const wanted = values.only ?? (themes ? ['icons', 'portraits'] : Object.keys(STEPS));
for (const name of wanted) {
  if (!STEPS[name]) {
    console.error(`art: no step "${name}"; steps: ${Object.keys(STEPS).join(', ')}`);
    process.exit(2);
  }
  console.log(`${name}:`);
  const before = written.length;
  await STEPS[name]();
  for (const [path, size] of written.slice(before)) console.log(`  ${path}  ${size}`);
}
console.log(`${written.length} files, ${written.reduce((sum, [, size]) => sum + size, 0)} bytes`);
