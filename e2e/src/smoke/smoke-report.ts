import type { Device, Language } from '@huoban/contracts';
import type { SmokeReport } from '@huoban/release/reports';
import { countOutcomes, groupProblems, type CaseResult } from '../harness/results';
import type { Deployment } from './deployment';

/** The tool that evidence names. */
export const SMOKE_TOOL = { tool: 'smoke', version: '1.0.0' } as const;

const MAX_LINE_LENGTH = 500;

export interface CrawlScope {
  languages: Language[];
  devices: Device[];
  /** The word that every name had to contain (`--only`); null for everything. */
  only: string | null;
  /** Each page in one language of each layout (`--short`). */
  short: boolean;
}

/** What `--json` writes, and `--record` and `release smoke` record. A flaky check counts as a failure. */
export function toSmokeReport(
  { release, origin }: Pick<Deployment, 'release' | 'origin'>,
  { languages, devices, only, short }: CrawlScope,
  results: readonly CaseResult[],
): SmokeReport {
  const { passed, failed, flaky } = countOutcomes(results);
  const failures = results.flatMap(({ name, checks }) =>
    checks
      .filter(({ outcome }) => outcome === 'failed' || outcome === 'flaky')
      .map((check) => {
        const where = check.name === name ? name : `${name} ${check.name}`;
        return `${where}: ${check.problem ?? ''} (${check.outcome})`.slice(0, MAX_LINE_LENGTH);
      }),
  );
  const left = [
    ...(short ? ['most languages of each page (--short)'] : []),
    ...(only === null ? [] : [`everything without "${only}" in its name (--only)`]),
    ...groupProblems(results, 'skipped').map(({ name, problem }) =>
      `${name}: ${problem ?? ''}`.slice(0, MAX_LINE_LENGTH),
    ),
  ];
  return {
    release,
    url: origin,
    ...SMOKE_TOOL,
    at: new Date().toISOString(),
    checks: passed + failed + flaky,
    failures,
    scope: { languages, devices, left },
  };
}
