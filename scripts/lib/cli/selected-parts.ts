import { HelpRequested, UsageError } from './usage-error';

/**
 * The parts named by the arguments; all without arguments.
 * @throws HelpRequested with `usage`; UsageError for an unknown part
 */
export function selectParts<Part extends { name: string }>(
  parts: readonly Part[],
  words: readonly string[],
  usage: string,
): readonly Part[] {
  if (words.includes('--help')) throw new HelpRequested(usage);
  const unknown = words.filter((word) => !parts.some(({ name }) => name === word));
  if (unknown.length > 0)
    throw new UsageError(`Unknown part "${unknown.join('", "')}".\n\n${usage}`);
  return parts.filter(({ name }) => words.length === 0 || words.includes(name));
}
