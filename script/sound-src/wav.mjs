// WAV files of one channel: 16 bit for cues, 8 bit for beds. Written, and read again for the checks.

/** Samples from -1 to 1 as a file. */
export function encode({ rate, samples }, bits) {
  const bytes = bits / 8;
  const file = Buffer.alloc(44 + samples.length * bytes + ((samples.length * bytes) % 2));
  file.write("RIFF", 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * bytes, 28);
  file.writeUInt16LE(bytes, 32);
  file.writeUInt16LE(bits, 34);
  file.write("data", 36);
  file.writeUInt32LE(samples.length * bytes, 40);
  samples.forEach((sample, n) => {
    if (bits === 8) file.writeUInt8(Math.round(sample * 127) + 128, 44 + n);
    else file.writeInt16LE(Math.round(sample * 32767), 44 + 2 * n);
  });
  return file;
}

/** A file as `encode` writes it. */
export function decode(file) {
  const [rate, bits, size] = [file.readUInt32LE(24), file.readUInt16LE(34), file.readUInt32LE(40)];
  const length = size / (bits / 8);
  const at = (n) => (bits === 8 ? (file.readUInt8(44 + n) - 128) / 127 : file.readInt16LE(44 + 2 * n) / 32767);
  return { rate, bits, samples: Float64Array.from({ length }, (_, n) => at(n)) };
}
