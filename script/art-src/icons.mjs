// Pictograms and user-interface icons: white shapes on nothing.
// A name with a slash is author/icon of the game-icons set; a plain name is our own SVG file.
import sharp from 'sharp';
import { draw, require, save, svgFile } from './util.mjs';

const game = require('@iconify-json/game-icons/icons.json');

// Pictograms of each theme. Those that several themes use are the same file in each, so that a theme's folder is whole.
const THEMES = {
  'classic-2016': {
    weapons: {
      candlestick: 'candlestick', dagger: 'lorc/plain-dagger', 'lead-pipe': 'lead-pipe',
      revolver: 'skoll/revolver', rope: 'rope', wrench: 'lorc/spanner',
    },
    rooms: {
      kitchen: 'delapouite/cooking-pot', ballroom: 'chandelier', conservatory: 'lorc/flower-pot',
      'dining-room': 'delapouite/meal', 'billiard-room': 'delapouite/eight-ball', library: 'delapouite/bookshelf',
      lounge: 'delapouite/sofa', hall: 'delapouite/ionic-column', study: 'lorc/quill-ink',
    },
  },
  'classic-2011': {
    weapons: {
      wrench: 'lorc/spanner', candlestick: 'candlestick', dagger: 'lorc/plain-dagger', pistol: 'john-colburn/pistol-gun',
      'lead-pipe': 'lead-pipe', rope: 'rope',
    },
    rooms: {
      bathroom: 'delapouite/bathtub', study: 'lorc/quill-ink', 'dining-room': 'delapouite/meal', 'game-room': 'delapouite/eight-ball',
      garage: 'delapouite/home-garage', bedroom: 'delapouite/bed', 'living-room': 'delapouite/sofa',
      kitchen: 'delapouite/cooking-pot', courtyard: 'delapouite/water-fountain', centre: 'lorc/gavel',
    },
  },
  'doctor-who': {
    weapons: {
      lipstick: 'delapouite/lipstick', 'cyberman-gun': 'lorc/ray-gun', 'vortex-manipulator': 'delapouite/watch',
      'strax-gun': 'lorc/blunderbuss', 'sonic-screwdriver': 'light-wand', 'the-moment': 'riddle-box',
    },
    rooms: {
      'victorian-london': 'caro-asercion/clock-tower', 'the-moon': 'lorc/moon', gallifrey: 'lorc/ringed-planet', skaro: 'lorc/radioactive',
      trenzalore: 'delapouite/graveyard', 'demons-run': 'delapouite/asteroid', 'the-library': 'delapouite/bookshelf',
      'starship-uk': 'delapouite/whale-tail', 'platform-one': 'lorc/sun', tardis: 'lorc/time-trap',
    },
  },
  'big-bang-theory': {
    weapons: {
      comic: 'willdabeast/white-book', shelbot: 'lorc/vintage-robot', 'equation-board': 'blackboard', 'hard-drive': 'hard-drive',
      cushion: 'delapouite/pillow', toothbrush: 'toothbrush',
    },
    rooms: {
      'laundry-room': 'delapouite/washing-machine', bathroom: 'delapouite/bathtub', 'living-room-penny': 'caro-asercion/armchair',
      'bedroom-leonard': 'delapouite/bed', kitchen: 'delapouite/cooking-pot', 'bedroom-sheldon': 'delapouite/bed-lamp',
      'living-room': 'delapouite/sofa', stairwell: 'delapouite/3d-stairs', roof: 'delapouite/telescope', centre: 'skoll/atom',
    },
  },
  'master-detective': {
    weapons: {
      candlestick: 'candlestick', knife: 'skoll/bowie-knife', 'lead-pipe': 'lead-pipe', revolver: 'skoll/revolver', rope: 'rope',
      wrench: 'lorc/spanner', horseshoe: 'delapouite/horseshoe', poison: 'lorc/poison-bottle',
    },
    rooms: {
      'carriage-house': 'lorc/horse-head', conservatory: 'lorc/flower-pot', courtyard: 'delapouite/park-bench',
      'dining-room': 'delapouite/meal', 'drawing-room': 'caro-asercion/grand-piano', fountain: 'delapouite/water-fountain', gazebo: 'gazebo',
      'billiard-room': 'delapouite/eight-ball', kitchen: 'delapouite/cooking-pot', library: 'delapouite/bookshelf',
      studio: 'delapouite/palette', 'trophy-room': 'caro-asercion/deer-head', 'cloak-room': 'delapouite/hanger',
    },
  },
  glasshouse: {
    weapons: {
      candlestick: 'candlestick', shears: 'delapouite/gardening-shears', 'watering-can': 'delapouite/watering-can',
      'garden-fork': 'delapouite/pitchfork', mallet: 'delapouite/toy-mallet', vinegar: 'caro-asercion/mason-jar',
    },
    rooms: {
      'palm-house': 'delapouite/palm-tree', 'fern-grotto': 'delapouite/fern', 'desert-room': 'delapouite/cactus', 'lily-court': 'delapouite/lily-pads',
      'butterfly-house': 'butterfly', 'tea-room': 'lorc/teapot', 'potting-shed': 'delapouite/wheelbarrow', herbarium: 'delapouite/oak-leaf',
      orangery: 'delapouite/orange',
    },
  },
  'forty-fathoms': {
    weapons: { fork: 'cake-fork', 'soup-spoon': 'lorc/spoon', straw: 'drinking-straw', hands: 'sbed/hand' },
    rooms: {
      bridge: 'delapouite/ship-wheel', galley: 'delapouite/cooking-pot', bunks: 'delapouite/bunk-beds', engine: 'lorc/gears', lookout: 'porthole',
    },
  },
};

const ofTheme = ([theme, kinds]) => Object.entries(kinds)
  .map(([kind, icons]) => ({ theme, dir: `assets/themes/${theme}/pictures/${kind}`, size: 128, icons }));

export const SETS = [
  ...Object.entries(THEMES).flatMap(ofTheme),
  { dir: 'assets/art/icons', size: 96, icons: {
    dice: 'delapouite/rolling-dices', magnifier: 'lorc/magnifying-glass', notebook: 'delapouite/notebook',
    cards: 'lorc/poker-hand', scroll: 'lorc/scroll-unfurled', gear: 'lorc/cog', skip: 'skip',
    envelope: 'envelope', candlestick: 'candlestick', question: 'question', cross: 'cross', check: 'check',
    footsteps: 'lorc/boot-prints', passage: 'passage', door: 'door', flag: 'lorc/flying-flag',
    home: 'delapouite/house', eye: 'eye', speech: 'speech', gavel: 'lorc/gavel', person: 'delapouite/character',
    robot: 'lorc/vintage-robot', play: 'play', pause: 'pause', plus: 'plus', minus: 'minus',
    book: 'lorc/open-book', undo: 'undo', shuffle: 'shuffle', lock: 'lorc/padlock', crown: 'lorc/queen-crown', mask: 'mask', 'mask-plain': 'mask-plain',
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

export async function icons(themes) {
  for (const set of SETS) {
    if (themes && !themes.includes(set.theme)) continue;
    for (const [name, source] of Object.entries(set.icons)) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 528 528">${shapes(source)}</svg>`;
      save(`${set.dir}/${name}.png`, await whitePng(draw(svg, set.size)));
    }
  }
}
