// The title picture (svg/title.svg, with the stars and the bare trees grown here)
// and the emblems: card back, logo, icons.
import { draw, inner, saveJpeg, savePng, svgFile } from './util.mjs';

/** A small seeded generator, so that every run grows the same trees. */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
const n = (v) => v.toFixed(1);

/** A bare tree: tapering limbs that fork, as one path. */
function tree(x, y, height, seed, lean = 0) {
  const random = seeded(seed);
  const parts = [];
  const limb = (x0, y0, angle, length, width, depth) => {
    const bend = (random() - 0.5) * 0.5;
    const steps = 5;
    const left = [];
    const right = [];
    let px = x0;
    let py = y0;
    let a = angle;
    const nodes = [];
    for (let i = 0; i <= steps; i++) {
      const w = (width * (1 - (i / steps) * 0.45)) / 2;
      left.push([px + Math.cos(a) * w, py + Math.sin(a) * w]);
      right.push([px - Math.cos(a) * w, py - Math.sin(a) * w]);
      nodes.push([px, py, a, w * 2]);
      a += bend / steps + (random() - 0.5) * 0.16;
      px += (Math.sin(a) * length) / steps;
      py -= (Math.cos(a) * length) / steps;
    }
    parts.push(`M${[...left, ...right.reverse()].map(([u, v]) => `${n(u)} ${n(v)}`).join('L')}Z`);
    if (depth === 0) return;
    const [ex, ey, ea, ew] = nodes[steps];
    // One limb leads on, the other turns away.
    const spread = 0.35 + random() * 0.35;
    const side = (depth % 2 ? 1 : -1) * (random() < 0.8 ? 1 : -1);
    limb(ex, ey, ea - side * spread * 0.4, length * (0.7 + random() * 0.16), ew * 0.98, depth - 1);
    limb(ex, ey, ea + side * (spread + 0.25), length * (0.6 + random() * 0.18), ew * 0.68, depth - 1);
    for (const at of [2, 3, 4]) {
      if (random() < 0.55 && depth < 6) {
        const [sx, sy, sa, sw] = nodes[at];
        const side = random() < 0.5 ? -1 : 1;
        limb(sx, sy, sa + side * (0.6 + random() * 0.5), length * (0.4 + random() * 0.25), sw * 0.5, Math.max(0, depth - 2));
      }
    }
  };
  limb(x, y, lean, height * 0.27, height * 0.05, 6);
  return `<path d="${parts.join('')}"/>`;
}

/** A row of pointed firs along a hill line. */
function firs(from, to, line, low, high, seed) {
  const random = seeded(seed);
  let d = '';
  for (let x = from; x < to; x += 9 + random() * 16) {
    const h = low + random() * (high - low);
    const w = h * 0.2;
    const y = line(x) + 14;
    d += `M${n(x)} ${n(y - h)}L${n(x + w * 0.55)} ${n(y - h * 0.55)}L${n(x + w * 0.3)} ${n(y - h * 0.57)}L${n(x + w)} ${n(y)}H${n(x - w)}L${n(x - w * 0.3)} ${n(y - h * 0.57)}L${n(x - w * 0.55)} ${n(y - h * 0.55)}Z`;
  }
  return `<path d="${d}"/>`;
}

function stars() {
  const random = seeded(1926);
  let s = '';
  for (let i = 0; i < 170; i++) {
    const x = random() * 1600;
    const y = random() ** 1.4 * 460;
    if (Math.hypot(x - 952, y - 338) < 190) continue;
    s += `<circle cx="${n(x)}" cy="${n(y)}" r="${(0.6 + random() ** 4 * 1.5).toFixed(2)}" fill="#efe6d2" fill-opacity="${((0.25 + random() * 0.6) * (1 - y / 620)).toFixed(2)}"/>`;
  }
  return s;
}

// Someone with a raised candlestick, behind the curtain of the great window.
// Someone in a hat with a raised candlestick, in the great window.
const FIGURE = `<g clip-path="url(#pane)"><g transform="translate(-5 8) translate(800 544) scale(.94) translate(-800 -544)" fill="#1a0f12"><path d="M774 550c-3-24 1-40 12-47-6-5-9-12-8-20-7 0-14-1-18-3 5-3 12-5 18-6 0-10 5-18 16-18s16 8 16 18c6 1 12 3 16 6-4 2-10 3-16 3 1 8-2 15-7 20 4 1 7 3 9 6 6-6 9-12 9-21-4-2-5-9 0-11 5-3 11 1 10 7 0 2-1 4-3 5 0 16-5 30-14 38 2 8 2 16 1 23Z"/><g transform="rotate(10 826 484)"><path d="M822 500l1-52h6l1 52z"/><path d="M817 486h18v6h-18zM819 468h14v6h-14zM815 446c6 3 8 7 8 12h6c0-5 2-9 8-12v-5h-22z"/><path d="M810 436h32v6h-32z"/></g></g></g>`;

function gate() {
  let bars = '';
  const pillar = (x) => `<path d="M${x - 22} 1000V836h44v164z" fill="#0b090e"/><path d="M${x - 28} 836h56v-12h-56zM${x - 16} 824l16-16 16 16z" fill="#0b090e"/><circle cx="${x}" cy="798" r="14" fill="#0b090e"/><path d="M${x + 21} 838v160M${x + 27} 824v12" stroke="#4a4456" stroke-opacity=".5" stroke-width="2"/>`;
  const fence = (from, to, base) => {
    for (let x = from; x <= to; x += 20) bars += `M${x - 2} 1000V${base}l2-12 2 12v${1000 - base}z`;
    bars += `M${from} ${base + 16}H${to}v4H${from}zM${from} ${base + 60}H${to}v4H${from}z`;
  };
  fence(10, 500, 880);
  fence(1106, 1590, 880);
  return `<path d="${bars}" fill="#0b090e"/>${pillar(518)}${pillar(1084)}`;
}

export function titleSvg() {
  const far = (x) => 560 - 24 * Math.sin((x / 1600) * 6.3 + 0.4);
  const fill = {
    stars: stars(),
    farwood: `<g fill="#494259">${firs(0, 480, (x) => far(x) + 10, 30, 78, 3)}${firs(1140, 1600, (x) => far(x) + 6, 30, 80, 4)}</g>`,
    midwood: `<g fill="#2f293b">${firs(-10, 430, (x) => 645 - 24 * Math.sin(x / 160), 50, 120, 5)}${firs(1280, 1610, () => 640, 50, 124, 6)}</g>`,
    figure: FIGURE,
    housewood: `<g fill="#17131d">${tree(372, 712, 300, 21, -0.08)}${tree(1288, 704, 270, 33, 0.1)}${tree(266, 750, 220, 12, 0.06)}${tree(1410, 742, 240, 27, -0.05)}</g>`,
    gate: gate(),
    nearwood: `<g fill="#08060b">${tree(120, 1010, 860, 7, 0.1)}${tree(1500, 1010, 880, 47, -0.12)}</g>`,
  };
  return svgFile('title.svg').replace(/<!-- (\w+) -->/g, (whole, name) => fill[name] ?? whole);
}

// What a window that is a third higher than wide, or more, shows of it: its middle, as high as it is.
const MIDDLE = { left: 398, top: 0, width: 708, height: 940 };

export async function title() {
  const whole = () => draw(titleSvg(), 1504).removeAlpha();
  // Below 81 the night's blue turns blotchy; with colours at half the size it does at once.
  await saveJpeg('assets/art/title.jpg', whole(), 81);
  await saveJpeg('assets/art/title-tall.jpg', whole().extract(MIDDLE), 81);
}

/** Rays from a point, every other wedge filled. */
function rays(x, y, length, count) {
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = ((i - 0.25) / count) * Math.PI * 2;
    const b = ((i + 0.25) / count) * Math.PI * 2;
    d += `M${n(x)} ${n(y)}L${n(x + Math.sin(a) * length)} ${n(y - Math.cos(a) * length)}L${n(x + Math.sin(b) * length)} ${n(y - Math.cos(b) * length)}Z`;
  }
  return d;
}

/** Rows of art-deco fans (half circles within each other). */
function fans() {
  let s = '';
  const r = 27;
  for (let row = 26; row >= -1; row--) {
    const y = 4 + row * (r / 2);
    for (let x = 17 + (row % 2 ? r : 0) - 2 * r; x <= 260; x += 2 * r) {
      s += `<circle cx="${n(x)}" cy="${n(y)}" r="${r}" fill="#4d131b" fill-opacity="1" stroke-opacity=".62" stroke-width="1.300"/>`;
      for (const [k, o] of [[0.74, 0.42], [0.5, 0.32], [0.26, 0.26]]) s += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * k)}" stroke-opacity="${o}" stroke-width="1"/>`;
    }
  }
  // Darken towards the edges again, above the fans.
  return `${s}<rect width="250" height="350" fill="url(#field)" fill-opacity=".45" stroke="none"/>`;
}

function emblemSvg(name) {
  const fill = {
    candlestick: inner(svgFile('candlestick.svg')),
    rays: `<clipPath id="round"><circle cx="256" cy="256" r="232"/></clipPath><path clip-path="url(#round)" d="${rays(256, 158, 420, 24)}" fill="#ffd27a" fill-opacity=".11"/>`,
    fans: fans(),
  };
  return svgFile(`${name}.svg`).replace(/<!-- (\w+) -->/g, (whole, key) => fill[key] ?? whole);
}

export async function emblems() {
  await savePng('assets/art/card-back.png', draw(emblemSvg('card-back'), 250), { colours: 256, dither: 0.4 });
  const fathoms = draw(svgFile('back-forty-fathoms.svg'), 250);
  await savePng('assets/themes/forty-fathoms/pictures/back.png', fathoms, { colours: 64 });
  await savePng('assets/art/logo.png', draw(emblemSvg('logo'), 512), { colours: 256, dither: 0.6 });
  await savePng('assets/art/icon-256.png', draw(emblemSvg('icon'), 256), { colours: 0 });
  await savePng('web/favicon.png', draw(emblemSvg('icon'), 64), { colours: 0 });
}
