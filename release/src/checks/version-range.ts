const RANGE = /^(\^|~|=)?(\d+)\.(\d+)\.(\d+)$/;

/**
 * Whether a version satisfies a range of the kinds that the builder writes: `^1.2.3`, `~1.2.3`, `1.2.3`. Other versions,
 * pre-releases included, satisfy only a range of the same text.
 */
export function satisfies(version: string, range: string): boolean {
  const required = RANGE.exec(range);
  const found = RANGE.exec(version);
  if (!required || !found || found[1] !== undefined) return version === range;
  const min = numbers(required);
  const given = numbers(found);
  if (compare(given, min) < 0) return false;
  const fixed = fixedParts(required[1], min);
  return min.slice(0, fixed).every((part, index) => part === given[index]);
}

/** Number of leading parts that must be equal. A caret fixes the parts up to the first that is not 0. */
function fixedParts(operator: string | undefined, min: number[]): number {
  if (operator === '~') return 2;
  if (operator !== '^') return 3;
  const first = min.findIndex((part) => part > 0);
  return first === -1 ? 3 : first + 1;
}

const numbers = (match: RegExpExecArray): number[] => match.slice(2).map(Number);

function compare(a: number[], b: number[]): number {
  const differing = a.findIndex((part, index) => part !== b[index]);
  return (a[differing] ?? 0) - (b[differing] ?? 0);
}
