import { HelpRequested, reportExit, UsageError } from './usage-error';

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

/** Measures the parts that the command line names, one after another; the program fails when one does. */
export async function runParts<Part extends { name: string }>(
  all: readonly Part[],
  usage: string,
  measure: (part: Part, isShort: boolean) => Promise<boolean>,
): Promise<void> {
  try {
    const { parts, isShort } = selectParts(all, process.argv.slice(2), usage);
    let failed = 0;
    for (const part of parts) if (!(await measure(part, isShort))) failed += 1;
    process.stdout.write(`${String(parts.length - failed)} passed, ${String(failed)} failed\n`);
    process.exitCode = failed > 0 ? 1 : 0;
  } catch (error) {
    process.exitCode = reportExit(error);
  }
}
