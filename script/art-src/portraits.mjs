// The suspects of every theme: heads drawn by DiceBear "Lorelei" (design by Lisa Wischofsky, CC0),
// with our own clothes, hats and trinkets around them (svg/suspects, svg/outfits, svg/extras).
import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';
import { CASTS } from './casts.mjs';
import { draw, inner, savePng, svgFile } from './util.mjs';

const none = { beardProbability: 0, glassesProbability: 0, earringsProbability: 0, frecklesProbability: 0, hairAccessoriesProbability: 0 };
const LINE = '1d1416';

/** A head; every trait is chosen, none is left to the seed. */
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

/** One of our drawings with its {colours} filled in. */
function dyed(folder, { name, ...colours }) {
  return inner(svgFile(`${folder}/${name}.svg`)).replace(/\{(\w+)\}/g, (whole, key) => {
    if (!colours[key]) throw new Error(`${folder}/${name}.svg needs the colour ${key}`);
    return colours[key];
  });
}

/** Clothes, head and extras in the drawings' coordinates. */
function figure({ head: traits, drawn, wears, extras = [] }) {
  const clothes = drawn ? inner(svgFile(`suspects/${drawn}.svg`)) : dyed('outfits', { skin: `#${traits.skinColor}`, ...wears });
  const [behind, before] = clothes.split('<!-- head -->');
  return behind + head(traits) + before + extras.map((extra) => dyed('extras', extra)).join('');
}

/** The bust is round below, so that it sits in a disc as wide as the picture. */
export function portraitSvg(person) {
  const medallion = '<clipPath id="medallion"><path d="M-80 20H1060V590A570 570 0 0 1-80 590Z"/></clipPath>';
  const who = person.pair
    ? person.pair.map((one, n) => `<g transform="translate(${[-118, 322][n]} ${[150, 262][n]}) scale(.78)">${figure(one)}</g>`).join('')
    : figure(person);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-80 20 1140 1140" fill="none">
    ${medallion}<g clip-path="url(#medallion)">${who}</g></svg>`;
}

export async function portraits(themes) {
  for (const [theme, cast] of Object.entries(CASTS)) {
    if (themes && !themes.includes(theme)) continue;
    for (const [id, person] of Object.entries(cast)) {
      await savePng(`assets/themes/${theme}/pictures/suspects/${id}.png`, draw(portraitSvg(person), 256), { colours: 128 });
    }
  }
}
