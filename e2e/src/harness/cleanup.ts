import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Steps that undo what was started, the last one first. */
export class CleanupStack {
  private readonly steps: (() => unknown)[] = [];

  add(step: () => unknown): void {
    this.steps.push(step);
  }

  /** Stops something at the end. @returns the same thing */
  stopLater<Started extends { stop: () => unknown }>(started: Started): Started {
    this.add(() => started.stop());
    return started;
  }

  /** A folder that is removed at the end. */
  async temporaryFolder(prefix = 'huoban-check-'): Promise<string> {
    const folder = await mkdtemp(path.join(tmpdir(), prefix));
    this.add(() => rm(folder, { recursive: true, force: true }));
    return folder;
  }

  async run(): Promise<void> {
    for (let step = this.steps.pop(); step; step = this.steps.pop()) await step();
  }
}

/** Does work whose cleanup steps run at its end, whether it fails or not. */
export async function withCleanup<Result>(
  work: (cleanup: CleanupStack) => Promise<Result>,
): Promise<Result> {
  const cleanup = new CleanupStack();
  try {
    return await work(cleanup);
  } finally {
    await cleanup.run();
  }
}
