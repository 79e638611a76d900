import { HelpRequested, UsageError } from './usage-error';

const SHORT = '--short';

/**
 * The parts named by the arguments; all without arguments, the first with `--short` alone.
 * @throws HelpRequested with `usage`; UsageError for an unknown part
 */
export function selectParts<Part extends { name: string }>(
  parts: readonly Part[],
  args: readonly string[],
  usage: string,
): { parts: readonly Part[]; isShort: boolean } {
  const isShort = args.includes(SHORT);
  const words = args.filter((word) => word !== SHORT);
  if (words.includes('--help')) throw new HelpRequested(usage);
  const unknown = words.filter((word) => !parts.some(({ name }) => name === word));
  if (unknown.length > 0)
    throw new UsageError(`Unknown part "${unknown.join('", "')}".\n\n${usage}`);
  const named = parts.filter(({ name }) => words.includes(name));
  if (named.length > 0) return { parts: named, isShort };
  return { parts: isShort ? parts.slice(0, 1) : parts, isShort };
}
