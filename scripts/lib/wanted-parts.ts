import { HelpWanted, WrongUsage } from './wrong-usage';

/**
 * The parts that a command line names, all of them when it names none.
 * @throws HelpWanted with `usage`; WrongUsage for a part that there is not
 */
export function wantedParts<Part extends { name: string }>(
  parts: readonly Part[],
  words: readonly string[],
  usage: string,
): readonly Part[] {
  if (words.includes('--help')) throw new HelpWanted(usage);
  const unknown = words.filter((word) => !parts.some(({ name }) => name === word));
  if (unknown.length > 0)
    throw new WrongUsage(`There is no part "${unknown.join('", "')}".\n\n${usage}`);
  return parts.filter(({ name }) => words.length === 0 || words.includes(name));
}
