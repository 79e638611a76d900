import type { Check } from './check';
import type { Site } from './site';

/** Runs checks a few at a time and prints each; the last line counts them. @returns number of failures */
export async function runChecks(
  checks: readonly Check[],
  site: Site,
  { atOnce = 2, say = (line: string): unknown => process.stdout.write(`${line}\n`) } = {},
): Promise<number> {
  const waiting = [...checks];
  let failed = 0;
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const problem = await check.run(site).then(
        () => null,
        (failure: unknown) => (failure instanceof Error ? failure.message : String(failure)),
      );
      if (problem !== null) failed += 1;
      say(problem === null ? `✓ ${check.name}` : `✗ ${check.name}\n    ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  say(`${checks.length - failed} passed, ${failed} failed`);
  return failed;
}
