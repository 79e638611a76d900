import type { TestCase } from '../harness/runner';
import type { DrillContext } from './context/drill-context';
import type { RowNumber } from './fault-table';

/** A fault that is injected into a running site, and what must hold under it. */
export interface Drill extends TestCase<DrillContext> {
  rows: readonly RowNumber[];
}

type Run = Drill['run'];

/**
 * @param rows of the fault table that it proves; none for what goes beyond the table
 * @param name what is injected and what must happen, as one sentence
 * @param run works on a site whose tested section and shell are those of the first release; whatever it pins, opens or
 *   starts through the context is taken back afterwards
 */
export const drill = (rows: readonly RowNumber[], name: string, run: Run): Drill => ({
  rows,
  name,
  async run(context, output) {
    try {
      return await run(context, output);
    } finally {
      await context.cleanup.run();
    }
  },
});

/** Only in the full form: it takes long, or a drill of the short form injects about the same. */
export const longDrill = (rows: readonly RowNumber[], name: string, run: Run): Drill => ({
  ...drill(rows, name, run),
  fullOnly: true,
});
