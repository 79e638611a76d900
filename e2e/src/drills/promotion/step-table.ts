import { textTable } from '../../harness/text';

/** Characters of an error in the table; it is told whole where it happens. */
const SHOWN = 160;

interface Row {
  step: string;
  measured: string;
  expected: string;
  held: boolean;
}

/** What a step reports while it runs. */
export interface StepNotes {
  /** Something to show that nothing is expected of. */
  note: (text: string) => void;
  /** A time in ms with the most that it may be. */
  within: (what: string, ms: number, most: number) => void;
  /** Something that must be so. */
  holds: (what: string, isSo: boolean) => void;
}

/** The steps of a drill with what was measured and expected, told as they go and once more as a table. */
export class StepTable {
  readonly #rows: Row[] = [];
  readonly #say: (line: string) => void;
  readonly #leeway: number;

  /** @param leeway how many times as long as expected a step may take before it counts as failed */
  constructor(say: (line: string) => void, leeway: number) {
    this.#say = say;
    this.#leeway = leeway;
  }

  /** How many expectations held, and how many did not. */
  get count(): { passed: number; failed: number } {
    const passed = this.#rows.filter(({ held }) => held).length;
    return { passed, failed: this.#rows.length - passed };
  }

  /** Runs a step. What it throws is told, ends up in the table and is thrown again: later steps build on this one. */
  async run(step: string, work: (notes: StepNotes) => Promise<void>): Promise<void> {
    const began = performance.now();
    let rows = 0;
    const add = (row: Omit<Row, 'step'>): void => {
      rows += 1;
      this.#add({ step, ...row });
    };
    try {
      await work({
        note: (text) => add({ measured: text, expected: '', held: true }),
        within: (what, ms, most) =>
          add({
            measured: `${what}: ${showMs(ms)}`,
            expected: `≤ ${showMs(most)}${ms > most ? ', MISSED' : ''}`,
            held: ms <= most * this.#leeway,
          }),
        holds: (what, held) =>
          add({ measured: held ? what : `not so: ${what}`, expected: 'so', held }),
      });
      if (rows === 0)
        add({ measured: showMs(performance.now() - began), expected: '', held: true });
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      add({
        measured: said.trim().split('\n').slice(-3).join(' ').slice(0, SHOWN),
        expected: 'no error',
        held: false,
      });
      throw error;
    }
  }

  /** Rows with step, measured and expected, and a mark for what did not hold. */
  text(): string {
    const shown = this.#rows.map(({ step, measured, expected, held }, index) => [
      `${held ? '✓' : '✗'} ${step === this.#rows[index - 1]?.step ? '' : step}`,
      measured,
      expected,
    ]);
    return textTable([['  step', 'measured', 'expected'], ...shown]);
  }

  #add(row: Row): void {
    this.#rows.push(row);
    const { step, measured, expected, held } = row;
    this.#say(`${held ? '✓' : '✗'} ${step}: ${measured}${expected && ` (${expected})`}`);
  }
}

const showMs = (ms: number): string =>
  ms < 10_000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
