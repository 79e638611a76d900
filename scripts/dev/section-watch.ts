import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { WatchEvent, WatchOptions } from '@huoban/build';

const PROGRAM = path.join(import.meta.dirname, 'watch-program.ts');
const RESTART_MS = 1_000;

export class SectionWatch {
  private child: ChildProcess | null = null;
  private stopped = false;

  constructor(
    private readonly options: WatchOptions,
    private readonly onEvent: (event: WatchEvent) => void,
  ) {}

  start(): void {
    const child = fork(PROGRAM, {
      cwd: this.options.root,
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, NODE_ENV: 'development', WATCH_OPTIONS: JSON.stringify(this.options) },
      // Only the errors of webpack are shown.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.child = child;
    child.on('message', (message) => this.onEvent(message as WatchEvent));
    child.once('exit', (code, signal) => {
      if (this.stopped) return;
      const ending = signal ?? `code ${String(code)}`;
      this.onEvent({ kind: 'broken', problems: [`The builder ended with ${ending}.`] });
      setTimeout(() => this.stopped || this.start(), RESTART_MS).unref();
    });
  }

  stop(): void {
    this.stopped = true;
    this.child?.kill();
  }
}
