/** Ink sets and grounds of the prints that stand in where a picture is missing; see `stand-in.module.css`. */
const INKS = ['fire', 'sea', 'sun', 'sheet', 'deep', 'brick', 'night'] as const;
const GROUNDS = ['rays', 'disc', 'stripes', 'frame', 'rings'] as const;

/** Ink set and ground of a thing: always the same for one id, different for neighbours in a list. */
export function chooseInk(id: string) {
  const seed = Array.from(id).reduce((sum, sign) => sum * 7 + (sign.codePointAt(0) ?? 0), 0);
  return {
    ink: INKS[seed % INKS.length] ?? 'fire',
    ground: GROUNDS[Math.floor(seed / 3) % GROUNDS.length] ?? 'rays',
  };
}
