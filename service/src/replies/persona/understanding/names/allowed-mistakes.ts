/** Lengths from which a name may differ by one and by two letters. */
type Lengths = readonly [one: number, two: number];

export function allowedMistakes(length: number, [one, two]: Lengths): number {
  if (length < one) return 0;
  return length < two ? 1 : 2;
}
