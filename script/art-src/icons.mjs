// Pictograms and user-interface icons: white shapes on nothing.
// A name with a slash is author/icon of the game-icons set; a plain name is our own SVG file.
import sharp from 'sharp';
import { draw, require, save, svgFile } from './util.mjs';

const game = require('@iconify-json/game-icons/icons.json');
const THEME = 'assets/themes/classic-2016/pictures';

export const SETS = [
  { dir: `${THEME}/weapons`, size: 128, icons: {
    candlestick: 'candlestick', dagger: 'lorc/plain-dagger', 'lead-pipe': 'lead-pipe',
    revolver: 'skoll/revolver', rope: 'rope', wrench: 'lorc/spanner',
  } },
  { dir: `${THEME}/rooms`, size: 128, icons: {
    kitchen: 'delapouite/cooking-pot', ballroom: 'chandelier', conservatory: 'lorc/flower-pot',
    'dining-room': 'delapouite/meal', 'billiard-room': 'delapouite/eight-ball', library: 'delapouite/bookshelf',
    lounge: 'delapouite/sofa', hall: 'delapouite/ionic-column', study: 'lorc/quill-ink',
  } },
  { dir: 'assets/art/icons', size: 96, icons: {
    dice: 'delapouite/rolling-dices', magnifier: 'lorc/magnifying-glass', notebook: 'delapouite/notebook',
    cards: 'lorc/poker-hand', scroll: 'lorc/scroll-unfurled', gear: 'lorc/cog', skip: 'skip',
    envelope: 'envelope', candlestick: 'candlestick', question: 'question', cross: 'cross', check: 'check',
    footsteps: 'lorc/boot-prints', passage: 'passage', door: 'door', flag: 'lorc/flying-flag',
    home: 'delapouite/house', eye: 'eye', speech: 'speech', gavel: 'lorc/gavel', person: 'delapouite/character',
    robot: 'lorc/vintage-robot', play: 'play', pause: 'pause', plus: 'plus', minus: 'minus',
    book: 'lorc/open-book', undo: 'undo', shuffle: 'shuffle', lock: 'lorc/padlock', crown: 'lorc/queen-crown',
  } },
];

/** The shapes of an icon in a 512 square, white. */
export function shapes(source) {
  if (!source.includes('/')) return svgFile(`icons/${source}.svg`).replace('<svg ', '<svg width="512" height="512" ');
  const icon = game.icons[source.split('/')[1]];
  if (!icon) throw new Error(`game-icons has no ${source}`);
  return icon.body.replaceAll('currentColor', '#fff');
}

/**
 * White everywhere, also where nothing is seen, so that no dark seam shows when
 * the picture is scaled; the shape is in the alpha channel, in 32 steps.
 */
async function whitePng(image) {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = Buffer.alloc(info.width * info.height * 2, 255);
  for (let i = 0; i < info.width * info.height; i++) {
    pixels[i * 2 + 1] = Math.round(Math.round((data[i * 4 + 3] / 255) * 31) * (255 / 31));
  }
  return sharp(pixels, { raw: { width: info.width, height: info.height, channels: 2 } })
    .png({ compressionLevel: 9, adaptiveFiltering: false }).toBuffer();
}

export async function icons() {
  for (const set of SETS) {
    for (const [name, source] of Object.entries(set.icons)) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 528 528">${shapes(source)}</svg>`;
      save(`${set.dir}/${name}.png`, await whitePng(draw(svg, set.size)));
    }
  }
}
