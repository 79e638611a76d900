/** Classes of `picture-placeholder.module.css`: colour sets and background patterns. */
const INKS = ['fire', 'sea', 'sun', 'sheet', 'deep', 'brick', 'night'] as const;
const PATTERNS = ['rays', 'disc', 'stripes', 'frame', 'rings'] as const;

/** Chooses colours and pattern by id: constant for one id and different for most neighbours in a list. */
export function chooseInk(id: string) {
  const seed = Array.from(id).reduce((sum, sign) => sum * 7 + (sign.codePointAt(0) ?? 0), 0);
  return {
    ink: INKS[seed % INKS.length] ?? 'fire',
    pattern: PATTERNS[Math.floor(seed / 3) % PATTERNS.length] ?? 'rays',
  };
}
