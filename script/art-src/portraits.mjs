// The six suspects: heads drawn by DiceBear "Lorelei" (design by Lisa Wischofsky, CC0),
// with our own clothes, moustache and trinkets around them (svg/suspects).
import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';
import { draw, inner, savePng, svgFile } from './util.mjs';

const none = { beardProbability: 0, glassesProbability: 0, earringsProbability: 0, frecklesProbability: 0, hairAccessoriesProbability: 0 };
const LINE = '1d1416';

// Every trait is chosen, none is left to the seed.
const SUSPECTS = {
  scarlett: {
    hair: 'variant32', hairColor: '2a1519', skinColor: 'f6cfae', head: 'variant03', eyes: 'variant23', eyebrows: 'variant05',
    mouth: 'happy18', mouthColor: 'b01722', nose: 'variant06', earrings: 'variant03', earringsColor: 'ffd27a',
  },
  mustard: {
    hair: 'variant47', hairColor: 'c9c4bb', skinColor: 'efb793', head: 'variant01', eyes: 'variant20', eyebrows: 'variant03', eyebrowsColor: '9b948a',
    mouth: 'sad05', nose: 'variant05',
  },
  orchid: {
    hair: 'variant46', hairColor: '1f1a2b', skinColor: 'f1c79b', head: 'variant04', eyes: 'variant24', eyebrows: 'variant07',
    mouth: 'happy05', mouthColor: '8c2f49', nose: 'variant03', glasses: 'variant01', glassesColor: '6a2a4c',
  },
  green: {
    hair: 'variant08', hairColor: '241815', skinColor: 'b87a50', head: 'variant02', eyes: 'variant14', eyebrows: 'variant12',
    mouth: 'happy01', nose: 'variant01', beard: 'variant01',
  },
  peacock: {
    hair: 'variant38', hairColor: 'e4dfe6', skinColor: 'f4cfb6', head: 'variant04', eyes: 'variant11', eyebrows: 'variant10', eyebrowsColor: '8f8794',
    mouth: 'happy10', mouthColor: '8e2b46', nose: 'variant02', earrings: 'variant03', earringsColor: '7fd0e0',
  },
  plum: {
    hair: 'variant05', hairColor: '8c4f2b', skinColor: 'f3c7a6', head: 'variant02', eyes: 'variant21', eyebrows: 'variant06',
    mouth: 'happy10', nose: 'variant04', glasses: 'variant03', glassesColor: LINE,
  },
};

function head(traits) {
  const options = { seed: 'candlestick', ...none };
  for (const [key, value] of Object.entries(traits)) {
    options[key] = [value];
    if (`${key}Probability` in none) options[`${key}Probability`] = 100;
  }
  for (const key of ['eyebrows', 'eyes', 'mouth', 'nose']) options[`${key}Color`] ??= [LINE];
  const svg = createAvatar(lorelei, options).toString();
  return inner(svg).replace(/<metadata[\s\S]*?<\/metadata>/, '').replace(/<mask[\s\S]*?<\/mask>/, '')
    .replace('<g mask="url(#viewboxMask)">', '<g>').replaceAll('#000', `#${LINE}`);
}

/** The bust is round below, so that it sits in a disc as wide as the picture. */
export function portraitSvg(name) {
  const [behind, before] = inner(svgFile(`suspects/${name}.svg`)).split('<!-- head -->');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-80 20 1140 1140" fill="none">
    <clipPath id="medallion"><path d="M-80 20H1060V590A570 570 0 0 1-80 590Z"/></clipPath>
    <g clip-path="url(#medallion)">${behind}${head(SUSPECTS[name])}${before}</g></svg>`;
}

export async function portraits() {
  for (const name of Object.keys(SUSPECTS)) {
    const image = draw(portraitSvg(name), 256);
    await savePng(`assets/themes/classic-2016/pictures/suspects/${name}.png`, image, { colours: 128 });
  }
}
