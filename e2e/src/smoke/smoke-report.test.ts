import schema from '../../../docs/contracts/smoke-report.schema.json';
import { failed, passed, skipped, type CaseResult } from '../harness/results';
import { toSmokeReport, type CrawlScope } from './smoke-report';

const DEPLOYMENT = { release: 'a'.repeat(64), origin: 'https://site.test' };
const FULL: CrawlScope = {
  languages: ['zh', 'en', 'ja'],
  devices: ['desktop', 'mobile'],
  only: null,
  short: false,
};
const result = (name: string, checks: CaseResult['checks']): CaseResult => ({
  ...{ name, checks, group: 'pages', rows: [], ms: 1, note: '' },
  attachments: {},
});

describe('toSmokeReport', () => {
  it('has the fields of the published schema', () => {
    const report = toSmokeReport(DEPLOYMENT, FULL, [result('/', [passed('status')])]);
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(Object.keys(report)));
    expect(Object.keys(report)).toEqual(expect.arrayContaining(schema.required));
    expect(report.release).toMatch(new RegExp(schema.properties.release.pattern));
    expect(report).toMatchObject({ checks: 1, failures: [], tool: 'smoke', scope: { left: [] } });
  });

  it('counts flaky checks as failures, and names case and check', () => {
    const flaky = { name: 'title', outcome: 'flaky' as const, problem: 'slow' };
    const checks = [passed('status'), flaky, failed('/', 'no heading')];
    const report = toSmokeReport(DEPLOYMENT, FULL, [result('/', checks)]);
    expect(report.checks).toBe(3);
    expect(report.failures).toEqual(['/ title: slow (flaky)', '/: no heading (failed)']);
  });

  it('lists in its scope how the run was narrowed, and skipped checks', () => {
    const scope: CrawlScope = { ...FULL, languages: ['zh', 'ja'], only: '/terms', short: true };
    const report = toSmokeReport(DEPLOYMENT, scope, [
      result('/', [passed('status')]),
      result('login', [skipped('login', 'no codes')]),
    ]);
    expect(report.checks).toBe(1);
    expect(report.scope).toEqual({
      languages: ['zh', 'ja'],
      devices: ['desktop', 'mobile'],
      left: [
        'most languages of each page (--short)',
        'everything without "/terms" in its name (--only)',
        'login: no codes',
      ],
    });
  });
});
