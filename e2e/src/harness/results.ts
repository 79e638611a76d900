/** `flaky`: failed at first and passed when it was repeated; it never counts as passed. */
export type Outcome = 'passed' | 'failed' | 'flaky' | 'skipped';

export interface CheckResult {
  name: string;
  outcome: Outcome;
  /** What was wrong, or why it was skipped; null when it passed. */
  problem: string | null;
}

/** State of a tab when a check failed in it. */
export interface FailureSnapshot {
  address: string;
  /** `data:` URL; null when the tab could not be captured. */
  screenshot: string | null;
  console: string[];
  network: string[];
  dom: string;
}

/** What the HTML report shows beside the checks of a case. */
export interface Attachments {
  /** Thumbnail as a `data:` URL. */
  screenshot?: string | null;
  /** Milliseconds by name. */
  timings?: Record<string, number>;
  snapshot?: FailureSnapshot | null;
}

export interface CaseResult {
  name: string;
  group: string;
  rows: readonly number[];
  ms: number;
  /** What the case measured; empty when it measured nothing. */
  note: string;
  /** At least one: a case without named checks is one check with its own name. */
  checks: CheckResult[];
  attachments: Attachments;
}

export const passed = (name: string): CheckResult => ({ name, outcome: 'passed', problem: null });
export const failed = (name: string, problem: string): CheckResult => ({
  name,
  outcome: 'failed',
  problem,
});
export const skipped = (name: string, reason: string): CheckResult => ({
  name,
  outcome: 'skipped',
  problem: reason,
});

export const hasFailed = ({ checks }: CaseResult): boolean =>
  checks.some(({ outcome }) => outcome === 'failed');

export function countOutcomes(results: readonly CaseResult[]): Record<Outcome, number> {
  const counts = { passed: 0, failed: 0, flaky: 0, skipped: 0 };
  for (const { outcome } of results.flatMap(({ checks }) => checks)) counts[outcome] += 1;
  return counts;
}

/** 0: everything passed; 1: something failed; 3: nothing failed, but something was flaky. */
export function exitCodeOf(results: readonly CaseResult[]): 0 | 1 | 3 {
  const { failed: failures, flaky } = countOutcomes(results);
  if (failures > 0) return 1;
  return flaky > 0 ? 3 : 0;
}

/** Equal problems of several cases, once, with the names of the cases. */
export function groupProblems(
  results: readonly CaseResult[],
  wanted: Outcome,
): (CheckResult & { cases: string[] })[] {
  const groups = new Map<string, CheckResult & { cases: string[] }>();
  for (const { name: caseName, checks } of results) {
    for (const check of checks.filter(({ outcome }) => outcome === wanted)) {
      const key = `${check.name}: ${check.problem ?? ''}`;
      const group = groups.get(key) ?? { ...check, cases: [] };
      group.cases.push(caseName);
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}

/** Last line of every check program. */
export function countLine(results: readonly CaseResult[]): string {
  const counts = countOutcomes(results);
  return `${counts.passed} passed, ${counts.failed} failed`;
}

const MAX_LISTED_CASES = 3;
const MARKS: Record<Outcome, string> = { passed: '✓', failed: '✗', flaky: '~', skipped: '○' };

export function summarize(results: readonly CaseResult[]): string {
  const { flaky, skipped: left } = countOutcomes(results);
  const lines = (['skipped', 'flaky', 'failed'] as const).flatMap((outcome) =>
    groupProblems(results, outcome).map(({ name, problem, cases }) => {
      const more = cases.length - MAX_LISTED_CASES;
      const listed = cases.slice(0, MAX_LISTED_CASES).join(', ');
      const where = cases.length === 1 && listed === name ? '' : ` (${listed}`;
      const rest = where && (more > 0 ? ` and ${more} more)` : ')');
      return `${MARKS[outcome]} ${outcome}: ${name}${where}${rest}: ${problem ?? ''}`;
    }),
  );
  if (flaky + left > 0) lines.push(`${flaky} flaky, ${left} skipped`);
  return [...lines, countLine(results)].join('\n');
}

export function describeCase({ name, rows, checks, note, ms }: CaseResult): string {
  const outcomes = checks.map(({ outcome }) => outcome);
  const worst = (['failed', 'flaky', 'passed', 'skipped'] as const).find((each) =>
    outcomes.includes(each),
  );
  const title = `${rows.map((row) => `[${row}] `).join('')}${name} (${(ms / 1000).toFixed(1)} s)`;
  const problems = checks
    .filter(({ problem }) => problem !== null)
    .map((check) => (check.name === name ? '' : `${check.name}: `) + (check.problem ?? ''));
  const details = [...problems, note].filter(Boolean).map((line) => `\n    ${line}`);
  return `${MARKS[worst ?? 'passed']} ${title}${details.join('')}`;
}
