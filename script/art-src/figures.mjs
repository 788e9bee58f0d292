// Figures that are all of one width, so that a number that changes moves nothing beside it.
import { assemble, classes, cmapOf, covered, glyphsOf, lookupsOf, subtables, tables } from './sfnt.mjs';

const FIGURES = [...'0123456789'].map((figure) => figure.codePointAt(0));
/** Of an OpenType table: kinds of subtables. */
const [EXTENDS_GSUB, EXTENDS_GPOS, SINGLE, PAIR] = [7, 9, 1, 2];

/** A font that writes the figures of one width which it brings (its feature tnum). */
export function withOwnFigures(font) {
  const found = tables(font);
  const gsub = found.get('GSUB');
  const glyphs = glyphsOf(found.get('cmap'));
  const all = subtables(gsub, EXTENDS_GSUB);
  for (const { kind, at } of lookupsOf(gsub, 'tnum').flatMap((lookup) => all[lookup])) {
    if (kind !== SINGLE) continue;
    const from = covered(gsub, at + gsub.readUInt16BE(at + 2));
    const to = (glyph) => (gsub.readUInt16BE(at) === 1 ? (glyph + gsub.readInt16BE(at + 4)) & 0xffff : gsub.readUInt16BE(at + 6 + from.indexOf(glyph) * 2));
    for (const figure of FIGURES) {
      if (from.includes(glyphs.get(figure))) glyphs.set(figure, to(glyphs.get(figure)));
    }
  }
  found.set('cmap', cmapOf(glyphs));
  return assemble(found);
}

/** Makes all figures of a font `width` units wide, given as its tables, and its round zero `zero` units from edge to edge. */
export function evenFigures(found, { width, zero }) {
  const map = glyphsOf(found.get('cmap'));
  const figures = FIGURES.map((figure) => map.get(figure));
  const hmtx = Buffer.from(found.get('hmtx'));
  const outlines = glyphsIn(found);
  for (const [figure, glyph] of figures.entries()) {
    if (glyph >= found.get('hhea').readUInt16BE(34)) throw new Error('a figure has no width of its own');
    const contours = figure ? read(outlines[glyph]) : narrowed(read(outlines[glyph]), zero);
    const xs = contours.flat().map((point) => point.x);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const move = Math.round((width - (right - left)) / 2) - left;
    for (const point of contours.flat()) point.x += move;
    outlines[glyph] = write(contours);
    hmtx.writeUInt16BE(width, glyph * 4);
    hmtx.writeInt16BE(left + move, glyph * 4 + 2);
  }
  found.set('hmtx', hmtx);
  putGlyphs(found, outlines);
}

/** Takes the figures' kerning away: where pairs of them, or one of them and something else, stand closer or farther apart. */
export function unkernFigures(found) {
  const map = glyphsOf(found.get('cmap'));
  const figures = new Set(FIGURES.map((figure) => map.get(figure)));
  const gpos = Buffer.from(found.get('GPOS'));
  found.set('GPOS', gpos);
  for (const { kind, at } of subtables(gpos, EXTENDS_GPOS).flat()) {
    if (kind !== PAIR) continue;
    const words = [4, 6].map((where) => gpos.readUInt16BE(at + where).toString(2).replaceAll('0', '').length);
    const wide = 2 * (words[0] + words[1]);
    const firsts = covered(gpos, at + gpos.readUInt16BE(at + 2));
    if (gpos.readUInt16BE(at) === 1) unkernPairs(gpos, at, { firsts, wide, figures });
    else unkernClasses(gpos, at, { firsts, wide, figures });
  }
}

function unkernPairs(gpos, at, { firsts, wide, figures }) {
  firsts.forEach((first, n) => {
    const set = at + gpos.readUInt16BE(at + 10 + n * 2);
    for (let i = 0; i < gpos.readUInt16BE(set); i++) {
      const pair = set + 2 + i * (2 + wide);
      if (figures.has(first) || figures.has(gpos.readUInt16BE(pair))) gpos.fill(0, pair + 2, pair + 2 + wide);
    }
  });
}

function unkernClasses(gpos, at, { firsts, wide, figures }) {
  const [one, other] = [8, 10].map((where) => classes(gpos, at + gpos.readUInt16BE(at + where)));
  const [ones, others] = [12, 14].map((where) => gpos.readUInt16BE(at + where));
  // Of the first glyphs all that are covered count, of the second all that there are, and those of class 0 are countless.
  const lists = [firsts.map((glyph) => [glyph, one.get(glyph) ?? 0]), [...other]];
  const [first, second] = lists.map((list) => ({
    some: new Set(list.filter(([glyph]) => figures.has(glyph)).map(([, of]) => of)),
    beside: new Set(list.filter(([glyph]) => !figures.has(glyph)).map(([, of]) => of)),
  }));
  second.beside.add(0);
  if ([...figures].some((glyph) => !other.has(glyph))) second.some.add(0);
  for (let a = 0; a < ones; a++) {
    for (let b = 0; b < others; b++) {
      // A class that figures share with other signs keeps what it has with all but figures.
      const alone = (first.some.has(a) && !first.beside.has(a)) || (second.some.has(b) && !second.beside.has(b));
      const pair = at + 16 + (a * others + b) * wide;
      if (alone || (first.some.has(a) && second.some.has(b))) gpos.fill(0, pair, pair + wide);
    }
  }
}

/** The outline of a ring made narrower: each contour by as much, so that its upright strokes stay as bold. */
function narrowed(contours, most) {
  const span = (points) => [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [left, right] = span(contours.flat());
  const less = (right - left - most) / 2;
  const middle = (left + right) / 2;
  return contours.map((points) => {
    const [from, to] = span(points);
    const part = 1 - (2 * less) / (to - from);
    return points.map((point) => ({ ...point, x: Math.round(middle + (point.x - middle) * part) }));
  });
}

/** The outlines of all glyphs, as they are written. */
function glyphsIn(found) {
  const [loca, glyf] = [found.get('loca'), found.get('glyf')];
  const long = found.get('head').readInt16BE(50) === 1;
  const at = (n) => (long ? loca.readUInt32BE(n * 4) : loca.readUInt16BE(n * 2) * 2);
  return Array.from({ length: found.get('maxp').readUInt16BE(4) }, (_, n) => glyf.subarray(at(n), at(n + 1)));
}

/** Puts the outlines of all glyphs back. */
function putGlyphs(found, outlines) {
  const head = Buffer.from(found.get('head'));
  head.writeInt16BE(1, 50);
  const padded = outlines.map((glyph) => Buffer.concat([glyph, Buffer.alloc((4 - (glyph.length % 4)) % 4)]));
  const loca = Buffer.alloc((padded.length + 1) * 4);
  padded.reduce((end, glyph, n) => loca.writeUInt32BE(end + glyph.length, (n + 1) * 4) && end + glyph.length, 0);
  found.set('head', head).set('loca', loca).set('glyf', Buffer.concat(padded));
}

/** The contours of a glyph that is made of no others: points with whether they lie on the outline. */
function read(glyph) {
  const count = glyph.readInt16BE(0);
  if (count < 0) throw new Error('a figure is made of other glyphs');
  const ends = Array.from({ length: count }, (_, n) => glyph.readUInt16BE(10 + n * 2));
  const total = ends[count - 1] + 1;
  let at = 10 + count * 2;
  at += 2 + glyph.readUInt16BE(at);
  const flags = [];
  while (flags.length < total) {
    const flag = glyph[at++];
    for (let times = flag & 8 ? glyph[at++] + 1 : 1; times > 0; times--) flags.push(flag);
  }
  const axis = (short, same) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? glyph[at++] : -glyph[at++];
      else if (!(flag & same)) {
        value += glyph.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = axis(2, 16);
  const ys = axis(4, 32);
  const points = flags.map((flag, n) => ({ x: xs[n], y: ys[n], on: flag & 1 }));
  return ends.map((end, n) => points.slice(n ? ends[n - 1] + 1 : 0, end + 1));
}

/** A glyph with these contours, without instructions. */
function write(contours) {
  const points = contours.flat();
  const [xs, ys] = ['x', 'y'].map((axis) => points.map((point) => point[axis]));
  const head = [contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  let end = -1;
  const ends = contours.map((contour) => (end += contour.length));
  const steps = (values) => values.map((value, n) => value - (n ? values[n - 1] : 0));
  const words = (values) => {
    const data = Buffer.alloc(values.length * 2);
    values.forEach((value, n) => data.writeInt16BE(value, n * 2));
    return data;
  };
  return Buffer.concat([words(head), words(ends), words([0]), Buffer.from(points.map(({ on }) => on)), words(steps(xs)), words(steps(ys))]);
}
