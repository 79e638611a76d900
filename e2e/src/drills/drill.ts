import type { TestCase } from '../harness/runner';
import type { DrillContext } from './context/drill-context';

/** A fault that is injected into a running site, and what must hold under it. */
export interface Drill extends TestCase<DrillContext> {
  /** Rows of the fault table that it proves; none for what goes beyond the table. */
  rows: readonly number[];
}

const FULL = 'full';

/**
 * @param title what is injected and what must happen, as one sentence. Before it, in brackets, the rows of the fault table
 *   that the drill proves, and `[full]` when only the full form runs it, because it takes long or a drill of the short form
 *   injects about the same: `[4] [full] a chunk cut in its middle: …`
 * @param run works on a site whose tested section and shell are those of the first release; whatever it pins, opens or
 *   starts through the context is taken back afterwards
 */
export function test(title: string, run: Drill['run']): Drill {
  const name = title.replace(/^(?:\[\w+\] )*/, '');
  const labels: readonly string[] = title.slice(0, title.length - name.length).match(/\w+/g) ?? [];
  return {
    name,
    rows: labels.filter((label) => label !== FULL).map(Number),
    fullOnly: labels.includes(FULL),
    async run(context, output) {
      try {
        return await run(context, output);
      } finally {
        await context.cleanup.run();
      }
    },
  };
}
