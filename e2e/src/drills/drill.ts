import type { Ground } from './context/drill-context';
import type { RowNumber } from './fault-table';

/** A fault that is injected for real, and what must hold under it. */
export interface Drill {
  /** Rows of the fault table that it proves; none for what goes beyond the table. */
  rows: readonly RowNumber[];
  /** What is injected, and what must happen, as one sentence. */
  name: string;
  /** Only in the full form: it takes long, or one of the short form brings about the same by the same means. */
  long?: boolean;
  /**
   * @returns what was measured, as a text, if anything is worth telling
   * @throws Error with a sentence when something does not hold
   * @throws CannotBeDone when this machine lacks what it takes
   */
  run: (ground: Ground) => Promise<unknown>;
}

/** This machine lacks what a drill takes; the message says what. */
export class CannotBeDone extends Error {
  override readonly name = 'CannotBeDone';
}
