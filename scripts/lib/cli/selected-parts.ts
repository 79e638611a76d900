import { HelpRequested, UsageError } from './usage-error';

/**
 * The parts that a command line names, all of them when it names none.
 * @throws HelpRequested with `usage`; UsageError for a part that there is not
 */
export function selectParts<Part extends { name: string }>(
  parts: readonly Part[],
  words: readonly string[],
  usage: string,
): readonly Part[] {
  if (words.includes('--help')) throw new HelpRequested(usage);
  const unknown = words.filter((word) => !parts.some(({ name }) => name === word));
  if (unknown.length > 0)
    throw new UsageError(`There is no part "${unknown.join('", "')}".\n\n${usage}`);
  return parts.filter(({ name }) => words.length === 0 || words.includes(name));
}
