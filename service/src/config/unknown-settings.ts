const PREFIXES = /^(SMS|AI|LIMIT|LOG|CODE|REPORT|REPLY)_/;

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j += 1)
      next.push(
        Math.min(
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          (row[j] ?? 0) + (letter === other[j] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * One sentence per variable that has the prefix of a setting but is unknown, with the closest known name. A misspelled
 * limit would otherwise be ignored silently.
 */
export const describeUnknownSettings = (
  environment: Record<string, string | undefined>,
  known: readonly string[],
): string[] =>
  Object.keys(environment)
    .filter((name) => PREFIXES.test(name) && !known.includes(name))
    .map((name) => {
      const [nearest] = known
        .map((other) => ({ other, steps: distance(name, other) }))
        .sort((one, other) => one.steps - other.steps);
      const hint =
        nearest !== undefined && nearest.steps <= Math.max(3, name.length / 4)
          ? `: did you mean ${nearest.other}?`
          : '.';
      return `the environment variable ${name} is not a setting of the service${hint}`;
    });
