const RANGE = /^(\^|~|=)?(\d+)\.(\d+)\.(\d+)$/;

/**
 * Whether a plain version lies in a range of the three kinds that the builder writes: `^1.2.3`, `~1.2.3`, `1.2.3`.
 * Anything else (pre-releases too) lies only in a range of the same text.
 */
export function satisfies(version: string, range: string): boolean {
  const wanted = RANGE.exec(range);
  const found = RANGE.exec(version);
  if (!wanted || !found || found[1] !== undefined) return version === range;
  const least = numbers(wanted);
  const given = numbers(found);
  if (compare(given, least) < 0) return false;
  const fixed = fixedParts(wanted[1], least);
  return least.slice(0, fixed).every((part, index) => part === given[index]);
}

/** How many leading numbers must stay the same. A caret keeps the first one that is not 0. */
function fixedParts(operator: string | undefined, least: number[]): number {
  if (operator === '~') return 2;
  if (operator !== '^') return 3;
  const first = least.findIndex((part) => part > 0);
  return first === -1 ? 3 : first + 1;
}

const numbers = (match: RegExpExecArray): number[] => match.slice(2).map(Number);

function compare(a: number[], b: number[]): number {
  const differing = a.findIndex((part, index) => part !== b[index]);
  return (a[differing] ?? 0) - (b[differing] ?? 0);
}
