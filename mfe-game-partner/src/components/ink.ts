/** Ink sets of the drawings that stand in where a picture is missing; see `stand-in.module.css`. */
export const INKS = ['fire', 'sea', 'sun', 'paper', 'deep', 'brick'] as const;
export const GROUNDS = ['rays', 'disc', 'stripes', 'frame'] as const;

/** Ink set and ground of a thing: always the same for one id, different for neighbours in a list. */
export function inkOf(id: string) {
  const seed = Array.from(id).reduce((sum, sign) => sum * 7 + (sign.codePointAt(0) ?? 0), 0);
  return {
    ink: INKS[seed % INKS.length] ?? 'fire',
    ground: GROUNDS[Math.floor(seed / INKS.length) % GROUNDS.length] ?? 'rays',
  };
}
