import type { Scene } from './scene';

/** `flaky`: failed at first and passed when it was repeated; it never counts as passed. */
export type Outcome = 'passed' | 'failed' | 'flaky' | 'skipped';

export interface CaseResult {
  name: string;
  outcome: Outcome;
  /** What was wrong, or why it was skipped; null when it passed. */
  problem: string | null;
}

/** What one task found out. */
export interface Finding {
  cases: CaseResult[];
  /** Small picture of the page, a `data:` address. */
  picture?: string | null;
  /** Milliseconds by name: answer, shown, loaded … */
  timings?: Record<string, number>;
  /** What stood around a failure; null when nothing failed. */
  scene: Scene | null;
}

/** A unit of work of a run: a page, a journey, a special check. It never rejects for what it checks. */
export interface Task {
  group: string;
  name: string;
  run: () => Promise<Finding>;
}

export interface TaskResult extends Finding {
  group: string;
  name: string;
  ms: number;
}

export const passed = (name: string): CaseResult => ({ name, outcome: 'passed', problem: null });
export const failed = (name: string, problem: string): CaseResult => ({
  name,
  outcome: 'failed',
  problem,
});
export const skipped = (name: string, why: string): CaseResult => ({
  name,
  outcome: 'skipped',
  problem: why,
});

export const hasFailed = ({ cases }: Finding): boolean =>
  cases.some(({ outcome }) => outcome === 'failed');

export const sentenceOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : String(failure);
