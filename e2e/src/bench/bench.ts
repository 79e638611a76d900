import os from 'node:os';
import type { CleanupStack } from '../harness/cleanup';
import { spreadOf } from '../harness/statistics';
import { textTable, writeLine } from '../harness/text';
import type { SharedDeployment } from './shared-deployment';

/**
 * Numbers that options set: `--rounds 3`; `idleSeconds` is how long a server idles before its memory is measured, `slowdown`
 * by how much the browser's processor is slower, `pages`, `visits` and `clones` how often each is rendered, made or started.
 */
export const NUMBER_NAMES = [
  ...['rounds', 'versions', 'messages', 'seconds', 'documents', 'artifacts', 'idleSeconds'],
  ...['slowdown', 'pages', 'visits', 'clones'],
] as const;
export type Numbers = Record<(typeof NUMBER_NAMES)[number], number>;

export interface BenchOptions {
  numbers: Numbers;
  path: string;
  /** Which replies are measured; all without it. */
  half: string | undefined;
  language: string | undefined;
  category: string | undefined;
  /** Whether the wrong replies of the unseen half are listed. */
  show: boolean;
}

/** Figures as they are printed: the first row has the names of the columns, the first column those of the rows. */
export interface Table {
  title: string;
  rows: readonly (readonly string[])[];
}

export interface Bench {
  defaults: Partial<Numbers>;
  /** Other options of the short form. */
  short?: Partial<Omit<BenchOptions, 'numbers'>>;
  /** @returns false when a goal was missed that fails the command */
  run: (context: BenchContext) => Promise<boolean>;
}

export class BenchContext {
  readonly tables: Table[] = [];
  /** Removed at the end. */
  readonly folder: string;
  readonly cleanup: CleanupStack;
  readonly deployment: SharedDeployment;

  constructor(
    readonly name: string,
    readonly options: BenchOptions,
    { folder, cleanup, deployment }: Pick<BenchContext, 'folder' | 'cleanup' | 'deployment'>,
  ) {
    this.folder = folder;
    this.cleanup = cleanup;
    this.deployment = deployment;
  }

  /** Benches of the short form run at the same time, so that each line names its bench. */
  readonly report = (line: string): void => writeLine(`${this.name}: ${line}`);

  table(title: string, rows: Table['rows']): void {
    this.tables.push({ title, rows });
    writeLine(`\n${this.name}: ${title}\n${textTable(rows)}\n`);
  }

  /** Reports which goals were reached. @returns whether all were */
  goals(goals: readonly Goal[]): boolean {
    const rows = goals.map(({ name, figure, isReached }) => [name, figure, isReached ? '✓' : '✗']);
    this.table('goals', [['goal', 'figure', 'reached'], ...rows]);
    return goals.every(({ isReached }) => isReached);
  }
}

export interface Goal {
  name: string;
  figure: string;
  isReached: boolean;
}

export const MB = 1024 * 1024;
export const inMb = (bytes: number): string => (bytes / MB).toFixed(1);

export const showMs = (ms: number): string =>
  ms < 10
    ? `${ms.toFixed(1)} ms`
    : ms < 10_000
      ? `${ms.toFixed(0)} ms`
      : `${(ms / 1000).toFixed(1)} s`;

/** Median (min–max). */
export function showSpread(
  values: readonly number[],
  show: (value: number) => string = showMs,
): string {
  const { median, min, max } = spreadOf(values);
  return min === max ? show(median) : `${show(median)} (${show(min)}–${show(max)})`;
}

/** Load average of the last minute. */
export const currentLoad = (): number => os.loadavg()[0] ?? 0;

export const isBusy = (load: number): boolean => load > os.availableParallelism() / 2;
