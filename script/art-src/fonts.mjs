// Fonts: full static TTF files from npm, cut down to the Latin letters the game
// needs and renamed (their licence reserves the original names for the originals);
// and the letters of the game's name alone, for the loading screen.
import subsetFont from 'subset-font';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evenFigures, unkernFigures, withOwnFigures } from './figures.mjs';
import { assemble, codePoints, tables } from './sfnt.mjs';
import { pkg, save } from './util.mjs';

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const LATIN = [
  ...range(0x20, 0x7e), ...range(0xa0, 0x17f), 0x218, 0x219, 0x21a, 0x21b, 0x1e9e,
  0x2c6, 0x2c7, 0x2d8, 0x2d9, 0x2da, 0x2db, 0x2dc, 0x2dd,
  ...range(0x2010, 0x2015), 0x2018, 0x2019, 0x201a, 0x201c, 0x201d, 0x201e,
  0x2020, 0x2021, 0x2022, 0x2026, 0x2030, 0x2032, 0x2033, 0x2039, 0x203a, 0x2044,
  0x20ac, 0x2116, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x221e, 0x2248, 0x2260, 0x2264, 0x2265,
];
const SYMBOLS = [0x20, ...range(0x2190, 0x2193), 0x2196, 0x2197, 0x2198, 0x2199, 0x2194, 0x2195,
  0x2713, 0x2717, 0x25a0, 0x25a1, 0x25b2, 0x25b6, 0x25bc, 0x25c0, 0x25cf, 0x25cb, 0x2605, 0x2606, 0x2660, 0x2663, 0x2665, 0x2666,
  0x2212, 0x221e, 0x2248, 0x2260, 0x2264, 0x2265, 0x2610, 0x2611, 0x25c6, 0x25ca, 0x2764, 0x266a];

/** Characters of a two-byte set as it is sent on the net, in rows of 94. */
const rows = (encoding, first, last) => {
  const decoder = new TextDecoder(encoding);
  const bytes = range(first, last).flatMap((row) => range(0xa1, 0xfe).map((column) => [0xa0 + row, column]));
  return bytes.map((pair) => decoder.decode(Uint8Array.from(pair)).codePointAt(0)).filter((point) => point !== 0xfffd);
};
// Those in daily use: level 1 of JIS X 0208, and the syllables of KS X 1001.
const KANJI = rows('euc-jp', 16, 47);
const HANGUL = [...range(0x3130, 0x318f), ...rows('euc-kr', 16, 40)];
const SANS = { pkg: '@expo-google-fonts/source-sans-3', file: '500Medium/SourceSans3_500Medium.ttf', style: 'Regular', noHinting: true };
const NOTO_JP = { pkg: '@expo-google-fonts/noto-sans-jp', file: '500Medium/NotoSansJP_500Medium.ttf', style: 'Regular', noHinting: true };
const NOTO_KR = { pkg: '@expo-google-fonts/noto-sans-kr', file: '500Medium/NotoSansKR_500Medium.ttf', style: 'Regular', noHinting: true };

// Half of the display face is instructions for coarse screens; as large as it is written they change nothing.
// Faces that write whole texts have figures of one width: their own where they bring such, else made so, in units of 2000 to
// the size; the zero, as round as the letter, is too wide for that.
const EVEN = { width: 1170, zero: 960 };
const FONTS = [
  { out: 'display', pkg: '@expo-google-fonts/limelight', file: '400Regular/Limelight_400Regular.ttf', name: 'Candlestick Display', style: 'Regular', chars: LATIN, noHinting: true },
  { out: 'body', pkg: '@expo-google-fonts/cabin', file: '500Medium/Cabin_500Medium.ttf', name: 'Candlestick Body', style: 'Regular', chars: LATIN, figures: EVEN },
  { out: 'body-bold', pkg: '@expo-google-fonts/cabin', file: '700Bold/Cabin_700Bold.ttf', name: 'Candlestick Body', style: 'Bold', chars: LATIN, figures: EVEN },
  { out: 'symbols', pkg: '@expo-google-fonts/source-sans-3', file: '500Medium/SourceSans3_500Medium.ttf', name: 'Candlestick Symbols', style: 'Regular', chars: SYMBOLS },
  // Faces that a theme can choose for its names, fetched when it is picked (crates/themes/src/name_face.rs).
  { out: 'names/audiowide', pkg: '@expo-google-fonts/audiowide', file: '400Regular/Audiowide_400Regular.ttf', name: 'Candlestick Names A', style: 'Regular', chars: LATIN, noHinting: true },
  { out: 'names/marcellus', pkg: '@expo-google-fonts/marcellus-sc', file: '400Regular/MarcellusSC_400Regular.ttf', name: 'Candlestick Names M', style: 'Regular', chars: LATIN, noHinting: true },
  { out: 'names/righteous', pkg: '@expo-google-fonts/righteous', file: '400Regular/Righteous_400Regular.ttf', name: 'Candlestick Names R', style: 'Regular', chars: LATIN, noHinting: true },
  // Letters for whoever takes one for another, fetched when they are wanted (src/screens/faces.rs).
  { out: 'plain/text', pkg: '@expo-google-fonts/atkinson-hyperlegible-next', file: '500Medium/AtkinsonHyperlegibleNext_500Medium.ttf', name: 'Candlestick Plain', style: 'Regular', chars: LATIN, figures: 'own', noHinting: true },
  { out: 'plain/bold', pkg: '@expo-google-fonts/atkinson-hyperlegible-next', file: '700Bold/AtkinsonHyperlegibleNext_700Bold.ttf', name: 'Candlestick Plain', style: 'Bold', chars: LATIN, figures: 'own', noHinting: true },
  // Other scripts, fetched when one of their letters is first written (src/screens/scripts.rs).
  { ...SANS, out: 'scripts/latin', name: 'Candlestick Latin', chars: [...range(0x180, 0x24f), ...range(0x300, 0x36f), ...range(0x1e00, 0x1eff)] },
  { ...SANS, out: 'scripts/greek', name: 'Candlestick Greek', chars: [...range(0x370, 0x3ff), ...range(0x1f00, 0x1fff)] },
  { ...SANS, out: 'scripts/cyrillic', name: 'Candlestick Cyrillic', chars: range(0x400, 0x52f) },
  { ...NOTO_JP, out: 'scripts/kana', name: 'Candlestick Kana', chars: [...range(0x3000, 0x30ff), ...range(0xff00, 0xffef)] },
  { ...NOTO_JP, out: 'scripts/kanji', name: 'Candlestick Kanji', chars: KANJI },
  { ...NOTO_KR, out: 'scripts/hangul', name: 'Candlestick Hangul', chars: HANGUL },
];
// What the loading screen writes before any file is there (web/index.html).
const NAME = 'Candlestick';
const LICENCES = [
  ['OFL-display-Limelight.txt', '@expo-google-fonts/limelight'],
  ['OFL-body-Cabin.txt', '@expo-google-fonts/cabin'],
  ['OFL-symbols-Source-Sans-3.txt', '@expo-google-fonts/source-sans-3'],
  ['names/OFL-Audiowide.txt', '@expo-google-fonts/audiowide'],
  ['names/OFL-Marcellus-SC.txt', '@expo-google-fonts/marcellus-sc'],
  ['names/OFL-Righteous.txt', '@expo-google-fonts/righteous'],
  ['scripts/OFL-Source-Sans-3.txt', '@expo-google-fonts/source-sans-3'],
  ['scripts/OFL-Noto-Sans-JP.txt', '@expo-google-fonts/noto-sans-jp'],
  ['scripts/OFL-Noto-Sans-KR.txt', '@expo-google-fonts/noto-sans-kr'],
  ['plain/OFL-Atkinson-Hyperlegible-Next.txt', '@expo-google-fonts/atkinson-hyperlegible-next'],
];

/** Reads the Windows English strings of a name table. */
function readNames(data) {
  const names = new Map();
  const strings = data.readUInt16BE(4);
  for (let i = 0; i < data.readUInt16BE(2); i++) {
    const at = 6 + i * 12;
    if (data.readUInt16BE(at) !== 3) continue;
    const start = strings + data.readUInt16BE(at + 10);
    const raw = Buffer.from(data.subarray(start, start + data.readUInt16BE(at + 8)));
    names.set(data.readUInt16BE(at + 6), raw.swap16().toString('utf16le'));
  }
  return names;
}

function nameTable(entries) {
  const records = Buffer.alloc(6 + entries.length * 12);
  records.writeUInt16BE(entries.length, 2);
  records.writeUInt16BE(records.length, 4);
  const strings = [];
  let at = 0;
  entries.forEach(([id, text], i) => {
    const raw = Buffer.from(text, 'utf16le').swap16();
    [3, 1, 0x409, id, raw.length, at].forEach((v, k) => records.writeUInt16BE(v, 6 + i * 12 + k * 2));
    strings.push(raw);
    at += raw.length;
  });
  return Buffer.concat([records, ...strings]);
}

/** The letters of the game's name within the page itself: nothing is fetched for them. */
async function nameLetters({ pkg: from, file, name }) {
  const original = readFileSync(join(pkg(from), file));
  const cut = await subsetFont(original, NAME, { targetFormat: 'woff2', noLayoutClosure: true, noHinting: true, preserveNameIds: [] });
  const letters = [...new Set(NAME)].sort().map((letter) => `U+${letter.codePointAt(0).toString(16)}`).join(', ');
  save('web/letters.css', `/* The letters of the game's name, cut out of assets/fonts/display.ttf's original by script/art. */
@font-face { font-family: "${name}"; unicode-range: ${letters}; src: url("data:font/woff2;base64,${cut.toString('base64')}"); }
`);
}

export async function fonts() {
  for (const f of FONTS) {
    const original = readFileSync(join(pkg(f.pkg), f.file));
    const whole = f.figures === 'own' ? withOwnFigures(original) : original;
    const cut = await subsetFont(whole, String.fromCodePoint(...f.chars), {
      targetFormat: 'sfnt', noLayoutClosure: true, noHinting: f.noHinting, preserveNameIds: [0, 1, 2, 3, 4, 5, 6],
    });
    const found = tables(Buffer.from(cut));
    const old = readNames(tables(original).get('name'));
    const family = old.get(16) ?? old.get(1);
    found.set('name', nameTable([
      [0, old.get(0)], [1, f.name], [2, f.style], [3, `${f.name} ${f.style}`],
      [4, f.style === 'Regular' ? f.name : `${f.name} ${f.style}`], [5, old.get(5)],
      [6, `${f.name} ${f.style}`.replace(/ (?=[^ ]*$)/, '-').replace(/ /g, '')],
      [10, `${f.chars === LATIN || f.chars === SYMBOLS ? 'A Latin subset' : 'A subset'} of the family ${family}, ${f.figures ? 'with figures of one width, ' : ''}renamed as its licence asks.`],
      [13, 'This Font Software is licensed under the SIL Open Font License, Version 1.1.'],
      [14, 'https://openfontlicense.org'],
    ]));
    found.delete('DSIG');
    if (f.figures === EVEN) evenFigures(found, EVEN);
    if (f.figures) unkernFigures(found);
    const font = assemble(found);
    const has = codePoints(font);
    const missing = [...'✓✗→←↑↓…×'].filter((c) => !has.has(c.codePointAt(0))).join(' ');
    console.log(`  ${f.out}.ttf: ${family}, ${has.size} characters; missing of ✓✗→←↑↓…×: ${missing || 'none'}`);
    save(`assets/fonts/${f.out}.ttf`, font);
  }
  await nameLetters(FONTS[0]);
  for (const [name, from] of LICENCES) {
    save(`assets/fonts/${name}`, readFileSync(join(pkg(from), 'LICENSE_FONT')));
  }
}
