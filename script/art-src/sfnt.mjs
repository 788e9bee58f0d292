// TrueType files as their tables: taken apart, put together, and read as far as the fonts of the game need it.

/** Splits an sfnt file into its tables. */
export function tables(font) {
  const found = new Map();
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const at = 12 + i * 16;
    const start = font.readUInt32BE(at + 8);
    found.set(font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12)));
  }
  return found;
}

const checksum = (data) => {
  let sum = 0;
  for (let i = 0; i < data.length; i += 4) {
    let word = 0;
    for (let k = 0; k < 4; k++) word = word * 256 + (data[i + k] ?? 0);
    sum = (sum + word) % 2 ** 32;
  }
  return sum;
};

/** Puts tables together as a TrueType file with right checksums. */
export function assemble(found) {
  const tags = [...found.keys()].sort();
  const head = Buffer.from(found.get('head'));
  head.writeUInt32BE(0, 8);
  found.set('head', head);
  const log = Math.floor(Math.log2(tags.length));
  const dir = Buffer.alloc(12 + tags.length * 16);
  dir.writeUInt32BE(0x00010000, 0);
  dir.writeUInt16BE(tags.length, 4);
  dir.writeUInt16BE(16 * 2 ** log, 6);
  dir.writeUInt16BE(log, 8);
  dir.writeUInt16BE(tags.length * 16 - 16 * 2 ** log, 10);
  const parts = [dir];
  let at = dir.length;
  let headAt = 0;
  tags.forEach((tag, i) => {
    const data = found.get(tag);
    if (tag === 'head') headAt = at;
    dir.write(tag, 12 + i * 16, 'latin1');
    dir.writeUInt32BE(checksum(data), 16 + i * 16);
    dir.writeUInt32BE(at, 20 + i * 16);
    dir.writeUInt32BE(data.length, 24 + i * 16);
    const pad = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, pad);
    at += data.length + pad.length;
  });
  const whole = Buffer.concat(parts);
  whole.writeUInt32BE((2 ** 32 + 0xb1b0afba - checksum(whole)) % 2 ** 32, headAt + 8);
  return whole;
}

/** Which glyph stands for which code point, by the subtables of format 4. */
export function glyphsOf(cmap) {
  const found = new Map();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const sub = cmap.readUInt32BE(4 + i * 8 + 4);
    if (cmap.readUInt16BE(sub) !== 4) continue;
    const wide = cmap.readUInt16BE(sub + 6);
    const [ends, starts] = [sub + 14, sub + 16 + wide];
    const [deltas, offsets] = [starts + wide, starts + 2 * wide];
    for (let s = 0; s < wide; s += 2) {
      const [start, end, offset] = [starts, ends, offsets].map((row) => cmap.readUInt16BE(row + s));
      for (let point = start; point <= end && point < 0xffff; point++) {
        const listed = offset ? cmap.readUInt16BE(offsets + s + offset + (point - start) * 2) : point;
        const glyph = offset && !listed ? 0 : (listed + cmap.readUInt16BE(deltas + s)) & 0xffff;
        if (glyph) found.set(point, glyph);
      }
    }
  }
  return found;
}

/** The code points of a TrueType file that have glyphs. */
export const codePoints = (font) => new Set(glyphsOf(tables(font).get('cmap')).keys());

/** A cmap table that says which glyph stands for which code point, one segment for each. */
export function cmapOf(glyphs) {
  const rows = [...glyphs].filter(([point]) => point < 0xffff).sort(([a], [b]) => a - b).concat([[0xffff, 0]]);
  const log = Math.floor(Math.log2(rows.length));
  const sub = Buffer.alloc(16 + rows.length * 8);
  const fill = 2 ** (log + 1);
  [4, sub.length, 0, rows.length * 2, fill, log, rows.length * 2 - fill].forEach((v, k) => sub.writeUInt16BE(v, k * 2));
  rows.forEach(([point, glyph], n) => {
    sub.writeUInt16BE(point, 14 + n * 2);
    sub.writeUInt16BE(point, 16 + (rows.length + n) * 2);
    sub.writeUInt16BE((glyph - point) & 0xffff, 16 + (2 * rows.length + n) * 2);
  });
  const head = Buffer.alloc(12);
  [0, 1, 3, 1].forEach((v, k) => head.writeUInt16BE(v, k * 2));
  head.writeUInt32BE(head.length, 8);
  return Buffer.concat([head, sub]);
}

/** Glyphs that a Coverage table lists, in order. */
export function covered(data, at) {
  const u16 = (where) => data.readUInt16BE(at + where);
  const rows = Array.from({ length: u16(2) }, (_, i) => i);
  if (u16(0) === 1) return rows.map((i) => u16(4 + i * 2));
  return rows.flatMap((i) => Array.from({ length: u16(6 + i * 6) - u16(4 + i * 6) + 1 }, (_, k) => u16(4 + i * 6) + k));
}

/** The classes that a ClassDef table gives glyphs; all others are of class 0. */
export function classes(data, at) {
  const u16 = (where) => data.readUInt16BE(at + where);
  const found = new Map();
  if (u16(0) === 1) {
    for (let i = 0; i < u16(4); i++) found.set(u16(2) + i, u16(6 + i * 2));
  } else {
    for (let i = 0; i < u16(2); i++) {
      for (let glyph = u16(4 + i * 6); glyph <= u16(6 + i * 6); glyph++) found.set(glyph, u16(8 + i * 6));
    }
  }
  return found;
}

/** The subtables of a GSUB or GPOS table by their lookup's number: each its kind and where it begins. Extensions are followed. */
export function subtables(data, extension) {
  const lookups = data.readUInt16BE(8);
  return Array.from({ length: data.readUInt16BE(lookups) }, (_, n) => {
    const lookup = lookups + data.readUInt16BE(lookups + 2 + n * 2);
    const kind = data.readUInt16BE(lookup);
    return Array.from({ length: data.readUInt16BE(lookup + 4) }, (_, k) => {
      const at = lookup + data.readUInt16BE(lookup + 6 + k * 2);
      return kind === extension ? { kind: data.readUInt16BE(at + 2), at: at + data.readUInt32BE(at + 4) } : { kind, at };
    });
  });
}

/** The numbers of the lookups of a feature. */
export function lookupsOf(data, feature) {
  const list = data.readUInt16BE(6);
  const found = new Set();
  for (let i = 0; i < data.readUInt16BE(list); i++) {
    if (data.toString('latin1', list + 2 + i * 6, list + 6 + i * 6) !== feature) continue;
    const at = list + data.readUInt16BE(list + 6 + i * 6);
    for (let k = 0; k < data.readUInt16BE(at + 2); k++) found.add(data.readUInt16BE(at + 4 + k * 2));
  }
  return [...found];
}
