import type { Device, Language } from '@huoban/contracts';
import type { CaseResult, Outcome, TaskResult } from '../run/task';

/** What evidence names as the tool that ran the checks. */
export const SMOKE_TOOL = { tool: 'smoke', version: '1.0.0' } as const;

/** Everything that a run found out, for every form of report. */
export interface RunReport {
  url: string;
  release: string;
  shell: string;
  sections: Record<string, string>;
  /** ISO 8601. */
  startedAt: string;
  ms: number;
  looked: Looked;
  results: TaskResult[];
}

/** What a run was to look at. */
export interface Looked {
  languages: Language[];
  devices: Device[];
  /** The word that every name had to have (`--only`); null for all of it. */
  only: string | null;
  /** Each page in one language of each layout (`--short`). */
  short: boolean;
}

export type Counts = Record<Outcome, number>;

export function countsOf(results: readonly TaskResult[]): Counts {
  const counts: Counts = { passed: 0, failed: 0, flaky: 0, skipped: 0 };
  for (const { outcome } of results.flatMap(({ cases }) => cases)) counts[outcome] += 1;
  return counts;
}

export interface Complaint extends CaseResult {
  /** Tasks that have it. */
  where: string[];
}

/** What went wrong, the same on many pages told once; failures first, then what is flaky. */
export function complaintsOf(results: readonly TaskResult[], outcome: Outcome): Complaint[] {
  const found = new Map<string, Complaint>();
  for (const { name: where, cases } of results) {
    for (const one of cases.filter((result) => result.outcome === outcome)) {
      const key = `${one.name}: ${one.problem ?? ''}`;
      const known = found.get(key);
      if (known) known.where.push(where);
      else found.set(key, { ...one, where: [where] });
    }
  }
  return [...found.values()];
}

/** 0: everything passed; 1: something failed; 3: nothing failed, but something was flaky. */
export function exitCodeOf(results: readonly TaskResult[]): 0 | 1 | 3 {
  const { failed, flaky } = countsOf(results);
  if (failed > 0) return 1;
  return flaky > 0 ? 3 : 0;
}
