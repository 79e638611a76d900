import type { TaskResult } from './task';

const EVERY_MS = 10_000;

export interface Output {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

/** One line that says how far the run is: rewritten on a terminal, every ten seconds elsewhere. */
export class Progress {
  private lastAt = performance.now();
  private readonly since = this.lastAt;

  constructor(private readonly output: Output) {}

  /** Says at once what failed: who waits can stop and look. */
  readonly fail = (result: TaskResult): void => {
    const [first, ...others] = result.cases.filter(({ outcome }) => outcome === 'failed');
    if (!first) return;
    const more = others.length > 0 ? ` (and ${String(others.length)} more)` : '';
    const line = `✗ ${result.name}: ${first.name}: ${first.problem ?? ''}`.slice(0, 200);
    this.output.write(`${this.output.isTTY ? '\r\u001b[K' : ''}${line}${more}\n`);
  };

  readonly tell = (done: number, all: number, failures: number): void => {
    const now = performance.now();
    const bad = failures > 0 ? `, ${String(failures)} with failures` : '';
    const line = `${String(done)} of ${String(all)}${bad} (${((now - this.since) / 1000).toFixed(0)} s)`;
    if (this.output.isTTY) {
      this.output.write(`\r${line}\u001b[K${done === all ? '\n' : ''}`);
    } else if (now - this.lastAt >= EVERY_MS || done === all) {
      this.lastAt = now;
      this.output.write(`${line}\n`);
    }
  };
}
