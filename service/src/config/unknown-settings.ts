import { closest, distance } from 'fastest-levenshtein';

const PREFIXES = /^(SMS|AI|LIMIT|LOG|CODE|REPORT|REPLY)_/;

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
      const suggestion = closest(name, known);
      const isSimilar = distance(name, suggestion) <= Math.max(3, name.length / 4);
      const hint = isSimilar ? `: did you mean ${suggestion}?` : '.';
      return `the environment variable ${name} is not a setting of the service${hint}`;
    });
