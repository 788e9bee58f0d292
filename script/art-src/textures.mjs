// Tileable textures: notebook paper and a walnut table, made from wrapping noise.
import sharp from 'sharp';
import { savePng } from './util.mjs';
import { seeded } from './pictures.mjs';

const SIZE = 512;

/** Noise on a wrapping grid of cx by cy cells; gives a function of 0..1 coordinates, values 0..1. */
function lattice(cx, cy, seed) {
  const random = seeded(seed);
  const grid = Float64Array.from({ length: cx * cy }, random);
  const at = (x, y) => grid[((y % cy + cy) % cy) * cx + ((x % cx + cx) % cx)];
  const smooth = (t) => t * t * t * (t * (t * 6 - 15) + 10);
  return (u, v) => {
    const x = u * cx;
    const y = v * cy;
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const fx = smooth(x - ix);
    const fy = smooth(y - iy);
    const top = at(ix, iy) * (1 - fx) + at(ix + 1, iy) * fx;
    const low = at(ix, iy + 1) * (1 - fx) + at(ix + 1, iy + 1) * fx;
    return top * (1 - fy) + low * fy;
  };
}

/** Slope noise (Perlin's) on a wrapping grid, around 0: no boxes to be seen. */
function slopes(cx, cy, seed) {
  const random = seeded(seed);
  const grid = Array.from({ length: cx * cy }, () => {
    const a = random() * Math.PI * 2;
    return [Math.cos(a), Math.sin(a)];
  });
  const dot = (ix, iy, dx, dy) => {
    const [gx, gy] = grid[(iy % cy) * cx + (ix % cx)];
    return gx * dx + gy * dy;
  };
  const smooth = (t) => t * t * t * (t * (t * 6 - 15) + 10);
  return (u, v) => {
    const x = (u - Math.floor(u)) * cx;
    const y = (v - Math.floor(v)) * cy;
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const fx = x - ix;
    const fy = y - iy;
    const sx = smooth(fx);
    const top = dot(ix, iy, fx, fy) * (1 - sx) + dot(ix + 1, iy, fx - 1, fy) * sx;
    const low = dot(ix, iy + 1, fx, fy - 1) * (1 - sx) + dot(ix + 1, iy + 1, fx - 1, fy - 1) * sx;
    return top * (1 - smooth(fy)) + low * smooth(fy);
  };
}

/** Several octaves of slope noise. */
function cloud(cx, cy, octaves, seed) {
  const layers = Array.from({ length: octaves }, (_, i) => slopes(cx * 2 ** i, cy * 2 ** i, seed + i));
  return (u, v) => layers.reduce((sum, layer, i) => sum + layer(u, v) * 0.55 ** i, 0);
}

const hex = (text) => [1, 3, 5].map((i) => parseInt(text.slice(i, i + 2), 16));
const mix = (a, b, t) => a.map((v, i) => v + (b[i] - v) * t);
const clamp = (v, low = 0, high = 1) => Math.min(high, Math.max(low, v));

function paint(colour) {
  const pixels = Buffer.alloc(SIZE * SIZE * 3);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      colour(x, y).forEach((v, i) => { pixels[(y * SIZE + x) * 3 + i] = clamp(Math.round(v), 0, 255); });
    }
  }
  return sharp(pixels, { raw: { width: SIZE, height: SIZE, channels: 3 } });
}

/** Short curved fibres, drawn on a wrapping canvas; gives their strength per pixel. */
function fibres(count, seed) {
  const random = seeded(seed);
  const field = new Float64Array(SIZE * SIZE);
  for (let i = 0; i < count; i++) {
    let x = random() * SIZE;
    let y = random() * SIZE;
    let angle = random() * Math.PI * 2;
    const turn = (random() - 0.5) * 0.09;
    const strength = (random() - 0.42) * 1.1;
    const length = 8 + random() * 26;
    for (let s = 0; s < length; s++) {
      const ix = (Math.floor(x) + SIZE) % SIZE;
      const iy = (Math.floor(y) + SIZE) % SIZE;
      field[iy * SIZE + ix] += strength * Math.sin((Math.PI * s) / length);
      angle += turn;
      x = (x + Math.cos(angle) + SIZE) % SIZE;
      y = (y + Math.sin(angle) + SIZE) % SIZE;
    }
  }
  return field;
}

function paper() {
  const light = hex('#f5ebd3');
  const shade = hex('#e2d0a6');
  const blotch = cloud(3, 3, 5, 100);
  const mottle = cloud(48, 48, 3, 200);
  const stain = cloud(2, 2, 5, 310);
  const fibre = fibres(620, 400);
  return paint((x, y) => {
    const u = x / SIZE;
    const v = y / SIZE;
    // Where the slow noise crosses a level, a faint tide mark is left.
    const level = stain(u, v) - 0.34;
    const mark = Math.exp(-((level / 0.02) ** 2)) * 0.1 + (level > 0 ? 0.06 : 0.06 * Math.exp(level * 30));
    const t = 0.32 + blotch(u, v) * 0.42 + mottle(u, v) * 0.16 + mark + fibre[y * SIZE + x] * 0.24;
    return mix(light, shade, clamp(t, -0.2, 1.1));
  });
}

function wood() {
  const deep = hex('#241812');
  const mid = hex('#3a2a22');
  const warm = hex('#4a3427');
  const boards = 4;
  const tall = SIZE / boards;
  const random = seeded(77);
  const tones = Array.from({ length: boards }, () => (random() - 0.5) * 0.3);
  const warp = Array.from({ length: boards }, (_, i) => cloud(1, 4, 3, 500 + i * 20));
  const grain = Array.from({ length: boards }, (_, i) => lattice(5, 170, 600 + i * 20));
  const pores = lattice(26, 256, 700);
  const slow = cloud(3, 3, 2, 800);
  return paint((x, y) => {
    const u = x / SIZE;
    const v = y / SIZE;
    const board = Math.floor(y / tall);
    const inside = (y % tall) / tall;
    const bent = warp[board](u, v);
    const rings = Math.sin((inside * 6 + bent * 3 + board * 1.7) * Math.PI * 2) * 0.5 + 0.5;
    const fine = grain[board](u, v + bent * 0.05) - 0.5;
    const pore = clamp((pores(u, v + bent * 0.04) - 0.8) * 5);
    const gap = Math.min(y % tall, tall - 1 - (y % tall));
    let t = 0.5 + tones[board] + (rings - 0.5) * 0.26 + fine * 0.6 + slow(u, v) * 0.25 - pore * 0.3;
    if (gap < 1) t -= 0.75;
    else if (gap < 3) t -= 0.18;
    t = clamp(t);
    return t < 0.5 ? mix(deep, mid, t * 2) : mix(mid, warm, t * 2 - 1);
  });
}

export async function textures() {
  await savePng('assets/art/paper.png', paper(), { colours: 24, dither: 0.5 });
  await savePng('assets/art/wood.png', wood(), { colours: 32, dither: 0.5 });
}
