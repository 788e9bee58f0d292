// Random numbers with a fixed seed, so that the same sources always make the same files.

/** Numbers from 0 up to 1, the same each time for a name. */
export function seeded(name) {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  if (state === 0) state = 1;
  return () => {
    state = (state ^ (state << 13)) >>> 0;
    state = (state ^ (state >>> 17)) >>> 0;
    state = (state ^ (state << 5)) >>> 0;
    return state / 4294967296;
  };
}
